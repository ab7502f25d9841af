"""What the record of a live table contains besides the game: its shuffle, its players, its races, how it ended."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final

from ..core import BadRecord, BadSettings, check_nonce, check_secret, quote
from ..core.settings import settings_of
from ..core.speeds import SPEEDS
from .fields import Fields
from .toml import toml_text, toml_value

__all__ = ["Live", "Race", "Runner", "read_live", "write_live"]

DECIDED_BY: Final = ("time", "rule", "coin")
STARTS: Final = ("drawn", "set", "winner")
RACED: Final = ("plays", "copies", "challenges", "slaps", "calls")


@dataclass(frozen=True, slots=True)
class Runner:
    """Who did what in a race, and how many milliseconds after the first."""

    seat: int
    what: str
    behind: int = 0


@dataclass(frozen=True, slots=True)
class Race:
    """A race and its verdict. `at` is the number of the action that won it, counted from 0.

    `by` says what decided it: time, rule or coin.
    """

    at: int
    by: str
    order: tuple[Runner, ...]


@dataclass(frozen=True, slots=True)
class Live:
    """The table `[live]` of a record: shuffle, players, races and the end.

    What a record keeps by player is by seat here.
    """

    speed: str | None = None
    begun: datetime | None = None
    commitment: str | None = None
    secret: str | None = None
    nonces: Mapping[int, str] = field(default_factory=dict)
    names: Mapping[int, str] = field(default_factory=dict)
    """Names on screen; a record writes players by their words."""
    bots: Mapping[int, str] = field(default_factory=dict)
    first: str | None = None
    """Why that player starts: `drawn` from the seed, `set` by the host, or the `winner` of the round before."""
    variants_at_random: int | None = None
    """How many SPICE IT UP cards were turned up at random; 0 if they were chosen."""
    branch: int = 0
    """How many of the first actions were played in another game, which this one continues."""
    round: int = 1
    rounds: int | None = None
    """The number of rounds in the match; None if it goes on until somebody leaves."""
    totals: Mapping[int, int] = field(default_factory=dict)
    """Of the match, after this game."""
    reason: str | None = None
    winners: tuple[int, ...] = ()
    races: tuple[Race, ...] = ()


def read_live(table: Fields | None, players: tuple[str, ...], actions: int, rules: type[Any]) -> Live | None:
    """The table `[live]`; raises BadRecord."""
    if table is None:
        return None
    speed = _one_of("speed", table.text("speed"), tuple(SPEEDS))
    begun = table.pop("begun", None)
    if begun is not None and not (isinstance(begun, datetime) and begun.tzinfo is not None):
        raise BadRecord("live-begun")
    live = Live(
        speed=speed,
        begun=begun,
        commitment=table.text("commitment"),
        secret=table.text("secret"),
        nonces=table.by_player("nonces", players, str),
        names=table.by_player("names", players, str),
        bots=table.by_player("bots", players, str),
        first=_one_of("first", table.text("first"), STARTS),
        variants_at_random=_at_random(table.whole("variants_at_random"), rules),
        branch=_counted("branch", table.whole("branch"), 0, actions),
        round=_counted("round", table.whole("round"), 1, 10**9),
        rounds=_number_of_rounds(table.whole("rounds")),
        totals=table.by_player("totals", players, int),
        reason=table.text("reason"),
        winners=tuple(_seat(name, players) for name in table.texts("winners") or ()),
        races=tuple(_read_race(race, players, actions) for race in table.listed("races") or ()),
    )
    table.done()
    try:
        for digits in (live.commitment, live.secret):
            if digits is not None:
                check_secret(digits)
        for nonce in live.nonces.values():
            check_nonce(nonce)
    except BadSettings as error:
        raise BadRecord("live", why=error) from error
    return live


def _one_of(key: str, value: str | None, known: tuple[str, ...]) -> str | None:
    if value is not None and value not in known:
        raise BadRecord("live-one-of", key=key, known=", ".join(known), value=quote(value))
    return value


def _counted(key: str, value: int | None, least: int, most: int) -> int:
    if value is None:
        return least
    if not least <= value <= most:
        raise BadRecord("live-range", key=key, least=least, most=most)
    return value


def _number_of_rounds(count: int | None) -> int | None:
    return None if count is None else _counted("rounds", count, 1, 10**9)


def _at_random(count: int | None, rules: type[Any]) -> int | None:
    """At most as many as can be chosen."""
    most = sum(setting.high or 0 for setting in settings_of(rules) if setting.name == "variants")
    return None if count is None else _counted("variants_at_random", count, 0, most)


def _seat(name: str, players: tuple[str, ...]) -> int:
    if name not in players:
        raise BadRecord("live-player", name=quote(name))
    return players.index(name)


def _read_race(race: object, players: tuple[str, ...], actions: int) -> Race:
    if not isinstance(race, dict):
        raise BadRecord("live-races")
    table = Fields(race, "live.races")
    at = table.whole("at")
    by = _one_of("by", table.text("by"), DECIDED_BY)
    order = table.texts("order")
    table.done()
    if at is None or by is None or not order:
        raise BadRecord("live-race")
    return Race(_counted("at", at, 0, max(actions - 1, 0)), by, tuple(_read_runner(text, players) for text in order))


_RUNNER = re.compile(r"(\S+) (\S+)(?: \+(\d{1,9}))?", re.ASCII)


def _read_runner(text: str, players: tuple[str, ...]) -> Runner:
    match = _RUNNER.fullmatch(text)
    if match is None or match[2] not in RACED:
        raise BadRecord("live-runner", text=quote(text), player=players[0])
    return Runner(_seat(match[1], players), match[2], int(match[3] or 0))


# --- writing --------------------------------------------------------------------------------------


def write_live(live: Live, players: tuple[str, ...]) -> dict[str, str]:
    """The values of `[live]` as TOML."""

    def by_player(values: Mapping[int, str | int]) -> str:
        said = (f"{players[seat]} = {toml_value(value)}" for seat, value in values.items())
        return "{ " + ", ".join(said) + " }"

    written: dict[str, str] = {}
    if live.speed is not None:
        written["speed"] = toml_text(live.speed)
    if live.begun is not None:
        written["begun"] = live.begun.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    if live.commitment is not None:
        written["commitment"] = toml_text(live.commitment)
    if live.secret is not None:
        written["secret"] = toml_text(live.secret)
    for key, values in (("nonces", live.nonces), ("names", live.names), ("bots", live.bots), ("totals", live.totals)):
        if values:
            written[key] = by_player(dict(sorted(values.items())))
    if live.first is not None:
        written["first"] = toml_text(live.first)
    if live.variants_at_random is not None:
        written["variants_at_random"] = str(live.variants_at_random)
    if live.branch:
        written["branch"] = str(live.branch)
    if live.round != 1:
        written["round"] = str(live.round)
    if live.rounds is not None:
        written["rounds"] = str(live.rounds)
    if live.reason is not None:
        written["reason"] = toml_text(live.reason)
        written["winners"] = "[" + ", ".join(toml_text(players[seat]) for seat in live.winners) + "]"
    if live.races:
        written["races"] = "[\n" + "".join(f"  {_write_race(race, players)},\n" for race in live.races) + "]"
    return written


def _write_race(race: Race, players: tuple[str, ...]) -> str:
    runners = (f"{players[x.seat]} {x.what}" + (f" +{x.behind}" if x.behind else "") for x in race.order)
    return f'{{ at = {race.at}, by = "{race.by}", order = [{", ".join(map(toml_text, runners))}] }}'
