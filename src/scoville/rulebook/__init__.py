"""The rulebooks as lists of numbered clauses: which books hold one, when it applies, what it touches.

The words are in the catalogues (`clause-<id>`, with a `.title`). A second game joins by adding its
`Rulebook` to `RULEBOOKS`.
"""

from .clauses import Clause, Rulebook, Values
from .coverage import Coverage, checkout, find_coverage
from .heated import HEATED
from .spicy import SPICY

RULEBOOKS: dict[str, Rulebook] = {book.game: book for book in (SPICY, HEATED)}

__all__ = [
    "HEATED",
    "RULEBOOKS",
    "SPICY",
    "Clause",
    "Coverage",
    "Rulebook",
    "Values",
    "checkout",
    "find_coverage",
]
