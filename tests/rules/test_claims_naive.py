"""A second, naive reading of claims and challenges, in words and sets, against the fast tables.

It is written from the rulebooks alone and shares nothing with `scoville.spicy.rules.claims` and `variants`. Every set
of SPICE IT UP cards, every top, every claim and every card is tried.
"""

from __future__ import annotations

from itertools import combinations

import pytest

from scoville.spicy import Card, Claim
from scoville.spicy.rules.state import State
from scoville.spicy.rules.tables import lay_tables

UP_CARDS = ("we-love-chili", "start-it-up", "spice-raider", "change-your-luck", "turn-it-up", "copy-cat")
SETS = [frozenset(chosen) for size in range(7) for chosen in combinations(UP_CARDS, size)]
SPICES = "cwp"
NUMBERS = range(1, 11)
SAYINGS = [(number, spice) for spice in SPICES for number in NUMBERS]
WILD_SPICE, WILD_NUMBER = "*s", "*n"
FACES = [f"{spice}{number}" for number, spice in SAYINGS] + [WILD_SPICE, WILD_NUMBER]
EMPTY = 30  # how the tables write "no card lies there yet"
NUMBER, SPICE, BOTH = 1, 2, 3  # how the tables write the traits

Saying = tuple[int, str]


def may_say(number: int, spice: str, top: Saying | None, up: frozenset[str]) -> bool:
    if top is None:  # S-LEAD: We Love Chili adds nothing where every spice is free
        return number <= 3
    number_below, spice_below = top
    number_is_legal = number > number_below  # S-FOLLOW
    if number_below == 10:  # S-WRAP
        number_is_legal = number <= 3
    if "start-it-up" in up and number_below in (8, 9, 10) and number <= 3:  # S-START
        number_is_legal = True
    spice_is_legal = spice == spice_below
    if "we-love-chili" in up and number <= 3 and spice == "c":  # S-CHILI, SR-START-CHILI
        spice_is_legal = True
    return number_is_legal and spice_is_legal


def number_is_right(face: str, said: int, up: frozenset[str]) -> bool:
    if face == WILD_SPICE:  # S-WILD-SPICE
        return False
    if face == WILD_NUMBER:  # S-WILD-NUMBER
        return True
    if "turn-it-up" in up and {int(face[1:]), said} == {6, 9}:  # S-TURN-UP
        return True
    return int(face[1:]) == said


def spice_is_right(face: str, said: str) -> bool:
    if face in (WILD_SPICE, WILD_NUMBER):
        return face == WILD_SPICE
    return face[0] == said


def written(said: Saying) -> Claim:
    return Claim(f"{said[1]}{said[0]}")


def name(up: frozenset[str]) -> str:
    return "+".join(card for card in UP_CARDS if card in up) or "base"


def test_S_CARDS_the_reading_has_every_face_and_every_set() -> None:
    assert len(SETS) == len(set(SETS)) == 64
    assert len(SAYINGS) == 30
    assert [str(Card(kind)) for kind in range(32)] == FACES


@pytest.mark.parametrize("up", SETS, ids=name)
def test_S_LEAD_S_FOLLOW_S_WRAP_S_CHILI_S_START_what_may_be_said(up: frozenset[str]) -> None:
    tables = lay_tables(up)
    for top in (None, *SAYINGS):
        below = EMPTY if top is None else int(written(top))
        for number, spice in SAYINGS:
            expected = may_say(number, spice, top, up)
            assert tables.fits(written((number, spice)), below) == expected, (top, number, spice)


@pytest.mark.parametrize("up", SETS, ids=name)
def test_S_JUDGE_S_WILD_SPICE_S_WILD_NUMBER_S_TURN_UP_S_COPY_WRONG_what_is_right(up: frozenset[str]) -> None:
    tables = lay_tables(up)
    for face in FACES:
        for number, spice in SAYINGS:
            card, claim = Card(face), written((number, spice))
            first, second = number_is_right(face, number, up), spice_is_right(face, spice)
            assert tables.holds(card, claim, NUMBER) == first, (face, number, spice)
            assert tables.holds(card, claim, SPICE) == second, (face, number, spice)
            assert tables.holds(card, claim, BOTH) == (first and second), (face, number, spice)


@pytest.mark.parametrize("up", SETS, ids=name)
def test_S_RAIDER_S_LUCK_S_COPY_what_a_declaration_brings(up: frozenset[str]) -> None:
    tables = lay_tables(up)
    for number, spice in SAYINGS:
        state = State(tables, 2)
        state.put_stack(1, Card("w4"), written((number, spice)), False)
        assert state.paw() == (1 if number == 4 and "spice-raider" in up else -1), (number, spice)
        allowed = 2 if number == 5 and "change-your-luck" in up else 0
        assert tables.most_under(written((number, spice))) == allowed, (number, spice)
    assert tables.copying == ("copy-cat" in up)


def test_S_COPY_WRONG_a_wild_copy_is_never_right() -> None:
    tables = lay_tables(frozenset(UP_CARDS))
    for said in SAYINGS:
        for face in (WILD_SPICE, WILD_NUMBER):
            assert not tables.holds(Card(face), written(said), BOTH)
