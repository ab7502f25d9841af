"""What a played card does: its program runs op by op until one has to wait. Only one card acts at a time."""

from __future__ import annotations

from typing import Final

from .codes import (
    ANSWERS,
    DARE,
    DISCARD,
    DISCARD_COLOUR,
    DISCARD_TO,
    DISCARDS,
    DRAW,
    DRAW_NUMBERED,
    DRY,
    EXCHANGE,
    FREE,
    HEAT,
    LEVEL,
    MIX,
    NAMING,
    NO_CARD,
    OPS,
    OTHERS,
    PLACES,
    RACE,
    REVERSE,
    SKIP,
    SLAPS,
    STACK,
    SWAP,
)
from .drawing import draw_cards, pay
from .notes import (
    NOTE_CARDS_EXCHANGED,
    NOTE_GAME_ENDED,
    NOTE_HANDS_MIXED,
    NOTE_HANDS_SWAPPED,
    NOTE_LAST_TO_SLAP,
    NOTE_PLACES_TRADED,
    NOTE_PLAY_REVERSED,
    NOTE_TURN_SKIPPED,
)
from .state import State

__all__: list[str] = []

TIE: Final = 30_000  # HR-SLAP: 30 ms, in microseconds
UNTIMED: Final = -1


# --- the end -----------------------------------------------------------------------------


def end(state: State, reason: int, winners: int) -> None:
    state.reason = reason
    state.won = winners
    state.pending.end()
    state.calls.close()
    if state.journal is not None:
        state.journal.note(NOTE_GAME_ENDED, -1, reason, 0, 0)


def end_dry(state: State) -> None:
    """HR-DRY: fewest cards wins, ties shared."""
    fewest = state.piles.hand_n[0]
    winners = 0
    for seat in range(state.n):
        if state.piles.hand_n[seat] < fewest:
            fewest = state.piles.hand_n[seat]
            winners = 0
        if state.piles.hand_n[seat] == fewest:
            winners |= 1 << seat
    end(state, DRY, winners)


# --- a card begins to act -----------------------------------------------------------------


def begin(state: State, seat: int, acts: int, copied: bool) -> None:
    """Called once the card has landed and the next turn is known; `target`, `second`, `giving`, `named` are set."""
    state.effect.by = seat
    state.effect.acts = acts
    if state.tables.ops_n[acts] == 0:
        state.effect.pc = 0
        finish(state)
        return
    state.effect.copied = copied
    state.effect.next = state.turn.seat
    state.effect.pc = 0
    state.effect.immune = 0
    state.effect.spared = 0
    state.pending.raced = False
    if state.op(0) == HEAT:
        pend(state, state.effect.target, state.tables.ops[acts * OPS * 3 + 2])
    state.pending.asked = concerned(state) if state.tables.stoppable[acts] else 0
    if state.pending.asked:
        state.pending.phase = ANSWERS
    else:
        run(state)


def pend(state: State, seat: int, count: int) -> None:
    """H-STACK2, H-HEATED2: a draw that `seat` now faces, on top of what was stacked before."""
    if state.pending.draws > 0 and state.pending.image == state.tables.image[state.effect.acts]:
        count += state.pending.draws
    state.pending.draws = count
    state.pending.image = state.tables.image[state.effect.acts]
    state.pending.on = seat
    state.pending.begun = False


def concerned(state: State) -> int:
    """The seats that may answer, by what everybody sees: their number of cards or their place may change (H-NT-OUT).

    The card's own player cannot refuse it (HR-NT-OWN), but may end their own draw (HR-MERCY).
    """
    found = 0
    for i in range(state.tables.ops_n[state.effect.acts]):
        op = state.op(i)
        who = state.tables.ops[state.effect.acts * OPS * 3 + i * 3 + 1]
        if op == HEAT:
            return state.everyone()  # anyone may stack another (H-HEATED2)
        if op == DISCARD_TO:  # H-FINISH
            found |= state.members(who) & above(state, state.tables.ops[state.effect.acts * OPS * 3 + i * 3 + 2])
        elif op == LEVEL:  # H-FAIR
            if state.piles.hand_n[state.effect.target] > state.piles.hand_n[state.effect.by]:
                found |= 1 << state.effect.target
        elif op == PLACES:
            found |= 1 << state.effect.target | 1 << state.effect.second
        elif op in {DRAW, DRAW_NUMBERED, DISCARD, DISCARD_COLOUR, SWAP, MIX}:
            found |= state.members(who)
    return found if state.will_draw(state.effect.by) else found & ~(1 << state.effect.by)


def above(state: State, count: int) -> int:
    """The seats with more than this many cards."""
    found = 0
    for seat in range(state.n):
        if state.piles.hand_n[seat] > count:
            found |= 1 << seat
    return found


# --- it acts --------------------------------------------------------------------------------


def close_answers(state: State) -> None:
    """Everyone has answered, so it happens."""
    state.pending.asked = 0
    state.pending.phase = FREE
    if state.pending.raced:
        draw_group(state, state.pending.losers, state.race_count())
        state.effect.pc += 1
    run(state)


def run(state: State) -> None:
    """Runs op by op until one has to wait."""
    while state.effect.pc < state.tables.ops_n[state.effect.acts]:
        at = state.effect.acts * OPS * 3 + state.effect.pc * 3
        op = state.tables.ops[at]
        if op in {RACE, DARE}:
            start_slaps(state, op)
            return
        state.effect.pc += 1
        if op in {LEVEL, DISCARD, DISCARD_TO, DISCARD_COLOUR}:
            ask_discards(state, op, state.tables.ops[at + 1], state.tables.ops[at + 2])
            if state.pending.asked:
                state.pending.phase = DISCARDS
                return
        else:
            enact(state, op, state.tables.ops[at + 1], state.tables.ops[at + 2])
    finish(state)


def enact(state: State, op: int, who: int, count: int) -> None:
    """Performs an op that waits for nobody."""
    if op == STACK:
        pend(state, state.turn.seat, count)
    elif op == HEAT:
        count = state.pending.draws
        state.pending.draws = 0
        draw_group(state, 1 << state.pending.on, count)
    elif op == DRAW:
        draw_group(state, state.members(who), count)
    elif op == DRAW_NUMBERED:  # H-GHOST
        for i in range(state.n - 1):
            draw_group(state, 1 << state.effect.named[i], i + 1)
    elif op == SKIP:  # H-COOL
        if state.journal is not None:
            state.journal.note(NOTE_TURN_SKIPPED, state.turn.seat, 0, 0, 0)
        state.start_turn(state.after(state.turn.seat))
    elif op == REVERSE:
        state.turn.step = -state.turn.step
        if state.journal is not None:
            state.journal.note(NOTE_PLAY_REVERSED, state.effect.by, state.turn.step > 0, 0, 0)
        state.start_turn(state.after(state.effect.by))
    elif op == SWAP:
        if not state.effect.immune >> state.effect.target & 1:
            state.piles.swap_hands(state.effect.by, state.effect.target)
            if state.journal is not None:
                state.journal.note(NOTE_HANDS_SWAPPED, state.effect.by, state.effect.target, 0, 0)
    elif op == EXCHANGE:
        exchange(state, state.effect.by, state.effect.giving, state.effect.target)
    elif op == PLACES:  # H-NT-EXP: if one refuses, both keep their places
        if not state.effect.immune & (1 << state.effect.target | 1 << state.effect.second):
            state.turn.trade_places(state.effect.target, state.effect.second)
            if state.journal is not None:
                state.journal.note(NOTE_PLACES_TRADED, state.effect.target, state.effect.second, 0, 0)
            state.start_turn(state.after(state.effect.by))
    elif op == MIX:
        if state.journal is not None:
            state.journal.note(NOTE_HANDS_MIXED, state.effect.by, 0, state.n, 0)
        mix(state, state.everyone() & ~state.effect.immune, state.after(state.effect.by))


def finish(state: State) -> None:
    """Ends the effect."""
    if state.pending.raced and not state.effect.copied and state.op(0) == RACE:
        state.calls.jump_in = True  # H-JUMP-HOT
    state.pending.raced = False
    state.pending.begun = False
    state.pending.phase = FREE if state.pending.unnamed < 0 else NAMING
    pay(state)


def draw_group(state: State, seats: int, count: int) -> None:
    """A draw phase for each of them, in turn order (HR-TURN-ORDER)."""
    seats &= ~(state.effect.immune | state.effect.spared)
    seat = state.after(state.effect.by)
    for _ in range(state.n):
        if seats >> seat & 1 and count > 0:
            state.calls.jump_in = False  # HR-JUMP-UNTIL
            draw_cards(state, seat, count, True)
        seat = state.after(seat)


# --- whole hands -------------------------------------------------------------------------


def exchange(state: State, seat: int, given: int, other: int) -> None:
    """H-GIVE: a chosen card for a random one."""
    if state.piles.hand_n[other] == 0 or state.piles.hand_n[seat] == 0 or given == NO_CARD:
        return
    got = state.piles.nth_card(other, state.dice.below(state.piles.hand_n[other]))
    state.piles.leave(other, got)
    state.piles.leave(seat, given)
    state.piles.add(other, given)
    state.piles.add(seat, got)
    if state.journal is not None:
        state.journal.note(NOTE_CARDS_EXCHANGED, seat, given, got, other)


def mix(state: State, seats: int, first: int) -> None:
    """H-MIX: the hands of `seats` (bits), dealt out from `first` on."""
    mixed = state.piles.draw_pile_n  # the cards lie above the draw pile meanwhile
    for seat in range(state.n):
        if seats >> seat & 1:
            while state.piles.hand_n[seat] > 0:
                card = state.piles.nth_card(seat, 0)
                state.piles.leave(seat, card)
                state.piles.put_on_pile(card)
    state.piles.shuffle(mixed, state.dice)
    seat = first
    while state.piles.draw_pile_n > mixed:
        if seats >> seat & 1:
            card = state.piles.take()
            state.piles.add(seat, card)
            if state.journal is not None:
                state.journal.note(NOTE_HANDS_MIXED, state.effect.by, card, seat, 0)
        seat = state.after(seat)


# --- discards ---------------------------------------------------------------------------------


def ask_discards(state: State, op: int, who: int, count: int) -> None:
    """Sets how many each seat has to discard; a seat without a card of an APOCALYPSE's colour draws at once."""
    state.pending.discard_colour = -1
    if op == LEVEL:
        one = state.effect.by
        other = state.effect.target
        if state.piles.hand_n[one] < state.piles.hand_n[other]:
            one = state.effect.target
            other = state.effect.by
        count = state.piles.hand_n[one] - state.piles.hand_n[other]
        if count > 0 and not state.effect.immune >> one & 1:
            state.pending.discards[one] = count
            state.pending.asked = 1 << one
        return
    seats = state.members(who) & ~state.effect.immune
    if op == DISCARD_COLOUR:
        state.pending.discard_colour = state.piles.colour
        for seat in range(state.n):
            if seats >> seat & 1 and state.has_colour(seat, state.piles.colour):
                state.pending.discards[seat] = 1
                state.pending.asked |= 1 << seat
        draw_group(state, seats & ~state.pending.asked, count)
        return
    for seat in range(state.n):
        if seats >> seat & 1:
            left = count
            if op == DISCARD_TO:
                left = state.piles.hand_n[seat] - count
            elif left > state.piles.hand_n[seat]:
                left = state.piles.hand_n[seat]
            if left > 0:
                state.pending.discards[seat] = left
                state.pending.asked |= 1 << seat


# --- slaps ------------------------------------------------------------------------------------


def start_slaps(state: State, op: int) -> None:
    state.pending.phase = SLAPS
    state.pending.slapped = 0
    state.pending.asked = state.everyone() if op == RACE else state.members(OTHERS)
    for seat in range(state.n):
        state.pending.slap_times[seat] = UNTIMED


def close_slaps(state: State) -> None:
    """H-TOOHOT, HR-SLAP, H-CHILI: decides who draws, unless they say NO THANKS."""
    state.pending.losers = 0
    if state.op(state.effect.pc) == DARE:
        state.pending.losers = state.pending.slapped & ~state.effect.immune
    elif state.pending.asked:
        state.pending.losers = state.pending.asked  # those who did not slap
    else:
        state.pending.losers = latest(state)
    state.pending.asked = state.pending.losers if state.tables.stoppable[state.effect.acts] else 0
    state.pending.raced = True
    if state.journal is not None:
        for seat in range(state.n):
            if state.pending.losers >> seat & 1:
                state.journal.note(NOTE_LAST_TO_SLAP, seat, state.op(state.effect.pc) == RACE, 0, 0)
    if state.pending.asked:
        state.pending.phase = ANSWERS
    else:
        close_answers(state)


def latest(state: State) -> int:
    """The seats that slapped last: by time if every slap has one, otherwise by order."""
    last = 0
    for seat in range(state.n):
        if state.pending.slap_times[seat] == UNTIMED:
            return 1 << state.pending.last_slap
        if state.pending.slap_times[seat] > state.pending.slap_times[last]:
            last = seat
    found = 0
    for seat in range(state.n):
        if state.pending.slap_times[last] - state.pending.slap_times[seat] <= TIE:
            found |= 1 << seat
    return found
