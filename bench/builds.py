"""The builds that are compared: ours, interpreted, without the journal, and C by hand."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click
from rich.console import Console

ROOT = Path(__file__).resolve().parents[1]
LIMIT = ROOT / "bench" / "spicy_limit.c"
COMMITS = ROOT / ".cache" / "commits"
BEFORE = "aad4225"
"""The last commit before games became folders: what later ones are compared with."""
_NOTES = re.compile(r"^( *)if self\.journal is not None:\n(?:\1 +self\.journal\.note\(.*\)\n)+", re.MULTILINE)


class Failed(click.ClickException):
    """Something cannot be measured; the message says why."""


class Measuring:
    """A process that greets and then answers jobs, one line of JSON each: a count, seconds and what else it counted."""

    def __init__(self, command: list[str], environment: dict[str, str], quiet: bool = False) -> None:
        self._process = subprocess.Popen(
            command,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL if quiet else None,
            text=True,
        )
        self.greeting = self._answer()

    def _answer(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise Failed("its process has died")
        return json.loads(line)

    def measure(self, job: dict[str, Any]) -> list[float]:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(job) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise Failed("its process has died") from None
        answer = self._answer()
        if isinstance(answer, dict):
            raise Failed(answer["failed"])
        return [float(number) for number in answer]

    def per_second(self, job: dict[str, Any]) -> float:
        count, seconds = self.measure(job)
        return count / seconds

    def close(self) -> None:
        """Ends the process, which may have died already."""
        try:
            self._process.communicate()
        except BrokenPipeError:
            self._process.wait()


def importing(sources: Path, interpreted: bool = False) -> dict[str, str]:
    """The variables of a process that imports these sources."""
    return {**os.environ, "PYTHONPATH": str(sources), "SCOVILLE_INTERPRETED": "1" if interpreted else ""}


class Build(Measuring):
    """A process with one build of the core."""

    def __init__(self, sources: Path, interpreted: bool = False) -> None:
        super().__init__([sys.executable, str(ROOT / "bench" / "measure.py")], importing(sources, interpreted))
        self.sources = sources
        self.compiled: bool = self.greeting


def without_journal(folder: Path) -> Path:
    """A copy of the sources without any note in the state. Only its SPICY is compiled."""
    sources = folder / "src"
    shutil.copytree(ROOT / "src", sources, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static"))
    for types in sources.rglob("*.pxd"):
        if types.parent not in {sources / "scoville" / "core", sources / "scoville" / "spicy" / "rules"}:
            types.unlink()
    state = sources / "scoville" / "spicy" / "rules" / "state.py"
    text = _NOTES.sub("", state.read_text())
    assert "journal.note" not in text
    state.write_text(text)
    return sources


def unpack(commit: str, folder: Path) -> None:
    """Puts the files of a commit into a folder."""
    archive = subprocess.run(["git", "archive", commit], cwd=ROOT, check=False, capture_output=True)
    if archive.returncode:
        raise Failed(f"there is no commit {commit}")
    subprocess.run(["tar", "x"], cwd=folder, check=True, input=archive.stdout)


def tree_of(commit: str, talk: Console) -> Path:
    """A compiled working tree: this folder, or one made of a commit, which is kept for the next time."""
    if (Path(commit) / "hatch_build.py").is_file():
        return Path(commit).absolute()
    named = subprocess.run(["git", "rev-parse", f"{commit}^{{commit}}"], cwd=ROOT, check=False, capture_output=True)
    if named.returncode:
        raise Failed(f"there is no commit or working tree {commit}")
    folder = COMMITS / named.stdout.decode()[:12]
    if not (folder / "compiled").is_file():
        talk.print(f"Compiling {commit} …")
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        unpack(commit, folder)
        if subprocess.run([sys.executable, "hatch_build.py"], cwd=folder, check=False, capture_output=True).returncode:
            raise Failed(f"{commit} could not be compiled")
        (folder / "compiled").touch()
    return folder


def compile_copy(folder: Path, *arguments: str) -> bool:
    """Whether the compiler could."""
    if find_spec("Cython") is None or find_spec("setuptools") is None:
        from scoville.core.needs import Missing  # noqa: PLC0415 - older commits, which import this too, lack it

        raise Missing("Compiling a copy of the rules needs Cython", "bench", ("cython", "setuptools"))
    for script in ("hatch_build.py", "build_traps.py"):
        shutil.copy(ROOT / script, folder)
    command = [sys.executable, "hatch_build.py", *arguments]
    done = subprocess.run(command, cwd=folder, check=False, capture_output=True)
    return not done.returncode


def compile_limit(source: Path, folder: Path) -> tuple[Path | None, str]:
    """The C program, or None and a sentence why there is none."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if not source.is_file():
        return None, f"There is no {source.name}: no comparison with C."
    if compiler is None:
        return None, "There is no C compiler: no comparison with C."
    program = folder / "limit"
    command = [compiler, "-O3", "-march=native", "-o", str(program), str(source)]
    if subprocess.run(command, check=False, capture_output=True).returncode:
        return None, f"{source.name} could not be compiled: no comparison with C."
    return program, ""


def run_limit(program: Path, games: int, players: int) -> tuple[float, float]:
    """Decisions and seconds, by the program's own clock."""
    out = subprocess.run([program, str(games), str(players)], check=True, capture_output=True, text=True).stdout
    decisions, seconds, _ = map(float, out.split())
    return decisions, seconds
