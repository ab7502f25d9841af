"""People who keep their profile: signing in, their games, fair play. Without it (`--guests-only`) everybody is a guest.

A guest types nothing and plays. Nothing here is asked for before somebody presses "Keep it".
"""

from __future__ import annotations

from ..store import Store
from .fair import FairPlay
from .games import Games
from .identity import Identity

__all__ = ["People"]


class People:
    def __init__(self, store: Store) -> None:
        self.identity = Identity(store)
        self.games = Games(store)
        self.fair = FairPlay(store)
