"""What `heuristic` and `search` of HEATED do in positions where somebody could win or lose by it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from scoville.bots import make_bot
from scoville.core import stream
from scoville.heated import Accept, BlankCard, Card, Colour, Discard, Heated, Name, Play, Position, Rules, new
from scoville.heated.bots import heated_options

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")
FULL = ("b2 b3 g5 y6 y8", "g1 g2 p6 y1 y2", "p4 p5 b8 y3 y4", "b5 b6 g6 g7 y9", "g8 g9 p7 p8 y5", "b7 b9 p1 p2 g4")


def at(*hands: str, rules: Rules | None = None, top: str = "b4") -> Heated:
    """Ada's turn. Play goes to the right at first: the last hand is the next player's."""
    cards = {seat: tuple(map(Card, hand.split())) for seat, hand in enumerate(hands)}
    return new(NAMES[: len(hands)], 1, rules or Rules("chaos"), position=Position(hands=cards, top=Card(top), turn=0))


def choices(game: Heated, name: str = "heuristic", times: int = 100) -> Counter[Any]:
    options = heated_options(game, 0)
    return Counter(make_bot("heated", name, stream(i, "bot")).choose(game.view(0), options) for i in range(times))


def accept_all(game: Heated) -> None:
    while game.view(None).phase == "answers":
        game.apply(game.waiting[0], Accept())


@pytest.mark.parametrize(("name", "times"), [("heuristic", 100), ("search:24", 20)])
def test_a_late_colour_is_named_for_the_hand_that_is_left(name: str, times: int) -> None:
    game = at("finish g1 g2 y7", "b1 b2 p8")
    game.apply(0, Play(Card("finish")))
    accept_all(game)
    assert game.view(0).phase == "discards"
    assert Name(Colour.GREEN) in heated_options(game, 0)
    assert all(isinstance(choice, Discard) for choice in choices(game, name, times)), "the hand will be another one"
    game.apply(0, Discard((Card("y7"),)))
    game.apply(1, Discard((Card("p8"),)))
    assert game.view(0).phase == "colour"
    assert choices(game, name, times) == {Name(Colour.GREEN): times}


def test_a_late_colour_is_named_for_the_hand_that_came_by_a_swap() -> None:
    game = at("super-swap b1 b2 b6", "p5 p8 y1")
    game.apply(0, Play(Card("super-swap"), on=(1,)))
    accept_all(game)
    assert game.view(0).phase == "colour"
    assert choices(game) == {Name(Colour.PURPLE): 100}


@pytest.mark.parametrize("players", [2, 3, 4, 6, 8])
@pytest.mark.parametrize("stop", ["getting-heated", "b-draw2", "b-cool"])
def test_a_next_player_with_one_card_is_stopped_at_tables_of_every_size(players: int, stop: str) -> None:
    game = at(f"{stop} b1 y7 p9 g3", *FULL[: players - 2], "p3")
    found = choices(game)
    assert {choice.card for choice in found} == {Card(stop)}
    assert all(choice.on in {(), (players - 1,)} for choice in found)


def test_play_is_not_turned_towards_somebody_with_one_card() -> None:
    away, towards = at("b-reverse b1 g3 g7", *FULL[:2], "p3"), at("b-reverse b1 g3 g7", "p3", *FULL[:2])
    assert choices(away) == {Play(Card("b-reverse")): 100}
    assert choices(towards) == {Play(Card("b1")): 100}


def test_a_blank_that_discards_the_whole_hand_wins() -> None:
    wins = Rules(blank=BlankCard("Dust", "white", player_discards=2))
    game = at("blank b1 b2", "y2 p3 p9", "g1 p4 p5 p6", rules=wins)
    assert choices(game) == {Play(Card("blank")): 100}
    others_first = Rules(blank=BlankCard("Ash", "white", others_discard=3, player_discards=2))
    game = at("blank b1 b2", "y2 p3 p9", "g1 p4 p5 p6", rules=others_first)
    assert choices(game)[Play(Card("blank"))] == 0, "Bo would go out before"


def test_a_ghost_pepper_spray_gives_most_to_who_has_fewest() -> None:
    game = at("ghost g1", "y1 y2 y3 y4 y5 y6 p1 p2 p3", "y7 y8 y9 p4 p5 p6", "g2 g3 g4 g5")
    assert {choice.on for choice in choices(game)} == {(1, 2, 3)}
