"""Environments for a game without a room `environment`: a plain game's actions and view as numbers."""

from __future__ import annotations

from typing import Any

from ..bots import Bot
from ..bots.driver import Driver
from ..core import BadSettings, Dice, Fact, GameKind
from ..core.plain import PlainGame
from ..core.seeds import Seeds
from .fields import Field
from .room import GameEnvironment, names_of
from .seats import Seats
from .table import Table

__all__ = ["PlainEnvironment", "PlainSeats", "PlainTable"]

LET_BE = 0
"""Decision 0; the game's actions follow in their order."""
HIGHEST = 255


class PlainTable(Table):
    def __init__(self, kind: GameKind, players: int, rules: Any, game: Any = None) -> None:
        self.kind = kind
        self.rules = rules
        self.names = names_of(players)
        self.game: Any = game
        if game is None:
            self.game = kind.new(self.names, 0, rules)  # raises if the settings are wrong
        super().__init__(players, 1 + len(self.game.actions), sum(field.size for field in fields_of(kind)))
        self.questions = 0
        self.begin()

    def new_game(self, seeds: Seeds, index: int) -> None:
        """Deals as `new` does with the same seed."""
        seeds.game(index)
        self.game = self.kind.new(self.names, seeds.seed(), self.rules)
        self.begin()

    def begin(self) -> None:
        """Something has happened, so everybody is asked anew."""
        self.questions += 1
        self.driver = Driver(self.game)
        self.mover = self.driver.seat()

    def legal(self, seat: int) -> list[int]:
        may = [1 + self.game.number_of(action) for action in self.game.legal(seat)]
        return may if dict(self.driver.queue).get(seat, True) else [LET_BE, *may]

    def list_options(self, seat: int) -> None:
        self.list_these(self.legal(seat) if seat >= 0 else [])

    def act(self, decision: int) -> None:
        self.decide(decision)

    def decide(self, decision: int) -> list[Fact]:
        if decision == LET_BE:
            self.driver.decline()
            self.mover = self.driver.seat()
            return []
        facts: list[Fact] = self.game.apply(self.mover, self.game.actions[decision - 1])
        self.begin()
        return facts

    def fill_observation(self, seat: int, out: memoryview) -> None:
        for i, number in enumerate(observe(self.kind, self.game, seat)):
            out[i] = number

    def winners(self) -> int:
        return sum(1 << seat for seat in self.game.winners)

    def waiting(self) -> int:
        queue = self.driver.queue
        return sum(1 << seat for seat, must in queue if must == queue[0][1])

    def question(self) -> int:
        return self.questions

    def deal_anew(self, seat: int, dice: Dice) -> None:
        self.game.redeal(seat, dice)


def fields_of(kind: GameKind) -> list[Field]:
    """The fields of an observation. Players are counted clockwise from the one that looks."""
    game: type[PlainGame[Any]] = kind.new  # type: ignore[assignment]
    return [
        Field("seat", 1, kind.most - 1, "the own seat"),
        Field("players", 1, kind.most, "how many play"),
        Field("hand", len(game.cards), HIGHEST, "how many of each card one holds"),
        Field("cards", kind.most, HIGHEST, "how many cards each player holds"),
        Field("turn", kind.most, 1, "whose turn it is"),
        Field("waiting", kind.most, 1, "who is waited for"),
        Field("table", len(game.showing), HIGHEST, f"what lies there: {', '.join(game.showing)}"),
    ]


def observe(kind: GameKind, game: PlainGame[Any], seat: int) -> list[int]:
    """What `view` shows the seat, as numbers."""
    view, count = game.view(seat), len(game.players)
    order = [(seat + i) % count for i in range(count)]
    none = [0] * (kind.most - count)
    return [
        *(seat, count),
        *(view.hand.count(card) for card in game.cards),
        *(*(min(view.players[i], HIGHEST) for i in order), *none),
        *(*(int(i == view.turn) for i in order), *none),
        *(*(int(i in view.waiting) for i in order), *none),
        *(max(0, min(value, HIGHEST)) for _, value in view.table),
    ]


class PlainSeats(Seats):
    def __init__(self, kind: GameKind, game: Any) -> None:
        self.game = game
        self.table: PlainTable = PlainTable(kind, len(game.players), game.rules, game)

    def decide(self, decision: int) -> list[Fact]:
        return self.table.decide(decision)

    def ask(self, bot: Bot[Any, Any]) -> list[Fact]:
        action = self.table.driver.answer(self.table.mover, bot)
        return self.decide(LET_BE if action is None else 1 + self.game.number_of(action))


class PlainEnvironment(GameEnvironment):
    """For a `PlainGame`; any other game brings its own environment."""

    def __init__(self, kind: GameKind) -> None:
        if not (isinstance(kind.new, type) and issubclass(kind.new, PlainGame)):
            raise BadSettings("no-room", game=kind.title, room="environment")
        self.kind = kind
        self.actions = kind.new.actions
        self.fields = fields_of(kind)

    def describe(self, decision: int) -> str:
        return "let it be" if decision == LET_BE else str(self.actions[decision - 1])

    def tables(self, count: int, players: int, rules: Any, timed: bool) -> list[Table]:
        if timed:
            raise BadSettings.plain(f"{self.kind.title} has no reaction times.")
        return [PlainTable(self.kind, players, rules) for _ in range(count)]

    def seats(self, game: Any) -> Seats:
        return PlainSeats(self.kind, game)

    def show(self, table: Any, rules: Any) -> list[str]:
        view, names = table.game.view(None), table.game.players
        lines = [f"{name}: {cards} cards" for name, cards in zip(names, view.players, strict=True)]
        lines += [f"{name}: {value}" for name, value in view.table]
        return [*lines, "over" if view.turn is None else f"turn: {names[view.turn]}"]
