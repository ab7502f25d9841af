"""The value of a move to a player of HEATED, in hundredths of a card: one card less in the own hand is 100.

It looks only at what the seat itself may know of a table: its hand, the top card, the pending draw, how many cards
everybody holds, and what they are known to lack. `heuristic` asks it about each of its options; `search` plays games
to their end with it, which is why it is compiled. What a player could not work out in a moment is a weight here; the
weights were tuned in games against itself. Negative numbers are never divided: C and Python round them differently.
"""

from __future__ import annotations

from ...core.bits import lowest
from ..rules.codes import (
    DISCARD,
    DISCARD_COLOUR,
    DISCARD_TO,
    DRAW,
    DRAW_NUMBERED,
    EXCHANGE,
    HEAT,
    KINDS,
    LEVEL,
    MIX,
    NO_CARD,
    NO_COLOUR,
    OPS,
    PLACES,
    RACE,
    REVERSE,
    SKIP,
    STACK,
    SWAP,
    WORDS,
)
from ..rules.state import State

__all__ = ["Worth"]

CARD = 100
LOSES = 6_000  # somebody else would go out
GOES_OUT = 50_000  # oneself, by a discard


class Worth:
    """Weights, and what everybody is known to lack."""

    def __init__(self) -> None:
        self.wild = 315  # holding a BLACK card
        self.no_thanks = 130
        self.mercy = 120
        self.copy = 80
        self.trap = 30
        self.action = 13  # a coloured action card, when another card could be played instead
        self.fellow = 12  # every other card of its colour
        self.follow = 45  # holding something that goes on what is left on top
        self.follow_more = 12
        self.stuck = 60  # holding nothing that does, and no BLACK card
        self.ready = 120  # the last card can be played at any time
        self.lack = 25  # the next player cannot follow the colour
        self.tempo = 87  # somebody's turn
        self.turn = 80  # having the turn still to come
        self.draw_on = 200  # drawing for a playable card
        self.out_of_turn = 40
        self.threat1 = 260  # percent: how much more it counts to burden a player with one card, two, three
        self.threat2 = 170
        self.threat3 = 130
        self.spare = 4  # percent: how much less it counts for every further card
        self.alarm = 250  # the risk that the next player, with one card left, goes out
        self.poison = 100  # percent: how much it likes to give cards that do not help
        self.refuse = 100  # percent: how readily it refuses
        self.whim = 12
        self.chosen_colour = NO_COLOUR  # by `best_colour`
        self.second = 0  # the other of two players who trade places
        self.lacks = [0] * 10  # by seat: colours as bits, and 1 << 4 for special cards
        self.order = [0] * 10  # GHOST PEPPER SPRAY

    # --- others -------------------------------------------------------------------------------------

    def threat(self, state: State, seat: int) -> int:
        """In percent: how much it counts to burden this seat."""
        held = state.piles.hand_n[seat]
        if held <= 1:
            return self.threat1
        if held == 2:
            return self.threat2
        if held == 3:
            return self.threat3
        return 100 + self.spare * (7 - min(held, 15))

    def burden(self, state: State, seat: int) -> int:
        """The value of another player holding one card more: for a large hand it is smaller."""
        return self.threat(state, seat) * 2 // state.n

    def delay(self, state: State, seat: int) -> int:
        """The value of another player missing a turn."""
        return self.threat(state, seat) * self.tempo // 100 * 2 // state.n

    def relieve(self, state: State, seat: int, count: int) -> int:
        """The cost of another player discarding this many."""
        if count >= state.piles.hand_n[seat]:
            return LOSES
        return self.burden(state, seat) * count

    # --- what a card does -----------------------------------------------------------------------------

    def effect(self, state: State, seat: int, acts: int, colour: int, target: int) -> int:
        """The value of a card's program to `seat`, who has just played it."""
        mine = state.piles.hand_n[seat] - 1
        found = 0
        start = target
        after = state.after(seat)
        for i in range(state.tables.ops_n[acts]):
            at = acts * OPS * 3 + i * 3
            op = state.tables.ops[at]
            who = state.tables.ops[at + 1]
            count = state.tables.ops[at + 2]
            if op in {STACK, HEAT}:
                if state.pending.draws > 0 and state.pending.image == state.tables.image[acts]:
                    count += state.pending.draws
                if op == STACK:
                    target = after
                found += self.burden(state, target) * count if target != seat else -CARD * count
            elif op in {DRAW, DISCARD, DISCARD_TO, DISCARD_COLOUR, DRAW_NUMBERED, RACE}:
                found += self.effect_on_all(state, seat, op, who, count, colour, target, mine)
                if op == DRAW and self.concerns(state, who, seat, seat, target):
                    mine += count
                elif op == DISCARD and self.concerns(state, who, seat, seat, target):
                    if count >= mine and found > -LOSES:
                        return GOES_OUT  # H-WIN, and nobody else does so before
                    mine -= count
            elif op == LEVEL:
                if mine > state.piles.hand_n[target]:
                    found += CARD * (mine - state.piles.hand_n[target])
                else:
                    found -= self.burden(state, target) * (state.piles.hand_n[target] - mine)
            elif op == SWAP:
                found += (CARD + self.burden(state, target)) * (mine - state.piles.hand_n[target])
            elif op == EXCHANGE:
                found += self.burden(state, target) // 4
            elif op == MIX:
                found += self.effect_of_mixing(state, seat, mine)
            elif op == REVERSE:
                if state.n > 2:
                    before = self.before(state, seat)
                    found += self.delay(state, after) - self.delay(state, before)
            elif op == SKIP:
                found += self.delay(state, after)
            elif op == PLACES and state.n > 2 and target == after:
                found += self.delay(state, after) - self.delay(state, self.second)
        return found + self.ward(state, seat, acts, start)

    def ward(self, state: State, seat: int, acts: int, target: int) -> int:
        """The value of the next player then having more than one card, or being somebody else."""
        after = state.after(seat)
        turn = after
        held = state.piles.hand_n[after]
        for i in range(state.tables.ops_n[acts]):
            at = acts * OPS * 3 + i * 3
            op = state.tables.ops[at]
            if op == SKIP:
                turn = state.after(turn)
                held = state.piles.hand_n[turn]
            elif op == REVERSE:
                turn = self.before(state, seat)
                held = state.piles.hand_n[turn]
            elif op == PLACES:
                if target == after:
                    turn = self.second
                    held = state.piles.hand_n[turn]
            elif op == SWAP:
                if target == turn:
                    held = state.piles.hand_n[seat] - 1
            elif op == HEAT:
                if target == turn:
                    held += 2
            elif op in {STACK, DRAW_NUMBERED, MIX} or (
                op == DRAW and self.concerns(state, state.tables.ops[at + 1], seat, turn, target)
            ):
                held += 1
        found = self.alarm if state.piles.hand_n[after] == 1 else 0
        return found - self.alarm if held == 1 and turn != seat else found

    def before(self, state: State, seat: int) -> int:
        """The seat that would be next the other way round."""
        state.turn.step = -state.turn.step
        found = state.after(seat)
        state.turn.step = -state.turn.step
        return found

    def concerns(self, state: State, who: int, by: int, seat: int, target: int) -> bool:
        """Whether an op affects `seat`."""
        if who == 1:  # EVERYONE, and so on as in codes.py
            return True
        if who == 2:
            return seat != by
        if who == 3:
            return seat == state.after(by)
        return seat == (target if who == 4 else by)

    def effect_on_all(
        self, state: State, seat: int, op: int, who: int, count: int, colour: int, target: int, mine: int
    ) -> int:
        found = 0
        if op == DRAW_NUMBERED:
            for i in range(state.n - 1):
                found += self.burden(state, self.order[i]) * (i + 1)
            return found
        for other in range(state.n):
            held = mine if other == seat else state.piles.hand_n[other]
            if op == RACE:
                found += (self.burden(state, other) if other != seat else -CARD) * (count * 2 // state.n)
            elif self.concerns(state, who, seat, other, target):
                if op == DRAW:
                    found += (self.burden(state, other) if other != seat else -CARD) * count
                elif op == DISCARD_COLOUR:
                    found += self.effect_of_colour(state, other, count, colour)
                else:
                    less = count
                    if op == DISCARD_TO:
                        less = held - count if held > count else 0
                    if less > 0:
                        found += CARD * min(less, mine) if other == seat else -self.relieve(state, other, less)
        return found

    def effect_of_colour(self, state: State, seat: int, count: int, colour: int) -> int:
        """H-APOC, for another player: one card of the colour less, or `count` more."""
        has = 25 * state.piles.hand_n[seat]
        has = min(has, 85)
        if colour >= 0 and self.lacks[seat] >> colour & 1:
            has = 0
        worse = self.burden(state, seat) * count * (100 - has) // 100
        better = self.relieve(state, seat, 1) * has // 100
        return worse - better

    def effect_of_mixing(self, state: State, seat: int, mine: int) -> int:
        cards = mine
        for other in range(state.n):
            if other != seat:
                cards += state.piles.hand_n[other]
        each = cards // state.n
        found = CARD * (mine - each)
        for other in range(state.n):
            if other != seat:
                found += self.burden(state, other) * (each - state.piles.hand_n[other])
        return found

    # --- what is left in the hand -----------------------------------------------------------------------

    def left(self, state: State, seat: int, card: int, giving: int, colour: int, image: int) -> int:
        """How well the hand can continue with this colour and image on top, once `card` has left it, and `giving`
        too."""
        fits = 0
        wilds = 0
        for word in range(WORDS):
            kinds = state.piles.kinds[seat * WORDS + word]
            while kinds:
                other = word * 64 + lowest(kinds)
                kinds &= kinds - 1
                count = state.piles.hands[seat * KINDS + other]
                if other == card:
                    count -= 1
                if other == giving:
                    count -= 1
                if count <= 0:
                    continue
                if state.tables.colour[other] == NO_COLOUR:
                    wilds += count
                elif state.tables.colour[other] == colour or state.tables.image[other] == image:
                    fits += count
        rest = state.piles.hand_n[seat] - (0 if card == NO_CARD else 1)
        found = 0
        if fits > 0:
            found = self.follow + self.follow_more * (min(fits, 4) - 1)
        elif wilds == 0:
            found = -self.stuck
        if rest == 1 and wilds == 1:
            found += self.ready
        if colour >= 0 and self.lacks[state.after(seat)] >> colour & 1:
            found += self.lack * self.threat(state, state.after(seat)) // 100
        return found

    # --- what is about to happen -----------------------------------------------------------------------

    def loss(self, state: State, seat: int) -> int:
        """The cost of accepting what waits for an answer; negative if the seat gains by it."""
        if state.pending.raced:
            return CARD * state.race_count()
        found = 0
        mine = state.piles.hand_n[seat] - 1
        theirs = state.piles.hand_n[state.effect.by]
        for i in range(state.tables.ops_n[state.effect.acts]):
            at = state.effect.acts * OPS * 3 + i * 3
            op = state.tables.ops[at]
            who = state.tables.ops[at + 1]
            count = state.tables.ops[at + 2]
            if op == HEAT:
                if seat == state.pending.on:
                    found += CARD * state.pending.draws
            elif op == DRAW_NUMBERED:
                for j in range(state.n - 1):
                    if state.effect.named[j] == seat:
                        found += CARD * (j + 1)
            elif op == LEVEL:
                if mine > theirs:
                    found -= CARD * (mine - theirs)
            elif op == SWAP:
                if seat == state.effect.target:
                    found += (CARD + self.burden(state, state.effect.by)) * (theirs - mine)
            elif op == MIX:
                found -= self.effect_of_mixing(state, seat, mine)
            elif self.concerns(state, who, state.effect.by, seat, state.effect.target):
                if op == DRAW:
                    found += CARD * count
                elif op == DISCARD_COLOUR:
                    found += -CARD if state.has_colour(seat, state.piles.colour) else CARD * count
                elif op == DISCARD:
                    found -= CARD * count
                elif op == DISCARD_TO and mine > count:
                    found -= CARD * (mine - count)
            elif op == DRAW and who == 5:
                theirs += count
        return found
