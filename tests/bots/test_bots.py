"""Bots play legally, repeatably, and only by what their seat may know."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from importlib.metadata import EntryPoint
from types import ModuleType
from typing import Any

import pytest
from sizes import sized

import scoville
from scoville import dump
from scoville.bots import LEVELS, Bot, bots_of, catch_up, make_bot, register_bot, tell
from scoville.bots.registry import load_entry_points
from scoville.core import BadSettings, Dice, Fact, stream
from scoville.spicy import (
    EDITIONS,
    VARIANTS,
    Accept,
    Action,
    Arbiter,
    Card,
    Challenge,
    Claim,
    Copy,
    Laid,
    Pass,
    Play,
    Position,
    Rules,
    Spicy,
    Trait,
    View,
    new,
    random_variants,
)
from scoville.spicy.bots import proper_options
from scoville.spicy.rules.facts import CardsDrawn

NAMES = ("Ada", "Bo", "Cy", "Di")
PLAYOUTS = sized(12, 24, interpreted=2)
SPICY_BOTS = sorted(
    f"{name}:{PLAYOUTS}" if name.startswith(("search", "tiger@")) else name
    for name in bots_of("spicy")
    if name not in LEVELS or LEVELS[name].budget is None
)
"""A searching bot thinks for a fixed number of playouts, so runs are the same. Tigers and lions think for a
time."""


def play_out(game: Spicy, bots: list[Bot[View, Action]], chosen: Counter[str] | None = None) -> Spicy:
    """Plays the game to its end: the arbiter asks every seat, and every choice is checked."""
    arbiter = Arbiter(game.state)
    while (seat := arbiter.seat()) >= 0:
        options = proper_options(game, seat, arbiter.reacting())
        assert not any(game.offence(seat, option) for option in options)
        action = bots[seat].choose(game.view(seat), options)
        assert action is None or action in options
        if chosen is not None:
            chosen["nothing" if action is None else type(action).__name__] += 1
        if action is not None:
            tell(dict(enumerate(bots)), game.apply(seat, action))
        else:
            assert arbiter.reacting(), "a turn cannot be let be"
            assert Accept() not in options, "a last card waits for an answer"
            arbiter.decline()
    return game


def table(name: str, seed: int, rules: Rules, players: int = 4) -> tuple[Spicy, list[Bot[View, Action]]]:
    """The bot on every seat; interpreted, one that searches sits among others that do not, and World's End is near."""
    others = name
    if ":" in name and not scoville.compiled:
        others, rules = "heuristic", replace(rules, worlds_end=5)
    bots = [make_bot("spicy", others if seat else name, stream(seed, f"bot-{seat}")) for seat in range(players)]
    return new([*NAMES, "Ed", "Flo"][:players], seed, rules), bots


@pytest.mark.parametrize("name", SPICY_BOTS)
@pytest.mark.parametrize("manners", ["guided", "tabletop"])
@pytest.mark.parametrize("variant", [None, *VARIANTS])
def test_bots_play_whole_games_and_break_no_rule(name: str, manners: str, variant: str | None) -> None:
    rules = Rules("en-revised", (variant,) if variant else (), manners)
    for seed, players in ((1, 2), (2, 5)):
        assert play_out(*table(name, seed, rules, players)).over


@pytest.mark.parametrize("name", SPICY_BOTS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_bots_play_every_edition_with_every_number_of_players(name: str, edition: str) -> None:
    """With other variants, manners and an uncertain World's End each time."""
    most = EDITIONS[edition].most_variants
    for players in range(2, 7):
        variants = random_variants(players, most if players % 2 else 1)
        rules = Rules(edition, variants, ("guided", "tabletop")[players % 2], worlds_end_jitter=players % 3)
        assert play_out(*table(name, 10 + players, rules, players)).over


@pytest.mark.parametrize("name", SPICY_BOTS)
def test_the_same_seed_is_the_same_game(name: str) -> None:
    rules = Rules("fr", tuple(VARIANTS))
    first, second, other = (dump(play_out(*table(name, seed, rules))) for seed in (5, 5, 6))
    assert first == second
    assert first.partition("actions")[2] != other.partition("actions")[2]


@pytest.mark.parametrize("name", [name for name in SPICY_BOTS if ":" not in name])
def test_bots_challenge_now_and_then(name: str) -> None:
    chosen: Counter[str] = Counter()
    for seed in range(12):
        play_out(*table(name, seed, Rules()), chosen)
    asked = chosen["Challenge"] + chosen["nothing"] + chosen["Accept"]
    assert 0 < chosen["Challenge"] < asked / 4
    assert chosen["Play"] > chosen["Pass"]
    if name in ("casual", "honest", "random"):  # bots that weigh a pass nearly always find it too costly
        assert chosen["Pass"] > 0


def hidden_otherwise(seed: int) -> Spicy:
    """Always the same to Ada, who is asked about the top card and has the next turn; the seed decides all hidden
    cards."""
    others = [kind for kind in range(30) if kind not in (2, 14, 25)]
    cards = [Card(others[stream(seed, f"laid-{i}").below(len(others))]) for i in range(2)]
    position = Position(
        hands={0: tuple(map(Card, ("c3", "w5", "p6", "*s")))},
        points={1: 4, 2: 3},
        trophies={3: 1},
        stack=(
            Laid(2, cards[0], Claim("w2")),
            Laid(0, Card("*n"), Claim("w3")),
            Laid(3, cards[1], Claim("w4")),
        ),
        turn=0,
        worlds_end=None if scoville.compiled else 5,  # imagined games are short then
    )
    return new(NAMES, seed, Rules("fr", tuple(VARIANTS)), position=position)


@pytest.mark.parametrize("name", SPICY_BOTS)
def test_a_choice_does_not_depend_on_what_the_seat_cannot_see(name: str) -> None:
    searches = ":" in name
    tables = [hidden_otherwise(seed) for seed in range(sized(8, 8, interpreted=3) if searches else 8)]
    assert len({game.hand(1) + game.deck for game in tables}) == len(tables), "the hidden cards must differ"
    assert len({repr(game.view(0)) for game in tables}) == 1
    for throw in range(sized(12, 25, interpreted=1) if searches else 25):
        on_turn = [proper_options(game, 0) for game in tables]
        asked = [proper_options(game, 0, reacting=True) for game in tables]
        for options in (on_turn, asked):
            choices = {
                make_bot("spicy", name, stream(throw, "bot")).choose(game.view(0), listed)
                for game, listed in zip(tables, options, strict=True)
            }
            assert len(choices) == 1


def casual_choices(position: Position, rules: Rules, asked: bool) -> Counter[Any]:
    game = new(NAMES, 0, rules, position=position)
    options = proper_options(game, 0, reacting=asked)
    return Counter(make_bot("spicy", "casual", stream(i, "bot")).choose(game.view(0), options) for i in range(300))


def test_casual_mostly_tells_the_truth_when_it_can() -> None:
    position = Position(hands={0: tuple(map(Card, ("c2", "w9", "p8", "p9")))}, turn=0)
    choices = casual_choices(position, Rules(), asked=False)
    assert choices[Play(Card("c2"), Claim("c2"))] > 150
    assert choices[Pass()] == 0


def test_casual_bluffs_when_it_must() -> None:
    position = Position(hands={0: tuple(map(Card, ("w9", "p8", "p9", "*s")))}, turn=0)
    choices = casual_choices(position, Rules(), asked=False)
    assert 0 < choices[Pass()] < 150


def test_casual_doubts_a_card_it_holds_three_times() -> None:
    hand = tuple(map(Card, ("c2", "c2", "c2", "w1")))
    position = Position(hands={0: hand}, stack=(Laid(1, Card("p4"), Claim("c2")),), turn=2)
    choices = casual_choices(position, Rules(), asked=True)
    assert choices[Challenge(Trait.NUMBER)] + choices[Challenge(Trait.SPICE)] > 200
    other = Position(hands={0: tuple(map(Card, ("w1", "w2", "w3")))}, stack=position.stack, turn=2)
    assert casual_choices(other, Rules(), asked=True)[None] > 200


def test_casual_copies_with_the_very_card() -> None:
    position = Position(hands={0: tuple(map(Card, ("c2", "w9")))}, stack=(Laid(1, Card("p4"), Claim("c2")),), turn=2)
    choices = casual_choices(position, Rules(variants=("copy-cat",)), asked=True)
    assert choices[Copy(Card("c2"))] > 100


def test_an_unknown_bot_is_one_sentence_and_a_name_is_given_once() -> None:
    with pytest.raises(BadSettings, match=r'^There is no bot "clever" for spicy; there are .*casual.*\.$'):
        make_bot("spicy", "clever", stream(1, "bot"))
    with pytest.raises(ValueError, match="casual"):
        register_bot("spicy", "casual", bots_of("spicy")["random"].make)


class Diary(Bot[View, Action]):
    """Notes everything it gets and plays like the plain bot."""

    def __init__(self, dice: Dice, setting: str = "") -> None:
        self.setting = setting
        self.seen: list[Fact] = []

    def notice(self, fact: Fact) -> None:
        self.seen.append(fact)

    def choose(self, view: View, options: Sequence[Action]) -> Action | None:
        return next((option for option in options if isinstance(option, Pass)), None)


def test_a_bot_that_sits_down_later_has_noticed_what_its_seat_saw() -> None:
    game, bots = table("casual", 5, Rules())
    diary = Diary(stream(1, "bot"))
    arbiter = Arbiter(game.state)
    while (seat := arbiter.seat()) >= 0:
        action = bots[seat].choose(game.view(seat), proper_options(game, seat, arbiter.reacting()))
        if action is None:
            arbiter.decline()
        else:
            tell({2: diary}, game.apply(seat, action))
    late = Diary(stream(1, "bot"))
    catch_up(late, 2, game)
    assert late.seen == diary.seen
    drawn = [fact for fact in late.seen if isinstance(fact, CardsDrawn)]
    assert any(fact.seat == 2 for fact in drawn)
    assert any(fact.seat != 2 for fact in drawn)
    assert all((None in fact.cards) != (fact.seat == 2) for fact in drawn if fact.cards), "only its own cards"


def test_what_follows_the_colon_is_the_bots_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scoville.bots.registry.BOTS", {})
    register_bot("spicy", "diary", Diary, takes_setting=True)
    register_bot("spicy", "plain", Diary)
    made = make_bot("spicy", "diary:50ms", stream(1, "bot"))
    assert isinstance(made, Diary)
    assert made.setting == "50ms"
    with pytest.raises(BadSettings, match=r"^The bot plain takes no setting"):
        make_bot("spicy", "plain:50ms", stream(1, "bot"))


def test_bots_of_another_package_are_loaded_by_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scoville.bots.registry.BOTS", {})
    point = EntryPoint("mine", "other_package:register", "scoville.bots")
    monkeypatch.setitem(sys.modules, "other_package", other := ModuleType("other_package"))
    vars(other)["register"] = lambda: register_bot("spicy", "theirs", Diary)
    monkeypatch.setattr(
        "scoville.bots.registry.entry_points", lambda group: [point] if group == "scoville.bots" else []
    )
    load_entry_points()
    assert isinstance(make_bot("spicy", "theirs", stream(1, "bot")), Diary)
