"""What a bot is, and which there are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from .. import heated
from ..core import BadSettings, Dice, quote
from ..spicy import Action, Pass, Play, Spicy

__all__ = ["BOTS", "Bot", "heated_options", "make_bot", "proper_options", "register_bot"]

Seen_contra = TypeVar("Seen_contra", contravariant=True)
Option = TypeVar("Option")


class Bot(Protocol[Seen_contra, Option]):
    """One seat's player. It is handed a view, never a game: what it may not know it cannot look up."""

    def choose(self, view: Seen_contra, options: Sequence[Option]) -> Option | None:
        """One of `options`, or None to let things be, which counts only where nothing has to be done."""


BotMaker = Callable[[Dice], Bot[Any, Any]]
BOTS: dict[tuple[str, str], BotMaker] = {}
"""By game and name."""


def register_bot(game: str, name: str, maker: BotMaker) -> None:
    """A bot's dice are its own: it gets them when it is made."""
    if (game, name) in BOTS:
        raise ValueError(f"there is a bot {name} for {game} already")
    BOTS[game, name] = maker


def make_bot(game: str, name: str, dice: Dice) -> Bot[Any, Any]:
    if (game, name) not in BOTS:
        known = ", ".join(bot for of, bot in BOTS if of == game) or "none"
        raise BadSettings(f"There is no bot {quote(name)} for {game}; there are {known}.")
    return BOTS[game, name](dice)


def proper_options(game: Spicy, seat: int, reacting: bool = False) -> list[Action]:
    """What `seat` may do without breaking a rule: `tabletop` lists the offences too, but no bot commits them.

    Reacting, a seat is asked about the top card alone: whoever has the turn plays only after all were asked.
    """
    return [
        action
        for action in game.legal(seat)
        if game.offence(seat, action) is None and not (reacting and isinstance(action, Play | Pass))
    ]


def heated_options(game: heated.Heated, seat: int) -> list[heated.Action]:
    """What `seat` may decide in HEATED. A call is asked for by itself; no bot slaps or wonders without reason."""
    asked = seat in game.waiting
    return [
        action
        for action in game.legal(seat)
        if not isinstance(action, heated.Call | heated.Wonder) and (asked or not isinstance(action, heated.Slap))
    ]
