"""A SPICE IT UP card of one's own: one class, and records, options, play and the wire know it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scoville import dump, load, spicy
from scoville.server.game_wire import wire_of
from scoville.spicy import VARIANTS, Card, Challenge, Claim, Play, Rules, Trait
from scoville.spicy.rules.facts import CardRevealed
from scoville.spicy.rules.variants import SpiceItUp


@pytest.fixture
def upside_down() -> Iterator[str]:
    class UpsideDown(SpiceItUp):
        """A 1 is also a 7."""

        name = "upside-down"
        clauses = ()
        needs = 7

        def number_holds(self, card: Card, claim: Claim, answer: bool) -> bool:
            return answer or {card.number, claim.number} == {1, 7}

    yield UpsideDown.name
    del VARIANTS[UpsideDown.name]


def test_a_new_card_is_played(upside_down: str) -> None:
    hands = {0: (Card("w7"), Card("w8")), 1: (Card("p2"), Card("p3"))}
    for variants, holds in (((upside_down,), True), ((), False)):
        game = spicy.new(["Ada", "Bo"], 1, Rules(variants=variants), first=0, position=spicy.Position(hands=hands))
        lie = Play(Card("w7"), Claim("w1"))
        assert lie in game.legal(0)
        game.apply(0, lie)
        facts = game.apply(1, Challenge(Trait.NUMBER))
        assert [fact.holds for fact in facts if isinstance(fact, CardRevealed)] == [holds]


def test_records_and_messages_know_it(upside_down: str) -> None:
    rules = Rules(variants=(upside_down,))
    game = spicy.new(["Ada", "Bo"], 1, rules)
    again = load(dump(game))
    assert isinstance(again, spicy.Spicy)
    assert again.rules == rules
    assert upside_down in wire_of("spicy").choices()["variants"]
    assert wire_of("spicy").read_rules(wire_of("spicy").write_rules(rules), "1") == rules
