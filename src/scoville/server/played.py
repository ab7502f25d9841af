"""A game at a live table: what was published, in which order, and what has become stale."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from ..core import CLOCK, Expire, Fact
from .patience import Patience
from .protocol import Speed, Verdict
from .umpire import AnyGame, Umpire, umpire_of

__all__ = ["PlayedGame", "Rehearsed"]

REMEMBERED: Final = 400
"""Published changes stored for reconnecting clients; a client that missed more gets a fresh view."""


class Rehearsed(NamedTuple):
    """An action that was done on a copy of the game, before it is stored."""

    seat: int
    action: Any
    at: float
    game: AnyGame
    """The copy, after the action."""
    facts: list[Fact]


@dataclass
class PlayedGame:
    game: AnyGame
    number: int
    """Counted over all games at this table, from 1."""
    round: int
    begun: float
    """Seconds since the epoch."""
    secret: str
    nonces: tuple[str | None, ...]
    names: tuple[str, ...]
    """On screen."""
    bots: dict[int, str]
    seq: int
    """The newest published change, counted over all games of the table."""
    speed: Speed = "live"
    taken_up: bool = False
    """Whether it continues another game: then its cards were not shuffled here."""
    variants_at_random: int | None = None
    """How many variants its table turned up at random; None in a game that turns up none."""
    branch: int = 0
    """How many actions were played elsewhere, before it continued here."""
    rated: bool = False
    people: tuple[str | None, ...] = ()
    """Who had each seat at the start, also if they have left since."""
    totals: tuple[int, ...] = ()
    """Of the match, once it is over."""
    facts: list[Fact] = field(default_factory=list)
    """Everything that has happened, for bots that sit down later; dropped when the game is over."""
    asked: tuple[int, ...] = ()
    news: list[tuple[int, tuple[Fact, ...]]] = field(default_factory=list)
    verdicts: list[tuple[int, Verdict]] = field(default_factory=list)
    """With the number of the action, from 0."""
    record: str | None = None
    """As text, once the game is over and somebody has asked for it."""
    slaps: list[tuple[int, float]] = field(default_factory=list)
    """Of the present round of slaps: who, when."""
    time: float = 0.0
    """Of the newest action; it never goes back."""
    patience: Patience | None = None
    """Where everybody plays at their own pace: what the table waits for."""
    timed: bool = True
    """Whether its record has a time for every action."""
    rehearsed: Rehearsed | None = None
    """The action that is being stored. It is not worked out a second time."""

    def __post_init__(self) -> None:
        self.umpire: Umpire = umpire_of(self.game.name)
        self.begins = self.seq
        self.people = self.people or (None,) * len(self.names)
        self._situations = dict(self.umpire.situations(self.game))
        self._changed = dict.fromkeys(self._situations, self.seq)
        self._changed_by = dict.fromkeys(self._situations, CLOCK)
        self.asked = self.umpire.asked(self.game, (), CLOCK, published=True)

    # --- acting ------------------------------------------------------------------------------

    def apply(self, seat: int, action: Any, at: float, verdict: Verdict | None = None) -> tuple[list[Fact], bool]:
        """The facts, and whether they are published: an answer that only declines is not, until the window closes."""
        self.time = max(self.time, at)
        counts = self.umpire.slaps(action) and seat in self.game.waiting
        facts = self._perform(seat, action)
        if self.game.over:
            self.facts = []
        else:
            self.facts.extend(facts)
        situations = dict(self.umpire.situations(self.game))
        same = situations == self._situations
        published = not (same and self.umpire.declines(action) and bool(self.game.waiting))
        if isinstance(action, Expire) and same and not facts:
            published = False
        if published:
            self.seq += 1
            self.news.append((self.seq, tuple(facts)))
            del self.news[:-REMEMBERED]
        for kind, now in situations.items():
            if now != self._situations[kind]:
                self._changed[kind] = self.seq
                self._changed_by[kind] = seat
        if situations.get("slap") != self._situations.get("slap"):
            self.slaps = []
        elif counts:
            self.slaps.append((seat, self.time))
        self._situations = situations
        self.asked = self.umpire.asked(self.game, self.asked, seat, published)
        if verdict is not None:
            self.verdicts.append((len(self.game.history) - 1, verdict))
        return facts, published

    def rehearse(self, seat: int, action: Any, at: float) -> Rehearsed:
        """Does the action on a copy. Raises what the rules raise."""
        copy = self.game.clone()
        facts = copy.apply(seat, action, at if self.timed else None)
        self.rehearsed = Rehearsed(seat, action, at, copy, facts)
        return self.rehearsed

    def _perform(self, seat: int, action: Any) -> list[Fact]:
        """Does the action, or takes over its rehearsal if there was one at this point of the game."""
        rehearsed, self.rehearsed = self.rehearsed, None
        if (
            rehearsed is not None
            and rehearsed[:3] == (seat, action, self.time)
            and len(rehearsed.game.history) == len(self.game.history) + 1
            and self.game.become(rehearsed.game)
        ):
            return rehearsed.facts
        return self.game.apply(seat, action, self.time if self.timed else None)

    def outdated(self, seat: int, action: Any, seen: int) -> int | None:
        """The change that made a decision taken on `seen` stale, if there is one."""
        kind = self.umpire.situation_of(action)
        if kind is None or seen >= self._changed[kind]:
            return None
        if self.umpire.outlives_own(action) and self._changed_by[kind] == seat:
            return None
        return self._changed[kind]

    def situation(self, kind: str) -> Hashable:
        return self._situations[kind]

    # --- who missed something --------------------------------------------------------------------

    def missed(self, seen: int) -> tuple[Fact, ...] | None:
        """The facts after `seen`; None if there are too many or `seen` was in another game."""
        if not self.begins <= seen <= self.seq:
            return None
        if self.news and self.news[0][0] > seen + 1:
            return None
        return tuple(fact for seq, facts in self.news if seq > seen for fact in facts)
