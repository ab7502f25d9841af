"""What the players of a HEATED table do, after it is judged: every action ends in a verb here."""

from __future__ import annotations

from .codes import (
    ANSWERS,
    ANYTHING,
    CHOICE,
    COPY,
    DARE,
    DISCARDED,
    DRAW_ON,
    FACE_UP,
    FREE,
    GAVE,
    HEAT,
    MERCY,
    NAMING,
    NO_CARD,
    NO_COLOUR,
    NO_THANKS,
    OFFERS,
    ORDINARY,
    PLAY_DRAWN,
    PLAY_TAKEN,
    SLAPS,
    TRAP,
    WENT_OUT,
)
from .drawing import draw_cards, draw_one, fine, owe, pay, pay_first
from .effects import begin, close_answers, close_slaps, end, end_dry, run
from .notes import (
    NOTE_CARD_OFFERED,
    NOTE_CARD_PLAYED,
    NOTE_CARD_TAKEN,
    NOTE_CARDS_DISCARDED,
    NOTE_COLOUR_NAMED,
    NOTE_EFFECT_CANCELLED,
    NOTE_HEATED_CALLED,
    NOTE_HELP_ASKED,
    NOTE_NOTHING_TAKEN,
    NOTE_PASSED,
    NOTE_SLAPPED,
    NOTE_TURN_ASKED,
    NOTE_TURN_SKIPPED,
)
from .state import State

__all__: list[str] = []


# --- playing ----------------------------------------------------------------------------


def play(state: State, seat: int, card: int, colour: int, target: int, second: int, giving: int, at: int) -> None:
    """Every card ends here: played in turn, as a jump-in, after drawing, or acting as a copied one."""
    role = state.tables.role[card]
    acts = state.piles.top if role == COPY else card
    pay_first(state, seat)
    if state.journal is not None:
        state.journal.note(NOTE_CARD_PLAYED, seat, card, acts, state.pending.phase != FREE or seat != state.turn.seat)
    if state.pending.phase == FREE and seat == state.turn.seat:
        state.calls.close()
    state.turn.passes = 0
    state.turn.landed += 1
    state.piles.leave(seat, card)
    if role == TRAP:
        state.piles.insert(card + FACE_UP, at)
    elif state.tables.white[card]:
        state.piles.put_under(card)
    else:
        state.piles.lay_on_top(card)
        state.calls.jump_in = True
        if state.tables.colour[card] != NO_COLOUR:
            state.piles.colour = state.tables.colour[card]
    if colour != NO_COLOUR:
        state.piles.colour = colour
        if state.journal is not None:
            state.journal.note(NOTE_COLOUR_NAMED, seat, colour, 0, 0)
    if state.piles.hand_n[seat] == 0 and not state.tables.keeps[acts]:  # H-WIN
        end(state, WENT_OUT, 1 << seat)
        return
    ask_call(state, seat)
    if role == NO_THANKS:
        refuse(state, seat)
    elif role == MERCY:
        end_draw(state, seat)
    else:
        if colour == NO_COLOUR and state.tables.late[acts]:
            state.pending.unnamed = seat
        state.effect.target = target
        state.effect.second = second
        state.effect.giving = giving
        state.start_turn(state.after(seat))
        begin(state, seat, acts, role == COPY)


def name_colour(state: State, seat: int, colour: int) -> None:
    """H-LATE-COLOUR."""
    state.piles.colour = colour
    state.pending.unnamed = -1
    if state.pending.phase == NAMING:
        state.pending.phase = FREE
    if state.journal is not None:
        state.journal.note(NOTE_COLOUR_NAMED, seat, colour, 0, 0)


# --- answering -----------------------------------------------------------------------------


def accept(state: State, seat: int) -> None:
    """Declining is never published, so no note is made."""
    answered(state, seat)


def expire(state: State) -> None:
    """The clock: everybody who has not answered has declined. With nothing open, nothing changes."""
    if state.pending.phase == ANSWERS:
        close_answers(state)
    elif state.pending.phase == SLAPS:
        if state.op(state.effect.pc) == DARE:
            state.pending.asked = 0
        close_slaps(state)
    elif state.pending.phase == OFFERS:
        state.pending.asked = 0
        close_offers(state)


def slap(state: State, seat: int, time: int) -> None:
    """`time` in microseconds, or -1 if nobody measures."""
    if state.journal is not None:
        state.journal.note(NOTE_SLAPPED, seat, state.is_race(), 0, 0)
    if state.pending.phase == SLAPS and state.pending.asked >> seat & 1:
        state.pending.asked &= ~(1 << seat)
        state.pending.slapped |= 1 << seat
        state.pending.last_slap = seat
        state.pending.slap_times[seat] = time
        if state.pending.asked == 0:
            close_slaps(state)
    elif state.tables.house3:
        fine(state, seat)


def call(state: State, seat: int) -> None:
    """H-CALL: for oneself if that is due, otherwise against a player who has not called yet."""
    if state.journal is not None:
        state.journal.note(NOTE_HEATED_CALLED, seat, state.calls.uncalled >> seat & 1, 0, 0)
    if state.calls.uncalled >> seat & 1:
        state.calls.uncalled &= ~(1 << seat)
    elif state.calls.uncalled:
        caught = state.calls.uncalled
        state.calls.uncalled = 0
        for other in range(state.n):
            if caught >> other & 1:
                owe(state, other, 2)
    elif state.tables.house2:
        fine(state, seat)


def wonder(state: State, seat: int) -> None:
    """H-HOUSE1."""
    if state.journal is not None:
        state.journal.note(NOTE_TURN_ASKED, seat, 0, 0, 0)
    if state.tables.house1:
        fine(state, seat)


def discard(state: State, seat: int, card: int) -> None:
    """Discards one card; call `end_discard` after the last."""
    if state.piles.hand_n[seat] == state.pending.discards[seat]:  # the whole hand goes
        pay_first(state, seat)
    state.piles.leave(seat, card)
    state.piles.put_under(card)
    if state.journal is not None:
        state.journal.note(NOTE_CARDS_DISCARDED, seat, card, 0, 0)


def end_discard(state: State, seat: int) -> None:
    state.pending.discards[seat] = 0
    state.pending.asked &= ~(1 << seat)
    if state.piles.hand_n[seat] == 0:
        end(state, DISCARDED, 1 << seat)
    elif state.pending.asked == 0:
        state.pending.phase = FREE
        run(state)


# --- drawing --------------------------------------------------------------------------------


def draw(state: State, seat: int, most: int) -> None:
    """Takes the pending draw or draws for a playable card, and pauses after `most` cards (0: no pause)."""
    if state.pending.phase == FREE:
        state.calls.close()
        state.turn.drew = True
    if state.pending.draws > 0:
        draw_pending(state, seat, most)
    else:
        draw_for_playable(state, seat, most)


# --- help -----------------------------------------------------------------------------------


def ask(state: State, seat: int) -> None:
    if state.journal is not None:
        state.journal.note(NOTE_HELP_ASKED, seat, 0, 0, 0)
    state.calls.close()
    state.turn.helped = True
    state.pending.phase = OFFERS
    state.pending.asked = state.everyone() & ~(1 << seat)
    for other in range(state.n):
        state.pending.offers[other] = 0


def offer(state: State, seat: int, card: int) -> None:
    """`card` may be NO_CARD: declined."""
    state.pending.offers[seat] = card + 1
    if state.journal is not None and card != NO_CARD:
        state.journal.note(NOTE_CARD_OFFERED, seat, card, 0, 0)
    state.pending.asked &= ~(1 << seat)
    if state.pending.asked == 0:
        close_offers(state)


def take(state: State, seat: int, giver: int) -> None:
    """`giver` may be -1: nothing is taken."""
    state.pending.phase = FREE
    state.turn.duty = DRAW_ON
    if giver < 0:
        if state.journal is not None:
            state.journal.note(NOTE_NOTHING_TAKEN, seat, 0, 0, 0)
        return
    card = state.pending.offers[giver] - 1
    if state.piles.hand_n[giver] == 1:
        pay_first(state, giver)
    state.piles.leave(giver, card)
    state.piles.add(seat, card)
    if state.journal is not None:
        state.journal.note(NOTE_CARD_TAKEN, seat, card, giver, 0)
    if state.piles.hand_n[giver] == 0:  # H-HELP-WIN
        end(state, GAVE, 1 << giver)
    elif state.helps(card):
        state.turn.duty = PLAY_TAKEN
        state.turn.taken = card


# --- acting and answering -------------------------------------------------------------------


def ask_call(state: State, seat: int) -> None:
    """H-CALL: the second-to-last card has been played."""
    if state.piles.hand_n[seat] == 1:
        if state.tables.race:
            state.calls.uncalled |= 1 << seat
        elif state.journal is not None:
            state.journal.note(NOTE_HEATED_CALLED, seat, 1, 0, 0)


def answered(state: State, seat: int) -> None:
    """One answer fewer to wait for."""
    state.pending.asked &= ~(1 << seat)
    if state.pending.asked == 0:
        if state.pending.phase == SLAPS:
            close_slaps(state)
        else:
            close_answers(state)


def refuse(state: State, seat: int) -> None:
    """NO THANKS has been played."""
    if state.pending.phase == FREE:
        if state.pending.draws > 0:  # H-NT-STACK
            if state.journal is not None:
                state.journal.note(NOTE_EFFECT_CANCELLED, seat, state.piles.top, 0, 0)
            state.pending.draws = 0
            state.turn.duty = ANYTHING
            pay(state)
            if state.tables.no_thanks_ends_turn:
                state.start_turn(state.after(seat))
            return
        if state.journal is not None:
            state.journal.note(NOTE_TURN_SKIPPED, seat, 0, 0, 0)
        state.start_turn(state.after(seat))
        return
    if state.journal is not None:
        state.journal.note(NOTE_EFFECT_CANCELLED, seat, state.effect.acts, 0, 0)
    state.effect.immune |= 1 << seat
    if state.pending.phase == ANSWERS:
        if state.op(0) == HEAT:
            state.pending.draws = 0
            state.pending.asked = 1 << seat
        answered(state, seat)


def end_draw(state: State, seat: int) -> None:
    """MERCY has been played."""
    if state.pending.phase == FREE:
        state.pending.draws = 0
        state.pending.begun = False
        pay(state)
        state.start_turn(state.after(seat))
        return
    state.effect.spared |= 1 << seat
    state.calls.jump_in = False  # a draw phase began, and is over
    if state.op(0) == HEAT:
        state.pending.draws = 0
        state.pending.asked = 1 << seat
    if state.pending.asked >> seat & 1:
        answered(state, seat)


# --- drawing and help -------------------------------------------------------------------------


def draw_pending(state: State, seat: int, most: int) -> None:
    state.pending.begun = True
    state.calls.jump_in = False
    ended = False
    drawn = 0
    while state.pending.draws > 0 and (most == 0 or drawn < most):
        card = draw_one(state, seat, True)
        if card == NO_CARD:
            state.pending.draws = 0
        elif card == FACE_UP + 1:
            state.pending.draws = 0
            ended = True
        else:
            drawn += 1
            state.pending.draws += 1 if card == FACE_UP else -1
    if state.pending.draws > 0:
        return
    state.pending.begun = False
    if state.pending.phase == ANSWERS:
        close_answers(state)
    else:
        state.turn.duty = ANYTHING
        pay(state)
        if ended:  # H-MERCY: on your turn it also ends the turn
            state.start_turn(state.after(seat))


def draw_for_playable(state: State, seat: int, most: int) -> None:
    """H-DRAW-UNTIL; HR-DRY: it ends when nothing is left, and if there is nothing to begin with it is a pass.

    After `most` cards (0 is no limit) it pauses, so that MERCY can be played from the hand (HR-MERCY).
    """
    state.turn.duty = ANYTHING
    state.pending.begun = False
    card = NO_CARD
    drawn = 0
    while most == 0 or drawn < most:
        before = card
        card = draw_one(state, seat, True)
        if card == NO_CARD:
            if before == NO_CARD:
                pass_turn(state, seat)
            return
        drawn += 1
        if card == FACE_UP and not draw_cards(state, seat, 2, True):  # HR-TRAP
            drawn += 1
            if not state.has_playable(seat, ORDINARY):
                continue
            state.turn.duty = PLAY_DRAWN
            return
        if card >= FACE_UP:  # H-MERCY-IDLE, drawn as such or for a TRAP
            state.start_turn(state.after(seat))
            return
        if state.tables.obliges[card] and state.matches(card):
            state.turn.duty = PLAY_DRAWN
            return
    state.pending.begun = True


def pass_turn(state: State, seat: int) -> None:
    """HR-DRY."""
    if state.journal is not None:
        state.journal.note(NOTE_PASSED, seat, 0, 0, 0)
    state.turn.passes += 1
    if state.turn.passes == state.n:
        end_dry(state)
    else:
        state.start_turn(state.after(seat))


def close_offers(state: State) -> None:
    for seat in range(state.n):
        if state.pending.offers[seat] > 0:
            state.pending.phase = CHOICE
            return
    state.pending.phase = FREE  # HR-HELP-NONE
    state.turn.duty = DRAW_ON
