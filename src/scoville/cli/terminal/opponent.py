"""A bot on a seat: it takes a human time, drawn before it looks, and thinks where nobody waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from ...bots import Bot, BotFailed, ask, sit_down, tell
from ...bots.pace import human_time, lead_time
from ...core import Dice, Fact, Game

__all__ = ["Opponent"]


class Opponent:
    """`dice` are those of its time alone; `quickness` is in percent, 100 is a person's."""

    def __init__(self, seat: int, bot: Bot[Any, Any], dice: Dice, quickness: int = 100) -> None:
        self._seat = seat
        self._bot = bot
        self._dice = dice
        self._quickness = quickness
        self._game: Game[Any, Any] | None = None
        self._news: list[Fact] = []
        self._thinking = asyncio.Lock()
        self.failed: Callable[[BotFailed], None] = lambda error: None
        """Told of its mistakes: they cost it its choice, nobody their game."""

    def takes(self, median: float) -> float:
        """Seconds until it acts."""
        return human_time(self._dice.below(1000) / 1000, median, self._quickness, self._bot.thinks)

    @property
    def lead(self) -> float:
        """Seconds before its move at which it begins to think."""
        return lead_time(self._bot.thinks)

    def begin(self, game: Game[Any, Any]) -> None:
        """It has sat down at this game."""
        self._game = game

    def hear(self, facts: Sequence[Fact]) -> None:
        """Put aside until it thinks: it must not notice anything while another thread thinks with it."""
        self._news += facts

    def choose(self, view: Any, options: Sequence[Any]) -> asyncio.Task[Any | None]:
        """It thinks from now on, one thing after the other."""
        return asyncio.create_task(self._choose(view, options))

    async def _choose(self, view: Any, options: Sequence[Any]) -> Any | None:
        async with self._thinking:
            news, self._news = self._news, []
            try:
                return await asyncio.to_thread(self._think, news, view, options)
            except BotFailed as error:
                self.failed(error)
                return None

    def _think(self, news: Sequence[Fact], view: Any, options: Sequence[Any]) -> Any | None:
        if self._game is not None:
            game, self._game = self._game, None
            sit_down({self._seat: self._bot}, game)
        tell({self._seat: self._bot}, news)
        return ask(self._bot, view, options)
