"""A bot's choice does not depend on anything its seat cannot see."""

from __future__ import annotations

from random import Random

import pytest
from sizes import sized
from test_views import dealt_anew
from walks import Table, snapshot, walk

from scoville.bots import LEVELS, TEMPERAMENTS, Budget, bots_of, catch_up, make_bot
from scoville.core import stream
from scoville.spicy import EDITIONS, VARIANTS, Rules
from scoville.spicy.bots import SearchBot, proper_options

SPICY_BOTS = sorted(bots_of("spicy"))
MOODS = [f"{level}:{mood}" for level in LEVELS for mood in TEMPERAMENTS if mood != "even"]
SETS = [(), *((variant,) for variant in VARIANTS), tuple(VARIANTS)]
PLAYOUTS = sized(12, 24, interpreted=1)
"""Bots that think for a time count playouts here, or no two runs would be alike."""


def compare(name: str, rules: Rules, players: int, steps: int, every: int, random: Random) -> int:
    """Plays at random; now and then a seat that may act, or is asked about the top card, is dealt another world."""
    compared = 0
    for i, step in enumerate(walk(Table(rules, players, 11), steps)):
        game, reacting = step.before, i // every % 2 == 1
        seats = [seat for seat in range(players) if proper_options(game, seat, reacting)]
        if i % every or not seats:
            continue
        seat = random.choice(seats)
        options = proper_options(game, seat, reacting)
        other = dealt_anew(game, seat, random)
        assert snapshot(other.state) != snapshot(game.state)
        assert proper_options(other, seat, reacting) == options
        chosen = []
        for table in (game, other):
            bot = make_bot("spicy", name, stream(i, "bot"))
            if isinstance(bot, SearchBot):
                bot.budget = Budget(playouts=PLAYOUTS)
            catch_up(bot, seat, game)  # the same facts
            chosen.append(bot.choose(table.view(seat), options))
        assert chosen[0] == chosen[1]
        assert chosen[0] is None or chosen[0] in options
        compared += 1
    return compared


@pytest.mark.parametrize("name", SPICY_BOTS)
@pytest.mark.parametrize("variants", SETS, ids="+".join)
def test_with_all_hidden_cards_dealt_anew_a_bot_chooses_the_same(name: str, variants: tuple[str, ...]) -> None:
    random = Random(7)
    edition = next(edition.id for edition in EDITIONS.values() if edition.most_variants >= len(variants))
    compared = 0
    for players, manners in ((2, "guided"), (5, "tabletop")):
        rules = Rules(edition, variants, manners, worlds_end_jitter=3)
        compared += compare(name, rules, players, 80, 5, random)
    assert compared > 10


@pytest.mark.parametrize("name", MOODS)
def test_nor_does_it_in_any_mood(name: str) -> None:
    assert compare(name, Rules(worlds_end_jitter=3), 3, 80, 5, Random(7)) > 5
