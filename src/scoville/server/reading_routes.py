"""The routes for reading and learning: replays, reviews, puzzles, rules and words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..core import registry
from ..locales import LANGUAGES, game_words
from . import protocol as p
from .answers import answer_json
from .companion import found_clauses, plan_answer
from .faults import Faulty
from .limits import LARGEST_BODY, SMALL_BODY, Buckets
from .names import number_in
from .protocol.learning import PuzzleAnswer, ReadChances
from .puzzles import check_answer, puzzle_page, puzzle_sets
from .replay import replay
from .rules_page import rules_answer

if TYPE_CHECKING:
    from .app import App
    from .people.routes import Handler

__all__ = ["ReadingRoutes"]


class ReadingRoutes:
    def __init__(self, app: App) -> None:
        self.app = app
        self._hall = app.hall
        self._reviewing = Buckets(rate=2, burst=20)
        self._replaying = Buckets(rate=app.hosting.tables_each / 10, burst=3 * app.hosting.tables_each)
        """Pages of replays; a long game has several."""

    def routes(self) -> list[tuple[str, str, Handler]]:
        return [
            ("GET", "/api/words/{game}/{language}", self.words),
            ("POST", "/api/replay", self.replay),
            ("POST", "/api/rules", self.rules),
            ("GET", "/api/companion/{game}", self.companion),
            ("GET", "/api/ask", self.ask),
            ("POST", "/api/review", self.review),
            ("POST", "/api/review/chances", self.chances),
            ("GET", "/api/puzzles", self.puzzles),
            ("GET POST", "/api/puzzles/{game}/{number}", self.puzzle),
        ]

    async def replay(self, request: Request) -> Response:
        if not self._replaying.take(self.app.address(request), self._hall.clock.now()):
            raise Faulty("too-fast")
        wish = await self.app.body(request, p.ReadReplay, LARGEST_BODY)
        if (wish.table is None) == (wish.record is None):
            raise Faulty("which-origin")
        client = self.app.address(request)
        with self.app.unread.one_more(client) as answer:
            text = wish.record
            if text is None:
                text = await self._hall.record(wish.table, wish.game or None, client)
            page = await self._hall.readers.run(client, replay, text, wish.seat, wish.open, wish.start, wish.most)
            return answer.of(page, "application/json")

    async def words(self, request: Request) -> Response:
        """The catalogue that a game of another package brings for the page, in English if it has no other."""
        self.app.asked(request)
        game, language = request.path_params["game"], request.path_params["language"]
        if game not in registry.games() or language not in LANGUAGES:
            raise Faulty("unknown-route")
        headers = {"cache-control": "no-cache"}
        return Response(game_words(game, language), 200, headers, media_type="text/plain; charset=utf-8")

    async def rules(self, request: Request) -> Response:
        self.app.asked(request)
        wish = await self.app.body(request, p.ReadRules, SMALL_BODY)
        page = await self._hall.readers.run(self.app.address(request), rules_answer, msgspec.json.encode(wish))
        return Response(page, media_type="application/json")

    async def companion(self, request: Request) -> Response:
        """How to set up a game with the printed cards."""
        self.app.asked(request)
        game, asked = request.path_params["game"], dict(request.query_params)
        page = await self._hall.readers.run(self.app.address(request), plan_answer, game, asked)
        return Response(page, media_type="application/json")

    async def ask(self, request: Request) -> Response:
        """The clauses that answer a question."""
        self.app.asked(request)
        asked = request.query_params
        question, language, game = asked.get("q", ""), asked.get("lang", "en"), asked.get("game")
        page = await self._hall.readers.run(self.app.address(request), found_clauses, question, language, game)
        return Response(page, media_type="application/json")

    async def review(self, request: Request) -> Response:
        if not self._reviewing.take(self.app.address(request), self._hall.clock.now()):
            raise Faulty("too-fast")
        wish = await self.app.body(request, p.Review, LARGEST_BODY)
        return answer_json(await self._hall.review(wish, self.app.address(request)))

    async def chances(self, request: Request) -> Response:
        if not self._reviewing.take(self.app.address(request), self._hall.clock.now()):
            raise Faulty("too-fast")
        wish = await self.app.body(request, ReadChances, LARGEST_BODY)
        page = await self._hall.chances(wish, self.app.address(request))
        return Response(page, media_type="application/json")

    async def puzzles(self, request: Request) -> Response:
        self.app.asked(request)
        return answer_json(puzzle_sets(self._hall.clock.now()))

    async def puzzle(self, request: Request) -> Response:
        """A puzzle or, if an answer is given, whether it is the best one."""
        self.app.asked(request)
        game, client = request.path_params["game"], self.app.address(request)
        number = number_in(request.path_params["number"])
        if number is None:
            raise Faulty("no-puzzle")
        if request.method == "POST":
            answer = await self.app.body(request, PuzzleAnswer, SMALL_BODY)
            page = await self._hall.readers.run(client, check_answer, game, number, answer)
        else:
            page = await self._hall.readers.run(client, puzzle_page, game, number, self._hall.clock.now())
        return Response(page, media_type="application/json")
