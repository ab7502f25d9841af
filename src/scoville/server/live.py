"""One live table: a mailbox in which everything that concerns the table happens, one thing after the other."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Container, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ..bots import MISTAKES
from ..core import Fact, Refused, ScovilleError
from ..core.speeds import SPEEDS, Speed
from ..record.record import read_action
from . import protocol as p
from .around import Answer, Wished
from .clock import Timer
from .connection import Connection
from .dealer import Dealer
from .door import Door
from .entries import Body, Chatted, Prepared, encode_body
from .faults import Faulty, fault_of
from .ledger import Ledger
from .limits import ATTENDANCE, MOST_ENTRIES, Allowance, Bucket, Kind
from .lobby import Lobby
from .mailbox import Mailbox
from .names import clean_text, new_secret
from .people.results import attendances, finish
from .players import SeatedBot
from .protocol import Clock, Fault, Update, Verdict
from .seasons.rules import rated_game
from .shown import Shown
from .skeletons import shows
from .store import Conflict, Entry, Fenced, Statement, StoreDown, TableRow, Tenure, Token

if TYPE_CHECKING:
    from random import Random

    from .bot_workers import Question
    from .hall import Hall

__all__ = ["LiveTable"]

EVEN: Final = 0.005
"""Seconds of difference between lines that nobody notices."""
ANSWERS_KEPT: Final = 64
CROWD: Final = 500
"""Connections beyond which comings and goings are announced less often, for everybody is told of them."""
_encode = msgspec.json.Encoder().encode


class _Told(Answer):
    """Tells the person who acted what became of the wish."""

    __slots__ = ("connection", "id", "table")

    def __init__(self, table: LiveTable, connection: Connection, id: str) -> None:
        self.table = table
        self.connection = connection
        self.id = id

    def done(self, seq: int) -> None:
        self.connection.tell(_encode(p.Done(self.id, seq)))

    def stale(self, seq: int) -> None:
        self.table.hall.metrics.stale.inc()
        self.connection.tell(_encode(p.Stale(self.id, seq)))

    def refused(self, why: Fault) -> None:
        self.table.refuse(self.connection, self.id, why)


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
        self._arriving: set[Connection] = set()
        """Connections whose hello waits in the mailbox."""
        self.away: dict[str, float] = {}
        """When a bot stands in for a person who has gone."""
        self.last_attended = hall.clock.now()
        self.closed = False
        self.held = False
        """Whether clocks and bots wait until somebody with a seat says so."""
        self.allowance = Allowance(hall.spectators)
        self._refusals: dict[str, OrderedDict[str, Fault]] = {}
        self._mailbox = Mailbox(hall.clock, self._tick, self._due, self._broke)
        self._loop = asyncio.get_running_loop()
        self._row = row
        self._attendance = Bucket(*ATTENDANCE, hall.clock.now())
        self._attendance_bell: Timer | None = None
        self._learning: set[asyncio.Task[None]] = set()
        if ledger.state == "playing" and ledger.played is not None:
            self.held = ledger.holds
            self._deal()
        elif not ledger.secret:  # the server stopped between the end of a game and this
            self.post(self._prepare)

    # --- the mailbox ---------------------------------------------------------------------------------

    def post(self, job: Callable[[], Awaitable[None]]) -> None:
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
        self.hall.forget(self)
        for connection in (*self.connections.values(), *self._arriving):
            connection.bye(reason)
        self.connections.clear()
        self._arriving.clear()
        self._mailbox.close()
        if self._attendance_bell is not None:
            self._attendance_bell.cancel()

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
            self._row = self.hall.row_of(self.ledger, away=True)
            try:
                await self.hall.store.append([], self._row, (), self._by)
            except Fenced:
                self.lose()
            await self.stop("stopping")
            return
        await self.stop("stopping")
        await self.hall.store.append([], self.hall.row_of(self.ledger, away=True))

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

    def _due(self) -> float | None:
        """When the next thing is due."""
        due = min(self.away.values()) if self.away else None
        if self.dealer is not None and not self.stands_still:
            bell = self.dealer.next_bell()
            if bell is not None and (due is None or bell < due):
                due = bell
        return due

    async def _tick(self) -> None:
        now = self.clock.now()
        for person in [person for person, due in self.away.items() if due <= now]:
            del self.away[person]
            if self.dealer is not None:
                for seat in self.ledger.seats_of(person):
                    self.dealer.stand_in(seat)
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
        if self.hall.people is not None and (seats := attendances(self.ledger, bodies, now)):
            statements = (*statements, *seats)
        await self.hall.store.append(entries, None, tokens, self._by, statements)
        return [self.ledger.take(entry, body) for entry, body in zip(entries, bodies, strict=True)]

    async def index(self) -> None:
        """Writes the table's row if it has changed."""
        row = self.hall.row_of(self.ledger)
        if row != self._row:
            self._row = row
            await self.hall.store.append([], row, (), self._by)

    # --- who is here --------------------------------------------------------------------------------------

    @property
    def attending(self) -> set[str]:
        return set(self.connections)

    @property
    def stands_still(self) -> bool:
        """While no player is there, no clock runs and no bot plays. A table of bots alone plays on for its spectators.

        A table with too many entries has ended.
        """
        if self.held or self.ledger.number >= MOST_ENTRIES:
            return True
        for place in self.ledger.places:  # a plain loop, because every action asks this several times
            if place.person in self.connections:
                return False
        return not self.connections or bool(self._missing(self.connections))

    def _missing(self, present: Container[str]) -> list[str]:
        """People who have a seat, are not here, and may come back."""
        seated = {place.person for place in self.ledger.places if place.person is not None}
        return [person for person in seated if person not in present and not self.ledger.guests[person].gone]

    def _mind_the_missing(self) -> None:
        """Sets the time at which a bot stands in for each absent player."""
        if self.dealer is None or not self.ledger.settings.stand_in:
            return
        for person in self._missing(self.connections):
            if person not in self.away and not self.dealer.stood_in.issuperset(self.ledger.seats_of(person)):
                self.away[person] = self.clock.now() + SPEEDS[self.ledger.settings.speed].grace

    # --- what the dealer asks of its table ------------------------------------------------------------------

    patient: Final = False

    @property
    def times(self) -> Speed:
        speed, faster = SPEEDS[self.ledger.settings.speed], self.ledger.pace / 100
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
            metrics.actions_in(self.ledger.game_name).inc()
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

    def reach(self, but: str) -> float:
        """How long a message of another player may still be on its way, or wait here unread."""
        farthest = 0.0
        for place in self.ledger.places:  # not all connections: there may be thousands of spectators
            connection = self.connections.get(place.person or "")
            if connection is not None and connection.line.reach > farthest and place.person != but:
                farthest = connection.line.reach
        return farthest + 2 * self.hall.load.patience  # shown late, and read late

    def arrive(self, connection: Connection, seen: int, muted: Sequence[str] = (), address: str = "") -> None:
        """Makes sure that a hello gets a welcome or a bye, whatever happens to the table meanwhile."""
        self.door.saw(connection.person, address)
        if self.closed:
            connection.bye("stopping")
            return
        self._arriving.add(connection)
        self.post(lambda: self.attend(connection, seen, muted))

    def hear(self, connection: Connection, message: p.ClientMessage, raw: str | bytes, arrived: float) -> None:
        """What somebody says, in its turn; `raw` is the message as it came."""
        self.post(lambda: self.wish(connection, message, arrived))

    def leave(self, connection: Connection) -> None:
        """Its line is gone."""
        self.post(lambda: self.depart(connection))

    def measured(self, connection: Connection) -> None:
        """The line was measured; we look at it when we need it."""

    async def attend(self, connection: Connection, seen: int, muted: Sequence[str] = ()) -> None:
        """A person is here, perhaps on another device than before."""
        person = connection.person
        guest = self.ledger.guests.get(person)
        if guest is None or guest.gone:
            self._arriving.discard(connection)
            connection.bye("unknown-token")
            return
        if self._row is None:
            await self.index()  # the table may have been closed meanwhile
        self._arriving.discard(connection)
        before = self.connections.get(person)
        if before is not None and before is not connection:
            before.bye("taken-over")
        self.connections[person] = connection
        self.away.pop(person, None)
        self.last_attended = self.clock.now()
        if self.dealer is not None:
            for seat in self.ledger.seats_of(person):
                self.dealer.come_back(seat)
            self._mind_the_missing()
            self.dealer.review()
        for other in muted:
            if other in self.ledger.guests:
                self.ledger.mute(person, other, True)
        await self.mute_blocked(person)
        connection.tell(_encode(self._welcome(person, seen)))
        self.tell_attendance(but=person)

    async def check_blocks(self, profile: str) -> None:
        """Refuses a person whom the host does not want to play with."""
        host = self.ledger.guests.get(self.ledger.host)
        if self.hall.people is None or not profile or host is None or not host.profile:
            return
        if (await self.hall.people.fair.blocked_by(profile)).get(host.profile) == "block":
            raise Faulty("blocked")

    async def mute_blocked(self, person: str) -> None:
        """A person who muted or blocked somebody at another table does not hear them here either."""
        profile = self.ledger.guests[person].profile
        if self.hall.people is None or not profile:
            return
        fair = self.hall.people.fair
        unheard, deaf = await fair.blocked(profile), await fair.blocked_by(profile)
        for guest in self.ledger.guests.values():
            if guest.profile in unheard:
                self.ledger.mute(person, guest.person, True)
            if guest.profile in deaf:
                self.ledger.mute(guest.person, person, True)

    async def depart(self, connection: Connection) -> None:
        """A connection is gone. Its person may come back."""
        person = connection.person
        if self.connections.get(person) is not connection:
            return
        del self.connections[person]
        self.last_attended = self.clock.now()
        if self.dealer is not None:
            self._mind_the_missing()
            self.dealer.stop_waiting_for(person)
            self.dealer.review()
        self.tell_attendance()

    def tell_attendance(self, but: str | None = None) -> None:
        """Announces comings and goings. If there are many, everybody is told once for all of them, a little later."""
        now, weight = self.clock.now(), max(1.0, len(self.connections) / CROWD)
        if self._attendance_bell is None and self._attendance.take(now, weight):
            self.tell_table(but)
        elif self._attendance_bell is None:
            self._attendance_bell = self.clock.ring(now + weight / self._attendance.rate, self._tell_attendance_now)

    def _tell_attendance_now(self) -> None:
        self._attendance_bell = None
        if not self.closed:
            self._attendance.take(self.clock.now())
            self.post(self._tell_table_in_turn)

    async def _tell_table_in_turn(self) -> None:
        self.tell_table()

    # --- telling --------------------------------------------------------------------------------------------

    def describe(self) -> p.Table:
        table = self.ledger.describe(self.attending, self.dealer.stood_in if self.dealer else set())
        table.held = self.held
        return table

    def _clock(self) -> Clock:
        return Clock() if self.dealer is None else self.dealer.clock()

    def _welcome(self, person: str, seen: int) -> p.Welcome:
        played = self.ledger.played
        sights: tuple[p.Sight, ...] = ()
        if played is not None:
            sights = self._sights(person, Shown(played.game, played.missed(seen) or (), played.asked))
        muted = self.ledger.muted.get(person, set())
        return p.Welcome(
            person=person,
            host=person == self.ledger.host,
            seats=self.ledger.seats_of(person),
            table=self.describe(),
            game=0 if played is None else played.number,
            seq=self.ledger.seq,
            sights=sights,
            clock=self._clock(),
            chat=tuple(line for line in self.ledger.chat if line.person not in muted),
            muted=tuple(sorted(muted)),
        )

    def _sights(self, person: str, seen: Shown) -> tuple[p.Sight, ...]:
        seats = self.ledger.seats_of(person)
        if not seats or seen.players != len(self.ledger.places):  # other seats are being prepared
            return (seen.of(None),)
        if len(seats) == 1:
            return (seen.of(seats[0]),)
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
        clock: Any = msgspec.Raw(_encode(self._clock()))
        seen = Shown(played.game, facts, played.asked)
        # Quicker lines wait, so that all players see it at the same moment; nobody waits for a spectator.
        slowest = 0.0
        for place in self.ledger.places:
            player = self.connections.get(place.person or "")
            if player is not None and player.line.credit > slowest:
                slowest = player.line.credit
        watching: bytes | None = None
        for person, connection in self.connections.items():
            if not published and person != by:
                continue
            seats = self.ledger.seats_of(person)
            if not seats and watching is not None:
                raw = watching
            else:
                raw = _encode(Update(played.number, played.seq, self._sights(person, seen), clock, verdict, late))
                if not seats:
                    watching = raw
            wait = slowest - connection.line.credit
            connection.tell(raw, 0.0 if person == by or wait <= EVEN else wait)
        self._count_relayed(published)

    def tell_table(self, but: str | None = None) -> None:
        """Tells everybody. All spectators get the same bytes, encoded once, so a crowd that comes and goes is cheap."""
        table, clock = self.describe(), self._clock()
        written: dict[tuple[bool, tuple[int, ...]], bytes] = {}
        for person, connection in self.connections.items():
            if person != but:
                own = (person == self.ledger.host, self.ledger.seats_of(person))
                if own not in written:
                    written[own] = _encode(p.TableMessage(*own, table, clock))
                connection.tell(written[own])
        self._count_relayed()

    def _count_relayed(self, published: bool = True) -> None:
        """Not what only one player is told: somebody who reads the metrics would learn of a secret answer."""
        if published and self.epoch is not None:
            far = sum(connection.far for connection in self.connections.values())
            self.hall.metrics.relayed.inc(far)

    # --- wishes -----------------------------------------------------------------------------------------------

    async def wish(self, connection: Connection, message: p.ClientMessage, arrived: float) -> None:
        """Gives every wish one answer, and a resend the same one."""
        person = connection.person
        if self.connections.get(person) is not connection or isinstance(message, p.Hello | p.Pong):
            return
        done = self.ledger.answered(person, message.id)
        if done is not None:
            connection.tell(_encode(p.Done(message.id, done)))
            return
        refusals = self._refusals.get(person)
        if refusals is not None and message.id in refusals:
            connection.tell(_encode(p.FaultMessage(message.id, refusals[message.id])))
            return
        try:
            self._allow(person, message)
            if isinstance(message, p.Play):
                await self._play(connection, message, arrived)
                return
            if isinstance(message, p.Why):
                self._why(connection, message)
                return
            if isinstance(message, p.Wait):
                self._wait(connection, message)
                return
            if isinstance(message, p.Chat):
                await self._chat(person, message)
            elif isinstance(message, p.Mute):
                self._mute(person, message)
            else:
                await self.lobby.wish(person, message)
        except (StoreDown, Conflict):
            raise
        except ScovilleError as error:
            self.refuse(connection, message.id, fault_of(error, self.ledger.game_name))
            return
        connection.tell(_encode(p.Done(message.id, self.ledger.seq)))
        if isinstance(message, p.Leave):
            self.kicked(person, "left")
            self.tell_table()

    def _allow(self, person: str, message: p.ClientMessage) -> None:
        """Refuses a wish beyond the limits. Leaving happens once and a mute is not stored, so these are not counted."""
        if isinstance(message, p.Leave | p.Mute):
            return
        kind: Kind = "lobby"
        if isinstance(message, p.Play | p.Why | p.Wait):
            kind = "action"
        elif isinstance(message, p.Chat):
            kind = "chat"
        if not self.allowance.take(kind, person, bool(self.ledger.seats_of(person)), self.clock.now()):
            raise Faulty("too-much-chat" if kind == "chat" else "too-fast")
        if self.ledger.number >= MOST_ENTRIES:
            raise Faulty("worn-out")

    def refuse(self, connection: Connection, id: str, why: Fault) -> None:
        # All refusals of the rules are one number: counted by reason, they would reveal what somebody tried in secret.
        self.hall.metrics.refused.labels("rules" if why.message.startswith("refusal-") else why.id).inc()
        refusals = self._refusals.setdefault(connection.person, OrderedDict())
        refusals[id] = why
        if len(refusals) > ANSWERS_KEPT:
            refusals.popitem(last=False)
        connection.tell(_encode(p.FaultMessage(id, why)))

    async def _play(self, connection: Connection, message: p.Play, arrived: float) -> None:
        person, dealer = connection.person, self.dealer
        if dealer is None:
            raise Faulty("not-playing")
        answer = _Told(self, connection, message.id)
        for waiting in (*dealer.held, *dealer.later):
            if waiting.person == person and waiting.id == message.id:
                waiting.answer = answer  # the answer is on its way; it goes to where the person is now
                return
        seat = self.own_seat(person, message.seat)
        self.release()
        if dealer.come_back(seat):
            dealer.review()
            self.tell_table()
        action = read_action(dealer.game, message.action)
        outdated = dealer.played.outdated(seat, action, message.seq)
        if outdated is not None:
            answer.stale(outdated)
            return
        await dealer.wish(Wished(seat, action, arrived - connection.line.credit, person, message.id, answer))

    def _why(self, connection: Connection, message: p.Why) -> None:
        """The judge's answer to an action a player only considers: no attempt, so it is neither counted nor
        remembered."""
        dealer = self.dealer
        if dealer is None:
            raise Faulty("not-playing")
        seat = self.own_seat(connection.person, message.seat)
        try:
            dealer.game.verify(seat, read_action(dealer.game, message.action))
        except ScovilleError as error:
            connection.tell(_encode(p.FaultMessage(message.id, fault_of(error, self.ledger.game_name))))
            return
        connection.tell(_encode(p.Done(message.id, self.ledger.seq)))

    def _wait(self, connection: Connection, message: p.Wait) -> None:
        """Neither stored nor remembered: even without it the bots go on soon."""
        dealer = self.dealer
        if dealer is None:
            raise Faulty("not-playing")
        if not self.ledger.seats_of(connection.person):
            raise Faulty("not-seated")
        if not message.waits:
            dealer.stop_waiting_for(connection.person)
        elif not dealer.wait_for(connection.person, message.seq):
            connection.tell(_encode(p.Stale(message.id, self.ledger.seq)))
            return
        connection.tell(_encode(p.Done(message.id, self.ledger.seq)))

    def own_seat(self, person: str, named: int | None) -> int:
        """The token decides the seat; a message only chooses among the person's own."""
        seats = self.ledger.seats_of(person)
        if not seats:
            raise Faulty("not-seated")
        if named is None:
            if len(seats) > 1:
                raise Faulty("which-seat")
            return seats[0]
        if named not in seats:
            raise Faulty("not-your-seat")
        return named

    async def _chat(self, person: str, message: p.Chat) -> None:
        if (message.text is None) == (message.phrase is None):
            raise Faulty("two-ways")
        text = None if message.text is None else clean_text(message.text)
        if text is not None and not shows(text):
            raise Faulty("bad-message")
        await self.keep(Chatted(person=person, text=text, phrase=message.phrase, by=person, id=message.id))
        raw = _encode(p.ChatMessage(self.ledger.chat[-1]))
        for listener, connection in self.connections.items():
            if person not in self.ledger.muted.get(listener, set()):
                connection.tell(raw)
        if text is not None:
            await self._overhear(person, text)

    async def _overhear(self, person: str, text: str) -> None:
        """Lets the game treat a chat line as an action."""
        dealer = self.dealer
        seats = self.ledger.seats_of(person)
        action = None if dealer is None or not seats else self.ledger.umpire.overheard(dealer.game, text)
        if dealer is None or action is None:
            return
        # With several people at one screen, the one whose turn it is holds it.
        seat = dealer.game.turn if dealer.game.turn in seats else seats[0]
        try:
            await dealer.wish(Wished(seat, action, self.clock.now(), person))
        except Refused:
            return

    def _mute(self, person: str, message: p.Mute) -> None:
        """A mute is private and no entry of the table. It lasts while the table is open; a hello brings it back."""
        if message.person not in self.ledger.guests:
            raise Faulty("unknown-person")
        self.ledger.mute(person, message.person, message.muted)

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

    # --- the game begins and ends -------------------------------------------------------------------------------

    def _deal(self) -> None:
        played = self.ledger.played
        assert played is not None
        self.dealer = Dealer(self, played)
        for guest in self.ledger.guests.values():
            if guest.gone:
                for seat in self.ledger.seats_of(guest.person):
                    self.dealer.stand_in(seat)

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
        self._mind_the_missing()
        self.dealer.review()
        self.tell_table()
        self.tell_update(())

    async def ended(self) -> None:
        """Reveals the secret and commits to the next one."""
        stood_in = self.dealer.stood_in if self.dealer is not None else set()
        self.dealer = None
        self.away.clear()
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
        if played is not None and played.rated and self.hall.seasons is not None:
            self.hall.seasons.rate_soon()
        self.tell_table()

    def kicked(self, person: str, reason: p.ByeReason) -> None:
        connection = self.connections.pop(person, None)
        if self.dealer is not None:
            self.dealer.stop_waiting_for(person)
        if connection is not None:
            connection.bye(reason)
