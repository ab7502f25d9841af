"""The balance studies: named lists of settings, each with a baseline."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from ..core import BadSettings, quote, registry
from .arena import check_bots
from .spec import TableSpec

__all__ = [
    "PLAYERS",
    "Plan",
    "Row",
    "Setting",
    "Studies",
    "Study",
    "beside",
    "by_players",
    "own_seed",
    "seated",
    "studies_of",
    "study",
    "usual_study",
]

PLAYERS: Final = 4
"""For a study that is not about the number of players."""


@dataclass(frozen=True, slots=True)
class Setting:
    """Tables that are counted together: game i is played at the i-th of them, in turn."""

    name: str
    specs: tuple[TableSpec, ...]
    baseline: str | None
    """The setting it is compared with; None for a baseline."""
    at: float | None = None
    """Its number, in a sweep of numbers."""

    @property
    def players(self) -> int:
        return self.specs[0].players

    def spec_of(self, index: int) -> TableSpec:
        return self.specs[index % len(self.specs)]


@dataclass(frozen=True, slots=True)
class Study:
    game: str
    name: str
    question: str
    note: str
    """What a reader should know about the answer."""
    settings: tuple[Setting, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A setting without its bots and seed."""

    name: str
    rules: tuple[Any, ...]
    players: int
    baseline: str | None


@dataclass(frozen=True, slots=True)
class Plan:
    question: str
    rows: Callable[[int | None], Iterable[Row]]
    """For a number of players, or for those the study chooses."""
    note: str = ""


class Studies(dict[str, Plan]):
    """The studies of a game that can also count out its cards anew."""

    def count_of(self, rules: Any, players: int, card: str) -> int:
        """How many of this card are in play; raises BadSettings if there is no such card."""
        raise NotImplementedError

    def with_card(self, rules: Any, players: int, card: str, count: int) -> Any:
        """The same rules with this many of the card, or of each of its colours."""
        raise NotImplementedError


def study(game: str, name: str, bots: Sequence[str], seed: int | str, players: int | None = None) -> Study:
    """A study ready to be played; `bots` take the seats in turn, again from the first if there are more seats.

    Every setting has its own seed, so that their games are independent of each other.
    """
    plans = studies_of(game)
    if name not in plans:
        sentence = f"There is no study {quote(name)} of {game.upper()}; there are {', '.join(plans)}."
        raise BadSettings.unknown(sentence, name, plans)
    if not bots:
        raise BadSettings.plain("A study needs at least one bot.")
    plan = plans[name]
    if players is not None and name == "players":
        raise BadSettings.plain("The study players is about the number of players; it takes no other.")
    settings = []
    for row in plan.rows(players):
        at_table = tuple(bots[i % len(bots)] for i in range(row.players))
        own = own_seed(seed, f"{game}/{name}/{row.name}")
        specs = tuple(TableSpec(game, row.players, rules, at_table, own) for rules in row.rules)
        settings.append(Setting(row.name, specs, row.baseline))
    check_bots(settings[0].specs[0])
    seats = max(setting.players for setting in settings)
    if len(bots) > seats:
        raise BadSettings.plain(f"There are {len(bots)} bots for {seats} seats.")
    return Study(game, name, plan.question, plan.note, tuple(settings))


def usual_study(game: str, bots: Sequence[str], seed: int | str, players: int | None, rules: Any) -> Study:
    """One setting alone: these rules."""
    kind = registry.game(game)
    n = players or min(max(PLAYERS, kind.fewest), kind.most)
    name = f"{n} players"
    spec = TableSpec(game, n, rules, seated(bots, n), own_seed(seed, f"{game}/usual/{name}"))
    check_bots(spec)
    return Study(game, "usual", "What is this table like?", "", (Setting(name, (spec,), None),))


def seated(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """The bots take the seats in turn."""
    if len(bots) > players:
        raise BadSettings.plain(f"There are {len(bots)} bots for {players} seats.")
    return tuple(bots[i % len(bots)] for i in range(players))


def own_seed(seed: int | str, name: str) -> str:
    """The seed of one setting of a study."""
    number = int(seed, 16) if isinstance(seed, str) else seed
    return sha256(f"scoville/{number:x}/balance/{name}".encode()).hexdigest()[:32]


def beside(baseline: str, settings: Iterable[tuple[str, tuple[Any, ...]]], players: int) -> list[Row]:
    return [Row(name, rules, players, None if name == baseline else baseline) for name, rules in settings]


def by_players(game: str) -> Callable[[int | None], list[Row]]:
    def rows(players: int | None) -> list[Row]:
        kind = registry.game(game)
        baseline = f"{PLAYERS} players"
        return [
            Row(f"{n} players", (kind.rules(),), n, None if n == PLAYERS else baseline)
            for n in (PLAYERS, *(n for n in range(kind.fewest, kind.most + 1) if n != PLAYERS))
        ]

    return rows


def studies_of(game: str) -> Mapping[str, Plan]:
    """The studies of a game by name: its room `studies`, and one that every game has."""
    own: Mapping[str, Plan] = registry.game(game).room("studies") or {}
    return {**own, "players": Plan("What does the number of players change?", by_players(game))}
