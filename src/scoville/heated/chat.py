"""House rule 1 listens: has somebody asked whose turn it is, in any language of the interface?"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

from ..locales import LANGUAGES, catalogue

__all__ = ["asks_whose_turn"]

QUESTIONS: Final = "chat-whose-turn"
"""The catalogues list the ways of asking, separated by |. A question is a whole sentence or a part between commas:
mentioning somebody's turn is no question."""
FILLERS: Final = "chat-fillers"
"""Words that change nothing anywhere in such a question, separated by spaces."""
PARTS: Final = re.compile("[,:–—]")
SENTENCE_ENDS: Final = re.compile(r"[.!?;…\n]+")


def _words(text: str) -> list[str]:
    """In lower case, without accents, apostrophes and punctuation."""
    folded = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(c for c in folded if not unicodedata.combining(c))
    return re.sub(r"[^a-z0-9]+", " ", re.sub("['’‘ʼ`´]", "", letters)).split()


@cache
def _questions() -> frozenset[str]:
    said = "|".join(catalogue(language).say(QUESTIONS) for language in LANGUAGES)
    return frozenset(filter(None, map(_bare, said.split("|"))))


@cache
def _fillers() -> frozenset[str]:
    return frozenset(word for language in LANGUAGES for word in _words(catalogue(language).say(FILLERS)))


def _bare(sentence: str) -> str:
    """Without fillers and spaces: people write c'est, c est and cest."""
    return "".join(word for word in _words(sentence) if word not in _fillers())


def asks_whose_turn(text: str) -> bool:
    for sentence in SENTENCE_ENDS.split(text):
        if any(_bare(part) in _questions() for part in (sentence, *PARTS.split(sentence))):
            return True
    return False
