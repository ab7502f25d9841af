"""A table of SPICY. Who is asked next is the arbiter's business."""

from __future__ import annotations

from collections.abc import Mapping

from ...cli.terminal.opponent import Opponent
from ...cli.terminal.table import Pace, Table
from ...core import Dice
from .. import Accept, Arbiter, Pass, Spicy
from ..bots.options import proper_options

__all__ = ["SpicyTable"]


class SpicyTable(Table[Spicy]):
    def __init__(self, game: Spicy, person: int, bots: Mapping[int, Opponent], dice: Dice, pace: Pace) -> None:
        super().__init__(game, person, bots, pace)
        self._arbiter = Arbiter(game.state, dice)

    async def run(self) -> None:
        while not self.game.over:
            seat, reacting = self._arbiter.seat(), self._arbiter.reacting()
            if seat == self.person and (not reacting or self.game.waiting):
                await self._stir()  # the person's turn, or a last card that waits for an answer
            elif seat != self.person:
                await self._ask(seat, reacting)
            elif await self._rest(self._takes(seat, reacting)):
                self._arbiter.decline()  # nothing was said in time

    def _takes(self, seat: int, reacting: bool) -> float:
        """Seconds: a bot's are drawn before it has looked at anything."""
        if not reacting:
            looking = bool(self.game.history) and not self.game.stack  # a card was just revealed
            return self.bots[seat].takes(self.pace.turn) + (self.pace.doubt / 2 if looking else 0)
        share = self.pace.doubt / (len(self.game.players) - 1)
        return share if seat == self.person else self.bots[seat].takes(share)

    async def _ask(self, seat: int, reacting: bool) -> None:
        """It thinks before its time has come, so that nobody sees how long."""
        bot, takes = self.bots[seat], self._takes(seat, reacting)
        if not await self._rest(takes - bot.lead):
            return
        thought = bot.choose(self.game.view(seat), proper_options(self.game, seat, reacting))
        if not await self._rest(bot.lead):
            return
        counts, action = await self._decided(thought)
        if not counts:
            return
        if action is not None:
            self._apply(seat, action)
        elif self.game.waiting:
            self._apply(seat, Accept())  # S-LAST-WAIT
        elif reacting:
            self._arbiter.decline()
        else:
            self._apply(seat, Pass())  # a turn is never let be: S-TURN
