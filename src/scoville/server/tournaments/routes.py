"""The routes under `/api/tournaments`. Everybody who has the link may look, guests too; the rest needs a profile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from .. import protocol as p
from ..answers import answer_json
from ..faults import Faulty
from ..limits import Buckets
from ..names import number_in
from ..people.rows import Person
from ..protocol import people as people_bodies
from ..protocol import tournaments as q
from .board import Boards, Look
from .rows import TournamentRow
from .tournaments import Tournaments

if TYPE_CHECKING:
    from ..app import App
    from ..people.routes import Handler, PeopleRoutes

__all__ = ["TournamentRoutes"]

SMALL: Final = 8192
LARGE: Final = 32_768
MOST_LISTED: Final = 100
LIST: Final = """
    SELECT tournaments.id, tournaments.name, game, plan, size, state, round, rounds,
    (SELECT count(*) FROM tournament_entries entries WHERE entries.tournament = tournaments.id
    AND (entries.until IS NULL OR entries.until > 0)),
    tournaments.club, clubs.name,
    (SELECT count(*) FROM tournament_entries mine WHERE mine.tournament = tournaments.id AND mine.person = $1
    AND (mine.until IS NULL OR mine.until > 0))
    FROM tournaments LEFT JOIN clubs ON clubs.id = tournaments.club
"""
OF_CLUB: Final = "WHERE tournaments.club = $2"
OPEN: Final = """
    WHERE (members_only = 0 AND state <> 'over' AND tournaments.club = '') OR tournaments.person = $1 AND $1 <> '' OR
    EXISTS (SELECT 1 FROM tournament_entries own WHERE own.tournament = tournaments.id AND own.person = $1 AND $1 <> ''
    AND (own.until IS NULL OR own.until > 0))
    OR EXISTS (SELECT 1 FROM club_members WHERE club_members.club = tournaments.club AND club_members.person = $1)
"""
ORDER: Final = """
    ORDER BY CASE state WHEN 'running' THEN 0 WHEN 'open' THEN 1 ELSE 2 END, tournaments.updated DESC, tournaments.id
"""


class TournamentRoutes:
    def __init__(self, app: App, people: PeopleRoutes) -> None:
        self._app = app
        self._hall = app.hall
        self._people = people
        each = app.hosting.tables_each
        self._making = Buckets(rate=each / 3600, burst=each)
        """New tournaments, by address."""
        self._boards: Boards | None = None

    def routes(self) -> list[tuple[str, str, Handler]]:
        return [
            ("GET", "/api/tournaments", self.list),
            ("POST", "/api/tournaments", self.make),
            ("GET", "/api/tournaments/{tournament}", self.board),
            ("POST", "/api/tournaments/{tournament}/enter", self.enter),
            ("POST", "/api/tournaments/{tournament}/withdraw", self.withdraw),
            ("POST", "/api/tournaments/{tournament}/readmit", self.readmit),
            ("POST", "/api/tournaments/{tournament}/round", self.next_round),
            ("POST", "/api/tournaments/{tournament}/rule", self.rule),
            ("POST", "/api/tournaments/{tournament}/end", self.end),
            ("POST", "/api/tournaments/{tournament}/drop", self.drop),
            ("POST", "/api/tournaments/{tournament}/sit", self.sit),
        ]

    # --- who asks ---------------------------------------------------------------------------------

    @property
    def _tournaments(self) -> Tournaments:
        if self._hall.tournaments is None:
            raise Faulty("guests-only")
        return self._hall.tournaments

    @property
    def boards(self) -> Boards:
        if self._boards is None:
            self._boards = Boards(self._tournaments.rows, self._hall.slices)
        return self._boards

    async def _runs(self, row: TournamentRow, person: str) -> bool:
        """Whoever made it runs it, and of a club's every organiser."""
        if not person:
            return False
        if not row.club or self._hall.clubs is None:
            return row.person == person
        return await self._hall.clubs.role(row.club, person) in {"owner", "organiser"}

    async def _running(self, request: Request) -> tuple[TournamentRow, Person]:
        person = await self._people.signed_in(request)
        row = await self._tournaments.row(request.path_params["tournament"])
        if not await self._runs(row, person.id):
            raise Faulty("organisers-only")
        return row, person

    async def _answer(self, id: str, person: Person | None, shown: int | None = None, status: int = 200) -> Response:
        return await self._told(await self._look(id), person, shown, status=status)

    async def _look(self, id: str) -> Look:
        row = await self._tournaments.row(id)
        club = None
        if row.club and self._hall.clubs is not None:
            club = (await self._hall.clubs.club(row.club)).name
        return await self.boards.look(row, club)

    async def _told(
        self, look: Look, person: Person | None, shown: int | None, seen: str = "", status: int = 200
    ) -> Response:
        """`seen` is the mark of what the browser has on screen: if nothing has changed, nothing is worked out."""
        who = "" if person is None else person.id
        runs = await self._runs(look.row, who)
        mark = f'"{look.mark(who, runs, shown)}"'
        if seen and mark in seen:
            return self._people.private(Response(status_code=304, headers={"etag": mark}))
        told = await self.boards.told(look, shown, who, runs)
        return self._people.private(answer_json(told, status, etag=mark))

    # --- reading ----------------------------------------------------------------------------------------

    async def list(self, request: Request) -> Response:
        self._app.asked(request)
        _ = self._tournaments
        person = await self._app.signed_in(request)
        who, club = "" if person is None else person.id, request.query_params.get("club")
        if club is not None and (self._hall.clubs is None or await self._hall.clubs.role(club, who) is None):
            raise Faulty("members-only")
        query = f"{LIST} {OPEN if club is None else OF_CLUB} {ORDER} LIMIT {MOST_LISTED}"
        found = await self._hall.store.query(query, *((who,) if club is None else (who, club)))
        lines = [_line(*row) for row in found]
        return self._people.private(answer_json(q.Tournaments(tuple(lines))))

    async def board(self, request: Request) -> Response:
        self._app.asked(request)
        _ = self._tournaments
        said = request.query_params.get("round")
        shown = None if said is None else number_in(said)
        if said is not None and shown is None:
            raise Faulty("bad-request")
        person = await self._app.signed_in(request)
        look = await self._look(request.path_params["tournament"])
        return await self._told(look, person, shown, request.headers.get("if-none-match", ""))

    # --- taking part ------------------------------------------------------------------------------------

    async def make(self, request: Request) -> Response:
        wish = await self._app.body(request, q.MakeTournament, LARGE)
        tournaments = self._tournaments
        person = await self._people.signed_in(request)
        await self._app.check_ban(request, person.id)
        if wish.club is not None:
            assert self._hall.clubs is not None
            club = await self._hall.clubs.club(wish.club)
            if await self._hall.clubs.role(club.id, person.id) not in {"owner", "organiser"}:
                raise Faulty("organisers-only")
        if not self._making.take(self._app.address(request), self._hall.clock.now()):
            raise Faulty("too-fast")
        return await self._answer(await tournaments.make(wish, person), person, status=201)

    async def enter(self, request: Request) -> Response:
        await self._app.body(request, q.EnterTournament, SMALL)
        tournaments = self._tournaments
        person = await self._people.signed_in(request)
        await self._app.check_ban(request, person.id)
        row = await tournaments.row(request.path_params["tournament"])
        clubs = self._hall.clubs
        if row.members_only and clubs is not None and await clubs.role(row.club, person.id) is None:
            raise Faulty("members-only")
        await tournaments.enter(row.id, person)
        return await self._answer(row.id, person)

    async def withdraw(self, request: Request) -> Response:
        wish = await self._app.body(request, q.WithdrawEntrant, SMALL)
        tournaments = self._tournaments
        person = await self._people.signed_in(request)
        row = await tournaments.row(request.path_params["tournament"])
        entries = await tournaments.rows.entries(row.id)
        mine = next((one.entrant for one in entries if one.person == person.id), None)
        entrant = wish.entrant or mine
        if entrant != mine and not await self._runs(row, person.id):
            raise Faulty("organisers-only")
        if entrant is None or entrant not in {one.entrant for one in entries}:
            raise Faulty("not-entered")
        await tournaments.withdraw(row.id, entrant, person.id)
        return await self._answer(row.id, person)

    async def sit(self, request: Request) -> Response:
        """The key to one's seat in the present round."""
        await self._app.body(request, dict[str, Any], SMALL)
        tournaments = self._tournaments
        person = await self._people.signed_in(request)
        row = await tournaments.row(request.path_params["tournament"])
        mine = {one.entrant for one in await tournaments.rows.entries(row.id) if one.person == person.id}
        tables = [one for one in await tournaments.rows.tables(row.id, row.round) if not one.bye]
        table = next((one for one in tables if mine.intersection(one.entrants)), None)
        if table is None:
            raise Faulty("no-table-now")
        if not table.state:
            await tournaments.open_tables(row.id)
        guest = await self._people.people.identity.guest_at(person.id, table.table)
        if guest is None:
            raise Faulty("no-seat-there")
        self._app.by_person(self._people.keys, person.id)
        token, holder = await self._hall.seat_again(table.table, guest, self._app.address(request))
        seat = people_bodies.MySeat(token, msgspec.json.decode(holder, type=p.KeyHolder))
        return self._people.private(answer_json(seat))

    async def readmit(self, request: Request) -> Response:
        wish = await self._app.body(request, q.ReadmitEntrant, SMALL)
        row, person = await self._running(request)
        await self._tournaments.readmit(row.id, wish.entrant, person.id)
        return await self._answer(row.id, person)

    # --- running it ---------------------------------------------------------------------------------------

    async def next_round(self, request: Request) -> Response:
        await self._app.body(request, dict[str, Any], SMALL)
        row, person = await self._running(request)
        await self._tournaments.next_round(row.id, person.id, after=row.round)
        return await self._answer(row.id, person)

    async def rule(self, request: Request) -> Response:
        wish = await self._app.body(request, q.RuleTable, SMALL)
        row, person = await self._running(request)
        await self._tournaments.rule(row.id, wish, person.id)
        return await self._answer(row.id, person, wish.round)

    async def end(self, request: Request) -> Response:
        await self._app.body(request, dict[str, Any], SMALL)
        row, person = await self._running(request)
        await self._tournaments.end(row.id, person.id)
        return await self._answer(row.id, person)

    async def drop(self, request: Request) -> Response:
        await self._app.body(request, dict[str, Any], SMALL)
        row, _ = await self._running(request)
        if row.state == "running":
            raise Faulty("tournament-running")
        await self._tournaments.drop(row.id)
        return self._people.private(answer_json(q.Tournaments(())))


def _line(*row: Any) -> q.TournamentLine:
    told = dict(zip(q.TournamentLine.__struct_fields__, row, strict=True))
    return q.TournamentLine(**{**told, "club": told["club"] or None, "entered": bool(told["entered"])})
