"""Data sets as frames of pandas or Polars: a row for each decision, or one for each game.

from scoville.lab import frames

decisions = frames.decisions("games.parquet", view=["deck", "hand"])
games = frames.games("games.parquet", library="polars")
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from ..core import BadSettings, quote
from ..core.needs import Missing
from .dataset import read_rows
from .rows import COLUMNS, rows_of
from .spec import TableSpec

__all__ = ["LIBRARIES", "decisions", "games", "play"]

LIBRARIES: Final = ("pandas", "polars")
_PER_GAME: Final = ("index", "winners", "reason", "length")


def decisions(file: str | Path, library: str = "pandas", view: Sequence[str] | None = None) -> Any:
    """A row for each decision, with the columns of `scoville.lab.rows.COLUMNS`.

    `view` names fields of the view: each becomes a column `view_NAME` in the place of the whole view.
    """
    return _frame(_with_fields(read_rows(Path(file)), view), library, view)


def play(spec: TableSpec, count: int, library: str = "pandas", view: Sequence[str] | None = None) -> Any:
    """The same for games that are played now, without a file."""
    rows = (row for index in range(count) for row in rows_of(spec, index)[0])
    return _frame(_with_fields(rows, view), library, view)


def games(file: str | Path, library: str = "pandas") -> Any:
    """A row for each game: number, winners, reason, length, decisions, and the bots and scores of those seats that were
    asked, by seat."""
    found: dict[int, dict[str, Any]] = {}
    for row in read_rows(Path(file)):
        game = found.setdefault(
            row["index"], {**{name: row[name] for name in _PER_GAME}, "decisions": 0, "bots": {}, "scores": {}}
        )
        game["decisions"] += 1
        game["bots"][row["seat"]] = row["bot"]
        game["scores"][row["seat"]] = row["score"]
    for game in found.values():
        for name in ("bots", "scores"):
            by_seat = game[name]
            game[name] = [by_seat.get(seat) for seat in range(max(by_seat) + 1)]
    return _made(list(found.values()), library, (*_PER_GAME, "decisions", "bots", "scores"))


def _with_fields(rows: Iterable[dict[str, Any]], view: Sequence[str] | None) -> Iterator[dict[str, Any]]:
    for row in rows:
        if view is not None:
            seen = row.pop("view")
            for name in view:
                if name not in seen:
                    raise BadSettings.plain(f"A view has no field {quote(name)}; there are {', '.join(seen)}.")
                row[f"view_{name}"] = seen[name]
        yield row


def _frame(rows: Iterable[dict[str, Any]], library: str, view: Sequence[str] | None) -> Any:
    columns = [name for name in COLUMNS if name != "view" or view is None]
    return _made(list(rows), library, (*columns, *(f"view_{name}" for name in view or ())))


def _made(rows: list[dict[str, Any]], library: str, columns: Sequence[str]) -> Any:
    if library not in LIBRARIES:
        raise BadSettings.plain(f"There is no library {quote(library)} for frames; there are {', '.join(LIBRARIES)}.")
    try:
        made = import_module(library)
    except ModuleNotFoundError as error:
        raise Missing(f"These frames need {error.name}", "data") from None
    by_name = {name: [row[name] for row in rows] for name in columns}
    return made.DataFrame(by_name, strict=False) if library == "polars" else made.DataFrame(by_name)
