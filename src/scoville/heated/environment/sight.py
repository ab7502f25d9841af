"""What a seat of HEATED observes, as the fields of codec.py say.

Ordinary Python; with a C compiler Cython builds this very file.
"""

from __future__ import annotations

from ..codes import ANSWERS, CHOICE, DISCARDS, FACE_UP, FREE, KINDS, NO_COLOUR, OFFERS, ROOM, RUNNING, SLAPS
from .choice import HeatedChoice
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
    NO_RACE,
    OBSERVATION,
    OFFER,
    OPEN,
    PLAY,
    PLAYER_WIDTH,
    THE_OTHER,
)

__all__ = ["HeatedSight"]


class HeatedSight(HeatedChoice):
    def write_observation(self, seat: int, out: memoryview, at: int) -> None:
        """What `seat` may know, as the fields of codec.py say."""
        state = self.state  # what a loop reads is read once: in C a byte written might be any of it
        for i in range(OBSERVATION):
            out[at + i] = 0
        start = at + AT_HAND
        hand = seat * KINDS
        for i in range(KINDS):
            out[start + i] = state.hands[hand + i] if state.hands[hand + i] < CLIP else CLIP
        start = at + AT_DISCARD
        bottom = state.heap_at
        for i in range(state.heap_n):
            place = start + state.heap[(bottom + i) & (ROOM - 1)]
            if out[place] < CLIP:
                out[place] += 1
        out[start + state.top] += 1
        out[at + AT_TOP + state.top] = 1
        out[at + AT_COLOUR + state.colour] = 1
        out[at + AT_LEFT] = 1 if state.step > 0 else 0
        self.write_players(seat, out, at + AT_PLAYERS)
        out[at + AT_PENDING] = state.pend_n if state.pend_n < CLIP else CLIP
        out[at + AT_BEGUN] = 1 if state.begun and state.pend_n > 0 else 0
        out[at + AT_PILE] = state.pile_n if state.pile_n < CLIP else CLIP
        out[at + AT_TRAP] = 1 if state.pile_n > 0 and state.pile[state.pile_n - 1] >= FACE_UP else 0
        out[at + AT_PHASE + state.phase] = 1
        if state.phase in {ANSWERS, SLAPS, DISCARDS}:
            out[at + AT_ACTING + state.acts] = 1
        out[at + AT_JUMP] = 1 if state.jump and state.phase == FREE else 0
        if seat == state.turn and state.reason == RUNNING:
            out[at + AT_DUTY + state.duty] = 1
        if seat == self.mover:
            self.write_question(seat, out, at)

    def write_players(self, seat: int, out: memoryview, start: int) -> None:
        state = self.state
        other = seat
        for _ in range(state.n):
            out[start] = 1
            out[start + 1] = state.hand_n[other] if state.hand_n[other] < CLIP else CLIP
            if state.reason == RUNNING:
                out[start + 2] = 1 if other == state.turn else 0
                out[start + 3] = state.asked >> other & 1
                if state.phase in {OFFERS, CHOICE}:
                    out[start + 4] = 1 if state.offers[other] > 0 else 0
                elif state.phase == DISCARDS:
                    out[start + 5] = state.must[other] if state.must[other] < CLIP else CLIP
                elif state.phase in {ANSWERS, SLAPS} and other == state.by:
                    out[start + 8] = 1
                out[start + 6] = state.liable >> other & 1
                out[start + 7] = 1 if state.pend_n > 0 and other == state.pend_on else 0
            away = (state.place[other] - state.place[seat]) * state.step
            out[start + 9] = away if away >= 0 else away + state.n
            start += PLAYER_WIDTH
            other += 1
            if other == state.n:
                other = 0

    def write_question(self, seat: int, out: memoryview, at: int) -> None:
        """What is asked of `seat` now, and what it has chosen so far."""
        out[at + AT_ASKED] = 1
        racing = self.timed and self.race != NO_RACE
        if racing or self.is_asked_to_jump():
            out[at + AT_REACTING] = 1
        if self.stage == OPEN:
            return
        out[at + AT_STAGE + self.stage - 1] = 1
        if PLAY <= self.draft.option < OFFER:
            out[at + AT_CHOSEN + self.draft.option - PLAY] = 1
            if racing:
                return
            if self.draft.colour != NO_COLOUR:
                out[at + AT_CHOSEN_COLOUR + self.draft.colour] = 1
            if self.stage in {THE_OTHER, A_CARD}:
                out[at + AT_CHOSEN_SEATS + self.from_own(seat, self.draft.target)] = 1
            for i in range(self.draft.named_n):
                out[at + AT_CHOSEN_SEATS + self.from_own(seat, self.draft.named[i])] = i + 1
        elif self.draft.option >= DISCARD:
            for card in range(KINDS):
                thrown = self.draft.thrown[card]
                out[at + AT_CHOSEN_DISCARDS + card] = thrown if thrown < CLIP else CLIP
