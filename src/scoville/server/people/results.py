"""What is stored of a finished game: its players' placings, and a result for everybody who keeps a profile."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from ..entries import Body, Bound, Came, Left, Sat, Stood
from ..played import PlayedGame
from ..slices import PORTION, Job
from ..store import Statement
from ..tallies import Counts, tallies_of

if TYPE_CHECKING:
    from ..ledger import Ledger

__all__ = ["SeatResult", "attendances", "finish", "placings"]

COME: Final = """
    INSERT INTO attendances (person, "table", guest, seated, since) VALUES ($1, $2, $3, 0, $4)
    ON CONFLICT (person, "table") DO NOTHING
"""
ATTEND: Final = """
    INSERT INTO attendances (person, "table", guest, seated, since) VALUES ($1, $2, $3, 1, $4)
    ON CONFLICT (person, "table") DO UPDATE SET guest = excluded.guest, seated = 1
"""
DEPART: Final = 'UPDATE attendances SET seated = 0 WHERE person = $1 AND "table" = $2 AND guest = $3'
FINISHED: Final = """
    INSERT INTO finished ("table", number, game, players, against, reason, began, ended, seats)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT ("table", number) DO NOTHING
"""
RESULT: Final = """
    INSERT INTO results (person, "table", number, seat, game, players, against, place, won, points, ended, counts)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT (person, "table", number) DO NOTHING
"""


class SeatResult(msgspec.Struct, omit_defaults=True):
    """One player of a finished game, as everybody who played in it sees it later."""

    name: str
    placing: int
    points: int
    won: bool = False
    bot: str | None = None
    guest: str | None = None
    """The person at that table; null for a bot."""
    profile: str | None = None
    """If that person keeps a profile: its id."""
    left: bool = False
    """Whether they were gone at the end, so that a bot played for them."""


def attendances(ledger: Ledger, bodies: Sequence[Body], now: float) -> list[Statement]:
    """Notes at which tables a kept profile was, so that all of it can be erased, and where it has a seat. `bodies` are
    stored in the same step."""
    statements: list[Statement] = []
    for body in bodies:
        match body:
            case Came() if body.profile:
                statements.append((COME, (body.profile, ledger.table, body.person, now)))
            case Sat():
                profile = _profile(ledger, bodies, body.person)
                if profile:
                    statements.append((ATTEND, (profile, ledger.table, body.person, now)))
            case Bound():
                how = ATTEND if ledger.seats_of(body.person) else COME
                statements.append((how, (body.profile, ledger.table, body.person, now)))
            case Stood() if (person := ledger.person_at(body.seat)) is not None:
                statements += _gone(ledger, person, but=body.seat)
            case Left() if ledger.state != "playing":
                statements += _gone(ledger, body.person)
    return statements


def _profile(ledger: Ledger, bodies: Sequence[Body], person: str) -> str:
    guest = ledger.guests.get(person)
    if guest is not None:
        return guest.profile
    return next((getattr(body, "profile", "") for body in bodies if getattr(body, "person", "") == person), "")


def _gone(ledger: Ledger, person: str, but: int | None = None) -> list[Statement]:
    """They have no other seat. Where they have finished a game, the result keeps the table."""
    profile = ledger.guests[person].profile
    if not profile or (but is not None and ledger.seats_of(person) != (but,)):
        return []
    return [(DEPART, (profile, ledger.table, person))]


def placings(played: PlayedGame) -> list[int]:
    """By seat, from 1. Winners share the first place; those who did equally well share theirs."""
    game = played.game
    standing = played.umpire.standing(game)
    marks = [(seat in game.winners, standing[seat]) for seat in range(len(game.players))]
    return [1 + sum(other > mark for other in marks) for mark in marks]


def finish(ledger: Ledger, played: PlayedGame, stood_in: Container[int], now: float) -> Job[list[Statement]]:
    """The statements that store the results of a finished game, if anybody at it keeps a profile. They may be
    performed twice.

    A game that continues another one is practice: anybody could start it one move before its end.
    A profile with several seats has a result for the first one only: the others are somebody else's.
    """
    game = played.game
    places, points = placings(played), played.umpire.points(game)
    seats: list[SeatResult] = []
    for seat, name in enumerate(played.names):
        person = played.people[seat]
        guest = None if person is None else ledger.guests[person]
        first = guest is not None and not any(one.profile == guest.profile for one in seats)
        seats.append(
            SeatResult(
                name=name,
                placing=places[seat],
                points=points[seat],
                won=seat in game.winners,
                bot=played.bots.get(seat),
                guest=person,
                profile=guest.profile or None if guest is not None and first else None,
                left=guest is not None and (guest.gone or seat in stood_in),
            )
        )
    kept = [seat for seat, one in enumerate(seats) if one.profile]
    if not kept or played.taken_up:
        return []
    counts = yield from _counted(played)
    about = (game.name, len(game.players))
    statements: list[Statement] = []
    for seat in kept:
        one = seats[seat]
        against = "people" if any(other.bot is None for i, other in enumerate(seats) if i != seat) else "bots"
        row = (one.placing, int(one.won), one.points, now, msgspec.json.encode(counts[seat]))
        statements.append((RESULT, (one.profile, ledger.table, played.number, seat, *about, against, *row)))
    ended = (game.reason or "", played.begun, now, msgspec.json.encode(seats))
    people = "people" if sum(one.bot is None for one in seats) > 1 else "bots"
    statements.append((FINISHED, (ledger.table, played.number, *about, people, *ended)))
    return statements


def _counted(played: PlayedGame) -> Job[Sequence[Counts]]:
    """Plays the game again and lets it count, in portions."""
    game = played.game.anew()
    tallies = tallies_of(game.name)
    counts = tallies.counters(game)
    if tallies.measures:
        for number, act in enumerate(played.game.history, start=1):
            facts = game.apply(act.seat, act.action, act.time)
            tallies.note(counts, game, act.seat, act.action, facts)
            if number % PORTION == 0:
                yield
    return counts
