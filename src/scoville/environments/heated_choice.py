"""What a seat of HEATED may choose, step by step, its decisions numbered as heated_codec.py says.

The first layer of a table: a choice is made here and done elsewhere. Ordinary Python; with a C compiler Cython builds
this very file.
"""

from __future__ import annotations

from ..core.dice import Dice
from ..heated.arbiter import Arbiter
from ..heated.codes import (
    A_PLACE,
    A_TARGET,
    A_TARGET_AND_A_CARD,
    ALL_OTHERS,
    ANSWERS,
    CHOICE,
    COPY,
    DISCARDS,
    FREE,
    HEAT,
    KINDS,
    MERCY,
    NO_CARD,
    NO_COLOUR,
    OFFERS,
    OPS,
    SLAPS,
    TWO_PLAYERS,
)
from ..heated.state import State
from .heated_codec import (
    A_CARD,
    A_COLOUR,
    A_PLAYER,
    ACCEPT,
    ASK,
    CALL,
    CALLING,
    COLOUR,
    DECLINE,
    DELAY,
    DISCARD,
    DRAW,
    DRAW_ONE,
    GIVE,
    HOW_LATE,
    IN_ORDER,
    LATER,
    LET_BE,
    NO_RACE,
    OBSERVATION,
    OFFER,
    ON,
    OPEN,
    PLACE,
    PLAY,
    SLAP,
    SLAPPING,
    TAKE,
    TAKE_NOTHING,
    THE_OTHER,
    TIMED_ACTIONS,
    WHERE,
)
from .reactions import DELAYS
from .table import Table

__all__ = ["HeatedChoice"]


class HeatedChoice(Table):
    def __init__(self, state: State, timed: bool, reflexes: Dice) -> None:
        Table.__init__(self, state.n, TIMED_ACTIONS if timed else DELAY, OBSERVATION)
        self.state = state
        self.timed = timed  # reaction time is part of the game
        self.reflexes = reflexes  # how quick the seats are where it is not
        self.arbiter = Arbiter(state, reflexes)
        self.stage = OPEN
        self.race = NO_RACE
        self.decision = 0  # the first of what the seat asked has chosen
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
        self.delay = [0] * 10  # by seat, in a race: how late it reacts

    # --- what may be chosen ----------------------------------------------------------------------

    def list_options(self, seat: int) -> None:
        self.options.n = 0
        if self.mover < 0:
            return
        if seat == self.mover and self.stage != OPEN:
            self.list_steps(seat)
            return
        if self.timed and self.race == CALLING:
            self.add_option(LET_BE)
            self.add_option(CALL)
            return
        if self.timed and self.race == SLAPPING:
            for late in range(DELAYS):
                self.add_option(DELAY + late)
            return
        phase = self.state.phase
        if phase == FREE:
            if self.is_asked_to_jump():
                self.add_option(LET_BE)
            else:
                self.list_draws(seat)
            self.list_plays(seat)
        elif phase == ANSWERS:
            self.add_option(ACCEPT)
            self.list_draws(seat)
            self.list_plays(seat)
        elif phase == SLAPS:
            self.add_option(ACCEPT)
            self.add_option(SLAP)
        elif phase == DISCARDS:
            self.thrown_none()
            self.list_discards(seat)
        elif phase == OFFERS:
            self.add_option(DECLINE)
            for card in range(KINDS):
                if self.state.hands[seat * KINDS + card] > 0:
                    self.add_option(OFFER + card)
        elif phase == CHOICE:
            self.add_option(TAKE_NOTHING)
            for other in range(self.state.n):
                if self.state.offers[other] > 0:
                    self.add_option(TAKE + self.from_own(seat, other))
        if self.state.unnamed == seat:
            for colour in range(4):
                self.add_option(COLOUR + colour)

    def is_asked_to_jump(self) -> bool:
        return self.state.phase == FREE and self.arbiter.left > 0 and self.state.jump

    def from_own(self, seat: int, other: int) -> int:
        return other - seat if other >= seat else other - seat + self.state.n

    def list_draws(self, seat: int) -> None:
        if self.state.can_draw(seat):
            self.add_option(DRAW)
            if self.state.pend_n != 1:
                for card in range(KINDS):
                    if self.state.hands[seat * KINDS + card] > 0 and self.state.tables.role[card] == MERCY:
                        self.add_option(DRAW_ONE)
                        break
        if self.state.can_ask(seat):
            self.add_option(ASK)

    def list_plays(self, seat: int) -> None:
        state = self.state
        hand = seat * KINDS
        for card in range(KINDS):
            if state.hands[hand + card] > 0 and state.can_play(seat, card):
                self.add_option(PLAY + card)

    def list_discards(self, seat: int) -> None:
        """What can be discarded next, and leaves enough of the cards after it for the rest."""
        due = self.state.must[seat] - self.thrown_n
        enough = 0
        first = self.options.n
        for card in range(KINDS - 1, self.least - 1, -1):
            if self.state.must_colour < 0 or self.state.tables.colour[card] == self.state.must_colour:
                left = self.state.hands[seat * KINDS + card] - self.thrown[card]
                enough += left
                if left > 0 and enough >= due:
                    self.add_option(DISCARD + card)
        last = self.options.n - 1
        while first < last:  # in card order
            kept = self.options.items[first]
            self.options.items[first] = self.options.items[last]
            self.options.items[last] = kept
            first += 1
            last -= 1

    def list_steps(self, seat: int) -> None:
        """The next step of what has been begun."""
        if self.stage == A_COLOUR:
            for colour in range(4):
                self.add_option(COLOUR + colour)
            if self.state.tables.late[self.acts()]:
                self.add_option(LATER)
        elif self.stage == A_PLAYER:
            two = self.state.tables.needs[self.acts()] == TWO_PLAYERS
            oneself = two or self.state.tables.ops[self.acts() * OPS * 3] == HEAT
            for other in range(self.state.n - 1 if two else self.state.n):
                if other != seat or oneself:
                    self.add_option(ON + self.from_own(seat, other))
        elif self.stage == THE_OTHER:  # two players are named in the order of their numbers
            for other in range(self.target + 1, self.state.n):
                self.add_option(ON + self.from_own(seat, other))
        elif self.stage == IN_ORDER:
            for other in range(self.state.n):
                if other != seat and not self.is_named(other):
                    self.add_option(ON + self.from_own(seat, other))
        elif self.stage == A_CARD:
            if self.decision >= PLAY and self.decision < OFFER:
                for card in range(KINDS):
                    if self.state.hands[seat * KINDS + card] > (1 if card == self.card else 0):
                        self.add_option(GIVE + card)
            else:
                self.list_discards(seat)
        elif self.stage == WHERE:
            for at in range(self.state.pile_n + 1):
                self.add_option(PLACE + at)
        else:
            for late in range(DELAYS):
                self.add_option(DELAY + late)

    def is_named(self, seat: int) -> bool:
        for i in range(self.named_n):
            if self.named[i] == seat:
                return True
        return False

    def acts(self) -> int:
        """The kind as which the card chosen will act."""
        return self.state.top if self.state.tables.role[self.card] == COPY else self.card

    # --- choosing --------------------------------------------------------------------------------

    def choose(self, decision: int) -> bool:
        """One step: whether the choice is complete. Then `perform` follows, or whoever does it otherwise calls
        `find_mover` after."""
        seat = self.mover
        if self.stage == OPEN:
            self.begin_choice(seat, decision)
        elif self.stage == HOW_LATE:
            self.delay[seat] = decision - DELAY
            self.stage = OPEN
        else:
            self.go_on(seat, decision)
        return self.stage == OPEN

    def begin_choice(self, seat: int, decision: int) -> None:
        self.decision = decision
        if self.timed and self.race != NO_RACE:
            if decision != LET_BE:
                self.stage = HOW_LATE
        elif PLAY <= decision < OFFER:
            self.card = decision - PLAY
            self.ask_more(seat)
        elif OFFER <= decision < DISCARD:
            self.card = decision - OFFER
        elif DISCARD <= decision < GIVE:
            self.thrown_none()
            self.throw(seat, decision - DISCARD)

    def thrown_none(self) -> None:
        self.thrown_n = 0
        self.least = 0
        for card in range(KINDS):
            self.thrown[card] = 0

    def throw(self, seat: int, card: int) -> None:
        self.thrown[card] += 1
        self.thrown_n += 1
        self.least = card
        self.stage = OPEN if self.thrown_n == self.state.must[seat] else A_CARD

    def ask_more(self, seat: int) -> None:
        """A card is chosen to be played: the first thing it needs."""
        self.colour = NO_COLOUR
        self.target = 0
        self.second = 0
        self.giving = NO_CARD
        self.at = 0
        self.named_n = 0
        acts = self.acts()
        if self.state.goes_out(seat, acts):  # H-WIN: nothing is named any more
            self.stage = OPEN
        elif self.state.tables.colour[acts] == NO_COLOUR and not self.state.tables.white[acts]:
            self.stage = A_COLOUR
        else:
            self.ask_needs(seat)

    def ask_needs(self, seat: int) -> None:
        needs = self.state.tables.needs[self.acts()]
        if needs in {A_TARGET, A_TARGET_AND_A_CARD, TWO_PLAYERS}:
            self.stage = A_PLAYER
        elif needs == ALL_OTHERS:
            self.stage = IN_ORDER
            self.name_the_last(seat)
        elif needs == A_PLACE:
            self.stage = WHERE
        else:
            self.stage = OPEN

    def go_on(self, seat: int, decision: int) -> None:
        """The next step of a choice."""
        stage = self.stage
        self.stage = OPEN
        if stage == A_COLOUR:
            if decision != LATER:
                self.colour = decision - COLOUR
            self.ask_needs(seat)
        elif stage == A_PLAYER:
            self.target = self.seat_from(seat, decision - ON)
            needs = self.state.tables.needs[self.acts()]
            if needs == TWO_PLAYERS:
                self.stage = THE_OTHER
            elif needs == A_TARGET_AND_A_CARD:
                self.stage = A_CARD
        elif stage == THE_OTHER:
            self.second = self.seat_from(seat, decision - ON)
        elif stage == IN_ORDER:
            self.named[self.named_n] = self.seat_from(seat, decision - ON)
            self.named_n += 1
            self.stage = IN_ORDER
            self.name_the_last(seat)
        elif stage == WHERE:
            self.at = decision - PLACE
        elif decision >= GIVE:
            self.giving = decision - GIVE
        else:
            self.throw(seat, decision - DISCARD)

    def seat_from(self, seat: int, more: int) -> int:
        return seat + more if seat + more < self.state.n else seat + more - self.state.n

    def name_the_last(self, seat: int) -> None:
        """In an order of all others the last one is no choice."""
        if self.named_n == self.state.n - 2:
            for other in range(self.state.n):
                if other != seat and not self.is_named(other):
                    self.named[self.named_n] = other
                    self.named_n += 1
                    break
            self.stage = OPEN

    # --- for readers outside ---------------------------------------------------------------------

    def named_at(self, i: int) -> int:
        return self.named[i]

    def thrown_of(self, card: int) -> int:
        return self.thrown[card]
