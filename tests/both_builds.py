"""What tests of the compiled core need: a compiler, both builds of it, and the same games from each."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from itertools import count
from pathlib import Path
from typing import Any

import pytest

__all__ = ["ROOT", "environment", "needs_compiler", "same_games", "sanitized"]

ROOT = Path(__file__).resolve().parents[1]
GAMES = tuple(ROOT / "tests" / folder for folder in ("", "properties", "heated", "environments"))


def have_compiler() -> bool:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    return bool(build.have_compiler())


# Without a compiler there is nothing to compare; only then are these tests skipped.
needs_compiler = pytest.mark.skipif(not have_compiler(), reason="no C compiler: the core is interpreted only")


def environment(sources: Path, **more: str) -> dict[str, str]:
    rest = {key: value for key, value in os.environ.items() if key != "SCOVILLE_INTERPRETED"}
    path = os.pathsep.join(map(str, (sources, *GAMES)))
    return {**rest, "PYTHONPATH": path, **more}


SANITIZED = (
    "-O0",  # compiling takes most of the time: optimising costs more than it saves in the games
    "-DSCOVILLE_UNTRAPPED",  # otherwise the sanitizer would have nothing to find
    "-fsanitize=bounds,shift,integer-divide-by-zero",
    "-fsanitize-undefined-trap-on-error",
)


def sanitized(folder: Path) -> Path:
    """A copy of the sources in which a process dies at the first index outside a C array: rules, bots, environments."""
    sources = folder / "src"
    shutil.copytree(ROOT / "src", sources, ignore=shutil.ignore_patterns("*.so", "__pycache__", "static"))
    for script in ("hatch_build.py", "build_traps.py"):
        shutil.copy(ROOT / script, folder)
    for types in sources.rglob("*.pxd"):
        apart = types.relative_to(sources / "scoville").parts[0] in ("lab", "server")
        if types.name != "__init__.pxd" and (apart or not re.search(r"^ *cp?def ", types.read_text(), re.MULTILINE)):
            types.unlink()  # without C arrays
    number = count()
    for types in sources.rglob("*.pxd"):  # the last array of a struct is not watched: none may be last
        arrays = re.compile(r"((?:    cdef [a-z ]+\[\d+\] .*\n)+)")
        types.write_text(arrays.sub(lambda found: f"{found[1]}    cdef int fence{next(number)}\n", types.read_text()))
    subprocess.run([sys.executable, "hatch_build.py", *SANITIZED], cwd=folder, check=True, capture_output=True)
    return sources


def same_games(script: Path, chunk: int) -> dict[str, Any]:
    """What a script prints of its games, compiled and interpreted, and it is the same."""

    def play(**more: str) -> subprocess.Popen[str]:
        command = [sys.executable, str(script), str(chunk)]
        return subprocess.Popen(command, env=environment(ROOT / "src", **more), stdout=subprocess.PIPE, text=True)

    def result(playing: subprocess.Popen[str]) -> dict[str, Any]:
        out, _ = playing.communicate(timeout=900)
        assert playing.returncode == 0
        found: dict[str, Any] = json.loads(out)
        return found

    compiled, interpreted = map(result, (play(), play(SCOVILLE_INTERPRETED="1")))
    assert compiled.pop("compiled") is True, "compile the core first: run python3 dev.py setup"
    assert interpreted.pop("compiled") is False
    assert compiled == interpreted
    return compiled
