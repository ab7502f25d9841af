"""Kills the server again and again under load, with `kill -9`, and looks for what was lost, doubled or unshown.

    python tests/server/kills.py --kills 500 --db sqlite
    python tests/server/kills.py --kills 500 --db postgresql

It runs a real `scoville serve` in its own process. People play over sockets, come back with their tokens and
resend what was not answered. In the end everything anybody was shown is compared with the database.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any
from uuid import uuid4

import msgspec

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "server")]

from live_tables import choose, wish_of  # noqa: E402

from scoville import client  # noqa: E402
from scoville.server.entries import decode_body  # noqa: E402
from scoville.server.ledger import Ledger  # noqa: E402
from scoville.server.shown import Shown  # noqa: E402
from scoville.server.store import open_store  # noqa: E402

WITHIN = 5.0
"""Seconds after which every table must be playable again."""
GAMES = ("spicy", "heated", "spicy", "heated")
PEOPLE = 3


def print_of(view: Any) -> bytes:
    """Enough of it to distinguish it from every other, and little enough to store for every update."""
    return blake2b(msgspec.json.encode(view), digest_size=12).digest()


class Server:
    """`scoville serve` as a host runs it."""

    def __init__(self, database: str, log: Path, *options: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database
        self.log = log
        self.options = options
        self.process: subprocess.Popen[bytes] | None = None
        self.up = asyncio.Event()
        self.key = ""

    def make_key(self) -> None:
        """An API key, which lifts the limits for tables; before the start."""
        command = [sys.executable, "-m", "scoville", "serve", "--db", self.database, "--make-key", "tests"]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
        self.key = done.stdout.strip()

    def start(self) -> None:
        command = [sys.executable, "-m", "scoville", "serve", "--port", str(self.port), "--db", self.database]
        command += self.options
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)

    def kill(self) -> None:
        self.up.clear()
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    async def answers(self) -> None:
        """Waits until somebody listens."""
        while True:
            assert self.process is not None
            assert self.process.poll() is None, f"the server ended by itself: {self.log.read_text()[-2000:]}"
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.close()
                self.up.set()
                return
            await asyncio.sleep(0.05)


@dataclass(eq=False)
class Player:
    """Somebody who plays on whatever happens to the server, and remembers everything they were shown."""

    server: Server
    table: str
    token: str
    luck: random.Random
    seat: client.Seat = field(init=False)
    seats: list[int] = field(default_factory=list)
    acknowledged: set[str] = field(default_factory=set)
    shown: list[tuple[int, int, bytes]] = field(default_factory=list)
    """Game, seq and the print of the view of every update."""
    newest: tuple[int, int] = (0, 0)
    vanished: list[str] = field(default_factory=list)
    here: bool = False
    unanswered: dict[str, Any] | None = None
    resent: int = 0
    stopped: bool = False

    def __post_init__(self) -> None:
        self.seat = client.Seat(self.server.url, self.token)

    def hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "done" and message["id"] is not None:
            self.acknowledged.add(message["id"])
        if kind in {"update", "welcome"}:
            now = (message["game"], message["seq"])
            if now < self.newest:
                self.vanished.append(f"{self.newest} was shown, then {now}")
            self.newest = now
            if message["sights"]:
                self.shown.append((*now, print_of(message["sights"][0]["view"])))

    async def come(self) -> None:
        """Until the server lets this person in."""
        while not self.stopped:
            await self.server.up.wait()
            self.seat = client.Seat(self.server.url, self.token, seen=self.seat.seq)
            self.seat.heard = self.hear
            try:
                await self.seat.open()
                if self.seat.bye is None:
                    self.here = True
                    return
            except (OSError, ConnectionError, TimeoutError, EOFError, client.Refusal):
                pass
            except Exception as error:  # websockets has many words for a server that is not there
                if not type(error).__module__.startswith("websockets"):
                    raise
            with suppress(Exception):
                await self.seat.close()
            await asyncio.sleep(0.05)

    async def play(self) -> None:
        await self.come()
        while not self.stopped:  # a cancellation can be lost in a timeout that ends at the same moment
            try:
                await self.act()
            except (client.Refusal, client.StaleAction):
                self.unanswered = None
                await asyncio.sleep(0.01)
            except (ConnectionError, OSError, TimeoutError):
                self.here = False
                await self.come()
            except Exception as error:
                if not type(error).__module__.startswith("websockets"):
                    raise
                self.here = False
                await self.come()

    async def act(self) -> None:
        """One wish, the same again if it was not answered."""
        if self.seat.closed:
            raise ConnectionError
        if self.unanswered is not None:
            self.resent += 1
        else:
            self.unanswered = self.wanted()
            if self.unanswered is None:
                before = self.seat.seq
                with suppress(TimeoutError):
                    await self.seat.until(lambda: self.seat.seq != before, within=0.3)
                return
        await self.seat.wish(**self.unanswered)
        self.unanswered = None

    def wanted(self) -> dict[str, Any] | None:
        name = uuid4().hex
        if self.luck.random() < 0.02:
            return {"kind": "chat", "id": name, "phrase": "so-spicy"}
        if self.seat.table.get("state") != "playing":
            return {"kind": "start", "id": name} if self.seat.welcome.get("host") else None
        action = choose(self.seat, self.luck)
        if action is None:
            return None
        return {"kind": "play", "id": name, "action": action, "seq": self.seat.seq}


@dataclass
class Findings:
    kills: int = 0
    entries: int = 0
    acknowledged: int = 0
    resent: int = 0
    updates: int = 0
    games: int = 0
    slowest: float = 0.0
    """Seconds from the start of the server until every person was back at their table."""
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.games} games begun, {self.entries} entries, {self.acknowledged} wishes "
            f"acknowledged ({self.resent} resent), {self.updates} updates shown; every table playable again "
            f"within {self.slowest:.2f} s at the latest"
        )


async def kill_and_look(database: str, kills: int, folder: Path, seed: int = 1, talk: bool = False) -> Findings:
    luck = random.Random(seed)
    found = Findings()
    server = Server(database, folder / "server.log")
    server.start()
    try:
        await server.answers()
        players = await sit_down(server, luck)
        playing = [asyncio.create_task(player.play()) for player in players]
        for _ in range(kills):
            await everybody(players, playing)
            before = sum(len(player.acknowledged) for player in players)
            while sum(len(player.acknowledged) for player in players) < before + 5:  # it really is under load
                check(playing)
                await asyncio.sleep(0.01)
            await asyncio.sleep(luck.random() * 0.4)
            while all(player.unanswered is None for player in players):  # until a wish waits for its answer
                check(playing)
                await asyncio.sleep(0)
            server.kill()
            for player in players:
                player.here = False
            started = time.monotonic()
            server.start()
            await server.answers()
            await everybody(players, playing)
            found.slowest = max(found.slowest, time.monotonic() - started)
            found.kills += 1
            if talk and found.kills % 10 == 0:
                print(f"{found.kills} kills, slowest return {found.slowest:.2f} s", flush=True)
        await asyncio.sleep(0.3)
        for player, task in zip(players, playing, strict=True):
            player.stopped = True
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    finally:
        server.kill()
    for player in players:
        with suppress(Exception):
            await asyncio.wait_for(player.seat.close(), 5)
    await compare(database, players, found)
    return found


async def sit_down(server: Server, luck: random.Random) -> list[Player]:
    players = []
    for game in GAMES:
        made = await client.make(server.url, wish_of(game, PEOPLE, settings={"speed": "blitz"}))
        tokens = [made["token"]]
        for name in ("Bo", "Cy")[: PEOPLE - 1]:
            tokens.append((await client.join(server.url, made["table"], name))["token"])
        for seat, token in enumerate(tokens):
            player = Player(server, made["table"], token, random.Random(luck.random()))
            player.seats = [seat]
            players.append(player)
    return players


async def everybody(players: list[Player], playing: list[asyncio.Task[None]]) -> None:
    while not all(player.here for player in players):
        check(playing)
        await asyncio.sleep(0.01)


def check(playing: list[asyncio.Task[None]]) -> None:
    for task in playing:
        if task.done():
            task.result()


async def compare(database: str, players: list[Player], found: Findings) -> None:
    """Compares what was shown with what is stored."""
    store = open_store(database)
    await store.open()
    kept: Counter[str] = Counter()
    for table in dict.fromkeys(player.table for player in players):
        entries = await store.entries(table)
        found.entries += len(entries)
        if [entry.number for entry in entries] != list(range(1, len(entries) + 1)):
            found.faults.append("a table's entries are not numbered 1, 2, 3 …")
        here = [player for player in players if player.table == table]
        wanted = {(player.seats[0], game, seq) for player in here for game, seq, _ in player.shown}
        sights: dict[tuple[int, int, int], set[bytes]] = {}
        ledger = Ledger(table)
        for entry in entries:
            body = decode_body(entry.body)
            if body.id:
                kept[body.id] += 1
            ledger.take(entry, body)
            if ledger.played is None:
                continue
            for player in here:
                key = (player.seats[0], ledger.played.number, ledger.seq)
                if key in wanted:
                    told = msgspec.json.encode(Shown(ledger.played.game, (), ledger.played.asked).of(key[0]))
                    sights.setdefault(key, set()).add(print_of(msgspec.json.decode(told)["view"]))
        found.games += len(ledger.games)
        for player in here:
            for game, seq, view in player.shown:
                found.updates += 1
                if view not in sights.get((player.seats[0], game, seq), set()):
                    found.faults.append(f"seat {player.seats[0]} was shown what is not kept: game {game}, {seq}")
    await store.close()
    for player in players:
        found.acknowledged += len(player.acknowledged)
        found.resent += player.resent
        found.faults += player.vanished
        found.faults += [f"an acknowledged wish was lost: {name}" for name in player.acknowledged if not kept[name]]
    found.faults += [f"a wish was kept {times} times: {name}" for name, times in kept.items() if times > 1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument(
        "--db", default="sqlite", help="sqlite, postgresql (one is started), or the URL of an empty one"
    )
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = options.db
        if database == "sqlite":
            database = f"sqlite:///{folder / 'tables.db'}"
        elif database == "postgresql":
            from databases import OwnPostgres

            database = asyncio.run(stack.enter_context(OwnPostgres()).new_database())
        found = asyncio.run(kill_and_look(database, options.kills, folder, options.seed, talk=True))
        if found.slowest > WITHIN:
            found.faults.append(f"a table was not playable again within {WITHIN:g} s")
        print(found)
        for fault in found.faults[:20]:
            print(f"FAULT: {fault}")
        sys.exit(1 if found.faults else 0)


if __name__ == "__main__":
    main()
