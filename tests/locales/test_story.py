"""The story covers every fact, and shows a player only what that player may know."""

from __future__ import annotations

import random

import pytest

from scoville import spicy
from scoville.cli.phrases import listing
from scoville.core import Fact
from scoville.locales import LANGUAGES, catalogue
from scoville.spicy import VARIANTS, Card, Claim, Rules, Trait
from scoville.spicy.rules import facts
from scoville.spicy.rules.settings import MANNERS
from scoville.spicy.words import card_words, cards_words, claim_words, tell

NAMES = ("Ada", "Bo", "Cy")
EN = catalogue("en")


def told(fact: Fact, viewer: int | None = None) -> str:
    return tell(EN, NAMES, fact, viewer)


def test_cards_and_claims_in_words() -> None:
    assert claim_words(EN, Claim("c2")) == "2 chili"
    assert card_words(EN, Card("p10")) == "10 pepper"
    assert card_words(EN, Card("*s")) == "wild spice"
    assert card_words(catalogue("de"), Card("*n")) == "Zahlen-Joker"
    assert card_words(catalogue("fr"), Card("c9")) == "Piment 9"
    assert cards_words(EN, map(Card, ("c1", "w2", "*n"))) == "1 chili, 2 wasabi and wild number"
    assert listing(EN, []) == ""


def test_only_its_player_is_told_the_card() -> None:
    fact = facts.CardPlayed(0, Card("w5"), Claim("c2"), False)
    assert told(fact) == told(fact, 0) == "Ada plays 5 wasabi as 2 chili."
    assert told(fact, 1) == told(fact.seen_by(None)) == "Ada plays a card: 2 chili."


def test_a_forgotten_last_card_and_a_bad_call_are_told_apart() -> None:
    call = facts.CardTakenBack(1, Card("w5"), Claim("c9"), "S-BAD-CALL")
    forgot = facts.CardTakenBack(1, Card("w5"), Claim("c9"), "S-LAST-FORGOT")
    assert told(call, 0) == "Bo declares 9 chili, which cannot be declared here, and takes the card back."
    assert told(forgot, 0) == "Bo plays 9 chili without announcing it as the last card, and takes it back."


def test_a_peek_shows_its_card_to_who_peeked() -> None:
    fact = facts.Peeked(2, Card("*s"), 0)
    assert told(fact, 2) == "Cy peeks at the top card Ada has won: wild spice."
    assert told(fact, 0) == "Cy peeks at the top card Ada has won."


def test_a_challenge_and_its_end() -> None:
    assert told(facts.Challenged(1, 0, Trait.SPICE)) == "Bo challenges Ada: wrong spice!"
    revealed = facts.CardRevealed(0, Card("w5"), Claim("c2"), False)
    assert told(revealed, 2) == "It is 5 wasabi, declared as 2 chili: Ada loses the challenge."
    ended = facts.GameEnded("worlds-end", (0, 2), (7, -1, 7))
    assert told(ended) == "The World's End card lies open: Ada and Cy share the victory. Score: Ada 7 · Bo -1 · Cy 7."


CARDS = (Card("w5"), Card("*n"))
SAMPLES: list[Fact] = [
    *(facts.CardPlayed(0, Card("w5"), Claim("c2"), copy) for copy in (False, True)),
    *(facts.CardTakenBack(0, Card("w5"), Claim("c2"), clause) for clause in ("S-BAD-CALL", "S-LAST-FORGOT")),
    *(facts.CardsAdded(0, CARDS[:count]) for count in (1, 2)),
    *(facts.CardsDrawn(0, CARDS[:count]) for count in (1, 2)),
    facts.Passed(0),
    *(facts.Challenged(0, 1, trait) for trait in Trait),
    *(facts.CardRevealed(0, Card("w5"), Claim("c2"), holds) for holds in (False, True)),
    *(facts.StackWon(0, count) for count in (1, 2)),
    *(facts.StackRaided(0, count) for count in (1, 2)),
    facts.LastCardPlayed(0),
    facts.LastCardAccepted(0),
    facts.TrophyTaken(0),
    *(facts.Peeked(0, Card("w5"), whose) for whose in (None, 2)),
    *(facts.GameEnded(reason, (0,), (3, 2, 1)) for reason in ("second-trophy", "third-trophy", "worlds-end")),
    facts.GameEnded("third-trophy", (0, 1), (3, 3, 1)),
]


def test_every_fact_is_among_the_samples() -> None:
    assert {type(fact).__name__ for fact in SAMPLES} == set(facts.__all__)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_is_told_differently_from_every_other(language: str) -> None:
    for viewer in (None, 0):
        sentences = [tell(catalogue(language), NAMES, fact, viewer) for fact in SAMPLES]
        assert len(set(sentences)) == len(SAMPLES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_may_not_know_a_card_is_not_told_it(language: str) -> None:
    secrets = (facts.CardPlayed, facts.CardTakenBack, facts.CardsAdded, facts.CardsDrawn, facts.Peeked)
    card = card_words(catalogue(language), Card("w5"))
    for fact in SAMPLES:
        if isinstance(fact, secrets):
            assert card in tell(catalogue(language), NAMES, fact, 0)
            assert card not in tell(catalogue(language), NAMES, fact, 1)


@pytest.mark.parametrize("manners", MANNERS)
def test_a_whole_game_is_told(manners: str) -> None:
    game, chance = spicy.new(NAMES, 5, Rules("fr", tuple(VARIANTS), manners, worlds_end=30)), random.Random(5)
    while not game.over:
        seat = chance.choice(game.may_act())
        for fact in game.apply(seat, chance.choice(game.legal(seat))):
            assert told(fact, 0)
    assert told(fact).endswith(f"Cy {game.scores[2]}.")


def test_what_is_no_fact_of_a_game_is_not_told() -> None:
    with pytest.raises(TypeError, match="Fact"):
        told(Fact())
