"""A training run: tables, networks, past selves, and what is needed to go on later."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import process_time
from typing import Any, Final

import numpy as np
import torch

from ..bots.network import Network, from_whole_numbers, in_whole_numbers, load_network, save_network
from ..core import ScovilleError, game_seed, registry
from ..lab.engines import Crew
from .exploiting import AT_ONCE, Exploiters
from .imitation import imitate
from .nets import Shape, device_threads, make_actor, make_critic, shape_of
from .ppo import Batch, Plan, collect, improve
from .rolling import join, weights_of
from .tables import EXPLOITER, PAST, PAST_SELVES, SELF, BotTables, OwnTables, Tables, share_out

__all__ = ["Point", "Task", "Training"]

PAST_KEPT: Final = 12
PAST_EVERY: Final = 15
"""Rounds between two past selves."""
WINDOW: Final = 4000
"""Decisions of the learner, at least, behind each point of the learning curve."""
IMITATION_RATE: Final = 1e-3
NETWORK: Final = "learned:"
"""An opponent whose name begins so is the network in this file."""


@dataclass(frozen=True)
class Task:
    """What is learned, against whom and how."""

    game: str
    players: tuple[int, ...]
    rules: tuple[Any, ...]
    """One of them at each table, in turn; None is the usual rules."""
    against: dict[str, int]
    """Opponents by name, with their weights: `self`, `past`, `exploiter`, or a bot."""
    seed: int
    first: tuple[tuple[str, int], ...] = ()
    """The bots that are imitated at the start, one after the other, and for how many decisions."""
    tables: int = 128
    width: int = 128
    plan: Plan = field(default_factory=Plan)


@dataclass(frozen=True)
class Point:
    """A point of the learning curve."""

    decisions: int
    seconds: float
    """Of processor time."""
    scores: dict[str, tuple[float, int]]
    """By opponent: the share of wins, and in how many games."""
    entropy: float


class Training:
    def __init__(self, task: Task, guests: dict[str, Any] | None = None) -> None:
        """`guests` are networks that play as opponents under these names."""
        device_threads()
        kind = registry.game(task.game)
        for players in task.players:
            kind.check_players(players)
        torch.manual_seed(task.seed)
        self.task = task
        self.shape = shape_of(task.game, max(task.players), task.rules[0])
        self.actor = make_actor(self.shape, task.width)
        self.critic = make_critic(self.shape, max(task.players) - 1, task.width)
        self.optimiser = torch.optim.Adam(
            [*self.actor.parameters(), *self.critic.parameters()], lr=task.plan.rate, eps=1e-5
        )
        self.mean = copy.deepcopy(self.actor)
        """The network that is exported."""
        self.past: list[Any] = [copy.deepcopy(self.actor)]
        self.guests = self._guests() if guests is None else guests
        """The opponents that are networks of another training, by name. They play in lock-step, as past selves do."""
        self.rounds = 0
        self.decisions = 0
        self.seconds = 0.0
        self.curve: list[Point] = []
        self._scores: dict[str, list[float]] = {}
        self._since = 0
        self._tables: list[Tables] = []
        self.crew: Crew | None = None
        """Workers that play the roll-outs; see rolling.py."""
        self.exploiters = Exploiters(self) if EXPLOITER in task.against else None

    def _guests(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for name in self.task.against:
            file = Path(name.removeprefix(NETWORK))
            if name.startswith(NETWORK) and file.is_file():
                network = load_network(file)
                actor = make_actor(self.shape, len(network.biases[0]))
                if _copy_weights(network, actor, self.shape):  # another kind of network plays as a bot
                    found[name] = actor
        return found

    def _seat(self) -> list[Tables]:
        """Tables of every size and with every rules, shared out to the opponents."""
        task = self.task
        kinds = [(players, rules) for players in task.players for rules in task.rules]
        found: list[Tables] = []
        for opponent, count in share_out(task.tables, task.against).items():
            for i, (players, rules) in enumerate(kinds):
                many = count * (i + 1) // len(kinds) - count * i // len(kinds)
                if many == 0:
                    continue
                seed = game_seed(task.seed, self.rounds * 1000 + len(found))
                here = task.game, self.shape, players, rules, many, seed, opponent
                rivals = self._rivals(opponent)
                found.append(BotTables(*here) if rivals is None else OwnTables(*here, rivals))
        return found

    def _rivals(self, opponent: str) -> Sequence[int] | None:
        """The numbers of the networks that are this opponent; None if it is a bot."""
        if opponent == SELF:
            return ()
        past = range(1, 1 + PAST_SELVES)
        if opponent == PAST:
            return past
        exploiters = range(past.stop, past.stop + (AT_ONCE if EXPLOITER in self.task.against else 0))
        if opponent == EXPLOITER:
            return exploiters
        return [exploiters.stop + list(self.guests).index(opponent)] if opponent in self.guests else None

    def begin(self, watched: Callable[[int, float], None]) -> None:
        """Imitates bots, if the task says so and this has not been done."""
        task = self.task
        if not task.first or self.rounds > 0:
            return
        start = process_time()
        for group in self.optimiser.param_groups:
            group["lr"] = IMITATION_RATE
        networks = self.actor, self.critic, self.optimiser
        for i, (bot, count) in enumerate(task.first):
            seed = game_seed(task.seed, (1 << 40) + i)
            imitate(bot, task.game, task.players, task.rules, seed, count, *networks, self.shape, watched)
        self.past = [copy.deepcopy(self.actor)]
        self.mean = copy.deepcopy(self.actor)
        self.seconds += process_time() - start

    def run(self, decisions: int, report: Callable[[Training], None], stop: Callable[[], bool]) -> None:
        """Trains until the learner has made this many decisions in all, or `stop` says so."""
        plan = self.task.plan
        if self.exploiters is not None and self.rounds == 0:
            self.exploiters.begin()
        while self.decisions < decisions and not stop():
            start = process_time()
            done = self.decisions / decisions
            entropy = plan.entropy_first + (plan.entropy_last - plan.entropy_first) * done
            spread = self.play_round(plan.rate * max(1 - done, 0.1), entropy)
            if self.exploiters is not None:
                self.exploiters.train()
            self.seconds += process_time() - start
            if self._since >= max(WINDOW, decisions // 60):
                self._note(spread)
            report(self)
        if self._since and self._scores:
            self._note(spread if self.rounds else 0.0)

    def play_round(self, rate: float, entropy: float) -> float:
        """One round: plays and learns from it. Returns the mean entropy of the learner's chances."""
        rng = np.random.default_rng([self.task.seed, self.rounds])
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        actors = [self.actor, *self._opponents(rng)]
        if self.exploiters is not None:
            actors += self.exploiters.met(rng)
        batch = self._collect(actors, rng)
        means = improve(batch, self.actor, self.critic, self.optimiser, self.shape, self.task.plan, entropy, rng)
        self._average()
        self.rounds += 1
        self.decisions += batch.count
        self._since += batch.count
        if self.rounds % PAST_EVERY == 0:
            self._remember(rng)
        return means["entropy"]

    def _average(self) -> None:
        old = min(self.task.plan.average, self.rounds / (self.rounds + 1))  # the first rounds count for little
        with torch.no_grad():
            for mean, new in zip(self.mean.parameters(), self.actor.parameters(), strict=True):
                mean.mul_(old).add_(new, alpha=1 - old)

    def _collect(self, actors: Sequence[Any], rng: np.random.Generator) -> Batch:
        """The roll-outs of a round: of the tables here, or of those that the crew has."""
        if self.crew is None:
            if not self._tables:
                self._tables = self._seat()
            acting = [*actors, *self.guests.values()]
            return collect(self._tables, acting, self.critic, self.shape, self.task.plan, rng, self._scores)
        weights = [weights_of(each) for each in (*actors, self.critic)]
        batches = []
        for batch, scores, seconds in self.crew.call("roll", weights, self.rounds):
            batches.append(batch)
            self.seconds += seconds
            for name, won in scores.items():
                self._scores.setdefault(name, []).extend(won)
        return join(batches)

    def _opponents(self, rng: np.random.Generator) -> list[Any]:
        return [self.past[i] for i in rng.integers(len(self.past), size=PAST_SELVES)]

    def _remember(self, rng: np.random.Generator) -> None:
        self.past.append(copy.deepcopy(self.actor))
        if len(self.past) > PAST_KEPT:
            del self.past[int(rng.integers(PAST_KEPT - 2))]

    def _note(self, entropy: float) -> None:
        scores = {name: (sum(won) / len(won), len(won)) for name, won in sorted(self._scores.items())}
        self.curve.append(Point(self.decisions, self.seconds, scores, entropy))
        self.forget_results()

    def forget_results(self) -> None:
        """The next point of the curve counts from here."""
        self._scores = {}
        self._since = 0

    # --- files ---------------------------------------------------------------------------------------

    def export(self, file: Path) -> None:
        """Writes the mean of the actor in whole numbers."""
        layers = [
            (layer.weight.detach().double().numpy().T.copy(), layer.bias.detach().double().numpy())
            for layer in self.mean
            if hasattr(layer, "weight")
        ]
        layers[0][0][:] *= self.shape.scale[:, None]
        weights, biases, shifts = in_whole_numbers(layers)
        save_network(file, weights, biases, shifts, self.shape.factors, self.task.players)

    def save(self, file: Path) -> None:
        """Everything that a later run needs to go on."""
        state = {
            "game": self.task.game,
            "actor": self.actor.state_dict(),
            "mean": self.mean.state_dict(),
            "critic": self.critic.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "past": [actor.state_dict() for actor in self.past],
            "rounds": self.rounds,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "curve": [asdict(point) for point in self.curve],
        }
        if self.exploiters is not None:
            state["exploiters"] = self.exploiters.state()
        new = file.with_name(file.name + ".new")
        torch.save(state, new)
        new.replace(file)

    def start_from(self, file: Path) -> None:
        """Takes the networks of another training (a file of `save`), or a finished network without its critic. This
        training counts from 0."""
        if file.suffix == ".npz":
            if not _copy_weights(load_network(file), self.mean, self.shape):
                raise ScovilleError(f"{file} does not fit this training (its layers have other sizes).")
        else:
            self.seconds = self._read(file)["seconds"]
        self.actor.load_state_dict(self.mean.state_dict())
        self.past = [copy.deepcopy(self.mean)]

    def resume(self, file: Path) -> None:
        """Goes on from a file of `save`. New games are dealt, so the rest differs from that of an unbroken run."""
        state = self._read(file)
        if self.exploiters is not None:
            if "exploiters" not in state:
                raise ScovilleError(
                    f"{file} is of a training without exploiters. --start begins a new one with its networks."
                )
            self.exploiters.go_on(state["exploiters"])
        self.rounds, self.decisions, self.seconds = state["rounds"], state["decisions"], state["seconds"]
        self.curve = [
            Point(point["decisions"], point["seconds"], point["scores"], point["entropy"]) for point in state["curve"]
        ]

    def _read(self, file: Path) -> dict[str, Any]:
        try:
            state: dict[str, Any] = torch.load(file, weights_only=True)
            self.actor.load_state_dict(state["actor"])
            self.mean.load_state_dict(state["mean"] if "mean" in state else state["actor"])
            self.critic.load_state_dict(state["critic"])
            self.optimiser.load_state_dict(state["optimiser"])
            self.past = [copy.deepcopy(self.actor) for _ in state["past"]]
            for actor, weights in zip(self.past, state["past"], strict=True):
                actor.load_state_dict(weights)
        except OSError:
            raise
        except Exception as error:
            raise ScovilleError(f"{file} does not fit this training ({type(error).__name__}).") from error
        return state

    def opponents(self) -> Sequence[str]:
        return list(self.task.against)


def _copy_weights(network: Network, actor: Any, shape: Shape) -> bool:
    """Gives an actor the weights of a finished network. Returns False if their sizes differ."""
    layers = [layer for layer in actor if hasattr(layer, "weight")]
    sizes = [tuple(layer.weight.shape[::-1]) for layer in layers]
    inputs, parts = network.inputs, len(network.biases[-1])
    # An older network looks at fewer numbers and rates fewer parts; the further ones begin with 0.
    less = [list(size) for size in sizes]
    less[0][0], less[-1][1] = min(inputs, sizes[0][0]), min(parts, sizes[-1][1])
    if [tuple(size) for size in less] != [weight.shape for weight in network.weights]:
        return False
    with torch.no_grad():
        for i, (layer, (weight, bias)) in enumerate(zip(layers, from_whole_numbers(network), strict=True)):
            if i == 0:
                scale = shape.scale.astype(np.float64)[:inputs, None]
                weight = np.divide(weight, scale, out=np.zeros_like(weight), where=scale > 0)  # noqa: PLW2901
            rows, columns = weight.shape
            layer.weight.zero_()
            layer.bias.zero_()
            layer.weight[:columns, :rows] = torch.from_numpy(weight.T.copy())
            layer.bias[:columns] = torch.from_numpy(bias)
    return True
