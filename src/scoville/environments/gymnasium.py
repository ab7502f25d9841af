"""Both games as Gymnasium environments for one agent; bots have the other seats.

`gymnasium.make("scoville/GAME-v0", bots=["casual"] * 3)` after `import scoville.environments.gymnasium`.
"""

from __future__ import annotations

import secrets
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..bots import Bot, make_bot, sit_down, tell
from ..core import BadSettings, Fact, game_seed, registry, stream
from .errors import IllegalAction
from .room import environment_of
from .seats import Seats
from .tables import first_game, highs_of, in_words, rules_of, seats_at, show

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
    `info["action_mask"]` (also `action_masks()`) says which decisions are legal; any other raises IllegalAction.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: str | None = None,
        bots: list[str] | tuple[str, ...] = ("casual", "casual", "casual"),
        rules: Any = None,
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
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
        self._seats: Seats = seats_at(game, self._players, rules, 0)
        self._own = 0
        self._bots: dict[int, Bot[Any, Any]] = {}
        table = self._seats.table
        self._seen = np.zeros(table.observation, np.uint8)
        self._mask = np.zeros(table.actions, np.int8)
        high = np.array(highs_of(game), np.uint8)
        self.render_mode = render_mode
        self.observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        self.action_space = Decisions(self._mask)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._seed = seed
            self._index = 0
        dealt = game_seed(self._seed, self._index)
        self._index += 1
        self._seats = seats_at(self._game, self._players, self._rules, dealt)
        own = stream(dealt, "own-seat").below(self._players) if self._fixed is None else self._fixed
        self._own = own
        self._bots = {}
        for i, name in enumerate(self._names):
            other = (own + 1 + i) % self._players
            self._bots[other] = make_bot(self._game, name, stream(dealt, f"bot/{other}/{name}"))
        sit_down(self._bots, self._seats.game)
        self._let_bots_play([])
        return self._observe()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Takes one decision; or raises IllegalAction and changes nothing."""
        table = self._seats.table
        if table.mover != self._own:
            raise IllegalAction("The game is over: reset.")
        table.list_options(self._own)
        decision = int(action)
        if not table.has_option(decision):
            raise IllegalAction(f"The decision {in_words(self._game, decision, table.actions)} may not be taken now.")
        self._let_bots_play(self._seats.decide(decision))
        over = table.mover < 0
        seen, info = self._observe()
        return seen, table.reward(self._own) if over else 0.0, over, False, info

    def _let_bots_play(self, facts: list[Fact]) -> None:
        tell(self._bots, facts)
        while self._seats.table.mover not in {self._own, -1}:
            tell(self._bots, self._seats.ask(self._bots[self._seats.table.mover]))

    def _observe(self) -> tuple[Seen, dict[str, Any]]:
        self._seats.table.write_observation(self._own, self._seen.data, 0)
        return self._seen.copy(), {"action_mask": self.action_masks(), "seat": self._own}

    def action_masks(self) -> NDArray[np.int8]:
        """1 for every legal decision. Libraries with masked policies look for this name."""
        self._seats.table.write_mask(self._own, self._mask.view(np.uint8).data, 0)
        return self._mask.copy()

    def render(self) -> str | None:
        return show(self._game, self._seats.table, self._rules) if self.render_mode == "ansi" else None


for _game in registry.games():
    gymnasium.register(
        f"scoville/{_game}-v{environment_of(_game).version}",
        entry_point="scoville.environments.gymnasium:SeatEnvironment",
        kwargs={"game": _game},
    )
