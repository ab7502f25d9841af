"""Matches of several rounds, and sequenced play."""

from __future__ import annotations

import pytest

from scoville import heated
from scoville.core import BadSettings, stream
from scoville.heated import Arbiter, Call, Card, Match, Play, Position, Rules, Slap
from scoville.heated.rules.arbiter import random_decision, random_playout
from scoville.heated.rules.codes import CALLS, SLAPPED


def played_out(game: heated.Heated, seed: int) -> heated.Heated:
    game.state.journal = None
    random_playout(game.state, stream(seed, "play"))
    return game


def test_H_FIRST_the_winner_of_the_last_round_starts_the_next() -> None:
    match = Match(["Ada", "Bo", "Cy"], 5, first=1)
    assert match.round.turn == 1
    deals = []
    for number in range(6):
        with pytest.raises(BadSettings, match="Finish this round"):
            match.next_round()
        (winner,) = played_out(match.round, number).winners
        assert match.wins[winner] == sum(winner in game.winners for game in [*match.played, match.round])
        deals.append(match.next_round().hand(0))
        assert match.round.turn == winner
    assert sum(match.wins) == len(match.played) == 6
    assert len(set(deals)) == 6


def test_a_match_is_the_same_from_the_same_seed() -> None:
    def winners() -> list[tuple[int, ...]]:
        match = Match(["Ada", "Bo", "Cy", "Di"], "c0ffee", Rules(mode="chaos"))
        found = []
        for number in range(5):
            found.append(played_out(match.round, number).winners)
            match.next_round()
        return found

    assert winners() == winners()


# --- the arbiter -----------------------------------------------------------------------------------


def place(hands: list[str], top: str = "b5") -> heated.Heated:
    position = Position(
        hands={seat: tuple(map(Card, hand.split())) for seat, hand in enumerate(hands)}, top=Card(top), direction="left"
    )
    return heated.new(["Ada", "Bo", "Cy", "Di"][: len(hands)], 1, first=0, position=position)


def test_HR_SLAP_the_quicker_a_seat_the_less_it_draws() -> None:
    lost = [0, 0, 0]
    for seed in range(300):
        game = place(["b-hot b1 b2", "g1 g2 g3", "p1 p2 p3"])
        arbiter = Arbiter(game.state, stream(seed, "reactions"))
        arbiter.set_quickness(1, 300)
        game.apply(0, Play(Card("b-hot")))
        while (what := arbiter.reflex()) >= 0:
            assert what % 2 == SLAPPED
            game.apply(what // 2, Slap())
        (last,) = game.waiting
        lost[last] += 1
    assert lost[1] < min(lost[0], lost[2])
    assert min(lost[0], lost[2]) > 50


def test_HR_CALL_MODE_reaction_times_come_from_the_seed() -> None:
    def callers(quickness: int) -> list[int]:
        found = []
        for seed in range(200):
            game = place(["b1 b2", "g1 g2 g3", "p1 p2 p3"])
            arbiter = Arbiter(game.state, stream(seed, "reactions"))
            arbiter.set_quickness(0, quickness)
            game.apply(0, Play(Card("b1")))
            what = arbiter.reflex()
            assert what % 2 == CALLS
            game.apply(what // 2, Call())
            assert arbiter.reflex() == -1
            assert game.state.hand_size(0) == (1 if what // 2 == 0 else 3)
            found.append(what // 2)
        return found

    assert callers(100) == callers(100)
    assert callers(300).count(0) > callers(100).count(0) > callers(30).count(0) > 0


def test_H_JUMP_whoever_holds_the_top_card_is_asked_before_the_next_player() -> None:
    game = place(["b7 b1 b2", "g1 g2 g3", "p1 p2 p3", "b7 y1 y2"])
    arbiter = Arbiter(game.state, stream(1, "reactions"))
    assert arbiter.seat() == 0
    game.apply(0, Play(Card("b7")))
    assert (arbiter.seat(), arbiter.reacting()) == (3, True)
    arbiter.decline()
    assert (arbiter.seat(), arbiter.reacting()) == (1, False)


def test_every_seat_the_arbiter_asks_has_something_to_do() -> None:
    for seed in range(12):
        game = heated.new(["Ada", "Bo", "Cy", "Di", "Ed"], seed, Rules(mode="chaos", house=(1, 2, 3, 6)))
        dice = stream(seed, "play")
        arbiter = Arbiter(game.state, dice)
        for _ in range(120):
            arbiter.let_react()
            seat = arbiter.seat()
            if seat < 0:
                break
            assert game.legal(seat)
            random_decision(arbiter, game.state, seat, dice)
        assert game.over or game.state.turn.landed > 0
