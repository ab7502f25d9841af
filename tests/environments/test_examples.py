"""The examples run."""

from __future__ import annotations

import asyncio
import importlib
import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"


def run(name: str, *arguments: str) -> str:
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=env, timeout=900)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_lock_step() -> None:
    assert "wins by seat" in run("lock_step.py", "3")


def test_openspiel_cfr() -> None:
    theirs, ours = (float(line.split("exploitability ")[1][:8]) for line in run("openspiel_cfr.py", "20").splitlines())
    assert theirs < 0.05
    assert ours < 0.05


def test_baselines() -> None:
    lines = run("baselines.py", "spicy", "8", "casual", "random").splitlines()
    assert lines[-1].startswith("| SPICY | casual | random | ")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "Usage: "),
        (("spicy", "8", "casual"), "Usage: "),
        (("chess", "8", "casual", "random"), "Usage: "),
        (("spicy", "many", "casual", "random"), "Usage: "),
        (("spicy", "1", "casual", "random"), "A standard error needs two games"),
    ],
)
def test_baselines_says_how_it_is_called(arguments: tuple[str, ...], said: str) -> None:
    command = [sys.executable, str(EXAMPLES / "baselines.py"), *arguments]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=env, timeout=900)
    assert done.returncode == 1
    assert done.stderr.startswith(said)
    assert len(done.stderr.splitlines()) == 1


# The library is large and none of our tests needs it: it is tested where it is installed.
@pytest.mark.skipif(importlib.util.find_spec("sb3_contrib") is None, reason="sb3-contrib is not installed")
def test_ppo() -> None:
    out = run("ppo_gymnasium.py", "64", "random", "4")
    assert "after 64 steps" in out


def test_bots_of_one_s_own_at_a_live_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two come by the table's code, one is its host."""
    monkeypatch.syspath_prepend(str(ROOT / "tests" / "server"))
    monkeypatch.syspath_prepend(str(EXAMPLES))
    live_bot: Any = importlib.import_module("live_bot")
    live_tables: Any = importlib.import_module("live_tables")
    running, seated = live_tables.running, live_tables.seated

    async def play() -> Any:
        async with (
            running(tmp_path / "live.sqlite", seed=1) as server,
            seated(server.url, people=1, seats=3) as (host,),
        ):
            guests = [asyncio.create_task(live_bot.main(server.url, host.table["table"])) for _ in range(2)]
            await host.until(lambda: all(seat["person"] is not None for seat in host.table["seats"]))
            await host.wish("start")
            await host.until(lambda: host.sights)
            return [await live_bot.play(host, Random(1)), *await asyncio.gather(*guests)]

    winners = asyncio.run(play())
    assert winners[0]
    assert winners[0] == winners[1] == winners[2]
