"""The games: those that installed packages name in the group `scoville.games`. Ours are named there too.

[project.entry-points."scoville.games"]
cheat = "cheat:GAME"
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from types import MappingProxyType
from typing import Final

from .errors import BadSettings, MessageError, quote
from .kind import AnyGame, GameKind

__all__ = ["BROKEN", "ENTRY_POINTS", "game", "games", "kind_of", "table_sizes"]

ENTRY_POINTS: Final = "scoville.games"
BROKEN: Final[list[str]] = []
"""A sentence for each game that could not be loaded. Somebody else's mistake stops nobody from playing."""


@cache
def games() -> Mapping[str, GameKind]:
    """All games by name. Raises BadSettings if two packages offer games of one name: neither may pass for the other."""
    found: dict[str, tuple[GameKind, EntryPoint]] = {}
    for point in entry_points(group=ENTRY_POINTS):
        try:
            kind = point.load()
            if not isinstance(kind, GameKind):
                raise TypeError(f"it is a {type(kind).__name__}, not a GameKind")
        except Exception as error:
            # Not an error from the catalogues: they hold the words of all games, which are not known yet.
            said = error.args[0] if isinstance(error, MessageError) else error
            why = f"{type(error).__name__}: {said}".partition("\n")[0].rstrip(".")
            BROKEN.append(f"The game {point.name} = {point.value} could not be loaded ({why}).")
            continue
        known = found.setdefault(kind.name, (kind, point))
        if known[0] is not kind:
            both = f"{known[1].value} and {point.value}"
            # Plain, because a catalogue may hold words of games that are not known yet.
            raise BadSettings.plain(
                f"Two installed packages offer a game called {quote(kind.name)}: {both}. Uninstall one of them."
            )
    kinds = sorted((kind for kind, _ in found.values()), key=lambda kind: (kind.place, kind.name))
    return MappingProxyType({kind.name: kind for kind in kinds})


def game(name: str) -> GameKind:
    """The game of that name; BadSettings lists the names that exist."""
    known = games()
    if name not in known:
        raise BadSettings(
            "unknown-game", game=quote(name), known=", ".join(known) + (f" ({' '.join(BROKEN)})" if BROKEN else "")
        )
    return known[name]


def table_sizes() -> tuple[int, int]:
    """The smallest and largest number of players of any game."""
    kinds = games().values()
    return min(kind.fewest for kind in kinds), max(kind.most for kind in kinds)


def kind_of(running: AnyGame) -> GameKind:
    """The kind of a game in progress."""
    return game(running.name)
