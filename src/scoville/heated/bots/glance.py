"""What the network of `learned` sees of one option in HEATED: the table as its seat knows it, what the option does, and
the hand that is left after it.

It looks only at what the policy may look at too (policy.py). Ordinary Python; with a C compiler Cython builds this very
file. Nothing negative is divided: C and Python round it differently.
"""

from __future__ import annotations

from ..rules.actions import Accept, Action, Ask, Decline, Discard, Draw, Name, Offer, Play, Slap, Take
from ..rules.codes import (
    ANSWERS,
    COLOURED,
    COPY,
    DISCARD,
    DISCARD_COLOUR,
    DISCARD_TO,
    DISCARDS,
    DRAW,
    DRAW_NUMBERED,
    FREE,
    HEAT,
    KINDS,
    LEVEL,
    MERCY,
    MIX,
    NO_CARD,
    NO_COLOUR,
    NO_THANKS,
    OPS,
    PLACES,
    RACE,
    REVERSE,
    SKIP,
    SLAPS,
    SPECIAL,
    STACK,
    SWAP,
    TRAP,
)
from ..rules.state import State
from .glance_size import GLANCE

__all__ = ["Glance"]

# Where the parts begin.
KIND = 96  # what the option is
ACTS = 112  # what a card that is played acts as: 24 special kinds, 8 coloured actions
CARD = 144
LEFT = 152  # the hand after it
NEXT = 176  # who plays then
AIM = 184  # whom it hits
GIVEN = 200  # what leaves the hand besides the card itself
OFFERED = 208
DOES = 212  # cards that the effect moves


class Glance:
    def __init__(self) -> None:
        self.lacks = [0] * 10  # by seat: colours as bits, and 1 << 4 for special cards
        self.table = [0] * 240  # what is the same for all options
        self.seen = [0] * 240
        self.colours = [0] * 4
        self.own = [0] * 4  # cards of each colour in the whole hand

    def set_lacks(self, known: dict[int, int], players: int) -> None:
        """Sets what each seat is known to lack, as bits."""
        for seat in range(players):
            self.lacks[seat] = known.get(seat, 0)

    def put_lacks(self, seat: int, lacks: int) -> None:
        self.lacks[seat] = lacks

    def write(self, state: State, seat: int, options: list[Action | None], out: memoryview) -> None:
        """One row for each option; None lets things be."""
        self.look(state, seat)
        at = 0
        for option in options:
            for i in range(GLANCE):
                self.seen[i] = self.table[i]
            self.weigh(state, seat, option)
            for i in range(GLANCE):
                out[at + i] = min(self.seen[i], 255)
            at += GLANCE

    # --- what is the same for all options ---------------------------------------------------------------

    def look(self, state: State, seat: int) -> None:
        for i in range(GLANCE):
            self.table[i] = 0
        held = state.piles.hand_n[seat]
        self.table[min(max(held, 1), 7) - 1] = 1
        self.table[7] = min(held, 20)
        self.table[8] = 1 if state.n == 2 else 0
        self.table[9] = 1 if state.n == 3 else 0
        self.table[10] = state.n
        self.table[11 + state.pending.phase] = 1
        if state.pending.phase == FREE:
            self.table[18 if state.turn.seat == seat else 19] = 1
        if state.pending.draws > 0:
            self.table[20] = min(state.pending.draws, 20)
            self.table[21] = 1 if state.pending.on == seat else 0
        self.look_at_others(state, seat)
        self.look_at_hand(state, seat)
        after = state.after(seat)
        self.table[44] = self.lacks[after] >> 4 & 1
        self.table[45] = self.lacks[after] >> state.piles.colour & 1
        self.table[46] = min(state.piles.draw_pile_n // 8, 20)
        if state.pending.phase in {ANSWERS, SLAPS, DISCARDS}:
            self.look_at_effect(state, seat)

    def look_at_others(self, state: State, seat: int) -> None:
        least = 100
        cards = 0
        for other in range(state.n):
            if other != seat:
                held = state.piles.hand_n[other]
                cards += held
                least = min(least, held)
                if held <= 2:
                    self.table[28] += 1
        if least <= 3:
            self.table[22 + max(least, 1) - 1] = 1
        else:
            self.table[25 if least <= 5 else 26] = 1
        self.table[27] = min(cards // (state.n - 1), 20)
        held = state.piles.hand_n[state.after(seat)]
        if held <= 3:
            self.table[29 + max(held, 1) - 1] = 1
        self.table[32] = min(held, 10)
        held = state.piles.hand_n[self.before(state, seat)]
        if held <= 3:
            self.table[33 + max(held, 1) - 1] = 1
        self.table[36] = min(held, 10)

    def look_at_hand(self, state: State, seat: int) -> None:
        for i in range(4):
            self.own[i] = 0
        for card in range(KINDS):
            count = state.piles.hands[seat * KINDS + card]
            if count <= 0:
                continue
            role = state.tables.role[card]
            colour = state.tables.colour[card]
            if colour != NO_COLOUR:
                self.own[colour] += count
                if state.tables.ops_n[card] > 0:
                    self.table[42] += count
                if state.matches(card):
                    self.table[47] += count
            elif role == NO_THANKS:
                self.table[38] += count
            elif role == MERCY:
                self.table[39] += count
            elif role == COPY:
                self.table[40] += count
            elif role == TRAP:
                self.table[41] += count
            else:
                self.table[37] += count
        for i in range(4):
            if self.own[i] > 0:
                self.table[43] += 1

    def look_at_effect(self, state: State, seat: int) -> None:
        """The card that waits, and what it would do to `seat`."""
        acts = state.effect.acts
        if acts >= SPECIAL:
            self.table[48 + acts - SPECIAL] = 1
        elif acts >= COLOURED:
            self.table[72 + ((acts - COLOURED) & 7)] = 1
        self.table[80] = min(state.piles.hand_n[state.effect.by], 10)
        self.table[81] = 1 if state.effect.target == seat else 0
        if state.pending.raced:
            self.table[82] = state.race_count()
            return
        mine = state.piles.hand_n[seat] - 1
        theirs = state.piles.hand_n[state.effect.by]
        for i in range(state.tables.ops_n[acts]):
            at = acts * OPS * 3 + i * 3
            op = state.tables.ops[at]
            count = state.tables.ops[at + 2]
            if op == HEAT:
                if seat == state.pending.on:
                    self.table[82] += state.pending.draws
            elif op == DRAW_NUMBERED:
                for j in range(state.n - 1):
                    if state.effect.named[j] == seat:
                        self.table[82] += j + 1
            elif op == LEVEL:
                self.table[83] += max(mine - theirs, 0)
            elif op == SWAP:
                if seat == state.effect.target:
                    self.table[84] += max(theirs - mine, 0)
                    self.table[85] += max(mine - theirs, 0)
            elif op == MIX:
                mean = self.mean(state, seat, mine)
                self.table[84] += max(mean - mine, 0)
                self.table[85] += max(mine - mean, 0)
            elif self.concerns(state, state.tables.ops[at + 1], state.effect.by, seat, state.effect.target):
                if op == DRAW:
                    self.table[82] += count
                elif op == DISCARD_COLOUR:
                    if state.has_colour(seat, state.piles.colour):
                        self.table[83] += 1
                    else:
                        self.table[82] += count
                elif op == DISCARD:
                    self.table[83] += count
                elif op == DISCARD_TO:
                    self.table[83] += max(mine - count, 0)

    def mean(self, state: State, seat: int, mine: int) -> int:
        cards = mine
        for other in range(state.n):
            if other != seat:
                cards += state.piles.hand_n[other]
        return cards // state.n

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

    # --- one option ---------------------------------------------------------------------------------------

    def weigh(self, state: State, seat: int, option: Action | None) -> None:
        if type(option) is Play:
            on = option.on
            self.play(
                state,
                seat,
                int(option.card),
                NO_COLOUR if option.colour is None else option.colour.code,
                on[0] if len(on) > 0 else -1,
                on[1] if len(on) > 1 else -1,
                NO_CARD if option.giving is None else int(option.giving),
                option.at or 0,
            )
            if len(on) > 2 or (len(on) > 0 and state.tables.ops[int(option.card) * OPS * 3] == DRAW_NUMBERED):
                self.number(state, on)
            return
        card = NO_CARD
        colour = state.piles.colour
        if option is None or type(option) is Accept or type(option) is Decline:
            self.seen[KIND + 1] = 1
        elif type(option) is Draw:
            self.seen[KIND + 2 if option.count is None else KIND + 3] = 1
        elif type(option) is Ask:
            self.seen[KIND + 4] = 1
        elif type(option) is Offer:
            self.seen[KIND + 5] = 1
            card = int(option.card)
            self.give(state, seat, card)
            self.seen[OFFERED] = 1 if state.helps(card) else 0
            self.seen[OFFERED + 1] = min(state.piles.hand_n[state.turn.seat], 10)
        elif type(option) is Take:
            if option.whose is None:
                self.seen[KIND + 7] = 1
            else:
                self.seen[KIND + 6] = 1
                self.aim(state, seat, option.whose)
        elif type(option) is Discard:
            self.seen[KIND + 8] = 1
            for one in option.cards:
                self.give(state, seat, int(one))
                state.piles.hands[seat * KINDS + int(one)] -= 1
            self.leave(state, seat, NO_CARD, NO_CARD, colour, state.tables.image[state.piles.top], len(option.cards))
            for one in option.cards:
                state.piles.hands[seat * KINDS + int(one)] += 1
            return
        elif type(option) is Name:
            self.seen[KIND + 9] = 1
            colour = option.colour.code
            self.follow(state, state.after(seat), colour)
        elif type(option) is Slap:
            self.seen[KIND + 10] = 1
        gone = 0 if card == NO_CARD else 1
        self.leave(state, seat, card, NO_CARD, colour, state.tables.image[state.piles.top], gone)

    def play(
        self, state: State, seat: int, card: int, colour: int, target: int, second: int, giving: int, place: int
    ) -> None:
        role = state.tables.role[card]
        acts = state.piles.top if role == COPY else card
        self.seen[KIND] = 1
        if state.goes_out(seat, acts):
            self.seen[KIND + 11] = 1
        if role not in {NO_THANKS, MERCY, TRAP}:
            if acts >= SPECIAL:
                self.seen[ACTS + acts - SPECIAL] = 1
            elif acts >= COLOURED:
                self.seen[ACTS + 24 + ((acts - COLOURED) & 7)] = 1
            else:
                self.seen[CARD] = 1
        self.seen[CARD + 1] = 1 if role == NO_THANKS else 0
        self.seen[CARD + 2] = 1 if role == MERCY else 0
        self.seen[CARD + 3] = 1 if role == COPY else 0
        self.seen[CARD + 4] = 1 if role == TRAP else 0
        if place > 0:
            self.seen[CARD + 5] = min(place, 20)
        if role != COPY and state.tables.colour[card] != NO_COLOUR:
            self.fellows(state, seat, card)
        if giving != NO_CARD:
            self.give(state, seat, giving)
        if target >= 0:
            self.aim(state, seat, target)
        if second >= 0:
            self.seen[AIM + 7] = 1 if second == seat else 0
            self.seen[AIM + 8] = min(state.piles.hand_n[second], 10)
        gone = 1 if giving == NO_CARD else 2
        if role in {NO_THANKS, MERCY}:
            self.leave(state, seat, card, giving, state.piles.colour, state.tables.image[state.piles.top], gone)
            return
        if role != TRAP:
            self.act(state, seat, acts, colour, target, second)
        if state.tables.colour[acts] != NO_COLOUR:
            colour = state.tables.colour[acts]
        if colour == NO_COLOUR:
            if state.tables.white[acts]:
                colour = state.piles.colour
            else:
                self.seen[CARD + 6] = 1  # it is named later
        self.seen[CARD + 7] = 1 if colour == state.piles.colour else 0
        image = state.tables.image[state.piles.top if state.tables.white[card] else card]
        self.leave(state, seat, card, giving, colour, image, gone)

    def fellows(self, state: State, seat: int, card: int) -> None:
        """Cards of the same colour and of the same image in the hand."""
        colour = state.tables.colour[card]
        self.seen[LEFT + 20] = min(self.own[colour] - 1, 10)
        for other in range(SPECIAL):
            if other != card and state.tables.image[other] == state.tables.image[card]:
                self.seen[LEFT + 21] += state.piles.hands[seat * KINDS + other]
        self.seen[LEFT + 22] = state.piles.hands[seat * KINDS + card] - 1

    def leave(self, state: State, seat: int, card: int, giving: int, colour: int, image: int, gone: int) -> None:
        """The hand without `card` and `giving`, `gone` cards fewer, with this colour and image on top."""
        fits = 0
        wilds = 0
        kinds = 0
        longest = 0
        chosen = 0
        for i in range(4):
            self.colours[i] = 0
        for other in range(KINDS):
            count = state.piles.hands[seat * KINDS + other]
            if count == 0:
                continue
            if other == card:
                count -= 1
            if other == giving:
                count -= 1
            if count <= 0:
                continue
            if state.tables.colour[other] == NO_COLOUR:
                wilds += 1 if state.tables.role[other] in {NO_THANKS, MERCY} else 16 * count
                continue
            self.colours[state.tables.colour[other]] += count
            if state.tables.colour[other] == colour or state.tables.image[other] == image:
                fits += count
            if state.tables.colour[other] == colour:
                chosen += count
        for i in range(4):
            if self.colours[i] > 0:
                kinds += 1
                longest = max(longest, self.colours[i])
        rest = state.piles.hand_n[seat] - gone
        self.seen[LEFT] = min(fits, 6)
        self.seen[LEFT + 1] = 1 if fits > 0 else 0
        self.seen[LEFT + 2] = 1 if fits == 0 and wilds == 0 else 0
        self.seen[LEFT + 3] = min(wilds >> 4, 4)
        self.seen[LEFT + 4] = 1 if rest == 1 and wilds >= 16 else 0
        self.seen[LEFT + 5] = 1 if rest == 1 and fits == 1 else 0
        if rest <= 6:
            self.seen[LEFT + 6 + max(rest, 0)] = 1
        self.seen[LEFT + 13] = min(max(rest, 0), 20)
        self.seen[LEFT + 14] = kinds
        self.seen[LEFT + 15] = min(longest, 10)
        self.seen[LEFT + 16] = min(chosen, 8)
        self.seen[LEFT + 17] = 1 if fits > 1 else 0
        self.seen[LEFT + 18] = 1 if rest > 0 and fits + (wilds >> 4) >= rest else 0
        self.seen[LEFT + 19] = 1 if rest == 2 and (fits > 0 or wilds >= 16) else 0

    def give(self, state: State, seat: int, card: int) -> None:
        """A card that goes without being played."""
        role = state.tables.role[card]
        if role in {NO_THANKS, MERCY}:
            self.seen[GIVEN] += 1
        elif role in {COPY, TRAP}:
            self.seen[GIVEN + 1] += 1
        elif state.tables.colour[card] == NO_COLOUR:
            self.seen[GIVEN + 2] += 1
        else:
            self.seen[GIVEN + 3 if state.tables.ops_n[card] > 0 else GIVEN + 4] += 1
            self.seen[GIVEN + 5] += 1 if state.tables.colour[card] == state.piles.colour else 0
            for other in range(SPECIAL):
                if other != card and state.tables.colour[other] == state.tables.colour[card]:
                    self.seen[GIVEN + 6] += state.piles.hands[seat * KINDS + other]

    def aim(self, state: State, seat: int, target: int) -> None:
        held = state.piles.hand_n[target]
        self.seen[AIM] = 1 if target == state.after(seat) else 0
        self.seen[AIM + 1] = 1 if target == seat else 0
        if held <= 3:
            self.seen[AIM + 2 + max(held, 1) - 1] = 1
        self.seen[AIM + 5] = min(held, 20)
        self.seen[AIM + 6] = 1
        for other in range(state.n):
            if other != seat and state.piles.hand_n[other] < held:
                self.seen[AIM + 6] = 0
        mine = state.piles.hand_n[seat] - 1
        self.seen[AIM + 9] = min(max(mine - held, 0), 20)
        self.seen[AIM + 10] = min(max(held - mine, 0), 20)

    def follow(self, state: State, turn: int, colour: int) -> None:
        """The player who is next then."""
        held = state.piles.hand_n[turn]
        if held <= 3:
            self.seen[NEXT + max(held, 1) - 1] = 1
        self.seen[NEXT + 3] = min(held, 10)
        if colour != NO_COLOUR:
            self.seen[NEXT + 4] = self.lacks[turn] >> colour & 1
        self.seen[NEXT + 5] = self.lacks[turn] >> 4 & 1

    def number(self, state: State, on: tuple[int, ...]) -> None:
        """A GHOST PEPPER SPRAY: how many cards go to small hands."""
        for i in range(len(on)):
            held = state.piles.hand_n[on[i]]
            if held <= 2:
                self.seen[DOES + 5] += i + 1
            elif held <= 4:
                self.seen[DOES + 6] += i + 1

    def act(self, state: State, seat: int, acts: int, colour: int, target: int, second: int) -> None:
        """What the card does, and who plays after it."""
        mine = state.piles.hand_n[seat] - 1
        after = state.after(seat)
        turn = after
        for i in range(state.tables.ops_n[acts]):
            at = acts * OPS * 3 + i * 3
            op = state.tables.ops[at]
            who = state.tables.ops[at + 1]
            count = state.tables.ops[at + 2]
            if op in {STACK, HEAT}:
                if state.pending.draws > 0 and state.pending.image == state.tables.image[acts]:
                    count += state.pending.draws
                self.seen[DOES] = min(count, 20)
            elif op == SKIP:
                turn = state.after(turn)
            elif op == REVERSE:
                turn = self.before(state, seat)
            elif op == PLACES:
                if target == after and second >= 0:
                    turn = second
            elif op == MIX:
                mean = self.mean(state, seat, mine)
                self.seen[DOES + 1] = min(max(mine - mean, 0), 20)
                self.seen[DOES + 2] = min(max(mean - mine, 0), 20)
            elif op in {DRAW, DISCARD, DISCARD_TO, DISCARD_COLOUR, RACE}:
                for other in range(state.n):
                    if other != seat and (op == RACE or self.concerns(state, who, seat, other, target)):
                        self.hit(state, op, other, count, colour)
        colour = state.tables.colour[acts] if state.tables.colour[acts] != NO_COLOUR else colour
        if turn == seat:
            self.seen[NEXT + 6] = 1
        else:
            self.follow(state, turn, colour)

    def hit(self, state: State, op: int, other: int, count: int, colour: int) -> None:
        held = state.piles.hand_n[other]
        if op in {DRAW, RACE}:
            self.seen[DOES + 3 if held > 2 else DOES + 4] += count
        elif op == DISCARD_COLOUR:
            self.seen[DOES + 7] += 1 if colour >= 0 and self.lacks[other] >> colour & 1 else 0
            self.seen[DOES + 8] += 1 if held == 1 else 0
        elif op == DISCARD:
            self.seen[DOES + 9] += 1 if held <= count else 0
        else:
            self.seen[DOES + 10] += min(max(held - count, 0), 20)
