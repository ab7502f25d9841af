"""HEATED's decisions: steps for exactly what the rules allow, both ways."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from scoville import heated
from scoville.core import stream
from scoville.core.options import MOST_ACTIONS
from scoville.heated import Action, BlankCard, Call, Discard, Draw, Heated, Play, Rules, Slap, Wonder
from scoville.heated.environment import codec
from scoville.heated.environment.seats import HeatedSeats, heated_table
from scoville.heated.environment.table import HeatedTable

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ivy", "Jo")
SETTINGS = [
    (Rules(), 2),
    (Rules(mode="chaos"), 4),
    (Rules(mode="chaos", house=(1, 2, 3, 4, 5, 6), reaction_cards_oblige=True), 5),
    (Rules(mode="never-ending", heated_call="automatic"), 3),
    (Rules(mode="chaos", blank="ghost"), 4),
    (Rules(mode="chaos", blank=BlankCard(name="Extra hot", target_draws=2, others_discard=1, reverse=True)), 4),
    (Rules(mode="speed-run"), 10),
]


def mask_of(table: HeatedTable, seat: int) -> list[int]:
    mask = bytearray(codec.TIMED_ACTIONS)
    table.write_mask(seat, memoryview(mask))
    return [decision for decision, may in enumerate(mask) if may]


def completions(seats: HeatedSeats, most: int = 3000) -> Iterator[tuple[list[int], Action | None]]:
    """Every row of decisions the seat asked could take now and the action it makes, tried on copies."""
    seat = seats.table.mover
    stack: list[tuple[list[int], HeatedTable]] = [([], seats.table)]
    while stack:
        row, table = stack.pop()
        for decision in mask_of(table, seat):
            after = table.clone()
            trial = HeatedSeats.__new__(HeatedSeats)
            trial.table, trial.game = after, seats.game
            if after.choose(decision):
                yield [*row, decision], trial.chosen(seat)
                most -= 1
                if most == 0:
                    return
            else:
                stack.append(([*row, decision], after))


def asked_for(game: Heated, table: HeatedTable) -> list[Action | None]:
    """What the laboratory offers a bot here."""
    reacting, dare = table.arbiter.reacting(), game.state.is_dare()
    found: list[Action | None] = [
        option
        for option in game.legal(table.mover)
        if (isinstance(option, Play) if reacting else not isinstance(option, Call | Wonder))
        and (dare or not isinstance(option, Slap))
        and not (isinstance(option, Draw) and (option.count or 1) > 1)  # card by card here
    ]
    return [*found, None] if reacting else found


@pytest.mark.parametrize(("rules", "players"), SETTINGS, ids=str)
def test_the_mask_is_what_the_rules_allow(rules: Rules, players: int) -> None:
    compared = 0
    for seed in range(2):
        game = heated.new(NAMES[:players], seed, rules)
        seats = HeatedSeats(game)
        luck = Random(seed)
        for _ in range(250):
            if seats.table.mover < 0:
                break
            seat = seats.table.mover
            listed = asked_for(game, seats.table)
            found = list(completions(seats))
            if len(found) < MOST_ACTIONS and not any(cut_short(option, players) for option in listed):
                compared += 1
                assert len({str(action) for _, action in found}) == len(found)
                assert {str(action) for _, action in found} == {str(option) for option in listed}
            for _, action in luck.sample(found, min(20, len(found))):
                assert action is None or game.accepts(seat, action)
            for other in range(players):
                assert other == seat or not mask_of(seats.table, other)
            row, action = luck.choice(found)
            if action is None or not isinstance(action, Draw):
                assert [d for d in row if d != codec.LATER] == codec.encode(action, seat, players)[: len(row)]
            for decision in row:
                seats.decide(decision)
    assert compared > 100


def cut_short(option: Action | None, players: int) -> bool:
    """Whether `legal` lists only some of its kind (`Heated.legal`)."""
    return (isinstance(option, Play) and len(option.on) > 4) or (isinstance(option, Discard) and len(option.cards) > 1)


@pytest.mark.parametrize(("rules", "players"), SETTINGS, ids=str)
def test_a_table_plays_what_the_game_plays(rules: Rules, players: int) -> None:
    """Doing it by ids, reflexes included, and doing the actions is the same."""
    for seed in range(3):
        game, twin = (heated.new(NAMES[:players], seed, rules) for _ in range(2))
        table, seats = heated_table(game, stream(game.setup.seed, "random")), HeatedSeats(twin)
        luck = Random(seed)
        steps = 0
        while table.mover >= 0 and steps < 3000:
            decision = luck.choice(mask_of(table, table.mover))
            table.act(decision)
            seats.decide(decision)
            steps += 1
            assert table.mover == seats.table.mover
            if steps % 10 == 0:
                for seat in range(players):
                    assert game.view(seat) == twin.view(seat)
                    assert observed(table, seat) == observed(seats.table, seat)
        assert game.over == twin.over


def observed(table: HeatedTable, seat: int) -> bytes:
    seen = bytearray(codec.OBSERVATION)
    table.write_observation(seat, memoryview(seen))
    return bytes(seen)


def test_every_id_says_what_it_is() -> None:
    said = [codec.describe(decision) for decision in range(codec.TIMED_ACTIONS)]
    assert len(set(said)) == codec.TIMED_ACTIONS
    assert said[codec.PLAY] == "play b0"
    with pytest.raises(ValueError, match="decisions 0 to"):
        codec.describe(-1)
