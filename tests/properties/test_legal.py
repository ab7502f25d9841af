"""`legal` lists exactly what `apply` accepts, and what is refused changes nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from spicy_paths import actions_of
from walks import FEW, MANY, Table, examples, name_of, position_after, snapshot, tables

from scoville import dump, picture
from scoville.core import CLOCK, Expire, Refused
from scoville.spicy import Accept, Action, Card, Challenge, Claim, Copy, Pass, Peek, Play, Spicy, Trait

CARDS = tuple(Card(kind) for kind in range(32))
CLAIMS = tuple(Claim(claim) for claim in range(30))
SETS = (*FEW, MANY)
"""None, each alone, every pair; then all the larger sets in one."""


def sets_of(variants: Any) -> tuple[tuple[str, ...], ...]:
    return MANY if variants is MANY else (variants,)


def name(variants: Any) -> str:
    return "three or more" if variants is MANY else name_of(variants)


def thinkable(game: Spicy, seat: int, random: Random) -> list[Any]:
    """Everything a seat could say, sense or nonsense; of cards put under others a sample."""
    said: list[Any] = [Pass(), Accept(), Expire(), object(), None]
    said += [Challenge(trait) for trait in Trait]
    said += [Peek(whose) for whose in (None, *range(-2, len(game.players) + 1))]
    hand = game.hand(seat)
    claims = [*random.sample(CLAIMS, 6), Claim("c5"), Claim("w5"), Claim("p5")]
    if game.state.claim < len(CLAIMS):
        claims.append(Claim(game.state.claim))
    for last in (False, True):
        said += [Play(card, claim, (), last) for card in CARDS for claim in CLAIMS]
        said += [Copy(card, (), last) for card in CARDS]
        for pool in (hand, CARDS):
            for _ in range(60 if pool else 0):
                under = tuple(random.choices(pool, k=random.randint(1, 3)))
                said.append(Play(random.choice(pool), random.choice(claims), under, last))
                said.append(Copy(random.choice(pool), under, last))
    return said


def everything(game: Spicy) -> tuple[object, ...]:
    return (
        snapshot(game.state),
        dump(game),
        picture(game),
        [(game.view(seat), game.legal(seat)) for seat in range(len(game.players))],
    )


@pytest.mark.parametrize("variants", SETS, ids=name)
def test_legal_equals_what_apply_accepts(variants: Any) -> None:
    @examples(6)
    @given(tables(sets_of(variants)), st.integers(0, 60))
    def equal(table: Table, steps: int) -> None:
        game, random = position_after(table, steps)
        for seat in range(len(game.players)):
            listed = set(actions_of(game, seat))
            for action in thinkable(game, seat, random):
                proper = isinstance(action, Action) and game.canonical(seat, action) in listed
                assert game.accepts(seat, action) == proper, (seat, action)
        assert game.accepts(CLOCK, Expire())

    equal()


@pytest.mark.parametrize("variants", SETS, ids=name)
def test_what_is_accepted_is_done_and_what_is_refused_changes_nothing(variants: Any) -> None:
    @examples(4)
    @given(tables(sets_of(variants)), st.integers(0, 60))
    def kept(table: Table, steps: int) -> None:
        game, random = position_after(table, steps)
        before = everything(game)
        for seat in (CLOCK, *range(len(game.players))):
            said = thinkable(game, max(seat, 0), random)
            for action in (*random.sample(said, min(30, len(said))), *random.sample(said[:17], 17)):
                tried = game.clone()
                if game.accepts(seat, action):
                    tried.apply(seat, action)
                    assert tried.history[len(game.history) :]
                    if seat != CLOCK:
                        same = game.clone()
                        same.apply(seat, game.canonical(seat, action))
                        assert snapshot(same.state) == snapshot(tried.state) or len(action.under) > 1
                else:
                    with pytest.raises(Refused) as refused:
                        game.apply(seat, action)
                    sentence = str(refused.value)
                    assert sentence.endswith(".")
                    assert "\n" not in sentence
                    assert "{" not in sentence
        for seat in range(len(game.players)):
            legal = game.legal(seat)
            for action in random.sample(legal, min(12, len(legal))):
                game.clone().apply(seat, action)
        assert everything(game) == before

    kept()
