"""Runs the bot of docs/bots.md exactly as printed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from both_builds import ROOT, environment

from scoville.bots import make_bot
from scoville.core import stream
from scoville.lab import TableSpec, play_game
from scoville.spicy import Pass, Play, Rules

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bots.md"


def guide_bot() -> str:
    (source,) = (
        block for block in re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL) if "class Saint" in block
    )
    return str(source)


def test_the_twenty_line_bot_of_the_guide_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    source = guide_bot()
    assert len(source.strip().splitlines()) <= 28
    monkeypatch.setattr("scoville.bots.registry.BOTS", {})
    space: dict[str, Any] = {}
    exec(source, space)
    assert type(make_bot("spicy", "saint", stream(1, "bot"))).__name__ == "Saint"
    said = []

    def watch(game: Any, seat: int, action: Any, facts: Any) -> None:
        said.append(action)

    spec = TableSpec("spicy", 2, Rules(), ("saint", "saint"), 1)
    play_game(spec, 0, watch)
    plays = [action for action in said if isinstance(action, Play)]
    assert plays
    assert all(int(play.card) == int(play.claim) for play in plays), "it never lies"
    assert any(isinstance(action, Pass) for action in said)


SIMULATE = ("simulate", "spicy", "--players", "2", "--games", "1", "--workers", "1", "--bots")


def install(folder: Path, entry: str, **modules: str) -> None:
    """A package as pip would leave it: modules, and an entry point in its metadata."""
    package = folder / "my_package"
    package.mkdir()
    (package / "__init__.py").touch()
    for name, source in modules.items():
        (package / f"{name}.py").write_text(source)
    about = folder / "my_package-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: my-package\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[scoville.bots]\n{entry}\n")


def scoville(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    env = environment(ROOT / "src")
    env["PYTHONPATH"] += os.pathsep + str(folder)
    return subprocess.run(
        [sys.executable, "-m", "scoville", *command], env=env, capture_output=True, text=True, timeout=900, check=False
    )


def test_in_a_package_of_its_own_it_sits_at_every_table(tmp_path: Path) -> None:
    (entry,) = re.findall(r"^saint = \".*\"$", PAGE.read_text(), re.MULTILINE)
    install(tmp_path, entry.replace('"', ""), saint=guide_bot())
    done = scoville(tmp_path, "tournament", "spicy", "--players", "2", "--bots", "saint,honest", "--deals", "2")
    assert done.returncode == 0, done.stderr
    assert "saint" in done.stdout


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("import nothing_of_this_name", "ModuleNotFoundError: No module named 'nothing_of_this_name'"),
        ("def (", "SyntaxError"),
        ("raise SystemExit(3)", "SystemExit: 3"),
        (
            "from scoville.bots import UniformBot, register_bot\nregister_bot('spicy', 'cat', UniformBot)",
            "ValueError: there is a bot cat for spicy already",
        ),
    ],
)
def test_a_broken_package_of_somebody_else_keeps_nobody_from_playing(tmp_path: Path, source: str, why: str) -> None:
    install(tmp_path, "saint = my_package.saint", saint=source)
    done = scoville(tmp_path, *SIMULATE, "honest")
    assert (done.returncode, done.stderr) == (0, "")
    asked = scoville(tmp_path, *SIMULATE, "saint")
    assert asked.returncode == 2
    assert "Traceback" not in asked.stderr
    assert asked.stderr.startswith('scoville: There is no bot "saint" for spicy; there are ')
    assert f"The entry point saint = my_package.saint could not be loaded ({why}" in asked.stderr
