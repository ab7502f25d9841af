"""A player of HEATED that does at once what it reckons to be best: `search` plays games to their end with it."""

from __future__ import annotations

from ...core.dice import Dice
from ..arbiter import Arbiter
from ..codes import (
    A_TARGET,
    A_TARGET_AND_A_CARD,
    ALL_OTHERS,
    ANSWERS,
    CHOICE,
    COPY,
    DISCARD_COLOUR,
    DISCARDS,
    FREE,
    KINDS,
    MERCY,
    NO_CARD,
    NO_COLOUR,
    NO_THANKS,
    OFFERS,
    OPS,
    SLAPS,
    SPECIAL,
    TRAP,
    TWO_PLAYERS,
)
from ..state import State
from .reckoning import Reckoning

__all__ = ["Instinct"]

CARD = 100
WINS = 100_000
LOSES = 6_000


class Instinct(Reckoning):
    """What is `chosen_…` belongs to the play looked at last."""

    def __init__(self) -> None:
        Reckoning.__init__(self)
        self.chosen_target = 0
        self.chosen_second = 0
        self.chosen_giving = NO_CARD

    # --- what moves are worth -------------------------------------------------------------------------

    def set_lacks(self, seat: int, bits: int) -> None:
        self.lacks[seat] = bits

    def set_order(self, i: int, seat: int) -> None:
        self.order[i] = seat

    def keep(self, state: State, seat: int, card: int) -> int:
        """What a card is worth while it is held."""
        role = state.tables.role[card]
        colour = state.tables.colour[card]
        if role == NO_THANKS:
            return self.no_thanks
        if role == MERCY:
            return self.mercy
        if role == COPY:
            return self.copy
        if role == TRAP:
            return self.trap
        if colour == NO_COLOUR:
            return self.wild
        found = self.action if state.tables.ops_n[card] > 0 else 0
        for other in range(SPECIAL):
            if state.tables.colour[other] == colour and state.hands[seat * KINDS + other] > 0:
                found += self.fellow
        if colour == state.colour:
            found += self.fellow
        return found

    def colour_worth(self, state: State, seat: int, colour: int) -> int:
        """To name it once the hand is as it will be."""
        return self.left(state, seat, NO_CARD, NO_CARD, colour, state.tables.image[state.top])

    def best_colour(self, state: State, seat: int, card: int, giving: int, acts: int) -> int:
        """Which to name with a card; its worth. The colour is `chosen_colour`."""
        best = -WINS
        chosen = 0
        for colour in range(4):
            worth = self.left(state, seat, card, giving, colour, state.tables.image[acts])
            if state.tables.ops[acts * OPS * 3] == DISCARD_COLOUR:
                worth += self.effect(state, seat, acts, colour, 0)
            if worth > best:
                best = worth
                chosen = colour
        self.chosen_colour = chosen
        return best

    def play_worth(self, state: State, seat: int, card: int, colour: int, target: int, second: int, giving: int) -> int:
        """With exactly what is named; a GHOST PEPPER SPRAY's order is set before."""
        role = state.tables.role[card]
        acts = state.top if role == COPY else card
        if state.goes_out(seat, acts):
            return WINS
        on_turn = state.phase == FREE and seat == state.turn
        found = CARD if on_turn else CARD + self.out_of_turn
        if role in {NO_THANKS, MERCY}:
            return found + self.reaction_worth(state, seat, role, on_turn)
        self.second = second
        if role == COPY:
            found -= self.copy
        elif role == TRAP:
            return (
                found - self.trap + self.left(state, seat, card, NO_CARD, state.colour, state.tables.image[state.top])
            )
        elif state.tables.colour[card] == NO_COLOUR:
            found -= self.wild
        elif state.tables.ops_n[card] > 0:
            found -= self.action
        found += self.effect(state, seat, acts, colour, target)
        if giving != NO_CARD:
            found -= self.keep(state, seat, giving)
        if state.tables.colour[acts] != NO_COLOUR:
            colour = state.tables.colour[acts]
        if colour == NO_COLOUR:
            if not state.tables.white[acts]:
                return found + self.best_colour(state, seat, card, giving, acts)  # named later
            colour = state.colour
        image = state.tables.image[state.top if state.tables.white[card] else card]
        return found + self.left(state, seat, card, giving, colour, image)

    def reaction_worth(self, state: State, seat: int, role: int, on_turn: bool) -> int:
        """NO THANKS or MERCY, without the card less."""
        found = -self.no_thanks if role == NO_THANKS else -self.mercy
        if on_turn:
            if state.pend_n > 0 and role == NO_THANKS and not state.tables.no_thanks_ends_turn:
                found += self.turn
            return found
        lost = self.loss(state, seat)
        return found + (lost * self.refuse // 100 if lost > 0 else lost)

    def draw_worth(self, state: State) -> int:
        if state.pend_n > 0:
            return self.turn - CARD * state.pend_n
        return -self.draw_on

    def offer_worth(self, state: State, seat: int, card: int) -> int:
        """Against offering nothing. Who asks has to play the card if it fits, and draws on if not."""
        if state.hand_n[seat] == 1:
            return WINS  # H-HELP-WIN
        found = CARD - self.keep(state, seat, card)
        if state.helps(card):
            return found - self.burden(state, state.turn) * 2
        return found + self.burden(state, state.turn) * self.poison // 100

    def take_worth(self, state: State, giver: int) -> int:
        """Whoever has many cards has also one to spare; a last card taken ends the game."""
        return -LOSES if state.hand_n[giver] <= 1 else state.hand_n[giver]

    # --- deciding -------------------------------------------------------------------------------------

    def look_at(self, state: State, seat: int, card: int) -> int:
        """The best that can be done with a card: its worth, and what to name."""
        role = state.tables.role[card]
        acts = state.top if role == COPY else card
        needs = state.tables.needs[acts]
        colour = NO_COLOUR
        target = 0
        second = 0
        giving = NO_CARD
        if state.hand_n[seat] > 1 and needs == A_TARGET_AND_A_CARD:
            giving = self.least(state, seat, card, NO_COLOUR)
        if state.tables.colour[acts] == NO_COLOUR and not state.tables.white[acts] and not state.tables.late[acts]:
            self.best_colour(state, seat, card, giving, acts)
            colour = self.chosen_colour
        if needs == ALL_OTHERS:
            self.rank_others(state, seat)
        elif needs == TWO_PLAYERS:
            target = state.after(seat)
            second = self.fullest(state, seat, target)
        best = -WINS
        if needs in {A_TARGET, A_TARGET_AND_A_CARD}:
            chosen = 0
            for other in range(state.n):
                if other != seat:
                    worth = self.effect(state, seat, acts, colour, other)
                    if worth > best:
                        best = worth
                        chosen = other
            target = chosen
        best = self.play_worth(state, seat, card, colour, target, second, giving)
        self.chosen_colour = colour
        self.chosen_target = target
        self.chosen_second = second
        self.chosen_giving = giving
        return best

    def rank_others(self, state: State, seat: int) -> None:
        """The most cards for who has the fewest."""
        count = 0
        for other in range(state.n):
            if other != seat:
                i = count
                while i > 0 and state.hand_n[self.order[i - 1]] < state.hand_n[other]:
                    self.order[i] = self.order[i - 1]
                    i -= 1
                self.order[i] = other
                count += 1

    def fullest(self, state: State, seat: int, but: int) -> int:
        """Who else holds the most; with two players, oneself."""
        chosen = seat
        for other in range(state.n):
            if other not in {seat, but} and (chosen == seat or state.hand_n[other] > state.hand_n[chosen]):
                chosen = other
        return chosen

    def least(self, state: State, seat: int, but: int, colour: int) -> int:
        """The card it can spare first: one of `colour` if that is one, and not `but`, which is about to be played."""
        best = WINS
        chosen = NO_CARD
        for card in range(KINDS):
            count = state.hands[seat * KINDS + card] - (1 if card == but else 0)
            if count > 0 and (colour == NO_COLOUR or state.tables.colour[card] == colour):
                worth = self.keep(state, seat, card)
                if worth < best:
                    best = worth
                    chosen = card
        return chosen

    def decide(self, arbiter: Arbiter, state: State, seat: int, dice: Dice) -> None:
        """One decision of `seat`, whom the arbiter asks, done at once."""
        if state.phase == FREE:
            self.take_turn(arbiter, state, seat, dice)
        elif state.phase == ANSWERS:
            if not self.play_best(arbiter, state, seat, dice, 0):
                state.accept(seat)
        elif state.phase == SLAPS:
            state.accept(seat)
        elif state.phase == DISCARDS:
            for _ in range(state.must[seat]):
                state.discard(seat, self.least(state, seat, NO_CARD, state.must_colour))
            state.discarded(seat)
        elif state.phase == OFFERS:
            self.offer(state, seat)
        elif state.phase == CHOICE:
            self.take(state, seat)
        else:
            self.best_colour(state, seat, NO_CARD, NO_CARD, state.top)
            state.name_colour(seat, self.chosen_colour)

    def take_turn(self, arbiter: Arbiter, state: State, seat: int, dice: Dice) -> None:
        if arbiter.left > 0 and state.jump:
            arbiter.left -= 1
            if self.play_best(arbiter, state, seat, dice, 0):
                arbiter.left = 0
        elif state.can_draw(seat):
            if not self.play_best(arbiter, state, seat, dice, self.draw_worth(state)):
                state.draw(seat, 0)
        else:
            self.play_best(arbiter, state, seat, dice, -WINS)

    def play_best(self, arbiter: Arbiter, state: State, seat: int, dice: Dice, least: int) -> bool:
        """Plays the card that is worth most, unless all are worth less than `least`."""
        count = arbiter.gather(seat)
        best = least
        chosen = NO_CARD
        for i in range(count):
            worth = self.look_at(state, seat, arbiter.options[i])
            if self.whim > 0:
                worth += dice.below(self.whim)
            if worth > best:
                best = worth
                chosen = arbiter.options[i]
        if chosen == NO_CARD:
            return False
        self.look_at(state, seat, chosen)
        for i in range(state.n - 1):
            state.name_order(i, self.order[i])
        state.play(seat, chosen, self.chosen_colour, self.chosen_target, self.chosen_second, self.chosen_giving, 0)
        return True

    def offer(self, state: State, seat: int) -> None:
        best = 0
        chosen = NO_CARD
        for card in range(KINDS):
            if state.hands[seat * KINDS + card] > 0:
                worth = self.offer_worth(state, seat, card)
                if worth > best:
                    best = worth
                    chosen = card
        state.offer(seat, chosen)

    def take(self, state: State, seat: int) -> None:
        best = 0
        chosen = -1
        for giver in range(state.n):
            if state.offers[giver] > 0:
                worth = self.take_worth(state, giver)
                if worth > best:
                    best = worth
                    chosen = giver
        state.take(seat, chosen)

    def play_on(self, arbiter: Arbiter, state: State, dice: Dice, most: int) -> int:
        """To the end, or `most` decisions; how many there were."""
        decisions = 0
        arbiter.let_react()
        seat = arbiter.seat()
        while seat >= 0 and decisions < most:
            self.decide(arbiter, state, seat, dice)
            decisions += 1
            arbiter.let_react()
            seat = arbiter.seat()
        return decisions
