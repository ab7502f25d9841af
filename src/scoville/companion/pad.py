"""A score pad: what is counted, what ends a game, who has won. A game declares it, and the page counts by the same
one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

__all__ = ["Column", "Ending", "Pad", "Sheet", "Standing", "Tally", "tally"]


@dataclass(frozen=True, slots=True)
class Column:
    """Something that is counted for every player."""

    name: str
    """It is called `companion-<game>-column-<name>`, or `companion-column-<name>` for any game."""
    worth: int
    """Points for each."""
    stock: int | None = None
    """How many there are for all players together; null is any number."""
    during: bool = False
    """Whether it is counted during the game; otherwise once it is over."""
    below_zero: bool = False


@dataclass(frozen=True, slots=True)
class Ending:
    """Something that ends a game."""

    name: str
    """It is called `companion-<game>-ending-<name>`, or `companion-ending-<name>` for any game."""
    kind: Literal["each", "all", "said", "named"]
    """`each`: a player has `count` of `column`, and has won. `all`: all players together have. `said`: somebody says
    so. `named`: somebody says so and who has won. Where no winner is known by it, points decide."""
    column: str = ""
    count: int = 0


@dataclass(frozen=True, slots=True)
class Sheet:
    """What was entered of one game."""

    counts: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """By column, then by seat; nothing is 0 for everybody."""
    ending: str = ""
    """The ending somebody has said."""
    named: tuple[int, ...] = ()
    """The seats named with it."""


@dataclass(frozen=True, slots=True)
class Standing:
    points: tuple[int, ...]
    ending: str
    """Empty while the game goes on."""
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pad:
    columns: tuple[Column, ...]
    endings: tuple[Ending, ...]
    next_first: Literal["rule", "winner"] = "rule"
    """Who starts the next game: the player the rules name again, or the winner of this one."""

    def count(self, sheet: Sheet, column: str, seat: int) -> int:
        return sheet.counts[column][seat] if column in sheet.counts else 0

    def standing(self, sheet: Sheet, players: int) -> Standing:
        """Points, whether the game is over and who has won. Players level at the top win together."""
        seats = range(players)
        points = tuple(sum(one.worth * self.count(sheet, one.name, seat) for one in self.columns) for seat in seats)
        for ending in self.endings:
            held = [self.count(sheet, ending.column, seat) for seat in seats]
            if ending.kind == "each" and max(held) >= ending.count:
                return Standing(points, ending.name, tuple(seat for seat in seats if held[seat] >= ending.count))
            if ending.kind == "all" and sum(held) >= ending.count:
                return Standing(points, ending.name, _best(points))
            if ending.name == sheet.ending:
                return Standing(points, ending.name, sheet.named if ending.kind == "named" else _best(points))
        return Standing(points, "", ())

    def may_add(self, sheet: Sheet, column: str, seat: int, change: int, players: int) -> bool:
        """Whether the count of a seat may change by this much."""
        known = next(one for one in self.columns if one.name == column)
        counts = [self.count(sheet, column, each) for each in range(players)]
        if counts[seat] + change < 0 and not known.below_zero:
            return False
        return change <= 0 or known.stock is None or sum(counts) + change <= known.stock

    def add(self, sheet: Sheet, column: str, seat: int, change: int, players: int) -> Sheet:
        """The sheet with another count; the same sheet if it may not change so."""
        if not self.may_add(sheet, column, seat, change, players):
            return sheet
        counts = [self.count(sheet, column, each) for each in range(players)]
        counts[seat] += change
        return replace(sheet, counts={**sheet.counts, column: tuple(counts)})


@dataclass(frozen=True, slots=True)
class Tally:
    """Several games together, by seat."""

    wins: tuple[int, ...]
    """A shared win counts for everybody who shares it."""
    points: tuple[int, ...]


def tally(pad: Pad, sheets: Sequence[Sheet], players: int) -> Tally:
    standings = [pad.standing(sheet, players) for sheet in sheets]
    seats = range(players)
    return Tally(
        tuple(sum(seat in one.winners for one in standings) for seat in seats),
        tuple(sum(one.points[seat] for one in standings) for seat in seats),
    )


def _best(points: Sequence[int]) -> tuple[int, ...]:
    return tuple(seat for seat, each in enumerate(points) if each == max(points))
