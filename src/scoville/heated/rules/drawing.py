"""How cards are drawn at a HEATED table, by rule or as a penalty."""

from __future__ import annotations

from .codes import ANSWERS, DISCARD_TO, DISCARDS, FACE_UP, FREE, LEVEL, MERCY, NO_CARD, SLAPS
from .notes import NOTE_CARDS_DRAWN, NOTE_DISCARD_RESHUFFLED, NOTE_MERCY_DRAWN, NOTE_PENALTY_DUE, NOTE_TRAP_SPRUNG
from .state import State

__all__: list[str] = []


def next_card(state: State) -> int:
    """Takes the next card of the draw pile, after H-RESHUFFLE if it is empty; NO_CARD if there is none."""
    if state.piles.draw_pile_n == 0:
        if state.piles.discard_n == 0:
            return NO_CARD
        state.piles.reshuffle(state.dice)
        if state.journal is not None:
            state.journal.note(NOTE_DISCARD_RESHUFFLED, -1, state.piles.draw_pile_n, 0, 0)
    return state.piles.take()


def draw_one(state: State, seat: int, merciful: bool) -> int:
    """One draw: the card now held, NO_CARD if there is none, FACE_UP for a sprung TRAP.

    If `merciful`, a drawn MERCY is discarded (HR-MERCY) and the result is FACE_UP + 1.
    """
    card = next_card(state)
    if card == NO_CARD:
        return NO_CARD
    if card >= FACE_UP:  # H-TRAP
        state.piles.put_under(card - FACE_UP)
        if state.journal is not None:
            state.journal.note(NOTE_TRAP_SPRUNG, seat, card - FACE_UP, 0, 0)
        return FACE_UP
    if merciful and state.tables.role[card] == MERCY:
        state.piles.put_under(card)
        if state.journal is not None:
            state.journal.note(NOTE_MERCY_DRAWN, seat, card, 0, 0)
        return FACE_UP + 1
    state.piles.add(seat, card)
    if state.journal is not None:
        state.journal.note(NOTE_CARDS_DRAWN, seat, card, 0, 0)
    return card


def draw_cards(state: State, seat: int, count: int, merciful: bool) -> bool:
    """Draws all cards; returns whether a MERCY ended it."""
    while count > 0:
        card = draw_one(state, seat, merciful)
        if card == NO_CARD:  # HR-DRY: it ends here
            return False
        if card == FACE_UP + 1:
            return True
        count += 1 if card == FACE_UP else -1  # a TRAP takes one draw and adds two
    return False


# --- penalties ---------------------------------------------------------------------------


def pay(state: State) -> None:
    """Draws penalties once no effect waits, including a pending draw (HR-CALL-DRAW)."""
    if state.pending.draws > 0 or state.pending.phase in {ANSWERS, SLAPS, DISCARDS}:
        return
    for seat in range(state.n):
        pay_first(state, seat)


def pay_first(state: State, seat: int) -> None:
    """HR-CALL-DRAW: a caught player draws before playing any further card and before winning, whatever waits."""
    if state.calls.owed[seat] > 0:
        count = state.calls.owed[seat]
        state.calls.owed[seat] = 0
        penalise(state, seat, count)


def penalise(state: State, seat: int, count: int) -> None:
    """No draw phase (HR-CALL-DRAW), but on the own turn it counts as drawn if a card came (HR-HELP-NONE)."""
    before = state.piles.hand_n[seat]
    if state.journal is not None:
        state.journal.note(NOTE_PENALTY_DUE, seat, count, 0, 0)
    draw_cards(state, seat, count, False)
    if seat == state.turn.seat and state.pending.phase == FREE and state.piles.hand_n[seat] > before:
        state.turn.drew = True


def owe(state: State, seat: int, count: int) -> None:
    """The penalty of HEATED!."""
    state.calls.owed[seat] = state.calls.owed[seat] + count
    pay(state)


def fine(state: State, seat: int) -> None:
    """H-HOUSE1 to H-HOUSE3: a card at once, whatever waits. Only the penalty of HEATED! waits for an effect."""
    before = state.piles.hand_n[seat]
    penalise(state, seat, 1)
    if (
        state.pending.phase == DISCARDS
        and state.pending.discards[seat] > 0
        and state.op(state.effect.pc - 1) in {LEVEL, DISCARD_TO}
    ):
        state.pending.discards[seat] = (
            state.pending.discards[seat] + state.piles.hand_n[seat] - before
        )  # down to as many as before
