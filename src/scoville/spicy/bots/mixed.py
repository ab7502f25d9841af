"""The strongest player of SPICY: a network says what is worth trying, and a search tries it.

It does not assume that the others play as it does. In every imagined world each of them plays in one of several
manners, the likelier the better it fits what that seat has shown. This seat itself and the players of the manner
`learned` play on by a smaller, quick network; where the player of the top card is one of those, the card is weighed by
what that network would have laid. The network's opinion counts as if it came from earlier playouts, so a short search
follows the network and a long one corrects it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log
from pathlib import Path
from time import thread_time
from typing import Final

from ...bots.blueprint import Blueprint
from ...bots.temperament import Temperament
from ...core import Dice
from .. import Action, Challenge, Play, View
from ..rules.codes import NUMBER, SPICE
from ..rules.tables import tables_for
from .eyes import SpicyEyes
from .heuristic import made_policy
from .instincts import instinct_for
from .known import table_before
from .manners import MANNERS, readiness, seem
from .search import Search
from .searching import SearchBot, add_all, halve
from .weights import Weights, weights_for

__all__ = ["NETWORKS", "MixedSearchBot"]

NETWORKS: Final = Path(__file__).with_name("networks")
MOST: Final = 8
"""How many choices of the network are tried."""
LEAST: Final = 0.01
"""A choice that the network makes less often is not tried."""
EARLIER: Final = 60
"""The network's opinion counts like this many playouts."""
WORTH: Final = 0.03
"""In chances to win: what it means that the network makes one choice e times as often as another."""
EVEN: Final = 0.02
"""Choices left at the end that are this near to the best are drawn as the network makes them: nobody foresees them."""
PONDERED: Final = 200
"""The worlds from which `explain` tells what the network would have laid."""
ANCHOR: Final = 0.01
"""The part of that which no number of playouts outweighs: the imagined players are not the real ones."""


class MixedSearchBot(SearchBot):
    def __init__(
        self,
        dice: Dice,
        setting: str = "",
        temperament: Temperament | None = None,
        weights: Callable[[int], Weights] = weights_for,
    ) -> None:
        super().__init__(dice, setting, temperament, weights)
        eyes = SpicyEyes()
        eyes.memory = self.memory
        self.blueprint = Blueprint(eyes, NETWORKS)

    def _think(self, view: View, options: Sequence[Action]) -> Action | None:
        start = thread_time()
        likely = self.inclined(view, self.blueprint.likely(view, options, MOST, LEAST))
        if not likely:
            return super()._think(view, options)
        if len(likely) == 1:
            only: Action | None = likely[0][1]
            return only
        if self.budget.milliseconds == 0:
            return self._follow(likely)
        return self._try(view, options, likely, start)

    def inclined(
        self, view: View, likely: Sequence[tuple[float, Action | None]]
    ) -> Sequence[tuple[float, Action | None]]:
        """What the network would do, as this bot's temperament bends it."""
        bluff, suspicion = ((percent / 100) ** 4 for percent in (self.temperament.bluff, self.temperament.suspicion))
        if bluff == suspicion == 1.0:
            return likely
        tables = tables_for(view.rules)
        found = []
        for chance, option in likely:
            bluffs = isinstance(option, Play) and not tables.holds(option.card, option.claim, NUMBER | SPICE)
            by = bluff if bluffs else suspicion if isinstance(option, Challenge) else 1.0
            found.append((max(chance * by, 1e-9), option))
        return found

    def _follow(self, likely: Sequence[tuple[float, Action | None]]) -> Action | None:
        """Without time to search, as the network does."""
        left = self.dice.below(1 << 30) / (1 << 30) * sum([chance for chance, _ in likely])
        for chance, option in likely:
            left -= chance
            if left < 0:
                return option
        return likely[0][1]

    def _try(
        self, view: View, options: Sequence[Action], likely: Sequence[tuple[float, Action | None]], start: float
    ) -> Action | None:
        search = self.search(view, options)
        thoughts = [log(chance) for chance, _ in likely]
        choices = [option for _, option in likely]
        add_all(search, choices)

        def value(i: int) -> float:
            times = search.times(i)
            seen = times / (times + EARLIER)
            return seen * search.mean(i) + ((1 - seen) * WORTH + ANCHOR) * thoughts[i]

        halve(search, choices, self.budget, value, start)
        left = [i for i in range(len(choices)) if not search.dropped(i)]  # tried equally often, so they can be compared
        best = max(map(value, left))
        return self._follow([likely[i] for i in left if value(i) >= best - EVEN])

    def suspicions(self, view: View) -> list[int] | None:
        return [readiness(shares) for shares in seem(self.memory, len(view.players))]

    def assume(self, search: Search, view: View) -> None:
        weights = self.weights(len(view.players))
        _, *others = (made_policy(view.rules, weights, manner.bluff, manner.suspicion) for manner in MANNERS)
        search.mix(*others)
        instinct = instinct_for(view)
        if instinct is not None:
            search.trust(instinct)
            before = table_before(view, self.memory)
            if before is not None:
                search.ponder(before)
        for seat, shares in enumerate(seem(self.memory, len(view.players))):
            for manner, share in enumerate(shares):
                search.assume(seat, manner, round(1000 * share))

    def top_truths(self, view: View) -> tuple[float, float, float] | None:
        search = self.search(view, ())
        return search.top_truths(PONDERED) if search.pondering else None
