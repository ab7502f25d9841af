"""The routes of tables: which there are, make one, join one, what is known of one, the record of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..core import registry
from . import protocol as p
from .answers import answer_json
from .faults import Faulty
from .limits import LARGEST_BODY, SMALL_BODY, Buckets
from .names import hash_token, number_in
from .offers import games_on_offer

if TYPE_CHECKING:
    from .app import App
    from .people.routes import Handler

__all__ = ["TableRoutes"]


class TableRoutes:
    def __init__(self, app: App) -> None:
        self.app = app
        self._hall = app.hall
        self._making = Buckets(rate=app.hosting.tables_each / 400, burst=app.hosting.tables_each)
        self._joining = Buckets(rate=1, burst=40)
        self._making_each = Buckets(rate=app.hosting.tables_each / 400, burst=app.hosting.tables_each)
        self._joining_each = Buckets(rate=1, burst=40)
        """The same by kept profile."""
        self._games = msgspec.json.encode(games_on_offer())

    def routes(self) -> list[tuple[str, str, Handler]]:
        return [
            ("GET", "/api/games", self.games),
            ("GET POST", "/api/tables", self.tables),
            ("GET", "/api/tables/{table}", self.table),
            ("POST", "/api/tables/{table}/join", self.join),
            ("GET", "/api/tables/{table}/games/{number}/record", self.record),
            ("POST", "/api/key", self.key),
        ]

    async def games(self, request: Request) -> Response:
        return Response(self._games, media_type="application/json")

    async def tables(self, request: Request) -> Response:
        return await (self._make(request) if request.method == "POST" else self._list(request))

    async def _make(self, request: Request) -> Response:
        key = await self.app.key_name(request, "play")
        if not key and not self._making.take(self.app.address(request), self._hall.clock.now()):
            raise Faulty("too-many-tables")
        wish = await self.app.body(request, p.MakeTable, LARGEST_BODY)
        visitor = await self.app.visitor(request, key)
        self.app.by_person(self._making_each, visitor.profile, "too-many-tables")
        return answer_json(await self._hall.make(wish, visitor), 201)

    async def _list(self, request: Request) -> Response:
        self.app.asked(request)
        game, seeking = request.query_params.get("game"), request.query_params.get("to")
        if game not in {None, *registry.games()} or seeking not in {None, "sit", "watch"}:
            raise Faulty("bad-request")
        return answer_json(await self._hall.listings(game, seeking))

    async def table(self, request: Request) -> Response:
        self.app.asked(request)
        told = await self._hall.describe(request.path_params["table"], self.app.address(request))
        await self._hall.check_closed(request.path_params["table"])
        return Response(told, media_type="application/json")

    async def join(self, request: Request) -> Response:
        key = await self.app.key_name(request, "play")
        if not key and not self._joining.take(self.app.address(request), self._hall.clock.now()):
            raise Faulty("too-fast")
        wish = await self.app.body(request, p.JoinTable, SMALL_BODY)
        visitor = await self.app.visitor(request, key)
        self.app.by_person(self._joining_each, visitor.profile)
        return answer_json(await self._hall.join(request.path_params["table"], wish, visitor), 201)

    async def key(self, request: Request) -> Response:
        """The person a key belongs to: a browser asks before it replaces its own key. Guesses are limited like
        hellos."""
        wish = await self.app.body(request, p.ReadKey, SMALL_BODY)
        address, now = self.app.address(request), self._hall.clock.now()
        if not self.app.hellos.take(address, hash_token(wish.key), now):
            raise Faulty("too-fast")
        try:
            return Response(await self._hall.holder(wish.key, address), media_type="application/json")
        except Faulty as wrong:
            if wrong.id == "unknown-token":
                self.app.hellos.wrong(address, now)
            raise

    async def record(self, request: Request) -> Response:
        self.app.asked(request)
        name = request.path_params["number"]
        number = number_in(name)
        if number is None and name != "last":
            raise Faulty("no-game")
        client = self.app.address(request)
        with self.app.unread.one_more(client) as answer:
            text = await self._hall.record(request.path_params["table"], number, client)
            return answer.of(text.encode(), "application/toml; charset=utf-8")
