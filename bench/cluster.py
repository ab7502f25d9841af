"""What several servers cost: the second hop, and growth with one to four servers. Real PostgreSQL and NATS.

    python bench/cluster.py hop --rate 300
    python bench/cluster.py growth --rate 100
    python bench/cluster.py fixed --rate 500

`hop`: tables at one server; in turns everybody's socket is at the same server and at another one. `growth`: servers
with equal load each, sockets anywhere as behind a balancer. `fixed`: one server without NATS at a fixed load, on SQLite
and on PostgreSQL. Below saturation, so the processor time of a move counts: of the servers, and of NATS apart.
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

import click

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "bench"), str(ROOT / "tests")]

from live_drivers import Driver  # noqa: E402
from rows import machine  # noqa: E402
from server_load import await_port, busy, free_port, our_tables  # noqa: E402

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

    def start(self, count: int) -> None:
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
            command = [*serve, "--port", str(port), "--tables-each", "100000", "--log-level", "error"]
            process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
            self.stack.callback(process.wait)
            self.stack.callback(process.kill)
            await_port(process, port)
            self.servers.append((process, port))

    def busy(self) -> tuple[float, float]:
        return sum(busy(process) for process, _ in self.servers), 0.0 if self.nats is None else busy(self.nats)

    async def seat(self, name: str, home: int, at: list[int], tables: int, rate: float) -> Way:
        """Tables at one server, each person's socket at the next of some ports."""
        driver = Driver()
        driver.tables = list(await our_tables(driver, tables, self.servers[home][1], self.key))
        for number, table in enumerate(driver.tables):
            table.port = at[number % len(at)]  # type: ignore[attr-defined]
        await driver.join_all()
        driver.every = tables / rate
        return Way(name, driver)

    async def play(self, ways: list[Way], seconds: float) -> None:
        """All of them at once."""
        for way in ways:
            await way.driver.play()
        await asyncio.sleep(WARM_UP)
        before = self.busy()
        for way in ways:
            way.driver.counting = True
        await asyncio.sleep(seconds)
        for way in ways:
            way.driver.counting = False
        after = self.busy()
        for way in ways:
            way.seconds += seconds
            way.servers += (after[0] - before[0]) / len(ways)
            way.nats += (after[1] - before[1]) / len(ways)
            await way.driver.pause()


def own_place(stack: ExitStack) -> Place:
    from databases import OwnPostgres  # noqa: PLC0415
    from places import OwnNats  # noqa: PLC0415

    postgres, nats = stack.enter_context(OwnPostgres()), stack.enter_context(OwnNats())
    return Place(stack, asyncio.run(postgres.new_database()), nats.url, nats.process)


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
def growth(tables: int, rate: float, most: int, seconds: float) -> None:
    """One to four servers with equal load each, sockets at any of them."""
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
                await place.play(ways, seconds)
                return ways

            ways = asyncio.run(run())
            total = Way(f"{count}, sockets anywhere", Driver(), seconds)
            for way in ways:
                total.driver.moves += way.driver.moves
                total.driver.times += way.driver.times
                total.servers += way.servers
                total.nats += way.nats
            click.echo(total.row())


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
                place.nats_url, place.nats = "", None
            place.start(1)

            async def run(place: Place = place, name: str = name) -> Way:
                way = await place.seat(name, 0, [place.servers[0][1]], tables, rate)
                await place.play([way], seconds)
                return way

            click.echo(asyncio.run(run()).row())


if __name__ == "__main__":
    command()
