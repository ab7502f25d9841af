"""What a study counts in a game, compared with games counted by hand and with a slower way to count."""

from __future__ import annotations

from typing import Any

import pytest

from scoville import heated, spicy
from scoville.heated.measures import HeatedWatcher
from scoville.lab import TableSpec, play_game
from scoville.lab.measures import WHOLE, Counted, Race, measures_of
from scoville.spicy import Accept, Card, Challenge, Pass, Play, Position, Trait
from scoville.spicy.measures import SpicyWatcher


def spicy_game(*actions: tuple[int, Any], **position: Any) -> Counted:
    """A game of two from a position; seat 0 starts."""
    game = spicy.new(["Ada", "Bo"], 1, first=0, position=Position(**position))
    watch = SpicyWatcher()
    for seat, action in actions:
        watch(game, seat, action, game.apply(seat, action))
    assert game.over
    return watch.counted()


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))


def test_a_game_decided_by_a_second_trophy() -> None:
    counted = spicy_game(
        (0, Play("c1", "c1")),  # type: ignore[arg-type]
        (1, Play("p9", "c2")),  # type: ignore[arg-type]  # a bluff, though c3 would have been true
        (0, Play("w5", "c5")),  # type: ignore[arg-type]  # a bluff for want of chili, and the last card
        (1, Accept()),
        hands={0: cards("c1 w5"), 1: cards("c3 p9")},
        trophies={0: 1},
    )
    assert counted == {
        "length": (4, 1),
        "starter": (WHOLE, WHOLE),
        "place_0": (WHOLE, WHOLE),
        "place_1": (0, WHOLE),
        "lead_changes": (0, 1),  # Ada leads by her trophy all the time
        "behind_at_half": (0, 1),
        "behind": (0, 4),
        "runaway": (1, 1),
        "bluffs": (2, 3),
        "challenged": (0, 3),
        "caught": (0, 0),
        "no_choice": (1, 3),
        "worlds_end": (0, 1),
        "second_trophy": (1, 1),
    }


def test_a_bluff_is_caught_and_the_world_ends() -> None:
    counted = spicy_game(
        (0, Play("c1", "p1")),  # type: ignore[arg-type]
        (1, Challenge(Trait.SPICE)),  # Bo wins a card, Ada draws 2
        hands={0: cards("c1 c2"), 1: cards("c3 p9")},
        worlds_end=2,
    )
    assert counted["caught"] == counted["worlds_end"] == (1, 1)
    assert counted["bluffs"] == counted["challenged"] == (1, 1)
    assert counted["starter"] == (0, WHOLE)
    assert counted["place_1"] == (WHOLE, WHOLE)
    assert counted["lead_changes"] == (1, 1)  # Ada had a card fewer, then Bo won one
    assert counted["behind"] == (1, 2)
    assert counted["behind_at_half"] == (0, 1)
    assert counted["no_choice"] == (0, 1)


def test_a_wrong_challenge_is_not_caught_and_a_wild_card_is_a_bluff() -> None:
    counted = spicy_game(
        (0, Play("*s", "p1")),  # type: ignore[arg-type]
        (1, Challenge(Trait.SPICE)),
        hands={0: cards("*s c2"), 1: cards("c3 p9")},
        worlds_end=2,
    )
    assert counted["caught"] == (0, 1)
    assert counted["bluffs"] == (1, 1)
    assert counted["starter"] == (WHOLE, WHOLE)


def test_a_shared_win_is_shared_in_equal_parts() -> None:
    counted = spicy_game((0, Pass()), hands={0: cards("c1"), 1: cards("c3 p9")}, worlds_end=1)
    assert counted["place_0"] == counted["place_1"] == (WHOLE // 2, WHOLE)
    assert counted["runaway"] == (0, 1)


def test_the_race_counts_who_leads_alone() -> None:
    race = Race()
    for standing in ([1, 0, 0], [1, 1, 0], [0, 2, 1], [0, 2, 3], [4, 2, 3], [4, 5, 3]):
        race.note(standing)
    assert race.counted([1]) == {
        "lead_changes": (4, 1),  # seat 0, then 1, 2, 0 and 1; the tie changes nothing
        "behind_at_half": (1, 1),
        "behind": (3, 6),
        "runaway": (0, 1),
    }
    assert race.counted([0])["runaway"] == (0, 1)


# --- against a slower way to count ---------------------------------------------------------------------


def watched(spec: TableSpec, index: int) -> tuple[Counted, Any]:
    watch = measures_of(spec.game).watcher()
    play_game(spec, index, watch)
    return watch.counted(), watch.game


@pytest.mark.parametrize("variants", [(), ("we-love-chili", "turn-it-up"), ("spice-raider", "copy-cat")])
def test_turns_without_a_true_card_are_those_with_no_true_play_among_the_legal_ones(variants: tuple[str, ...]) -> None:
    spec = TableSpec("spicy", 3, spicy.Rules(variants=variants), ("random",) * 3, 5)
    stuck = turns = 0
    for index in range(10):
        counted, played = watched(spec, index)
        game = spicy.Spicy(played.setup)
        before = turns, stuck
        for act in played.history:
            if isinstance(act.action, Play | Pass):
                plays = [play for play in game.legal(act.seat) if isinstance(play, Play)]
                turns += 1
                stuck += not any(_true(play, variants) for play in plays)
            game.apply(act.seat, act.action)
        assert counted["no_choice"] == (stuck - before[1], turns - before[0])
    assert 0 < stuck < turns


def _true(play: Play, variants: tuple[str, ...]) -> bool:
    same = str(play.card) == str(play.claim)
    turned = "turn-it-up" in variants and str(play.card).replace("6", "9") == str(play.claim).replace("6", "9")
    return same or turned


def test_turns_of_HEATED_without_a_choice_had_one_legal_action_at_every_decision() -> None:
    spec = TableSpec("heated", 3, heated.Rules("classics"), ("random",) * 3, 5)
    forced = 0
    for index in range(5):
        counted, played = watched(spec, index)
        game = heated.Heated(played.setup)
        turns = no_choice = 0
        several = False
        for act in played.history:
            mine = act.seat == game.turn and not game.waiting
            if mine and isinstance(act.action, heated.Play | heated.Draw | heated.Ask):
                options = [one for one in game.legal(act.seat) if not isinstance(one, heated.Call | heated.Slap)]
                several = several or len(options) > 1
            game.apply(act.seat, act.action)
            # The Classics have no WHITE cards: a turn ends with a card, or without one when the cards run dry.
            if mine and isinstance(act.action, heated.Play):
                turns += 1
                no_choice += not several
                several = False
        assert counted["no_choice"] == (no_choice, turns)
        assert turns > 10
        forced += no_choice
    assert forced


def test_a_turn_of_HEATED_goes_on_after_a_cancelled_draw() -> None:
    position = heated.Position(
        hands={0: tuple(map(heated.Card, ("g-draw2", "b3", "b4"))), 1: tuple(map(heated.Card, ("no-thanks", "g1")))},
        top=heated.Card("g5"),
    )
    game = heated.new(["Ada", "Bo"], 1, heated.Rules(heated_call="automatic"), first=0, position=position)
    watch = HeatedWatcher()
    for seat, card in ((0, "g-draw2"), (1, "no-thanks"), (1, "g1")):
        action = heated.Play(heated.Card(card))
        watch(game, seat, action, game.apply(seat, action))
    assert game.winners == (1,)
    assert watch.counted()["no_choice"] == (1, 2)  # Ada had but one card to play; Bo might have drawn


def test_the_lead_in_HEATED_is_the_fewest_cards() -> None:
    spec = TableSpec("heated", 4, heated.Rules(), ("random",) * 4, 5)
    for index in range(5):
        counted, played = watched(spec, index)
        game = heated.Heated(played.setup)
        behind = 0
        for act in played.history:
            game.apply(act.seat, act.action)
            sizes = [len(game.hand(seat)) for seat in range(4)]
            behind += min(sizes) not in [sizes[seat] for seat in played.winners]
        assert counted["behind"] == (behind, len(played.history))


def test_the_place_after_the_starter_is_who_comes_next() -> None:
    """H-RIGHT: in HEATED it is the seat before, in SPICY (S-CLOCKWISE) the one after."""
    for game, step in (("spicy", 1), ("heated", -1)):
        rules: spicy.Rules | heated.Rules = spicy.Rules() if game == "spicy" else heated.Rules()
        spec = TableSpec(game, 4, rules, ("random",) * 4, 5)
        for index in range(10):
            counted, played = watched(spec, index)
            first = spec.new(index).turn
            assert first is not None
            for place in range(4):
                won = (first + step * place) % 4 in played.winners
                assert (counted[f"place_{place}"][0] > 0) == won


@pytest.mark.parametrize("game", ["spicy", "heated"])
def test_every_measure_is_counted(game: str) -> None:
    rules: spicy.Rules | heated.Rules = spicy.Rules() if game == "spicy" else heated.Rules()
    counted, played = watched(TableSpec(game, 2, rules, ("random",) * 2, 5), 0)
    assert {measure.name for measure in measures_of(game).measures} <= set(counted)
    assert counted["length"] == (len(played.history), 1)
    assert isinstance(measures_of("heated").watcher(), HeatedWatcher)
