"""The three catalogues say the same things: the same messages and values, each fit to be read."""

from __future__ import annotations

import re
from itertools import product

import pytest
from catalogues import FOLDER, entries, messages
from fluent.syntax import FluentSerializer, ast

from scoville.cli.phrases import percent
from scoville.heated import MODES
from scoville.locales import LANGUAGES, Catalogue, catalogue, preferred_language
from scoville.rulebook import rulebooks
from scoville.spicy import EDITIONS, VARIANTS, Rules
from scoville.spicy.clauses import SPICY, table_values
from scoville.spicy.rules.settings import MANNERS

OTHERS = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_understood(language: str) -> None:
    assert [
        FluentSerializer().serialize_entry(entry) for entry in entries(language) if isinstance(entry, ast.Junk)
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    ids = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]
    assert sorted({name for name in ids if ids.count(name) > 1}) == []


@pytest.mark.parametrize("language", OTHERS)
def test_same_files_and_messages_as_in_english(language: str) -> None:
    files = {file.name for file in (FOLDER / language).glob("*.ftl")}
    assert files == {file.name for file in (FOLDER / "en").glob("*.ftl")}
    assert set(messages(language)) == set(messages("en"))


def test_french_apostrophes_are_typographic() -> None:
    wrong = [
        line
        for file in sorted((FOLDER / "fr").glob("*.ftl"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and re.search(r"(?<=\w)'(?=\w)", line)
    ]
    assert wrong == []


@pytest.mark.parametrize("language", OTHERS)
def test_same_values_as_in_english(language: str) -> None:
    english = messages("en")
    differing = {name for name, used in messages(language).items() if used != english.get(name)}
    assert differing == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats_with_words_and_with_numbers(language: str) -> None:
    words = catalogue(language)
    for name, used in messages(language).items():
        for value in ("Ada", 0, 1, 2, 5):
            text = words.say(name, **dict.fromkeys(used, value))
            assert text.strip(), name
            assert "{" not in text, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_reads_well_at_every_table(language: str) -> None:
    words = catalogue(language)
    for edition, manners, cards in product(EDITIONS, MANNERS, ((), tuple(VARIANTS)[:1], tuple(VARIANTS)[-2:])):
        for players in range(2, 7):
            values = table_values(Rules(edition, cards, manners), players)
            for clause in SPICY:
                text = " ".join(words.say(f"clause-{clause.id}", **values).split())
                assert re.search(r"[.!]$", text), text
                assert not re.search(r"\.[A-Za-zÀ-ž]|,,|\.\.| [.,]", text), text  # a visible seam


def test_the_plural_follows_the_number() -> None:
    def drawn(language: str, count: int) -> str:
        return catalogue(language).say("story-spicy-cards-drawn", seat="Ada", cards="hidden", count=count)

    assert drawn("en", 1) == "Ada draws a card."
    assert drawn("en", 2) == "Ada draws 2 cards."
    assert drawn("de", 1) == "Ada zieht eine Karte."
    assert drawn("fr", 6) == "Ada pioche 6 cartes."


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_with_a_name_has_words(language: str) -> None:
    words = catalogue(language)
    for book in rulebooks().values():
        for section in book.sections:
            assert words.has(f"{book.game}-section-{section}")
        for clause in book:
            assert words.say(f"clause-{clause.id}.title")
            for need, _ in clause.condition.needs():
                assert words.has(f"applies-{need}")
    for name in VARIANTS:
        assert words.has(f"spicy-variant-{name}")
    for name in EDITIONS:
        assert words.has(f"spicy-edition-{name}")
        assert words.has(f"spicy-book-{name}")
    assert words.has("heated-book-manual")
    for name in MODES:
        assert words.has(f"heated-mode-{name}")


def test_a_missing_message_is_an_error() -> None:
    words: Catalogue = catalogue("en")
    for name in ("no-such-message", "clause-S-LEAD.no-such-attribute"):
        with pytest.raises(KeyError):
            words.say(name)
    with pytest.raises(ValueError, match="story-spicy-passed"):
        words.say("story-spicy-passed")


def test_no_line_breaks_before_a_french_colon_or_exclamation_mark() -> None:
    """The space there is U+00A0, which every typeface has."""
    breaking = re.compile(r"\S [:;!?%»]|« ")
    lines = [
        f"{file.name}:{number} {line}"
        for file in sorted((FOLDER / "fr").glob("*.ftl"))
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if not line.startswith("#") and breaking.search(line)
    ]
    assert lines == []


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "C"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert preferred_language() == language


def test_a_language_is_a_folder_and_nothing_else() -> None:
    """No line of the program names one besides English. The printed editions of SPICY have such names too."""
    source = FOLDER.parent
    editions = {source / "spicy" / "rules" / "editions.py", source / "spicy" / "clauses.py"}
    files = [*source.rglob("*.py"), *(source.parents[1] / "web" / "src").rglob("*.ts")]
    files += (source.parents[1] / "web" / "src").rglob("*.svelte")
    quoted = re.compile("|".join(rf"""["'`]{language}["'`]""" for language in OTHERS))
    assert [file.name for file in files if file not in editions and quoted.search(file.read_text("utf-8"))] == []


def test_a_share_is_written_as_people_write_it() -> None:
    assert [percent(catalogue(language), 0.4425, 1) for language in ("en", "de", "fr")] == [
        "44.2%",
        "44,2 %",
        "44,2\u00a0%",
    ]
    assert percent(catalogue("de"), 1) == "100 %"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_parsed_alone_is_the_one_of_its_file(language: str) -> None:
    words = Catalogue(language)
    wrong = []
    for entry in entries(language):
        assert isinstance(entry, ast.Message)
        assert words.has(entry.id.name)
        entry.comment = None
        found = words._bundle._messages[entry.id.name]
        if not found.equals(entry, ignored_fields=["span"]):
            wrong.append(entry.id.name)
    assert wrong == []


def test_a_message_brings_those_it_refers_to_and_a_broken_one_is_missing() -> None:
    words = Catalogue("en")
    words._add(
        "odd-hello = { odd-greeting }, { -odd-name(case: 1) }!\n# Twice.\nodd-greeting = Hi\nodd-greeting = Ho\n"
        "-odd-name = Cat { odd-dots }\nodd-dots =\n    { $count ->\n        [one] .\n       *[other] ..\n}\n"
        "odd-broken = { $\nodd-loop = { odd-pool }\nodd-pool = { odd-loop }\n"
    )
    assert words.say("odd-hello", count=2) == "Hi, Cat ..!"
    assert not words.has("odd-broken")
    assert words.has("odd-loop")
    assert words.has("odd-pool")
