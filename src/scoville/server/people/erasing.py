"""Takes a person out of everything that is stored. Games stay, because they are the other players' too: there the
person has a neutral name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from ...core import CLOCK
from ...record.record import read_action, say
from ..clubs.clubs import departures
from ..entries import Acted, Body, Bound, Came, Chatted, Left, Renamed, Sat, decode_body, encode_body
from ..ledger import Ledger
from ..names import own_name
from ..slices import PORTION, Job
from ..store import Entry, Statement, Store
from .results import SeatResult

__all__ = [
    "FINISHED_AT",
    "NEUTRAL",
    "NEUTRAL_ROWS",
    "ROWS_OF_A_PERSON",
    "Changed",
    "erased",
    "neutral_entries",
    "neutral_results",
    "rewritten",
    "tables_of",
]

NEUTRAL: Final = "Somebody"
SILENCE: Final = "…"
"""Instead of what the person has written in the chat."""
FINISHED_AT: Final = 'SELECT number, seats FROM finished WHERE "table" = $1'
TABLES: Final = 'SELECT "table" FROM attendances WHERE person = $1 UNION SELECT "table" FROM results WHERE person = $1'
REWRITE: Final = 'UPDATE entries SET body = $3 WHERE "table" = $1 AND number = $2'
HELD: Final = ' AND EXISTS (SELECT 1 FROM owners WHERE "table" = $1 AND epoch = $4)'
"""Only the server that has the table may change it."""
ROWS_OF_A_PERSON: Final = (
    *(("credentials", "person"), ("sessions", "person"), ("challenges", "person"), ("attendances", "person")),
    *(("results", "person"), ("blocks", "person"), ("blocks", "other"), ("reports", "reporter"), ("reports", "about")),
    *(("rating_steps", "person"), ("ratings", "person"), ("seekers", "person"), ("club_members", "person")),
    *(("turns", "person"), ("pushes", "person")),
    ("people", "id"),
)
"""Tables of the database and their column with the person's id. A table that is not here would outlive its person."""
NEUTRAL_ROWS: Final = {
    "tournament_entries": "person = '', until = (SELECT round FROM tournaments WHERE id = tournament)",
    "tournament_log": "person = ''",
    "tournaments": "person = '', auto = 1",
}
"""Tables whose rows stay without the person, because they are the other players' too, and what changes in them. An
entrant without a profile has withdrawn; a tournament without its maker runs by itself."""
_SEATS: Final = msgspec.json.Decoder(list[SeatResult])


@dataclass
class Changed:
    """A table's entries that differ now, and who the person was there."""

    table: str
    people: set[str]
    entries: list[Entry] = field(default_factory=list)


async def tables_of(store: Store, profile: str) -> list[str]:
    return sorted(str(row[0]) for row in await store.query(TABLES, profile))


def erased(profile: str, clubs: Sequence[str]) -> list[Statement]:
    """`clubs` are those of which the person is a member."""
    neutral = [(f"UPDATE {table} SET {how} WHERE person = $1", (profile,)) for table, how in NEUTRAL_ROWS.items()]  # noqa: S608
    deleted = [(f"DELETE FROM {table} WHERE {column} = $1", (profile,)) for table, column in ROWS_OF_A_PERSON]  # noqa: S608
    return [*neutral, *deleted, *departures(clubs)]


def neutral_entries(table: str, entries: Sequence[Entry], profile: str) -> Job[Changed]:
    """The entries that name the person or what they wrote, written anew.

    Actions name players by a word made of their name, so the game is played twice side by side: once as it was, and
    once with the new names. Each action is read in the first and written in the second.
    """
    bodies = [decode_body(entry.body) for entry in entries]
    found = Changed(
        table, {body.person for body in bodies if isinstance(body, Came | Bound) and body.profile == profile}
    )
    names = neutral_names(bodies, found.people)
    before, after = Ledger(table), Ledger(table)
    for number, (entry, body) in enumerate(zip(entries, bodies, strict=True), start=1):
        new = neutral_body(body, found.people, names)
        if isinstance(body, Acted) and body.seat != CLOCK:
            action = read_action(before.games[-1].game, body.action)
            text = say(after.games[-1].game, body.seat, action).partition(" ")[2]
            new = msgspec.structs.replace(body, action=text)
        before.take(entry, body)
        written = msgspec.structs.replace(entry, body=encode_body(new))
        after.take(written, new)
        if written.body != entry.body:
            found.entries.append(written)
        if number % PORTION == 0:
            yield
    return found


def neutral_names(bodies: Sequence[Body], people: set[str]) -> dict[str, str]:
    """A neutral name for each name that the person had at the table, different from everybody else's."""
    named = [body for body in bodies if isinstance(body, Came | Sat | Renamed)]
    taken = {body.name for body in named if body.person not in people}
    names: dict[str, str] = {}
    for body in named:
        if body.person in people and body.name not in names:
            names[body.name] = own_name(NEUTRAL, [*taken, *names.values()])
    return names


def neutral_body(body: Body, people: set[str], names: dict[str, str]) -> Body:
    replaced: dict[str, Any] = {}
    if getattr(body, "person", None) in people:
        match body:
            case Came():
                replaced = {"name": names[body.name], "profile": "", "cat": None}
            case Bound():
                replaced = {"profile": ""}
            case Sat():
                replaced = {"name": names[body.name]}
            case Renamed():
                replaced = {"name": names[body.name], "cat": None}
            case Left():
                replaced = {"address": ""}
            case Chatted() if body.text is not None:
                replaced = {"text": SILENCE}
    return msgspec.structs.replace(body, **replaced) if replaced else body


def rewritten(changed: Changed, epoch: int | None) -> list[Statement]:
    more = () if epoch is None else (epoch,)
    statement = REWRITE if epoch is None else REWRITE + HELD
    statements: list[Statement] = [
        (statement, (entry.table, entry.number, entry.body, *more)) for entry in changed.entries
    ]
    tokens = 'DELETE FROM tokens WHERE "table" = $1 AND person = $2'
    return statements + [(tokens, (changed.table, person)) for person in sorted(changed.people)]


def neutral_results(table: str, rows: Sequence[tuple[Any, ...]], people: set[str]) -> list[Statement]:
    """The same in the lists of finished games that the others see."""
    statements: list[Statement] = []
    for number, raw in rows:
        seats = _SEATS.decode(raw)
        names = [one.name for one in seats if one.guest not in people]
        for one in seats:
            if one.guest in people:
                one.name, one.profile = own_name(NEUTRAL, names), None
                names.append(one.name)
        update = 'UPDATE finished SET seats = $3 WHERE "table" = $1 AND number = $2'
        statements.append((update, (table, number, msgspec.json.encode(seats))))
    return statements
