"""Non-interference: redeal everything a seat cannot see, and it can tell no difference."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given
from test_legal import SETS, name, sets_of, thinkable
from walks import Step, Table, examples, position_after, snapshot, tables, walk

from scoville import picture
from scoville.core import CLOCK, NOBODY, Refused, stream
from scoville.spicy import Action, Card, Challenge, Copy, Expire, Peek, Play, Rules, Spicy
from scoville.spicy.redeal import Redeal


def dealt_anew(game: Spicy, seat: int | None, random: Random, keep: Sequence[str] = ()) -> Spicy:
    """The same table to `seat` (None: to a spectator), with everything it cannot see redealt.

    `keep` names what stays: "won" piles, the "top" of the stack, what is "next" in the deck.
    """
    other = game.clone()
    state = other.state
    redeal = Redeal(state, NOBODY if seat is None else seat)
    redeal.see("top" in keep, "won" in keep, 9 if "next" in keep else 0)
    if not game.over and not game.rules.open_deck and "next" not in keep:
        redeal.least_above, redeal.most_above = 1, state.deck_n  # how deep World's End lies is hidden too
    redeal.deal(state, stream(random.getrandbits(64), "anew"))
    return other


def moments(table: Table, random: Random) -> list[Step]:
    """Some steps of a whole game, always with the last ones: what is hidden shows most easily near the end."""
    steps = list(walk(table))
    return [*random.sample(steps, min(4, len(steps))), *steps[-2:]]


def refusal(game: Spicy, seat: int, action: Any) -> str | None:
    try:
        game.verify(seat, action)
    except Refused as refused:
        return f"{refused.id} {refused}"
    return None


@pytest.mark.parametrize("variants", SETS, ids=name)
def test_a_view_does_not_depend_on_what_it_hides(variants: Any) -> None:
    @examples(4)
    @given(tables(sets_of(variants)))
    def unchanged(table: Table) -> None:
        random = Random(table.seed)
        for step in moments(table, random):
            for game in (step.before, step.game):  # one runs, the other is over
                assert game.view(None) == dealt_anew(game, None, random).view(None)
                for seat in range(table.players):
                    other = dealt_anew(game, seat, random)
                    assert other.view(seat) == game.view(seat)
                    assert picture(other, seat) == picture(game, seat)
            game, seat = step.before, random.randrange(table.players)
            other = dealt_anew(game, seat, random)
            assert other.legal(seat) == game.legal(seat)
            for action in random.sample(thinkable(game, seat, random), 60):
                assert refusal(other, seat, action) == refusal(game, seat, action)

    unchanged()


@pytest.mark.parametrize("variants", SETS, ids=name)
def test_what_a_seat_sees_happen_does_not_depend_on_what_it_hides(variants: Any) -> None:
    """One action in two worlds. What it shows the seat by the rules (drawn, revealed, peeked cards) is kept."""

    @examples(4)
    @given(tables(sets_of(variants)))
    def unchanged(table: Table) -> None:
        random = Random(table.seed)
        for step in moments(table, random):
            actor, action = step.seat, step.action
            for seat in (None, *range(table.players)):
                keep = ["next"]
                if isinstance(action, Challenge) or (isinstance(action, Peek) and seat == actor):
                    keep += ["top", "won"]
                one, two = step.before.clone(), dealt_anew(step.before, seat, random, keep)
                answer = action if seat == actor else in_other_hand(two, actor, action, random)
                facts = [fact.seen_by(seat) for fact in one.apply(actor, action)]
                assert [fact.seen_by(seat) for fact in two.apply(actor, answer)] == facts
                assert two.view(seat) == one.view(seat)
                if seat is not None:
                    assert picture(two, seat) == picture(one, seat)

    unchanged()


def in_other_hand(game: Spicy, seat: int, action: Action | Expire, random: Random) -> Action | Expire:
    """An action that looks the same to the others, done with the cards this hand happens to hold."""
    if seat == CLOCK or not isinstance(action, Play | Copy):
        return action
    card, *under = random.sample(game.hand(seat), 1 + len(action.under))
    if isinstance(action, Copy):
        return Copy(card, tuple(under), action.last)
    return Play(card, action.claim, tuple(under), action.last)


@pytest.mark.parametrize("open_deck", [False, True])
def test_dealing_anew_really_changes_what_is_hidden(open_deck: bool) -> None:
    """The tests above would pass if it changed nothing, and a seat that sees all must notice."""
    game, random = position_after(Table(Rules(open_deck=open_deck), 4, 11), 12)
    other = dealt_anew(game, 0, random)
    assert snapshot(other.state) != snapshot(game.state)
    assert picture(other) != picture(game)
    assert other.hand(1) != game.hand(1)
    assert other.deck != game.deck
    assert (other.above_worlds_end == game.above_worlds_end) == open_deck
    assert sorted(map(Card, other.deck)) != sorted(game.deck)
