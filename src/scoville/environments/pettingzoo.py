"""Every game as PettingZoo environments: one seat after the other (AEC), or several at once (parallel).

An observation is `{"observation", "action_mask"}`; a seat that is not asked gets its own mask, never the mover's.
"""

from __future__ import annotations

import secrets
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from ..core import game_seed, registry, stream
from ..core.seeds import Seeds
from .errors import IllegalAction
from .illegal import LOSE, RAISE, check_policy, check_render_mode, refusal, replacement
from .room import environment_of
from .tables import first_game, highs_of, make_tables, names_of, rules_of, show

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
        illegal: str = RAISE,
    ) -> None:
        self._game = game = game or first_game()
        self._rules = rules = rules_of(game, rules)
        self._reactions = reactions
        self._illegal = check_policy(illegal)
        self._seed: int | None = None
        self._index = 0
        self._taken: list[int] = []
        self._set_up(players)
        self.render_mode = check_render_mode(render_mode, RENDER_MODES)
        self.possible_agents = list(names_of(players))
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        high = np.array(highs_of(game), np.uint8)
        shape = (self._table.actions,)
        self.state_space = spaces.Box(0, np.tile(high, players), dtype=np.uint8)
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

    def _set_up(self, players: int) -> None:
        self._table = make_tables(self._game, 1, players, self._rules, self._reactions)[0]
        self._seen_now = np.zeros(self._table.observation, np.uint8)
        self._mask_now = np.zeros(self._table.actions, np.int8)
        self._table.attach(self._seen_now.data, self._mask_now.view(np.uint8).data)

    def __getstate__(self) -> dict[str, Any]:
        """The table itself is not in it: the copy deals the same game and takes the same decisions."""
        return {
            name: value for name, value in self.__dict__.items() if name not in {"_table", "_seen_now", "_mask_now"}
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._set_up(len(self.possible_agents))
        if self._seed is not None:
            self._table.new_game(Seeds(self._seed), self._index - 1)
            for decision in self._taken:
                self._table.act(decision)

    def state(self) -> NDArray[np.uint8]:
        """What all seats observe, one after the other: for a critic that sees every hand, not for an agent."""
        seen = np.zeros((len(self.possible_agents), self._table.observation), np.uint8)
        for seat, row in enumerate(seen):
            self._table.write_observation(seat, row.data)
        return seen.reshape(-1)

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
            self._seed = seed
            self._index = 0
        elif self._seed is None:
            self._seed = secrets.randbits(64)
        self._table.new_game(Seeds(self._seed), self._index)
        self._taken = []
        self._lost = False
        self._index += 1

    def _instead(self, seat: int) -> int:
        """A legal decision in the place of one that is not."""
        assert self._seed is not None
        dealt = game_seed(self._seed, self._index - 1)
        return replacement(self._table, seat, stream(dealt, f"illegal/{len(self._taken)}/{seat}"))

    def _act(self, decision: int) -> bool:
        """Takes a decision of the asked seat, if it is legal."""
        decision = int(decision)  # interpreted rules would go on with NumPy's number, which overflows
        if not self._table.try_act(decision):
            return False
        self._taken.append(decision)
        return True

    def _rewards(self, loser: int | None = None) -> dict[str, float]:
        """At the end; a seat that has lost by an illegal decision pays the others equal shares."""
        if loser is None:
            return {agent: self._table.reward(seat) for seat, agent in enumerate(self.possible_agents)}
        share = 1.0 / (len(self.possible_agents) - 1)
        return {agent: -1.0 if seat == loser else share for seat, agent in enumerate(self.possible_agents)}

    def _seen(self, seat: int) -> Observation:
        self._table.show(seat)
        return {"observation": self._seen_now.copy(), "action_mask": self._mask_now.copy()}

    def _may(self, seat: int, decision: int) -> bool:
        self._table.list_options(seat)
        return self._table.has_option(decision)

    def _refuse(self, seat: int, decision: object) -> IllegalAction:
        return refusal(self._game, self.possible_agents[seat], decision, self._table.actions)


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
        """Takes one decision of the selected agent. An illegal one raises IllegalAction and changes nothing, unless
        `illegal` says otherwise."""
        table = self._table
        if table.mover < 0 or self._lost:
            self._was_dead_step(action)
            return
        loser: int | None = None
        if not self._act(action):
            if self._illegal == RAISE:
                raise self._refuse(table.mover, action)
            self.infos[self.agent_selection]["illegal"] = True
            if self._illegal == LOSE:
                loser, self._lost = table.mover, True
            else:
                self._act(self._instead(table.mover))
        if table.mover < 0 or self._lost:
            for agent, reward in self._rewards(loser).items():
                self.rewards[agent] = self._cumulative_rewards[agent] = reward
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
        """Takes a decision of every seat. An illegal one raises IllegalAction and changes nothing, or what `illegal`
        says."""
        if self._seed is None:
            raise IllegalAction("Nothing has been dealt yet: reset.")
        table = self._table
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        asked, loser = self._asked(), None
        answers: dict[int, int] = {}
        for seat, agent in enumerate(self.agents):
            if seat in asked:
                legal = agent in actions and self._may(seat, actions[agent])
            else:
                legal = actions.get(agent, LET_BE) == LET_BE
            if not legal:
                if self._illegal == RAISE:
                    raise self._refuse(seat, actions.get(agent))
                infos[agent]["illegal"] = True
                if self._illegal == LOSE and loser is None:
                    loser, self._lost = seat, True
            if seat in asked:
                answers[seat] = actions[agent] if legal else self._instead(seat)
        if not self._lost:
            self._answers |= answers
            while table.mover in self._answers:
                question = table.question()
                if not self._act(self._answers.pop(table.mover)) or question != table.question():
                    self._answers = {}
        over = table.mover < 0 or self._lost
        observations = self._observations()
        rewards = self._rewards(loser) if over else dict.fromkeys(self.agents, 0.0)
        ended = dict.fromkeys(self.agents, over)
        cut = dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, ended, cut, infos


class GameModule:
    """The environments of one game, under the names that Farama's libraries use.

    `env()` has the order of calls checked, `raw_env()` has not, `parallel_env()` asks several at once. Calling the
    module itself is `env()`. All take players, rules, reactions, render_mode and illegal.
    """

    def __init__(self, game: str) -> None:
        self.game = game

    def env(self, *given: Any, **named: Any) -> OrderEnforcingWrapper[str, Observation, int]:
        return OrderEnforcingWrapper(self.raw_env(*given, **named))

    __call__ = env

    def raw_env(self, *given: Any, **named: Any) -> Environment:
        return Environment(self.game, *given, **named)

    def parallel_env(self, *given: Any, **named: Any) -> ParallelEnvironment:
        return ParallelEnvironment(self.game, *given, **named)

    def __repr__(self) -> str:
        return f"<the environments of {self.game}>"


def __getattr__(name: str) -> Any:
    """`GAME_v0`: the environments of every registered game. `GAME_parallel_v0` is its `parallel_env`."""
    for game in registry.games():
        if not name.startswith(game):
            continue
        version = environment_of(game).version
        if name == f"{game}_v{version}":
            return GameModule(game)
        if name == f"{game}_parallel_v{version}":
            return GameModule(game).parallel_env
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
