"""What outlives the server: every table's entries, durable before anybody is told, in SQLite or PostgreSQL."""

from __future__ import annotations

from .rows import ApiKey, Conflict, Entry, Store, StoreDown, TableRow, Token, TokenRow

__all__ = ["ApiKey", "Conflict", "Entry", "Store", "StoreDown", "TableRow", "Token", "TokenRow", "open_store"]


def open_store(url: str | None) -> Store:
    """The store a URL names; None or `sqlite:///path` is SQLite, `postgresql://…` PostgreSQL. Not opened yet."""
    raise NotImplementedError
