"""The story of HEATED covers every fact, and shows a player only what that player may know; its texts fit its cards."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from scoville import heated
from scoville.cli.replay import command
from scoville.core import Fact
from scoville.heated import CARDS, HOUSE_RULES, MODES, BlankCard, Card, Colour, Rules
from scoville.heated.clauses import HEATED, table_values
from scoville.heated.rules import facts
from scoville.heated.words import card_title, heated_card_words, heated_cards_words, tell_heated
from scoville.locales import LANGUAGES, Catalogue, catalogue

NAMES = ("Ada", "Bo", "Cy")
CHILI = Path(__file__).resolve().parents[1] / "scenarios" / "heated" / "h-chili-who-slaps-draws.toml"
EN = catalogue("en")


def tell(words: Catalogue, names: tuple[str, ...], fact: Fact, viewer: int | None = None) -> str:
    return tell_heated(words, names, fact if viewer is None else fact.seen_by(viewer))


def told(fact: Fact, viewer: int | None = None) -> str:
    return tell(EN, NAMES, fact, viewer)


# --- cards ------------------------------------------------------------------------------------


def test_cards_in_words() -> None:
    assert heated_card_words(EN, Card("b7")) == "blue 7"
    assert heated_card_words(EN, Card("g-cool")) == "green COOL OFF"
    assert heated_card_words(EN, Card("draw4")) == "DRAW 4"
    assert heated_card_words(catalogue("de"), Card("y-draw2")) == "Gelb DRAW 2"
    assert heated_card_words(catalogue("fr"), Card("p0")) == "0 violet"
    assert card_title(EN, Card("y-swap")) == "SWAP"
    assert heated_cards_words(EN, map(Card, ("b1", "trap", "y-hot"))) == "blue 1, TRAP and yellow TOO HOT"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_titles_are_the_printed_ones_and_every_card_has_help(language: str) -> None:
    words = catalogue(language)
    for card in CARDS.values():
        if card.family == "number":
            continue
        assert words.say(f"card-heated-{card.word}") == card.title
        assert words.say(f"card-heated-{card.word}.help").endswith(".")
    helps = [words.say(f"card-heated-{card.word}.help") for card in CARDS.values() if card.family != "number"]
    assert len(set(helps)) == len(helps)


def test_the_english_help_is_that_of_the_cards() -> None:
    for card in CARDS.values():
        if card.family != "number":
            assert EN.say(f"card-heated-{card.word}.help") == card.text


# --- clauses ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_reads_well_at_every_table(language: str) -> None:
    words = catalogue(language)
    tables = [Rules(mode=mode) for mode in MODES]
    tables += [
        Rules(house=HOUSE_RULES, heated_call="automatic", reaction_cards_oblige=True, no_thanks_ends_turn=True),
        Rules(blank="draw4"),
        Rules(blank=BlankCard("Ouch", others_draw=2)),
    ]
    for rules in tables:
        for players in (2, 6, 10):
            values = table_values(rules, players)
            for clause in HEATED:
                text = " ".join(words.say(f"clause-{clause.id}", **values).split())
                assert re.search(r"[.!]$", text), text
                assert not re.search(r"\.[A-Za-zÀ-ž]|,,|\.\.| [.,]", text), text  # a visible seam


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_clauses_have_one_title(language: str) -> None:
    titles = [catalogue(language).say(f"clause-{clause.id}.title") for clause in HEATED if clause.section != "deck"]
    assert len(set(titles)) == len(titles)


def test_a_setting_changes_the_words() -> None:
    def clause(id: str, rules: Rules) -> str:
        return " ".join(EN.say(f"clause-{id}", **table_values(rules, 4)).split())

    assert "you still play" in clause("HR-NT-TURN", Rules())
    assert "also ends the turn" in clause("HR-NT-TURN", Rules(no_thanks_ends_turn=True))
    assert "draw all the same" in clause("HR-WHITE-IDLE", Rules())
    assert "count as well" in clause("HR-WHITE-IDLE", Rules(reaction_cards_oblige=True))
    assert "house rule 6" not in clause("HR-HELP-NONE", Rules())
    assert "house rule 6" in clause("HR-HELP-NONE", Rules(house=(6,)))
    assert "stands in for another card" in clause("H-BLANK", Rules(blank="draw4"))


# --- facts --------------------------------------------------------------------------------------

CARDS_DRAWN = (Card("b7"), Card("trap"))
B7 = Card("b7")
SAMPLES: list[Fact] = [
    *(facts.CardPlayed(0, B7, B7, late) for late in (False, True)),
    facts.CardPlayed(0, Card("copy"), B7, False),
    facts.CardPlayed(0, Card("ghost"), Card("ghost"), False, (2, 1)),
    *(facts.ColourNamed(0, colour) for colour in Colour),
    *(facts.CardsDrawn(0, CARDS_DRAWN[:count]) for count in (1, 2)),
    *(facts.PenaltyDue(0, count) for count in (1, 2)),
    facts.TrapSprung(0),
    facts.MercyDrawn(0),
    facts.EffectCancelled(0, B7),
    facts.TurnSkipped(0),
    *(facts.PlayReversed(direction) for direction in ("right", "left")),
    facts.Passed(0),
    facts.HelpAsked(0),
    facts.CardOffered(0, B7),
    facts.CardTaken(0, B7, 2),
    facts.NothingTaken(0),
    *(facts.CardsDiscarded(0, CARDS_DRAWN[:count]) for count in (1, 2)),
    facts.Slapped(0, True),
    *(facts.LastToSlap(0, race) for race in (False, True)),
    *(facts.HeatedCalled(0, own) for own in (False, True)),
    facts.TurnAsked(0),
    facts.HandsSwapped(0, 2),
    facts.CardsExchanged(0, B7, Card("y1"), 2),
    facts.PlacesTraded(0, 2),
    facts.HandsMixed(0, (CARDS_DRAWN, None, CARDS_DRAWN[:1])),
    *(facts.DiscardReshuffled(count) for count in (1, 20)),
    *(facts.GameEnded(reason, (1,)) for reason in ("went-out", "gave-last-card", "discarded-last-card", "dry")),
    facts.GameEnded("dry", (0, 1)),
]
SECRETS = (facts.CardsDrawn, facts.CardOffered, facts.CardTaken, facts.CardsExchanged, facts.HandsMixed)


def test_every_fact_is_among_the_samples() -> None:
    assert {type(fact).__name__ for fact in SAMPLES} == set(facts.__all__)


def test_some_sentences() -> None:
    assert told(facts.CardPlayed(1, Card("g-cool"), Card("g-cool"), True)) == "Bo plays green COOL OFF out of turn."
    assert told(facts.CardPlayed(1, Card("copy"), Card("draw4"), False)) == "Bo plays COPY as DRAW 4."
    ghost = facts.CardPlayed(0, Card("ghost"), Card("ghost"), False, (2, 1))
    assert told(ghost) == "Ada plays GHOST PEPPER SPRAY on Cy and Bo."
    assert told(facts.CardTaken(0, B7, 2), 2) == "Ada takes the card offered by Cy: blue 7."
    assert told(facts.CardTaken(0, B7, 2), 1) == "Ada takes the card offered by Cy."
    assert told(facts.HandsMixed(0, (CARDS_DRAWN, None, (B7,))), 0).endswith("dealt out again: Ada 2 · Cy 1.")
    assert told(facts.GameEnded("dry", (0, 1))).endswith("Ada and Bo have the fewest cards and share the victory.")
    assert tell(catalogue("fr"), NAMES, facts.HeatedCalled(0, True)) == "Ada crie HEATED!"


def test_a_slap_at_too_chili_is_a_mistake_and_not_the_last_one() -> None:
    replayed = CliRunner().invoke(command, [str(CHILI), "--step"])
    assert "Bo should not have slapped." in replayed.output
    assert "last to slap" not in replayed.output
    assert told(facts.LastToSlap(2, True)) == "Cy is the last to slap."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_says_it_in_the_same_words(language: str) -> None:
    words = catalogue(language)
    sentence = tell(words, NAMES, facts.LastToSlap(2, False))
    assert words.say("web-heated-told-dared", who="other", names="Cy", count=1) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_is_told_differently_from_every_other(language: str) -> None:
    for viewer in (None, 0):
        sentences = [tell(catalogue(language), NAMES, fact, viewer) for fact in SAMPLES]
        assert len(set(sentences)) == len(SAMPLES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_may_not_know_a_card_is_not_told_it(language: str) -> None:
    words = catalogue(language)
    card = heated_card_words(words, B7)
    for fact in SAMPLES:
        if isinstance(fact, SECRETS):
            assert isinstance(fact, facts.HandsMixed) or card in tell(words, NAMES, fact, 0)
            assert card not in tell(words, NAMES, fact, 1)


@pytest.mark.parametrize("mode", MODES)
def test_a_whole_game_is_told(mode: str) -> None:
    rules = Rules(mode=mode, house=HOUSE_RULES)
    game, chance = heated.new(NAMES, 5, rules), random.Random(5)
    for _ in range(400):
        if game.over:
            break
        seat = chance.choice(game.may_act())
        for fact in game.apply(seat, chance.choice(game.legal(seat))):
            for language in LANGUAGES:
                assert tell(catalogue(language), NAMES, fact, 0)
