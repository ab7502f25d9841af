"""Whole games in which a policy plays every seat: it decides what `HeatedHeuristicBot` does, without views."""

from __future__ import annotations

from ...core import NOBODY
from ...core.dice import Dice
from ...core.journal import Journal
from ..rules.actions import Action, Call, Play, Slap, Wonder
from ..rules.arbiter import Arbiter
from ..rules.codes import (
    ANSWERS,
    DARE,
    DISCARD_COLOUR,
    DISCARDS,
    DRAW,
    DRAW_NUMBERED,
    HEAT,
    KINDS,
    MERCY,
    NAMING,
    NO_CARD,
    NO_COLOUR,
    NO_THANKS,
    OPS,
    RACE,
    SLAPPED,
    SLAPS,
    STACK,
    WORDS,
)
from ..rules.lister import Lister
from ..rules.notes import (
    NOTE_CARD_PLAYED,
    NOTE_CARD_TAKEN,
    NOTE_CARDS_DRAWN,
    NOTE_CARDS_EXCHANGED,
    NOTE_COLOUR_NAMED,
    NOTE_HANDS_MIXED,
    NOTE_HANDS_SWAPPED,
    NOTE_HELP_ASKED,
    NOTE_LAST_TO_SLAP,
    NOTE_PENALTY_DUE,
    NOTE_TRAP_SPRUNG,
)
from ..rules.option_codes import REFLEXES
from ..rules.state import State
from ..rules.tables import Tables
from ..rules.verbs import call, slap
from .glance import Glance
from .policy import Policy
from .rating import best_of

__all__ = ["PolicyTable"]

SPECIALS = 1 << 4  # as in memory.py
WIDTH = 5  # of a note


class OpenMemory:
    """What every seat remembers of what everybody saw: `Memory` without the cards, by notes instead of facts.

    It reads no card that a note hides: of cards drawn it counts the notes, of those given or exchanged it reads the
    seats.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.lacks = [0] * 100  # [seat that remembers * 10 + seat]
        self.colours = [0] * 10  # by the seat that remembers
        self.by = NOBODY  # the last card that did something: who played it, as what, and who has lost its race
        self.acts = NO_CARD
        self.losers = 0
        self.on: tuple[int, ...] = ()
        self.owed = NOBODY
        self.fine = 0
        self.fined = 0

    def clear(self, colour: int) -> None:
        for i in range(100):
            self.lacks[i] = 0
        for seat in range(10):
            self.colours[seat] = colour
        self.by = NOBODY
        self.acts = NO_CARD
        self.losers = 0
        self.on = ()
        self.owed = NOBODY
        self.fine = 0
        self.fined = 0

    def read(self, journal: Journal, on: tuple[int, ...]) -> None:
        """Takes in the notes of one action and clears them; `on` are the players named with it."""
        i = 0
        while i < journal.length:
            kind = journal.notes[i]
            seat = journal.notes[i + 1]
            count = 1
            if kind in (NOTE_CARDS_DRAWN, NOTE_HANDS_MIXED):
                while (
                    i + count * WIDTH < journal.length
                    and journal.notes[i + count * WIDTH] == kind
                    and journal.notes[i + count * WIDTH + 1] == seat
                ):
                    if kind == NOTE_HANDS_MIXED:
                        self.put_lacks(journal.notes[i + count * WIDTH + 3], 0)
                    count += 1
            if kind == NOTE_CARD_PLAYED:
                self.fined &= ~(1 << seat)
                self.played(seat, journal.notes[i + 2], journal.notes[i + 3], on)
            elif kind == NOTE_CARDS_DRAWN:
                self.drawn(seat, count)
            elif kind == NOTE_COLOUR_NAMED:
                self.put_colour(journal.notes[i + 2])
            elif kind == NOTE_PENALTY_DUE:
                self.owed = seat
                self.fine = journal.notes[i + 2]
                self.fined |= 1 << seat
            elif kind == NOTE_TRAP_SPRUNG:
                if self.fine > 0:
                    self.fine += 1
                self.owed = seat
            elif kind == NOTE_HELP_ASKED:
                if not self.tables.house6:
                    self.put_unplayable(seat)
            elif kind == NOTE_CARD_TAKEN:
                self.put_lacks(seat, 0)
            elif kind == NOTE_CARDS_EXCHANGED:
                self.put_lacks(seat, 0)
                self.put_lacks(journal.notes[i + 4], 0)
            elif kind == NOTE_HANDS_SWAPPED:
                self.swap(seat, journal.notes[i + 2])
            elif kind == NOTE_LAST_TO_SLAP:
                self.losers |= 1 << seat
            i += count * WIDTH
        journal.length = 0

    def played(self, seat: int, card: int, acts: int, on: tuple[int, ...]) -> None:
        role = self.tables.role[card]
        if role in (NO_THANKS, MERCY):
            return
        self.by = seat
        self.acts = acts
        self.on = on
        self.losers = 0
        if self.tables.colour[card] != NO_COLOUR:
            self.put_colour(self.tables.colour[card])

    def drawn(self, seat: int, count: int) -> None:
        forced = self.owed == seat or self.fined >> seat & 1 == 1 or self.acts == NO_CARD or self.makes_draw()
        self.owed = NOBODY
        if self.fine > 0:
            self.fine -= count
        if forced:
            self.put_lacks(seat, 0)
        else:
            self.put_unplayable(seat)

    def makes_draw(self) -> bool:
        """Whether the last card makes somebody draw: then a draw does not show who could not play."""
        for i in range(self.tables.ops_n[self.acts]):
            if self.tables.ops[self.acts * OPS * 3 + i * 3] in (STACK, HEAT, DRAW, DRAW_NUMBERED, DISCARD_COLOUR, RACE):
                return True
        return False

    def put_colour(self, colour: int) -> None:
        for who in range(10):
            self.colours[who] = colour

    def put_lacks(self, seat: int, lacks: int) -> None:
        for who in range(10):
            self.lacks[who * 10 + seat] = lacks

    def put_unplayable(self, seat: int) -> None:
        for who in range(10):
            colour = self.colours[who]
            self.lacks[who * 10 + seat] = SPECIALS if colour == NO_COLOUR else SPECIALS | 1 << colour

    def swap(self, one: int, other: int) -> None:
        for who in range(10):
            kept = self.lacks[who * 10 + one]
            self.lacks[who * 10 + one] = self.lacks[who * 10 + other]
            self.lacks[who * 10 + other] = kept


class PolicyTable:
    """A policy never gets the table. It gets `known`, into which `show` copies what its seat may know."""

    def __init__(self, fresh: State) -> None:
        self.known = [fresh.clone() for _ in range(10)]  # by seat: nobody's place ever holds another's cards
        self.memory = OpenMemory(fresh.tables)
        self.journal = Journal()
        self.lister = Lister()
        self.decisions = 0
        self.actions = 0
        self.forced = False

    def play(self, arbiter: Arbiter, policies: list[Policy], dice: list[Dice]) -> bool:
        """Plays the game of an arbiter to its end, each seat by its policy and dice.

        False if a bot would have been asked otherwise; it does not happen.
        """
        state = arbiter.state
        self.begin(arbiter, state)
        seat = arbiter.seat()
        while seat >= 0:
            if not self.do(arbiter, state, seat, self.choose(arbiter, state, seat, policies[seat], dice[seat])):
                return False
            seat = arbiter.seat()
        return True

    def begin(self, arbiter: Arbiter, state: State) -> None:
        state.journal = self.journal
        self.journal.length = 0
        self.memory.clear(state.piles.colour)
        self.decisions = 0
        self.actions = 0
        self.react(arbiter, state)

    def do(self, arbiter: Arbiter, state: State, seat: int, action: Action | None) -> bool:
        """One decision of the asked seat and the reflexes after it; False if it could not be made."""
        self.decisions += 1
        if action is None:
            if not arbiter.reacting():
                return False
            arbiter.decline()
        else:
            if not self.lister.perform(state, seat, action, None):
                return False
            self.actions += 1
            self.memory.read(self.journal, action.on if type(action) is Play else ())
        self.react(arbiter, state)
        return True

    def react(self, arbiter: Arbiter, state: State) -> None:
        what = arbiter.reflex()
        while what >= 0:
            if what & 1 == SLAPPED:
                slap(state, what >> 1, -1)
            else:
                call(state, what >> 1)
            self.actions += 1
            self.memory.read(self.journal, ())
            what = arbiter.reflex()

    def choose(self, arbiter: Arbiter, state: State, seat: int, policy: Policy, dice: Dice) -> Action | None:
        options = self.ask(arbiter, state, seat)
        if self.forced:
            return options[0]
        for other in range(state.n):
            policy.lacks[other] = self.memory.lacks[seat * 10 + other]
        return best_of(policy, self.known[seat], seat, options, dice, 0, 0)

    def ask(self, arbiter: Arbiter, state: State, seat: int) -> list[Action | None]:
        """What the asked seat may do, with None to let it be. Unless it has no choice (`forced`), `known` then shows
        what it may know."""
        options: list[Action | None] = [*self.lister.actions(state, seat, REFLEXES)]
        if arbiter.reacting():
            options = [option for option in options if type(option) is Play]
        else:
            dare = state.is_dare()
            while options:
                last = type(options[len(options) - 1])
                if last is Call or last is Wonder or (last is Slap and not dare):
                    options.pop()
                else:
                    break
        self.memory.colours[seat] = state.piles.colour
        turn = state.turn.seat if state.pending.unnamed == NOBODY else state.pending.unnamed
        may_wait = turn != seat and not state.pending.asked >> seat & 1
        if len(options) == 1 and (not may_wait or (state.pending.phase == SLAPS and type(options[0]) is Slap)):
            self.forced = True
            return options
        self.forced = False
        if may_wait:
            options.append(None)  # to let it be
        self.show(self.known[seat], state, seat, turn)
        return options

    def tell(self, glance: Glance, seat: int, players: int) -> None:
        """What `seat` remembers of the others."""
        for other in range(players):
            glance.put_lacks(other, self.memory.lacks[seat * 10 + other])

    def show(self, known: State, state: State, seat: int, turn: int) -> None:
        """Copies what `seat` may know of the table. As in a view, everything is hidden that is not named here."""
        phase = state.pending.phase
        known.piles.top = state.piles.top
        known.piles.colour = state.piles.colour
        known.piles.draw_pile_n = state.piles.draw_pile_n
        known.piles.discard_n = state.piles.discard_n
        for other in range(state.n):
            known.piles.hand_n[other] = state.piles.hand_n[other]
            known.calls.owed[other] = state.calls.owed[other]
            known.turn.order[other] = state.turn.order[other]
            known.turn.place[other] = state.turn.place[other]
        for word in range(WORDS):
            known.piles.kinds[seat * WORDS + word] = state.piles.kinds[seat * WORDS + word]
        for card in range(KINDS):
            known.piles.hands[seat * KINDS + card] = state.piles.hands[seat * KINDS + card]
        known.turn.step = state.turn.step
        known.turn.seat = turn
        known.pending.phase = phase
        known.pending.asked = state.pending.asked
        known.pending.draws = state.pending.draws
        known.pending.image = state.pending.image
        known.pending.on = state.pending.on
        known.pending.raced = False
        known.pending.losers = 0
        if phase == NAMING:
            known.effect.by = turn
            known.turn.seat = known.after(turn)
        elif phase in (ANSWERS, SLAPS, DISCARDS):
            self.show_effect(known, state, turn)

    def show_effect(self, known: State, state: State, turn: int) -> None:
        """Copies the card that acts, and whom it hits."""
        memory = self.memory
        acts = state.effect.acts
        known.effect.by = state.effect.by
        known.effect.acts = acts
        known.effect.pc = 0
        if turn == state.effect.by and state.tables.late[acts]:  # H-LATE-COLOUR
            known.turn.seat = known.after(turn)
        known.effect.target = known.turn.seat
        for i in range(state.n - 1, -1, -1):
            if state.pending.asked >> i & 1:
                known.effect.target = i
        for i in range(state.tables.ops_n[acts]):
            if known.pending.phase == ANSWERS and state.tables.ops[acts * OPS * 3 + i * 3] in (RACE, DARE):
                if not known.pending.raced:
                    known.effect.pc = i
                known.pending.raced = True
                known.pending.losers = state.pending.asked
        if memory.by == state.effect.by and memory.acts == acts:
            if memory.losers:
                known.pending.losers = memory.losers
            for i in range(len(memory.on)):
                known.effect.named[i] = memory.on[i]
            if len(memory.on) > 0:
                known.effect.target = memory.on[0]
