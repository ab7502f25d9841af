"""SPICY and HEATED for learning agents: PettingZoo, Gymnasium, OpenSpiel, and thousands of games in lock-step."""

from .errors import IllegalAction

__all__ = ["IllegalAction"]
