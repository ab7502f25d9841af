"""A person at a table of HEATED in the terminal."""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable
from pathlib import Path

from terminal_tables import Person, opponents, take_steps

from scoville import load
from scoville.cli.terminal.table import Pace
from scoville.heated import (
    Action,
    Expire,
    Heated,
    Match,
)
from scoville.heated.terminal.draft import Step
from scoville.heated.terminal.screen import HeatedScreen
from scoville.heated.terminal.table import HeatedTable

__all__ = ["NAMES", "NEVER", "NOW", "At", "record", "sit"]

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ivy", "Jo")
NOW = Pace(0, 1, 1, math.inf, scale=0)
"""At once, but windows wait for the person."""
NEVER = Pace(1, 1, 1, math.inf, scale=math.inf)
"""Bots that think for ever: only the person acts."""


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
    pace: Pace = NEVER,
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

    def deal() -> HeatedTable:
        if dealt:
            match.next_round()
        dealt.append(match.round)
        return HeatedTable(match, 0, opponents("heated", len(match.players), bot), pace, rounds)

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
