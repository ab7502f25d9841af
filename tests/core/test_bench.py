"""The benchmark runs, counts what it says, and takes the journal out without changing the games."""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import scoville
from scoville.cli.bench import command
from scoville.core.needs import Missing

ROOT = Path(__file__).resolve().parents[2]
TINY = ["--rounds", "2", "--games", "40", "--skip-bare"]
SPICY: dict[str, Any] = {"game": "spicy", "players": 4, "above": 36, "variants": [], "count": 20, "seed": 1}
HEATED: dict[str, Any] = {"game": "heated", "players": 4, "mode": "chaos", "count": 5, "seed": 1}


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "bench" / "core.py"), *arguments]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **environment}
    return subprocess.run(command, check=False, capture_output=True, text=True, env=env, timeout=900)


def counts_of(jobs: list[dict[str, Any]], sources: Path = ROOT / "src", interpreted: bool = True) -> list[int]:
    """What a measuring process counts."""
    env = {**os.environ, "PYTHONPATH": str(sources), "SCOVILLE_INTERPRETED": "1" if interpreted else ""}
    command = [sys.executable, str(ROOT / "bench" / "measure.py")]
    lines = "".join(json.dumps(job) + "\n" for job in jobs)
    out = subprocess.run(command, input=lines, check=True, capture_output=True, text=True, env=env).stdout
    compiled, *answers = map(json.loads, out.splitlines())
    assert not (compiled and interpreted)
    assert len(answers) == len(jobs)
    return [count for count, _ in answers]


def test_the_benchmark_measures_every_row_in_every_round() -> None:
    done = run(*TINY, "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    figures = {figure["name"]: figure for figure in told["figures"]}
    assert all(len(figure["rounds"]) == 2 and min(figure["rounds"]) > 0 for figure in figures.values())
    assert figures.keys() >= {"interpreted", "HEATED regular, interpreted", "HEATED chaos, interpreted"}
    if scoville.compiled:
        assert figures.keys() >= {"base game", "all six variants", "clone + playout", "journal detached"}
        assert figures.keys() >= {"HEATED regular", "HEATED chaos"}
        ratios = {ratio["name"] for ratio in told["ratios"]}
        assert ratios >= {"compiled / interpreted", "six variants / base game", "HEATED chaos, compiled / interpreted"}


def test_without_the_c_program_it_says_so_and_goes_on(tmp_path: Path) -> None:
    done = run(*TINY, "--markdown", "--limit", str(tmp_path / "missing.c"))
    assert done.returncode == 0, done.stderr
    assert "no comparison with C" in done.stderr
    assert "| interpreted |" in done.stdout
    assert "C by hand" not in done.stdout


def test_taking_the_journal_out_changes_no_game(tmp_path: Path) -> None:
    """Interpreted, for speed: the same jobs with and without it, with equal counts."""
    program = "import sys; sys.path.insert(0, sys.argv[1]); from builds import *; without_journal(Path(sys.argv[2]))"
    subprocess.run([sys.executable, "-c", program, str(ROOT / "bench"), str(tmp_path)], check=True)
    jobs = [
        {**SPICY, "what": "games"},
        {**SPICY, "what": "games", "variants": list(scoville.spicy.VARIANTS)},
        {**SPICY, "what": "detached", "variants": ["copy-cat"]},
    ]
    assert counts_of(jobs) == counts_of(jobs, tmp_path / "src")
    assert ".note(" not in (tmp_path / "src" / "scoville" / "spicy" / "rules" / "state.py").read_text()


def test_a_loop_in_python_plays_the_games_of_the_loop_in_c() -> None:
    """Both do the same work: whole games, decision by decision, compiled or not."""
    jobs = [{**job, "what": what} for job in (SPICY, HEATED) for what in ("games", "asked")]
    counts = counts_of(jobs)
    assert counts[0] == counts[1] > SPICY["count"]
    assert counts[2] == counts[3] > HEATED["count"]
    assert counts == counts_of(jobs, interpreted=False)


def test_listed_options_are_played_to_the_end() -> None:
    spicy, heated = counts_of([{**SPICY, "what": "options", "count": 3}, {**HEATED, "what": "options", "count": 1}])
    assert spicy > 3 * 10
    assert heated > 10


def test_the_command_finds_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "path", sys.path[:])
    for what in ("core", "peers"):
        found = CliRunner().invoke(command, [what, "--help"])
        assert found.exit_code == 0
        assert f"Usage: scoville bench {what} " in found.output
        assert CliRunner().invoke(command, [what, "--rounds", "0"]).exit_code == 2
    both = CliRunner().invoke(command, ["--help"])
    assert "Usage: scoville bench [OPTIONS]" in both.output
    assert CliRunner().invoke(command, ["--plot", "speed.doc"]).exit_code == 2
    unknown = CliRunner().invoke(command, ["heat"])
    assert unknown.exit_code == 2
    assert 'There is no benchmark "heat"' in unknown.output
    monkeypatch.setattr("scoville.cli.bench.BENCH", tmp_path)
    missing = CliRunner().invoke(command, ["core"])
    assert missing.exit_code == 1
    assert missing.output.count("\n") == 1


@pytest.mark.parametrize(
    ("module", "missing", "ask"),
    [
        ("cli", "playwright", lambda _: importlib.import_module("scoville.cli.bench").load("frames")),
        ("server_load", "psutil", lambda module: module.processes()),
        ("builds", "Cython", lambda module: module.compile_copy(ROOT)),
    ],
)
def test_a_benchmark_asks_for_what_it_needs(
    module: str, missing: str, ask: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not for the whole extra."""
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    monkeypatch.delitem(sys.modules, "frames", raising=False)
    found = None if module == "cli" else importlib.import_module(module)
    for name in (missing, f"{missing}.sync_api"):
        monkeypatch.setitem(sys.modules, name, None)
    if found is not None and hasattr(found, "find_spec"):
        monkeypatch.setattr(found, "find_spec", lambda name: None)
    with pytest.raises(Missing) as raised:
        ask(found)
    wanted = {"playwright": 3, "psutil": 1, "Cython": 2}
    asked = raised.value.command[raised.value.command.index("install") + 1 :]
    assert len(asked) == wanted[missing]
    assert any(each.startswith(missing.lower()) for each in asked)
    assert f"needs {missing}, which" in str(raised.value)


def test_a_server_is_compared_with_each_of_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Round by round, durable beside durable and beside one in memory."""
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    load = importlib.import_module("server_load")

    def ran(name: str, moves: float, cpu: float) -> Any:
        return load.Run(name, moves, 1.0, 2.0, cpu, 1.0, 1.0)

    rounds = [ran(load.OURS, 100, 0.5), ran(load.IN_MEMORY, 200, 0.5), ran(load.FLAT_FILE, 50, 1.0)]
    rounds += [ran(load.OURS, 300, 0.5), ran(load.IN_MEMORY, 200, 1.0), ran(load.FLAT_FILE, 50, 1.0)]
    assert list(load.compared(rounds)) == [
        "Ours ÷ boardgame.io, in memory, in moves a second: 1.00 (round by round 0.50, 1.50).",
        "Ours ÷ boardgame.io, in memory, for the same processor time: 1.75 (round by round 0.50, 3.00).",
        "Ours ÷ boardgame.io, FlatFile, in moves a second: 4.00 (round by round 2.00, 6.00).",
        "Ours ÷ boardgame.io, FlatFile, for the same processor time: 8.00 (round by round 4.00, 12.00).",
    ]
    assert list(load.compared(rounds[:1])) == []
    assert [line[0] for line in load.told(rounds).lines] == [load.OURS, load.IN_MEMORY, load.FLAT_FILE]
