"""Names as people see them: invisible characters, and names that look alike.

As in UTS #39, two names that look alike have a skeleton in common. Here capitals also count as small letters.
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
    # Default_Ignorable_Code_Point of Unicode 15; unicodedata calls most of these letters or marks
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
    # and signs that are blank in every font: Braille without a dot, fillers of Khitan and Egyptian, an empty note head
    "\u2800\U00016fe4\U00013441-\U00013446\U0001d159]"
)
SEEN: Final = "LNPS"
"""Categories that are visible by themselves; an accent alone is not."""
PAIRS: Final = (("m", "rn"), ("w", "vv"))
"""Letters that look like two others."""


def _lookalikes() -> dict[int, str]:
    text = (files(__package__) / "confusables.txt").read_text("utf-8")
    lines = [line.split(" ") for line in text.splitlines() if not line.startswith("#")]
    return {ord(sign): letter for letter, signs in lines for sign in signs}


LOOKALIKES: Final = _lookalikes()


def without_invisible(text: str) -> str:
    return INVISIBLE.sub("", text)


def shows(text: str) -> bool:
    """Whether anything in the text is visible."""
    return any(unicodedata.category(sign)[0] in SEEN for sign in without_invisible(text))


@lru_cache(1 << 14)  # every name is compared whenever somebody comes; a crowd has thousands
def skeletons(name: str) -> frozenset[str]:
    """Two names look alike if they have one of these in common.

    There are two because I looks like l and is also the capital of i: Ida may be read as lda and as ida, but lda is not
    read as ida.
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
