"""The English catalogue gives the very sentence the rules give; every refusal has one in every language."""

from __future__ import annotations

import ast
import string
from pathlib import Path

import pytest

import scoville
from scoville import Refused
from scoville.locales import LANGUAGES, catalogue
from scoville.spicy.refusals import REFUSALS

SOURCE = Path(scoville.__file__).parent


def raised() -> dict[str, set[str]]:
    """Sentences by id, from every `Refused("id", "sentence", …)` in the rules and the record.

    HEATED has its own messages (test_heated_refusals.py).
    """
    found: dict[str, set[str]] = {}
    for folder in ("core", "spicy", "record"):
        for file in (SOURCE / folder).glob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                match node:
                    case ast.Call(func=ast.Name("Refused"), args=[ast.Constant(str(name)), ast.Constant(str(text))]):
                        found.setdefault(name, set()).add(text)
    return found


def sentences() -> list[tuple[str, str]]:
    found = {(name, text) for name, texts in raised().items() for text in texts}
    return sorted(found | set(REFUSALS.items()))


def test_refusals_are_found() -> None:
    assert {"unknown-card", "unknown-player", "unknown-action", "no-sentence"} <= set(raised())


@pytest.mark.parametrize(("name", "sentence"), sentences())
def test_the_catalogue_says_what_the_rules_say(name: str, sentence: str) -> None:
    fields = [field for _, field, _, _ in string.Formatter().parse(sentence) if field]
    values: dict[str, str | int] = {field: f"<{field}>" for field in fields}
    assert catalogue("en").say(f"refusal-{name}", **values) == str(Refused(name, sentence, **values))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_refusal_is_left_without_words(language: str) -> None:
    assert [name for name in (*REFUSALS, *raised()) if not catalogue(language).has(f"refusal-{name}")] == []
