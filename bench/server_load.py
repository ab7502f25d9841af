"""The live server under load, beside boardgame.io's: 500 tables of four, one core each, the same moves.

`scoville bench server` or `python bench/server_load.py`. boardgame.io is fetched by npm into `.cache/boardgame.io`.
Ours keeps every move on the disk before anybody is told. Theirs is measured twice: in memory, and with FlatFile, which
comes with it and writes each match to files (docs/performance.md says what that promises).
"""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from time import monotonic, sleep
from typing import Any

import click
import msgspec
from builds import tree_of
from live_drivers import HOST, BoardgameTable, Driver, ScovilleTable
from rich.console import Console
from rows import Report, Told, machine, tell

from scoville.core.needs import Missing

ROOT = Path(__file__).resolve().parents[1]
PEER = ROOT / ".cache" / "boardgame.io"
VERSION = "0.50.2"
PERSIST = "3.1.0"
"""Of node-persist, which FlatFile needs. Later ones of 3.1 let a write wait up to a second for others."""
OURS = "Scoville, durable"
IN_MEMORY = "boardgame.io, in memory"
FLAT_FILE = "boardgame.io, FlatFile"
WARM_UP = 3.0
TURN = 1.5
"""Seconds each plays before it is the other's turn again: the speed of a lent machine changes within seconds."""
GET_GOING = 0.7
"""Seconds of every turn that are not counted."""
BOT_EVERY = 5
"""Every fifth table has a bot on its last seat."""


@dataclass
class Run:
    """What one server did in one round."""

    name: str
    moves: float
    """A second, each seen by everybody at its table."""
    p50: float
    p99: float
    """Milliseconds from sent to seen by the last of the four."""
    cpu: float
    """Seconds of processor a second; below 1 the machine gave it less than a core or the drivers were slower."""
    per_table: float
    per_connection: float
    """KiB of memory."""


def free_port() -> int:
    with socket.socket() as free:
        free.bind((HOST, 0))
        return int(free.getsockname()[1])


def pinned(command: list[str], core: int | None) -> list[str]:
    return command if core is None or not shutil.which("taskset") else ["taskset", "-c", str(core), *command]


# Starting a server must not stop the loop: players of another one would answer its pings late, and it would then wait
# for them in every race.


def await_port(process: subprocess.Popen[bytes], port: int) -> None:
    until = monotonic() + 60
    while True:
        try:
            socket.create_connection((HOST, port), 1).close()
        except OSError:
            if process.poll() is not None or monotonic() > until:
                raise click.ClickException("A server did not start.") from None
            sleep(0.05)
        else:
            return


def processes() -> Any:
    """psutil, which nothing else of ours needs."""
    try:
        import psutil  # type: ignore[import-untyped]  # noqa: PLC0415 - --help does without
    except ImportError:
        raise Missing("Measuring a server needs psutil", "bench", ("psutil",)) from None
    return psutil


def memory(process: subprocess.Popen[bytes]) -> int:
    return int(processes().Process(process.pid).memory_info().rss)


def busy(process: subprocess.Popen[bytes]) -> float:
    times = processes().Process(process.pid).cpu_times()
    return float(times.user + times.system)


@dataclass
class Contestant:
    """A server with everybody at its tables."""

    name: str
    process: subprocess.Popen[bytes]
    driver: Driver
    empty: int
    """Memory before any table; with all tables but nobody at them; with everybody there."""
    made: int
    connected: int
    seconds: float = 0.0
    cpu: float = 0.0

    async def take_turn(self, seconds: float, warm_up: float) -> None:
        """Plays while the other pauses."""
        driver = self.driver
        await driver.play()
        await asyncio.sleep(warm_up)
        before, begun = busy(self.process), monotonic()
        driver.counting = True
        await asyncio.sleep(seconds)
        driver.counting = False
        self.cpu += busy(self.process) - before
        self.seconds += monotonic() - begun
        await driver.pause()

    def ran(self) -> Run:
        tables = len(self.driver.tables)
        times = sorted(self.driver.times)
        connections = sum(len(table.sockets) for table in self.driver.tables)
        return Run(
            self.name,
            self.driver.moves / self.seconds,
            times[len(times) // 2] * 1000,
            times[len(times) * 99 // 100] * 1000,
            self.cpu / self.seconds,
            (self.made - self.empty) / tables / 1024,
            (self.connected - self.made) / connections / 1024,
        )


# --- ours ------------------------------------------------------------------------------------------------


async def ask(port: int, key: str, asked: asyncio.Queue[Any]) -> None:
    """Makes and joins tables over one connection, as long as there is something to ask."""
    reader, writer = await asyncio.open_connection(HOST, port)
    while not asked.empty():
        path, body, answer = asked.get_nowait()
        raw = msgspec.json.encode(body)
        head = (
            f"POST {path} HTTP/1.1\r\nhost: {HOST}\r\nauthorization: Bearer {key}\r\ncontent-length: {len(raw)}\r\n\r\n"
        )
        writer.write(head.encode() + raw)
        lines = (await reader.readuntil(b"\r\n\r\n")).lower().split(b"\r\n")
        length = next(int(line.partition(b":")[2]) for line in lines if line.startswith(b"content-length"))
        said = await reader.readexactly(length)
        if b" 201 " not in lines[0]:
            raise click.ClickException(f"A table could not be made: {said.decode()}")
        answer.set_result(msgspec.json.decode(said))
    writer.close()


async def ask_all(port: int, key: str, wishes: list[tuple[str, Any]]) -> list[Any]:
    asked: asyncio.Queue[Any] = asyncio.Queue()
    answers: list[asyncio.Future[Any]] = []
    for path, body in wishes:
        answers.append(asyncio.get_running_loop().create_future())
        asked.put_nowait((path, body, answers[-1]))
    await asyncio.gather(*(ask(port, key, asked) for _ in range(8)))
    return [answer.result() for answer in answers]


@asynccontextmanager
async def our_server(
    tables: int, core: int | None, database: str | None, name: str = OURS, tree: Path = ROOT
) -> AsyncIterator[Contestant]:
    with tempfile.TemporaryDirectory() as folder:
        url = database or f"sqlite:///{folder}/tables.db"
        serve = [sys.executable, "-m", "scoville", "serve", "--db", url]
        environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
        make_key = [*serve, "--make-key", f"bench{os.getpid()}"]
        made_key = await asyncio.to_thread(
            subprocess.run, make_key, check=True, capture_output=True, text=True, env=environment
        )
        key = made_key.stdout.strip()
        port = free_port()
        command = pinned([*serve, "--port", str(port), "--tables-each", "1000", "--log-level", "error"], core)
        process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        try:
            await asyncio.to_thread(await_port, process, port)
            empty = memory(process)
            driver = Driver()
            driver.tables = list(await our_tables(driver, tables, port, key))
            made = memory(process)
            await driver.join_all()
            yield Contestant(name, process, driver, empty, made, memory(process))
            driver.close()
        finally:
            process.kill()
            process.wait()
    if driver.faults:
        click.echo(f"{len(driver.faults)} moves were refused, the first: {driver.faults[0][:200]}", err=True)


async def our_tables(driver: Driver, tables: int, port: int, key: str) -> list[ScovilleTable]:
    bots = [3 if number % BOT_EVERY == 0 else None for number in range(tables)]
    settings = {"rules": {"game": "spicy"}, "seats": 4, "speed": "blitz"}
    wishes: list[tuple[str, Any]] = []
    for bot in bots:
        seats = [] if bot is None else [{}, {}, {}, {"bot": "casual"}]
        wishes.append(("/api/tables", {"name": "Ada", "settings": settings, "seats": seats}))
    made = await ask_all(port, key, wishes)
    wishes = []
    for table, bot in zip(made, bots, strict=True):
        names = ("Bo", "Cy", "Di") if bot is None else ("Bo", "Cy")
        wishes += [(f"/api/tables/{table['table']}/join", {"name": name}) for name in names]
    joined = iter(await ask_all(port, key, wishes))
    found = []
    for number, (table, bot) in enumerate(zip(made, bots, strict=True)):
        tokens = [table["token"], *(next(joined)["token"] for _ in range(3 if bot is None else 2))]
        found.append(ScovilleTable(driver, number, port, tokens, bot))
        found[-1].table = table["table"]
    return found


# --- boardgame.io ------------------------------------------------------------------------------------------


def fetch_peer() -> str | None:
    """None, or why there is none."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        return "node and npm are not installed"
    lock = PEER / "package-lock.json"  # npm writes it last
    if not lock.is_file() or f"node-persist-{PERSIST}.tgz" not in lock.read_text():
        PEER.mkdir(parents=True, exist_ok=True)
        (PEER / "package.json").write_text('{"private": true}\n')
        wanted = (f"boardgame.io@{VERSION}", f"node-persist@{PERSIST}")
        command = [npm, "install", "--no-audit", "--no-fund", "--silent", "--save-exact", *wanted]
        if subprocess.run(command, check=False, cwd=PEER, capture_output=True).returncode:
            return "npm could not fetch it"
    shutil.copy(ROOT / "bench" / "peers" / "boardgame_io.js", PEER / "server.js")
    return None


@asynccontextmanager
async def peer_server(name: str, ours: Contestant, core: int | None) -> AsyncIterator[Contestant]:
    """Its tables play what ours have just played."""
    port = free_port()
    folder = tempfile.TemporaryDirectory() if name == FLAT_FILE else None
    command = ["node", "server.js", str(port), *([] if folder is None else [folder.name])]
    process = subprocess.Popen(pinned(command, core), cwd=PEER, stdout=subprocess.DEVNULL)
    try:
        await asyncio.to_thread(await_port, process, port)
        empty = memory(process)
        driver = Driver()
        for number, table in enumerate(ours.driver.tables):
            driver.tables.append(BoardgameTable(driver, number, port, again(table.moves)))
        await driver.join_all()
        # a match is made when the first comes: nothing tells its memory from its connections'
        yield Contestant(name, process, driver, empty, empty, memory(process))
        driver.close()
    finally:
        process.kill()
        process.wait()
        if folder is not None:
            folder.cleanup()


def again(moves: list[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    """The moves, also those that are added meanwhile; from the first again where that is not enough."""
    at = 0
    while True:
        if at >= len(moves):
            at = 0
        move = moves[at] if moves else (0, "passes")
        at += 1
        if move[1] != "start":
            yield move


# --- the command ---------------------------------------------------------------------------------------------


def told(runs: list[Run]) -> Told:
    """Medians over the rounds."""
    head = ["server", "moves/s", "p50 ms", "p99 ms", "cores used", "moves per core-second", "KiB a table"]
    lines = []
    for name in dict.fromkeys(run.name for run in runs):
        mine = [run for run in runs if run.name == name]

        def of(figure: str, mine: list[Run] = mine) -> float:
            return float(median(getattr(run, figure) for run in mine))

        lines.append(
            [
                name,
                f"{of('moves'):,.0f}",
                f"{of('p50'):.0f}",
                f"{of('p99'):.0f}",
                f"{of('cpu'):.2f}",
                f"{median(run.moves / run.cpu for run in mine):,.0f}",
                f"{of('per_table'):.0f}" if of("per_table") else "–",
                f"{of('per_connection'):.0f}",
            ]
        )
    return Told([*head, "KiB a connection"], lines, frozenset(range(1, 8)))


def compared(runs: list[Run]) -> Iterator[str]:
    """How many times faster ours is than each of theirs, round by round."""
    by_name: dict[str, list[Run]] = {}
    for run in runs:
        by_name.setdefault(run.name, []).append(run)
    ours = by_name.pop(OURS, [])
    for name, theirs in by_name.items():
        rounds = list(zip(ours, theirs, strict=True))
        for what, found in (
            ("in moves a second", [a.moves / b.moves for a, b in rounds]),
            ("for the same processor time", [a.moves / a.cpu / (b.moves / b.cpu) for a, b in rounds]),
        ):
            each = ", ".join(f"{one:.2f}" for one in found)
            yield f"Ours ÷ {name}, {what}: {median(found):.2f} (round by round {each})."


@click.command()
@click.option("--tables", default=500, show_default=True)
@click.option("--seconds", default=8.0, show_default=True, help="Measured in each round, in turns with the other.")
@click.option("--rounds", default=3, show_default=True)
@click.option("--db", "database", help="The URL of an empty PostgreSQL database instead of a SQLite file.")
@click.option("--before", help="Beside another commit, or a compiled working tree.")
@click.option("--skip-peer", is_flag=True, help="Only ours.")
@click.option("--json", "as_json", is_flag=True, help="Print all rounds as JSON.")
@click.option("--markdown", "as_markdown", is_flag=True, help="Print the table for docs/performance.md.")
def command(
    tables: int,
    seconds: float,
    rounds: int,
    database: str | None,
    before: str | None,
    skip_peer: bool,
    as_json: bool,
    as_markdown: bool,
) -> None:
    """Measure the live server: moves a second, sent to seen, memory; beside boardgame.io's server."""
    processes()
    about = machine()
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    core = cores[0] if len(cores) > 1 else None
    if core is not None:
        os.sched_setaffinity(0, set(cores[1:]))  # the players elsewhere than the server
    missing = None if skip_peer else fetch_peer()
    if missing is not None:
        click.echo(f"Without boardgame.io: {missing}.", err=True)
    elif not skip_peer:  # theirs is a fifth slower on one version than on another
        about["node"] = subprocess.run(["node", "--version"], check=True, capture_output=True, text=True).stdout.strip()
    tree = None if before is None else tree_of(before, Console(stderr=True))
    runs: list[Run] = []

    async def one_round() -> None:
        async with AsyncExitStack() as servers:
            contestants = [await servers.enter_async_context(our_server(tables, core, database))]
            if tree is not None:
                earlier = our_server(tables, core, None, f"Scoville at {before}", tree)
                contestants.append(await servers.enter_async_context(earlier))
            for contestant in contestants:
                await contestant.driver.play()
                await asyncio.sleep(WARM_UP)
                await contestant.driver.pause()
            if not skip_peer and missing is None:
                for name in (IN_MEMORY, FLAT_FILE):
                    theirs = peer_server(name, contestants[0], core)
                    contestants.append(await servers.enter_async_context(theirs))
            for _ in range(max(1, round(seconds / TURN))):
                for contestant in contestants:
                    await contestant.take_turn(TURN, GET_GOING)
            runs.extend(contestant.ran() for contestant in contestants)

    for _ in range(rounds):
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(one_round())
    again = f"Medians of {rounds} rounds of {seconds:g} s each, {tables} tables."
    asked = f"--rounds {rounds} --seconds {seconds:g} --tables {tables}" + (f" --before {before}" if before else "")
    again = " ".join([again, *compared(runs), f"Again: scoville bench server {asked}"])
    report = Report("server", about, [told(runs)], again, {"runs": [asdict(run) for run in runs]})
    tell([report], as_json, as_markdown)


def loop_factory() -> Any:
    try:
        import uvloop  # noqa: PLC0415
    except ImportError:
        return None
    return uvloop.new_event_loop


if __name__ == "__main__":
    command()
