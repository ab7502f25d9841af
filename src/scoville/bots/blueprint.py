"""What a network thinks of the options at hand, for bots that go on to search."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..core import Fact
from ..core.needs import Missing
from ..core.options import MOST_ACTIONS
from .learned import Eyes, Question, read_network

if TYPE_CHECKING:
    from .network import Network

__all__ = ["Blueprint"]


class Blueprint:
    """A seat's network. At a table that no network knows, or without NumPy, it has nothing to say."""

    def __init__(self, eyes: Eyes, folder: Path) -> None:
        self.eyes = eyes
        self.folder = folder
        self._network: Network | None = None
        self._asked = False

    def sit_down(self, view: Any) -> None:
        self.eyes.sit_down(view)

    def notice(self, fact: Fact) -> None:
        self.eyes.notice(fact)

    def likely(self, view: Any, options: Sequence[Any], most: int, least: float) -> list[tuple[float, Any]]:
        """The actions that the network would take at least this often, each with its chance, the likeliest first; empty
        without a network. None lets things be. Of an action with several steps only the likeliest end counts."""
        network = self._network_for(view)
        if network is None or not options:
            return []
        question = self.eyes.look(view, options)
        decisions = question.decisions()
        chances = network.chances(*question.posed(network, decisions))
        whole = sum(chances)
        best = sorted(range(len(decisions)), key=lambda i: (-chances[i], i))[:most]
        found: list[tuple[float, Any]] = []
        for i in best:
            if chances[i] < least * whole:
                break
            done = self._finish(network, self.eyes.look(view, options), decisions[i])
            if done is None or len(options) >= MOST_ACTIONS or done in options:
                found.append((chances[i] / whole, done))
        return found

    def _finish(self, network: Network, question: Question, decision: int) -> Any | None:
        """The action that begins with this decision and goes on as the network likes best."""
        question.decisions()
        while not question.take(decision):
            decisions = question.decisions()
            rated = network.ratings(*question.posed(network, decisions))
            decision = decisions[rated.index(max(rated))]
        return question.action()

    def _network_for(self, view: Any) -> Network | None:
        if not self._asked:
            self._asked = True
            name = self.eyes.network_for(view)
            if name is not None:
                try:
                    self._network = read_network(self.folder / f"{name}.npz")
                except Missing:
                    self._network = None
        return self._network
