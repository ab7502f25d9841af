"""What tests of the compiled core need: a compiler, both builds of it, and the same games from each."""

from __future__ import annotations

import fcntl
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
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
MADE = {".so", ".new", ".aside"}
ARRAYS = re.compile(rb"((?:    cdef [a-z ]+\[\d+\] .*\n)+)")


def sanitized(folder: Path = ROOT / ".cache" / "sanitized") -> Path:
    """A copy of the sources in which a process dies at the first index outside a C array: rules, bots, environments.

    The folder is kept, and only what has changed since the last time is compiled.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        update(folder, dict(watched()))
        subprocess.run([sys.executable, "hatch_build.py", *SANITIZED], cwd=folder, check=True, capture_output=True)
    return folder / "src"


def watched() -> Iterator[tuple[str, bytes]]:
    """The files of the copy. The last array of a struct is not watched by the sanitizer, so none may be the last."""
    yield "options", " ".join(SANITIZED).encode()
    for script in ("hatch_build.py", "build_traps.py"):
        yield script, (ROOT / script).read_bytes()
    sources = ROOT / "src"
    for path in sources.rglob("*"):
        if not path.is_file() or path.suffix in MADE or "__pycache__" in path.parts or "static" in path.parts:
            continue
        text = path.read_bytes()
        if path.suffix == ".pxd" and path.name != "__init__.pxd":
            apart = path.relative_to(sources / "scoville").parts[0] in ("lab", "server")
            if apart or not re.search(rb"^ *cp?def ", text, re.MULTILINE):  # without C arrays
                continue
            first, *rest = ARRAYS.split(text)
            text = first + b"".join(
                part if number % 2 else b"%b    cdef int fence_%b_%d\n" % (part, path.stem.encode(), number)
                for number, part in enumerate(rest)
            )
        yield path.relative_to(ROOT).as_posix(), text


def update(folder: Path, files: dict[str, bytes]) -> None:
    """Writes what is new or differs, so that the rest keeps its age, and removes what is no more."""
    options = folder / "options"
    if options.exists() and options.read_bytes() != files["options"]:
        shutil.rmtree(folder / "src")
    for path in (path for path in (folder / "src").rglob("*") if path.is_file()):
        if path.suffix not in {*MADE, ".pyc"} and path.relative_to(folder).as_posix() not in files:
            path.unlink()
    for name, text in files.items():
        path = folder / name
        if not path.exists() or path.read_bytes() != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text)


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
