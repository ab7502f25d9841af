"""A HEATED table: its parts, and the questions about them. What may be done is decided here, once.

The list of options, the judge and the arbiter all ask `can_play`, `can_draw`, `can_ask` and so on. verbs.py has what
players do, effects.py what a card does once it has landed, drawing.py how cards are drawn.
"""

from __future__ import annotations

from ...core.dice import Dice
from ...core.journal import Journal
from .codes import (
    ANSWERS,
    ANYTHING,
    CHOICE,
    COPY,
    DARE,
    DISCARD_COLOUR,
    DISCARDS,
    DRAW,
    DRAW_NUMBERED,
    DRAW_ON,
    EVERYONE,
    FREE,
    HEAT,
    KINDS,
    MERCY,
    NEXT,
    NO_CARD,
    NO_COLOUR,
    NO_THANKS,
    OFFERS,
    OPS,
    ORDINARY,
    OTHERS,
    PLAY_DRAWN,
    PLAY_TAKEN,
    PLAYER,
    RACE,
    RUNNING,
    SLAPS,
    STACK,
    WORDS,
)
from .parts import Calls, Effect, Pending, Turn
from .piles import Piles
from .settings import HAND
from .tables import Tables

__all__ = ["State"]


class State:
    def __init__(self, tables: Tables, n: int, dice: Dice) -> None:
        self.tables = tables
        self.journal: Journal | None = None
        self.dice = dice  # all luck after the deal
        self.n = n
        self.reason = RUNNING
        self.won = 0  # the winners as bits
        self.piles = Piles()
        self.turn = Turn()
        self.effect = Effect()
        self.pending = Pending()
        self.calls = Calls()

    # --- seats and turns --------------------------------------------------------------------

    def everyone(self) -> int:
        """All seats, as bits."""
        return (1 << self.n) - 1

    def after(self, seat: int) -> int:
        """The seat whose turn comes next in the direction of play."""
        i = self.turn.place[seat] + self.turn.step
        if i < 0:
            i += self.n
        elif i >= self.n:
            i -= self.n
        return self.turn.order[i]

    def start_turn(self, seat: int) -> None:
        self.turn.seat = seat
        self.turn.duty = ANYTHING
        self.turn.drew = False
        self.turn.helped = False
        self.pending.begun = False

    # --- cards that fit -------------------------------------------------------------------

    def matches(self, card: int) -> bool:
        """H-MATCH, H-COL-MATCH."""
        return (
            self.tables.colour[card] == NO_COLOUR
            or self.tables.colour[card] == self.piles.colour
            or self.tables.image[card] == self.tables.image[self.piles.top]
        )

    def stacks(self, card: int) -> bool:
        """Whether it can be played on the pending draw in turn (H-STACK2, H-DRAW4, H-COPY)."""
        return self.tables.role[card] == COPY or (
            self.tables.ops[card * OPS * 3] == STACK and self.tables.image[card] == self.pending.image
        )

    def matching(self, word: int) -> int:
        """The kinds that match, as bits."""
        return (
            self.tables.of_colour[word]
            | self.tables.of_colour[(self.piles.colour + 1) * WORDS + word]
            | self.tables.of_image[self.tables.image[self.piles.top] * WORDS + word]
        )

    def has_playable(self, seat: int, but: int) -> bool:
        """H-NO-IDLE: whether the hand has a card that counts as playable, without the role `but`."""
        for word in range(WORDS):
            left = self.piles.kinds[seat * WORDS + word] & self.tables.obliging[word]
            if left and but != ORDINARY:
                left &= ~self.tables.of_role[but * WORDS + word]
            if left and left & self.matching(word):
                return True
        return False

    def has_stack(self, seat: int) -> bool:
        for word in range(WORDS):
            if self.piles.kinds[seat * WORDS + word] & self.tables.stacking[self.pending.image * WORDS + word]:
                return True
        return False

    def helps(self, card: int) -> bool:
        """Whether it must be played after it was taken as help (H-HELP, H-HOUSE6)."""
        if self.pending.draws > 0:
            return self.stacks(card)
        return self.tables.obliges[card] != 0 and self.matches(card)

    def has_colour(self, seat: int, colour: int) -> bool:
        for word in range(WORDS):
            if self.piles.kinds[seat * WORDS + word] & self.tables.of_colour[(colour + 1) * WORDS + word]:
                return True
        return False

    def has_role(self, seat: int, role: int) -> bool:
        for word in range(WORDS):
            if self.piles.kinds[seat * WORDS + word] & self.tables.of_role[role * WORDS + word]:
                return True
        return False

    # --- questions: answered here alone ---------------------------------------------------

    def is_asked(self, seat: int) -> bool:
        return (self.pending.asked >> seat & 1) == 1

    def has_turn(self, seat: int) -> bool:
        """Whether `seat` may continue its turn because nothing blocks play."""
        return self.pending.phase == FREE and seat == self.turn.seat and self.reason == RUNNING

    def can_play(self, seat: int, card: int) -> bool:
        """Whether the card may be played now, without regard to what has to be named with it."""
        return (self.playable(seat, card >> 6) >> (card & 63) & 1) == 1

    def playable(self, seat: int, word: int) -> int:
        """The kinds that `seat` may play now, as bits."""
        held = self.piles.kinds[seat * WORDS + word]
        if held == 0 or self.reason != RUNNING:
            return 0
        own_turn = self.pending.phase == FREE and seat == self.turn.seat
        if own_turn and self.turn.duty == PLAY_TAKEN:
            one = 1
            return held & one << (self.turn.taken & 63) if self.turn.taken >> 6 == word else 0
        no_thanks = held & self.tables.of_role[NO_THANKS * WORDS + word]
        mercy = held & self.tables.of_role[MERCY * WORDS + word]
        fits = held & self.fitting(seat, word) & ~(no_thanks | mercy)
        if no_thanks and self.can_refuse(seat):
            fits |= no_thanks & self.tables.obliging[word] if own_turn and self.must_play() else no_thanks
        if mercy and self.can_end_draw(seat):
            fits |= mercy
        return fits

    def fitting(self, seat: int, word: int) -> int:
        """The kinds that `seat` may play now, except reactions."""
        if self.pending.phase == FREE:
            if seat == self.turn.seat:
                if self.pending.draws == 0:
                    return self.matching(word)
                return 0 if self.pending.begun else self.tables.stacking[self.pending.image * WORDS + word]
            if self.calls.jump_in:  # H-JUMP: exactly the top card; for a BLACK card the same card
                return self.tables.of_same[self.tables.same[self.piles.top] * WORDS + word]
        elif self.pending.phase == ANSWERS and self.can_heat(seat):
            return self.tables.of_same[self.tables.same[self.effect.acts] * WORDS + word]
        return 0

    def can_heat(self, seat: int) -> bool:
        """H-HEATED2: whether it may stack another on the one that waits."""
        return (
            (self.pending.asked >> seat & 1) == 1
            and not self.pending.begun
            and self.op(0) == HEAT
            and self.pending.unnamed < 0
        )

    def must_play(self) -> bool:
        """Whether the seat has drawn for a playable card, so that it may not give up the turn for a NO THANKS
        (HR-WHITE-IDLE)."""
        return self.turn.duty == PLAY_DRAWN or (self.pending.begun and self.pending.draws == 0)

    def can_refuse(self, seat: int) -> bool:
        """H-NT-TURN, H-NT-OUT."""
        if self.pending.phase == ANSWERS:
            if not self.pending.asked >> seat & 1:
                return False
            if self.op(0) == HEAT:
                return seat == self.pending.on and seat != self.effect.by and not self.pending.begun
            return seat != self.effect.by or self.pending.raced  # HR-NT-OWN
        if self.pending.phase == SLAPS:  # H-CHILI: a player who has slapped
            return self.op(self.effect.pc) == DARE and (self.pending.slapped & ~self.effect.immune) >> seat & 1 == 1
        if self.pending.phase != FREE or seat != self.turn.seat:
            return False
        return self.must_play() or not self.pending.begun

    def can_end_draw(self, seat: int) -> bool:
        """H-MERCY, H-MERCY-IDLE."""
        if self.pending.phase == ANSWERS:
            return self.pending.asked >> seat & 1 == 1 and self.will_draw(seat)
        if self.pending.phase != FREE or seat != self.turn.seat or self.turn.duty == PLAY_DRAWN:
            return False
        return self.pending.draws > 0 or not self.has_playable(seat, MERCY)

    def can_draw(self, seat: int) -> bool:
        if self.has_turn(seat):
            if self.pending.draws > 0:
                return self.turn.duty != PLAY_TAKEN
            return self.turn.duty in {ANYTHING, DRAW_ON} and not self.has_playable(seat, ORDINARY)
        # The target of a GETTING HEATED, once nobody else may stack one: card by card, if they like.
        return (
            self.pending.phase == ANSWERS
            and self.pending.asked == 1 << seat
            and self.op(0) == HEAT
            and seat == self.pending.on
        )

    def can_ask(self, seat: int) -> bool:
        """H-HELP, HR-HELP-NONE, H-HOUSE6."""
        if not self.has_turn(seat) or self.turn.duty != ANYTHING or self.turn.drew or self.turn.helped:
            return False
        if self.pending.draws > 0:
            return self.tables.house6 and not self.pending.begun and not self.has_stack(seat)
        return not self.has_playable(seat, ORDINARY)

    def goes_out(self, seat: int, acts: int) -> bool:
        """H-WIN: whether a card that acts like this wins when it lands. A penalty still owed is drawn first
        (HR-CALL-DRAW)."""
        return (
            self.piles.hand_n[seat] == 1
            and self.tables.keeps[acts] == 0
            and (self.calls.owed[seat] == 0 or self.piles.draw_pile_n + self.piles.discard_n == 0)
        )

    def can_accept(self, seat: int) -> bool:
        if not self.pending.asked >> seat & 1:
            return False
        return self.pending.phase == ANSWERS or (self.pending.phase == SLAPS and self.op(self.effect.pc) == DARE)

    def can_take(self, seat: int) -> bool:
        return self.pending.phase == CHOICE and seat == self.turn.seat

    def discards_due(self, seat: int) -> int:
        return self.pending.discards[seat] if self.pending.phase == DISCARDS else 0

    def offer_of(self, seat: int) -> int:
        """The card a seat offers as help, or NO_CARD."""
        return self.pending.offers[seat] - 1 if self.pending.phase in {OFFERS, CHOICE} else NO_CARD

    def is_race(self) -> bool:
        """Whether a TOO HOT waits for slaps, so that everyone slaps."""
        return self.pending.phase == SLAPS and self.op(self.effect.pc) == RACE

    def is_dare(self) -> bool:
        """Whether a TOO CHILI waits for slaps, so that nobody should."""
        return self.pending.phase == SLAPS and self.op(self.effect.pc) == DARE

    # --- the card that acts ---------------------------------------------------------------

    def op(self, i: int) -> int:
        return self.tables.ops[self.effect.acts * OPS * 3 + i * 3]

    def members(self, who: int) -> int:
        if who == EVERYONE:
            return self.everyone()
        if who == OTHERS:
            return self.everyone() & ~(1 << self.effect.by)
        if who == PLAYER:
            return 1 << self.effect.by
        if who == NEXT:
            return 1 << self.effect.next
        return 1 << self.effect.target

    def will_draw(self, seat: int) -> bool:
        """Whether the acting card makes `seat` draw (H-MERCY)."""
        if self.pending.raced:
            return (self.pending.losers >> seat & 1) == 1
        for i in range(self.tables.ops_n[self.effect.acts]):
            op = self.op(i)
            if op == HEAT:
                return seat == self.pending.on
            if (
                op in {DRAW, DRAW_NUMBERED}
                and self.members(self.tables.ops[self.effect.acts * OPS * 3 + i * 3 + 1]) >> seat & 1
            ):
                return True
            if op == DISCARD_COLOUR:  # H-APOC: a player without the colour draws
                who = self.tables.ops[self.effect.acts * OPS * 3 + i * 3 + 1]
                return (self.members(who) >> seat & 1) == 1 and not self.has_colour(seat, self.piles.colour)
        return False

    def race_count(self) -> int:
        """H-TOOHOT: the last one draws 2; if several are last, 1 each."""
        at = self.effect.acts * OPS * 3 + self.effect.pc * 3
        if self.tables.ops[at] == RACE and self.pending.losers & (self.pending.losers - 1):
            return self.tables.ops[at + 1]
        return self.tables.ops[at + 2]

    # --- for those outside ------------------------------------------------------------------

    def named_at(self, i: int) -> int:
        """The seat numbered i + 1 by a GHOST PEPPER SPRAY."""
        return self.effect.named[i]

    def owes(self, seat: int) -> int:
        """Cards of a penalty for HEATED! still to be drawn."""
        return self.calls.owed[seat]

    def held(self, seat: int, card: int) -> int:
        return self.piles.hands[seat * KINDS + card]

    def hand_list(self, seat: int) -> list[int]:
        """A hand in card order."""
        found = []
        for card in range(KINDS):
            for _ in range(self.piles.hands[seat * KINDS + card]):
                found.append(card)
        return found

    def hand_size(self, seat: int) -> int:
        return self.piles.hand_n[seat]

    def seat_at(self, place: int) -> int:
        return self.turn.order[place]

    def pile_card(self, i: int) -> int:
        """The i-th card of the draw pile, next first; FACE_UP is added to a face-up TRAP."""
        return self.piles.draw_pile[self.piles.draw_pile_n - 1 - i]

    def heap_card(self, i: int) -> int:
        """The i-th card of the discard pile below the top."""
        return self.piles.discarded(i)

    # --- setting up -------------------------------------------------------------------------------

    def deal(self, dice: Dice, first: int) -> None:
        """Deals a new game."""
        self.piles.deal(self.tables, self.n, HAND, dice)
        self.start_turn(first)

    def put_hand(self, seat: int, card: int) -> None:
        self.piles.add(seat, card)

    def put_unknown(self, seat: int, count: int) -> None:
        """Adds this many cards, for a table whose hands nobody reads."""
        self.piles.add_unknown(seat, count)

    def put_draw_pile(self, card: int) -> None:
        """Puts a card on top of it."""
        self.piles.put_on_pile(card)

    def put_discard(self, card: int) -> None:
        """Puts a card at its bottom."""
        self.piles.put_under(card)

    def put_place(self, place: int, seat: int) -> None:
        """Seats somebody at a place, clockwise."""
        self.turn.put(place, seat)

    def name_order(self, i: int, seat: int) -> None:
        """GHOST PEPPER SPRAY, before it is played: sets the seat numbered i + 1."""
        self.effect.named[i] = seat

    def put_owed(self, seat: int, count: int) -> None:
        """Sets what a seat still has to draw as a penalty for HEATED!."""
        self.calls.owed[seat] = count

    def put_due(self, seat: int, count: int) -> None:
        """Sets how many cards a seat has to discard."""
        self.pending.discards[seat] = count

    def put_offer(self, seat: int, card: int) -> None:
        """Sets a card offered as help and not yet taken."""
        self.pending.offers[seat] = card + 1

    def shuffle_draw_pile(self, dice: Dice) -> None:
        self.piles.shuffle(0, dice)

    def turn_up(self, dice: Dice) -> None:
        """H-FLIP; a coloured card must be in the draw pile."""
        self.piles.flip(self.tables, dice)

    def clone(self) -> State:
        """An independent copy, without the journal."""
        other = State(self.tables, self.n, Dice(0, 0, 0, 1))
        other.copy_from(self)
        return other

    def copy_from(self, other: State) -> None:
        """Copies everything except the journal; its luck is a separate stream that continues alike."""
        self.tables = other.tables
        self.journal = None
        self.dice = Dice(other.dice.a, other.dice.b, other.dice.c, other.dice.d)
        self.n = other.n
        self.reason = other.reason
        self.won = other.won
        self.piles.copy_from(other.piles)
        self.turn.copy_from(other.turn)
        self.effect.copy_from(other.effect)
        self.pending.copy_from(other.pending)
        self.calls.copy_from(other.calls)
