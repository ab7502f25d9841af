"""The strongest player of HEATED: its search imagines several manners of players, and listens to a network if one knows
the table.

Every imagined table is played on in another manner: as the policy thinks best, warily, boldly, or carelessly. The
network's opinion counts as if it came from earlier playouts, as in SPICY.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log
from pathlib import Path
from typing import Final

from ...bots.blueprint import Blueprint
from ...bots.temperament import Temperament
from ...core import Dice
from .. import Action, View
from .eyes import HeatedEyes
from .heuristic import tempered
from .policy import Policy
from .search import MOST, HeatedSearchBot, Tried

__all__ = ["NETWORKS", "SHARES", "HeatedMixedSearchBot"]

NETWORKS: Final = Path(__file__).with_name("networks")
LEAST: Final = 0.01
"""An option that the network takes less often is not added to those that look best at first sight."""
EARLIER: Final = 60
"""The network's opinion counts like this many playouts."""
WORTH: Final = 0.02
"""In chances to win: what it means that the network takes one option e times as often as another."""
SHARES: Final = (("heuristic", "wary", "bold", "careless"), (0.4, 0.2, 0.2, 0.2))
"""How the others are taken to play; nothing that everybody sees tells these apart."""
CARELESS: Final = 90
"""In hundredths of a card: how far a careless player's liking strays."""


class HeatedMixedSearchBot(HeatedSearchBot):
    def __init__(
        self,
        dice: Dice,
        setting: str = "",
        temperament: Temperament | None = None,
        weights: Mapping[str, int] | None = None,
    ) -> None:
        super().__init__(dice, setting, temperament, weights)
        eyes = HeatedEyes()
        eyes.memory = self.memory
        self.blueprint = Blueprint(eyes, NETWORKS)
        careless = tempered(Temperament(), weights)
        careless.whim = CARELESS
        wary, bold = (tempered(Temperament(*each), weights) for each in ((70, 150), (160, 80)))
        self.manners = (self.others, self.others, wary, bold, careless)
        self._liked: dict[Action | None, float] = {}

    def candidates(self, view: View, options: Sequence[Action], most: int = MOST) -> list[Action | None]:
        """What looks best at first sight, and what the network likes; its favourite comes first."""
        chosen = super().candidates(view, options, most)
        likely = self.blueprint.likely(view, options, most // 2, LEAST)
        self._liked = {option: log(chance) for chance, option in likely}
        if not likely:
            return chosen
        found = [option for _, option in likely]
        return [*found, *(option for option in chosen if option not in found)][:most]

    def worse(self, one: Tried) -> float:
        if not self._liked:
            return -one.mean
        seen = one.times / (one.times + EARLIER)
        return -(seen * one.mean + (1 - seen) * WORTH * self._liked.get(one.option, log(LEAST)))

    def play_as(self) -> Policy:
        return self.manners[self.dice.below(len(self.manners))]
