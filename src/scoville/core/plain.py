"""A game in few lines: everything a layer needs follows from its actions, facts and views.

Actions, facts and rules are frozen dataclasses with words, numbers and tuples of them as fields. A record writes an
action as `str(action)`. `PlainGame.actions` lists every possible action once: its place in that list is its decision
number in the environments, and its text is how it is read again.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from .dice import Dice, check_seed
from .errors import BadSettings, Refused
from .facts import Fact, kebab
from .game import Act, Expire, Game
from .seats import CLOCK, check_names

__all__ = ["SEATS", "PlainGame", "PlainView", "plain_name", "shuffled"]

SEATS: Final = ("seat", "against", "to", "winners")
"""Fields of facts and actions with these names are seats, shown as the names of their players."""

Action = TypeVar("Action")
Item = TypeVar("Item")


def shuffled(items: Sequence[Item], dice: Dice) -> list[Item]:
    """The same items in random order, each order equally likely."""
    found = list(items)
    for i in range(len(found) - 1, 0, -1):
        j = dice.below(i + 1)
        found[i], found[j] = found[j], found[i]
    return found


def plain_name(thing: object) -> str:
    """The name of a fact or an action in messages: PileTaken is `pile-taken`."""
    return kebab(type(thing).__name__)


@dataclass(frozen=True, slots=True)
class PlainView:
    """What a seat may know: its hand, how many cards each player holds, and what lies on the table for everybody."""

    seat: int | None
    hand: tuple[str, ...]
    """Empty for a spectator."""
    players: tuple[int, ...]
    """How many cards each player holds."""
    table: tuple[tuple[str, int], ...]
    """What everybody sees, by name, 0 to 255. Its text is `table-<game>-<name>` with `$value`."""
    turn: int | None
    waiting: tuple[int, ...]
    reason: str | None
    winners: tuple[int, ...]


@cache
def _numbered(actions: tuple[Any, ...]) -> tuple[dict[Any, int], dict[str, Any]]:
    return {action: i for i, action in enumerate(actions)}, {str(action): action for action in actions}


class PlainGame(Game[Action, PlainView], Generic[Action]):
    """A subclass writes `deal`, `legal`, `do`, `table`, `hand`, `redeal`, and maintains `turn`, `waiting` and
    `ended`."""

    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 10
    actions: ClassVar[tuple[Any, ...]]
    """Every possible action. Trained agents depend on their order, so add new ones at the end."""
    cards: ClassVar[tuple[str, ...]]
    """Every card that can be in a hand."""
    showing: ClassVar[tuple[str, ...]]
    """The names of the values that `table` returns."""
    rules_type: ClassVar[type[Any]]
    turn: int | None = None
    waiting: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    ended: str | None = None
    """Why the game is over."""

    def __init__(self, players: Sequence[str], seed: int | str, rules: Any = None, *, first: int | None = None) -> None:
        self.players = check_names(players, self.fewest, self.most)
        check_seed(seed)
        if first is not None and not 0 <= first < len(self.players):
            raise BadSettings("first-seat", seat=first, seats=len(self.players))
        self.seed, self.rules, self.first = seed, rules if rules is not None else self.rules_type(), first
        self.history: list[Act[Action]] = []
        self.deal()

    # --- what a game writes ---------------------------------------------------------------------

    @abstractmethod
    def deal(self) -> None:
        """Sets up the game from `players`, `rules`, `seed` (with `stream`) and `first`, the starting seat if given."""

    @abstractmethod
    def do(self, seat: int, action: Action) -> list[Fact]:
        """Carries out one of `legal(seat)` and returns the facts that followed."""

    @abstractmethod
    def hand(self, seat: int) -> tuple[str, ...]:
        """The cards of a player, in the order they are shown."""

    @abstractmethod
    def table(self) -> dict[str, int]:
        """What everybody sees, by the names in `showing`."""

    @abstractmethod
    def redeal(self, seat: int, dice: Dice) -> None:
        """Deals everything `seat` cannot see again, in a way that fits what `seat` knows."""

    def expire(self) -> list[Fact]:
        """The clock closes what `waiting` waits for, as if everyone asked had declined."""
        raise Refused("not-the-clock")

    # --- what follows from it ---------------------------------------------------------------------

    def lies(self) -> list[str]:
        return [", ".join(f"{name} {value}" for name, value in self.table().items())]

    @property
    def reason(self) -> str | None:
        return self.ended

    def view(self, seat: int | str | None) -> PlainView:
        at = None if seat is None else self.seat(seat)
        return PlainView(
            seat=at,
            hand=() if at is None else self.hand(at),
            players=tuple(len(self.hand(i)) for i in range(len(self.players))),
            table=tuple(self.table().items()),
            turn=None if self.ended else self.turn,
            waiting=() if self.ended else self.waiting,
            reason=self.ended,
            winners=self.winners,
        )

    def clone(self) -> Self:
        fixed = {id(each): each for each in (self.players, self.rules)}
        memo: dict[int, Any] = {**fixed, id(self.history): list(self.history)}
        return deepcopy(self, memo)

    def anew(self) -> Self:
        return type(self)(self.players, self.seed, self.rules, first=self.first)

    def verify(self, seat: int, action: Action | Expire) -> None:
        if self.ended:
            raise Refused("over")
        if seat == CLOCK or isinstance(action, Expire):
            if seat != CLOCK or not isinstance(action, Expire) or not self.waiting:
                raise Refused("not-the-clock")
        elif action not in self.legal(seat):
            raise Refused("not-now")

    def _perform(self, seat: int, action: Action | Expire, time: float | None) -> list[Fact]:
        self.verify(seat, action)
        return self.expire() if isinstance(action, Expire) else self.do(seat, action)

    @classmethod
    def number_of(cls, action: Any) -> int:
        return _numbered(cls.actions)[0][action]

    @classmethod
    def named(cls, text: str) -> Any:
        """The action with this text in a record, or None."""
        return _numbered(cls.actions)[1].get(text)
