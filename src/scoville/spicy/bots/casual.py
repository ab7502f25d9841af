"""A bot for relaxed play: honest while it can be, bluffs when it must, doubts now and then.

All weights are whole numbers and all luck comes from its own dice, so a game with it can be repeated.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...bots.bot import Bot
from ...core import Dice
from .. import Accept, Action, Challenge, Claim, Copy, Pass, Play, Trait, View
from ..rules.tables import Tables, tables_for

__all__ = ["CasualBot"]

HONEST = 80
"""In percent, like all below: how often it tells the truth if it can."""
HALF_TRUE = 85
PASSES = 20


class CasualBot(Bot[View, Action]):
    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, view: View, options: Sequence[Action]) -> Action | None:
        if any(isinstance(option, Play) for option in options):
            return self._take_turn(view, options)
        return self._react(view, options)

    def _chance(self, percent: int) -> bool:
        return self.dice.below(100) < percent

    def _weighed(self, choices: list[tuple[int, Play]]) -> Play:
        at = self.dice.below(sum(weight for weight, _ in choices))
        for weight, action in choices:
            at -= weight
            if at < 0:
                return action
        raise AssertionError("the weights were summed before")

    # --- its turn -------------------------------------------------------------------------------

    def _take_turn(self, view: View, options: Sequence[Action]) -> Action:
        """Mostly the truth if it can, otherwise half of it; with a hand to spare it sometimes passes."""
        plays = [option for option in options if isinstance(option, Play)]
        tables = tables_for(view.rules)
        true = [play for play in plays if _truth(tables, play) == 2]
        half = [play for play in plays if _truth(tables, play) == 1]
        if not true and len(view.hand) > 2 and self._chance(PASSES):
            return Pass()
        if true and self._chance(HONEST):
            plays = true
        elif half and self._chance(HALF_TRUE):
            plays = half
        return self._weighed([(_ease(view, play), play) for play in plays])

    # --- another's card ----------------------------------------------------------------------------

    def _react(self, view: View, options: Sequence[Action]) -> Action | None:
        top = view.top
        if top is not None and top.claim is not None:
            traits = [option.trait for option in options if isinstance(option, Challenge)]
            if traits and self._chance(self._doubt(view, top.claim, last=Accept() in options)):
                return Challenge(self._weak_trait(view, top.claim, traits))
            copy = self._copy(view, top.claim, options)
            if copy is not None:
                return copy
        return Accept() if Accept() in options else None

    def _doubt(self, view: View, claim: Claim, last: bool) -> int:
        """In percent. Holding a card means that fewer of its kind are elsewhere."""
        held = sum(1 for card in view.hand if card == int(claim))
        laid = sum(1 for card in view.stack if card.card == int(claim))
        if held + laid >= view.rules.copies:
            return 90
        doubt = 4 + claim.number // 2 + len(view.stack) // 2 + 9 * (held + laid)
        if view.paw is not None:
            doubt += 10
        return doubt + 22 if last else doubt

    def _weak_trait(self, view: View, claim: Claim, traits: list[Trait]) -> Trait:
        if len(traits) == 1:
            return traits[0]
        same_spice = sum(1 for card in view.hand if card.spice == claim.spice)
        same_number = sum(1 for card in view.hand if card.number == claim.number)
        spice = 40 + 5 * same_spice - 5 * same_number
        return Trait.SPICE if self._chance(min(max(spice, 15), 85)) else Trait.NUMBER

    def _copy(self, view: View, claim: Claim, options: Sequence[Action]) -> Copy | None:
        tables = tables_for(view.rules)
        copies = [option for option in options if isinstance(option, Copy) and not option.under]
        true = [copy for copy in copies if tables.holds(copy.card, claim, Trait.WRONG.code)]
        if true and self._chance(60):
            return true[self.dice.below(len(true))]
        if copies and self._chance(2):
            return copies[self.dice.below(len(copies))]
        return None


def _truth(tables: Tables, play: Play) -> int:
    """How many traits of the claim are right."""
    return sum(tables.holds(play.card, play.claim, trait.code) for trait in (Trait.NUMBER, Trait.SPICE))


def _ease(view: View, play: Play) -> int:
    """Weight: small steps leave room for the next turn; cards go under a 5 now and then."""
    top = view.top.claim if view.top else None
    step = play.claim.number - top.number if top is not None and top.number < play.claim.number else 1
    return max(1, 60 // step // (1 + 6 * len(play.under)))
