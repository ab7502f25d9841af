"""A player of HEATED that does at once what it thinks best: `search` plays games to their end with it."""

from __future__ import annotations

from ...core.bits import lowest
from ...core.dice import Dice
from ..rules.arbiter import Arbiter
from ..rules.codes import (
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
    WORDS,
)
from ..rules.state import State
from ..rules.verbs import accept, discard, draw, end_discard, name_colour, offer, play, take
from .worth import Worth

__all__ = ["Policy"]

CARD = 100
WINS = 100_000
LOSES = 6_000


class Policy(Worth):
    """The fields `chosen_…` belong to the play examined last."""

    def __init__(self) -> None:
        Worth.__init__(self)
        self.chosen_target = 0
        self.chosen_second = 0
        self.chosen_giving = NO_CARD

    # --- what moves are worth -------------------------------------------------------------------------

    def set_lacks(self, known: dict[int, int], players: int) -> None:
        """Sets what each seat is known to lack, as bits."""
        for seat in range(players):
            self.lacks[seat] = known.get(seat, 0)

    def set_order(self, i: int, seat: int) -> None:
        self.order[i] = seat

    def keep(self, state: State, seat: int, card: int) -> int:
        """The value of holding a card."""
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
        for word in range(WORDS):
            kinds = state.piles.kinds[seat * WORDS + word]
            while kinds:
                other = word * 64 + lowest(kinds)
                kinds &= kinds - 1
                if other < SPECIAL and state.tables.colour[other] == colour:
                    found += self.fellow
        if colour == state.piles.colour:
            found += self.fellow
        return found

    def colour_worth(self, state: State, seat: int, colour: int) -> int:
        """The value of naming it, once the hand is as it will be."""
        return self.left(state, seat, NO_CARD, NO_CARD, colour, state.tables.image[state.piles.top])

    def best_colour(self, state: State, seat: int, card: int, giving: int, acts: int) -> int:
        """Chooses the colour to name with a card (`chosen_colour`) and returns its value."""
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
        """The value with exactly what is named; the order of a GHOST PEPPER SPRAY is set before."""
        role = state.tables.role[card]
        acts = state.piles.top if role == COPY else card
        if state.goes_out(seat, acts):
            return WINS
        on_turn = state.pending.phase == FREE and seat == state.turn.seat
        found = CARD if on_turn else CARD + self.out_of_turn
        if role in {NO_THANKS, MERCY}:
            return found + self.reaction_worth(state, seat, role, on_turn)
        self.second = second
        if role == COPY:
            found -= self.copy
        elif role == TRAP:
            return (
                found
                - self.trap
                + self.left(state, seat, card, NO_CARD, state.piles.colour, state.tables.image[state.piles.top])
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
                return found + self.best_colour(state, seat, card, giving, acts)  # it is named later
            colour = state.piles.colour
        image = state.tables.image[state.piles.top if state.tables.white[card] else card]
        return found + self.left(state, seat, card, giving, colour, image)

    def reaction_worth(self, state: State, seat: int, role: int, on_turn: bool) -> int:
        """The value of NO THANKS or MERCY, without the gain of one card less."""
        found = -self.no_thanks if role == NO_THANKS else -self.mercy
        if on_turn:
            if state.pending.draws > 0 and role == NO_THANKS and not state.tables.no_thanks_ends_turn:
                found += self.turn
            return found
        lost = self.loss(state, seat)
        return found + (lost * self.refuse // 100 if lost > 0 else lost)

    def draw_worth(self, state: State) -> int:
        if state.pending.draws > 0:
            return self.turn - CARD * state.pending.draws
        return -self.draw_on

    def offer_worth(self, state: State, seat: int, card: int) -> int:
        """Compared with offering nothing. The player who asks has to play the card if it fits, and draws on if not."""
        if state.piles.hand_n[seat] == 1:
            return WINS  # H-HELP-WIN
        found = CARD - self.keep(state, seat, card)
        if state.helps(card):
            return found - self.burden(state, state.turn.seat) * 2
        return found + self.burden(state, state.turn.seat) * self.poison // 100

    def take_worth(self, state: State, giver: int) -> int:
        """A player with many cards also has one to spare; taking a last card ends the game."""
        return -LOSES if state.piles.hand_n[giver] <= 1 else state.piles.hand_n[giver]

    # --- deciding -------------------------------------------------------------------------------------

    def look_at(self, state: State, seat: int, card: int) -> int:
        """The best that can be done with a card: its value, and what to name."""
        role = state.tables.role[card]
        acts = state.piles.top if role == COPY else card
        needs = state.tables.needs[acts]
        colour = NO_COLOUR
        target = 0
        second = 0
        giving = NO_CARD
        if state.piles.hand_n[seat] > 1 and needs == A_TARGET_AND_A_CARD:
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
        """Orders the others so that the player with the fewest cards draws the most."""
        count = 0
        for other in range(state.n):
            if other != seat:
                i = count
                while i > 0 and state.piles.hand_n[self.order[i - 1]] < state.piles.hand_n[other]:
                    self.order[i] = self.order[i - 1]
                    i -= 1
                self.order[i] = other
                count += 1

    def fullest(self, state: State, seat: int, but: int) -> int:
        """The other player with the most cards; with two players, oneself."""
        chosen = seat
        for other in range(state.n):
            if other not in {seat, but} and (chosen == seat or state.piles.hand_n[other] > state.piles.hand_n[chosen]):
                chosen = other
        return chosen

    def least(self, state: State, seat: int, but: int, colour: int) -> int:
        """The card it can spare first: one of `colour` if that is one, and not `but`, which is about to be played."""
        best = WINS
        chosen = NO_CARD
        for word in range(WORDS):
            kinds = state.piles.kinds[seat * WORDS + word]
            while kinds:
                card = word * 64 + lowest(kinds)
                kinds &= kinds - 1
                count = state.piles.hands[seat * KINDS + card] - (1 if card == but else 0)
                if count > 0 and (colour == NO_COLOUR or state.tables.colour[card] == colour):
                    worth = self.keep(state, seat, card)
                    if worth < best:
                        best = worth
                        chosen = card
        return chosen

    def decide(self, arbiter: Arbiter, state: State, seat: int, dice: Dice) -> None:
        """Makes one decision of `seat`, whom the arbiter asks, and performs it at once."""
        if state.pending.phase == FREE:
            self.take_turn(arbiter, state, seat, dice)
        elif state.pending.phase == ANSWERS:
            if not self.play_best(arbiter, state, seat, dice, 0):
                accept(state, seat)
        elif state.pending.phase == SLAPS:
            accept(state, seat)
        elif state.pending.phase == DISCARDS:
            for _ in range(state.pending.discards[seat]):
                discard(state, seat, self.least(state, seat, NO_CARD, state.pending.discard_colour))
            end_discard(state, seat)
        elif state.pending.phase == OFFERS:
            self.offer(state, seat)
        elif state.pending.phase == CHOICE:
            self.take(state, seat)
        else:
            self.best_colour(state, seat, NO_CARD, NO_CARD, state.piles.top)
            name_colour(state, seat, self.chosen_colour)

    def take_turn(self, arbiter: Arbiter, state: State, seat: int, dice: Dice) -> None:
        if arbiter.left > 0 and state.calls.jump_in:
            arbiter.left -= 1
            if self.play_best(arbiter, state, seat, dice, 0):
                arbiter.left = 0
        elif state.can_draw(seat):
            if not self.play_best(arbiter, state, seat, dice, self.draw_worth(state)):
                draw(state, seat, 0)
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
        play(state, seat, chosen, self.chosen_colour, self.chosen_target, self.chosen_second, self.chosen_giving, 0)
        return True

    def offer(self, state: State, seat: int) -> None:
        best = 0
        chosen = NO_CARD
        for word in range(WORDS):
            kinds = state.piles.kinds[seat * WORDS + word]
            while kinds:
                card = word * 64 + lowest(kinds)
                kinds &= kinds - 1
                worth = self.offer_worth(state, seat, card)
                if worth > best:
                    best = worth
                    chosen = card
        offer(state, seat, chosen)

    def take(self, state: State, seat: int) -> None:
        best = 0
        chosen = -1
        for giver in range(state.n):
            if state.pending.offers[giver] > 0:
                worth = self.take_worth(state, giver)
                if worth > best:
                    best = worth
                    chosen = giver
        take(state, seat, chosen)

    def play_on(self, arbiter: Arbiter, state: State, dice: Dice, most: int) -> int:
        """Plays to the end, or for `most` decisions; returns how many there were."""
        decisions = 0
        arbiter.let_react()
        seat = arbiter.seat()
        while seat >= 0 and decisions < most:
            self.decide(arbiter, state, seat, dice)
            decisions += 1
            arbiter.let_react()
            seat = arbiter.seat()
        return decisions
