"""Ratings: what a game changes, what leaving costs, and how well a season is ordered."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoville.bots import LEVELS
from scoville.bots.room import room_of
from scoville.core import registry
from scoville.ratings import (
    START,
    Played,
    Season,
    Skill,
    carry_over,
    is_provisional,
    rate_game,
    rating_range,
    season_of,
)

ROOT = Path(__file__).resolve().parents[2]

skills = st.builds(
    Skill, st.floats(min_value=500, max_value=3000), st.floats(min_value=30, max_value=250), st.integers(0, 500)
)
seats = st.lists(st.builds(Played, skills, st.integers(1, 6)), min_size=2, max_size=5)


def test_the_winner_gains_what_the_loser_loses() -> None:
    winner, loser = rate_game([Played(Skill(), 1), Played(Skill(), 2)])
    assert winner.rating > START > loser.rating
    assert winner.rating - START == pytest.approx(START - loser.rating)
    assert winner.games == loser.games == 1
    assert winner.spread < Skill().spread


def test_an_upset_counts_more_than_the_expected() -> None:
    weak, strong = Skill(1300, 80), Skill(1700, 80)
    upset = rate_game([Played(weak, 1), Played(strong, 2)])[0].rating - weak.rating
    expected = rate_game([Played(strong, 1), Played(weak, 2)])[0].rating - strong.rating
    assert upset > 3 * expected > 0


def test_somebody_new_moves_more_than_somebody_known() -> None:
    new, known = rate_game([Played(Skill(), 1), Played(Skill(START, 60, 100), 2)])
    assert new.rating - START > 3 * (START - known.rating) > 0


def test_certain_ratings_400_apart_mean_ten_to_one_at_any_table() -> None:
    """Where the expected result comes in, nothing changes on average."""
    for players in (2, 4, 6):
        strong, rest = Skill(START + 400, 1), [Skill(START, 1)] * (players - 1)
        odds = 10 / (10 + players - 1)
        won = rate_game([Played(strong, 1), *(Played(skill, 2) for skill in rest)])[0].rating - strong.rating
        others = [Played(skill, 1 if seat == 0 else 3) for seat, skill in enumerate(rest)]
        lost = rate_game([Played(strong, 2), *others])[0].rating - strong.rating
        if players == 2:
            assert odds * won + (1 - odds) * lost == pytest.approx(0, abs=0.02)
        else:
            assert won > 0 > lost


@settings(max_examples=25)
@given(seats)
def test_better_places_never_cost_points_against_equals(table: list[Played]) -> None:
    equal = [Played(Skill(START, 100), seat.place) for seat in table]
    after = rate_game(equal)
    for one, seat in zip(after, equal, strict=True):
        for other, beaten in zip(after, equal, strict=True):
            if seat.place < beaten.place:
                assert one.rating > other.rating
            elif seat.place == beaten.place:
                assert one.rating == pytest.approx(other.rating)


@settings(max_examples=25)
@given(seats)
def test_ratings_stay_finite_and_no_less_certain_than_a_newcomers(table: list[Played]) -> None:
    for before, after in zip(table, rate_game(table), strict=True):
        assert after.games == before.skill.games + 1
        assert 0 < after.spread <= Skill().spread
        assert abs(after.rating - before.skill.rating) < 1000


@settings(max_examples=25)
@given(seats, st.data())
def test_the_order_of_seats_does_not_matter(table: list[Played], data: st.DataObject) -> None:
    order = data.draw(st.permutations(range(len(table))))
    straight, turned = rate_game(table), rate_game([table[seat] for seat in order])
    for at, seat in enumerate(order):
        assert turned[at].rating == pytest.approx(straight[seat].rating)
        assert turned[at].spread == pytest.approx(straight[seat].spread)


def test_whoever_leaves_is_last_even_if_the_bot_in_the_seat_wins() -> None:
    stayed, left = rate_game([Played(Skill(), 2), Played(Skill(), 1, left=True)])
    assert left.rating < START < stayed.rating
    last, left = rate_game([Played(Skill(), 1), Played(Skill(), 2), Played(Skill(), 3), Played(Skill(), 1, left=True)])[
        2:
    ]
    assert left.rating < last.rating


def test_a_bot_keeps_its_published_rating() -> None:
    bot = Skill(1874, 1)
    person, same = rate_game([Played(Skill(), 1), Played(bot, 2, bot=True)])
    assert same == bot
    assert person.rating > START


STRENGTHS = [name for name, level in LEVELS.items() if not level.adapts]


def test_the_published_ratings_of_bots_grow_with_the_level() -> None:
    for kind in registry.games().values():
        room = room_of(kind.name)
        for players in range(kind.fewest, kind.most + 1):
            measured = [room.rating(bot, players) for bot in STRENGTHS]
            rated = [rating for rating in measured if rating is not None]
            assert len(rated) >= len(STRENGTHS) - 1, "all but perhaps the strongest, whose games take long"
            assert rated == sorted(rated)
        assert room.rating("cat:bold", 4) is None
        assert room.rating("tomcat", 4) is None, "it has no strength of its own"
        assert room.rating("cat", 5) == room.rating("cat", 4)


def test_provisional_until_some_twenty_games() -> None:
    skill = Skill()
    assert is_provisional(skill)
    assert rating_range(skill) == (1010, 1990)
    games = 0
    while is_provisional(skill):
        skill = rate_game([Played(skill, 1 + games % 2), Played(Skill(skill.rating, 60), 2 - games % 2)])[0]
        games += 1
    assert 10 <= games <= 30


def test_a_season_makes_a_rating_less_certain_and_leaves_it() -> None:
    settled = Skill(1723.0, 50.0, 80)
    later = carry_over(settled)
    assert (later.rating, later.games) == (settled.rating, settled.games)
    assert settled.spread < later.spread < carry_over(settled, 3).spread
    assert carry_over(settled, 100).spread == Skill().spread


def test_seasons_are_quarters() -> None:
    assert str(season_of(1794873600.0)) == "2026-4"  # 17 November 2026
    season = Season.read("2026-4")
    assert season_of(season.begins) == season == season_of(season.ends - 1)
    assert season_of(season.ends) == season.after(1) == Season(2027, 1)
    assert season.after(-4) == Season(2025, 4)
    assert season.since(Season(2025, 1)) == 7
    assert season.after(-5).since(season) == -5
    for wrong in ("", "2026", "2026-5", "2026-0", "26-1", "２０２６-1", "2026-4 "):
        with pytest.raises(ValueError, match="2026-4"):
            Season.read(wrong)


@pytest.fixture(scope="module")
def season() -> Any:
    """bench/season.py."""
    sys.path.insert(0, str(ROOT / "bench"))
    try:
        import season
    finally:
        sys.path.pop(0)
    return season


@pytest.mark.parametrize("players", [2, 4])
def test_a_small_season_is_ordered_as_by_a_fit_of_all_games(season: Any, players: int) -> None:
    """The whole one, of 2,000 people and 50,000 games, is run by hand: docs/ratings.md."""
    played = season.play(200, 4000, players, seed=3)
    best = max(played.fitted(season.WEAK), played.fitted(season.TRUE))
    assert best > 0.8  # a fit that finds nothing would be easy to equal
    assert played.correlation > best - 0.02
    assert played.seconds < 60 * 4000 / 50_000
