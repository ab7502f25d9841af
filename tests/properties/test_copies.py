"""Clones are independent, a saved game loads as itself, and the same actions make the same game."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from test_legal import SETS, name, sets_of
from walks import Table, choose, examples, position_after, snapshot, tables, walk

from scoville import dump, load, picture
from scoville.spicy import Spicy


@pytest.mark.parametrize("variants", SETS, ids=name)
def test_clones_are_independent(variants: Any) -> None:
    @examples(4)
    @given(tables(sets_of(variants)), st.integers(0, 60))
    def independent(table: Table, steps: int) -> None:
        game, random = position_after(table, steps)
        before, text = snapshot(game.state), dump(game)
        one, two = game.clone(), game.clone()
        assert snapshot(one.state) == before
        played = []
        for _ in range(8):
            if one.over:
                break
            played.append(choose(one, random))
            one.apply(*played[-1])
        assert (snapshot(game.state), dump(game)) == (before, text)
        assert (snapshot(two.state), dump(two)) == (before, text)
        for seat, action in played:  # the original goes where its copy went
            game.apply(seat, action)
        assert (snapshot(game.state), dump(game)) == (snapshot(one.state), dump(one))
        assert snapshot(two.state) == before

    independent()


@pytest.mark.parametrize("variants", SETS, ids=name)
def test_a_saved_game_loads_as_itself(variants: Any) -> None:
    @examples(4)
    @given(tables(sets_of(variants)), st.integers(0, 100), st.booleans())
    def same(table: Table, steps: int, timed: bool) -> None:
        game, random = position_after(table, steps)
        if timed and not game.over:
            seat, action = choose(game, random)
            game.apply(seat, action, random.choice((0.0, 0.001, 12.345, 1e-07, 86400.5)))
        text = dump(game)
        loaded = load(text)
        assert isinstance(loaded, Spicy)
        assert dump(loaded) == text
        assert loaded.history == game.history
        assert picture(loaded) == picture(game)
        assert snapshot(loaded.state) == snapshot(game.state)
        for seat in range(table.players):
            assert picture(loaded, seat) == picture(game, seat)
            assert loaded.legal(seat) == game.legal(seat)

    same()


@pytest.mark.parametrize("variants", SETS, ids=name)
def test_seed_settings_and_actions_replay_to_the_bit(variants: Any) -> None:
    @examples(3)
    @given(tables(sets_of(variants)))
    def same(table: Table) -> None:
        again = table.game()
        for step in walk(table):
            assert snapshot(again.state) == snapshot(step.before.state)
            assert again.apply(step.seat, step.action) == step.facts
            assert snapshot(again.state) == snapshot(step.game.state)

    same()
