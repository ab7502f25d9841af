"""`scoville cards`: decks with their counts, totals and the manual's advice."""

from __future__ import annotations

import json
from typing import Any

import pytest
from click.testing import CliRunner, Result
from command_line import scoville

from scoville.cli import scoville as command
from scoville.heated import CARDS, MODES, Card, Rules
from scoville.locales import LANGUAGES


def run(*arguments: str, columns: int = 100, **environment: str) -> Result:
    return CliRunner().invoke(
        command, ["cards", *arguments], env={"LC_ALL": "C", "COLUMNS": str(columns), **environment}
    )


def document(*arguments: str) -> dict[str, Any]:
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def counts(*arguments: str) -> dict[str, int]:
    return {entry["card"]: entry["count"] for entry in document(*arguments)["cards"]}


# Written down from the printed lists, not from the code.
TOTALS = {
    ("regular", 4): 133,
    ("tried-and-tested", 4): 133 + 1 + 2 + 1 + 1 + 2 + 2 + 1 + 4,
    ("tried-and-tested", 7): 133 + 1 + 2 + 1 + 1 + 2,
    ("classics", 4): 80 + 24 + 8,
    ("spicy", 4): 80 + 32 + 8,
    ("never-ending", 4): 80 + 32 + 4 + 1 + 1 + 2 + 2 + 2 + 1 + 1,
    ("chaos", 5): 133 + 21,
    ("chaos", 6): 133 + 20,
    ("speed-run", 4): 80 + 8 + 8 + 4 + 4 + 2 + 4 + 2 + 1 + 2 + 2,
}


@pytest.mark.parametrize(("mode", "players"), TOTALS)
def test_a_mode_has_as_many_cards_as_the_manual_lists(mode: str, players: int) -> None:
    found = document("heated", "--mode", mode, "--players", str(players))
    assert found["total"] == sum(entry["count"] for entry in found["cards"]) == TOTALS[mode, players]
    shown = run("heated", "--mode", mode, "--players", str(players)).stdout
    assert f"{TOTALS[mode, players]} cards" in shown


@pytest.mark.parametrize("mode", MODES)
def test_the_list_is_the_deck_that_is_played(mode: str) -> None:
    listed = {Card(token): count for token, count in counts("heated", "--mode", mode).items()}
    assert listed == Rules(mode=mode).cards(4)


def test_the_regular_deck_is_listed_by_family() -> None:
    lines = [line.split() for line in run("heated").stdout.splitlines()]
    assert ["Number", "cards", "80"] in lines
    assert ["Coloured", "action", "cards", "32"] in lines
    assert ["Special", "cards,", "BLACK", "17"] in lines
    assert ["Special", "cards,", "WHITE", "4"] in lines
    row = next(line for line in lines if line[:1] == ["b/g/p/y-cool"])
    assert row[1:4] == ["COOL", "OFF", "8"]


def test_what_is_added_is_counted() -> None:
    plain, more = counts("heated"), counts("heated", "--add", "ghost, hot,trap")
    assert {card: more[card] - plain.get(card, 0) for card in more if more[card] != plain.get(card)} == {
        **dict.fromkeys(("b-hot", "g-hot", "p-hot", "y-hot"), 1),
        "ghost": 1,
        "trap": 1,
    }


def test_the_manual_s_advice_is_a_warning_in_the_reader_s_language() -> None:
    assert document("heated", "--mode", "chaos", "--players", "5")["warnings"] == []
    assert len(document("heated", "--mode", "chaos", "--players", "6")["warnings"]) == 0
    asked = ("heated", "--mode", "chaos", "--add", "spice-mix", "--players", "7")
    assert document(*asked)["warnings"] == Rules(mode="chaos", add=("spice-mix",)).warnings(7)
    assert "With more than 5 players the manual advises against SPICE MIX" in " ".join(run(*asked).stdout.split())
    for language, words in (("de", "Die Anleitung rät"), ("fr", "le livret déconseille")):
        warnings = document(*asked, "--lang", language)["warnings"]
        assert len(warnings) == 2
        assert all(words in warning for warning in warnings)


def test_spicy_has_a_hundred_cards() -> None:
    found = document("spicy")
    assert (found["total"], found["warnings"]) == (100, [])
    assert counts("spicy") == {**{f"{s}{n}": 3 for s in "cwp" for n in range(1, 11)}, "*s": 5, "*n": 5}
    shown = run("spicy", "--lang", "de").stdout
    assert "100 Karten" in shown
    assert "6 EXTRASCHARF-Karten" in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [60, 80, 140])
def test_every_language_fits_the_width_and_names_every_card(language: str, columns: int) -> None:
    asked = ("heated", "--mode", "chaos", "--lang", language)
    lines = run(*asked, columns=columns).stdout.splitlines()
    assert max(map(len, lines)) <= columns
    titles = {entry["title"] for entry in document(*asked)["cards"]}
    for card in CARDS.values():
        if card.word != "blank" and card.count + card.expansion:
            assert any(card.title in title for title in titles), card.title


def test_the_expansion_is_listed_beside_a_deck_without_it() -> None:
    """Whatever the deck, and each card once."""
    for asked in (("heated",), ("heated", "--mode", "classics", "--add", "gift,trap"), ("heated", "--mode", "chaos")):
        found = document(*asked)
        named = [entry["card"] for key in ("cards", "others") for entry in found[key]]
        expansion = [card for card in CARDS.values() if card.expansion or card.extra]
        assert {str(Card(kind)) for card in expansion for kind in card.kinds} <= set(named)
        assert len(named) == len(set(named))
        assert found["total"] == sum(entry["count"] for entry in found["cards"])
    page = run("heated").stdout
    assert "Not in this deck" in page
    assert "too-chili" in page


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ((), "The game is missing; there are spicy, heated."),
        (("uno",), 'There is no game "uno"; there are spicy, heated.'),
        (("heated", "--mode", "mild"), 'no mode "mild"; there are regular, tried-and-tested, classics, spicy'),
        (("heated", "--add", "hottest"), 'The expansion has no card "hottest" to add; there are'),
        (("heated", "--add", "blank"), "BLANK can be added once `blank` says what it is."),
        (("heated", "--players", "11"), "--players is a whole number from 2 to 10, not "),
        (("spicy", "--mode", "chaos"), "--mode is for HEATED, and this is SPICY."),
        (("heated", "--lang", "xx"), 'There is no language "xx"; there are'),
    ],
)
def test_wrong_usage(arguments: tuple[str, ...], reason: str) -> None:
    result = scoville("cards", *arguments, LC_ALL="C")
    assert (result.returncode, result.stdout) == (2, "")
    assert reason in " ".join(result.stderr.split())
