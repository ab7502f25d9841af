"""Hands, piles and places of a HEATED table as small ints, and how cards move between them.

Ordinary Python; with a C compiler Cython builds this very file, and piles.pxd says which C types
it uses.
"""

from __future__ import annotations

from ..core.dice import Dice
from ..core.journal import Journal
from .codes import (
    FACE_UP,
    KINDS,
    MERCY,
    NO_CARD,
    NO_COLOUR,
    NOTE_DEALT,
    NOTE_DRAWN,
    NOTE_EXCHANGED,
    NOTE_MERCY_DRAWN,
    NOTE_RESHUFFLED,
    NOTE_SWAPPED,
    NOTE_TRAPPED,
    ROOM,
)
from .tables import Tables

__all__ = ["Piles"]


class Piles:
    def __init__(self, tables: Tables, n: int, dice: Dice) -> None:
        self.tables = tables
        self.journal: Journal | None = None
        self.dice = dice  # all luck once the cards are dealt
        self.n = n
        self.top = NO_CARD
        self.colour = NO_COLOUR
        self.step = -1  # H-RIGHT: counter-clockwise
        self.pile_n = 0
        self.heap_n = 0  # cards of the discard pile below the top
        self.heap_at = 0  # where its bottom is in the ring
        self.pile = [0] * 512  # the draw pile: the next card is pile[pile_n - 1]
        self.heap = [0] * 512
        self.hands = [0] * 960  # [seat * KINDS + card]: how many
        self.hand_n = [0] * 10
        self.order = [0] * 10  # seats by place, clockwise
        self.place = [0] * 10  # where a seat is in `order`
        for i in range(n):
            self.order[i] = i
            self.place[i] = i

    # --- looking ---------------------------------------------------------------------------

    def after(self, seat: int) -> int:
        """Whose turn comes next in the direction of play."""
        i = self.place[seat] + self.step
        if i < 0:
            i += self.n
        elif i >= self.n:
            i -= self.n
        return self.order[i]

    def nth_card(self, seat: int, i: int) -> int:
        """The i-th card of a hand in card order, from 0."""
        at = seat * KINDS
        while i >= self.hands[at]:
            i -= self.hands[at]
            at += 1
        return at - seat * KINDS

    # --- single cards -------------------------------------------------------------------------

    def add(self, seat: int, card: int) -> None:
        self.hands[seat * KINDS + card] += 1
        self.hand_n[seat] += 1

    def leave(self, seat: int, card: int) -> None:
        self.hands[seat * KINDS + card] -= 1
        self.hand_n[seat] -= 1

    def lay_on_top(self, card: int) -> None:
        """A new top discard."""
        if self.top != NO_CARD:
            self.heap[(self.heap_at + self.heap_n) & (ROOM - 1)] = self.top
            self.heap_n += 1
        self.top = card

    def put_under(self, card: int) -> None:
        """To the bottom of the discard pile."""
        self.heap_at = (self.heap_at - 1) & (ROOM - 1)
        self.heap[self.heap_at] = card
        self.heap_n += 1

    def put_pile(self, card: int) -> None:
        """On top of the draw pile."""
        self.pile[self.pile_n] = card
        self.pile_n += 1

    def insert(self, card: int, above: int) -> None:
        """Into the draw pile, with so many cards above it; HR-TRAP: at most all of them."""
        i = self.pile_n
        above = min(above, i)
        while above > 0:
            self.pile[i] = self.pile[i - 1]
            i -= 1
            above -= 1
        self.pile[i] = card
        self.pile_n += 1

    def shuffle(self) -> None:
        """The draw pile."""
        self.shuffle_with(self.dice)

    def shuffle_with(self, dice: Dice) -> None:
        for i in range(self.pile_n - 1, 0, -1):
            j = dice.below(i + 1)
            card = self.pile[i]
            self.pile[i] = self.pile[j]
            self.pile[j] = card

    def next_card(self) -> int:
        """Takes the next card of the draw pile, after H-RESHUFFLE if it is empty; NO_CARD if there is none."""
        if self.pile_n == 0:
            if self.heap_n == 0:
                return NO_CARD
            for i in range(self.heap_n):
                self.pile[i] = self.heap[(self.heap_at + i) & (ROOM - 1)]
            self.pile_n = self.heap_n
            self.heap_n = 0
            self.heap_at = 0
            self.shuffle()
            if self.journal is not None:
                self.journal.note(NOTE_RESHUFFLED, -1, self.pile_n, 0, 0)
        self.pile_n -= 1
        return self.pile[self.pile_n]

    def draw_one(self, seat: int, merciful: bool) -> int:
        """One draw: the card now held, NO_CARD if there is none, FACE_UP for a sprung TRAP.

        A MERCY drawn where it is `merciful` is discarded (HR-MERCY): the answer is FACE_UP + 1.
        """
        card = self.next_card()
        if card == NO_CARD:
            return NO_CARD
        if card >= FACE_UP:  # H-TRAP
            self.put_under(card - FACE_UP)
            if self.journal is not None:
                self.journal.note(NOTE_TRAPPED, seat, card - FACE_UP, 0, 0)
            return FACE_UP
        if merciful and self.tables.role[card] == MERCY:
            self.put_under(card)
            if self.journal is not None:
                self.journal.note(NOTE_MERCY_DRAWN, seat, card, 0, 0)
            return FACE_UP + 1
        self.hands[seat * KINDS + card] += 1
        self.hand_n[seat] += 1
        if self.journal is not None:
            self.journal.note(NOTE_DRAWN, seat, card, 0, 0)
        return card

    def draw_cards(self, seat: int, count: int, merciful: bool) -> bool:
        """A whole draw; whether a MERCY ended it."""
        while count > 0:
            card = self.draw_one(seat, merciful)
            if card == NO_CARD:  # HR-DRY: it ends where it is
                return False
            if card == FACE_UP + 1:
                return True
            count += 1 if card == FACE_UP else -1  # takes one draw and adds two
        return False

    # --- whole hands --------------------------------------------------------------------------

    def swap_hands(self, one: int, other: int) -> None:
        for card in range(KINDS):
            kept = self.hands[one * KINDS + card]
            self.hands[one * KINDS + card] = self.hands[other * KINDS + card]
            self.hands[other * KINDS + card] = kept
        kept = self.hand_n[one]
        self.hand_n[one] = self.hand_n[other]
        self.hand_n[other] = kept
        if self.journal is not None:
            self.journal.note(NOTE_SWAPPED, one, other, 0, 0)

    def exchange(self, seat: int, given: int, other: int) -> None:
        """H-GIVE: a card of one's choice for a random one."""
        if self.hand_n[other] == 0 or self.hand_n[seat] == 0 or given == NO_CARD:
            return
        got = self.nth_card(other, self.dice.below(self.hand_n[other]))
        self.leave(other, got)
        self.leave(seat, given)
        self.add(other, given)
        self.add(seat, got)
        if self.journal is not None:
            self.journal.note(NOTE_EXCHANGED, seat, given, got, other)

    def mix(self, seats: int, first: int) -> None:
        """H-MIX: the hands of `seats` (bits), dealt out from `first` on."""
        mixed = self.pile_n  # the cards lie above the draw pile meanwhile
        for seat in range(self.n):
            if seats >> seat & 1:
                for card in range(KINDS):
                    while self.hands[seat * KINDS + card] > 0:
                        self.leave(seat, card)
                        self.put_pile(card)
        for i in range(self.pile_n - 1, mixed, -1):
            j = mixed + self.dice.below(i - mixed + 1)
            card = self.pile[i]
            self.pile[i] = self.pile[j]
            self.pile[j] = card
        seat = first
        while self.pile_n > mixed:
            if seats >> seat & 1:
                self.pile_n -= 1
                self.add(seat, self.pile[self.pile_n])
                if self.journal is not None:
                    self.journal.note(NOTE_DEALT, seat, self.pile[self.pile_n], 0, 0)
            seat = self.after(seat)

    def trade_places(self, one: int, other: int) -> None:
        kept = self.place[one]
        self.place[one] = self.place[other]
        self.place[other] = kept
        self.order[self.place[one]] = one
        self.order[self.place[other]] = other

    # --- setting up -----------------------------------------------------------------------------

    def deal_with(self, dice: Dice, count: int) -> None:
        """H-DEAL, H-FLIP: the whole deck shuffled, `count` cards each, a coloured card turned up.

        If the hands hold every coloured card nothing could be turned up, and all is dealt again.
        """
        coloured = 0
        while coloured == 0:
            self.pile_n = 0
            for i in range(self.tables.cards_n):
                self.put_pile(self.tables.cards[i])
            self.shuffle_with(dice)
            for seat in range(self.n):
                for card in range(KINDS):
                    self.hands[seat * KINDS + card] = 0
                self.hand_n[seat] = 0
                for _ in range(count):
                    self.pile_n -= 1
                    self.add(seat, self.pile[self.pile_n])
            for i in range(self.pile_n):
                if self.tables.colour[self.pile[i]] != NO_COLOUR:
                    coloured += 1
        self.flip(dice)

    def flip(self, dice: Dice) -> None:
        """H-FLIP; a coloured card must be in the draw pile."""
        while self.tables.colour[self.pile[self.pile_n - 1]] == NO_COLOUR:
            card = self.pile[self.pile_n - 1]
            self.pile_n -= 1
            self.insert(card, dice.below(self.pile_n + 1))
        self.pile_n -= 1
        self.top = self.pile[self.pile_n]
        self.colour = self.tables.colour[self.top]

    def shuffle_unseen(self, seat: int, dice: Dice) -> None:
        """Deals anew all that `seat` cannot see (-1: all hands), every hand and pile keeping its size."""
        hidden = self.pile_n  # what is dealt anew lies above the draw pile meanwhile
        for other in range(self.n):
            if other != seat:
                for card in range(KINDS):
                    for _ in range(self.hands[other * KINDS + card]):
                        self.put_pile(card)
                    self.hands[other * KINDS + card] = 0
        for i in range(self.heap_n):
            self.put_pile(self.heap[(self.heap_at + i) & (ROOM - 1)])
        for i in range(self.pile_n - 1, 0, -1):
            j = dice.below(i + 1)
            card = self.pile[i]
            if card < FACE_UP and self.pile[j] < FACE_UP:  # everyone saw where a TRAP was put
                self.pile[i] = self.pile[j]
                self.pile[j] = card
        for i in range(self.heap_n):
            self.pile_n -= 1
            self.heap[(self.heap_at + i) & (ROOM - 1)] = self.pile[self.pile_n]
        for other in range(self.n):
            if other != seat:
                for _ in range(self.hand_n[other]):
                    self.pile_n -= 1
                    self.hands[other * KINDS + self.pile[self.pile_n]] += 1
        self.pile_n = hidden

    def copy_piles(self, other: Piles) -> None:
        self.tables = other.tables
        self.journal = None
        self.dice = Dice(other.dice.a, other.dice.b, other.dice.c, other.dice.d)
        self.n = other.n
        self.top = other.top
        self.colour = other.colour
        self.step = other.step
        self.pile_n = other.pile_n
        self.heap_n = other.heap_n
        self.heap_at = other.heap_at
        self.pile = other.pile[:]
        self.heap = other.heap[:]
        self.hands = other.hands[:]
        self.hand_n = other.hand_n[:]
        self.order = other.order[:]
        self.place = other.place[:]
