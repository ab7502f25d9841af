"""One SPICY table in sequenced play, its decisions numbered as spicy_codec.py says.

The arbiter says who is asked; here stand what that seat may choose, what it may know, and what it remembers for
certain. Ordinary Python; with a C compiler Cython builds this very file.

Where reaction time is part of the game, all who are asked about a card answer before anything happens, each in turn
and unseen by the others: the quickest answer counts, a tie is decided by a coin of the seed.
"""

from __future__ import annotations

from collections.abc import Callable

from ..core.dice import Dice
from ..core.seeds import Seeds
from ..spicy.arbiter import Arbiter
from ..spicy.cards import CLAIMS, KINDS, NO_CARD, NO_CLAIM
from ..spicy.codes import CARD_MASK, CLAIM_SHIFT, COPY_SHIFT, NUMBER, RUNNING, SEAT_SHIFT, SPICE, WRONG
from ..spicy.state import State
from .reactions import DELAYS
from .spicy_codec import (
    ACCEPT,
    AT_ABOVE,
    AT_ASKED,
    AT_CHOSEN,
    AT_CHOSEN_CLAIM,
    AT_CHOSEN_TRAIT,
    AT_CHOSEN_UNDER,
    AT_CLAIM,
    AT_COPIED,
    AT_DECK,
    AT_GONE,
    AT_HAND,
    AT_HISTORY,
    AT_LAST_WAITS,
    AT_OWN_LAID,
    AT_PLAYERS,
    AT_REACTING,
    AT_STACK,
    AT_STAGE,
    AT_VARIANTS,
    CHALLENGE_NUMBER,
    CHALLENGE_SPICE,
    CHALLENGE_WRONG,
    COPY,
    DELAY,
    ENOUGH,
    LAID_WIDTH,
    LET_BE,
    LONGEST_HISTORY,
    OBSERVATION,
    PASS,
    PLAY,
    PLAYER_WIDTH,
    SEATS,
    TIMED_ACTIONS,
    UNDER,
)
from .table import Table

__all__ = ["SpicyTable"]

VARIANTS_N = 6

# What the seat that is asked decides.
OPEN = 0
CARDS_UNDER = 1
HOW_LATE = 2


class SpicyTable(Table):
    def __init__(self, state: State, variants: int, open_deck: bool, timed: bool, coin: Dice) -> None:
        Table.__init__(self, state.n, TIMED_ACTIONS if timed else DELAY, OBSERVATION)
        self.state = state
        self.variants = variants  # as bits
        self.open_deck = open_deck
        self.timed = timed  # reaction time is part of the game
        self.coin = coin  # decides ties
        self.arbiter = Arbiter(state)
        self.stage = OPEN
        self.answered = 0  # who has answered what is asked of several, as bits
        self.gone = [0] * 192  # [seat * KINDS + card]: how many a seat knows to be laid or won
        self.choice = [0] * 6  # by seat: the first of its decisions, cards put under, the delay
        self.under1 = [0] * 6
        self.under2 = [0] * 6
        self.delay = [0] * 6
        self.known = [0] * 32  # while all is dealt anew: what is known of the won cards, what is hidden, as a line
        self.hidden = [0] * 32
        self.cards = [0] * 100
        self.fresh: State | None = None  # an undealt table, the cards above World's End, or who says how many
        self.above = 0
        self.above_of: Callable[[str], int] | None = None
        self.first_dice = Dice(0, 0, 0, 1)
        self.deal_dice = Dice(0, 0, 0, 1)
        self.begin()

    def begin(self) -> None:
        """The state has been dealt."""
        self.arbiter = Arbiter(self.state)
        self.stage = OPEN
        self.answered = 0
        for i in range(SEATS * KINDS):
            self.gone[i] = 0
        self.find_mover()

    def deal_from(self, fresh: State, above: int, above_of: Callable[[str], int] | None) -> None:
        """How new games are dealt here: from an undealt table, with so many cards above World's End."""
        self.fresh = fresh
        self.above = above
        self.above_of = above_of

    def new_game(self, seeds: Seeds, index: int) -> None:
        """As `spicy.new` deals it with the same seed."""
        seeds.game(index)
        seeds.sow(self.first_dice, b"first")
        seeds.sow(self.deal_dice, b"deal")
        if self.timed:
            seeds.sow(self.coin, b"reactions")
        if self.above_of is not None:
            self.above = self.above_of(seeds.seed())
        assert self.fresh is not None
        self.state.copy_from(self.fresh)
        self.state.deal(self.deal_dice, self.first_dice.below(self.state.n), self.above)
        self.begin()

    # --- who is asked ---------------------------------------------------------------------------

    def find_mover(self) -> None:
        self.mover = self.arbiter.seat()
        if self.timed and self.arbiter.left > 0 and self.mover >= 0:
            while (self.asked() & ~self.answered) == 0:
                self.settle()
                self.mover = self.arbiter.seat()
                if self.arbiter.left == 0 or self.mover < 0:
                    return
            i = self.arbiter.left - 1
            while not (self.asked() & ~self.answered) >> self.arbiter.order[i] & 1:
                i -= 1
            self.mover = self.arbiter.order[i]

    def asked(self) -> int:
        """Who is asked the same thing at once, as bits: whoever is still to be asked about the top card."""
        if self.mover < 0:
            return 0
        if self.arbiter.left == 0:
            return 1 << self.mover
        found = 0
        for i in range(self.arbiter.left):
            found |= 1 << self.arbiter.order[i]
        return found & (self.state.doubters | self.state.copiers)

    def waiting(self) -> int:
        return self.asked() & ~self.answered

    def question(self) -> int:
        return self.arbiter.question() * 2 + (1 if self.state.stack_n > 0 and self.mover >= 0 else 0)

    def winners(self) -> int:
        return self.state.winners()

    # --- what may be chosen -----------------------------------------------------------------------

    def list_options(self, seat: int) -> None:
        """Everything `seat` may choose if it is asked now, into `options`."""
        self.options_n = 0
        if self.mover < 0:
            return
        if seat == self.mover and self.stage != OPEN:
            if self.stage == CARDS_UNDER:
                self.add_option(ENOUGH)
                for card in range(KINDS):
                    if self.may_add(seat, card):
                        self.add_option(UNDER + card)
            else:
                for late in range(DELAYS):
                    self.add_option(DELAY + late)
            return
        state = self.state
        tables = state.tables
        reacting = self.arbiter.left > 0
        hand = seat * KINDS
        self.add_option(ACCEPT if state.last_waits else LET_BE if reacting else PASS)
        if state.doubters >> seat & 1:
            if state.copied:
                self.add_option(CHALLENGE_WRONG)
            else:
                self.add_option(CHALLENGE_NUMBER)
                self.add_option(CHALLENGE_SPICE)
        if state.copiers >> seat & 1:
            for card in range(KINDS):
                if state.hands[hand + card] > 0:
                    self.add_option(COPY + card)
        if not reacting:
            found = self.options_n
            first = state.claim * CLAIMS
            claims = tables.claims_n[state.claim]
            for card in range(KINDS):
                if state.hands[hand + card] > 0:
                    play = PLAY + card * CLAIMS
                    for i in range(first, first + claims):
                        self.options[found] = play + tables.claims[i]
                        found += 1
            self.options_n = found

    def may_add(self, seat: int, card: int) -> bool:
        """Whether it may go under the card chosen. Each set of cards is chosen one way: in card order."""
        left = self.state.hands[seat * KINDS + card]
        if card == self.chosen_card(seat):
            left -= 1
        if self.under1[seat] != NO_CARD:
            if card < self.under1[seat]:
                return False
            if card == self.under1[seat]:
                left -= 1
        return left > 0

    # --- choosing -----------------------------------------------------------------------------------

    def chosen_card(self, seat: int) -> int:
        decision = self.choice[seat]
        if decision >= PLAY:
            return (decision - PLAY) // CLAIMS
        return decision - COPY if COPY <= decision < UNDER else NO_CARD

    def chosen_claim(self, seat: int) -> int:
        decision = self.choice[seat]
        if decision >= PLAY:
            return (decision - PLAY) % CLAIMS
        return self.state.claim if COPY <= decision < UNDER else NO_CLAIM

    def act(self, decision: int) -> None:
        """The seat asked decides; it must be one of its options."""
        if self.choose(decision):
            self.perform()

    def choose(self, decision: int) -> bool:
        """The same without doing it: whether the choice is complete. Then `perform` follows, or whoever does it
        otherwise calls `remember` before and `find_mover` after."""
        seat = self.mover
        if self.stage == OPEN:
            self.choice[seat] = decision
            self.under1[seat] = NO_CARD
            self.under2[seat] = NO_CARD
            self.delay[seat] = 0
            if self.most_under(seat) > 0 and self.can_add(seat):
                self.stage = CARDS_UNDER
                return False
        elif self.stage == CARDS_UNDER:
            if decision != ENOUGH:
                if self.under1[seat] == NO_CARD:
                    self.under1[seat] = decision - UNDER
                    if self.most_under(seat) > 1 and self.can_add(seat):
                        return False
                else:
                    self.under2[seat] = decision - UNDER
        else:
            self.delay[seat] = decision - DELAY
            self.stage = OPEN
            return True
        self.stage = OPEN
        if self.timed and self.arbiter.left > 0 and self.reacts(seat):
            self.stage = HOW_LATE
            return False
        return True

    def reacts(self, seat: int) -> bool:
        return self.choice[seat] not in {LET_BE, ACCEPT}

    def most_under(self, seat: int) -> int:
        if self.chosen_card(seat) == NO_CARD:
            return 0
        return self.state.tables.under[self.chosen_claim(seat)]

    def can_add(self, seat: int) -> bool:
        for card in range(KINDS):
            if self.may_add(seat, card):
                return True
        return False

    # --- doing ------------------------------------------------------------------------------------------

    def perform(self) -> None:
        """What the seat asked has chosen, or where reaction time counts: what the quickest has, once all answered."""
        if self.timed and self.arbiter.left > 0:
            self.answered |= 1 << self.mover
        else:
            self.remember(self.mover)
            self.enact(self.mover)
        self.find_mover()

    def settle(self) -> None:
        """All have answered: the quickest reaction happens, a tie is decided by the coin."""
        first = -1
        ties = 0
        for seat in range(self.state.n):
            if self.answered >> seat & 1 and self.reacts(seat):
                if first < 0 or self.delay[seat] < self.delay[first]:
                    first = seat
                    ties = 1
                elif self.delay[seat] == self.delay[first]:
                    ties += 1
                    if self.coin.below(ties) == 0:
                        first = seat
        answered = self.answered
        self.answered = 0
        if first >= 0:
            self.remember(first)
            self.enact(first)
        elif self.state.last_waits:
            for seat in range(self.state.n):
                if answered >> seat & 1:
                    self.state.accept(seat)
        else:
            self.arbiter.declined += self.arbiter.left
            self.arbiter.left = 0

    def remember(self, seat: int) -> None:
        """What is learnt for certain from what `seat` has chosen: own cards laid, a card revealed."""
        card = self.chosen_card(seat)
        if card != NO_CARD:
            self.gone[seat * KINDS + card] += 1
            if self.under1[seat] != NO_CARD:
                self.gone[seat * KINDS + self.under1[seat]] += 1
            if self.under2[seat] != NO_CARD:
                self.gone[seat * KINDS + self.under2[seat]] += 1
        elif CHALLENGE_NUMBER <= self.choice[seat] <= CHALLENGE_WRONG:
            for other in range(self.state.n):
                if other != self.state.by:  # who has counted it when it was laid
                    self.gone[other * KINDS + self.state.top] += 1

    def enact(self, seat: int) -> None:
        decision = self.choice[seat]
        card = self.chosen_card(seat)
        if card != NO_CARD:
            self.state.play(seat, card, self.chosen_claim(seat), decision < UNDER, self.under1[seat], self.under2[seat])
        elif decision == LET_BE:
            self.arbiter.decline()
        elif decision == ACCEPT:
            self.state.accept(seat)
        elif decision == PASS:
            self.state.pass_turn()
        elif decision == CHALLENGE_NUMBER:
            self.state.challenge(seat, NUMBER)
        else:
            self.state.challenge(seat, SPICE if decision == CHALLENGE_SPICE else WRONG)

    def chosen(self, seat: int) -> list[int]:
        """The decisions `seat` has taken last, all that make up its action but ENOUGH."""
        added = [UNDER + card for card in (self.under1[seat], self.under2[seat]) if card != NO_CARD]
        return [self.choice[seat], *added]

    # --- knowing ----------------------------------------------------------------------------------------

    def write_observation(self, seat: int, out: memoryview, at: int) -> None:
        """What `seat` may know, as the fields of spicy_codec.py say."""
        state = self.state  # what a loop reads is read once: in C a byte written might be any of it
        hand = seat * KINDS
        for i in range(OBSERVATION):
            out[at + i] = 0
        start = at + AT_HAND
        for i in range(KINDS):
            out[start + i] = state.hands[hand + i]
        start = at + AT_GONE
        for i in range(KINDS):
            out[start + i] = self.gone[hand + i]
        other = seat
        start = at + AT_PLAYERS
        for _ in range(state.n):
            out[start] = 1
            out[start + 1] = state.hand_n[other]
            out[start + 2] = state.points[other]
            out[start + 3] = state.trophies[other]
            out[start + 7] = state.doubters >> other & 1
            if other == state.turn and state.reason == RUNNING:
                out[start + 4] = 1
            if state.stack_n > 0 and other == state.by:
                out[start + 5] = 1
                out[start + 6] = 1 if state.tables.paw[state.claim] else 0
            start += PLAYER_WIDTH
            other += 1
            if other == state.n:
                other = 0
        if state.stack_n > 0:
            out[at + AT_CLAIM + state.claim] = 1
            out[at + AT_COPIED] = 1 if state.copied else 0
            self.write_stack(seat, out, at)
        out[at + AT_LAST_WAITS] = 1 if state.last_waits else 0
        out[at + AT_STACK] = state.stack_n
        out[at + AT_DECK] = state.deck_n
        if self.open_deck:
            out[at + AT_ABOVE] = state.deck_n - state.below
        if seat == self.mover:
            self.write_question(seat, out, at)
        if self.variants:
            start = at + AT_VARIANTS
            for i in range(VARIANTS_N):
                out[start + i] = self.variants >> i & 1

    def write_stack(self, seat: int, out: memoryview, at: int) -> None:
        state = self.state
        own = at + AT_OWN_LAID
        place = at + AT_HISTORY
        oldest = state.stack_n - LONGEST_HISTORY
        for i in range(state.stack_n - 1, -1, -1):
            laid = state.stack[i]
            by = (laid >> SEAT_SHIFT & 7) - seat
            if by == 0:
                out[own + (laid & CARD_MASK)] += 1
            if i >= oldest:
                claim = laid >> CLAIM_SHIFT & CARD_MASK
                if claim != NO_CLAIM:
                    out[place] = claim % 10 + 1
                    out[place + 1 + claim // 10] = 1
                out[place + 4 + (by if by >= 0 else by + state.n)] = 1
                out[place + 10] = laid >> COPY_SHIFT
                place += LAID_WIDTH

    def write_question(self, seat: int, out: memoryview, at: int) -> None:
        """What is asked of `seat` now, and what it has chosen so far."""
        out[at + AT_ASKED] = 1
        out[at + AT_REACTING] = 1 if self.arbiter.left > 0 else 0
        if self.stage == OPEN:
            return
        out[at + AT_STAGE + self.stage - 1] = 1
        card = self.chosen_card(seat)
        if card == NO_CARD:
            out[at + AT_CHOSEN_TRAIT + self.choice[seat] - CHALLENGE_NUMBER] = 1
            return
        out[at + AT_CHOSEN + card] = 1
        out[at + AT_CHOSEN_CLAIM + self.chosen_claim(seat)] = 1
        if self.under1[seat] != NO_CARD:
            out[at + AT_CHOSEN_UNDER + self.under1[seat]] = 1
            if self.under2[seat] != NO_CARD:
                out[at + AT_CHOSEN_UNDER + self.under2[seat]] += 1

    # --- dealing anew what a seat cannot see ---------------------------------------------------------------

    def deal_anew(self, seat: int, dice: Dice) -> None:
        """Hands, deck, stack and won cards as they might be for all `seat` knows; -1 knows no card at all.

        What a seat has chosen but not done yet is chosen anew from its new hand. In which pile a card lies that was
        revealed is not kept.
        """
        for card in range(KINDS):
            self.known[card] = 0 if seat < 0 else self.gone[seat * KINDS + card]
            self.hidden[card] = 0
            for other in range(self.state.n):
                if other != seat:
                    self.hidden[card] += self.state.hands[other * KINDS + card]
                    self.state.hands[other * KINDS + card] = 0
        for i in range(self.state.deck_n):
            self.hidden[self.state.deck[i]] += 1
        for i in range(self.state.won_n):
            self.hidden[self.state.won[i] & CARD_MASK] += 1
        for i in range(self.state.stack_n):
            card = self.state.stack[i] & CARD_MASK
            if self.state.stack[i] >> SEAT_SHIFT & 7 == seat:
                self.known[card] -= 1
            else:
                self.hidden[card] += 1
        left = 0
        for card in range(KINDS):
            for _ in range(self.hidden[card] - self.known[card]):
                self.cards[left] = card
                left += 1
        self.mix(left, dice)
        for other in range(self.state.n):
            if other != seat:
                for _ in range(self.state.hand_n[other]):
                    left -= 1
                    i = other * KINDS + self.cards[left]
                    self.state.hands[i] = self.state.hands[i] + 1
        for i in range(self.state.deck_n):
            left -= 1
            self.state.deck[i] = self.cards[left]
        for i in range(self.state.stack_n):
            if self.state.stack[i] >> SEAT_SHIFT & 7 != seat:
                left -= 1
                self.state.stack[i] = (self.state.stack[i] & ~CARD_MASK) + self.cards[left]
        if self.state.stack_n > 0:
            self.state.top = self.state.stack[self.state.stack_n - 1] & CARD_MASK
        for card in range(KINDS):
            for _ in range(self.known[card]):
                self.cards[left] = card
                left += 1
        self.mix(left, dice)
        for i in range(self.state.won_n):
            self.state.won[i] = (self.state.won[i] & ~CARD_MASK) + self.cards[i]
        for other in range(self.state.n):
            if other != seat and (self.answered >> other & 1 or (other == self.mover and self.stage != OPEN)):
                self.choose_anew(other, dice)

    def mix(self, count: int, dice: Dice) -> None:
        for i in range(count - 1, 0, -1):
            j = dice.below(i + 1)
            card = self.cards[i]
            self.cards[i] = self.cards[j]
            self.cards[j] = card

    def choose_anew(self, seat: int, dice: Dice) -> None:
        """The same choice with other cards."""
        old = self.chosen_card(seat)
        if old == NO_CARD:
            return
        first = dice.below(self.state.hand_n[seat])
        card = self.state.nth_card(seat, first)
        self.choice[seat] += (card - old) * (CLAIMS if self.choice[seat] >= PLAY else 1)
        under = self.under1[seat] != NO_CARD
        more = self.under2[seat] != NO_CARD
        self.under1[seat] = NO_CARD
        self.under2[seat] = NO_CARD
        if under:
            second = dice.below(self.state.hand_n[seat] - 1)
            if second >= first:
                second += 1
            self.under1[seat] = self.state.nth_card(seat, second)
            if more:
                third = 0
                while third in {first, second}:
                    third += 1
                self.under2[seat] = self.state.nth_card(seat, third)
                if self.under2[seat] < self.under1[seat]:
                    kept = self.under1[seat]
                    self.under1[seat] = self.under2[seat]
                    self.under2[seat] = kept

    def clone(self) -> SpicyTable:
        """An independent copy."""
        coin = Dice(0, 0, 0, 1)
        coin.copy_from(self.coin)
        other = SpicyTable(self.state.clone(), self.variants, self.open_deck, self.timed, coin)
        other.copy_play(self)
        return other

    def copy_from(self, other: SpicyTable) -> None:
        """All of another table of the same rules."""
        self.state.copy_from(other.state)
        self.coin.copy_from(other.coin)
        self.copy_play(other)

    def copy_play(self, other: SpicyTable) -> None:
        self.arbiter.asked_about = other.arbiter.asked_about
        self.arbiter.left = other.arbiter.left
        self.arbiter.declined = other.arbiter.declined
        self.mover = other.mover
        self.stage = other.stage
        self.answered = other.answered
        for i in range(SEATS):
            self.arbiter.order[i] = other.arbiter.order[i]
            self.choice[i] = other.choice[i]
            self.under1[i] = other.under1[i]
            self.under2[i] = other.under2[i]
            self.delay[i] = other.delay[i]
        for i in range(SEATS * KINDS):
            self.gone[i] = other.gone[i]
