"""The value of each option at first sight, by the policy, on an imagined table."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.dice import Dice
from ..rules.actions import Accept, Action, Ask, Decline, Discard, Draw, Name, Offer, Play, Take
from ..rules.cards import Card
from ..rules.codes import COPY, FREE, NAMING, NO_CARD, NO_COLOUR
from ..rules.state import State
from ..rules.view import View
from .policy import Policy

__all__ = ["best_of", "kind_of", "may_wait", "rate", "rate_all"]

WHIM = 12
"""Hundredths of a card: between options of about the same value, chance decides."""
WHIM_WITHIN = 3
"""For the ways to do the same thing. A GHOST PEPPER SPRAY has orders in such numbers that chance alone would decide."""

ASKING = 40
"""The cost of asking for help: the helper gets rid of a card, and seldom gives a good one."""
SLAPPING = 100
"""The cost of slapping or wondering when nobody has to."""
LATER = 15
"""The value of naming the colour after seeing the new hand."""
EARLY = 10_000
"""The cost of not waiting until then, once the card is played: no discard costs as much."""

LETTING_BE = frozenset({Accept, Decline})
REFUSALS = (Card("no-thanks"), Card("mercy"))


def may_wait(view: View) -> bool:
    """Whether the seat may let things be: nothing blocks play, or not for it, and it is not its turn."""
    return view.seat not in view.waiting and view.turn != view.seat


def kind_of(option: Action | None) -> type[Action] | Card | None:
    """The kind of an option; each card counts as its own kind."""
    if type(option) is Play:
        return option.card
    return None if option is None else type(option)


def rate_all(
    policy: Policy,
    state: State,
    seat: int,
    options: Sequence[Action | None],
    dice: Dice,
    refusing: int,
    asking: int,
) -> list[tuple[int, Action | None]]:
    """Every option with its value and a little randomness; `refusing` and `asking` are the bot's own preferences."""
    whims: dict[type[Action] | Card | None, int] = {}
    return [(rate_one(policy, state, seat, option, dice, refusing, asking, whims), option) for option in options]


def best_of(
    policy: Policy,
    state: State,
    seat: int,
    options: Sequence[Action | None],
    dice: Dice,
    refusing: int,
    asking: int,
) -> Action | None:
    """The first of the options that `rate_all` rates highest."""
    whims: dict[type[Action] | Card | None, int] = {}
    chosen = None
    most = 0
    first = True
    for option in options:
        worth = rate_one(policy, state, seat, option, dice, refusing, asking, whims)
        if first or worth > most:
            first = False
            most = worth
            chosen = option
    return chosen


def rate_one(
    policy: Policy,
    state: State,
    seat: int,
    option: Action | None,
    dice: Dice,
    refusing: int,
    asking: int,
    whims: dict[type[Action] | Card | None, int],
) -> int:
    """`whims` are those of this decision, by kind of action."""
    kind = kind_of(option)
    whim = whims.get(kind)
    if whim is None:
        whim = whims[kind] = dice.below(WHIM)
    worth = rate(policy, state, seat, option) + dice.below(WHIM_WITHIN) + whim
    if refusing != 0 and type(option) is Play:
        if option.card in REFUSALS:
            worth += refusing
    elif asking != 0 and type(option) is Ask:
        worth += asking
    return worth


def rate(policy: Policy, state: State, seat: int, option: Action | None) -> int:
    """In hundredths of a card, compared with doing nothing."""
    if type(option) is Play:
        return rate_play(policy, state, seat, option)
    if option is None or type(option) in LETTING_BE:
        return 0
    if type(option) is Draw:
        if state.pending.phase != FREE:
            return -1
        return policy.draw_worth(state) - (0 if option.count is None else 1)
    if type(option) is Ask:
        return policy.draw_worth(state) - ASKING
    if type(option) is Offer:
        return policy.offer_worth(state, seat, option.card)
    if type(option) is Take:
        return 0 if option.whose is None else policy.take_worth(state, option.whose)
    if type(option) is Discard:
        worth = 0
        for card in option.cards:
            worth -= policy.keep(state, seat, card)
        return worth
    if type(option) is Name:
        if state.pending.phase != NAMING:
            return -EARLY  # the hand will change
        return policy.colour_worth(state, seat, option.colour.code)
    return -SLAPPING


def rate_play(policy: Policy, state: State, seat: int, option: Play) -> int:
    on = option.on
    i = 0
    for other in on:
        policy.set_order(i, other)
        i += 1
    card = int(option.card)
    worth = policy.play_worth(
        state,
        seat,
        card,
        NO_COLOUR if option.colour is None else option.colour.code,
        on[0] if i > 0 else 0,
        on[1] if i > 1 else 0,
        NO_CARD if option.giving is None else option.giving,
    )
    if option.at:
        worth -= min(option.at, 50)  # a TRAP is best where the next player draws
    acts = state.piles.top if state.tables.role[card] == COPY else card
    return worth + (LATER if option.colour is None and state.tables.late[acts] else 0)
