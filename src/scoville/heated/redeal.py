"""Deals again what a seat of HEATED cannot see: for search, the environments and the tests of secrecy.

What is known lies on a table; the other cards are a pool that is dealt to the places where they can be. A hand can be
weighed by the kinds its player is believed to lack. A player who must do something now gets a card to do it with.
Otherwise hands need not fit what their players have done: one who had to draw may hold a match.

Ordinary Python; with a C compiler Cython builds this very file.
"""

from __future__ import annotations

from ..core.dice import Dice
from .rules.codes import ANYTHING, DISCARDS, DRAW_ON, FACE_UP, FREE, KINDS, NO_CARD, PLAY_TAKEN, RUNNING
from .rules.state import State

__all__ = ["Redeal", "unseen_by"]

HIDDEN = -1  # a place in the draw pile


class Redeal:
    """`known` holds the cards that `seat` knows (-1: only what everybody sees); `deal` adds the others, differently
    each time."""

    def __init__(self, known: State, seat: int, pool: list[int]) -> None:
        self.known = known
        self.seat = seat
        self.pool = pool
        self.new_luck = False  # whether all luck to come changes too
        self.wanted: list[tuple[int, int, frozenset[int]]] = []  # who gets how many cards, preferably none of these
        self.owing: list[tuple[int, frozenset[int]]] = []  # who must hold one of these
        self.under = 0  # unknown discards
        self.places: list[int] | None = None  # the draw pile from the bottom: HIDDEN, or a TRAP that lies face up
        self.traps: list[int] = []  # face-up TRAPs in unknown places
        self.trap_on_top = False
        self.offering: list[int] = []  # who offers a card as help

    def deal(self, dice: Dice) -> State:
        """A table that fits everything known."""
        state = self.known.clone()
        pool = self.pool[:]
        for i in range(len(pool) - 1, 0, -1):
            j = dice.below(i + 1)
            pool[i], pool[j] = pool[j], pool[i]
        if self.new_luck:
            state.dice = Dice(dice.word() + 1, dice.word(), dice.word(), dice.word())
        given = self._give_owed(state, pool) if self.owing else ()
        for seat, count, lacks in self.wanted:
            for _ in range(count - (seat in given)):
                state.put_hand(seat, _pick(pool, lacks) if lacks else pool.pop())
        for _ in range(self.under):
            state.put_discard(pool.pop())
        self._put_draw_pile(state, pool, dice)
        for seat in self.offering:
            held = state.hand_list(seat)
            if held:
                state.put_offer(seat, held[dice.below(len(held))])
        return state

    def _give_owed(self, state: State, pool: list[int]) -> set[int]:
        """Gives one such card to every seat that must hold one; returns these seats."""
        given = set()
        for seat, needs in self.owing:
            fits = [i for i, card in enumerate(pool) if card in needs]
            if fits:
                state.put_hand(seat, pool.pop(fits[0]))
                given.add(seat)
            elif state.pending.phase == DISCARDS:
                # A memory is wrong about other cards: nobody can be asked for a card that is nowhere (H-APOC).
                state.put_due(seat, 0)
                state.pending.asked &= ~(1 << seat)
        return given

    def _put_draw_pile(self, state: State, pool: list[int], dice: Dice) -> None:
        if self.places is not None:
            for card in self.places:
                state.put_draw_pile(pool.pop() if card == HIDDEN else card)
            return
        for trap in self.traps:
            covered = len(pool) > 0 and not self.trap_on_top
            pool.insert(dice.below(len(pool)) if covered else len(pool), trap + FACE_UP)
        for card in pool:
            state.put_draw_pile(card)


def _pick(pool: list[int], lacks: frozenset[int]) -> int:
    """The next card that a seat may hold by what is known; any card if there is none."""
    for i in range(len(pool) - 1, -1, -1):
        if pool[i] not in lacks:
            return pool.pop(i)
    return pool.pop()


def unseen_by(state: State, seat: int, asked: int = -1, discards: bool = False) -> Redeal:
    """What `seat` cannot see at a real table. Every hand keeps its size and a face-up TRAP its place.

    `asked` is the seat that is asked to jump in: it holds a card for that. `discards` also hides those below the top,
    which a view only counts.
    """
    known = state.clone()
    others = [other for other in range(state.n) if other != seat]
    pool = [card for other in others for card in state.hand_list(other)]
    redeal = Redeal(known, seat, pool)
    owing = [(other, _needed(known, other, asked)) for other in others]
    redeal.owing = [(other, needs) for other, needs in owing if needs]
    redeal.owing.sort(key=lambda one: len(one[1]))
    for other in others:
        redeal.wanted.append((other, state.hand_size(other), frozenset()))
        known.piles.empty_hand(other)
        if state.offer_of(other) != NO_CARD:
            redeal.offering.append(other)
    pile = [state.pile_card(i) for i in range(state.piles.draw_pile_n - 1, -1, -1)]
    pool += [card for card in pile if card < FACE_UP]
    redeal.places = [card if card >= FACE_UP else HIDDEN for card in pile]
    known.piles.draw_pile_n = 0
    if discards:
        redeal.under = state.piles.discard_n
        pool += [state.heap_card(i) for i in range(redeal.under)]
        known.piles.empty_discards()
    return redeal


def _needed(state: State, seat: int, asked: int) -> frozenset[int]:
    """The kinds of which `seat` must hold one because play waits for it: a colour to discard, a card it must play, one
    to jump in with. Empty if it is free."""
    pending, turn = state.pending, state.turn
    colour = pending.discard_colour
    if state.reason != RUNNING:
        return frozenset()
    if pending.phase == DISCARDS:
        if state.discards_due(seat) == 0 or colour < 0:
            return frozenset()
        return frozenset([card for card in range(KINDS) if state.tables.colour_of(card) == colour])
    if pending.phase != FREE:
        return frozenset()
    if seat != asked or seat == turn.seat:
        if seat != turn.seat or turn.duty in {ANYTHING, DRAW_ON}:
            return frozenset()
        if pending.draws > 0 and turn.duty != PLAY_TAKEN:
            return frozenset()
    found = set()
    for card in range(KINDS):
        state.piles.add(seat, card)
        if state.can_play(seat, card):
            found.add(card)
        state.piles.leave(seat, card)
    return frozenset(found)
