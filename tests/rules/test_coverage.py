"""Every clause of the rules has a test that names it, and no test names a clause that is not there."""

from __future__ import annotations

from scoville.rulebook import checkout, find_coverage, rulebooks
from scoville.spicy.clauses import SPICY

# Written down from the rules once more: a clause that falls out of the rulebook must be noticed.
TEXT = """
S-CARDS S-OTHER S-DEAL S-END-IN SR-PLAYERS SR-END-AT S-FIRST S-CLOCKWISE
S-TURN S-PLAY S-LEAD S-FOLLOW S-WRAP S-PASS S-BAD-CALL S-NO-PEEK
S-ANYTIME S-WHO S-TRAIT S-NO-TRAIT S-JUDGE S-WILD-SPICE S-WILD-NUMBER S-WIN-STACK S-LOSE SR-RACE
S-LAST-SAY S-LAST-FORGOT S-LAST-WAIT SR-LAST-WAIT S-TROPHY-QUIET S-TROPHY-WON S-TROPHY-LOST S-REFILL SR-ORDER
S-END-2ND S-END-3RD S-END-WORLD S-SCORE S-TIE
S-UP-1 S-UP-N SR-UP-N S-CHILI S-START SR-START-CHILI S-RAIDER SR-RAIDER S-LUCK SR-LUCK S-TURN-UP
S-COPY SR-COPY-EN S-COPY-WRONG S-COPY-ONLY SR-COPY-FX
SR-OFFENCES SR-NO-TRACE SR-COPY-FORGOT SR-PEEK SR-BLIND-COPY SR-LAST-FALSE
"""
CLAUSES = TEXT.split()


def test_the_rulebook_has_every_clause_of_SPICY() -> None:
    assert sorted(SPICY.ids) == sorted(CLAUSES)


def test_every_clause_is_named_by_a_test() -> None:
    root = checkout()
    assert root is not None
    coverage = find_coverage(root, [clause.id for book in rulebooks().values() for clause in book])
    assert coverage.missing == ()
    assert coverage.unknown == ()


def test_every_clause_of_SPICY_is_named_by_a_scenario() -> None:
    root = checkout()
    assert root is not None
    tests = find_coverage(root, SPICY.ids).tests
    shown = {clause for clause in CLAUSES if any(test.startswith("tests/scenarios/spicy/") for test in tests[clause])}
    assert set(CLAUSES) - shown == set()
