"""The routes under `/api/clubs`. All of them need a kept profile; strangers see a club's name and no more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starlette.requests import Request
from starlette.responses import Response

from ...core.registry import games
from ...ratings import Season, season_of
from .. import protocol as p
from ..answers import answer_json
from ..faults import Faulty
from ..limits import Buckets
from ..lobby import check_settings
from ..names import clean_text, clean_title
from ..people.rows import Person
from ..protocol import clubs as q
from .clubs import ClubRow, Clubs
from .season import ClubSeasons

if TYPE_CHECKING:
    from ..app import App
    from ..people.routes import Handler, PeopleRoutes

__all__ = ["ClubRoutes"]

SMALL: Final = 8192
LARGE: Final = 32_768
"""Settings with a long list of cards."""


class ClubRoutes:
    def __init__(self, app: App, people: PeopleRoutes) -> None:
        self._app = app
        self._hall = app.hall
        self._people = people
        each = app.hosting.tables_each
        self._founding = Buckets(rate=each / 3600, burst=each)
        """New clubs, by address."""
        self._making = Buckets(rate=each / 400, burst=each)
        """New tables, by address."""
        self._inviting = Buckets(rate=0.5, burst=40)
        """Attempts to join, by address."""

    def routes(self) -> list[tuple[str, str, Handler]]:
        return [
            ("GET", "/api/clubs", self.mine),
            ("POST", "/api/clubs", self.make),
            ("GET", "/api/clubs/{club}", self.club),
            ("POST", "/api/clubs/{club}", self.change),
            ("POST", "/api/clubs/{club}/join", self.join),
            ("POST", "/api/clubs/{club}/leave", self.leave),
            ("POST", "/api/clubs/{club}/invite", self.invite),
            ("POST", "/api/clubs/{club}/members", self.members),
            ("POST", "/api/clubs/{club}/presets", self.add_preset),
            ("POST", "/api/clubs/{club}/presets/drop", self.drop_preset),
            ("POST", "/api/clubs/{club}/tables", self.make_table),
            ("POST", "/api/clubs/{club}/close", self.close),
            ("GET", "/api/clubs/{club}/season", self.season),
        ]

    # --- who asks ---------------------------------------------------------------------------------

    @property
    def _clubs(self) -> Clubs:
        if self._hall.clubs is None:
            raise Faulty("guests-only")
        return self._hall.clubs

    @property
    def _now(self) -> float:
        return self._hall.clock.now()

    async def _member(self, request: Request, *, organises: bool = False) -> tuple[ClubRow, Person, q.Role]:
        """The person who asks, as a member; an organiser, where only they may do it."""
        person = await self._people.signed_in(request)
        club = await self._clubs.club(request.path_params["club"])
        role = await self._clubs.role(club.id, person.id)
        if role is None:
            raise Faulty("members-only")
        if organises and role == "member":
            raise Faulty("organisers-only")
        return club, person, role

    async def _answer(self, club: str, person: Person | None, status: int = 200) -> Response:
        row = await self._clubs.club(club)
        role = None if person is None else await self._clubs.role(club, person.id)
        return self._people.private(answer_json(await self._clubs.told(row, role, self._now), status))

    # --- the club ---------------------------------------------------------------------------------------

    async def mine(self, request: Request) -> Response:
        self._app.asked(request)
        clubs = self._clubs
        person = await self._people.signed_in(request, writes=False)
        return self._people.private(answer_json(q.Clubs(tuple(await clubs.mine(person.id)))))

    async def make(self, request: Request) -> Response:
        wish = await self._app.body(request, q.MakeClub, SMALL)
        clubs = self._clubs
        person = await self._people.signed_in(request)
        await self._app.check_ban(request, person.id)
        tidy = q.MakeClub(clean_title(wish.name), clean_text(wish.about))
        if not self._founding.take(self._app.address(request), self._now):
            raise Faulty("too-fast")
        club = await clubs.make(tidy, person.id, self._now)
        return await self._answer(club.id, person, 201)

    async def club(self, request: Request) -> Response:
        self._app.asked(request)
        _ = self._clubs
        return await self._answer(request.path_params["club"], await self._app.signed_in(request))

    async def change(self, request: Request) -> Response:
        wish = await self._app.body(request, q.ChangeClub, SMALL)
        club, person, _ = await self._member(request, organises=True)
        name = club.name if wish.name is None else clean_title(wish.name)
        about = club.about if wish.about is None else clean_text(wish.about)
        await self._clubs.change(club.id, name, about)
        return await self._answer(club.id, person)

    async def close(self, request: Request) -> Response:
        wish = await self._app.body(request, q.CloseClub, SMALL)
        club, person, role = await self._member(request)
        if role != "owner":
            raise Faulty("owner-only")
        if wish.name != club.name:
            raise Faulty("other-club-name")
        await self._clubs.close(club.id)
        return self._people.private(answer_json(q.Clubs(tuple(await self._clubs.mine(person.id)))))

    # --- members ------------------------------------------------------------------------------------------

    async def join(self, request: Request) -> Response:
        wish = await self._app.body(request, q.JoinClub, SMALL)
        clubs = self._clubs
        if not self._inviting.take(self._app.address(request), self._now):
            raise Faulty("too-fast")
        person = await self._people.signed_in(request)
        await self._app.check_ban(request, person.id)
        club = await clubs.club(request.path_params["club"])
        if wish.invite != club.invite:
            raise Faulty("bad-invite")
        await clubs.join(club, person.id, self._now)
        return await self._answer(club.id, person)

    async def leave(self, request: Request) -> Response:
        await self._app.body(request, dict[str, Any], SMALL)
        club, person, _ = await self._member(request)
        await self._clubs.leave(club.id, person.id)
        return self._people.private(answer_json(q.Clubs(tuple(await self._clubs.mine(person.id)))))

    async def invite(self, request: Request) -> Response:
        """A new invitation link: the old one opens nothing any more."""
        await self._app.body(request, dict[str, Any], SMALL)
        club, person, _ = await self._member(request, organises=True)
        await self._clubs.renew_invite(club.id)
        return await self._answer(club.id, person)

    async def members(self, request: Request) -> Response:
        wish = await self._app.body(request, q.ChangeMember, SMALL)
        club, person, role = await self._member(request, organises=True)
        theirs = await self._clubs.role(club.id, wish.person)
        if theirs is None:
            raise Faulty("unknown-profile")
        if role != "owner" and (wish.role is not None or theirs != "member"):
            raise Faulty("owner-only")
        if wish.person == person.id:  # the owner names another owner, or leaves
            raise Faulty("own-role")
        if wish.role is None:
            await self._clubs.remove(club.id, wish.person)
        else:
            await self._clubs.give(club.id, wish.person, wish.role)
        return await self._answer(club.id, person)

    # --- house rules and tables ---------------------------------------------------------------------------

    async def add_preset(self, request: Request) -> Response:
        wish = await self._app.body(request, q.MakePreset, LARGE)
        club, person, _ = await self._member(request, organises=True)
        check_settings(wish.settings)
        await self._clubs.add_preset(club.id, clean_title(wish.name), wish.settings, self._now)
        return await self._answer(club.id, person)

    async def drop_preset(self, request: Request) -> Response:
        wish = await self._app.body(request, q.DropPreset, SMALL)
        club, person, _ = await self._member(request, organises=True)
        await self._clubs.drop_preset(club.id, wish.id)
        return await self._answer(club.id, person)

    async def make_table(self, request: Request) -> Response:
        wish = await self._app.body(request, q.MakeClubTable, LARGE)
        club, _, _ = await self._member(request)
        if not self._making.take(self._app.address(request), self._now):
            raise Faulty("too-many-tables")
        visitor = await self._app.visitor(request, "")
        table = p.MakeTable(wish.name, wish.settings, cat=wish.cat, watch=wish.watch)
        joined = await self._hall.make(table, visitor)
        await self._clubs.add_table(club.id, joined.table, self._now)
        return self._people.private(answer_json(joined, 201))

    async def season(self, request: Request) -> Response:
        self._app.asked(request)
        person = await self._people.signed_in(request, writes=False)
        club = await self._clubs.club(request.path_params["club"])
        if await self._clubs.role(club.id, person.id) is None:
            raise Faulty("members-only")
        asked = request.query_params
        try:
            season = Season.read(asked["season"]) if "season" in asked else season_of(self._now)
        except ValueError:
            raise Faulty("bad-request") from None
        game = asked.get("game")
        if game is not None and game not in games():
            raise Faulty("bad-request")
        if not 1970 <= season.year <= 9000:  # the calendar ends there
            raise Faulty("bad-request")
        members = await self._clubs.members(club.id)
        seasons = ClubSeasons(self._hall.store)
        told = await seasons.table(club.id, members, season, game, self._hall.slices, self._app.address(request))
        return self._people.private(answer_json(told))
