"""A table as it might be, for all a seat knows: the state that a search plays on with, made from view and memory.

Everything in it comes from the view, the seat's own options (which tell what it owes: to play a card it drew, to draw
on) and what it remembers. The cards it cannot see are dealt at random among the places they can be in.

One thing a seat could know is left out: which of several discards of a composed BLANK is being made. That is rare, and
only the imagined course of play differs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from ...core.dice import Dice
from .. import CARDS, Action, Ask, Card, Draw, Play, Rules, View, codes
from ..state import State
from ..tables import tables_for
from .memory import SPECIALS, Memory

__all__ = ["Imagined"]

PHASES = {
    None: codes.FREE,
    "answers": codes.ANSWERS,
    "slaps": codes.SLAPS,
    "discards": codes.DISCARDS,
    "offers": codes.OFFERS,
    "choice": codes.CHOICE,
    "colour": codes.NAMING,
}
EFFECTS = frozenset({codes.ANSWERS, codes.SLAPS, codes.DISCARDS})
DISCARDING = frozenset({codes.DISCARD, codes.DISCARD_TO, codes.DISCARD_COLOUR, codes.LEVEL})
TRAP, BLANK = int(Card("trap")), int(Card("blank"))


@lru_cache(maxsize=64)
def _empty(rules: Rules, players: int) -> State:
    """A table without cards: a copy costs less than a new one."""
    return State(tables_for(rules, players), players, Dice(1, 2, 3, 4))


@lru_cache(maxsize=64)
def _deck(rules: Rules, players: int) -> Counter[int]:
    return rules.cards(players)


class Imagined:
    """What `view.seat` knows of its table. `deal` makes a whole one of it, each time another."""

    def __init__(self, view: View, options: Sequence[Action], memory: Memory) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.memory = memory
        self._known = _empty(view.rules, len(view.players)).clone()
        self.tables = self._known.tables
        self._set_scene(self._known, options)
        self._placed = False

    def counted(self) -> State:
        """The table for those who know their own hand and count the others': no card that is hidden is looked for."""
        view, state = self.view, self._known.clone()
        for seat, player in enumerate(view.players):
            if seat != self.seat:
                state.put_unknown(seat, player.hand)
        for card in view.hand:
            state.put_hand(self.seat, card)
        state.pile_n, state.heap_n = view.draw_pile, view.discard
        return state

    # --- cards -------------------------------------------------------------------------------------------

    def _place_cards(self) -> None:
        """Where cards are known to be; what is left goes into the pool."""
        self._placed = True
        view, memory = self.view, self.memory
        free = Counter(_deck(view.rules, len(view.players)))
        free.subtract(map(int, view.hand))
        free[int(view.top)] -= 1
        self._traps = self._face_up(free)
        discards = Counter({card: min(count, free[card]) for card, count in memory.discards.items()})
        if discards.total() > view.discard:
            discards = Counter()
        free.subtract(discards)
        held = {seat: cards for seat, cards in memory.held.items() if seat != self.seat and cards}
        known: Counter[int] = Counter()
        for cards in held.values():
            known.update(cards)
        if _short(free, known) or any(cards.total() > view.players[seat].hand for seat, cards in held.items()):
            held = {}
        for cards in held.values():
            free.subtract(cards)
        held[self.seat] = Counter(map(int, view.hand))
        for seat, cards in held.items():
            for card in cards.elements():
                self._known.put_hand(seat, card)
        for card in discards.elements():
            self._known.put_discard(card)
        self._pool = [card for card in sorted(free) for _ in range(free[card])]
        self._wanted = []
        for seat, player in enumerate(view.players):
            if seat != self.seat:
                lacks: int = memory.lacks.get(seat, 0)
                self._wanted.append((-lacks.bit_count(), seat, player.hand - self._known.hand_size(seat), lacks))
        self._wanted.sort()
        self._under = view.discard - discards.total()
        self._owing = self._find_owing()

    def _face_up(self, free: Counter[int]) -> list[int]:
        """The TRAPs seen in the draw pile, taken from what is free; of two that look alike either will do."""
        traps = []
        for seen in self.memory.traps[: self.view.draw_pile] or [TRAP] * self.view.trap_on_top:
            trap = next((card for card in (seen, TRAP, BLANK) if free[card] > 0), None)
            if trap is not None:
                free[trap] -= 1
                traps.append(trap)
        return traps

    def deal(self, dice: Dice) -> State:
        """A table that fits all that is known."""
        if not self._placed:
            self._place_cards()
        state = self._known.clone()
        pool = self._pool[:]
        for i in range(len(pool) - 1, 0, -1):
            j = dice.below(i + 1)
            pool[i], pool[j] = pool[j], pool[i]
        state.dice = Dice(dice.word() + 1, dice.word(), dice.word(), dice.word())
        owing = self._put_owed(state, pool)
        for _, seat, count, lacks in self._wanted:
            for _ in range(count - (seat in owing)):
                state.put_hand(seat, self._pick(pool, lacks) if lacks else pool.pop())
        for _ in range(self._under):
            state.put_discard(pool.pop())
        for trap in self._traps:
            covered = len(pool) > 0 and not self.view.trap_on_top
            pool.insert(dice.below(len(pool)) if covered else len(pool), trap + codes.FACE_UP)
        for card in pool:
            state.put_draw_pile(card)
        self._put_offers(state, dice)
        return state

    def _put_owed(self, state: State, pool: list[int]) -> set[int]:
        """H-APOC: gives one card of the colour to everybody who has still to discard one; who was given it."""
        given = set()
        for seat in self._owing:
            fits = [i for i, card in enumerate(pool) if self.tables.colour_of(card) == state.must_colour]
            if fits:
                state.put_hand(seat, pool.pop(fits[0]))
                given.add(seat)
            else:  # The memory is wrong about other cards: nobody can be asked for a card that is nowhere.
                state.put_due(seat, 0)
                state.asked &= ~(1 << seat)
        return given

    def _pick(self, pool: list[int], lacks: int) -> int:
        """The next card that the seat may hold for all that is known; any, if there is none."""
        for i in range(len(pool) - 1, -1, -1):
            if not self._lacking(pool[i], lacks):
                return pool.pop(i)
        return pool.pop()

    def _lacking(self, card: int, lacks: int) -> bool:
        colour = self.tables.colour_of(card)
        if colour != codes.NO_COLOUR:
            return lacks >> colour & 1 == 1
        reaction = self.tables.role_of(card) in {codes.NO_THANKS, codes.MERCY}
        return lacks & SPECIALS != 0 and (not reaction or self.view.rules.reaction_cards_oblige)

    def _put_offers(self, state: State, dice: Dice) -> None:
        for seat, player in enumerate(self.view.players):
            if seat == self.seat:
                if self.view.offered is not None:
                    state.put_offer(seat, self.view.offered)
            elif player.offers:
                held = [card for card in range(codes.KINDS) for _ in range(state.held(seat, card))]
                state.put_offer(seat, held[dice.below(len(held))])

    def _find_owing(self) -> list[int]:
        """Who has to discard a card of a colour, and is not known to hold one."""
        state, colour = self._known, self._known.must_colour
        if colour < 0:
            return []
        fits = [card for card in range(codes.KINDS) if self.tables.colour_of(card) == colour]
        return [
            seat
            for _, seat, count, _ in self._wanted
            if count > 0 and seat in self.view.waiting and not sum([state.held(seat, card) for card in fits])
        ]

    # --- where the game stands ------------------------------------------------------------------------------

    def _set_scene(self, state: State, options: Sequence[Action]) -> None:
        view = self.view
        for place, seat in enumerate(view.order):
            state.put_place(place, seat)
        state.top = int(view.top)
        state.colour = view.colour.code
        state.step = -1 if view.direction == "right" else 1
        state.phase = PHASES[view.phase]
        state.asked = _bits(view.waiting)
        state.liable = _bits(view.uncalled)
        for seat, player in enumerate(view.players):
            if player.owes:
                state.put_owed(seat, player.owes)
        state.jump = view.jump_in
        state.landed = 1
        state.passes = self.memory.passes
        state.turn = self.seat if view.turn is None else view.turn
        if view.pending is not None:
            self._set_pending(state)
        if state.phase in EFFECTS:
            self._set_effect(state)
        elif state.phase == codes.NAMING:
            assert view.acting_by is not None
            state.by = state.unnamed = view.acting_by
            state.turn = state.seat_after(view.acting_by)
        elif state.phase != codes.FREE:
            state.helped = True
        elif state.turn == self.seat:
            self._set_duty(state, options)

    def _set_pending(self, state: State) -> None:
        pending, acting = self.view.pending, self.memory.acting
        assert pending is not None
        state.pend_n = pending.count
        state.pend_image = self.tables.image_of(CARDS[pending.card].kinds[0])
        state.pend_on = pending.on
        state.begun = acting is not None and acting.drew >> pending.on & 1 == 1

    def _set_effect(self, state: State) -> None:
        """The card that acts, and how far it has come."""
        view, acting = self.view, self.memory.acting
        assert view.acting is not None
        assert view.acting_by is not None
        state.by, state.acts = view.acting_by, int(view.acting)
        if view.turn == state.by and self.tables.is_late(state.acts):  # H-LATE-COLOUR: a view names who has to name it
            state.unnamed = state.by
            state.turn = state.seat_after(state.by)
        state.next = state.turn
        state.target = view.waiting[0] if view.waiting else state.turn
        ops = [op for op, _, _ in self.tables.ops_of(state.acts)]
        races = [i for i, op in enumerate(ops) if op in {codes.RACE, codes.DARE}]
        state.raced = state.phase == codes.ANSWERS and bool(races)
        state.losers = state.asked if state.raced else 0
        state.pc = races[0] if races else 0
        if acting is not None and acting.by == state.by and acting.acts == state.acts:
            state.copied = acting.copied
            state.immune, state.spared = acting.immune, acting.spared
            state.slapped, state.losers = _bits(acting.slapped), acting.losers or state.losers
            state.last_slap = acting.slapped[-1] if acting.slapped else -1
            for i, seat in enumerate(acting.on):
                state.name_order(i, seat)
            state.target = acting.on[0] if acting.on else state.target
            state.second = acting.on[1] if len(acting.on) > 1 else 0
        if state.phase == codes.DISCARDS:
            for seat, player in enumerate(view.players):
                state.put_due(seat, player.discards)
            at = next((i for i, op in enumerate(ops) if op in DISCARDING), 0)
            state.pc = at + 1
            state.must_colour = state.colour if codes.DISCARD_COLOUR in ops else -1
        state.jump = not state.copied

    def _set_duty(self, state: State, options: Sequence[Action]) -> None:
        """What the seat may do on its turn tells what it has done in it."""
        draws = asks = False
        cards = set()
        for option in options:
            if isinstance(option, Play):
                cards.add(option.card)
            elif isinstance(option, Ask):
                asks = True
            elif isinstance(option, Draw) and option.count is None:
                draws = True
        state.drew = state.helped = not asks
        if state.pend_n:
            if not draws and cards:
                state.duty, state.taken = codes.PLAY_TAKEN, min(cards)
        elif draws:
            state.duty = codes.ANYTHING if asks else codes.DRAW_ON
        else:
            for card in self.view.hand:
                if card not in cards and self.tables.role_of(card) == codes.NO_THANKS:
                    state.duty = codes.PLAY_DRAWN


def _bits(seats: Sequence[int]) -> int:
    found = 0
    for seat in seats:
        found |= 1 << seat
    return found


def _short(free: Counter[int], wanted: Counter[int]) -> bool:
    return any(free[card] < count for card, count in wanted.items())
