"""Ratings of people: pure logic, without a clock, a database or a game.

`skill` rates one finished game, `seasons` says to which season a moment belongs, and `matching` seats people who want a
game at once.
"""

from .seasons import Season, season_of
from .skill import START, Ladder, Played, Skill, carry_over, is_provisional, rate_game, rating_range

__all__ = [
    "START",
    "Ladder",
    "Played",
    "Season",
    "Skill",
    "carry_over",
    "is_provisional",
    "rate_game",
    "rating_range",
    "season_of",
]
