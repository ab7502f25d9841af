"""How long a bot at a live table takes."""

from __future__ import annotations

from random import Random

from scoville.bots.pace import FLOOR
from scoville.server.players import takes
from scoville.server.umpires import Occasion


def test_each_level_has_its_quickness_and_none_is_quicker_than_a_person() -> None:
    turn = Occasion(0, "turn", 1, must=True)
    for seed in range(100):
        tiger, cat, kitten = (takes(turn, "blitz", Random(seed), bot) for bot in ("tiger", "cat:bold", "kitten"))
        assert FLOOR < tiger < cat < kitten
