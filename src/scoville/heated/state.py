"""A HEATED table, and the verbs of its players. It takes only verified actions.

What a seat may do is asked here, once (`can_play`, `can_draw`, `can_ask` …); the game in front
(game.py) and the arbiter both ask these. What a turn is made of is in turns.py, what a card does
once it has landed in effects.py, how cards move in piles.py.
"""

from __future__ import annotations

from ..core.dice import Dice
from .codes import (
    ANSWERS,
    ANYTHING,
    CHOICE,
    COPY,
    DARE,
    DISCARDED,
    DISCARDS,
    DRAW_ON,
    FACE_UP,
    FREE,
    GAVE,
    HEAT,
    KINDS,
    MERCY,
    NAMING,
    NO_CARD,
    NO_COLOUR,
    NO_THANKS,
    NOTE_ASKED,
    NOTE_CALLED,
    NOTE_DISCARDED,
    NOTE_NAMED,
    NOTE_NONE_TAKEN,
    NOTE_OFFERED,
    NOTE_PLAYED,
    NOTE_SLAPPED,
    NOTE_TAKEN,
    NOTE_WONDERED,
    OFFERS,
    ORDINARY,
    PLAY_DRAWN,
    PLAY_TAKEN,
    RACE,
    ROOM,
    RUNNING,
    SLAPS,
    TRAP,
    WENT_OUT,
)
from .tables import Tables
from .turns import Turns

__all__ = ["State"]


class State(Turns):
    def __init__(self, tables: Tables, n: int, dice: Dice) -> None:
        Turns.__init__(self, tables, n, dice)

    # --- questions: answered here alone ---------------------------------------------------

    def is_asked(self, seat: int) -> bool:
        return (self.asked >> seat & 1) == 1

    def has_turn(self, seat: int) -> bool:
        """Whether `seat` may go on with its turn: nothing blocks play."""
        return self.phase == FREE and seat == self.turn and self.reason == RUNNING

    def can_play(self, seat: int, card: int) -> bool:
        """Whether the card may be played now; what has to be named with it is not asked here."""
        if self.hands[seat * KINDS + card] == 0 or self.reason != RUNNING:
            return False
        role = self.tables.role[card]
        if role == NO_THANKS:
            return self.can_refuse(seat, card)
        if role == MERCY:
            return self.can_end_draw(seat, card)
        if self.phase == ANSWERS:
            return self.can_heat(seat, card)
        if self.phase != FREE:
            return False
        if seat == self.turn:
            if self.duty == PLAY_TAKEN:
                return card == self.taken
            if self.pend_n > 0:
                return not self.begun and self.stacks(card)
            if self.matches(card):
                return True
        return self.jump and self.can_jump(card)

    def can_jump(self, card: int) -> bool:
        """H-JUMP: exactly the top card; for a BLACK card the same card."""
        return self.tables.same[card] == self.tables.same[self.top]

    def can_heat(self, seat: int, card: int) -> bool:
        """H-HEATED2: stack another on the one that waits."""
        return (
            (self.asked >> seat & 1) == 1
            and not self.begun
            and self.op(0) == HEAT
            and self.unnamed < 0
            and self.tables.same[card] == self.tables.same[self.acts]
        )

    def can_refuse(self, seat: int, card: int) -> bool:
        """H-NT-TURN, H-NT-OUT."""
        if self.phase == ANSWERS:
            if not self.asked >> seat & 1:
                return False
            if self.op(0) == HEAT:
                return seat == self.pend_on and seat != self.by and not self.begun
            return seat != self.by or self.raced  # HR-NT-OWN
        if self.phase == SLAPS:  # H-CHILI: whoever has slapped
            return self.op(self.pc) == DARE and (self.slapped & ~self.immune) >> seat & 1 == 1
        if self.phase != FREE or seat != self.turn:
            return False
        if self.duty == PLAY_TAKEN:
            return card == self.taken
        if self.duty == PLAY_DRAWN or (self.begun and self.pend_n == 0):
            return self.tables.obliges[card] != 0
        return not self.begun

    def can_end_draw(self, seat: int, card: int) -> bool:
        """H-MERCY, H-MERCY-IDLE."""
        if self.phase == ANSWERS:
            return self.asked >> seat & 1 == 1 and self.will_draw(seat)
        if self.phase != FREE or seat != self.turn:
            return False
        if self.duty == PLAY_TAKEN:
            return card == self.taken
        if self.duty == PLAY_DRAWN:
            return False
        return self.pend_n > 0 or not self.has_playable(seat, MERCY)

    def can_draw(self, seat: int) -> bool:
        if self.has_turn(seat):
            if self.pend_n > 0:
                return self.duty != PLAY_TAKEN
            return self.duty in {ANYTHING, DRAW_ON} and not self.has_playable(seat, ORDINARY)
        # The target of a GETTING HEATED, once nobody else may stack one: card by card, if it likes.
        return self.phase == ANSWERS and self.asked == 1 << seat and self.op(0) == HEAT and seat == self.pend_on

    def can_ask(self, seat: int) -> bool:
        """H-HELP, HR-HELP-NONE, H-HOUSE6."""
        if not self.has_turn(seat) or self.duty != ANYTHING or self.drew or self.helped:
            return False
        if self.pend_n > 0:
            return self.tables.house6 and not self.begun and not self.has_stack(seat)
        return not self.has_playable(seat, ORDINARY)

    def goes_out(self, seat: int, acts: int) -> bool:
        """H-WIN: whether a card that acts so wins as it lands. A penalty still owed is drawn first (HR-CALL-DRAW)."""
        return (
            self.hand_n[seat] == 1
            and self.tables.keeps[acts] == 0
            and (self.owed[seat] == 0 or self.pile_n + self.heap_n == 0)
        )

    def can_accept(self, seat: int) -> bool:
        if not self.asked >> seat & 1:
            return False
        return self.phase == ANSWERS or (self.phase == SLAPS and self.op(self.pc) == DARE)

    def can_take(self, seat: int) -> bool:
        return self.phase == CHOICE and seat == self.turn

    def discards_due(self, seat: int) -> int:
        return self.must[seat] if self.phase == DISCARDS else 0

    def offer_of(self, seat: int) -> int:
        """The card a seat offers as help, or NO_CARD."""
        return self.offers[seat] - 1 if self.phase in {OFFERS, CHOICE} else NO_CARD

    def is_race(self) -> bool:
        """Whether a TOO HOT waits for slaps, where everyone slaps."""
        return self.phase == SLAPS and self.op(self.pc) == RACE

    def is_dare(self) -> bool:
        """Whether a TOO CHILI waits for slaps, where nobody should."""
        return self.phase == SLAPS and self.op(self.pc) == DARE

    # --- for those outside ------------------------------------------------------------------

    def named_at(self, i: int) -> int:
        """The seat numbered i + 1 by a GHOST PEPPER SPRAY."""
        return self.named[i]

    def owes(self, seat: int) -> int:
        """Cards of a penalty for HEATED! that are still to be drawn."""
        return self.owed[seat]

    def held(self, seat: int, card: int) -> int:
        return self.hands[seat * KINDS + card]

    def hand_list(self, seat: int) -> list[int]:
        """A hand in card order."""
        found = []
        for card in range(KINDS):
            for _ in range(self.hands[seat * KINDS + card]):
                found.append(card)
        return found

    def hand_size(self, seat: int) -> int:
        return self.hand_n[seat]

    def seat_at(self, place: int) -> int:
        return self.order[place]

    def seat_after(self, seat: int) -> int:
        """Whose turn comes next in the direction of play."""
        return self.after(seat)

    def pile_card(self, i: int) -> int:
        """The i-th card of the draw pile, next first; FACE_UP is added to a face-up TRAP."""
        return self.pile[self.pile_n - 1 - i]

    def heap_card(self, i: int) -> int:
        """The i-th card of the discard pile below the top."""
        return self.heap[(self.heap_at + self.heap_n - 1 - i) & (ROOM - 1)]

    # --- playing ----------------------------------------------------------------------------

    def name_order(self, i: int, seat: int) -> None:
        """GHOST PEPPER SPRAY, before it is played: who is numbered i + 1."""
        self.named[i] = seat

    def play(self, seat: int, card: int, colour: int, target: int, second: int, giving: int, at: int) -> None:
        """Every card ends here: played in turn, jumped in with, drawn and played, or acting as a copied one."""
        role = self.tables.role[card]
        acts = self.top if role == COPY else card
        self.pay_first(seat)
        if self.journal is not None:
            self.journal.note(NOTE_PLAYED, seat, card, acts, self.phase != FREE or seat != self.turn)
        if self.phase == FREE and seat == self.turn:
            self.act()
        self.passes = 0
        self.landed += 1
        self.leave(seat, card)
        if role == TRAP:
            self.insert(card + FACE_UP, at)
        elif self.tables.white[card]:
            self.put_under(card)
        else:
            self.lay_on_top(card)
            self.jump = True
            if self.tables.colour[card] != NO_COLOUR:
                self.colour = self.tables.colour[card]
        if colour != NO_COLOUR:
            self.colour = colour
            if self.journal is not None:
                self.journal.note(NOTE_NAMED, seat, colour, 0, 0)
        if self.hand_n[seat] == 0 and not self.tables.keeps[acts]:  # H-WIN
            self.end(WENT_OUT, 1 << seat)
            return
        self.ask_call(seat)
        if role == NO_THANKS:
            self.refuse(seat)
        elif role == MERCY:
            self.end_draw(seat)
        else:
            if colour == NO_COLOUR and self.tables.late[acts]:
                self.unnamed = seat
            self.target = target
            self.second = second
            self.giving = giving
            self.start_turn(self.after(seat))
            self.begin(seat, acts, role == COPY)

    def name_colour(self, seat: int, colour: int) -> None:
        """H-LATE-COLOUR."""
        self.colour = colour
        self.unnamed = -1
        if self.phase == NAMING:
            self.phase = FREE
        if self.journal is not None:
            self.journal.note(NOTE_NAMED, seat, colour, 0, 0)

    # --- answering -----------------------------------------------------------------------------

    def accept(self, seat: int) -> None:
        """Declining is never published: no note is made of it."""
        self.answered(seat)

    def expire(self) -> None:
        """The clock: whoever has not answered has declined. With nothing open nothing changes."""
        if self.phase == ANSWERS:
            self.close_answers()
        elif self.phase == SLAPS:
            if self.op(self.pc) == DARE:
                self.asked = 0
            self.close_slaps()
        elif self.phase == OFFERS:
            self.asked = 0
            self.close_offers()

    def slap(self, seat: int, time: int) -> None:
        """`time` in microseconds, or -1 where nobody measures."""
        if self.journal is not None:
            self.journal.note(NOTE_SLAPPED, seat, 0, 0, 0)
        if self.phase == SLAPS and self.asked >> seat & 1:
            self.asked &= ~(1 << seat)
            self.slapped |= 1 << seat
            self.last_slap = seat
            self.slap_times[seat] = time
            if self.asked == 0:
                self.close_slaps()
        elif self.tables.house3:
            self.fine(seat)

    def call(self, seat: int) -> None:
        """H-CALL: for oneself if one has to, else against whoever has not called yet."""
        if self.journal is not None:
            self.journal.note(NOTE_CALLED, seat, self.liable >> seat & 1, 0, 0)
        if self.liable >> seat & 1:
            self.liable &= ~(1 << seat)
        elif self.liable:
            caught = self.liable
            self.liable = 0
            for other in range(self.n):
                if caught >> other & 1:
                    self.owe(other, 2)
        elif self.tables.house2:
            self.fine(seat)

    def wonder(self, seat: int) -> None:
        """H-HOUSE1."""
        if self.journal is not None:
            self.journal.note(NOTE_WONDERED, seat, 0, 0, 0)
        if self.tables.house1:
            self.fine(seat)

    def discard(self, seat: int, card: int) -> None:
        """One card of a discard; `discarded` follows the last."""
        if self.hand_n[seat] == self.must[seat]:  # the whole hand goes
            self.pay_first(seat)
        self.leave(seat, card)
        self.put_under(card)
        if self.journal is not None:
            self.journal.note(NOTE_DISCARDED, seat, card, 0, 0)

    def discarded(self, seat: int) -> None:
        self.must[seat] = 0
        self.asked &= ~(1 << seat)
        if self.hand_n[seat] == 0:
            self.end(DISCARDED, 1 << seat)
        elif self.asked == 0:
            self.phase = FREE
            self.run()

    # --- drawing --------------------------------------------------------------------------------

    def draw(self, seat: int, most: int) -> None:
        """Take the pending draw or draw for a playable card, and pause after `most` cards (0: do not pause)."""
        if self.phase == FREE:
            self.act()
            self.drew = True
        if self.pend_n > 0:
            self.draw_pending(seat, most)
        else:
            self.draw_for_playable(seat, most)

    # --- help -----------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        if self.journal is not None:
            self.journal.note(NOTE_ASKED, seat, 0, 0, 0)
        self.act()
        self.helped = True
        self.phase = OFFERS
        self.asked = self.everyone() & ~(1 << seat)
        for other in range(self.n):
            self.offers[other] = 0

    def offer(self, seat: int, card: int) -> None:
        """`card` may be NO_CARD: declined."""
        self.offers[seat] = card + 1
        if self.journal is not None and card != NO_CARD:
            self.journal.note(NOTE_OFFERED, seat, card, 0, 0)
        self.asked &= ~(1 << seat)
        if self.asked == 0:
            self.close_offers()

    def take(self, seat: int, giver: int) -> None:
        """`giver` may be -1: nothing is taken."""
        self.phase = FREE
        self.duty = DRAW_ON
        if giver < 0:
            if self.journal is not None:
                self.journal.note(NOTE_NONE_TAKEN, seat, 0, 0, 0)
            return
        card = self.offers[giver] - 1
        if self.hand_n[giver] == 1:
            self.pay_first(giver)
        self.leave(giver, card)
        self.add(seat, card)
        if self.journal is not None:
            self.journal.note(NOTE_TAKEN, seat, card, giver, 0)
        if self.hand_n[giver] == 0:  # H-HELP-WIN
            self.end(GAVE, 1 << giver)
        elif self.helps(card):
            self.duty = PLAY_TAKEN
            self.taken = card

    # --- setting up -------------------------------------------------------------------------------

    def deal(self, dice: Dice, first: int) -> None:
        """A whole new game."""
        self.deal_with(dice, 7)
        self.start_turn(first)

    def put_hand(self, seat: int, card: int) -> None:
        self.add(seat, card)

    def put_unknown(self, seat: int, count: int) -> None:
        """So many cards, for a table on which nobody looks at them."""
        self.hands[seat * KINDS] += count
        self.hand_n[seat] += count

    def put_draw_pile(self, card: int) -> None:
        """On top of it."""
        self.put_pile(card)

    def put_discard(self, card: int) -> None:
        """To its bottom."""
        self.put_under(card)

    def put_place(self, place: int, seat: int) -> None:
        """Who sits there, clockwise."""
        self.order[place] = seat
        self.place[seat] = place

    def put_owed(self, seat: int, count: int) -> None:
        """What a seat has still to draw as a penalty for HEATED!."""
        self.owed[seat] = count

    def put_due(self, seat: int, count: int) -> None:
        """How many cards a seat has to discard."""
        self.must[seat] = count

    def put_offer(self, seat: int, card: int) -> None:
        """As help, which is not taken yet."""
        self.offers[seat] = card + 1

    def shuffle_draw_pile(self, dice: Dice) -> None:
        self.shuffle_with(dice)

    def turn_up(self, dice: Dice) -> None:
        """H-FLIP; a coloured card must be in the draw pile."""
        self.flip(dice)

    def deal_anew(self, seat: int, dice: Dice) -> None:
        """Other hands, the draw pile and the discards below the top as they might be for all `seat` sees."""
        self.shuffle_unseen(seat, dice)
        for other in range(self.n):
            if other != seat and self.offers[other] > 0 and self.hand_n[other] > 0:
                self.offers[other] = 1 + self.nth_card(other, dice.below(self.hand_n[other]))

    def clone(self) -> State:
        """An independent copy, without the journal."""
        other = State.__new__(State)
        other.copy_from(self)
        return other

    def copy_from(self, other: State) -> None:
        self.copy_effects(other)
