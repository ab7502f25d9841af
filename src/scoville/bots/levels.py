"""How strong, how honest and how quick: the terms in which a player chooses an opponent.

Every game has these bots. A temperament and a quickness follow colons: `cat:bold:150%`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any, Final

from ..core import BadSettings, Dice, quote
from .adapting import AdaptingBot
from .bot import Bot
from .naming import split_name
from .pace import check_quickness
from .room import BotRoom
from .temperament import Temperament, find_temperament

__all__ = ["EVEN", "LEVELS", "TEMPERAMENTS", "Level", "make_level", "quickness_of"]


@dataclass(frozen=True, slots=True)
class Level:
    """A level of strength."""

    budget: str | None
    """How long it searches for a decision; without one it trusts its first thought."""
    quickness: int
    """In percent: 200 reacts twice as fast. It never depends on the hand."""
    alertness: int
    """The same for noticing what anybody may claim at any moment, such as a call that somebody forgot: a child is slow
    there, a shark is not."""
    playouts: int = 0
    """About how many playouts `budget` allows. A measurement counts them instead, so that it can be repeated."""
    adapts: bool = False
    """Whether it plays as well as its opponents need it: see `adapting.py`."""


LEVELS: Final = {
    "kitten": Level(budget=None, quickness=70, alertness=25),
    "cat": Level(budget=None, quickness=100, alertness=60),
    "lynx": Level(budget=None, quickness=115, alertness=100),
    "tiger": Level(budget="4ms", quickness=130, alertness=150, playouts=100),
    "lion": Level(budget="20ms", quickness=140, alertness=220, playouts=400),
    "tomcat": Level(budget=None, quickness=100, alertness=80, adapts=True),
}
"""The levels of every game, by name: the weakest first, and last the one that adapts."""
EVEN: Final = "even"
TEMPERAMENTS: Final = {
    EVEN: Temperament(),
    "bold": Temperament(bluff=160, suspicion=80),
    "wary": Temperament(bluff=70, suspicion=150),
    "sly": Temperament(bluff=140, suspicion=130),
}
"""The temperaments by name; they follow a colon, as in `cat:bold`."""


def quickness_of(bot: str, alert: bool = False) -> int:
    """Return how quick a bot is, in percent: as its level is, or as its name says. With `alert`, how quick it is to
    notice what anybody may claim. Raises BadSettings."""
    name, setting = split_name(bot)
    name, frozen, _ = name.partition("@")
    level = LEVELS.get(name)
    if level is None:
        return 100
    own = level.alertness if alert else level.quickness
    if frozen:
        return own
    said = _read(setting)[1]
    return own if said is None else check_quickness(max(10, min(1000, own * said // level.quickness)))


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


def make_level(room: BotRoom, name: str, dice: Dice, setting: str, counted: bool = False) -> Bot[Any, Any]:
    """A game's bot of that level, with the setting after the colon. If `counted`, it counts playouts instead of
    milliseconds."""
    level, chosen = LEVELS[name], _temperament(_read(setting)[0])
    if level.adapts:
        return AdaptingBot(room, dice, chosen)
    temperament = replace(chosen, blunder=room.blunder.get(name, 0), frank=room.frank.get(name, 0))
    budget = str(level.playouts) if counted and level.playouts else level.budget
    return room.at_level(dice, budget, temperament)
