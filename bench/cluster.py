"""What several servers cost: the second hop, and growth with one to four servers. Real PostgreSQL and NATS.

    python bench/cluster.py hop --rate 300
    python bench/cluster.py growth --rate 100
    python bench/cluster.py fixed --rate 500
    python bench/cluster.py crowd --spectators 5000
    python bench/cluster.py load --port 8000 --key KEY --rate 2000

`hop`: tables at one server; in turns everybody's socket is at the same server and at another one. `growth`: servers
with equal load each, sockets anywhere as behind a balancer. `fixed`: one server without NATS at a fixed load, on SQLite
and on PostgreSQL. `crowd`: one table with and without idle spectators. `load`: only plays at a server that runs
already, until it is ended: `tests/server/fairness.py --load` uses it. Below saturation, so the processor time of a move
counts: of the servers, and of NATS apart, without what they cost while nobody moves.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from urllib.request import urlopen

import asyncpg  # type: ignore[import-untyped]
import click
import msgspec

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "bench"), str(ROOT / "tests")]

from live_drivers import Driver  # noqa: E402
from live_sockets import Socket, connect  # noqa: E402
from rows import machine  # noqa: E402
from server_load import ask_all, await_port, busy, free_port, our_tables, processes  # noqa: E402

WARM_UP = 2.0
TURN = 4.0


@dataclass
class Way:
    """One way to place sockets, and what it cost."""

    name: str
    driver: Driver
    seconds: float = 0.0
    servers: float = 0.0
    nats: float = 0.0
    postgres: float = 0.0
    commits: float = 0.0
    written: float = 0.0
    carried: float = 0.0
    """Bytes of PostgreSQL's log, and bytes through NATS."""

    def costs(self) -> dict[str, float]:
        """Of one move."""
        moves = max(1, self.driver.moves)
        return {
            "server_us": round(self.servers / moves * 1e6, 1),
            "nats_us": round(self.nats / moves * 1e6, 1),
            "postgres_us": round(self.postgres / moves * 1e6, 1),
            "commits": round(self.commits / moves, 3),
            "log_bytes": round(self.written / moves),
            "nats_bytes": round(self.carried / moves),
            "client_bytes": round(self.driver.bytes / moves),
        }

    def row(self) -> str:
        times = sorted(self.driver.times)
        moves = max(1, self.driver.moves)

        def at(share: float) -> str:
            return f"{times[min(len(times) - 1, int(len(times) * share))] * 1000:.1f}" if times else "–"

        return (
            f"| {self.name} | {moves / self.seconds:,.0f} | {self.servers / moves * 1e6:,.0f} "
            f"| {self.nats / moves * 1e6:,.0f} | {at(0.5)} | {at(0.99)} | {at(0.999)} |"
        )


HEAD = (
    "| sockets | moves/s | server µs of processor a move | NATS µs a move | p50 ms | p99 ms | p99.9 ms |\n"
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: |"
)


@dataclass
class Place:
    """Servers in processes of their own."""

    stack: ExitStack
    database: str
    nats_url: str = ""
    nats: subprocess.Popen[bytes] | None = None
    servers: list[tuple[subprocess.Popen[bytes], int]] = field(default_factory=list)
    key: str = ""
    monitor: int = 0
    postmaster: int = 0
    idle: list[float] = field(default_factory=lambda: [0.0] * 6)
    """The same as `spent`, a second."""

    def start(self, count: int, *options: str) -> None:
        serve = [sys.executable, "-m", "scoville", "serve", "--db", self.database]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        if not self.key:
            done = subprocess.run(
                [*serve, "--make-key", "bench"], check=True, capture_output=True, text=True, env=environment
            )
            self.key = done.stdout.strip()
        if self.nats_url:
            environment["SCOVILLE_NATS"] = self.nats_url
        for _ in range(count):
            port = free_port()
            command = [*serve, "--port", str(port), "--tables-each", "100000", "--log-level", "error", *options]
            process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
            self.stack.callback(process.wait)
            self.stack.callback(process.kill)
            await_port(process, port)
            self.servers.append((process, port))

    def busy(self) -> tuple[float, float]:
        return sum(busy(process) for process, _ in self.servers), 0.0 if self.nats is None else busy(self.nats)

    async def spent(self) -> list[float]:
        """So far: processor time of servers, NATS and PostgreSQL, commits, bytes of its log, bytes through NATS."""
        found = [*self.busy(), 0.0, 0.0, 0.0, 0.0]
        if self.postmaster:
            whole = processes().Process(self.postmaster)
            times = [one.cpu_times() for one in (whole, *whole.children(recursive=True))]
            found[2] = sum(one.user + one.system for one in times)
            connection = await asyncpg.connect(self.database)
            found[3] = float(await connection.fetchval("SELECT sum(xact_commit) FROM pg_stat_database"))
            found[4] = float(await connection.fetchval("SELECT wal_bytes FROM pg_stat_wal"))
            await connection.close()
        if self.monitor:
            with urlopen(f"http://127.0.0.1:{self.monitor}/varz") as told:
                said = json.load(told)
            found[5] = float(said["in_bytes"])
        return found

    async def seat(self, name: str, home: int, at: list[int], tables: int, rate: float) -> Way:
        """Tables at one server, each person's socket at the next of some ports."""
        driver = Driver()
        driver.tables = list(await our_tables(driver, tables, self.servers[home][1], self.key))
        for number, table in enumerate(driver.tables):
            table.port = at[number % len(at)]  # type: ignore[attr-defined]
        await driver.join_all()
        driver.every = tables / rate
        return Way(name, driver)

    async def rest(self, seconds: float = 4.0) -> None:
        """Measures what everything costs while nobody moves; `play` takes that off."""
        await asyncio.sleep(WARM_UP)
        before = await self.spent()
        await asyncio.sleep(seconds)
        self.idle = [(now - then) / seconds for now, then in zip(await self.spent(), before, strict=True)]
        self.idle[3:5] = 0.0, 0.0  # tables that were just made are still being stored

    async def play(self, ways: list[Way], seconds: float) -> None:
        """All of them at once."""
        for way in ways:
            await way.driver.play()
        await asyncio.sleep(WARM_UP)
        before, begun = await self.spent(), perf_counter()
        for way in ways:
            way.driver.counting = True
        await asyncio.sleep(seconds)
        for way in ways:
            way.driver.counting = False
        took = perf_counter() - begun
        spent = [now - then for now, then in zip(await self.spent(), before, strict=True)]
        each = [(all_in_all - idle * took) / len(ways) for all_in_all, idle in zip(spent, self.idle, strict=True)]
        for way in ways:
            way.seconds += seconds
            way.servers, way.nats, way.postgres = way.servers + each[0], way.nats + each[1], way.postgres + each[2]
            way.commits, way.written, way.carried = way.commits + each[3], way.written + each[4], way.carried + each[5]
            await way.driver.pause()


def own_place(stack: ExitStack) -> Place:
    from databases import OwnPostgres  # noqa: PLC0415
    from places import OwnNats  # noqa: PLC0415

    postgres, nats = stack.enter_context(OwnPostgres()), stack.enter_context(OwnNats(watched=True))
    place = Place(stack, asyncio.run(postgres.new_database()), nats.url, nats.process, monitor=nats.monitor)
    place.postmaster = int((postgres.folder / "data" / "postmaster.pid").read_text().split()[0])
    return place


@click.group()
def command() -> None:
    """Measure several servers that form one place."""


@command.command()
@click.option("--tables", default=60, show_default=True)
@click.option("--rate", default=300.0, show_default=True, help="Moves a second.")
@click.option("--turns", default=3, show_default=True, help="Of four seconds, for each way.")
def hop(tables: int, rate: float, turns: int) -> None:
    """Socket and table on one server, and on two."""
    with ExitStack() as stack:
        place = own_place(stack)
        place.start(2)

        async def run() -> list[Way]:
            ports = [port for _, port in place.servers]
            ways = [
                await place.seat("at the table's server", 0, [ports[0]], tables, rate),
                await place.seat("at another server", 0, [ports[1]], tables, rate),
            ]
            await place.rest()
            for _ in range(turns):
                for way in ways:
                    await place.play([way], TURN)
            return ways

        ways = asyncio.run(run())
    click.echo(machine())
    click.echo(HEAD)
    for way in ways:
        click.echo(way.row())
    costs = [way.servers / max(1, way.driver.moves) for way in ways]
    click.echo(f"The second hop costs {costs[1] / costs[0]:.2f} times the processor time of the servers.")


@command.command()
@click.option("--tables", default=20, show_default=True, help="Of each server.")
@click.option("--rate", default=100.0, show_default=True, help="Moves a second of each server.")
@click.option("--most", default=4, show_default=True, help="Servers.")
@click.option("--seconds", default=8.0, show_default=True)
@click.option("--costs", type=click.Path(path_type=Path), help="A file for the costs of a move: bench/scaling.py.")
def growth(tables: int, rate: float, most: int, seconds: float, costs: Path | None) -> None:
    """One to four servers with equal load each, sockets at any of them."""
    found: dict[str, dict[str, float]] = {}
    idle: list[float] = []
    click.echo(machine())
    click.echo(HEAD.replace("| sockets |", "| servers |"))
    for count in range(1, most + 1):
        with ExitStack() as stack:
            place = own_place(stack)
            place.start(count)

            async def run(place: Place = place, count: int = count) -> list[Way]:
                ports = [port for _, port in place.servers]
                random.Random(count).shuffle(ports)
                ways = [await place.seat(str(count), home, ports, tables, rate) for home in range(count)]
                await place.rest()
                await place.play(ways, seconds)
                return ways

            ways = asyncio.run(run())
            idle.append(place.idle[0] / count)
            total = Way(f"{count}, sockets anywhere", Driver(), seconds)
            for way in ways:
                total.driver.moves += way.driver.moves
                total.driver.times += way.driver.times
                total.driver.bytes += way.driver.bytes
                for name in ("servers", "nats", "postgres", "commits", "written", "carried"):
                    setattr(total, name, getattr(total, name) + getattr(way, name))
            click.echo(total.row())
            found[str(count)] = total.costs()
    if costs is not None:
        about = {**machine(), "rate": rate, "tables": tables, "idle": round(sum(idle) / len(idle), 4)}
        costs.write_text(json.dumps({**about, "servers": found}, indent=1) + "\n")


@command.command()
@click.option("--tables", default=100, show_default=True)
@click.option("--rate", default=500.0, show_default=True, help="Moves a second.")
@click.option("--seconds", default=8.0, show_default=True)
def fixed(tables: int, rate: float, seconds: float) -> None:
    """One server at a fixed load, on SQLite and on PostgreSQL."""
    click.echo(machine())
    click.echo(HEAD.replace("| sockets |", "| database |"))
    for name in ("SQLite", "PostgreSQL"):
        with ExitStack() as stack:
            if name == "SQLite":
                folder = stack.enter_context(tempfile.TemporaryDirectory())
                place = Place(stack, f"sqlite:///{folder}/tables.db")
            else:
                place = own_place(stack)
                place.nats_url, place.nats, place.monitor = "", None, 0
            place.start(1)

            async def run(place: Place = place, name: str = name) -> Way:
                way = await place.seat(name, 0, [place.servers[0][1]], tables, rate)
                await place.rest()
                await place.play([way], seconds)
                return way

            click.echo(asyncio.run(run()).row())


class Crowd:
    """Spectators of one table, who only look."""

    def __init__(self) -> None:
        self.sockets: list[Socket] = []
        self.welcomed = 0
        self.frames = 0
        self.bytes = 0
        self.gone = 0

    async def come(self, port: int, tokens: list[str]) -> None:
        for start in range(0, len(tokens), 50):
            portion = tokens[start : start + 50]
            came = await asyncio.gather(*(connect("127.0.0.1", port, "/ws", self._hear) for _ in portion))
            for socket, token in zip(came, portion, strict=True):
                socket.send(msgspec.json.encode({"type": "hello", "token": token}))
            self.sockets += came
            while self.welcomed < len(self.sockets) - self.gone:
                await asyncio.sleep(0.02)

    def _hear(self, socket: Socket, payload: bytes) -> None:
        if payload.startswith(b'{"type":"update"'):
            self.frames += 1
            self.bytes += len(payload)
        elif payload.startswith(b'{"type":"ping"'):
            socket.send(payload.replace(b"ping", b"pong"))
        elif payload.startswith(b'{"type":"welcome"'):
            self.welcomed += 1
        elif payload.startswith(b'{"type":"bye"'):
            self.gone += 1


@command.command()
@click.option("--spectators", default=5000, show_default=True)
@click.option("--moves", default=40, show_default=True)
@click.option("--rate", default=2.0, show_default=True, help="Moves a second.")
def crowd(spectators: int, moves: int, rate: float) -> None:
    """One table without and with idle spectators: the processor time of a move."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    most = str(spectators + 500)
    click.echo(machine())
    click.echo(
        "| spectators | ms of processor a move | µs of it for each | idle, ms of processor a second | bytes a move |"
    )
    click.echo("| ---: | ---: | ---: | ---: | ---: |")
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        place = Place(stack, f"sqlite:///{folder}/tables.db")
        place.start(1, "--spectators", most, "--sockets", most, "--sockets-each", most)
        port = place.servers[0][1]

        async def run() -> None:
            way = await place.seat("", 0, [port], 1, rate)
            table, costs = way.driver.tables[0], []
            people = Crowd()
            for count in (0, spectators):
                wishes = [
                    (f"/api/tables/{table.table}/join", {"name": f"Guest {i}", "watch": True})  # type: ignore[attr-defined]
                    for i in range(count)
                ]
                joined = await ask_all(port, place.key, wishes)
                await people.come(port, [one["token"] for one in joined])
                await asyncio.sleep(15 if count else WARM_UP)  # comings and goings have been announced
                before = place.busy()[0]
                await asyncio.sleep(8)
                idle = (place.busy()[0] - before) / 8
                await way.driver.play()
                way.driver.moves, way.driver.counting, before = 0, True, place.busy()[0]
                people.frames = people.bytes = 0
                begun = perf_counter()
                while way.driver.moves < moves:
                    await asyncio.sleep(0.05)
                way.driver.counting = False
                await way.driver.pause()
                while people.frames < count * way.driver.moves and perf_counter() - begun < 120:
                    await asyncio.sleep(0.05)
                cost = (place.busy()[0] - before - idle * (perf_counter() - begun)) / way.driver.moves
                costs.append(cost)
                each = f"{(cost - costs[0]) / count * 1e6:.1f}" if count else "–"
                seen = people.bytes / way.driver.moves
                click.echo(f"| {count:,} | {cost * 1000:.2f} | {each} | {idle * 1000:.1f} | {seen:,.0f} |")
            if people.gone:
                raise click.ClickException(f"{people.gone} spectators were cut off.")

        asyncio.run(run())


@command.command()
@click.option("--port", required=True, type=int)
@click.option("--key", required=True, help="An API key of that server.")
@click.option("--tables", default=200, show_default=True)
@click.option("--rate", default=1000.0, show_default=True, help="Moves a second, as far as the server gets there.")
def load(port: int, key: str, tables: int, rate: float) -> None:
    """Plays at a server that runs already, until it is ended; says once how much it plays."""

    async def run() -> None:
        driver = Driver()
        driver.tables = list(await our_tables(driver, tables, port, key))
        await driver.join_all()
        driver.every = tables / rate
        await driver.play()
        await asyncio.sleep(WARM_UP)
        driver.counting = True
        while True:
            before = driver.moves
            await asyncio.sleep(5)
            click.echo(f"{(driver.moves - before) / 5:.0f} moves a second")

    asyncio.run(run())


if __name__ == "__main__":
    command()
