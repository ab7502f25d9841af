"""A person at a table of SPICY in the terminal."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from terminal_tables import NEVER, NOW, Jumping, Person, opponents, take_steps

from scoville import load
from scoville.core.speeds import Speed
from scoville.server.clock import HeldClock
from scoville.server.local import LocalTable
from scoville.spicy import (
    Action,
    Expire,
    Spicy,
    new,
)
from scoville.spicy.terminal.draft import Step
from scoville.spicy.terminal.screen import SpicyScreen

__all__ = ["NEVER", "NOW", "At", "record", "sit"]


class At(Person):
    @property
    def screen(self) -> SpicyScreen:
        assert isinstance(self.app.table_screen, SpicyScreen)
        return self.app.table_screen

    @property
    def game(self) -> Spicy:
        return self.screen.game

    async def asked(self) -> None:
        """Lets the bots play until the person must do something or the game is over."""
        await self.until(lambda: self.game.over or 0 in self.game.waiting or (self.game.turn == 0 and self.free()))

    def free(self) -> bool:
        return self.screen.draft.may_play and not self.game.waiting

    def step(self) -> Step:
        return self.screen.draft.step

    def last(self) -> Action | Expire:
        """The last action of the game."""
        return self.game.history[-1].action


def sit(
    game: Spicy | str,
    steps: Callable[[At], Awaitable[None]],
    *,
    lang: str = "en",
    size: tuple[int, int] = (80, 24),
    pace: type[HeldClock] = NEVER,
    times: Speed | None = None,
    save: Path | None = None,
    bot: str = "casual",
) -> None:
    """Sits a person down in seat 0, at a game or at the one a record reaches, and takes the steps."""
    games: list[Spicy] = []

    def deal() -> LocalTable:
        dealt = (game if isinstance(game, Spicy) else load(game)) if not games else new(games[0].players, 99)
        assert isinstance(dealt, Spicy)
        games.append(dealt)
        clock = pace()
        table = LocalTable(dealt, opponents(len(dealt.players), bot, times), clock)
        if isinstance(clock, Jumping):
            clock.table = table
        return table

    take_steps(At, steps, deal, lang, size, save)


def record(hand: str, *, stack: str = "", turn: str = "Ada", rules: str = "", deck: str = "p9 p9") -> str:
    return f"""
format = 1
game = "spicy"
players = ["Ada", "Bo", "Cy"]
seed = 1
[rules]
{rules}
[position]
hands = {{ Ada = "{hand}", Bo = "w1 w2", Cy = "w3 w4" }}
deck = "{deck}"
stack = [{stack}]
turn = "{turn}"
points = {{ Bo = 2 }}
"""
