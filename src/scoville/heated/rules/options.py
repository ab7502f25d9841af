"""What a seat of HEATED may do, as plain ints: the only list, and the code that performs it.

An option is one step: a card, then whatever it needs: a colour, whom it is played on, a card to give, a place in the
draw pile; or the cards of a discard one by one, in card order. What a seat has chosen so far is a `Choice` beside the
state. Only `list_options` knows what may be chosen. `legal`, `may_act`, the environments' masks and
the candidates of the bots read its list, and so does `Lister`, which saves an action a second judgement.
Refusals with their sentences are the judge's (judge.py); a property test keeps both equal.
"""

from __future__ import annotations

from typing import Final

from ...core.bits import lowest
from ...core.options import Options
from .choice import Choice, from_own, seat_from
from .codes import (
    DISCARDS,
    HEAT,
    KINDS,
    MERCY,
    NO_CARD,
    OFFERS,
    OPS,
    RUNNING,
    SLAPS,
    TWO_PLAYERS,
    WORDS,
)
from .option_codes import (
    A_COLOUR,
    A_PLAYER,
    ACCEPT,
    ASK,
    CALL,
    COLOUR,
    DECLINE,
    DISCARD,
    DRAW,
    DRAW_ONE,
    DRAW_SOME,
    GIVE,
    IDLE,
    IN_ORDER,
    LATER,
    LET_BE,
    LETTING_BE,
    OFFER,
    ON,
    OPEN,
    PLACE,
    PLAY,
    REFLEXES,
    SLAP,
    TAKE,
    TAKE_NOTHING,
    THE_OTHER,
    WHERE,
    WONDER,
)
from .state import State
from .verbs import accept, ask, call, discard, draw, end_discard, name_colour, offer, play, slap, take, wonder

__all__ = ["list_options", "may_do", "perform"]


def list_options(options: Options, state: State, seat: int, choice: Choice, what: int) -> None:
    """The one source: what `seat` may choose next, now or to continue `choice`; `what` adds REFLEXES and so on.

    The plain way out comes first: to let be, accept, draw, decline, take nothing.
    """
    options.n = 0
    if choice.stage != OPEN:
        list_steps(options, state, seat, choice)
        return
    if state.reason != RUNNING:
        return
    asked = (state.pending.asked >> seat & 1) == 1
    if what & LETTING_BE:
        options.add(LET_BE)
    if state.can_accept(seat):
        options.add(ACCEPT)
    list_draws(options, state, seat, what)
    for word in range(WORDS):
        list_kinds(options, PLAY + word * 64, state.playable(seat, word))
    if (state.pending.phase == SLAPS and asked) or what & IDLE or (what & REFLEXES and state.tables.house3):
        options.add(SLAP)
    if state.pending.phase == DISCARDS and asked and state.pending.discards[seat] > 0:
        list_discards(options, state, seat, choice)
    elif state.pending.phase == OFFERS and asked:
        options.add(DECLINE)
        for word in range(WORDS):
            list_kinds(options, OFFER + word * 64, state.piles.kinds[seat * WORDS + word])
    elif state.can_take(seat):
        options.add(TAKE_NOTHING)
        for other in range(state.n):
            if state.pending.offers[other] > 0:
                options.add(TAKE + from_own(state, seat, other))
    if state.pending.unnamed == seat:
        for colour in range(4):
            options.add(COLOUR + colour)
    if what & IDLE or (what & REFLEXES and (state.tables.house2 or state.calls.uncalled)):
        options.add(CALL)
    if what & IDLE or (what & REFLEXES and state.tables.house1):
        options.add(WONDER)


def list_kinds(options: Options, first: int, kinds: int) -> None:
    """Lists kinds given as bits, in card order."""
    while kinds:
        options.add(first + lowest(kinds))
        kinds &= kinds - 1


def list_draws(options: Options, state: State, seat: int, what: int) -> None:
    """Pauses in a draw are listed while the seat holds a MERCY: otherwise nobody gains by them."""
    if state.can_draw(seat):
        options.add(DRAW)
        most = 0
        if what & IDLE:
            most = (
                state.pending.draws
                if state.pending.draws > 0
                else max(1, state.piles.draw_pile_n + state.piles.discard_n)
            )
        elif state.pending.draws != 1 and state.has_role(seat, MERCY):
            most = state.pending.draws - 1 if state.pending.draws > 0 else 1
            if not what & REFLEXES:
                most = 1  # an asked seat can continue as it likes
        if most > 0:
            options.add(DRAW_ONE)
        for count in range(2, most + 1):
            options.add(DRAW_SOME + count)
    if state.can_ask(seat):
        options.add(ASK)


def list_discards(options: Options, state: State, seat: int, choice: Choice) -> None:
    """What can be discarded next while leaving enough later cards for the rest."""
    thrown = choice.thrown_n if choice.stage != OPEN else 0
    due = state.pending.discards[seat] - thrown
    least = choice.least if thrown > 0 else 0
    enough = 0
    first = options.n
    for card in range(KINDS - 1, least - 1, -1):
        if state.pending.discard_colour < 0 or state.tables.colour[card] == state.pending.discard_colour:
            left = state.piles.hands[seat * KINDS + card] - (choice.thrown[card] if thrown > 0 else 0)
            enough += left
            if left > 0 and enough >= due:
                options.add(DISCARD + card)
    last = options.n - 1
    while first < last:  # in card order
        swapped = options.items[first]
        options.items[first] = options.items[last]
        options.items[last] = swapped
        first += 1
        last -= 1


def list_steps(options: Options, state: State, seat: int, choice: Choice) -> None:
    """The next step of what has been begun."""
    acts = choice.acts(state) if choice.card != NO_CARD else 0
    if choice.stage == A_COLOUR:
        for colour in range(4):
            options.add(COLOUR + colour)
        if state.tables.late[acts]:
            options.add(LATER)
    elif choice.stage == A_PLAYER:
        two = state.tables.needs[acts] == TWO_PLAYERS
        oneself = two or state.tables.ops[acts * OPS * 3] == HEAT
        for other in range(state.n - 1 if two else state.n):
            if other != seat or oneself:
                options.add(ON + from_own(state, seat, other))
    elif choice.stage == THE_OTHER:  # two players are named in the order of their numbers
        for other in range(choice.target + 1, state.n):
            options.add(ON + from_own(state, seat, other))
    elif choice.stage == IN_ORDER:
        for other in range(state.n):
            if other != seat and not choice.names(other):
                options.add(ON + from_own(state, seat, other))
    elif choice.stage == WHERE:
        for at in range(state.piles.draw_pile_n + 1):
            options.add(PLACE + at)
    elif choice.card != NO_CARD:
        for card in range(KINDS):
            if state.piles.hands[seat * KINDS + card] > (1 if card == choice.card else 0):
                options.add(GIVE + card)
    else:
        list_discards(options, state, seat, choice)


def may_do(options: Options, state: State, seat: int) -> bool:
    """Whether `seat` may do anything now that has an effect."""
    list_options(options, state, seat, NOTHING, REFLEXES)
    return options.n > 0


NOTHING: Final = Choice()
"""Never changed."""


# --- doing ----------------------------------------------------------------------------------------------


def perform(state: State, seat: int, choice: Choice, time: int) -> None:
    """Performs a complete choice; `time` in microseconds counts only for slaps (HR-SLAP), -1 if nobody measures.

    LET_BE is the arbiter's.
    """
    option = choice.option
    if PLAY <= option < OFFER:
        for i in range(choice.named_n):
            state.name_order(i, choice.named[i])
        target = choice.named[0] if choice.named_n > 0 else choice.target
        second = choice.named[1] if choice.named_n > 1 else choice.second
        play(state, seat, choice.card, choice.colour, target, second, choice.giving, choice.at)
    elif option == ACCEPT:
        accept(state, seat)
    elif option == DRAW:
        draw(state, seat, 0)
    elif option == DRAW_ONE:
        draw(state, seat, 1)
    elif option == ASK:
        ask(state, seat)
    elif option == DECLINE:
        offer(state, seat, NO_CARD)
    elif option == TAKE_NOTHING:
        take(state, seat, -1)
    elif option == SLAP:
        slap(state, seat, time)
    elif option == CALL:
        call(state, seat)
    elif option == WONDER:
        wonder(state, seat)
    elif option >= DRAW_SOME:
        draw(state, seat, option - DRAW_SOME)
    elif option < ON:
        name_colour(state, seat, option - COLOUR)
    elif option < PLAY:
        take(state, seat, seat_from(state, seat, option - TAKE))
    elif option < DISCARD:
        offer(state, seat, choice.card)
    else:
        for card in range(KINDS):
            for _ in range(choice.thrown[card]):
                discard(state, seat, card)
        end_discard(state, seat)
