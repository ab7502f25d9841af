"""A temperament does what it promises, counted over games that are the same in every run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from scoville import compiled, spicy
from scoville.bots import BOTS, TEMPERAMENTS, Bot, make_bot, register_bot, room_of
from scoville.bots.bot import catch_up
from scoville.core import Dice, Fact, stream
from scoville.heated import Accept, Ask, Card, Heated, Play, Rules
from scoville.heated.bots import HeatedHeuristicBot, HeatedMixedSearchBot, heated_options
from scoville.lab.arena import play_game
from scoville.lab.spec import TableSpec
from scoville.lab.temperaments import Habits, measure
from scoville.spicy.bots import MixedSearchBot
from scoville.spicy.rules.codes import NUMBER, SPICE
from scoville.spicy.rules.tables import tables_for

PLAYOUTS = "16"
"""A real tiger thinks for a time, which differs from run to run; this one counts playouts instead."""


def tiger(dice: Dice, setting: str) -> Bot[Any, Any]:
    return MixedSearchBot(dice, PLAYOUTS, TEMPERAMENTS[setting])


@pytest.fixture(autouse=True)
def counting_tiger(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scoville.bots.registry.BOTS", dict(BOTS))
    register_bot("spicy", "counting-tiger", tiger, takes_setting=True)


LEVELS = {"kitten": 25, "cat": 25, "counting-tiger": 6}
"""The number of deals for each."""
slow = pytest.mark.skipif(not compiled, reason="a search takes minutes interpreted, and fewer games would show nothing")
COUNTED = [pytest.param(level, marks=slow) if "tiger" in level else level for level in LEVELS]


def habits(level: str, mood: str, other: str) -> tuple[Habits, Habits]:
    return measure("spicy", (f"{level}:{mood}", f"{level}:{other}"), 2, LEVELS[level], "5a1")


@pytest.mark.parametrize("level", COUNTED)
def test_SPICY_the_bold_bluff_more_and_the_wary_challenge_more(level: str) -> None:
    bold, wary = habits(level, "bold", "wary")
    assert bold.rate("bluffs") > wary.rate("bluffs") + 0.05
    assert wary.rate("challenges") > bold.rate("challenges") + 0.02


@pytest.mark.parametrize("level", ["kitten", "cat"])
def test_SPICY_the_sly_bluff_more_than_the_even(level: str) -> None:
    sly, even = habits(level, "sly", "even")
    assert sly.rate("bluffs") > even.rate("bluffs") + 0.02


@slow
def test_SPICY_a_sly_tiger_bluffs_where_an_even_one_does_not() -> None:
    """Asked about the same positions with the same luck: a tiger bluffs so often that games alone hardly tell."""
    positions: list[tuple[Any, int]] = []

    def watch(game: Any, seat: int, action: Any, facts: Sequence[Fact]) -> None:
        if game.turn is not None:
            positions.append((game.clone(), game.turn))

    for index in range(4):
        play_game(TableSpec("spicy", 2, spicy.Rules(), ("counting-tiger:even",) * 2, "5a1"), index, watch)
    bluffs = Counter[str]()
    for number, (game, seat) in enumerate(positions):
        for mood in ("sly", "even"):
            bot = make_bot("spicy", f"counting-tiger:{mood}", stream(number, "bot"))
            catch_up(bot, seat, game)
            action = bot.choose(game.view(seat), room_of("spicy").options(game, seat))
            if isinstance(action, spicy.Play):
                bluffs[mood] += not tables_for(spicy.Rules()).holds(action.card, action.claim, NUMBER | SPICE)
    assert bluffs["sly"] > bluffs["even"] > 20


# --- HEATED -----------------------------------------------------------------------------------------------------

NO_THANKS = Card("no-thanks")


@cache
def questions() -> tuple[list[tuple[Heated, int]], list[tuple[Heated, int]]]:
    """From games of `heuristic`: where somebody could ask for help or draw, and where they could refuse."""
    asking: list[tuple[Heated, int]] = []
    refusing: list[tuple[Heated, int]] = []
    for index in range(16):
        found: list[Heated] = []

        def watch(game: Heated, seat: int, action: Any, facts: Sequence[Fact], found: list[Heated] = found) -> None:
            found.append(game.clone())

        play_game(TableSpec("heated", 4, Rules("chaos"), ("heuristic",) * 4, "7e3"), index, watch)
        for game in found:
            if game.over:
                continue
            if game.turn is not None and not game.waiting and Ask() in heated_options(game, game.turn):
                asking.append((game, game.turn))
            for seat in game.waiting:
                options = heated_options(game, seat)
                if Accept() in options and Play(NO_THANKS) in options:
                    refusing.append((game, seat))
    return asking, refusing


def share(level: str, mood: str, places: list[tuple[Heated, int]], action: Any) -> float:
    """Of these questions, those answered so."""
    did = 0
    for i, (game, seat) in enumerate(places):
        dice = stream(i, "bot")
        bot: Bot[Any, Any]
        if level == "tiger":
            bot = HeatedMixedSearchBot(dice, PLAYOUTS, TEMPERAMENTS[mood])
        else:
            bot = make_bot("heated", f"{level}:{mood}", dice)
        assert isinstance(bot, HeatedHeuristicBot)
        did += bot.choose(game.view(seat), heated_options(game, seat)) == action
    return did / len(places)


@pytest.mark.parametrize("level", ["kitten", "cat", pytest.param("tiger", marks=slow)])
def test_HEATED_the_bold_ask_more_and_the_wary_refuse_more(level: str) -> None:
    asking, refusing = questions()
    asking = asking[:: max(1, len(asking) // 60)]
    assert len(refusing) > 30
    asks = {mood: share(level, mood, asking, Ask()) for mood in ("bold", "even", "wary")}
    refuses = {mood: share(level, mood, refusing, Play(NO_THANKS)) for mood in ("bold", "even", "wary")}
    assert asks["bold"] > asks["even"] + 0.05 >= asks["wary"] + 0.05
    assert refuses["wary"] > refuses["bold"] + 0.02
