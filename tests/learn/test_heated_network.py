"""The command that teaches `learned` to play HEATED, small."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

torch: Any = pytest.importorskip("torch")

import numpy as np  # noqa: E402

from scoville.bots.network import load_network  # noqa: E402
from scoville.core import stream  # noqa: E402
from scoville.heated import Arbiter, Card, Play, Position, Rules, new  # noqa: E402
from scoville.heated.bots import learn_network  # noqa: E402
from scoville.heated.bots.glance_size import GLANCE  # noqa: E402


def test_a_short_training_writes_a_network_and_its_curve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def run(*options: str) -> None:
        monkeypatch.setattr(sys, "argv", ["learn_network", "--games", "4", "--every", "1", "--deals", "2", *options])
        learn_network.main()

    monkeypatch.setattr(learn_network, "SAMPLE", 4)
    # Play in this process: a new one would only load everything again.
    monkeypatch.setattr(
        learn_network,
        "watch_all",
        lambda rounds, games, seed, workers: (learn_network.watch(i * games, games, seed) for i in range(rounds)),
    )
    first, second = tmp_path / "first.npz", tmp_path / "second.npz"
    run("--rounds", "1", "--out", str(first))
    network = load_network(first)
    assert network.weights[0].shape[0] == GLANCE
    assert "2 players" in first.with_suffix(".svg").read_text(encoding="utf-8")
    run("--rounds", "1", "--rate", "0", "--start", str(first), "--out", str(second))
    again = load_network(second)
    for one, other in zip(network.weights, again.weights, strict=True):
        assert np.abs(one - other).max() <= 2, "without a rate nothing is learned"
    assert second.with_suffix(".json").read_text(encoding="utf-8").count("decisions") == 2


def test_what_wins_is_worth_a_win() -> None:
    hands = {0: (Card("b2"),), 1: tuple(map(Card, ["g1", "g2", "p6", "y1", "y2"]))}
    game = new(("Ada", "Bo"), 1, Rules(), position=Position(hands=hands, top=Card("b4"), turn=0))
    watcher = learn_network.Watcher()
    arbiter = Arbiter(game.state, stream(1, "reflexes"))
    luck = [1, 2, 3, 4]
    assert watcher.value(arbiter, game.state, 0, Play(Card("b2")), watcher.manners[0], luck) == 1.0
    assert game.state.hand_size(0) == 1, "it is tried on another table"
