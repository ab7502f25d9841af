"""The network that rates the options of a seat in HEATED: `learned` plays by it, `search` listens to it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from sizes import sized

from scoville import compiled, heated
from scoville.bots import make_bot, sit_down, tell
from scoville.core import Dice, game_seed, stream
from scoville.core.needs import Missing
from scoville.heated import Arbiter, Call, Rules, Slap
from scoville.heated.bots import HeatedHeuristicBot, HeatedMixedSearchBot, heated_options, mixed
from scoville.heated.bots.opinion import FILE, considered, load_opinion
from scoville.heated.bots.practised import HeatedLearnedBot
from scoville.heated.bots.table import PolicyTable
from scoville.heated.driver import HeatedDriver
from scoville.heated.rules.setup import Setup, lay_out

CHAOS = Rules(mode="chaos")


def names(players: int) -> list[str]:
    return [f"P{seat}" for seat in range(players)]


def play(game: heated.Heated, bot: str, decisions: int) -> list[tuple[int, Any]]:
    """What is done at a real table in the first decisions, without what is a reflex."""
    done: list[tuple[int, Any]] = []
    driver = HeatedDriver(game, Arbiter(game.state, Dice(1, 2, 3, 4)))
    bots = {seat: make_bot("heated", bot, stream(5, f"bot/{seat}")) for seat in range(len(game.players))}
    sit_down(bots, game)
    for _ in range(decisions):
        while (reflex := driver.reflex()) is not None:
            tell(bots, game.apply(*reflex))
        seat = driver.seat()
        if seat < 0:
            break
        action = driver.answer(seat, bots[seat])
        if action is None:
            driver.decline()
        else:
            done.append((seat, action))
            tell(bots, game.apply(seat, action))
    return [one for one in done if not isinstance(one[1], Slap | Call)]


def play_in_c(players: int, rules: Rules, seed: str, decisions: int) -> list[tuple[int, Any]]:
    """The same at a table without views, as the network saw it when it learned."""
    state = lay_out(Setup(tuple(names(players)), rules, seed))
    table, arbiter, opinion = PolicyTable(state), Arbiter(state, Dice(1, 2, 3, 4)), load_opinion()
    done: list[tuple[int, Any]] = []
    table.begin(arbiter, state)
    for _ in range(decisions):
        seat = arbiter.seat()
        if seat < 0:
            break
        options = table.ask(arbiter, state, seat)
        action = options[0]
        if not table.forced:
            table.tell(opinion.glance, seat, players)
            options = considered(state, options)
            rated = opinion.ratings(table.known[seat], seat, options)
            action = options[rated.index(max(rated))]
        assert table.do(arbiter, state, seat, action)
        if action is not None:
            done.append((seat, action))
    return [one for one in done if not isinstance(one[1], Slap | Call)]


@pytest.mark.parametrize("players", range(2, 11))
def test_it_decides_at_every_table_as_it_learned_to(players: int) -> None:
    """Every choice is legal, and the network sees through a view what it saw while it learned."""
    for number, rules in enumerate((Rules(), CHAOS)):
        for seed in (game_seed(9, number + 2 * i) for i in range(sized(1, 10, interpreted=1))):
            decisions = sized(60, 2000, interpreted=20) * players
            found = play(heated.new(names(players), seed, rules), "learned", decisions)
            assert len(found) > players
            assert found == play_in_c(players, rules, seed, decisions)


def test_at_tables_it_does_not_know_it_plays_as_heuristic_does() -> None:
    for rules in (Rules(mode="classics"), Rules(house=(1, 5)), Rules(add=("mercy",))):
        one, other = (play(heated.new(names(3), 4, rules), bot, 90) for bot in ("learned", "heuristic"))
        assert one == other
    one, other = (play(heated.new(names(3), 4, CHAOS), bot, 300) for bot in ("learned", "heuristic"))
    assert one != other


def test_several_rows_are_rated_as_exactly_as_one() -> None:
    network = load_opinion().network
    rng = np.random.default_rng(3)
    rows = rng.integers(0, 3, (21, network.weights[0].shape[0]), np.uint8)
    assert network.rate_rows(rows).tolist() == [network.ratings(row, [0, 1]) for row in rows]


@pytest.mark.skipif(not compiled, reason="takes minutes interpreted, and two deals would show nothing")
def test_it_wins_more_often_than_heuristic() -> None:
    """The first 120 deals of a seed, both seatings: docs/bots.md has thousands."""
    won = 0.0
    deals = sized(120, 600)
    for number in range(deals):
        for own in (0, 1):
            game = heated.new(names(2), game_seed(21, number))
            bots = {own: HeatedLearnedBot(stream(1, "a")), 1 - own: HeatedHeuristicBot(stream(2, "b"))}
            sit_down(bots, game)
            HeatedDriver(game, Arbiter(game.state, Dice(1, 2, 3, 4))).play(bots, Dice(1, 2, 3, 4), lambda *_: None)
            won += own in game.winners
    assert won > deals


def asked(seed: int = 3) -> tuple[Any, list[Any]]:
    """A view and options, at the beginning of a game."""
    game = heated.new(names(2), seed)
    assert game.turn is not None
    return game.view(game.turn), list(heated_options(game, game.turn))


def test_search_begins_with_what_the_network_likes_best() -> None:
    compared = 0
    for seed in range(12):
        view, options = asked(seed)
        if len(options) < 2:
            continue
        search = HeatedMixedSearchBot(stream(1, "bot"), "8")
        search.memory.look(view)
        learned = HeatedLearnedBot(stream(1, "bot"))
        assert search.candidates(view, options)[0] == learned.choose(view, options)
        search.hurry(0)
        assert search.choose(view, options) == learned.choose(view, options), "its first thought"
        compared += 1
    assert compared > 3


def test_without_numpy_search_plays_on_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> Any:
        raise Missing("The bot learned needs numpy", "learn")

    monkeypatch.setattr(mixed, "load_opinion", missing)
    search = HeatedMixedSearchBot(stream(1, "bot"), "8")
    view, options = asked()
    assert search.choose(view, options) in [*options, None]


def test_the_network_is_a_file_of_the_package() -> None:
    assert FILE.is_file()
