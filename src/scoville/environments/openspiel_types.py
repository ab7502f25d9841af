"""What OpenSpiel is told of either game, and how an observation is laid out for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pyspiel

from ..core import BadSettings
from .fields import Field

__all__ = ["fields_in", "game_info", "game_type", "observed_kind"]


def game_type(game: str, fewest: int, most: int, parameters: dict[str, Any]) -> Any:
    """`scoville_<game>`: one after the other, with hidden cards and chance nodes, paid at the end."""
    return pyspiel.GameType(
        short_name=f"scoville_{game}",
        long_name=game.upper(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def game_info(players: int, actions: int, chances: int, longest: int) -> Any:
    """The rewards are those of all environments: 1 for winning alone, which the losers pay in equal shares."""
    return pyspiel.GameInfo(
        num_distinct_actions=actions,
        max_chance_outcomes=chances,
        num_players=players,
        min_utility=-1.0 / (players - 1),
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=longest,
    )


def observed_kind(game: str, kind: Any, parameters: dict[str, Any] | None) -> Any:
    """The kind of observation asked for, or the usual one; BadSettings for one that there is not."""
    if parameters:
        raise BadSettings.plain(f"The observer of {game} takes no parameters.")
    kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
    if kind.private_info == pyspiel.PrivateInfoType.NONE or not kind.public_info:
        raise BadSettings.plain(f"A seat of {game} observes what is public together with its own cards.")
    return kind


def fields_in(tensor: Any, at: int, fields: Sequence[Field]) -> dict[str, Any]:
    """Each field of an observation by its name, as a view of the tensor, which holds them from `at` on."""
    found = {}
    for field in fields:
        found[field.name] = tensor[at : at + field.size]
        at += field.size
    return found
