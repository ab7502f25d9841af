"""Ratings of people who keep a profile: rated games, leaderboards by season, everybody's history."""

from .ladders import Seasons

__all__ = ["Seasons"]
