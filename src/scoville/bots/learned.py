"""A bot that plays by a network of `scoville learn`.

The network sees what an environment shows its seat. A game's `Eyes` work that out from the view and the facts, as every
other bot does.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ..core import Dice, Fact, ScovilleError
from ..core.needs import Missing
from ..core.options import MOST_ACTIONS
from .bot import Bot

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from .network import Network

__all__ = ["Eyes", "LearnedBot", "Question", "read_network"]

TRIES: Final = 4
"""How often it chooses again if a choice is not among its options, before it lets the other bot decide."""


class Question(ABC):
    """What a seat is asked, in the numbers of its environment; answered step by step."""

    seen: bytearray
    """What the seat observes."""

    @abstractmethod
    def decisions(self) -> list[int]:
        """What it may decide next; also writes `seen`."""

    def posed(self, network: Network, decisions: Sequence[int]) -> tuple[NDArray[np.uint8], Sequence[int]]:
        """What a network is shown, and these decisions as it numbers them."""
        import numpy as np  # noqa: PLC0415 - already loaded with the network

        return np.frombuffer(self.seen, np.uint8), decisions

    @abstractmethod
    def take(self, decision: int) -> bool:
        """Takes one step. Returns whether the choice is complete."""

    @abstractmethod
    def action(self) -> Any | None:
        """The choice as an action; None lets things be."""


class Eyes(ABC):
    """Remembers for one seat, and turns its view into a question."""

    def sit_down(self, view: Any) -> None:  # noqa: B027 - not every game needs it
        """Shows how the game began."""

    @abstractmethod
    def notice(self, fact: Fact) -> None:
        """Something has happened."""

    @abstractmethod
    def network_for(self, view: Any) -> str | None:
        """The name of the network that knows tables like this one; None if there is none."""

    @abstractmethod
    def look(self, view: Any, options: Sequence[Any]) -> Question:
        """What the seat is asked now."""


@lru_cache(maxsize=8)
def _load(file: Path) -> Network:
    try:
        from .network import load_network  # noqa: PLC0415 - NumPy takes a while to load
    except ModuleNotFoundError as error:
        raise Missing(f"The bot learned needs {error.name}", "learn") from None
    return load_network(file)


def read_network(file: Path) -> Network:
    """Reads a network once. Raises ScovilleError if there is none."""
    if not file.is_file():
        raise ScovilleError(f"There is no network {file}.")
    return _load(file)


class LearnedBot(Bot[Any, Any]):
    """Plays by a network, or by another bot at tables that no network knows."""

    def __init__(
        self, dice: Dice, eyes: Eyes, folder: Path, file: str, instead: Callable[[Dice], Bot[Any, Any]]
    ) -> None:
        """`folder` has the networks by name. With a `file` it always plays by that one."""
        self.dice = dice
        self.eyes = eyes
        self.folder = folder
        self.file = Path(file) if file else None
        self.instead = instead(dice)
        self.network: Network | None = None if self.file is None else read_network(self.file)
        self._asked = False

    def sit_down(self, view: Any) -> None:
        self.eyes.sit_down(view)
        self.instead.sit_down(view)

    def notice(self, fact: Fact) -> None:
        self.eyes.notice(fact)
        self.instead.notice(fact)

    def choose(self, view: Any, options: Sequence[Any]) -> Any | None:
        if not options:
            return None
        if not self._asked:
            self._asked = True
            if self.network is None and (name := self.eyes.network_for(view)) is not None:
                self.network = read_network(self.folder / f"{name}.npz")
        if self.network is None:
            return self.instead.choose(view, options)
        refused: set[int] = set()
        for _ in range(TRIES):
            found = self._answer(self.network, self.eyes.look(view, options), refused)
            if found is None:
                break
            first, action = found
            if action is None or len(options) >= MOST_ACTIONS or action in options:
                return action
            refused.add(first)
        return self.instead.choose(view, options)

    def _answer(self, network: Network, question: Question, refused: set[int]) -> tuple[int, Any | None] | None:
        """The first decision and the whole action; None if all first decisions were refused."""
        first: int | None = None
        while True:
            decisions = question.decisions()
            if first is None and refused:
                decisions = [each for each in decisions if each not in refused]
            if not decisions:
                return None
            decision = decisions[network.choose(*question.posed(network, decisions), self.dice)]
            if first is None:
                first = decision
            if question.take(decision):
                return first, question.action()
