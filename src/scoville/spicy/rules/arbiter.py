"""Sequenced play (SR-RACE): who is asked next, since nobody can simply call out.

After every card each other seat is asked in turn order, starting after its player, whether it
challenges (or copies) or lets it be. A last card that stands can then be copied, so all
are asked once more. Then the player on turn plays or passes, and may still challenge or copy.
The rules do not know the arbiter: it only asks.
"""

from __future__ import annotations

from ...core.dice import Dice
from .cards import NO_CARD
from .codes import NUMBER, RUNNING, SPICE, WRONG
from .state import State

__all__ = ["Arbiter", "RandomTable", "random_decision", "random_games", "random_playout", "random_playouts"]


class Arbiter:
    """Asks the seats of one state in order, where nobody can call out.

    With `dice` the order is shuffled for each card.
    """

    def __init__(self, state: State, dice: Dice | None = None) -> None:
        self.state = state
        self.dice = dice
        # A card on top at the start counts as asked about, unless it is a last card that still waits.
        self.asked_about = -1 if state.last_waits else self.question()
        self.left = 0  # how many of `order` are still to be asked; the last of them is next
        self.declined = 0  # how often a seat let a card be; these decisions are no actions
        self.order = [0] * 6

    def seat(self) -> int:
        """The seat that decides now; -1 once the game is over."""
        if self.state.reason != RUNNING:
            return -1
        if self.question() != self.asked_about:
            self.asked_about = self.question()
            self.line_up()
        while self.left > 0:
            asked = self.order[self.left - 1]
            if (self.state.doubters | self.state.copiers) >> asked & 1:
                return asked
            self.left -= 1
        return self.state.turn

    def question(self) -> int:
        """A number for the present question: different for each card, and for a last card once it stands."""
        return self.state.played * 2 + (0 if self.state.last_waits else 1)

    def line_up(self) -> None:
        seat = self.state.by
        self.left = self.state.n - 1
        for i in range(self.left - 1, -1, -1):
            seat = seat + 1 if seat + 1 < self.state.n else 0
            self.order[i] = seat
        if self.dice is not None:
            for i in range(self.left - 1, 0, -1):
                j = self.dice.below(i + 1)
                seat = self.order[i]
                self.order[i] = self.order[j]
                self.order[j] = seat

    def reacting(self) -> bool:
        """Whether the deciding seat is asked about the top card, and may decline."""
        return self.left > 0

    def decline(self) -> None:
        """The asked seat lets the card be. A last card is accepted instead, which is an action."""
        self.left -= 1
        self.declined += 1


def random_decision(arbiter: Arbiter, state: State, seat: int, dice: Dice) -> None:
    """One decision of `seat`, whom the arbiter asks: any proper choice, with each card held equally likely.

    A number is drawn below the number of choices; each kind of choice takes its share of it.
    """
    hand = state.hand_n[seat]
    challenges = 0
    if state.doubters >> seat & 1:
        challenges = 1 if state.copied else 2
    copies = hand if state.copiers >> seat & 1 else 0
    claims = 0 if arbiter.left > 0 else state.tables.claims_n[state.claim]
    k = dice.below(1 + challenges + copies + hand * claims) - 1
    if k < 0:
        if state.last_waits:
            state.accept(seat)
        elif arbiter.left > 0:
            arbiter.decline()
        else:
            state.pass_turn()
        return
    if k < challenges:
        state.challenge(seat, WRONG if state.copied else NUMBER if k == 0 else SPICE)
        return
    k -= challenges
    if k < copies:
        random_play(state, seat, k, state.claim, True, dice)
        return
    k -= copies
    i = k // claims
    random_play(state, seat, i, state.tables.claims[state.claim * 30 + k - i * claims], False, dice)


def random_play(state: State, seat: int, i: int, claim: int, copy: bool, dice: Dice) -> None:
    """Plays the i-th card in hand; if the claim allows cards under it, any number of any others."""
    under1 = NO_CARD
    under2 = NO_CARD
    if state.tables.under[claim] > 0:
        others = state.hand_n[seat] - 1
        most = state.tables.under[claim]
        added = dice.below((most if most < others else others) + 1)
        if added > 0:
            j = dice.below(others)
            if j >= i:  # i is taken
                j += 1
            under1 = state.nth_card(seat, j)
            if added > 1:
                k = dice.below(others - 1)
                if k >= (i if i < j else j):  # i and j are taken
                    k += 1
                if k >= (j if i < j else i):
                    k += 1
                under2 = state.nth_card(seat, k)
    state.play(seat, state.nth_card(seat, i), claim, copy, under1, under2)


def random_playout(state: State, dice: Dice) -> int:
    """Plays at random to the end; returns the number of decisions, including every reaction that was asked for."""
    return play_on(Arbiter(state), state, dice)


def play_on(arbiter: Arbiter, state: State, dice: Dice) -> int:
    decisions = 0
    seat = arbiter.seat()
    while seat >= 0:
        random_decision(arbiter, state, seat, dice)
        decisions += 1
        seat = arbiter.seat()
    return decisions


def random_games(fresh: State, dice: Dice, above: int, games: int) -> int:
    """Deals and plays `games` games from one stream; returns the number of decisions. `fresh` is an undealt table."""
    decisions = 0
    state = fresh.clone()
    for _ in range(games):
        state.copy_from(fresh)
        state.deal(dice, dice.below(state.n), above)
        decisions += random_playout(state, dice)
    return decisions


def random_playouts(state: State, dice: Dice, count: int) -> int:
    """Plays `count` random playouts, each from its own clone; returns the number of decisions."""
    decisions = 0
    for _ in range(count):
        decisions += random_playout(state.clone(), dice)
    return decisions


class RandomTable:
    """A table where one game after another is dealt and played at random. `state` is how the last one ended."""

    def __init__(self, fresh: State) -> None:
        self.fresh = fresh
        self.state = fresh.clone()
        self.decisions = 0
        self.actions = 0

    def play(self, first: int, deal: Dice, above: int, dice: Dice) -> None:
        self.state.copy_from(self.fresh)
        self.state.deal(deal, first, above)
        arbiter = Arbiter(self.state)
        self.decisions = play_on(arbiter, self.state, dice)
        self.actions = self.decisions - arbiter.declined
