"""A bot that plays as well as its opponents need it: it wants a close game, at the edge of losing.

It is two players of the same room. The good one plays while it is behind, the gentle one while it is ahead; in between
chance decides, the more for the good one the further it is behind. Where it stands follows from what everybody sees, so
an attentive person can notice it, and nothing about hidden cards shows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from ..core import Dice, Fact
from .bot import Bot
from .room import BotRoom
from .temperament import Temperament

__all__ = ["AdaptingBot"]

GENTLE: Final = 70
"""In percent: how often the gentle player does not think."""
EDGE: Final = 45
"""It aims at winning this share of its games against one opponent, in percent."""
STEEP: Final = 4
"""In percent: how much surer the gentle player is to decide for every percent it stands above its aim."""


class AdaptingBot(Bot[Any, Any]):
    def __init__(self, room: BotRoom, dice: Dice, temperament: Temperament) -> None:
        self.room = room
        self.dice = dice
        self.temperament = temperament
        self.good = room.practised(dice, temperament)
        self.gentle = room.at_level(dice, None, replace(temperament, blunder=GENTLE))

    def sit_down(self, view: Any) -> None:
        self.good.sit_down(view)
        self.gentle.sit_down(view)

    def notice(self, fact: Fact) -> None:
        self.good.notice(fact)
        self.gentle.notice(fact)

    def choose(self, view: Any, options: Sequence[Any]) -> Any | None:
        players = len(view.players)
        above = self.room.standing(view) * players / 2 * 100 - EDGE
        gently = self.dice.below(100) < 50 + STEEP * above
        return (self.gentle if gently else self.good).choose(view, options)
