"""The plain bot: any card, any claim, each equally likely."""

from __future__ import annotations

from collections.abc import Sequence

from ...bots.bot import Bot
from ...core import Dice
from .. import Accept, Action, Challenge, Pass, Play, View

__all__ = ["RandomBot"]


class RandomBot(Bot[View, Action]):
    """Chooses at random. It draws the kind of action first, or it would challenge nearly every card."""

    CALM = 10
    """How many times it lets a card be for each time it reacts."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, view: View, options: Sequence[Action]) -> Action | None:
        plays = [option for option in options if isinstance(option, Play)]
        if plays:
            if self.dice.below(self.CALM) == 0:
                return Pass()
            return plays[self.dice.below(len(plays))]
        if self.dice.below(self.CALM) == 0:
            reactions = [option for option in options if not isinstance(option, Accept)]
            challenges = [option for option in reactions if isinstance(option, Challenge)]
            kind = challenges if challenges and self.dice.below(2) else reactions
            if kind:
                return kind[self.dice.below(len(kind))]
        return Accept() if Accept() in options else None
