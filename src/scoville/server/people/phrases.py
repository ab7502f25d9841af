"""Recovery phrases: eight words that anybody can read out, whichever language they speak.

A word is a proquint: five letters, consonant and vowel in turn, for 16 bits. Eight words are 128 random bits, so a
plain hash is enough, as for every token.
"""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from typing import Final

__all__ = ["WORDS", "hash_phrase", "new_phrase", "tidy_phrase"]

WORDS: Final = 8
CONSONANTS: Final = "bdfghjklmnprstvz"
VOWELS: Final = "aiou"


def new_phrase() -> str:
    return " ".join(_word(secrets.randbits(16)) for _ in range(WORDS))


def _word(number: int) -> str:
    letters = []
    for place, alphabet in enumerate((CONSONANTS, VOWELS, CONSONANTS, VOWELS, CONSONANTS)):
        number, at = divmod(number, 4 if place % 2 else 16)
        letters.append(alphabet[at])
    return "".join(letters)


def tidy_phrase(said: str) -> str | None:
    """The phrase as we write it, however somebody typed it: capitals, hyphens, line breaks. None if it is no phrase."""
    plain = unicodedata.normalize("NFKC", said).lower()
    letters = [c for c in plain if c.isalpha()]
    if len(letters) != 5 * WORDS:
        return None
    words = ["".join(letters[at : at + 5]) for at in range(0, len(letters), 5)]
    good = all(c in (VOWELS if place % 2 else CONSONANTS) for word in words for place, c in enumerate(word))
    return " ".join(words) if good else None


def hash_phrase(tidy: str) -> bytes:
    return hashlib.sha256(b"scoville phrase: " + tidy.encode()).digest()
