"""The routes about ratings. Everybody may read them, guests too."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, Literal

from starlette.requests import Request
from starlette.responses import Response

from ...bots import LEVELS, room_of
from ...core import registry
from ...ratings import Ladder, Season, Skill, is_provisional, rating_range, season_of
from ..answers import answer_json
from ..faults import Faulty
from ..limits import Buckets
from ..names import clean_name
from ..protocol import seasons as q
from .ladders import Row, Seasons, Step
from .matches import Matches

if TYPE_CHECKING:
    from ..app import App

__all__ = ["SeasonRoutes"]

SMALL: Final = 8192
Handler = Callable[[Request], Awaitable[Response]]


class SeasonRoutes:
    def __init__(self, app: App) -> None:
        self._app = app
        self._matches = Matches(app.hall)
        self._seeking = Buckets(rate=app.hosting.tables_each / 100, burst=2 * app.hosting.tables_each)
        """New tickets, by address."""
        self._seeking_each = Buckets(rate=app.hosting.tables_each / 100, burst=2 * app.hosting.tables_each)
        """The same by profile."""

    def routes(self) -> list[tuple[str, str, Handler]]:
        return [
            ("GET", "/api/ratings", self.board),
            ("GET", "/api/people/{person}/ratings", self.history),
            ("POST", "/api/match", self.seek),
            ("POST", "/api/match/{ticket}", self.wait),
            ("POST", "/api/match/{ticket}/leave", self.leave),
        ]

    @property
    def _seasons(self) -> Seasons:
        if self._app.hall.seasons is None:
            raise Faulty("guests-only")
        return self._app.hall.seasons

    async def board(self, request: Request) -> Response:
        self._app.asked(request)
        seasons, asked = self._seasons, request.query_params
        ladder = ladder_of(asked.get("game", ""), asked.get("players", ""), asked.get("against", "people"))
        try:
            season = Season.read(asked["season"]) if "season" in asked else season_of(self._app.hall.clock.now())
        except ValueError:
            raise Faulty("no-ladder") from None
        rows = await seasons.board(ladder, season)
        me = await self._app.signed_in(request)
        own = None if me is None else await seasons.own(me.id, ladder, season)
        leaders = [leader(row, rank) for rank, row in enumerate(rows, start=1)]
        mine = next((one for one in leaders if own is not None and one.person == own.person), None)
        room = room_of(ladder.game)
        rated = [(bot, room.rating(bot, ladder.players)) for bot in LEVELS] if ladder.against == "bots" else []
        bots = tuple(q.BotRating(bot, rating) for bot, rating in rated if rating is not None)
        return answer_json(
            q.Leaderboard(
                *(ladder.game, ladder.players, ladder.against, str(season), tuple(await seasons.seasons())),
                *(tuple(leaders), bots, mine or (None if own is None else leader(own, None))),
            )
        )

    async def history(self, request: Request) -> Response:
        self._app.asked(request)
        seasons, people = self._seasons, self._app.hall.people
        person = None if people is None else await people.identity.person(request.path_params["person"])
        if person is None:
            raise Faulty("unknown-profile")
        by_ladder: dict[Ladder, list[Step]] = {}
        for step in await seasons.history(person.id):
            by_ladder.setdefault(Ladder(step.game, step.players, step.against), []).append(step)
        me = await self._app.signed_in(request)
        own = me is not None and me.id == person.id
        if not by_ladder and not own:
            raise Faulty("unknown-profile")  # only a rated game makes a profile's name public
        ladders = [
            rated_ladder(ladder, await seasons.skill(person.id, ladder), steps, own)
            for ladder, steps in by_ladder.items()
        ]
        ladders.sort(key=lambda one: -one.games)
        return answer_json(q.RatingHistory(person.id, person.name, person.cat, tuple(ladders)))

    # --- quick matches ------------------------------------------------------------------------------

    async def seek(self, request: Request) -> Response:
        if not self._seeking.take(self._app.address(request), self._app.hall.clock.now()):
            raise Faulty("too-fast")
        wish = await self._app.body(request, q.SeekMatch, SMALL)
        clean_name(wish.name)
        visitor = await self._app.visitor(request, "")
        self._app.by_person(self._seeking_each, visitor.profile)
        return answer_json(await self._matches.seek(wish, visitor.profile), 201)

    async def wait(self, request: Request) -> Response:
        self._app.asked(request)
        wish = await self._app.body(request, q.AwaitMatch, SMALL)
        visitor = await self._app.visitor(request, "")
        return answer_json(await self._matches.ask(request.path_params["ticket"], wish, visitor))

    async def leave(self, request: Request) -> Response:
        self._app.asked(request)
        await self._app.body(request, dict[str, str], SMALL)
        return answer_json(await self._matches.leave(request.path_params["ticket"]))


def ladder_of(game: str, players: str, against: str) -> Ladder:
    """Raises Faulty if there is no such ladder."""
    kind = registry.games().get(game)
    if kind is None or not (players.isascii() and players.isdigit() and len(players) < 3):
        raise Faulty("no-ladder")
    if not kind.fewest <= int(players) <= kind.most or against not in {"people", "bots"}:
        raise Faulty("no-ladder")
    which: Literal["people", "bots"] = "bots" if against == "bots" else "people"
    return Ladder(game, int(players), which)


def leader(row: Row, rank: int | None) -> q.Leader:
    skill = Skill(row.rating, row.spread)
    low, high = rating_range(skill)
    provisional = is_provisional(skill)
    shown = None if provisional else rank
    return q.Leader(shown, row.person, row.name, row.cat, round(row.rating), low, high, provisional, row.games)


def rated_ladder(ladder: Ladder, skill: Skill, steps: list[Step], own: bool) -> q.RatedLadder:
    low, high = rating_range(skill)
    told = []
    for step in steps:
        ends = rating_range(Skill(step.rating, step.spread))
        table = step.table if own else None
        told.append(q.RatingStep(step.ended, round(step.rating), *ends, step.place, table, step.number))
    about = (ladder.game, ladder.players, ladder.against, round(skill.rating), low, high)
    return q.RatedLadder(*about, is_provisional(skill), skill.games, tuple(told))
