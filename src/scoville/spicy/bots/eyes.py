"""A seat of SPICY as a network sees it: what the environment would show it, from its view and its memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ...bots.learned import Eyes, Question
from ...core import Fact
from ...core.options import Options
from .. import Action, Pass, Rules, View
from ..environment.choices import Choices
from ..environment.codec import LET_BE, OBSERVATION, variant_bits
from ..environment.observer import Observer
from ..rules.cards import KINDS
from ..rules.options import action_of, begun
from .heuristic import allow, kinds_of
from .known import known_table
from .memory import Memory

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ...bots.network import Network

__all__ = ["SpicyEyes", "is_printed"]

PRINTED: Final = Rules()
DECK: Final = ("hand", "ranks", "spices", "copies", "wilds", "trophies")
"""The settings that make a smaller or a larger game."""


class SpicyQuestion(Question):
    def __init__(self, view: View, options: Sequence[Action], memory: Memory) -> None:
        assert view.seat is not None
        self.seat = view.seat
        kinds = kinds_of(options)
        self.reacting = Pass not in kinds
        self.state = known_table(view, memory)
        allow(self.state, self.seat, kinds)
        self.choices = Choices(self.state, False)
        self.observer = Observer(self.state, variant_bits(view.rules), view.rules.open_deck)
        own, _ = memory.known()
        for card in range(KINDS):
            if own[card]:
                self.observer.know(self.seat, card, own[card])
        self.options = Options()
        self.seen = bytearray(OBSERVATION)

    def decisions(self) -> list[int]:
        self.seen = bytearray(OBSERVATION)  # an observer writes only what is not 0
        seen = memoryview(self.seen)
        self.observer.write(self.seat, seen)
        self.observer.write_question(self.seat, self.choices, self.reacting, seen)
        self.choices.list_options(self.options, self.seat, True, self.reacting)
        return self.options.as_list()

    def posed(self, network: Network, decisions: Sequence[int]) -> tuple[NDArray[np.uint8], Sequence[int]]:
        from ..environment.senses import posed  # noqa: PLC0415 - NumPy is loaded only with a network

        return posed(network.inputs, *super().posed(network, decisions))

    def take(self, decision: int) -> bool:
        return self.choices.choose(self.seat, decision, self.reacting)

    def action(self) -> Action | None:
        choice = self.choices.of(self.seat)
        return None if begun(choice) == LET_BE else action_of(self.state, self.seat, choice)


class SpicyEyes(Eyes):
    def __init__(self) -> None:
        self.memory = Memory()

    def notice(self, fact: Fact) -> None:
        self.memory.notice(fact)

    def network_for(self, view: View) -> str | None:
        """The networks were trained with the printed deck and at most one variant, besides Copy Cat; with several they
        play as well."""
        rules = view.rules
        if not is_printed(rules):
            return None
        if "copy-cat" in rules.variants:
            return "copy-cat"
        return "two" if len(view.players) == 2 and not rules.variants else "many"

    def look(self, view: View, options: Sequence[Action]) -> SpicyQuestion:
        self.memory.look(view)
        return SpicyQuestion(view, options, self.memory)


def is_printed(rules: Rules) -> bool:
    """Whether it is played with the printed deck, which the networks know."""
    return all(getattr(rules, name) == getattr(PRINTED, name) for name in DECK)
