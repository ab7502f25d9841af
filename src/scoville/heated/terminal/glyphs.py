"""The colours and cards of HEATED as signs. Each colour has its own shape, so that nothing depends on colour."""

from __future__ import annotations

from typing import Final

from ...cli.terminal.glyphs import beside, written
from .. import Card, Colour
from ..rules.cards import card_of

__all__ = ["SIGN", "big", "short"]

SIGN: Final = {Colour.BLUE: "■", Colour.GREEN: "▲", Colour.PURPLE: "◆", Colour.YELLOW: "✚"}

_COLOURS: Final = {
    Colour.BLUE: ("▐███████▌", "▐███████▌", "▐███████▌", "▐███████▌", "▐███████▌"),
    Colour.GREEN: ("    ▄    ", "   ▟█▙   ", "  ▟███▙  ", " ▟█████▙ ", "▟███████▙"),
    Colour.PURPLE: ("   ▟█▙   ", " ▟█████▙ ", "█████████", " ▜█████▛ ", "   ▜█▛   "),
    Colour.YELLOW: ("   ███   ", "   ███   ", "█████████", "   ███   ", "   ███   "),
}
_PICTURES: Final = {
    "cool": ("█▄   ▄█", " ▀█▄█▀ ", "  ▄█▄  ", " ▄█▀█▄ ", "█▀   ▀█"),
    "reverse": (" ▄█      ", "▟████████", "         ", "████████▛", "      █▀ "),
    "swap": (" ▄█▄  █  ", "▀ █ ▀ █  ", "  █   █  ", "  █ ▄ █ ▄", "  █  ▀█▀ "),
}
_WRITTEN: Final = {"draw2": "+2", "draw4": "+4", "getting-heated": "+2!", "hot": "!!!", "united": "+2", "gift": "+1"}
_SHORT: Final = {
    "cool": "✖",
    "reverse": "⇄",
    "draw2": "+2",
    "hot": "!!",
    "swap": "⇅",
    "adjust": "ADJ",
    "draw4": "+4",
    "getting-heated": "HEAT",
    "ghost": "GHOST",
    "apocalypse": "APOC",
    "fair-play": "FAIR",
    "no-thanks": "NO!",
    "united": "UNIT",
    "gift": "GIFT",
    "mercy": "MERCY",
    "copy": "COPY",
    "give-take": "G&T",
    "super-swap": "SUPER",
    "finish": "FINIS",
    "reorganize": "REORG",
    "spice-mix": "MIX",
    "too-chili": "CHILI",
    "trap": "TRAP",
    "blank": "BLANK",
}
"""At most five cells, different in the first three: the titles are printed in English everywhere."""


def short(card: Card) -> str:
    """`7`, `+2`, `GHOST`."""
    return str(card.number) if card.number is not None else _SHORT.get(card_of(card).word, card_of(card).word[:5])


def big(card: Card, colour: Colour) -> tuple[str, ...]:
    """The top card and the colour in play."""
    word = card_of(card).word
    if card.number is not None:
        sign = written(str(card.number))
    elif word in _PICTURES:
        sign = _PICTURES[word]
    else:
        sign = written(_WRITTEN.get(word, "*"))
    return beside(sign, _COLOURS[colour])
