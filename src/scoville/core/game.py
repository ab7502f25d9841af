"""The interface of every game: who may act and how, acting, looking, copying.

A game stands in front of its fast state. It verifies first and speaks in objects; the state
takes only what was verified.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, NamedTuple, Self, TypeVar

from .amounts import how_many
from .errors import Refused, quote
from .facts import Fact
from .seats import CLOCK, CLOCK_NAME

__all__ = ["Act", "Expire", "Game"]


@dataclass(frozen=True, slots=True)
class Expire:
    """The only action of the clock. It closes what still waits, as if everyone who was asked had declined."""


@cache
def seats_of(bits: int) -> tuple[int, ...]:
    """The seats whose bits are set, in the form the states use."""
    return tuple([seat for seat in range(bits.bit_length()) if bits >> seat & 1])


Action = TypeVar("Action")
View = TypeVar("View")


class Act(NamedTuple, Generic[Action]):
    """One accepted action in `game.history`: who did what, and at a live table when (seconds since the start)."""

    seat: int
    action: Action | Expire
    time: float | None = None


class Game(ABC, Generic[Action, View]):
    """A game in progress. Seats are numbers; every method takes a player's name as well."""

    name: str
    players: tuple[str, ...]
    history: list[Act[Action]]

    # --- for people ----------------------------------------------------------

    def __repr__(self) -> str:
        actions = how_many(len(self.history), "action")
        return f"<{type(self).__name__}: {', '.join(self.players)}; {actions}; {self._stands()}>"

    def __str__(self) -> str:
        """The whole table as its owner knows it, with every hand open. `view` shows what one seat may know."""
        width = max(map(len, self.players))
        rows = [f"{self.name.upper()}, {self._stands()}", *self.lies()]
        for seat, player in enumerate(self.players):
            mark = "*" if seat in self.winners else "?" if seat in self.waiting else ">" if seat == self.turn else " "
            rows.append(f"{mark} {player.ljust(width)}  {self.holds(seat)}".rstrip())
        return "\n".join(rows)

    def _stands(self) -> str:
        if self.reason is not None:
            won = " and ".join(self.players[seat] for seat in self.winners)
            return f"over ({self.reason}), won by {won or 'nobody'}"
        asked = f", asked: {', '.join(self.players[seat] for seat in self.waiting)}" if self.waiting else ""
        turn = self.turn
        return "nobody's turn" + asked if turn is None else f"{self.players[turn]}'s turn{asked}"

    def lies(self) -> list[str]:
        """What lies on the table, line by line, for `print(game)`."""
        return []

    def holds(self, seat: int) -> str:
        """What a player holds, for `print(game)`: the hand, if the game has one."""
        hand = getattr(self, "hand", None)
        return "" if hand is None else " ".join(map(str, hand(seat)))

    # --- who and what -------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.reason is not None

    @property
    @abstractmethod
    def reason(self) -> str | None:
        """Why the game ended, or None while it runs."""

    @property
    @abstractmethod
    def winners(self) -> tuple[int, ...]:
        """The winning seats in seat order; empty while the game runs."""

    @property
    @abstractmethod
    def turn(self) -> int | None:
        """The seat whose turn it is; None once the game is over."""

    @property
    @abstractmethod
    def waiting(self) -> tuple[int, ...]:
        """The seats that may still react to what blocks play, in seat order."""

    @property
    def moment(self) -> Hashable:
        """Identifies what is being decided now. A decision is stale once this has changed."""
        return len(self.history)

    @abstractmethod
    def legal(self, seat: int | str) -> list[Action]:
        """Everything `seat` may do now, each thing once."""

    @abstractmethod
    def view(self, seat: int | str | None) -> View:
        """Everything `seat` may know of the position, and nothing else; None is a spectator."""

    def own_view(self, seat: int) -> Any:
        """What `seat` knows besides what everybody sees (`view(None)`): at most its whole view."""
        return self.view(seat)

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy, possible at any point."""

    def become(self, other: Self) -> bool:
        """Takes over the position of a copy that has done one more action. Nobody may use the copy afterwards.

        Returns False, and changes nothing, if this game cannot do that."""
        return False

    @abstractmethod
    def anew(self) -> Self:
        """The same game before its first action."""

    def may_act(self) -> tuple[int, ...]:
        """The seats that may do something now, in seat order."""
        return tuple(seat for seat in range(len(self.players)) if self.legal(seat))

    def seat(self, who: int | str) -> int:
        """The seat of a player's name (a number is checked and returned). The clock has none."""
        if isinstance(who, str):
            if who not in self.players:
                raise Refused("unknown-player", who=quote(who))
            return self.players.index(who)
        if not 0 <= who < len(self.players):
            raise Refused("unknown-seat", who=who)
        return who

    def _seats(self, bits: int) -> tuple[int, ...]:
        return seats_of(bits & (1 << len(self.players)) - 1)

    def _actor(self, who: int | str) -> int:
        """Who acts: a seat or the clock."""
        return CLOCK if who in {CLOCK, CLOCK_NAME} else self.seat(who)

    # --- acting --------------------------------------------------------------

    def apply(self, who: int | str, action: Action | Expire, time: float | None = None) -> list[Fact]:
        """Performs an action and returns the facts that followed; or raises Refused and changes nothing."""
        seat = who if type(who) is int and 0 <= who < len(self.players) else self._actor(who)
        facts = self._perform(seat, action, time)
        self.history.append(
            tuple.__new__(Act, (seat, action, time))
        )  # bypasses a constructor that would only name them
        return facts

    def accepts(self, who: int | str, action: Action | Expire) -> bool:
        """Whether `apply` would do it."""
        try:
            self.verify(self._actor(who), action)
        except Refused:
            return False
        return True

    @abstractmethod
    def verify(self, seat: int, action: Action | Expire) -> None:
        """The one judge: raises Refused with the reason, or returns, and then `apply` will do it."""

    @abstractmethod
    def _perform(self, seat: int, action: Action | Expire, time: float | None) -> list[Fact]:
        """Carries out one of the options; anything else only after `verify` has accepted it."""
