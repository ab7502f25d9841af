"""The questions a live table has about a game that the rules themselves do not ask: time, races, what is published."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from ..core import Game
from .protocol import RulesMessage, Settings

__all__ = ["AnyGame", "Occasion", "Umpire", "What", "Window"]

AnyGame = Game[Any, Any]
What = Literal["plays", "copies", "challenges", "slaps", "calls"]
Window = Literal["window", "slaps"]


@dataclass(frozen=True, slots=True)
class Occasion:
    """Something a bot is asked about once. It is asked by what everybody knows, at a time drawn before it looks."""

    seat: int
    kind: Literal["turn", "react", "answer", "call"]
    about: Hashable
    must: bool
    """Whether letting it be is no answer."""


class Umpire(ABC):
    """Stateless: everything is asked of the game as it is now."""

    fewest: int
    most: int

    @abstractmethod
    def check(self, settings: Settings) -> None:
        """Raises BadSettings if no game can be played with these."""

    @abstractmethod
    def warnings(self, settings: Settings) -> tuple[str, ...]:
        """The manual's advice against them, as Fluent ids."""

    @abstractmethod
    def deal(self, rules: RulesMessage, words: Sequence[str], seed: str, first: int | None) -> AnyGame:
        """A new game."""

    @abstractmethod
    def points(self, game: AnyGame) -> tuple[int, ...]:
        """What a finished game adds to the totals."""

    @abstractmethod
    def situations(self, game: AnyGame) -> Mapping[str, Hashable]:
        """What decisions can be about; a decision is stale once its situation has changed."""

    @abstractmethod
    def situation_of(self, action: Any) -> str | None:
        """Which of them an action is about; None never gets stale."""

    @abstractmethod
    def declines(self, action: Any) -> bool:
        """Whether an action is an answer that is not published."""

    @abstractmethod
    def asked(self, game: AnyGame, before: tuple[int, ...], seat: int, published: bool) -> tuple[int, ...]:
        """Who is shown as asked after `seat` has acted; `before` was shown until now."""

    @abstractmethod
    def window(self, game: AnyGame) -> tuple[Window, Hashable] | None:
        """Whether something waits that the clock closes, and what tells it from the next."""

    @abstractmethod
    def pressed(self, game: AnyGame) -> tuple[int, ...]:
        """Who has to decide before anything goes on, where the clock closes nothing."""

    @abstractmethod
    def contends(self, game: AnyGame, seat: int, action: Any) -> What | None:
        """What an action is in a race, if another's could be beaten by it or beat it."""

    @abstractmethod
    def favoured(self, game: AnyGame, seat: int, action: Any) -> bool:
        """Whether the rules give this seat a tie."""

    @abstractmethod
    def occasions(self, game: AnyGame, seat: int) -> list[Occasion]:
        """What a bot on this seat is asked, by what everybody knows."""

    @abstractmethod
    def offered(self, game: AnyGame, occasion: Occasion) -> list[Any]:
        """What it may choose from."""

    @abstractmethod
    def forced(self, game: AnyGame, seat: int, options: Sequence[Any]) -> Any:
        """What is done for a seat that must act and has chosen nothing."""

    def unasked(self, game: AnyGame) -> tuple[int, Any] | None:
        """An answer that a table stored under an earlier ruling lacks, because nobody was asked for it then."""
        return None

    @abstractmethod
    def late(self, game: AnyGame, seat: int) -> Any | None:
        """What is done for a person whose clock has run out; None asks a bot."""
