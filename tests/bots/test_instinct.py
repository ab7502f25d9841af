"""The quick network of a search decides as `learned` would with the same numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from sizes import sized

from scoville import spicy
from scoville.bots import make_bot, sit_down, tell
from scoville.bots.network import load_network, save_network
from scoville.core import Dice, ScovilleError, game_seed, stream
from scoville.environments.room import environment_of
from scoville.environments.tables import seats_at
from scoville.environments.vector import VectorEnvironment
from scoville.spicy.bots.codes import CHALLENGE, COPY, PLAY
from scoville.spicy.bots.eyes import SpicyEyes
from scoville.spicy.bots.instinct_size import INPUTS, MOST_PARTS, WIDTH
from scoville.spicy.bots.instincts import NETWORKS, instinct_for, read_instinct
from scoville.spicy.bots.known import shared_knowledge
from scoville.spicy.bots.searching import told
from scoville.spicy.environment.codec import ACTIONS, AT_CLAIM, OBSERVATION
from scoville.spicy.environment.reckoning import in_context
from scoville.spicy.environment.senses import all_in_context, reckon_all

TABLES = [
    (2, spicy.Rules()),
    (3, spicy.Rules(variants=("copy-cat", "change-your-luck"))),
    (5, spicy.Rules("fr", tuple(spicy.VARIANTS), open_deck=True)),
]


def any_network(file: Path, width: int = WIDTH) -> Path:
    """A network of the right size that plays anything."""
    rng = np.random.default_rng(5)
    room = environment_of("spicy")
    parts = [tuple(each) for each in (*room.factors(ACTIONS), *room.factors_in_context())]
    count = 1 + max(part for each in parts for part in each)
    factors = np.array([(*each, *([count] * (3 - len(each)))) for each in parts])
    sizes = [(INPUTS, width), (width, width), (width, count)]
    weights = [rng.integers(-9000, 9000, size) for size in sizes]
    biases = [rng.integers(-90000, 90000, size[1]) for size in sizes]
    save_network(file, weights, biases, [6, 15, 17], factors, [2])
    return file


@pytest.mark.parametrize(("players", "rules"), TABLES, ids=str)
def test_an_imagined_seat_decides_as_the_network_does(players: int, rules: spicy.Rules, tmp_path: Path) -> None:
    file = any_network(tmp_path / "any.npz")
    instinct = read_instinct(file, rules, players)
    asked = copies = 0
    for number in range(sized(3, 20, interpreted=1)):
        seed = game_seed(8, number)
        seats: Any = seats_at("spicy", players, rules, seed)
        eyes = [SpicyEyes() for _ in range(players)]
        bots = {seat: make_bot("spicy", f"learned:{file}", stream(seed, f"{seat}")) for seat in range(players)}
        sit_down(bots, seats.game)
        for _ in range(60):
            seat = seats.table.mover
            if seat < 0:
                break
            view, options = seats.game.view(seat), seats.driver.options(seat)
            question = eyes[seat].look(view, options)
            dice = Dice(1, 1, 1, 1)
            dice.copy_from(bots[seat].dice)  # type: ignore[attr-defined]
            instinct.sit(question.state)
            instinct.decide(shared_knowledge(view, eyes[seat].memory), seat, question.reacting, dice)
            act, card, claim, *under = told(bots[seat].choose(view, options))
            bots[seat].dice.copy_from(dice)  # type: ignore[attr-defined]
            assert (instinct.act, instinct.card) == (act, card)
            if act in {PLAY, CHALLENGE}:
                assert instinct.claim == claim
            assert [instinct.under1, instinct.under2] == under
            asked += 1
            copies += act == COPY
            facts = seats.ask(bots[seat])
            tell(bots, facts)
            for other in range(players):
                for fact in facts:
                    eyes[other].notice(fact.seen_by(other))
    assert asked > 20
    assert copies > 0 or "copy-cat" not in rules.variants


def test_a_network_of_another_size_is_no_quick_one(tmp_path: Path) -> None:
    with pytest.raises(ScovilleError, match="other sizes"):
        read_instinct(any_network(tmp_path / "wide.npz", 40), spicy.Rules(), 2)


def test_a_copy_is_rated_by_whether_it_is_true() -> None:
    """The parts of a copy depend on the top claim; those of all other decisions do not."""
    room = environment_of("spicy")
    parts = [tuple(each) for each in (*room.factors(ACTIONS), *room.factors_in_context())]
    env = VectorEnvironment("spicy", 32, 4, spicy.Rules(variants=("copy-cat",)), seed=3)
    found = set()
    for _ in range(60):
        env.step(env.sample())
        decisions, counts = env.legal()
        rows = np.repeat(np.arange(len(counts)), counts)
        rated = all_in_context(env.observations, rows, decisions)
        claims = env.observations[:, AT_CLAIM : AT_CLAIM + 30].argmax(axis=1)
        for row, decision, after in zip(rows.tolist(), decisions.tolist(), rated.tolist(), strict=True):
            assert after == in_context(decision, int(claims[row]))
            if 7 <= decision < 39:
                card, claim = decision - 7, int(claims[row])
                both = len({parts[after][1], parts[in_context(7 + claim, claim)][1]}) == 1
                assert both == (card == claim)
                found.add(both)
    assert found == {True, False}


def test_what_is_reckoned_follows_from_the_observation() -> None:
    env = VectorEnvironment("spicy", 32, 3, spicy.Rules(variants=("copy-cat",)), seed=4)
    tops = 0
    for _ in range(40):
        env.step(env.sample())
        for seen, more in zip(env.observations, reckon_all(env.observations), strict=True):
            claim = seen[AT_CLAIM : AT_CLAIM + 30]
            if not claim.any():
                assert not more.any()
                continue
            tops += 1
            hand, at = seen[:30].reshape(3, 10), int(claim.argmax())
            assert more[:3].tolist() == [seen[at], hand[:, at % 10].sum(), hand[at // 10].sum()]
            assert more[6] == hand[at // 10, at % 10 + 1 :].sum()
            assert more[10:].sum() == 1
            assert more[10:].argmax() == min(3, int(seen[at]) + int(seen[32 + at]))
    assert tops > 100


def test_every_table_with_the_printed_deck_has_a_quick_network() -> None:
    for players, rules in TABLES:
        assert instinct_for(spicy.new([f"P{i}" for i in range(players)], 1, rules).view(0)) is not None
    small = spicy.new(["A", "B"], 1, spicy.Rules(ranks=5, hand=4))
    assert instinct_for(small.view(0)) is None


def test_no_sum_of_a_quick_network_leaves_its_type() -> None:
    """The first sums have 32 bits; here is the worst that any observation could cause."""
    for file in sorted(NETWORKS.glob("quick-*.npz")):
        network = load_network(file)
        assert network.inputs == OBSERVATION + 14
        assert len(network.biases[-1]) <= MOST_PARTS
        first = 255.0 * np.abs(network.weights[0]).sum(axis=0) + np.abs(network.biases[0])
        assert first.max() < 2**31
