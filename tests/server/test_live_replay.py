"""A finished game looked at again: as a seat saw it, without spoilers, or with all cards open."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from scoville import heated, spicy
from scoville.core import BadRecord, BadSettings, Game
from scoville.record import dump
from scoville.server.faults import Faulty
from scoville.server.replay import LARGEST_PAGE, replay


def walk(game: Game[Any, Any], most: int) -> Game[Any, Any]:
    """A game in which people do whatever they may."""
    dice = Random(3)
    while not game.over and len(game.history) < most:
        seat = dice.choice(game.may_act())
        game.apply(seat, dice.choice(game.legal(seat)))
    return game


GAMES = {
    "spicy": walk(spicy.new(["Ada", "Bo", "Cy"], 5), 60),
    "heated": walk(heated.new(["Ada", "Bo", "Cy"], 5), 60),
}


def read_again(name: str, seat: int | None, open_cards: bool = False) -> Any:
    return json.loads(replay(dump(GAMES[name]), seat, open_cards))


@pytest.mark.parametrize("name", GAMES)
def test_every_step_is_the_position_after_its_action(name: str) -> None:
    game = GAMES[name]
    told = read_again(name, 1)
    assert told["game"] == name
    assert told["players"] == ["Ada", "Bo", "Cy"]
    assert len(told["steps"]) == len(game.history) + 1
    assert told["steps"][0]["action"] == ""
    last = told["steps"][-1]["sight"]["view"]
    assert last["hand"] == [str(card) for card in game.view(1).hand]
    assert [player["hand"] for player in last["players"]] == [player.hand for player in game.view(1).players]


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_sees_no_more_than_it_saw(name: str) -> None:
    for step in read_again(name, 1)["steps"]:
        assert "hands" not in step
        assert "stack" not in step
        assert step["sight"]["view"]["seat"] == 1
        for laid in step["sight"]["view"].get("stack", []):
            assert laid["card"] is None or laid["by"] == 1


@pytest.mark.parametrize("name", GAMES)
def test_all_cards_open(name: str) -> None:
    told = read_again(name, None, open_cards=True)
    game: Any = GAMES[name]
    assert told["steps"][-1]["hands"] == [[str(card) for card in game.hand(i)] for i in range(3)]


def test_what_cannot_be_replayed_is_refused() -> None:
    with pytest.raises(Faulty):
        replay(dump(GAMES["spicy"]), 7, False)
    many = dump(GAMES["heated"]).replace("actions = [", "actions = [\n" + '  "Ada wonders",\n' * 3001)
    with pytest.raises(BadSettings, match="too long"):
        replay(many, None, False)


def test_a_game_that_would_be_a_large_answer_comes_in_pages() -> None:
    """38 KB of slaps by the wrong hands: every one draws cards, so every step is longer than the one before."""
    names = [f"P{i}" for i in range(10)]
    slaps = [f'  "{names[i % 10]} slaps",\n' for i in range(700)]
    many = "".join(slaps)
    text = f'format = 1\ngame = "heated"\nplayers = {names}\nseed = 1\nactions = [\n{many}]\n[rules]\nhouse = [3]\n'
    text = text.replace("'", '"')
    first = replay(text, None, True)
    assert len(first) < LARGEST_PAGE + 10_000
    steps: list[Any] = []
    start: int | None = 0
    pages = 0
    while start is not None:
        page = json.loads(replay(text, None, True, start))
        assert (page["start"], page["total"]) == (start, 701)
        steps += page["steps"]
        start = page["next"]
        pages += 1
    assert pages > 1
    assert len(steps) == 701
    assert [step["action"] for step in steps[1:3]] == ["P0 slaps", "P1 slaps"]
    short = json.loads(replay(text, None, True, 5, 3))
    assert (short["steps"], short["next"]) == (steps[5:8], 8)
    with pytest.raises(Faulty):
        replay(text, None, True, 701)


def test_a_page_tells_what_is_wrong_on_a_later_one() -> None:
    text = dump(GAMES["spicy"]).replace("\n]\n", '\n  "Ada sings",\n]\n')
    with pytest.raises(BadRecord):
        replay(text, None, False, 0, 1)
