"""Every clause of HEATED is in the rulebook and shown by a scenario."""

from __future__ import annotations

from scoville.heated.clauses import HEATED
from scoville.rulebook import checkout, find_coverage

# Written down from the rules once more: a clause that falls out of the rulebook must be noticed.
TEXT = """
H-NUM H-COL H-SPE H-133 H-EXP H-WHITE H-BLACK-COLOUR HR-PLAYERS H-BLANK
H-DEAL H-FLIP H-FIRST H-RIGHT H-WIN
H-MATCH H-COL-MATCH H-NO-IDLE HR-WHITE-IDLE H-DRAW-UNTIL H-HELP HR-HELP-NONE H-HELP-WIN H-RESHUFFLE HR-DRY H-COUNTS
H-JUMP HR-JUMP-UNTIL H-JUMP-STACK H-JUMP-HOT H-WHITE-ORDER HR-SKIP-JUMP HR-JUMP-WAIT
H-CALL H-CALL-SWAP H-CALL-OVER H-CALL-FX HR-CALL-PLAY HR-CALL-DRAW HR-CALL-MODE
H-DRAW2 H-STACK2 H-STACK-OVER H-REVERSE H-COOL H-TOOHOT HR-SLAP H-SWAP
H-ADJUST H-DRAW4 H-GHOST H-NT-TURN HR-NT-TURN H-NT-OUT H-NT-STACK H-NT-EXP HR-NT-OWN H-HEATED2 H-FAIR H-APOC
H-LATE-COLOUR
HR-TURN-ORDER H-UNITED H-GIFT H-GIVE H-SUPER H-REORG H-FINISH H-COPY H-MERCY HR-MERCY H-MERCY-IDLE H-MIX HR-MIX
H-CHILI H-TRAP HR-TRAP H-MORE
H-HOUSE1 H-HOUSE2 H-HOUSE3 H-HOUSE4 H-HOUSE5 H-HOUSE6
H-M-REG H-M-TRIED H-M-CLASSIC H-M-SPICY H-M-NEVER H-M-CHAOS H-M-SPEED H-M-OWN
"""
CLAUSES = TEXT.split()


def test_the_rulebook_has_every_clause_of_HEATED() -> None:
    assert list(HEATED.ids) == CLAUSES


def test_every_clause_of_HEATED_is_named_by_a_scenario() -> None:
    root = checkout()
    assert root is not None
    tests = find_coverage(root, HEATED.ids).tests
    shown = {clause for clause in CLAUSES if any(test.startswith("tests/scenarios/heated/") for test in tests[clause])}
    assert set(CLAUSES) - shown == set()
