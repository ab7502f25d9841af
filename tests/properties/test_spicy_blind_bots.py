"""A bot's choice does not depend on anything its seat cannot see."""

from __future__ import annotations

from random import Random

import pytest
from test_views import dealt_anew
from walks import Table, snapshot, walk

from scoville.bots import BOTS, catch_up, make_bot, proper_options
from scoville.core import stream
from scoville.spicy import Rules

SPICY_BOTS = sorted(
    f"{name}:60" if name == "search" else name for game, name in BOTS if game == "spicy" and name != "tiger"
)
"""A tiger searches too, but for a time, which no two runs have alike."""


@pytest.mark.parametrize("name", SPICY_BOTS)
@pytest.mark.parametrize("variants", [(), ("copy-cat", "spice-raider"), ("change-your-luck", "we-love-chili")], ids=str)
def test_with_all_hidden_cards_dealt_anew_a_bot_chooses_the_same(name: str, variants: tuple[str, ...]) -> None:
    random = Random(7)
    compared = 0
    for players in (2, 4):
        for i, step in enumerate(walk(Table(Rules(variants=variants, worlds_end_jitter=3), players, 11), 80)):
            seats = [seat for seat in range(players) if proper_options(step.before, seat)]
            if i % 4 or not seats:
                continue
            game, seat = step.before, random.choice(seats)
            options = proper_options(game, seat)
            other = dealt_anew(game, seat, random)
            assert snapshot(other.state) != snapshot(game.state)
            chosen = []
            for table in (game, other):
                bot = make_bot("spicy", name, stream(i, "bot"))
                catch_up(bot, seat, game)  # the same facts
                chosen.append(bot.choose(table.view(seat), proper_options(table, seat)))
            assert chosen[0] == chosen[1]
            assert chosen[0] is None or chosen[0] in options
            compared += 1
    assert compared > 15
