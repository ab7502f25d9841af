"""The ten numbers, two of each in each colour (H-NUM)."""

from __future__ import annotations

from .printed import NumberCard

__all__: list[str] = []


def _number(n: int) -> None:
    type(f"Number{n}", (NumberCard,), {"word": str(n), "title": str(n), "count": 2, "clauses": ("H-NUM", "H-MATCH")})


for _n in range(10):
    _number(_n)
