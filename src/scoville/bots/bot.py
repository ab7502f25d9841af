"""What a bot is, and which there are."""

from __future__ import annotations

import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from ..core import BadSettings, Dice, Fact, Game, ScovilleError, quote
from ..core.options import MOST_ACTIONS

__all__ = [
    "BOTS",
    "BROKEN",
    "MISTAKES",
    "Bot",
    "BotFailed",
    "BotKind",
    "ask",
    "catch_up",
    "load_entry_points",
    "make_bot",
    "register_bot",
    "seen_so_far",
    "sit_down",
    "split_name",
    "tell",
]

Seen = TypeVar("Seen")
Option = TypeVar("Option")

ENTRY_POINTS: Final = "scoville.bots"
"""A package that offers bots names a module or function in this group; loading it registers them."""


class Bot(ABC, Generic[Seen, Option]):
    """One seat's player. It is handed views and facts, never a game: what it may not know it cannot look up."""

    thinks: float = 0.0
    """Seconds of processor time it may need for one decision, if that is more than a moment: a live table lets such a
    bot think in another process, made anew from all that its seat has seen, and never shows its move sooner."""

    def hurry(self, seconds: float) -> None:
        """From now on it may think no longer than this; 0 is to follow its first thought. Who `thinks` heeds it."""

    def sit_down(self, view: Seen) -> None:
        """How the game began. It comes before all facts."""

    def notice(self, fact: Fact) -> None:
        """Something has happened, told as this seat may know it. Every fact comes once, in order."""

    @abstractmethod
    def choose(self, view: Seen, options: Sequence[Option]) -> Option | None:
        """One of `options`, or None to let things be, which counts only where nothing has to be done."""


class BotFailed(ScovilleError):
    """A bot has made a mistake; its own error is the cause."""

    @classmethod
    def by(cls, bot: str, error: BaseException) -> BotFailed:
        """A sentence for its author: what went wrong, and where."""
        place = traceback.extract_tb(error.__traceback__)[-1]
        what = f"{type(error).__name__}: {error}".partition("\n")[0].rstrip(".: ")
        return cls(f"The bot {bot} failed at {Path(place.filename).name}, line {place.lineno} ({what}).")


MISTAKES: Final = (Exception, SystemExit)
"""What a bot can raise and nobody else has to bear: it may not end the program either."""


@dataclass(frozen=True, slots=True)
class BotKind:
    """How a bot is made. Its dice are its own; a bot that takes a setting gets what follows the colon in its name."""

    make: Callable[..., Bot[Any, Any]]
    takes_setting: bool = False


BOTS: dict[tuple[str, str], BotKind] = {}
"""By game and name."""
BROKEN: list[str] = []
"""A sentence for each entry point of another package that could not be loaded."""


def register_bot(game: str, name: str, maker: Callable[..., Bot[Any, Any]], *, takes_setting: bool = False) -> None:
    """`maker(dice)` makes the bot; with `takes_setting`, `maker(dice, setting)`, where `search:50ms` gives `50ms`."""
    if (game, name) in BOTS:
        raise ValueError(f"there is a bot {name} for {game} already")
    if not name or ":" in name or "," in name:
        raise ValueError("a bot's name has neither a colon nor a comma")
    BOTS[game, name] = BotKind(maker, takes_setting)


def make_bot(game: str, name: str, dice: Dice) -> Bot[Any, Any]:
    """A bot by its name, with a setting after a colon where it takes one: `search:50ms`.

    Raises BadSettings, and BotFailed if the bot itself makes a mistake as it is made.
    """
    plain, setting = split_name(name)
    if (game, plain) not in BOTS:
        name_only, at, version = plain.partition("@")
        versions = ", ".join(
            bot.partition("@")[2] for of, bot in BOTS if of == game and bot.startswith(name_only + "@")
        )
        if at and versions:
            raise BadSettings(f"There is no version {quote(version)} of the bot {name_only}; there is {versions}.")
        known = ", ".join(bot for of, bot in BOTS if of == game) or "none"
        raise BadSettings(" ".join([f"There is no bot {quote(plain)} for {game}; there are {known}.", *BROKEN]))
    kind = BOTS[game, plain]
    if setting and not kind.takes_setting:
        raise BadSettings(f"The bot {plain} takes no setting, so nothing can follow the colon in {quote(name)}.")
    try:
        return kind.make(dice, setting) if kind.takes_setting else kind.make(dice)
    except ScovilleError:
        raise
    except MISTAKES as error:
        raise BotFailed.by(plain, error) from error


def split_name(name: str) -> tuple[str, str]:
    """A bot's plain name and its setting, which is empty if there is none; raises BadSettings."""
    plain, colon, setting = name.partition(":")
    if colon and not setting:
        raise BadSettings(f"Nothing follows the colon in {quote(name)}.")
    return plain, setting


def load_entry_points() -> None:
    """Bots of other packages that are installed. A function is called, a module registers as it is imported.

    Somebody else's mistake keeps nobody from playing: it is told to who asks for a bot that is not there.
    """
    for point in entry_points(group=ENTRY_POINTS):
        try:
            loaded = point.load()
            if callable(loaded):
                loaded()
        except MISTAKES as error:
            why = f"{type(error).__name__}: {error}".partition("\n")[0].rstrip(".")
            BROKEN.append(f"The entry point {point.name} = {point.value} could not be loaded ({why}).")


def ask(bot: Bot[Seen, Option], view: Seen, options: Sequence[Option]) -> Option | None:
    """What it chooses; raises BotFailed."""
    try:
        choice = bot.choose(view, options)
    except MISTAKES as error:
        raise BotFailed.by(type(bot).__name__, error) from error
    if choice is not None and len(options) < MOST_ACTIONS and choice not in options:  # of more only some are listed
        raise BotFailed(f"The bot {type(bot).__name__} chose {choice}, which is none of its options.")
    return choice


def tell(bots: Mapping[int, Bot[Any, Any]], facts: Sequence[Fact]) -> None:
    """Every bot notices every fact as its seat may know it; raises BotFailed."""
    for seat, bot in bots.items():
        try:
            for fact in facts:
                bot.notice(fact.seen_by(seat))
        except MISTAKES as error:
            raise BotFailed.by(type(bot).__name__, error) from error


def sit_down(bots: Mapping[int, Bot[Any, Any]], game: Game[Any, Any]) -> None:
    """Every bot sees how the game began; raises BotFailed."""
    start = game.anew()
    for seat, bot in bots.items():
        try:
            bot.sit_down(start.view(seat))
        except MISTAKES as error:
            raise BotFailed.by(type(bot).__name__, error) from error


def seen_so_far(seat: int, game: Game[Any, Any]) -> list[Fact]:
    """Everything that has happened in a game, as a seat may know it."""
    again = game.anew()
    return [fact.seen_by(seat) for act in game.history for fact in again.apply(act.seat, act.action, act.time)]


def catch_up(bot: Bot[Any, Any], seat: int, game: Game[Any, Any]) -> None:
    """A bot that sits down in the middle notices what its seat has seen so far; raises BotFailed."""
    sit_down({seat: bot}, game)
    tell({seat: bot}, seen_so_far(seat, game))
