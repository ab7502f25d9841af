"""SPICY's decisions: ids for exactly what the rules allow, both ways."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from scoville import spicy
from scoville.core.options import MOST_ACTIONS
from scoville.spicy import VARIANTS, Accept, Action, Pass, Rules, Spicy
from scoville.spicy.bots import proper_options
from scoville.spicy.environment import codec
from scoville.spicy.environment.seats import spicy_table
from scoville.spicy.environment.table import SpicyTable
from scoville.spicy.rules.options import action_of

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")
SETTINGS = [
    Rules(),
    Rules(manners="tabletop"),
    Rules(edition="fr", variants=tuple(VARIANTS)),
    Rules(edition="fr", variants=("copy-cat", "change-your-luck"), hand=2, open_deck=True),
    Rules(variants=("change-your-luck",), hand=1),
    Rules(variants=("spice-raider", "we-love-chili"), manners="tabletop"),
    Rules(ranks=4, spices=2, copies=2, wilds=1, hand=2, trophies=2, worlds_end=3),
]


def mask_of(table: SpicyTable, seat: int) -> list[int]:
    mask = bytearray(codec.TIMED_ACTIONS)
    table.write_mask(seat, memoryview(mask))
    return [decision for decision, may in enumerate(mask) if may]


def completions(table: SpicyTable) -> Iterator[list[int]]:
    """Every row of decisions the seat asked could take now, tried on copies."""
    for decision in mask_of(table, table.mover):
        after = table.clone()
        if after.choose(decision):
            yield [decision]
        else:
            for rest in completions(after):
                yield [decision, *rest]


def actions_by_ids(table: SpicyTable, game: Spicy) -> list[Action | None]:
    seat = table.mover
    found = []
    for ids in completions(table):
        last = game.state.hand_size(seat) == 1 and len(ids) == 1
        found.append(codec.decode(ids, last=last and ids[0] >= codec.COPY))
    return found


@pytest.mark.parametrize("rules", SETTINGS, ids=str)
@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_mask_is_what_the_rules_allow(rules: Rules, players: int) -> None:
    for seed in range(2):
        game = spicy.new(NAMES[:players], seed, rules)
        table = spicy_table(game)
        luck = Random(seed)
        while table.mover >= 0:
            seat = table.mover
            proper: list[Action | None] = [*proper_options(game, seat, table.arbiter.reacting())]
            if table.arbiter.reacting() and not game.waiting:
                proper.append(None)
            found = actions_by_ids(table, game)
            assert len(set(found)) == len(found)
            assert set(found) == set(proper) or (set(found) > set(proper) and len(proper) == MOST_ACTIONS)
            for other in range(players):
                assert other == seat or not mask_of(table, other)
            ids = luck.choice(list(completions(table)))
            for decision in ids:
                assert decision in mask_of(table, seat)
                table.act(decision)
        assert game.over


@pytest.mark.parametrize("rules", SETTINGS, ids=str)
def test_a_table_plays_what_the_game_plays(rules: Rules) -> None:
    """Doing it by ids and doing the decoded action is the same."""
    for seed in range(3):
        games = [spicy.new(NAMES[:4], seed, rules) for _ in range(2)]
        table, twin = map(spicy_table, games)
        luck = Random(seed)
        while table.mover >= 0:
            seat, ids = table.mover, luck.choice(list(completions(table)))
            for decision in ids:
                table.act(decision)
                complete = twin.choose(decision)
            assert complete
            assert codec.encode(codec.decode(ids), may_add=ids[-1] == codec.ENOUGH) == ids
            if codec.decode(ids) is None:
                twin.perform()
            else:
                choice = twin.choices.of(seat)
                action = action_of(games[1].state, seat, choice)
                twin.observer.remember(seat, choice)
                games[1].apply(seat, action)
                twin.find_mover()
            assert twin.mover == table.mover
            for other in range(4):
                assert games[0].view(other) == games[1].view(other)
                assert observed(table, other) == observed(twin, other)


def observed(table: SpicyTable, seat: int) -> bytes:
    seen = bytearray(codec.OBSERVATION)
    table.write_observation(seat, memoryview(seen))
    return bytes(seen)


def test_every_id_says_what_it_is() -> None:
    said = [codec.describe(decision) for decision in range(codec.TIMED_ACTIONS)]
    assert len(set(said)) == codec.TIMED_ACTIONS == 1041
    assert said[codec.PLAY + 31 * 30 + 29] == "play *n as p10"
    with pytest.raises(ValueError, match="decisions 0 to"):
        codec.describe(codec.TIMED_ACTIONS)


def test_letting_be_accepting_and_passing_are_three_decisions() -> None:
    assert codec.encode(None) == [codec.LET_BE]
    assert codec.encode(Accept()) == [codec.ACCEPT]
    assert codec.encode(Pass()) == [codec.PASS]


def test_what_breaks_a_rule_has_no_id() -> None:
    with pytest.raises(ValueError, match="breaks a rule"):
        codec.encode(spicy.Peek())
    with pytest.raises(ValueError, match="No action begins"):
        codec.decode([codec.ENOUGH])
