"""The rulebooks as lists of numbered clauses: which books contain a clause, when it applies, what it touches.

The texts are in the catalogues (`clause-<id>`, with a `.title`). A game's rulebook is its room `clauses`.
"""

from ..core.registry import game, games
from ..core.settings import setting_values
from .clauses import Clause, Rulebook, Values
from .coverage import Coverage, checkout, find_coverage

__all__ = ["Clause", "Coverage", "Rulebook", "Values", "checkout", "find_coverage", "rulebook_of", "rulebooks"]


def rulebook_of(name: str) -> Rulebook:
    """The rulebook of a game; an empty one if the game has none."""
    book: Rulebook | None = game(name).room("clauses")
    return book or Rulebook(name, lambda rules, players: {**setting_values(rules), "players": players}, ())


def rulebooks() -> dict[str, Rulebook]:
    """The rulebooks of all games, by name."""
    return {name: rulebook_of(name) for name in games()}
