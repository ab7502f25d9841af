"""Kinds of choices that the SPICY policy and search share."""

from __future__ import annotations

from typing import Final

__all__: list[str] = []

LET_BE: Final = 0  # decline, or accept a last card
PASS: Final = 1
CHALLENGE: Final = 2
PLAY: Final = 3
COPY: Final = 4
EVERYBODY: Final = 6  # in place of a seat: what all have seen, without a hand
MILLION: Final = 1_000_000  # chances are in millionths
RASH: Final = 666_667  # how often a rash player challenges, in millionths
