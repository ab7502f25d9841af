"""What a bot's redeal has to deal: everything its seat does not know. Only a search asks, so this is not compiled."""

from __future__ import annotations

from collections.abc import Sequence

from .. import View
from ..redeal import Redeal
from ..rules.cards import NO_CLAIM
from ..rules.codes import IN_PILE
from ..rules.state import State
from .belief import Belief, Knowledge
from .known import above_worlds_end, known_table
from .memory import Memory, Remembered

__all__ = ["believed", "redeal_of"]


def redeal_of(
    view: View, memory: Memory, belief: Belief, knowledge: Knowledge, suspicion: Sequence[int] | None = None
) -> Redeal:
    """Everything this seat does not know, weighed by its beliefs; `knowledge` is what everybody knows. `suspicion`, in
    percent, is how readily each seat is taken to bluff."""
    assert view.seat is not None
    redeal = Redeal(known_table(view, memory), view.seat)
    redeal.least_above, redeal.most_above = above_worlds_end(view)
    for card, count in enumerate(memory.unseen(view)):
        redeal.set_pool(card, count)

    def place(laid: Remembered, at: int, before: int, hand: int) -> None:
        """A card that was laid: hidden with the beliefs about it, or known to this seat and its player."""
        assert view.seat is not None
        if laid.card is not None:
            if laid.by != view.seat and not laid.open:  # seen by a peek
                knowledge.note_laid(laid.by, laid.card)
        elif laid.claim is None:
            redeal.hide(at, laid.by, NO_CLAIM, 0, 0, 0)
        else:
            below = 0 if at == IN_PILE else at
            if suspicion is not None:
                belief.suspicion = suspicion[laid.by]
            both, number, spice = believed(belief, knowledge, redeal.table, view.seat, laid, below, before, hand)
            redeal.hide(at, laid.by, laid.claim, both, number, spice)

    for owner, player in enumerate(view.players):
        pile = memory.piles.get(owner, [])
        for laid in pile:
            claim = laid.claim  # the card below is long gone; assume one lower
            before = claim - 1 if claim is not None and claim.number > 3 else NO_CLAIM
            place(laid, IN_PILE, before, view.rules.hand)
        for _ in range(player.points - len(pile)):  # won before the first fact: nobody knows who laid it
            redeal.hide(IN_PILE, -1, NO_CLAIM, 0, 0, 0)
    for i, laid in enumerate(memory.stack):
        on = memory.laid_on(i)
        hand = view.players[laid.by].hand + memory.laid_since(i)
        place(laid, i, NO_CLAIM if on is None else on, hand)
    return redeal


def believed(
    belief: Belief, knowledge: Knowledge, table: State, seat: int, laid: Remembered, below: int, before: int, hand: int
) -> tuple[int, int, int]:
    """The chances that a claim is true in both, in its number, in its spice, as `seat` believes."""
    assert laid.claim is not None
    belief.judge_laid(knowledge, table, seat, below, before, hand, laid.claim, laid.copy, laid.by)
    return belief.both, belief.number, belief.spice
