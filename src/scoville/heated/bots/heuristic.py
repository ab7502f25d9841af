"""A good player of HEATED that thinks no further than the card in its hand.

It keeps cards that can be played at any time, refuses when it pays, burdens the player who is about to go out, gives
away what helps nobody and remembers who could not follow. The values are in policy.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...bots.bot import Bot
from ...bots.temperament import Temperament
from ...core import Dice, Fact
from .. import Action, Ask, Call, Card, Play, Slap, View
from ..rules.state import State
from .known import counted
from .memory import Memory
from .policy import Policy
from .rating import best_of, kind_of, may_wait, rate_all

__all__ = ["HeatedHeuristicBot", "any_option", "policy_of", "weighing"]


def policy_of(bot: Bot[Any, Any]) -> Policy | None:
    """The policy that decides all that a bot does; None if anything else decides too."""
    if type(bot) is not HeatedHeuristicBot or bot.temperament != Temperament():
        return None
    return bot.policy


ASKING, REFUSING = Ask(), Play(Card("no-thanks"))
ANYWAY = 400
"""Of this many careless moments a bot follows its temperament once for every percent above 100."""
GLIMPSES = 3
"""A careless bot sees this many of its options and takes the worst: any of them at random would cost it little."""


class HeatedHeuristicBot(Bot[View, Action]):
    def __init__(
        self, dice: Dice, temperament: Temperament | None = None, weights: Mapping[str, int] | None = None
    ) -> None:
        """`weights` by name, where they differ from those of `Worth`."""
        self.dice = dice
        self.temperament = temperament or Temperament()
        self.memory = Memory()
        self.policy = tempered(self.temperament, weights)

    def sit_down(self, view: View) -> None:
        self.memory.look(view)  # so that it knows what was held before hands are swapped

    def notice(self, fact: Fact) -> None:
        self.memory.notice(fact)

    def choose(self, view: View, options: Sequence[Action]) -> Action | None:
        self.memory.look(view)
        if self.temperament.blunder and self.dice.below(100) < self.temperament.blunder:
            return self._carelessly(view, options)
        for option in options:
            if type(option) is Call:
                return option
        if len(options) == 1 and (
            (type(options[0]) is Slap and view.phase == "slaps") or not may_wait(view)
        ):  # TOO HOT
            return options[0]
        return self._consider(view, options)

    def _consider(self, view: View, options: Sequence[Action]) -> Action | None:
        """Decides between two or more options."""
        return best_of(*self._compared(view, options))

    def _rated(self, view: View, options: Sequence[Action]) -> list[tuple[int, Action | None]]:
        """Every option, and letting be if possible, with its value and a little randomness."""
        return rate_all(*self._compared(view, options))

    def _carelessly(self, view: View, options: Sequence[Action]) -> Action | None:
        """As a child plays that misjudges its cards, or as its temperament has it."""
        dice, bold, wary = self.dice, self.temperament.bluff - 100, self.temperament.suspicion - 100
        if bold > 0 and ASKING in options and dice.below(ANYWAY) < bold:
            return ASKING
        if wary > 0 and REFUSING in options and dice.below(ANYWAY) < wary:
            return REFUSING
        rated = self._rated(view, options)
        plain = [one for one in rated if one[1] not in (ASKING, REFUSING)] or rated
        if not plain:
            return None
        return min((plain[dice.below(len(plain))] for _ in range(GLIMPSES)), key=lambda one: one[0])[1]

    def _compared(
        self, view: View, options: Sequence[Action]
    ) -> tuple[Policy, State, int, list[Action | None], Dice, int, int]:
        """The arguments for rating.py."""
        seat = view.seat
        assert seat is not None
        state = counted(view, options, self.memory)
        self.policy.set_lacks(self.memory.lacks, len(view.players))
        listed: list[Action | None] = [*options, None] if may_wait(view) else [*options]
        # A bluffer asks although it could draw; a suspicious bot refuses what is aimed at it.
        refusing = self.temperament.suspicion - 100 if view.turn != seat else 0
        return self.policy, state, seat, listed, self.dice, refusing, self.temperament.bluff - 100


def weighing(weights: Mapping[str, int] | None) -> Policy:
    policy = Policy()
    for name, value in (weights or {}).items():
        setattr(policy, name, value)
    return policy


def tempered(temperament: Temperament, weights: Mapping[str, int] | None = None) -> Policy:
    """Suspicion refuses sooner and aims at the player who is about to go out; bluff likes to give what does not
    help."""
    policy = weighing(weights)
    policy.poison = temperament.bluff
    policy.refuse = temperament.suspicion
    for threat in ("threat1", "threat2", "threat3"):
        more = getattr(policy, threat) - 100
        setattr(policy, threat, 100 + more * temperament.suspicion // 100)
    return policy


def any_option(view: View, options: Sequence[Action], dice: Dice) -> Action | None:
    """A random choice. It draws the kind of action first, because a TRAP fits in many places."""
    kinds: dict[type[Action] | Card | None, list[Action]] = {}
    for option in options:
        kinds.setdefault(kind_of(option), []).append(option)
    if may_wait(view):
        kinds[None] = []  # letting things be counts like any other kind
    chosen = list(kinds.values())[dice.below(len(kinds))]
    return chosen[dice.below(len(chosen))] if chosen else None
