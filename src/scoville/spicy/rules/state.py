"""A SPICY table as small ints, and the verbs that change it. It takes only verified actions.

Ordinary Python; with a C compiler Cython builds this very file, with the C types of state.pxd.
What a seat may do is decided here, once: `may_play`, `may_challenge`, `may_copy`. The game in
front (game.py) and the arbiter both ask these.
"""

from __future__ import annotations

from ...core.dice import Dice
from ...core.journal import Journal
from .cards import KINDS, NO_CARD, NO_CLAIM
from .codes import (
    BLIND,
    CARD_MASK,
    CLAIM_SHIFT,
    COPY_SHIFT,
    RUNNING,
    SEAT_SHIFT,
    SECOND_TROPHY,
    THIRD_TROPHY,
    WORLDS_END,
)
from .notes import (
    NOTE_CARD_PLAYED,
    NOTE_CARD_REVEALED,
    NOTE_CARD_TAKEN_BACK,
    NOTE_CARDS_ADDED,
    NOTE_CARDS_DRAWN,
    NOTE_CHALLENGED,
    NOTE_GAME_ENDED,
    NOTE_LAST_CARD_ACCEPTED,
    NOTE_LAST_CARD_PLAYED,
    NOTE_PASSED,
    NOTE_PEEKED,
    NOTE_STACK_RAIDED,
    NOTE_STACK_WON,
    NOTE_TROPHY_TAKEN,
)
from .tables import Tables

__all__ = ["State"]


class State:
    def __init__(self, tables: Tables, n: int) -> None:
        self.tables = tables
        self.journal: Journal | None = None
        self.n = n
        self.turn = 0
        self.reason = RUNNING
        self.deck_n = 0
        self.below = 0  # cards of the deck below the World's End card
        self.stack_n = 0
        self.top = 0  # the card on top of the stack, its claim, its player, whether it is a copy
        self.claim = NO_CLAIM
        self.by = 0
        self.copied = False
        self.doubters = 0  # bit per seat: may challenge the top card (S-WHO, S-ANYTIME, SR-LAST-WAIT)
        self.copiers = 0  # bit per seat: may copy the top card (S-COPY, SR-LAST-WAIT)
        self.last_waits = False  # whether the top card is a last card and all doubters are asked
        self.played = 0  # cards played so far: distinguishes a new top card from the one before
        self.trophies_taken = 0
        self.won_n = 0
        self.deck = [0] * 100  # the next card is deck[deck_n - 1]
        self.stack = [0] * 100  # laid cards, bottom first
        self.won = [0] * 100  # card + owner << SEAT_SHIFT, in the order they were won
        self.hands = [0] * 192  # [seat * KINDS + card]: how many
        self.hand_n = [0] * 6
        self.points = [0] * 6
        self.trophies = [0] * 6

    # --- questions: answered here alone ----------------------------------------------

    def may_play(self, seat: int) -> bool:
        """Whether a seat may play a card or pass (S-TURN), once no last card waits (S-LAST-WAIT)."""
        return seat == self.turn and not self.last_waits and self.reason == RUNNING

    def may_challenge(self, seat: int) -> bool:
        return (self.doubters >> seat & 1) == 1

    def may_copy(self, seat: int) -> bool:
        return (self.copiers >> seat & 1) == 1

    def after(self, seat: int) -> int:
        """S-CLOCKWISE."""
        return seat + 1 if seat + 1 < self.n else 0

    def others(self, seat: int) -> int:
        """All seats except this one, as bits."""
        return (1 << self.n) - 1 & ~(1 << seat)

    def held(self, seat: int, card: int) -> int:
        return self.hands[seat * KINDS + card]

    def hand_list(self, seat: int) -> list[int]:
        """A hand in card order."""
        found = []
        for card in range(KINDS):
            for _ in range(self.hands[seat * KINDS + card]):
                found.append(card)
        return found

    def nth_card(self, seat: int, i: int) -> int:
        """The i-th card of a hand in card order, from 0."""
        at = seat * KINDS
        while i >= self.hands[at]:
            i -= self.hands[at]
            at += 1
        return at - seat * KINDS

    def paw(self) -> int:
        """The seat whose paw lies on the stack, or -1 (S-RAIDER). It lies there as long as the card is on top."""
        return self.by if self.tables.paw[self.claim] else -1

    def score(self, seat: int) -> int:
        """S-SCORE."""
        return self.points[seat] + 10 * self.trophies[seat] - self.hand_n[seat]

    def winners(self) -> int:
        """The winning seats as bits; 0 while the game runs."""
        if self.reason == RUNNING:
            return 0
        found = 0
        best = 0
        for seat in range(self.n):
            if self.reason == SECOND_TROPHY:  # S-END-2ND: whatever the points
                if self.trophies[seat] >= self.tables.winning_trophies:
                    found = 1 << seat
            elif found == 0 or self.score(seat) > best:
                best = self.score(seat)
                found = 1 << seat
            elif self.score(seat) == best:  # S-TIE
                found |= 1 << seat
        return found

    def card_at(self, pile: int, i: int) -> int:
        """For readers outside: pile 0 is the deck (next first), 1 the stack (bottom first), 2 all won cards."""
        if pile == 0:
            return self.deck[self.deck_n - 1 - i]
        return self.stack[i] if pile == 1 else self.won[i]

    def hand_size(self, seat: int) -> int:
        return self.hand_n[seat]

    def points_of(self, seat: int) -> int:
        return self.points[seat]

    def trophies_of(self, seat: int) -> int:
        return self.trophies[seat]

    # --- verbs --------------------------------------------------------------------------

    def play(self, seat: int, card: int, claim: int, copy: bool, under1: int, under2: int) -> None:
        """S-PLAY, S-COPY; `under1` and `under2` are cards put under a 5 (S-LUCK) or NO_CARD."""
        if self.journal is not None:
            self.journal.note(NOTE_CARD_PLAYED, seat, card, claim, copy)
        if self.tables.paw[self.claim]:  # S-RAIDER: the next card is being played
            if self.journal is not None:
                self.journal.note(NOTE_STACK_RAIDED, self.by, self.stack_n, 0, 0)
            self.take_stack(self.by)
        added = 0
        if under1 != NO_CARD:
            self.add_under(seat, under1)
            added = 1
            if under2 != NO_CARD:
                self.add_under(seat, under2)
                added = 2
        self.lay(seat, card, claim, copy)
        self.top = card
        self.claim = claim
        self.by = seat
        self.copied = copy
        self.doubters = self.others(seat)
        self.copiers = self.doubters if self.tables.copying else 0
        self.turn = self.after(seat)
        self.played += 1
        if added:
            self.draw(seat, added)
        if self.hand_n[seat] == 0 and self.reason == RUNNING:  # SR-LUCK: judged after the drawing
            self.last_waits = True
            self.copiers = 0
            if self.journal is not None:
                self.journal.note(NOTE_LAST_CARD_PLAYED, seat, 0, 0, 0)

    def pass_turn(self) -> None:
        """S-PASS."""
        seat = self.turn
        if self.journal is not None:
            self.journal.note(NOTE_PASSED, seat, 0, 0, 0)
        self.turn = self.after(seat)
        self.draw(seat, 1)

    def challenge(self, seat: int, trait: int) -> None:
        """S-JUDGE to S-TROPHY-LOST, in the order of SR-ORDER."""
        holds = trait == BLIND or self.tables.holds(self.top, self.claim, trait)
        if self.journal is not None:
            self.journal.note(NOTE_CHALLENGED, seat, self.by, trait, 0)
            self.journal.note(NOTE_CARD_REVEALED, self.by, self.top, self.claim, holds)
        winner = self.by if holds else seat
        loser = seat if holds else self.by
        if self.journal is not None:
            self.journal.note(NOTE_STACK_WON, winner, self.stack_n, 0, 0)
        self.take_stack(winner)
        trophy = self.last_waits and holds
        self.last_waits = False
        self.turn = loser
        if trophy:
            self.take_trophy(winner)
        if self.reason == RUNNING:
            self.draw(loser, 2)
        if trophy and self.reason == RUNNING:
            self.draw(winner, self.tables.hand)

    def accept(self, seat: int) -> None:
        """S-LAST-WAIT: one player fewer who could challenge the last card."""
        if self.journal is not None:
            self.journal.note(NOTE_LAST_CARD_ACCEPTED, seat, 0, 0, 0)
        self.doubters &= ~(1 << seat)
        if self.doubters == 0:
            self.stand()

    def expire(self) -> None:
        """The clock: everybody who has not answered has accepted. With nothing open, nothing changes."""
        if self.last_waits:
            self.stand()

    def take_back(self, seat: int, card: int, claim: int, ends_turn: bool) -> None:
        """S-BAD-CALL, S-LAST-FORGOT: the card counts as never laid (SR-NO-TRACE); draw 1."""
        if self.journal is not None:
            self.journal.note(NOTE_CARD_TAKEN_BACK, seat, card, claim, ends_turn)
        if ends_turn:
            self.turn = self.after(seat)
        self.draw(seat, 1)

    def peek(self, seat: int, whose: int) -> None:
        """S-NO-PEEK: see the top card of a points pile, or of the stack if `whose` is -1; draw 1."""
        if self.journal is not None:
            self.journal.note(NOTE_PEEKED, seat, self.top if whose < 0 else self.top_won(whose), whose, 0)
        self.draw(seat, 1)

    # --- what the verbs are made of ---------------------------------------------------------

    def lay(self, seat: int, card: int, claim: int, copy: bool) -> None:
        self.hands[seat * KINDS + card] -= 1
        self.hand_n[seat] -= 1
        self.stack[self.stack_n] = card + (claim << CLAIM_SHIFT) + (seat << SEAT_SHIFT) + (copy << COPY_SHIFT)
        self.stack_n += 1

    def add_under(self, seat: int, card: int) -> None:
        if self.journal is not None:
            self.journal.note(NOTE_CARDS_ADDED, seat, card, 0, 0)
        self.lay(seat, card, NO_CLAIM, False)

    def stand(self) -> None:
        """S-TROPHY-QUIET: nobody may challenge it any more; the stack stays."""
        self.last_waits = False
        self.doubters = 0
        self.copiers = self.others(self.by) if self.tables.copying else 0
        self.take_trophy(self.by)
        if self.reason == RUNNING:
            self.draw(self.by, self.tables.hand)  # S-REFILL

    def take_stack(self, seat: int) -> None:
        """S-WIN-STACK."""
        for i in range(self.stack_n):
            self.won[self.won_n] = (self.stack[i] & CARD_MASK) + (seat << SEAT_SHIFT)
            self.won_n += 1
        self.points[seat] += self.stack_n
        self.stack_n = 0
        self.claim = NO_CLAIM
        self.doubters = 0
        self.copiers = 0

    def top_won(self, seat: int) -> int:
        i = self.won_n - 1
        while self.won[i] >> SEAT_SHIFT != seat:
            i -= 1
        return self.won[i] & CARD_MASK

    def take_trophy(self, seat: int) -> None:
        self.trophies[seat] += 1
        self.trophies_taken += 1
        if self.journal is not None:
            self.journal.note(NOTE_TROPHY_TAKEN, seat, 0, 0, 0)
        if self.trophies[seat] == self.tables.winning_trophies:
            self.end(SECOND_TROPHY)
        elif self.trophies_taken == self.tables.trophies:
            self.end(THIRD_TROPHY)

    def draw(self, seat: int, count: int) -> None:
        for _ in range(count):
            self.deck_n -= 1
            card = self.deck[self.deck_n]
            self.hands[seat * KINDS + card] += 1
            self.hand_n[seat] += 1
            if self.journal is not None:
                self.journal.note(NOTE_CARDS_DRAWN, seat, card, 0, 0)
            if self.deck_n == self.below:  # S-END-WORLD
                self.end(WORLDS_END)
                return

    def end(self, reason: int) -> None:
        self.reason = reason
        self.last_waits = False
        self.doubters = 0
        self.copiers = 0
        if self.journal is not None:
            self.journal.note(NOTE_GAME_ENDED, -1, reason, 0, 0)

    # --- setting up ---------------------------------------------------------------------------

    def deal(self, dice: Dice, first: int, above: int) -> None:
        """S-DEAL, S-END-IN: deals a new game; `above` cards lie above the World's End card."""
        self.deck = self.tables.deck[:]
        for i in range(self.tables.cards - 1, 0, -1):
            j = dice.below(i + 1)
            card = self.deck[i]
            self.deck[i] = self.deck[j]
            self.deck[j] = card
        self.deck_n = self.tables.cards
        for seat in range(self.n):
            for _ in range(self.tables.hand):
                self.deck_n -= 1
                self.hands[seat * KINDS + self.deck[self.deck_n]] += 1
            self.hand_n[seat] = self.tables.hand
        self.below = self.deck_n - above
        self.turn = first

    def put_hand(self, seat: int, card: int) -> None:
        self.hands[seat * KINDS + card] += 1
        self.hand_n[seat] += 1

    def put_unknown(self, seat: int, hand: int, points: int, trophies: int) -> None:
        """Sets up a seat whose cards nobody knows: those in hand and won are blanks."""
        self.hands[seat * KINDS] += hand
        self.hand_n[seat] += hand
        for _ in range(points):
            self.put_won(seat, 0)
        for _ in range(trophies):
            self.put_trophy(seat)

    def put_deck(self, card: int) -> None:
        """Puts a card on top of the deck."""
        self.deck[self.deck_n] = card
        self.deck_n += 1

    def put_won(self, seat: int, card: int) -> None:
        self.won[self.won_n] = card + (seat << SEAT_SHIFT)
        self.won_n += 1
        self.points[seat] += 1

    def put_trophy(self, seat: int) -> None:
        self.trophies[seat] += 1
        self.trophies_taken += 1

    def put_stack(self, seat: int, card: int, claim: int, copy: bool) -> None:
        """Puts a card on top of the stack, as if it had been played."""
        self.put_hand(seat, card)
        self.lay(seat, card, claim, copy)
        self.top = card
        self.claim = claim
        self.by = seat
        self.copied = copy
        self.doubters = self.others(seat)
        self.copiers = self.doubters if self.tables.copying else 0

    def clone(self) -> State:
        """An independent copy, without the journal."""
        other = State.__new__(State)
        other.copy_from(self)
        return other

    def copy_from(self, other: State) -> None:
        self.tables = other.tables
        self.journal = None
        self.n = other.n
        self.turn = other.turn
        self.reason = other.reason
        self.deck_n = other.deck_n
        self.below = other.below
        self.stack_n = other.stack_n
        self.top = other.top
        self.claim = other.claim
        self.by = other.by
        self.copied = other.copied
        self.doubters = other.doubters
        self.copiers = other.copiers
        self.last_waits = other.last_waits
        self.played = other.played
        self.trophies_taken = other.trophies_taken
        self.won_n = other.won_n
        self.deck = other.deck[:]
        self.stack = other.stack[:]
        self.won = other.won[:]
        self.hands = other.hands[:]
        self.hand_n = other.hand_n[:]
        self.points = other.points[:]
        self.trophies = other.trophies[:]
