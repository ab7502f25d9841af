"""How strong, how honest and how quick: what a player chooses an opponent by.

`kitten`, `cat` and `tiger` are bots of both games. A temperament and how quick it is follow colons: `cat:bold:150%`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from ..core import BadSettings, Dice, quote
from ..heated.bots import HeatedHeuristicBot, HeatedSearchBot
from ..spicy.bots import HeuristicBot, SearchBot
from .bot import Bot, register_bot, split_name
from .pace import check_quickness
from .temperament import Temperament

__all__ = ["EVEN", "LEVELS", "TEMPERAMENTS", "Level", "quickness_of"]


@dataclass(frozen=True, slots=True)
class Level:
    """`budget` is how long it searches for every decision; without one it trusts its first thought."""

    blunder: Mapping[str, int]
    """In percent, by game: how often it does not think at all. HEATED has more luck, so less of it is noticed there."""
    budget: str | None
    quickness: int
    """In percent: 200 reacts twice as fast. It never depends on what is held."""


LEVELS: Final = {
    "kitten": Level(blunder={"spicy": 55, "heated": 55}, budget=None, quickness=70),
    "cat": Level(blunder={"spicy": 8, "heated": 20}, budget=None, quickness=100),
    "tiger": Level(blunder={"spicy": 0, "heated": 0}, budget="200ms", quickness=130),
}
EVEN: Final = "even"
TEMPERAMENTS: Final = {
    EVEN: Temperament(),
    "bold": Temperament(bluff=160, suspicion=80),
    "wary": Temperament(bluff=70, suspicion=150),
    "sly": Temperament(bluff=140, suspicion=130),
}


def quickness_of(bot: str) -> int:
    """In percent: as its level is, or as the name says itself, as in `cat:150%`. Raises BadSettings."""
    name, setting = split_name(bot)
    name, frozen, _ = name.partition("@")
    level = LEVELS.get(name)
    if level is None:
        return 100
    if frozen:
        return level.quickness
    return _read(setting)[1] or level.quickness


def _read(setting: str) -> tuple[str, int | None]:
    """What follows a level's colon: a temperament, a quickness in percent, or both: `bold:150%`."""
    mood: str | None = None
    quickness: int | None = None
    for part in setting.split(":") if setting else []:
        if re.fullmatch("[0-9]{1,4}%", part, re.ASCII):
            if quickness is not None:
                raise BadSettings(f"A bot has one quickness, not both {quickness}% and {part}.")
            quickness = check_quickness(int(part[:-1]))
        elif part in TEMPERAMENTS:
            if mood is not None:
                raise BadSettings(f"A bot has one temperament, not both {mood} and {part}.")
            mood = part
        else:
            raise BadSettings(f"A temperament is {', '.join(TEMPERAMENTS)}, not {quote(part)}.")
    return mood or EVEN, quickness


def _make(
    game: str,
    level: Level,
    thinker: Callable[[Dice, Temperament], Bot[Any, Any]],
    searcher: Callable[[Dice, str, Temperament], Bot[Any, Any]],
    dice: Dice,
    setting: str,
) -> Bot[Any, Any]:
    mood = TEMPERAMENTS[_read(setting)[0]]
    temperament = Temperament(mood.bluff, mood.suspicion, level.blunder[game])
    if level.budget is None:
        return thinker(dice, temperament)
    return searcher(dice, level.budget, temperament)


for _name, _level in LEVELS.items():
    register_bot("spicy", _name, partial(_make, "spicy", _level, HeuristicBot, SearchBot), takes_setting=True)
    register_bot(
        "heated", _name, partial(_make, "heated", _level, HeatedHeuristicBot, HeatedSearchBot), takes_setting=True
    )
