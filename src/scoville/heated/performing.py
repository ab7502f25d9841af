"""An action done at a table, in numbers. Nothing is verified here: a game asks the judge first, a bot has options."""

from __future__ import annotations

from ..core import NOBODY, Expire
from . import codes
from .actions import Accept, Action, Ask, Call, Decline, Discard, Draw, Name, Offer, Play, Slap, Take, Wonder
from .state import State

__all__ = ["perform"]

BEYOND = 1_000_000
"""HR-TRAP: far beyond any pile."""


def perform(state: State, seat: int, action: Action | Expire, time: float | None = None) -> None:
    """`time` in seconds counts for slaps alone (HR-SLAP)."""
    match action:
        case Expire():
            state.expire()
        case Play():
            _play(state, seat, action)
        case Name():
            state.name_colour(seat, action.colour.code)
        case Draw():
            state.draw(seat, action.count or 0)
        case Ask():
            state.ask(seat)
        case Offer():
            state.offer(seat, action.card)
        case Decline():
            state.offer(seat, codes.NO_CARD)
        case Take():
            state.take(seat, NOBODY if action.whose is None else action.whose)
        case Discard():
            for card in action.cards:
                state.discard(seat, card)
            state.discarded(seat)
        case Slap():
            state.slap(seat, -1 if time is None else round(time * 1_000_000))
        case Call():
            state.call(seat)
        case Accept():
            state.accept(seat)
        case Wonder():
            state.wonder(seat)


def _play(state: State, seat: int, action: Play) -> None:
    on = action.on
    for i, other in enumerate(on):
        state.name_order(i, other)
    state.play(
        seat,
        action.card,
        codes.NO_COLOUR if action.colour is None else action.colour.code,
        on[0] if on else 0,
        on[1] if len(on) > 1 else 0,
        codes.NO_CARD if action.giving is None else action.giving,
        min(action.at or 0, BEYOND),
    )
