"""SPICY for OpenSpiel: after importing this, `pyspiel.load_game("scoville_spicy(players=2)")`.

Luck is explicit: who starts, every card dealt and every card drawn is a chance node. Actions are the decisions of
codec.py, in the order in which the arbiter asks (SR-RACE). The information state is everything the seat has seen,
the observation is that of codec.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

import numpy as np
import pyspiel

from ...core import stream
from ...environments.openspiel_types import (
    NOT_GIVEN,
    fields_in,
    game_info,
    game_type,
    observed_kind,
    parameters_of,
    read_parameters,
)
from .. import Card, Rules
from ..rules.cards import KINDS
from ..rules.settings import FEWEST_PLAYERS, MOST_PLAYERS
from .codec import ACTIONS, FIELDS, OBSERVATION, describe
from .history import another_world
from .luck import SpicyLuck, describe_row

__all__ = [
    "SpicyGame",
    "SpicyObserver",
    "SpicyState",
    "rules_from",
]

NOT_OFFERED: Final = ("manners", "worlds_end_jitter")
"""Punished actions have no decision id, and a shift of the World's End card is no chance node."""
ROW: Final = 5
"""Numbers in a row of what a seat has seen: kind, seat, card, claim, and whether it held or was a copy."""

_TYPE: Final = game_type(
    "spicy",
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    {
        "players": FEWEST_PLAYERS,
        "first": NOT_GIVEN,  # the seat that starts; drawn if not given
        **parameters_of(Rules, NOT_OFFERED),
    },
)


def rules_from(parameters: dict[str, Any]) -> Rules:
    """The rules of OpenSpiel's parameters; BadSettings says what is wrong with them."""
    return Rules(**read_parameters(Rules, parameters, NOT_OFFERED))


@lru_cache(maxsize=64)
def _undealt(rules: Rules, players: int, first: int | None) -> SpicyLuck:
    """Not stored in the game, because OpenSpiel pickles that."""
    return SpicyLuck(rules, players, first)


class SpicyGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """`parameters` as in the specification above."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = {**_TYPE.parameter_specification, **(parameters or {})}
        self.rules = rules_from(given)
        players: int = given["players"]
        self.first = None if given["first"] == NOT_GIVEN else given["first"]
        draws = _undealt(self.rules, players, self.first).above
        self.plays: int = players * self.rules.hand + draws
        """No more cards can be laid than are ever in a hand."""
        asked = 2 * (players - 1)  # about every card, and once more about a last card that stands
        longest = draws + self.plays * (2 + asked) + self.plays
        info = game_info(players, ACTIONS, KINDS, longest)
        super().__init__(_TYPE, info, parameters or {})
        # Laid, last, challenged, revealed, won or raided; drawn and passed; accepted; let be; trophies and the end.
        self.rows = self.rules.hand + self.plays * 7 + 2 * draws + self.plays * (players - 1) + 2 * self.plays + 8

    def new_initial_state(self) -> SpicyState:
        return SpicyState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> SpicyObserver:
        return SpicyObserver(self, observed_kind("SPICY", iig_obs_type, params))

    def max_chance_nodes_in_history(self) -> int:
        return 1 + self.plays


class SpicyState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpicyGame) -> None:
        super().__init__(game)
        self.luck = _undealt(game.rules, game.num_players(), game.first).clone()

    def current_player(self) -> int:
        if self.luck.luck:
            return int(pyspiel.PlayerId.CHANCE)
        if self.luck.over:
            return int(pyspiel.PlayerId.TERMINAL)
        mover: int = self.luck.mover
        return mover

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chances = self.luck.chances()
        total = sum(weight for _, weight in chances)
        return [(outcome, weight / total) for outcome, weight in chances]

    def _legal_actions(self, player: int) -> list[int]:
        return self.luck.options()

    def _apply_action(self, action: int) -> None:
        if self.luck.luck:
            self.luck.tell(action)
        else:
            self.luck.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return describe(action)
        return f"seat {action} starts" if self.luck.first < 0 else f"card {Card(action)}"

    def is_terminal(self) -> bool:
        return self.luck.over

    def returns(self) -> list[float]:
        return self.luck.outcome() if self.luck.over else [0.0] * self.luck.players

    def resample_from_infostate(self, player: int, probability: Callable[[], float]) -> SpicyState:
        """Another world in which `player` knows the same; OpenSpiel's own history of actions is not kept."""
        other: SpicyState = self.get_game().new_initial_state()
        other.luck = another_world(self.luck, player, stream(int(probability() * (1 << 53)), "resample"))
        return other

    def __str__(self) -> str:
        """Everything that has happened, with cards open, as a referee sees it."""
        return "\n".join(f"{seat}: {_words(self.luck.seen[seat])}" for seat in range(self.luck.players))


class SpicyObserver:
    """With perfect recall everything that was seen, row by row; without, the present observation of codec.py."""

    def __init__(self, game: SpicyGame, kind: Any) -> None:
        self.recall = kind.perfect_recall
        self.players = game.num_players()
        size = 2 * self.players + 2 + game.rows * ROW if self.recall else self.players + OBSERVATION
        self.tensor = np.zeros(size, np.float32)
        self.seen = bytearray(OBSERVATION)
        self.dict: dict[str, Any] = {"player": self.tensor[: self.players]}
        at = self.players
        if self.recall:
            self.dict["asked"] = self.tensor[at : at + 2]
            self.dict["first"] = self.tensor[at + 2 : at + 2 + self.players]
            self.dict["seen"] = self.tensor[at + 2 + self.players :].reshape(game.rows, ROW)
        else:
            self.dict |= fields_in(self.tensor, at, FIELDS)

    def set_from(self, state: SpicyState, player: int) -> None:
        luck = state.luck
        self.tensor.fill(0)
        self.tensor[player] = 1
        if not self.recall:
            luck.table.write_observation(player, memoryview(self.seen))
            self.tensor[self.players :] = np.frombuffer(self.seen, np.uint8)
            return
        if asked := luck.known(player)[-1]:
            self.dict["asked"][asked - 1] = 1
        if luck.first >= 0:
            self.dict["first"][luck.first] = 1
        if rows := luck.seen[player]:
            # Numbers start at 1, so that 0 is a missing row; a hidden card is 0 too.
            self.dict["seen"][: len(rows)] = np.array(rows) + 1

    def string_from(self, state: SpicyState, player: int) -> str:
        luck = state.luck
        if self.recall:
            asked = ("", " asked to play", " asked to react")[luck.known(player)[-1]]
            return f"{player}{asked}; first {luck.first}: {_words(luck.seen[player])}"
        luck.table.write_observation(player, memoryview(self.seen))
        return f"{player}: {self.seen.hex()}"


def _words(rows: Sequence[Any]) -> str:
    return ", ".join(map(describe_row, rows))


pyspiel.register_game(_TYPE, SpicyGame)
