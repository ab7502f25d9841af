"""TOML as a record is written in, read without letting its length or depth cost more than it says."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from ..core import BadRecord

__all__ = ["MOST_PARTS", "read_toml"]

MOST_PARTS: Final = 10
"""Of a dotted key. No record has more than three, and Python's reader takes memory with their square."""

_ASIDE: Final = re.compile(
    r'"""(?:[^"\\]++|\\.|"(?!""))*+(?:"{3,5}+|\\?\Z)'
    r"|'''(?:[^']++|'(?!''))*+(?:'{3,5}+|\Z)"
    r'|"(?:[^"\\\n]++|\\.)*+(?:"|(?=\n)|\\?\Z)'
    r"|'[^'\n]*+(?:'|(?=\n)|\Z)"
    r"|\#[^\n]*+",
    re.DOTALL,
)
"""A text in quotes or a comment, or as much as there is of it; what begins first decides what the rest is."""

_LONG_KEY: Final = re.compile(rf"(?<![\w-])(?:[\w-]++[ \t]*+\.[ \t]*+){{{MOST_PARTS}}}")
"""After `_ASIDE`. It begins where a word begins, so that a long word is read once."""


def read_toml(text: str) -> dict[str, Any]:
    """Raises BadRecord with the place, but not with what is wrong: Python says that in English only."""
    if _LONG_KEY.search(_ASIDE.sub(_in_short, text)):
        raise BadRecord("A key has more than {most} parts.", "toml-parts", most=MOST_PARTS)
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise BadRecord("This is not TOML: it is nested too deeply.", "toml-deep") from error
    except ValueError as error:
        place = re.search(r"at line (\d+), column (\d+)", str(error))
        if place is None:
            raise BadRecord("This is not TOML: it ends too early or is something else.", "toml") from error
        line, column = int(place[1]), int(place[2])
        raise BadRecord(
            "This is not TOML: see line {line}, column {column}.", "toml-line", line=line, column=column
        ) from error


def _in_short(found: re.Match[str]) -> str:
    """A text may be a part of a key."""
    return "" if found[0].startswith("#") else "q"
