"""One HEATED table in sequenced play, its decisions numbered as heated_codec.py says.

The arbiter says who is asked; here stand what that seat may choose step by step, and what it may know. Ordinary
Python; with a C compiler Cython builds this very file.

Where reaction time is part of the game, slaps, calls and jump-ins are decisions too: all who might react answer, each
in turn and unseen by the others, then the quickest counts. A tie is as the rules say (HR-SLAP, H-CALL), or a coin's.
"""

from __future__ import annotations

from ..core.dice import Dice
from ..core.seeds import Seeds
from ..heated.arbiter import Arbiter
from ..heated.codes import (
    A_PLACE,
    A_TARGET,
    A_TARGET_AND_A_CARD,
    ALL_OTHERS,
    ANSWERS,
    ANYTHING,
    CHOICE,
    COPY,
    DISCARDS,
    DRAW_ON,
    FACE_UP,
    FREE,
    HEAT,
    KINDS,
    MERCY,
    NO_CARD,
    NO_COLOUR,
    OFFERS,
    OPS,
    PLAY_TAKEN,
    ROOM,
    RUNNING,
    SLAPS,
    TWO_PLAYERS,
)
from ..heated.state import State
from .heated_codec import (
    ACCEPT,
    ASK,
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
    CALL,
    CLIP,
    COLOUR,
    DECLINE,
    DELAY,
    DISCARD,
    DRAW,
    DRAW_ONE,
    GIVE,
    LATER,
    LET_BE,
    OBSERVATION,
    OFFER,
    ON,
    PLACE,
    PLAY,
    PLAYER_WIDTH,
    SLAP,
    TAKE,
    TAKE_NOTHING,
    TIMED_ACTIONS,
)
from .reactions import DELAYS, TICK
from .table import Table

__all__ = ["HeatedTable"]

# What the seat that is asked decides: the whole, or the next step of what it has begun.
OPEN = 0
A_COLOUR = 1
A_PLAYER = 2
THE_OTHER = 3
IN_ORDER = 4
A_CARD = 5
WHERE = 6
HOW_LATE = 7

# What several are asked at once where reaction time counts.
NO_RACE = 0
SLAPPING = 1
CALLING = 2
JUMPING = 3


class HeatedTable(Table):
    def __init__(self, state: State, timed: bool, reflexes: Dice, coin: Dice) -> None:
        Table.__init__(self, state.n, TIMED_ACTIONS if timed else DELAY, OBSERVATION)
        self.state = state
        self.timed = timed  # reaction time is part of the game
        self.reflexes = reflexes  # how quick the seats are where it is not
        self.coin = coin  # decides ties
        self.arbiter = Arbiter(state, reflexes)
        self.stage = OPEN
        self.race = NO_RACE
        self.answered = 0  # who has answered in a race, as bits
        self.called_about = 0  # the card about which all were asked to call
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
        self.choice = [0] * 10  # by seat, in a race: what it does, and how late
        self.delay = [0] * 10
        self.cards = [0] * 512
        self.fresh: State | None = None  # an undealt table
        self.first_dice = Dice(0, 0, 0, 1)
        self.deal_dice = Dice(0, 0, 0, 1)
        self.luck_dice = Dice(0, 0, 0, 1)
        self.begin()

    def begin(self) -> None:
        """The state has been dealt."""
        self.arbiter = Arbiter(self.state, self.reflexes)
        self.stage = OPEN
        self.race = NO_RACE
        self.answered = 0
        self.called_about = -1
        self.find_mover()

    def deal_from(self, fresh: State) -> None:
        """New games are dealt here from an undealt table."""
        self.fresh = fresh

    def new_game(self, seeds: Seeds, index: int) -> None:
        """As `heated.new` deals it with the same seed; reflexes come from the stream `random`, as in the laboratory."""
        seeds.game(index)
        seeds.sow(self.first_dice, b"first")
        seeds.sow(self.deal_dice, b"deal")
        seeds.sow(self.luck_dice, b"luck")
        seeds.sow(self.reflexes, b"random")
        if self.timed:
            seeds.sow(self.coin, b"reactions")
        assert self.fresh is not None
        self.state.copy_from(self.fresh)
        self.state.dice = self.luck_dice
        self.state.deal(self.deal_dice, self.first_dice.below(self.state.n))
        self.begin()

    # --- who is asked ---------------------------------------------------------------------------

    def find_mover(self) -> None:
        if not self.timed:
            self.arbiter.let_react()
            self.mover = self.arbiter.seat()
            return
        while self.state.reason == RUNNING:
            self.find_race()
            if self.race == NO_RACE:
                return
            left = self.racing() & ~self.answered
            if left:
                seat = self.state.after(self.state.by)
                while not left >> seat & 1:
                    seat = self.state.after(seat)
                self.mover = seat
                if self.race == SLAPPING:  # whether is no question, how late is
                    self.decision = SLAP
                    self.stage = HOW_LATE
                return
            if self.settle():
                return
        self.mover = -1

    def find_race(self) -> None:
        """Whether several may react at once now, and to what; else who is asked."""
        if self.state.is_race():
            self.race = SLAPPING
        elif self.state.liable and self.called_about != self.state.landed:
            self.race = CALLING
        else:
            self.mover = self.arbiter.seat()
            self.race = JUMPING if self.arbiter.reacting() else NO_RACE

    def racing(self) -> int:
        """Who may react, as bits."""
        if self.race == SLAPPING:
            return self.state.asked
        if self.race == CALLING:
            return self.state.everyone()
        found = 0
        for i in range(self.arbiter.left):
            found |= 1 << self.arbiter.jumpers[i]
        return found

    def quickest(self) -> int:
        """Whose reaction comes first, or -1. A call against a player who calls at once comes second (H-CALL)."""
        first = -1
        ties = 0
        for seat in range(self.state.n):
            if not self.answered >> seat & 1 or self.choice[seat] == LET_BE:
                continue
            if first < 0 or self.delay[seat] < self.delay[first]:
                first = seat
                ties = 1
            elif self.delay[seat] == self.delay[first]:
                if self.race == CALLING and (self.state.liable >> seat & 1) != (self.state.liable >> first & 1):
                    if self.state.liable >> seat & 1:
                        first = seat
                        ties = 1
                    continue
                ties += 1
                if self.coin.below(ties) == 0:
                    first = seat
        return first

    def settle(self) -> bool:
        """All have answered. Whether the one who jumps in is asked for more."""
        if self.race == SLAPPING:
            for seat in range(self.state.n):
                if self.answered >> seat & 1:
                    self.state.slap(seat, self.delay[seat] * TICK * 1000)
            self.answered = 0
            return False
        first = self.quickest()
        if self.race == CALLING:
            self.called_about = self.state.landed
            while first >= 0 and self.state.liable:
                self.state.call(first)
                self.answered &= ~(1 << first)
                first = self.quickest()
            self.answered = 0
            return False
        self.answered = 0
        self.arbiter.left = 0
        if first < 0:
            return False
        self.race = NO_RACE
        self.mover = first
        self.decision = self.choice[first]
        self.card = self.decision - PLAY
        self.ask_more(first)
        if self.stage != OPEN:
            return True
        self.enact(first)
        return False

    def waiting(self) -> int:
        if self.mover < 0:
            return 0
        if self.timed and self.race != NO_RACE:
            return self.racing() & ~self.answered
        if self.state.phase in {ANSWERS, SLAPS, DISCARDS, OFFERS}:
            return self.state.asked
        return 1 << self.mover

    def question(self) -> int:
        if self.mover < 0:
            return -1
        if self.race != NO_RACE or self.state.phase == FREE:
            return self.state.landed * 4 + self.race
        # One who says NO THANKS does not change what is asked of the others; one more GETTING HEATED does.
        asked = (self.state.acts * 10 + self.state.by) * 512 + self.state.pend_n
        return (asked * 16 + self.state.pc) * 8 + self.state.phase

    def winners(self) -> int:
        return self.state.won

    # --- what may be chosen -----------------------------------------------------------------------

    def list_options(self, seat: int) -> None:
        self.options_n = 0
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
            if self.arbiter.left > 0 and self.state.jump:
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

    def from_own(self, seat: int, other: int) -> int:
        return other - seat if other >= seat else other - seat + self.state.n

    def list_draws(self, seat: int) -> None:
        if self.state.can_draw(seat):
            self.add_option(DRAW)
            if self.state.pend_n > 1:
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
        first = self.options_n
        for card in range(KINDS - 1, self.least - 1, -1):
            if self.state.must_colour < 0 or self.state.tables.colour[card] == self.state.must_colour:
                left = self.state.hands[seat * KINDS + card] - self.thrown[card]
                enough += left
                if left > 0 and enough >= due:
                    self.add_option(DISCARD + card)
        last = self.options_n - 1
        while first < last:  # in card order
            kept = self.options[first]
            self.options[first] = self.options[last]
            self.options[last] = kept
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

    # --- choosing -----------------------------------------------------------------------------------

    def act(self, decision: int) -> None:
        if self.choose(decision):
            self.perform()

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
        if self.state.hand_n[seat] == 1 and not self.state.tables.keeps[acts]:  # H-WIN: nothing is named any more
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

    # --- doing ------------------------------------------------------------------------------------------

    def perform(self) -> None:
        """What the seat asked has chosen; in a race it is kept until all have answered."""
        if self.timed and self.race != NO_RACE:
            self.answered |= 1 << self.mover
            self.choice[self.mover] = self.decision
        else:
            self.enact(self.mover)
        self.find_mover()

    def enact(self, seat: int) -> None:
        decision = self.decision
        if decision == LET_BE:
            self.arbiter.decline()
        elif decision == ACCEPT:
            self.state.accept(seat)
        elif decision == DRAW:
            self.state.draw(seat, 0)
        elif decision == DRAW_ONE:
            self.state.draw(seat, 1)
        elif decision == ASK:
            self.state.ask(seat)
        elif decision == DECLINE:
            self.state.offer(seat, NO_CARD)
        elif decision == TAKE_NOTHING:
            self.state.take(seat, -1)
        elif decision == SLAP:
            self.state.slap(seat, -1)
        elif decision < ON:
            self.state.name_colour(seat, decision - COLOUR)
        elif decision < PLAY:
            self.state.take(seat, self.seat_from(seat, decision - TAKE))
        elif decision < OFFER:
            self.arbiter.left = 0  # whoever was asked to jump in after this one is too late
            for i in range(self.named_n):
                self.state.name_order(i, self.named[i])
            self.state.play(seat, self.card, self.colour, self.target, self.second, self.giving, self.at)
        elif decision < DISCARD:
            self.state.offer(seat, self.card)
        else:
            for card in range(KINDS):
                for _ in range(self.thrown[card]):
                    self.state.discard(seat, card)
            self.state.discarded(seat)

    # --- for readers outside ----------------------------------------------------------------------------

    def named_at(self, i: int) -> int:
        return self.named[i]

    def thrown_of(self, card: int) -> int:
        return self.thrown[card]

    # --- knowing ----------------------------------------------------------------------------------------

    def write_observation(self, seat: int, out: memoryview, at: int) -> None:
        """What `seat` may know, as the fields of heated_codec.py say."""
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
        if racing or (self.state.phase == FREE and self.arbiter.left > 0 and self.state.jump):
            out[at + AT_REACTING] = 1
        if self.stage == OPEN:
            return
        out[at + AT_STAGE + self.stage - 1] = 1
        if PLAY <= self.decision < OFFER:
            out[at + AT_CHOSEN + self.decision - PLAY] = 1
            if racing:
                return
            if self.colour != NO_COLOUR:
                out[at + AT_CHOSEN_COLOUR + self.colour] = 1
            if self.stage in {THE_OTHER, A_CARD}:
                out[at + AT_CHOSEN_SEATS + self.from_own(seat, self.target)] = 1
            for i in range(self.named_n):
                out[at + AT_CHOSEN_SEATS + self.from_own(seat, self.named[i])] = i + 1
        elif self.decision >= DISCARD:
            for card in range(KINDS):
                out[at + AT_CHOSEN_DISCARDS + card] = self.thrown[card] if self.thrown[card] < CLIP else CLIP

    # --- dealing anew what a seat cannot see ---------------------------------------------------------------

    def deal_anew(self, seat: int, dice: Dice) -> None:
        """The other hands and the draw pile as they might be for all `seat` sees, every hand keeping its size.

        What all have seen stays: the discards, where a TRAP lies face up. What another seat has begun to choose is
        begun again. Whoever must do something now can do it; else the hands need not fit what their players have
        done: one who had to draw may hold a match.
        """
        left = 0
        for other in range(self.state.n):
            if other != seat:
                for card in range(KINDS):
                    for _ in range(self.state.hands[other * KINDS + card]):
                        self.cards[left] = card
                        left += 1
                    self.state.hands[other * KINDS + card] = 0
        for i in range(self.state.pile_n):
            if self.state.pile[i] < FACE_UP:
                self.cards[left] = self.state.pile[i]
                left += 1
        for i in range(left - 1, 0, -1):
            j = dice.below(i + 1)
            card = self.cards[i]
            self.cards[i] = self.cards[j]
            self.cards[j] = card
        for i in range(self.state.pile_n):
            if self.state.pile[i] < FACE_UP:
                left -= 1
                self.state.pile[i] = self.cards[left]
        for other in range(self.state.n):
            if other != seat:
                for _ in range(self.state.hand_n[other]):
                    left -= 1
                    i = other * KINDS + self.cards[left]
                    self.state.hands[i] = self.state.hands[i] + 1
                if self.state.offers[other] > 0 and self.state.hand_n[other] > 0:
                    self.state.offers[other] = 1 + self.state.nth_card(other, dice.below(self.state.hand_n[other]))
        if self.mover != seat and self.race != SLAPPING:
            self.stage = OPEN
        for other in range(self.state.n):
            if other != seat and not self.is_able(other):
                self.make_able(other, seat, dice)
        if not self.timed and self.is_asked_to_jump():
            self.line_up_anew(dice)

    def is_asked_to_jump(self) -> bool:
        return self.state.phase == FREE and self.arbiter.left > 0 and self.state.jump

    def is_able(self, seat: int) -> bool:
        """Whether `seat` holds what play waits for: a colour to discard, a card it must play, one to jump in with."""
        state = self.state
        if state.reason != RUNNING:
            return True
        if state.phase == DISCARDS:
            return state.must[seat] == 0 or state.must_colour < 0 or state.has_colour(seat, state.must_colour)
        if state.phase != FREE:
            return True
        if seat == self.mover and seat != state.turn:  # it jumps in, or is asked to call
            return self.race == CALLING or self.holds_playable(seat)
        if seat != state.turn or state.duty in {ANYTHING, DRAW_ON}:
            return True
        return (state.pend_n > 0 and state.duty != PLAY_TAKEN) or self.holds_playable(seat)

    def holds_playable(self, seat: int) -> bool:
        for card in range(KINDS):
            if self.state.hands[seat * KINDS + card] > 0 and self.state.can_play(seat, card):
                return True
        return False

    def make_able(self, seat: int, knower: int, dice: Dice) -> None:
        """A card of `seat` changes places with one that `knower` cannot see either, and that `seat` needs; nobody
        becomes unable by it. There is one, for at the real table everybody is able."""
        state = self.state
        own = state.nth_card(seat, dice.below(state.hand_n[seat]))
        state.hands[seat * KINDS + own] -= 1
        found = 0
        where = -1  # a place in the draw pile
        whose = -1
        wanted = NO_CARD
        for card in range(KINDS):
            state.hands[seat * KINDS + card] += 1
            fits = self.is_able(seat)
            state.hands[seat * KINDS + card] -= 1
            if not fits:
                continue
            for i in range(state.pile_n):
                if state.pile[i] == card:
                    found += 1
                    if dice.below(found) == 0:
                        where = i
                        whose = -1
                        wanted = card
            for other in range(state.n):
                if other not in {seat, knower} and state.hands[other * KINDS + card] > 0:
                    state.hands[other * KINDS + card] -= 1
                    if self.is_able(other):
                        found += 1
                        if dice.below(found) == 0:
                            whose = other
                            wanted = card
                    state.hands[other * KINDS + card] += 1
        if found == 0:
            state.hands[seat * KINDS + own] += 1
            return
        state.hands[seat * KINDS + wanted] += 1
        if whose >= 0:
            state.hands[whose * KINDS + wanted] -= 1
            state.hands[whose * KINDS + own] += 1
        else:
            state.pile[where] = own

    def line_up_anew(self, dice: Dice) -> None:
        """Who else could jump in, in any order; whoever comes before the seat asked has not done so."""
        last = 0
        for other in range(self.state.n):
            if other not in {self.mover, self.state.turn} and self.holds_playable(other):
                self.arbiter.jumpers[last] = other
                last += 1
        for i in range(last - 1, 0, -1):
            j = dice.below(i + 1)
            other = self.arbiter.jumpers[i]
            self.arbiter.jumpers[i] = self.arbiter.jumpers[j]
            self.arbiter.jumpers[j] = other
        last = dice.below(last + 1)
        self.arbiter.jumpers[last] = self.mover
        self.arbiter.left = last + 1

    def clone(self) -> HeatedTable:
        """An independent copy."""
        reflexes = Dice(self.reflexes.a, self.reflexes.b, self.reflexes.c, self.reflexes.d)
        coin = Dice(self.coin.a, self.coin.b, self.coin.c, self.coin.d)
        other = HeatedTable(self.state.clone(), self.timed, reflexes, coin)
        other.copy_from(self)
        return other

    def copy_from(self, other: HeatedTable) -> None:
        """All of another table of the same rules."""
        self.state.copy_from(other.state)
        self.reflexes.copy_from(other.reflexes)
        self.coin.copy_from(other.coin)
        self.arbiter.jumped_about = other.arbiter.jumped_about
        self.arbiter.raced_about = other.arbiter.raced_about
        self.arbiter.left = other.arbiter.left
        self.arbiter.declined = other.arbiter.declined
        self.mover = other.mover
        self.stage = other.stage
        self.race = other.race
        self.answered = other.answered
        self.called_about = other.called_about
        self.decision = other.decision
        self.card = other.card
        self.colour = other.colour
        self.target = other.target
        self.second = other.second
        self.giving = other.giving
        self.at = other.at
        self.named_n = other.named_n
        self.thrown_n = other.thrown_n
        self.least = other.least
        for i in range(10):
            self.arbiter.jumpers[i] = other.arbiter.jumpers[i]
            self.arbiter.times[i] = other.arbiter.times[i]
            self.named[i] = other.named[i]
            self.choice[i] = other.choice[i]
            self.delay[i] = other.delay[i]
        for card in range(KINDS):
            self.thrown[card] = other.thrown[card]
