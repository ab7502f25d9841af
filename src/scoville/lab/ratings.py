"""Ratings of bots: Bradley–Terry strengths on Elo's scale, with one bot's rating fixed.

400 points are odds of ten to one. `random` always has 1000, so you can compare the ladders of different runs
as long as game, players and rules are the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Any, Final

from ..core.needs import Missing
from .spec import RANDOM
from .statistics import independent_games
from .tournament import Pairing

__all__ = ["REFERENCE", "Rating", "need_library", "rate"]

REFERENCE: Final = 1000.0
ELO: Final = 400 / log(10)
PRIOR: Final = 0.5
"""Half a game won by each side of a pairing. It keeps the rating of a bot that always wins finite. Nobody knows how
much better such a bot is, so the far end of its interval is only what this half game allows."""
RESAMPLED: Final = 1000


@dataclass(frozen=True, slots=True)
class Rating:
    bot: str
    value: float
    low: float
    high: float

    def as_json(self) -> dict[str, Any]:
        return {"bot": self.bot, "rating": self.value, "low": self.low, "high": self.high}


def need_library() -> Any:
    """The libraries, or one sentence that says how to get them."""
    try:
        import choix  # type: ignore[import-untyped,import-not-found,unused-ignore]  # noqa: PLC0415
        import numpy  # noqa: PLC0415
    except ImportError as error:
        raise Missing(f"The ladder needs {error.name}", "lab") from None
    return choix, numpy


def rate(pairings: Sequence[Pairing]) -> list[Rating]:
    """The ladder, best first. For the intervals (95 %) every share is drawn repeatedly from where it may truly be,
    given as many independent games as the deals are worth. So a bot that has won or lost all of them has an interval,
    too."""
    choix, np = need_library()
    seated = dict.fromkeys(bot for one in pairings if one.deals for bot in (one.one, one.other))
    bots = list(seated)
    if not bots:
        return []
    # A pairing without a deal counts with its half games alone: an interrupted run may have left two groups of bots
    # that never met, and nothing else would connect their strengths.
    played = [pairing for pairing in pairings if pairing.one in seated and pairing.other in seated]
    anchor = bots.index(RANDOM) if RANDOM in bots else 0
    at = {bot: i for i, bot in enumerate(bots)}
    shares = [pairing.by_deal() for pairing in played]
    means = [sum(share) / len(share) if share else 0.5 for share in shares]
    worth = [
        independent_games(share, pairing.games_each) if share else 0.0
        for share, pairing in zip(shares, played, strict=True)
    ]

    def strengths(means: list[float]) -> Any:
        won = np.zeros((len(bots), len(bots)))
        for pairing, mean in zip(played, means, strict=True):
            one, other = at[pairing.one], at[pairing.other]
            won[one, other] = mean * pairing.games + PRIOR
            won[other, one] = (1 - mean) * pairing.games + PRIOR
        found = choix.ilsr_pairwise_dense(won)
        return REFERENCE + ELO * (found - found[anchor])

    ratings = strengths(means)
    chance = np.random.default_rng(0)

    def drawn(mean: float, games: float) -> float:
        return float(chance.beta(mean * games + PRIOR, (1 - mean) * games + PRIOR))

    again = np.array([strengths([drawn(*known) for known in zip(means, worth, strict=True)]) for _ in range(RESAMPLED)])
    low, high = np.quantile(again, [0.025, 0.975], axis=0)
    ladder = [
        Rating(bot, *(round(float(x), 1) for x in (ratings[i], min(low[i], ratings[i]), max(high[i], ratings[i]))))
        for i, bot in enumerate(bots)
    ]
    return sorted(ladder, key=lambda rating: (-rating.value, rating.bot))
