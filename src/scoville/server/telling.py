"""What is counted and written about the server itself. Never a card, a seed, a token or what somebody said."""

from __future__ import annotations

import logging
import sys
from typing import Any, Final

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

__all__ = ["Metrics", "get_log", "set_up_logs"]


class Metrics:
    """One set for each server, so that tests can have many."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("scoville_tables", "Tables that are open", registry=self.registry)
        self.connections = Gauge("scoville_connections", "Open connections", registry=self.registry)
        self.actions = Counter("scoville_actions", "Actions that were kept", ["game"], registry=self.registry)
        self.refused = Counter(
            "scoville_refused", "Wishes that were refused, by reason", ["id"], registry=self.registry
        )
        self.stale = Counter("scoville_stale", "Actions that came too late", registry=self.registry)
        self.races = Counter("scoville_races", "Races with a verdict", ["by"], registry=self.registry)
        self.cut_off = Counter(
            "scoville_cut_off", "Connections the server has closed", ["reason"], registry=self.registry
        )
        self.keeping = Histogram(
            "scoville_keeping_seconds",
            "How long a commit takes",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
            registry=self.registry,
        )
        self.errors = Counter("scoville_errors", "Mistakes of the server itself", registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)


KNOWN: Final = frozenset(
    {"event", "level", "timestamp", "table", "person", "game", "reason", "error", "number", "seats", "where"}
)
"""What a line of the log may hold: an allow-list, as views are."""


def _only_known(logger: Any, method: str, event: Any) -> Any:
    return {key: value for key, value in event.items() if key in KNOWN}


class _Plainly(logging.Handler):
    """What the web server under us says: its own words, without what a client sent and without a traceback."""

    def emit(self, record: logging.LogRecord) -> None:
        get_log().log(record.levelno, str(record.msg))


def set_up_logs(level: str = "info") -> None:
    """JSON lines on stderr."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            _only_known,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.PrintLoggerFactory(file=sys.stderr),
    )
    web_server = logging.getLogger("uvicorn")
    web_server.handlers = [_Plainly()]
    web_server.setLevel(logging.WARNING)
    web_server.propagate = False


def get_log() -> Any:
    return structlog.get_logger()
