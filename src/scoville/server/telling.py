"""Metrics and logs of the server. They never contain a card, a seed, a token or what somebody said.

A player may read the metrics too: on the server's own machine, or where they are open to everybody. So no counter
changes by an answer that is not published (NO THANKS or not, a last card accepted).
"""

from __future__ import annotations

import hashlib
import logging
import os
import re
import sys
from bisect import bisect_left
from collections.abc import Callable, Mapping
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Final

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

if TYPE_CHECKING:
    from .hall import Hall

__all__ = ["Metrics", "Seldom", "get_log", "set_up_logs"]

LATE: Final = (0.001, 0.002, 0.005, 0.01, 0.015, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """One set for each server, so that tests can have many."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("scoville_tables", "Tables that are open", registry=self.registry)
        self.connections = Gauge("scoville_connections", "Open connections", registry=self.registry)
        self.actions: dict[str, int] = {}
        """Actions by game, as plain numbers: every action is counted, and prometheus would lock for each."""
        self.counts("scoville_actions", "Actions that everybody at the table was shown", "game", self.actions)
        self.refused = Counter(
            "scoville_refused", "Wishes that were refused, by reason", ["id"], registry=self.registry
        )
        self.stale = Counter("scoville_stale", "Actions that came too late", registry=self.registry)
        self.races = Counter("scoville_races", "Races with a verdict", ["by"], registry=self.registry)
        self.cut_off = Counter(
            "scoville_cut_off", "Connections the server has closed", ["reason"], registry=self.registry
        )
        self.keeping = PlainHistogram(
            "scoville_keeping_seconds",
            "How long it takes until an action that everybody is shown is on the disk",
            (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
        )
        self.registry.register(self.keeping)
        self.errors = Counter("scoville_errors", "Mistakes of the server itself", registry=self.registry)
        self.worker_deaths = Counter(
            "scoville_worker_deaths", "Worker processes that died", ["where"], registry=self.registry
        )
        self.overdue = Counter(
            "scoville_overdue_jobs",
            "Jobs that took too long, so that their process was ended",
            ["where"],
            registry=self.registry,
        )
        self.sockets = Gauge("scoville_sockets", "Open lines of any kind", registry=self.registry)
        self.turned_away = Counter(
            "scoville_turned_away",
            "Lines that were refused or cut off before a request",
            ["reason"],
            registry=self.registry,
        )
        self.relayed = Counter(
            "scoville_cluster_relayed_frames",
            "Frames sent to other servers that everybody at a table was told",
            registry=self.registry,
        )
        self.store_lag = Gauge(
            "scoville_store_lag_seconds",
            "How long the last probe took to write to the database and to read it",
            registry=self.registry,
        )
        self.moved = Histogram(
            "scoville_cluster_pause_seconds",
            "How long people whose socket is here waited for their table to be found again",
            buckets=(0.05, 0.1, 0.2, 0.5, 1, 2, 3, 5, 10),
            registry=self.registry,
        )
        self.lag = Histogram(
            "scoville_loop_lag_seconds",
            "How late the event loop is, looked at fifty times a second",
            buckets=LATE,
            registry=self.registry,
        )
        self.own_lag = Histogram(
            "scoville_loop_own_lag_seconds",
            "The same, but at most what the server has computed meanwhile: the rest is other programs' doing",
            buckets=LATE,
            registry=self.registry,
        )

    def gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Looked up when somebody asks for it."""
        Gauge(name, about, registry=self.registry).set_function(value)

    def count(self, name: str, about: str, value: Callable[[], float]) -> None:
        """The same for what only grows."""
        self.registry.register(_Counted(name, about, value))

    def counts(self, name: str, about: str, label: str, values: Mapping[str, float]) -> None:
        """The same for several that belong together."""
        self.registry.register(_Counted(name, about, values, label))

    def watch(self, hall: Hall) -> None:
        """Adds values that are looked up when somebody asks for them."""
        gauge = self.gauge

        def unsent() -> int:
            return sum(line.waiting for table in hall.tables.values() for line in table.connections.values())

        gauge("scoville_busy", "1 if the server takes no new tables because it is late", lambda: hall.load.busy)
        gauge("scoville_race_patience_seconds", "How late a message may be read in a race", lambda: hall.load.patience)
        gauge("scoville_ready", "1 if the last probe could read and write", lambda: hall.probe.ready)
        gauge("scoville_mailbox_jobs", "Jobs in all mailboxes", lambda: sum(t.waiting for t in hall.tables.values()))
        deepest = "Jobs in the fullest mailbox"
        gauge("scoville_mailbox_depth", deepest, lambda: max((t.waiting for t in hall.tables.values()), default=0))
        gauge("scoville_open_descriptors", "Open files, sockets and pipes; -1 where unknown", open_descriptors)
        queues = Gauge("scoville_queue_length", "What waits, by queue", ["queue"], registry=self.registry)
        queues.labels("store").set_function(lambda: hall.store.waiting)
        queues.labels("readers").set_function(lambda: hall.readers.waiting)
        queues.labels("bot_workers").set_function(lambda: hall.bot_workers.waiting)
        queues.labels("unsent").set_function(unsent)

    def text(self) -> bytes:
        return generate_latest(self.registry)


class PlainHistogram(Collector):
    """A histogram that only the event loop's thread writes, so it needs no lock."""

    def __init__(self, name: str, about: str, buckets: tuple[float, ...]) -> None:
        self._name, self._about, self._buckets = name, about, buckets
        self._counts = [0] * (len(buckets) + 1)
        self._sum = 0.0

    def observe(self, value: float) -> None:
        self._counts[bisect_left(self._buckets, value)] += 1
        self._sum += value

    def collect(self) -> list[HistogramMetricFamily]:
        ends = [*map(floatToGoString, self._buckets), "+Inf"]
        buckets = list(zip(ends, accumulate(self._counts), strict=True))
        return [HistogramMetricFamily(self._name, self._about, buckets=buckets, sum_value=self._sum)]


class _Counted(Collector):
    def __init__(
        self, name: str, about: str, value: Callable[[], float] | Mapping[str, float], label: str = ""
    ) -> None:
        self._name, self._about, self._value, self._label = name, about, value, label

    def collect(self) -> list[CounterMetricFamily]:
        if not isinstance(self._value, Mapping):
            return [CounterMetricFamily(self._name, self._about, value=self._value())]
        found = CounterMetricFamily(self._name, self._about, labels=[self._label])
        for name, value in list(self._value.items()):
            found.add_metric([name], value)
        return [found]


KNOWN: Final = frozenset(
    {"event", "level", "timestamp", "table", "person", "game", "reason", "error", "number", "seats", "where"}
)
"""The fields that a line of the log may have: an allow-list, like a view."""


def open_descriptors() -> int:
    try:
        return len(os.listdir("/proc/self/fd")) - 1  # one of them reads the folder
    except OSError:  # not on every system
        return -1


class Seldom:
    """Logs the same thing at most once a minute, with the number of cases: a flood must not fill the log."""

    def __init__(self, say: Callable[[str, int], object], every: float = 60.0) -> None:
        self._say = say
        self._every = every
        self._again: dict[str, float] = {}
        self._unsaid: dict[str, int] = {}

    def note(self, what: str, now: float) -> None:
        self._unsaid[what] = self._unsaid.get(what, 0) + 1
        if now >= self._again.get(what, now):
            self._again[what] = now + self._every
            self._say(what, self._unsaid.pop(what))


def table_in_log(table: str) -> str:
    """A hash that shows which lines belong to one table. The id itself opens the table, so it is not logged."""
    return hashlib.sha256(table.encode()).hexdigest()[:12]


def _only_known(logger: Any, method: str, event: Any) -> Any:
    known = {key: value for key, value in event.items() if key in KNOWN}
    if "table" in known:
        known["table"] = table_in_log(str(known["table"]))
    return known


class _Plainly(logging.Handler):
    """Messages of the libraries we use: their own words, without what a client sent and without a traceback."""

    def __init__(self) -> None:
        super().__init__()
        self._seldom = Seldom(lambda what, times: get_log().warning(what, number=times))
        self._errors = Seldom(self._say_error)

    def emit(self, record: logging.LogRecord) -> None:
        words = re.split(r"[\n(<]", str(record.msg), maxsplit=1)[0].strip()  # the rest may quote anything
        if record.levelno >= logging.ERROR:
            kind = record.exc_info[0] if record.exc_info else None
            self._errors.note(f"{words}\n{'' if kind is None else kind.__name__}", record.created)
        else:
            self._seldom.note(words, record.created)

    @staticmethod
    def _say_error(what: str, times: int) -> None:
        words, _, kind = what.partition("\n")
        get_log().error(words, error=kind, number=times)


def _printable(logger: Any, method: str, event: Any) -> Any:
    """Nothing that a terminal would take for a command. JSON escapes it anyway."""
    return {
        key: "".join(letter if letter.isprintable() else "\ufffd" for letter in value)
        if isinstance(value, str)
        else value
        for key, value in event.items()
    }


def set_up_logs(level: str = "info", form: str | None = None) -> None:
    """Lines on stderr: `json` for programs, `text` for people. Without `form`, a terminal shows text."""
    terminal = sys.stderr.isatty()
    ending: list[Any] = [structlog.processors.TimeStamper(fmt="iso"), _only_known, structlog.processors.JSONRenderer()]
    if form == "text" or (form is None and terminal):
        ending = [
            structlog.processors.TimeStamper(fmt="%Y-%m-%d %H:%M:%S", utc=False),
            _only_known,
            _printable,
            structlog.dev.ConsoleRenderer(colors=terminal and not os.environ.get("NO_COLOR")),
        ]
    structlog.configure(
        processors=[structlog.processors.add_log_level, *ending],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.PrintLoggerFactory(file=sys.stderr),
    )
    plainly = _Plainly()
    for name in ("uvicorn", "asyncio", "concurrent.futures"):
        library = logging.getLogger(name)
        library.handlers = [plainly]
        library.setLevel(logging.WARNING)
        library.propagate = False


def get_log() -> Any:
    return structlog.get_logger()
