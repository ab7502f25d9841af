"""Tables at which the learner sits: against itself, its past and other networks in lock-step, or among bots.

A set of tables asks one question at each table at a time. `who` says which network answers it: 0 is the learner, then
come its past selves and the other networks. Bots answer for themselves.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..bots import Bot, make_bot, sit_down, tell
from ..bots.naming import name_of_dice
from ..core import BadSettings, Dice, game_seed, quote, stream
from ..environments.seats import Seats
from ..environments.tables import rules_of, seats_at
from ..environments.vector import VectorEnvironment
from .nets import Shape

__all__ = ["EXPLOITER", "LEARNER", "PAST", "SELF", "BotTables", "Ended", "OwnTables", "Tables", "read_mix", "share_out"]

LEARNER: Final = 0
NOBODY: Final = -1
SELF: Final = "self"
PAST: Final = "past"
EXPLOITER: Final = "exploiter"
PAST_SELVES: Final = 2
"""How many past selves play at once."""


@dataclass(frozen=True, slots=True)
class Ended:
    """A game that a step has ended."""

    table: int
    rewards: tuple[float, ...]
    """By seat."""
    won: float
    """The learner's share of the win."""
    against: str


class Tables(ABC):
    players: int
    count: int
    seen: NDArray[np.uint8]
    """What the asked seats observe."""
    seats: NDArray[np.int64]
    """The asked seats."""
    who: NDArray[np.int64]
    """The network that answers."""

    @abstractmethod
    def legal(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The legal decisions, one table after the other, and how many each table has."""

    @abstractmethod
    def others(self, wanted: NDArray[np.bool_]) -> NDArray[np.uint8]:
        """The private numbers of the other seats, clockwise from the asked one, at least at the wanted tables."""

    @abstractmethod
    def step(self, chosen: NDArray[np.int64]) -> list[Ended]:
        """Takes one decision at every table."""


class OwnTables(Tables):
    """The learner against itself or, on half of the seats, against its past selves or another network."""

    def __init__(
        self,
        game: str,
        shape: Shape,
        players: int,
        rules: Any,
        count: int,
        seed: str,
        name: str = SELF,
        rivals: Sequence[int] = (),
    ) -> None:
        """`rivals` are the numbers of the networks on the other half of the seats."""
        self.players = players
        self.count = count
        self.name = name
        self.rivals = rivals
        self.shape = shape
        self.env = VectorEnvironment(game, count, players, rules, seed)
        self.dice = stream(seed, "seats")
        self.seen = self.env.observations
        self.by_seat = np.zeros((count, players), np.int64)
        for table in range(count):
            self._seat(table)
        self._look()

    def _seat(self, table: int) -> None:
        if self.rivals:
            self.by_seat[table] = LEARNER
            for seat in half_of(self.players, self.dice):
                self.by_seat[table, seat] = self.rivals[self.dice.below(len(self.rivals))]

    def _look(self) -> None:
        self.seats = self.env.to_move.astype(np.int64)
        self.who = self.by_seat[np.arange(self.count), self.seats]

    def legal(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        return self.env.legal()

    def others(self, wanted: NDArray[np.bool_]) -> NDArray[np.uint8]:
        seen = [self.env.others(places)[:, self.shape.private] for places in range(1, self.players)]
        return np.concatenate(seen, axis=1)

    def step(self, chosen: NDArray[np.int64]) -> list[Ended]:
        self.env.step(chosen)
        ended = []
        for table in np.flatnonzero(self.env.dones).tolist():
            rewards = tuple(self.env.rewards[table].tolist())
            winners = [seat for seat, reward in enumerate(rewards) if reward == max(rewards)]
            won = sum(self.by_seat[table, seat] == LEARNER for seat in winners) / len(winners)
            ended.append(Ended(table, rewards, float(won), self.name))
            self._seat(table)
        self._look()
        return ended


class BotTables(Tables):
    """The learner on half of the seats, copies of one bot on the others."""

    def __init__(self, game: str, shape: Shape, players: int, rules: Any, count: int, seed: str, bot: str) -> None:
        self.game = game
        self.shape = shape
        self.players = players
        self.rules = rules_of(game, rules)
        self.count = count
        self.seed = seed
        self.bot = bot
        self.dealt = 0
        self.dice = stream(seed, "seats")
        make_bot(game, bot, stream(0, "check"))  # raises if there is no such bot
        self.seen = np.zeros((count, shape.observation), np.uint8)
        self.seats = np.zeros(count, np.int64)
        self.who = np.zeros(count, np.int64)
        self.games: list[Seats] = []
        self.bots: list[dict[int, Bot[Any, Any]]] = []
        for table in range(count):
            seats, bots = self._deal()
            self.games.append(seats)
            self.bots.append(bots)
            self._look(table)

    def _deal(self) -> tuple[Seats, dict[int, Bot[Any, Any]]]:
        """A new game, up to the first question to the learner."""
        while True:
            seed = game_seed(self.seed, self.dealt)
            self.dealt += 1
            seats = seats_at(self.game, self.players, self.rules, seed)
            bots = {
                seat: make_bot(self.game, self.bot, stream(seed, f"bot/{seat}/{name_of_dice(self.bot)}"))
                for seat in half_of(self.players, self.dice)
            }
            sit_down(bots, seats.game)
            _let_play(seats, bots)
            if seats.table.mover >= 0:
                return seats, bots

    def _look(self, table: int) -> None:
        at = self.games[table].table
        self.seats[table] = at.mover
        at.write_observation(at.mover, self.seen[table].data)

    def legal(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        each = [seats.table.decisions() for seats in self.games]
        counts = np.array([len(decisions) for decisions in each], np.int64)
        return np.array([decision for decisions in each for decision in decisions], np.int64), counts

    def others(self, wanted: NDArray[np.bool_]) -> NDArray[np.uint8]:
        found = np.zeros((self.count, self.players - 1, len(self.shape.private)), np.uint8)
        seen = np.zeros(self.shape.observation, np.uint8)
        for i in np.flatnonzero(wanted).tolist():
            seats = self.games[i]
            for places in range(1, self.players):
                seats.table.write_observation((seats.table.mover + places) % self.players, seen.data)
                found[i, places - 1] = seen[self.shape.private]
        return found.reshape(self.count, -1)

    def step(self, chosen: NDArray[np.int64]) -> list[Ended]:
        ended = []
        for i, decision in enumerate(chosen.tolist()):
            seats, bots = self.games[i], self.bots[i]
            tell(bots, seats.decide(decision))
            _let_play(seats, bots)
            if seats.table.mover < 0:
                rewards = tuple(seats.table.outcome())
                winners = seats.game.winners
                won = sum(seat not in bots for seat in winners) / len(winners)
                ended.append(Ended(i, rewards, won, self.bot))
                self.games[i], self.bots[i] = self._deal()
            self._look(i)
        return ended


def _let_play(seats: Seats, bots: dict[int, Bot[Any, Any]]) -> None:
    while seats.table.mover in bots:
        tell(bots, seats.ask(bots[seats.table.mover]))


def half_of(players: int, dice: Dice) -> list[int]:
    """Half of the seats, drawn; of an odd number one more or one less than the other half."""
    seats = list(range(players))
    for i in range(players - 1, 0, -1):
        j = dice.below(i + 1)
        seats[i], seats[j] = seats[j], seats[i]
    return seats[: players // 2 + (dice.below(2) if players % 2 else 0)]


def read_mix(text: str) -> dict[str, int]:
    """`self=40,past=20,heuristic=40` as weights by opponent."""
    found: Counter[str] = Counter()
    for part in text.split(","):
        name, equals, weight = part.strip().rpartition("=")
        if not equals or not name or not weight.isascii() or not weight.isdigit() or not 0 < int(weight) <= 1000:
            raise BadSettings.plain(f"--against is a list like self=40,past=20,heuristic=40, not {quote(text)}.")
        found[name] += int(weight)
    return dict(found)


def share_out(count: int, mix: dict[str, int]) -> dict[str, int]:
    """How many of the tables each opponent gets: at least one each."""
    total = sum(mix.values())
    return {name: max(1, count * weight // total) for name, weight in mix.items()}
