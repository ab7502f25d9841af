"""The server as an ASGI application: HTTP routes, the socket, the browser's files."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from ..core import ScovilleError, registry
from ..locales import LANGUAGES, catalogue, game_words
from . import protocol as p
from .answers import answer_json
from .companion import found_clauses, plan_answer
from .door import Visitor
from .faults import Faulty, fault, fault_of
from .files import send_file, send_page
from .hall import Hall
from .hosting import Hosting
from .limits import Buckets, Guesses, Hellos
from .names import hash_token, is_table_id, is_table_name
from .offers import games_on_offer
from .people.routes import PeopleRoutes
from .people.rows import Person
from .people.visits import session_token
from .preview import with_preview
from .protocol.learning import PuzzleAnswer, ReadChances
from .puzzles import check_answer, puzzle_page, puzzle_sets
from .replay import replay
from .rules_page import rules_answer
from .seasons.routes import SeasonRoutes
from .sockets import serve_socket
from .store import StoreDown
from .unread import Unread

__all__ = ["App", "make_app"]

STATIC: Final = Path(__file__).parent / "static"
LARGEST_BODY: Final = 256 * 1024
"""A record to continue from fits in; nothing else is nearly as long."""
SMALL_BODY: Final = 8192
HEADERS: Final = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
STATUS: Final = {
    "unknown-host": 421,
    "unknown-table": 404,
    "unknown-token": 404,
    "no-game": 404,
    "no-puzzle": 404,
    "unknown-route": 404,
    "not-over": 409,
    "playing": 409,
    "table-full": 409,
    "worn-out": 409,
    "no-spectators": 403,
    "kicked": 403,
    "kicked-nearby": 403,
    "locked": 403,
    "bad-key": 401,
    "not-signed-in": 401,
    "wrong-phrase": 401,
    "unknown-passkey": 401,
    "guests-only": 404,
    "unknown-profile": 404,
    "banned": 403,
    "blocked": 403,
    "closed-table": 403,
    "too-many-reports": 429,
    "too-many-blocks": 409,
    "guest-there": 409,
    "another-name": 409,
    "archive-missing": 503,
    "no-seat-there": 404,
    "no-ladder": 404,
    "no-ticket": 404,
    "rated-guests": 409,
    "rated-twice": 409,
    "rated-bots": 409,
    "rated-origin": 409,
    "taken-seat": 409,
    "last-credential": 409,
    "too-many-passkeys": 409,
    "passkeys-insecure": 409,
    "key-scope": 403,
    "bad-origin": 403,
    "too-large": 413,
    "too-many-tables": 429,
    "too-fast": 429,
    "metrics-closed": 403,
    "wrong-method": 405,
    "mistake": 500,
    "deadly": 500,
    "overdue": 500,
    "store-down": 503,
    "stopping": 503,
}
GUESSED: Final = ("/api/tables/", "/api/replay", "/api/review")
"""Routes that take a table's code."""
WRONG: Final = frozenset({"unknown-table", "bad-key"})
LONGEST_PATH: Final = 250
"""No file system knows longer names, and none of our pages has one."""


class App:
    """What the routes share."""

    def __init__(self, hall: Hall, hosting: Hosting) -> None:
        self.hall = hall
        self.hosting = hosting
        self.hellos = Hellos(hosting.tables_each)
        self.making = Buckets(rate=hosting.tables_each / 400, burst=hosting.tables_each)
        self.asking = Buckets(rate=10, burst=60)
        """By address. Codes are short, so unlimited requests could guess one."""
        self.guesses = Guesses(rate=0.5, burst=30, everybody=40)
        """Codes and keys that open nothing."""
        self.joining = Buckets(rate=1, burst=40)
        self.reviewing = Buckets(rate=2, burst=20)
        self.replaying = Buckets(rate=hosting.tables_each / 10, burst=3 * hosting.tables_each)
        """Pages of replays; a long game has several."""
        self.unread = Unread()
        self.sockets: Counter[str] = Counter()
        self._games = msgspec.json.encode(games_on_offer())
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

    async def _key(self, request: Request, scope: str) -> str:
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

    async def _visitor(self, request: Request, key: str) -> Visitor:
        person = None if key else await self.signed_in(request)
        await self.check_ban(request, "" if person is None else person.id)
        return Visitor(self.address(request), key, profile="" if person is None else person.id)

    async def body(self, request: Request, kind: Any, most: int) -> Any:
        if not self.from_here(request.headers, request.headers.get("host", "")):
            raise Faulty("bad-origin")
        raw = b""
        async for chunk in request.stream():
            raw += chunk
            if len(raw) > most:
                raise Faulty("too-large")
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

    # --- routes -----------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        return Response(self._games, media_type="application/json")

    async def tables(self, request: Request) -> Response:
        return await (self._make(request) if request.method == "POST" else self._list(request))

    async def _make(self, request: Request) -> Response:
        key = await self._key(request, "play")
        if not key and not self.making.take(self.address(request), self.hall.clock.now()):
            raise Faulty("too-many-tables")
        wish = await self.body(request, p.MakeTable, LARGEST_BODY)
        return answer_json(await self.hall.make(wish, await self._visitor(request, key)), 201)

    async def _list(self, request: Request) -> Response:
        self.asked(request)
        return answer_json(await self.hall.listings())

    async def table(self, request: Request) -> Response:
        self.asked(request)
        told = await self.hall.describe(request.path_params["table"], self.address(request))
        return Response(told, media_type="application/json")

    async def join(self, request: Request) -> Response:
        key = await self._key(request, "play")
        if not key and not self.joining.take(self.address(request), self.hall.clock.now()):
            raise Faulty("too-fast")
        wish = await self.body(request, p.JoinTable, SMALL_BODY)
        visitor = await self._visitor(request, key)
        return answer_json(await self.hall.join(request.path_params["table"], wish, visitor), 201)

    async def key(self, request: Request) -> Response:
        """The person a key belongs to: a browser asks before it replaces its own key. Guesses are limited like
        hellos."""
        wish = await self.body(request, p.ReadKey, SMALL_BODY)
        address, now = self.address(request), self.hall.clock.now()
        if not self.hellos.take(address, hash_token(wish.key), now):
            raise Faulty("too-fast")
        try:
            return Response(await self.hall.holder(wish.key, address), media_type="application/json")
        except Faulty as wrong:
            if wrong.id == "unknown-token":
                self.hellos.wrong(address, now)
            raise

    async def replay(self, request: Request) -> Response:
        if not self.replaying.take(self.address(request), self.hall.clock.now()):
            raise Faulty("too-fast")
        wish = await self.body(request, p.ReadReplay, LARGEST_BODY)
        if (wish.table is None) == (wish.record is None):
            raise Faulty("which-origin")
        client = self.address(request)
        with self.unread.one_more(client) as answer:
            text = wish.record
            if text is None:
                text = await self.hall.record(wish.table, wish.game or None, client)
            page = await self.hall.readers.run(client, replay, text, wish.seat, wish.open, wish.start, wish.most)
            return answer.of(page, "application/json")

    async def words(self, request: Request) -> Response:
        """The catalogue that a game of another package brings for the page, in English if it has no other."""
        self.asked(request)
        game, language = request.path_params["game"], request.path_params["language"]
        if game not in registry.games() or language not in LANGUAGES:
            raise Faulty("unknown-route")
        headers = {"cache-control": "no-cache"}
        return Response(game_words(game, language), 200, headers, media_type="text/plain; charset=utf-8")

    async def rules(self, request: Request) -> Response:
        self.asked(request)
        wish = await self.body(request, p.ReadRules, SMALL_BODY)
        page = await self.hall.readers.run(self.address(request), rules_answer, msgspec.json.encode(wish))
        return Response(page, media_type="application/json")

    async def companion(self, request: Request) -> Response:
        """How to set up a game with the printed cards."""
        self.asked(request)
        game, asked = request.path_params["game"], dict(request.query_params)
        page = await self.hall.readers.run(self.address(request), plan_answer, game, asked)
        return Response(page, media_type="application/json")

    async def ask(self, request: Request) -> Response:
        """The clauses that answer a question."""
        self.asked(request)
        asked = request.query_params
        question, language, game = asked.get("q", ""), asked.get("lang", "en"), asked.get("game")
        page = await self.hall.readers.run(self.address(request), found_clauses, question, language, game)
        return Response(page, media_type="application/json")

    async def review(self, request: Request) -> Response:
        if not self.reviewing.take(self.address(request), self.hall.clock.now()):
            raise Faulty("too-fast")
        wish = await self.body(request, p.Review, LARGEST_BODY)
        return answer_json(await self.hall.review(wish, self.address(request)))

    async def chances(self, request: Request) -> Response:
        if not self.reviewing.take(self.address(request), self.hall.clock.now()):
            raise Faulty("too-fast")
        wish = await self.body(request, ReadChances, LARGEST_BODY)
        page = await self.hall.chances(wish, self.address(request))
        return Response(page, media_type="application/json")

    async def puzzles(self, request: Request) -> Response:
        self.asked(request)
        return answer_json(puzzle_sets(self.hall.clock.now()))

    async def puzzle(self, request: Request) -> Response:
        """A puzzle or, if an answer is given, whether it is the best one."""
        self.asked(request)
        game, client = request.path_params["game"], self.address(request)
        number = _number(request.path_params["number"])
        if number is None:
            raise Faulty("no-puzzle")
        if request.method == "POST":
            answer = await self.body(request, PuzzleAnswer, SMALL_BODY)
            page = await self.hall.readers.run(client, check_answer, game, number, answer)
        else:
            page = await self.hall.readers.run(client, puzzle_page, game, number, self.hall.clock.now())
        return Response(page, media_type="application/json")

    async def record(self, request: Request) -> Response:
        self.asked(request)
        name = request.path_params["number"]
        number = _number(name)
        if number is None and name != "last":
            raise Faulty("no-game")
        client = self.address(request)
        with self.unread.one_more(client) as answer:
            text = await self.hall.record(request.path_params["table"], number, client)
            return answer.of(text.encode(), "application/toml; charset=utf-8")

    async def health(self, request: Request) -> Response:
        """Whether the server is alive. It says nothing about a full disk, which a restart would not mend."""
        return answer_json({"status": "ok"})

    async def ready(self, request: Request) -> Response:
        """Whether the server can store anything, by its last probe."""
        hall = self.hall
        status = "stopping" if hall.stopping else "ok" if hall.ready else "store-down"
        age = round(hall.clock.now() - hall.probed.at, 1)
        return answer_json({"status": status, "probed": age}, 200 if hall.ready else 503)

    async def metrics(self, request: Request) -> Response:
        """For the person who runs the server. No counter reveals an answer that is not published."""
        if not self.hosting.may_watch(request.scope) and not await self._key(request, "metrics"):
            raise Faulty("metrics-closed")
        return Response(self.hall.metrics.text(), media_type="text/plain; version=0.0.4")

    async def page(self, request: Request) -> Response:
        """A file of the browser's client. Every other address gets its page, which reads the address itself."""
        path = request.path_params.get("path", "")
        if path.startswith("api/"):
            raise Faulty("unknown-route")
        if "\0" in path or len(path.encode(errors="replace")) > LONGEST_PATH:
            raise Faulty("unknown-route")
        file = (STATIC / path).resolve()
        if path and file.is_file() and file.is_relative_to(STATIC.resolve()):
            lasting = path.startswith("assets/")  # their names contain a hash of their content
            cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
            return await send_file(file, request, cache)
        if path.startswith("assets/"):
            raise Faulty("unknown-route")
        index = STATIC / "index.html"
        if not index.is_file():
            return Response(
                "The browser's client is not built; run `python3 dev.py setup`.\n", 503, media_type="text/plain"
            )
        shown = with_preview(
            index.read_text(encoding="utf-8"),
            language=_language(request.scope),
            site=f"{self.hosting.scheme(request.scope)}://{_host(request.scope)}",
            path=path,
            game=await self._played_at(path, request),
            static=STATIC,
        )
        return send_page(shown, request, {"cache-control": "no-cache"})

    async def _played_at(self, path: str, request: Request) -> str | None:
        """The game of the table a page is about. A wrong code counts as a guess. After too many guesses, or while the
        database is down, the page is served without naming a game."""
        found = re.fullmatch(r"t/([0-9A-Za-z]{6,24})", path)
        address, now = self.address(request), self.hall.clock.now()
        if found is None or not is_table_name(found[1]):
            return None
        name = found[1]
        guessed = not is_table_id(name)
        if guessed and not self.guesses.take(address, now):
            return None
        try:
            row = await self.hall.store.row(**{"code": name.upper()} if name.isalpha() else {"table": name})
        except StoreDown:
            row = None
        else:
            if guessed and row is None:
                self.guesses.wrong(address)
            elif guessed:
                self.guesses.give_back(address, now)
        return None if row is None else row.game


def _number(text: str) -> int | None:
    """The number in an address; None if it is none, or larger than any we count to."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else None


def _language(scope: Any) -> str:
    """The first of our languages that the browser asks for."""
    said = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1").lower()
    return next((part[:2] for part in said.replace(" ", "").split(",") if part[:2] in LANGUAGES), "en")


def _host(scope: Any) -> str:
    """The name that a request gives the server; a request with two names counts as having none."""
    said = [value.decode("latin-1").strip() for name, value in scope["headers"] if name == b"host"]
    return said[0] if len(said) == 1 else " ".join(said)


async def _refuse_host(scope: Any, receive: Any, send: Any) -> None:
    """Programs get the fault, people in front of a browser a sentence they can read."""
    if scope["path"].startswith("/api/") or scope["type"] == "websocket":
        answer = answer_json(fault("unknown-host"), STATUS["unknown-host"])
    else:
        text = catalogue(_language(scope)).say("live-unknown-host") + "\n"
        answer = Response(text, STATUS["unknown-host"], media_type="text/plain")
    await answer(scope, receive, send)  # Starlette's answers know how to refuse a socket


def make_app(hall: Hall, hosting: Hosting) -> Callable[[Any, Any, Any], Awaitable[None]]:
    """The application. The caller opens and closes the hall: `serve.py`, or a test."""
    app = App(hall, hosting)

    def safe(route: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
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

    routes = [
        Route("/api/games", safe(app.games)),
        Route("/api/words/{game}/{language}", safe(app.words)),
        Route("/api/tables", safe(app.tables), methods=["GET", "POST"]),
        Route("/api/tables/{table}", safe(app.table)),
        Route("/api/tables/{table}/join", safe(app.join), methods=["POST"]),
        Route("/api/tables/{table}/games/{number}/record", safe(app.record)),
        Route("/api/key", safe(app.key), methods=["POST"]),
        Route("/api/replay", safe(app.replay), methods=["POST"]),
        Route("/api/rules", safe(app.rules), methods=["POST"]),
        Route("/api/companion/{game}", safe(app.companion)),
        Route("/api/ask", safe(app.ask)),
        Route("/api/review", safe(app.review), methods=["POST"]),
        Route("/api/review/chances", safe(app.chances), methods=["POST"]),
        Route("/api/puzzles", safe(app.puzzles)),
        Route("/api/puzzles/{game}/{number}", safe(app.puzzle), methods=["GET", "POST"]),
        *(Route(path, safe(route), methods=[method]) for method, path, route in PeopleRoutes(app).routes()),
        *(Route(path, safe(route), methods=[method]) for method, path, route in SeasonRoutes(app).routes()),
        Route("/healthz", safe(app.health)),
        Route("/readyz", safe(app.ready)),
        Route("/metrics", safe(app.metrics)),
        Route("/", safe(app.page)),
        Route("/{path:path}", safe(app.page)),
    ]
    http: Any = Starlette(routes=routes, exception_handlers={405: wrong_method})
    if hosting.origins:  # their pages may send requests and read the answers
        http = CORSMiddleware(
            http, hosting.origins, allow_methods=("GET", "POST"), allow_headers=("authorization", "content-type")
        )

    async def whole(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] in {"http", "websocket"} and not hosting.answers_to(_host(scope)):
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
