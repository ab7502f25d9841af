"""HEATED for OpenSpiel: after importing openspiel.py, `pyspiel.load_game("scoville_heated(players=2)")`.

All luck is one chance node at the start: which game of the seed is played. Actions are the decisions of
codec.py, in the order in which the arbiter asks. The information state is everything the seat has observed and
decided, the observation is that of codec.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from ... import heated
from ...core import BadSettings
from ...environments.openspiel_types import (
    fields_in,
    game_info,
    game_type,
    observed_kind,
    parameters_of,
    read_parameters,
)
from ...environments.tables import names_of
from .. import Rules
from ..rules.codes import KINDS
from ..rules.settings import FEWEST_PLAYERS, MOST_PLAYERS
from .codec import ACTIONS, FIELDS, OBSERVATION, card_name, describe
from .memory import HeatedMemory

__all__ = ["HeatedGame", "HeatedObserver", "HeatedState", "heated_rules_from"]

ROW: Final = 3
"""Numbers in a row of what a seat has observed: see memory.py."""
MOST_SEEDS: Final = 1_000_000

_TYPE: Final = game_type(
    "heated",
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    {
        "players": FEWEST_PLAYERS,
        **parameters_of(Rules),
        "blank": "",  # the card BLANK stands in for
        "seed": 0,
        "seeds": 10_000,  # this many games of the seed may be played, each equally likely
        "longest": 10_000,  # after this many decisions the game is cut off
        "rows": 2_000,  # the latest rows in the tensor of the information state
    },
)


def heated_rules_from(parameters: dict[str, Any]) -> Rules:
    """The rules of OpenSpiel's parameters; BadSettings says what is wrong with them."""
    return Rules(blank=parameters["blank"] or None, **read_parameters(Rules, parameters))


class HeatedGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """`parameters` as in the specification above."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = {**_TYPE.parameter_specification, **(parameters or {})}
        self.rules = heated_rules_from(given)
        players: int = given["players"]
        heated.new(names_of(players), 0, self.rules)  # raises if the settings are wrong
        self.seed: int = given["seed"]
        self.seeds: int = given["seeds"]
        self.longest: int = given["longest"]
        self.rows: int = given["rows"]
        if not 1 <= self.seeds <= MOST_SEEDS:
            raise BadSettings.plain(f"`seeds` is a number from 1 to {MOST_SEEDS}.")
        if self.longest < 1 or self.rows < 1:
            raise BadSettings.plain("`longest` and `rows` are at least 1.")
        info = game_info(players, ACTIONS, self.seeds, self.longest)
        super().__init__(_TYPE, info, parameters or {})

    def new_initial_state(self) -> HeatedState:
        return HeatedState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> HeatedObserver:
        return HeatedObserver(self, observed_kind("HEATED", iig_obs_type, params))

    def max_chance_nodes_in_history(self) -> int:
        return 1


class HeatedState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: HeatedGame) -> None:
        super().__init__(game)
        self.seeds = game.seeds
        self.longest = game.longest
        self.memory: HeatedMemory | None = None
        """None until the game is chosen."""

    @property
    def dealt(self) -> HeatedMemory:
        assert self.memory is not None
        return self.memory

    def current_player(self) -> int:
        if self.memory is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else int(self.memory.table.mover)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(index, 1 / self.seeds) for index in range(self.seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.dealt.options()

    def _apply_action(self, action: int) -> None:
        if self.memory is None:
            game: HeatedGame = self.get_game()
            self.memory = HeatedMemory(game.rules, game.num_players(), game.seed, action)
        else:
            self.memory.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"game {action}" if player == pyspiel.PlayerId.CHANCE else describe(action)

    def is_terminal(self) -> bool:
        return self.memory is not None and (self.memory.table.mover < 0 or self.memory.decisions >= self.longest)

    def returns(self) -> list[float]:
        """As in the other environments; 0 for all if the game was cut off."""
        if self.memory is None or self.memory.table.mover >= 0:
            return [0.0] * self.num_players()
        return self.memory.table.outcome()

    def resample_from_infostate(self, player: int, probability: Callable[[], float]) -> HeatedState:
        """Another world in which `player` knows the same; OpenSpiel's own history of actions is not kept."""
        other: HeatedState = self.get_game().new_initial_state()
        other.memory = self.dealt.clone()
        other.memory.deal_anew(player, int(probability() * (1 << 53)))
        return other

    def __str__(self) -> str:
        """The hands, with cards open, and all decisions, as a referee sees them."""
        if self.memory is None:
            return "not dealt"
        state = self.memory.table.state
        hands = [
            f"{seat}: " + " ".join(card_name(card) for card in range(KINDS) for _ in range(state.held(seat, card)))
            for seat in range(self.memory.players)
        ]
        moves = ", ".join(
            f"dealt anew {move}" if isinstance(move, tuple) else describe(move) for move in self.memory.moves
        )
        return "\n".join([*hands, f"game {self.memory.start[-1]}: {moves}"])


class HeatedObserver:
    """The present observation of codec.py; with perfect recall also what was observed and decided before."""

    def __init__(self, game: HeatedGame, kind: Any) -> None:
        self.recall = kind.perfect_recall
        self.players = game.num_players()
        self.rows = game.rows
        end = self.players + OBSERVATION
        self.tensor = np.zeros(end + game.rows * ROW if self.recall else end, np.float32)
        self.dict: dict[str, Any] = {"player": self.tensor[: self.players]}
        self.dict |= fields_in(self.tensor, self.players, FIELDS)
        if self.recall:
            self.dict["seen"] = self.tensor[end:].reshape(game.rows, ROW)

    def set_from(self, state: HeatedState, player: int) -> None:
        self.tensor.fill(0)
        self.tensor[player] = 1
        if state.memory is None:
            return
        end = self.players + OBSERVATION
        self.tensor[self.players : end] = np.frombuffer(state.memory.now[player], np.uint8)
        if self.recall:
            rows = state.memory.seen[player][-self.rows :]
            self.dict["seen"][: len(rows)] = np.array(rows, np.float32).reshape(-1, ROW)

    def string_from(self, state: HeatedState, player: int) -> str:
        if state.memory is None:
            return f"{player}: not dealt"
        return f"{player}: {state.memory.words(player) if self.recall else state.memory.now[player].hex()}"


pyspiel.register_game(_TYPE, HeatedGame)
