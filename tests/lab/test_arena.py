"""Games between bots: the counted ones are the played ones, and every one can be replayed as a record."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from scoville import dump, heated, load, spicy
from scoville.bots import BOTS, Bot, BotKind
from scoville.core import BadSettings, Dice, Fact
from scoville.lab import TableSpec, Tally, game_seed, play_chunk, play_game
from scoville.spicy import VARIANTS

Rules = spicy.Rules | heated.Rules


def table(rules: Rules, players: int, bots: tuple[str, ...] = ("random",), seed: int | str = 7) -> TableSpec:
    game = "spicy" if isinstance(rules, spicy.Rules) else "heated"
    return TableSpec(game, players, rules, tuple(bots[seat % len(bots)] for seat in range(players)), seed)


TABLES = [
    table(spicy.Rules(), 2),
    table(spicy.Rules("fr", tuple(VARIANTS)), 6),
    table(spicy.Rules(manners="tabletop", worlds_end=30, worlds_end_jitter=9), 3, seed="00c0ffee"),
    table(heated.Rules(), 4),
    table(heated.Rules("chaos", house=(1, 2, 3, 4, 5, 6)), 7),
    table(heated.Rules(add=("spice-mix", "ghost"), heated_call="automatic"), 3, seed="00c0ffee"),
]


@pytest.mark.parametrize("spec", TABLES, ids=lambda spec: f"{spec.game}-{spec.players}")
def test_counted_random_games_are_the_games_played_one_by_one(spec: TableSpec) -> None:
    counted = play_chunk(spec, 3, 33)
    played = Tally()
    for index in range(3, 33):
        result = play_game(spec, index)
        played.add(result.winners, result.actions, result.decisions, result.reason)
    assert counted == played
    assert counted.games == 30


@pytest.mark.parametrize("spec", TABLES, ids=lambda spec: f"{spec.game}-{spec.players}")
def test_a_game_replays_as_a_record(spec: TableSpec) -> None:
    seen: list[Any] = []

    def watch(game: Any, seat: int, action: Any, facts: list[Fact]) -> None:
        assert game.history[-1].seat == seat
        assert game.history[-1].action == action
        seen[:] = [game]

    result = play_game(spec, 5, watch)
    text = dump(seen[0])
    assert str(game_seed(spec.seed, 5)) in text
    again = load(text)
    assert (again.winners, again.reason, len(again.history)) == (result.winners, result.reason, result.actions)


@pytest.mark.parametrize("spec", [table(spicy.Rules(), 4), table(heated.Rules(), 3)], ids=["spicy", "heated"])
def test_any_split_adds_up_to_the_same(spec: TableSpec) -> None:
    whole = play_chunk(spec, 0, 120)
    parts = play_chunk(spec, 50, 120) + play_chunk(spec, 0, 1) + play_chunk(spec, 1, 50)
    assert parts == whole
    assert Tally.from_json(whole.as_json()) == whole
    assert play_chunk(spec, 0, 121) != whole


def test_bots_play_the_same_game_again_and_draw_from_streams_of_their_own() -> None:
    spec = table(spicy.Rules(), 3, ("casual", "random"))
    assert play_game(spec, 0) == play_game(spec, 0)
    assert play_game(spec, 0) != play_game(spec, 1)
    assert play_chunk(spec, 0, 4) == play_chunk(spec, 0, 2) + play_chunk(spec, 2, 4)


def test_every_game_has_its_own_seed_and_a_seed_is_a_number_however_it_is_written() -> None:
    seeds = {game_seed(seed, index) for seed in range(20) for index in range(200)}
    assert len(seeds) == 4000
    assert game_seed("0010", 3) == game_seed(16, 3) == game_seed("10", 3)
    assert all(seed == f"{int(seed, 16):x}" for seed in seeds)


def test_a_shared_win_counts_in_parts() -> None:
    tally = Tally()
    tally.add((0, 2), 10, 12, "worlds-end")
    tally.add((0,), 20, 22, "worlds-end")
    tally.add((0, 1, 2), 60, 66, "worlds-end")
    assert [str(won) for won in tally.wins(3)] == ["11/6", "1/3", "5/6"]
    assert sum(tally.wins(3)) == tally.games == 3
    assert tally.shared() == 2
    assert tally.mean_length() == 30
    assert tally.variance_of_length() == 700


def test_quantiles_are_lengths_that_occurred() -> None:
    tally = Tally()
    for length in range(1, 101):
        tally.add((0,), length, length, "dry")
    from fractions import Fraction

    found = [tally.quantile(Fraction(percent, 100)) for percent in (0, 5, 50, 95, 100)]
    assert found == [1, 5, 50, 95, 100]
    assert Tally().quantile(Fraction(1, 2)) is None


def test_a_spec_travels() -> None:
    for spec in TABLES:
        assert pickle.loads(pickle.dumps(spec)) == spec


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        (("spicy", 7, spicy.Rules(), ("random",) * 7, 1), "2 to 6"),
        (("heated", 1, heated.Rules(), ("random",), 1), "2 to 10"),
        (("spicy", 3, spicy.Rules(), ("random",) * 2, 1), "3 players need 3 bots"),
        (("spicy", 3, heated.Rules(), ("random",) * 3, 1), "not rules of SPICY"),
        (("chess", 3, heated.Rules(), ("random",) * 3, 1), "spicy, heated"),
        (("spicy", 3, spicy.Rules(), ("random",) * 3, "seed"), "seed"),
        (("spicy", 6, spicy.Rules(worlds_end=99), ("random",) * 6, 1), "World's End"),
        (("heated", 3, heated.Rules(), ("random",) * 3, 1, True), "cannot be shuffled"),
    ],
)
def test_what_cannot_be_played_is_said_at_once(spec: Any, says: str) -> None:
    with pytest.raises(BadSettings, match=says):
        TableSpec(*spec)


def test_SR_RACE_a_setting_shuffles_the_order_of_asking_from_the_seed() -> None:
    plain = TableSpec("spicy", 4, spicy.Rules(), ("casual",) * 4, 1)
    shuffled = replace(plain, shuffled=True)
    assert play_game(shuffled, 0) == play_game(shuffled, 0)
    assert [play_game(shuffled, i) for i in range(5)] != [play_game(plain, i) for i in range(5)]
    random = replace(shuffled, bots=("random",) * 4)
    assert play_chunk(random, 0, 3).decisions == sum(play_game(random, i).decisions for i in range(3))


class Fickle(Bot[heated.View, heated.Action]):
    """Any option of HEATED, or none at all where it hopes that nothing has to be done."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, view: heated.View, options: Sequence[heated.Action]) -> heated.Action | None:
        assert options
        assert not any(isinstance(option, heated.Call | heated.Wonder) for option in options)
        i = self.dice.below(len(options) + 1)
        return options[i] if i < len(options) and not isinstance(options[i], heated.Ask) else None


def test_bots_of_HEATED_are_asked_what_has_to_be_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, ("heated", "fickle"), BotKind(Fickle))
    for players, rules in ((3, heated.Rules()), (5, heated.Rules("chaos", house=(1, 2, 3, 6)))):
        spec = table(rules, players, ("fickle", "random"))
        results = [play_game(spec, index) for index in range(6)]
        assert results == [play_game(spec, index) for index in range(6)]
        for result in results:
            assert all((result.scores[seat] == 0) == (seat in result.winners) for seat in range(players))
