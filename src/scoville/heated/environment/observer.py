# cython: wraparound=False
"""What a seat of HEATED observes, in the layout of codec.py.

Ordinary Python; with a C compiler Cython builds this very file.
"""

from __future__ import annotations

from ...core.bits import lowest
from ..rules.choice import from_own
from ..rules.codes import ANSWERS, CHOICE, DISCARDS, FACE_UP, FREE, KINDS, NO_COLOUR, OFFERS, RUNNING, SLAPS, WORDS
from ..rules.state import State
from .choices import Choices
from .codec import (
    A_CARD,
    AT_ACTING,
    AT_ASKED,
    AT_BEGUN,
    AT_CHOSEN,
    AT_CHOSEN_COLOUR,
    AT_CHOSEN_DISCARDS,
    AT_CHOSEN_SEATS,
    AT_COLOUR,
    AT_DISCARD,
    AT_DUTY,
    AT_HAND,
    AT_JUMP,
    AT_LEFT,
    AT_PENDING,
    AT_PHASE,
    AT_PILE,
    AT_PLAYERS,
    AT_REACTING,
    AT_STAGE,
    AT_TOP,
    AT_TRAP,
    CLIP,
    DISCARD,
    OFFER,
    OPEN,
    PLAY,
    PLAYER_WIDTH,
    SEATS,
    THE_OTHER,
)

__all__ = ["Observer"]


class Observer:
    def __init__(self, state: State) -> None:
        self.state = state

    def write(self, seat: int, out: memoryview) -> None:
        """Writes what `seat` may know, whoever is asked."""
        if (
            len(out) < AT_CHOSEN_DISCARDS
        ):  # looked at once, so the C compiler leaves out the look at each place below it
            raise IndexError("too short for an observation")
        state = self.state  # read once before the loop, because in C a written byte might alias it
        piles = state.piles
        start = AT_HAND
        other = AT_DISCARD
        for word in range(WORDS):
            left = piles.kinds[seat * WORDS + word]
            while left:
                card = word * 64 + lowest(left)
                out[start + card] = (
                    piles.hands[seat * KINDS + card] if piles.hands[seat * KINDS + card] < CLIP else CLIP
                )
                left &= left - 1
        for card in range(KINDS):
            out[other + card] = piles.discards[card]
        if out[other + piles.top] < CLIP:
            out[other + piles.top] += 1
        out[AT_TOP + state.piles.top] = 1
        out[AT_COLOUR + state.piles.colour] = 1
        out[AT_LEFT] = 1 if state.turn.step > 0 else 0
        self.write_players(seat, out)
        out[AT_PENDING] = state.pending.draws if state.pending.draws < CLIP else CLIP
        out[AT_BEGUN] = 1 if state.pending.begun and state.pending.draws > 0 else 0
        out[AT_PILE] = state.piles.draw_pile_n if state.piles.draw_pile_n < CLIP else CLIP
        out[AT_TRAP] = (
            1 if state.piles.draw_pile_n > 0 and state.piles.draw_pile[state.piles.draw_pile_n - 1] >= FACE_UP else 0
        )
        out[AT_PHASE + state.pending.phase] = 1
        if state.pending.phase in {ANSWERS, SLAPS, DISCARDS}:
            out[AT_ACTING + state.effect.acts] = 1
        out[AT_JUMP] = 1 if state.calls.jump_in and state.pending.phase == FREE else 0
        if seat == state.turn.seat and state.reason == RUNNING:
            out[AT_DUTY + state.turn.duty] = 1

    def write_players(self, seat: int, out: memoryview) -> None:
        state = self.state
        other = seat
        if len(out) < AT_CHOSEN_DISCARDS:
            raise IndexError("too short for an observation")
        for i in range(SEATS):
            if i == state.n:
                break
            start = AT_PLAYERS + i * PLAYER_WIDTH
            out[start] = 1
            out[start + 1] = state.piles.hand_n[other] if state.piles.hand_n[other] < CLIP else CLIP
            if state.reason == RUNNING:
                out[start + 2] = 1 if other == state.turn.seat else 0
                out[start + 3] = state.pending.asked >> other & 1
                if state.pending.phase in {OFFERS, CHOICE}:
                    out[start + 4] = 1 if state.pending.offers[other] > 0 else 0
                elif state.pending.phase == DISCARDS:
                    out[start + 5] = state.pending.discards[other] if state.pending.discards[other] < CLIP else CLIP
                elif state.pending.phase in {ANSWERS, SLAPS} and other == state.effect.by:
                    out[start + 8] = 1
                out[start + 6] = state.calls.uncalled >> other & 1
                out[start + 7] = 1 if state.pending.draws > 0 and other == state.pending.on else 0
            away = (state.turn.place[other] - state.turn.place[seat]) * state.turn.step
            out[start + 9] = away if away >= 0 else away + state.n
            other += 1
            if other == state.n:
                other = 0

    def write_question(self, seat: int, choices: Choices, jumping: bool, out: memoryview) -> None:
        """Writes what `seat` is asked now, and what it has chosen so far."""
        draft = choices.draft
        out[AT_ASKED] = 1
        out[AT_REACTING] = 1 if jumping or choices.is_race() else 0
        if choices.stage == OPEN:
            return
        out[AT_STAGE + choices.stage - 1] = 1
        if PLAY <= draft.option < OFFER:
            out[AT_CHOSEN + draft.option - PLAY] = 1
            if choices.is_race():
                return
            if draft.colour != NO_COLOUR:
                out[AT_CHOSEN_COLOUR + draft.colour] = 1
            if choices.stage in {THE_OTHER, A_CARD}:
                out[AT_CHOSEN_SEATS + from_own(self.state, seat, draft.target)] = 1
            for i in range(draft.named_n):
                out[AT_CHOSEN_SEATS + from_own(self.state, seat, draft.named[i])] = i + 1
        elif draft.option >= DISCARD:
            for card in range(KINDS):
                out[AT_CHOSEN_DISCARDS + card] = draft.thrown[card] if draft.thrown[card] < CLIP else CLIP
