"""All bots: the games' own, the levels of every game, and those of other packages."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from importlib.metadata import entry_points
from typing import Any, Final

from ..core import BadSettings, Dice, ScovilleError, quote
from .bot import MISTAKES, Bot, BotFailed, BotKind
from .files import is_file, make_file_bot
from .levels import LEVELS, make_level
from .naming import split_name
from .room import BotRoom, room_of
from .versions import frozen_bots

__all__ = ["BOTS", "BROKEN", "bots_of", "load_entry_points", "make_bot", "register_bot", "request_bot"]

ENTRY_POINTS: Final = "scoville.bots"
"""A package that offers bots names a module or function in this group; loading it registers them."""
BOTS: dict[tuple[str, str], BotKind] = {}
"""Bots that were registered, by game and name. The games' own are not in it."""
BROKEN: list[str] = []
"""A sentence for each entry point of another package that could not be loaded."""


def bots_of(game: str) -> dict[str, BotKind]:
    """Return all bots of a game by name: its own, the levels, frozen versions, and those of other packages."""
    _load_once()
    return {**_own_bots(game, room_of(game)), **{name: kind for (of, name), kind in BOTS.items() if of == game}}


@lru_cache(maxsize=16)
def _own_bots(game: str, room: BotRoom) -> dict[str, BotKind]:
    """All except the registered ones, cached: a game between bots makes four of them."""
    levels = {name: BotKind(partial(make_level, room, name), takes_setting=True) for name in LEVELS}
    return {**room.bots, **levels, **frozen_bots(game, room)}


def request_bot(game: str, name: str) -> None:
    """Load a bot that a game offers only to those who ask for it by name."""
    plain, _ = split_name(name)
    if plain in (requested := room_of(game).requested):
        BOTS[game, plain] = requested[plain]


def register_bot(game: str, name: str, maker: Callable[..., Bot[Any, Any]], *, takes_setting: bool = False) -> None:
    """Add a bot to a game. `maker(dice)` makes it.

    With `takes_setting` it is `maker(dice, setting)`, where `search:50ms` gives `50ms`.
    """
    if name in bots_of(game):
        raise ValueError(f"there is a bot {name} for {game} already")
    if not name or ":" in name or "," in name:
        raise ValueError("a bot's name has neither a colon nor a comma")
    BOTS[game, name] = BotKind(maker, takes_setting)


def make_bot(game: str, name: str, dice: Dice) -> Bot[Any, Any]:
    """Make a bot by its name. A setting follows a colon, as in `search:50ms`; a file is `my.py:Saint`.

    Raises BadSettings, or BotFailed if the bot itself fails while it is made.
    """
    if is_file(name):
        return make_file_bot(game, name, dice)
    plain, setting = split_name(name)
    known = bots_of(game)
    if plain not in known:
        name_only, at, version = plain.partition("@")
        versions = ", ".join(bot.partition("@")[2] for bot in known if bot.startswith(name_only + "@"))
        if at and versions:
            raise BadSettings.plain(
                f"There is no version {quote(version)} of the bot {name_only}; there is {versions}."
            )
        sentence = f"There is no bot {quote(plain)} for {game}; there are {', '.join(known)}."
        raise BadSettings.unknown(" ".join([sentence, *BROKEN]), plain, known)
    kind = known[plain]
    if setting and not kind.takes_setting:
        raise BadSettings.plain(f"The bot {plain} takes no setting, so nothing can follow the colon in {quote(name)}.")
    try:
        return kind.make(dice, setting) if kind.takes_setting else kind.make(dice)
    except ScovilleError:
        raise
    except MISTAKES as error:
        raise BotFailed.by(plain, error) from error


_LOADED: list[str] = []


def _load_once() -> None:
    """Runs when bots are first needed, not at import: what an entry point names may import us."""
    if not _LOADED:
        _LOADED.append(ENTRY_POINTS)
        load_entry_points()


def load_entry_points() -> None:
    """Loads the bots of other installed packages. A function is called; a module registers its bots when imported.

    A broken plug-in stops nobody from playing: the error is shown only when its bot is asked for.
    """
    for point in entry_points(group=ENTRY_POINTS):
        try:
            loaded = point.load()
            if callable(loaded):
                loaded()
        except MISTAKES as error:
            why = f"{type(error).__name__}: {error}".partition("\n")[0].rstrip(".")
            BROKEN.append(f"The entry point {point.name} = {point.value} could not be loaded ({why}).")
