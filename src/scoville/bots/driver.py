"""Sequenced play: the arbiter says which seat is asked, the seat answers, the game does it.

The laboratory and the environments play games through this driver. Play-outs of searching bots and all-random games run
in C, on states instead of games, with a policy or dice at every seat instead of bots that see views. They use the
same arbiter but not this driver: only its loop would be left.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..core import NOBODY, Dice, Fact
from ..core.asking import asked
from .bot import Bot, ask, tell
from .room import room_of

__all__ = ["Driver", "Watch"]

Watch = Callable[[Any, int, Any, list[Fact]], None]
"""Called after every action with the game, the seat that acted, the action and the facts that followed. If it has the
methods `asked(driver, seat)` and `decided(action)`, they are called before and after every decision."""


class Driver:
    """One game. The base class serves any game: it asks for reactions first, clockwise from the turn, and the turn
    last."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.room = room_of(game)
        self.queue: list[tuple[int, bool]] = []
        """The seats still to be asked, and whether each has to do something."""
        self._asked_at = -1

    # --- what a game answers ------------------------------------------------------------------------

    def reflex(self) -> tuple[int, Any] | None:
        """What a seat does before anybody is asked."""
        return None

    def seat(self) -> int:
        """The seat that is asked now; NOBODY once the game is over."""
        game = self.game
        if game.over:
            return NOBODY
        if self._asked_at != len(game.history):
            self._asked_at = len(game.history)
            self.queue = [each for each in asked(game) if self.room.options(game, each[0], not each[1])]
        return self.queue[0][0]

    def reacting(self) -> bool:
        """Whether that seat is asked to react, not about its turn."""
        return not self.queue[0][1]

    def decline(self) -> None:
        """Notes that the seat lets it be."""
        self.queue.pop(0)

    def options(self, seat: int) -> list[Any]:
        """The options a bot is offered there."""
        return self.room.options(self.game, seat, self.reacting())

    def at_random(self, seat: int, dice: Dice) -> Any | None:
        """A random choice of that seat; None means that it let things be."""
        options = self.options(seat)
        chosen = dice.below(len(options) + self.reacting())  # one more than there are options means to let it be
        if chosen == len(options):
            self.decline()
            return None
        return options[chosen]

    # --- what follows from it ----------------------------------------------------------------------

    def answer(self, seat: int, bot: Bot[Any, Any]) -> Any | None:
        """What the bot on the asked seat does; None only if it may let things be. Raises BotFailed."""
        options = self.options(seat)
        action = ask(bot, self.game.view(seat), options)
        if action is None and (not self.reacting() or self.game.waiting):
            return self.room.idle(self.game, options)
        return action

    def play(self, bots: Mapping[int, Bot[Any, Any]], dice: Dice, seen: Watch) -> int:
        """Plays to the end and returns the number of decisions. Seats without a bot play at random from `dice`."""
        decisions = 0
        asked, decided = getattr(seen, "asked", None), getattr(seen, "decided", None)
        while True:
            while (reflex := self.reflex()) is not None:
                self._do(bots, seen, reflex[0], reflex[1])
            seat = self.seat()
            if seat < 0:
                return decisions
            decisions += 1
            if asked is not None:
                asked(self, seat)
            bot = bots.get(seat)
            if bot is None:
                action = self.at_random(seat, dice)
            else:
                action = self.answer(seat, bot)
                if action is None:
                    self.decline()
            if decided is not None:
                decided(action)
            if action is not None:
                self._do(bots, seen, seat, action)

    def _do(self, bots: Mapping[int, Bot[Any, Any]], seen: Watch, seat: int, action: Any) -> None:
        facts = self.game.apply(seat, action)
        tell(bots, facts)
        seen(self.game, seat, action, facts)
