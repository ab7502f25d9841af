"""What outlives the server: every table's entries, on disk before anyone sees them, in SQLite or PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...core import BadSettings, quote
from .grouped import one_by_one
from .rows import (
    SCOPES,
    ApiKey,
    Conflict,
    Entry,
    Fenced,
    InUse,
    Owner,
    Statement,
    Store,
    StoreDown,
    TableRow,
    Tenure,
    Token,
    TokenRow,
)

__all__ = [
    "SCOPES",
    "ApiKey",
    "Conflict",
    "Entry",
    "Fenced",
    "InUse",
    "Owner",
    "Statement",
    "Store",
    "StoreDown",
    "TableRow",
    "Tenure",
    "Token",
    "TokenRow",
    "must_exist",
    "one_by_one",
    "open_store",
    "running_at",
]

DEFAULT: Final = "sqlite:///scoville.db"


def must_exist(url: str | None) -> None:
    """Raises BadSettings if a SQLite file does not exist: otherwise a typing error would create an empty one."""
    scheme, _, rest = (url or DEFAULT).partition("://")
    if scheme == "sqlite" and not Path(rest[1:]).is_file():
        raise BadSettings.plain(f"There is no database {quote(rest[1:])}.")


def open_store(url: str | None) -> Store:
    """The store a URL names, not yet open: `sqlite:///path` (`scoville.db` if None) or `postgresql://…`."""
    scheme, _, rest = (url or DEFAULT).partition("://")
    if scheme == "sqlite":
        if not rest.startswith("/") or len(rest) < 2 or "?" in rest or "\0" in rest:
            raise BadSettings.plain("A SQLite database is given as sqlite:///file.db or sqlite:////folder/file.db.")
        from .sqlite import SqliteStore  # noqa: PLC0415  # only the one that is used

        return SqliteStore(Path(rest[1:]))
    if scheme in {"postgresql", "postgres"}:
        from .postgres import PostgresStore  # noqa: PLC0415

        return PostgresStore(url or "")
    raise BadSettings.plain("A database is given as sqlite:///file.db or postgresql://user@host/name.")


def running_at(url: str | None) -> str | None:
    """Where a server on this machine says that it serves this database, if it is in a SQLite file."""
    scheme, _, rest = (url or DEFAULT).partition("://")
    if scheme != "sqlite":
        return None
    from .sqlite import address_file  # noqa: PLC0415

    try:
        return address_file(Path(rest[1:])).read_text()
    except (OSError, ValueError):
        return None
