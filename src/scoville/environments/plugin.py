"""Registers the games with Gymnasium.

Gymnasium looked for plugins (entry point `gymnasium.envs`) only before 1.0, and we need a newer one. So the module is
part of the name, `gymnasium.make("scoville.environments.gymnasium:scoville/Game-v0")`: it registers the games.
"""

from __future__ import annotations

from gymnasium.envs.registration import register as tell_gymnasium
from gymnasium.envs.registration import registry as told

from ..core import BadSettings, registry
from .room import environment_of

__all__ = ["register"]

NAMESPACE = "scoville"


def register() -> None:
    """`scoville/Game-v0` is an agent among bots; `scoville/GameSelfPlay-v0`, for `make_vec`, one on all seats."""
    for game in registry.games():
        try:
            version = environment_of(game).version
        except BadSettings:
            continue  # a game that has no environment
        for name in (game, game.title()):
            _tell(f"{NAMESPACE}/{name}-v{version}", game, "gymnasium:SeatEnvironment", None)
        _tell(f"{NAMESPACE}/{game.title()}SelfPlay-v{version}", game, None, "lockstep:LockStep")


def _tell(name: str, game: str, one: str | None, many: str | None) -> None:
    if name in told:
        return
    tell_gymnasium(
        name,
        entry_point=one and f"scoville.environments.{one}",
        vector_entry_point=many and f"scoville.environments.{many}",
        kwargs={"game": game},
        disable_env_checker=one is None,
    )
