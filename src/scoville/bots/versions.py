"""Bots as they once were, to measure newer ones against: `heuristic@0.1`, `tiger@0.1`.

A version is a file of weights in `frozen/`; the same code plays with it. Its tiger counts playouts instead of
milliseconds, so that it decides the same on every machine. `tests/bots/frozen_decisions` holds 2,000 of its decisions.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, Final

from ..core import BadSettings, Dice, quote
from .bot import Bot, BotKind
from .room import BotRoom
from .thinking import Budget

__all__ = ["VERSIONS", "frozen_bots"]

FOLDER: Final = Path(__file__).with_name("frozen")
ABOUT: Final = "200ms"
"""How long a frozen tiger thinks, about."""
VERSIONS: Final = tuple(sorted(file.stem for file in FOLDER.glob("*.toml")))
"""The frozen versions of the bots, which never change: `heuristic@0.1`."""


@lru_cache
def _numbers(version: str, game: str) -> dict[str, Any] | None:
    """The weights of a game's bots in that version; None if the game came later."""
    with (FOLDER / f"{version}.toml").open("rb") as file:
        found: dict[str, Any] | None = tomllib.load(file).get(game)
    return found


def frozen_bots(game: str, room: BotRoom) -> dict[str, BotKind]:
    """Every version of a game's bots, by name."""
    found = {}
    for version in VERSIONS:
        if (numbers := _numbers(version, game)) is not None:
            found[f"heuristic@{version}"] = BotKind(partial(_heuristic, room, numbers))
            found[f"tiger@{version}"] = BotKind(partial(_tiger, room, version, numbers), takes_setting=True)
    return found


def _heuristic(room: BotRoom, numbers: Mapping[str, Any], dice: Dice) -> Bot[Any, Any]:
    return room.frozen(dice, numbers, None)


def _tiger(room: BotRoom, version: str, numbers: Mapping[str, Any], dice: Dice, setting: str) -> Bot[Any, Any]:
    """Another number of playouts may follow the colon, as in `tiger@0.1:50`."""
    if setting and not re.fullmatch("[1-9][0-9]{0,8}", setting, re.ASCII):
        raise BadSettings.plain(f"A frozen tiger counts playouts, as in tiger@{version}:50, not {quote(setting)}.")
    bot = room.frozen(dice, numbers, setting or str(numbers["playouts"]))
    bot.thinks = Budget.read(ABOUT).seconds  # a live table lets it think in another process
    return bot
