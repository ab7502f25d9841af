"""Fair play: muted and blocked people, reports, bans, announcements, and the log of what was done about them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from ..names import new_id
from ..store import Statement, Store

__all__ = ["MOST_BLOCKS", "MOST_REPORTS", "Announcement", "Ban", "Block", "Deed", "FairPlay", "Report"]

MOST_BLOCKS: Final = 500
"""Of one person."""
MOST_REPORTS: Final = 10
"""Of one person in a day."""
DAY: Final = 86_400.0
BLOCK: Final = """
    INSERT INTO blocks (person, other, kind, name, made) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (person, other) DO UPDATE SET kind = excluded.kind
"""
REPORTS: Final = 'SELECT id, reporter, about, name, "table", reason, words, made, state FROM reports'
BANS: Final = "SELECT kind, who, reason, made, expires FROM bans"
VALID: Final = "(expires IS NULL OR expires > $1)"
BAN: Final = """
    INSERT INTO bans (kind, who, reason, made, expires) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (kind, who) DO UPDATE SET reason = excluded.reason, made = excluded.made, expires = excluded.expires
"""


class Block(Struct, frozen=True):
    other: str
    kind: str
    """mute or block."""
    name: str


class Report(Struct, frozen=True):
    id: str
    reporter: str
    about: str
    """The profile, or empty for a guest."""
    name: str
    table: str
    reason: str
    words: str
    made: float
    state: str


class Ban(Struct, frozen=True):
    kind: str
    """person, address or table."""
    who: str
    reason: str
    made: float
    expires: float | None


class Announcement(Struct, frozen=True):
    id: str
    words: str
    made: float
    expires: float | None


class Deed(Struct, frozen=True):
    """A line of the audit log."""

    time: float
    actor: str
    deed: str
    about: str
    words: str


class FairPlay:
    def __init__(self, store: Store) -> None:
        self._store = store

    # --- mute and block -------------------------------------------------------------------------------

    async def blocks(self, person: str) -> list[Block]:
        found = await self._store.query("SELECT other, kind, name FROM blocks WHERE person = $1 ORDER BY made", person)
        return [Block(*row) for row in found]

    async def blocked(self, person: str) -> dict[str, str]:
        """The profiles that somebody has muted or blocked, and which of both."""
        return {one.other: one.kind for one in await self.blocks(person)}

    async def blocked_by(self, person: str) -> dict[str, str]:
        """The profiles that have muted or blocked somebody."""
        return {
            row[0]: row[1]
            for row in await self._store.query("SELECT person, kind FROM blocks WHERE other = $1", person)
        }

    async def block(self, person: str, other: str, kind: str, name: str, now: float) -> bool:
        """Whether there was room for it."""
        known = await self.blocked(person)
        if other not in known and len(known) >= MOST_BLOCKS:
            return False
        await self._store.perform((BLOCK, (person, other, kind, name, now)))
        return True

    async def unblock(self, person: str, other: str, *, muted_only: bool = False) -> None:
        """Lifts a mute or a block; with `muted_only` a block stays."""
        delete = "DELETE FROM blocks WHERE person = $1 AND other = $2"
        await self._store.perform((delete + (" AND kind = 'mute'" if muted_only else ""), (person, other)))

    # --- reports ----------------------------------------------------------------------------------------

    async def report(self, report: Report) -> bool:
        """Whether the reporter may still report something today."""
        count = "SELECT count(*) FROM reports WHERE reporter = $1 AND made > $2"
        ((today,),) = await self._store.query(count, report.reporter, report.made - DAY)
        if today >= MOST_REPORTS:
            return False
        add = """
            INSERT INTO reports (id, reporter, about, name, "table", reason, words, made, state)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
        """
        values = (report.id, report.reporter, report.about, report.name, report.table)
        await self._store.perform((add, (*values, report.reason, report.words, report.made, report.state)))
        return True

    async def reports(self, state: str = "open", limit: int = 200) -> list[Report]:
        found = await self._store.query(f"{REPORTS} WHERE state = $1 ORDER BY made, id LIMIT $2", state, limit)
        return [Report(*row) for row in found]

    async def reports_by(self, person: str) -> list[Report]:
        return [Report(*row) for row in await self._store.query(f"{REPORTS} WHERE reporter = $1 ORDER BY made", person)]

    async def close_report(self, id: str, deed: Deed) -> bool:
        there = await self._store.query("SELECT 1 FROM reports WHERE id = $1 AND state = 'open'", id)
        await self._store.perform(("UPDATE reports SET state = 'closed' WHERE id = $1", (id,)), logged(deed))
        return bool(there)

    # --- bans -----------------------------------------------------------------------------------------------

    async def banned(self, now: float, *, person: str = "", address: str = "", table: str = "") -> Ban | None:
        who = {"person": person, "address": address, "table": table}
        for kind, value in who.items():
            if value:
                found = await self._store.query(f"{BANS} WHERE {VALID} AND kind = $2 AND who = $3", now, kind, value)
                if found:
                    return Ban(*found[0])
        return None

    async def bans(self, now: float) -> list[Ban]:
        return [Ban(*row) for row in await self._store.query(f"{BANS} WHERE {VALID} ORDER BY made", now)]

    async def ban(self, ban: Ban, deed: Deed) -> None:
        """A person who is banned is signed out everywhere too."""
        out: Sequence[Statement] = ()
        if ban.kind == "person":
            out = [("DELETE FROM sessions WHERE person = $1", (ban.who,))]
        await self._store.perform((BAN, (ban.kind, ban.who, ban.reason, ban.made, ban.expires)), *out, logged(deed))

    async def unban(self, kind: str, who: str, deed: Deed) -> bool:
        there = await self._store.query(f"{BANS} WHERE kind = $1 AND who = $2", kind, who)
        await self._store.perform(("DELETE FROM bans WHERE kind = $1 AND who = $2", (kind, who)), logged(deed))
        return bool(there)

    # --- announcements and the log ------------------------------------------------------------------------------

    async def announcements(self, now: float) -> list[Announcement]:
        query = f"SELECT id, words, made, expires FROM announcements WHERE {VALID} ORDER BY made DESC LIMIT 20"  # noqa: S608
        return [Announcement(*row) for row in await self._store.query(query, now)]

    async def announce(self, one: Announcement, deed: Deed) -> None:
        add = "INSERT INTO announcements (id, words, made, expires) VALUES ($1, $2, $3, $4)"
        await self._store.perform((add, (one.id, one.words, one.made, one.expires)), logged(deed))

    async def withdraw(self, id: str, deed: Deed) -> bool:
        there = await self._store.query("SELECT 1 FROM announcements WHERE id = $1", id)
        await self._store.perform(("DELETE FROM announcements WHERE id = $1", (id,)), logged(deed))
        return bool(there)

    async def deeds(self, limit: int) -> list[Deed]:
        query = "SELECT time, actor, deed, about, words FROM audit ORDER BY time DESC, id LIMIT $1"
        return [Deed(*row) for row in await self._store.query(query, limit)]


def logged(deed: Deed) -> Statement:
    add = "INSERT INTO audit (id, time, actor, deed, about, words) VALUES ($1, $2, $3, $4, $5, $6)"
    return add, (new_id(), deed.time, deed.actor, deed.deed, deed.about, deed.words)
