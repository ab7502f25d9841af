"""OpenSpiel: after importing this, `pyspiel.load_game("scoville_spicy(players=2)")`, and so for every game."""

from ..heated.environment import openspiel as _heated  # noqa: F401
from ..spicy.environment import openspiel as _spicy  # noqa: F401
