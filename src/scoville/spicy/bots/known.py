"""What a bot knows from its view and its memory: the table as it is known."""

from __future__ import annotations

from ...bots.by_rules import by_rules
from .. import Rules, View
from ..rules.cards import NO_CLAIM
from ..rules.codes import NUMBER, SPICE
from ..rules.state import State
from ..rules.tables import tables_for
from .belief import Knowledge
from .memory import Memory
from .playouts import PolicyTable

__all__ = ["above_worlds_end", "known_table", "policy_table", "shared_knowledge", "table_before"]


@by_rules
def _empty(rules: Rules, players: int) -> tuple[State, list[int], int, int]:
    """A table without cards, how many there are of each kind, how many are left after the deal, and how many of those
    are above World's End: the same for every decision at a table."""
    dealt = rules.draw_deck(players)
    above = dealt - rules.below_worlds_end(players) if rules.worlds_end is None else rules.worlds_end
    return State(tables_for(rules), players), list(rules.cards), dealt, above


_NOTHING = Knowledge()


def above_worlds_end(view: View) -> tuple[int, int]:
    """The least and the most cards that can still be drawn, by the printed card (SR-END-AT)."""
    if view.above_worlds_end is not None:
        return view.above_worlds_end, view.above_worlds_end
    _, _, dealt, above = _empty(view.rules, len(view.players))
    left, jitter, deck = above - (dealt - view.deck), view.rules.worlds_end_jitter, view.deck
    return min(max(left - jitter, 1), deck), min(max(left + jitter, 1), deck)


def policy_table(rules: Rules, players: int) -> PolicyTable:
    """A table at which policies play whole games."""
    empty, copies, dealt, above = _empty(rules, players)
    return PolicyTable(empty, copies, dealt, above, rules.worlds_end_jitter, rules.open_deck)


def known_table(view: View, memory: Memory) -> State:
    """The table with blanks for cards nobody showed; enough for a policy, which does not look at them."""
    state = _empty(view.rules, len(view.players))[0].clone()
    me = -1 if view.seat is None else view.seat
    for seat, player in enumerate(view.players):
        state.put_unknown(seat, 0 if seat == me else player.hand, player.points, player.trophies)
    for card in view.hand:
        state.put_hand(me, card)
    for laid in memory.stack:
        state.put_stack(laid.by, laid.card or 0, NO_CLAIM if laid.claim is None else laid.claim, laid.copy)
    state.played = 1
    state.turn = 0 if view.turn is None else view.turn
    state.deck_n = view.deck
    least, most = above_worlds_end(view)
    state.below = view.deck - (least + most) // 2
    if view.waiting:
        state.last_waits = True
        state.doubters = 0
        for seat in view.waiting:
            state.doubters |= 1 << seat
        state.copiers = 0
    elif memory.stands:
        state.doubters = 0
    return state


def table_before(view: View, memory: Memory) -> State | None:
    """The table as it was when the top card was about to be laid, as far as everybody knew it. None if the card is
    known, is a copy, or has others under it."""
    if not memory.stack or view.seat is None:
        return None
    top, under = memory.stack[-1], memory.stack[-2:-1]
    if top.card is not None or top.copy or top.claim is None or top.by == view.seat:
        return None
    if under and under[0].claim is None:
        return None
    state = _empty(view.rules, len(view.players))[0].clone()
    for seat, player in enumerate(view.players):
        state.put_unknown(seat, player.hand + (seat == top.by), player.points, player.trophies)
    for laid in memory.stack[:-1]:
        state.put_stack(laid.by, laid.card or 0, NO_CLAIM if laid.claim is None else laid.claim, laid.copy)
    state.played = 1
    state.turn = top.by
    state.deck_n = view.deck
    state.below = view.deck - sum(above_worlds_end(view)) // 2
    return state


def shared_knowledge(view: View, memory: Memory) -> Knowledge:
    """What everybody has seen, and what this seat has seen besides."""
    assert view.seat is not None
    knowledge = _NOTHING.clone()
    own, public = memory.known()
    empty, copies, _, _ = _empty(view.rules, len(view.players))
    knowledge.set_all(view.seat, copies, own, public)
    tables, habits = empty.tables, memory.habits
    for answer in memory.answers[memory.learned :] if memory.learned < len(memory.answers) else ():
        if isinstance(answer, int):
            habits.note_let_be(answer)
        else:
            habits.note_challenge(answer.seat, answer.challenger)
            truth = sum([trait for trait in (NUMBER, SPICE) if tables.holds(answer.card, answer.claim, trait)])
            habits.note_revealed(answer.seat, truth, answer.holds)
    memory.learned = len(memory.answers)
    knowledge.habits.copy_from(habits)
    return knowledge
