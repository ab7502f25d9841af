"""What people at a table say to it: every wish gets one answer, and a resend the same one."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Coroutine
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ..core import CLOCK, Refused, ScovilleError
from ..record.record import read_action
from . import protocol as p
from .around import Answer, Wished
from .connection import Connection
from .entries import Chatted, LetBe
from .faults import Faulty, fault_of
from .limits import MOST_ENTRIES, Kind
from .names import clean_text
from .protocol import Fault
from .skeletons import shows
from .store import Conflict, StoreDown

if TYPE_CHECKING:
    from .live import LiveTable

__all__ = ["Wishes"]

Waiting = Coroutine[Any, Any, None]
"""What is left to do of a wish once the store answers."""

ANSWERS_KEPT: Final = 64
# Tuples, because a union would be made anew for every message.
UNANSWERED: Final = (p.Hello, p.Pong)
UNLIMITED: Final = (p.Leave, p.Mute)
ACTIONS: Final = (p.Play, p.Why, p.Wait, p.LetBe)
_encode = msgspec.json.Encoder().encode


class _Told(Answer):
    """Tells the person who acted what became of the wish."""

    __slots__ = ("connection", "id", "wishes")

    def __init__(self, wishes: Wishes, connection: Connection, id: str) -> None:
        self.wishes = wishes
        self.connection = connection
        self.id = id

    def done(self, seq: int) -> None:
        self.connection.tell(_encode(p.Done(self.id, seq)))

    def stale(self, seq: int) -> None:
        self.wishes.table.hall.metrics.stale.inc()
        self.connection.tell(_encode(p.Stale(self.id, seq)))

    def refused(self, why: Fault) -> None:
        self.wishes.refuse(self.connection, self.id, why)


class Wishes:
    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._refusals: dict[str, OrderedDict[str, Fault]] = {}

    def answer(self, connection: Connection, message: p.ClientMessage, arrived: float) -> Waiting | None:
        """Gives every wish one answer, and a resend the same one. Returns what has to wait for the store."""
        person = connection.person
        if self.table.connections.get(person) is not connection or isinstance(message, UNANSWERED):
            return None
        done = self.table.ledger.answered(person, message.id)
        if done is not None:
            connection.tell(_encode(p.Done(message.id, done)))
            return None
        refusals = self._refusals.get(person)
        if refusals is not None and message.id in refusals:
            connection.tell(_encode(p.FaultMessage(message.id, refusals[message.id])))
            return None
        try:
            self._allow(person, message)
            if not isinstance(message, p.Play):
                return self._carry_out(connection, message)
            playing = self._play(connection, message, arrived)
        except ScovilleError as error:
            self.refuse(connection, message.id, fault_of(error, self.table.ledger.game_name))
            return None
        return None if playing is None else self._carry_on(connection, message.id, playing)

    async def _carry_on(self, connection: Connection, id: str, playing: Awaitable[object]) -> None:
        try:
            await playing
        except (StoreDown, Conflict):
            raise
        except ScovilleError as error:
            self.refuse(connection, id, fault_of(error, self.table.ledger.game_name))

    async def _carry_out(self, connection: Connection, message: p.ClientMessage) -> None:
        person = connection.person
        assert not isinstance(message, (*UNANSWERED, p.Play))
        try:
            if isinstance(message, p.Why):
                self._why(connection, message)
                return
            if isinstance(message, p.Wait):
                self._wait(connection, message)
                return
            if isinstance(message, p.LetBe):
                await self._let_be(connection, message)
                return
            if isinstance(message, p.Chat):
                await self._chat(person, message)
            elif isinstance(message, p.Mute):
                self._mute(person, message)
            else:
                await self.table.lobby.wish(person, message)
        except (StoreDown, Conflict):
            raise
        except ScovilleError as error:
            self.refuse(connection, message.id, fault_of(error, self.table.ledger.game_name))
            return
        connection.tell(_encode(p.Done(message.id, self.table.ledger.seq)))
        if isinstance(message, p.Leave):
            self.table.kicked(person, "left")
            self.table.tell_table()

    def _allow(self, person: str, message: p.ClientMessage) -> None:
        """Refuses a wish beyond the limits. Leaving happens once and a mute is not stored, so these are not counted."""
        if isinstance(message, UNLIMITED):
            return
        kind: Kind = "lobby"
        if isinstance(message, ACTIONS):
            kind = "action"
        elif isinstance(message, p.Chat):
            kind = "chat"
        seated = bool(self.table.ledger.seats_of(person))
        if not self.table.allowance.take(kind, person, seated, self.table.clock.now()):
            raise Faulty("too-much-chat" if kind == "chat" else "too-fast")
        if self.table.ledger.number >= MOST_ENTRIES:
            raise Faulty("worn-out")

    def refuse(self, connection: Connection, id: str, why: Fault) -> None:
        # All refusals of the rules are one number: counted by reason, they would reveal what somebody tried in secret.
        self.table.hall.metrics.refused.labels("rules" if why.message.startswith("refusal-") else why.id).inc()
        refusals = self._refusals.setdefault(connection.person, OrderedDict())
        refusals[id] = why
        if len(refusals) > ANSWERS_KEPT:
            refusals.popitem(last=False)
        connection.tell(_encode(p.FaultMessage(id, why)))

    def _play(self, connection: Connection, message: p.Play, arrived: float) -> Awaitable[object] | None:
        """Judges an action. Returns how it is carried out, unless that has to wait for others."""
        person, dealer = connection.person, self.table.dealer
        if dealer is None:
            raise Faulty("not-playing")
        answer = _Told(self, connection, message.id)
        for waiting in (*dealer.held, *dealer.later):
            if waiting.person == person and waiting.id == message.id:
                waiting.answer = answer  # the answer is on its way; it goes to where the person is now
                return None
        seat = self.own_seat(person, message.seat)
        self.table.release()
        if dealer.come_back(seat):
            dealer.review()
            self.table.tell_table()
        action = read_action(dealer.game, message.action)
        outdated = dealer.played.outdated(seat, action, message.seq)
        if outdated is not None:
            answer.stale(outdated)
            return None
        wished = Wished(seat, action, arrived - connection.line.credit, person, message.id, answer)
        return dealer.settle(wished) if dealer.hears(wished) else None

    def _why(self, connection: Connection, message: p.Why) -> None:
        """The judge's answer to an action a player only considers: no attempt, so it is neither counted nor
        remembered."""
        dealer = self.table.dealer
        if dealer is None:
            raise Faulty("not-playing")
        seat = self.own_seat(connection.person, message.seat)
        try:
            dealer.game.verify(seat, read_action(dealer.game, message.action))
        except ScovilleError as error:
            connection.tell(_encode(p.FaultMessage(message.id, fault_of(error, self.table.ledger.game_name))))
            return
        connection.tell(_encode(p.Done(message.id, self.table.ledger.seq)))

    def _wait(self, connection: Connection, message: p.Wait) -> None:
        """Neither stored nor remembered: even without it the bots go on soon."""
        dealer = self.table.dealer
        if dealer is None:
            raise Faulty("not-playing")
        if not self.table.ledger.seats_of(connection.person):
            raise Faulty("not-seated")
        if not message.waits:
            dealer.stop_waiting_for(connection.person)
        elif not dealer.wait_for(connection.person, message.seq):
            connection.tell(_encode(p.Stale(message.id, self.table.ledger.seq)))
            return
        connection.tell(_encode(p.Done(message.id, self.table.ledger.seq)))

    async def _let_be(self, connection: Connection, message: p.LetBe) -> None:
        """Only the person who answers is told, until play waits for nobody any more."""
        table, dealer = self.table, self.table.dealer
        if dealer is None:
            raise Faulty("not-playing")
        seat = self.own_seat(connection.person, message.seat)
        if dealer.come_back(seat):
            dealer.review()
            table.tell_table()
        patience = dealer.patience
        if patience is None or message.seq < patience.seq:
            connection.tell(_encode(p.Stale(message.id, table.ledger.seq)))
            return
        if seat in dealer.asked_to_let_be:
            bodies = [LetBe(seat=seat, by=connection.person, id=message.id)]
            if dealer.asked_to_let_be == (seat,):
                bodies.append(LetBe(seat=CLOCK))
            await table.keep(*bodies)
            dealer.review()
            table.tell_table(only=None if patience.closed else connection.person)
        elif seat not in patience.reactors:
            raise Faulty("not-asked")
        connection.tell(_encode(p.Done(message.id, table.ledger.seq)))

    def own_seat(self, person: str, named: int | None) -> int:
        """The token decides the seat; a message only chooses among the person's own."""
        seats = self.table.ledger.seats_of(person)
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
        await self.table.keep(Chatted(person=person, text=text, phrase=message.phrase, by=person, id=message.id))
        raw = _encode(p.ChatMessage(self.table.ledger.chat[-1]))
        for listener, connection in self.table.connections.items():
            if person not in self.table.ledger.muted.get(listener, set()):
                connection.tell(raw)
        if text is not None:
            await self._overhear(person, text)

    async def _overhear(self, person: str, text: str) -> None:
        """Lets the game treat a chat line as an action."""
        dealer = self.table.dealer
        seats = self.table.ledger.seats_of(person)
        action = None if dealer is None or not seats else self.table.ledger.umpire.overheard(dealer.game, text)
        if dealer is None or action is None:
            return
        # With several people at one screen, the one whose turn it is holds it.
        seat = dealer.game.turn if dealer.game.turn in seats else seats[0]
        try:
            await dealer.wish(Wished(seat, action, self.table.clock.now(), person))
        except Refused:
            return

    def _mute(self, person: str, message: p.Mute) -> None:
        """A mute is private and no entry of the table. It lasts while the table is open; a hello brings it back."""
        if message.person not in self.table.ledger.guests:
            raise Faulty("unknown-person")
        self.table.ledger.mute(person, message.person, message.muted)
