"""The strongest player of HEATED: its search imagines several manners of players, and listens to a network if one knows
the table.

Every imagined table is played on in another manner: as the policy thinks best, warily, boldly, or carelessly. It is not
played to its end: after some decisions the network of outlook.py says who will win. The end is mostly luck, so this is
quicker and says more. The opinion of a network that plays counts as if it came from earlier playouts, as in SPICY.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log
from pathlib import Path
from typing import Final

from ...bots.blueprint import Blueprint
from ...bots.temperament import Temperament
from ...bots.thinking import Budget, OptionValue
from ...core import Dice
from .. import Action, Arbiter, View
from ..rules.state import State
from .eyes import HeatedEyes
from .heuristic import tempered
from .outlook import Outlook, load_outlook
from .policy import Policy
from .search import MOST, HeatedSearchBot, Tried

__all__ = ["NETWORKS", "SHARES", "HeatedMixedSearchBot", "imagined_manners"]

NETWORKS: Final = Path(__file__).with_name("networks")
LEAST: Final = 0.01
"""An option that the network takes less often is not added to those that look best at first sight."""
EARLIER: Final = 60
"""The network's opinion counts like this many playouts."""
WORTH: Final = 0.02
"""In chances to win: what it means that the network takes one option e times as often as another."""
SHARES: Final = (("heuristic", "wary", "bold", "careless"), (0.4, 0.2, 0.2, 0.2))
"""How the others are taken to play; nothing that everybody sees tells these apart."""
SOON: Final = 8
"""Decisions per player before the outlook is asked."""
LEAST_GAIN: Final = 0.003
"""The outlook is not exact: an option must beat the favourite at first sight by this much of a chance to win."""
FORESEEN: Final = frozenset({"regular", "chaos"})
"""The decks with which the outlook was trained. Elsewhere playouts go on to the end."""
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
        eyes = HeatedEyes()
        eyes.memory = self.memory
        self.blueprint = Blueprint(eyes, NETWORKS)
        self.manners = imagined_manners(weights)
        self._liked: dict[Action | None, float] = {}
        self.outlook: Outlook | None = load_outlook()
        """None plays every imagined table to its end."""
        self._foresees = False

    def candidates(self, view: View, options: Sequence[Action], most: int = MOST) -> list[Action | None]:
        """What looks best at first sight, and what the network likes; its favourite comes first."""
        chosen = super().candidates(view, options, most)
        likely = self.blueprint.likely(view, options, most // 2, LEAST)
        self._liked = {option: log(chance) for chance, option in likely}
        if not likely:
            return chosen
        found = [option for _, option in likely]
        return [*found, *(option for option in chosen if option not in found)][:most]

    def compare(
        self,
        view: View,
        options: Sequence[Action],
        choices: Sequence[Action | None],
        budget: Budget,
        kept: Action | None = None,
    ) -> list[OptionValue]:
        rules = view.rules
        self._foresees = rules.mode in FORESEEN and not (rules.deck or rules.add or rules.house)
        self.least_gain = LEAST_GAIN if self._foresees else 0.0
        return super().compare(view, options, choices, budget, kept)

    def play_out(self, others: Policy, arbiter: Arbiter, state: State, dice: Dice, seat: int) -> float:
        if self.outlook is None or not self._foresees:
            return super().play_out(others, arbiter, state, dice, seat)
        others.play_on(arbiter, state, dice, SOON * state.n)
        return self.outlook.chance(state, seat)

    def worse(self, one: Tried) -> float:
        if not self._liked:
            return -one.mean
        seen = one.times / (one.times + EARLIER)
        return -(seen * one.mean + (1 - seen) * WORTH * self._liked.get(one.option, log(LEAST)))

    def play_as(self) -> Policy:
        return self.manners[self.dice.below(len(self.manners))]
