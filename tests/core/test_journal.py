"""The journal: what is noted comes out once, in order; no journal changes no game."""

from __future__ import annotations

import pytest

from scoville.core import Journal, stream
from scoville.core.errors import Fault
from scoville.spicy import Claim, Pass, Play, Rules, new
from scoville.spicy.rules.arbiter import random_playout
from scoville.spicy.rules.state import State
from scoville.spicy.rules.tables import lay_tables


def test_notes_come_out_once_and_in_order() -> None:
    journal = Journal()
    assert journal.drain() == []
    rows = [(1, 0, 31, 29, 1), (14, -1, 3, 0, 0), (2, 5, 0, 0, 0)]
    for row in rows:
        journal.note(*row)
    assert journal.drain() == rows
    assert journal.drain() == []
    journal.note(3, 1, 4, 1, 5)
    assert journal.drain() == [(3, 1, 4, 1, 5)]


def test_a_full_journal_raises_and_keeps_what_it_has() -> None:
    journal = Journal()
    for i in range(819):
        journal.note(i, 0, 0, 0, 0)
    with pytest.raises(Fault):
        journal.note(819, 0, 0, 0, 0)
    assert [row[0] for row in journal.drain()] == list(range(819))
    journal.note(7, 0, 0, 0, 0)
    assert journal.drain() == [(7, 0, 0, 0, 0)]


def test_an_action_that_finds_the_journal_full_raises() -> None:
    """The verbs of the rules cannot raise in C: the call from Python that began it does."""
    game = new(["Ada", "Bo"], 5, Rules(), first=0)
    journal = game.state.journal
    assert journal is not None
    for _ in range(819):
        journal.note(0, 0, 0, 0, 0)
    with pytest.raises(Fault):
        game.apply(0, Play(game.hand(0)[0], Claim("c1")))


def test_a_whole_game_fits_and_listening_changes_nothing() -> None:
    tables = lay_tables(frozenset({"copy-cat", "change-your-luck", "spice-raider"}))
    for seed in range(50):
        silent, heard = State(tables, 6), State(tables, 6)
        for state in (silent, heard):
            state.deal(stream(seed, "deal"), 0, 64)
        heard.journal = Journal()
        assert random_playout(silent, stream(seed, "play")) == random_playout(heard, stream(seed, "play"))
        assert [silent.score(i) for i in range(6)] == [heard.score(i) for i in range(6)]
        assert [silent.card_at(0, i) for i in range(silent.deck_n)] == [
            heard.card_at(0, i) for i in range(heard.deck_n)
        ]
        assert len(heard.journal.drain()) < 800


def test_facts_belong_to_the_game_in_which_they_happened() -> None:
    game = new(["Ada", "Bo"], 5, Rules(), first=0)
    copy = game.clone()
    played = game.apply(0, Play(game.hand(0)[0], Claim("c1")))
    passed = copy.apply(0, Pass())
    assert [type(fact).__name__ for fact in played] == ["CardPlayed"]
    assert [type(fact).__name__ for fact in passed] == ["Passed", "CardsDrawn"]
