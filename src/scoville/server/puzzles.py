"""Puzzles for the page: a position as one seat sees it, and whether an answer is the best one.

The best answer stays on the server until somebody has answered.
"""

from __future__ import annotations

from typing import Final

import msgspec

from ..bots.puzzles import Puzzle, puzzles_of, today
from ..core import registry
from ..record.record import Record, read
from . import protocol as p
from .faults import Faulty
from .game_wire import wire_of
from .protocol.learning import PuzzleAnswer, PuzzlePage, PuzzleReason, PuzzleSet, PuzzleSets, PuzzleSolved
from .records import rules_of
from .shown import Shown

__all__ = ["check_answer", "puzzle_page", "puzzle_sets"]

SHOWN: Final = 14
"""How many steps before the position are shown."""


def puzzle_sets(now: float) -> PuzzleSets:
    counts = {game: len(puzzles_of(game)) for game in registry.games()}
    return PuzzleSets(tuple(PuzzleSet(game, count, today(count, now)) for game, count in counts.items() if count))


def puzzle_page(game: str, number: int, now: float) -> bytes:
    """The puzzle as JSON. Raises Faulty if there is none with this number."""
    puzzle = _find(game, number)
    record: Record = read(puzzle.record)
    steps: list[p.ReplayStep] = []
    for position, _, facts in record.steps():  # an action would reveal which card it was
        steps.append(p.ReplayStep("", Shown(position, facts, position.waiting).of(puzzle.seat)))
        del steps[:-SHOWN]
    count = len(puzzles_of(game))
    names = record.game.players
    return msgspec.json.encode(
        PuzzlePage(
            game,
            number,
            count,
            today(count, now),
            rules_of(record.game),
            names,
            names,
            puzzle.seat,
            tuple(steps),
            puzzle.answers,
        )
    )


def check_answer(game: str, number: int, answer: PuzzleAnswer) -> bytes:
    """As JSON: whether it is the best answer, and what the bot thinks of all of them. Raises Faulty if it is no
    answer."""
    puzzle = _find(game, number)
    best = puzzle.options[0][0]
    if answer.answer not in {action for action, *_ in puzzle.options}:
        raise Faulty("no-answer")
    record: Record = read(puzzle.record)
    *_, (position, _, _) = record.steps()
    players = record.game.players
    thoughts = p.Reviewed(
        puzzle.seat,
        len(record.actions),
        tuple(p.ReviewedClaim(**{**claim, "by": players.index(claim["by"])}) for claim in puzzle.claims),
        tuple(
            p.ReviewedOption(value.option, value.chance, *value.interval, value.playouts, value.known)
            for value in puzzle.values
        ),
    )
    truth = wire_of(game).open_cards(position)
    reasons = tuple(PuzzleReason(one.reason, one.best, one.other, one.seat) for one in puzzle.reasons)
    return msgspec.json.encode(PuzzleSolved(answer.answer == best, best, thoughts, truth, reasons))


def _find(game: str, number: int) -> Puzzle:
    found = puzzles_of(game) if game in registry.games() else ()
    if not 1 <= number <= len(found):
        raise Faulty("no-puzzle")
    return found[number - 1]
