"""A real Ray with two workers gives what one process gives: simulate, tournament, balance, luck, data sets, a crew."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from scoville import heated, spicy
from scoville.lab import TableSpec
from scoville.lab.balance_run import LuckRun, StudyRun
from scoville.lab.dataset import Dataset
from scoville.lab.engines import Crew
from scoville.lab.simulate import Simulation
from scoville.lab.sweeps import read_sweep, sweep_study
from scoville.lab.tournament import Tournament

ray: Any = pytest.importorskip("ray", reason="Ray is an extra of its own and heavy")

SHORT = spicy.Rules(worlds_end=8)
RAY: dict[str, Any] = {"workers": 2, "engine": "ray"}


@pytest.fixture(scope="module", autouse=True)
def two_workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    os.environ["RAY_AUTH_MODE"] = "disabled"  # else it writes to the home folder
    os.environ.setdefault("RAY_worker_niceness", "0")  # else workers starve on a busy machine
    folder = tmp_path_factory.mktemp("ray")
    short = Path("/tmp") / f"ray-{os.getpid()}" if len(str(folder)) > 60 else folder  # its sockets have short names
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR", _temp_dir=str(short))
    yield
    ray.shutdown()


def test_simulate() -> None:
    for spec in (
        TableSpec("spicy", 3, SHORT, ("casual", "random", "heuristic"), 7),
        TableSpec("heated", 4, heated.Rules(), ("random",) * 4, 7),
    ):
        here, there = Simulation(spec, 60), Simulation(spec, 60)
        here.run()
        there.run(**RAY)
        assert there.complete
        assert there.tally == here.tally


def test_tournament() -> None:
    here, there = (Tournament("spicy", 2, SHORT, ("casual", "random"), 3, 12) for _ in range(2))
    here.run()
    there.run(**RAY)
    assert there.as_json() == here.as_json()


@pytest.mark.parametrize("kind", [StudyRun, LuckRun])
def test_balance(kind: Any) -> None:
    study = sweep_study("spicy", read_sweep("hand=3,4"), ("casual", "random"), 1, 2, SHORT)
    here, there = kind(study, 12), kind(study, 12)
    here.run()
    there.run(**RAY)
    assert there.counts == here.counts


def test_data_sets(tmp_path: Path) -> None:
    spec = TableSpec("spicy", 2, SHORT, ("casual", "random"), 7)
    ways: dict[str, dict[str, Any]] = {"here.jsonl": {}, "there.jsonl": RAY}
    for name, how in ways.items():
        data = Dataset(spec, 20, tmp_path / name)
        data.prepare()
        data.run(**how)
    assert (tmp_path / "there.jsonl").read_bytes() == (tmp_path / "here.jsonl").read_bytes()


def test_a_crew_keeps_what_it_made() -> None:
    class Counter:  # here, so that it travels as a whole: workers cannot import the tests
        def __init__(self, number: int) -> None:
            self.number, self.calls = number, 0

        def add(self, more: int) -> tuple[int, int]:
            self.calls += more
            return self.number, self.calls

    with Crew(Counter, 2, "ray") as crew:
        assert crew.call("add", 2) == [(0, 2), (1, 2)]
        assert crew.call("add", 3) == [(0, 5), (1, 5)]


def test_roll_outs() -> None:
    """The same training from two processes and from two workers of Ray."""
    pytest.importorskip("torch", reason="PyTorch is not installed")
    from scoville.learn.rolling import crewed
    from scoville.learn.training import Task, Training

    trained = []
    for engine in ("processes", "ray"):
        training = Training(Task("spicy", (2,), (None,), {"self": 1, "random": 1}, 1, tables=4, width=16))
        with crewed(training, 2, engine):
            training.run(500, lambda now: None, lambda: False)
        trained.append({name: value.tolist() for name, value in training.actor.state_dict().items()})
        assert training.curve[-1].scores["random"][1] > 0
    assert trained[0] == trained[1]
