"""One live table: a mailbox in which everything that concerns the table happens, one thing after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Container, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ..bots import MISTAKES
from ..core import Fact
from ..core.speeds import SPEEDS, Speed, speed_of
from . import protocol as p
from .attendance import Attendance
from .connection import Connection
from .dealer import Dealer
from .door import Door
from .entries import Acted, Body, Prepared, Started, encode_body
from .ledger import Ledger
from .limits import MOST_ENTRIES, Allowance
from .lobby import Lobby
from .mailbox import Job, Mailbox
from .making import row_of
from .names import new_secret
from .people.results import attendances, finish
from .players import SeatedBot
from .protocol import Clock, Update, Verdict
from .seasons.rules import rated_game
from .shown import Shown
from .store import Conflict, Entry, Fenced, Statement, StoreDown, TableRow, Tenure, Token
from .turns import Turns, alarm_now
from .wishes import Wishes

if TYPE_CHECKING:
    from random import Random

    from .bot_workers import Question
    from .hall import Hall

__all__ = ["LiveTable"]

EVEN: Final = 0.005
"""Seconds of difference between lines that nobody notices."""
_encode = msgspec.json.Encoder().encode
SIGHTS_HERE: Final = b'"sights here"'
SIGHTS: Final[Any] = (msgspec.Raw(SIGHTS_HERE),)
"""Stands for what a person sees, in a message of which the rest is the same for everybody."""


class LiveTable:
    def __init__(
        self,
        hall: Hall,
        ledger: Ledger,
        row: TableRow | None = None,
        client: str = "",
        epoch: int | None = None,
    ) -> None:
        """`row` is the stored row of the table for the list, if known; `client` is the address that opened it.

        `epoch` is in which this server owns the table; None where no other server could.
        """
        self.client = client
        self.epoch = epoch
        self._by = None if epoch is None else Tenure(epoch)
        self.hall = hall
        self.clock = hall.clock
        self.ledger = ledger
        self.lobby = Lobby(self)
        self.door = Door(self)
        self.dealer: Dealer | None = None
        self.connections: dict[str, Connection] = {}
        self.attendance = Attendance(self)
        self.wishes = Wishes(self)
        self.last_attended = hall.clock.now()
        self.closed = False
        self.held = False
        """Whether clocks and bots wait until somebody with a seat says so."""
        self.allowance = Allowance(hall.spectators)
        self._mailbox = Mailbox(hall.clock, self._tick, self.next_due, self._broke)
        self._loop = asyncio.get_running_loop()
        self.row = row
        self._learning: set[asyncio.Task[None]] = set()
        self.turns = Turns(self)
        if ledger.state == "playing" and ledger.played is not None:
            self.held = ledger.holds
            self._deal()
        elif not ledger.secret:  # the server stopped between the end of a game and this
            self.post(self._prepare)

    # --- the mailbox ---------------------------------------------------------------------------------

    def post(self, job: Job) -> None:
        """Queues a job. A closed table does nothing any more; the next visitor opens it anew."""
        self._mailbox.post(job)

    @property
    def waiting(self) -> int:
        """Jobs in the mailbox."""
        return self._mailbox.waiting

    def _broke(self, error: Exception) -> None:
        if isinstance(error, Fenced) and self.hall.cluster is not None:
            self.hall.cluster.fenced += 1
            self.lose()
        elif isinstance(error, StoreDown | Conflict):
            self.hall.log.error("not kept", table=self.ledger.table, error=type(error).__name__)
            self._give_up("store-down")
        else:
            # A mistake of ours: the table is opened again from the store, and the others play on.
            self.hall.mistake("table", error, table=self.ledger.table)
            self._give_up("stopping")

    def _give_up(self, reason: p.ByeReason) -> None:
        """Memory may differ from the store: drop the table and let everybody reconnect."""
        self.closed = True
        self.hall.shelf.forget(self)
        for connection in (*self.connections.values(), *self.attendance.arriving):
            connection.bye(reason)
        self.connections.clear()
        self._mailbox.close()
        self.attendance.close()

    def start_over(self) -> None:
        """What is stored has changed: everybody connects again, and the table is opened anew."""
        self._give_up("stopping")

    async def stop(self, reason: p.ByeReason) -> None:
        """Finishes what is under way and disconnects everybody."""
        if self.closed:
            return
        if self.epoch is not None:
            await self._hand_over(self.epoch)
        self._give_up(reason)
        await self._mailbox.finish(5)

    async def put_away(self) -> None:
        """Nobody attends it; whoever comes opens it again."""
        if self.epoch is not None:
            self.row = row_of(self.ledger, self.clock.now(), away=True)
            try:
                await self.hall.store.append([], self.row, (), self._by)
            except Fenced:
                self.lose()
            await self.stop("stopping")
            return
        await self.stop("stopping")
        await self.hall.store.append([], row_of(self.ledger, self.clock.now(), away=True))

    async def _hand_over(self, epoch: int) -> None:
        """Gives the table up before anybody is sent away: another server can open it at once."""
        self.closed = True
        self._mailbox.close()
        await self._mailbox.finish(5)
        try:
            await self.hall.store.release(self.ledger.table, epoch)
        except StoreDown as error:  # then it is claimed without our doing
            self.hall.log.error("not released", table=self.ledger.table, error=type(error).__name__)
        if self.hall.cluster is not None:
            self.hall.cluster.handed_over += 1

    def lose(self) -> None:
        """Another server owns the table now."""
        if self.hall.tables.get(self.ledger.table) is self:
            self.hall.log.info("table lost", table=self.ledger.table)
            self._give_up("stopping")

    @property
    def tenure(self) -> Tenure | None:
        """By what right this server writes to the table."""
        return self._by

    def wake(self) -> None:
        """Somebody's time may be over, and nobody is here."""
        if self.dealer is not None:
            self.dealer.review()
            self.post(self._tick)
        self.turns.changed()

    def next_due(self) -> float | None:
        """When the next thing is due."""
        due = min(self.attendance.away.values()) if self.attendance.away else None
        if self.dealer is not None and not self.stands_still:
            bell = self.dealer.next_bell()
            if bell is not None and (due is None or bell < due):
                due = bell
        return due

    async def _tick(self) -> None:
        if self.attendance.away:
            self.attendance.stand_in_for_the_missing()
        if self.dealer is not None and not self.stands_still:
            await self.dealer.tick()

    # --- keeping ----------------------------------------------------------------------------------------

    async def keep(
        self, *bodies: Body, tokens: Sequence[Token] = (), statements: Sequence[Statement] = ()
    ) -> list[tuple[list[Fact], bool]]:
        """Stores entries first; only then does the ledger take them."""
        now = self.clock.now()
        entries = [
            Entry(self.ledger.table, self.ledger.number + i, str(body.__struct_config__.tag), now, encode_body(body))
            for i, body in enumerate(bodies, start=1)
        ]
        acts = len(bodies) == 1 and type(bodies[0]) is Acted  # nearly always, and then nobody comes or goes
        if not acts and self.hall.people is not None and (seats := attendances(self.ledger, bodies, now)):
            statements = (*statements, *seats)
        own_pace = self.own_pace
        if own_pace and (self.dealer is not None or any(isinstance(body, Started) for body in bodies)):
            statements = (*statements, alarm_now(self.ledger.table, now))
        await self.hall.store.append(entries, None, tokens, self._by, statements)
        if own_pace:
            self.turns.changed()
        return [self.ledger.take(entry, body) for entry, body in zip(entries, bodies, strict=True)]

    async def index(self) -> None:
        """Writes the table's row if it has changed."""
        row = row_of(self.ledger, self.clock.now())
        if row != self.row:
            self.row = row
            await self.hall.store.append([], row, (), self._by)

    # --- who is here --------------------------------------------------------------------------------------

    @property
    def attending(self) -> set[str]:
        return set(self.connections)

    @property
    def stands_still(self) -> bool:
        """While no player is there, no clock runs and no bot plays. A table of bots alone plays on for its spectators.

        A table with too many entries has ended. Where everybody plays at their own pace, the clocks always run.
        """
        if self.held or self.ledger.number >= MOST_ENTRIES:
            return True
        for place in self.ledger.places:  # a plain loop, because every action asks this several times
            if place.person in self.connections:
                return False
        if self.own_pace:
            return False
        return not self.connections or bool(self.attendance.missing(self.connections))

    # --- what the dealer asks of its table ------------------------------------------------------------------

    patient: Final = False

    @property
    def own_pace(self) -> bool:
        """Whether people come back for each move."""
        return SPEEDS[self.ledger.settings.speed].own_pace

    @property
    def times(self) -> Speed:
        settings, faster = self.ledger.settings, self.ledger.pace / 100
        speed = speed_of(settings.speed, settings.hours)
        return replace(speed, bot_turn=speed.bot_turn / faster, bot_reaction=speed.bot_reaction / faster)

    @property
    def unhurried(self) -> bool:
        if self.ledger.settings.speed != "relaxed":
            return False
        return len({place.person for place in self.ledger.places if place.person is not None}) == 1

    @property
    def stands_in(self) -> bool:
        return self.ledger.settings.stand_in

    def person_at(self, seat: int) -> str | None:
        return self.ledger.person_at(seat)

    def is_new_at(self, seat: int) -> bool:
        connection = self.connections.get(self.ledger.person_at(seat) or "")
        return connection is not None and connection.newcomer

    def acted(self, published: bool, seconds: float, verdict: Verdict | None) -> None:
        metrics = self.hall.metrics
        if published:  # otherwise a player who reads the metrics would learn of a secret answer
            game = self.ledger.game_name
            metrics.actions[game] = metrics.actions.get(game, 0) + 1
            metrics.keeping.observe(seconds)
        if verdict is not None:
            metrics.races.labels(verdict.by).inc()

    @property
    def luck(self) -> Random:
        return self.hall.luck

    def bot_seed(self) -> str:
        return self.hall.bot_seed()

    def rules_failed(self, error: Exception) -> None:
        self.hall.mistake("rules", error, table=self.ledger.table)

    def bot_failed(self, seat: int, error: BaseException) -> None:
        self.hall.mistake("bot", error, table=self.ledger.table)

    def prepare_to_think(self) -> None:
        self.hall.bot_workers.start()

    def think_long(self, seat: int, question: Question, thought: Callable[[Any], None]) -> None:
        self.hall.bot_workers.think(question, thought)

    def think(self, seat: int, choose: Callable[[], Any], answer: Callable[[Any], None]) -> None:
        self.hall.think(choose, answer)

    def catch_up(self, bot: SeatedBot, then: Callable[[], None]) -> None:
        """Lets a bot that sat down in the middle of a long game learn what happened, in slices; `then` it may
        choose."""

        async def learn() -> None:
            try:
                await self.hall.slices.run(self.client, bot.catching_up(), always=True)
            except MISTAKES as error:
                self.hall.mistake("bot", error, table=self.ledger.table)
            self._learning.discard(task)
            then()

        task = self._loop.create_task(learn())
        self._learning.add(task)

    def reach(self, but: str) -> float:
        """How long a message of another player may still be on its way, or wait here unread."""
        farthest = 0.0
        for place in self.ledger.places:  # not all connections: there may be thousands of spectators
            connection = self.connections.get(place.person or "")
            if connection is not None and connection.line.reach > farthest and place.person != but:
                farthest = connection.line.reach
        return farthest + 2 * self.hall.load.patience  # shown late, and read late

    # --- lines to people -------------------------------------------------------------------------------

    def arrive(self, connection: Connection, seen: int, muted: Sequence[str] = (), address: str = "") -> None:
        """Makes sure that a hello gets a welcome or a bye, whatever happens to the table meanwhile."""
        self.door.saw(connection.person, address)
        if self.closed:
            connection.bye("stopping")
            return
        self.attendance.arriving.add(connection)
        self.post(lambda: self.attendance.attend(connection, seen, muted))

    def hear(self, connection: Connection, message: p.ClientMessage, raw: str | bytes, arrived: float) -> None:
        """What somebody says, in its turn; `raw` is the message as it came."""
        self._mailbox.do(lambda: self.wishes.answer(connection, message, arrived))

    def leave(self, connection: Connection) -> None:
        """Its line is gone."""
        self.post(lambda: self.attendance.depart(connection))

    def measured(self, connection: Connection) -> None:
        """The line was measured; we look at it when we need it."""

    # --- telling --------------------------------------------------------------------------------------------

    def describe(self) -> p.Table:
        table = self.ledger.describe(self.attending, self.dealer.stood_in if self.dealer else set())
        table.held = self.held
        return table

    def shown_clock(self, seats: Sequence[int] = ()) -> Clock:
        """As the person on these seats may see it."""
        clock = Clock() if self.dealer is None else self.dealer.clock()
        if clock.asked and self.dealer is not None and self.dealer.patience is not None:
            answered = self.dealer.patience.let_be
            clock.let_be = tuple(seat for seat in seats if seat in clock.asked and seat in answered)
        return clock

    def sights(self, person: str, seen: Shown) -> tuple[p.Sight, ...]:
        seats = self.ledger.seats_of(person)
        if not seats or seen.players != len(self.ledger.places):  # other seats are being prepared
            return (seen.of(None),)
        return tuple([seen.of(seat) for seat in seats])

    def tell_update(
        self,
        facts: Sequence[Fact],
        verdict: Verdict | None = None,
        *,
        by: str = "",
        published: bool = True,
        late: int | None = None,
    ) -> None:
        """Sends a change. If it is not published, only the player who made it gets it, at once."""
        played = self.ledger.played
        assert played is not None
        everybody = self.shown_clock()
        seen = Shown(played.game, facts, played.asked)
        around = _encode(Update(played.number, played.seq, SIGHTS, everybody, verdict, late))
        head, _, tail = around.partition(SIGHTS_HERE)  # everybody gets the same around their own sights
        # Quicker lines wait, so that all players see it at the same moment; nobody waits for a spectator.
        slowest = 0.0
        for place in self.ledger.places:
            player = self.connections.get(place.person or "")
            if player is not None and player.line.credit > slowest:
                slowest = player.line.credit
        watching: bytes | None = None
        alike = seen.players == len(self.ledger.places)
        for person, connection in self.connections.items():
            if not published and person != by:
                continue
            seats = self.ledger.seats_of(person)
            if not seats and watching is not None:
                raw = watching
            elif everybody.asked:
                clock = self.shown_clock(seats)
                raw = _encode(Update(played.number, played.seq, self.sights(person, seen), clock, verdict, late))
            elif len(seats) > 1 and alike:
                raw = head + b",".join([seen.between(b"", seat, b"") for seat in seats]) + tail
            else:
                raw = seen.between(head, seats[0] if seats and alike else None, tail)
            if not seats:
                watching = raw
            wait = slowest - connection.line.credit
            connection.tell(raw, 0.0 if person == by or wait <= EVEN else wait)
        self._count_relayed(published)

    def tell_table(self, but: str | None = None, only: str | None = None) -> None:
        """Tells everybody, or one person alone. All spectators get the same bytes, encoded once, so a crowd that comes
        and goes is cheap."""
        table = self.describe()
        written: dict[tuple[bool, tuple[int, ...]], bytes] = {}
        for person, connection in self.connections.items():
            if person != but and only in {None, person}:
                own = (person == self.ledger.host, self.ledger.seats_of(person))
                if own not in written:
                    written[own] = _encode(p.TableMessage(*own, table, self.shown_clock(own[1])))
                connection.tell(written[own])
        self._count_relayed()

    def _count_relayed(self, published: bool = True) -> None:
        """Not what only one player is told: somebody who reads the metrics would learn of a secret answer."""
        if published and self.epoch is not None:
            far = sum(connection.far for connection in self.connections.values())
            self.hall.metrics.relayed.inc(far)

    # --- the game begins and ends -------------------------------------------------------------------------------

    def _deal(self) -> None:
        played = self.ledger.played
        assert played is not None
        self.dealer = Dealer(self, played)
        for guest in self.ledger.guests.values():
            if guest.gone:
                for seat in self.ledger.seats_of(guest.person):
                    self.dealer.stand_in(seat)
        self.dealer.stand_in_for_the_late()

    def release(self) -> None:
        """Starts clocks and bots, if they have waited for somebody to say so."""
        if self.held:
            self.held = False
            if self.dealer is not None:
                self.dealer.review()
            self.tell_table()

    def started(self) -> None:
        """Called after `Started` was stored: puts the cards on the table."""
        self._deal()
        assert self.dealer is not None
        self.attendance.mind_the_missing()
        self.dealer.review()
        self.tell_table()
        self.tell_update(())

    async def ended(self) -> None:
        """Reveals the secret and commits to the next one."""
        stood_in = self.dealer.stood_in if self.dealer is not None else set()
        self.dealer = None
        self.attendance.away.clear()
        await self._prepare(stood_in)
        await self.index()

    async def _prepare(self, stood_in: Container[int] = ()) -> None:
        """Stores the results of the game that is over with the next secret: without the secret the table prepares
        again when it is opened, so no result is lost, and a result that is there already is not stored twice."""
        results: Sequence[Statement] = ()
        played = self.ledger.played
        if self.hall.people is not None and played is not None and played.game.over:
            results = await self.hall.slices.run(
                self.client, finish(self.ledger, played, stood_in, self.clock.now()), always=True
            )
            if played.rated:
                results = [*results, *rated_game(self.ledger, played, stood_in, self.clock.now())]
        await self.keep(Prepared(secret=new_secret()), statements=results)
        if played is not None and played.patience is not None and played.game.over:
            self.hall.tell_over(self.ledger, played)
        if played is not None and played.rated and self.hall.seasons is not None:
            self.hall.seasons.rate_soon()
        self.tell_table()

    def kicked(self, person: str, reason: p.ByeReason) -> None:
        connection = self.connections.pop(person, None)
        if self.dealer is not None:
            self.dealer.stop_waiting_for(person)
        if connection is not None:
            connection.bye(reason)
