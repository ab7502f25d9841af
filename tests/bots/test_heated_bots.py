"""Bots of HEATED play legally, repeatably, and only by what their seat may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from scoville import dump
from scoville.bots import BOTS, Bot, heated_options, make_bot
from scoville.core import stream
from scoville.heated import (
    MODES,
    Accept,
    Action,
    Ask,
    Call,
    Card,
    Colour,
    Decline,
    Discard,
    Draw,
    Heated,
    Match,
    Offer,
    Play,
    Position,
    Rules,
    Slap,
    Take,
    View,
    new,
)

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ivy", "Jo")
HEATED_BOTS = sorted(name for game, name in BOTS if game == "heated")
LONGEST = 30_000


def choose(game: Heated, bot: Bot[View, Action], seat: int, options: Sequence[Action]) -> Action | None:
    action = bot.choose(game.view(seat), options)
    assert action is None or action in options
    return action


def play_out(game: Heated, bots: list[Bot[View, Action]]) -> Heated:
    """The game to its end: calls first, then who would jump in, then who is asked or has the turn."""
    for _ in range(LONGEST):
        if game.over:
            return game
        view = game.view(None)
        if view.uncalled:
            callers = [seat for seat in range(len(bots)) if choose(game, bots[seat], seat, [Call()])]
            if callers:
                game.apply(callers[0], Call())
                continue
        jumpers = [seat for seat in range(len(bots)) if view.jump_in and seat != view.turn]
        for seat in jumpers:
            options = heated_options(game, seat)
            jump = choose(game, bots[seat], seat, options) if options else None
            if jump is not None:
                game.apply(seat, jump)
                break
        else:
            assert view.turn is not None
            seat = view.waiting[0] if view.waiting else view.turn
            action = choose(game, bots[seat], seat, heated_options(game, seat))
            assert action is not None, "what has to be done is done"
            game.apply(seat, action)
    raise AssertionError("it went on for ever")


def table(name: str, seed: int, rules: Rules, players: int) -> tuple[Heated, list[Bot[View, Action]]]:
    bots = [make_bot("heated", name, stream(seed, f"bot-{seat}")) for seat in range(players)]
    return new(NAMES[:players], seed, rules), bots


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", [2, 4, 7])
def test_casual_bots_play_whole_games_in_every_mode(mode: str, players: int) -> None:
    house = (1, 2, 3, 4, 5, 6) if players == 4 else ()
    assert play_out(*table("casual", 3, Rules(mode, house=house), players)).over


@pytest.mark.parametrize("mode", MODES)
def test_random_bots_play_whole_games_in_every_mode(mode: str) -> None:
    assert play_out(*table("random", 2, Rules(mode), 2)).over


@pytest.mark.parametrize("name", HEATED_BOTS)
def test_the_same_seed_is_the_same_game(name: str) -> None:
    first, second, other = (dump(play_out(*table(name, seed, Rules("chaos"), 3))) for seed in (5, 5, 6))
    assert first == second
    assert first.partition("actions")[2] != other.partition("actions")[2]


def test_bots_play_matches() -> None:
    match = Match(NAMES[:3], 4)
    bots = [make_bot("heated", "casual", stream(4, f"bot-{seat}")) for seat in range(3)]
    for _ in range(3):
        play_out(match.round, bots)
        match.next_round()
    assert sum(match.wins) >= 3


# --- what a seat cannot see ------------------------------------------------------------------------------


def hidden_otherwise(seed: int, hand: str, turn: int) -> Heated:
    """Always the same to Ada; all that is hidden from her by the seed."""
    position = Position(hands={0: tuple(map(Card, hand.split()))}, top=Card("b5"), turn=turn)
    return new(NAMES[:4], seed, Rules("chaos"), position=position)


@pytest.mark.parametrize("name", HEATED_BOTS)
@pytest.mark.parametrize("hand", ["b1 b7 g3 b-swap draw4 give-take", "g3 y8 p1"])
def test_a_choice_does_not_depend_on_what_the_seat_cannot_see(name: str, hand: str) -> None:
    tables = [hidden_otherwise(seed, hand, 0) for seed in range(6)]
    assert len({game.hand(1) + game.draw_pile for game in tables}) == len(tables), "the hidden cards must differ"
    assert len({repr(game.view(0)) for game in tables}) == 1
    for throw in range(20):
        choices = {
            make_bot("heated", name, stream(throw, "bot")).choose(game.view(0), heated_options(game, 0))
            for game in tables
        }
        assert len(choices) == 1


# --- good sense -------------------------------------------------------------------------------------------


def casual_choices(game: Heated, options: Sequence[Action] | None = None) -> Counter[Any]:
    """What Ada's casual bot does here, with many dice."""
    listed = heated_options(game, 0) if options is None else options
    bots = [make_bot("heated", "casual", stream(i, "bot")) for i in range(200)]
    return Counter(bot.choose(game.view(0), listed) for bot in bots)


def at(hand: str, turn: int = 0, *, bo: str = "g1 g2 g3 g4", top: str = "b5") -> Heated:
    hands = {0: tuple(map(Card, hand.split())), 1: tuple(map(Card, bo.split()))}
    position = Position(hands=hands, top=Card(top), turn=turn)
    return new(NAMES[:3], 1, Rules("chaos"), position=position)


def test_casual_goes_out_when_it_can() -> None:
    assert casual_choices(at("b7")) == {Play(Card("b7")): 200}


def test_casual_keeps_special_cards_while_others_go() -> None:
    choices = casual_choices(at("b7 b8 draw4 no-thanks"))
    assert choices[Play(Card("b7"))] + choices[Play(Card("b8"))] > 180


def test_casual_passes_a_draw_on() -> None:
    game = at("b7 g1 g-draw2", 1, bo="b-draw2 g3 g4 y1")
    game.apply(1, Play(Card("b-draw2")))
    assert game.pending is not None
    assert casual_choices(game)[Play(Card("g-draw2"))] > 180


def test_casual_answers_no_thanks_when_it_pays() -> None:
    worse, better = (
        at("b7 g1 no-thanks", 1, bo="b-swap g3 g4 y1 y2 y3"),
        at("b7 g1 y1 y2 p2 no-thanks", 1, bo="b-swap g3 g4"),
    )
    for game in (worse, better):
        game.apply(1, Play(Card("b-swap"), on=(0,)))
        assert game.waiting == (0,)
    assert casual_choices(worse) == {Play(Card("no-thanks")): 200}
    assert casual_choices(better) == {Accept(): 200}


def test_casual_names_the_colour_it_has_most_of() -> None:
    choices = casual_choices(at("g1 g2 g7 adjust"))
    assert choices[Play(Card("adjust"), Colour.GREEN)] > 150


def test_casual_swaps_hands_with_whoever_has_fewest() -> None:
    choices = casual_choices(at("g6 y2 p1 p2 b-swap", bo="g3"))
    assert choices[Play(Card("b-swap"), on=(1,))] > 190


def test_casual_usually_calls_and_slaps_only_if_it_must() -> None:
    game = at("b7 g1")
    game.apply(0, Play(Card("b7")))
    assert 140 < casual_choices(game, [Call()])[Call()] < 200
    hot = at("b7 g1 y1", 1, bo="b-hot g3 g4")
    hot.apply(1, Play(Card("b-hot")))
    assert casual_choices(hot) == {Slap(): 200}
    chili = at("b7 g1 y1", 1, bo="too-chili g3 g4")
    chili.apply(1, Play(Card("too-chili"), Colour.BLUE))
    assert casual_choices(chili)[Accept()] > 150


def test_casual_helps_now_and_then_but_never_takes_a_last_card() -> None:
    game = at("b7 g1 y1", 1, bo="g3 g4 y2 y3")
    game.apply(1, Ask())
    choices = casual_choices(game)
    assert 0 < choices[Decline()] < 200
    assert sum(choices[Offer(card)] for card in game.hand(0)) + choices[Decline()] == 200
    asking = at("g3 y4", bo="p1")
    asking.apply(0, Ask())
    asking.apply(1, Offer(Card("p1")))
    asking.apply(2, Decline())
    assert casual_choices(asking) == {Take(None): 200}


def test_casual_draws_or_asks_when_it_must() -> None:
    choices = casual_choices(at("g3 y4"))
    assert choices[Draw()] + choices[Ask()] == 200
    assert choices[Draw()]
    assert choices[Ask()]


def test_casual_discards_what_it_can_spare() -> None:
    game = at("b1 b2 b3 no-thanks draw4", 1, bo="finish g3 g4")
    game.apply(1, Play(Card("finish"), Colour.GREEN))
    for seat in game.waiting:
        game.apply(seat, Accept())
    assert casual_choices(game)[Discard(tuple(map(Card, ("b1", "b2", "b3"))))] > 150
