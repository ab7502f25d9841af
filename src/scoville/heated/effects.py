"""What a played card does: its program, run op by op, and the frame on the agenda it may wait in.

`phase` says what blocks play and `asked` whom it waits for (bits); the rest of the frame is who
played the card, as what, against whom. It is all plain numbers, so a game can be cloned and saved in
the middle of a card. Only one card acts at a time.
"""

from __future__ import annotations

from ..core.dice import Dice
from .codes import (
    ANSWERS,
    ANYTHING,
    DARE,
    DISCARD,
    DISCARD_COLOUR,
    DISCARD_TO,
    DISCARDS,
    DRAW,
    DRAW_NUMBERED,
    DRY,
    EVERYONE,
    EXCHANGE,
    FREE,
    HEAT,
    KINDS,
    LEVEL,
    MIX,
    NAMING,
    NEXT,
    NO_CARD,
    NOTE_ENDED,
    NOTE_LAST_SLAP,
    NOTE_MIXED,
    NOTE_PENALTY,
    NOTE_PLACES,
    NOTE_REVERSED,
    NOTE_SKIPPED,
    OPS,
    OTHERS,
    PLACES,
    PLAYER,
    RACE,
    REVERSE,
    RUNNING,
    SKIP,
    SLAPS,
    STACK,
    SWAP,
)
from .piles import Piles
from .tables import Tables

__all__ = ["Effects"]

TIE = 30_000  # HR-SLAP: 30 ms, in microseconds
UNTIMED = -1


class Effects(Piles):
    def __init__(self, tables: Tables, n: int, dice: Dice) -> None:
        Piles.__init__(self, tables, n, dice)
        self.turn = 0
        self.reason = RUNNING
        self.won = 0  # the winners as bits
        self.phase = FREE
        self.asked = 0  # who may still answer, as bits
        self.duty = ANYTHING
        self.taken = NO_CARD  # the card taken as help, which must be played
        self.drew = False  # drawn from the pile this turn
        self.helped = False  # asked for help this turn
        self.jump = False  # the top card may be jumped in on
        self.liable = 0  # who has not called HEATED! yet, as bits
        self.unnamed = -1  # who has still to name a colour (H-LATE-COLOUR)
        self.passes = 0  # turns in a row without a card to play or draw (HR-DRY)
        self.landed = 0  # cards played so far: tells a new one from the one before
        self.pend_n = 0  # a draw not yet taken: how many, stacked with which image, on whom
        self.pend_image = 0
        self.pend_on = 0
        self.begun = False  # part of it has been drawn
        self.by = 0  # who played the card that acts
        self.acts = 0  # as which kind
        self.copied = False
        self.target = 0
        self.second = 0  # the other of two named players
        self.giving = NO_CARD
        self.next = 0
        self.pc = 0
        self.immune = 0  # who has said NO THANKS, as bits
        self.spared = 0  # whom MERCY spares the draw, as bits
        self.raced = False  # the slapping is over: `losers` may answer, then draw
        self.slapped = 0
        self.last_slap = -1
        self.losers = 0
        self.must_colour = -1  # the colour a discard must have
        self.named = [0] * 10  # GHOST PEPPER SPRAY: the seats numbered 1, 2, …
        self.owed = [0] * 10  # penalties to draw once the effect is over
        self.must = [0] * 10  # how many cards a seat has to discard
        self.offers = [0] * 10  # 1 + the card a seat offers as help
        self.slap_times = [0] * 10  # microseconds

    # --- whose turn, and the end ---------------------------------------------------------

    def everyone(self) -> int:
        return (1 << self.n) - 1

    def start_turn(self, seat: int) -> None:
        self.turn = seat
        self.duty = ANYTHING
        self.begun = False
        self.drew = False
        self.helped = False

    def end(self, reason: int, winners: int) -> None:
        self.reason = reason
        self.won = winners
        self.phase = FREE
        self.asked = 0
        self.pend_n = 0
        self.liable = 0
        self.jump = False
        self.unnamed = -1
        if self.journal is not None:
            self.journal.note(NOTE_ENDED, -1, reason, 0, 0)

    def end_dry(self) -> None:
        """HR-DRY: fewest cards wins, ties shared."""
        fewest = self.hand_n[0]
        winners = 0
        for seat in range(self.n):
            if self.hand_n[seat] < fewest:
                fewest = self.hand_n[seat]
                winners = 0
            if self.hand_n[seat] == fewest:
                winners |= 1 << seat
        self.end(DRY, winners)

    def pay(self) -> None:
        """Penalties are drawn once no effect waits, a pending draw included (HR-CALL-DRAW)."""
        if self.pend_n > 0 or self.phase in {ANSWERS, SLAPS, DISCARDS}:
            return
        for seat in range(self.n):
            self.pay_first(seat)

    def pay_first(self, seat: int) -> None:
        """HR-CALL-DRAW: who was caught draws before playing any further card and before winning, whatever waits."""
        if self.owed[seat] > 0:
            count = self.owed[seat]
            self.owed[seat] = 0
            self.penalise(seat, count)

    def penalise(self, seat: int, count: int) -> None:
        """No draw phase (HR-CALL-DRAW), but on one's own turn it counts as drawn if a card came (HR-HELP-NONE)."""
        before = self.hand_n[seat]
        if self.journal is not None:
            self.journal.note(NOTE_PENALTY, seat, count, 0, 0)
        self.draw_cards(seat, count, False)
        if seat == self.turn and self.phase == FREE and self.hand_n[seat] > before:
            self.drew = True

    def owe(self, seat: int, count: int) -> None:
        """The penalty of HEATED!."""
        self.owed[seat] += count
        self.pay()

    def fine(self, seat: int) -> None:
        """H-HOUSE1 to H-HOUSE3: a card at once, whatever waits. Only the penalty of HEATED! comes after an effect."""
        before = self.hand_n[seat]
        self.penalise(seat, 1)
        if self.phase == DISCARDS and self.must[seat] > 0 and self.op(self.pc - 1) in {LEVEL, DISCARD_TO}:
            self.must[seat] += self.hand_n[seat] - before  # down to as many as before

    # --- a card begins to act -----------------------------------------------------------------

    def begin(self, seat: int, acts: int, copied: bool) -> None:
        """The card has landed and the next turn is reckoned; `target`, `second`, `giving`, `named` are set."""
        self.by = seat
        self.acts = acts
        if self.tables.ops_n[acts] == 0:
            self.pc = 0
            self.finish()
            return
        self.copied = copied
        self.next = self.turn
        self.pc = 0
        self.immune = 0
        self.spared = 0
        self.raced = False
        if self.op(0) == HEAT:
            self.pend(self.target, self.tables.ops[acts * OPS * 3 + 2])
        self.asked = self.concerned() if self.tables.stoppable[acts] else 0
        if self.asked:
            self.phase = ANSWERS
        else:
            self.run()

    def op(self, i: int) -> int:
        return self.tables.ops[self.acts * OPS * 3 + i * 3]

    def pend(self, seat: int, count: int) -> None:
        """H-STACK2, H-HEATED2: a draw faced by `seat` now, on top of what was stacked before."""
        if self.pend_n > 0 and self.pend_image == self.tables.image[self.acts]:
            count += self.pend_n
        self.pend_n = count
        self.pend_image = self.tables.image[self.acts]
        self.pend_on = seat
        self.begun = False

    def members(self, who: int) -> int:
        if who == EVERYONE:
            return self.everyone()
        if who == OTHERS:
            return self.everyone() & ~(1 << self.by)
        if who == PLAYER:
            return 1 << self.by
        if who == NEXT:
            return 1 << self.next
        return 1 << self.target

    def concerned(self) -> int:
        """Who may answer, by what everybody sees: whose number of cards or place may change (H-NT-OUT).

        The card's own player cannot refuse it (HR-NT-OWN), but may end a draw of their own (HR-MERCY).
        """
        found = 0
        for i in range(self.tables.ops_n[self.acts]):
            op = self.op(i)
            who = self.tables.ops[self.acts * OPS * 3 + i * 3 + 1]
            if op == HEAT:
                return self.everyone()  # anyone may stack another (H-HEATED2)
            if op == DISCARD_TO:  # H-FINISH
                found |= self.members(who) & self.above(self.tables.ops[self.acts * OPS * 3 + i * 3 + 2])
            elif op == LEVEL:  # H-FAIR
                if self.hand_n[self.target] > self.hand_n[self.by]:
                    found |= 1 << self.target
            elif op == PLACES:
                found |= 1 << self.target | 1 << self.second
            elif op in {DRAW, DRAW_NUMBERED, DISCARD, DISCARD_COLOUR, SWAP, MIX}:
                found |= self.members(who)
        return found if self.will_draw(self.by) else found & ~(1 << self.by)

    def above(self, count: int) -> int:
        """Who holds more than so many cards."""
        found = 0
        for seat in range(self.n):
            if self.hand_n[seat] > count:
                found |= 1 << seat
        return found

    def will_draw(self, seat: int) -> bool:
        """Whether the card that acts makes `seat` draw (H-MERCY)."""
        if self.raced:
            return (self.losers >> seat & 1) == 1
        for i in range(self.tables.ops_n[self.acts]):
            op = self.op(i)
            if op == HEAT:
                return seat == self.pend_on
            if (
                op in {DRAW, DRAW_NUMBERED}
                and self.members(self.tables.ops[self.acts * OPS * 3 + i * 3 + 1]) >> seat & 1
            ):
                return True
            if op == DISCARD_COLOUR:  # H-APOC: who has none of the colour draws
                who = self.tables.ops[self.acts * OPS * 3 + i * 3 + 1]
                return (self.members(who) >> seat & 1) == 1 and not self.has_colour(seat, self.colour)
        return False

    # --- it acts --------------------------------------------------------------------------------

    def close_answers(self) -> None:
        """Everyone has answered: it happens."""
        self.asked = 0
        self.phase = FREE
        if self.raced:
            self.draw_group(self.losers, self.race_count())
            self.pc += 1
        self.run()

    def race_count(self) -> int:
        """H-TOOHOT: the last one draws 2, several last 1 each."""
        at = self.acts * OPS * 3 + self.pc * 3
        if self.tables.ops[at] == RACE and self.losers & (self.losers - 1):
            return self.tables.ops[at + 1]
        return self.tables.ops[at + 2]

    def run(self) -> None:
        """Op by op until one has to wait."""
        while self.pc < self.tables.ops_n[self.acts]:
            at = self.acts * OPS * 3 + self.pc * 3
            op = self.tables.ops[at]
            if op in {RACE, DARE}:
                self.start_slaps(op)
                return
            self.pc += 1
            if op in {LEVEL, DISCARD, DISCARD_TO, DISCARD_COLOUR}:
                self.ask_discards(op, self.tables.ops[at + 1], self.tables.ops[at + 2])
                if self.asked:
                    self.phase = DISCARDS
                    return
            else:
                self.enact(op, self.tables.ops[at + 1], self.tables.ops[at + 2])
        self.finish()

    def enact(self, op: int, who: int, count: int) -> None:
        """An op that waits for nobody."""
        if op == STACK:
            self.pend(self.turn, count)
        elif op == HEAT:
            count = self.pend_n
            self.pend_n = 0
            self.draw_group(1 << self.pend_on, count)
        elif op == DRAW:
            self.draw_group(self.members(who), count)
        elif op == DRAW_NUMBERED:  # H-GHOST
            for i in range(self.n - 1):
                self.draw_group(1 << self.named[i], i + 1)
        elif op == SKIP:  # H-COOL
            if self.journal is not None:
                self.journal.note(NOTE_SKIPPED, self.turn, 0, 0, 0)
            self.start_turn(self.after(self.turn))
        elif op == REVERSE:
            self.step = -self.step
            if self.journal is not None:
                self.journal.note(NOTE_REVERSED, self.by, self.step, 0, 0)
            self.start_turn(self.after(self.by))
        elif op == SWAP:
            if not self.immune >> self.target & 1:
                self.swap_hands(self.by, self.target)
        elif op == EXCHANGE:
            self.exchange(self.by, self.giving, self.target)
        elif op == PLACES:  # H-NT-EXP: one who stays keeps both in their places
            if not self.immune & (1 << self.target | 1 << self.second):
                self.trade_places(self.target, self.second)
                if self.journal is not None:
                    self.journal.note(NOTE_PLACES, self.target, self.second, 0, 0)
                self.start_turn(self.after(self.by))
        elif op == MIX:
            if self.journal is not None:
                self.journal.note(NOTE_MIXED, self.by, 0, 0, 0)
            self.mix(self.everyone() & ~self.immune, self.after(self.by))

    def finish(self) -> None:
        """The effect is over."""
        if self.raced and not self.copied and self.op(0) == RACE:
            self.jump = True  # H-JUMP-HOT
        self.raced = False
        self.begun = False
        self.phase = FREE if self.unnamed < 0 else NAMING
        self.pay()

    def draw_group(self, seats: int, count: int) -> None:
        """A draw phase of each of them, in turn order (HR-TURN-ORDER)."""
        seats &= ~(self.immune | self.spared)
        seat = self.after(self.by)
        for _ in range(self.n):
            if seats >> seat & 1 and count > 0:
                self.jump = False  # HR-JUMP-UNTIL
                self.draw_cards(seat, count, True)
            seat = self.after(seat)

    # --- discards ---------------------------------------------------------------------------------

    def ask_discards(self, op: int, who: int, count: int) -> None:
        """Who has to discard how many; who has no card of an APOCALYPSE's colour draws at once."""
        self.must_colour = -1
        if op == LEVEL:
            one = self.by
            other = self.target
            if self.hand_n[one] < self.hand_n[other]:
                one = self.target
                other = self.by
            count = self.hand_n[one] - self.hand_n[other]
            if count > 0 and not self.immune >> one & 1:
                self.must[one] = count
                self.asked = 1 << one
            return
        seats = self.members(who) & ~self.immune
        if op == DISCARD_COLOUR:
            self.must_colour = self.colour
            for seat in range(self.n):
                if seats >> seat & 1 and self.has_colour(seat, self.colour):
                    self.must[seat] = 1
                    self.asked |= 1 << seat
            self.draw_group(seats & ~self.asked, count)
            return
        for seat in range(self.n):
            if seats >> seat & 1:
                left = count
                if op == DISCARD_TO:
                    left = self.hand_n[seat] - count
                elif left > self.hand_n[seat]:
                    left = self.hand_n[seat]
                if left > 0:
                    self.must[seat] = left
                    self.asked |= 1 << seat

    def has_colour(self, seat: int, colour: int) -> bool:
        for card in range(KINDS):
            if self.hands[seat * KINDS + card] > 0 and self.tables.colour[card] == colour:
                return True
        return False

    # --- slaps ------------------------------------------------------------------------------------

    def start_slaps(self, op: int) -> None:
        self.phase = SLAPS
        self.slapped = 0
        self.asked = self.everyone() if op == RACE else self.members(OTHERS)
        for seat in range(self.n):
            self.slap_times[seat] = UNTIMED

    def close_slaps(self) -> None:
        """H-TOOHOT, HR-SLAP, H-CHILI: who draws, unless they say NO THANKS."""
        self.losers = 0
        if self.op(self.pc) == DARE:
            self.losers = self.slapped & ~self.immune
        elif self.asked:
            self.losers = self.asked  # whoever did not slap
        else:
            self.losers = self.latest()
        self.asked = self.losers if self.tables.stoppable[self.acts] else 0
        self.raced = True
        if self.journal is not None:
            for seat in range(self.n):
                if self.losers >> seat & 1:
                    self.journal.note(NOTE_LAST_SLAP, seat, self.op(self.pc) == RACE, 0, 0)
        if self.asked:
            self.phase = ANSWERS
        else:
            self.close_answers()

    def latest(self) -> int:
        """Who slapped last: by time where every slap has one, else by order."""
        last = 0
        for seat in range(self.n):
            if self.slap_times[seat] == UNTIMED:
                return 1 << self.last_slap
            if self.slap_times[seat] > self.slap_times[last]:
                last = seat
        found = 0
        for seat in range(self.n):
            if self.slap_times[last] - self.slap_times[seat] <= TIE:
                found |= 1 << seat
        return found

    def copy_effects(self, other: Effects) -> None:
        self.copy_piles(other)
        self.turn = other.turn
        self.reason = other.reason
        self.won = other.won
        self.phase = other.phase
        self.asked = other.asked
        self.duty = other.duty
        self.taken = other.taken
        self.drew = other.drew
        self.helped = other.helped
        self.jump = other.jump
        self.liable = other.liable
        self.unnamed = other.unnamed
        self.passes = other.passes
        self.landed = other.landed
        self.pend_n = other.pend_n
        self.pend_image = other.pend_image
        self.pend_on = other.pend_on
        self.begun = other.begun
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
        self.raced = other.raced
        self.slapped = other.slapped
        self.last_slap = other.last_slap
        self.losers = other.losers
        self.must_colour = other.must_colour
        self.named = other.named[:]
        self.owed = other.owed[:]
        self.must = other.must[:]
        self.offers = other.offers[:]
        self.slap_times = other.slap_times[:]
