"""Many games in lock-step are the same games one by one."""

from __future__ import annotations

import numpy as np
import pytest

from scoville import heated, spicy
from scoville.core import BadSettings, stream
from scoville.environments.errors import IllegalAction
from scoville.environments.table import Table
from scoville.environments.tables import names_of
from scoville.environments.vector import VectorEnvironment
from scoville.heated.environment.seats import heated_table
from scoville.spicy import VARIANTS
from scoville.spicy.environment.seats import spicy_table

KINDS: list[tuple[str, int, spicy.Rules | heated.Rules, bool]] = [
    ("spicy", 4, spicy.Rules(), False),
    ("spicy", 2, spicy.Rules(edition="fr", variants=tuple(VARIANTS), worlds_end_jitter=3), True),
    ("heated", 3, heated.Rules(mode="chaos"), False),
    ("heated", 10, heated.Rules(), True),
]


def table_of(game: str, players: int, rules: spicy.Rules | heated.Rules, timed: bool, seed: str) -> Table:
    """The game itself, dealt by the library."""
    if isinstance(rules, spicy.Rules):
        return spicy_table(spicy.new(names_of(players), seed, rules), timed)
    table = heated_table(heated.new(names_of(players), seed, rules), stream(seed, "random"), timed)
    table.state.journal = None  # nobody reads it here, and a journal that is full is a fault
    return table


@pytest.mark.parametrize(("game", "players", "rules", "timed"), KINDS, ids=str)
def test_each_table_plays_the_games_of_its_seeds(
    game: str, players: int, rules: spicy.Rules | heated.Rules, timed: bool
) -> None:
    many = VectorEnvironment(game, 7, players, rules, seed=5, reactions=timed)
    single = [table_of(game, players, rules, timed, many.seed_of(i)) for i in range(7)]
    ended = 0
    seen, mask = (np.zeros(size, np.uint8) for size in (single[0].observation, single[0].actions))
    for _ in range(1200):
        actions = many.sample().copy()
        many.step(actions)
        for i, table in enumerate(single):
            table.act(int(actions[i]))
            assert many.dones[i] == (table.mover < 0)
            if table.mover < 0:
                ended += 1
                assert many.rewards[i].tolist() == [np.float32(table.reward(seat)) for seat in range(players)]
                assert many.rewards[i].sum() == pytest.approx(0, abs=1e-6)
                assert many.rewards[i].max() > 0 or table.winners() == (1 << players) - 1
                single[i] = table_of(game, players, rules, timed, many.seed_of(i))
            else:
                assert not many.rewards[i].any()
            mover = single[i].mover
            assert many.to_move[i] == mover
            single[i].write_observation(mover, seen.data)
            single[i].write_mask(mover, mask.data)
            assert (many.observations[i] == seen).all()
            assert (many.masks[i] == mask).all()
    assert ended > 3


def test_a_winner_alone_gets_one_and_the_losers_pay() -> None:
    table = spicy_table(spicy.new(names_of(4), 1))
    while table.mover >= 0:
        table.list_options(table.mover)
        table.act(table.option(0))  # everybody passes: World's End, and all have as many points
    assert table.winners() == 0b1111
    assert [table.reward(seat) for seat in range(4)] == [0.0] * 4
    shares = [
        [table.reward(seat) for seat in range(4)]
        for table in (play_on(spicy_table(spicy.new(names_of(4), seed)), seed) for seed in range(20))
        if bin(table.winners()).count("1") == 1
    ]
    assert shares
    assert all(sorted(each) == pytest.approx([-1 / 3] * 3 + [1]) for each in shares)


def play_on(table: Table, seed: int) -> Table:
    dice = stream(seed, "play")
    while table.mover >= 0:
        table.list_options(table.mover)
        table.act(table.option(dice.below(table.options.n)))
    return table


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    many = VectorEnvironment("spicy", 3, seed=1)
    before = [array.copy() for array in (many.observations, many.masks, many.to_move)]
    actions = many.sample().copy()
    actions[1] = int((many.masks[1] == 0).argmax())
    for wrong in (actions, actions + 100_000, -actions - 1):
        with pytest.raises(IllegalAction, match=r"Seat \d of game \d may not take the decision"):
            many.step(wrong)
    for shape in (actions[:2], actions.astype(float), [actions]):
        with pytest.raises(IllegalAction, match="3 whole numbers"):
            many.step(shape)
    after = [many.observations, many.masks, many.to_move]
    assert all((one == two).all() for one, two in zip(before, after, strict=True))


def test_the_numbers_of_the_games_cannot_be_written_to() -> None:
    with pytest.raises(ValueError, match="read-only"):
        VectorEnvironment("heated", 2).indices[0] = 1


def test_the_same_seed_gives_the_same_play() -> None:
    one, two = (VectorEnvironment("spicy", 4, seed="c0ffee") for _ in range(2))
    for _ in range(100):
        one.step(one.sample())
        two.step(two.sample())
    assert (one.observations == two.observations).all()
    one.reset()
    two.reset("c0ffee")
    assert (one.observations == two.observations).all()
    two.reset(8)
    assert (one.observations != two.observations).any()


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"games": 0}, "from 1 to 1,048,576"),
        ({"games": 1.5}, "from 1 to 1,048,576"),
        ({"games": 10**12}, "from 1 to 1,048,576"),
        ({"seed": -1}, "must not be negative"),
        ({"seed": None}, "`seed` must be"),
        ({"game": "chess"}, "there are spicy, heated"),
        ({"players": 7}, "2 to 6 players"),
        ({"game": "heated", "players": 11}, "2 to 10 players"),
        ({"game": "heated", "rules": spicy.Rules()}, "not rules of HEATED"),
        ({"rules": heated.Rules()}, "not rules of SPICY"),
        ({"seed": "seven"}, "`seed` must be"),
    ],
)
def test_bad_settings_are_refused_in_a_sentence(settings: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadSettings, match=sentence):
        VectorEnvironment(**settings)  # type: ignore[arg-type]


@pytest.mark.parametrize(("game", "players", "rules", "timed"), KINDS, ids=str)
def test_legal_decisions_are_those_of_the_masks(
    game: str, players: int, rules: spicy.Rules | heated.Rules, timed: bool
) -> None:
    many = VectorEnvironment(game, 40, players, rules, seed=8, reactions=timed)
    for _ in range(150):
        decisions, counts = many.legal()
        tables, listed = many.masks.nonzero()
        assert counts.tolist() == np.bincount(tables, minlength=40).tolist()
        assert len(decisions) == counts.sum()
        for table, part in enumerate(np.split(decisions, counts.cumsum()[:-1])):
            assert sorted(part.tolist()) == listed[tables == table].tolist()
        many.step(many.sample())


def test_others_show_what_the_other_seats_observe() -> None:
    many = VectorEnvironment("spicy", 5, 3, seed=3)
    single = [spicy_table(spicy.new(names_of(3), many.seed_of(i)), False) for i in range(5)]
    seen = np.zeros(single[0].observation, np.uint8)
    for places in range(3):
        others = many.others(places)
        for i, table in enumerate(single):
            table.write_observation((table.mover + places) % 3, seen.data)
            assert others[i].tolist() == seen.tolist()
    assert (many.others(0) == many.observations).all()
    assert not (many.others(1) == many.observations).all()
