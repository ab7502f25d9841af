"""Both games as Gymnasium environments for one agent; bots have the other seats.

`gymnasium.make("scoville.environments.gymnasium:scoville/Game-v0", bots=["casual"] * 3)`, with the game's name in place
of `Game`; see plugin.py.
"""

from __future__ import annotations

import secrets
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..bots import Bot, make_bot, sit_down, tell
from ..core import BadSettings, Fact, game_seed, stream
from .errors import IllegalAction
from .illegal import LOSE, RAISE, check_policy, check_render_mode, refusal, replacement
from .plugin import register
from .seats import Seats
from .tables import first_game, highs_of, rules_of, seats_at, show

__all__ = ["Decisions", "SeatEnvironment"]

Seen = NDArray[np.uint8]


class Decisions(spaces.Discrete):
    """All decisions. Without a mask it samples among those that are legal now."""

    def __init__(self, legal: NDArray[np.int8]) -> None:
        super().__init__(len(legal))
        self._legal = legal

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            mask = self._legal
        return super().sample(mask, probability)


class SeatEnvironment(gymnasium.Env[Seen, np.int64]):
    """A seat at a table of bots. `bots` names one for each other seat, clockwise from the agent's.

    A step is one decision of the agent, followed by everything the bots do until it is asked again.
    `info["action_mask"]` (also `action_masks()`) says which decisions are legal. `illegal` says what follows from any
    other: "raise" raises IllegalAction, with "lose" the agent has lost, with "replace" a legal one is taken instead.

    It can be copied and pickled: the copy deals the same game and takes the same decisions. Bots that think by the
    clock may decide otherwise the second time; then copying fails with a sentence.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: str | None = None,
        bots: list[str] | tuple[str, ...] = ("casual", "casual", "casual"),
        rules: Any = None,
        seat: int | None = None,
        render_mode: str | None = None,
        illegal: str = RAISE,
    ) -> None:
        self._made = (game, bots, rules, seat, render_mode, illegal)
        self._illegal = check_policy(illegal)
        self._game = game = game or first_game()
        self._names = tuple(bots)
        self._rules = rules = rules_of(game, rules)
        self._fixed = seat
        self._players = len(self._names) + 1
        if seat is not None and not 0 <= seat < self._players:
            raise BadSettings.plain(f"There is no seat {seat} at a table of {self._players}.")
        for name in self._names:
            make_bot(game, name, stream(0, "check"))  # raises if the bot is wrong
        self._seed: int = secrets.randbits(64)
        self._index = 0
        self._taken: list[int] = []
        self._lost = False
        self._seats: Seats = seats_at(game, self._players, rules, 0)
        self._own = 0
        self._bots: dict[int, Bot[Any, Any]] = {}
        table = self._seats.table
        self._seen = np.zeros(table.observation, np.uint8)
        self._mask = np.zeros(table.actions, np.int8)
        high = np.array(highs_of(game), np.uint8)
        self.render_mode = check_render_mode(render_mode, self.metadata["render_modes"])
        self.observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        self.action_space = Decisions(self._mask)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._seed = seed
            self._index = 0
        self._deal(self._index)
        self._index += 1
        return self._observe()

    def _deal(self, index: int) -> None:
        dealt = game_seed(self._seed, index)
        self._taken = []
        self._lost = False
        self._instead = stream(dealt, "illegal")
        self._seats = seats_at(self._game, self._players, self._rules, dealt)
        own = stream(dealt, "own-seat").below(self._players) if self._fixed is None else self._fixed
        self._own = own
        self._bots = {}
        for i, name in enumerate(self._names):
            other = (own + 1 + i) % self._players
            self._bots[other] = make_bot(self._game, name, stream(dealt, f"bot/{other}/{name}"))
        sit_down(self._bots, self._seats.game)
        self._let_bots_play([])

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Takes one decision. An illegal one raises IllegalAction and changes nothing, or what `illegal` says."""
        table = self._seats.table
        if table.mover != self._own or self._lost:
            raise IllegalAction("The game is over: reset.")
        table.list_options(self._own)
        decision, legal = int(action), True
        if not table.has_option(decision):
            if self._illegal == RAISE:
                raise refusal(self._game, "The agent", decision, table.actions)
            legal = False
            self._lost = self._illegal == LOSE
            if not self._lost:
                decision = replacement(table, self._own, self._instead)
        if not self._lost:
            self._take(decision)
        over = self._lost or table.mover < 0
        seen, info = self._observe()
        if not legal:
            info["illegal"] = True
        reward = -1.0 if self._lost else table.reward(self._own) if over else 0.0
        return seen, reward, over, False, info

    def _take(self, decision: int) -> None:
        self._let_bots_play(self._seats.decide(decision))
        self._taken.append(decision)

    def _let_bots_play(self, facts: list[Fact]) -> None:
        tell(self._bots, facts)
        while self._seats.table.mover not in {self._own, -1}:
            tell(self._bots, self._seats.ask(self._bots[self._seats.table.mover]))

    def _observe(self) -> tuple[Seen, dict[str, Any]]:
        self._seats.table.write_observation(self._own, self._seen.data)
        return self._seen.copy(), {"action_mask": self.action_masks(), "seat": self._own}

    def action_masks(self) -> NDArray[np.int8]:
        """1 for every legal decision. Libraries with masked policies look for this name."""
        self._seats.table.write_mask(self._own, self._mask.view(np.uint8).data)
        return self._mask.copy()

    def __getstate__(self) -> dict[str, Any]:
        return {
            "made": self._made,
            "seed": self._seed,
            "index": self._index,
            "taken": list(self._taken),
            "lost": self._lost,
            "luck": (self._np_random, self._np_random_seed, self.action_space._np_random),
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(*state["made"])  # type: ignore[misc]
        self._seed, self._index = state["seed"], state["index"]
        self._np_random, self._np_random_seed, self.action_space._np_random = state["luck"]
        if self._index == 0:
            return  # nothing has been dealt
        self._deal(self._index - 1)
        for decision in state["taken"]:
            self._seats.table.list_options(self._own)
            if self._seats.table.mover != self._own or not self._seats.table.has_option(decision):
                raise IllegalAction(
                    "A bot decided otherwise the second time: bots that think by the clock cannot be copied."
                )
            self._take(decision)
        self._lost = state["lost"]
        self.action_masks()

    def render(self) -> str | None:
        return show(self._game, self._seats.table, self._rules) if self.render_mode == "ansi" else None


register()
