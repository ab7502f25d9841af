"""The one source of options: every canonical action has one path, and every path ends in what the judge accepts."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from spicy_paths import actions_of, paths
from test_legal import SETS, name, sets_of, thinkable
from walks import Table, examples, position_after, snapshot, tables

from scoville.core.dice import stream
from scoville.core.journal import Journal
from scoville.core.options import MOST_ACTIONS, Options
from scoville.spicy import Accept, Action, Arbiter, Challenge, Copy, Pass, Play
from scoville.spicy.bots import codes as policy_codes
from scoville.spicy.bots.heuristic import HeuristicBot
from scoville.spicy.rules.arbiter import random_decision
from scoville.spicy.rules.cards import CLAIMS
from scoville.spicy.rules.codes import NUMBER, SPICE
from scoville.spicy.rules.notes import NOTES
from scoville.spicy.rules.option_codes import (
    ACCEPT,
    CHALLENGE_NUMBER,
    CHALLENGE_SPICE,
    CHALLENGE_WRONG,
    COPY,
    LET_BE,
    LETTING_BE,
    NOTHING,
    PASS,
    PLAY,
    PROPER,
    REACTIONS,
)
from scoville.spicy.rules.options import allows, choice_of, list_options, perform

DONE = {
    NOTES.number("NOTE_CARD_PLAYED"): Play,
    NOTES.number("NOTE_PASSED"): Pass,
    NOTES.number("NOTE_CHALLENGED"): Challenge,
    NOTES.number("NOTE_LAST_CARD_ACCEPTED"): Accept,
}


@pytest.mark.parametrize("variants", SETS, ids=name)
def test_one_path_to_every_action_and_the_judge_accepts_it(variants: Any) -> None:
    @examples(4)
    @given(tables(sets_of(variants)), st.integers(0, 60))
    def hold(table: Table, steps: int) -> None:
        game, random = position_after(table, steps)
        for seat in range(len(game.players)):
            found = dict(paths(game, seat))
            actions = actions_of(game, seat)
            assert len(set(found.values())) == len(found)  # no two paths end in one choice
            assert len(set(actions)) == len(actions)  # and no two choices are one action
            for choice, action in zip(found.values(), actions, strict=True):
                assert game.accepts(seat, action)
                assert choice_of(game.state, seat, action) == choice
                assert allows(Options(), game.state, seat, choice)
            for action in thinkable(game, seat, random):
                if isinstance(action, Action) and game.accepts(seat, action):
                    assert game.canonical(seat, action) in actions
                elif isinstance(action, Action):
                    choice = choice_of(game.state, seat, action)
                    assert choice < 0 or not allows(Options(), game.state, seat, choice)
        assert game.may_act() == tuple(seat for seat in range(len(game.players)) if actions_of(game, seat))

    hold()


@pytest.mark.parametrize("variants", SETS, ids=name)
def test_legal_lists_all_or_200_of_them(variants: Any) -> None:
    @examples(6)
    @given(tables(sets_of(variants)), st.integers(0, 60))
    def hold(table: Table, steps: int) -> None:
        game, _ = position_after(table, steps)
        for seat in range(len(game.players)):
            every, legal = actions_of(game, seat), game.legal(seat)
            assert len(legal) == len(set(legal)) == min(len(every), MOST_ACTIONS)
            assert set(legal) <= set(every)
            proper = game.proper(seat)
            assert set(proper) <= {action for action in every if game.offence(seat, action) is None}
            plain = [action for action in proper if not getattr(action, "under", ())]
            if len(plain) < MOST_ACTIONS:
                assert set(plain) <= set(legal)  # what is proper and simple is never left out
            reactions = [action for action in proper if not isinstance(action, Play | Pass)]
            assert len(proper) == MOST_ACTIONS or sorted(map(repr, game.proper(seat, True))) == sorted(
                map(repr, reactions)
            )

    hold()


@pytest.mark.parametrize("variants", SETS, ids=name)
def test_performing_a_choice_is_applying_its_action(variants: Any) -> None:
    @examples(4)
    @given(tables(sets_of(variants)), st.integers(0, 60))
    def hold(table: Table, steps: int) -> None:
        game, random = position_after(table, steps)
        for seat in range(len(game.players)):
            found = [choice for _, choice in paths(game, seat)]
            for choice, action in random.sample(
                [*zip(found, actions_of(game, seat), strict=True)], min(len(found), 12)
            ):
                done, applied = game.clone(), game.clone()
                perform(done.state, seat, choice)
                applied.apply(seat, action)
                assert snapshot(done.state) == snapshot(applied.state)

    hold()


@pytest.mark.parametrize("variants", SETS, ids=name)
def test_the_policy_weighs_what_is_listed(variants: Any) -> None:
    """It goes through claims, then cards, since a claim is judged once for all of them; what it weighs is the list."""

    @examples(4)
    @given(tables(sets_of(variants)), st.integers(0, 60))
    def hold(table: Table, steps: int) -> None:
        game, _ = position_after(table, steps)
        arbiter = Arbiter(game.state)
        if (seat := arbiter.seat()) < 0:
            return
        reacting, last_waits = arbiter.reacting(), game.state.last_waits
        options = Options()
        list_options(options, game.state, seat, NOTHING, REACTIONS + LETTING_BE if reacting else PROPER)
        bot, view = HeuristicBot(stream(table.seed, "bot")), game.view(seat)
        bot.memory.look(view)
        known, knowledge, reacts = bot.as_known(view, game.proper(seat, reacting))
        policy = bot.policy(view)
        policy.weigh(knowledge, known, seat, reacts)
        weighed = []
        for i in range(policy.options):
            act, card, claim = (policy.option(i, what) for what in range(3))
            option = {
                policy_codes.LET_BE: ACCEPT if last_waits else LET_BE,
                policy_codes.PASS: PASS,
                policy_codes.CHALLENGE: {NUMBER: CHALLENGE_NUMBER, SPICE: CHALLENGE_SPICE}.get(claim, CHALLENGE_WRONG),
                policy_codes.PLAY: PLAY + card * CLAIMS + claim,
                policy_codes.COPY: COPY + card,
            }[act]
            weighed.append(option)
        assert sorted(weighed) == sorted(options.as_list())

    hold()


@pytest.mark.parametrize("variants", SETS, ids=name)
def test_random_play_chooses_from_the_options(variants: Any) -> None:
    """Its own way to draw is quicker, but it draws from the list: each card held is equally likely."""

    @examples(4)
    @given(tables(sets_of(variants)), st.integers(0, 60))
    def hold(table: Table, steps: int) -> None:
        game, _ = position_after(table, steps)
        arbiter = Arbiter(game.state)
        dice = stream(table.seed, "test")
        for _ in range(30):
            if (seat := arbiter.seat()) < 0:
                return
            options = Options()
            list_options(options, game.state, seat, NOTHING, REACTIONS + LETTING_BE if arbiter.reacting() else PROPER)
            listed = actions_of(game, seat, REACTIONS if arbiter.reacting() else PROPER)
            tried = game.state.clone()
            tried.journal = Journal()
            random_decision(arbiter, tried, seat, dice)
            notes = tried.journal.drain()
            if not notes:
                assert options.has(LET_BE)
                continue
            kind = DONE[notes[0][0]]
            wanted = Copy if kind is Play and notes[0][4] else kind
            fits = [
                action
                for action in listed
                if isinstance(action, wanted)
                and (not isinstance(action, Play | Copy) or action.card == notes[0][2])
                and (not isinstance(action, Play) or action.claim == notes[0][3])
                and (
                    not isinstance(action, Play | Copy)
                    or list(action.under)
                    == sorted(note[2] for note in notes if note[0] == NOTES.number("NOTE_CARDS_ADDED"))
                )
                and (not isinstance(action, Challenge) or action.trait.code == notes[0][3])
            ]
            assert len(fits) == 1
            game.apply(seat, fits[0])

    hold()
