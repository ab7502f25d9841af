"""For people who play with the printed cards: how to set up, and which clauses answer a question. It goes over HTTP."""

from __future__ import annotations

from ...companion import Plan
from ..parts import Part
from .settings import GameName

__all__ = ["FoundClause", "FoundClauses", "Plan"]


class FoundClause(Part):
    """A clause that may answer the question. Its words are `clause-<id>` of the catalogues, with a `.title`."""

    game: GameName
    id: str
    ruling: bool
    """Whether the printed books are silent or disagree, and we decided."""
    books: tuple[str, ...]
    values: dict[str, str | int]
    """What its words vary with."""


class FoundClauses(Part):
    """`GET /api/ask`: best first."""

    clauses: tuple[FoundClause, ...]
