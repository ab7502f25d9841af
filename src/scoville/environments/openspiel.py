"""OpenSpiel: after importing this, `pyspiel.load_game("scoville_<game>(players=2)")` for every game that has it."""

from __future__ import annotations

from ..core import registry
from .room import environment_of

for _game in registry.games():
    environment_of(_game).register_openspiel()
