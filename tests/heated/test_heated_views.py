"""Non-interference: redeal everything a seat cannot see, and it can tell no difference."""

from __future__ import annotations

from types import ModuleType

import pytest
from heated_walks import Table, examples, position_after, snapshot, tables
from hypothesis import given
from hypothesis import strategies as st

from scoville import picture
from scoville.core import Journal, stream
from scoville.heated import Accept, Heated, Play, Rules
from scoville.heated.redeal import unseen_by
from scoville.heated.rules import view as heated_view
from scoville.heated.rules.codes import ANSWERS, SLAPS
from scoville.spicy.rules import view as spicy_view


def dealt_anew(game: Heated, seat: int) -> Heated:
    """The same table to `seat`, or to a spectator if it is -1."""
    other = game.clone()
    other.state = unseen_by(other.state, seat, discards=True).deal(stream(len(game.history), "anew"))
    other.state.journal = Journal()
    return other


@examples(60)
@given(tables(), st.integers(0, 120))
def test_H_COUNTS_a_view_does_not_depend_on_what_it_hides(table: Table, steps: int) -> None:
    game, _ = position_after(table, steps)
    assert dealt_anew(game, -1).view(None) == game.view(None)
    for seat in range(table.players):
        other = dealt_anew(game, seat)
        assert other.view(seat) == game.view(seat)
        assert picture(other, seat) == picture(game, seat)
        assert other.legal(seat) == game.legal(seat)


@examples(80)
@given(tables(), st.integers(0, 120))
def test_a_window_opens_by_what_everybody_sees(table: Table, steps: int) -> None:
    """A card played in two worlds that its player cannot tell apart: the same seats are asked, whatever they hold."""
    game, random = position_after(table, steps)
    for seat in range(table.players):
        plays = [action for action in game.legal(seat) if isinstance(action, Play)]
        for action in random.sample(plays, min(len(plays), 6)):
            one, two = game.clone(), dealt_anew(game, seat)
            one.apply(seat, action)
            two.apply(seat, action)
            assert two.state.pending.phase == one.state.pending.phase
            if one.state.pending.phase in {ANSWERS, SLAPS}:
                assert two.waiting == one.waiting


@examples(80)
@given(tables(), st.integers(0, 120))
def test_declining_is_never_published(table: Table, steps: int) -> None:
    game, _ = position_after(table, steps)
    for seat in game.waiting[1:]:
        if game.accepts(seat, Accept()):
            assert game.apply(seat, Accept()) == []


def test_dealing_anew_really_changes_what_is_hidden() -> None:
    """The tests above would pass if it changed nothing."""
    game, _ = position_after(Table(Rules(mode="chaos"), 4, 11), 12)
    other = dealt_anew(game, 0)
    assert snapshot(other.state) != snapshot(game.state)
    assert picture(other) != picture(game)
    assert other.hand(0) == game.hand(0)
    assert other.hand(1) != game.hand(1)
    assert other.draw_pile != game.draw_pile
    assert sorted([*other.draw_pile, *other.hand(1), *other.hand(2), *other.hand(3), *other.discard]) == sorted(
        [*game.draw_pile, *game.hand(1), *game.hand(2), *game.hand(3), *game.discard]
    )


@pytest.mark.parametrize("views", [heated_view, spicy_view])
def test_a_view_begins_with_what_the_seat_owns(views: ModuleType) -> None:
    """Named tuples do not inherit: the fields of `OwnView` are written twice, and must stay the same."""
    own = views.OwnView._fields
    assert views.View._fields[: len(own)] == own
