"""What the server refuses is said in three languages, and the English catalogue says the very sentence."""

from __future__ import annotations

import string
from typing import get_args

import pytest

from scoville.core import BadRecord, BadSettings, Refused
from scoville.heated.refusals import REFUSALS as HEATED
from scoville.locales import LANGUAGES, catalogue
from scoville.server.faults import FAULTS, Faulty, fault, fault_of
from scoville.server.protocol import ByeReason, Phrase


def values_of(sentence: str) -> dict[str, str | int]:
    return {field: f"<{field}>" for _, field, _, _ in string.Formatter().parse(sentence) if field}


@pytest.mark.parametrize("id", FAULTS)
def test_the_catalogue_says_what_the_server_says(id: str) -> None:
    told = fault(id, **values_of(FAULTS[id]))
    assert catalogue("en").say(told.message, **told.values) == told.sentence == str(Faulty(id, **told.values))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_phrase_and_warning_has_words(language: str) -> None:
    wanted = [f"live-{name}" for name in (*FAULTS, *get_args(ByeReason), "warning-spice-mix", "warning-ghost")]
    wanted += [f"phrase-{phrase}" for phrase in get_args(Phrase)]
    assert [name for name in wanted if not catalogue(language).has(name)] == []


def test_a_refusal_of_the_rules_names_its_own_message() -> None:
    spicy = fault_of(Refused("out-of-turn", turn="Bo"), "spicy")
    assert (spicy.message, spicy.values) == ("refusal-out-of-turn", {"turn": "Bo"})
    heated = fault_of(Refused("no-place", card="b7"), "heated")
    assert heated.message == "refusal-heated-no-place"
    assert catalogue("en").say(heated.message, **heated.values) == heated.sentence


def test_a_reason_is_told_with_what_it_quotes() -> None:
    error = BadSettings("deck-card", why=Refused("unknown-card", what="x"))
    error.game = "heated"
    told = fault_of(error)
    assert (told.id, told.message, told.sentence) == ("bad-settings", "bad-deck-card", "`deck`: No x.")
    assert told.why is not None
    assert (told.why.message, told.why.values) == ("refusal-heated-unknown-card", {"what": "x"})


def test_what_nobody_at_a_table_meets_is_told_without_its_sentence() -> None:
    assert fault_of(BadSettings.plain("No.")).message == "live-bad-settings"
    assert fault_of(BadRecord.plain("Neither.")).id == "bad-record"
