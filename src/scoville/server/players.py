"""Bots at a live table: their delay is drawn before they look, and they think where nobody has to wait for them."""

from __future__ import annotations

import dataclasses
import pickle
from collections.abc import Sequence
from random import Random
from threading import Lock
from typing import Any, Final

from ..bots import LEVELS, Bot, bots_of, make_bot, quickness_of
from ..bots.bot import check_choice
from ..bots.pace import human_time
from ..core import Fact, stream
from ..core.speeds import Speed
from .bot_workers import Question
from .slices import Job
from .umpire import AnyGame, Occasion, umpire_of

__all__ = ["SeatedBot", "bots_for", "stand_in_for", "takes"]

ORDER: Final = (*LEVELS, "casual", "random")
"""The levels from tame to sharp, then plain bots; a game offers those it has."""
SEEN: Final = 200
"""Facts that a bot notices in one slice: about half a millisecond."""


def bots_for(game: str) -> tuple[str, ...]:
    """The bots that a table can have, by name, the levels first."""
    return tuple(sorted(bots_of(game), key=lambda name: (ORDER.index(name) if name in ORDER else len(ORDER), name)))


def stand_in_for(game: str) -> str:
    """The bot that plays for an absent person."""
    known = bots_for(game)
    return "cat" if "cat" in known else "casual" if "casual" in known else known[0]


def takes(occasion: Occasion, times: Speed, luck: Random, bot: str, thinks: float = 0.0, lingers: float = 0.0) -> float:
    """Seconds until a bot of this name acts. It has looked at nothing yet, so the time reveals nothing about its cards.

    While something can be doubted (`Umpire.lingers`), turns wait for that, and the bots' own doubts are spread over it.
    """
    doubt = times.doubt * lingers
    if occasion.kind == "turn":
        return doubt + human_time(luck.random(), times.bot_turn, quickness_of(bot), thinks)
    if occasion.kind == "call":
        return human_time(luck.random(), times.bot_reaction, quickness_of(bot, alert=True), thinks)
    half = max(times.bot_reaction, doubt / 2) if occasion.kind == "react" else times.bot_reaction
    return human_time(luck.random(), half, quickness_of(bot), thinks)


class SeatedBot:
    """A bot on a seat. `facts` is everything that has happened in its game and grows by itself; the bot notices the
    facts where it thinks, in another thread. A slow bot thinks in another process; here it only has its first thought,
    in case the answer comes too late."""

    def __init__(self, game: AnyGame, facts: list[Fact], seat: int, name: str, seed: str) -> None:
        self.game = game.name
        self._umpire = umpire_of(game.name)
        self.seat = seat
        self.name = name
        self._seed = seed
        self._luck = f"bot/{seat}/{len(game.history)}"
        self._asked = 0
        self._bot: Bot[Any, Any] = make_bot(game.name, name, stream(seed, self._luck))
        self.thinks = self._bot.thinks
        self._first = game.anew().view(seat)
        self._bot.sit_down(self._first)
        self._facts = facts
        self._noticed = 0
        self._noticing = Lock()
        """Two threads may ask for two of its decisions at once."""
        self._packed: list[bytes] = []
        """Complete portions of what it has seen, for its questions."""
        if self.thinks:
            self._bot.hurry(0)

    @property
    def maker(self) -> str:
        """The name of the class, which its author knows."""
        return type(self._bot).__name__

    def _seen(self, start: int, end: int) -> list[Fact]:
        """Facts as its seat knows them. Declining is never published."""
        shown = [fact.seen_by(self.seat) for fact in self._facts[start:end]]
        return [fact for fact in shown if fact.told_to(self.seat)]

    def _notice(self, end: int) -> None:
        with self._noticing:
            seen, self._noticed = self._seen(self._noticed, end), max(self._noticed, end)
            for fact in seen:
                self._bot.notice(fact)

    def _pack(self) -> bool:
        """Packs a complete portion. Returns whether there was one."""
        start = len(self._packed) * SEEN
        if start + SEEN > len(self._facts):
            return False
        self._packed.append(pickle.dumps(self._seen(start, start + SEEN)))
        return True

    @property
    def far_behind(self) -> bool:
        """Whether it has so much to catch up on that it should do so in slices before it is asked anything."""
        packed = len(self._packed) * SEEN if self.thinks else len(self._facts)
        return len(self._facts) - min(self._noticed, packed) > 2 * SEEN

    def catching_up(self) -> Job[None]:
        while len(self._facts) - self._noticed > SEEN:
            self._notice(self._noticed + SEEN)
            yield
        while self.thinks and self._pack():
            yield

    def thinks_about(self, occasion: Occasion) -> float:
        """Seconds it may need. A call takes no thinking."""
        return 0.0 if occasion.kind == "call" else self.thinks

    def choose(self, view: Any, asked: Sequence[int], options: Sequence[Any]) -> Any | None:
        """Chooses without long thinking. `asked` is who is shown to everybody as still deciding."""
        self._notice(len(self._facts))
        choice = self._bot.choose(asking(view, asked), options)
        check_choice(self._bot, choice, options)
        return choice

    def question(self, view: Any, asked: Sequence[int], options: Sequence[Any], due: float) -> Question:
        """The same choice as a question to think about until `due`."""
        self._asked += 1
        luck = f"{self._luck}/{self._asked}"
        view = asking(view, asked)
        while self._pack():
            pass
        rest = pickle.dumps(self._seen(len(self._packed) * SEEN, len(self._facts)))
        seen = (*self._packed, rest)
        return Question(
            self.game, self.name, self._seed, luck, self._first, seen, view, list(options), self.thinks, due
        )


def asking(view: Any, asked: Sequence[int]) -> Any:
    """The view (a named tuple or a dataclass) with these seats shown as still deciding."""
    if isinstance(view, tuple):
        return view._replace(waiting=tuple(asked))  # type: ignore[attr-defined]
    return dataclasses.replace(view, waiting=tuple(asked))
