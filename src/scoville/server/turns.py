"""The turns at tables where everybody plays at their own pace, as small rows: a list of somebody's turns opens no
table, and a table that nobody has open is looked at again when its time comes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from .store import Statement

if TYPE_CHECKING:
    from .live import LiveTable

__all__ = ["Turns", "alarm_now"]

SET_ALARM: Final = """
    INSERT INTO alarms ("table", due) VALUES ($1, $2) ON CONFLICT ("table") DO UPDATE SET due = excluded.due
"""
NO_ALARM: Final = 'DELETE FROM alarms WHERE "table" = $1'
SET_TURN: Final = """
    INSERT INTO turns (person, "table", kind, moment, since, due) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (person, "table") DO UPDATE SET kind = excluded.kind, moment = excluded.moment,
    since = excluded.since, due = excluded.due
"""
NO_TURN: Final = 'DELETE FROM turns WHERE person = $1 AND "table" = $2'
TURNS: Final = 'SELECT person, kind, moment, since, due FROM turns WHERE "table" = $1'


class Turn(Struct, frozen=True):
    kind: str
    """turn, or answer: the others' card."""
    moment: int
    """The number of the entry with which it began."""
    since: float
    due: float


def alarm_now(table: str, now: float) -> Statement:
    """Stored with every entry: should the server stop before it has set the right time, the table is looked at soon."""
    return SET_ALARM, (table, now)


class Turns:
    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._stored: dict[str, Turn] | None = None
        self._alarm: float | None = None
        self._soon = False

    def soon(self) -> None:
        """Once what is under way is done."""
        if not self._soon:
            self._soon = True
            self._table.post(self._write)

    async def _write(self) -> None:
        """Writes what has changed, then tells those whose turn has come."""
        self._soon = False
        table, hall = self._table, self._table.hall
        name = table.ledger.table
        if self._stored is None:
            self._stored = {str(row[0]): Turn(*row[1:]) for row in await hall.store.query(TURNS, name)}
        before, now = self._stored, self._whose()
        statements: list[Statement] = []
        for person, turn in now.items():
            if before.get(person) != turn:
                values = (person, name, turn.kind, turn.moment, turn.since, turn.due)
                statements.append((SET_TURN, values))
        statements += [(NO_TURN, (person, name)) for person in before if person not in now]
        due = table.next_due() if table.dealer is not None else None
        statements.append((NO_ALARM, (name,)) if due is None else (SET_ALARM, (name, due)))
        if len(statements) > 1 or due != self._alarm:
            await hall.store.append([], None, (), table.tenure, statements)
        self._stored, self._alarm = now, due
        for person, turn in now.items():
            if person not in before or before[person].moment != turn.moment:
                hall.tell_turn(person, table.ledger, turn.moment, turn.due)

    def changed(self) -> None:
        """An entry was stored, and with it an alarm that rings at once."""
        self._alarm = 0.0
        self.soon()

    def _whose(self) -> dict[str, Turn]:
        """By profile; the earliest deadline of those with several seats."""
        table, dealer = self._table, self._table.dealer
        found: dict[str, Turn] = {}
        if dealer is None or dealer.patience is None or table.stands_still:
            return found
        asked = dealer.asked_to_let_be
        for seat, place in enumerate(table.ledger.places):
            guest = table.ledger.guests.get(place.person or "")
            if guest is None or not guest.profile or guest.gone or dealer.by_bot(seat):
                continue
            if seat in asked:
                kind, what, due = "answer", "wait", dealer.window_at
            elif not asked and dealer.window_at is not None and seat in dealer.game.waiting:
                kind, what, due = "answer", "window", dealer.window_at
            elif not asked and dealer.turn_at is not None and seat in dealer.umpire.pressed(dealer.game):
                kind, what, due = "turn", "turn", dealer.turn_at
            else:
                continue
            mark = dealer.patience.since(what)
            turn = Turn(kind, mark.number, mark.time, mark.time if due is None else due)
            if guest.profile not in found or turn.due < found[guest.profile].due:
                found[guest.profile] = turn
        return found
