"""Old finished tables as files: the database stays small, and whoever comes back finds everything as it was.

A table's file holds all its entries, secrets of its shuffles included: keep it as safe as the database. Beside it
lie the records of its games, for people.
"""

from __future__ import annotations

import base64
import gzip
import os
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from ..core import BadSettings, quote
from . import protocol as p
from .ledger import Ledger
from .played import PlayedGame
from .records import record_of
from .store import Entry, Store, StoreDown

__all__ = ["Archive", "Unreadable", "archive_tables"]

FORMAT: Final = 1
LARGEST: Final = 256 << 20
"""Bytes of a table's file when unpacked."""
ARCHIVIST: Final = "archive"


class Unreadable(StoreDown):
    """A table's file is missing or damaged. `kind` says how, and nothing of what is in it."""

    def __init__(self, kind: str) -> None:
        super().__init__(f"An archived table cannot be read: {kind}.")
        self.kind = kind


class _Header(msgspec.Struct):
    format: int
    table: str


class _Line(msgspec.Struct, array_like=True):
    number: int
    kind: str
    time: float
    body: str


class Archive:
    """A folder with a file for each table."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def file(self, table: str) -> Path:
        return self._folder / table[:2] / f"{table}.jsonl.gz"

    def write(self, ledger: Ledger, entries: list[Entry]) -> int:
        """On the disk when this returns, and whole: under another name until it is. Returns the file's inode."""
        file = self.file(ledger.table)
        lines = [msgspec.json.encode(_Header(FORMAT, ledger.table))]
        for entry in entries:
            body = base64.b85encode(entry.body).decode()
            lines.append(msgspec.json.encode(_Line(entry.number, entry.kind, entry.time, body)))
        raw = b"\n".join(lines)
        if len(raw) >= LARGEST:
            raise BadSettings.plain(f"{quote(str(file))} would be too large.")
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            for played in ledger.games:
                if played.game.over:
                    _write(self._record(ledger, played), record_of(played).encode())
            return _write(file, gzip.compress(raw))
        except OSError as error:
            raise BadSettings.plain(f"{quote(str(file))} cannot be written: {error.strerror}.") from None

    def _record(self, ledger: Ledger, played: PlayedGame) -> Path:
        return self.file(ledger.table).with_name(f"{ledger.table}-{played.number}.toml")

    def remove(self, ledger: Ledger, written: int) -> None:
        """What `write` wrote, unless another archivist has written it since."""
        file = self.file(ledger.table)
        try:
            if file.stat().st_ino != written:
                return
            for played in ledger.games:
                self._record(ledger, played).unlink(missing_ok=True)
            file.unlink()
        except FileNotFoundError:
            return
        except OSError as error:
            raise BadSettings.plain(f"{quote(str(file))} cannot be removed: {error.strerror}.") from None

    def discard(self, table: str) -> None:
        """Deletes the files of a table that the database holds again."""
        try:
            for file in (self.file(table), *self.file(table).parent.glob(f"{table}-*.toml")):
                file.unlink(missing_ok=True)
        except OSError as error:
            raise Unreadable(type(error).__name__) from None

    def read(self, table: str) -> list[Entry]:
        """Its entries; raises Unreadable."""
        try:
            packed = self.file(table).read_bytes()
            unpacking = zlib.decompressobj(wbits=31)  # gzip
            raw = unpacking.decompress(packed, LARGEST)
            if not unpacking.eof:
                raise Unreadable("too large" if unpacking.unconsumed_tail else "cut off")
            head, *lines = raw.split(b"\n")
            header = msgspec.json.decode(head, type=_Header)
            if header.format != FORMAT:
                raise Unreadable("another format")
            if header.table != table:
                raise Unreadable("another table")
            found = [msgspec.json.decode(line, type=_Line) for line in lines]
            entries = [Entry(table, one.number, one.kind, one.time, base64.b85decode(one.body)) for one in found]
        except (OSError, ValueError, zlib.error) as error:  # a DecodeError of msgspec is a ValueError
            raise Unreadable(type(error).__name__) from None
        if not entries or [entry.number for entry in entries] != list(range(1, len(entries) + 1)):
            raise Unreadable("entries missing")
        return entries


def _write(file: Path, raw: bytes) -> int:
    new = file.with_name(f"{file.name}.new")
    with new.open("wb") as out:
        os.fchmod(out.fileno(), 0o600)
        out.write(raw)
        out.flush()
        os.fsync(out.fileno())
        inode = os.fstat(out.fileno()).st_ino
    new.replace(file)
    return inode


async def archive_tables(
    store: Store,
    archive: Archive,
    before: float,
    *,
    shared: bool,
    told: Callable[[int, int], object] = lambda done, of: None,
) -> int:
    """Moves tables whose last game is over and that nobody has touched since. How many there were.

    `shared`: servers may be running, so each table that none of them has is claimed first. Any server may claim it
    from us at any time; then it stays in the database.
    """
    stale, done = await store.stale(before), 0
    for number, table in enumerate(stale, start=1):
        row = await store.row(table=table)
        if row is None or row.state == "archived" or not _over(row.about):
            continue
        epoch = None
        if shared:
            owner = await store.owner(table)
            if owner is not None and owner.server not in {"", ARCHIVIST}:
                continue  # a server has it open
            epoch = await store.claim(table, ARCHIVIST, 0 if owner is None else owner.epoch)
            if epoch is None:
                continue  # somebody has just come back
        entries = await store.entries(table)
        if entries:
            ledger = Ledger(table)
            ledger.replay(entries)
            written = archive.write(ledger, entries)
            if await store.put_into_archive(table, before, epoch):
                done += 1
            else:  # somebody came back meanwhile
                archive.remove(ledger, written)
        if epoch is not None:
            await store.release(table, epoch)
        told(number, len(stale))
    return done


def _over(about: bytes) -> bool:
    try:
        return msgspec.json.decode(about, type=p.Listing).state == "over"
    except msgspec.DecodeError:
        return False
