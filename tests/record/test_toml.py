"""Keys with very many parts are refused before anybody reads them: Python's reader uses memory with their square."""

from __future__ import annotations

import random
import tomllib
from typing import Any

import pytest

from scoville.core import BadRecord
from scoville.record import load
from scoville.record.toml import MOST_PARTS, read_toml

PARTS = 400
"""Enough to see whether they are refused, and harmless if not."""
LONG = ".".join(["a"] * PARTS)
HIDDEN = {
    "a key": f"{LONG} = 1",
    "a header": f"[{LONG}]",
    "a list's header": f"[[{LONG}]]",
    "spaces between": " \t. ".join(["a"] * PARTS) + " = 1",
    "quoted parts": ".".join(['"a"', "'b.#'", '"\\""'] * PARTS) + " = 1",
    "in an inline table": f"x = {{ {LONG} = 1 }}",
    "in a list": f"x = [\n  {{ {LONG} = 1 }},\n]",
    "after a text": f'x = "\\"#"\n{LONG} = 1',
    "after a text in single quotes": f"x = '\\'\n{LONG} = 1",
    "after several lines": f'x = """a\n"#"\n\\""""\n{LONG} = 1',
    "after quotes at the end of several lines": f'x = {{ y = """"a""""", {LONG} = 1 }}',
    "after single quotes at the end": f"x = {{ y = ''''a''''', {LONG} = 1 }}",
    "after nothing in six quotes": f'x = {{ y = """""", {LONG} = 1 }}',
    "after a comment": f'x = 1 # "\r\n{LONG} = 1',
    "after a comment with three quotes": f"# '''\n{LONG} = 1",
}


@pytest.mark.parametrize("where", HIDDEN)
def test_a_key_of_many_parts_is_refused_wherever_it_stands(where: str) -> None:
    tomllib.loads(HIDDEN[where].replace(LONG, "a.b"))  # it is TOML
    with pytest.raises(BadRecord, match="parts") as refused:
        load(HIDDEN[where])
    assert refused.value.id == "toml-parts"


def test_dots_in_texts_comments_and_numbers_are_no_parts() -> None:
    text = f'# {LONG}\nx = "{LONG}"\ny = """\n{LONG}"""\nz = [1.5, 2.5]\n' + "".join(f"k{i} = 1.5\n" for i in range(50))
    assert read_toml(text) == tomllib.loads(text)


def test_as_many_parts_as_may_be_are_read() -> None:
    assert read_toml(".".join(["a"] * MOST_PARTS) + " = 1")
    with pytest.raises(BadRecord):
        read_toml(".".join(["a"] * (MOST_PARTS + 1)) + " = 1")


PIECES = (
    *('"', "'", '"""', "'''", "\\", "#", "\n", "\r\n", "=", " = ", "[", "]", "{", "}", ",", ".", " . ", "a", "b", "1"),
    *(".".join(["a"] * (MOST_PARTS + 1)), 'x = "', "x = '", 'x = """', "x = '''", "x = {", "x = [", "\nk = 1\n", '""'),
)


def test_whatever_is_written_no_long_key_gets_through(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bits of TOML in any order: what the guard lets pass never shows the reader a longer key."""
    reader: Any = tomllib._parser  # type: ignore[attr-defined]
    longest = 0
    parse_key = reader.parse_key

    def watched(src: str, pos: int) -> Any:
        nonlocal longest
        found = parse_key(src, pos)
        longest = max(longest, len(found[1]))
        return found

    monkeypatch.setattr(reader, "parse_key", watched)
    luck = random.Random(5)
    refused = 0
    for _ in range(20_000):
        text = "".join(luck.choices(PIECES, k=luck.randint(2, 14)))
        try:
            read_toml(text)
        except BadRecord as error:
            refused += error.id == "toml-parts"
        assert longest <= MOST_PARTS, text
    assert refused > 100
    tomllib.loads(f"{LONG} = 1")
    assert longest == PARTS  # it is watched indeed


@pytest.mark.parametrize(
    "rules", ["hand = {n}", "ranks = {n}", "house = [{n}]", "deck = {{ b7 = {n} }}", "[live]\ntotals = {{ A = {n} }}"]
)
def test_a_number_that_nobody_can_write_is_refused(rules: str) -> None:
    """In hexadecimal digits it is short to read; to quote it takes long, and Python refuses."""
    number = "0x" + "f" * 4000
    text = f'format = 1\ngame = "spicy"\nplayers = ["A", "B"]\n[rules]\n{rules.format(n=number)}\n'
    with pytest.raises(BadRecord, match="that long"):
        load(text)
