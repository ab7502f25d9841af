"""The one source of options: every canonical action has one path, and every path ends in what the judge accepts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

from heated_walks import Table, examples, position_after, snapshot, tables
from hypothesis import given
from hypothesis import strategies as st

from scoville.core.dice import stream
from scoville.core.options import MOST_ACTIONS, Options
from scoville.heated import (
    Accept,
    Action,
    Arbiter,
    Ask,
    Call,
    Card,
    Colour,
    Decline,
    Discard,
    Draw,
    Heated,
    Name,
    Offer,
    Play,
    Slap,
    Take,
    Wonder,
)
from scoville.heated.driver import random_action
from scoville.heated.rules.choice import Choice
from scoville.heated.rules.lister import Lister, action_of
from scoville.heated.rules.option_codes import IDLE, LET_BE, LETTING_BE, OPEN, PLAY, REFLEXES
from scoville.heated.rules.options import list_options, perform

ALL = REFLEXES + IDLE
MOST_PATHS = 3000
"""At most this many are walked: nine others alone can be put in 362,880 orders."""


def paths(game: Heated, seat: int, what: int) -> Iterator[tuple[tuple[int, ...], Choice]]:
    yield from _from(game, seat, Choice(), (), what)


def _from(game: Heated, seat: int, choice: Choice, path: tuple[int, ...], what: int) -> Iterator[Any]:
    options = Options()
    list_options(options, game.state, seat, choice, what)
    for option in options.as_list():
        after = Choice()
        after.copy_from(choice)
        after.advance(game.state, seat, option)
        if after.stage == OPEN:
            yield (*path, option), after
        else:
            yield from _from(game, seat, after, (*path, option), what)


def thinkable(game: Heated, seat: int, random: Random) -> list[Action]:
    """Everything a seat could say, sense or nonsense, a sample of it."""
    said: list[Action] = [Accept(), Ask(), Decline(), Slap(), Call(), Wonder(), Draw(), *map(Draw, (1, 2, 3, 7, 600))]
    said += [Take(whose) for whose in (None, -1, *range(len(game.players) + 1))]
    said += map(Name, Colour)
    hand = game.hand(seat)
    cards = [*hand, Card("b1"), Card("adjust"), Card("trap"), Card("ghost")]
    said += map(Offer, cards)
    seats = range(len(game.players))
    for _ in range(60):
        on = tuple(random.sample(seats, random.randint(0, len(seats))))
        said.append(
            Play(
                random.choice(cards),
                random.choice((None, *Colour)),
                random.choice(((), on[:1], on[:2], on)),
                random.choice((None, None, random.choice(cards))),
                random.choice((None, None, 0, 1, game.state.piles.draw_pile_n, game.state.piles.draw_pile_n + 1)),
            )
        )
        said.append(Discard(tuple(random.sample(hand, random.randint(0, len(hand))))))
    for action in game.legal(seat):
        if isinstance(action, Play):  # the same with something more, less or in another order
            said += [action, replace(action, colour=None), replace(action, colour=Colour.BLUE)]
            said += [replace(action, on=(0,))]
            said += [replace(action, on=action.on[::-1]), replace(action, at=game.state.piles.draw_pile_n + 5)]
        elif isinstance(action, Discard):
            said += [action, Discard(action.cards[::-1]), Discard(action.cards[1:])]
    return said


@examples(60)
@given(tables(), st.integers(0, 120))
def test_one_path_to_every_action_and_the_judge_accepts_it(table: Table, steps: int) -> None:
    game, random = position_after(table, steps)
    for seat in range(len(game.players)):
        found = list(islice(paths(game, seat, ALL), MOST_PATHS))
        actions = [action_of(game.state, seat, choice) for _, choice in found]
        assert len(set(actions)) == len(actions)  # no two paths are one action
        lister = Lister()
        for (path, _), action in random.sample([*zip(found, actions, strict=True)], min(len(found), 300)):
            assert game.accepts(seat, action)
            assert lister.find(game.state, seat, action)
            assert lister.choice.option == path[0]
        for action in thinkable(game, seat, random):
            if game.accepts(seat, action):
                assert lister.find(game.state, seat, game.canonical(seat, action)), action
            else:
                assert not lister.find(game.state, seat, action), action
    changing = [next(paths(game, seat, REFLEXES), None) for seat in range(len(game.players))]
    assert game.may_act() == tuple(seat for seat, path in enumerate(changing) if path)


@examples(60)
@given(tables(), st.integers(0, 120))
def test_legal_lists_all_or_200_of_them(table: Table, steps: int) -> None:
    game, _ = position_after(table, steps)
    for seat in range(len(game.players)):
        legal = game.legal(seat)
        assert len(set(legal)) == len(legal) <= MOST_ACTIONS
        every = {action_of(game.state, seat, choice) for _, choice in islice(paths(game, seat, REFLEXES), MOST_PATHS)}
        if len(every) < MOST_PATHS:
            assert set(legal) <= every
        discards = any(isinstance(action, Discard) for action in every) and len(every) > MOST_ACTIONS
        if len(every) <= MOST_ACTIONS and (len(game.players) <= 5 or all(len(getattr(a, "on", ())) < 5 for a in every)):
            assert set(legal) == every
        elif not discards and len(every) < MOST_PATHS:  # of every card that can be played there is one way at least
            assert {action.card for action in legal if isinstance(action, Play)} == {
                action.card for action in every if isinstance(action, Play)
            }


@examples(40)
@given(tables(), st.integers(0, 120))
def test_performing_a_choice_is_applying_its_action_in_any_form(table: Table, steps: int) -> None:
    game, random = position_after(table, steps)
    for seat in range(len(game.players)):
        found = list(islice(paths(game, seat, ALL), MOST_PATHS))
        for _, choice in random.sample(found, min(len(found), 8)):
            done, applied = game.clone(), game.clone()
            perform(done.state, seat, choice, -1)
            applied.apply(seat, action_of(game.state, seat, choice))
            assert snapshot(done.state) == snapshot(applied.state)
        accepted = [action for action in thinkable(game, seat, random) if game.accepts(seat, action)]
        for action in random.sample(accepted, min(len(accepted), 8)):
            same, canonical = game.clone(), game.clone()
            same.apply(seat, action)
            canonical.apply(seat, game.canonical(seat, action))
            assert same.history[-1].action == action
            assert same.view(None).players == canonical.view(None).players
            assert [same.hand(other) for other in range(table.players)] == [
                canonical.hand(other) for other in range(table.players)
            ]


@examples(60)
@given(tables(), st.integers(0, 120))
def test_random_play_chooses_from_the_options(table: Table, steps: int) -> None:
    """Its own way to draw is quicker, but all it does is on the list."""
    game, _ = position_after(table, steps)
    dice = stream(table.seed, "test")
    arbiter = Arbiter(game.state, dice)
    for _ in range(20):
        arbiter.let_react()
        if (seat := arbiter.seat()) < 0:
            return
        reacting = arbiter.reacting()
        options = Options()
        list_options(options, game.state, seat, Choice(), LETTING_BE if reacting else 0)
        action = random_action(game, arbiter, seat, dice)
        if not isinstance(action, Action):
            assert options.has(LET_BE)
            continue
        lister = Lister()
        assert lister.find(game.state, seat, game.canonical(seat, action))
        assert options.has(lister.choice.option)
        assert not reacting or lister.choice.option >= PLAY
        game.apply(seat, action)
