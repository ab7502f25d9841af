"""Routes under `/api/me` for tables at people's own pace: where it is my turn, and the devices that are told."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import Response

from ..answers import answer_json
from ..faults import Faulty
from ..names import hash_token
from ..protocol import people as q
from ..push import Outbox
from ..push.posting import Subscription, acceptable
from . import visits
from .rows import Person

if TYPE_CHECKING:
    from .routes import Handler, PeopleRoutes

__all__ = ["PaceRoutes", "push_devices"]

SMALL: Final = 8192


class PaceRoutes:
    def __init__(self, routes: PeopleRoutes) -> None:
        self._routes = routes
        self._app = routes.app
        self._hall = routes.app.hall

    def routes(self) -> list[tuple[str, str, Handler]]:
        return [
            ("GET", "/api/me/turns", self.turns),
            ("GET", "/api/me/push", self.push),
            ("POST", "/api/me/push", self.subscribe),
            ("POST", "/api/me/push/drop", self.unsubscribe),
        ]

    async def turns(self, request: Request) -> Response:
        """A guest has none to list: the start page asks whoever comes."""
        self._app.asked(request)
        person = await self._app.signed_in(request)
        found = () if person is None else await self._routes.people.games.turns(person.id)
        return self._routes.private(answer_json(q.MyTurns(found, self._hall.clock.now())))

    @property
    def _outbox(self) -> Outbox:
        if self._hall.outbox is None:
            raise Faulty("guests-only")
        return self._hall.outbox

    async def push(self, request: Request) -> Response:
        self._app.asked(request)
        return await self._told(await self._routes.signed_in(request, writes=False))

    async def _told(self, person: Person) -> Response:
        found = q.MyPush(self._outbox.subscriptions.public, await push_devices(self._outbox, person.id))
        return self._routes.private(answer_json(found))

    async def subscribe(self, request: Request) -> Response:
        wish = await self._app.body(request, q.Subscribe, SMALL)
        person = await self._routes.signed_in(request)
        outbox = self._outbox
        if not acceptable(wish.endpoint, wish.key, wish.auth, outbox.anywhere):
            raise Faulty("bad-push")
        session = hash_token(visits.session_token(request) or "")
        site = request.headers.get("host", "").rpartition(":")[0] or request.headers.get("host", "")
        mark = sha256(wish.endpoint.encode()).digest()
        to = Subscription(mark, wish.endpoint, wish.key, wish.auth, site, person.language)
        await outbox.subscriptions.add(person.id, session, to, visits.device(request), self._hall.clock.now())
        return await self._told(person)

    async def unsubscribe(self, request: Request) -> Response:
        wish = await self._app.body(request, q.Unsubscribe, SMALL)
        person = await self._routes.signed_in(request)
        await self._outbox.subscriptions.drop(person.id, bytes.fromhex(wish.id))
        return await self._told(person)


async def push_devices(outbox: Outbox | None, person: str) -> tuple[q.PushDevice, ...]:
    found = [] if outbox is None else await outbox.subscriptions.devices(person)
    return tuple(q.PushDevice(one.hash.hex(), one.label, one.made) for one in found)
