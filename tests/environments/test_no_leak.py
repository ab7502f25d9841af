"""A seat's observation and mask depend only on what it may know: redeal everything else, and nothing changes.

The states come from random games of every kind, also in the middle of choices. At each, every seat is compared,
asked or waiting.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from sizes import sized

from scoville import heated, spicy
from scoville.core import stream
from scoville.core.seeds import Seeds
from scoville.environments.tables import make_tables
from scoville.spicy import VARIANTS

STATES = sized(9_000, 9_000, interpreted=400)
"""At each of the twelve tables below: 108,000 in all, where the rules are compiled."""
EACH = sized(STATES + 1, STATES + 1, interpreted=80)
"""A game is cut off there at the latest."""
RACES = sized(4_000, 4_000, interpreted=500)
"""Decisions at each table with reaction times."""
TABLES: list[tuple[str, int, spicy.Rules | heated.Rules, bool]] = [
    ("spicy", 2, spicy.Rules(), False),
    ("spicy", 4, spicy.Rules(edition="fr", variants=tuple(VARIANTS)), False),
    ("spicy", 3, spicy.Rules(variants=("change-your-luck", "copy-cat"), hand=3, worlds_end_jitter=4), True),
    ("spicy", 6, spicy.Rules(variants=("spice-raider",), open_deck=True), True),
    ("spicy", 5, spicy.Rules(variants=("change-your-luck", "start-it-up"), hand=2), False),
    ("spicy", 4, spicy.Rules(edition="fr", variants=tuple(VARIANTS), hand=4), True),
    ("heated", 2, heated.Rules(), False),
    ("heated", 4, heated.Rules(mode="chaos"), False),
    ("heated", 3, heated.Rules(mode="chaos", house=(1, 2, 3, 4, 5, 6)), True),
    ("heated", 10, heated.Rules(mode="tried-and-tested"), True),
    ("heated", 5, heated.Rules(mode="never-ending"), False),
    ("heated", 6, heated.Rules(mode="speed-run", heated_call="automatic"), True),
]

TIMED = [each for each in TABLES if each[3] and each[1] != 6]  # jump-ins alone are no race often enough


class Seen:
    """Buffers for what a seat observes and may do."""

    def __init__(self, table: Any) -> None:
        self.bytes = bytearray(table.observation + table.actions)
        self.seen = memoryview(self.bytes)[: table.observation]
        self.mask = memoryview(self.bytes)[table.observation :]

    def of(self, table: Any, seat: int) -> bytes:
        table.write_observation(seat, self.seen)
        table.write_mask(seat, self.mask)
        return bytes(self.bytes)


@pytest.mark.parametrize(("game", "players", "rules", "timed"), TABLES, ids=str)
def test_nobody_sees_what_is_hidden(game: str, players: int, rules: spicy.Rules | heated.Rules, timed: bool) -> None:
    table, twin = (made[0] for made in (make_tables(game, 1, players, rules, timed) for _ in range(2)))
    anyone: Any = twin
    luck, dice, seeds, seen = Random(game), stream(1, "anew"), Seeds(players), Seen(table)
    index = different = 0
    table.new_game(seeds, index)
    for number in range(STATES):
        if table.mover < 0 or number % EACH == EACH - 1:
            index += 1
            table.new_game(seeds, index)
        for seat in range(players):
            before = seen.of(table, seat)
            anyone.copy_from(table)
            anyone.deal_anew(seat, dice)
            if isinstance(rules, spicy.Rules) and not rules.open_deck:
                anyone.state.below = luck.randrange(anyone.state.deck_n)  # how deep World's End lies is hidden too
            assert seen.of(anyone, seat) == before
            other = (seat + 1) % players
            different += seen.of(anyone, other) != seen.of(table, other)
        table.list_options(table.mover)
        table.act(table.option(luck.randrange(table.options.n)))
    assert index > 3
    assert different > STATES * players * 0.9  # otherwise the redeal would prove nothing


@pytest.mark.parametrize(("game", "players", "rules", "timed"), TIMED, ids=str)
def test_nobody_sees_what_another_has_answered_before_all_have(
    game: str, players: int, rules: spicy.Rules | heated.Rules, timed: bool
) -> None:
    """With reaction times: two tables at which one seat answers differently in a race."""
    tables: list[Any] = [make_tables(game, 1, players, rules, timed)[0] for _ in range(2)]
    table, anyone = tables
    luck, seeds, seen = Random(game), Seeds(players), Seen(table)
    anyone.new_game(seeds, 0)
    index = compared = 0
    table.new_game(seeds, index)
    for _ in range(RACES):
        if table.mover < 0:
            index += 1
            table.new_game(seeds, index)
        seat = table.mover
        if getattr(table.choices, "race", True) and bin(table.waiting()).count("1") > 1:
            anyone.copy_from(table)
            for either in (table, anyone):
                while either.mover == seat and either.waiting() >> seat & 1:
                    either.list_options(seat)
                    either.act(either.option(luck.randrange(either.options.n)))
            if table.question() == anyone.question() and table.mover == anyone.mover and table.waiting():
                compared += 1
                for other in range(players):
                    assert other == seat or seen.of(table, other) == seen.of(anyone, other)
        else:
            table.list_options(seat)
            table.act(table.option(luck.randrange(table.options.n)))
    assert compared > sized(50, 50, interpreted=5)
