"""What a seat of HEATED has chosen so far: an option is one step, and a choice consists of steps."""

from __future__ import annotations

from .codes import (
    A_PLACE,
    A_TARGET,
    A_TARGET_AND_A_CARD,
    ALL_OTHERS,
    COPY,
    KINDS,
    NO_CARD,
    NO_COLOUR,
    TWO_PLAYERS,
)
from .option_codes import (
    A_CARD,
    A_COLOUR,
    A_PLAYER,
    COLOUR,
    DISCARD,
    GIVE,
    IN_ORDER,
    LATER,
    OFFER,
    ON,
    OPEN,
    PLACE,
    PLAY,
    THE_OTHER,
    WHERE,
)
from .state import State

__all__ = ["Choice", "from_own", "seat_from"]


class Choice:
    """What a seat has chosen so far. `stage` is what it decides next: OPEN at the start and once it is complete."""

    def __init__(self) -> None:
        self.stage = OPEN
        self.option = -1  # its first step; -1 before that
        self.card = NO_CARD  # the card it plays, offers or gives, and what it names
        self.colour = NO_COLOUR
        self.target = 0
        self.second = 0
        self.giving = NO_CARD
        self.at = 0
        self.named_n = 0
        self.thrown_n = 0
        self.least = 0  # cards to discard are chosen in card order
        self.named = [0] * 10
        self.thrown = [0] * 96

    def clear(self) -> None:
        self.stage = OPEN
        self.option = -1
        self.card = NO_CARD
        self.colour = NO_COLOUR
        self.target = 0
        self.second = 0
        self.giving = NO_CARD
        self.at = 0
        self.named_n = 0
        self.least = 0
        if self.thrown_n > 0:
            self.thrown_n = 0
            for card in range(KINDS):
                self.thrown[card] = 0

    def copy_from(self, other: Choice) -> None:
        self.stage = other.stage
        self.option = other.option
        self.card = other.card
        self.colour = other.colour
        self.target = other.target
        self.second = other.second
        self.giving = other.giving
        self.at = other.at
        self.named_n = other.named_n
        self.least = other.least
        for i in range(other.named_n):
            self.named[i] = other.named[i]
        if self.thrown_n > 0 or other.thrown_n > 0:
            for card in range(KINDS):
                self.thrown[card] = other.thrown[card]
        self.thrown_n = other.thrown_n

    def is_whole(self) -> bool:
        return self.option >= 0 and self.stage == OPEN

    def acts(self, state: State) -> int:
        """The kind that the chosen card will act as."""
        return state.piles.top if state.tables.role[self.card] == COPY else self.card

    def names(self, seat: int) -> bool:
        """Whether `seat` is in the order so far."""
        for i in range(self.named_n):
            if self.named[i] == seat:
                return True
        return False

    # --- choosing -------------------------------------------------------------------------------

    def advance(self, state: State, seat: int, option: int) -> None:
        """Takes one step, which must be one of the options."""
        stage = self.stage
        self.stage = OPEN
        if stage == OPEN:
            self.begin(state, seat, option)
        elif stage == A_COLOUR:
            if option != LATER:
                self.colour = option - COLOUR
            self.ask_needs(state, seat)
        elif stage == A_PLAYER:
            self.target = seat_from(state, seat, option - ON)
            needs = state.tables.needs[self.acts(state)]
            if needs == TWO_PLAYERS:
                self.stage = THE_OTHER
            elif needs == A_TARGET_AND_A_CARD:
                self.stage = A_CARD
        elif stage == THE_OTHER:
            self.second = seat_from(state, seat, option - ON)
        elif stage == IN_ORDER:
            self.named[self.named_n] = seat_from(state, seat, option - ON)
            self.named_n += 1
            self.stage = IN_ORDER
            self.name_the_last(state, seat)
        elif stage == WHERE:
            self.at = option - PLACE
        elif option >= GIVE:
            self.giving = option - GIVE
        else:
            self.throw(state, seat, option - DISCARD)

    def begin(self, state: State, seat: int, option: int) -> None:
        self.clear()
        self.option = option
        if PLAY <= option < OFFER:
            self.card = option - PLAY
            self.ask_more(state, seat)
        elif OFFER <= option < DISCARD:
            self.card = option - OFFER
        elif DISCARD <= option < GIVE:
            self.throw(state, seat, option - DISCARD)

    def throw(self, state: State, seat: int, card: int) -> None:
        self.thrown[card] += 1
        self.thrown_n += 1
        self.least = card
        self.stage = OPEN if self.thrown_n == state.pending.discards[seat] else A_CARD

    def ask_more(self, state: State, seat: int) -> None:
        """A card is chosen to be played: finds the first thing it needs."""
        acts = self.acts(state)
        if state.goes_out(seat, acts):  # H-WIN: nothing is named any more
            self.stage = OPEN
        elif state.tables.colour[acts] == NO_COLOUR and not state.tables.white[acts]:
            self.stage = A_COLOUR
        else:
            self.ask_needs(state, seat)

    def ask_needs(self, state: State, seat: int) -> None:
        needs = state.tables.needs[self.acts(state)]
        if needs in {A_TARGET, A_TARGET_AND_A_CARD, TWO_PLAYERS}:
            self.stage = A_PLAYER
        elif needs == ALL_OTHERS:
            self.stage = IN_ORDER
            self.name_the_last(state, seat)
        elif needs == A_PLACE:
            self.stage = WHERE

    def name_the_last(self, state: State, seat: int) -> None:
        """In an order of all others, the last one is no choice."""
        if self.named_n == state.n - 2:
            for other in range(state.n):
                if other != seat and not self.names(other):
                    self.named[self.named_n] = other
                    self.named_n += 1
                    break
            self.stage = OPEN

    # --- for readers outside --------------------------------------------------------------------

    def named_at(self, i: int) -> int:
        return self.named[i]

    def thrown_of(self, card: int) -> int:
        return self.thrown[card]


def seat_from(state: State, seat: int, more: int) -> int:
    return seat + more if seat + more < state.n else seat + more - state.n


def from_own(state: State, seat: int, other: int) -> int:
    return other - seat if other >= seat else other - seat + state.n
