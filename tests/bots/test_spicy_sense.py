"""What `heuristic` of SPICY does about copies, about cards everybody has seen and in the last turns of a game."""

from __future__ import annotations

from collections import Counter

import pytest

from scoville.bots import Bot, make_bot, tell
from scoville.core import stream
from scoville.spicy import Action, Arbiter, Card, Claim, Copy, Laid, Pass, Position, Rules, Spicy, View, new
from scoville.spicy.bots import HeuristicBot, SearchBot, proper_options
from scoville.spicy.bots.codes import EVERYBODY, PLAY
from scoville.spicy.bots.explain import believe

NAMES = ("Ada", "Bo", "Cy", "Di")
COPIES = Rules(variants=("copy-cat",))


def copied(times: int) -> Spicy:
    """Bo has claimed 8 chili, and Cy and Di have repeated it this many times; Ada is asked."""
    laid = [Laid(1, Card("w5"), Claim("c8"))]
    laid += [Laid(2 + i % 2, Card(f"w{6 + i}"), Claim("c8"), copy=True) for i in range(times)]
    hand = tuple(map(Card, ("w2", "w3", "p1", "p5")))
    return new(NAMES, 3, COPIES, position=Position(hands={0: hand}, stack=tuple(laid), turn=0, worlds_end=20))


def test_claims_of_the_same_share_the_cards_that_could_make_them_true() -> None:
    chances = [believe(SearchBot(stream(1, "bot")), copied(times).view(0))[-1].both for times in range(1, 6)]
    assert chances == sorted(chances, reverse=True)
    assert len(set(chances)) == len(chances)
    assert chances[-1] < chances[0] / 2, "of three cards five copies cannot all be"


def test_copies_are_often_true_and_never_many() -> None:
    """In games of `heuristic` that are the same in every run."""
    found: Counter[bool] = Counter()
    for seed in range(6):
        game = new(NAMES, seed, COPIES)
        bots: dict[int, Bot[View, Action]] = {
            i: make_bot("spicy", "heuristic", stream(seed, f"bot/{i}")) for i in range(4)
        }
        arbiter = Arbiter(game.state)
        while (seat := arbiter.seat()) >= 0:
            action = bots[seat].choose(game.view(seat), proper_options(game, seat, arbiter.reacting()))
            if action is None:
                arbiter.decline()
                continue
            if isinstance(action, Copy):
                same = [laid.claim for laid in game.stack].count(game.stack[-1].claim)
                assert same <= 4, "of any card there are three"
                found[int(action.card) == game.stack[-1].claim] += 1
            tell(bots, game.apply(seat, action))
    assert found.total() > 40
    assert found[True] > 0.35 * found.total()


def values(seen: int) -> dict[str, int]:
    """How Bo values laying a wrong card as 8 chili, of which everybody has seen this many."""
    hand = tuple(map(Card, ("w1", "w10", "p3", "p6")))
    laid = (Laid(0, Card("c5"), Claim("c5")),)
    game = new(NAMES[:3], 3, Rules(), position=Position(hands={1: hand}, stack=laid, turn=1, worlds_end=20))
    bot, options = HeuristicBot(stream(1, "bot")), proper_options(game, 1)
    view = game.view(1)
    bot.memory.look(view)
    policy = bot.policy(view)
    table, knowledge, reacting = bot.as_known(view, options)
    for seat in range(EVERYBODY + 1):
        knowledge.set_seen(seat, Card("c8"), seen)
    policy.weigh(knowledge, table, 1, reacting)
    found = {}
    for i in range(policy.options):
        act, card, claim = (policy.option(i, what) for what in range(3))
        if act == PLAY and claim == Claim("c8"):
            found[str(Card(card))] = policy.option_value(i)
    return found


def test_a_claim_of_which_everybody_has_seen_all_cards_is_expected_to_be_doubted() -> None:
    """If a doubt is certain, it no longer matters which card will be found wrong."""
    possible, impossible = values(0), values(3)
    apart = abs(possible["w1"] - possible["w10"])
    assert apart > 1000
    assert abs(impossible["w1"] - impossible["w10"]) < apart // 10
    assert max(impossible.values()) < min(possible.values())


@pytest.mark.parametrize("players", [2, 3])
def test_who_is_behind_does_not_pass_and_leave_the_end_to_the_leader(players: int) -> None:
    """In games of `heuristic`, with at most two cards to draw before the World's End."""
    turns = 0
    for seed in range(40):
        game = new(NAMES[:players], seed, Rules(open_deck=True))
        bots: dict[int, Bot[View, Action]] = {
            i: make_bot("spicy", "heuristic", stream(seed, f"bot/{i}")) for i in range(players)
        }
        arbiter = Arbiter(game.state)
        while (seat := arbiter.seat()) >= 0:
            view = game.view(seat)
            options = proper_options(game, seat, arbiter.reacting())
            action = bots[seat].choose(view, options)
            scores = [player.score for player in view.players]
            assert view.above_worlds_end is not None
            if Pass() in options and view.above_worlds_end <= 2 and scores[seat] < max(scores):
                turns += 1
                assert action != Pass()
            if action is None:
                arbiter.decline()
            else:
                tell(bots, game.apply(seat, action))
    assert turns >= 15
