"""What the search bot of HEATED thinks of its options at a point of a game."""

from __future__ import annotations

from ...core import BadSettings, stream
from ...heated import Heated
from ..bot import catch_up
from ..thinking import Budget, OptionValue
from .options import heated_options
from .search import HeatedSearchBot

__all__ = ["value_options"]

MOST = 24
"""So many options are valued: those that look best at first sight."""


def value_options(game: Heated, seat: int, budget: Budget, seed: int | str) -> tuple[OptionValue, ...]:
    """What `seat` could do now with its chances, best first, by what that seat knows."""
    options = heated_options(game, seat)
    if not options:
        raise BadSettings(f"{game.players[seat]} has nothing to decide there.")
    bot = HeatedSearchBot(stream(seed, "explain"))
    catch_up(bot, seat, game)
    view = game.view(seat)
    bot.memory.look(view)
    return tuple(bot.compare(view, options, bot.candidates(view, options, MOST), budget))
