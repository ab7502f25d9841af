"""Thousands of games in lock-step: observations, masks and rewards in NumPy arrays that are created once."""

from __future__ import annotations

from typing import Any, TypeVar, cast

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..core import BadSettings, Dice, check_seed, game_seed, stream
from ..core.seeds import Seeds
from .errors import IllegalAction
from .loop import Loop
from .tables import first_game, in_words, make_tables

__all__ = ["VectorEnvironment"]

MOST_GAMES = 1 << 20
"""Each takes some kilobytes."""
FORGET = 64
"""Steps after which old decisions are forgotten."""

Kind = TypeVar("Kind", bound=np.generic)


class VectorEnvironment:
    """`games` tables of one game, with one decision at each per step. When a game ends, the next one starts at once.

    Every step rewrites the arrays: copy what must last. You may write to them, as `torch.from_numpy` wants: what is
    legal is looked up elsewhere. But a step may leave 1s in a mask that the game has not set.

    - `observations` (games, numbers) and `masks` (games, decisions): of the asked seat at each table;
    - `to_move` (games): the asked seat;
    - `rewards` (games, players): of the game that this step has ended, else 0;
    - `dones` (games): whether this step has ended a game. If so, all of the above except `rewards` belong to the next
    one;
    - `finals` (games, numbers): where `dones`, what the seat that took the last decision sees at the end;
    - `indices` (games): the number of the game, whose seed is `game_seed(seed, index)`.

    It can be copied and pickled at any time, and goes on from there.
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
        if not isinstance(games, int) or isinstance(games, bool) or not 1 <= games <= MOST_GAMES:
            raise BadSettings.plain(f"`games` must be a whole number from 1 to {MOST_GAMES:,}.")
        _check(seed)
        game = game or first_game()
        tables = make_tables(game, games, players, rules, reactions)
        self._made = (game, games, players, rules, seed, reactions)
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
        finals = np.zeros_like(observations)
        self._sampled = np.zeros(games, np.int64)
        self._legal = np.zeros(16 * games, np.int64)
        self._counts = np.zeros(games, np.int64)
        self._chances = np.zeros(games, np.float32)
        self._loop = Loop(
            tables,
            observations.reshape(-1).data,
            masks.reshape(-1).data,
            cast("memoryview[float]", rewards.reshape(-1).data),
            dones.data,
            to_move.data,
            indices.data,
            finals.reshape(-1).data,
        )
        self.observations = observations
        self.masks = masks
        self.rewards = rewards
        self.dones = dones.view(np.bool_)
        self.to_move = to_move
        self.finals = finals
        self.indices = _to_read(indices)  # the next game's number follows from it
        self._numbers = indices
        self._taken: list[NDArray[np.int16]] = []
        """The decisions of the last steps, as far back as a game that still runs."""
        self._begun = np.zeros(games, np.int64)
        """How many of those steps are older than each game."""
        self.reset(seed)

    def reset(self, seed: int | str | None = None) -> None:
        """Deals again at every table; without a seed, the same games."""
        if seed is not None:
            _check(seed)
            self.seed = seed
        self._dice = stream(self.seed, "sample")
        self._taken = []
        self._begun[:] = 0
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
        self._taken.append(chosen.astype(np.int16))
        self._begun[self.dones] = len(self._taken)
        if len(self._taken) % FORGET == 0:
            old = int(self._begun.min())
            del self._taken[:old]
            self._begun -= old

    def sample(self) -> NDArray[np.int64]:
        """Any legal decision at each table, each equally likely; always the same array."""
        self._loop.sample(self._sampled.data, self._dice)
        return self._sampled

    def choose(self, logits: NDArray[np.float32]) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
        """A legal decision at each table, drawn with the chances that these logits give to the legal ones, and the
        chance it had; always the same arrays.

        Give the logits of all decisions (games, decisions), or only those of the decisions that `legal` lists, in its
        order.
        """
        given = np.ascontiguousarray(logits, np.float32)
        short = given.ndim == 1
        wanted = (int(self._loop.write_legal(self._legal[:0].data, self._counts.data)),) if short else self.masks.shape
        if given.shape != wanted:
            raise IllegalAction(f"These logits have the shape {given.shape}; wanted is {wanted}.")
        self._loop.choose(
            cast("memoryview[float]", given.reshape(-1).data),
            short,
            self._sampled.data,
            cast("memoryview[float]", self._chances.data),
            self._dice,
        )
        return self._sampled, self._chances

    def replace_illegal(self, actions: NDArray[np.int64]) -> None:
        """Writes any legal decision, each equally likely, in the place of each that is not."""
        self._loop.replace(actions.data, self._dice)

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

    def __getstate__(self) -> dict[str, Any]:
        dice = self._dice
        return {
            "made": self._made,
            "seed": self.seed,
            "indices": self._numbers.copy(),
            "taken": [array.copy() for array in self._taken],
            "begun": self._begun.copy(),
            "last": (self.rewards.copy(), self.dones.copy(), self.finals.copy()),
            "dice": (dice.a, dice.b, dice.c, dice.d),
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        game, games, players, rules, _, reactions = state["made"]
        self.__init__(game, games, players, rules, state["seed"], reactions)  # type: ignore[misc]
        self._numbers[:] = state["indices"]
        self._taken = state["taken"]
        self._begun[:] = state["begun"]
        steps = np.array(self._taken, np.int16).reshape(len(self._taken), games)
        self._loop.go_on(Seeds(self.seed), [steps[begun:, i].tolist() for i, begun in enumerate(self._begun)])
        self.rewards[:], self.dones[:], self.finals[:] = state["last"]
        self._dice = Dice(*state["dice"])

    def seed_of(self, i: int) -> str:
        """The seed of the present game at table `i`: the game's own `new` deals the same with it."""
        return game_seed(self.seed, int(self.indices[i]))


def _check(seed: int | str) -> None:
    check_seed(seed)
    if isinstance(seed, int) and seed < 0:
        raise BadSettings.plain("`seed` must not be negative.")


def _to_read(array: NDArray[Kind]) -> NDArray[Kind]:
    view = array.view()
    view.flags.writeable = False
    return view
