"""The display typeface holds only the letters we need: none that a catalogue uses may be missing."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest
from catalogues import FOLDER, entries
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

TYPEFACE = Path(__file__).resolve().parents[2] / "web" / "src" / "typeface" / "display.woff2"
LANGUAGES = sorted(one.name for one in FOLDER.iterdir() if one.is_dir() and len(one.name) == 2)
CODE = set("[]_`|")
"""Signs of commands and files, which are never set in it. Pictures and arrows (🏆, ←) come from the system."""
SPACES = {"\u00a0": " ", "\u202f": " "}
"""A space that does not break is drawn as a space."""


class Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.found.append(str(node.parse()["value"]))


def letters(language: str) -> Iterator[tuple[str, str]]:
    """Every letter, digit, mark and space with a message that uses it."""
    for entry in entries(language):
        assert isinstance(entry, ast.Message)
        texts = Texts()
        texts.visit(entry)
        for letter in set("".join(texts.found)) - CODE:
            if unicodedata.category(letter)[0] in "LNPZ":
                yield SPACES.get(letter, letter), entry.id.name


@pytest.fixture(scope="module")
def drawn() -> set[str]:
    return {chr(code) for code in TTFont(TYPEFACE).getBestCmap()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_of_the_catalogue_is_in_the_typeface(language: str, drawn: set[str]) -> None:
    missing = {letter: message for letter, message in letters(language) if letter not in drawn}
    assert not missing


def test_the_letters_are_really_read(drawn: set[str]) -> None:
    assert {"é", "œ", "«", "’"} <= {letter for letter, _ in letters("fr")}
    assert {"ß", "Ü", "„", "–"} <= {letter for letter, _ in letters("de")}
    assert "Ж" not in drawn  # so that something can be missing
