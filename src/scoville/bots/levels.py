"""How strong, how honest and how quick: the terms in which a player chooses an opponent.

Every game has the bots `kitten`, `cat` and `tiger`. A temperament and a quickness follow colons: `cat:bold:150%`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from ..core import BadSettings, Dice, quote
from .bot import Bot
from .naming import split_name
from .pace import check_quickness
from .room import BotRoom
from .temperament import Temperament, find_temperament

__all__ = ["EVEN", "LEVELS", "TEMPERAMENTS", "Level", "make_level", "quickness_of"]


@dataclass(frozen=True, slots=True)
class Level:
    """A level of strength. `budget` is how long it searches for a decision; without one it trusts its first thought."""

    budget: str | None
    quickness: int
    """In percent: 200 reacts twice as fast. It never depends on the hand."""


LEVELS: Final = {
    "kitten": Level(budget=None, quickness=70),
    "cat": Level(budget=None, quickness=100),
    "tiger": Level(budget="200ms", quickness=130),
}
"""The levels of every game, by name."""
EVEN: Final = "even"
TEMPERAMENTS: Final = {
    EVEN: Temperament(),
    "bold": Temperament(bluff=160, suspicion=80),
    "wary": Temperament(bluff=70, suspicion=150),
    "sly": Temperament(bluff=140, suspicion=130),
}
"""The temperaments by name; they follow a colon, as in `cat:bold`."""


def quickness_of(bot: str) -> int:
    """Return how quick a bot is, in percent: as its level is, or as its name says. Raises BadSettings."""
    name, setting = split_name(bot)
    name, frozen, _ = name.partition("@")
    level = LEVELS.get(name)
    if level is None:
        return 100
    if frozen:
        return level.quickness
    return _read(setting)[1] or level.quickness


def _read(setting: str) -> tuple[str, int | None]:
    """Reads what follows a level's colon: a temperament, a quickness in percent, or both: `bold:150%`."""
    temperament: str | None = None
    quickness: int | None = None
    for part in setting.split(":") if setting else []:
        if re.fullmatch("[0-9]{1,4}%", part, re.ASCII):
            if quickness is not None:
                raise BadSettings.plain(f"A bot has one quickness, not both {quickness}% and {part}.")
            quickness = check_quickness(int(part[:-1]))
        elif find_temperament(TEMPERAMENTS, part) is not None:
            if temperament is not None:
                raise BadSettings.plain(f"A bot has one temperament, not both {temperament} and {part}.")
            temperament = part
        else:
            known = ", ".join(TEMPERAMENTS)
            raise BadSettings.unknown(f"There is no temperament {quote(part)}; there are {known}.", part, TEMPERAMENTS)
    return temperament or EVEN, quickness


def _temperament(name: str) -> Temperament:
    return find_temperament(TEMPERAMENTS, name) or TEMPERAMENTS[EVEN]


def make_level(room: BotRoom, name: str, dice: Dice, setting: str) -> Bot[Any, Any]:
    """A game's bot of that level, with the setting after the colon."""
    level, chosen = LEVELS[name], _temperament(_read(setting)[0])
    return room.at_level(dice, level.budget, Temperament(chosen.bluff, chosen.suspicion, room.blunder.get(name, 0)))
