"""Searches games between bots for puzzles: positions with one clearly best answer.

The bots decide at once. Some positions of each game are examined with few playouts, promising ones with many.
Playouts are counted, so the same seed gives the same puzzles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count
from typing import Any, Final

from ..bots import explain
from ..bots.explaining import Explanation, position_at
from ..bots.puzzles import MARGIN, Puzzle, PuzzleRoom, puzzle_room, solution
from ..core import BadSettings, registry, stream
from ..record import dump, read, say
from ..record.record import read_action
from .arena import play_game
from .spec import TableSpec

__all__ = ["find_puzzles", "give_reasons"]

BOT: Final = "cat"
"""It decides at once and errs now and then, as people do."""
TRIES: Final = 6
"""Positions of one game that are examined."""
QUICK, THOROUGH = "600", "9000"
"""Playouts."""
LONGEST: Final = 60
"""Actions: the player need not remember what happened long before, and a file of puzzles stays small."""
SHARE: Final = 0.4
"""The largest share of a set with the same kind of answer: always answering the same must not pay."""
REASONS: Final = 1
"""The seed of what is measured to explain an answer."""
FIRST: Final = 8
"""This many of a kind are accepted in any case."""


def find_puzzles(game: str, seed: int | str, known: Sequence[Puzzle] = ()) -> Iterator[Puzzle | None]:
    """Yields for each game the puzzle found in it, or None. It continues after the `known` ones, without end."""
    room = puzzle_room(game)
    if not room.players:
        raise BadSettings.plain(f"{game.upper()} has no puzzles: its room `puzzles` says where to look for them.")
    kinds = Counter(puzzle.kind for puzzle in known)
    for index in count(known[-1].index + 1 if known else 0):
        puzzle = _search(room, game, seed, index, kinds)
        kinds.update([puzzle.kind] if puzzle else [])
        yield puzzle


def _search(room: PuzzleRoom, name: str, seed: int | str, index: int, kinds: Counter[str]) -> Puzzle | None:
    players = room.players[index % len(room.players)]
    spec = TableSpec(name, players, registry.game(name).rules(), (BOT,) * players, seed)
    played: list[Any] = []
    places: list[tuple[int, int]] = []

    def watch(game: Any, *_: Any) -> None:
        played[:] = [game]
        if not game.over and len(game.history) <= LONGEST:
            places.extend((len(game.history), seat) for seat in range(players) if room.asks(game, seat))

    play_game(spec, index, watch)
    dice = stream(spec.seed_of(index), "puzzle")
    for _ in range(min(TRIES, len(places))):
        ply, seat = places.pop(dice.below(len(places)))
        then = position_at(played[0], ply)
        quick = explain(then, seat, budget=QUICK)
        if not _promises(quick) or _too_many(room.kind_of(quick.best.option), kinds):
            continue
        found = explain(then, seat, budget=THOROUGH)
        best = solution(found)
        if best is None or not room.comes_true(then, best.option):
            continue
        if not _too_many(room.kind_of(best.option), kinds):
            return _puzzle(room, then, index, found)
    return None


def _promises(found: Explanation) -> bool:
    best, *others = found.options
    return bool(others) and best.chance - max(other.chance for other in others) > MARGIN


def _too_many(kind: str, kinds: Counter[str]) -> bool:
    return kinds[kind] >= max(FIRST, SHARE * (kinds.total() + 1))


def _puzzle(room: PuzzleRoom, game: Any, index: int, found: Explanation) -> Puzzle:
    return Puzzle(
        index,
        dump(game),
        found.seat,
        room.kind_of(found.best.option),
        tuple(
            (
                None if value.option is None else say(game, found.seat, value.option).partition(" ")[2],
                round(value.chance, 4),
                round(value.error, 4),
                value.playouts,
            )
            for value in found.options
        ),
        tuple(claim.as_values(game.players) for claim in found.claims[-1:]),
        room.reasons(game, found.seat, found.options[0].option, found.options[1].option, REASONS),
    )


def give_reasons(game: str, puzzle: Puzzle) -> Puzzle:
    """The same puzzle with its reasons measured anew."""
    *_, (position, _, _) = read(puzzle.record).steps()
    best, other = (None if action is None else read_action(position, action) for action, *_ in puzzle.options[:2])
    return replace(puzzle, reasons=puzzle_room(game).reasons(position, puzzle.seat, best, other, REASONS))
