"""What is to be sent: a queue with a limit, threads beside the tables, later attempts where a push service fails."""

from __future__ import annotations

import asyncio
import ssl
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec

from ...core import registry
from ...locales import LANGUAGES, catalogue
from ..clock import ServerClock, Timer
from ..limits import Buckets
from ..store import Store, StoreDown
from .posting import Subscription, post
from .subscriptions import Subscriptions

__all__ = ["Outbox", "Tidings"]

MOST: Final = 1000
"""Messages in the queue, and as many that wait for another attempt; what comes beyond that is not sent."""
THREADS: Final = 4
BACKOFF: Final = (30.0, 300.0, 1800.0)
"""Seconds before the second attempt, the third and the last."""
SLOW_MOST: Final = 10 * MOST
"""Devices that did not answer in time and are remembered."""
LONGEST: Final = 7 * 86_400
"""Seconds that a push service may keep a message for a device that is off."""
GONE: Final = (404, 410)
BUSY: Final = 429
TROUBLE: Final = 500
STILL: Final = 'SELECT 1 FROM turns WHERE person = $1 AND "table" = $2 AND moment = $3'


class Tidings(msgspec.Struct, frozen=True):
    """What a person is told of a table."""

    person: str
    table: str
    code: str
    game: str
    kind: str
    """turn or over."""
    moment: int
    """Which turn it is; it is not told once it is over."""
    until: float
    """After this nobody needs to hear of it."""


class Slow(msgspec.Struct):
    """A device whose push service did not answer in time."""

    since: float
    times: int = 0
    until: float = 0.0
    """Nothing is sent to it before this."""


Job = tuple[Tidings, Subscription | None, int]
"""What is told to which device, and after how many attempts; None is all devices of the person, each of which becomes
a job of its own."""


class Outbox:
    """`anywhere` and `trust` are for tests: other addresses than public ones, and whom to trust there."""

    def __init__(
        self,
        store: Store,
        clock: ServerClock,
        failed: Callable[[BaseException], None],
        *,
        anywhere: bool = False,
        trust: ssl.SSLContext | None = None,
    ) -> None:
        self._store = store
        self._clock = clock
        self._failed = failed
        self.anywhere = anywhere
        self._trust = trust
        self.subscriptions = Subscriptions(store)
        self.outcomes = dict.fromkeys(("sent", "gone", "refused", "failed", "dropped"), 0)
        """How many messages had which end, for the metrics."""
        self._queue: asyncio.Queue[Job] = asyncio.Queue(MOST)
        self._busy: dict[str, deque[Job]] = {}
        """People to one of whose devices something is being sent, and what waits for that: nobody takes two threads."""
        self._slow: dict[bytes, Slow] = {}
        self._answered = 0.0
        """When a push service answered last."""
        self._later: set[Timer] = set()
        self._each = Buckets(rate=1 / 30, burst=40, everybody=None)
        self._threads: ThreadPoolExecutor | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.subscriptions.open(self._clock.now())
        self._threads = ThreadPoolExecutor(THREADS, "push")
        self._tasks = [asyncio.create_task(self._work()) for _ in range(THREADS)]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for timer in self._later:
            timer.cancel()
        if self._threads is not None:
            self._threads.shutdown(wait=False, cancel_futures=True)

    def tell(self, tidings: Tidings) -> None:
        """Sends it to all devices of the person, soon."""
        if not self._each.take(tidings.person, self._clock.now()):
            self.outcomes["dropped"] += 1
            return
        self._put(tidings, None, 0)

    def _put(self, tidings: Tidings, to: Subscription | None, attempt: int) -> None:
        try:
            self._queue.put_nowait((tidings, to, attempt))
        except asyncio.QueueFull:
            self.outcomes["dropped"] += 1

    async def settled(self) -> None:
        """Waits until nothing is under way; later attempts are not waited for."""
        await self._queue.join()

    async def _work(self) -> None:
        while True:
            job = await self._queue.get()
            tidings, to, attempt = job
            if tidings.person in self._busy:
                self._busy[tidings.person].append(job)  # it counts as not done, so `settled` waits for it
                continue
            self._busy[tidings.person] = deque()
            try:
                if not await self._still_true(tidings):
                    pass
                elif to is None:
                    for each in await self.subscriptions.of(tidings.person):
                        self._put(tidings, each, attempt)
                else:
                    await self._send(tidings, to, attempt)
            except StoreDown:
                self.outcomes["failed"] += 1
            except Exception as error:
                self.outcomes["failed"] += 1
                self._failed(error)
            finally:
                for waited in self._busy.pop(tidings.person):
                    self._put(*waited)  # behind everybody else
                    self._queue.task_done()
                self._queue.task_done()

    async def _still_true(self, tidings: Tidings) -> bool:
        if self._clock.now() >= tidings.until:
            return False
        if tidings.kind != "turn":
            return True
        return bool(await self._store.query(STILL, tidings.person, tidings.table, tidings.moment))

    async def _send(self, tidings: Tidings, to: Subscription, attempt: int) -> None:
        slow = self._slow.get(to.hash)
        if slow is not None and self._clock.now() < slow.until:
            self.outcomes["dropped"] += 1
            return
        ttl = max(0, min(LONGEST, round(tidings.until - self._clock.now())))
        payload, key, topic = _payload(tidings, to.language), self.subscriptions.key, tidings.table[:24]
        try:
            status = await asyncio.get_running_loop().run_in_executor(
                self._threads, post, to, payload, key, ttl, topic, self.anywhere, self._trust
            )
        except TimeoutError:
            self.outcomes["failed"] += 1
            await self._too_slow(tidings, to, attempt)
            return
        except (OSError, ValueError):  # no answer, or nothing that can be reached
            status = TROUBLE
        else:
            self._answered = self._clock.now()
            self._slow.pop(to.hash, None)
        if status in GONE:
            self.outcomes["gone"] += 1
            await self.subscriptions.dead(to.hash)
        elif status == BUSY or status >= TROUBLE:
            self.outcomes["failed"] += 1
            self._try_again(tidings, to, attempt)
        else:
            self.outcomes["sent" if status < 300 else "refused"] += 1

    async def _too_slow(self, tidings: Tidings, to: Subscription, attempt: int) -> None:
        """Leaves the device alone for a while, longer each time, and forgets it in the end. If no other service has
        answered since, the fault may be ours, and it is kept."""
        now = self._clock.now()
        if to.hash not in self._slow and len(self._slow) >= SLOW_MOST:
            del self._slow[next(iter(self._slow))]
        slow = self._slow.setdefault(to.hash, Slow(now))
        slow.times += 1
        if slow.times > len(BACKOFF) and self._answered > slow.since:
            del self._slow[to.hash]
            self.outcomes["gone"] += 1
            await self.subscriptions.dead(to.hash)
            return
        slow.until = now + BACKOFF[min(slow.times, len(BACKOFF)) - 1]
        self._try_again(tidings, to, attempt, slow.until)

    def _try_again(self, tidings: Tidings, to: Subscription, attempt: int, at: float | None = None) -> None:
        if attempt >= len(BACKOFF) or len(self._later) >= MOST:
            self.outcomes["dropped"] += 1
            return

        def again() -> None:
            self._later.discard(timer)
            self._put(tidings, to, attempt + 1)

        timer = self._clock.ring(self._clock.now() + BACKOFF[attempt] if at is None else at, again)
        self._later.add(timer)


def _payload(tidings: Tidings, language: str) -> bytes:
    """What the service worker shows (web/offline-worker.js)."""
    words = catalogue(language if language in LANGUAGES else "en")
    title = f"{registry.game(tidings.game).title} {tidings.code}"
    body = words.say(f"push-{tidings.kind}")
    return msgspec.json.encode(
        {"title": title, "body": body, "url": f"/t/{tidings.code}?mine", "tag": f"scoville-{tidings.code}"}
    )
