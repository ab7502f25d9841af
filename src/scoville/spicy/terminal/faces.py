"""The cards of SPICY as they lie in a hand."""

from __future__ import annotations

from ...cli.terminal.hand import Face
from .. import Card, Spice, View
from ..rules.cards import WILD_SPICE
from .draft import Draft, Step
from .glyphs import SIGN

__all__ = ["card_style", "faces"]


def card_style(spice: Spice | None) -> str:
    return "$accent" if spice is None else f"${spice}"


def faces(view: View, draft: Draft) -> list[Face]:
    """Your hand, with what is about to be played."""
    picking = draft.may_play or draft.step is Step.COPY
    return [_face(card, i, draft, picking) for i, card in enumerate(view.hand)]


def _face(card: Card, i: int, draft: Draft, picking: bool) -> Face:
    chosen, under, at_cursor = i == draft.chosen, i in draft.under, i == draft.cursor
    style = card_style(card.spice)
    if chosen or under:
        style = f"{style} bold reverse"
    elif at_cursor and picking:
        style = f"{style} bold on $panel"
    if card.spice is None:
        head, sign = "▲■◆" if card == WILD_SPICE else "123", "✱"
    else:
        head, sign = f"{card.number}{SIGN[card.spice]}", SIGN[card.spice]
    return Face(head, sign, style, "✓" if chosen else "+" if under else "", strong=chosen or under or at_cursor)
