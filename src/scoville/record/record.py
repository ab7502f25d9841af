"""The record: one text format for positions and games, to read and to write.

`load(text)` plays a record and returns the game it reaches; `dump(game)` writes a record that loads to
the same game. Everything specific to a game (its rules, position, actions) is in its dialect.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Final

from ..core import CLOCK, CLOCK_NAME, BadRecord, BadSettings, Expire, Fact, Refused, ScovilleError, quote, registry
from ..core.kind import AnyGame
from .fields import Fields
from .finding import Finding
from .live import Live, read_live, write_live
from .toml import read_toml

__all__ = [
    "AnyGame",
    "Dialect",
    "Record",
    "dialect_of",
    "dump",
    "load",
    "opened",
    "parted",
    "picture",
    "read",
    "read_act",
    "read_action",
    "said_lines",
    "say",
    "write_action",
]

FORMAT: Final = 1
LONGEST: Final = 8 * 1024 * 1024
"""No game is that long; a longer text is refused before it is read."""

_ACTIONS: Final = "actions = ["
_END: Final = "]"
_OPENED: Final = "# A game that is being played: scoville play --resume goes on with it."
"""The first line of an open record. Only a record with this line is completed."""


class Dialect(ABC):
    """How one game is written: its room `record`."""

    @abstractmethod
    def begin(self, players: tuple[str, ...], first: int | None, seed: int | str, header: Fields) -> AnyGame:
        """The game at its start, from `rules` and `position` of the header; raises BadRecord or BadSettings."""

    @abstractmethod
    def read_action(self, game: AnyGame, words: list[str]) -> Any:
        """The action written after the player's name; raises Refused."""

    @abstractmethod
    def write_action(self, game: AnyGame, action: Any) -> str:
        """What `read_action` reads."""

    @abstractmethod
    def write_setup(self, game: AnyGame) -> tuple[int | str, int | None, dict[str, str], dict[str, str]]:
        """Seed, first seat, and the tables `rules` and `position` as TOML values."""

    @abstractmethod
    def picture(self, game: AnyGame, seat: int | None) -> dict[str, Any]:
        """What `replay --json` prints: everything, or what `seat` may see of it."""

    def lacking(self, game: AnyGame) -> tuple[int, Any] | None:
        """An answer that is missing here in the record of a whole game, because a later ruling asks for it."""
        return None

    def findings(self, game: AnyGame, live: Live) -> list[Finding]:
        """What the record of a live table proves about this game's own luck, besides the deal."""
        return []


def dialect_of(game: str) -> Dialect:
    """The dialect of a game: its room `record`, or the one for any plain game."""
    kind = registry.game(game)
    dialect: Dialect | None = kind.room("record")
    if dialect is None:
        from .plain import PlainDialect  # noqa: PLC0415 - it is a Dialect itself

        return PlainDialect(kind)
    return dialect


@dataclass(frozen=True, slots=True)
class Record:
    """A record that has been read, but not yet played."""

    game: AnyGame
    """At its start."""
    actions: tuple[Any, ...]
    live: Live | None = None
    """What a live table adds."""

    def steps(self) -> Iterator[tuple[AnyGame, str, list[Fact]]]:
        """Plays it on a copy: the game after each action, the action and the facts that followed."""
        game = self.game.clone()
        for at, text in enumerate(self.actions):
            try:
                facts = _perform_with_lacking(game, text)
            except ScovilleError as error:
                said = f" {quote(text)}" if isinstance(text, str) else ""
                bad = BadRecord("action", why=error, at=at, said=said)
                bad.at, bad.game = at, game.name
                raise bad from error
            yield game, text, facts

    def play(self) -> AnyGame:
        """The game after the last action."""
        return self.plies()[0]

    def plies(self) -> tuple[AnyGame, list[int]]:
        """The game after the last action, and the length of its history after none, one, two … of them: answers from
        `lacking` make it longer than the record."""
        game, lengths = self.game.clone(), [0]
        for game, _, _ in self.steps():
            lengths.append(len(game.history))
        return game, lengths


_TIMED = re.compile(r"(.*) @(\d{1,9}(?:\.\d{1,9})?)", re.ASCII | re.DOTALL)


def perform(game: AnyGame, text: object) -> list[Fact]:
    """Performs one action written as in a record: `Bo challenges spice`, with a time or without."""
    return game.apply(*read_act(game, text))


def _perform_with_lacking(game: AnyGame, text: object) -> list[Fact]:
    try:
        return perform(game, text)
    except Refused:
        lacking = dialect_of(game.name).lacking(game)
        if lacking is None:
            raise
        return game.apply(*lacking) + perform(game, text)


def read_act(game: AnyGame, text: object) -> tuple[int | str, Any, float | None]:
    """Who does what, and when; raises Refused. It uses only the players' names of the game."""
    if not isinstance(text, str):
        raise Refused("no-text")
    timed = _TIMED.fullmatch(text)
    words = (timed[1] if timed else text).split()
    if len(words) < 2:
        raise Refused("no-sentence")
    who = words[0]
    if who != CLOCK_NAME and who not in game.players:
        raise Refused("unknown-player", who=quote(who))
    action: Any
    if who == CLOCK_NAME:
        if words[1:] != ["expires"]:
            raise Refused("not-the-clock")
        action = Expire()
    else:
        action = read_action(game, " ".join(words[1:]))
    return who, action, float(timed[2]) if timed else None


def read_action(game: AnyGame, text: str) -> Any:
    """An action as written after the name: `challenges spice`; raises Refused."""
    return dialect_of(game.name).read_action(game, text.split())


def write_action(game: AnyGame, action: Any) -> str:
    """What `read_action` reads; of the clock, `expires`."""
    return "expires" if isinstance(action, Expire) else dialect_of(game.name).write_action(game, action)


def say(game: AnyGame, seat: int, action: Any, time: float | None = None) -> str:
    """Return an action as a record writes it."""
    name = CLOCK_NAME if seat == CLOCK else game.players[seat]
    return f"{name} {write_action(game, action)}" + ("" if time is None else f" @{Decimal(repr(time)):f}")


def read(text: str) -> Record:
    """Read a record without playing it: its game is at the start. Raises BadRecord."""
    if len(text) > LONGEST:
        raise BadRecord("record-long", megabytes=LONGEST // 1024 // 1024)
    header = Fields(read_toml(_closed(text) if text.startswith(_OPENED) else text))
    version = header.whole("format")
    if version is None:
        raise BadRecord("key-missing-format")
    if version != FORMAT:
        if abs(version) < 1000:  # a very long number is no help
            raise BadRecord("format-other", known=FORMAT, found=version)
        raise BadRecord("format", known=FORMAT)
    name = header.text("game")
    if name is None or name not in registry.games():
        known = ", ".join(f'"{known}"' for known in registry.games())
        if name is None:
            raise BadRecord("game", known=known)
        raise BadRecord("game-other", known=known, found=quote(name))
    players = header.texts("players")
    if players is None:
        raise BadRecord("key-missing-players")
    first = header.player("first", tuple(players))
    actions = tuple(header.listed("actions") or ())
    try:
        game = dialect_of(name).begin(tuple(players), first, header.pop("seed", 0), header)
    except (BadSettings, Refused) as error:
        bad = BadRecord("because", why=error)
        bad.game = name
        raise bad from error
    live = read_live(header.table("live"), game.players, len(actions), registry.game(name).rules)
    header.done()
    return Record(game, actions, live)


def load(text: str) -> AnyGame:
    """Return the game that a record reaches. Raises BadRecord, which says where the mistake is."""
    return read(text).play()


def setup_of(game: AnyGame) -> tuple[int | str, int | None, dict[str, str], dict[str, str]]:
    """How it began: seed, first seat, and the tables `rules` and `position` as TOML values."""
    return dialect_of(game.name).write_setup(game)


def dump(game: AnyGame, live: Live | None = None) -> str:
    """Return a record that loads to the same game. `live` is what a live table adds to it."""
    lines, tables = _setup_lines(game, live)
    if game.history:
        lines += ["", _ACTIONS, *said_lines(game), _END]
    for title, table in tables.items():
        if table:
            lines += ["", f"[{title}]", *(f"{key} = {value}" for key, value in table.items())]
    return "\n".join(lines) + "\n"


def opened(game: AnyGame, live: Live | None = None) -> str:
    """The same with the actions last and their list left open, so that `said_lines` of later actions can be appended.
    `read` closes the list, so the record is complete after every line, wherever the program stopped."""
    lines, tables = _setup_lines(game, live)
    for title, table in tables.items():
        lines += [f"{title}.{key} = {value}" for key, value in table.items()]
    return "\n".join([_OPENED, *lines, _ACTIONS, *said_lines(game)]) + "\n"


def said_lines(game: AnyGame, since: int = 0) -> list[str]:
    """The lines of a record's list of actions, after the first `since` of them."""
    return [f'  "{say(game, act.seat, act.action, act.time)}",' for act in game.history[since:]]


def _setup_lines(game: AnyGame, live: Live | None) -> tuple[list[str], dict[str, dict[str, str]]]:
    """The keys before the first table, and the tables."""
    seed, first, rules, position = setup_of(game)
    lines = [
        f"format  = {FORMAT}",
        f'game    = "{game.name}"',
        "players = [" + ", ".join(f'"{name}"' for name in game.players) + "]",
    ]
    if first is not None:
        lines.append(f'first   = "{game.players[first]}"')
    lines.append(f"seed    = {seed}" if isinstance(seed, int) else f'seed    = "{seed}"')
    told = {} if live is None else write_live(live, game.players)
    return lines, {"rules": rules, "position": position, "live": told}


def _closed(text: str) -> str:
    """What `opened` began, as valid TOML. A line that was being written when the program stopped is left out."""
    return text[: text.rfind("\n") + 1] + _END + "\n"


def parted(text: str) -> tuple[str, list[str]]:
    """What `dump` wrote, as the record of the start and its actions. Quick: it does not read every line as TOML."""
    head, found, rest = text.partition(f"\n{_ACTIONS}\n")
    if not found:
        return text, []
    said, _, tail = f"\n{rest}".partition(f"\n{_END}\n")
    return f"{head}\n{tail}", said[4:-2].split('",\n  "') if said else []


def picture(game: AnyGame, seat: int | str | None = None) -> dict[str, Any]:
    """Return the position for tools, as `scoville replay --json` prints it. With a seat, what that seat may see."""
    return dialect_of(game.name).picture(game, None if seat is None else game.seat(seat))
