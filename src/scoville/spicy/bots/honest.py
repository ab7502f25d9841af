"""A bot that tells the truth while it can, and half of it when it cannot."""

from __future__ import annotations

from collections.abc import Sequence

from ...bots.bot import Bot
from ...core import Dice, Fact
from .. import Accept, Action, Challenge, Claim, Copy, Pass, Play, Trait, View
from ..rules.cards import KINDS
from ..rules.codes import NUMBER, SPICE
from ..rules.tables import Tables, tables_for
from .memory import Memory

__all__ = ["HonestBot"]

LONG_HAND = 9
"""With this many cards it no longer passes when it has nothing even half true to say."""


class HonestBot(Bot[View, Action]):
    """Bluffs only when forced: if it has nothing true to say and its hand keeps growing."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.memory = Memory()

    def notice(self, fact: Fact) -> None:
        self.memory.notice(fact)

    def choose(self, view: View, options: Sequence[Action]) -> Action | None:
        self.memory.look(view)
        tables = tables_for(view.rules)
        plays = [option for option in options if isinstance(option, Play) and not option.under]
        if plays:
            return self._turn(view, tables, plays)
        return self._challenge(view, tables, options) or self._copy(view, tables, options)

    def _turn(self, view: View, tables: Tables, plays: list[Play]) -> Action:
        """The lowest true claim, which leaves most room for the next one. Otherwise half of the truth, otherwise it
        passes."""
        for truth in (NUMBER | SPICE, SPICE, NUMBER):
            found = [play for play in plays if tables.holds(play.card, play.claim, truth)]
            if found:
                lowest = min(play.claim.number for play in found)
                return self._any([play for play in found if play.claim.number == lowest])
        return self._any(plays) if len(view.hand) >= LONG_HAND else Pass()

    def _any(self, plays: list[Play]) -> Play:
        return plays[self.dice.below(len(plays))]

    def _challenge(self, view: View, tables: Tables, options: Sequence[Action]) -> Action | None:
        traits = [option.trait for option in options if isinstance(option, Challenge)]
        top = view.top
        if not traits or top is None or top.claim is None:
            return Accept() if Accept() in options else None
        unseen = self.memory.unseen(view)
        last = Accept() in options
        if self.dice.below(100) < self._doubt(view, tables, unseen, top.claim, last):
            if traits == [Trait.WRONG]:
                return Challenge(Trait.WRONG)
            number, spice = (_left(tables, unseen, top.claim, trait) for trait in (NUMBER, SPICE))
            return Challenge(Trait.NUMBER if number <= spice else Trait.SPICE)
        return Accept() if last else None

    def _doubt(self, view: View, tables: Tables, unseen: list[int], claim: Claim, last: bool) -> int:
        """In percent: certain if no such card is left, eager if a trophy is at stake."""
        if _left(tables, unseen, claim, NUMBER | SPICE) == 0:
            return 100
        if last:
            return 100 if view.players[view.stack[-1].by].trophies else 50
        return 3 + len(view.stack)

    def _copy(self, view: View, tables: Tables, options: Sequence[Action]) -> Action | None:
        """Only with the very card, because a challenged copy has to be right in both traits."""
        top = view.top
        if top is None or top.claim is None:
            return None
        for option in options:
            if isinstance(option, Copy) and not option.under and tables.holds(option.card, top.claim, NUMBER | SPICE):
                return option
        return None


def _left(tables: Tables, unseen: list[int], claim: Claim, traits: int) -> int:
    """How many unseen cards have these traits of the claim right."""
    return sum(unseen[card] for card in range(KINDS) if tables.holds(card, claim, traits))
