"""A finished game looked at again: as a seat saw it, without spoilers, or with all cards open."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

from scoville import heated, spicy
from scoville.core import BadSettings, Game
from scoville.record import dump
from scoville.server.faults import Faulty
from scoville.server.replay import replay


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
    return json.loads(msgspec.json.encode(replay(dump(GAMES[name]), seat, open_cards)))


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
