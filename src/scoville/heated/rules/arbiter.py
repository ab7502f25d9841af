"""Sequenced play: who is asked next, since nobody can simply call out, and who is quick.

What blocks play is put to each asked seat, in turn order from the one after the card's player.
Then the players who hold exactly the top card are asked whether to jump in, the quickest first, then the
player on turn. Slaps and the HEATED! call are no decisions but reflexes: their times are drawn from a
stream of the seed, for each seat by its quickness (HR-CALL-MODE). The rules do not know the
arbiter: it only asks.
"""

from __future__ import annotations

from ...core.bits import lowest
from ...core.dice import Dice
from .codes import (
    A_PLACE,
    A_TARGET,
    A_TARGET_AND_A_CARD,
    ALL_OTHERS,
    ANSWERS,
    CALLS,
    CHOICE,
    COPY,
    DISCARDS,
    FREE,
    HEAT,
    KINDS,
    NAMING,
    NO_CARD,
    NO_COLOUR,
    OFFERS,
    OPS,
    RUNNING,
    SLAPPED,
    SLAPS,
    TWO_PLAYERS,
    WORDS,
)
from .state import State
from .verbs import accept, ask, call, discard, draw, end_discard, name_colour, offer, play, slap, take

__all__ = ["Arbiter", "RandomTable", "random_decision", "random_games", "random_playout", "random_playouts"]

NO_REFLEX = -1
NOTICE = 200  # milliseconds: the minimum, and as many more to notice that another has not called HEATED!
SPAN = 400  # up to this many more until somebody reacts


class Arbiter:
    """Asks the seats of one state in order, where nobody can call out. Slaps and calls are reflexes, drawn from `dice`.

    `set_quickness` takes percent: at 200 a seat reacts twice as fast.
    """

    def __init__(self, state: State, dice: Dice) -> None:
        self.state = state
        self.dice = dice
        self.jumped_about = state.turn.landed  # the present top card counts as asked about
        self.raced_about = state.turn.landed
        self.declined = 0  # how often a seat did not jump in; these decisions are no actions
        self.reflexes = 0  # slaps and calls: actions that nobody decides
        self.colour = NO_COLOUR  # named with the last card that was played at random
        self.target = 0
        self.second = 0
        self.giving = NO_CARD
        self.at = 0
        self.left = 0  # how many of `jumpers` are still to be asked; the last of them is next
        self.jumpers = [0] * 10
        self.times = [0] * 10
        self.quick = [0] * 10
        self.options = [0] * 96
        for seat in range(10):
            self.quick[seat] = 100

    def begin(self) -> None:
        """Forgets whom it has asked: its state has been replaced by another table."""
        self.jumped_about = self.state.turn.landed
        self.raced_about = self.state.turn.landed
        self.declined = 0
        self.reflexes = 0
        self.left = 0

    def set_quickness(self, seat: int, percent: int) -> None:
        self.quick[seat] = percent

    # --- reflexes --------------------------------------------------------------------------

    def reflex(self) -> int:
        """What happens before anybody decides: seat * 2 + SLAPPED or CALLS, or -1."""
        if self.state.reason != RUNNING:
            return NO_REFLEX
        if self.state.is_race():
            if self.raced_about != self.state.turn.landed:
                self.raced_about = self.state.turn.landed
                self.react(0)
            return self.quickest(self.state.pending.asked) * 2 + SLAPPED
        if self.state.calls.uncalled:
            self.react(self.state.calls.uncalled)
            return self.quickest(self.state.everyone()) * 2 + CALLS
        return NO_REFLEX

    def react(self, ready: int) -> None:
        """Draws new reaction times; seats that are `ready` (bits) need not notice anything first."""
        for seat in range(self.state.n):
            time = NOTICE + self.dice.below(SPAN) * 100 // self.quick[seat]
            self.times[seat] = time if ready >> seat & 1 else time + NOTICE

    def quickest(self, seats: int) -> int:
        """A tie goes to the player of the card (H-CALL), otherwise to the lower seat."""
        first = -1
        for seat in range(self.state.n):
            if seats >> seat & 1 and (
                first < 0
                or self.times[seat] < self.times[first]
                or (self.times[seat] == self.times[first] and self.state.calls.uncalled >> seat & 1)
            ):
                first = seat
        return first

    def let_react(self) -> None:
        """Performs all reflexes that are due."""
        what = self.reflex()
        while what != NO_REFLEX:
            if what & 1 == SLAPPED:
                slap(self.state, what >> 1, -1)
            else:
                call(self.state, what >> 1)
            self.reflexes += 1
            what = self.reflex()

    # --- decisions -------------------------------------------------------------------------

    def seat(self) -> int:
        """The seat that decides now, after all reflexes; -1 once the game is over."""
        phase = self.state.pending.phase
        if self.state.reason != RUNNING:
            return -1
        if phase == FREE:
            if self.state.calls.jump_in and self.jumped_about != self.state.turn.landed:
                self.jumped_about = self.state.turn.landed
                self.line_up()
            return self.jumpers[self.left - 1] if self.left > 0 and self.state.calls.jump_in else self.state.turn.seat
        if phase == CHOICE:
            return self.state.turn.seat
        if phase == NAMING:
            return self.state.pending.unnamed
        seat = self.state.after(self.state.turn.seat if phase == OFFERS else self.state.effect.by)
        while not self.state.pending.asked >> seat & 1:
            seat = self.state.after(seat)
        return seat

    def line_up(self) -> None:
        """The seats that could jump in, the slowest first; the player on turn plays anyway."""
        self.left = 0
        for seat in range(self.state.n):
            if seat != self.state.turn.seat and self.holds_top(seat):
                self.jumpers[self.left] = seat
                self.left += 1
        if self.left > 1:
            self.react(0)
            for i in range(1, self.left):
                j = i
                seat = self.jumpers[i]
                while j > 0 and self.times[self.jumpers[j - 1]] < self.times[seat]:
                    self.jumpers[j] = self.jumpers[j - 1]
                    j -= 1
                self.jumpers[j] = seat

    def holds_top(self, seat: int) -> bool:
        """Whether a seat holds exactly the top card; a BLANK may stand in for it."""
        top = self.state.piles.top
        return (
            self.state.piles.hands[seat * KINDS + top] > 0
            or self.state.piles.hands[seat * KINDS + self.state.tables.twin[top]] > 0
        )

    def reacting(self) -> bool:
        """Whether the deciding seat is asked to jump in, and may decline."""
        return self.state.pending.phase == FREE and self.left > 0 and self.state.calls.jump_in

    def decline(self) -> None:
        """The asked seat does not jump in."""
        self.left -= 1
        self.declined += 1

    def gather(self, seat: int) -> int:
        """Lists every kind of card `seat` may play now in `options`; returns how many."""
        found = 0
        for word in range(WORDS):
            left = self.state.playable(seat, word)
            while left:
                self.options[found] = word * 64 + lowest(left)
                found += 1
                left &= left - 1
        return found


# --- random play -------------------------------------------------------------------------------------


def random_decision(arbiter: Arbiter, state: State, seat: int, dice: Dice) -> None:
    """One decision of `seat`, whom the arbiter asks: any choice, with each kind of card equally likely."""
    if state.pending.phase == FREE:
        random_turn(arbiter, state, seat, dice)
    elif state.pending.phase == ANSWERS:
        k = dice.below(arbiter.gather(seat) + 1) - 1
        if k < 0:
            accept(state, seat)
        else:
            random_play(arbiter, state, seat, arbiter.options[k], dice)
    elif state.pending.phase == SLAPS:
        if dice.below(2):
            slap(state, seat, -1)
        else:
            accept(state, seat)
    elif state.pending.phase == DISCARDS:
        random_discard(state, seat, dice)
    elif state.pending.phase == OFFERS:
        k = dice.below(state.piles.hand_n[seat] + 1) - 1
        offer(state, seat, NO_CARD if k < 0 else state.piles.nth_card(seat, k))
    elif state.pending.phase == CHOICE:
        k = dice.below(state.n)
        take(state, seat, k if state.pending.offers[k] > 0 else -1)
    else:
        name_colour(state, seat, dice.below(4))


def random_turn(arbiter: Arbiter, state: State, seat: int, dice: Dice) -> None:
    count = arbiter.gather(seat)
    if arbiter.left > 0 and state.calls.jump_in:
        k = dice.below(count + 1) - 1
        if k < 0:
            arbiter.decline()
            return
        arbiter.left = 0
        random_play(arbiter, state, seat, arbiter.options[k], dice)
        return
    draws = 0
    asks = 0
    if count == 0 or state.pending.draws > 0 or not state.tables.obliges[arbiter.options[0]]:
        draws = 1 if state.can_draw(seat) else 0
        asks = 1 if state.can_ask(seat) else 0
    k = dice.below(count + draws + asks)
    if k < count:
        random_play(arbiter, state, seat, arbiter.options[k], dice)
    elif k == count and draws:
        draw(state, seat, 0)
    else:
        ask(state, seat)


def random_play(arbiter: Arbiter, state: State, seat: int, card: int, dice: Dice) -> None:
    """Plays it with whatever it needs, chosen at random."""
    acts = state.piles.top if state.tables.role[card] == COPY else card
    needs = state.tables.needs[acts]
    colour = NO_COLOUR
    target = 0
    second = 0
    giving = NO_CARD
    at = 0
    if state.tables.colour[acts] == NO_COLOUR and not state.tables.white[acts]:
        colour = dice.below(5) - 1 if state.tables.late[acts] else dice.below(4)
    if needs in {A_TARGET, A_TARGET_AND_A_CARD}:
        target = dice.below(state.n - 1)
        if target >= seat:
            target += 1
        if state.tables.ops[acts * OPS * 3] == HEAT and dice.below(state.n) == 0:
            target = seat
        if needs == A_TARGET_AND_A_CARD and state.piles.hand_n[seat] > 1:
            giving = state.piles.nth_card(seat, dice.below(state.piles.hand_n[seat]))
            while giving == card and state.piles.hands[seat * KINDS + card] == 1:
                giving = state.piles.nth_card(seat, dice.below(state.piles.hand_n[seat]))
    elif needs == TWO_PLAYERS:
        target = dice.below(state.n)
        second = dice.below(state.n - 1)
        if second >= target:
            second += 1
    elif needs == ALL_OTHERS:
        random_order(state, seat, dice)
    elif needs == A_PLACE:
        at = dice.below(state.piles.draw_pile_n + 1)
    arbiter.colour = colour
    arbiter.target = target
    arbiter.second = second
    arbiter.giving = giving
    arbiter.at = at
    play(state, seat, card, colour, target, second, giving, at)


def random_order(state: State, seat: int, dice: Dice) -> None:
    """Numbers the others at random."""
    count = 0
    for other in range(state.n):
        if other != seat:
            j = dice.below(count + 1)
            state.name_order(count, state.effect.named[j])
            state.name_order(j, other)
            count += 1


def random_discard(state: State, seat: int, dice: Dice) -> None:
    for _ in range(state.pending.discards[seat]):
        card = state.piles.nth_card(seat, dice.below(state.piles.hand_n[seat]))
        while state.pending.discard_colour >= 0 and state.tables.colour[card] != state.pending.discard_colour:
            card = state.piles.nth_card(seat, dice.below(state.piles.hand_n[seat]))
        discard(state, seat, card)
    end_discard(state, seat)


def random_playout(state: State, dice: Dice) -> int:
    """Plays at random to the end; returns the number of decisions. Slaps and calls are reflexes and do not count."""
    return play_on(Arbiter(state, dice), state, dice)


def play_on(arbiter: Arbiter, state: State, dice: Dice) -> int:
    decisions = 0
    arbiter.let_react()
    seat = arbiter.seat()
    while seat >= 0:
        random_decision(arbiter, state, seat, dice)
        decisions += 1
        arbiter.let_react()
        seat = arbiter.seat()
    return decisions


def random_games(fresh: State, dice: Dice, games: int) -> int:
    """Deals and plays `games` games from one stream; returns the number of decisions. `fresh` is an undealt table."""
    decisions = 0
    state = fresh.clone()
    for _ in range(games):
        state.copy_from(fresh)
        state.dice = dice
        state.deal(dice, dice.below(state.n))
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

    def play(self, first: int, deal: Dice, luck: Dice, dice: Dice) -> None:
        self.state.copy_from(self.fresh)
        self.state.dice = luck
        self.state.deal(deal, first)
        arbiter = Arbiter(self.state, dice)
        self.decisions = play_on(arbiter, self.state, dice)
        self.actions = self.decisions - arbiter.declined + arbiter.reflexes
