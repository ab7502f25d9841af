"""Luck against skill: how much of the result the deal explains, how much the players do, how much is chance in play.

Every deal is played in each rotation of the players, twice each, with new dice for the bots. So the same cards come to
every player, and every player plays them twice. The variance of a seat's share of the win has four parts that add up
to it:

- the deal: a seat's cards, its place, and all else that the seed decides, averaged over the players;
- the players: how much better one is than another, averaged over deals;
- both together: some hands suit some players;
- chance in play: what differs when the same players play the same deal again.

They are estimated without bias from products of different games, so an estimate of a part that is zero may fall below
it; it is then shown as 0. Intervals (95 %) come from the spread between deals, linearised.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from ..core import ScovilleError
from ..core.amounts import how_many
from .arena import play_game
from .balance_studies import Setting, Study
from .measures import WHOLE
from .statistics import LEVEL, Estimate, quantile_of_normal

__all__ = ["PARTS", "LuckCounts", "Lucks", "count_deals", "deal_sums", "luck_of", "lucks"]

AGAIN: Final = 2
"""How often the same players play the same deal in the same seats."""
PARTS: Final = {
    "deal": "the deal",
    "players": "the players",
    "together": "both together",
    "play": "chance in play",
}


@dataclass(slots=True)
class LuckCounts:
    """Sums over deals of what `deal_sums` returns, and of their products: as short for a million deals as for one."""

    games: int = 0
    """Deals, as a study counts them."""
    sums: list[int] = field(default_factory=list)
    products: list[list[int]] = field(default_factory=list)

    def add(self, numbers: Sequence[int]) -> None:
        self.merge(LuckCounts(1, list(numbers), [[x * y for y in numbers] for x in numbers]))

    def merge(self, other: LuckCounts) -> None:
        if not self.sums:
            self.sums = [0] * len(other.sums)
            self.products = [[0] * len(other.sums) for _ in other.sums]
        self.games += other.games
        self.sums = [x + y for x, y in zip(self.sums, other.sums, strict=True)]
        self.products = [
            [x + y for x, y in zip(row, more, strict=True)]
            for row, more in zip(self.products, other.products, strict=True)
        ]

    def as_json(self) -> dict[str, Any]:
        return {"games": self.games, "sums": self.sums, "products": self.products}

    @staticmethod
    def from_json(written: Any) -> LuckCounts:
        """Raises ValueError, KeyError or TypeError if it is wrong."""
        made = LuckCounts(
            int(written["games"]),
            [int(x) for x in written["sums"]],
            [[int(x) for x in row] for row in written["products"]],
        )
        size = len(made.sums)
        if made.games < 0 or len(made.products) != size or any(len(row) != size for row in made.products):
            raise ValueError("the sums do not fit together")
        return made


def count_deals(setting: Setting, start: int, stop: int) -> LuckCounts:
    """Plays deals `start` to `stop` of a setting in every rotation."""
    counts = LuckCounts()
    for index in range(start, stop):
        spec = setting.spec_of(index)
        players = spec.players
        won = np.zeros((players, AGAIN, players), np.int64)
        for turned in range(players):
            bots = tuple(spec.bots[(seat - turned) % players] for seat in range(players))
            for again in range(AGAIN):
                winners = play_game(spec.seated(bots), index, again=1 + turned * AGAIN + again).winners
                won[turned, again, list(winners)] = WHOLE // len(winners)
        counts.add(deal_sums(won))
    return counts


def deal_sums(won: np.ndarray[Any, np.dtype[np.int64]]) -> list[int]:
    """Of one deal, with each seat's share of the win by rotation and repetition, as whole numbers: the sum of squares,
    that of squared differences between repetitions, that of products of different players in the same seat, and the
    sum of each player."""
    players = won.shape[0]
    off = players * won - WHOLE  # from the fair share, in whole numbers
    turned, seat = np.indices((players, players))
    by_player = np.zeros((players, players, AGAIN), np.int64)  # seat, player, repetition
    by_player[seat, (seat - turned) % players] = off.transpose(0, 2, 1)[turned, seat]
    both = by_player.sum(axis=2)
    numbers = [
        (off**2).sum(),
        ((by_player[:, :, 0] - by_player[:, :, 1]) ** 2).sum(),
        (both.sum(axis=1) ** 2 - (both**2).sum(axis=1)).sum(),
        *both.sum(axis=0),
    ]
    return [int(number) for number in numbers]


def luck_of(counts: LuckCounts) -> dict[str, Estimate]:
    """The share of the variance by part; at least two deals must have been played."""
    deals, size = counts.games, len(counts.sums)
    if deals < 2:
        raise ScovilleError("Too few deals were played to say anything.")
    players = size - 3
    means = np.array([total / deals for total in counts.sums])
    products = np.array([[total / deals for total in row] for row in counts.products])
    spread = (products - np.outer(means, means)) * deals / (deals - 1) / deals  # the covariance of the means
    by_chance = float(np.diag(spread)[3:].mean()) / (players * AGAIN) ** 2
    shares: Callable[[Any], Any] = lambda at: _shares(at, players, by_chance)  # noqa: E731
    values = shares(means)
    steps = np.maximum(np.abs(means), 1.0) * 1e-6
    slopes = np.array([(shares(means + step) - shares(means - step)) / (2 * step.sum()) for step in np.diag(steps)]).T
    half = quantile_of_normal(LEVEL) * np.sqrt(np.maximum(np.diag(slopes @ spread @ slopes.T), 0.0))
    return {
        part: Estimate(*(min(max(float(x), 0.0), 1.0) for x in (value, value - error, value + error)))
        for part, value, error in zip(PARTS, values, half, strict=True)
    }


def _shares(means: Any, players: int, by_chance: float) -> Any:
    total = means[0] / (players**2 * AGAIN)
    rest = means[1] / (2 * players**2)
    product = means[2] / (players**2 * (players - 1) * AGAIN**2)
    deal = ((players - 1) * product + total - rest) / players  # the players' effects cancel out in every seat
    skill = ((means[3:] / (players * AGAIN)) ** 2).mean() - by_chance
    return np.array([deal, skill, total - rest - deal - skill, rest]) / total


@dataclass(frozen=True, slots=True)
class Lucks:
    """What explains the result, by setting."""

    study: Study
    counts: dict[str, dict[str, Estimate]]
    deals: dict[str, int]

    def played(self) -> str:
        deals = sorted(set(self.deals.values()))
        each = how_many(deals[0], "deal") if len(deals) == 1 else f"{deals[0]:,} to {deals[-1]:,} deals"
        many = "1 setting" if len(self.deals) == 1 else f"each of {len(self.deals)} settings"
        bots = dict.fromkeys(bot for setting in self.study.settings for bot in setting.specs[0].bots)
        return f"{each} at {many}, in every rotation of the players, twice each; bots: {', '.join(bots)}."

    def words(self) -> list[str]:
        """A sentence for each setting."""
        lines = []
        for name, parts in self.counts.items():
            deal, players, play = (f"{100 * parts[part].value:.0f} %" for part in ("deal", "players", "play"))
            lines.append(
                f"{name}: the deal explains {deal} of the result, the difference between the players {players}; "
                f"{play} is chance while playing."
            )
        return lines

    @staticmethod
    def method() -> str:
        return (
            "The four parts of the variance of a seat's share of the win add up to 100 %, except for what is cut off "
            "below 0. “The deal” is the cards of a seat, its place and all other luck of the seed. Intervals are 95 %, "
            "from the spread between deals. Equal bots leave nothing for the players to explain."
        )

    def as_json(self, seed: int | str) -> dict[str, Any]:
        return {
            "game": self.study.game,
            "study": self.study.name,
            "seed": seed,
            "level": LEVEL,
            "settings": [
                {
                    "name": setting.name,
                    **({} if setting.at is None else {"at": setting.at}),
                    "players": setting.players,
                    "bots": list(setting.specs[0].bots),
                    "deals": self.deals[setting.name],
                    "explains": {part: one.as_json() for part, one in self.counts[setting.name].items()},
                }
                for setting in self.study.settings
                if setting.name in self.counts
            ],
        }

    def as_rows(self) -> list[tuple[object, ...]]:
        """For a spreadsheet."""
        rows: list[tuple[object, ...]] = [("setting", "at", "deals", "explained_by", "value", "low", "high")]
        for setting in self.study.settings:
            at = "" if setting.at is None else f"{setting.at:g}"
            for part, one in self.counts.get(setting.name, {}).items():
                rows.append((setting.name, at, self.deals[setting.name], part, *one.as_json().values()))
        return rows


def lucks(study: Study, counts: dict[str, LuckCounts]) -> Lucks:
    """Of the settings with enough deals to say anything."""
    enough = {name: each for name, each in counts.items() if each.games > 1}
    found = {name: luck_of(each) for name, each in enough.items()}
    return Lucks(study, found, {name: each.games for name, each in enough.items()})
