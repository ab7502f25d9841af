"""House rule 1 listens: whether somebody has asked whose turn it is, in any language of the interface."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

from ..locales import LANGUAGES, catalogue

__all__ = ["asks_whose_turn"]

QUESTIONS: Final = "chat-whose-turn"
"""The catalogues list the ways of asking, divided by |."""


def _plain(text: str) -> str:
    """Small letters without accents, signs or spaces to spare."""
    folded = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(c for c in folded if not unicodedata.combining(c))
    return " ".join(re.sub(r"[^a-z0-9]+", " ", letters).split())


@cache
def _questions() -> tuple[str, ...]:
    said = "|".join(catalogue(language).say(QUESTIONS) for language in LANGUAGES)
    return tuple(question for question in map(_plain, said.split("|")) if question)


def asks_whose_turn(text: str) -> bool:
    padded = f" {_plain(text)} "
    return any(f" {question} " in padded for question in _questions())
