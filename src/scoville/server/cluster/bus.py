"""What servers say to each other, over NATS: beats to all, batches of frames to one, questions with an answer.

NATS may lose what it carries. So batches to one server are numbered, and whoever misses one is told (`lost`): its lines
are attached anew, and what was not answered is asked again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Any, Final

import msgspec

from ...core import BadSettings
from ...core.needs import Missing
from .members import BEAT, LEASE, Health, Members

__all__ = ["PREFIX", "Asked", "Bus", "Unanswered", "connect"]

PREFIX: Final = "scoville"
LARGEST: Final = 400_000
"""Bytes of frames in one batch; NATS takes a million."""
GATHER: Final = 0.003
"""Seconds in which frames for one server are gathered: a message of NATS costs about as much as the frames in it."""
START_PATIENCE: Final = 10.0
SCHEMES: Final = {"nats", "tls", "ws", "wss"}
_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(list).decode


class Unanswered(Exception):
    """A server did not answer a question. `gone`: nobody was there to hear it."""

    def __init__(self, gone: bool) -> None:
        super().__init__("No answer.")
        self.gone = gone


class Asked:
    """Whether whoever asks us something still waits for the answer.

    We may have been stopped, or NATS held the question up. No two clocks are compared: the question has a stamp of the
    asker's clock, and so has every beat. All beats that were sent to us are here once one of our own has come back.
    """

    def __init__(self, bus: Bus, headers: dict[str, str] | None) -> None:
        told = headers or {}
        self._bus = bus
        self._asker = told.get("Asker", "")
        self._sent = float(told.get("Sent", "inf"))  # an earlier version of the server does not say it
        self._within = float(told.get("Within", "inf"))

    def waits(self) -> bool:
        """Rather no than yes."""
        age = self._bus.stamps.get(self._asker, self._sent) - self._sent if self._asker else 0.0
        return self._bus.up_to_date and max(0.0, age) + LEASE + BEAT <= self._within

    async def settle(self) -> None:
        """Until we know, if it does not take too long."""
        until = monotonic() + LEASE
        while not self._bus.up_to_date and monotonic() < until:
            await asyncio.sleep(BEAT / 10)


async def connect(url: str, reconnected: Callable[[], Awaitable[None]]) -> Any:
    """To NATS, for as long as it takes once it has been reached."""
    try:
        import nats  # noqa: PLC0415 - a single server has no use for it
    except ImportError:  # the extra `cluster`
        raise Missing("Several servers need nats-py", "cluster") from None
    scheme, named, _ = url.partition("://")
    if named and scheme.lower() not in SCHEMES:
        raise BadSettings.plain("The address of a NATS server is written as in nats://localhost:4222.")
    refused = asyncio.Event()

    async def wrong(error: Exception) -> None:
        if "authorization" in str(error).lower():
            refused.set()

    async def keep_out() -> None:
        await refused.wait()

    connecting = asyncio.ensure_future(
        nats.connect(
            url,
            allow_reconnect=True,
            max_reconnect_attempts=-1,
            reconnect_time_wait=0.25,
            connect_timeout=2,
            ping_interval=2,
            max_outstanding_pings=2,
            pending_size=8 << 20,
            reconnected_cb=reconnected,
            error_cb=wrong,
        )
    )
    waiting = asyncio.ensure_future(keep_out())
    try:
        await asyncio.wait([connecting, waiting], timeout=START_PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if connecting.done():
            return connecting.result()
    except (OSError, TimeoutError, nats.errors.Error):
        pass
    except ValueError:
        raise BadSettings.plain("This is no URL of a NATS server.") from None
    finally:
        connecting.cancel()
        waiting.cancel()
    if refused.is_set():
        raise BadSettings.plain("NATS refuses this user or password.")
    raise BadSettings.plain("NATS does not answer at this address.")


class Bus:
    def __init__(self, url: str, me: str, members: Members) -> None:
        self.me = me
        self.members = members
        self._url = url
        self._nats: Any = None
        self._session = 0
        self._out: dict[str, list[list[Any]]] = {}
        self._sizes: dict[str, int] = {}
        self._sent: dict[str, int] = {}
        self._expected: dict[str, tuple[int, int]] = {}
        self._stirred = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._trouble: tuple[type[Exception], ...] = (OSError, TimeoutError)
        self.lag = 0.0
        """Seconds our own last beat took to come back."""
        self.stamps: dict[str, float] = {}
        """Of the newest beat of each server, by that server's own clock."""
        self.relayed = 0
        """Frames to and from other servers. No metric: an answer that is not published is such a frame too."""
        self.health: Callable[[], Health] = lambda: "well"
        self.hear: Callable[[str, list[Any]], None] = lambda peer, item: None
        self.lost: Callable[[str], None] = lambda peer: None
        self.again: Callable[[], None] = lambda: None
        """NATS is back."""
        self.answer: Callable[[list[Any], Asked], Awaitable[list[Any]]]

    # --- beginning and end ----------------------------------------------------------------------------

    async def open(self) -> None:
        async def reconnected() -> None:
            self._start_anew()
            self.again()

        self._nats = await connect(self._url, reconnected)
        from nats.errors import Error  # noqa: PLC0415 - see `connect`

        self._trouble = (OSError, TimeoutError, Error)
        await self._nats.subscribe(f"{PREFIX}.beat", cb=self._heard_beat)
        await self._nats.subscribe(f"{PREFIX}.to.{self.me}", cb=self._heard_batch)
        await self._nats.subscribe(f"{PREFIX}.ask.{self.me}", cb=self._heard_question)
        self._keep(self._beat())
        self._keep(self._pump())

    def _keep(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _start_anew(self) -> None:
        """What we sent last may be lost: everybody sees by the session that it is another one."""
        self._session += 1
        self._sent.clear()
        self._out.clear()
        self._sizes.clear()

    async def close(self) -> None:
        if self._nats is None:
            return
        with suppress(Exception):
            await self.beat("gone")
            await self._flush()
            await asyncio.wait_for(self._nats.flush(), 1)
        for task in list(self._tasks):
            task.cancel()
        with suppress(Exception):
            await asyncio.wait_for(self._nats.close(), 2)

    @property
    def connected(self) -> bool:
        return self._nats is not None and bool(self._nats.is_connected)

    # --- beats ------------------------------------------------------------------------------------------

    async def beat(self, health: Health) -> None:
        if self.connected:
            await self._nats.publish(f"{PREFIX}.beat", _encode([self.me, health, monotonic()]))

    async def _beat(self) -> None:
        while True:
            with suppress(*self._trouble):
                await self.beat(self.health())
            await asyncio.sleep(BEAT)

    async def _heard_beat(self, message: Any) -> None:
        with suppress(msgspec.DecodeError, ValueError):
            server, health, stamp = _decode(message.data)
            now = monotonic()
            if server == self.me:
                self.lag = now - stamp
            self.members.hear(server, health, now)
            self.stamps.pop(server, None)
            self.stamps[server] = stamp
            if len(self.stamps) > 1000:  # the one that has been silent for longest
                del self.stamps[next(iter(self.stamps))]

    @property
    def up_to_date(self) -> bool:
        """Whether a beat that we sent a moment ago has come back, and so everything that was sent before it."""
        return monotonic() - self.stamps.get(self.me, 0.0) <= LEASE

    # --- frames -----------------------------------------------------------------------------------------

    def waiting_for(self, peer: str) -> list[list[Any]]:
        """What is not sent yet."""
        return self._out.setdefault(peer, [])

    def send(self, peer: str, item: list[Any], size: int = 64) -> None:
        """With everything else of this moment."""
        out = self._out.get(peer)
        if out is None:
            out = self._out[peer] = []
        out.append(item)
        self._sizes[peer] = self._sizes.get(peer, 0) + size
        self._stirred.set()

    def tell(self, peer: str, line: int, raw: bytes, wait: float) -> None:
        """A frame for a line. What many are told in the same words travels once."""
        self.relayed += 1
        out = self._out.get(peer)
        if out:
            last = out[-1]
            if last[0] == "t" and last[2] is raw and last[3] == wait:
                last[1].append(line)
                return
        self.send(peer, ["t", [line], raw, wait], len(raw))

    async def _pump(self) -> None:
        while True:
            await self._stirred.wait()
            await asyncio.sleep(GATHER)
            self._stirred.clear()
            with suppress(*self._trouble):
                await self._flush()

    async def _flush(self) -> None:
        out, self._out, self._sizes = self._out, {}, {}
        if not self.connected:
            return  # a new session follows
        for peer, items in out.items():
            for batch in _parts(items):
                number = self._sent.get(peer, 0)
                self._sent[peer] = number + 1
                await self._nats.publish(f"{PREFIX}.to.{peer}", _encode([self.me, self._session, number, batch]))

    async def _heard_batch(self, message: Any) -> None:
        try:
            peer, session, number, items = _decode(message.data)
        except (msgspec.DecodeError, ValueError):
            return
        expected = self._expected.get(peer)
        self._expected[peer] = (session, number + 1)
        if (session, number) != (expected or (session, 0)):
            self.send(peer, ["x"])
            self.lost(peer)
        for item in items:
            self.hear(peer, item)

    def forget(self, peer: str) -> None:
        """A server that is gone never comes back under its name."""
        self._expected.pop(peer, None)
        self._sent.pop(peer, None)

    async def listen(self, subject: str, hear: Callable[[Any], Awaitable[None]]) -> None:
        await self._nats.subscribe(subject, cb=hear)

    async def publish(self, subject: str, data: bytes, reply: str) -> bool:
        """Whether NATS was there to take it."""
        if self.connected:
            with suppress(*self._trouble):
                await self._nats.publish(subject, data, reply=reply)
                return True
        return False

    # --- questions ----------------------------------------------------------------------------------------

    async def ask(self, peer: str, question: list[Any], seconds: float) -> list[Any]:
        if not self.connected:
            raise Unanswered(gone=False)
        try:
            headers = {"Asker": self.me, "Sent": repr(monotonic()), "Within": repr(seconds)}
            found = await self._nats.request(
                f"{PREFIX}.ask.{peer}", _encode(question), timeout=seconds, headers=headers
            )
        except self._trouble as error:
            raise Unanswered(gone=type(error).__name__ == "NoRespondersError") from None
        return list(_decode(found.data))

    async def _heard_question(self, message: Any) -> None:
        self._keep(self._answer(message))

    async def _answer(self, message: Any) -> None:
        with suppress(*self._trouble, msgspec.DecodeError, ValueError):
            asked = Asked(self, message.headers)
            await message.respond(_encode(await self.answer(_decode(message.data), asked)))


def _parts(items: list[list[Any]]) -> list[list[list[Any]]]:
    """In portions that NATS takes."""
    parts: list[list[list[Any]]] = [[]]
    size = 0
    for item in items:
        size += len(item[2]) if item[0] in {"t", "w"} else 64
        if size > LARGEST and parts[-1]:
            parts.append([])
            size = 0
        parts[-1].append(item)
    return parts
