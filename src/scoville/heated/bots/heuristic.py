"""A good player of HEATED that thinks no further than the card in its hand.

It keeps what goes at any time, refuses when it pays, burdens whoever is about to go out, gives away what helps nobody
and remembers who could not follow. What things are worth is in instinct.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...bots.bot import Bot
from ...bots.temperament import Temperament
from ...core import Dice, Fact
from .. import Action, Ask, Call, Card, Play, Slap, View
from .imagine import Imagined
from .instinct import Instinct
from .memory import Memory
from .rating import may_wait, rate

__all__ = ["HeatedHeuristicBot", "any_option", "weighing"]

WHIM = 12
"""Hundredths of a card: what is worth about the same is chosen by chance."""
WHIM_WITHIN = 3
"""Among the ways to do the same. A GHOST PEPPER SPRAY has so many orders that the largest whim would choose."""

REFUSALS = (Card("no-thanks"), Card("mercy"))


class HeatedHeuristicBot(Bot[View, Action]):
    def __init__(
        self, dice: Dice, temperament: Temperament | None = None, weights: Mapping[str, int] | None = None
    ) -> None:
        """`weights` by name, where they are not those of `Reckoning`."""
        self.dice = dice
        self.temperament = temperament or Temperament()
        self.memory = Memory()
        self.instinct = tempered(self.temperament, weights)

    def sit_down(self, view: View) -> None:
        self.memory.look(view)  # whose hands are swapped later is known by what was held before

    def notice(self, fact: Fact) -> None:
        self.memory.notice(fact)

    def choose(self, view: View, options: Sequence[Action]) -> Action | None:
        self.memory.look(view)
        if self.temperament.blunder and self.dice.below(100) < self.temperament.blunder:
            return any_option(view, options, self.dice)
        if Call() in options:
            return Call()
        if view.phase == "slaps" and len(options) == 1 and Slap() in options:
            return Slap()  # TOO HOT
        if len(options) == 1 and not may_wait(view):
            return options[0]
        return self._consider(view, options)

    def _consider(self, view: View, options: Sequence[Action]) -> Action | None:
        """Two or more things can be done."""
        return max(self._rated(view, options), key=lambda pair: pair[0])[1]

    def _rated(self, view: View, options: Sequence[Action]) -> list[tuple[int, Action | None]]:
        """Every option, and letting be where that is one, with its worth and a little whim."""
        imagined = Imagined(view, options, self.memory)
        state = imagined.counted()
        for seat in range(len(view.players)):
            self.instinct.set_lacks(seat, self.memory.lacks.get(seat, 0))
        listed: list[Action | None] = [*options, None] if may_wait(view) else [*options]
        whims: dict[type[Action] | Card | None, int] = {}
        rated = []
        for option in listed:
            kind = kind_of(option)
            if kind not in whims:
                whims[kind] = self.dice.below(WHIM)
            worth = rate(self.instinct, state, imagined.seat, option) + self._mood(view, option)
            rated.append((worth + whims[kind] + self.dice.below(WHIM_WITHIN), option))
        return rated

    def _mood(self, view: View, option: Action | None) -> int:
        """A bluffer asks although it could draw, a suspicious one refuses what is aimed at it."""
        if isinstance(option, Play) and option.card in REFUSALS and view.turn != view.seat:
            return self.temperament.suspicion - 100
        return self.temperament.bluff - 100 if isinstance(option, Ask) else 0


def weighing(weights: Mapping[str, int] | None) -> Instinct:
    instinct = Instinct()
    for name, value in (weights or {}).items():
        setattr(instinct, name, value)
    return instinct


def tempered(temperament: Temperament, weights: Mapping[str, int] | None = None) -> Instinct:
    """Suspicion refuses sooner and aims at whoever is about to go out; bluff likes to give what does not help."""
    instinct = weighing(weights)
    instinct.poison = temperament.bluff
    instinct.refuse = temperament.suspicion
    for threat in ("threat1", "threat2", "threat3"):
        more = getattr(instinct, threat) - 100
        setattr(instinct, threat, 100 + more * temperament.suspicion // 100)
    return instinct


def kind_of(option: Action | None) -> type[Action] | Card | None:
    """Each card is a kind of its own."""
    if isinstance(option, Play):
        return option.card
    return None if option is None else type(option)


def any_option(view: View, options: Sequence[Action], dice: Dice) -> Action | None:
    """By chance alone. Kinds of action come first: a TRAP fits in many places."""
    kinds: dict[type[Action] | Card | None, list[Action]] = {}
    for option in options:
        kinds.setdefault(kind_of(option), []).append(option)
    if may_wait(view):
        kinds[None] = []  # to let things be is as good as any
    chosen = list(kinds.values())[dice.below(len(kinds))]
    return chosen[dice.below(len(chosen))] if chosen else None
