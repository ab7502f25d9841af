"""`dev.py` explains itself at once: nobody waits for an installation to read what a command does."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("play", "--help"), "--terminal  sets up and starts a game in the terminal"),
        (("play", "--terminal", "-h"), "`python3 dev.py play --terminal --help` lists all options"),
        (("test", "--help"), "anything pytest understands can follow"),
        (("docs", "-h"), "builds the documentation site"),
        (("--help",), "python3 dev.py setup"),
    ],
)
def test_help_sets_nothing_up(tmp_path: Path, arguments: tuple[str, ...], says: str) -> None:
    shutil.copy(ROOT / "dev.py", tmp_path)
    command = [sys.executable, str(tmp_path / "dev.py"), *arguments]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert says in done.stdout
    assert [path.name for path in tmp_path.iterdir()] == ["dev.py"]
