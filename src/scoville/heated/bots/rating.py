"""What each option is worth at first sight, by instinct, on an imagined table."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.dice import Dice
from ..actions import Accept, Action, Ask, Decline, Discard, Draw, Name, Offer, Play, Take
from ..cards import COLOUR_LIST, Card
from ..codes import COPY, FREE, NAMING, NO_CARD, NO_COLOUR
from ..state import State
from ..view import View
from .instinct import Instinct

__all__ = ["kind_of", "may_wait", "rate", "rate_all"]

WHIM = 12
"""Hundredths of a card: what is worth about the same is chosen by chance."""
WHIM_WITHIN = 3
"""Among the ways to do the same. A GHOST PEPPER SPRAY has so many orders that the largest whim would choose."""

ASKING = 40
"""What it costs to ask for help: whoever helps gets rid of a card, and seldom gives a good one."""
SLAPPING = 100
"""What it costs to slap or to wonder where nobody has to."""
LATER = 15
"""What it is worth to name the colour once the new hand is seen."""
EARLY = 10_000
"""And what it costs not to wait until then, once the card is played: no discard costs as much."""

LETTING_BE = (Accept, Decline)
REFUSALS = (Card("no-thanks"), Card("mercy"))


def may_wait(view: View) -> bool:
    """Whether the seat may let things be: nothing blocks play, or not for it, and it is not its turn."""
    return view.seat not in view.waiting and view.turn != view.seat


def kind_of(option: Action | None) -> type[Action] | Card | None:
    """Each card is a kind of its own."""
    if isinstance(option, Play):
        return option.card
    return None if option is None else type(option)


def rate_all(
    instinct: Instinct,
    state: State,
    seat: int,
    options: Sequence[Action | None],
    dice: Dice,
    refusing: int,
    asking: int,
) -> list[tuple[int, Action | None]]:
    """Every option with its worth and a little whim; `refusing` and `asking` are the bot's own likings."""
    whims: dict[type[Action] | Card | None, int] = {}
    rated: list[tuple[int, Action | None]] = []
    for option in options:
        kind = kind_of(option)
        whim = whims.get(kind)
        if whim is None:
            whim = whims[kind] = dice.below(WHIM)
        worth = rate(instinct, state, seat, option) + dice.below(WHIM_WITHIN)
        if isinstance(option, Play):
            if refusing != 0 and option.card in REFUSALS:
                worth += refusing
        elif isinstance(option, Ask):
            worth += asking
        rated.append((worth + whim, option))
    return rated


def rate(instinct: Instinct, state: State, seat: int, option: Action | None) -> int:
    """In hundredths of a card, against doing nothing."""
    if isinstance(option, Play):
        return rate_play(instinct, state, seat, option)
    if option is None or isinstance(option, LETTING_BE):
        return 0
    if isinstance(option, Draw):
        if state.phase != FREE:
            return -1
        return instinct.draw_worth(state) - (0 if option.count is None else 1)
    if isinstance(option, Ask):
        return instinct.draw_worth(state) - ASKING
    if isinstance(option, Offer):
        return instinct.offer_worth(state, seat, option.card)
    if isinstance(option, Take):
        return 0 if option.whose is None else instinct.take_worth(state, option.whose)
    if isinstance(option, Discard):
        worth = 0
        for card in option.cards:
            worth -= instinct.keep(state, seat, card)
        return worth
    if isinstance(option, Name):
        if state.phase != NAMING:
            return -EARLY  # the hand will be another one
        return instinct.colour_worth(state, seat, option.colour.code)
    return -SLAPPING


def rate_play(instinct: Instinct, state: State, seat: int, option: Play) -> int:
    on = option.on
    i = 0
    for other in on:
        instinct.set_order(i, other)
        i += 1
    card = int(option.card)
    worth = instinct.play_worth(
        state,
        seat,
        card,
        NO_COLOUR if option.colour is None else COLOUR_LIST.index(option.colour),
        on[0] if i > 0 else 0,
        on[1] if i > 1 else 0,
        NO_CARD if option.giving is None else option.giving,
    )
    if option.at:
        worth -= min(option.at, 50)  # a TRAP is best where the next player draws
    acts = state.top if state.tables.role[card] == COPY else card
    return worth + (LATER if option.colour is None and state.tables.late[acts] else 0)
