"""The bots of one live game: when each acts, where it thinks, and what becomes of its answer.

A bot's time is drawn before it looks at the game, so how long it takes says nothing about its cards.
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Any

from ..bots import MISTAKES
from ..bots.pace import lead_time
from .around import Wished
from .players import SeatedBot, stand_in_for, takes
from .umpire import Occasion

if TYPE_CHECKING:
    from .dealer import Dealer

__all__ = ["BotsAtTable"]


class BotsAtTable:
    def __init__(self, dealer: Dealer) -> None:
        self.dealer = dealer
        self.table = dealer.table
        self.played = dealer.played
        self.game = dealer.game
        self.umpire = dealer.umpire
        self.seated: dict[int, SeatedBot] = {}
        self.plans: dict[Occasion, float] = {}
        self.settled: set[Occasion] = set()
        """Occasions that a bot was asked about and let be."""
        self.thinking: set[Occasion] = set()
        self.begins: dict[Occasion, float] = {}
        """When a slow bot begins to think, so that it is ready when its time has come."""
        self.thoughts: dict[Occasion, Any | None] = {}
        """Finished thoughts; each is shown at its time, not before."""
        self.awaited: set[Occasion] = set()
        """What a bot still thinks about at a table that waits for it."""

    def seat(self, seat: int, name: str) -> None:
        table = self.table
        try:
            bot = SeatedBot(self.game, self.played.facts, seat, name, table.bot_seed())
        except MISTAKES as error:  # somebody's own bot that fails, or is no longer installed
            table.bot_failed(seat, error)
            bot = SeatedBot(self.game, self.played.facts, seat, stand_in_for(self.game.name), table.bot_seed())
        self.seated[seat] = bot
        if bot.thinks:
            table.prepare_to_think()

    def plan(self, now: float) -> None:
        """Draws a time for every bot that might act, once per occasion."""
        if not self.seated and not self.plans:
            return
        by_bot = self.dealer.by_bot
        current = [o for seat in self.seated if by_bot(seat) for o in self.umpire.occasions(self.game, seat)]
        if self.dealer.asked_to_let_be:  # people come first: a bot would always be quicker
            current = []
        present = set(current)
        self.plans = {o: due for o, due in self.plans.items() if o in present or o in self.thinking}
        self.begins = {o: begins for o, begins in self.begins.items() if o in self.plans}
        self.thoughts = {o: thought for o, thought in self.thoughts.items() if o in self.plans}
        self.awaited &= self.plans.keys()
        self.settled &= present
        for occasion in current:
            if occasion not in self.plans and occasion not in self.settled:
                bot = self.seated[occasion.seat]
                thinks = bot.thinks_about(occasion)
                lingers = self.umpire.lingers(self.game) if self.dealer.times.doubt else 0.0
                seconds = takes(occasion, self.dealer.times, self.table.luck, bot.name, thinks, lingers)
                self.plans[occasion] = max(now, self.dealer.told_at) + seconds
                if thinks:
                    self.begins[occasion] = self.plans[occasion] - lead_time(thinks)

    def think(self, occasion: Occasion) -> None:
        """Starts long thinking beside the clock: however long it takes, the answer is shown at the bot's time."""
        del self.begins[occasion]
        bot = self.seated[occasion.seat]
        if bot.far_behind:
            self.table.catch_up(bot, lambda: self._think_now(occasion, bot))
        else:
            self._think_now(occasion, bot)

    def _think_now(self, occasion: Occasion, bot: SeatedBot) -> None:
        options = self.umpire.offered(self.game, occasion) if occasion in self.plans else None
        if not options:
            return

        def thought(choice: Any | None) -> None:
            if occasion in self.plans:
                self.thoughts[occasion] = choice
            if occasion in self.awaited:
                self.awaited.discard(occasion)
                self.table.post(self.dealer.tick)

        view, due = self.game.view(occasion.seat), self.plans[occasion]
        if self.table.patient:
            self.awaited.add(occasion)
        self.table.think_long(occasion.seat, bot.question(view, self.played.asked, options, due), thought)

    def ask(self, occasion: Occasion, once: bool = False) -> None:
        """Lets the bot decide elsewhere, or uses its finished thought; the answer comes back through the mailbox."""
        options = self.umpire.offered(self.game, occasion)
        if not options:
            self.plans.pop(occasion, None)
            self.settled.add(occasion)
            return
        bot = self.seated.get(occasion.seat)
        if bot is None:
            name, seed = stand_in_for(self.game.name), self.table.bot_seed()
            bot = SeatedBot(self.game, self.played.facts, occasion.seat, name, seed)
        self.thinking.add(occasion)
        if occasion in self.thoughts and not once:
            choice = self.thoughts.pop(occasion)
            if choice is None or self.game.accepts(occasion.seat, choice):
                self.table.post(lambda: self._answered(occasion, choice, options, once))
                return
        view, asked = self.game.view(occasion.seat), self.played.asked

        def choose() -> None:
            self.table.think(
                occasion.seat,
                lambda: bot.choose(view, asked, options),
                lambda choice: self.table.post(lambda: self._answered(occasion, choice, options, once)),
            )

        if bot.far_behind:
            self.table.catch_up(bot, choose)
        else:
            choose()

    async def _answered(self, occasion: Occasion, choice: Any | None, options: list[Any], once: bool) -> None:
        """Applies a bot's answer if the occasion still exists."""
        self.thinking.discard(occasion)
        self.plans.pop(occasion, None)
        seat = occasion.seat
        if self.table.dealer is not self.dealer or self.game.over or not (once or self.dealer.by_bot(seat)):
            return
        if occasion in self.umpire.occasions(self.game, seat):
            if occasion.must and (choice is None or not self.game.accepts(seat, choice)):
                choice = self.umpire.forced(self.game, seat, options)
            if not occasion.must:
                self.settled.add(occasion)
            if choice is not None and self.game.accepts(seat, choice):
                await self.dealer.wish(Wished(seat, choice, self.table.clock.now(), late=once))
                return
        self.dealer.review()

    def unseat(self, seat: int) -> None:
        """A person plays there again."""
        self.seated.pop(seat, None)
        self.plans = {occasion: due for occasion, due in self.plans.items() if occasion.seat != seat}
        self.begins = {occasion: at for occasion, at in self.begins.items() if occasion.seat != seat}

    def plan_anew(self) -> None:
        """What a bot has not begun to think about gets a new delay, drawn as blindly as the first."""
        self.plans = {o: due for o, due in self.plans.items() if o in self.thinking or o in self.awaited}
        self.begins.clear()
        self.thoughts.clear()

    def forget_plans(self) -> None:
        """The game is over, or nobody is there."""
        self.plans.clear()
        self.begins.clear()
        self.thoughts.clear()

    def delay(self, seconds: float) -> None:
        self.plans = {occasion: due + seconds for occasion, due in self.plans.items()}
        self.begins = {occasion: begins + seconds for occasion, begins in self.begins.items()}

    def next_act(self) -> float:
        """When the next bot shows what it does."""
        due = inf
        for occasion, at in self.plans.items():
            if at < due and occasion not in self.thinking and occasion not in self.awaited:
                due = at
        return due

    def think_in_time(self, now: float) -> None:
        """Starts the long thinking that is due."""
        for occasion in [o for o, begins in self.begins.items() if begins <= now]:
            self.think(occasion)

    def act(self, now: float) -> None:
        """Asks every bot whose time has come."""
        for occasion in [o for o, due in self.plans.items() if due <= now and o not in self.thinking]:
            if occasion not in self.awaited:
                self.ask(occasion)
