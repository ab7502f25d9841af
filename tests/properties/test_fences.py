"""The compiled core stays inside its arrays: a build that dies at the first index out of bounds plays both games."""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
import sys
from itertools import count
from pathlib import Path

from both_builds import ROOT, environment, needs_compiler

BOUNDS = ("-O0", "-fsanitize=bounds", "-fsanitize-undefined-trap-on-error")
"""Traps an index outside a C array."""
SPICY = """
import scoville
from same_games import in_one_go, live, sequenced
from walks import VARIANT_SETS, Table
from scoville.spicy.rules import Rules
assert scoville.compiled
for number, variants in enumerate(VARIANT_SETS):
    for players in range(2, 7):
        in_one_go(variants, players)
        for seed in range(10):
            sequenced(variants, players, seed)
    live(Table(Rules("fr", variants, "tabletop"), 2 + number % 5, number, short=number % 2 == 0))
print("played")
"""
HEATED = """
import scoville
from same_heated_games import fingerprint
assert scoville.compiled
fingerprint(0)
print("played")
"""
ENVIRONMENTS = """
import scoville
from same_vectors import trace
assert scoville.compiled
trace("spicy")
trace("heated")
print("played")
"""
STRAY = (
    """
from scoville.spicy.state import State
from scoville.spicy.tables import lay_tables
State(lay_tables(frozenset()), 2).trophies_of(6)
print("not trapped")
""",
    """
from scoville import heated
heated.new(["Ada", "Bo"], 1).state.hand_size(10)
print("not trapped")
""",
)


@needs_compiler
def test_no_index_leaves_its_array(tmp_path: Path) -> None:
    """Thousands of games of each; an index that does leave its array is trapped, so the check can fail."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "static"))
    shutil.copy(ROOT / "hatch_build.py", tmp_path)
    for folder in ("bots", "lab", "server"):  # nothing below plays with them
        for types in (tmp_path / "src" / "scoville" / folder).rglob("*.pxd"):
            types.unlink()
    number = count()
    for types in (tmp_path / "src").rglob("*.pxd"):  # the last array of a struct is not watched: none may be last
        arrays = re.compile(r"((?:    cdef [a-z ]+\[\d+\] .*\n)+)")
        types.write_text(arrays.sub(lambda found: f"{found[1]}    cdef int fence{next(number)}\n", types.read_text()))
    subprocess.run([sys.executable, "hatch_build.py", *BOUNDS], cwd=tmp_path, check=True, capture_output=True)

    def run(program: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", program]
        env = environment(tmp_path / "src")
        return subprocess.run(command, check=False, env=env, capture_output=True, text=True, timeout=900)

    for games in map(run, (SPICY, HEATED, ENVIRONMENTS)):
        assert (games.returncode, games.stdout) == (0, "played\n"), games.stderr
    for stray in map(run, STRAY):
        assert (stray.returncode, stray.stdout) in [(-signal.SIGILL, ""), (-signal.SIGTRAP, "")]
