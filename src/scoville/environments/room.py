"""What a game gives the environments: its room `environment`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..core import registry
from .fields import Decision, Field
from .seats import Seats
from .table import Table

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["GameEnvironment", "environment_of", "names_of"]


class GameEnvironment(ABC):
    version = 0
    """Goes up when the same seed and decisions no longer give the same play."""
    fields: Sequence[Field]
    """The fields of an observation."""
    decisions: Sequence[Decision] = ()
    """The decisions in groups, for the page of documentation; without them each is described alone."""
    private: Sequence[str] = ("hand",)
    """The fields that show what only their own seat knows. While a network trains, its critic sees them of all
    seats."""

    overlooked: Sequence[str] = ()
    """The fields that a network does not look at, because a bot cannot always tell them from its view."""

    @abstractmethod
    def describe(self, decision: int) -> str:
        """A decision in words."""

    @abstractmethod
    def tables(self, count: int, players: int, rules: Any, timed: bool) -> list[Table]:
        """Tables at which `new_game` deals. BadSettings says why this many cannot play with these settings."""

    @abstractmethod
    def seats(self, game: Any) -> Seats:
        """The seats of a game for an agent among bots."""

    @abstractmethod
    def show(self, table: Any, rules: Any) -> list[str]:
        """What everybody sees of a table, line by line."""

    def factors(self, actions: int) -> Sequence[Sequence[int]]:
        """The parts that each of the first `actions` decisions consists of, numbered from 0. A network rates the parts,
        and a decision is worth the sum of its parts. By default every decision is a part of its own."""
        return [(decision,) for decision in range(actions)]

    def factors_in_context(self) -> Sequence[Sequence[int]]:
        """The parts of decisions that mean something else in every position, as `in_context` numbers them: from
        `actions` on, for tables without reaction times."""
        return ()

    def in_context(self, seen: NDArray[np.uint8], rows: NDArray[np.int64], decisions: NDArray[Any]) -> NDArray[Any]:
        """The same decisions as a network rates them. `rows` says to which observation of `seen` each belongs."""
        return decisions

    def reckon(self, seen: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """For each observation, what a network is told besides: numbers that follow from it but are hard to learn."""
        return seen[:, :0]

    def varied(self, rules: Any) -> Sequence[Any]:
        """Rules with which one network should be able to play: these, which come first, and others like them."""
        return (rules,)

    def register_openspiel(self) -> None:  # noqa: B027 - most games do nothing
        """Registers `scoville_<game>` with OpenSpiel, if this game supports it."""


def environment_of(game: str) -> GameEnvironment:
    """The room `environment` of a game; without one, that of any plain game."""
    from .plain import PlainEnvironment  # noqa: PLC0415 - it is a GameEnvironment itself

    kind = registry.game(game)
    room: GameEnvironment = kind.room("environment") or PlainEnvironment(kind)
    return room


def names_of(players: int) -> tuple[str, ...]:
    return tuple(f"player_{seat}" for seat in range(players))
