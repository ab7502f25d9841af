"""The compiled core stays inside its arrays: a build that dies at the first index out of bounds plays both games."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

from both_builds import environment, needs_compiler, sanitized
from sizes import sized

SPICY = """
import scoville
from same_games import in_one_go, live, sequenced
from sizes import sized
from walks import VARIANT_SETS, Table
from scoville.spicy.rules.settings import Rules
assert scoville.compiled
for number, variants in enumerate(VARIANT_SETS):
    for players in range(2, 7):
        in_one_go(variants, players)
        for seed in range(sized(3, 10)):
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
from scoville.spicy.rules.state import State
from scoville.spicy.rules.tables import lay_tables
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
def test_no_index_leaves_its_array() -> None:
    """A thousand games of each, and some with bots that search; a stray index is trapped, so the check can fail."""
    sources = sanitized()

    def run(*command: str) -> subprocess.CompletedProcess[str]:
        env = environment(sources)
        return subprocess.run(
            [sys.executable, *command], check=False, env=env, capture_output=True, text=True, timeout=900
        )

    for games in (SPICY, HEATED, ENVIRONMENTS):
        played = run("-c", games)
        assert (played.returncode, played.stdout) == (0, "played\n"), played.stderr
    fuzzed = run(str(Path(__file__).with_name("fuzz.py")), "--trapped", "--games", str(sized(15, 40)))
    assert fuzzed.returncode == 0, fuzzed.stderr
    for stray in STRAY:
        died = run("-c", stray)
        assert (died.returncode, died.stdout) in [(-signal.SIGILL, ""), (-signal.SIGTRAP, "")]
