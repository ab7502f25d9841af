"""What a turn is made of: which cards fit, drawing, answering, passing."""

from __future__ import annotations

from ..core.dice import Dice
from .codes import (
    ANSWERS,
    ANYTHING,
    CHOICE,
    COPY,
    DRAW_ON,
    FACE_UP,
    FREE,
    HEAT,
    KINDS,
    NO_CARD,
    NO_COLOUR,
    NOTE_CALLED,
    NOTE_CANCELLED,
    NOTE_PASSED,
    NOTE_SKIPPED_OWN,
    OPS,
    ORDINARY,
    PLAY_DRAWN,
    SLAPS,
    STACK,
)
from .effects import Effects
from .tables import Tables

__all__ = ["Turns"]


class Turns(Effects):
    def __init__(self, tables: Tables, n: int, dice: Dice) -> None:
        Effects.__init__(self, tables, n, dice)

    # --- cards that fit -----------------------------------------------------------------------

    def matches(self, card: int) -> bool:
        """H-MATCH, H-COL-MATCH."""
        return (
            self.tables.colour[card] == NO_COLOUR
            or self.tables.colour[card] == self.colour
            or self.tables.image[card] == self.tables.image[self.top]
        )

    def stacks(self, card: int) -> bool:
        """Whether it goes on the pending draw in turn (H-STACK2, H-DRAW4, H-COPY)."""
        return self.tables.role[card] == COPY or (
            self.tables.ops[card * OPS * 3] == STACK and self.tables.image[card] == self.pend_image
        )

    def has_playable(self, seat: int, but: int) -> bool:
        """H-NO-IDLE: a card that counts as playable, without the role `but`."""
        for card in range(KINDS):
            if (
                self.hands[seat * KINDS + card] > 0
                and self.tables.obliges[card]
                and self.matches(card)
                and (but == ORDINARY or self.tables.role[card] != but)
            ):
                return True
        return False

    def has_stack(self, seat: int) -> bool:
        for card in range(KINDS):
            if self.hands[seat * KINDS + card] > 0 and self.stacks(card):
                return True
        return False

    def helps(self, card: int) -> bool:
        """Whether it must be played once it was taken as help (H-HELP, H-HOUSE6)."""
        if self.pend_n > 0:
            return self.stacks(card)
        return self.tables.obliges[card] != 0 and self.matches(card)

    # --- acting and answering -------------------------------------------------------------------

    def act(self) -> None:
        """The next player acts: H-CALL-OVER, HR-JUMP-UNTIL."""
        self.jump = False
        self.liable = 0

    def ask_call(self, seat: int) -> None:
        """H-CALL: the second-to-last card has been played."""
        if self.hand_n[seat] == 1:
            if self.tables.race:
                self.liable |= 1 << seat
            elif self.journal is not None:
                self.journal.note(NOTE_CALLED, seat, 1, 0, 0)

    def answered(self, seat: int) -> None:
        """One answer less to wait for."""
        self.asked &= ~(1 << seat)
        if self.asked == 0:
            if self.phase == SLAPS:
                self.close_slaps()
            else:
                self.close_answers()

    def refuse(self, seat: int) -> None:
        """NO THANKS has been played."""
        if self.phase == FREE:
            if self.pend_n > 0:  # H-NT-STACK
                if self.journal is not None:
                    self.journal.note(NOTE_CANCELLED, seat, self.top, self.pend_n, 0)
                self.pend_n = 0
                self.duty = ANYTHING
                self.pay()
                if self.tables.no_thanks_ends_turn:
                    self.start_turn(self.after(seat))
                return
            if self.journal is not None:
                self.journal.note(NOTE_SKIPPED_OWN, seat, 0, 0, 0)
            self.start_turn(self.after(seat))
            return
        if self.journal is not None:
            self.journal.note(NOTE_CANCELLED, seat, self.acts, 0, 0)
        self.immune |= 1 << seat
        if self.phase == ANSWERS:
            if self.op(0) == HEAT:
                self.pend_n = 0
                self.asked = 1 << seat
            self.answered(seat)

    def end_draw(self, seat: int) -> None:
        """MERCY has been played."""
        if self.phase == FREE:
            self.pend_n = 0
            self.begun = False
            self.pay()
            self.start_turn(self.after(seat))
            return
        self.spared |= 1 << seat
        self.jump = False  # a draw phase began, and is over
        if self.op(0) == HEAT:
            self.pend_n = 0
            self.asked = 1 << seat
        if self.asked >> seat & 1:
            self.answered(seat)

    # --- drawing and help -------------------------------------------------------------------------

    def draw_pending(self, seat: int, most: int) -> None:
        self.begun = True
        self.jump = False
        ended = False
        drawn = 0
        while self.pend_n > 0 and (most == 0 or drawn < most):
            card = self.draw_one(seat, True)
            if card == NO_CARD:
                self.pend_n = 0
            elif card == FACE_UP + 1:
                self.pend_n = 0
                ended = True
            else:
                drawn += 1
                self.pend_n += 1 if card == FACE_UP else -1
        if self.pend_n > 0:
            return
        self.begun = False
        if self.phase == ANSWERS:
            self.close_answers()
        else:
            self.duty = ANYTHING
            self.pay()
            if ended:  # H-MERCY: on your turn it also ends the turn
                self.start_turn(self.after(seat))

    def draw_for_playable(self, seat: int, most: int) -> None:
        """H-DRAW-UNTIL; HR-DRY: it ends where nothing is left, and with nothing to begin with it is a pass.

        After `most` cards (0 is no limit) it pauses, so that MERCY can be played from the hand (HR-MERCY).
        """
        self.duty = ANYTHING
        self.begun = False
        card = NO_CARD
        drawn = 0
        while most == 0 or drawn < most:
            before = card
            card = self.draw_one(seat, True)
            if card == NO_CARD:
                if before == NO_CARD:
                    self.pass_turn(seat)
                return
            drawn += 1
            if card == FACE_UP and not self.draw_cards(seat, 2, True):  # HR-TRAP
                drawn += 1
                if not self.has_playable(seat, ORDINARY):
                    continue
                self.duty = PLAY_DRAWN
                return
            if card >= FACE_UP:  # H-MERCY-IDLE, drawn as such or for a TRAP
                self.start_turn(self.after(seat))
                return
            if self.tables.obliges[card] and self.matches(card):
                self.duty = PLAY_DRAWN
                return
        self.begun = True

    def pass_turn(self, seat: int) -> None:
        """HR-DRY."""
        if self.journal is not None:
            self.journal.note(NOTE_PASSED, seat, 0, 0, 0)
        self.passes += 1
        if self.passes == self.n:
            self.end_dry()
        else:
            self.start_turn(self.after(seat))

    def close_offers(self) -> None:
        for seat in range(self.n):
            if self.offers[seat] > 0:
                self.phase = CHOICE
                return
        self.phase = FREE  # HR-HELP-NONE
        self.duty = DRAW_ON
