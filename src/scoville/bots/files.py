"""Bots in a file, without a package: `path/to/file.py:Class`, with a setting after another colon."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from ..core import BadSettings, Dice, quote
from .bot import MISTAKES, Bot, BotFailed

__all__ = ["is_file", "make_file_bot"]

_LOADED: dict[Path, ModuleType] = {}


def is_file(name: str) -> bool:
    """Whether a bot's name is a file."""
    return ".py:" in name or name.endswith(".py")


def make_file_bot(name: str, dice: Dice) -> Bot[Any, Any]:
    """Raises BadSettings if there is no such bot, and BotFailed if the file or the bot makes a mistake."""
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
    try:
        made: Bot[Any, Any] = make(dice, setting) if setting else make(dice)
    except MISTAKES as error:
        raise BotFailed.by(wanted, error) from error
    return made


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
