"""SPICY's notes in the journal: `NOTE_CARD_PLAYED` is the number of CardPlayed, and so on for every fact."""

from __future__ import annotations

from typing import Final

from ...core.notes import Notes
from . import facts

__all__ = ["NOTES"]

NOTES: Final = Notes(facts.__name__)


def __getattr__(name: str) -> int:
    return NOTES.number(name)
