"""A simulated season: do ratings that are updated game by game order people as well as a fit of all games at once?

python bench/season.py                    # 2,000 people, 50,000 games at tables of 2 to 6, each number of its own
python bench/season.py --players 4        # all games at tables of four
python bench/season.py --people 200 --games 4000

Strengths are drawn so that one person in twenty is weaker than a kitten and one in twenty stronger than a tiger, by the
tables of docs/bots.md. A result is drawn by Plackett–Luce. One table in two is filled at random, the others with people
near in rating, as a quick match does: nobody who seats people knows the true strengths.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy.optimize import minimize  # type: ignore[import-untyped]
from scipy.stats import spearmanr  # type: ignore[import-untyped]

from scoville.ratings import Played, Skill, rate_game
from scoville.ratings.skill import LOGISTIC

Array = np.ndarray[Any, np.dtype[Any]]
KITTEN, TIGER = 1193.0, 1874.0  # of version 0.1, so that its tables can be repeated
"""Ratings for two players in version 0.1: kitten 1193, cat 1382, and the tiger 492 above the cat."""
NEAR = 0.5
WIDTH = 0.05
"""People near in rating: within that part of the ladder on either side."""
RESORT = 200
"""Games after which the ladder is sorted anew."""


@dataclass
class Rated:
    """A season at tables of one size."""

    strengths: Array
    games: Array
    """A row for each game: people by place, the winner first."""
    ratings: Array
    seconds: float
    """Processor time of the rating alone."""

    @property
    def correlation(self) -> float:
        return float(spearmanr(self.ratings, self.strengths)[0])

    def fitted(self, prior: float) -> float:
        """The rank correlation of a fit on the same games."""
        return float(spearmanr(fit(self.games, len(self.strengths), prior), self.strengths)[0])


def play(people: int, games: int, players: int, seed: int) -> Rated:
    luck = np.random.default_rng(seed)
    strengths = luck.normal((KITTEN + TIGER) / 2, (TIGER - KITTEN) / 2 / 1.645, people)
    activity = luck.lognormal(0, 0.5, people)
    by_activity = np.cumsum(activity / activity.sum())
    skills = [Skill()] * people
    rows, seconds = np.empty((games, players), dtype=np.int64), 0.0
    width = max(players, round(WIDTH * people))
    order, rank = np.arange(people), np.arange(people)
    for game in range(games):
        if game % RESORT == 0:
            order = np.argsort([skill.rating for skill in skills], kind="stable")
            rank[order] = np.arange(people)
        seated = [min(people - 1, int(np.searchsorted(by_activity, luck.random())))]
        near = luck.random() < NEAR
        while len(seated) < players:
            if near:
                at = int(rank[seated[0]] + luck.integers(-width, width + 1))
                other = int(order[at]) if 0 <= at < people else seated[0]
            else:
                other = min(people - 1, int(np.searchsorted(by_activity, luck.random())))
            if other not in seated:
                seated.append(other)
        best_first = np.argsort(-(strengths[seated] / LOGISTIC + luck.gumbel(size=players)))
        row = [seated[seat] for seat in best_first]
        rows[game] = row
        began = time.process_time()
        after = rate_game([Played(skills[person], place) for place, person in enumerate(row)])
        for person, skill in zip(row, after, strict=True):
            skills[person] = skill
        seconds += time.process_time() - began
    return Rated(strengths, rows, np.array([skill.rating for skill in skills]), seconds)


def fit(games: Array, people: int, prior: float) -> Array:
    """Plackett–Luce strengths with the greatest likelihood. `prior` is the weight of a normal prior: without any, the
    strength of somebody who always wins is infinite."""

    def loss(strengths: Array) -> tuple[float, Array]:
        seats = strengths[games]
        top = seats.max(axis=1, keepdims=True)
        odds = np.exp(seats - top)
        left = np.cumsum(odds[:, ::-1], axis=1)[:, ::-1]  # of everybody not yet placed
        likelihood = (seats - top - np.log(left))[:, :-1].sum()
        shares = 1 / left
        shares[:, -1] = 0
        slope = np.ones_like(seats)
        slope[:, -1] = 0
        slope -= odds * np.cumsum(shares, axis=1)
        slopes = np.bincount(games.ravel(), slope.ravel(), people)
        return -likelihood + prior * float(strengths @ strengths) / 2, -slopes + prior * strengths

    found = minimize(loss, np.zeros(people), jac=True, method="L-BFGS-B", options={"maxiter": 2000, "maxfun": 4000})
    return np.asarray(found.x)


WEAK = 1e-3
"""The weight of a prior that decides nothing but keeps the fit finite."""
TRUE = (LOGISTIC / ((TIGER - KITTEN) / 2 / 1.645)) ** 2
"""The weight of the prior from which the strengths were drawn: a fit that knows more than anybody can."""


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--people", type=int, default=2000)
    options.add_argument("--games", type=int, default=50_000)
    options.add_argument("--players", type=int, choices=range(2, 7), help="all tables of this size")
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    sizes = [chosen.players] if chosen.players else list(range(2, 7))
    print(f"{chosen.people:,} people, {chosen.games:,} games, seed {chosen.seed}; rank correlation with true strength")
    print("players   games  ratings  likelihood  with true prior  behind  processor time")
    seconds = 0.0
    for players in sizes:
        season = play(chosen.people, chosen.games // len(sizes), players, chosen.seed)
        best = [season.fitted(WEAK), season.fitted(TRUE)]
        seconds += season.seconds
        print(
            f"{players:7}  {len(season.games):6,}  {season.correlation:7.4f}  {best[0]:10.4f}  {best[1]:15.4f}"
            f"  {max(best) - season.correlation:6.4f}  {season.seconds:12.1f} s",
            flush=True,
        )
    print(f"all rated in {seconds:.1f} s of processor time")


if __name__ == "__main__":
    main()
