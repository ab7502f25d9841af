"""`scoville rules` and the rulebook behind it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from command_line import scoville

from scoville.cli import rules as module
from scoville.core import ScovilleError
from scoville.locales import LANGUAGES, catalogue
from scoville.rulebook import Clause, Rulebook, find_coverage, rulebooks
from scoville.spicy import EDITIONS, VARIANTS, Rules
from scoville.spicy.clauses import ALWAYS, SPICY

ROOT = Path(__file__).resolve().parents[2]
CLAUSES = ROOT.parent / "shared" / "rules" / "spicy.md"


def run(*arguments: str, columns: int = 80, **environment: str) -> Result:
    locale = {"LC_ALL": "C", "COLUMNS": str(columns), **environment}
    return CliRunner().invoke(module.command, arguments, env=locale)


def flat(result: Result) -> str:
    assert result.exit_code == 0, result.output
    return " ".join(result.stdout.split())


# --- the rulebook ---------------------------------------------------------------------------


@pytest.mark.skipif(not CLAUSES.exists(), reason="the numbered clauses are not beside the project")
def test_the_rulebook_holds_exactly_the_numbered_clauses() -> None:
    numbered = re.findall(r"^\| (SR?-[A-Z0-9-]+) \|", CLAUSES.read_text(encoding="utf-8"), re.MULTILINE)
    assert list(SPICY.ids) == numbered


def test_a_ruling_is_in_no_book_and_a_clause_is_in_some() -> None:
    for clause in SPICY:
        assert clause.ruling == clause.id.startswith("SR-")
        assert set(clause.books) <= set(EDITIONS)


def test_every_spice_it_up_card_brings_its_clauses() -> None:
    for name, card in VARIANTS.items():
        for clause in card.clauses:
            found = SPICY.find(clause)
            assert found is not None
            assert name in dict(found.condition.needs()).get("variants", ()), clause


def applying(rules: Rules) -> set[str]:
    return {clause.id for clause in SPICY if clause.applies(rules, 4)}


def test_a_clause_applies_where_it_is_played() -> None:
    assert "S-RAIDER" not in applying(Rules())
    assert applying(Rules(variants=("spice-raider",))) - applying(Rules()) == {
        "S-UP-1",
        "S-UP-N",
        "SR-UP-N",
        "S-RAIDER",
        "SR-RAIDER",
    }
    assert "SR-START-CHILI" not in applying(Rules(variants=("start-it-up",)))
    assert "SR-START-CHILI" in applying(Rules(variants=("start-it-up", "we-love-chili")))
    assert "S-NO-TRAIT" not in applying(Rules("de"))
    assert "S-NO-TRAIT" in applying(Rules("de", manners="tabletop"))
    assert "S-NO-TRAIT" not in applying(Rules("fr", manners="tabletop"))
    assert "SR-COPY-EN" in applying(Rules("en", ("copy-cat",)))
    assert "SR-COPY-EN" not in applying(Rules("de", ("copy-cat",)))


def test_relations_go_both_ways() -> None:
    for clause in SPICY:
        for other in SPICY.related(clause):
            found = SPICY.find(other)
            assert found is not None
            assert clause.id in SPICY.related(found)


def test_a_rulebook_refuses_two_clauses_of_one_id_and_a_relation_to_none() -> None:
    lead = Clause("X-LEAD", "turn", ("en",), ALWAYS)
    with pytest.raises(ValueError, match="two clauses X-LEAD"):
        Rulebook("x", lambda rules, players: {}, [lead, lead])
    with pytest.raises(ValueError, match="X-GONE"):
        Rulebook("x", lambda rules, players: {}, [lead, Clause("X-PASS", "turn", ("en",), ALWAYS, ("X-GONE",))])


# --- coverage ---------------------------------------------------------------------------------


def test_tests_are_found_by_name_and_the_longest_id_wins(tmp_path: Path) -> None:
    (tmp_path / "tests" / "rules").mkdir(parents=True)
    (tmp_path / "tests" / "scenarios" / "spicy").mkdir(parents=True)
    (tmp_path / "tests" / "rules" / "test_some.py").write_text(
        "def test_S_LAST_SAY_is_needed(): ...\n"
        "class TestMore:\n    def test_S_LAST_only(self): ...\n"
        "def test_S_GONE_far(): ...\ndef test_something(): ...\n"
        "def test_S_LAST_S_LAST_SAY_both(): ...\n",
        encoding="utf-8",
    )
    (tmp_path / "tests" / "scenarios" / "spicy" / "one.toml").write_text(
        "# S-LAST S-TYPO · S-NOT-HERE is only spoken of\nformat = 1\n", encoding="utf-8"
    )
    found = find_coverage(tmp_path, ["S-LAST", "S-LAST-SAY", "S-ALONE"])
    file = "tests/rules/test_some.py"
    assert set(found.tests["S-LAST-SAY"]) == {
        f"{file}::test_S_LAST_SAY_is_needed",
        f"{file}::test_S_LAST_S_LAST_SAY_both",
    }
    assert set(found.tests["S-LAST"]) == {
        f"{file}::test_S_LAST_only",
        f"{file}::test_S_LAST_S_LAST_SAY_both",
        "tests/scenarios/spicy/one.toml",
    }
    assert found.missing == ("S-ALONE",)
    assert set(found.unknown) == {f"{file}::test_S_GONE_far", "tests/scenarios/spicy/one.toml: S-TYPO"}


def project(folder: Path, *tests: str) -> Path:
    (folder / "tests").mkdir()
    lines = [f"def test_{name.replace('-', '_')}_holds(): ...\n" for name in tests]
    (folder / "tests" / "test_all.py").write_text("".join(lines), encoding="utf-8")
    return folder


def test_coverage_succeeds_only_if_every_clause_has_a_test(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ids = [clause for book in rulebooks().values() for clause in book.ids]
    monkeypatch.setattr(module, "checkout", lambda: project(tmp_path, *ids[1:]))
    result = run("--coverage")
    assert result.exit_code == 1
    assert f"No test names {ids[0]}." in result.stdout
    assert re.search(rf"^{ids[1]} +1 +1$", result.stdout, re.MULTILINE)


def test_coverage_of_a_covered_project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = project(tmp_path, *SPICY.ids)
    monkeypatch.setattr(module, "checkout", lambda: root)
    result = run("spicy", "--coverage")
    assert result.exit_code == 0
    assert all(re.search(rf"^{clause} ", result.stdout, re.MULTILINE) for clause in SPICY.ids)
    assert run("S-TIE", "--coverage").stdout.count("S-") == 1


def test_coverage_outside_a_checkout_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "checkout", lambda: None)
    result = scoville("rules", "--coverage")
    assert (result.returncode, result.stdout, result.stderr.count("\n")) == (1, "", 1)


# --- the rules of a table ------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [30, 80, 120])
def test_all_that_applies_is_printed_within_the_width(language: str, columns: int) -> None:
    result = run("--lang", language, "--edition", "fr", "--variants", ",".join(VARIANTS), columns=columns)
    text = flat(result)
    for clause in SPICY:
        printed = f" {clause.id} " in f" {text} "
        assert printed == clause.applies(Rules("fr", tuple(VARIANTS)), 4), clause.id
    assert max(map(len, result.stdout.splitlines())) <= columns


def test_the_numbers_are_those_of_the_table() -> None:
    text = flat(run("--players", "5"))
    assert "The 70 that are left with 5 players are the draw deck." in text
    assert "Here 54 cards lie above the World's End card and 16 below it." in text
    assert "Here 1 card lies above the World's End card and 87 below it." in flat(
        run("--players", "2", "--worlds-end", "1")
    )


def test_the_printing_and_the_manners_change_the_words() -> None:
    assert "something hot most recently begins" in flat(run("--edition", "fr", "--lang", "en"))
    assert "The youngest at the table begins" in flat(run("--edition", "de", "--lang", "en"))
    assert "Four mistakes" in flat(run("--manners", "tabletop"))
    assert "Three mistakes" in flat(run("--manners", "tabletop", "--edition", "fr", "--lang", "en"))
    assert "mistakes" not in flat(run())


def test_a_card_that_is_not_in_play_is_not_spoken_of() -> None:
    assert "Change Your Luck" not in flat(run("--variants", "spice-raider"))
    assert "Cards put under the new one by Change Your Luck" in flat(run("--variants", "spice-raider,change-your-luck"))
    assert "Cards put under the new one by Change Your Luck" in flat(run("S-RAIDER"))


def test_random_lays_out_one_spice_it_up_card() -> None:
    titles = [catalogue("en").say(f"spicy-variant-{name}") for name in VARIANTS]
    head = flat(run("--variants", "random", columns=120)).partition("A game of bluffing")[0]
    assert sum(title in head for title in titles) == 1


def test_the_language_is_that_asked_for_or_of_the_environment_whatever_the_edition() -> None:
    """Somebody who reads German may own the French cards."""
    assert "Nachziehstapel" in flat(run(LC_ALL="de_DE.UTF-8"))
    assert "Nachziehstapel" in flat(run("--edition", "fr", LC_ALL="de_DE.UTF-8"))
    assert "draw deck" in flat(run("--edition", "fr", "--lang", "en", LC_ALL="de_DE.UTF-8"))


# --- one clause -------------------------------------------------------------------------------


def test_a_clause_names_its_books_its_place_and_its_relations() -> None:
    result = run("s-no-trait")
    lines = [line.strip() for line in result.stdout.splitlines()]
    assert lines[0].split() == ["Naming", "nothing", "S-NO-TRAIT"]
    assert "SPICY, rulebook in German" in lines
    assert "SPICY, rulebook in French" not in lines
    assert "with tabletop manners" in flat(result)
    assert any(line.startswith("SR-BLIND-COPY ") for line in lines)


def test_a_ruling_says_that_it_is_ours() -> None:
    assert "Our own ruling" in flat(run("SR-RACE"))
    assert "Our own ruling" not in flat(run("S-TIE"))
    assert "at every table" in flat(run("SR-RACE"))


def test_a_clause_lists_the_tests_that_name_it_for_those_who_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = project(tmp_path, "S-TIE")
    monkeypatch.setattr(module, "checkout", lambda: root)
    assert "tests/test_all.py::test_S_TIE_holds" in flat(run("S-TIE", "--tests"))
    assert "None yet." in flat(run("S-LEAD", "--tests"))
    assert "Tests" not in flat(run("S-TIE"))
    monkeypatch.setattr(module, "checkout", lambda: None)
    refused = CliRunner().invoke(module.command, ["S-TIE", "--tests", "--lang", "en"])
    assert isinstance(refused.exception, ScovilleError)
    assert "which is not here" in str(refused.exception)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_can_be_explained(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "checkout", lambda: None)
    for clause in SPICY:
        assert clause.id in flat(run(clause.id, "--lang", language))


# --- what goes wrong ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ("SRAIDER", 'There is no game or clause called "SRAIDER". Did you mean S-RAIDER, '),
        ("S_LEAD", 'There is no game or clause called "S_LEAD". Did you mean S-LEAD'),
        ("last", 'There is no game or clause called "last". Did you mean S-LAST-SAY, '),
        ("xyzzy", 'There is no game or clause called "xyzzy".'),
        ("\x1b[2J", 'There is no game or clause called "\\x1b[2J".'),
        ("", 'There is no game or clause called "".'),
    ],
)
def test_an_unknown_clause_is_one_sentence(wanted: str, sentence: str) -> None:
    result = scoville("rules", wanted, LC_ALL="C")
    assert (result.returncode, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert result.stderr.startswith(f"scoville: {sentence}")


@pytest.mark.parametrize(
    "arguments",
    [
        ("--edition", "xx"),
        ("--variants", "xx"),
        ("--variants", "copy-cat,copy-cat"),
        ("--variants", "copy-cat,turn-it-up,start-it-up"),
        ("--manners", "rude"),
        ("--players", "7"),
        ("--worlds-end", "77"),
        ("--worlds-end", "0"),
        ("--lang", "xx"),
        ("S-LEAD", "S-TIE"),
    ],
)
def test_a_wrong_option_is_wrong_usage(arguments: tuple[str, ...]) -> None:
    result = scoville("rules", *arguments, LC_ALL="C")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.startswith("scoville: ")
