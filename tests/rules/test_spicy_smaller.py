"""Games smaller than the printed one: fewer numbers, spices, copies, wild cards, trophies."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from itertools import product

import pytest
from click.testing import CliRunner

from scoville import BadSettings, dump, load, spicy
from scoville.cli import scoville
from scoville.spicy import Accept, Arbiter, Card, Challenge, Claim, Laid, Play, Position, Rules, Trait
from scoville.spicy.rules.settings import below_worlds_end
from scoville.spicy.rules.tables import tables_for

TINY = Rules(ranks=3, spices=2, copies=1, wilds=1, hand=2, trophies=1)
SIZES = [
    Rules(ranks=ranks, spices=spices, copies=copies, wilds=wilds)
    for ranks, spices, copies, wilds in product((1, 2, 3, 4, 7, 10), (1, 2, 3), (1, 3), (0, 5))
]


def name(rules: Rules) -> str:
    return f"{rules.ranks}x{rules.spices}x{rules.copies}+{rules.wilds}"


@pytest.mark.parametrize("rules", SIZES, ids=name)
def test_S_CARDS_every_number_of_every_spice_is_there_so_often(rules: Rules) -> None:
    game = spicy.new(["Ada", "Bo"], 1, replace(rules, hand=1)) if sum(rules.cards) > 2 else None
    spices = "cwp"[: rules.spices]
    expected = Counter({f"{spice}{n}": rules.copies for spice in spices for n in range(1, rules.ranks + 1)})
    expected += Counter({"*s": rules.wilds, "*n": rules.wilds})
    assert Counter({str(Card(kind)): count for kind, count in enumerate(rules.cards) if count}) == expected
    if game is not None:
        assert Counter(map(str, (*game.hand(0), *game.hand(1), *game.deck))) == expected


@pytest.mark.parametrize("chili", [False, True])
@pytest.mark.parametrize("rules", SIZES, ids=name)
def test_S_LEAD_S_FOLLOW_S_WRAP_S_CHILI_what_may_be_said(rules: Rules, chili: bool) -> None:
    """A second reading, in words, of what may be declared on what."""
    tables = tables_for(replace(rules, variants=("we-love-chili",) if chili else ()))
    sayings = [(n, spice) for spice in "cwp"[: rules.spices] for n in range(1, rules.ranks + 1)]
    everything = [(n, spice) for spice in "cwp" for n in range(1, 11)]
    for number, spice in everything:
        exists = (number, spice) in sayings
        claim = Claim(f"{spice}{number}")
        assert tables.fits(claim, spicy.rules.cards.NO_CLAIM) == (exists and number <= 3)
        for below, of in sayings:
            rises = number <= 3 if below == rules.ranks else number > below
            same = spice == of or (chili and spice == "c" and number <= 3)
            assert tables.fits(claim, Claim(f"{of}{below}")) == (exists and rises and same), (below, of, claim)


@pytest.mark.parametrize(
    ("variant", "needs"),
    [
        ("we-love-chili", 1),
        ("copy-cat", 1),
        ("spice-raider", 4),
        ("change-your-luck", 5),
        ("start-it-up", 9),
        ("turn-it-up", 9),
    ],
)
def test_a_SPICE_IT_UP_card_whose_number_is_missing_is_refused(variant: str, needs: int) -> None:
    printed = tables_for(Rules(ranks=needs))
    changed = tables_for(Rules(ranks=needs, variants=(variant,)))
    claims = [claim for claim in map(Claim, range(30)) if Rules(ranks=needs).cards[claim]]
    assert (
        printed.copying != changed.copying
        or any(printed.fits(a, b) != changed.fits(a, b) for a in claims for b in claims)
        or any(printed.holds(a, b, 1) != changed.holds(a, b, 1) for a in claims for b in claims)
        or any(printed.most_under(a) != changed.most_under(a) for a in claims)
        or variant == "spice-raider"  # its paw is seen in the stack alone
    )
    if needs > 1:
        with pytest.raises(BadSettings, match=f"{variant} changes nothing unless the highest number is {needs}"):
            Rules(ranks=needs - 1, variants=(variant,))


@pytest.mark.parametrize("players", range(2, 7))
def test_SR_END_AT_a_smaller_deck_keeps_the_proportion(players: int) -> None:
    printed = below_worlds_end(players)
    assert Rules().below_worlds_end(players) == Rules(hand=4).below_worlds_end(players) == printed
    half = Rules(ranks=5, wilds=3, hand=3)
    share = half.below_worlds_end(players) / half.draw_deck(players)
    assert share == pytest.approx(printed / (100 - 6 * players), abs=1 / half.draw_deck(players))
    for rules in SIZES:
        dealt = replace(rules, hand=1)
        if dealt.draw_deck(players) >= 1:
            assert spicy.new([f"P{i}" for i in range(players)], 1, dealt).above_worlds_end >= 1


@pytest.mark.parametrize(
    ("trophies", "winning"),
    [(1, 1), (2, 2), (3, 2)],
)
def test_S_END_2ND_S_END_3RD_how_many_trophies_win_and_how_many_end_it(trophies: int, winning: int) -> None:
    def alone(who: int, before: dict[int, int]) -> spicy.Spicy:
        position = Position(
            hands={who: (Card("c2"),)}, stack=(Laid(1 - who, Card("w5"), Claim("c1")),), trophies=before, worlds_end=20
        )
        game = spicy.new(["Ada", "Bo"], 1, Rules(trophies=trophies), first=who, position=position)
        game.apply(who, Play(Card("c2"), Claim("c2")))
        game.apply(1 - who, Accept())
        return game

    won = alone(0, {0: winning - 1, 1: 0})
    assert (won.reason, won.winners) == ("second-trophy", (0,))
    if trophies > 1:
        assert not alone(0, {}).over
        last = alone(0, {1: 1, 0: trophies - 2}) if trophies == 2 else None
        if last is not None:
            assert last.reason == "third-trophy"
    with pytest.raises(BadSettings, match="already over"):
        alone(0, {1: winning})


def test_a_game_of_ten_cards_is_played_recorded_and_looked_at() -> None:
    game = spicy.new(["Ada", "Bo"], 7, replace(TINY, ranks=4, open_deck=True), first=0)
    assert len(game.deck) == 6
    assert game.above_worlds_end == 2
    assert {action.claim.number for action in game.legal(0) if isinstance(action, Play)} == {1, 2, 3}
    card = game.hand(0)[0]
    game.apply(0, Play(card, Claim("w3")))
    assert {action.claim for action in game.legal(1) if isinstance(action, Play)} == {Claim("w4")}
    game.apply(1, Challenge(Trait.NUMBER))
    again = load(dump(game))
    assert again.view(0) == game.view(0)
    assert again.view(1).rules.ranks == 4
    assert "ranks = 4" in dump(game)


def test_sequenced_play_ends_with_every_size() -> None:
    for seed, rules in enumerate(SIZES):
        if sum(rules.cards) < 5:
            continue
        game = spicy.new(["Ada", "Bo"], seed, replace(rules, hand=2))
        arbiter = Arbiter(game.state)
        for _ in range(1000):
            seat = arbiter.seat()
            if seat < 0:
                break
            legal = game.legal(seat)
            if arbiter.reacting() and not game.waiting:
                arbiter.decline()
            else:
                game.apply(seat, legal[-1])
        assert game.over


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"ranks": 0}, "The highest number is 1 to 10, not 0."),
        ({"ranks": 11}, "The highest number is 1 to 10, not 11."),
        ({"spices": 4}, "The number of spices is 1 to 3, not 4."),
        ({"copies": 0}, "The number of copies of a card is 1 to 3, not 0."),
        ({"wilds": -1}, "The number of wild cards of a kind is 0 to 5, not -1."),
        ({"trophies": 0}, "The number of trophies is 1 to 3, not 0."),
    ],
)
def test_a_size_that_cannot_be_is_refused(given: dict[str, int], sentence: str) -> None:
    with pytest.raises(BadSettings) as refused:
        Rules(**given)  # type: ignore[arg-type]
    assert str(refused.value) == sentence


def test_too_few_cards_and_claims_that_do_not_exist_are_refused() -> None:
    with pytest.raises(BadSettings, match="8 spicy cards are not enough to deal 4 to each of 2 players"):
        spicy.new(["Ada", "Bo"], 1, replace(TINY, hand=4))
    laid = Position(stack=(Laid(0, Card("c1"), Claim("c4")),))
    with pytest.raises(BadSettings, match="c4 is no claim of this game"):
        spicy.new(["Ada", "Bo"], 1, TINY, position=laid)
    with pytest.raises(BadSettings, match="p1 is named 1 times; there are 0"):
        spicy.new(["Ada", "Bo"], 1, TINY, position=Position(hands={0: (Card("p1"),)}))


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_scoville_rules_tells_a_smaller_game(language: str) -> None:
    options = ["--players", "2", "--ranks", "3", "--spices", "2", "--copies", "1", "--wilds", "1", "--hand", "2"]
    found = CliRunner().invoke(scoville, ["rules", "spicy", *options, "--trophies", "1", "--lang", language])
    assert found.exit_code == 0
    note = {"en": "smaller game", "de": "kleineres Spiel", "fr": "plus petit"}[language]
    assert note in found.output
    assert note not in CliRunner().invoke(scoville, ["rules", "spicy", "--lang", language]).output


def test_simulate_plays_a_smaller_game() -> None:
    small = ["--ranks", "3", "--spices", "2", "--copies", "1", "--wilds", "1", "--hand", "2", "--trophies", "1"]
    options = ["--players", "2", "--games", "200", "--seed", "1", "--workers", "1", "--json"]
    found = CliRunner().invoke(scoville, ["simulate", "spicy", *small, *options])
    assert found.exit_code == 0, found.output
    reasons = json.loads(found.output)["reasons"]
    assert set(reasons) <= {"second-trophy", "worlds-end"}
    assert len(reasons) == 2
