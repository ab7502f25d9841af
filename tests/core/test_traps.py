"""A wrong index never touches foreign memory: it raises, in every compiled class, and the process lives on."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from both_builds import ROOT, environment, needs_compiler

import scoville
from scoville import BadRecord, heated, load
from scoville.core import Dice, Journal
from scoville.core.errors import Fault
from scoville.heated.rules.arbiter import Arbiter
from scoville.heated.rules.tables import tables_for
from scoville.spicy.rules.state import State
from scoville.spicy.rules.tables import lay_tables

compiled = pytest.mark.skipif(not scoville.compiled, reason="interpreted, Python checks every index itself")


def spicy_state() -> State:
    return State(lay_tables(frozenset()), 2)


def heated_state() -> Any:
    return heated.new(["Ada", "Bo"], 1).state


def endless() -> int:
    """Nobody is asked, and still the window waits."""
    state = heated_state()
    state.pending.phase, state.pending.asked = heated.rules.codes.DISCARDS, 0
    return Arbiter(state, Dice(1, 2, 3, 4)).seat()


def infinitely_slow() -> None:
    """Somebody's quickness is 0 percent, and somebody has to call."""
    state = heated_state()
    state.calls.uncalled = 1
    arbiter = Arbiter(state, Dice(1, 2, 3, 4))
    arbiter.set_quickness(0, 0)
    arbiter.let_react()


STRAYS: dict[str, Callable[[], Any]] = {
    "behind an array": lambda: spicy_state().trophies_of(6),
    "before an array": lambda: heated_state().hand_size(-1),
    "far away": lambda: heated_state().put_hand(2**20, 95),
    "a search for a card that is not there": lambda: spicy_state().nth_card(5, 10_000),
    "bits a number does not have": lambda: heated_state().is_asked(32),
    "a division by zero": infinitely_slow,
    "a loop without an end": endless,
    "in another module": lambda: Arbiter(heated_state(), Dice(1, 2, 3, 4)).set_quickness(10, 100),
}


@compiled
@pytest.mark.parametrize("stray", STRAYS.values(), ids=STRAYS)
def test_a_stray_index_raises(stray: Callable[[], Any]) -> None:
    with pytest.raises(Fault, match=r"a fault at \w+/\w+\.py:\d+\. This is a mistake in Scoville\."):
        stray()
    assert heated_state().hand_size(0) == 7  # the fault is told once, by the call that had it


def absurdly_big(state: Any, dice: Dice) -> None:
    """The pile is counted down to its bottom."""
    state.piles.draw_pile_n = 2**31 - 1
    state.shuffle_draw_pile(dice)


def absurdly_many(state: Any, dice: Dice) -> None:
    """The seats are counted up."""
    state.calls.uncalled = 1
    arbiter = Arbiter(state, dice)
    state.n = 2**24
    arbiter.let_react()


@compiled
@pytest.mark.parametrize("stray", [absurdly_big, absurdly_many])
def test_a_loop_that_counts_ends_soon_after_a_fault(stray: Callable[[Any, Dice], None]) -> None:
    """However far it was to count: the luck it has used shows how far it came."""
    dice, soon = Dice(1, 2, 3, 4), Dice(1, 2, 3, 4)
    with pytest.raises(Fault):
        stray(heated_state(), dice)
    throws = 0
    while (soon.a, soon.b, soon.c, soon.d) != (dice.a, dice.b, dice.c, dice.d):
        soon.word()
        throws += 1
        assert throws < 2_000


@compiled
def test_more_cards_than_a_pile_holds() -> None:
    state = heated_state()
    while state.piles.draw_pile_n < 512:
        state.put_draw_pile(3)
    with pytest.raises(Fault):
        state.put_draw_pile(3)
    with pytest.raises(Fault):
        tables_for(heated.Rules(), 2).__class__().set_deck([1] * 501)


@compiled
@pytest.mark.filterwarnings("error::pytest.PytestUnraisableExceptionWarning")
def test_a_journal_nobody_reads_stays_in_its_array() -> None:
    """And Python has nothing to say beside the fault."""
    journal = Journal()
    for _ in range(4096 // 5):
        journal.note(1, 2, 3, 4, 5)
    with pytest.raises(Fault):
        journal.note(1, 2, 3, 4, 5)
    assert len(journal.drain()) <= 4096


@compiled
def test_absurd_numbers_kill_no_process() -> None:
    """Every public function of every compiled class, on sound objects and on what a fault has left of them."""
    command = [sys.executable, str(Path(__file__).with_name("absurd.py"))]
    run = subprocess.run(
        command, check=False, env=environment(ROOT / "src"), capture_output=True, text=True, timeout=1800
    )
    assert run.returncode == 0, run.stderr[-3000:]
    found = json.loads(run.stdout)
    assert found["told"]["Fault"] > 100
    assert len(found["called"]) > 200
    for kind in (
        "spicy.rules.state.State",
        "spicy.rules.tables.Tables",
        "heated.rules.state.State",
        "heated.rules.arbiter.Arbiter",
    ):
        assert f"scoville.{kind}" in found["faulty"]


HEATED = """
format  = 1
game    = "heated"
players = ["Ada", "Bo"]
first   = "Ada"
actions = [{actions}]
[rules]
{rules}
[position]
hands = {{ Ada = "trap b-draw2 b-hot b3", Bo = "b1 b2" }}
top   = "b5"
"""
SPICY = """
format  = 1
game    = "spicy"
players = ["Ada", "Bo"]
[position]
{position}
"""
BIG = [
    HEATED.format(actions='"Ada plays b-draw2", "Bo draws {big}"', rules='mode = "chaos"'),
    HEATED.format(actions='"Ada plays b-hot", "Bo slaps @{big}"', rules='mode = "chaos"'),
    HEATED.format(actions="", rules='deck = { "b7" = {big}, "b5" = 3 }'),
    SPICY.format(position="points = { Ada = {big} }"),
    SPICY.format(position="trophies = { Ada = {big} }"),
    SPICY.format(position="worlds_end = {big}"),
]


@pytest.mark.parametrize("big", [2**31, 2**63, 10**30])
@pytest.mark.parametrize("record", BIG)
def test_a_number_too_big_for_c_is_refused_with_a_sentence(record: str, big: int) -> None:
    """A stranger's record is judged before any of its numbers reaches the compiled rules."""
    with pytest.raises(BadRecord, match=r"not an action|at most|not enough|already over|would not lie"):
        load(record.replace("{big}", str(big)))


GENERATED = """
import sys
from pathlib import Path
sys.path.insert(0, {root!r})
import build_traps, hatch_build
build_traps.install()
from Cython.Build import cythonize
sources = [str(path) for path in hatch_build.hot_modules() if path.parent.name in ("core", "rules")]
cythonize(sources, build_dir={scratch!r}, include_path=[{src!r}], quiet=True, force=True,
          compiler_directives=hatch_build.DIRECTIVES)
"""
ACCESS = re.compile(r"\(__pyx_\w+(?:->\w+(?:\.\w+)*)+\[([^\]]*)\]")
"""An item of an array that is a field."""


@needs_compiler
def test_the_c_code_has_no_access_without_a_trap(tmp_path: Path) -> None:
    program = GENERATED.format(root=str(ROOT), scratch=str(tmp_path), src=str(ROOT / "src"))
    subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, cwd=ROOT, timeout=1800)
    trapped = 0
    for path in tmp_path.rglob("*.c"):
        for line in path.read_text().splitlines():
            for index in ACCESS.findall(line):
                assert re.match(r"SCOVILLE_AT\(|\d+$", index), f"{path.name}: {line}"
                trapped += index.startswith("SCOVILLE_AT(")
    assert trapped > 400


UNCHECKABLE = {
    "pointer.py": ("def read(p, i):\n    return p[i]\n", "cdef int read(int *p, int i) noexcept nogil\n", "pointer"),
    "part.py": (
        "class Kept:\n    def part(self):\n        return self.all[1:3]\n",
        "cdef class Kept:\n    cdef int[10] all\n    cpdef list part(self)\n",
        "part of an array",
    ),
}


@needs_compiler
@pytest.mark.parametrize("name", UNCHECKABLE)
def test_what_cannot_be_checked_does_not_compile(tmp_path: Path, name: str) -> None:
    source, types, why = UNCHECKABLE[name]
    (tmp_path / name).write_text(source)
    (tmp_path / name).with_suffix(".pxd").write_text(types)
    program = (
        f"import sys; sys.path.insert(0, {str(ROOT)!r}); import build_traps; build_traps.install()\n"
        f"from Cython.Build import cythonize; cythonize([{name!r}], language_level=3)"
    )
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    run = subprocess.run(
        [sys.executable, "-c", program], check=False, capture_output=True, text=True, cwd=tmp_path, env=env, timeout=900
    )
    assert run.returncode != 0
    assert why in run.stdout + run.stderr


def test_a_number_that_is_declared_but_never_set_does_not_compile(tmp_path: Path) -> None:
    """Cython would take 0 for it."""
    (tmp_path / "hot.pxd").write_text("cdef int SET, TAKEN, FORGOTTEN\ncdef list _MADE\ncpdef int add(int n)\n")
    module = tmp_path / "hot.py"
    module.write_text(
        "from .codes import TAKEN\n\nSET = 1\n_MADE: list[int] = []\n\ndef add(n):\n    return n + TAKEN\n"
    )
    for wanted in (["FORGOTTEN"], []):
        code = f"""
import sys; sys.path.insert(0, {str(ROOT)!r})
import build_traps, hatch_build; from pathlib import Path
print(*build_traps.unset_names(Path({str(module)!r})))
hatch_build.SOURCES = Path({str(tmp_path)!r})
hatch_build.compile_core([Path({str(module)!r})]) if {wanted!r} else None
"""
        run = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
        assert run.stdout.split() == wanted
        assert ("hot.pxd declares FORGOTTEN, which" in run.stderr) == bool(wanted)
        module.write_text(module.read_text() + "\nFORGOTTEN = 2\n")


@pytest.mark.parametrize("game", ["spicy", "heated"])
def test_where_a_field_begins_is_a_number_in_the_c_code(game: str) -> None:
    """Then the C compiler sees that a place is inside an observation, and leaves out the check."""
    codec: Any = import_module(f"scoville.{game}.environment.codec")
    wanted = {name: value for name, value in vars(codec).items() if name.startswith("AT_")}
    code = f"""
import sys; sys.path.insert(0, {str(ROOT)!r})
import build_traps, json; from pathlib import Path
print(json.dumps(build_traps._constants(Path({codec.__file__!r}))))
"""
    found = json.loads(subprocess.run([sys.executable, "-c", code], check=True, capture_output=True).stdout)
    assert len(wanted) > 15
    assert {name: found.get(name) for name in wanted} == wanted
