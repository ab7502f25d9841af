"""The server as an ASGI application: HTTP routes, the socket, the browser's files."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from ..core import ScovilleError
from ..locales import catalogue
from .answers import answer_json
from .clubs.routes import ClubRoutes
from .door import Visitor
from .faults import Faulty, fault, fault_of
from .hall import Hall
from .hosting import Hosting, host_of, language_of
from .limits import Buckets, Guesses, Hellos
from .names import hash_token, is_table_id
from .pages import Pages
from .people.routes import Handler, PeopleRoutes
from .people.rows import Person
from .people.visits import session_token
from .reading_routes import ReadingRoutes
from .seasons.routes import SeasonRoutes
from .sockets import serve_socket
from .statuses import STATUS
from .store import StoreDown
from .table_routes import TableRoutes
from .tournaments.routes import TournamentRoutes
from .unread import Unread

__all__ = ["App", "make_app"]

HEADERS: Final = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
GUESSED: Final = ("/api/tables/", "/api/replay", "/api/review")
"""Routes that take a table's code."""
NUL: Final = re.compile(rb"\x00|(?<!\\)(?:\\\\)*\\u0000")
"""The character that PostgreSQL cannot store, in JSON: as it is, or behind an odd number of backslashes."""
WRONG: Final = frozenset({"unknown-table", "bad-key"})


def _check_nul(path: str, query: bytes) -> None:
    """No id has this character, and PostgreSQL cannot look for it. Tables and files are looked for by other rules."""
    if path.startswith("/api/") and (b"%00" in query or ("\0" in path and not path.startswith(GUESSED))):
        raise Faulty("bad-request")


class App:
    """What the routes share."""

    def __init__(self, hall: Hall, hosting: Hosting) -> None:
        self.hall = hall
        self.hosting = hosting
        self.hellos = Hellos(hosting.tables_each)
        self.asking = Buckets(rate=10, burst=60)
        """By address. Codes are short, so unlimited requests could guess one."""
        self.guesses = Guesses(rate=0.5, burst=30, everybody=40)
        """Codes and keys that open nothing."""
        self.unread = Unread()
        self.sockets: Counter[str] = Counter()
        self.requests = Buckets(rate=5 * hosting.tables_each, burst=25 * hosting.tables_each)
        """Of any kind, files included: one answer costs little, but a thousand of them delay the tables."""

    # --- who asks -----------------------------------------------------------------------------------

    def from_here(self, headers: Any, host: str) -> bool:
        """Whether a browser asks on behalf of one of our pages. Programs send no Origin."""
        origin = headers.get("origin")
        if origin is None or origin in self.hosting.origins:
            return True
        try:
            return bool(urlsplit(origin).netloc == host)
        except ValueError:  # no address at all
            return False

    def address(self, request: Request) -> str:
        return self.hosting.address(request.scope)

    async def key_name(self, request: Request, scope: str) -> str:
        """The name of the program's API key, or an empty text. A key without this scope is refused."""
        said = request.headers.get("authorization")
        if said is None:
            return ""
        kind, _, key = said.partition(" ")
        found = await self.hall.store.key(hash_token(key)) if kind.lower() == "bearer" else None
        if found is None:
            raise Faulty("bad-key")
        if scope not in found.scopes:
            raise Faulty("key-scope")
        return found.name

    async def signed_in(self, request: Request) -> Person | None:
        """The person whose kept profile this browser is signed in to."""
        people, token = self.hall.people, session_token(request)
        if people is None or token is None:
            return None
        return await people.identity.signed_in(hash_token(token), self.hall.clock.now())

    async def check_ban(self, request: Request, profile: str) -> None:
        """Refuses people and addresses that the host of the server has banned."""
        if self.hall.people is not None:
            now, address = self.hall.clock.now(), self.address(request)
            if await self.hall.people.fair.banned(now, person=profile, address=address) is not None:
                raise Faulty("banned")

    async def visitor(self, request: Request, key: str) -> Visitor:
        person = None if key else await self.signed_in(request)
        await self.check_ban(request, "" if person is None else person.id)
        return Visitor(self.address(request), key, profile="" if person is None else person.id)

    def by_person(self, buckets: Buckets, profile: str, fault: str = "too-fast") -> None:
        """Counts what a kept profile does, from whatever addresses it comes."""
        if profile and not buckets.take(profile, self.hall.clock.now()):
            raise Faulty(fault)

    async def body(self, request: Request, kind: Any, most: int) -> Any:
        if not self.from_here(request.headers, request.headers.get("host", "")):
            raise Faulty("bad-origin")
        raw = b""
        async for chunk in request.stream():
            raw += chunk
            if len(raw) > most:
                raise Faulty("too-large")
        if NUL.search(raw) is not None:
            raise Faulty("bad-request")
        try:
            return msgspec.json.decode(raw, type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise Faulty("bad-request") from None

    def asked(self, request: Request) -> None:
        if not self.asking.take(self.address(request), self.hall.clock.now()):
            raise Faulty("too-fast")

    def requested(self, request: Request) -> None:
        """Counts a request of any kind."""
        if not self.requests.take(self.address(request), self.hall.clock.now()):
            raise Faulty("too-fast")

    async def guessing(self, route: Callable[[Request], Awaitable[Response]], request: Request) -> Response:
        """For routes where a code or a key can be guessed: a wrong one counts as a guess, a right one costs nothing. A
        table's id is too long to be guessed."""
        self.requested(request)
        _check_nul(request.scope["path"], request.scope["query_string"])
        guessed = request.url.path.startswith(GUESSED) and not is_table_id(request.path_params.get("table", ""))
        if not guessed and "authorization" not in request.headers:
            return await route(request)
        address = self.address(request)
        if not self.guesses.take(address, self.hall.clock.now()):
            raise Faulty("too-fast")
        wrong = False
        try:
            return await route(request)
        except Faulty as error:
            wrong = error.id in WRONG
            raise
        finally:
            if wrong:
                self.guesses.wrong(address)
            else:
                self.guesses.give_back(address, self.hall.clock.now())

    # --- for the person who runs the server ----------------------------------------------------------

    async def health(self, request: Request) -> Response:
        """Whether the server is alive. It says nothing about a full disk, which a restart would not mend."""
        return answer_json({"status": "ok"})

    async def ready(self, request: Request) -> Response:
        """Whether the server can store anything, by its last probe."""
        hall = self.hall
        status = "stopping" if hall.stopping else "ok" if hall.probe.ready else "store-down"
        age = round(hall.clock.now() - hall.probe.at, 1)
        return answer_json({"status": status, "probed": age}, 200 if hall.probe.ready else 503)

    async def metrics(self, request: Request) -> Response:
        """For the person who runs the server. No counter reveals an answer that is not published."""
        if not self.hosting.may_watch(request.scope) and not await self.key_name(request, "metrics"):
            raise Faulty("metrics-closed")
        return Response(self.hall.metrics.text(), media_type="text/plain; version=0.0.4")


async def _refuse_host(scope: Any, receive: Any, send: Any) -> None:
    """Programs get the fault, people in front of a browser a sentence they can read."""
    if scope["path"].startswith("/api/") or scope["type"] == "websocket":
        answer = answer_json(fault("unknown-host"), STATUS["unknown-host"])
    else:
        text = catalogue(language_of(scope)).say("live-unknown-host") + "\n"
        answer = Response(text, STATUS["unknown-host"], media_type="text/plain")
    await answer(scope, receive, send)  # Starlette's answers know how to refuse a socket


def _routes(app: App, safe: Callable[[Handler], Handler]) -> list[Route]:
    pages = Pages(app)
    people = PeopleRoutes(app)
    parts = (
        *(TableRoutes(app), ReadingRoutes(app), people, SeasonRoutes(app)),
        *(ClubRoutes(app, people), TournamentRoutes(app, people)),
    )
    offered = [route for part in parts for route in part.routes()]
    return [
        *(Route(path, safe(route), methods=methods.split()) for methods, path, route in offered),
        Route("/healthz", safe(app.health)),
        Route("/readyz", safe(app.ready)),
        Route("/metrics", safe(app.metrics)),
        Route("/", safe(pages.page)),
        Route("/{path:path}", safe(pages.page)),
    ]


def make_app(hall: Hall, hosting: Hosting) -> Callable[[Any, Any, Any], Awaitable[None]]:
    """The application. The caller opens and closes the hall: `serve.py`, or a test."""
    app = App(hall, hosting)

    def safe(route: Handler) -> Handler:
        async def answer(request: Request) -> Response:
            try:
                return await app.guessing(route, request)
            except StoreDown:
                return answer_json(fault("store-down"), 503)
            except ScovilleError as error:
                why = fault_of(error)
                return answer_json(why, STATUS.get(why.id, 400))
            except ClientDisconnect:
                return Response(status_code=400)  # the client has gone, so nobody reads it
            except Exception as error:
                hall.mistake("http", error)
                return answer_json(fault("mistake"), 500)

        return answer

    async def wrong_method(request: Request, error: Exception) -> Response:
        """Answers requests that no route takes; they count like all others."""
        try:
            app.requested(request)
        except Faulty as refused:
            return answer_json(fault(refused.id), STATUS[refused.id])
        headers = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
        return answer_json(fault("wrong-method"), 405, **headers)

    http: Any = Starlette(routes=_routes(app, safe), exception_handlers={405: wrong_method})
    if hosting.origins:  # their pages may send requests and read the answers
        http = CORSMiddleware(
            http, hosting.origins, allow_methods=("GET", "POST"), allow_headers=("authorization", "content-type")
        )

    async def whole(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] in {"http", "websocket"} and not hosting.answers_to(host_of(scope)):
            await _refuse_host(scope, receive, send)
            return
        if scope["type"] == "websocket":
            headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
            if scope["path"] != "/ws" or not app.from_here(headers, headers.get("host", "")):
                await receive()
                await send({"type": "websocket.close", "code": 1008})
                return
            address = hosting.address(scope)
            if app.sockets[address] >= hosting.sockets_each:  # behind a proxy only this check tells people apart
                await answer_json(fault("too-fast"), STATUS["too-fast"])(scope, receive, send)
                return
            app.sockets[address] += 1
            try:
                await serve_socket(hall, scope, receive, send, app.hellos, address)
            finally:
                app.sockets[address] -= 1
                if not app.sockets[address]:
                    del app.sockets[address]
            return
        if scope["type"] != "http":
            await http(scope, receive, send)
            return

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                more = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
                message["headers"] = [*message["headers"], *more]
            await send(message)

        await http(scope, receive, send_with_headers)

    return whole
