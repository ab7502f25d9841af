"""The rules page: what applies at exactly this table, and nothing else."""

from __future__ import annotations

import pytest

from scoville.core import BadSettings
from scoville.heated.wire import HeatedRules
from scoville.locales import LANGUAGES, catalogue
from scoville.server.protocol import ReadRules, RulesMessage
from scoville.server.rules_page import rules_page
from scoville.spicy.wire import SpicyRules

TABLES: list[tuple[RulesMessage, int]] = [
    (SpicyRules(), 4),
    (SpicyRules(edition="fr", variants=("copy-cat", "spice-raider"), manners="tabletop"), 6),
    (SpicyRules(variants_at_random=2), 2),
    (HeatedRules(), 4),
    (HeatedRules(mode="chaos", house=(1, 6), heated_call="automatic"), 7),
]


def ids(rules: RulesMessage, players: int) -> set[str]:
    return {clause.id for section in rules_page(ReadRules(rules, players)).sections for clause in section.clauses}


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_every_clause_on_the_page_can_be_read_in_every_language(rules: RulesMessage, players: int) -> None:
    page = rules_page(ReadRules(rules, players))
    assert page.sections
    for language in LANGUAGES:
        words = catalogue(language)
        for section in page.sections:
            assert words.has(f"{page.game}-section-{section.section}")
            for clause in section.clauses:
                assert words.say(f"clause-{clause.id}", **page.values)
        for warning in page.warnings:
            assert words.has(warning)


def test_a_card_that_is_not_played_has_no_clause() -> None:
    assert "S-COPY" not in ids(SpicyRules(), 4)
    assert "S-COPY" in ids(SpicyRules(variants=("copy-cat",)), 4)
    assert "H-TRAP" not in ids(HeatedRules(mode="classics"), 4)
    assert "H-TRAP" in ids(HeatedRules(mode="chaos"), 4)


def test_the_manual_advises_by_the_number_of_players() -> None:
    assert rules_page(ReadRules(HeatedRules(add=("spice-mix",)), 6)).warnings == ("live-warning-spice-mix",)
    assert rules_page(ReadRules(HeatedRules(add=("spice-mix",)), 5)).warnings == ()


def test_what_cannot_be_played_is_refused_with_its_reason() -> None:
    with pytest.raises(BadSettings, match="edition"):
        rules_page(ReadRules(SpicyRules(edition="xx"), 4))
    with pytest.raises(BadSettings):
        rules_page(ReadRules(SpicyRules(), 9))
