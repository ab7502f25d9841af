"""Thousands of games in lock-step: observations, masks and rewards in NumPy arrays that are created once."""

from __future__ import annotations

from typing import Any, TypeVar, cast

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..core import BadSettings, check_seed, game_seed, stream
from ..core.seeds import Seeds
from .errors import IllegalAction
from .loop import Loop
from .tables import first_game, in_words, make_tables

__all__ = ["VectorEnvironment"]

Kind = TypeVar("Kind", bound=np.generic)


class VectorEnvironment:
    """`games` tables of one game, with one decision at each per step. When a game ends, the next one starts at once.

    Every step rewrites the arrays, and you cannot write to them: copy what must last.

    - `observations` (games, numbers) and `masks` (games, decisions): of the asked seat at each table;
    - `to_move` (games): the asked seat;
    - `rewards` (games, players): of the game that this step has ended, else 0;
    - `dones` (games): whether this step has ended a game. If so, all of the above except `rewards` belong to the next
    one;
    - `indices` (games): the number of the game, whose seed is `game_seed(seed, index)`.
    """

    def __init__(
        self,
        game: str | None = None,
        games: int = 1024,
        players: int = 4,
        rules: Any = None,
        seed: int | str = 0,
        reactions: bool = False,
    ) -> None:
        if games < 1:
            raise BadSettings.plain("Ask for at least one game.")
        game = game or first_game()
        tables = make_tables(game, games, players, rules, reactions)
        self.game = game
        self.games = games
        self.players = players
        self.actions = tables[0].actions
        observations = np.zeros((games, tables[0].observation), np.uint8)
        masks = np.zeros((games, self.actions), np.uint8)
        rewards = np.zeros((games, players), np.float32)
        dones = np.zeros(games, np.uint8)
        to_move = np.zeros(games, np.int8)
        indices = np.zeros(games, np.int64)
        self._sampled = np.zeros(games, np.int64)
        self._legal = np.zeros(16 * games, np.int64)
        self._counts = np.zeros(games, np.int64)
        self._loop = Loop(
            tables,
            observations.reshape(-1).data,
            masks.reshape(-1).data,
            cast("memoryview[float]", rewards.reshape(-1).data),
            dones.data,
            to_move.data,
            indices.data,
        )
        self.observations = _to_read(observations)
        self.masks = _to_read(masks)
        self.rewards = _to_read(rewards)
        self.dones = _to_read(dones).view(np.bool_)
        self.to_move = _to_read(to_move)
        self.indices = _to_read(indices)
        self.reset(seed)

    def reset(self, seed: int | str | None = None) -> None:
        """Deals again at every table; without a seed, the same games."""
        if seed is not None:
            check_seed(seed)
            self.seed = seed
        self._dice = stream(self.seed, "sample")
        self._loop.start(Seeds(self.seed))

    def step(self, actions: ArrayLike) -> None:
        """Takes one decision at every table; or raises IllegalAction and changes nothing anywhere."""
        chosen = np.ascontiguousarray(actions)
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise IllegalAction(f"A step takes {self.games} whole numbers, one for each game.")
        chosen = chosen.astype(np.int64, copy=False)
        wrong = self._loop.illegal(chosen.data)
        if wrong >= 0:
            what = in_words(self.game, int(chosen[wrong]), self.actions)
            raise IllegalAction(f"Seat {self.to_move[wrong]} of game {wrong} may not take the decision {what} now.")
        self._loop.step(chosen.data)

    def sample(self) -> NDArray[np.int64]:
        """Any legal decision at each table, each equally likely; always the same array."""
        self._loop.sample(self._sampled.data, self._dice)
        return self._sampled

    def legal(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The legal decisions, one table after the other, and how many each table has; always the same arrays.

        It is what `masks` shows, and much shorter: most decisions are illegal at most times.
        """
        total = self._loop.write_legal(self._legal.data, self._counts.data)
        if total > len(self._legal):
            self._legal = np.zeros(2 * total, np.int64)
            self._loop.write_legal(self._legal.data, self._counts.data)
        return self._legal[:total], self._counts

    def others(self, places: int) -> NDArray[np.uint8]:
        """What the seats `places` clockwise of the asked ones observe, as a new array (games, numbers).

        For a critic that sees all cards while it trains; no agent may decide by it.
        """
        seen = np.zeros_like(self.observations)
        self._loop.write_others(places, seen.reshape(-1).data)
        return seen

    def seed_of(self, i: int) -> str:
        """The seed of the present game at table `i`: the game's own `new` deals the same with it."""
        return game_seed(self.seed, int(self.indices[i]))


def _to_read(array: NDArray[Kind]) -> NDArray[Kind]:
    view = array.view()
    view.flags.writeable = False
    return view
