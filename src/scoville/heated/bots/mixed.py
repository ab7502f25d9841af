"""The strongest player of HEATED: its search imagines several manners of players, and listens to the network of
`learned` where that knows the table.

Every imagined table is played on in another manner: as the policy thinks best, warily, boldly, or carelessly. It is not
played to its end: after some decisions the network of outlook.py says who will win. The end is mostly luck, so this is
quicker and says more. What the network of `learned` thinks an option is worth counts as if it came from earlier
playouts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ...bots.exponent import FINE
from ...bots.temperament import Temperament
from ...bots.thinking import Budget, OptionValue
from ...core import Dice
from ...core.needs import Missing
from .. import Action, View
from .heuristic import ASKING, REFUSING, tempered
from .opinion import UNIT, Opinion, considered, load_opinion
from .outlook import Outlook, load_outlook
from .policy import Policy
from .search import MOST, HeatedSearchBot, Tried
from .trained import knows

__all__ = ["SHARES", "HeatedMixedSearchBot", "imagined_manners"]

EARLIER: Final = 200
"""The network's opinion counts like this many playouts."""
LIKING: Final = 3
"""In units of the network: a hundredth of a card, by which a temperament likes an option better."""
SHARES: Final = (("heuristic", "wary", "bold", "careless"), (0.4, 0.2, 0.2, 0.2))
"""How the others are taken to play; nothing that everybody sees tells these apart."""
SOON: Final = 4
"""Decisions per player before the outlook is asked."""
LEAST_GAIN: Final = 0.003
"""The outlook is not exact: an option must beat the favourite at first sight by this much of a chance to win."""
CARELESS: Final = 90
"""In hundredths of a card: how far a careless player's liking strays."""


def imagined_manners(weights: Mapping[str, int] | None) -> tuple[Policy, ...]:
    """The policies that others are taken to play by, each equally likely."""
    even, careless = tempered(Temperament(), weights), tempered(Temperament(), weights)
    careless.whim = CARELESS
    wary, bold = (tempered(Temperament(*each), weights) for each in ((70, 150), (160, 80)))
    return even, even, wary, bold, careless


class HeatedMixedSearchBot(HeatedSearchBot):
    def __init__(
        self,
        dice: Dice,
        setting: str = "",
        temperament: Temperament | None = None,
        weights: Mapping[str, int] | None = None,
    ) -> None:
        super().__init__(dice, setting, temperament, weights)
        self.manners = imagined_manners(weights)
        self.outlook: Outlook | None = load_outlook()
        """None plays every imagined table to its end."""
        try:
            self.opinion: Opinion | None = load_opinion()
        except Missing:
            self.opinion = None
        self._thought: dict[Action | None, float] = {}
        """What the network thinks the options are worth, in chances to win."""
        self._foresees = False

    def _consider(self, view: View, options: Sequence[Action]) -> Action | None:
        if self.budget.milliseconds == 0 and self.opinion is not None and knows(view.rules):
            return self.candidates(view, options)[0]
        return super()._consider(view, options)

    def candidates(self, view: View, options: Sequence[Action], most: int = MOST) -> list[Action | None]:
        """What looks best at first sight. Where the network knows the table, what it likes best comes first."""
        chosen = super().candidates(view, options, most)
        self._thought = {}
        if self.opinion is None or not knows(view.rules):
            return chosen
        _, state, seat, listed, _, refusing, asking = self._compared(view, options)
        listed = considered(state, listed)
        rated = self.opinion.rate(state, seat, listed, self.memory.lacks)
        for i, option in enumerate(listed):
            if option == REFUSING:
                rated[i] += LIKING * refusing
            elif option == ASKING:
                rated[i] += LIKING * asking
        unit = 4 / (len(view.players) * UNIT * 2.0**FINE)
        self._thought = {option: worth * unit for option, worth in zip(listed, rated, strict=True)}
        chosen = [option for option in chosen if option in self._thought]
        order = sorted(range(len(listed)), key=lambda i: -rated[i])
        found = [listed[i] for i in order[: most // 2]]
        return [*found, *(option for option in chosen if option not in found)][:most]

    def compare(
        self,
        view: View,
        options: Sequence[Action],
        choices: Sequence[Action | None],
        budget: Budget,
        kept: Action | None = None,
    ) -> list[OptionValue]:
        self._foresees = knows(view.rules)
        self.least_gain = LEAST_GAIN if self._foresees else 0.0
        return super().compare(view, options, choices, budget, kept)

    def foresight(self) -> tuple[int, Outlook | None]:
        if self.outlook is None or not self._foresees:
            return super().foresight()
        return SOON, self.outlook

    def worse(self, one: Tried) -> float:
        if self.outlook is None or not self._thought:
            return -one.mean
        return -(one.total + EARLIER * self._thought[one.option]) / (one.times + EARLIER)

    def prefers(self, best: OptionValue, favourite: OptionValue) -> bool:
        if self.outlook is None or not self._thought:
            return super().prefers(best, favourite)
        seen = favourite.playouts / (favourite.playouts + EARLIER)
        thought = self._thought[best.option] - self._thought[favourite.option]
        return seen * (best.chance - favourite.chance) + (1 - seen) * thought > 0

    def play_as(self) -> Policy:
        return self.manners[self.dice.below(len(self.manners))]
