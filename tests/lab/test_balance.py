"""Estimates, comparisons and the error rate they state; studies and how they are played."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import permutations

import pytest

from scoville import heated, spicy
from scoville.core import BadSettings
from scoville.heated.rules.cards import Card
from scoville.lab.balance import Counts, compare, difference, edge, estimate, holm, places, quantile
from scoville.lab.balance_run import Piece, count_games, run
from scoville.lab.balance_studies import Setting, Study, studies_of, study
from scoville.lab.measures import WHOLE, Counted, Measure, measures_of
from scoville.spicy.rules.settings import below_worlds_end

BY_NAME = {measure.name: measure for measure in measures_of("spicy").measures}
LENGTH, STARTER, RUNAWAY, BLUFFS = (BY_NAME[name] for name in ("length", "starter", "runaway", "bluffs"))


def counts(*games: Counted) -> Counts:
    total = Counts()
    for game in games:
        total.add({"length": (0, 1), **game})
    return total


# --- estimates ---------------------------------------------------------------------------------------


def test_a_share_of_games_has_Wilson_s_interval() -> None:
    got = estimate(RUNAWAY, counts(*[{"runaway": (int(i < 3), 1)} for i in range(10)]), 4)
    assert got is not None
    assert (got.value, got.low, got.high) == pytest.approx((0.3, 0.10779, 0.60322), abs=1e-5)


def test_the_starter_s_edge_is_what_is_beyond_a_fair_share() -> None:
    won = counts(*[{"starter": (WHOLE * (i < 3), WHOLE), "place_0": (WHOLE * (i < 3), WHOLE)} for i in range(10)])
    got = estimate(STARTER, won, 4)
    assert got is not None
    assert (got.value, got.low) == pytest.approx((0.05, 0.10779 - 0.25), abs=1e-5)
    assert places(won, 1)[0].value == pytest.approx(0.3)


def test_a_mean_has_the_usual_standard_error() -> None:
    got = estimate(LENGTH, counts(*[{"length": (x, 1)} for x in (2, 4, 4, 4, 5, 5, 7, 9)]), 4)
    assert got is not None
    error = (32 / 7 / 8) ** 0.5  # the variance of these is 32/7
    assert (got.value, got.high - got.value) == pytest.approx((5, 1.959964 * error))


def test_without_a_chance_there_is_no_estimate() -> None:
    nothing = counts({"bluffs": (0, 0)}, {"bluffs": (0, 0)})
    assert estimate(BLUFFS, nothing, 4) is None
    assert difference(BLUFFS, (nothing, 4), (nothing, 4)) is None


def test_cards_of_one_game_belong_together() -> None:
    """Games of 20 cards, each with its own bluff rate: the interval covers the truth in about 95 %."""
    luck = random.Random(7)
    covered = naive = 0
    for _ in range(400):
        games = []
        for _ in range(60):
            rate = luck.choice([0.2, 0.8])
            games.append(sum(luck.random() < rate for _ in range(20)))
        got = estimate(BLUFFS, counts(*[{"bluffs": (x, 20)} for x in games]), 4)
        assert got is not None
        covered += got.low <= 0.5 <= got.high
        share = sum(games) / 1200
        naive += abs(share - 0.5) <= 1.96 * (share * (1 - share) / 1200) ** 0.5
    assert 0.92 <= covered / 400 <= 0.98
    assert naive / 400 < 0.8  # counting cards as if they were independent would be far too sure


@pytest.mark.parametrize("share", [0, 1])
def test_no_interval_ends_beyond_what_can_be(share: int) -> None:
    """A rare bluff, or one that hardly ever fails: a normal interval would reach below 0 % or above 100 %."""
    rare = [1 - share if i == 0 else share for i in range(20)]
    got = estimate(BLUFFS, counts(*[{"bluffs": (x, 1)} for x in rare]), 4)
    assert got is not None
    assert 0 <= got.low < got.value < got.high <= 1
    none = estimate(BLUFFS, counts(*[{"bluffs": (share * 3, 3)} for _ in range(20)]), 4)
    assert none is not None
    assert 0 <= none.low <= none.value <= none.high <= 1
    assert none.low < none.high  # twenty games do not prove that it never happens
    mean = estimate(LENGTH, counts(*[{"length": (x, 1)} for x in (0, 0, 0, 0, 0, 0, 0, 9)]), 4)
    assert mean is not None
    assert mean.low == 0


def test_quantiles_of_lengths() -> None:
    lengths = counts(*[{"length": (x, 1)} for x in (1, 2, 3, 4)]).lengths
    assert [quantile(lengths, share) for share in (0.05, 0.25, 0.5, 0.75, 0.95)] == [1, 1, 2, 3, 4]


def test_merging_is_exact_in_any_order() -> None:
    parts = [counts({"length": (x, 1), "bluffs": (x, 7)}) for x in (3, 10**17, 5)]
    merged = []
    for order in permutations(parts):
        total = Counts()
        for part in order:
            total.merge(part)
        merged.append(total)
    assert all(one == merged[0] for one in merged)
    assert merged[0].sums["bluffs"].xx == 34 + 10**34


# --- comparisons -------------------------------------------------------------------------------------


def test_Holm_s_correction() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.6, 0.9]) == [1.0, 1.0]
    assert holm([]) == []


def made_up(settings: int) -> Study:
    """A study with a baseline and this many other settings of the plainest table."""
    spec = study("spicy", "players", ["random"], 1).settings[0].specs[0]
    names = [f"setting {i}" for i in range(settings)]
    rows = [Setting(name, (spec,), None if name == names[0] else names[0]) for name in names]
    return Study("spicy", "made-up", "Does it differ?", "", tuple(rows))


def some_games(luck: random.Random, share: float = 0.3) -> Counts:
    games: list[Counted] = []
    for _ in range(100):
        wins = WHOLE * (luck.random() < 0.25)
        games.append(
            {
                "length": (luck.randint(30, 60), 1),
                "starter": (wins, WHOLE),
                "place_0": (wins, WHOLE),
                "runaway": (int(luck.random() < share), 1),
                "behind_at_half": (int(luck.random() < 0.5), 1),
                "bluffs": (luck.randint(0, 10), 10),
            }
        )
    return counts(*games)


def test_a_study_of_equal_settings_marks_anything_in_at_most_one_of_twenty() -> None:
    luck = random.Random(11)
    plain = made_up(6)
    marked = uncorrected = 0
    for _ in range(200):
        found = compare(plain, {setting.name: some_games(luck) for setting in plain.settings})
        outcomes = [*found.outcomes.values(), *found.edges.values()]
        assert found.questions == 5 * 5 + 6  # five measures against the baseline, and whether starting pays
        marked += any(outcome.significant for outcome in outcomes)
        uncorrected += any(outcome.against is not None and outcome.against.p < 0.05 for outcome in outcomes)
    assert marked / 200 <= 0.09  # 5 %, and two standard errors of 200 studies
    assert uncorrected / 200 > 0.5  # what the correction is for


def test_a_setting_that_differs_is_marked_alone() -> None:
    luck = random.Random(12)
    plain = made_up(6)
    found = compare(plain, {s.name: some_games(luck, 0.8 if s.name == "setting 3" else 0.3) for s in plain.settings})
    marked = [key for key, outcome in found.outcomes.items() if outcome.significant]
    assert marked == [("setting 3", "runaway")]
    against = found.outcomes["setting 3", "runaway"].against
    assert against is not None
    assert against.low < 0.5 < against.high


def test_a_starter_who_wins_too_often_is_found() -> None:
    fair = counts(*[{"starter": (WHOLE * (i % 4 == 0), WHOLE)} for i in range(400)])
    unfair = counts(*[{"starter": (WHOLE * (i % 3 == 0), WHOLE)} for i in range(400)])
    assert edge(fair, 4).p == 1.0
    assert edge(unfair, 4).p < 0.001
    assert edge(unfair, 3).p > 0.5
    same = difference(STARTER, (fair, 4), (unfair, 3))  # a fair share each, for four and for three
    assert same is not None
    assert same.p > 0.5


def test_a_share_that_is_never_and_one_that_is_always_do_differ() -> None:
    never = counts(*[{"runaway": (0, 1)}] * 30)
    always = counts(*[{"runaway": (1, 1)}] * 30)
    found = difference(RUNAWAY, (always, 4), (never, 4))
    assert found is not None
    assert found.value == 1
    assert found.p < 1e-9
    same = difference(RUNAWAY, (never, 4), (never, 4))
    assert same is not None
    assert same.p == 1


def test_equal_lengths_without_any_spread_do_not_differ() -> None:
    measure: Measure = LENGTH
    ten, twelve = (counts(*[{"length": (x, 1)}] * 5) for x in (10, 12))
    same, other = difference(measure, (ten, 4), (ten, 4)), difference(measure, (ten, 4), (twelve, 4))
    assert same is not None
    assert other is not None
    assert (same.p, other.p, other.value) == (1, 0, -2)


# --- studies -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in ("spicy", "heated") for name in studies_of(game)])
def test_every_study_compares_with_baselines_of_its_own(game: str, name: str) -> None:
    made = study(game, name, ["random"], 1)
    names = [setting.name for setting in made.settings]
    baselines = {setting.name for setting in made.settings if setting.baseline is None}
    assert len(set(names)) == len(names)
    assert {setting.baseline for setting in made.settings} - {None} == baselines
    seeds = {spec.seed for setting in made.settings for spec in setting.specs}
    assert len(seeds) == len(names)  # independent games


def spicy_rules(setting: Setting) -> list[spicy.Rules]:
    return [spec.rules for spec in setting.specs if isinstance(spec.rules, spicy.Rules)]


def test_the_cards_alone_and_in_pairs() -> None:
    alone = [spicy_rules(setting)[0].variants for setting in study("spicy", "variants", ["random"], 1).settings]
    pairs = [spicy_rules(setting)[0].variants for setting in study("spicy", "pairs", ["random"], 1).settings]
    assert sorted(alone) == [(), *sorted((name,) for name in spicy.VARIANTS)]
    assert len(set(pairs)) == 16
    assert sorted(map(len, pairs)) == [0] + [2] * 15


def test_SR_END_AT_default_heights_stand_beside_two_others() -> None:
    made = study("spicy", "worlds-end", ["random"], 1)
    below: dict[int, list[int]] = {}
    for setting in made.settings:
        dealt = setting.specs[0].new(0)
        assert isinstance(dealt, spicy.Spicy)
        below.setdefault(setting.players, []).append(len(dealt.deck) - dealt.above_worlds_end)
    assert below == {2: [60, 30, 76], 4: [40, 20, 60], 6: [16, 8, 24]}
    assert [cards[0] for cards in below.values()] == [below_worlds_end(players) for players in below]
    for players in range(2, 7):
        assert len(study("spicy", "worlds-end", ["random"], 1, players).settings) == 3


def test_an_edition_is_played_with_every_choice_of_its_cards() -> None:
    made = {setting.name: setting for setting in study("spicy", "editions", ["random"], 1).settings}
    assert {len(setting.specs) for setting in made.values()} == {1, 15, 20}
    three = made["en, 3 cards"]
    assert {spicy_rules(three)[i].edition for i in range(20)} == {"en"}
    assert three.spec_of(0) is three.spec_of(20)
    assert three.spec_of(1) is not three.spec_of(0)


def test_single_cards_go_out_of_the_regular_deck_and_come_in() -> None:
    made = {setting.name: setting.specs[0].rules for setting in study("heated", "cards", ["random"], 1).settings}
    regular = heated.Rules().cards(4)

    def deck(name: str) -> dict[int, int]:
        rules = made[name]
        assert isinstance(rules, heated.Rules)
        return dict(rules.cards(4))

    assert deck("regular") == regular
    assert dict(regular - heated.Rules().cards(4).__class__(deck("without NO, THANKS"))) == {Card("no-thanks"): 4}
    assert deck("without DRAW 2").keys() == {kind for kind in regular if not str(Card(kind)).endswith("draw2")}
    assert deck("with TRAP") == regular + regular.__class__({Card("trap"): 1})
    assert deck("with more GHOST PEPPER SPRAY")[Card("ghost")] == 2
    assert "with BLANK" not in made


def test_house_rules_about_a_card_are_played_with_it() -> None:
    made = {setting.name: setting for setting in study("heated", "house", ["random"], 1).settings}
    for number, card in ((4, "united"), (5, "super-swap")):
        setting = made[f"house rule {number}"]
        rules = setting.specs[0].rules
        assert isinstance(rules, heated.Rules)
        assert rules.house == (number,)
        assert rules.cards(4)[Card(card)] > 0
        assert setting.baseline is not None
        assert made[setting.baseline].specs[0].rules == replace(rules, house=())


def test_hand_size_changes_the_hand_and_nothing_else() -> None:
    settings = study("spicy", "hand-size", ["random"], 1).settings
    hands = []
    for setting in settings:
        game = setting.specs[0].new(0)
        assert isinstance(game, spicy.Spicy)
        assert game.above_worlds_end == 36
        hands.append(len(game.hand(0)))
    assert hands == [6, 4, 5, 7, 8]
    assert [setting.baseline for setting in settings] == [None] + ["6 cards"] * 4


def test_what_cannot_be_studied_is_said_in_a_sentence() -> None:
    with pytest.raises(BadSettings, match='no study "card-size" of SPICY; there are variants, pairs'):
        study("spicy", "card-size", ["random"], 1)
    with pytest.raises(BadSettings, match="no bot"):
        study("spicy", "players", ["nobody"], 1)
    with pytest.raises(BadSettings, match="at least one bot"):
        study("spicy", "players", [], 1)
    with pytest.raises(BadSettings, match="number of players"):
        study("spicy", "players", ["random"], 1, 3)
    with pytest.raises(BadSettings, match="2 to 6 players"):
        study("spicy", "variants", ["random"], 1, 7)
    with pytest.raises(BadSettings, match="5 bots for 4 seats"):
        study("spicy", "variants", ["random"] * 5, 1)


# --- played ------------------------------------------------------------------------------------------


def test_the_counts_do_not_depend_on_the_workers() -> None:
    made = study("spicy", "worlds-end", ["random"], 3, 2)
    alone = run(made, 25)
    together = run(made, 25, workers=2)
    assert alone == together
    assert [one.games for one in alone.values()] == [25] * 3
    again = run(study("spicy", "worlds-end", ["random"], 4, 2), 25)
    assert again != alone


def test_pieces_add_up_to_the_whole() -> None:
    setting = study("heated", "modes", ["random"], 3, 2).settings[0]
    whole = count_games(Piece(setting, 0, 7))
    parts = count_games(Piece(setting, 4, 7))
    parts.merge(count_games(Piece(setting, 0, 4)))
    assert parts == whole


def test_a_stopped_study_has_about_as_many_games_of_each_setting() -> None:
    played: list[int] = []
    made = study("spicy", "variants", ["random"], 3, 2)
    got = run(made, 1000, stop=lambda: sum(played) >= 100, played=played.append)
    games = [one.games for one in got.values()]
    assert sum(games) == sum(played) == 100
    assert max(games) - min(games) <= 10


def test_where_bots_differ_their_wins_are_compared() -> None:
    made = study("spicy", "worlds-end", ["casual", "random"], 3, 2)
    found = compare(made, run(made, 30))
    shares = [found.outcomes[setting.name, "wins_casual"].estimate.value for setting in made.settings]
    assert min(shares) > 0.5  # a bot that thinks beats one that does not
    assert (made.settings[0].name, "wins_random") not in found.outcomes  # the rest: asking twice costs sharpness
    alike = study("spicy", "worlds-end", ["random"], 3, 2)
    assert not any(name.startswith("wins_") for _, name in compare(alike, run(alike, 30)).outcomes)


def test_bots_share_a_win_in_equal_parts() -> None:
    setting = study("spicy", "worlds-end", ["casual", "random"], 3, 4).settings[-1]
    counted = count_games(Piece(setting, 0, 30))
    won = [counted.sums[name].x for name in ("wins_casual", "wins_random")]
    assert sum(won) == 30 * WHOLE
    assert won[0] % WHOLE  # somebody shared


def test_a_higher_World_s_End_makes_games_shorter() -> None:
    made = study("spicy", "worlds-end", ["random"], 3, 4)
    found = compare(made, run(made, 150))
    default, deeper, higher = (found.outcomes[setting.name, "length"] for setting in made.settings)
    assert higher.estimate.high < default.estimate.low < default.estimate.value
    assert higher.significant
    assert not default.significant
    assert deeper.against is not None
