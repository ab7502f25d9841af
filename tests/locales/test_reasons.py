"""Why settings or a record will not do: the catalogues say what the library says."""

from __future__ import annotations

import ast
import pickle
import string
from pathlib import Path

import pytest

import scoville
from scoville import BadSettings
from scoville.core import BadRecord
from scoville.locales import LANGUAGES, catalogue
from scoville.record.fields import MUST_BE
from scoville.spicy.rules import SIZES
from scoville.spicy.setup import NO_HAND, NO_POINTS

SOURCE = Path(scoville.__file__).parent
MET_AT_TABLES = ("core", "spicy", "heated", "record")
ELSEWHERE = {"heated/match.py": "The next round begins once this one is over."}
"""What only a programmer can meet there."""


def raised() -> list[tuple[str, str, str | None]]:
    """File, sentence and id of every BadSettings and BadRecord that people at a table can meet."""
    found = []
    for folder in MET_AT_TABLES:
        for file in (SOURCE / folder).glob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                match node:
                    case ast.Call(func=ast.Name("BadSettings" | "BadRecord"), args=[ast.Constant(str(text)), *more]):
                        name = more[0].value if more and isinstance(more[0], ast.Constant) else None
                        found.append((str(file.relative_to(SOURCE)), text, str(name) if name else None))
                    case ast.Call(func=ast.Name("BadSettings" | "BadRecord"), args=[ast.JoinedStr(), *_]):
                        found.append((str(file.relative_to(SOURCE)), ast.unparse(node), None))
    return found


def sentences() -> list[tuple[str, str]]:
    found = {(name, text) for _, text, name in raised() if name is not None}
    found |= {(f"size-{key}", text) for key, text in SIZES.items()}
    found |= {(name, text) for text, name in MUST_BE.values()}
    return sorted(found | {("no-hand-left", NO_HAND), ("no-points-left", NO_POINTS)})


def test_every_reason_has_an_id() -> None:
    assert {file: text for file, text, name in raised() if name is None} == ELSEWHERE
    assert len(sentences()) > 80


@pytest.mark.parametrize(("name", "sentence"), sentences())
def test_the_catalogue_says_what_the_library_says(name: str, sentence: str) -> None:
    fields = [field for _, field, _, _ in string.Formatter().parse(sentence) if field]
    values: dict[str, str | int] = {field: f"<{field}>" for field in fields}
    why = BadSettings(str(values.pop("why"))) if "why" in values else None
    told = values if why is None else {**values, "why": str(why)}
    assert catalogue("en").say(f"bad-{name}", **told) == str(BadSettings(sentence, name, why=why, **values))
    for language in LANGUAGES:
        assert catalogue(language).say(f"bad-{name}", **told)


def test_an_error_survives_the_way_between_processes() -> None:
    error = BadRecord("{why} at {at}", "x", why=BadSettings("{a}", "y", a=1), at=3)
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.id, again.values, str(again.why)) == ("1 at 3", "x", {"at": 3}, "1")
