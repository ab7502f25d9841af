"""Both games as PettingZoo environments: one after the other (AEC), or at once where several are asked (parallel).

An observation is `{"observation", "action_mask"}`; the mask of a seat that is not asked is its own, never the mover's.
"""

from __future__ import annotations

import secrets
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from .. import heated, spicy
from ..core.seeds import Seeds
from .errors import IllegalAction
from .tables import AnyRules, describe, highs_of, make_tables, names_of, show
from .versions import VERSIONS

__all__ = [
    "Environment",
    "ParallelEnvironment",
    "heated_parallel_v0",
    "heated_v0",
    "spicy_parallel_v0",
    "spicy_v0",
]

LET_BE: Final = 0
Observation = dict[str, NDArray[Any]]


class _Board:
    """A table, its spaces, and what is seen at it. Both kinds of environment have one."""

    def __init__(self, game: str, players: int, rules: AnyRules | None, reactions: bool) -> None:
        self.game = game
        self.rules = rules
        self.table = make_tables(game, 1, players, rules, reactions)[0]
        self.agents = list(names_of(players))
        self.seats = {agent: seat for seat, agent in enumerate(self.agents)}
        self.seeds: Seeds | None = None
        self.index = 0
        self._seen = np.zeros(self.table.observation, np.uint8)
        self._mask = np.zeros(self.table.actions, np.int8)
        self.table.attach(self._seen.data, self._mask.view(np.uint8).data)
        high = np.array(highs_of(game), np.uint8)
        shape = (self.table.actions,)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(np.zeros_like(high), high, dtype=np.uint8),
                    "action_mask": spaces.Box(0, 1, shape, np.int8),
                }
            )
            for agent in self.agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.table.actions) for agent in self.agents}

    def deal(self, seed: int | None) -> None:
        """The first game of a seed; without one the next of the seed before, or of one nobody knows."""
        if seed is not None:
            self.seeds = Seeds(seed)
            self.index = 0
        elif self.seeds is None:
            self.seeds = Seeds(secrets.randbits(64))
        self.table.new_game(self.seeds, self.index)
        self.index += 1

    def seen(self, seat: int) -> Observation:
        self.table.show(seat)
        return {"observation": self._seen.copy(), "action_mask": self._mask.copy()}

    def may(self, seat: int, decision: int) -> bool:
        self.table.list_options(seat)
        return self.table.has_option(decision)

    def refuse(self, seat: int, decision: object) -> IllegalAction:
        known = isinstance(decision, int | np.integer) and 0 <= decision < self.table.actions
        what = f"{decision} ({describe(self.game, int(decision))})" if known else repr(decision)  # type: ignore[call-overload]
        return IllegalAction(f"{self.agents[seat]} may not take the decision {what} now.")


class Environment(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One game after the other, one seat after the other, in the order of the arbiter."""

    def __init__(
        self,
        game: str = "spicy",
        players: int = 4,
        rules: AnyRules | None = None,
        reactions: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self._board = _Board(game, players, rules, reactions)
        self._table = self._board.table
        self._seats = self._board.seats
        self.metadata = {
            "name": f"{game}_v{VERSIONS[game]}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = self._board.agents[:]
        self.agents: list[str] = []
        self.observation_spaces = self._board.observation_spaces
        self.action_spaces = self._board.action_spaces

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._board.deal(seed)
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
        return self._board.seen(self._seats[agent])

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """As PettingZoo's own, in fewer calls."""
        agent = self.agent_selection
        return (
            self._board.seen(self._seats[agent]) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int) -> None:
        """One decision of the agent selected, or IllegalAction and nothing has changed."""
        table = self._table
        if table.mover < 0:
            self._was_dead_step(action)
            return
        if not table.try_act(action):
            raise self._board.refuse(table.mover, action)
        if table.mover < 0:
            for seat, agent in enumerate(self.agents):
                self.rewards[agent] = self._cumulative_rewards[agent] = table.reward(seat)
                self.terminations[agent] = True
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agents[table.mover]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What everybody sees of the table."""
        text = show(self._table, self._board.rules)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is open."""


class ParallelEnvironment(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All who are asked the same thing answer at once: about another's card in SPICY, and in HEATED whether they
    answer, discard, slap or help. What they answer is done in turn order; once it has changed what was asked, the
    rest falls away. Everybody else lets be (0), which is all their mask allows.
    """

    def __init__(
        self,
        game: str = "spicy",
        players: int = 4,
        rules: AnyRules | None = None,
        reactions: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self._board = _Board(game, players, rules, reactions)
        self._table = self._board.table
        self._answers: dict[int, int] = {}
        self.metadata = {"name": f"{game}_parallel_v{VERSIONS[game]}", "render_modes": ["ansi", "human"]}
        self.render_mode = render_mode
        self.possible_agents = self._board.agents[:]
        self.agents: list[str] = []
        self.observation_spaces = self._board.observation_spaces
        self.action_spaces = self._board.action_spaces

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._board.deal(seed)
        self._answers = {}
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def _asked(self) -> list[int]:
        """Who has to answer in the next step."""
        waiting = self._table.waiting()
        if self._answers:  # those who are asked after the mover have answered already, and wait for it
            waiting = 1 << self._table.mover
        return [seat for seat in range(len(self.possible_agents)) if waiting >> seat & 1]

    def _observations(self) -> dict[str, Observation]:
        asked = self._asked()
        found = {}
        for seat, agent in enumerate(self.possible_agents):
            seen = self._board.seen(seat)
            mask = seen["action_mask"]
            if seat not in asked:
                mask[:] = 0
                mask[LET_BE] = 1
            elif seat != self._table.mover:
                self._table.list_options(seat)
                for i in range(self._table.options_n):
                    mask[self._table.option(i)] = 1
            found[agent] = seen
        return found

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """A decision of everybody, or IllegalAction and nothing has changed."""
        table = self._table
        asked = self._asked()
        for seat, agent in enumerate(self.agents):
            if seat in asked:
                if agent not in actions or not self._board.may(seat, actions[agent]):
                    raise self._board.refuse(seat, actions.get(agent))
            elif actions.get(agent, LET_BE) != LET_BE:
                raise self._board.refuse(seat, actions[agent])
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

    def render(self) -> str | None:
        """What everybody sees of the table."""
        text = show(self._table, self._board.rules)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is open."""


def spicy_v0(
    players: int = 4, rules: spicy.Rules | None = None, reactions: bool = False, render_mode: str | None = None
) -> OrderEnforcingWrapper[str, Observation, int]:
    """SPICY for 2 to 6, with any rules."""
    return OrderEnforcingWrapper(Environment("spicy", players, rules, reactions, render_mode))


def heated_v0(
    players: int = 4, rules: heated.Rules | None = None, reactions: bool = False, render_mode: str | None = None
) -> OrderEnforcingWrapper[str, Observation, int]:
    """HEATED for 2 to 10, with any rules."""
    return OrderEnforcingWrapper(Environment("heated", players, rules, reactions, render_mode))


def spicy_parallel_v0(
    players: int = 4, rules: spicy.Rules | None = None, reactions: bool = False, render_mode: str | None = None
) -> ParallelEnvironment:
    return ParallelEnvironment("spicy", players, rules, reactions, render_mode)


def heated_parallel_v0(
    players: int = 4, rules: heated.Rules | None = None, reactions: bool = False, render_mode: str | None = None
) -> ParallelEnvironment:
    return ParallelEnvironment("heated", players, rules, reactions, render_mode)
