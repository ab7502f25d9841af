"""Reads and writes the TOML of records; neither length nor depth of a text can make reading expensive."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from ..core import BadRecord

__all__ = ["MOST_BITS", "MOST_PARTS", "read_toml", "toml_text", "toml_value"]

MOST_PARTS: Final = 10
"""Of a dotted key. No record has more than three, and Python's reader uses memory with their square."""

MOST_BITS: Final = 1100
"""Of a whole number: a seed has 256 digits. Python writes longer ones slowly, or refuses to."""

_OPENING: Final = re.compile(r"""\"{3}|'{3}|["'#]""")
_ENDS: Final = {
    '"': re.compile(r'\\.|"|(?=\n)', re.DOTALL),
    "'": re.compile(r"'|(?=\n)"),
    '"""': re.compile(r'\\.|"{3,5}', re.DOTALL),
    "'''": re.compile(r"'{3,5}"),
    "#": re.compile(r"(?=\n)"),
}
"""How a quoted text or a comment ends, by its beginning; a pair that starts with a backslash belongs to it."""

_LONG_KEY: Final = re.compile(rf"(?<![\w-])(?:[\w-]+[ \t]*\.[ \t]*){{{MOST_PARTS}}}")
"""For use after `_without_texts`. It starts at a word, and no two neighbours in it share a character: linear time."""


def read_toml(text: str) -> dict[str, Any]:
    """Raises BadRecord with the place, but without the reason: Python gives that in English only."""
    if _LONG_KEY.search(_without_texts(text)):
        raise BadRecord("toml-parts", most=MOST_PARTS)
    try:
        read = tomllib.loads(text)
        if any(_has_long_number(value) for key, value in read.items() if key != "actions"):
            raise BadRecord("toml-number")
        return read
    except RecursionError as error:
        raise BadRecord("toml-deep") from error
    except ValueError as error:
        place = re.search(r"at line (\d+), column (\d+)", str(error))
        if place is None:
            raise BadRecord("toml") from error
        line, column = int(place[1]), int(place[2])
        raise BadRecord("toml-line", line=line, column=column) from error


def _has_long_number(value: Any) -> bool:
    """All other values are as long as their text, but a number in hexadecimal digits is expensive to quote. A value
    that is not an action is reported at its own place."""
    left = [value]
    while left:
        each = left.pop()
        if isinstance(each, dict):
            left += each.values()
        elif isinstance(each, list):
            left += each
        elif isinstance(each, int) and each.bit_length() > MOST_BITS:
            return True
    return False


def _without_texts(text: str) -> str:
    """Leaves out comments and replaces a text by one letter, since it may be part of a key.

    Possessive quantifiers would express this in one pattern, but `re` matches them wrongly before Python 3.11.5.
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


def toml_text(value: str) -> str:
    """Any text in TOML's notation."""
    return '"' + "".join(_escaped(character) for character in value) + '"'


def _escaped(character: str) -> str:
    if character in {'"', "\\"}:
        return "\\" + character
    if "\ud800" <= character <= "\udfff":
        return "\ufffd"  # not a character at all
    return f"\\u{ord(character):04x}" if character < " " or character == "\x7f" else character


def toml_value(value: object) -> str:
    """A text, number or flag, or a list of such."""
    match value:
        case bool():
            return str(value).lower()
        case str():
            return toml_text(value)
        case tuple():
            return "[" + ", ".join(map(toml_value, value)) + "]"
    return str(value)
