"""Amounts as a person reads them on the command line."""

from __future__ import annotations

__all__ = ["how_many", "size"]


def how_many(number: int, one: str, many: str = "") -> str:
    """`1 game`, `2 games`, `1,000 games`; `many` is for a plural that does not end in s."""
    return f"{number:,} {one if number == 1 else many or f'{one}s'}"


def size(count: int) -> str:
    """The size of a file: `812 bytes`, `41 kB`, `3.2 MB`, in powers of a thousand."""
    if count < 1000:
        return how_many(count, "byte")
    return f"{count / 1e3:,.0f} kB" if count < 999_500 else f"{count / 1e6:,.1f} MB"
