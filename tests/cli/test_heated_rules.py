"""`scoville rules heated` and the rulebook of HEATED."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from command_line import scoville

from scoville.cli import rules as module
from scoville.core import BadSettings
from scoville.heated import CARDS, HOUSE_RULES, MODES, BlankCard, Rules
from scoville.heated.clauses import HEATED, some, table_values
from scoville.heated.rules.cards import card_of
from scoville.locales import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
CLAUSES = ROOT.parent / "shared" / "rules" / "heated.md"


def run(*arguments: str, columns: int = 80, **environment: str) -> Result:
    return CliRunner().invoke(module.command, arguments, env={"LC_ALL": "C", "COLUMNS": str(columns), **environment})


def flat(result: Result) -> str:
    assert result.exit_code == 0, result.output
    return " ".join(result.stdout.split())


# --- the rulebook ---------------------------------------------------------------------------


@pytest.mark.skipif(not CLAUSES.exists(), reason="the numbered clauses are not beside the project")
def test_the_rulebook_holds_exactly_the_numbered_clauses() -> None:
    text = CLAUSES.read_text(encoding="utf-8")
    # HR-MIX is numbered inside the row of H-MIX.
    numbered = re.findall(r"^\| (HR?-[A-Z0-9-]+) \||(?<=\. )(HR-[A-Z]+):", text, re.MULTILINE)
    assert list(HEATED.ids) == [row or inside for row, inside in numbered]


def test_a_ruling_is_in_no_book() -> None:
    for clause in HEATED:
        assert clause.ruling == clause.id.startswith("HR-")
        assert clause.books == (() if clause.ruling else ("manual",))


def test_relations_go_both_ways() -> None:
    for clause in HEATED:
        for other in HEATED.related(clause):
            found = HEATED.find(other)
            assert found is not None
            assert clause.id in HEATED.related(found)


def test_no_card_of_another_game_can_be_asked_for() -> None:
    with pytest.raises(ValueError, match="wild"):
        some("cool", "wild")


def applying(rules: Rules, players: int = 4) -> set[str]:
    return {clause.id for clause in HEATED if clause.applies(rules, players)}


def test_every_card_brings_its_clauses() -> None:
    for mode in MODES:
        rules = Rules(mode=mode, house=HOUSE_RULES)
        found = applying(rules)
        # These need a second card besides; with everything there they apply as well.
        besides = set() if mode == "chaos" else {"H-MORE", "H-NT-EXP", "H-NT-STACK"}
        for word in {card_of(kind).word for kind in rules.cards(4)}:
            assert set(CARDS[word].clauses) - besides <= found, (mode, word)


def test_a_card_that_is_not_in_the_deck_brings_nothing() -> None:
    regular = applying(Rules())
    assert applying(Rules(add=("trap",))) - regular == {"H-EXP", "H-TRAP", "HR-TRAP", "H-NT-EXP"}
    assert applying(Rules(add=("ghost",))) - regular == {"H-EXP", "H-MORE", "H-NT-EXP"}
    assert {"H-NT-OUT", "H-APOC", "H-TOOHOT", "HR-WHITE-IDLE"} & applying(Rules(mode="classics")) == set()
    assert "H-DRAW2" not in applying(Rules(mode="speed-run"))


def test_the_players_count_too() -> None:
    tried = Rules(mode="tried-and-tested")
    assert applying(tried, 6) - applying(tried, 7) == {"H-MORE", "H-MERCY", "HR-MERCY", "H-MERCY-IDLE"}
    chaos = Rules(mode="chaos")
    assert applying(chaos, 5) - applying(chaos, 6) == {"H-MIX", "HR-MIX"}


@pytest.mark.parametrize("mode", MODES)
def test_exactly_the_clause_of_the_mode_applies(mode: str) -> None:
    (one,) = [clause for clause in applying(Rules(mode=mode)) if clause.startswith("H-M-")]
    assert dict(HEATED.find(one).condition.needs())["mode"] == (mode,)  # type: ignore[union-attr]


def test_a_deck_of_one_s_own() -> None:
    rules = Rules(deck={"b7": 40, "y-hot": 9})
    found = applying(rules)
    assert {clause for clause in found if clause.startswith("H-M-")} == {"H-M-OWN"}
    assert {"H-MORE", "H-TOOHOT"} <= found
    assert "H-SWAP" not in found
    assert table_values(rules, 4)["pile"] == 49 - 29
    assert "H-EXP" not in applying(Rules(deck={"b7": 40}))


def test_house_rules_apply_where_they_are_switched_on_and_their_card_is_played() -> None:
    assert [clause for clause in applying(Rules(mode="chaos")) if "HOUSE" in clause] == []
    chaos = {clause for clause in applying(Rules(mode="chaos", house=HOUSE_RULES)) if "HOUSE" in clause}
    assert chaos == {f"H-HOUSE{number}" for number in HOUSE_RULES}
    regular = {clause for clause in applying(Rules(house=HOUSE_RULES)) if "HOUSE" in clause}
    assert chaos - regular == {"H-HOUSE4", "H-HOUSE5"}


def test_who_cannot_be_caught_needs_no_clauses_about_it() -> None:
    gone = applying(Rules()) - applying(Rules(heated_call="automatic"))
    assert gone == {"H-CALL-SWAP", "H-CALL-OVER", "H-CALL-FX", "HR-CALL-DRAW"}


def test_a_blank_card_brings_what_it_stands_in_for() -> None:
    assert "H-BLANK" not in applying(Rules())
    stand_in = Rules(mode="classics", blank="trap")
    assert {"H-BLANK", "H-TRAP"} <= applying(stand_in)
    assert table_values(stand_in, 4)["blank"] == "stand-in"
    assert table_values(Rules(blank=BlankCard("Ouch", others_draw=1)), 4)["blank"] == "own"
    assert table_values(Rules(), 4)["blank"] == "left-out"


def test_a_table_that_cannot_be_set_up_has_no_values() -> None:
    with pytest.raises(BadSettings, match="too few"):
        table_values(Rules(deck={"b7": 20}), 4)


# --- the rules of a table ------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [30, 80, 120])
def test_all_that_applies_is_printed_within_the_width(language: str, columns: int) -> None:
    asked = ("heated", "--mode", "chaos", "--house", "1, 4", "--players", "6", "--lang", language)
    result = run(*asked, columns=columns)
    text = flat(result)
    rules = Rules(mode="chaos", house=(1, 4))
    for clause in HEATED:
        assert (f" {clause.id} " in f" {text} ") == clause.applies(rules, 6), clause.id
    assert max(map(len, result.stdout.splitlines())) <= columns


def test_the_numbers_are_those_of_the_table() -> None:
    text = flat(run("heated", "--players", "10"))
    assert "10 players · Regular · 133 cards · no house rules · HEATED! is called by hand" in text
    assert "62 are left in it for 10 players" in text
    text = flat(
        run(
            "heated", "--mode", "classics", "--add", "gift", "--house", "2,3", "--heated-call", "automatic", columns=120
        )
    )
    assert "4 players · The Classics · 114 cards · house rules: 2 and 3 · HEATED! is called for you" in text
    assert "so nobody can catch you" in text


def test_the_counts_in_the_words_are_those_of_the_cards() -> None:
    def total(family: str) -> int:
        return sum(card.count * len(card.kinds) for card in CARDS.values() if card.family in family.split())

    assert f"{total('number')} number cards" in flat(run("H-NUM"))
    assert f"{total('coloured')} coloured action cards" in flat(run("H-COL"))
    assert f"{sum(card.expansion * len(card.kinds) for card in CARDS.values())} more" in flat(run("H-EXP"))
    assert total("number coloured black white") == 133


# --- one clause -------------------------------------------------------------------------------


def test_a_clause_says_where_it_applies() -> None:
    assert "with house rule 4 and with UNITED WE FALL" in flat(run("h-house4"))
    assert "in the mode Chaos" in flat(run("H-M-CHAOS"))
    assert "with at least one of: FAIR PLAY, SUPER SWAP, THE FINISH and SPICE MIX" in flat(run("H-LATE-COLOUR"))
    assert "where HEATED! is called by hand" in flat(run("H-CALL-OVER"))
    assert "at every table" in flat(run("HR-DRY"))
    assert "Our own ruling" in flat(run("HR-DRY"))
    assert "HEATED, instruction manual" in flat(run("H-JUMP"))


def test_a_clause_of_a_mode_is_explained_with_its_deck() -> None:
    assert "Here that makes 154 cards." in flat(run("H-M-CHAOS"))
    assert "Here that makes 153 cards." in flat(run("H-M-CHAOS", "--players", "6"))
    assert "DRAW 4; 112 cards." in flat(run("H-M-CLASSIC"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_can_be_explained(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "checkout", lambda: None)
    for clause in HEATED:
        assert clause.id in flat(run(clause.id, "--lang", language))


# --- what goes wrong ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("heated", "--mode", "mild"), 'There is no mode "mild"; there are regular'),
        (("heated", "--house", "7"), "There are house rules 1 to 6"),
        (("heated", "--house", "one"), "There are house rules 1 to 6"),
        (("heated", "--house", "1,1"), "House rule 1 is named twice."),
        (("heated", "--add", "b7"), 'The expansion has no card "b7" to add; there are'),
        (("heated", "--players", "11"), "HEATED is for 2 to 10 players, not 11."),
        (("heated", "--edition", "fr", "--lang", "en"), "--edition is for SPICY, and this is HEATED."),
        (("H-JUMP", "--worlds-end", "3"), "--worlds-end is for SPICY, and this is HEATED."),
        (("spicy", "--mode", "chaos"), "--mode is for HEATED, and this is SPICY."),
        (("--house", "1"), "--house is for HEATED, and this is SPICY."),
    ],
)
def test_a_wrong_option_is_wrong_usage(arguments: tuple[str, ...], reason: str) -> None:
    result = scoville("rules", *arguments, LC_ALL="C")
    assert (result.returncode, result.stdout) == (2, "")
    assert reason in " ".join(result.stderr.split())


def test_an_unknown_clause_names_those_that_are_near() -> None:
    result = scoville("rules", "H-JUMPS", LC_ALL="C")
    assert (result.returncode, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert "H-JUMP" in result.stderr
