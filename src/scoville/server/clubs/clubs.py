"""Clubs, their members and their presets, as the database knows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from ..faults import Faulty
from ..names import new_id
from ..protocol import Listing, Settings
from ..protocol import clubs as q
from ..store import Conflict, Statement, Store, one_by_one

__all__ = ["ClubRow", "Clubs", "Member", "departures"]

MOST_CLUBS: Final = 20
"""Of one person."""
MOST_OWNED: Final = 5
MOST_MEMBERS: Final = 500
MOST_PRESETS: Final = 20
MOST_TABLES: Final = 50
"""Tables of a club that are listed."""
MOST_STORED: Final = 2000
"""Tables that a club remembers for its seasons; the oldest are forgotten first."""

MEMBERS: Final = """
    SELECT people.id, people.name, people.cat, club_members.role, club_members.since
    FROM club_members JOIN people ON people.id = club_members.person WHERE club_members.club = $1
    ORDER BY CASE club_members.role WHEN 'owner' THEN 0 WHEN 'organiser' THEN 1 ELSE 2 END, club_members.since,
    people.id
"""
MINE: Final = """
    SELECT clubs.id, clubs.name, (SELECT count(*) FROM club_members others WHERE others.club = clubs.id), mine.role
    FROM club_members mine JOIN clubs ON clubs.id = mine.club WHERE mine.person = $1 ORDER BY clubs.name, clubs.id
"""
JOIN: Final = """
    INSERT INTO club_members (club, person, role, since) SELECT $1, $2, 'member', $3
    WHERE EXISTS (SELECT 1 FROM clubs WHERE id = $1)
    AND (SELECT count(*) FROM club_members WHERE club = $1) < $4
    AND (SELECT count(*) FROM club_members WHERE person = $2) < $5
    ON CONFLICT (club, person) DO NOTHING
"""
FOUND: Final = """
    INSERT INTO clubs (id, name, about, invite, made) SELECT $1, $2, $3, $4, $5
    WHERE (SELECT count(*) FROM club_members WHERE person = $6 AND role = 'owner') < $7
    AND (SELECT count(*) FROM club_members WHERE person = $6) < $8
"""
OWN: Final = """
    INSERT INTO club_members (club, person, role, since) SELECT $1, $2, 'owner', $3
    WHERE EXISTS (SELECT 1 FROM clubs WHERE id = $1)
"""
STEP_DOWN: Final = """
    UPDATE club_members SET role = 'organiser' WHERE club = $1 AND role = 'owner'
    AND (SELECT count(*) FROM club_members theirs WHERE theirs.person = $2 AND theirs.role = 'owner') < $3
    AND EXISTS (SELECT 1 FROM club_members heirs WHERE heirs.club = $1 AND heirs.person = $2)
"""
STEP_UP: Final = """
    UPDATE club_members SET role = 'owner' WHERE club = $1 AND person = $2
    AND NOT EXISTS (SELECT 1 FROM club_members owners WHERE owners.club = $1 AND owners.role = 'owner')
"""
"""After STEP_DOWN, which leaves the owner in place if the other person owns enough clubs or is no member any more."""
ADD_PRESET: Final = """
    INSERT INTO club_presets (id, club, name, settings, made) SELECT $1, $2, $3, $4, $5
    WHERE (SELECT count(*) FROM club_presets WHERE club = $2) < $6
"""
OPEN_TABLES: Final = """
    SELECT tables.about FROM club_tables JOIN tables ON tables."table" = club_tables."table"
    WHERE club_tables.club = $1 AND tables.state IN ('lobby', 'playing', 'over') AND tables.updated >= $2
    ORDER BY tables.updated DESC, tables."table" LIMIT $3
"""
TABLE_DAY: Final = 86_400.0
"""A table that nobody has touched for a day is no longer listed."""
ADD_TABLE: Final = 'INSERT INTO club_tables ("table", club, made) VALUES ($1, $2, $3) ON CONFLICT ("table") DO NOTHING'
DROP_TABLES: Final = """
    DELETE FROM club_tables WHERE club = $1 AND "table" NOT IN
    (SELECT "table" FROM club_tables WHERE club = $1 ORDER BY made DESC, "table" LIMIT $2)
"""
HEIR: Final = """
    UPDATE club_members SET role = 'owner' WHERE club = $1 AND person = (SELECT heirs.person FROM club_members heirs
    WHERE heirs.club = $1
    ORDER BY CASE heirs.role WHEN 'organiser' THEN 0 ELSE 1 END, heirs.since, heirs.person LIMIT 1)
    AND NOT EXISTS (SELECT 1 FROM club_members owners WHERE owners.club = $1 AND owners.role = 'owner')
"""
"""A club without an owner is handed to the organiser, or the member, who has been there longest."""
DISSOLVED: Final = (
    "DELETE FROM club_presets WHERE club = $1 AND NOT EXISTS (SELECT 1 FROM club_members WHERE club = $1)",
    "DELETE FROM club_tables WHERE club = $1 AND NOT EXISTS (SELECT 1 FROM club_members WHERE club = $1)",
    """
    UPDATE tournaments SET club = '', members_only = 0
    WHERE club = $1 AND NOT EXISTS (SELECT 1 FROM club_members WHERE club = $1)
    """,
    "DELETE FROM clubs WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM club_members WHERE club = $1)",
)
"""A club without members is gone; its tournaments are everybody's."""


class ClubRow(msgspec.Struct, frozen=True):
    id: str
    name: str
    about: str
    invite: str
    made: float


class Member(msgspec.Struct, frozen=True):
    person: str
    name: str
    cat: int | None
    role: q.Role
    since: float


def departures(clubs: Sequence[str]) -> list[Statement]:
    """After somebody has left these clubs: each has an owner, or is gone if it has no members."""
    return [(statement, (club,)) for club in clubs for statement in (HEIR, *DISSOLVED)]


class Clubs:
    def __init__(self, store: Store) -> None:
        self._store = store

    # --- reading ----------------------------------------------------------------------------------

    async def club(self, id: str) -> ClubRow:
        found = await self._store.query("SELECT id, name, about, invite, made FROM clubs WHERE id = $1", id)
        if not found:
            raise Faulty("unknown-club")
        return ClubRow(*found[0])

    async def role(self, club: str, person: str) -> q.Role | None:
        query = "SELECT role FROM club_members WHERE club = $1 AND person = $2"
        found = await self._store.query(query, club, person)
        return found[0][0] if found else None

    async def members(self, club: str) -> list[Member]:
        return [Member(*row) for row in await self._store.query(MEMBERS, club)]

    async def mine(self, person: str) -> list[q.ClubLine]:
        return [q.ClubLine(*row) for row in await self._store.query(MINE, person)]

    async def presets(self, club: str) -> list[q.ClubPreset]:
        query = "SELECT id, name, settings FROM club_presets WHERE club = $1 ORDER BY name, id"
        found = []
        for preset, name, settings in await self._store.query(query, club):
            try:
                found.append(q.ClubPreset(preset, name, msgspec.json.decode(settings, type=Settings)))
            except msgspec.ValidationError:  # an earlier version wrote it, and a setting is gone
                continue
        return found

    async def tables(self, club: str, now: float) -> list[Listing]:
        found = await self._store.query(OPEN_TABLES, club, now - TABLE_DAY, MOST_TABLES)
        tables = [msgspec.json.decode(about, type=Listing) for (about,) in found if about]
        return [one for one in tables if one.host]  # those of tournaments have none: their seats are held

    async def told(self, club: ClubRow, role: q.Role | None, now: float) -> q.Club:
        members = await self.members(club.id)
        if role is None:
            return q.Club(club.id, club.name, club.about, len(members))
        people = tuple(q.ClubMember(one.person, one.name, one.cat, one.role, one.since) for one in members)
        return q.Club(
            *(club.id, club.name, club.about, len(members), role, None if role == "member" else club.invite),
            *(people, tuple(await self.presets(club.id)), tuple(await self.tables(club.id, now))),
        )

    # --- the club itself -----------------------------------------------------------------------------

    async def make(self, wish: q.MakeClub, person: str, now: float) -> ClubRow:
        club = ClubRow(new_id()[:16], wish.name, wish.about, new_id(), now)
        values = (club.id, club.name, club.about, club.invite, now)
        await self._store.perform(
            one_by_one("people", person),
            (FOUND, (*values, person, MOST_OWNED, MOST_CLUBS)),
            (OWN, (club.id, person, now)),
        )
        if await self.role(club.id, person) is None:
            many = len(await self.mine(person)) >= MOST_CLUBS
            raise Faulty("too-many-clubs", most=MOST_CLUBS if many else MOST_OWNED)
        return club

    async def change(self, club: str, name: str, about: str) -> None:
        await self._store.perform(("UPDATE clubs SET name = $2, about = $3 WHERE id = $1", (club, name, about)))

    async def renew_invite(self, club: str) -> None:
        await self._store.perform(("UPDATE clubs SET invite = $2 WHERE id = $1", (club, new_id())))

    async def close(self, club: str) -> None:
        ours = "(SELECT id FROM tournaments WHERE club = $1)"
        parts = ("tournament_entries", "tournament_tables", "tournament_log")
        await self._store.perform(
            *((f"DELETE FROM {part} WHERE tournament IN {ours}", (club,)) for part in parts),  # noqa: S608
            ("DELETE FROM tournaments WHERE club = $1", (club,)),
            *((f"DELETE FROM {part} WHERE club = $1", (club,)) for part in ("club_presets", "club_tables")),  # noqa: S608
            ("DELETE FROM club_members WHERE club = $1", (club,)),
            ("DELETE FROM clubs WHERE id = $1", (club,)),
        )

    # --- members -----------------------------------------------------------------------------------------

    async def join(self, club: ClubRow, person: str, now: float) -> None:
        if await self.role(club.id, person) is not None:
            return
        await self._store.perform(
            one_by_one("people", person),
            one_by_one("clubs", club.id),
            (JOIN, (club.id, person, now, MOST_MEMBERS, MOST_CLUBS)),
        )
        if await self.role(club.id, person) is None:
            if len(await self.mine(person)) >= MOST_CLUBS:
                raise Faulty("too-many-clubs", most=MOST_CLUBS)
            await self.club(club.id)  # it may be gone
            raise Faulty("club-full", most=MOST_MEMBERS)

    async def leave(self, club: str, person: str) -> None:
        """The owner may leave too: then somebody else owns the club."""
        delete = "DELETE FROM club_members WHERE club = $1 AND person = $2"
        await self._store.perform(one_by_one("clubs", club), (delete, (club, person)), *departures([club]))

    async def remove(self, club: str, person: str) -> None:
        """With a new invitation link: they know the old one."""
        await self._store.perform(
            one_by_one("clubs", club),
            ("DELETE FROM club_members WHERE club = $1 AND person = $2", (club, person)),
            ("UPDATE clubs SET invite = $2 WHERE id = $1", (club, new_id())),
            *departures([club]),
        )

    async def give(self, club: str, person: str, role: q.Role) -> None:
        """A club has one owner: the old one becomes an organiser."""
        if await self.role(club, person) is None:
            raise Faulty("unknown-profile")
        if role != "owner":
            change = "UPDATE club_members SET role = $3 WHERE club = $1 AND person = $2"
            await self._store.perform((change, (club, person, role)))
            return
        await self._store.perform(
            one_by_one("people", person),
            one_by_one("clubs", club),
            (STEP_DOWN, (club, person, MOST_OWNED)),
            (STEP_UP, (club, person)),
        )
        now = await self.role(club, person)
        if now is None:  # they have left meanwhile
            raise Faulty("unknown-profile")
        if now != "owner":
            raise Faulty("owns-enough", most=MOST_OWNED)

    # --- presets and tables --------------------------------------------------------------------------------

    async def add_preset(self, club: str, name: str, settings: Settings, now: float) -> None:
        preset = new_id()[:12]
        await self._store.perform(
            one_by_one("clubs", club),
            ("DELETE FROM club_presets WHERE club = $1 AND name = $2", (club, name)),
            (ADD_PRESET, (preset, club, name, msgspec.json.encode(settings), now, MOST_PRESETS)),
        )
        if not await self._store.query("SELECT 1 FROM club_presets WHERE id = $1", preset):
            raise Faulty("too-many-presets", most=MOST_PRESETS)

    async def drop_preset(self, club: str, id: str) -> None:
        await self._store.perform(("DELETE FROM club_presets WHERE club = $1 AND id = $2", (club, id)))

    def adding(self, club: str, tables: Sequence[str], now: float) -> list[Statement]:
        """Statements that make tables the club's."""
        return [*((ADD_TABLE, (table, club, now)) for table in tables), (DROP_TABLES, (club, MOST_STORED))]

    async def add_table(self, club: str, table: str, now: float) -> None:
        try:
            await self._store.perform(*self.adding(club, [table], now))
        except Conflict:  # cannot happen: an id is random
            raise Faulty("store-down") from None
