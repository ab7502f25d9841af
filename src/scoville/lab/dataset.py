"""Data sets of games: JSON Lines, plain or compressed, and Parquet.

While games are played, finished parts are kept in a folder beside the file. The same command goes on from them. The
file itself appears once everything is in it, in the order of the games, the same with any number of workers.
"""

from __future__ import annotations

import gzip
import json
import shutil
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import IO, Any, Final

from ..core import BadSettings, ScovilleError, quote
from ..core.needs import Missing
from .arena import check_bots
from .engines import run_tasks
from .resuming import Done, check_same, read_resumed, whole_file, write_resumed
from .rows import rows_of
from .spec import TableSpec
from .tally import Tally

__all__ = ["ENDINGS", "Dataset", "head_of", "need_arrow", "parts_of", "read_rows"]

ENDINGS: Final = (".jsonl", ".jsonl.gz", ".parquet")
MOST_GAMES: Final = 1_000_000
"""A game has about a hundred rows, and a row about a kilobyte."""
MOST_PARTS: Final = 10_000
FEWEST_IN_A_PART: Final = 10
PARQUET: Final = ".parquet"
Part = tuple[bytes, dict[str, Any]]
"""Rows as compressed JSON Lines, and their tally."""


def ending_of(file: Path) -> str:
    for ending in sorted(ENDINGS, key=len, reverse=True):
        if file.name.endswith(ending):
            return ending
    raise BadSettings.plain(f"A data set is a file that ends in {', '.join(ENDINGS)}, not {quote(file.name)}.")


def need_arrow() -> Any:
    """pyarrow, or one sentence that says how to get it."""
    try:
        import pyarrow  # noqa: PLC0415 - most commands do without
        import pyarrow.parquet  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise Missing(f"Parquet needs {error.name}", "data") from None
    return pyarrow


class Dataset:
    """Games 0 to `games` of a table, to be written to a file."""

    def __init__(self, spec: TableSpec, games: int, file: Path) -> None:
        if not 1 <= games <= MOST_GAMES:
            raise BadSettings.plain(f"A data set has 1 to {MOST_GAMES:,} games, not {games:,}.")
        check_bots(spec)
        self.spec = spec
        self.games = games
        self.file = file
        self.ending = ending_of(file)
        if self.ending == PARQUET:
            need_arrow()
        if not file.parent.is_dir():
            raise ScovilleError(f"There is no folder {file.parent} to write the data to.")
        self.parts = parts_of(file)
        self.part = max(FEWEST_IN_A_PART, -(-games // MOST_PARTS))
        """Games in a part."""
        self.done = Done()
        self.tally = Tally()

    @property
    def complete(self) -> bool:
        return self.tally.games == self.games

    def about(self) -> dict[str, Any]:
        """What must be the same for a run to be continued."""
        return {**self.spec.as_json(), "games": self.games}

    def prepare(self) -> None:
        """Takes over the parts of an earlier run; raises BadSettings if that was a different one."""
        head = head_of(self.file)
        written = read_resumed(head)
        if written is None:
            try:
                self.parts.mkdir(exist_ok=True)
            except OSError as error:
                raise ScovilleError(f"{self.parts} cannot be made: {error.strerror}.") from None
            write_resumed(head, self.about())
        else:
            check_same(self.parts, written, self.about())
        for start, stop in Done().missing(self.games, self.part):
            if self._place(start).exists() and (tallied := read_resumed(self._tally(start))) is not None:
                self.done.add(start, stop)
                self.tally += Tally.from_json(tallied["tally"])

    def run(
        self,
        workers: int = 1,
        engine: str = "processes",
        stop: Callable[[], bool] = lambda: False,
        played: Callable[[int], None] = lambda games: None,
    ) -> None:
        """Plays the missing games, then writes the file; stops in between when `stop` says so."""
        tasks = self.done.missing(self.games, self.part)
        with closing(run_tasks(partial(_play, self.spec), tasks, workers, engine, stop)) as results:
            for (start, upto), (rows, tally) in results:
                with whole_file(self._place(start), "wb") as out:
                    out.write(rows)
                write_resumed(self._tally(start), {"tally": tally})
                self.done.add(start, upto)
                self.tally += Tally.from_json(tally)
                played(upto - start)
        if self.complete:
            self._join()
            shutil.rmtree(self.parts)

    def _place(self, start: int) -> Path:
        return self.parts / f"{start:07}.jsonl.gz"

    def _tally(self, start: int) -> Path:
        return self.parts / f"{start:07}.json"

    def _joined(self) -> Iterator[bytes]:
        for start, _ in Done().missing(self.games, self.part):
            yield gzip.decompress(self._place(start).read_bytes())

    def _join(self) -> None:
        with whole_file(self.file, "wb") as out:
            if self.ending == PARQUET:
                self._write_parquet(out)
            elif self.ending == ".jsonl":
                for text in self._joined():
                    out.write(text)
            else:  # one after the other, compressed files are a compressed file
                for start, _ in Done().missing(self.games, self.part):
                    out.write(self._place(start).read_bytes())

    def _write_parquet(self, out: IO[bytes]) -> None:
        arrow = need_arrow()
        schema = schema_of(arrow, {"scoville": json.dumps(self.about())})
        with arrow.parquet.ParquetWriter(out, schema, compression="zstd") as writer:
            for text in self._joined():
                rows = [json.loads(line) for line in text.splitlines()]
                for row in rows:
                    row["view"] = json.dumps(row["view"], ensure_ascii=False)
                writer.write_table(arrow.Table.from_pylist(rows, schema=schema))


def parts_of(file: Path) -> Path:
    return file.with_name(f"{file.name}.parts")


def head_of(file: Path) -> Path:
    """Says which run the parts belong to."""
    return parts_of(file) / "about.json"


def schema_of(arrow: Any, about: dict[str, str]) -> Any:
    """The columns of a Parquet file. A view is JSON, because each game has its own."""
    text, whole, few = arrow.string(), arrow.int32(), arrow.int16()
    columns = {
        "index": whole,
        "decision": whole,
        "action": whole,
        "seat": few,
        "bot": text,
        "reacting": arrow.bool_(),
        "view": text,
        "options": arrow.list_(text),
        "choice": text,
        "won": arrow.float64(),
        "score": whole,
        "winners": arrow.list_(few),
        "reason": text,
        "length": whole,
    }
    return arrow.schema(list(columns.items()), metadata=about)


def _play(spec: TableSpec, part: tuple[int, int]) -> Part:
    tally, lines = Tally(), []
    for index in range(*part):
        rows, result = rows_of(spec, index)
        tally.add(result.winners, result.actions, result.decisions, result.reason)
        lines += [json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in rows]
    text = "".join(f"{line}\n" for line in lines).encode()
    return gzip.compress(text, 6, mtime=0), tally.as_json()


def read_rows(file: Path) -> Iterator[dict[str, Any]]:
    """The rows of a data set, with views as dicts, one after the other."""
    ending = ending_of(file)
    if ending == PARQUET:
        source = need_arrow().parquet.ParquetFile(file)
        for batch in source.iter_batches(1000):
            for row in batch.to_pylist():
                yield {**row, "view": json.loads(row["view"])}
        return
    with gzip.open(file, "rt", encoding="utf-8") if ending.endswith(".gz") else file.open(encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)
