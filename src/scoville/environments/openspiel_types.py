"""What OpenSpiel needs to know about either game, and the layout of an observation for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import pyspiel

from ..core import BadSettings
from ..core.settings import NUMBER, OWN, SEVERAL, Setting, settings_of
from .fields import Field

__all__ = ["NOT_GIVEN", "fields_in", "game_info", "game_type", "observed_kind", "parameters_of", "read_parameters"]

NOT_GIVEN: Final = -1
"""A number that the rules or luck decide."""


def parameters_of(rules: type[Any], without: Sequence[str] = ()) -> dict[str, Any]:
    """The settings as OpenSpiel's parameters with their defaults: numbers, flags and words as they are, several words
    joined by +, several digits as one number (135), since OpenSpiel takes no text that begins with a digit."""
    return {each.name: _parameter(each) for each in _settings(rules, without)}


def read_parameters(rules: type[Any], parameters: dict[str, Any], without: Sequence[str] = ()) -> dict[str, Any]:
    """The settings that these parameters give, by name."""
    return {each.name: _setting(each, parameters[each.name]) for each in _settings(rules, without)}


def _settings(rules: type[Any], without: Sequence[str]) -> list[Setting]:
    return [each for each in settings_of(rules) if each.kind != OWN and each.name not in without]


def _parameter(setting: Setting) -> Any:
    if setting.kind == SEVERAL:
        return 0 if setting.numbers else ""
    return NOT_GIVEN if setting.default is None else setting.default


def _setting(setting: Setting, value: Any) -> Any:
    if setting.kind == SEVERAL and setting.numbers:
        if value < 0:
            raise BadSettings.plain(f"`{setting.name}` is 0 or numbers one after the other, as in 135.")
        return tuple(int(digit) for digit in str(value)) if value else ()
    if setting.kind == SEVERAL:
        return tuple(word for word in value.split("+") if word)
    return None if setting.kind == NUMBER and setting.optional and value == NOT_GIVEN else value


def game_type(game: str, fewest: int, most: int, parameters: dict[str, Any]) -> Any:
    """`scoville_<game>`: sequential, with hidden cards and chance nodes, rewards at the end."""
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
    """The rewards are those of all environments: 1 for winning alone, paid by the losers in equal shares."""
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
    """The requested kind of observation, or the usual one; raises BadSettings if there is no such kind."""
    if parameters:
        raise BadSettings.plain(f"The observer of {game} takes no parameters.")
    kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
    if kind.private_info == pyspiel.PrivateInfoType.NONE or not kind.public_info:
        raise BadSettings.plain(f"A seat of {game} observes what is public together with its own cards.")
    return kind


def fields_in(tensor: Any, at: int, fields: Sequence[Field]) -> dict[str, Any]:
    """Each field of an observation by name, as a view of the tensor, which holds them from `at` on."""
    found = {}
    for field in fields:
        found[field.name] = tensor[at : at + field.size]
        at += field.size
    return found
