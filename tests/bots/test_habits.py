"""How a seat plays is learned from what everybody saw."""

from __future__ import annotations

from typing import Any

import pytest

from scoville.core import Fact, stream
from scoville.lab.arena import play_game
from scoville.lab.spec import TableSpec
from scoville.spicy import Action, Rules, Spicy
from scoville.spicy.bots.habits import Habits
from scoville.spicy.bots.heuristic import HeuristicBot
from scoville.spicy.bots.known import shared_knowledge
from scoville.spicy.rules.codes import NUMBER, SPICE

FALSE, BOTH = 0, NUMBER | SPICE


def test_whoever_is_caught_with_any_card_is_taken_to_lay_blindly() -> None:
    habits = Habits()
    first = habits.blind(2)
    for _ in range(3):
        habits.note_revealed(2, FALSE, False)
    assert habits.blind(2) > 800_000 > first
    assert habits.blind(1) == first, "of another seat nothing was learned"


def test_whoever_turns_out_right_is_taken_to_look_at_its_cards() -> None:
    habits = Habits()
    for _ in range(3):
        habits.note_revealed(2, BOTH, True)
    assert habits.blind(2) < 60_000


def test_who_challenges_again_and_again_is_rash_and_whoever_lets_cards_be_is_not() -> None:
    habits = Habits()
    for _ in range(4):
        habits.note_challenge(1, 2)
        habits.note_let_be(0)
    assert habits.rash(2) > 700_000
    assert habits.rash(3) < 60_000
    assert habits.blind(2) > habits.blind(3), "the rash are often blind, too"


def test_who_sits_between_let_the_card_be_and_who_sits_behind_was_not_asked() -> None:
    habits = Habits()
    first = habits.rash(0)
    habits.note_challenge(4, 1)  # 5 and 0 were asked before
    assert habits.rash(5) < first
    assert habits.rash(0) < first
    assert habits.rash(1) > first
    assert habits.rash(2) == habits.rash(3) == habits.rash(4) == first


def test_nothing_is_ruled_out_for_ever() -> None:
    habits = Habits()
    for _ in range(100):
        habits.note_revealed(2, BOTH, True)
    for _ in range(8):
        habits.note_revealed(2, FALSE, False)
    assert habits.blind(2) > 500_000


@pytest.mark.parametrize(("bot", "blind"), [("random", True), ("honest", False)])
def test_a_whole_game_shows_who_is_blind(bot: str, blind: bool) -> None:
    """Three games with each, as the player beside it remembers them."""
    found = []
    for seed in range(3):
        watcher = HeuristicBot(stream(seed, "watch"))
        games: list[Spicy] = []

        def watch(
            game: Spicy, seat: int, action: Action, facts: list[Fact], watcher: Any = watcher, games: Any = games
        ) -> None:
            games[:] = [game]
            for fact in facts:
                watcher.notice(fact.seen_by(0))

        play_game(TableSpec("spicy", 4, Rules(), ("heuristic", bot, "heuristic", bot), f"ab{seed}"), 0, watch)
        found.append(shared_knowledge(games[0].view(0), watcher.memory).habits.blind(1))
    assert all((chance > 500_000) == blind for chance in found)
