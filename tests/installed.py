"""A game of another package, installed by pip into a folder of its own: no other test sees it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
EXAMPLE = ROOT / "examples" / "cheat"

__all__ = ["EXAMPLE", "ROOT", "Run", "packages", "run"]

Run = Callable[..., str]


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder it is installed in."""
    made = tmp_path_factory.mktemp("installed")
    source = shutil.copytree(EXAMPLE, made / "source", ignore=shutil.ignore_patterns("__pycache__"))
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index"]
    command += ["--no-deps", "--no-build-isolation", "--target", str(made / "packages"), str(source)]
    subprocess.run(command, check=True, capture_output=True, text=True)
    return made / "packages"


@pytest.fixture
def run(packages: Path, tmp_path: Path) -> Run:
    """Runs a program with the game installed, and returns what it prints; arguments as after `python`."""

    def run(*arguments: str) -> str:
        search = os.pathsep.join([str(ROOT / "src"), str(packages)])
        environment = {**os.environ, "PYTHONPATH": search, "COLUMNS": "100"}
        done = subprocess.run(
            [sys.executable, *arguments], env=environment, cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return run
