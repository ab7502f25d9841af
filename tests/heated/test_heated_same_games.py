"""Compiled and interpreted play the same games of HEATED, and the compiled core stays inside its arrays."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from same_heated_games import CHUNKS, GAMES

from scoville.heated import MODES

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
BOUNDS = ("-O1", "-fsanitize=bounds", "-fsanitize-undefined-trap-on-error")
"""Traps an index outside a C array."""


def build() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def environment(sources: Path, **more: str) -> dict[str, str]:
    rest = {key: value for key, value in os.environ.items() if key != "SCOVILLE_INTERPRETED"}
    return {**rest, "PYTHONPATH": f"{sources}{os.pathsep}{HERE}", "PYTHONDONTWRITEBYTECODE": "1", **more}


def played(chunk: int, **more: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(HERE / "same_heated_games.py"), str(chunk)]
    return subprocess.Popen(command, env=environment(ROOT / "src", **more), stdout=subprocess.PIPE, text=True)


def result(playing: subprocess.Popen[str]) -> dict[str, Any]:
    out, _ = playing.communicate(timeout=280)
    assert playing.returncode == 0
    found: dict[str, Any] = json.loads(out)
    return found


# Without a compiler there is nothing to compare: the only case in which these tests are skipped.
needs_compiler = pytest.mark.skipif(not build().have_compiler(), reason="no C compiler: the core is interpreted only")


@needs_compiler
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_compiled_and_interpreted_play_the_same_games(chunk: int) -> None:
    compiled, interpreted = map(result, (played(chunk), played(chunk, SCOVILLE_INTERPRETED="1")))
    assert compiled.pop("compiled") is True, "compile the core first: run python3 dev.py setup"
    assert interpreted.pop("compiled") is False
    assert compiled == interpreted
    assert compiled["games"] == len(MODES) * 9 * GAMES


def test_at_least_ten_thousand_games_are_compared() -> None:
    assert len(MODES) * 9 * GAMES * CHUNKS >= 10_000


PLAY = """
import scoville
from same_heated_games import fingerprint
assert scoville.compiled
fingerprint(0)
print("played")
"""
STRAY = """
from scoville import heated
heated.new(["Ada", "Bo"], 1).state.hand_size(10)
print("not trapped")
"""


@needs_compiler
def test_no_index_leaves_its_array(tmp_path: Path) -> None:
    """1,701 sequenced games, and others, on a build that dies at the first index out of bounds."""
    ignored = shutil.ignore_patterns("*.so", "__pycache__", "static")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=ignored)
    shutil.copy(ROOT / "hatch_build.py", tmp_path)
    for folder in ("spicy", "lab"):
        for types in (tmp_path / "src" / "scoville" / folder).glob("*.pxd"):
            types.unlink()  # the other game's is another test, and the laboratory counts both
    for types in (tmp_path / "src").rglob("*.pxd"):  # the last array of a struct is not watched: none may be last
        arrays = re.compile(r"((?:    cdef [a-z ]+\[\d+\] .*\n)+)")
        types.write_text(arrays.sub(r"\1    cdef int fence\n", types.read_text()))
    subprocess.run([sys.executable, "hatch_build.py", *BOUNDS], cwd=tmp_path, check=True, capture_output=True)

    def run(program: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", program]
        env = environment(tmp_path / "src")
        return subprocess.run(command, check=False, env=env, capture_output=True, text=True, timeout=200)

    games = run(PLAY)
    assert (games.returncode, games.stdout) == (0, "played\n"), games.stderr
    stray = run(STRAY)  # the trap is armed
    assert (stray.returncode, stray.stdout) in [(-signal.SIGILL, ""), (-signal.SIGTRAP, "")]
