"""The companion on the page: a plan for the printed cards, and clauses for a question. A worker process makes both."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from ..companion import companion_of, find_clauses, read_seats
from ..core import registry
from ..locales import LANGUAGES
from .faults import Faulty
from .protocol.companion import FoundClause, FoundClauses

__all__ = ["MOST_CLAUSES", "found_clauses", "plan_answer"]

MOST_CLAUSES: Final = 10


def plan_answer(game: str, asked: Mapping[str, str]) -> bytes:
    """The plan as JSON. What was asked are the values of an address: `players`, `seed`, and what the game asks."""
    if game not in registry.games():
        raise Faulty("unknown-route")
    wishes = dict(asked)
    players, seed = read_seats(wishes.pop("players", "")), wishes.pop("seed", "")
    return msgspec.json.encode(companion_of(game).plan(players, seed, wishes))


def found_clauses(question: str, language: str, game: str | None) -> bytes:
    """As JSON."""
    if language not in LANGUAGES or (game is not None and game not in registry.games()):
        raise Faulty("bad-request")
    answers = find_clauses(question, language, game=game, most=MOST_CLAUSES)
    found = (FoundClause(one.game, one.clause.id, one.clause.ruling, one.clause.books, one.values()) for one in answers)
    return msgspec.json.encode(FoundClauses(tuple(found)))
