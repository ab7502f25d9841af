"""`python -m scoville.heated.bots.learn_network`: teaches the network of `learned` what options are worth, by trying
every option of many positions.

A position comes from a game of `heuristic`, so its hidden cards are dealt as they would be dealt to a player who sees
what the network sees. Every option is tried once on the table as it is, with the same luck, and played on for a few
decisions; then outlook.py says who will win. One try says little, but the network learns from millions.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from time import process_time
from typing import Any, Final

from ...bots.network import from_whole_numbers, in_whole_numbers, load_network, save_network
from ...core import Dice, game_seed, stream
from ...core.needs import Missing
from .. import Arbiter, Rules
from ..rules import codes
from ..rules.performing import perform
from ..rules.setup import Setup, lay_out
from ..rules.state import State
from .glance import Glance
from .glance_size import GLANCE
from .mixed import imagined_manners
from .opinion import FILE, UNIT
from .outlook import load_outlook
from .policy import Policy
from .rating import rate_all
from .table import PolicyTable
from .trained import TAUGHT

try:
    import numpy as np
    import torch

    from ...learn.curve import draw_curve
    from ...learn.training import Point
except ModuleNotFoundError as error:
    if __name__ != "__main__":
        raise
    sys.exit(f"scoville: {Missing(f'This needs {error.name}', 'learn')}")

__all__ = ["Watched", "Watcher", "main"]

PLAYERS: Final = (2, 2, 4, 2, 3, 6, 2, 4, 2, 5, 2, 4, 3, 2, 6, 8, 2, 4, 2, 10)
"""In turn."""
MOST: Final = 12
"""Options of a position that are tried: half of them the best at first sight, half any others."""
LONGEST: Final = 400
"""Decisions for each player, after which a game is left."""
OF_EACH: Final = 4
"""With more players, only this many in as many positions as there are players are tried: they take longer."""
ASTRAY: Final = 12
"""One of this many decisions is any option, so that the network meets unusual positions too."""


REACH: Final = 2
"""An option is played on for this many decisions of each player."""
FURTHER: Final = 2
"""Added to the decisions of `REACH`. Further on, luck hides what the option was worth."""
BATCH: Final = 2048
WIDTHS: Final = 96, 32
IMITATION: Final = 0.3
"""How much it counts to learn what `heuristic` would do. The network says so beside what options are worth; nobody asks
for it later, but it teaches the layers before what matters."""
SAMPLE: Final = 60
"""Games by which the sizes of what the network sees are measured."""
MATCHED: Final = (2, 4, 6)
"""The numbers of players with which it is tried against `heuristic` on the way."""


class Watched:
    """Positions: the options of all of them, and how many each has."""

    def __init__(self) -> None:
        self.rows: list[bytes] = []
        self.values: list[float] = []
        self.counts: list[int] = []
        self.best: list[int] = []
        """The place of the option that `heuristic` would take."""
        self.players: list[int] = []

    def arrays(self) -> tuple[Any, ...]:
        rows = np.frombuffer(bytearray(b"".join(self.rows)), np.uint8).reshape(-1, GLANCE)
        counts, best = np.array(self.counts), np.array(self.best)
        return rows, np.array(self.values, np.float32), counts, best, np.array(self.players, np.float32)


class Watcher:
    def __init__(self) -> None:
        self.outlook = load_outlook()
        self.manners = imagined_manners(None)
        self.glance = Glance()
        self.policy = Policy()

    def game(self, players: int, rules: Rules, seed: str, found: Watched) -> None:
        dice = stream(seed, "watch")
        state = lay_out(Setup(tuple(f"player {seat}" for seat in range(players)), rules, seed))
        table = PolicyTable(state)
        arbiter = Arbiter(state, stream(seed, "reflexes"))
        table.begin(arbiter, state)
        seat = arbiter.seat()
        while seat >= 0 and table.decisions < LONGEST * players:
            action = table.choose(arbiter, state, seat, self.policy, dice)
            if not table.forced:
                options = table.ask(arbiter, state, seat)
                if len(options) > 1 and dice.below(players) < OF_EACH:
                    self.position(table, arbiter, state, seat, options, action, dice, found)
                if dice.below(ASTRAY) == 0:
                    action = options[dice.below(len(options))]
            if not table.do(arbiter, state, seat, action):
                return
            seat = arbiter.seat()

    def position(
        self,
        table: PolicyTable,
        arbiter: Arbiter,
        state: State,
        seat: int,
        options: list[Any],
        action: Any,
        dice: Dice,
        found: Watched,
    ) -> None:
        if len(options) > MOST:
            rated = rate_all(self.policy, table.known[seat], seat, options, dice, 0, 0)
            order = sorted(range(len(options)), key=lambda i: -rated[i][0])
            best, rest = order[: MOST // 2], order[MOST // 2 :]
            while len(best) < MOST:
                best.append(rest.pop(dice.below(len(rest))))
            options = [options[i] for i in sorted(best)]
            if action not in options:
                options[0] = action
        out = bytearray(len(options) * GLANCE)
        table.tell(self.glance, seat, state.n)
        self.glance.write(table.known[seat], seat, options, memoryview(out))
        found.rows.append(bytes(out))
        found.counts.append(len(options))
        found.players.append(state.n)
        found.best.append(options.index(action))
        others = self.manners[dice.below(len(self.manners))]
        luck = [dice.word() for _ in range(4)]
        for option in options:
            found.values.append(self.value(arbiter, state, seat, option, others, luck))

    def value(self, arbiter: Arbiter, state: State, seat: int, option: Any, others: Policy, luck: list[int]) -> float:
        world = state.clone()
        world.journal = None
        own = Dice(luck[0] + 1, luck[1], luck[2], luck[3])
        world.dice = Dice(luck[1] + 1, luck[0], luck[3], luck[2])
        judge = Arbiter(world, own)
        if world.pending.phase != codes.FREE:
            judge.jumped_about = 0  # nobody has been asked yet whether to jump in
        if option is not None:
            perform(world, seat, option)
        others.play_on(judge, world, own, REACH * world.n + FURTHER)
        return self.outlook.chance(world, seat)


def watch(first: int, games: int, seed: str) -> tuple[Any, ...]:
    """The positions of these games."""
    watcher, found = Watcher(), Watched()
    for number in range(first, first + games):
        rules = TAUGHT[number // len(PLAYERS) % len(TAUGHT)]
        watcher.game(PLAYERS[number % len(PLAYERS)], rules, game_seed(seed, number), found)
    return found.arrays()


def watch_all(rounds: int, games: int, seed: str, workers: int) -> Iterator[tuple[Any, ...]]:
    """The positions of each round; other processes play while this one learns."""
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        todo = iter(range(rounds))
        waiting = [pool.submit(watch, number * games, games, seed) for number in islice(todo, workers + 1)]
        while waiting:
            yield waiting.pop(0).result()
            waiting += [pool.submit(watch, number * games, games, seed) for number in islice(todo, 1)]


class Lesson:
    """Some positions, ready to learn from."""

    def __init__(self, data: tuple[Any, ...], some: Any, scale: Any) -> None:
        rows, values, counts, best, players = data
        starts = np.cumsum(counts) - counts
        own = counts[some]
        self.first = np.cumsum(own) - own
        places = np.arange(own.sum()) + np.repeat(starts[some] - self.first, own)
        self.seen = torch.from_numpy(rows[places]) * scale
        self.count = len(some)
        self.of = torch.from_numpy(np.repeat(np.arange(len(some)), own))
        self.sizes = torch.from_numpy(own.astype(np.float32))
        many = np.repeat(players[some], own)
        self.weight = torch.from_numpy((2 / many) ** 1.5)
        self.worth = self.centred(torch.from_numpy(values[places] * many * UNIT / 4))
        self.best = torch.from_numpy(self.first + best[some])

    def centred(self, values: Any) -> Any:
        """Less the mean of their position."""
        return values - (torch.zeros(self.count).index_add(0, self.of, values) / self.sizes)[self.of]

    def lost(self, said: Any) -> tuple[Any, Any]:
        """How far the network is off: in what options are worth, and in what `heuristic` would do."""
        worth, habit = said[:, 0], said[:, 1]
        most = torch.full((self.count,), -1e9).scatter_reduce(0, self.of, habit.detach(), "amax")
        whole = torch.zeros(self.count).index_add(0, self.of, (habit - most[self.of]).exp()).log()
        off = ((self.centred(worth) - self.worth).square() * self.weight).mean()
        return off, (whole - habit[self.best] + most).mean()

    def same(self, said: Any) -> float:
        """How often the network likes best what `heuristic` would do."""
        habit = said[:, 1].detach().numpy()
        return float((habit[self.best.numpy()] >= np.maximum.reduceat(habit, self.first)).mean())


class Match:
    """A game of the network, on some seats, against `heuristic`."""

    def __init__(self, players: int, rules: Rules, seed: str, own: frozenset[int]) -> None:
        self.own = own
        self.players = players
        self.state = lay_out(Setup(tuple(f"player {seat}" for seat in range(players)), rules, seed))
        self.table = PolicyTable(self.state)
        self.arbiter = Arbiter(self.state, stream(seed, "reflexes"))
        self.policy = Policy()
        self.dice = stream(seed, "match")
        self.table.begin(self.arbiter, self.state)
        self.options: list[Any] = []
        self.seat = -1

    def go_on(self) -> bool:
        """Plays until the network is asked; False if the game has ended."""
        while True:
            self.seat = self.arbiter.seat()
            if self.seat < 0 or self.table.decisions > LONGEST * self.players:
                return False
            if self.seat in self.own:
                self.options = self.table.ask(self.arbiter, self.state, self.seat)
                if not self.table.forced and len(self.options) > 1:
                    return True
                self.do(self.options[0])
            else:
                self.do(self.table.choose(self.arbiter, self.state, self.seat, self.policy, self.dice))

    def do(self, action: Any) -> None:
        if not self.table.do(self.arbiter, self.state, self.seat, action):
            raise AssertionError("it was an option")

    def seen(self, glance: Glance) -> bytes:
        out = bytearray(len(self.options) * GLANCE)
        self.table.tell(glance, self.seat, self.players)
        glance.write(self.table.known[self.seat], self.seat, self.options, memoryview(out))
        return bytes(out)

    def won(self) -> float:
        won = self.state.won
        return sum(won >> seat & 1 for seat in self.own) / won.bit_count() if self.state.reason else 0.5


def match(network: Any, scale: Any, players: int, deals: int, seed: str) -> tuple[float, int]:
    """The network's share of wins against `heuristic`, every deal in a seating and its mirror image; and the games."""
    games = []
    for number in range(deals):
        own = frozenset(range(number % 2, players, 2))
        for seats in (own, frozenset(range(players)) - own):
            games.append(Match(players, TAUGHT[number // 2 % len(TAUGHT)], game_seed(seed, number), seats))
    glance, playing = Glance(), [game for game in games if game.go_on()]
    while playing:
        rows = np.frombuffer(bytearray(b"".join([game.seen(glance) for game in playing])), np.uint8)
        with torch.inference_mode():
            said = network(torch.from_numpy(rows.reshape(-1, GLANCE)) * scale).numpy()
        at = 0
        for game in playing:
            rated = said[at : at + len(game.options), 0]
            at += len(game.options)
            game.do(game.options[int(rated.argmax())])
        playing = [game for game in playing if game.go_on()]
    return sum(game.won() for game in games) / len(games), len(games)


def export(network: Any, scale: Any, file: Path) -> None:
    layers = [
        (layer.weight.detach().double().numpy().T.copy(), layer.bias.detach().double().numpy())
        for layer in network
        if hasattr(layer, "weight")
    ]
    layers[0][0][:] *= scale.double().numpy()[:, None]
    file.parent.mkdir(exist_ok=True)
    save_network(file, *in_whole_numbers(layers), np.array([[0], [1]]), sorted({*PLAYERS}))


def begin(network: Any, scale: Any, file: Path) -> None:
    """The reverse of `export`."""
    layers = [layer for layer in network if hasattr(layer, "weight")]
    with torch.no_grad():
        for i, (layer, (weight, bias)) in enumerate(zip(layers, from_whole_numbers(load_network(file)), strict=True)):
            own = weight / scale.double().numpy()[:, None] if i == 0 else weight
            layer.weight.copy_(torch.from_numpy(own.T.copy()))
            layer.bias.copy_(torch.from_numpy(bias))


def main() -> None:
    parser = argparse.ArgumentParser(prog="learn_network", description="Teaches `learned` to play HEATED.")
    parser.add_argument("--rounds", type=int, default=100, help="each with new games")
    parser.add_argument("--games", type=int, default=600, help="of each round")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--every", type=int, default=10, help="rounds between two tries against heuristic")
    parser.add_argument("--deals", type=int, default=100, help="of such a try")
    parser.add_argument("--workers", type=int, default=1, help="processes that play; they do not change the result")
    parser.add_argument("--start", type=Path, help="go on from another network, with the curve beside it")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=FILE, help="the network; the curve is written beside it")
    chosen = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(chosen.seed)
    rng = np.random.default_rng(chosen.seed)
    wide, narrow = WIDTHS
    network = torch.nn.Sequential(
        torch.nn.Linear(GLANCE, wide),
        torch.nn.ReLU(),
        torch.nn.Linear(wide, narrow),
        torch.nn.ReLU(),
        torch.nn.Linear(narrow, 2),
    )
    optimiser = torch.optim.Adam(network.parameters(), lr=chosen.rate)
    first = watch(1 << 40, SAMPLE, game_seed(chosen.seed, 0))[0].astype(np.float64)
    scale = torch.from_numpy((1 / np.clip(np.sqrt(np.square(first).mean(axis=0)), 0.1, None)).astype(np.float32))
    curve: list[Point] = []
    if chosen.start is not None:
        begin(network, scale, chosen.start)
        curve = [Point(**point) for point in json.loads(chosen.start.with_suffix(".json").read_text(encoding="utf-8"))]
    total = curve[-1].decisions if curve else 0
    before = curve[-1].seconds if curve else 0.0
    for round_, data in enumerate(watch_all(chosen.rounds, chosen.games, game_seed(chosen.seed, 0), chosen.workers)):
        count = len(data[2])
        total += count
        for group in optimiser.param_groups:
            group["lr"] = chosen.rate * (1 - round_ / chosen.rounds)
        off, same = [], 0.0
        for some in np.array_split(rng.permutation(count), max(1, count // BATCH)):
            lesson = Lesson(data, some, scale)
            said = network(lesson.seen)
            worth, habit = lesson.lost(said)
            optimiser.zero_grad(set_to_none=True)
            (worth + IMITATION * habit).backward()
            optimiser.step()
            off.append(float(worth.detach()))
            same = lesson.same(said)
        print(
            f"round {round_ + 1}: {total:,} positions, {process_time():.0f} s, off {np.mean(off):.4f}, same {same:.3f}",
            flush=True,
        )
        if (round_ + 1) % chosen.every == 0 or round_ + 1 == chosen.rounds:
            scores = {
                f"{players} players": match(network, scale, players, chosen.deals, game_seed(chosen.seed, 1 + round_))
                for players in MATCHED
            }
            curve.append(Point(total, before + process_time(), scores, 0.0))
            print(", ".join(f"{name}: {share:.1%}" for name, (share, _) in scores.items()), flush=True)
            export(network, scale, chosen.out)
            picture = draw_curve("HEATED: wins against heuristic", curve)
            chosen.out.with_suffix(".svg").write_text(picture, encoding="utf-8")
            points = json.dumps([asdict(point) for point in curve])
            chosen.out.with_suffix(".json").write_text(points, encoding="utf-8")


if __name__ == "__main__":
    main()
