"""Fair races: who was first, although some lines are slow; a liar gains nothing."""

from __future__ import annotations

import random

import pytest

from scoville.core import stream
from scoville.server.races import LONGEST_TRIP, Arrival, Line, rank


def line(*trips: float, wire: float | None = None) -> Line:
    found = Line()
    for trip in trips:
        found.measured(trip)
    found.on_wire(wire)
    return found


def test_the_usual_round_trip_counts_not_the_worst() -> None:
    assert line(0.02, 0.02, 0.9).credit == pytest.approx(0.01)
    assert line().credit == 0
    assert line(0.02, 0.02, 0.2).reach == pytest.approx(0.1)


def test_the_credit_is_capped() -> None:
    assert line(2.0, 2.0).credit == pytest.approx(LONGEST_TRIP / 2)


def test_a_pong_held_back_is_not_believed_where_the_wire_is_known() -> None:
    assert line(0.3, 0.3, wire=0.02).credit == pytest.approx(0.01)


def test_the_wire_is_believed_before_the_first_pong_and_without_any() -> None:
    assert line(wire=0.2).credit == pytest.approx(0.1)
    assert line(wire=2.0).credit == pytest.approx(LONGEST_TRIP / 2)


def test_late_acknowledgements_do_not_stretch_the_wire() -> None:
    stretched = line(0.2, wire=0.02)
    stretched.on_wire(0.2)
    stretched.on_wire(None)
    assert stretched.credit == pytest.approx(0.01)


def test_first_come_first_served_by_when_it_was_sent() -> None:
    ruling = rank([Arrival(0, 1.000), Arrival(1, 0.960), Arrival(2, 1.200)], stream(1, "coin"))
    assert (ruling.order, ruling.by) == ((1, 0, 2), "time")


def test_H_CALL_a_tie_goes_to_the_player() -> None:
    arrivals = [Arrival(0, 1.000), Arrival(1, 1.029, favoured=True)]
    assert rank(arrivals, stream(1, "coin")).order == (1, 0)
    assert rank(arrivals, stream(1, "coin")).by == "rule"
    late = [Arrival(0, 1.000), Arrival(1, 1.031, favoured=True)]
    assert rank(late, stream(1, "coin")).order == (0, 1)


def test_a_dead_heat_is_a_fair_seeded_coin() -> None:
    tied = [Arrival(0, 1.0), Arrival(1, 1.0)]
    won = [rank(tied, stream(seed, "coin")).order[0] for seed in range(2000)]
    assert won == [rank(tied, stream(seed, "coin")).order[0] for seed in range(2000)]
    assert abs(sum(won) / 2000 - 0.5) < 0.03


class Slapper:
    """A simulated client: sees an update half a round trip late, reacts, and its reaction takes as long back."""

    def __init__(self, trip: float, jitter: float, luck: random.Random, holds_back: float = 0.0) -> None:
        self.trip, self.jitter, self.luck = trip, jitter, luck
        self.line = Line()
        self.line.on_wire(trip)
        for _ in range(9):
            self.line.measured(self.leg() + self.leg() + holds_back)

    def leg(self) -> float:
        return self.trip / 2 + self.luck.uniform(0, self.jitter)

    def arrives(self, shown: float) -> float:
        return shown + self.leg() + max(0.1, self.luck.gauss(0.28, 0.05)) + self.leg()


def duel(one: Slapper, two: Slapper, slaps: int = 2000) -> float:
    """How often the first wins, of those without a tie."""
    won = lost = 0
    slowest = max(one.line.credit, two.line.credit)
    for number in range(slaps):
        arrivals = []
        for seat, slapper in enumerate((one, two)):
            shown = slowest - slapper.line.credit  # what a table does, so that all see it at the same moment
            arrivals.append(Arrival(seat, slapper.arrives(shown) - slapper.line.credit))
        first = rank(arrivals, stream(number, "coin")).order[0]
        won, lost = won + (first == 0), lost + (first == 1)
    return won / (won + lost)


@pytest.mark.parametrize("seed", range(3))
def test_20_ms_and_200_ms_win_equally_often(seed: int) -> None:
    luck = random.Random(seed)
    share = duel(Slapper(0.020, 0.004, luck), Slapper(0.200, 0.004, luck))
    assert 0.47 <= share <= 0.53


def test_without_the_correction_the_slow_line_would_lose() -> None:
    """The simulation shows what the correction is for."""
    luck = random.Random(1)
    one, two = Slapper(0.020, 0.004, luck), Slapper(0.200, 0.004, luck)
    for slapper in (one, two):
        slapper.line.credit = 0.0
    assert duel(one, two) > 0.9


@pytest.mark.parametrize("held_back", [0.05, 0.2, 1.0])
def test_who_holds_back_pongs_gains_nothing(held_back: float) -> None:
    luck = random.Random(7)
    liar, honest = Slapper(0.020, 0.004, luck, held_back), Slapper(0.020, 0.004, luck)
    assert duel(liar, honest) < 0.53
    assert duel(Slapper(0.200, 0.004, luck, held_back), Slapper(0.020, 0.004, luck)) < 0.53
