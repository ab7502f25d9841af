"""The cards of HEATED as they lie in a hand."""

from __future__ import annotations

from ...cli.terminal.hand import Face
from .. import Card, Colour, View
from .draft import Draft, Step
from .glyphs import SIGN, short

__all__ = ["colour_style", "faces"]


def colour_style(colour: Colour | None) -> str:
    return "$accent" if colour is None else f"$heated-{colour}"


def faces(view: View, draft: Draft) -> list[Face]:
    """Your hand: cards that can be picked have a strong border and glow out of turn; the cursor is marked."""
    pickable = draft.pickable
    glow = view.jump_in and view.turn != view.seat and draft.step is Step.IDLE
    return [_face(card, i, draft, i in pickable, glow and i in pickable) for i, card in enumerate(draft.hand)]


def _face(card: Card, i: int, draft: Draft, pickable: bool, glows: bool) -> Face:
    chosen = i in (draft.now.card, draft.now.giving, *draft.now.marked)
    style = colour_style(card.colour)
    if chosen or glows:
        style += " bold reverse"
    elif i == draft.cursor:
        style += " bold on $panel-lighten-2"
    elif pickable:
        style += " bold"
    else:
        style += " dim"
    sign = "" if card.colour is None else SIGN[card.colour]
    mark = "✓" if chosen else "▲" if i == draft.cursor and i >= 10 else "!" if glows else ""
    return Face(sign + short(card), sign or "✱", style, mark, strong=chosen or pickable)
