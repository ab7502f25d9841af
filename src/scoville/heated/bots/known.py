"""What a bot knows from its view and its memory: the table as it is known, and what a redeal has to deal.

Everything comes from the view, the seat's own options (which show what it owes: to play a card it drew, to draw
on) and what it remembers.

It ignores one thing a seat could know: which of several discards of a composed BLANK is being made. That is rare, and
it only changes the imagined course of play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from ...bots.by_rules import by_rules
from ...core.dice import Dice
from .. import CARDS, Action, Ask, Card, Draw, Play, Rules, View
from ..redeal import Redeal
from ..rules import codes
from ..rules.codes import ANYTHING, DRAW_ON, FREE, NO_THANKS, PLAY_DRAWN, PLAY_TAKEN
from ..rules.state import State
from ..rules.tables import tables_for
from .memory import SPECIALS, Memory

__all__ = ["KnownTable", "counted"]

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


@by_rules
def _empty(rules: Rules, players: int) -> State:
    """A table without cards; copying it costs less than creating one."""
    return State(tables_for(rules, players), players, Dice(1, 2, 3, 4))


@lru_cache(maxsize=64)
def _deck(rules: Rules, players: int) -> Counter[int]:
    return rules.cards(players)


@lru_cache(maxsize=1024)
def _without(rules: Rules, players: int, lacks: int) -> frozenset[int]:
    """The kinds that a player with these gaps is believed not to hold."""
    if not lacks:
        return frozenset()
    tables, found = _empty(rules, players).tables, set()
    for card in range(codes.KINDS):
        colour = tables.colour_of(card)
        if colour != codes.NO_COLOUR:
            lacking = lacks >> colour & 1 == 1
        else:
            reaction = tables.role_of(card) in {codes.NO_THANKS, codes.MERCY}
            lacking = lacks & SPECIALS != 0 and (not reaction or rules.reaction_cards_oblige)
        if lacking:
            found.add(card)
    return frozenset(found)


class KnownTable:
    """What `view.seat` knows of its table."""

    def __init__(self, view: View, options: Sequence[Action], memory: Memory) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.memory = memory
        self._known = _empty(view.rules, len(view.players)).clone()
        self.tables = self._known.tables
        self._set_position(self._known, options)

    # --- cards -------------------------------------------------------------------------------------------

    def redeal(self) -> Redeal:
        """Places the known cards; the rest goes into the pool."""
        view, memory, state = self.view, self.memory, self._known.clone()
        free = Counter(_deck(view.rules, len(view.players)))
        free.subtract(map(int, view.hand))
        free[int(view.top)] -= 1
        traps = self._face_up(free)
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
                state.put_hand(seat, card)
        for card in discards.elements():
            state.put_discard(card)
        if view.offered is not None:
            state.put_offer(self.seat, view.offered)
        redeal = Redeal(state, self.seat, [card for card in sorted(free) for _ in range(free[card])])
        redeal.new_luck = True
        redeal.traps, redeal.trap_on_top = traps, view.trap_on_top
        redeal.under = view.discard - discards.total()
        others = [(seat, player) for seat, player in enumerate(view.players) if seat != self.seat]
        lacking = sorted([(-memory.lacks.get(seat, 0).bit_count(), seat) for seat, _ in others])
        for _, seat in lacking:
            lacks = _without(view.rules, len(view.players), memory.lacks.get(seat, 0))
            redeal.wanted.append((seat, view.players[seat].hand - state.hand_size(seat), lacks))
        redeal.owing = self._owing(state, redeal.wanted)
        redeal.offering = [seat for seat, player in others if player.offers]
        return redeal

    def _face_up(self, free: Counter[int]) -> list[int]:
        """The TRAPs seen in the draw pile, taken from the free cards; of two that look alike either will do."""
        traps = []
        for seen in self.memory.traps[: self.view.draw_pile] or [TRAP] * self.view.trap_on_top:
            trap = next((card for card in (seen, TRAP, BLANK) if free[card] > 0), None)
            if trap is not None:
                free[trap] -= 1
                traps.append(trap)
        return traps

    def _owing(
        self, state: State, wanted: Sequence[tuple[int, int, frozenset[int]]]
    ) -> list[tuple[int, frozenset[int]]]:
        """H-APOC: the seats that must discard a card of a colour and are not known to hold one."""
        colour = state.pending.discard_colour
        if colour < 0:
            return []
        fits = frozenset([card for card in range(codes.KINDS) if self.tables.colour_of(card) == colour])
        return [
            (seat, fits)
            for seat, count, _ in wanted
            if count > 0 and seat in self.view.waiting and not sum([state.held(seat, card) for card in fits])
        ]

    # --- where the game stands ------------------------------------------------------------------------------

    def _set_position(self, state: State, options: Sequence[Action]) -> None:
        # A plain tuple, unpacked at once: every decision of a bot runs through here, and reading the fields of a named
        # tuple one by one took a tenth of the time.
        (
            _,
            _,
            _,
            _,
            players,
            order,
            direction,
            top,
            colour,
            pending,
            _,
            _,
            _,
            turn,
            waiting,
            phase,
            _,
            acting_by,
            _,
            uncalled,
            jump_in,
            _,
            _,
        ) = self.view[:]
        for place, seat in enumerate(order):
            state.put_place(place, seat)
        state.piles.top = top
        state.piles.colour = colour.code
        state.turn.step = -1 if direction == "right" else 1
        state.pending.phase = PHASES[phase]
        state.pending.asked = _bits(waiting)
        state.calls.uncalled = _bits(uncalled)
        for seat, player in enumerate(players):
            state.put_owed(seat, player.owes)
        state.calls.jump_in = jump_in
        state.turn.landed = 1
        state.turn.passes = self.memory.passes
        state.turn.seat = self.seat if turn is None else turn
        if pending is not None:
            self._set_pending(state)
        if state.pending.phase == FREE:
            if state.turn.seat == self.seat:
                self._set_duty(state, options)
        elif state.pending.phase in EFFECTS:
            self._set_effect(state)
        elif state.pending.phase == codes.NAMING:
            assert acting_by is not None
            state.effect.by = state.pending.unnamed = acting_by
            state.turn.seat = state.after(acting_by)
        else:
            state.turn.helped = True

    def _set_pending(self, state: State) -> None:
        pending, acting = self.view.pending, self.memory.acting
        assert pending is not None
        state.pending.draws = pending.count
        state.pending.image = self.tables.image_of(CARDS[pending.card].kinds[0])
        state.pending.on = pending.on
        state.pending.begun = acting is not None and acting.drew >> pending.on & 1 == 1

    def _set_effect(self, state: State) -> None:
        """Sets the card that acts, and how far its program has run."""
        view, acting = self.view, self.memory.acting
        assert view.acting is not None
        assert view.acting_by is not None
        state.effect.by, state.effect.acts = view.acting_by, int(view.acting)
        if view.turn == state.effect.by and self.tables.is_late(
            state.effect.acts
        ):  # H-LATE-COLOUR: a view names the seat that has to name it
            state.pending.unnamed = state.effect.by
            state.turn.seat = state.after(state.effect.by)
        state.effect.next = state.turn.seat
        state.effect.target = view.waiting[0] if view.waiting else state.turn.seat
        ops = [op for op, _, _ in self.tables.ops_of(state.effect.acts)]
        races = [i for i, op in enumerate(ops) if op in {codes.RACE, codes.DARE}]
        state.pending.raced = state.pending.phase == codes.ANSWERS and bool(races)
        state.pending.losers = state.pending.asked if state.pending.raced else 0
        state.effect.pc = races[0] if races else 0
        if acting is not None and acting.by == state.effect.by and acting.acts == state.effect.acts:
            state.effect.copied = acting.copied
            state.effect.immune, state.effect.spared = acting.immune, acting.spared
            state.pending.slapped, state.pending.losers = _bits(acting.slapped), acting.losers or state.pending.losers
            state.pending.last_slap = acting.slapped[-1] if acting.slapped else -1
            for i, seat in enumerate(acting.on):
                state.name_order(i, seat)
            state.effect.target = acting.on[0] if acting.on else state.effect.target
            state.effect.second = acting.on[1] if len(acting.on) > 1 else 0
        if state.pending.phase == codes.DISCARDS:
            for seat, player in enumerate(view.players):
                state.put_due(seat, player.discards)
            at = next((i for i, op in enumerate(ops) if op in DISCARDING), 0)
            state.effect.pc = at + 1
            state.pending.discard_colour = state.piles.colour if codes.DISCARD_COLOUR in ops else -1
        state.calls.jump_in = not state.effect.copied

    def _set_duty(self, state: State, options: Sequence[Action]) -> None:
        """Derives what the seat has done in its turn from what it may still do."""
        draws = asks = False
        for option in options:
            if type(option) is Ask:
                asks = True
            elif type(option) is Draw and option.count is None:
                draws = True
        state.turn.drew = state.turn.helped = not asks
        if state.pending.draws:
            if not draws and (cards := _cards_to_play(options)):
                state.turn.duty, state.turn.taken = PLAY_TAKEN, min(cards)
        elif draws:
            state.turn.duty = ANYTHING if asks else DRAW_ON
        else:
            for card in self.view.hand:
                if self.tables.role[card] == NO_THANKS and card not in _cards_to_play(options):
                    state.turn.duty = PLAY_DRAWN


def counted(view: View, options: Sequence[Action], memory: Memory) -> State:
    """The table for callers that know their own hand and count the others': it holds no hidden card."""
    known = KnownTable(view, options, memory)
    state, me = known._known, known.seat
    for seat, player in enumerate(view.players):
        if seat != me:
            state.put_unknown(seat, player.hand)
    for card in view.hand:
        state.put_hand(me, card)
    state.piles.draw_pile_n, state.piles.discard_n = view.draw_pile, view.discard
    return state


def _cards_to_play(options: Sequence[Action]) -> list[Card]:
    return [option.card for option in options if type(option) is Play]


def _bits(seats: Sequence[int]) -> int:
    found = 0
    for seat in seats:
        found |= 1 << seat
    return found


def _short(free: Counter[int], wanted: Counter[int]) -> bool:
    return any(free[card] < count for card, count in wanted.items())
