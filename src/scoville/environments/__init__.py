"""SPICY and HEATED for learning agents: PettingZoo, Gymnasium, OpenSpiel, and thousands of games in lock-step."""

from typing import Any

from .errors import IllegalAction

__all__ = ["IllegalAction"]


def __getattr__(name: str) -> Any:
    """`from scoville.environments import GAME_v0`: the PettingZoo environments of a game."""
    if name.rpartition("_v")[2].isdigit():
        from . import pettingzoo  # noqa: PLC0415 - needs PettingZoo, which is an extra

        return getattr(pettingzoo, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
