"""The benchmark of the environments measures every row in every round, also where no peer can be had."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_our_rows_are_measured_without_peers(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("no environment: nothing is installed here")
    command = [sys.executable, str(ROOT / "bench" / "environments.py"), "--rounds", "2", "--seconds", "0.01", "--json"]
    command += ["--environment", str(tmp_path)]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=env, timeout=900)
    assert done.returncode == 0, done.stderr
    figures = {figure["name"]: figure for figure in json.loads(done.stdout)["figures"]}
    assert set(figures) == {
        "Scoville SPICY, 1,024 tables in lock-step",
        "Scoville HEATED, 1,024 tables in lock-step",
        "Scoville SPICY, PettingZoo",
        "Scoville HEATED, PettingZoo",
        "Scoville SPICY, PettingZoo, mask read as booleans",
        "Scoville HEATED, PettingZoo, mask read as booleans",
    }
    assert all(len(figure["rounds"]) == 2 and min(figure["rounds"]) > 0 for figure in figures.values())
    assert figures["Scoville SPICY, PettingZoo"]["spicy_times"] == 1
    assert "No peers." in done.stderr


def test_lock_step_is_measured_in_processor_time() -> None:
    command = [sys.executable, str(ROOT / "bench" / "before.py"), "--answer"]
    job = json.dumps({"game": "spicy", "steps": 2, "seed": 1}) + "\n"
    told = subprocess.run(command, input=job, check=True, capture_output=True, text=True).stdout.splitlines()
    decisions, seconds = json.loads(told[1])
    assert decisions == 2 * 1024
    assert seconds > 0
