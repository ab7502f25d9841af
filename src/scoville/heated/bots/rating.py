"""What each option is worth at first sight, by instinct, on an imagined table."""

from __future__ import annotations

from .. import Accept, Action, Ask, Card, Decline, Discard, Draw, Name, Offer, Play, Slap, Take, View, codes
from ..state import State
from .instinct import Instinct

__all__ = ["may_wait", "rate"]

ASKING = 40
"""What it costs to ask for help: whoever helps gets rid of a card, and seldom gives a good one."""
SLAPPING = 100
"""What it costs to slap or to wonder where nobody has to."""
LATER = 15
"""What it is worth to name the colour once the new hand is seen."""
EARLY = 10_000
"""And what it costs not to wait until then, once the card is played: no discard costs as much."""


def may_wait(view: View) -> bool:
    """Whether the seat may let things be: nothing blocks play, or not for it, and it is not its turn."""
    return view.seat not in view.waiting and view.turn != view.seat


def rate(instinct: Instinct, state: State, seat: int, option: Action | None) -> int:
    """In hundredths of a card, against doing nothing."""
    match option:
        case Play():
            return _rate_play(instinct, state, seat, option)
        case Draw() if state.phase == codes.FREE:
            return instinct.draw_worth(state) - (0 if option.count is None else 1)
        case Ask():
            return instinct.draw_worth(state) - ASKING
        case Offer():
            return instinct.offer_worth(state, seat, option.card)
        case Take() if option.whose is not None:
            return instinct.take_worth(state, option.whose)
        case Discard():
            return -sum(instinct.keep(state, seat, card) for card in option.cards)
        case Name():
            if state.phase != codes.NAMING:
                return -EARLY  # the hand will be another one
            return instinct.colour_worth(state, seat, option.colour.code)
        case Draw():
            return -1
        case Slap():
            return -SLAPPING
        case Accept() | Decline() | Take() | None:
            return 0
    return -SLAPPING


def _rate_play(instinct: Instinct, state: State, seat: int, option: Play) -> int:
    on = option.on
    for i, other in enumerate(on):
        instinct.set_order(i, other)
    worth = instinct.play_worth(
        state,
        seat,
        option.card,
        codes.NO_COLOUR if option.colour is None else option.colour.code,
        on[0] if on else 0,
        on[1] if len(on) > 1 else 0,
        codes.NO_CARD if option.giving is None else option.giving,
    )
    if option.at:
        worth -= min(option.at, 50)  # a TRAP is best where the next player draws
    acts = Card(state.top) if state.tables.role_of(option.card) == codes.COPY else option.card
    return worth + (LATER if option.colour is None and state.tables.is_late(acts) else 0)
