"""The plain bot of HEATED: any kind of action, then any of that kind."""

from __future__ import annotations

from collections.abc import Sequence

from ...core import Dice
from ...heated import Action, Card, Play, View
from ..bot import Bot

__all__ = ["HeatedRandomBot"]


class HeatedRandomBot(Bot[View, Action]):
    """Chooses by chance alone. Kinds of action come first, each card being a kind: a TRAP fits in many places."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, view: View, options: Sequence[Action]) -> Action | None:
        kinds: dict[type[Action] | Card | None, list[Action]] = {}
        for option in options:
            kinds.setdefault(option.card if isinstance(option, Play) else type(option), []).append(option)
        if _can_wait(view):
            kinds[None] = []  # to let things be is as good as any
        chosen = list(kinds.values())[self.dice.below(len(kinds))]
        return chosen[self.dice.below(len(chosen))] if chosen else None


def _can_wait(view: View) -> bool:
    """Nothing blocks play, or not for this seat, and it is not its turn."""
    return view.seat not in view.waiting and view.turn != view.seat
