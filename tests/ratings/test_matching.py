"""Quick matches: near in rating and lag, wider with time, bots only if people agree."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from scoville.ratings.matching import BOTS_AFTER, Group, Waiting, seat_together, suits


def person(ticket: str, rating: float = 1500, since: float = 0, bots: bool = False, lag: float = 0.05) -> Waiting:
    return Waiting(ticket, rating, lag, since, bots)


def test_people_near_in_rating_are_seated_at_once() -> None:
    waiting = [person("ada"), person("bo", 1600), person("cy", 2400), person("di", 2350)]
    assert seat_together(waiting, 2, 0) == [Group(("ada", "bo"), 0), Group(("cy", "di"), 0)]


def test_people_far_apart_wait_longer_the_farther_they_are() -> None:
    waiting = [person("ada", 1200), person("bo", 1800)]
    assert seat_together(waiting, 2, 8.9) == []
    assert seat_together(waiting, 2, 9) == [Group(("ada", "bo"), 0)]


def test_somebody_who_has_just_come_does_not_pay_for_the_patience_of_another() -> None:
    waiting = [person("ada", 1200, since=0), person("bo", 1800, since=60)]
    assert seat_together(waiting, 2, 60) == []
    assert seat_together(waiting, 2, 69) == [Group(("ada", "bo"), 0)]


def test_a_slow_line_waits_too() -> None:
    waiting = [person("ada", lag=0.02), person("bo", lag=0.4)]
    assert seat_together(waiting, 2, 0) == []
    assert seat_together(waiting, 2, 11) == [Group(("ada", "bo"), 0)]


def test_bots_fill_the_table_only_for_people_who_agree_and_only_after_a_while() -> None:
    agreed = [person("ada", bots=True), person("bo", bots=True)]
    assert seat_together(agreed, 4, BOTS_AFTER - 0.1) == []
    assert seat_together(agreed, 4, BOTS_AFTER) == [Group(("ada", "bo"), 2)]
    mixed = [person("ada", bots=True), person("bo", bots=False)]
    assert seat_together(mixed, 4, BOTS_AFTER) == [Group(("ada",), 3)]
    refuses = [person("ada", bots=False, since=-100), person("bo", bots=True)]
    assert seat_together(refuses, 4, BOTS_AFTER) == [Group(("bo",), 3)]


def test_people_who_block_each_other_are_not_seated_together() -> None:
    waiting = [person("ada"), person("bo"), person("cy")]
    groups = seat_together(waiting, 2, 100, lambda one, other: {one, other} == {"ada", "bo"})
    assert groups == [Group(("ada", "cy"), 0)]


people = st.builds(
    Waiting,
    st.uuids().map(str),
    st.floats(1000, 2200),
    st.floats(0.01, 0.5),
    st.floats(0, 30),
    st.booleans(),
)


@settings(max_examples=60, deadline=None)
@given(st.lists(people, max_size=14, unique_by=lambda one: one.ticket), st.integers(2, 6), st.floats(30, 60))
def test_every_group_fits(waiting: list[Waiting], players: int, now: float) -> None:
    known = {one.ticket: one for one in waiting}
    seen: set[str] = set()
    for group in seat_together(waiting, players, now):
        assert len(group.tickets) + group.bots == players
        assert not seen & set(group.tickets)
        seen |= set(group.tickets)
        seated = [known[ticket] for ticket in group.tickets]
        assert all(suits(one, other, now) for one in seated for other in seated)
        if group.bots:
            assert all(one.bots for one in seated)
    for one in waiting:  # everybody who agrees to bots and has waited sits
        assert one.ticket in seen or not one.bots or now - one.since < BOTS_AFTER
