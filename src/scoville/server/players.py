"""Bots at a live table: they take their time, drawn before they look, and think where nobody has to wait for them."""

from __future__ import annotations

import dataclasses
from collections import deque
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from ..bots import BOTS, Bot, catch_up, make_bot, quickness_of
from ..bots.pace import human_time
from ..core import Fact, stream
from ..spicy.facts import LastCardAccepted
from .protocol import Speed
from .umpires import Occasion
from .umpires.umpire import AnyGame

__all__ = ["LEVELS", "SeatedBot", "bots_for", "stand_in_for", "takes"]

LEVELS: Final = ("kitten", "cat", "tiger", "casual", "random")
"""From tame to sharp; those that are there are offered."""
PACE: Final[dict[Speed, tuple[float, float]]] = {"relaxed": (3.6, 1.5), "live": (2.2, 0.9), "blitz": (1.0, 0.5)}
"""Seconds beyond the floor that half of all turns take, and half of all reactions."""


def bots_for(game: str) -> tuple[str, ...]:
    """The bots a table can be given, by name, the levels first."""
    names = [name for of, name in BOTS if of == game]
    return tuple(sorted(names, key=lambda name: (LEVELS.index(name) if name in LEVELS else len(LEVELS), name)))


def stand_in_for(game: str) -> str:
    """Who plays for a person that is away."""
    known = bots_for(game)
    return "cat" if "cat" in known else "casual" if "casual" in known else known[0]


def takes(occasion: Occasion, speed: Speed, luck: Random, bot: str) -> float:
    """Seconds until a bot of this name acts; it has looked at nothing yet, so time tells nothing of its cards."""
    turn, react = PACE[speed]
    return human_time(luck.random(), turn if occasion.kind == "turn" else react, quickness_of(bot))


class SeatedBot:
    """A bot on a seat. What happens is put aside for it, and noticed where it thinks: in another thread."""

    def __init__(self, game: AnyGame, seat: int, name: str, seed: str) -> None:
        self.seat = seat
        self.name = name
        self._bot: Bot[Any, Any] = make_bot(game.name, name, stream(seed, f"bot/{seat}/{len(game.history)}"))
        self._news: deque[Fact] = deque()
        catch_up(self._bot, seat, game)

    def hear(self, facts: Sequence[Fact]) -> None:
        self._news.extend(
            fact.seen_by(self.seat)
            for fact in facts
            if not isinstance(fact, LastCardAccepted) or fact.seat == self.seat  # declining is never published
        )

    def choose(self, view: Any, asked: Sequence[int], options: Sequence[Any]) -> Any | None:
        """May take long. `asked` is who is shown to everybody as still deciding."""
        while self._news:
            self._bot.notice(self._news.popleft())
        return self._bot.choose(dataclasses.replace(view, waiting=tuple(asked)), options)
