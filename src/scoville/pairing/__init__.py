"""Tournaments: who plays whom in the next round, and who stands where. Pure logic for any game.

A tournament has rounds; in each, everybody sits at one table of 2 to 6 or has a bye. `swiss` and `round_robin` seat the
next round from what has been played, `standings` orders the field.
"""

from .field import BYE, Entrant, Field, Round, Seated
from .rounds import round_robin, rounds_for, swiss
from .standings import Standing, standing_steps, standings

__all__ = [
    "BYE",
    "Entrant",
    "Field",
    "Round",
    "Seated",
    "Standing",
    "round_robin",
    "rounds_for",
    "standing_steps",
    "standings",
    "swiss",
]
