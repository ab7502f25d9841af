"""What a game counts about its players, compared with the games as their records tell them."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from scoville.core import registry
from scoville.record import load
from scoville.server.tallies import Counts, Tallies, tallies_of

SCENARIOS = Path(__file__).resolve().parents[1] / "scenarios"


def counted(game: Any) -> list[Counts]:
    """Plays a finished or open game again and counts."""
    again = game.anew()
    tallies = tallies_of(game.name)
    counts = list(tallies.counters(again))
    for act in game.history:
        tallies.note(counts, again, act.seat, act.action, again.apply(act.seat, act.action, act.time))
    return counts


def test_bluffs_and_doubts() -> None:
    """Ada bluffs and is believed, Bo bluffs and is caught by Cy, Cy tells the truth and Ada doubts it."""
    game = load(
        """
format  = 1
game    = "spicy"
players = ["Ada", "Bo", "Cy"]
first   = "Ada"
actions = [
  "Ada plays w5 as c1",
  "Bo plays p10 as c2",
  "Cy challenges spice",
  "Bo plays c3 as c3",
  "Ada challenges number",
]

[position]
hands = { Ada = "c1 w5 w6", Bo = "p10 c3 c4", Cy = "c2 w7" }
deck  = "w3 p2 p2 p3 p4 p5 p6"
"""
    )
    ada, bo, cy = counted(game)
    assert ada["bluffs"] == [1, 1]
    assert ada["believed"] == [1, 1]
    assert ada["lies"] == {"c1": 1}
    assert ada["challenges"] == [0, 1]
    assert bo["bluffs"] == [1, 2]
    assert bo["believed"] == [0, 1]
    assert bo["doubted"] == [2, 2]
    assert cy["challenges"] == [1, 1]
    assert cy["bluffs"] == [0, 0]


@pytest.mark.parametrize("name", list(registry.games()))
def test_counts_hold_together_in_random_games(name: str) -> None:
    luck = random.Random(name)
    for seed in range(6):
        game = registry.game(name).new(["Ada", "Bo", "Cy"], seed)
        for _ in range(400):
            if game.over:
                break
            seat = luck.choice(game.waiting or [game.turn or 0])
            game.apply(seat, luck.choice(game.legal(seat)), float(len(game.history)))
        measures = tallies_of(name).measures
        assert measures
        for counts in counted(game):
            assert set(counts) == {measure.name for measure in measures}
            for measure in measures:
                found = counts[measure.name]
                if measure.kind == "share":
                    assert 0 <= found[0] <= found[1], (measure.name, found)
                elif measure.kind == "favourite":
                    assert all(times > 0 for times in found.values())
                elif measure.kind == "time":
                    assert (found[1] == 0) == (found[2] == 0)
                    assert found[2] * found[1] <= found[0]


def test_slaps_are_timed_from_the_card() -> None:
    game = load(
        """
format  = 1
game    = "heated"
players = ["Ada", "Bo", "Cy"]
first   = "Ada"
seed    = 1
actions = [
  "Ada plays b-hot @10.000",
  "Cy slaps @10.400",
  "Bo slaps @10.650",
  "Ada slaps @10.900",
]

[position]
hands = { Ada = "b-hot b1 b2", Bo = "g1 g2", Cy = "p1 p2" }
draw_pile = "y1 y2 y3 y4"
top = "b5"
direction = "left"
"""
    )
    ada, bo, cy = counted(game)
    assert cy["slaps"] == [400, 1, 400]
    assert bo["slaps"] == [650, 1, 650]
    assert ada["slaps"] == [900, 1, 900]
    assert [one["last"] for one in (ada, bo, cy)] == [[1, 1], [0, 1], [0, 1]]


def test_a_game_without_the_room_counts_nothing() -> None:
    assert Tallies().measures == ()


@pytest.mark.parametrize("then", ["Bo accepts", "Bo plays no-thanks"])
def test_a_slap_at_too_chili_is_no_slap_of_a_race(then: str) -> None:
    """Neither if Bo draws for it nor if Bo refuses to."""
    game = load(
        f"""
format  = 1
game    = "heated"
players = ["Ada", "Bo", "Cy"]
first   = "Ada"
seed    = 1
actions = [
  "Ada plays too-chili green @10.000",
  "Bo slaps @10.400",
  "Cy accepts @10.500",
  "{then} @11.000",
]

[rules]
mode = "chaos"

[position]
hands = {{ Ada = "too-chili g1 g2", Bo = "no-thanks g3 g4", Cy = "p1 p2" }}
top = "b5"
draw_pile = "y8 y9"
direction = "left"
"""
    )
    for one in counted(game):
        assert (one["last"], one["slaps"]) == ([0, 0], [0, 0, 0])
