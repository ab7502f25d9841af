"""More routes under `/api/me`: blocks and reports, the export of everything, and its erasure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from ..answers import answer_json
from ..faults import Faulty
from ..limits import Bucket, Buckets
from ..names import clean_text, new_id
from ..protocol import people as q
from . import visits
from .erasing import NEUTRAL
from .export import everything
from .fair import Report
from .rows import Person

if TYPE_CHECKING:
    from .routes import Handler, PeopleRoutes

__all__ = ["OwnRoutes"]

SMALL: Final = 8192
LIFTING: Final = ("none", "unmute")


class OwnRoutes:
    def __init__(self, routes: PeopleRoutes) -> None:
        self._routes = routes
        self._app = routes.app
        self._hall = routes.app.hall
        self._exports = Buckets(rate=1 / 600, burst=3, everybody=None)
        """By person. An export reads every table they played at."""
        self._all_exports = Bucket(0.2, 20, 0.0)

    def routes(self) -> list[tuple[str, str, Handler]]:
        return [
            ("GET", "/api/announcements", self.announcements),
            ("GET", "/api/me/blocks", self.blocks),
            ("POST", "/api/me/blocks", self.block),
            ("POST", "/api/me/reports", self.report),
            ("GET", "/api/me/export", self.export),
            ("POST", "/api/me/erase", self.erase),
        ]

    async def announcements(self, request: Request) -> Response:
        self._app.asked(request)
        found = [] if self._hall.people is None else await self._hall.people.fair.announcements(self._hall.clock.now())
        return answer_json(q.Announcements(tuple(q.AnnouncementLine(one.words, one.made) for one in found)))

    # --- fair play ----------------------------------------------------------------------------------

    async def blocks(self, request: Request) -> Response:
        self._app.asked(request)
        person = await self._routes.signed_in(request, writes=False)
        return await self._blocked(person)

    async def _blocked(self, person: Person) -> Response:
        found = await self._routes.people.fair.blocks(person.id)
        told: tuple[Any, ...] = tuple(q.Blocked(one.other, one.kind, one.name) for one in found)  # type: ignore[arg-type]
        return self._routes.private(answer_json(q.Blocks(told)))

    async def block(self, request: Request) -> Response:
        wish = await self._app.body(request, q.BlockPerson, SMALL)
        person = await self._routes.signed_in(request)
        fair = self._routes.people.fair
        other, name = wish.profile, NEUTRAL
        if wish.table is not None and wish.person is not None:
            client = self._app.address(request)
            # The answer names the profile, which only people who sat or watched together may learn.
            other, name = await self._hall.profile_of(wish.table, wish.person, client, asker=person.id)
            if not other:
                raise Faulty("guest-there")
        elif other is not None and wish.kind not in LIFTING:
            found = await self._routes.people.identity.person(other)
            if found is None:
                raise Faulty("unknown-profile")
            name = found.name
        if not other or other == person.id:
            raise Faulty("bad-request")
        if wish.kind in LIFTING:
            await fair.unblock(person.id, other, muted_only=wish.kind == "unmute")
        elif not await fair.block(person.id, other, wish.kind, name, self._hall.clock.now()):
            raise Faulty("too-many-blocks")
        return await self._blocked(person)

    async def report(self, request: Request) -> Response:
        wish = await self._app.body(request, q.ReportPerson, SMALL)
        person = await self._routes.signed_in(request)
        about, name = await self._hall.profile_of(wish.table, wish.person, self._app.address(request))
        words, now = clean_text(wish.words), self._hall.clock.now()
        report = Report(new_id()[:8], person.id, about, name, wish.table, wish.reason, words, now, "open")
        if not await self._routes.people.fair.report(report):
            raise Faulty("too-many-reports")
        return self._routes.private(answer_json(q.Reported(report.id), 201))

    # --- all of it ---------------------------------------------------------------------------------------

    async def export(self, request: Request) -> Response:
        person = await self._routes.signed_in(request, writes=False)
        now = self._hall.clock.now()
        if not self._exports.take(person.id, now) or not self._all_exports.take(now):
            raise Faulty("too-fast")
        parts = everything(self._hall, person, self._app.address(request))
        told = StreamingResponse(parts, media_type="application/json")
        told.headers["content-disposition"] = 'attachment; filename="scoville-me.json"'
        return self._routes.private(told)

    async def erase(self, request: Request) -> Response:
        wish = await self._app.body(request, q.EraseMe, SMALL)
        person = await self._routes.signed_in(request)
        if wish.name != person.name:
            raise Faulty("another-name")
        await self._hall.erase(person.id, self._app.address(request))
        told = await self._routes.answer(request, None)
        visits.sign_out(told, self._app.hosting.scheme(request.scope) == "https")
        return told
