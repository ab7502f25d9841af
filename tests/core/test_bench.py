"""The benchmark runs, counts what it says, and takes the journal out without changing the games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

import scoville
from scoville.cli.bench import command

ROOT = Path(__file__).resolve().parents[2]
TINY = ["--rounds", "2", "--games", "40", "--skip-bare"]


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "bench" / "core.py"), *arguments]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **environment}
    return subprocess.run(command, check=False, capture_output=True, text=True, env=env, timeout=200)


def test_the_benchmark_measures_every_row_in_every_round() -> None:
    done = run(*TINY, "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    figures = {figure["name"]: figure for figure in told["figures"]}
    assert all(len(figure["rounds"]) == 2 and min(figure["rounds"]) > 0 for figure in figures.values())
    assert "interpreted" in figures
    if scoville.compiled:
        assert figures.keys() >= {"base game", "all six variants", "clone + playout", "journal detached"}
        assert {ratio["name"] for ratio in told["ratios"]} >= {"compiled / interpreted", "six variants / base game"}


def test_without_the_c_program_it_says_so_and_goes_on(tmp_path: Path) -> None:
    done = run(*TINY, "--markdown", "--limit", str(tmp_path / "missing.c"))
    assert done.returncode == 0, done.stderr
    assert "no comparison with C" in done.stderr
    assert "| interpreted |" in done.stdout
    assert "C by hand" not in done.stdout


def test_taking_the_journal_out_changes_no_game(tmp_path: Path) -> None:
    """Interpreted, for speed: the same jobs with and without, counted the same."""
    program = "import sys; sys.path.insert(0, sys.argv[1]); from builds import *; without_journal(Path(sys.argv[2]))"
    subprocess.run([sys.executable, "-c", program, str(ROOT / "bench"), str(tmp_path)], check=True)
    jobs = ""
    for what, variants in (("games", []), ("games", list(scoville.spicy.VARIANTS)), ("detached", ["copy-cat"])):
        job = {"what": what, "players": 4, "above": 36, "variants": variants, "count": 20, "seed": 1}
        jobs += json.dumps(job) + "\n"
    counts = []
    for sources in (ROOT / "src", tmp_path / "src"):
        env = {**os.environ, "PYTHONPATH": str(sources), "SCOVILLE_INTERPRETED": "1"}
        measuring = [sys.executable, str(ROOT / "bench" / "measure.py")]
        out = subprocess.run(measuring, input=jobs, check=True, capture_output=True, text=True, env=env).stdout
        compiled, *answers = map(json.loads, out.splitlines())
        assert compiled is False
        counts.append([count for count, _ in answers])
    assert counts[0] == counts[1]
    assert len(counts[0]) == 3
    assert "note" not in (tmp_path / "src" / "scoville" / "spicy" / "state.py").read_text()


def test_the_command_finds_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "path", sys.path[:])
    found = CliRunner().invoke(command, ["core", "--help"])
    assert found.exit_code == 0
    assert "Usage: scoville bench core" in found.output
    assert CliRunner().invoke(command, ["heat"]).exit_code == 2
    assert CliRunner().invoke(command, ["core", "--rounds", "0"]).exit_code == 2
    monkeypatch.setattr("scoville.cli.bench.BENCH", tmp_path)
    missing = CliRunner().invoke(command, ["core"])
    assert missing.exit_code == 1
    assert missing.output.count("\n") == 1
