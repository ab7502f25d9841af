"""The bot interface, and how bots are asked and informed."""

from __future__ import annotations

import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from ..core import Fact, Game, ScovilleError
from ..core.options import MOST_ACTIONS

__all__ = [
    "MISTAKES",
    "Bot",
    "BotFailed",
    "BotKind",
    "ask",
    "catch_up",
    "check_choice",
    "seen_so_far",
    "sit_down",
    "tell",
]

Seen = TypeVar("Seen")
Option = TypeVar("Option")


class Bot(ABC, Generic[Seen, Option]):
    """The player of one seat. It gets views and facts, never a game: what it may not know it cannot look up."""

    thinks: float = 0.0
    """Seconds of processor time it may need for one decision, if that is more than a moment. A live table lets such a
    bot think in another process, created anew from everything its seat has seen, and never shows its move sooner."""

    def hurry(self, seconds: float) -> None:
        """From now on it may think no longer than this; 0 means to follow its first thought. Bots with `thinks` obey
        it."""

    def sit_down(self, view: Seen) -> None:
        """Shows how the game began. It comes before all facts."""

    def notice(self, fact: Fact) -> None:
        """Something has happened, as far as this seat may know it. Every fact comes once, in order."""

    @abstractmethod
    def choose(self, view: Seen, options: Sequence[Option]) -> Option | None:
        """Returns one of `options`, or None to let things be, which counts only if nothing has to be done."""


class BotFailed(ScovilleError):
    """A bot has made a mistake; its own error is the cause."""

    @classmethod
    def by(cls, bot: str, error: BaseException) -> BotFailed:
        """A sentence for its author: what went wrong, and where."""
        place = traceback.extract_tb(error.__traceback__)[-1]
        what = f"{type(error).__name__}: {error}".partition("\n")[0].rstrip(".: ")
        return cls(f"The bot {bot} failed at {Path(place.filename).name}, line {place.lineno} ({what}).")


MISTAKES: Final = (Exception, SystemExit)
"""What a bot can raise without harming anyone else: it may not end the program either."""


@dataclass(frozen=True, slots=True)
class BotKind:
    """How to create a bot. It has its own dice; a bot that takes a setting gets the text after the colon in its
    name."""

    make: Callable[..., Bot[Any, Any]]
    takes_setting: bool = False


def ask(bot: Bot[Seen, Option], view: Seen, options: Sequence[Option]) -> Option | None:
    """Return what a bot chooses. Raises BotFailed if it fails or chooses what is no option."""
    try:
        choice = bot.choose(view, options)
    except MISTAKES as error:
        raise BotFailed.by(type(bot).__name__, error) from error
    check_choice(bot, choice, options)
    return choice


def check_choice(bot: Bot[Seen, Option], choice: Option | None, options: Sequence[Option]) -> None:
    """Raises BotFailed if the choice is none of the options."""
    if choice is None:
        return
    for option in options:
        if option is choice:  # comparing it with all options before it would be slow
            return
    if len(options) < MOST_ACTIONS and choice not in options:  # longer lists are incomplete
        raise BotFailed(f"The bot {type(bot).__name__} chose {choice}, which is none of its options.")


def tell(bots: Mapping[int, Bot[Any, Any]], facts: Sequence[Fact]) -> None:
    """Tell every bot what happened, as its seat may know it. Raises BotFailed."""
    hiding = False
    for fact in facts:
        if fact.hides:
            hiding = True
    for seat, bot in bots.items():
        try:
            notice = bot.notice
            for fact in facts:
                notice(fact.seen_by(seat) if hiding else fact)
        except MISTAKES as error:
            raise BotFailed.by(type(bot).__name__, error) from error


def sit_down(bots: Mapping[int, Bot[Any, Any]], game: Game[Any, Any]) -> None:
    """Show every bot how the game began. Raises BotFailed."""
    start = game.anew() if game.history else game
    for seat, bot in bots.items():
        try:
            bot.sit_down(start.view(seat))
        except MISTAKES as error:
            raise BotFailed.by(type(bot).__name__, error) from error


def seen_so_far(seat: int, game: Game[Any, Any]) -> list[Fact]:
    """Return everything that has happened in a game, as a seat may know it."""
    again = game.anew()
    return [fact.seen_by(seat) for act in game.history for fact in again.apply(act.seat, act.action, act.time)]


def catch_up(bot: Bot[Any, Any], seat: int, game: Game[Any, Any]) -> None:
    """Tell a bot that sits down in the middle of a game what its seat has seen so far. Raises BotFailed."""
    sit_down({seat: bot}, game)
    tell({seat: bot}, seen_so_far(seat, game))
