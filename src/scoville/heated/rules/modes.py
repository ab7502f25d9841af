"""The seven decks of the manual and own ones, as counts by kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from .cards import CARDS, PrintedCard

__all__ = ["DEFAULT_MODE", "MODES", "deck_of"]

NUMBERS: Final = tuple(str(n) for n in range(10))
COLOURED: Final = ("cool", "reverse", "draw2", "hot", "swap")
DEFAULT_MODE: Final = "regular"

_BASE: Final[Mapping[str, tuple[str, ...]]] = {
    "tried-and-tested": (
        *COLOURED,
        *("getting-heated", "ghost", "apocalypse", "adjust", "no-thanks", "draw4", "fair-play"),
    ),
    "classics": ("cool", "draw2", "reverse", "adjust", "draw4"),
    "spicy": (*COLOURED, "adjust", "draw4"),
    "never-ending": (*COLOURED, "getting-heated", "ghost"),
    "speed-run": ("cool", "reverse", "swap", "adjust", "apocalypse", "no-thanks", "fair-play"),
}
"""The base cards of a mode, besides all numbers; modes not listed use all."""
_EXPANSION: Final[Mapping[str, tuple[str, ...]]] = {
    "tried-and-tested": ("trap", "copy", "finish", "too-chili", "gift"),
    "never-ending": ("too-chili", "gift", "copy", "united", "super-swap", "trap"),
    "speed-run": ("finish", "copy", "mercy"),
}
MODES: Final = ("regular", "tried-and-tested", "classics", "spicy", "never-ending", "chaos", "speed-run")
"""The decks of the manual, by name."""


def _base(mode: str) -> tuple[str, ...]:
    return (*NUMBERS, *_BASE[mode]) if mode in _BASE else tuple(CARDS)


def _expansion(mode: str, players: int) -> tuple[str, ...]:
    if mode == "chaos":  # H-M-CHAOS
        return tuple(word for word in CARDS if word != "blank" and (word != "spice-mix" or players <= 5))
    extra = _EXPANSION.get(mode, ())
    if mode == "tried-and-tested" and players <= 6:  # H-M-TRIED
        extra = (*extra, "mercy", "ghost", "hot")
    return extra


def _count(deck: Counter[int], card: PrintedCard, count: int) -> None:
    for kind in card.kinds:
        deck[kind] += count


def deck_of(mode: str, players: int, add: tuple[str, ...] = ()) -> Counter[int]:
    """How many of each kind a mode has; `add` names added cards of the expansion, or your own."""
    deck: Counter[int] = Counter()
    for word in _base(mode):
        _count(deck, CARDS[word], CARDS[word].count)
    for word in dict.fromkeys((*_expansion(mode, players), *add)):
        _count(deck, CARDS[word], CARDS[word].expansion)
    for word in dict.fromkeys(add):
        _count(deck, CARDS[word], CARDS[word].extra)
    return +deck
