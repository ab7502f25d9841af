"""The cards of a HEATED table: the hands, the draw pile and the discard pile. Every move keeps them consistent.

Ordinary Python; with a C compiler Cython builds this very file, with the C types of
piles.pxd.
"""

from __future__ import annotations

from ...core.bits import lowest
from ...core.dice import Dice
from .codes import KINDS, NO_CARD, NO_COLOUR, ROOM, WORDS
from .tables import Tables

__all__ = ["Piles"]


class Piles:
    def __init__(self) -> None:
        self.top = NO_CARD  # the top discard, and the colour in force
        self.colour = NO_COLOUR
        self.draw_pile_n = 0
        self.discard_n = 0  # cards of the discard pile below the top
        self.discard_at = 0  # where its bottom is in the ring
        self.draw_pile = [0] * 512  # the next card is draw_pile[draw_pile_n - 1]
        self.discard = [0] * 512
        self.discards = [0] * 96  # how many of each kind lie below the top, as far as a byte counts
        self.hands = [0] * 960  # [seat * KINDS + card]: how many
        self.hand_n = [0] * 10
        self.kinds = [0] * 20  # [seat * WORDS + word]: the kinds a hand holds, as bits, so that nobody searches it

    # --- hands -----------------------------------------------------------------------------

    def nth_card(self, seat: int, i: int) -> int:
        """The i-th card of a hand in card order, from 0."""
        for word in range(WORDS):
            left = self.kinds[seat * WORDS + word]
            while left:
                card = word * 64 + lowest(left)
                i -= self.hands[seat * KINDS + card]
                if i < 0:
                    return card
                left &= left - 1
        return NO_CARD

    def add(self, seat: int, card: int) -> None:
        one = 1
        self.hands[seat * KINDS + card] += 1
        self.hand_n[seat] += 1
        self.kinds[seat * WORDS + (card >> 6)] |= one << (card & 63)

    def leave(self, seat: int, card: int) -> None:
        one = 1
        self.hands[seat * KINDS + card] -= 1
        self.hand_n[seat] -= 1
        if self.hands[seat * KINDS + card] == 0:
            self.kinds[seat * WORDS + (card >> 6)] &= ~(one << (card & 63))

    def add_unknown(self, seat: int, count: int) -> None:
        """Adds this many cards, for a table whose hands nobody reads."""
        self.hands[seat * KINDS] += count
        self.hand_n[seat] += count
        if count > 0:
            self.kinds[seat * WORDS] |= 1

    def empty_hand(self, seat: int) -> None:
        for card in range(KINDS):
            self.hands[seat * KINDS + card] = 0
        self.hand_n[seat] = 0
        for word in range(WORDS):
            self.kinds[seat * WORDS + word] = 0

    def swap_hands(self, one: int, other: int) -> None:
        for card in range(KINDS):
            kept = self.hands[one * KINDS + card]
            self.hands[one * KINDS + card] = self.hands[other * KINDS + card]
            self.hands[other * KINDS + card] = kept
        kept = self.hand_n[one]
        self.hand_n[one] = self.hand_n[other]
        self.hand_n[other] = kept
        for word in range(WORDS):
            kinds = self.kinds[one * WORDS + word]
            self.kinds[one * WORDS + word] = self.kinds[other * WORDS + word]
            self.kinds[other * WORDS + word] = kinds

    # --- the discard pile ------------------------------------------------------------------

    def lay_on_top(self, card: int) -> None:
        """Sets a new top discard."""
        if self.top != NO_CARD:
            self.discard[(self.discard_at + self.discard_n) & (ROOM - 1)] = self.top
            self.discard_n += 1
            self.count_discard(self.top)
        self.top = card

    def put_under(self, card: int) -> None:
        """Puts a card at the bottom of the discard pile."""
        self.discard_at = (self.discard_at - 1) & (ROOM - 1)
        self.discard[self.discard_at] = card
        self.discard_n += 1
        self.count_discard(card)

    def count_discard(self, card: int) -> None:
        if self.discards[card] < 255:
            self.discards[card] += 1

    def empty_discards(self) -> None:
        """Takes all cards below the top away."""
        self.discard_n = 0
        for card in range(KINDS):
            self.discards[card] = 0

    def discarded(self, i: int) -> int:
        """The i-th card of the discard pile below the top."""
        return self.discard[(self.discard_at + self.discard_n - 1 - i) & (ROOM - 1)]

    # --- the draw pile ---------------------------------------------------------------------

    def put_on_pile(self, card: int) -> None:
        """Puts a card on top of the draw pile."""
        self.draw_pile[self.draw_pile_n] = card
        self.draw_pile_n += 1

    def insert(self, card: int, above: int) -> None:
        """Puts a card into the draw pile, with this many cards above it; HR-TRAP: at most all of them."""
        i = self.draw_pile_n
        above = min(above, i)
        while above > 0:
            self.draw_pile[i] = self.draw_pile[i - 1]
            i -= 1
            above -= 1
        self.draw_pile[i] = card
        self.draw_pile_n += 1

    def take(self) -> int:
        """Takes the next card of the draw pile, which must have one."""
        self.draw_pile_n -= 1
        return self.draw_pile[self.draw_pile_n]

    def shuffle(self, above: int, dice: Dice) -> None:
        """Shuffles the draw pile except its `above` lowest cards."""
        for i in range(self.draw_pile_n - 1, above, -1):
            j = above + dice.below(i - above + 1)
            card = self.draw_pile[i]
            self.draw_pile[i] = self.draw_pile[j]
            self.draw_pile[j] = card

    def reshuffle(self, dice: Dice) -> None:
        """H-RESHUFFLE: the draw pile is empty, and the cards below the top become a new one."""
        for i in range(self.discard_n):
            self.draw_pile[i] = self.discard[(self.discard_at + i) & (ROOM - 1)]
        self.draw_pile_n = self.discard_n
        self.discard_at = 0
        self.empty_discards()
        self.shuffle(0, dice)

    # --- setting up ------------------------------------------------------------------------

    def deal(self, tables: Tables, players: int, count: int, dice: Dice) -> None:
        """H-DEAL, H-FLIP: shuffles the whole deck, deals `count` cards each and turns up a coloured card.

        If the hands hold every coloured card, nothing could be turned up, so everything is dealt again.
        """
        coloured = 0
        while coloured == 0:
            self.draw_pile_n = 0
            for i in range(tables.cards_n):
                self.put_on_pile(tables.cards[i])
            self.shuffle(0, dice)
            for seat in range(players):
                self.empty_hand(seat)
                for _ in range(count):
                    self.add(seat, self.take())
            for i in range(self.draw_pile_n):
                if tables.colour[self.draw_pile[i]] != NO_COLOUR:
                    coloured += 1
        self.flip(tables, dice)

    def flip(self, tables: Tables, dice: Dice) -> None:
        """H-FLIP; a coloured card must be in the draw pile."""
        while tables.colour[self.draw_pile[self.draw_pile_n - 1]] == NO_COLOUR:
            card = self.take()
            self.insert(card, dice.below(self.draw_pile_n + 1))
        self.top = self.take()
        self.colour = tables.colour[self.top]

    def copy_from(self, other: Piles) -> None:
        self.top = other.top
        self.colour = other.colour
        self.draw_pile_n = other.draw_pile_n
        self.discard_n = other.discard_n
        self.discard_at = other.discard_at
        self.draw_pile = other.draw_pile[:]
        self.discard = other.discard[:]
        self.discards = other.discards[:]
        self.hands = other.hands[:]
        self.hand_n = other.hand_n[:]
        self.kinds = other.kinds[:]
