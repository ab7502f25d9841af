"""TOML as a record is written in, read without letting its length or depth cost more than it says."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from ..core import BadRecord

__all__ = ["MOST_PARTS", "read_toml"]

MOST_PARTS: Final = 10
"""Of a dotted key. No record has more than three, and Python's reader takes memory with their square."""

_OPENING: Final = re.compile(r"""\"{3}|'{3}|["'#]""")
_ENDS: Final = {
    '"': re.compile(r'\\.|"|(?=\n)', re.DOTALL),
    "'": re.compile(r"'|(?=\n)"),
    '"""': re.compile(r'\\.|"{3,5}', re.DOTALL),
    "'''": re.compile(r"'{3,5}"),
    "#": re.compile(r"(?=\n)"),
}
"""How a text in quotes or a comment ends, by how it begins; a pair that starts with a backslash belongs to it."""

_LONG_KEY: Final = re.compile(rf"(?<![\w-])(?:[\w-]+[ \t]*\.[ \t]*){{{MOST_PARTS}}}")
"""After `_without_texts`. It begins where a word begins, and no two neighbours in it share a character: linear time."""


def read_toml(text: str) -> dict[str, Any]:
    """Raises BadRecord with the place, but not with what is wrong: Python says that in English only."""
    if _LONG_KEY.search(_without_texts(text)):
        raise BadRecord("toml-parts", most=MOST_PARTS)
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise BadRecord("toml-deep") from error
    except ValueError as error:
        place = re.search(r"at line (\d+), column (\d+)", str(error))
        if place is None:
            raise BadRecord("toml") from error
        line, column = int(place[1]), int(place[2])
        raise BadRecord("toml-line", line=line, column=column) from error


def _without_texts(text: str) -> str:
    """Comments are left out, and a text becomes one letter: it may be a part of a key.

    Possessive quantifiers would say this in one expression, but `re` matches them wrongly before Python 3.11.5.
    """
    pieces: list[str] = []
    at = 0
    while opening := _OPENING.search(text, at):
        pieces += [text[at : opening.start()], "" if opening[0] == "#" else "q"]
        at = opening.end()
        while end := _ENDS[opening[0]].search(text, at):
            at = end.end()
            if not end[0].startswith("\\"):
                break
        else:
            at = len(text)
    return "".join((*pieces, text[at:]))
