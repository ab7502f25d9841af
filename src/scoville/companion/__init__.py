"""Help for people who play with the printed cards: setting up, a score pad, and answers from the rulebooks."""

from .evening import Evening, Unreadable, same_name
from .pad import Column, Ending, Pad, Sheet, Standing, Tally, tally
from .room import Ask, DrawnCard, GameCompanion, PackRow, Plan, companion_of, read_seats
from .search import LONGEST_QUESTION, Answer, find_clauses

__all__ = [
    "LONGEST_QUESTION",
    "Answer",
    "Ask",
    "Column",
    "DrawnCard",
    "Ending",
    "Evening",
    "GameCompanion",
    "PackRow",
    "Pad",
    "Plan",
    "Sheet",
    "Standing",
    "Tally",
    "Unreadable",
    "companion_of",
    "find_clauses",
    "read_seats",
    "same_name",
    "tally",
]
