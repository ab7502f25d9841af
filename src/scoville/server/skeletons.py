"""Names as people see them: what shows nothing, and what looks like another name.

As in UTS #39, two names that look alike have a skeleton in common. Beyond it, capitals count as small letters here.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files
from typing import Final

__all__ = ["apart_from", "shows", "skeletons", "without_invisible"]

INVISIBLE: Final = re.compile(
    # Default_Ignorable_Code_Point of Unicode 15, most of which unicodedata calls letters or marks
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
    # and signs that are blank in every font: Braille without a dot, fillers of Khitan and Egyptian, an empty note head
    "\u2800\U00016fe4\U00013441-\U00013446\U0001d159]"
)
SEEN: Final = "LNPS"
"""Categories that show something by themselves; an accent alone does not."""
PAIRS: Final = (("m", "rn"), ("w", "vv"))
"""Letters that two others are taken for."""


def _lookalikes() -> dict[int, str]:
    text = (files(__package__) / "confusables.txt").read_text("utf-8")
    lines = [line.split(" ") for line in text.splitlines() if not line.startswith("#")]
    return {ord(sign): letter for letter, signs in lines for sign in signs}


LOOKALIKES: Final = _lookalikes()


def without_invisible(text: str) -> str:
    return INVISIBLE.sub("", text)


def shows(text: str) -> bool:
    """Whether anybody sees something there."""
    return any(unicodedata.category(sign)[0] in SEEN for sign in without_invisible(text))


@lru_cache(1024)  # everybody's name is asked about whenever somebody comes
def skeletons(name: str) -> frozenset[str]:
    """Two names look alike if they have one of these in common.

    There are two, because I looks like l, and is also the capital of i: Ida is taken for lda and for ida, but lda not
    for ida.
    """
    plain = without_invisible(unicodedata.normalize("NFKC", name))
    return frozenset((_alike(plain).casefold(), _alike(plain.casefold())))


def _alike(text: str) -> str:
    found = unicodedata.normalize("NFD", text).translate(LOOKALIKES)
    for letter, pair in PAIRS:
        found = found.replace(letter, pair)
    return unicodedata.normalize("NFD", found)


def apart_from(name: str, taken: Iterable[str], longest: int) -> str:
    """The name, with a number behind it if it looks like one that is taken."""
    others = frozenset().union(*map(skeletons, taken))
    found, number = name, 1
    while skeletons(found) & others:
        number += 1
        found = f"{name[: longest - len(str(number)) - 1].rstrip()} {number}"
    return found
