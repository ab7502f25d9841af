"""What the thinking bots of SPICY believe, how well they play, and how they explain themselves."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import defaultdict

import pytest
from both_builds import ROOT, environment, needs_compiler
from sizes import sized

from scoville import compiled
from scoville.bots import Bot, Temperament, explain, make_bot, tell
from scoville.core import BadSettings, stream
from scoville.core.options import MOST_ACTIONS
from scoville.lab.tournament import Tournament
from scoville.spicy import Action, Arbiter, Card, Challenge, Claim, Laid, Pass, Play, Position, Rules, Spicy, View, new
from scoville.spicy.bots import HeuristicBot, SearchBot, proper_options
from scoville.spicy.bots.explain import CLAIMS_MARGIN, believe
from scoville.spicy.rules.codes import NUMBER, SPICE

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")


def play(players: int, seed: int, name: str = "heuristic", rules: Rules | None = None) -> Spicy:
    game = new(NAMES[:players], seed, rules or Rules())
    bots: dict[int, Bot[View, Action]] = {i: make_bot("spicy", name, stream(seed, f"bot/{i}")) for i in range(players)}
    arbiter = Arbiter(game.state)
    while (seat := arbiter.seat()) >= 0:
        action = bots[seat].choose(game.view(seat), proper_options(game, seat, arbiter.reacting()))
        if action is None:
            arbiter.decline()
        else:
            tell(bots, game.apply(seat, action))
    return game


def doubtful(*hand: str) -> Spicy:
    """Six cards lie there, Bo has claimed 8 chili on top; Ada is asked."""
    laid = [(1, "p9", "c1"), (0, "w1", "c2"), (1, "p10", "c3"), (0, "w2", "c4"), (1, "p8", "c5"), (1, "p9", "c8")]
    position = Position(
        hands={0: tuple(map(Card, hand))},
        stack=tuple(Laid(by, Card(card), Claim(claim)) for by, card, claim in laid),
        turn=0,
        worlds_end=20,
    )
    return new(NAMES[:2], 3, Rules(), position=position)


def test_a_claim_of_which_all_copies_are_seen_is_not_true() -> None:
    game = doubtful("c8", "c8", "c8", "w5")
    claim = believe(SearchBot(stream(1, "bot")), game.view(0))[-1]
    assert claim.both == 0
    assert 0 < claim.number < 1
    assert 0 < claim.spice < 1
    other = believe(SearchBot(stream(1, "bot")), doubtful("w2", "w4", "p1", "w5").view(0))[-1]
    assert other.both > 0.1
    assert other.both <= min(other.number, other.spice)


@pytest.mark.parametrize(("players", "games"), [(2, 80), (4, 50)])
def test_beliefs_fit_what_the_heuristic_does(players: int, games: int) -> None:
    """Reliability: of claims believed to a certain degree about that share is true, as near as `explain` says."""
    buckets: dict[tuple[str, int], list[tuple[float, bool]]] = defaultdict(list)
    for seed in range(games):
        game = play(players, seed)
        again = game.anew()
        watchers = {seat: SearchBot(stream(seed, "watch")) for seat in range(players)}
        for act in game.history:
            tell(watchers, again.apply(act.seat, act.action))
            if again.over or not again.stack or not isinstance(act.action, Play):
                continue
            top = again.stack[-1]
            seat = (top.by + 1) % players
            belief = believe(watchers[seat], again.view(seat))[-1]
            assert top.card is not None
            assert top.claim is not None
            for name, chance, traits in (
                ("number", belief.number, NUMBER),
                ("spice", belief.spice, SPICE),
                ("both", belief.both, NUMBER | SPICE),
            ):
                buckets[name, int(chance * 5)].append((chance, again.state.tables.holds(top.card, top.claim, traits)))
    checked = all_in_all = 0
    error = 0.0
    for (name, bucket), found in buckets.items():
        believed, true = (sum(column) / len(found) for column in zip(*found, strict=True))
        all_in_all += len(found)
        error += len(found) * abs(believed - true)
        if len(found) >= 150:
            assert abs(believed - true) < CLAIMS_MARGIN, (name, bucket)
            checked += 1
    assert checked >= 6
    assert error / all_in_all < 0.1  # more than for a bot that takes everybody for its like: others play otherwise


def test_heuristic_challenges_what_cannot_be_true_and_not_what_may_well_be() -> None:
    def often(game: Spicy) -> int:
        asked = [HeuristicBot(stream(seed, "bot")) for seed in range(40)]
        chosen = [bot.choose(game.view(0), proper_options(game, 0, True)) for bot in asked]
        return sum(isinstance(action, Challenge) for action in chosen)

    assert often(doubtful("c8", "c8", "c8", "w5")) > often(doubtful("c3", "w4", "p1", "w5"))


@pytest.mark.parametrize(("other", "least"), [("random", 0.75), ("honest", 0.65)])
def test_heuristic_is_much_better_than(other: str, least: float) -> None:
    tournament = Tournament("spicy", 2, Rules(), ("heuristic", other), "be5", deals=40)
    tournament.run()
    assert tournament.share_of("heuristic", other).value > least


@pytest.mark.parametrize("players", [4, 6])
def test_heuristic_profits_from_those_who_play_blindly(players: int) -> None:
    """A table half of which plays at random: they challenge everything, so nothing can be planned."""
    tournament = Tournament("spicy", players, Rules(), ("heuristic", "random"), "be5", deals=4)
    tournament.run()
    assert tournament.share_of("heuristic", "random").value > 0.6


@pytest.mark.skipif(not compiled, reason="takes minutes interpreted, and fewer games would show nothing")
def test_search_beats_heuristic() -> None:
    """Playouts are counted, so the games are the same every time."""
    tournament = Tournament("spicy", 2, Rules(), ("search:120", "heuristic"), "5ea", deals=8)
    tournament.run()
    assert tournament.share_of("search:120", "heuristic").value > 0.6


@pytest.mark.parametrize(
    "rules", [Rules("fr", ("copy-cat", "spice-raider", "change-your-luck")), Rules(manners="tabletop")]
)
def test_temperament_changes_how_it_plays_but_not_that_it_plays_by_the_rules(rules: Rules) -> None:
    for mood in (Temperament(bluff=0), Temperament(bluff=400, suspicion=300), Temperament(blunder=100)):
        game = new(NAMES[:3], 5, rules)
        bots = {seat: HeuristicBot(stream(seat, "bot"), mood) for seat in range(3)}
        arbiter = Arbiter(game.state)
        while (seat := arbiter.seat()) >= 0:
            options = proper_options(game, seat, arbiter.reacting())
            action = bots[seat].choose(game.view(seat), options)
            assert action is None or action in options
            if action is None:
                arbiter.decline()
            else:
                tell(bots, game.apply(seat, action))
        assert game.over


def test_explain_says_what_a_seat_believes_and_what_its_options_are_worth() -> None:
    game, budget = play(2, 3), str(sized(600, 600, interpreted=100))
    found = explain(game, ply=5, budget=budget)
    assert found == explain(game, ply=5, budget=budget)
    assert found.ply == 5
    assert found.seat == game.history[5].seat
    for claim in found.claims:
        assert 0 <= claim.both <= min(claim.number, claim.spice) <= 1
        assert (claim.card is not None) == (claim.by == found.seat)
    assert found.best == found.options[0]
    assert all(0 <= option.chance <= 1 and option.error >= 0 and option.playouts for option in found.options)
    with pytest.raises(BadSettings, match="This game has"):
        explain(game, ply=10_000)
    with pytest.raises(BadSettings, match="over"):
        explain(game, ply=len(game.history))
    with pytest.raises(BadSettings, match="200ms"):
        explain(game, ply=3, budget="soon")


SAME = """
import json
from test_spicy_thinking import play
from scoville.spicy import Rules
rules = Rules("fr", ("copy-cat", "spice-raider", "change-your-luck", "turn-it-up"))
games = [play(n, 7, name, rules) for n, name in ((2, "heuristic"), (5, "heuristic"), (2, "search:12"))]
print(json.dumps([[str(act) for act in game.history] for game in games]))
"""


@needs_compiler
def test_compiled_and_interpreted_choose_the_same() -> None:
    told = []
    for more in ({}, {"SCOVILLE_INTERPRETED": "1"}):
        env = environment(ROOT / "src", **more)
        env["PYTHONPATH"] += os.pathsep + os.pathsep.join(str(ROOT / "tests" / part) for part in ("", "bots"))
        done = subprocess.run(
            [sys.executable, "-c", SAME], env=env, capture_output=True, text=True, check=True, timeout=900
        )
        told.append(json.loads(done.stdout))
    assert told[0] == told[1]
    assert min(map(len, told[0])) > 20


def test_S_LAST_WAIT_a_search_asks_also_who_comes_before_and_has_not_answered() -> None:
    """At a live table everybody answers at once: Di thinks while Bo and Cy still do. This once never ended."""
    hands = {0: (Card("c2"),), 1: (Card("w5"), Card("p1")), 2: (Card("p5"), Card("w1")), 3: (Card("w9"), Card("p7"))}
    game = new(NAMES[:4], 5, Rules(), first=0, position=Position(hands=hands, worlds_end=20))
    game.apply("Ada", Play(Card("c2"), Claim("c2")))
    assert game.waiting == (1, 2, 3)
    assert len(explain(game, "Di", budget="24").options) > 1


def test_S_LUCK_a_big_hand_has_more_options_than_are_compared() -> None:
    """Each pair of cards may go under each 5; the policy's favourites among them are explained."""
    rules = Rules(variants=("change-your-luck",))
    hand = tuple(Card(f"{spice}{number}") for spice in "cwp" for number in (1, 2, 3, 5, 7, 9))
    game = new(NAMES[:3], 5, rules, first=0, position=Position(hands={0: hand}, worlds_end=20))
    game.apply("Ada", Play(Card("c1"), Claim("c3")))
    game.apply("Bo", Pass())
    game.apply("Cy", Pass())
    assert len(proper_options(game, 0)) == MOST_ACTIONS  # `legal` lists no more
    assert 1 < len(explain(game, "Ada", budget="24").options) <= 200
