"""Performs an action at a table, in numbers, without verifying it: a game asks the judge first, a bot has options."""

from __future__ import annotations

from ...core import NOBODY, Expire
from . import codes
from .actions import Accept, Action, Ask, Call, Decline, Discard, Draw, Name, Offer, Play, Slap, Take, Wonder
from .state import State
from .verbs import accept, ask, call, discard, draw, end_discard, expire, name_colour, offer, play, slap, take, wonder

__all__ = ["perform"]

BEYOND = 1_000_000
"""HR-TRAP: far beyond any pile."""


def perform(state: State, seat: int, action: Action | Expire, time: float | None = None) -> None:
    """`time` in seconds counts only for slaps (HR-SLAP)."""
    match action:
        case Expire():
            expire(state)
        case Play():
            _play(state, seat, action)
        case Name():
            name_colour(state, seat, action.colour.code)
        case Draw():
            draw(state, seat, action.count or 0)
        case Ask():
            ask(state, seat)
        case Offer():
            offer(state, seat, action.card)
        case Decline():
            offer(state, seat, codes.NO_CARD)
        case Take():
            take(state, seat, NOBODY if action.whose is None else action.whose)
        case Discard():
            for card in action.cards:
                discard(state, seat, card)
            end_discard(state, seat)
        case Slap():
            slap(state, seat, -1 if time is None else round(time * 1_000_000))
        case Call():
            call(state, seat)
        case Accept():
            accept(state, seat)
        case Wonder():
            wonder(state, seat)


def _play(state: State, seat: int, action: Play) -> None:
    on = action.on
    for i, other in enumerate(on):
        state.name_order(i, other)
    play(
        state,
        seat,
        action.card,
        codes.NO_COLOUR if action.colour is None else action.colour.code,
        on[0] if on else 0,
        on[1] if len(on) > 1 else 0,
        codes.NO_CARD if action.giving is None else action.giving,
        min(action.at or 0, BEYOND),
    )
