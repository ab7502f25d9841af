"""How far apart levels stand, and how far an analysis can be trusted."""

from __future__ import annotations

import pytest
from sizes import sized

from scoville.bots import LEVELS
from scoville.lab.calibration import Forecasts, calibrate
from scoville.lab.ladder import STEPS, compare, main, worth


def test_every_level_stands_on_the_one_below() -> None:
    assert STEPS[0] == ("random", "kitten")
    assert [level for _, level in STEPS] == [name for name, level in LEVELS.items() if not level.adapts]
    assert worth(0.5, 10) == 0
    assert worth(10 / 11, 10**9) == pytest.approx(400, abs=0.01)


def test_a_pair_is_played_in_both_seatings(capsys: pytest.CaptureFixture[str]) -> None:
    same = compare("spicy", "random", "random", 2, 8, 1)
    assert same.value == 0.5, "the same game in both seatings"
    main(["spicy", "--deals", "8", "--levels", "kitten"])
    assert "| `kitten` | `random` |" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [(("--players", "99"), "2 to 6 players, not 99"), (("--levels", "kitten,kat"), "no level 'kat'")],
)
def test_wrong_use_is_said_in_a_sentence(
    arguments: tuple[str, str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["spicy", "--deals", "8", *arguments])
    assert ended.value.code == 2
    told = capsys.readouterr()
    assert says in told.err
    assert not told.out


def test_the_error_of_forecasts() -> None:
    right, wrong = Forecasts(), Forecasts()
    for i in range(1000):
        right.add(0.3, float(i % 10 < 3))
        wrong.add(0.9, float(i % 10 < 3))
    assert right.error() == pytest.approx(0)
    assert wrong.error() == pytest.approx(0.6)
    assert 0 < right.by_chance() < 0.03


def test_claims_and_chances_are_compared_with_what_happened() -> None:
    claims, chances = calibrate("spicy", "honest", 2, 2, 11, sized(400, 400, interpreted=40), 1)
    assert claims.stated
    assert chances.stated
    assert all(0 <= each <= 1 for each in (*claims.stated, *chances.stated))
    assert set(claims.came) <= {0.0, 1.0}
