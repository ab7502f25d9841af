"""Every game as PettingZoo environments: one seat after the other (AEC), or several at once (parallel).

An observation is `{"observation", "action_mask"}`; a seat that is not asked gets its own mask, never the mover's.
"""

from __future__ import annotations

import secrets
from functools import partial
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from ..core import registry
from ..core.seeds import Seeds
from .errors import IllegalAction
from .room import environment_of
from .tables import first_game, highs_of, in_words, make_tables, names_of, rules_of, show

__all__ = ["Environment", "ParallelEnvironment"]

LET_BE: Final = 0
RENDER_MODES: Final = ["ansi", "human"]
Observation = dict[str, NDArray[Any]]


class _AtATable:
    """What both kinds of environment share: a table, its spaces, and the observations."""

    def __init__(
        self,
        game: str | None = None,
        players: int = 4,
        rules: Any = None,
        reactions: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self._game = game = game or first_game()
        self._rules = rules = rules_of(game, rules)
        self._table = make_tables(game, 1, players, rules, reactions)[0]
        self._seeds: Seeds | None = None
        self._index = 0
        self._seen_now = np.zeros(self._table.observation, np.uint8)
        self._mask_now = np.zeros(self._table.actions, np.int8)
        self._table.attach(self._seen_now.data, self._mask_now.view(np.uint8).data)
        self.render_mode = render_mode
        self.possible_agents = list(names_of(players))
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        high = np.array(highs_of(game), np.uint8)
        shape = (self._table.actions,)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(np.zeros_like(high), high, dtype=np.uint8),
                    "action_mask": spaces.Box(0, 1, shape, np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self._table.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """What everybody sees of the table."""
        text = show(self._game, self._table, self._rules)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""

    def _deal(self, seed: int | None) -> None:
        """Deals the first game of a seed; without one, the next game of the last seed, or of a random one."""
        if seed is not None:
            self._seeds = Seeds(seed)
            self._index = 0
        elif self._seeds is None:
            self._seeds = Seeds(secrets.randbits(64))
        self._table.new_game(self._seeds, self._index)
        self._index += 1

    def _seen(self, seat: int) -> Observation:
        self._table.show(seat)
        return {"observation": self._seen_now.copy(), "action_mask": self._mask_now.copy()}

    def _may(self, seat: int, decision: int) -> bool:
        self._table.list_options(seat)
        return self._table.has_option(decision)

    def _refuse(self, seat: int, decision: object) -> IllegalAction:
        what = in_words(self._game, decision, self._table.actions)
        return IllegalAction(f"{self.possible_agents[seat]} may not take the decision {what} now.")


class Environment(_AtATable, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One game after the other, one seat after the other, in the order of the arbiter."""

    @property
    def metadata(self) -> dict[str, Any]:
        return {
            "name": f"{self._game}_v{environment_of(self._game).version}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self._table.mover]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        return self._seen(self._seats[agent])

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Like PettingZoo's own, with fewer calls."""
        agent = self.agent_selection
        return (
            self._seen(self._seats[agent]) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int) -> None:
        """Takes one decision of the selected agent; or raises IllegalAction and changes nothing."""
        table = self._table
        if table.mover < 0:
            self._was_dead_step(action)
            return
        if not table.try_act(action):
            raise self._refuse(table.mover, action)
        if table.mover < 0:
            for seat, agent in enumerate(self.agents):
                self.rewards[agent] = self._cumulative_rewards[agent] = table.reward(seat)
                self.terminations[agent] = True
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agents[table.mover]
        if self.render_mode == "human":
            self.render()


class ParallelEnvironment(_AtATable, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """Seats that are asked the same thing answer at once: about another's card in SPICY; in HEATED whether they
    answer, discard, slap or help. Answers are carried out in turn order. Once one has changed what was asked, the
    rest are dropped. Everybody else lets things be (0), which is all their mask allows.
    """

    @property
    def metadata(self) -> dict[str, Any]:
        return {"name": f"{self._game}_parallel_v{environment_of(self._game).version}", "render_modes": RENDER_MODES}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._deal(seed)
        self._answers: dict[int, int] = {}
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def _asked(self) -> list[int]:
        """The seats that have to answer in the next step."""
        waiting = self._table.waiting()
        if self._answers:  # seats asked after the mover have answered already and wait for it
            waiting = 1 << self._table.mover
        return [seat for seat in range(len(self.possible_agents)) if waiting >> seat & 1]

    def _observations(self) -> dict[str, Observation]:
        asked = self._asked()
        found = {}
        for seat, agent in enumerate(self.possible_agents):
            seen = self._seen(seat)
            mask = seen["action_mask"]
            if seat not in asked:
                mask[:] = 0
                mask[LET_BE] = 1
            elif seat != self._table.mover:
                self._table.list_options(seat)
                for i in range(self._table.options.n):
                    mask[self._table.option(i)] = 1
            found[agent] = seen
        return found

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Takes a decision of every seat; or raises IllegalAction and changes nothing."""
        if self._seeds is None:
            raise IllegalAction("Nothing has been dealt yet: reset.")
        table = self._table
        asked = self._asked()
        for seat, agent in enumerate(self.agents):
            if seat in asked:
                if agent not in actions or not self._may(seat, actions[agent]):
                    raise self._refuse(seat, actions.get(agent))
            elif actions.get(agent, LET_BE) != LET_BE:
                raise self._refuse(seat, actions[agent])
        self._answers |= {seat: actions[self.possible_agents[seat]] for seat in asked}
        while table.mover in self._answers:
            question = table.question()
            if not table.try_act(self._answers.pop(table.mover)) or question != table.question():
                self._answers = {}
        over = table.mover < 0
        observations = self._observations()
        rewards = {agent: table.reward(seat) if over else 0.0 for seat, agent in enumerate(self.agents)}
        ended = dict.fromkeys(self.agents, over)
        cut = dict.fromkeys(self.agents, False)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, ended, cut, infos


def _one_by_one(
    game: str, players: int = 4, rules: Any = None, reactions: bool = False, render_mode: str | None = None
) -> OrderEnforcingWrapper[str, Observation, int]:
    return OrderEnforcingWrapper(Environment(game, players, rules, reactions, render_mode))


def __getattr__(name: str) -> Any:
    """`GAME_v0` and `GAME_parallel_v0`: makers for every game, called with players, rules, reactions, render_mode."""
    for game in registry.games():
        version = environment_of(game).version
        if name == f"{game}_v{version}":
            return partial(_one_by_one, game)
        if name == f"{game}_parallel_v{version}":
            return partial(ParallelEnvironment, game)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
