"""The exact ruler: the tree is the real game, its values are right, CFR+ comes near an equilibrium."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import numpy as np
import pytest
from sizes import sized

from scoville import BadSettings, compiled, spicy
from scoville.bots import make_bot
from scoville.bots.network import save_network
from scoville.core import stream
from scoville.environments.room import environment_of
from scoville.spicy import Rules
from scoville.spicy.environment.codec import CHALLENGE_NUMBER, CHALLENGE_SPICE, encode
from scoville.spicy.environment.exact import RULER, Numbers, Tree, build_tree, solve
from scoville.spicy.environment.exact_bots import ask, bot_policy, look_at, seen_facts
from scoville.spicy.environment.luck import SpicyLuck

THREE_CARDS = Rules(ranks=1, spices=1, copies=1, wilds=1, hand=1, trophies=1, worlds_end=1)
"""c1, a wild spice and a wild number: one card each, one to draw."""
FOUR_CARDS = Rules(ranks=2, spices=2, copies=1, wilds=0, hand=1, trophies=1, worlds_end=2)
SIX_CARDS = Rules(ranks=2, spices=1, copies=2, wilds=1, hand=2, trophies=1, worlds_end=2)


@pytest.fixture(scope="module")
def six() -> Tree:
    return build_tree(SIX_CARDS)


@pytest.fixture(scope="module")
def ruler(six: Tree) -> Tree:
    """Interpreted, a smaller tree takes its place: this one would take 20 seconds."""
    return build_tree(RULER) if compiled else six


def pure_policies(tree: Tree, seat: int, other: Numbers) -> list[Numbers]:
    """Every way to play `seat` without dice."""
    own = [s for s in range(tree.sets) if tree.seat_of_set[s] == seat]
    found = []
    for choice in product(*(range(len(tree.options_of_set[s])) for s in own)):
        policy = other.copy()
        for s, chosen in zip(own, choice, strict=True):
            policy[tree.first_choice[s] : tree.first_choice[s + 1]] = 0
            policy[tree.first_choice[s] + chosen] = 1
        found.append(policy)
    return found


def test_three_cards_solved_by_hand() -> None:
    """Seat 0 plays its card as c1: passing ends the game with more cards in hand. Seat 1 must challenge, or the trophy
    is lost. Holding c1 it guesses which wild card it is; holding a wild card, it names what the other wild card lacks,
    and it is that one or c1. So it wins every second time: the game is worth 0."""
    tree = build_tree(THREE_CARDS)
    policy = solve(tree, 200)
    assert tree.value(policy) == pytest.approx(0, abs=1e-6)
    assert tree.exploitability(policy) == pytest.approx(0, abs=1e-6)
    for s in range(tree.sets):
        luck = tree.at_set[s]
        if tree.seat_of_set[s] == 1 and luck.table.state.last_waits:
            chances = dict(
                zip(tree.options_of_set[s], policy[tree.first_choice[s] : tree.first_choice[s + 1]], strict=True)
            )
            held = {str(card) for card in look_at(luck)[0].hand}
            if held == {"*s"}:
                assert chances[CHALLENGE_SPICE] == pytest.approx(1, abs=1e-3)
            if held == {"*n"}:
                assert chances[CHALLENGE_NUMBER] == pytest.approx(1, abs=1e-3)


def test_four_cards_solved_by_hand() -> None:
    """One card each and no wild card: seat 0 tells the truth and nobody can refute it. It always wins."""
    tree = build_tree(FOUR_CARDS)
    policy = solve(tree, 100)
    assert tree.value(policy) == pytest.approx(1, abs=1e-3)
    assert tree.best_response(tree.uniform(), 0) == pytest.approx(1)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_best_response_is_the_best_of_all_ways_to_play(seat: int) -> None:
    tree = build_tree(THREE_CARDS)
    sign = 1 if seat == 0 else -1
    dice = np.random.default_rng(5)
    for _ in range(5):
        weights = dice.random(len(tree.set_of_choice))
        other = weights / np.bincount(tree.set_of_choice, weights)[tree.set_of_choice]
        best = max(sign * tree.value(policy) for policy in pure_policies(tree, seat, other))
        assert tree.best_response(other, seat) == pytest.approx(best)


def test_no_policy_does_better_than_a_best_response(six: Tree) -> None:
    dice = np.random.default_rng(7)
    for _ in range(20):
        weights = dice.random(len(six.set_of_choice)) ** 4
        policy = weights / np.bincount(six.set_of_choice, weights)[six.set_of_choice]
        assert six.best_response(policy, 0) >= six.value(policy) - 1e-12
        assert six.best_response(policy, 1) >= -six.value(policy) - 1e-12


def test_luck_and_policies_are_probabilities(ruler: Tree, six: Tree) -> None:
    inside = ruler.mover == -1
    sums = np.bincount(ruler.parent[1:], ruler.odds[1:], minlength=ruler.nodes)[inside]
    assert np.allclose(sums, 1)
    for policy in (bot_policy(six, "honest", sized(10, 10, interpreted=2)), solve(six, 3)):
        assert np.allclose(np.bincount(six.set_of_choice, policy), 1)


def test_a_walk_through_the_tree_is_a_game_of_the_facade() -> None:
    """The ruler has no rules of its own: it offers what the judge allows a bot, and the winner is the game's winner."""
    dice = stream(3, "walk")
    for _ in range(30):
        luck = SpicyLuck(SIX_CARDS, 2, 0)
        game: spicy.Spicy | None = None
        while not luck.over:
            if luck.luck:
                chances = [outcome for outcome, weight in luck.chances() for _ in range(weight)]
                luck.tell(chances[dice.below(len(chances))])
                continue
            view, actions = look_at(luck)
            offered = {encode(action)[0] for action in actions}
            options = luck.options()
            assert offered == set(options) - {0}  # to let a card be is no action
            game = spicy.new(["A", "B"], 0, SIX_CARDS)
            game.state = luck.table.state.clone()
            assert view.hand == game.hand(luck.mover)
            luck.decide(options[dice.below(len(options))])
        assert sum(luck.outcome()) == 0
        assert {seat for seat in (0, 1) if luck.outcome()[seat] >= 0} == {
            seat for seat in (0, 1) if luck.table.state.winners() >> seat & 1
        }


def test_what_looks_the_same_to_a_seat_is_one_set(ruler: Tree, six: Tree) -> None:
    """In a set the seat's hand and its options are the same, whatever the other holds."""
    assert len({luck.known(luck.mover) for luck in six.at_set}) == six.sets
    per_set = np.bincount(ruler.set_of_node[ruler.set_of_node >= 0])
    assert per_set.min() >= 1
    assert per_set.max() > 5  # several hidden cards are possible


@pytest.mark.skipif(not compiled, reason="the tree takes 20 seconds interpreted; smaller games are solved there too")
def test_cfr_comes_near_an_equilibrium_on_the_ruler(ruler: Tree) -> None:
    uniform = ruler.exploitability(ruler.uniform())
    few, more = solve(ruler, 10), solve(ruler, 100)
    assert uniform > 0.7
    assert ruler.exploitability(few) < 0.2
    assert ruler.exploitability(more) < 0.005
    low, high = -ruler.best_response(more, 1), ruler.best_response(more, 0)
    assert low <= ruler.value(more) <= high  # the game's worth lies between, too
    assert 0.37 < low <= high < 0.40


@pytest.mark.parametrize("bot", ["casual", "honest"])
def test_a_bot_is_measured_and_is_worse_than_an_equilibrium(bot: str, six: Tree) -> None:
    samples = sized(10, 10, interpreted=3)
    policy = bot_policy(six, bot, samples=samples)
    assert np.allclose(np.bincount(six.set_of_choice, policy), 1)
    assert 0.01 < six.exploitability(policy) <= 1
    assert (bot_policy(six, bot, samples=samples) == policy).all()


def test_a_network_is_measured_exactly_and_plays_as_it_says(tmp_path: Path) -> None:
    """Its policy is computed, not sampled; the bot that plays by it chooses as often."""
    tree = build_tree(FOUR_CARDS)
    table = tree.at_set[0].table
    parts = [tuple(each) for each in environment_of("spicy").factors(table.actions)]
    count = 1 + max(map(max, parts))
    rng = np.random.default_rng(4)
    weights = [rng.integers(-900, 900, (table.observation, 6)), rng.integers(-900, 900, (6, count))]
    biases = [rng.integers(-900, 900, 6), rng.integers(-900, 900, count)]
    file = tmp_path / "small.npz"
    factors = np.array([each + (count,) * (3 - len(each)) for each in parts])
    save_network(file, weights, biases, [4, 8], factors, [2])
    policy = bot_policy(tree, f"learned:{file}")
    assert np.allclose(np.bincount(tree.set_of_choice, policy), 1)
    assert policy.min() > 0.001  # so that every set is reached and something is compared
    for number in range(0, tree.sets, 7):
        luck, options = tree.at_set[number], tree.options_of_set[number]
        chosen = ask(f"learned:{file}", luck, 120, f"{number}")
        shares = [chosen[option] / 120 for option in options]
        told = policy[tree.first_choice[number] : tree.first_choice[number + 1]]
        assert np.abs(np.array(shares) - told).max() < 0.2


def test_a_bot_at_the_ruler_has_noticed_what_its_seat_has_seen() -> None:
    tree = build_tree(Rules(ranks=1, spices=1, copies=3, wilds=1, hand=1, trophies=1, worlds_end=3))
    bot = make_bot("spicy", "honest", stream(1, "bot"))
    for luck in tree.at_set[::10]:
        for fact in seen_facts(luck, luck.mover):
            assert fact == fact.seen_by(luck.mover)
            bot.notice(fact)
    shown = {type(fact).__name__ for luck in tree.at_set for fact in seen_facts(luck, luck.mover)}
    assert shown >= {"CardPlayed", "CardsDrawn", "Passed", "Challenged", "CardRevealed", "StackWon"}


def test_games_too_large_or_with_hidden_luck_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scoville.spicy.environment.exact.MOST_NODES", 1000)
    with pytest.raises(BadSettings, match="more than 1,000 histories"):
        build_tree(Rules())
    with pytest.raises(BadSettings, match="not shifted by the seed"):
        SpicyLuck(Rules(worlds_end_jitter=2), 2)
