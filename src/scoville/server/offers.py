"""What can be chosen at a table: every game with its defaults and choices."""

from __future__ import annotations

from math import inf
from typing import Final

from ..bots import LEVELS, TEMPERAMENTS
from ..core import GameKind, registry
from ..core.settings import Setting, settings_of
from ..core.speeds import SPEEDS
from . import protocol as p
from .game_wire import wire_of
from .players import bots_for

__all__ = ["games_on_offer"]

USUAL_SEATS: Final = 4


def games_on_offer() -> p.Games:
    phrases: tuple[p.Phrase, ...] = p.Phrase.__args__  # type: ignore[attr-defined]
    speeds = {
        name: p.WindowTimes(one.turn, one.window, one.slaps, None if one.grace == inf else one.grace, one.own_pace)
        for name, one in SPEEDS.items()
    }
    return p.Games(tuple(map(_offer, registry.games().values())), speeds, phrases)


def _field(setting: Setting) -> p.SettingOffer:
    return p.SettingOffer(**{name: getattr(setting, name) for name in p.SettingOffer.__struct_fields__})


def _offer(kind: GameKind) -> p.GameOffer:
    wire = wire_of(kind.name)
    return p.GameOffer(
        game=kind.name,
        fewest=kind.fewest,
        most=kind.most,
        defaults=p.Settings(wire.rules(), seats=max(kind.fewest, min(USUAL_SEATS, kind.most))),
        choices=dict(wire.choices()),
        settings=tuple(map(_field, settings_of(kind.rules))),
        most_variants=dict(wire.most_variants()),
        bots=bots_for(kind.name),
        levels=tuple(LEVELS),
        temperaments=tuple(TEMPERAMENTS),
    )
