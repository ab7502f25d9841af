"""Players' names, seats and text from outside."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from scoville import heated
from scoville.core import CLOCK, BadSettings, Refused, check_names, quote
from scoville.spicy import new

GOOD = ["A", "z", "Ada", "Bo-2", "c_3", "Clock", "a" * 100]
BAD = ["", " ", "1st", "_x", "-x", "Ada Lovelace", "Zoë", "A\n", "Bo!", "clock", "Ａda"]


@pytest.mark.parametrize("name", GOOD)
def test_names_a_record_can_hold_are_taken(name: str) -> None:
    assert check_names([name, "Other"], 2, 6) == (name, "Other")


@pytest.mark.parametrize("name", BAD)
def test_other_names_are_refused_in_one_sentence(name: str) -> None:
    with pytest.raises(BadSettings) as bad:
        check_names(["Other", name], 2, 6)
    sentence = str(bad.value)
    assert sentence.isprintable()
    assert sentence.endswith(".")


@pytest.mark.parametrize("count", [0, 1, 7, 100])
def test_SR_PLAYERS_too_few_or_too_many_are_refused(count: int) -> None:
    with pytest.raises(BadSettings, match=f"2 to 6 players, not {count}"):
        check_names([f"P{i}" for i in range(count)], 2, 6)


@pytest.mark.parametrize(("make", "word"), [(new, "stack"), (heated.new, "nothing"), (heated.new, "giving")])
def test_words_of_the_record_are_no_names(make: Callable[..., object], word: str) -> None:
    with pytest.raises(BadSettings, match=f'can be called "{word}"'):
        make(["Ada", word], 1)


def test_two_players_cannot_share_a_name() -> None:
    with pytest.raises(BadSettings, match="Two players are called Ada"):
        check_names(["Ada", "Bo", "Ada"], 2, 6)
    assert check_names(["Ada", "ada"], 2, 6) == ("Ada", "ada")


def test_a_seat_is_a_number_or_a_name() -> None:
    game = new(["Ada", "Bo", "Cy"], 1)
    assert [game.seat(who) for who in ("Ada", "Cy", 1)] == [0, 2, 1]
    for nobody in ("Di", "ada", "", "clock", 3, -1, CLOCK, -3, 99):
        with pytest.raises(Refused):
            game.seat(nobody)


@pytest.mark.parametrize(
    ("text", "quoted"),
    [
        ("Bo", '"Bo"'),
        ("", '""'),
        ("a\nb\tc", '"a\\nb\\tc"'),
        ("\x1b[31mred\x00", '"\\x1b[31mred\\x00"'),
        ("Zoë → 辣", '"Zoë → 辣"'),
        ("\u202egnp", '"\\u202egnp"'),
        ("x" * 60, '"' + "x" * 60 + '"'),
        ("x" * 61, '"' + "x" * 59 + '…"'),
    ],
)
def test_quoted_text_is_short_and_printable(text: str, quoted: str) -> None:
    assert quote(text) == quoted
    assert quote(text).isprintable()


def test_ten_megabytes_are_quoted_in_a_line() -> None:
    assert len(quote("\x1b" * 10_000_000)) < 300
    assert quote("abcdef", 4) == '"abc…"'


def test_a_refusal_says_the_same_to_people_and_to_front_ends() -> None:
    refused = Refused("not-held", card="w5")
    assert str(refused) == "There are not that many w5 in this hand."
    assert (refused.id, refused.values) == ("not-held", {"card": "w5"})
