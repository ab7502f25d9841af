"""A person at a table of HEATED in the terminal."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from terminal_tables import NEVER, NOW, Jumping, Person, opponents, take_steps

from scoville import load
from scoville.core.speeds import Speed
from scoville.heated import (
    Action,
    Expire,
    Heated,
    Match,
)
from scoville.heated.terminal.draft import Step
from scoville.heated.terminal.screen import HeatedScreen
from scoville.heated.terminal.table import MatchTable
from scoville.server.clock import HeldClock

__all__ = ["NAMES", "NEVER", "NOW", "At", "record", "sit"]

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ivy", "Jo")


class At(Person):
    @property
    def screen(self) -> HeatedScreen:
        assert isinstance(self.app.table_screen, HeatedScreen)
        return self.app.table_screen

    @property
    def game(self) -> Heated:
        return self.screen.game

    def step(self) -> Step:
        return self.screen.draft.step

    def mine(self) -> list[Action | Expire]:
        return [act.action for act in self.game.history if act.seat == 0]

    def last(self) -> Action | Expire:
        return self.game.history[-1].action


def sit(
    game: Heated | str,
    steps: Callable[[At], Awaitable[None]],
    *,
    lang: str = "en",
    size: tuple[int, int] = (80, 24),
    pace: type[HeldClock] = NEVER,
    times: Speed | None = None,
    save: Path | None = None,
    rounds: int | None = None,
    bot: str = "casual",
) -> None:
    """Sits a person down in seat 0, at a game or at the one a record reaches, and takes the steps."""
    first = game if isinstance(game, Heated) else load(game)
    assert isinstance(first, Heated)
    match = Match(first.players, first.setup.seed, first.rules)
    match.round = first
    dealt: list[Heated] = []

    def deal() -> MatchTable:
        if dealt:
            match.next_round()
        dealt.append(match.round)
        clock = pace()
        table = MatchTable(match, opponents(len(match.players), bot, times), rounds, clock)
        if isinstance(clock, Jumping):
            clock.table = table
        return table

    take_steps(At, steps, deal, lang, size, save)


def record(
    hand: str,
    *,
    top: str = "b5",
    turn: str = "Ada",
    rules: str = 'mode = "chaos"',
    bo: str = "g1 g2 g3",
    cy: str = "p1 p2 p3",
    more: str = "",
    actions: str = "",
) -> str:
    return f"""
format = 1
game = "heated"
players = ["Ada", "Bo", "Cy"]
seed = 1
actions = [{actions}]
[rules]
{rules}
[position]
hands = {{ Ada = "{hand}", Bo = "{bo}", Cy = "{cy}" }}
top = "{top}"
draw_pile = "y1 y2 y3 y4 g7 g8 g9 y6"
turn = "{turn}"
{more}
"""
