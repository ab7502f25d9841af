"""Who sees what when a clause shows or hides a card."""

from __future__ import annotations

import pytest

from scoville import Refused, load, picture, spicy
from scoville.core import CLOCK, Fact
from scoville.spicy import Card, Challenge, Copy, Pass, Peek, Play, Trait
from scoville.spicy.rules.facts import CardPlayed, CardRevealed, CardsAdded, CardsDrawn, CardTakenBack, Peeked, StackWon

HEAD = 'format = 1\ngame = "spicy"\nplayers = ["Ada", "Bo", "Cy"]\nfirst = "Ada"\nseed = 1\n'
OTHERS = (1, 2, None)  # None is a spectator


def table(rules: str, position: str) -> spicy.Spicy:
    game = load(f"{HEAD}[rules]\n{rules}\n[position]\n{position}\n")
    assert isinstance(game, spicy.Spicy)
    return game


def only(kind: type[Fact], facts: list[Fact]) -> Fact:
    [found] = [fact for fact in facts if isinstance(fact, kind)]
    return found


def test_S_PLAY_only_the_player_knows_the_card() -> None:
    game = table("", 'hands = { Ada = "w5 c1" }')
    played = only(CardPlayed, game.apply("Ada", Play(Card("w5"), spicy.Claim("c2"))))
    assert isinstance(played, CardPlayed)
    assert played.seen_by(0).card == Card("w5")
    assert [played.seen_by(seat).card for seat in OTHERS] == [None] * 3
    assert [played.seen_by(seat).claim for seat in OTHERS] == [spicy.Claim("c2")] * 3


def test_S_PASS_only_the_drawer_sees_the_card() -> None:
    game = table("", 'hands = { Ada = "w5 c1" }\ndeck = "p7"')
    drawn = only(CardsDrawn, game.apply("Ada", Pass()))
    assert isinstance(drawn, CardsDrawn)
    assert drawn.seen_by(0).cards == (Card("p7"),)
    assert [drawn.seen_by(seat).cards for seat in OTHERS] == [(None,)] * 3


def test_S_JUDGE_S_WIN_STACK_all_see_the_revealed_card_and_no_other() -> None:
    game = table("", 'hands = { Ada = "w5 c1", Bo = "p7 p8" }\nstack = ["Cy p9 as c1"]')
    game.apply("Ada", Play(Card("w5"), spicy.Claim("c2")))
    facts = game.apply("Bo", Challenge(Trait.SPICE))
    for seat in (0, *OTHERS):
        seen = [fact.seen_by(seat) for fact in facts]
        assert CardRevealed(0, Card("w5"), spicy.Claim("c2"), False) in seen
        assert StackWon(1, 2) in seen
        assert "p9" not in repr(seen)


def test_S_LUCK_only_the_player_knows_the_cards_put_under() -> None:
    game = table('variants = ["change-your-luck"]', 'hands = { Ada = "w5 c1 c2 c3" }\nstack = ["Cy p9 as c1"]')
    facts = game.apply("Ada", Play(Card("w5"), spicy.Claim("c5"), (Card("c1"), Card("c2"))))
    added = only(CardsAdded, facts)
    assert isinstance(added, CardsAdded)
    assert added.seen_by(0).cards == (Card("c1"), Card("c2"))
    assert [added.seen_by(seat).cards for seat in OTHERS] == [(None, None)] * 3


def test_S_NO_PEEK_SR_PEEK_only_the_one_who_peeks_sees_the_card() -> None:
    game = table('manners = "tabletop"', 'hands = { Ada = "w5 c1" }\nstack = ["Cy w8 as c1", "Bo p9 as c2"]')
    peeked = only(Peeked, game.apply("Ada", Peek()))
    assert isinstance(peeked, Peeked)
    assert peeked.seen_by(0).card == Card("p9")
    assert [peeked.seen_by(seat).card for seat in OTHERS] == [None] * 3


def test_S_NO_PEEK_a_points_pile_shows_the_card_won_last_on_top() -> None:
    game = table('manners = "tabletop"', 'hands = { Ada = "w5 c1", Bo = "p7 p8" }\npoints = { Bo = 2, Cy = 1 }')
    game.apply("Ada", Play(Card("w5"), spicy.Claim("c2")))
    game.apply("Bo", Challenge(Trait.SPICE))
    game.apply("Ada", Play(Card("c1"), spicy.Claim("c1")))  # the stack has another card on top
    peeked = only(Peeked, game.apply("Cy", Peek(1)))
    assert isinstance(peeked, Peeked)
    assert (peeked.card, peeked.whose) == (Card("w5"), 1)


def test_S_BAD_CALL_the_card_taken_back_stays_hidden() -> None:
    game = table('manners = "tabletop"', 'hands = { Ada = "w5 c1" }')
    taken = only(CardTakenBack, game.apply("Ada", Play(Card("w5"), spicy.Claim("c9"))))
    assert isinstance(taken, CardTakenBack)
    assert taken.clause == "S-BAD-CALL"
    assert taken.seen_by(0).card == Card("w5")
    assert [taken.seen_by(seat).card for seat in OTHERS] == [None] * 3


def test_SR_COPY_FORGOT_the_fact_names_the_clause() -> None:
    game = table('manners = "tabletop"\nvariants = ["copy-cat"]', 'hands = { Ada = "w5 c1", Cy = "p8" }')
    game.apply("Ada", Play(Card("w5"), spicy.Claim("c1")))
    taken = only(CardTakenBack, game.apply("Cy", Copy(Card("p8"))))
    assert isinstance(taken, CardTakenBack)
    assert taken.clause == "S-LAST-FORGOT"


def test_SR_OFFENCES_the_four_are_named_before_they_are_done() -> None:
    game = table('manners = "tabletop"', 'hands = { Ada = "w5", Bo = "p7 p8" }')
    assert game.offence(0, Play(Card("w5"), spicy.Claim("c9"), last=True)) == "S-BAD-CALL"
    assert game.offence(0, Play(Card("w5"), spicy.Claim("c1"))) == "S-LAST-FORGOT"
    assert game.offence(0, Play(Card("w5"), spicy.Claim("c1"), last=True)) is None
    assert game.offence(1, Challenge(Trait.BLIND)) == "S-NO-TRAIT"
    assert game.offence(1, Peek()) == "S-NO-PEEK"
    assert game.offence(0, Pass()) is None


@pytest.mark.parametrize("clock", ["clock", CLOCK])
def test_the_clock_sits_nowhere_and_sees_nothing(clock: int | str) -> None:
    game = spicy.new(["Ada", "Bo", "Cy", "Dee", "Eve", "Flo"], 1)
    with pytest.raises(Refused):
        game.view(clock)
    with pytest.raises(Refused):
        game.hand(clock)
    with pytest.raises(Refused):
        picture(game, clock)
