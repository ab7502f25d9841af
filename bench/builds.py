"""The builds that are compared: ours, interpreted, without the journal, and C by hand."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
LIMIT = ROOT.parent / "shared" / "examples" / "spicy_limit.c"
_NOTES = re.compile(r"^( *)if self\.journal is not None:\n(?:\1 +self\.journal\.note\(.*\)\n)+", re.MULTILINE)


class Build:
    """A process with one build of the core."""

    def __init__(self, sources: Path, interpreted: bool = False) -> None:
        environment = {key: value for key, value in os.environ.items() if key != "SCOVILLE_INTERPRETED"}
        environment["PYTHONPATH"] = str(sources)
        if interpreted:
            environment["SCOVILLE_INTERPRETED"] = "1"
        command = [sys.executable, str(ROOT / "bench" / "measure.py")]
        self._measuring = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.compiled: bool = self._answer()

    def _answer(self) -> Any:
        assert self._measuring.stdout is not None
        line = self._measuring.stdout.readline()
        if not line:
            raise RuntimeError("a measuring process has died")
        return json.loads(line)

    def per_second(self, job: dict[str, Any]) -> float:
        assert self._measuring.stdin is not None
        self._measuring.stdin.write(json.dumps(job) + "\n")
        self._measuring.stdin.flush()
        count, seconds = self._answer()
        return float(count / seconds)

    def close(self) -> None:
        self._measuring.communicate()


def without_journal(folder: Path) -> Path:
    """A copy of the sources from whose state every note is taken out."""
    sources = folder / "src"
    shutil.copytree(ROOT / "src", sources, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static"))
    state = sources / "scoville" / "spicy" / "state.py"
    text = _NOTES.sub("", state.read_text())
    assert "journal.note" not in text
    state.write_text(text)
    return sources


def compile_copy(folder: Path) -> None:
    shutil.copy(ROOT / "hatch_build.py", folder)
    subprocess.run([sys.executable, "hatch_build.py"], cwd=folder, check=True, capture_output=True)


def compile_limit(source: Path, folder: Path) -> tuple[Path | None, str]:
    """The C program, or None and a sentence why there is none."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if not source.is_file():
        return None, f"There is no {source.name} beside the project: no comparison with C."
    if compiler is None:
        return None, "There is no C compiler: no comparison with C."
    program = folder / "limit"
    command = [compiler, "-O3", "-march=native", "-DMAIN", "-o", str(program), str(source)]
    if subprocess.run(command, check=False, capture_output=True).returncode:
        return None, f"{source.name} could not be compiled: no comparison with C."
    return program, ""


def run_limit(program: Path, games: int, players: int) -> float:
    """Decisions per second, from the time the program takes of itself."""
    out = subprocess.run([program, str(games), str(players)], check=True, capture_output=True, text=True).stdout
    found = re.search(r"([\d.]+)M dec/s", out)
    assert found is not None
    return float(found[1]) * 1e6
