"""Material to learn from: everybody's chances in a finished game, and puzzles. All of it goes over HTTP."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ..parts import ActionText, CardWord, Name, Part, SeatNumber
from .bodies import Origin, ReplayStep, Reviewed
from .messages import Count
from .settings import GameName, RulesMessage

__all__ = [
    "ChancePoint",
    "Chances",
    "Deed",
    "PuzzleAnswer",
    "PuzzlePage",
    "PuzzleSet",
    "PuzzleSets",
    "PuzzleSolved",
    "ReadChances",
]


class ReadChances(Part):
    """`POST /api/review/chances`: everybody's chances in a finished game, a page at a time."""

    origin: Origin
    """Its `ply` is ignored."""
    start: Count = 0
    """The first point you want: `next` of the page before."""


class ChancePoint(Part):
    """How everybody stood after a step of the game, with all hands open."""

    step: int
    chances: tuple[float, ...]
    """The chances to win, by seat, from 0 to 1."""
    error: float
    """The largest standard error among them."""


class Deed(Part):
    """Something a player did, counted over the game: `web-deed-<game>-<name>` words it, with the counts as values."""

    name: str
    counts: dict[str, int]


class Chances(Part):
    points: tuple[ChancePoint, ...]
    """One page of them; empty in a game whose bots cannot estimate chances."""
    start: int
    total: int
    """Points of the whole game."""
    next: int | None
    """Where the next page starts; null after the last."""
    deeds: tuple[tuple[Deed, ...], ...]
    """By seat."""


class PuzzleSet(Part):
    game: GameName
    count: int
    today: int
    """The number of the puzzle of the day, from 1."""


class PuzzleSets(Part):
    """`GET /api/puzzles`: the games that have puzzles."""

    sets: tuple[PuzzleSet, ...]


class PuzzlePage(Part):
    """`GET /api/puzzles/{game}/{number}`: a position to think about. It does not say what is best."""

    game: GameName
    number: int
    """From 1."""
    count: int
    today: int
    rules: RulesMessage
    players: tuple[str, ...]
    """Their words, by seat."""
    names: tuple[Name, ...]
    seat: SeatNumber
    """The seat that is asked."""
    steps: tuple[ReplayStep, ...]
    """How the position came about, as that seat saw it, without the actions; the last step is the position."""
    answers: tuple[str | None, ...]
    """The possible answers, as a record writes them after the name; null is to let things be."""


class PuzzleAnswer(Part):
    """`POST /api/puzzles/{game}/{number}`."""

    answer: Annotated[str, msgspec.Meta(max_length=300)] | None


class PuzzleReason(Part):
    """Measured on imagined tables: it speaks for the best answer and against the next best."""

    reason: str
    """Its sentence is `puzzle-reason-<game>-<reason>`."""
    best: float
    """After the best answer."""
    other: float
    """After the next best."""
    seat: SeatNumber | None = None
    """The player it is about, if it is about one."""


class PuzzleSolved(Part):
    right: bool
    best: ActionText | None
    thoughts: Reviewed
    """What the bot thinks of every answer, and what it believes."""
    truth: tuple[CardWord, ...]
    """The cards that lie there face down, bottom first."""
    reasons: tuple[PuzzleReason, ...] = ()
    """The clearest first."""
