"""All tables of a server: creates them, opens stored ones, lets people in, closes tables that nobody attends."""

from __future__ import annotations

import asyncio
import ssl
import traceback
from collections.abc import Callable, Container
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from random import Random, SystemRandom
from typing import Any, Final

import msgspec

from ..bots import BROKEN, MISTAKES
from ..core import ScovilleError
from ..core.registry import games
from ..locales import catalogue
from . import protocol as p
from .alarms import Alarms
from .archive import Archive
from .bot_workers import BotWorkers
from .clock import RealClock, ServerClock
from .clubs import Clubs
from .cluster.far import FarLine
from .cluster.place import Cluster, Elsewhere
from .door import UNKNOWN, Visitor
from .entries import Body, encode_body
from .faults import Faulty
from .ledger import Ledger
from .limits import SPECTATORS
from .live import LiveTable
from .load import Load
from .lobby import check_first, check_settings, settled
from .making import first_entries, row_of
from .memory import collect_when_grown
from .names import clean_name, hash_token, new_code, new_id, new_secret, new_token
from .people import People
from .people.erasing import erased, tables_of
from .people.results import attendances
from .played import PlayedGame
from .probe import Probe
from .protocol.learning import ReadChances
from .push import Outbox
from .push.outbox import Tidings
from .questions import QUESTIONS, visitor_data
from .records import take_from
from .reviews import Reviews
from .seasons import Seasons
from .shelf import Shelf
from .slices import Slices
from .store import Conflict, Entry, Store, StoreDown, Tenure, Token, TokenRow
from .telling import Metrics, get_log
from .tournaments import Tournaments
from .workers import Processes, WorkerDied, WorkerOverdue, Workers, spare_cores

__all__ = ["Hall"]

MOVES: Final = 0.05
"""Seconds after which a table that has just moved is looked for again."""
ROOMS: Final = ("record", "umpire", "wire", "bots")
"""Of every game: imported before there is a table, for the first one of its kind would hold up the others."""
MOST_SHOWN: Final = 100
"""Public tables in a list."""
MOST_LISTED: Final = 400
"""Public tables looked through for it: not every one suits the person who asks."""
DAY: Final = 86_400.0
PATIENCE: Final = 30.0
"""Seconds a request waits for its turn at a table."""


class Hall:
    """Tests pass in `clock` and `seed`; with `threads` 0 bots think in place.

    `keep` is how many seconds an untouched table is stored; None means for ever. `spectators` may be at one table.
    With `guests_only` there are no profiles. `push_anywhere` and `push_trust` are for tests of web push (`Outbox`).
    """

    def __init__(
        self,
        store: Store,
        clock: ServerClock | None = None,
        *,
        seed: int | None = None,
        threads: int = 2,
        keep: float | None = None,
        cluster: Cluster | None = None,
        archive: Archive | None = None,
        spectators: int = SPECTATORS,
        guests_only: bool = False,
        push_anywhere: bool = False,
        push_trust: ssl.SSLContext | None = None,
    ) -> None:
        self.store = store
        self.spectators = spectators
        self.people = None if guests_only else People(store)
        self.archive = archive
        self.cluster = cluster
        self.clock: ServerClock = clock or RealClock()
        self.seasons = None if guests_only else Seasons(store, self.clock, lambda error: self.mistake("ratings", error))
        self.clubs = None if guests_only else Clubs(store)
        self.tournaments = None if guests_only else Tournaments(self)
        self.metrics = Metrics()
        self.outbox: Outbox | None = None
        if not guests_only:
            failed = partial(self.mistake, "push")
            self.outbox = Outbox(store, self.clock, failed, anywhere=push_anywhere, trust=push_trust)
            self.metrics.counts("scoville_push", "Messages by web push, by their end", "outcome", self.outbox.outcomes)
        self.load = Load(self.clock)
        self.log = get_log()
        # Everybody sees how long bots take, so nothing else may follow from it. Delays and decisions have separate
        # luck.
        # Both come from the operating system, whose numbers cannot be worked out from earlier ones.
        self.luck: Random = SystemRandom() if seed is None else Random(f"{seed}/delays")  # noqa: S311 - of a test
        self._bots: Random = SystemRandom() if seed is None else Random(f"{seed}/bots")  # noqa: S311
        self.tables: dict[str, LiveTable] = {}
        self.readers = Workers(1 if threads else 0)
        self.reviewers = Workers(1 if threads else 0)
        self.reviews = Reviews(self.reviewers)
        self.slices = Slices()
        self.stopping = False
        self.bot_workers = BotWorkers(self.clock, spare_cores() if threads else 0)
        self.bot_workers.failed = lambda error: self.mistake("bot", error)
        for where, processes in self.processes.items():
            processes.died = partial(self.mistake, where)
        if cluster is not None:
            self.bot_workers.far = self.readers.far = self.reviewers.far = cluster.thinkers
        self._threads = ThreadPoolExecutor(threads, "bots") if threads else None
        self._chores: list[asyncio.Task[None]] = []
        self.shelf = Shelf(self, keep)
        self.probe = Probe(self)
        self.alarms = Alarms(self)
        self.metrics.watch(self)

    # --- beginning and end -------------------------------------------------------------------------

    async def open(self) -> None:
        await self.store.open(cluster=self.cluster is not None)
        if self.cluster is not None:
            await self.cluster.open(self)
        self.shelf.count = await self.store.count()
        await self.probe.take()
        catalogue("en")  # a fifth of a second, which would else be taken from the tables at the first refusal
        for kind in games().values():
            for room in ROOMS:
                kind.room(room)
        if self.seasons is not None:
            self.seasons.rate_soon()  # games that ended just before a server died
        if self.outbox is not None:
            await self.outbox.open()
        chores = [self.shelf.sweep(), self.probe.take_often(), self.load.watch(self.metrics), self.alarms.watch()]
        chores.append(collect_when_grown())
        if self.tournaments is not None:
            chores.append(self.tournaments.tend_often())
        self._chores = [asyncio.create_task(chore) for chore in chores]
        for sentence in BROKEN:
            self.log.warning("bots missing", why=sentence)
        self.log.info("open", where="" if self.cluster is None else self.cluster.me)

    async def close(self) -> None:
        """Finishes and stores everything under way, and tells everybody."""
        self.stopping = True
        for chore in self._chores:
            chore.cancel()
        if self.cluster is not None:
            await self.cluster.leave()
        await asyncio.gather(*(table.stop("stopping") for table in list(self.tables.values())))
        if self.cluster is not None:
            await self.cluster.close()
        if self.outbox is not None:
            await self.outbox.close()
        if self.seasons is not None:
            await self.seasons.close()
        self.slices.close()
        self.reviewers.close()
        self.readers.close()
        self.bot_workers.close()
        if self._threads is not None:
            self._threads.shutdown(wait=False, cancel_futures=True)
        await self.store.close()
        self.log.info("closed")

    @property
    def processes(self) -> dict[str, Processes]:
        """The processes beside the server, by purpose."""
        return {
            "bot_workers": self.bot_workers.processes,
            "readers": self.readers.processes,
            "reviewers": self.reviewers.processes,
        }

    def tell_turn(self, person: str, ledger: Ledger, moment: int, due: float) -> None:
        """By web push; at most once, for the turn is stored before."""
        if self.outbox is not None:
            self.outbox.tell(Tidings(person, ledger.table, ledger.code, ledger.game_name, "turn", moment, due))

    def tell_over(self, ledger: Ledger, played: PlayedGame) -> None:
        """Everybody who began the game with a kept profile."""
        if self.outbox is None:
            return
        profiles = {ledger.guests[person].profile for person in played.people if person is not None}
        for profile in sorted(profiles - {""}):
            until = self.clock.now() + DAY
            self.outbox.tell(Tidings(profile, ledger.table, ledger.code, ledger.game_name, "over", 0, until))

    def bot_seed(self) -> str:
        """The seed of a bot's own luck; it has nothing to do with the cards."""
        return f"{self._bots.getrandbits(128):x}"

    def think(self, choose: Callable[[], Any], answer: Callable[[Any], None]) -> None:
        """Runs `choose` where nobody waits for it, then `answer` here."""

        def safely() -> Any:
            try:
                return choose()
            except MISTAKES as error:  # a bot's mistake costs the bot its choice and nobody their game
                self.mistake("bot", error)
                return None

        if self._threads is None:
            answer(safely())
            return
        loop = asyncio.get_running_loop()
        future = loop.run_in_executor(self._threads, safely)
        future.add_done_callback(lambda done: None if done.cancelled() else answer(done.result()))

    def mistake(self, where: str, error: BaseException, **about: str) -> None:
        """Reports a mistake of ours. The log gets the place, never a value: it could be a card."""
        self.metrics.errors.inc()
        if isinstance(error, WorkerDied):
            self.metrics.worker_deaths.labels(where).inc()
        if isinstance(error, WorkerOverdue):
            self.metrics.overdue.labels(where).inc()
        frames = traceback.extract_tb(error.__traceback__)
        place = " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames[-6:]))
        self.log.error("mistake", where=f"{where}: {place}", error=type(error).__name__, **about)

    # --- tables in memory ----------------------------------------------------------------------------

    async def table(self, table: str, client: str = "") -> LiveTable:
        """The table with this id or code. If it must be opened from the database, clients take turns."""
        found = await self.shelf.find(table, client)
        if found is None:
            raise Faulty("unknown-table")
        return found

    # --- people ------------------------------------------------------------------------------------------

    async def enter(self, token: str, client: str = "") -> tuple[LiveTable | FarLine, str]:
        """The person who holds the token, and the way to the table."""
        row = await self._holder_of(token)
        if self.cluster is not None:
            return self.cluster.line(row.table, row.person, client), row.person
        return await self.table(row.table, client), row.person

    async def _holder_of(self, token: str) -> TokenRow:
        """It is looked up by its hash: how long that takes tells nothing about a token."""
        row = await self.store.seat_of(hash_token(token))
        if row is None or row.revoked:
            raise Faulty("unknown-token")
        return row

    async def holder(self, token: str, client: str = "") -> bytes:
        """Who somebody with this token would be, as JSON."""
        row = await self._holder_of(token)
        told: bytes = await self._ask("holder", row.table, client, row.person)
        return told

    async def bind(self, token: str, profile: str, client: str = "") -> None:
        """The seat that a token opens is this profile's from now on."""
        row = await self._holder_of(token)
        await self._ask("bind", row.table, client, row.person, profile)

    async def erase(self, profile: str, client: str = "") -> None:
        """Everything stored about a profile, at every table and in the archive. If it fails half-way, do it again."""
        assert self.people is not None
        for table in await tables_of(self.store, profile):
            try:
                await self._ask("erase", table, client, profile)
            except Faulty as gone:
                if gone.id != "unknown-table":
                    raise
                row = await self.store.row(table=table)
                if row is not None and row.state == "archived":  # the files are there, and nobody may read them
                    raise Faulty("archive-missing") from None
        clubs = await self.store.query("SELECT club FROM club_members WHERE person = $1 ORDER BY club", profile)
        await self.store.perform(*erased(profile, [str(club) for (club,) in clubs]))
        self.log.info("profile erased")

    async def profile_of(
        self, table: str, person: str, client: str = "", *, asker: str | None = None
    ) -> tuple[str, str]:
        asked = (person,) if asker is None else (person, asker)
        profile, name = await self._ask("profile_of", table, client, *asked)
        return profile, name

    async def seat_again(self, table: str, guest: str, client: str = "") -> tuple[str, bytes]:
        """Another token for somebody at a table, and who somebody with it is, as JSON."""
        told: bytes = await self._ask("holder", table, client, guest)
        token = new_token()
        await self.store.append([], None, [Token(hash_token(token), table, guest)])
        return token, told

    async def make(self, wish: p.MakeTable, visitor: Visitor = UNKNOWN) -> p.Joined:
        """Creates a table with its maker at it."""
        if self.load.busy:
            self.metrics.refused.labels("busy").inc()
            raise Faulty("busy")
        settings, record = wish.settings, None
        if wish.origin is not None:
            text = await self._origin(wish.origin, visitor.address)
            settings, record = await self.readers.run(visitor.address, take_from, text, wish.origin.ply, settings)
            check_first(settings)
        else:
            check_settings(settings)
            settings = settled(settings)
        person, token = new_id()[:12], new_token()
        bodies = first_entries(wish, settings, record, person, visitor)
        live = await self.found(bodies, {person: hash_token(token)}, visitor.address, start=wish.start)
        ledger = live.ledger
        live.door.saw(person, visitor.address)
        live.held = ledger.hold
        if wish.start:
            await self.in_mailbox(live, lambda: live.lobby.start(person))
        return p.Joined(token, ledger.table, ledger.code, person, ledger.seats_of(person))

    async def found(
        self, bodies: list[Body], tokens: dict[str, bytes], client: str, *, table: str = "", start: bool = False
    ) -> LiveTable:
        """Stores a new table and opens it. With an id that another server has used meanwhile it raises Conflict."""
        by = None if self.cluster is None else Tenure(1, self.cluster.me)
        for _ in range(20):  # two tables may draw the same code
            chosen, code = table or new_id(), new_code(self.shelf.count)
            bodies[0] = msgspec.structs.replace(bodies[0], code=code, secret=new_secret())
            now = self.clock.now()
            entries = [
                Entry(chosen, number, str(body.__struct_config__.tag), now, encode_body(body))
                for number, body in enumerate(bodies, start=1)
            ]
            ledger = Ledger(chosen)
            ledger.replay(entries)
            if start and ledger.free:
                raise Faulty("seats-free")
            row = row_of(ledger, now)
            keys = [Token(key, chosen, person) for person, key in tokens.items()]
            try:
                await self.store.append(entries, row, keys, by, attendances(ledger, bodies, now))
            except Conflict:
                if table and await self.store.row(table=table) is not None:
                    raise
                continue
            break
        else:
            raise StoreDown("The database takes no new table.")
        self.shelf.count += 1
        self.log.info("table made", table=chosen, game=ledger.game_name, seats=ledger.settings.seats)
        return self.shelf.open_table(ledger, row, client, None if by is None else by.epoch)

    async def join(self, name: str, wish: p.JoinTable, visitor: Visitor = UNKNOWN) -> p.Joined:
        """Lets another guest in."""
        person, token, called = new_id()[:12], new_token(), clean_name(wish.name)
        found = await self.shelf.id_of(name)
        await self.check_closed(found)
        held = [await self.store.seat_of(hash_token(key)) for key in wish.held]
        mine = frozenset(row.person for row in held if row is not None and row.table == found)
        how = {"watch": wish.watch, "screen": wish.screen, "cat": wish.cat}
        table, code, seats = await self._ask(
            *("join", found, visitor.address, how, called),
            *(visitor_data(visitor, mine), person, hash_token(token)),
        )
        return p.Joined(token, table, code, person, tuple(seats))

    async def check_closed(self, name: str) -> None:
        """Raises Faulty if the person who runs the server has locked this table against newcomers."""
        if self.people is not None:
            table = await self.shelf.id_of(name)
            if await self.people.fair.banned(self.clock.now(), table=table) is not None:
                raise Faulty("closed-table")

    async def begin(self, table: str, client: str = "") -> None:
        """Starts the first game of a table whose seats are all taken; else nothing happens."""
        await self._ask("begin", table, client)

    async def muster(self, table: str, longest: float) -> tuple[bool, list[int]]:
        """The time of a table of a tournament is up: whether a game is under way, and which seats have come."""
        playing, here = await self._ask("muster", table, "", longest)
        return playing, list(here)

    async def _ask(self, question: str, name: str, client: str, *args: Any) -> Any:
        """Of the table itself, wherever it is."""
        until = self.clock.now() + PATIENCE
        while True:
            try:
                return await QUESTIONS[question](self, await self.table(name, client), *args)
            except Elsewhere as other:
                assert self.cluster is not None
                with suppress(Elsewhere):
                    return await self.cluster.ask(other.server, question, other.table, list(args))
            if self.clock.now() > until:
                raise Faulty("stopping")
            await asyncio.sleep(MOVES)

    async def in_mailbox(self, table: LiveTable, job: Callable[[], Any]) -> None:
        """Does a job in the table's turn and waits for it; its errors are raised here."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def run() -> None:
            try:
                await job()
            except ScovilleError as error:
                if not done.done():
                    done.set_exception(error)
            except BaseException:
                if not done.done():
                    done.set_exception(Faulty("store-down"))
                raise
            else:
                if not done.done():
                    done.set_result(None)

        table.last_attended = self.clock.now()
        if table.closed:
            raise Faulty("stopping")
        table.post(run)
        try:
            await asyncio.wait_for(done, PATIENCE)
        except TimeoutError:  # the table gave up before it came to this job
            raise Faulty("stopping") from None

    async def listings(self, game: str | None = None, seeking: str | None = None) -> p.Listings:
        """Public tables where somebody could sit down or watch: of any game or one, for both or one purpose."""
        rows = await self.store.rows(public=True, states=("lobby", "playing", "over"), game=game, limit=MOST_LISTED)
        if self.people is not None and rows:
            closed = {ban.who for ban in await self.people.fair.bans(self.clock.now()) if ban.kind == "table"}
            rows = [row for row in rows if row.table not in closed]
        # The others were open when the server stopped, and nobody has come back since.
        opened: Container[str] = self.tables
        if self.cluster is not None and rows:
            opened = await self.store.owned(self.cluster.living, [row.table for row in rows])
        about = [row.about for row in rows if row.about and row.table in opened]
        tables = [msgspec.json.decode(one, type=p.Listing) for one in about]
        return p.Listings(tuple(one for one in tables if offers(one, seeking))[:MOST_SHOWN])

    # --- finished games ----------------------------------------------------------------------------------

    async def record(self, name: str, number: int | None, client: str = "") -> str:
        """The record of a finished game; None means the last finished one."""
        text: str = await self._ask("record", name, client, number, client)
        return text

    async def describe(self, name: str, client: str = "") -> bytes:
        """A table as JSON."""
        table: bytes = await self._ask("describe", name, client)
        return table

    async def review(self, wish: p.Review, client: str = "") -> p.Reviewed:
        text = await self._origin(wish.origin, client)
        return await self.reviews.ask(client, text, wish.origin.ply, wish.seat)

    async def chances(self, wish: ReadChances, client: str = "") -> bytes:
        return await self.reviews.chances(client, await self._origin(wish.origin, client), wish.start)

    async def _origin(self, origin: p.Origin, client: str) -> str:
        """The record that an origin names."""
        if (origin.table is None) == (origin.record is None):
            raise Faulty("which-origin")
        text = origin.record
        if text is None:
            text = await self.record(origin.table or "", origin.game or None, client)
        return text


def offers(table: p.Listing, seeking: str | None) -> bool:
    """Whether somebody could sit down (`sit`), watch (`watch`) or do either at a public table."""
    sits = table.free > 0 and table.state != "playing"
    return {"sit": sits, "watch": table.spectators}.get(seeking or "", sits or table.spectators)
