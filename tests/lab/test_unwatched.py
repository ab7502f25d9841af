"""Games that nobody watches are played in C, without views. They are the very games that bots play by views."""

from __future__ import annotations

from typing import Any

import pytest

from scoville import heated, spicy
from scoville.core import stream
from scoville.heated.bots.table import PolicyTable as HeatedTable
from scoville.heated.rules.codes import KINDS as HEATED_KINDS
from scoville.heated.rules.modes import MODES
from scoville.heated.rules.settings import HOUSE_RULES
from scoville.heated.rules.state import State as HeatedState
from scoville.heated.rules.tables import tables_for as heated_tables
from scoville.lab.arena import GameResult, play_game
from scoville.lab.sequence import sequence_of
from scoville.lab.spec import TableSpec
from scoville.spicy.bots.known import policy_table
from scoville.spicy.rules.cards import KINDS
from scoville.spicy.rules.codes import CARD_MASK, SEAT_SHIFT
from scoville.spicy.rules.editions import EDITIONS
from scoville.spicy.rules.state import State
from scoville.spicy.rules.tables import tables_for
from scoville.spicy.rules.variants import VARIANTS

SPICY: list[dict[str, Any]] = [
    {},
    {"worlds_end_jitter": 5},
    {"worlds_end_jitter": 5, "open_deck": True},
    {"manners": "tabletop"},
    {"hand": 12},
    *[{"variants": (name,)} for name in VARIANTS],
    *[{"edition": name, "variants": tuple(VARIANTS)[: kind.most_variants]} for name, kind in EDITIONS.items()],
]
HEATED: list[dict[str, Any]] = [
    *[{"mode": mode} for mode in MODES],
    *[{"mode": "chaos", "house": (number,)} for number in HOUSE_RULES],
    {"mode": "chaos", "house": HOUSE_RULES},
    {"heated_call": "automatic", "reaction_cards_oblige": True, "no_thanks_ends_turn": True},
    {"blank": "draw4"},
]


def compare(spec: TableSpec, games: int) -> None:
    """Each game by views and actions, and in C."""
    for index in range(games):
        in_c = sequence_of(spec.game).unwatched(spec.rules, spec.names, spec.bots, spec.seed_of(index), spec.shuffled)
        assert in_c is not None
        assert GameResult(index, *in_c) == play_game(spec, index, lambda *_: None)


@pytest.mark.parametrize("number", range(len(SPICY)), ids=[str(settings) for settings in SPICY])
def test_spicy(number: int) -> None:
    rules, players = spicy.Rules(**SPICY[number]), 2 + number % 5
    compare(TableSpec("spicy", players, rules, ("heuristic",) * players, 5), 2)
    compare(TableSpec("spicy", 4, rules, ("heuristic", "heuristic@0.1") * 2, 5, shuffled=True), 1)


@pytest.mark.parametrize("number", range(len(HEATED)), ids=[str(settings) for settings in HEATED])
def test_heated(number: int) -> None:
    rules, players = heated.Rules(**HEATED[number]), (2, 3, 5, 10)[number % 4]
    compare(TableSpec("heated", players, rules, ("heuristic",) * players, 5), 1)
    compare(TableSpec("heated", 4, rules, ("heuristic", "heuristic@0.1") * 2, 5), 1)


@pytest.mark.parametrize("bot", ["random", "honest", "search:20", "kitten"])
def test_a_table_with_any_other_bot_is_played_by_views(bot: str) -> None:
    bots = ("heuristic", bot)
    assert sequence_of("spicy").unwatched(spicy.Rules(), ("Ann", "Bob"), bots, "7", False) is None
    if bot != "honest":
        assert sequence_of("heated").unwatched(heated.Rules(), ("Ann", "Bob"), bots, "7", False) is None


def test_a_policy_of_spicy_is_shown_no_hidden_card() -> None:
    rules = spicy.Rules()
    table = policy_table(rules, 4)
    played = 0
    game = spicy.new(("Ann", "Bob", "Cem", "Dee"), "3", rules)
    dice = stream("3", "test")
    while not game.over and played < 60:
        known = [State(tables_for(rules), 4) for _ in range(4)]
        for seat in range(4):
            table.show(known[seat], game.state, seat)
            for other in range(4):
                mine = [known[seat].held(other, card) for card in range(KINDS)]
                assert mine == (
                    [game.state.held(seat, card) for card in range(KINDS)] if other == seat else [0] * KINDS
                )
            assert [known[seat].card_at(0, i) for i in range(game.state.deck_n)] == [0] * game.state.deck_n
            for i in range(game.state.stack_n):
                laid = game.state.card_at(1, i)
                hidden = laid if laid >> SEAT_SHIFT & 7 == seat else laid & ~CARD_MASK
                assert known[seat].card_at(1, i) == hidden
        for seat in game.may_act():
            options = game.proper(seat)
            if options:
                game.apply(seat, options[dice.below(len(options))])
                played += 1
                break


def test_a_policy_of_heated_is_shown_no_hidden_card() -> None:
    rules = heated.Rules(mode="chaos")
    tables = heated_tables(rules, 4)
    table = HeatedTable(HeatedState(tables, 4, stream(0, "luck")))
    game = heated.new(("Ann", "Bob", "Cem", "Dee"), "3", rules)
    dice = stream("3", "test")
    for _ in range(80):
        if game.over:
            break
        for seat in range(4):
            known = HeatedState(tables, 4, stream(0, "luck"))
            table.show(known, game.state, seat, game.state.turn.seat)
            for other in range(4):
                mine = [known.held(other, card) for card in range(HEATED_KINDS)]
                real = [game.state.held(seat, card) for card in range(HEATED_KINDS)]
                assert mine == (real if other == seat else [0] * HEATED_KINDS)
                assert known.offer_of(other) == HeatedState(tables, 4, stream(0, "luck")).offer_of(other)
            assert {known.pile_card(i) for i in range(known.piles.draw_pile_n)} <= {0}
            assert {known.heap_card(i) for i in range(known.piles.discard_n)} <= {0}
        seat = game.may_act()[dice.below(len(game.may_act()))]
        options = game.legal(seat)
        game.apply(seat, options[dice.below(len(options))])
