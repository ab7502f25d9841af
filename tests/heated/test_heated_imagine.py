"""What a seat imagines of its table fits everything it knows, and needs nothing it does not know."""

from __future__ import annotations

from collections import Counter
from random import Random

from heated_walks import Table, choose, examples, tables
from hypothesis import given
from hypothesis import strategies as st

from scoville.core import Journal, stream
from scoville.heated import Heated, Rules
from scoville.heated.bots import heated_options
from scoville.heated.bots.known import KnownTable
from scoville.heated.bots.memory import Memory
from scoville.heated.rules import codes
from scoville.heated.rules.state import State


def told(table: Table, steps: int) -> tuple[Heated, list[Memory]]:
    """The game after some steps, and what every seat remembers of it."""
    game = table.game()
    random = Random(table.seed)
    memories = [Memory() for _ in range(table.players)]
    for _ in range(steps):
        if game.over:
            break
        facts = game.apply(*choose(game, random))
        for seat, memory in enumerate(memories):
            for fact in facts:
                memory.notice(fact.seen_by(seat))
            if random.random() < 0.3:
                memory.look(game.view(seat))
    for seat, memory in enumerate(memories):
        memory.look(game.view(seat))
    return game, memories


def at_table(game: Heated, state: State) -> Heated:
    other = game.clone()
    other.state = state
    other.state.journal = Journal()
    return other


@examples(150)
@given(tables(), st.integers(0, 120))
def test_an_imagined_table_looks_the_same_and_allows_the_same(table: Table, steps: int) -> None:
    game, memories = told(table, steps)
    for seat in range(table.players):
        options = heated_options(game, seat)
        if not options:
            continue
        view = game.view(seat)
        imagined = at_table(game, KnownTable(view, options, memories[seat]).redeal().deal(stream(steps, "imagine")))
        assert imagined.view(seat) == view
        assert heated_options(imagined, seat) == options
        assert cards_of(imagined.state) == game.rules.cards(table.players), "no card is lost or made up"


@examples(60)
@given(tables(), st.integers(0, 120))
def test_a_bot_told_nothing_imagines_what_its_view_says(table: Table, steps: int) -> None:
    game, _ = told(table, steps)
    for seat in range(table.players):
        options = heated_options(game, seat)
        if options:
            imagined = at_table(
                game, KnownTable(game.view(seat), options, Memory()).redeal().deal(stream(steps, "imagine"))
            )
            assert imagined.hand(seat) == game.hand(seat)
            assert [imagined.state.hand_size(i) for i in range(table.players)] == [
                game.state.hand_size(i) for i in range(table.players)
            ]
            assert cards_of(imagined.state) == game.rules.cards(table.players)


@examples(60)
@given(tables(), st.integers(0, 120))
def test_what_is_remembered_is_true(table: Table, steps: int) -> None:
    game, memories = told(table, steps)
    state = game.state
    for seat, memory in enumerate(memories):
        for other, cards in memory.held.items():
            for card, count in cards.items():
                assert other == seat or state.held(other, card) >= count
        if table.rules.blank in {"trap", "mercy"}:
            continue  # a BLANK that stands in for one is not told apart
        below = Counter(int(state.heap_card(i)) for i in range(state.piles.discard_n))
        assert memory.discards <= below
        assert len(memory.traps) == len(game.face_up)
        if state.pending.phase == codes.FREE and state.turn.duty != codes.PLAY_DRAWN:
            for other, lacks in memory.lacks.items():
                held = [kind for kind in range(codes.KINDS) if state.held(other, kind)]
                assert not any(
                    state.tables.colour_of(kind) != codes.NO_COLOUR and lacks >> state.tables.colour_of(kind) & 1
                    for kind in held
                )


def test_a_hand_given_away_is_known() -> None:
    """After a SWAP the other holds what one held."""
    walked = 0
    for seed in range(60):
        _, memories = told(Table(Rules("speed-run"), 3, seed), 60)
        walked += sum(bool(memory.held.get(other)) for seat, memory in enumerate(memories) for other in range(3))
    assert walked > 10


def cards_of(state: State) -> Counter[int]:
    found: Counter[int] = Counter({int(state.piles.top): 1})
    found.update(int(state.pile_card(i)) % codes.FACE_UP for i in range(state.piles.draw_pile_n))
    found.update(int(state.heap_card(i)) for i in range(state.piles.discard_n))
    for seat in range(state.n):
        found.update({kind: state.held(seat, kind) for kind in range(codes.KINDS) if state.held(seat, kind)})
    return found
