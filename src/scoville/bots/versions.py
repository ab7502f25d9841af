"""Bots as they once were, to measure newer ones by: `heuristic@0.1`, `tiger@0.1`.

A version is a file of weights in `frozen/`, and the same code plays with them. Its tiger counts playouts instead of
milliseconds, so that it decides the same on every machine. `tests/bots/frozen_decisions` holds 2,000 of its decisions.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, Final

from ..core import BadSettings, Dice, quote
from .bot import Bot, register_bot
from .heated import HeatedHeuristicBot, HeatedSearchBot
from .levels import LEVELS
from .spicy import HeuristicBot, SearchBot
from .spicy.weights import Odds, Weights
from .thinking import Budget

__all__ = ["VERSIONS"]

FOLDER: Final = Path(__file__).with_name("frozen")
VERSIONS: Final = tuple(sorted(file.stem for file in FOLDER.glob("*.toml")))


@lru_cache
def _numbers(version: str, game: str) -> dict[str, Any]:
    with (FOLDER / f"{version}.toml").open("rb") as file:
        found: dict[str, Any] = tomllib.load(file)[game]
    return found


def _odds(row: Mapping[str, Any]) -> Odds:
    return Odds(tuple(row["number"]), tuple(row["step"]), tuple(row["hand"]), row["leads"])


@lru_cache
def _spicy_weights(version: str, many: bool) -> Weights:
    numbers = _numbers(version, "spicy")["many" if many else "two"]
    found: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in numbers.items()
    }
    for name in ("odds", "seeming"):
        found[name] = tuple(map(_odds, numbers[name]))
    return Weights(**found)


def _weights(version: str, game: str) -> Any:
    """As the bots of this game take them."""
    if game == "spicy":
        return lambda players: _spicy_weights(version, players > 2)
    return _numbers(version, game)["weights"]


def _heuristic(version: str, game: str, maker: Callable[..., Bot[Any, Any]], dice: Dice) -> Bot[Any, Any]:
    return maker(dice, weights=_weights(version, game))


def _tiger(version: str, game: str, maker: Callable[..., Bot[Any, Any]], dice: Dice, setting: str) -> Bot[Any, Any]:
    """Another number of playouts may follow the colon, as in `tiger@0.1:50`."""
    if setting and not re.fullmatch("[1-9][0-9]{0,8}", setting, re.ASCII):
        raise BadSettings(f"A frozen tiger counts playouts, as in tiger@{version}:50, not {quote(setting)}.")
    bot = maker(dice, setting or str(_numbers(version, game)["playouts"]), weights=_weights(version, game))
    bot.thinks = Budget.read(LEVELS["tiger"].budget or "").seconds  # a live table lets it think in another process
    return bot


for _version in VERSIONS:
    for _game, _thinker, _searcher in (
        ("spicy", HeuristicBot, SearchBot),
        ("heated", HeatedHeuristicBot, HeatedSearchBot),
    ):
        register_bot(_game, f"heuristic@{_version}", partial(_heuristic, _version, _game, _thinker))
        register_bot(_game, f"tiger@{_version}", partial(_tiger, _version, _game, _searcher), takes_setting=True)
