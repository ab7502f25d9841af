"""Names of people, tables and tokens."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from collections.abc import Collection, Iterable
from typing import Final

from .faults import Faulty
from .skeletons import apart_from, shows, skeletons, without_invisible

__all__ = [
    "LONGEST_NAME",
    "clean_name",
    "clean_text",
    "clean_title",
    "code_length",
    "forbid_names",
    "hash_token",
    "is_table_name",
    "new_code",
    "new_id",
    "new_secret",
    "new_token",
    "number_in",
    "own_name",
    "word_for",
]

LETTERS: Final = "ABCDEFGHJKMNPRSTUVWXYZ"
"""Letters of a code. Those easily mistaken for others (I, L, O, Q and the digits) are left out."""
SHORTEST: Final = 6
ODDS: Final = 1_000_000
LONGEST_NAME: Final = 24
LONGEST_TITLE: Final = 60
RESERVED: Final = frozenset({"clock", "stack", "nothing", "giving", "on", "at", "as", "with", "last"})
"""Words of the record (`Bo peeks stack`) that no player may be called."""
_HIDDEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def new_token() -> str:
    """192 bits that nobody guesses."""
    return secrets.token_urlsafe(24)


def hash_token(token: str) -> bytes:
    """What is stored of a token. A plain hash is enough: a token is random, not a password."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def new_id() -> str:
    """A table's id. The link contains it, so it must be impossible to guess too."""
    return secrets.token_hex(12)


def code_length(tables: int) -> int:
    """Letters of a new code, so that a guess opens a table at most once in `ODDS` tries, with any number of tables."""
    length = SHORTEST
    while len(LETTERS) ** length < ODDS * tables:
        length += 1
    return length


def new_code(tables: int = 0) -> str:
    """A code for one more table beside this many."""
    return "".join(secrets.choice(LETTERS) for _ in range(code_length(tables)))


def is_table_name(name: str) -> bool:
    """Whether a table could have this id or code; nothing else is looked up."""
    return bool(re.fullmatch(r"[0-9a-f]{24}|[A-Za-z]{6,12}", name))


def is_table_id(name: str) -> bool:
    """Whether this could be a table's id, which nobody can guess; a code is short."""
    return bool(re.fullmatch(r"[0-9a-f]{24}", name))


def new_secret() -> str:
    """The secret of a shuffle."""
    return secrets.token_hex(32)


def clean_text(text: str) -> str:
    """The text without invisible characters, which could hide or reverse their neighbours."""
    seen = "".join(c for c in unicodedata.normalize("NFC", text) if unicodedata.category(c) not in _HIDDEN)
    return " ".join(seen.split())


def clean_name(name: str) -> str:
    clean = _clean(name)
    if not shows(clean) or len(clean) > LONGEST_NAME:
        raise Faulty("bad-name")
    return clean


def clean_title(name: str) -> str:
    """The name of a club, a preset or a tournament."""
    clean = _clean(name)
    if not shows(clean) or len(clean) > LONGEST_TITLE:
        raise Faulty("bad-title")
    return clean


def _clean(name: str) -> str:
    clean = " ".join(without_invisible(clean_text(name)).split())
    if _FORBIDDEN and any(word in _squeezed(skeleton) for skeleton in skeletons(clean) for word in _FORBIDDEN):
        raise Faulty("name-forbidden")
    return clean


_FORBIDDEN: set[str] = set()
"""Skeletons of words that no name may contain; a host chooses them."""


def forbid_names(words: Iterable[str]) -> None:
    """Names that look as if one of these words were in them are refused from now on. An empty list allows all."""
    _FORBIDDEN.clear()
    for word in words:
        _FORBIDDEN.update(_squeezed(skeleton) for skeleton in skeletons(word))
    _FORBIDDEN.discard("")


def _squeezed(skeleton: str) -> str:
    return re.sub(r"[\W_]+", "", skeleton)


def own_name(name: str, taken: Iterable[str]) -> str:
    """A name that nobody confuses with another at the table: the second Guest is Guest 2."""
    return apart_from(name, taken, LONGEST_NAME)


def word_for(name: str, taken: Collection[str]) -> str:
    """The player's name in records and actions: letters, digits, _ and -, a letter first, different for everybody."""
    folded = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    word = re.sub(r"[^A-Za-z0-9_-]+", "_", folded).strip("_-")
    word = re.sub(r"^[^A-Za-z]+", "", word)[:20] or "Guest"
    if word not in taken and word.lower() not in RESERVED:
        return word
    number = 2
    while f"{word}{number}" in taken:
        number += 1
    return f"{word}{number}"


def number_in(text: str) -> int | None:
    """The number in an address; None if it is none, or larger than any we count to."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else None
