"""Everybody's chance to win at a point of a game of HEATED, with all hands open; only the draw pile is unknown."""

from __future__ import annotations

from ...core import Dice, stream
from .. import Arbiter, Heated
from ..rules import codes
from ..rules.state import State
from .heuristic import weighing
from .search import FAR, worth

__all__ = ["heated_chances"]


def heated_chances(game: Heated, playouts: int, seed: int | str) -> tuple[float, ...]:
    players = range(len(game.players))
    dice = stream(seed, "chances")
    policy = weighing(None)
    sums = [0.0] * len(players)
    for _ in range(playouts):
        state = _other_pile(game.state, dice)
        arbiter = Arbiter(state, dice)
        if state.pending.phase != codes.FREE:
            arbiter.jumped_about = 0  # nobody has been asked yet whether to jump in
        policy.play_on(arbiter, state, dice, FAR * state.n)
        sums = [sums[seat] + worth(state, seat) for seat in players]
    return tuple(each / playouts for each in sums)


def _other_pile(table: State, dice: Dice) -> State:
    """The table with the draw pile in another order. A face-up TRAP stays where it is (H-TRAP)."""
    state = table.clone()
    state.journal = None
    state.dice = Dice(dice.word() + 1, dice.word(), dice.word(), dice.word())
    pile = [state.pile_card(i) for i in range(state.piles.draw_pile_n - 1, -1, -1)]
    hidden = [card for card in pile if card < codes.FACE_UP]
    state.piles.draw_pile_n = 0
    for card in pile:
        state.put_draw_pile(card if card >= codes.FACE_UP else hidden.pop(dice.below(len(hidden))))
    return state
