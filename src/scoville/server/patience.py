"""What a table at people's own pace waits for, and since when. The stored entries alone decide it, so no deadline
changes when a server stops or another one takes the table over."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, NamedTuple

from ..core import CLOCK
from .umpire import AnyGame, Umpire

__all__ = ["Mark", "Patience"]


class Mark(NamedTuple):
    """When something began that is waited for."""

    key: Hashable
    number: int
    """Of the entry with which it began."""
    time: float


class Patience:
    def __init__(self, umpire: Umpire, game: AnyGame, seq: int, number: int, time: float) -> None:
        self._umpire = umpire
        self._about: Hashable = None
        self.reactors: tuple[int, ...] = ()
        """Who may still react to the last card, whatever they hold. Everybody is shown these seats."""
        self.let_be: set[int] = set()
        """Those of them who have said that they let it be: known to nobody else until all have, or the time is over."""
        self.closed = False
        self.seq = seq
        """The change after which they are asked; an answer to an earlier one is stale."""
        self.missed: dict[int, int] = {}
        """How many moves in a row were made for a seat because its person did not come."""
        self._marks: dict[str, Mark] = {}
        self.note(game, seq, number, time)

    def note(self, game: AnyGame, seq: int, number: int, time: float) -> None:
        """Called after every entry that may have changed something."""
        found = None if game.over else self._umpire.bystanders(game)
        about, self.reactors = (None, ()) if found is None else found
        if about != self._about:
            self._about, self.closed, self.seq = about, False, seq
            self.let_be.clear()
        turn = (self._umpire.pressed(game), self._umpire.situations(game)["turn"], self.closed)
        window = self._umpire.window(game)
        for kind, key in {"wait": about, "window": window and window[1], "turn": turn}.items():
            if kind not in self._marks or self._marks[kind].key != key:
                self._marks[kind] = Mark(key, number, time)

    def acted(self, seat: int, action: Any, by_person: bool) -> None:
        """Called after `note`. A player who has taken a turn has let the card be."""
        if self._umpire.situation_of(action) != "turn" or self._umpire.declines(action):
            return
        if by_person:
            self.missed.pop(seat, None)
        else:
            self.missed[seat] = self.missed.get(seat, 0) + 1
        self.let_be.add(seat)

    def answer(self, seat: int) -> None:
        """A seat lets the card be; with the clock's seat nobody is waited for any longer."""
        if seat == CLOCK:
            self.closed = True
            return
        self.missed.pop(seat, None)
        self.let_be.add(seat)

    def asked(self, by_bot: Callable[[int], bool]) -> tuple[int, ...]:
        """The people whom the seat on turn still waits for."""
        if self.closed:
            return ()
        return tuple(seat for seat in self.reactors if seat not in self.let_be and not by_bot(seat))

    def since(self, kind: str) -> Mark:
        """Since when the table waits: for reactions to a card (wait), for answers (window), for a turn (turn)."""
        return self._marks[kind]
