"""SR-RACE: who is asked first, since nobody can simply call out."""

from __future__ import annotations

import pytest

from scoville import Refused, load, spicy
from scoville.core import stream
from scoville.spicy import Accept, Arbiter, Challenge, Pass, Play, Rules

NAMES = ("Ada", "Bo", "Cy", "Dee")


def table(rules: Rules | None = None) -> spicy.Spicy:
    return spicy.new(NAMES, 3, rules, first=0)


def play_any(game: spicy.Spicy) -> None:
    """The player on turn plays any card as the first thing that can be declared."""
    assert game.turn is not None
    seat = game.turn
    game.apply(seat, next(action for action in game.legal(seat) if isinstance(action, Play)))


def asked(arbiter: Arbiter) -> list[int]:
    """The seats that are asked about the top card, with all declining."""
    order = []
    while (seat := arbiter.seat()) >= 0 and arbiter.reacting():
        order.append(seat)
        arbiter.decline()
    return order


def test_SR_RACE_with_an_empty_stack_the_turn_decides() -> None:
    game = table()
    arbiter = Arbiter(game.state)
    assert arbiter.seat() == 0
    assert not arbiter.reacting()


def test_SR_RACE_all_others_are_asked_in_turn_order() -> None:
    game = table()
    arbiter = Arbiter(game.state)
    for player in range(4):
        play_any(game)
        others = [(player + step) % 4 for step in (1, 2, 3)]
        assert asked(arbiter) == others
        assert arbiter.seat() == others[0] == game.turn


def test_SR_RACE_after_a_pass_nobody_is_asked_again() -> None:
    game = table()
    arbiter = Arbiter(game.state)
    play_any(game)
    asked(arbiter)
    game.apply("Bo", Pass())
    assert arbiter.seat() == 2
    assert not arbiter.reacting()


def test_SR_RACE_a_challenge_ends_the_asking() -> None:
    game = table()
    arbiter = Arbiter(game.state)
    play_any(game)
    assert arbiter.seat() == 1
    arbiter.decline()
    assert arbiter.seat() == 2
    game.apply("Cy", Challenge(spicy.Trait.NUMBER))
    assert not game.stack
    assert arbiter.seat() == game.turn
    assert not arbiter.reacting()


def test_SR_RACE_the_seed_can_shuffle_the_order() -> None:
    orders = set()
    for seed in range(60):
        game = table()
        arbiter = Arbiter(game.state, stream(seed, "race"))
        play_any(game)
        orders.add(tuple(asked(arbiter)))
    assert orders == {(1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1)}


def last_card(variants: str = "") -> spicy.Spicy:
    """Ada has played her last card."""
    game = load(
        'format = 1\ngame = "spicy"\nplayers = ["Ada", "Bo", "Cy", "Dee"]\nfirst = "Ada"\n'
        f'[rules]\nvariants = [{variants}]\n[position]\nhands = {{ Ada = "c1" }}\n'
    )
    assert isinstance(game, spicy.Spicy)
    play_any(game)
    return game


def accept(game: spicy.Spicy, arbiter: Arbiter) -> list[int]:
    """The seats that are asked about a last card, with all accepting."""
    order = []
    while game.waiting:
        order.append(arbiter.seat())
        assert arbiter.reacting()
        game.apply(order[-1], Accept())
    return order


def test_SR_RACE_a_last_card_waits_for_everyone_asked() -> None:
    game = last_card()
    arbiter = Arbiter(game.state)  # taken up while the card waits
    assert accept(game, arbiter) == [1, 2, 3]
    assert game.view(None).players[0].trophies == 1
    assert arbiter.seat() == 1
    assert not arbiter.reacting()


def test_SR_RACE_who_has_accepted_before_is_not_asked() -> None:
    game = last_card()
    game.apply("Cy", Accept())
    assert accept(game, Arbiter(game.state)) == [1, 3]


def test_SR_RACE_a_last_card_that_stands_can_be_copied_so_all_are_asked_once_more() -> None:
    game = last_card('"copy-cat"')
    arbiter = Arbiter(game.state)
    assert accept(game, arbiter) == [1, 2, 3]
    assert asked(arbiter) == [1, 2, 3]
    assert arbiter.seat() == game.turn == 1


def test_SR_RACE_nobody_is_asked_after_the_end() -> None:
    game = table(Rules(worlds_end=1))
    arbiter = Arbiter(game.state)
    game.apply("Ada", Pass())
    assert arbiter.seat() == -1


def test_SR_RACE_the_first_of_two_challenges_counts() -> None:
    for first, second in ((1, 2), (2, 1)):
        game = table()
        play_any(game)
        game.apply(first, Challenge(spicy.Trait.SPICE))
        with pytest.raises(Refused, match="no card in the stack"):
            game.apply(second, Challenge(spicy.Trait.SPICE))
