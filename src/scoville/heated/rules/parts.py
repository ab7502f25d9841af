"""The parts of a HEATED table besides its cards: the turn, the acting card, what is pending, the calls.

Each part is plain numbers with names, so a game can be cloned and saved in the middle of a card. The verbs are
elsewhere: verbs.py (what players do), effects.py (what cards do), drawing.py.
"""

from __future__ import annotations

from .codes import ANYTHING, FREE, NO_CARD

__all__ = ["Calls", "Effect", "Pending", "Turn"]


class Turn:
    """The seat on turn, the one that comes next, and what has been done in the turn."""

    def __init__(self) -> None:
        self.seat = 0
        self.step = -1  # H-RIGHT: counter-clockwise
        self.duty = ANYTHING  # what the seat must do
        self.taken = NO_CARD  # the card taken as help, which must be played
        self.drew = False  # drawn from the pile this turn
        self.helped = False  # asked for help this turn
        self.passes = 0  # turns in a row without a card to play or draw (HR-DRY)
        self.landed = 0  # cards played so far: distinguishes a new one from the one before
        self.order = [0] * 10  # seats by place, clockwise
        self.place = [0] * 10  # the place of a seat in `order`
        for i in range(10):
            self.order[i] = i
            self.place[i] = i

    def put(self, place: int, seat: int) -> None:
        """Seats somebody at a place."""
        self.order[place] = seat
        self.place[seat] = place

    def trade_places(self, one: int, other: int) -> None:
        kept = self.place[one]
        self.put(self.place[other], one)
        self.put(kept, other)

    def copy_from(self, other: Turn) -> None:
        self.seat = other.seat
        self.step = other.step
        self.duty = other.duty
        self.taken = other.taken
        self.drew = other.drew
        self.helped = other.helped
        self.passes = other.passes
        self.landed = other.landed
        self.order = other.order[:]
        self.place = other.place[:]


class Effect:
    """The card that acts, or acted last: who played it, as what, against whom, and how far its program has run."""

    def __init__(self) -> None:
        self.by = 0
        self.acts = 0  # the kind it acts as
        self.copied = False
        self.target = 0
        self.second = 0  # the other of two named players
        self.giving = NO_CARD
        self.next = 0  # the seat whose turn comes after it
        self.pc = 0  # the next op of its program
        self.immune = 0  # the seats that have said NO THANKS, as bits
        self.spared = 0  # the seats that MERCY spares the draw, as bits
        self.named = [0] * 10  # GHOST PEPPER SPRAY: the seats numbered 1, 2, …

    def copy_from(self, other: Effect) -> None:
        self.by = other.by
        self.acts = other.acts
        self.copied = other.copied
        self.target = other.target
        self.second = other.second
        self.giving = other.giving
        self.next = other.next
        self.pc = other.pc
        self.immune = other.immune
        self.spared = other.spared
        self.named = other.named[:]


class Pending:
    """What is pending, as one value.

    `phase` says what blocks play and `asked` who may still answer, as bits. The pending draw does not block; nor does
    a colour that is named late.
    """

    def __init__(self) -> None:
        self.phase = FREE
        self.asked = 0
        self.draws = 0  # the pending draw: how many cards, stacked with which image, on whom
        self.image = 0
        self.on = 0
        self.begun = False  # part of a draw has been drawn
        self.unnamed = -1  # the seat that still has to name a colour (H-LATE-COLOUR)
        self.slapped = 0  # SLAPS: the seats that have slapped, as bits
        self.last_slap = -1
        self.raced = False  # the slaps are over: `losers` may answer, then draw
        self.losers = 0
        self.discard_colour = -1  # DISCARDS: the colour they must have
        self.discards = [0] * 10  # how many cards a seat has to discard
        self.offers = [0] * 10  # OFFERS, CHOICE: 1 + the card a seat offers as help
        self.slap_times = [0] * 10  # microseconds

    def end(self) -> None:
        """The game is over, and nothing is pending."""
        self.phase = FREE
        self.asked = 0
        self.draws = 0
        self.unnamed = -1

    def copy_from(self, other: Pending) -> None:
        self.phase = other.phase
        self.asked = other.asked
        self.draws = other.draws
        self.image = other.image
        self.on = other.on
        self.begun = other.begun
        self.unnamed = other.unnamed
        self.slapped = other.slapped
        self.last_slap = other.last_slap
        self.raced = other.raced
        self.losers = other.losers
        self.discard_colour = other.discard_colour
        self.discards = other.discards[:]
        self.offers = other.offers[:]
        self.slap_times = other.slap_times[:]


class Calls:
    """What anybody may call out or do out of turn until the next player acts, and the cost of a missed call."""

    def __init__(self) -> None:
        self.jump_in = False  # the top card may be jumped in on (H-JUMP)
        self.uncalled = 0  # the seats that have not called HEATED! yet, as bits
        self.owed = [0] * 10  # penalties to draw once the effect is over

    def close(self) -> None:
        """The next player acts: H-CALL-OVER, HR-JUMP-UNTIL."""
        self.jump_in = False
        self.uncalled = 0

    def copy_from(self, other: Calls) -> None:
        self.jump_in = other.jump_in
        self.uncalled = other.uncalled
        self.owed = other.owed[:]
