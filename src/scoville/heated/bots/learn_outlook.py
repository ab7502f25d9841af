"""`python -m scoville.heated.bots.learn_outlook`: teaches outlook.py who wins, by games of the players that `search`
imagines."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from time import process_time
from typing import Any, Final

from ...bots.exponent import FINE
from ...core import game_seed, stream
from ...core.needs import Missing
from .. import Arbiter, Rules
from ..rules.setup import Setup, lay_out
from .mixed import imagined_manners
from .outlook import FILE, Outlook
from .outlook_size import FEATURES, HIDDEN

try:
    import numpy as np
    import torch
except ModuleNotFoundError as error:
    if __name__ != "__main__":
        raise
    sys.exit(f"scoville: {Missing(f'This needs {error.name}', 'learn')}")

__all__ = ["main"]

PLAYERS: Final = (2, 2, 3, 4, 4, 5, 6, 6, 8, 10)
"""In turn."""
RULES: Final = (Rules(), Rules(mode="chaos"))
MOST: Final = 10
APART: Final = 8
"""At most this many decisions for each player between two positions of a game."""
LONGEST: Final = 400
"""Decisions for each player, after which a game teaches nothing."""
BATCH: Final = 4096
BITS: Final = 15


def watch(games: int, seed: str) -> tuple[Any, Any, Any, Any]:
    """Positions of these games: the features of all seats, which seats there are, each seat's share of the win, and
    whether the position is the last one of its game."""
    outlook = Outlook([0] * (FEATURES * HIDDEN), [0] * HIDDEN, 0, [0] * HIDDEN)
    manners = imagined_manners(None)
    seen, there, shares, ends = [], [], [], []
    out = bytearray(MOST * FEATURES)
    for number in range(games):
        own = game_seed(seed, number)
        dice = stream(own, "watch")
        players = PLAYERS[number % len(PLAYERS)]
        rules = RULES[number // len(PLAYERS) % len(RULES)]
        state = lay_out(Setup(tuple(f"player {seat}" for seat in range(players)), rules, own))
        state.journal = None
        arbiter = Arbiter(state, stream(own, "reflexes"))
        policy = manners[dice.below(len(manners))]
        found = []
        decisions = 0
        while not state.reason and decisions < LONGEST * players:
            decisions += policy.play_on(arbiter, state, dice, 1 + dice.below(APART * players))
            if not state.reason:
                outlook.write(state, memoryview(out))
                found.append(bytes(out[: players * FEATURES]) + bytes((MOST - players) * FEATURES))
        if not state.reason:
            continue
        share = [(state.won >> seat & 1) / state.won.bit_count() for seat in range(players)]
        seen += found
        there += [[True] * players + [False] * (MOST - players)] * len(found)
        shares += [share + [0.0] * (MOST - players)] * len(found)
        ends += [False] * (len(found) - 1) + [True] * bool(found)
    features = np.frombuffer(bytearray(b"".join(seen)), np.uint8).reshape(-1, MOST, FEATURES)
    return features, np.array(there, np.bool_), np.array(shares, np.float32), np.array(ends, np.bool_)


def chances(network: Any, scale: Any, seen: Any, there: Any) -> Any:
    found = []
    with torch.inference_mode():
        for some in np.array_split(np.arange(len(seen)), max(1, len(seen) // BATCH)):
            rated = network(torch.from_numpy(seen[some]) * scale).squeeze(2)
            found.append(torch.softmax(rated.masked_fill(~torch.from_numpy(there[some]), -1e9), dim=1).numpy())
    return np.concatenate(found)


def trace(shares: Any, ends: Any, said: Any, reach: float) -> Any:
    """What each position should have said: a mean of the end of its game and of what was said on the way there. The
    end is mostly luck, so this teaches more than the end alone."""
    found = shares.copy()
    for i in range(len(found) - 2, -1, -1):
        if not ends[i]:
            found[i] = reach * found[i + 1] + (1 - reach) * said[i + 1]
    return found


def lost(network: Any, scale: Any, data: Sequence[Any]) -> Any:
    """The mean of minus the logarithm of the winner's chance."""
    seen, there, shares = data
    rated = network(torch.from_numpy(seen) * scale).squeeze(2)
    logs = torch.log_softmax(rated.masked_fill(~torch.from_numpy(there), -1e9), dim=1)
    return -(logs * torch.from_numpy(shares)).sum(dim=1).mean()


def export(network: Any, scale: Any) -> dict[str, Any]:
    """In whole numbers, for `Outlook`."""
    weight = network[0].weight.detach().double().numpy().T * scale.double().numpy()[:, None]
    bias = network[0].bias.detach().double().numpy()
    last = network[2].weight.detach().double().numpy()[0]
    fine = int(np.floor(np.log2((2**BITS - 1) / np.abs(weight).max())))
    return {
        "first": np.round(weight * 2.0**fine).astype(int).reshape(-1).tolist(),
        "biases": np.round(bias * 2.0**fine).astype(int).tolist(),
        "shift": fine - FINE,
        "last": np.round(last * 2.0**FINE).astype(int).tolist(),
    }


def begin(network: Any, scale: Any, stored: dict[str, Any]) -> None:
    """The reverse of `export`."""
    fine = stored["shift"] + FINE
    weight = np.array(stored["first"], np.float64).reshape(FEATURES, HIDDEN) / scale.double().numpy()[:, None]
    with torch.no_grad():
        network[0].weight.copy_(torch.from_numpy(weight.T * 2.0**-fine))
        network[0].bias.copy_(torch.tensor(stored["biases"]) * 2.0**-fine)
        network[2].weight.copy_(torch.tensor([stored["last"]]) * 2.0**-FINE)


def main() -> None:
    parser = argparse.ArgumentParser(prog="learn_outlook", description="Teaches the search of HEATED who wins.")
    parser.add_argument("--games", type=int, default=20_000, help="of each round")
    parser.add_argument("--rounds", type=int, default=10, help="each with new games")
    parser.add_argument("--epochs", type=int, default=2, help="how often each game is looked at")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--reach", type=float, default=0.8, help="λ: how far the end of a game reaches back")
    parser.add_argument("--start", type=Path, help="begin with another network")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=FILE)
    chosen = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(chosen.seed)
    rng = np.random.default_rng(chosen.seed)
    network = torch.nn.Sequential(torch.nn.Linear(FEATURES, HIDDEN), torch.nn.ReLU(), torch.nn.Linear(HIDDEN, 1, False))
    optimiser = torch.optim.Adam(network.parameters(), lr=chosen.rate)
    test = watch(max(200, chosen.games // 10), game_seed(chosen.seed, 1 << 40))
    present = test[0][test[1]].astype(np.float64)
    scale = torch.from_numpy((1 / np.clip(np.sqrt(np.square(present).mean(axis=0)), 0.1, None)).astype(np.float32))
    if chosen.start is not None:
        begin(network, scale, json.loads(chosen.start.read_text(encoding="utf-8")))
    for round_ in range(chosen.rounds):
        seen, there, shares, ends = watch(chosen.games, game_seed(chosen.seed, round_))
        reach = chosen.reach if round_ or chosen.start else 1.0  # what it says at first means nothing
        said = chances(network, scale, seen, there) if reach < 1 else shares
        data = seen, there, trace(shares, ends, said, reach)
        parts = max(1, len(data[0]) // BATCH)
        for group in optimiser.param_groups:
            group["lr"] = chosen.rate * (1 - round_ / chosen.rounds)
        for _ in range(chosen.epochs):
            for some in np.array_split(rng.permutation(len(data[0])), parts):
                optimiser.zero_grad()
                lost(network, scale, [each[some] for each in data]).backward()
                optimiser.step()
        with torch.inference_mode():
            alike = -float(np.mean(np.log(1 / test[1].sum(axis=1))))
            now = float(lost(network, scale, test[:3]))
        print(
            f"round {round_ + 1}: {len(data[0]):,} positions, {process_time():.0f} s, {now:.4f} (alike: {alike:.4f})",
            flush=True,
        )
        chosen.out.write_text(json.dumps(export(network, scale), separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
