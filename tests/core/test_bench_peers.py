"""Beside the peers: a missing one gets a line, a failing one is left out, and the rest is counted honestly."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import import_module
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

ROOT = Path(__file__).resolve().parents[2]
PEERS = ROOT / "bench" / "peers"


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Imports a module of the folder `bench`."""
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    return import_module


def test_without_peers_our_own_rows_are_measured(tmp_path: Path) -> None:
    (tmp_path / "wheels").mkdir()
    nowhere = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(tmp_path / "wheels"), "PIP_CONFIG_FILE": os.devnull}
    command = [sys.executable, str(ROOT / "bench" / "compare.py"), "--rounds", "2", "--seconds", "0.01", "--json"]
    command += ["--environment", str(tmp_path / "venv"), "--plot", str(tmp_path / "plot.svg")]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **nowhere}
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=env, timeout=900)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    for package in ("open_spiel", "pgx", "rlcard", "pettingzoo[classic]", "pokerkit", "matplotlib"):
        assert len([line for line in done.stderr.splitlines() if line.startswith(f"{package} is left out: ")]) == 1
    assert told["versions"] == {}
    figures = {figure["name"]: figure for figure in told["figures"]}
    assert figures.keys() >= {
        "Scoville SPICY",
        "Scoville HEATED chaos",
        "Scoville SPICY, call by call",
        "scoville simulate spicy",
        "scoville simulate heated",
    }
    assert all(len(figure["rounds"]) == 2 and min(figure["rounds"]) > 0 for figure in figures.values())
    assert figures["Scoville SPICY"]["spicy_times"] == 1
    assert "No plot" in done.stderr
    assert not (tmp_path / "plot.svg").exists()


def test_a_folder_that_is_no_environment_is_not_touched(bench: Any, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    why_not = bench("environment").Environment(tmp_path).make(anew=True)
    assert "no Python environment" in why_not
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_a_driver_answers_whatever_its_peer_prints_or_raises(bench: Any, tmp_path: Path) -> None:
    driver = tmp_path / "noisy.py"
    driver.write_text(
        f"import os, sys; sys.path.insert(0, {str(PEERS)!r})\n"
        "from driver import serve\n"
        "def noisy(luck):\n"
        "    def play(count):\n"
        "        print('hello'); os.system('echo hello')\n"
        "        return 3 * count, count\n"
        "    return play\n"
        "def broken(luck):\n"
        "    raise ValueError('no such game\\nand more')\n"
        "def dying(luck):\n"
        "    os._exit(1)\n"
        "serve('click', {'noisy': noisy, 'broken': broken, 'dying': dying})\n"
    )
    builds = bench("builds")
    process = builds.Measuring([sys.executable, str(driver)], dict(os.environ), quiet=True)
    assert process.greeting["games"] == ["noisy", "broken", "dying"]
    decisions, seconds, games = process.measure({"game": "noisy", "count": 7, "seed": 1})
    assert (decisions, games) == (21, 7)
    assert seconds > 0
    with pytest.raises(builds.Failed, match=r"^ValueError: no such game$"):
        process.measure({"game": "broken", "count": 1, "seed": 1})
    assert process.measure({"game": "noisy", "count": 1, "seed": 1})[0] == 3
    with pytest.raises(builds.Failed, match="died"):
        process.measure({"game": "dying", "count": 1, "seed": 1})
    process.close()


def test_rows_take_turns_and_one_that_fails_is_left_out(bench: Any) -> None:
    rows, builds = bench("rows"), bench("builds")
    asked = []

    def run(name: str) -> Any:
        def measure(number: int) -> float:
            asked.append(name)
            if name == "b" and number == 1:
                raise builds.Failed("gone")
            return float(number)

        return measure

    said = StringIO()
    lasted = rows.take_turns([rows.Row(name, "x/s", run(name)) for name in "abc"], 3, Console(file=said))
    assert "".join(asked) == "abc" + "bca" + "ac"
    assert [(row.name, row.rounds) for row in lasted] == [("a", [0, 1, 2]), ("c", [0, 1, 2])]
    assert said.getvalue().count("b is left out: gone") == 1


def test_a_measurement_is_made_as_long_as_asked_for(bench: Any) -> None:
    contestants = bench("contestants")
    per_game = 0.0013
    each = contestants.Contestant("x", "peer", "Python", lambda amount, _: (5 * amount, per_game * amount, amount))
    each.calibrate(2.0)
    assert each.amount == pytest.approx(2.0 / per_game, rel=0.01)
    assert each.per_second(0) == pytest.approx(5 / per_game)
    assert each.length == 5


def test_ratios_are_taken_within_a_round(bench: Any) -> None:
    compare, rows, contestants = bench("compare"), bench("rows"), bench("contestants")
    figures = {contestants.SPICY: [10.0, 40.0, 30.0], contestants.HEATED: [5.0, 5.0, 5.0], "slow": [1.0, 2.0, 1.0]}
    told = compare.results(
        [rows.Row(name, "decisions/s", lambda _: 0.0, rounds) for name, rounds in figures.items()],
        {name: contestants.Contestant(name, "peer", "C", lambda *_: (0.0, 0.0, 0.0)) for name in figures},
    )
    assert [figure["name"] for figure in told] == [contestants.SPICY, contestants.HEATED, "slow"]
    assert told[2]["spicy_times"] == 20  # of 10, 20 and 30; of the medians it would be 30
    assert told[2]["heated_times"] == 5
    assert compare.table(told).lines[2][:2] == ["slow", "1.00"]


@pytest.mark.parametrize("name", ["OpenSpiel", "Pgx", "RLCard", "PettingZoo", "PokerKit"])
def test_the_drivers_play_their_peers(bench: Any, name: str) -> None:
    contestants = bench("contestants")
    environment = bench("environment").Environment(bench("compare").VENV)
    peer = next(peer for peer in contestants.PEERS if peer.name == name)
    if peer.package not in environment.versions([peer.package]):
        pytest.skip(f"{peer.install} is not installed; `scoville bench peers` does it")
    process = contestants.start(peer, environment)
    rows = contestants.peer_rows(peer, process)
    for each in rows[:1] if name == "Pgx" else rows:  # the others of Pgx take long to compile
        decisions, seconds, games = each.run(2, 1)
        assert decisions > games > 0, each.name
        assert seconds > 0
    process.close()
