"""Measures of many games as estimates, and what differs from a baseline by more than chance.

Shares have Wilson's interval, so none ends below 0 % or above 100 %; means have a normal one that does not go below 0.
The game is the unit, because the events of one game belong together: a share of cards, challenges or turns counts as
many independent ones as would spread like these games. All intervals are 95 %. A study asks many questions at once: its
p-values are corrected by Holm's method, so that a study of settings that do not differ marks anything at all in at most
5 % of runs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import hypot, sqrt
from statistics import NormalDist
from typing import Any, Final

from .balance_studies import Setting, Study
from .measures import PER_CHANCE, SHARE, STARTER, WHOLE, Counted, Measure, bot_measure, measures_of
from .statistics import LEVEL, Estimate, quantile_of_normal, wilson

__all__ = [
    "Compared",
    "Counts",
    "Outcome",
    "compare",
    "difference",
    "estimate",
    "holm",
    "quantile",
]

Z: Final = quantile_of_normal(LEVEL)


@dataclass(slots=True)
class Sums:
    """Sums of a measure over games: of x, y, their squares and their product."""

    x: int = 0
    y: int = 0
    xx: int = 0
    yy: int = 0
    xy: int = 0

    def add(self, x: int, y: int) -> None:
        self.x += x
        self.y += y
        self.xx += x * x
        self.yy += y * y
        self.xy += x * y

    def merge(self, other: Sums) -> None:
        self.x += other.x
        self.y += other.y
        self.xx += other.xx
        self.yy += other.yy
        self.xy += other.xy


@dataclass(slots=True)
class Counts:
    """What was counted at one setting. Whole numbers only: any split over workers adds up to the same."""

    games: int = 0
    sums: dict[str, Sums] = field(default_factory=dict)
    lengths: Counter[int] = field(default_factory=Counter)

    def add(self, counted: Counted) -> None:
        self.games += 1
        self.lengths[counted["length"][0]] += 1
        for name, (x, y) in counted.items():
            self.sums.setdefault(name, Sums()).add(x, y)

    def merge(self, other: Counts) -> None:
        self.games += other.games
        self.lengths.update(other.lengths)
        for name, sums in other.sums.items():
            self.sums.setdefault(name, Sums()).merge(sums)

    def as_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "lengths": {str(length): count for length, count in sorted(self.lengths.items())},
            "sums": {name: [each.x, each.y, each.xx, each.yy, each.xy] for name, each in sorted(self.sums.items())},
        }

    @staticmethod
    def from_json(written: Any) -> Counts:
        """Raises ValueError, KeyError, TypeError or AttributeError if it is wrong."""
        lengths = Counter({int(length): int(count) for length, count in written["lengths"].items()})
        sums = {str(name): Sums(*(int(number) for number in numbers)) for name, numbers in written["sums"].items()}
        games = int(written["games"])
        if lengths.total() != games or min(lengths.values(), default=1) < 1:
            raise ValueError("the lengths are not those of the games")
        return Counts(games, sums, lengths)


def quantile(lengths: Counter[int], share: float) -> int:
    """The smallest length that at least this share of the games do not exceed."""
    left = share * lengths.total()
    for length in sorted(lengths):
        left -= lengths[length]
        if left <= 0:
            return length
    return max(lengths, default=0)


# --- one setting -------------------------------------------------------------------------------------


def estimate(measure: Measure, counts: Counts, players: int) -> Estimate | None:
    """An estimate from at least two games; None if there was no chance for it."""
    sums = counts.sums.get(measure.name)
    if sums is None or sums.y == 0:
        return None
    value = sums.x / sums.y
    error = _error(sums, counts.games)
    if measure.kind == SHARE:
        got = wilson(value * counts.games, counts.games)
    elif measure.kind == PER_CHANCE:
        # As many independent chances as would spread like these games.
        like = min(value * (1 - value) / error**2, float(sums.y)) if error > 0 else float(counts.games)
        got = wilson(value * like, like)
    else:  # nothing is counted less than 0 times
        got = Estimate(value, max(value - Z * error, 0.0), value + Z * error)
    off = 1 / players if measure.less_fair else 0.0
    return Estimate(value - off, got.low - off, got.high - off)


def _error(sums: Sums, n: int) -> float:
    """The standard error of a quotient of sums with games as units: linearized, and exact if y is always 1."""
    value = sums.x / sums.y
    spread = max(sums.xx - 2 * value * sums.xy + value * value * sums.yy, 0.0)
    return sqrt(spread / (n - 1) * n) / sums.y


# --- two settings ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Compared:
    """The difference from the baseline (or from 0, for the starter's edge), and how likely it is by chance alone."""

    value: float
    low: float
    high: float
    p: float
    """Uncorrected, two-sided."""


def difference(measure: Measure, here: tuple[Counts, int], there: tuple[Counts, int]) -> Compared | None:
    """The difference of two settings, each given as counts and number of players."""
    a, b = estimate(measure, *here), estimate(measure, *there)
    if a is None or b is None:
        return None
    if measure.kind == SHARE:
        # Agresti and Caffo: an extra success and failure on each side keep small shares honest.
        n, m = here[0].games + 2, there[0].games + 2
        p, q = (_share(measure, here[0]) * (n - 2) + 1) / n, (_share(measure, there[0]) * (m - 2) + 1) / m
        off = (1 / here[1] - 1 / there[1]) if measure.less_fair else 0.0
        middle, error = p - q - off, sqrt(p * (1 - p) / n + q * (1 - q) / m)
    else:
        errors = [_error(counts.sums[measure.name], counts.games) for counts, _ in (here, there)]
        middle, error = a.value - b.value, hypot(*errors)
    return Compared(a.value - b.value, middle - Z * error, middle + Z * error, _two_sided(middle, error))


def _share(measure: Measure, counts: Counts) -> float:
    return counts.sums[measure.name].x / counts.sums[measure.name].y


def _two_sided(value: float, error: float) -> float:
    if error == 0:
        return 1.0 if value == 0 else 0.0
    return 2 * NormalDist().cdf(-abs(value) / error)


def edge(counts: Counts, players: int) -> Compared:
    """The starter's share of the wins compared with a fair one."""
    got = estimate(STARTER, counts, players)
    assert got is not None
    fair = 1 / players
    return Compared(got.value, got.low, got.high, _two_sided(got.value, sqrt(fair * (1 - fair) / counts.games)))


def holm(p_values: Sequence[float]) -> list[float]:
    """Corrects for the number of p-values: by chance, any falls below 0.05 in at most 5 % of all such families."""
    adjusted = [1.0] * len(p_values)
    worst = 0.0
    for rank, i in enumerate(sorted(range(len(p_values)), key=p_values.__getitem__)):
        worst = max(worst, min(1.0, p_values[i] * (len(p_values) - rank)))
        adjusted[i] = worst
    return adjusted


# --- a whole study -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Outcome:
    """A measure at a setting, compared with its baseline (`against`) if it has one."""

    setting: Setting
    measure: Measure
    estimate: Estimate
    against: Compared | None = None
    baseline: Estimate | None = None
    p: float = 1.0
    """Corrected for all questions of the study."""

    @property
    def significant(self) -> bool:
        return self.p < 1 - LEVEL


@dataclass(frozen=True, slots=True)
class Findings:
    """Everything a study found, by setting and measure; `edges` says whether starting pays at a setting."""

    study: Study
    counts: dict[str, Counts]
    measures: tuple[Measure, ...]
    outcomes: dict[tuple[str, str], Outcome]
    edges: dict[str, Outcome]
    questions: int
    """How many questions were asked at once, and corrected for."""


def compare(study: Study, counts: dict[str, Counts]) -> Findings:
    """Compares every setting that was played with its baseline. One game says nothing about chance."""
    settings = [setting for setting in study.settings if counts[setting.name].games > 1]
    measures = _measures(study, settings)
    outcomes: list[Outcome] = []
    edges: list[Outcome] = []
    for setting in settings:
        here = counts[setting.name], setting.players
        for measure in measures:
            got = estimate(measure, *here)
            if got is None:
                continue
            base = next((other for other in settings if other.name == setting.baseline), None)
            there = None if base is None else (counts[base.name], base.players)
            against = None if there is None else difference(measure, here, there)
            outcomes.append(
                Outcome(setting, measure, got, against, None if there is None else estimate(measure, *there))
            )
            if measure.less_fair:
                edges.append(Outcome(setting, measure, got, edge(*here)))
    asked = [outcome for outcome in (*outcomes, *edges) if outcome.against is not None]
    corrected = iter(holm([outcome.against.p for outcome in asked if outcome.against]))
    final = [_with_p(outcome, corrected) for outcome in (*outcomes, *edges)]
    return Findings(
        study,
        {setting.name: counts[setting.name] for setting in settings},
        measures,
        {(one.setting.name, one.measure.name): one for one in final[: len(outcomes)]},
        {one.setting.name: one for one in final[len(outcomes) :]},
        len(asked),
    )


def _with_p(outcome: Outcome, corrected: Iterable[float]) -> Outcome:
    if outcome.against is None:
        return outcome
    p = next(iter(corrected))
    return Outcome(outcome.setting, outcome.measure, outcome.estimate, outcome.against, outcome.baseline, p)


def _measures(study: Study, settings: Sequence[Setting]) -> tuple[Measure, ...]:
    """Adds the wins of each bot if bots differ. Where the same bots play everywhere, those of the last one follow."""
    bots = list(dict.fromkeys(bot for setting in settings for spec in setting.specs for bot in spec.bots))
    same = len({frozenset(bot for spec in setting.specs for bot in spec.bots) for setting in settings}) == 1
    return (*measures_of(study.game).measures, *map(bot_measure, bots[:-1] if same else bots))


def places(counts: Counts, players: int) -> list[Estimate]:
    """The share of the wins by place, the starter first."""
    return [wilson(counts.sums[f"place_{place}"].x / WHOLE, counts.games) for place in range(players)]
