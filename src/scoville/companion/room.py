"""What a game knows for people who play with its printed cards: its room `companion`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from ..core import BadSettings, GameKind, registry, stream
from ..core.dice import check_seed
from ..core.settings import CHOICE, NUMBER, SEVERAL, Setting, settings_of
from ..rulebook import rulebook_of
from .pad import Column, Ending, Pad

__all__ = ["Ask", "DrawnCard", "GameCompanion", "PackRow", "Plan", "companion_of"]


@dataclass(frozen=True, slots=True)
class Ask:
    """Something people choose before they set up."""

    name: str
    """It is called `companion-<game>-ask-<name>`; where there is no such message, `set-<game>-<name>`."""
    kind: Literal["choice", "number", "several"]
    value: str | int | tuple[str, ...]
    """What this plan was made with."""
    choices: tuple[str, ...] = ()
    names: str = ""
    """The message that names a choice, which takes the place of `{}`."""
    low: int = 0
    high: int = 0
    """`number`: the limits; `several`: at most `high` at once."""


@dataclass(frozen=True, slots=True)
class PackRow:
    """One kind of printed card: how many to take out of the box."""

    card: str
    """One of them as a record writes it, to be drawn."""
    title: str
    """The message with its name."""
    count: int
    box: int
    """How many the box holds, with its expansion."""
    group: str = ""
    """The heading it stands under: the message `<game>-family-<group>`."""


@dataclass(frozen=True, slots=True)
class DrawnCard:
    """A card that changes the rules of this game, drawn or chosen."""

    card: str
    title: str
    help: str
    """The messages with its name and what it does."""
    step: str
    """The step in which it is laid out."""


@dataclass(frozen=True, slots=True)
class Plan:
    """`GET /api/companion/{game}`: how to set up a game with the printed cards, and how its points are counted."""

    game: str
    players: int
    fewest: int
    most: int
    """How many can play."""
    seed: str
    asks: tuple[Ask, ...]
    steps: tuple[str, ...]
    """What to do, in this order: messages `companion-<game>-step-<name>`, or `companion-step-<name>` for any game."""
    values: dict[str, str | int]
    """The values on which these messages depend."""
    drawn: tuple[DrawnCard, ...]
    pack: tuple[PackRow, ...]
    """Which cards to play with, if not all; empty means all of them."""
    warnings: tuple[str, ...]
    """Advice against what was chosen, as messages."""
    first: int
    """A seat drawn by lot, for tables that leave the start to chance."""
    pad: Pad


class GameCompanion:
    """The base class serves any game: a number of players, a starter, points that somebody counts."""

    settings: ClassVar[tuple[str, ...]] = ()
    """The settings of the rules that people choose."""

    def __init__(self, kind: GameKind) -> None:
        self.kind = kind

    def plan(self, players: int, seed: str, asked: Mapping[str, str]) -> Plan:
        """The plan for this many players, or BadSettings. All luck comes from the seed; `lot` draws another starter."""
        self.kind.check_players(players)
        lot = asked.get("lot", seed)
        check_seed(seed)
        check_seed(lot)
        rules = self.rules(asked, seed)
        return Plan(
            game=self.kind.name,
            players=players,
            fewest=self.kind.fewest,
            most=self.kind.most,
            seed=seed,
            asks=self.asks(rules, asked),
            steps=self.steps(rules),
            values={**rulebook_of(self.kind.name).values(rules, players), **self.values(rules, players)},
            drawn=self.drawn(rules),
            pack=self.pack(rules, players),
            warnings=self.warnings(rules, players),
            first=stream(lot, "first").below(players),
            pad=self.pad(rules, players),
        )

    def rules(self, asked: Mapping[str, str], seed: str) -> Any:
        """The rules people play by, read from what they chose."""
        chosen = {each.name: each.from_text(asked[each.name]) for each in self._settings() if each.name in asked}
        return self.kind.rules(**chosen)

    def asks(self, rules: Any, asked: Mapping[str, str]) -> tuple[Ask, ...]:
        return tuple(self.ask(each, getattr(rules, each.name)) for each in self._settings())

    def ask(self, setting: Setting, value: Any) -> Ask:
        if setting.kind not in {CHOICE, SEVERAL, NUMBER}:
            raise TypeError(f"{setting.name} is nothing that a companion asks")
        kind: Any = setting.kind
        given = tuple(map(str, value)) if setting.kind == SEVERAL else value
        choices = tuple(map(str, setting.choices))
        return Ask(setting.name, kind, given, choices, setting.names, setting.low or 0, setting.high or 0)

    def _settings(self) -> list[Setting]:
        known = {each.name: each for each in settings_of(self.kind.rules)}
        return [known[name] for name in self.settings]

    def steps(self, rules: Any) -> tuple[str, ...]:
        return ("start",)

    def values(self, rules: Any, players: int) -> dict[str, str | int]:
        """The values on which the steps depend, besides those of the rulebook."""
        return {}

    def drawn(self, rules: Any) -> tuple[DrawnCard, ...]:
        return ()

    def pack(self, rules: Any, players: int) -> tuple[PackRow, ...]:
        return ()

    def warnings(self, rules: Any, players: int) -> tuple[str, ...]:
        return ()

    def pad(self, rules: Any, players: int) -> Pad:
        return Pad((Column("points", 1, during=True, below_zero=True),), (Ending("over", "said"),))


def companion_of(game: str) -> GameCompanion:
    """The room `companion` of a game; BadSettings if there is no such game."""
    kind = registry.game(game)
    room: type[GameCompanion] = kind.room("companion", GameCompanion)
    return room(kind)


def read_seats(text: str) -> int:
    """How many play, from an address; BadSettings if that is no number."""
    if not (text.isascii() and text.isdecimal() and len(text) < 4):
        raise BadSettings("setting-whole", key="players", value=text[:40])
    return int(text)
