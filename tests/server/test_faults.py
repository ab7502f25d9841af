"""What a client is told about refusals. tests/locales/test_sentences.py checks that every fault has words."""

from __future__ import annotations

from typing import get_args

import pytest

from scoville.core import BadRecord, BadSettings, Refused
from scoville.locales import LANGUAGES, catalogue
from scoville.server.faults import Faulty, fault, fault_of
from scoville.server.protocol import Fault, Phrase


def test_a_fault_says_what_its_message_says() -> None:
    told = fault("no-ply", plies=1234)
    assert told == Fault("no-ply", "live-no-ply", "This game has only 1234 actions.", {"plies": 1234})
    assert told.sentence == str(Faulty("no-ply", plies=1234))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_and_warning_has_words(language: str) -> None:
    wanted = [f"live-{name}" for name in ("warning-spice-mix", "warning-ghost")]
    wanted += [f"phrase-{phrase}" for phrase in get_args(Phrase)]
    assert [name for name in wanted if not catalogue(language).has(name)] == []


def test_a_refusal_of_the_rules_names_its_own_message() -> None:
    spicy = fault_of(Refused("out-of-turn", turn="Bo"), "spicy")
    assert (spicy.message, spicy.values) == ("refusal-out-of-turn", {"turn": "Bo"})
    heated = fault_of(Refused("no-place", card="b7"), "heated")
    assert heated.message == "refusal-heated-no-place"
    assert catalogue("en").say(heated.message, **heated.values) == heated.sentence


def test_a_reason_is_told_with_what_it_quotes() -> None:
    error = BadSettings("deck-card", why=Refused("no-card", what="x"))
    error.game = "heated"
    told = fault_of(error)
    assert (told.id, told.message, told.sentence) == (
        "bad-settings",
        "bad-deck-card",
        "`deck`: There is no card number x.",
    )
    assert told.why is not None
    assert (told.why.message, told.why.values) == ("refusal-heated-no-card", {"what": "x"})


def test_what_nobody_at_a_table_meets_is_told_without_its_sentence() -> None:
    assert fault_of(BadSettings.plain("No.")).message == "live-bad-settings"
    assert fault_of(BadRecord.plain("Neither.")).id == "bad-record"
