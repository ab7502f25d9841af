"""Bots in a file, without a package: `path/to/file.py:Class`, with a setting after another colon."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.util import module_from_spec, spec_from_file_location
from inspect import getsourcelines, isabstract
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

from ..core import BadSettings, Dice, quote, registry
from .bot import MISTAKES, Bot, BotFailed

__all__ = ["is_file", "make_file_bot"]

_LOADED: dict[Path, ModuleType] = {}


def is_file(name: str) -> bool:
    """Whether a bot's name is a file."""
    return ".py:" in name or name.endswith(".py")


def make_file_bot(game: str, name: str, dice: Dice) -> Bot[Any, Any]:
    """Raises BadSettings if there is no such bot or it is for another game, and BotFailed if the file or the bot makes
    a mistake."""
    path, _, rest = name.partition(".py")
    wanted, _, setting = rest.removeprefix(":").partition(":")
    file = Path(path + ".py")
    module = _load(file, name)
    bots = {
        each: kind
        for each, kind in vars(module).items()
        if isinstance(kind, type) and issubclass(kind, Bot) and kind.__module__ == module.__name__
    }
    if wanted not in bots:
        there = f"there are {', '.join(bots)}" if bots else "it has none"
        asked = f"no bot {quote(wanted)}" if wanted else "no class after the colon"
        raise BadSettings.unknown(f"{quote(str(file))} has {asked}; {there}.", wanted, bots)
    make: Any = bots[wanted]
    meant = _game_of(make)
    if meant is not None and meant != game:
        raise BadSettings.plain(
            f"The bot {wanted} of {quote(str(file))} is for {meant.upper()}, not for {game.upper()}."
        )
    given = (dice, setting) if setting else (dice,)
    try:
        made: Bot[Any, Any] = make(*given)
    except MISTAKES as error:
        if isinstance(error, TypeError) and error.__traceback__ is not None and error.__traceback__.tb_next is None:
            raise _cannot_be_made(make, file, given, error) from error
        raise BotFailed.by(wanted, error) from error
    return made


def _game_of(kind: type[Bot[Any, Any]]) -> str | None:
    """The game a bot says it is for: by `game = "NAME"`, or by the view in `Bot[View, Action]`. None for any game."""
    own = getattr(kind, "game", None)
    if isinstance(own, str):
        return own
    for base in (base for each in kind.__mro__ for base in vars(each).get("__orig_bases__", ())):
        for seen in get_args(base)[:1]:
            module = f"{getattr(seen, '__module__', '')}."
            for game, known in registry.games().items():
                if module.startswith(f"{known.folder}."):
                    return game
    return None


def _cannot_be_made(kind: type[Any], file: Path, given: Sequence[object], error: TypeError) -> BotFailed:
    """The call itself fails, so no line of the user's file is to blame but that of the class."""
    line = getsourcelines(kind)[1]
    says = str(error).rstrip(".")
    if isabstract(kind):
        hint = "It needs a method `choose(self, view, options)`."
    elif len(given) == 1:
        hint = "It is made from its dice: `def __init__(self, dice)`."
    else:
        hint = "With a setting it is made from its dice and a text: `def __init__(self, dice, setting)`."
    return BotFailed(f"The bot {kind.__name__} at {file.name}, line {line}, cannot be made ({says}). {hint}")


def _load(file: Path, name: str) -> ModuleType:
    """Loads the file once per process. It can import modules beside it, as if it were run."""
    path = file.resolve()
    if path in _LOADED:
        return _LOADED[path]
    if not path.is_file():
        raise BadSettings.plain(f"There is no file {quote(str(file))} to take a bot from.")
    spec = spec_from_file_location(f"scoville_bot_{len(_LOADED)}_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # so that its objects can be found by name again
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    try:
        spec.loader.exec_module(module)
    except MISTAKES as error:
        del sys.modules[spec.name]
        raise BotFailed.by(name, error) from error
    _LOADED[path] = module
    return module
