"""The eight known mistakes of a popular UNO environment, each not made here."""

from __future__ import annotations

import pytest

from scoville import heated
from scoville.core import Refused
from scoville.heated import Card, Colour, Draw, Heated, Play, Position, Rules


def table(hands: list[str], draw_pile: str = "", top: str = "b5", **given: object) -> Heated:
    """Ada's turn, then Bo's, Cy's …: play goes clockwise here."""
    names = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ivy", "Jo"][: len(hands)]
    position = Position(
        hands={seat: tuple(map(Card, hand.split())) for seat, hand in enumerate(hands)},
        draw_pile=tuple(map(Card, draw_pile.split())),
        top=Card(top),
        direction="left",
        **given,  # type: ignore[arg-type]
    )
    return heated.new(names, 1, Rules(), first=0, position=position)


def test_H_DRAW_UNTIL_a_drawn_action_card_has_its_effect() -> None:
    game = table(["g1 g2", "p1 p2", "y1 y2"], draw_pile="b-cool")
    game.apply("Ada", Draw())
    game.apply("Ada", Play(Card("b-cool")))
    assert game.turn == game.seat("Cy")


def test_H_DRAW_UNTIL_a_drawn_card_of_the_same_image_is_playable() -> None:
    game = table(["g1 g2", "p1 p2"], draw_pile="p9 y5")
    game.apply("Ada", Draw())
    assert game.hand("Ada") == tuple(map(Card, ("g1", "g2", "p9", "y5")))
    assert game.legal("Ada") == [Play(Card("y5"))]
    game.apply("Ada", Play(Card("y5")))
    assert game.top == Card("y5")


def test_H_REVERSE_with_two_players_it_does_not_skip() -> None:
    game = table(["b-reverse g1 g2", "p1 p2"])
    game.apply("Ada", Play(Card("b-reverse")))
    assert game.turn == game.seat("Bo")
    assert game.direction == "right"


def test_H_MATCH_a_special_card_may_be_played_when_only_the_image_matches_too() -> None:
    game = table(["g5 adjust g1", "p1 p2"])
    assert game.accepts("Ada", Play(Card("g5")))
    assert game.accepts("Ada", Play(Card("adjust"), Colour.GREEN))


def test_H_RESHUFFLE_the_top_card_is_never_also_in_the_reshuffled_draw_pile() -> None:
    hands = {0: tuple(Card(f"g{n}") for n in range(1, 5)), 1: tuple(Card(f"p{n}") for n in range(1, 9))}
    discard = tuple(map(Card, ("b1", "y1", "y2", "y3")))
    deck = {"b5": 1, **{str(card): 1 for card in (*hands[0], *hands[1], *discard)}}
    position = Position(hands=hands, top=Card("b5"), discard=discard)
    for seed in range(20):
        game = heated.new(["Ada", "Bo"], seed, Rules(deck=deck), first=0, position=position)
        assert game.draw_pile == ()
        game.apply("Ada", Draw())
        drawn = [card for card in game.hand("Ada") if card not in hands[0]]
        assert game.top == Card("b5")
        assert game.discard == ()
        assert sorted([*drawn, *game.draw_pile]) == sorted(discard)
        assert Card("b1") in drawn


@pytest.mark.parametrize("players", range(2, 11))
def test_H_WIN_the_winner_is_judged_for_every_player_count(players: int) -> None:
    game = table(["g1"] + [f"p{n}" for n in range(players - 2)] + ["b7"], turn=players - 1)
    game.apply(players - 1, Play(Card("b7")))
    assert game.over
    assert game.winners == (players - 1,)
    assert game.reason == "went-out"


def test_H_MATCH_an_illegal_action_raises_and_is_never_replaced() -> None:
    game = table(["b7 g1", "p1 p2"])
    before = game.view("Ada"), game.view("Bo"), game.draw_pile
    with pytest.raises(Refused, match="g1 goes neither on the colour blue nor on b5"):
        game.apply("Ada", Play(Card("g1")))
    assert (game.view("Ada"), game.view("Bo"), game.draw_pile) == before
    assert game.history == []


def test_H_BLACK_COLOUR_the_colour_named_for_a_BLACK_card_counts() -> None:
    game = table(["adjust g1 g2", "b1 y3", "p1 p2"])
    game.apply("Ada", Play(Card("adjust"), Colour.YELLOW))
    assert game.colour == Colour.YELLOW
    assert not game.accepts("Bo", Play(Card("b1")))
    game.apply("Bo", Play(Card("y3")))
    assert game.top == Card("y3")
