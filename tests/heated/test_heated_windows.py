"""Searching from a window of HEATED in which seats must answer: the imagined table is a possible one."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from both_builds import ROOT, environment, needs_compiler
from sizes import sized

from scoville import load
from scoville.bots import explain, make_bot, sit_down, tell
from scoville.core import stream
from scoville.heated import Heated, Rules, new
from scoville.heated.bots import heated_options
from scoville.heated.bots.known import KnownTable
from scoville.heated.bots.memory import Memory
from scoville.heated.rules import codes

RECORD = Path(__file__).with_name("apocalypse-of-ten.toml")
EXPLAINED = """
import json, sys
import scoville
from scoville.bots import explain
found = explain(scoville.load(open(sys.argv[1]).read()), "P9", 40, "40", 3)
told = [(str(value.option), value.chance, value.playouts) for value in found.options]
print(json.dumps({"compiled": scoville.compiled, "told": told}))
"""


def holds(state: object, game: Heated, seat: int, colour: int) -> bool:
    tables = game.state.tables
    return any(state.held(seat, card) for card in range(codes.KINDS) if tables.colour_of(card) == colour)  # type: ignore[attr-defined]


def test_H_APOC_who_must_discard_a_colour_is_imagined_to_hold_it() -> None:
    game = load(RECORD.read_text())
    assert isinstance(game, Heated)
    assert len(game.waiting) > 5
    view = game.view("P9")
    imagined = KnownTable(view, heated_options(game, 9), Memory()).redeal()
    for number in range(30):
        state = imagined.deal(stream(number, "world"))
        assert all(holds(state, game, seat, state.pending.discard_colour) for seat in game.waiting)
        assert [state.hand_size(seat) for seat in range(10)] == [player.hand for player in view.players]


@needs_compiler
def test_it_is_explained_alike_compiled_and_interpreted() -> None:
    """Compiled it once ended with signal 11."""

    def run(**more: str) -> dict[str, object]:
        command = [sys.executable, "-c", EXPLAINED, str(RECORD)]
        env = environment(ROOT / "src", **more)
        out = subprocess.run(command, check=True, env=env, capture_output=True, text=True, timeout=900).stdout
        found: dict[str, object] = json.loads(out)
        return found

    compiled, interpreted = run(), run(SCOVILLE_INTERPRETED="1")
    assert compiled.pop("compiled") is True, "compile the core first: run python3 dev.py setup"
    assert interpreted.pop("compiled") is False
    assert compiled == interpreted


@pytest.mark.parametrize("seed", range(3))
def test_ten_tigers_of_chaos_explain_every_window(seed: int) -> None:
    """They search as tigers do, in few playouts; in each window somebody who is asked explains it."""
    playouts, thought = sized(4, 4, interpreted=1), str(sized(6, 6, interpreted=1))
    game = new([f"P{seat}" for seat in range(10)], seed, Rules(mode="chaos"))
    bots = {seat: make_bot("heated", f"search:{playouts}", stream(seed, f"bot/{seat}")) for seat in range(10)}
    sit_down(bots, game)
    window, explained = "", 0
    for _ in range(sized(80, 80, interpreted=40)):
        if game.over:
            break
        asked = [seat for seat in (game.waiting or (game.turn,)) if seat is not None and heated_options(game, seat)]
        if not asked:
            break
        view = game.view(asked[0])
        if view.phase is not None and f"{view.phase}/{game.state.turn.landed}" != window:
            window = f"{view.phase}/{game.state.turn.landed}"
            assert explain(game, asked[-1], None, thought, seed).options
            explained += 1
        seat = asked[0]
        options = heated_options(game, seat)
        tell(bots, game.apply(seat, bots[seat].choose(game.view(seat), options) or options[-1]))
    assert explained > sized(5, 5, interpreted=2)
