"""What one stranger may cost the others: times the moves of a quiet table with each attack and without.

    python tests/server/strangers.py                       # every attack, 2 rounds of 10 seconds each
    python tests/server/strangers.py --only mutes chats --seconds 20 --rounds 3
    python tests/server/strangers.py --folder /dev/shm     # without the disk, where others write to it too
    python tests/server/strangers.py --priority            # as root, on a machine that others use, too

There are a few processes beside this one, so that none of them measures another:

- a real server;
- the quiet table: two people at one address who play on. Their process has made its imports, has played for two seconds
  before anything is timed, and collects no garbage meanwhile;
- a stranger at another address. This process has a lower priority (`nice 10`, or no real-time one): on a machine of
  two cores they would compete for the processor, and it is the server's event loop that is measured, not the system's
  scheduler. A real stranger does not compute on the server's machine either;
- a sleeper on each core, which only sleeps for a millisecond again and again and notes when it wakes late: what the
  machine costs, whatever the server does.

`--priority` gives the server, the quiet table and the sleepers a real-time priority (SCHED_FIFO), the sleepers the
highest, so that other work on the machine comes after them. The processes that the server starts give that up by
themselves, as they take a lower priority than the server in any case. Where the system refuses it, one sentence says
so and everything runs as without.

`loop` is what the server says of itself, the upper bound of its worst `scoville_loop_lag_seconds`, `own` how much
of that the server has computed (`scoville_loop_own_lag_seconds`), `sleeper` how late a sleeper woke at worst. A slow
move beside a small `loop` was slow elsewhere: in the disk or in the client. A small `own` beside a large `loop`, or a
large `sleeper`, means that the system let other programs compute. The columns `ours` are the worst move divided by the
median again, but from every move the time is taken off by which a sleeper woke late during that move.
Every round includes a run in which nobody attacks; the ratios are to that. Compare the worst moves of several rounds:
one slow move can be the machine's.

To add an attack, write a coroutine `async def name(stranger)` that does it once, and put it in ATTACKS. It is called
again and again until the time is over.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import math
import os
import random
import re
import select
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import urlopen

sys.path += [str(folder) for folder in Path(__file__).parents[:2]]
from kills import Server
from live_tables import choose, wish_of
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from scoville import client

STRANGER = "127.0.0.9"
"""On Linux every address of 127/8 is this machine; elsewhere the stranger shares an address with the quiet table."""
PACE = 0.03
"""Seconds between two moves of the quiet table."""
SHORT = 'format = 1\ngame = "spicy"\nplayers = ["Ada", "Bo"]\nfirst = "Ada"\nactions = ["Ada passes", "Bo passes"]\n'
PLAYERS = [f"P{i}" for i in range(10)]
PRIORITY = 20
"""Of the real-time priorities 1 to 99; the sleepers have the next one."""
NAP = 0.001
"""Seconds a sleeper sleeps at a time."""
LATE = 0.0002
"""Seconds by which it may be late unnoticed."""
Moment = tuple[float, float]
"""When something began, and how many seconds it took; by the clock of the system, which all processes share."""


def stand_back() -> None:
    """Gives a real-time priority back: what is left to do is not measured."""
    if hasattr(os, "sched_setscheduler"):
        os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))


def put_first(process: int, priority: int = PRIORITY) -> str:
    """Gives a process a real-time priority; why not, if that is refused."""
    try:
        os.sched_setscheduler(process, os.SCHED_FIFO, os.sched_param(priority))
    except AttributeError:
        return "this system has no real-time priorities"
    except OSError as error:
        return error.strerror or "refused"
    return ""


def refused_priority() -> str:
    """Why there is no real-time priority, if so: tried on a process of no other use."""
    tried = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    try:
        return put_first(tried.pid)
    finally:
        tried.communicate(b"\n")


def slapping(actions: int) -> str:
    """A long record in few bytes: everybody slaps when there is nothing to slap, and draws cards for it."""
    slaps = ",".join(f'"{PLAYERS[i % 10]} slaps"' for i in range(actions))
    players = ",".join(f'"{name}"' for name in PLAYERS)
    return f'format=1\ngame="heated"\nplayers=[{players}]\nseed=1\nactions=[{slaps}]\n[rules]\nhouse=[3]\n'


class Stranger:
    """Asks from an address of their own and counts what they are answered: statuses, faults, byes."""

    def __init__(self, url: str, *, size: float = 1.0) -> None:
        """`size` below 1 makes every attack smaller, for a quick look."""
        self.url = url
        self.host, _, port = url.removeprefix("http://").partition(":")
        self.port = int(port)
        self.size = size
        self.answers: Counter[str] = Counter()
        self.tables: list[Any] = []
        self.person = ""
        self._local = (STRANGER, 0) if sys.platform == "linux" else None

    def many(self, count: int) -> int:
        return max(1, round(count * self.size))

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        raw = b"" if body is None else json.dumps(body).encode()
        head = (
            f"{method} {path} HTTP/1.1\r\nhost: {self.host}\r\nconnection: close\r\ncontent-length: {len(raw)}\r\n\r\n"
        )
        try:
            reader, writer = await asyncio.open_connection(self.host, self.port, local_addr=self._local)
            writer.write(head.encode() + raw)
            told = await reader.read()
            writer.close()
            status = int(told.split(b" ", 2)[1])
            found = json.loads(told.partition(b"\r\n\r\n")[2])
        except (OSError, IndexError, ValueError):
            self.answers["nothing"] += 1
            return 0, None
        self.answers[str(status) if status < 400 else f"{status} {found.get('id')}"] += 1
        return status, found

    async def make(self, game: str, seats: list[dict[str, Any]], rules: Any = None, **more: Any) -> Any:
        """A table with somebody on each seat; None if it was refused."""
        settings = {"rules": {"game": game, **(rules or {})}, "seats": len(seats)}
        wish = {"name": "Eve", "settings": settings, "seats": seats, **more}
        status, made = await self.ask("POST", "/api/tables", wish)
        return made if status == 201 else None

    async def flood(self, token: str, messages: list[dict[str, Any]]) -> None:
        """Says all of it at once and reads what comes until the last is answered or the server has had enough.

        With no messages it goes once it is welcome.
        """
        try:
            async with connect(
                self.url.replace("http", "ws", 1) + "/ws", local_addr=self._local, compression=None
            ) as socket:
                await socket.send(json.dumps({"type": "hello", "token": token}))
                for number, message in enumerate(messages):
                    await socket.send(json.dumps({**message, "id": f"{number}"}))
                left = len(messages) or 1
                while left:
                    said = json.loads(await asyncio.wait_for(socket.recv(), 120))
                    if said["type"] in {"done", "refused", "stale"}:
                        self.answers[said["fault"]["id"] if said["type"] == "refused" else said["type"]] += 1
                        left -= 1
                    elif said["type"] == "welcome" and not messages:
                        self.answers["welcome"] += 1
                        return
                    elif said["type"] == "bye":
                        self.answers[f"bye {said['reason']}"] += 1
                        return
        except (OSError, WebSocketException, TimeoutError) as error:
            self.answers[type(error).__name__] += 1


# --- attacks -------------------------------------------------------------------------------------------------------


async def long_tables(stranger: Stranger) -> None:
    """Tables made from 13,000 actions, ten bots on each, started at once."""
    count = stranger.many(13_000)
    seats = [{"bot": random.choice(("cat", "tiger"))} for _ in PLAYERS]
    origin = {"record": slapping(count), "ply": count}
    await stranger.make("heated", seats, watch=True, start=True, origin=origin)


async def keep_tables(stranger: Stranger) -> None:
    """Before the attack: tables of 13,000 actions, of which the server that is attacked has none in memory."""
    count = stranger.many(13_000)
    origin = {"record": slapping(count), "ply": count}
    for _ in range(stranger.many(18)):
        made = await stranger.make("heated", [{"bot": "cat"} for _ in PLAYERS], start=True, watch=True, origin=origin)
        stranger.tables += [made] if made else []


async def kept_tables(stranger: Stranger) -> None:
    """All of them opened at once, by spectators and by their players."""
    tables = [stranger.ask("GET", f"/api/tables/{made['table']}") for made in stranger.tables]
    people = [stranger.flood(made["token"], [{"type": "chat", "phrase": "hello"}]) for made in stranger.tables]
    await asyncio.gather(*tables, *people)


async def crowd(stranger: Stranger) -> list[str]:
    """Forty spectators at a table of the stranger's."""
    if not stranger.tables:
        made = await stranger.make("spicy", [{"name": "Eve"}, {"name": "Mal"}])
        stranger.tables = [made["token"]]
        for _ in range(stranger.many(40)):
            _, joined = await stranger.ask("POST", f"/api/tables/{made['table']}/join", {"name": "X", "watch": True})
            stranger.tables += [joined["token"]] if joined and "token" in joined else []
        stranger.person = made["person"]
    return stranger.tables


async def mutes(stranger: Stranger) -> None:
    """Forty spectators mute and unmute, 60 times each at once."""
    tokens = await crowd(stranger)
    messages = [{"type": "mute", "person": stranger.person, "muted": bool(i % 2)} for i in range(stranger.many(58))]
    await asyncio.gather(*(stranger.flood(token, messages) for token in tokens))


async def chats(stranger: Stranger) -> None:
    """Forty spectators talk, 60 lines each at once."""
    messages = [{"type": "chat", "text": "x" * 200} for _ in range(58)]
    await asyncio.gather(*(stranger.flood(token, messages) for token in await crowd(stranger)))


async def replays(stranger: Stranger) -> None:
    """Twenty replays at once of 38 KB that used to become 27 MiB."""
    body = {"record": slapping(stranger.many(2990)), "open": True}
    await asyncio.gather(*(stranger.ask("POST", "/api/replay", body) for _ in range(20)))


async def reviews(stranger: Stranger) -> None:
    """Twenty reviews at once of a long record."""
    count = stranger.many(2990)
    origins = [{"record": slapping(count), "ply": count - i} for i in range(stranger.many(20))]
    await asyncio.gather(*(stranger.ask("POST", "/api/review", {"origin": origin}) for origin in origins))


async def slap_tables(stranger: Stranger) -> None:
    if not stranger.tables:
        seats = [{"name": "A"}, {"name": "B"}]
        for _ in range(stranger.many(20)):
            made = await stranger.make("heated", seats, {"house": [3]}, start=True)
            stranger.tables += [made["token"]] if made else []


async def slaps(stranger: Stranger) -> None:
    """Twenty tables of two, at which everybody slaps as often as they can."""
    await slap_tables(stranger)
    messages = [{"type": "play", "seq": 1_000_000, "action": "slaps", "seat": i % 2} for i in range(stranger.many(58))]
    await asyncio.gather(*(stranger.flood(token, messages) for token in stranger.tables))


async def hellos(stranger: Stranger) -> None:
    """Forty spectators come and go, as fast as they can."""
    await asyncio.gather(*(stranger.flood(token, []) for token in await crowd(stranger)))


async def lines(stranger: Stranger) -> None:
    """A hundred lines at once, each for one small request."""
    await asyncio.gather(*(stranger.ask("GET", "/api/games") for _ in range(stranger.many(100))))


async def guesses(stranger: Stranger) -> None:
    """Forty sockets with tokens that open nothing."""
    await asyncio.gather(*(stranger.flood(f"{random.getrandbits(128):x}", []) for _ in range(stranger.many(40))))


Attack = Callable[[Stranger], Coroutine[Any, Any, None]]
ATTACKS: dict[str, Attack] = {
    "long-tables": long_tables,
    "kept-tables": kept_tables,
    "mutes": mutes,
    "chats": chats,
    "replays": replays,
    "reviews": reviews,
    "slaps": slaps,
    "hellos": hellos,
    "lines": lines,
    "guesses": guesses,
}
BEFORE: dict[str, Attack] = {"kept-tables": keep_tables}
"""What is prepared before an attack; then the server is started again."""


PREPARED: dict[str, Callable[[Stranger], Coroutine[Any, Any, Any]]] = {
    "mutes": crowd,
    "chats": crowd,
    "hellos": crowd,
    "slaps": slap_tables,
}
"""What the stranger makes before anything is timed."""


# --- the quiet table -----------------------------------------------------------------------------------------------


class Quiet:
    """Two people who play on, and how long each move took until it was done."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.luck = random.Random(3)
        self.took: list[Moment] = []
        self.replayed: list[float] = []
        """Seconds until each replay of a short game, asked for by the same people, was answered."""
        self.seats: list[client.Seat] = []

    async def open(self) -> None:
        mine = await client.make(self.url, wish_of("spicy", settings={"speed": "relaxed"}))
        other = await client.join(self.url, mine["table"], "Bo")
        for joined in (mine, other):
            self.seats.append(client.Seat(self.url, joined["token"]))
            await self.seats[-1].open()

    async def play(self, going: Callable[[], bool]) -> None:
        ada = self.seats[0]
        while going():
            if ada.table["state"] != "playing":
                await ada.wish("start")
                for seat in self.seats:
                    await seat.until(lambda: bool(seat.sights))  # noqa: B023
            for seat in self.seats:
                action = choose(seat, self.luck)
                if action is not None:
                    begun = time.monotonic()
                    with suppress(client.StaleAction, client.Refusal):
                        await seat.play(action)
                        self.took.append((begun, time.monotonic() - begun))
            await asyncio.sleep(PACE)

    async def replay(self, going: Callable[[], bool]) -> None:
        while going():
            begun = time.perf_counter()
            await client.post(self.url, "/api/replay", {"record": SHORT})
            self.replayed.append(time.perf_counter() - begun)
            await asyncio.sleep(1)

    async def close(self) -> None:
        for seat in self.seats:
            await seat.close()


# --- the processes -------------------------------------------------------------------------------------------------


async def told_to_begin() -> None:
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)


async def play_for(url: str, seconds: float) -> dict[str, Any]:
    """The process of the quiet table."""
    quiet = Quiet(url)
    await quiet.open()

    async def play(seconds: float) -> None:
        end = time.monotonic() + seconds
        await asyncio.gather(*(do(lambda: time.monotonic() < end) for do in (quiet.play, quiet.replay)))

    await play(2.0)  # the first replay starts a process of the server
    quiet.took.clear()
    quiet.replayed.clear()
    gc.collect()
    gc.freeze()
    gc.disable()
    await told_to_begin()
    await play(seconds)
    stand_back()
    await quiet.close()
    return {"took": quiet.took, "replayed": quiet.replayed}


async def attack_for(url: str, attack: str, tables: Path, seconds: float) -> Counter[str]:
    """The process of the stranger."""
    stranger = Stranger(url)
    stranger.tables = json.loads(tables.read_text()) if tables.exists() else []
    if attack in PREPARED:
        await PREPARED[attack](stranger)
    await told_to_begin()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        await ATTACKS[attack](stranger)
        await asyncio.sleep(0.05)
    return stranger.answers


def cores() -> list[int]:
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0]


def sleep_on(core: int) -> list[Moment]:
    """The process of a sleeper: when it was to wake, and how late it was, until it is told to end.

    It ends after everything else. To end takes a program of Python some 50 ms, before all others as it is.
    """
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})
    gc.disable()
    print("ready", flush=True)
    sys.stdin.readline()
    late = []
    while not select.select([sys.stdin], [], [], 0)[0]:
        begun = time.monotonic()
        time.sleep(NAP)
        over = time.monotonic() - begun - NAP
        if over > LATE:
            late.append((begun + NAP, over))
    stand_back()
    return late


def overlap(one: Moment, other: Moment) -> float:
    """Seconds that belong to both."""
    return max(0.0, min(sum(one), sum(other)) - max(one[0], other[0]))


def without(move: Moment, late: list[list[Moment]]) -> float:
    """How long a move took, less what the core cost that was late for longer."""
    return move[1] - max(sum(overlap(move, moment) for moment in core) for core in late)


class Part:
    """Another process that runs this file."""

    def __init__(self, *options: str, first: bool = False) -> None:
        command = [sys.executable, __file__, *options, *(["--priority"] if first else [])]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        assert self.process.stdout.readline() == "ready\n"

    def begin(self) -> None:
        """Says the word it waits for."""
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()

    def result(self) -> Any:
        """What it says in the end."""
        assert self.process.stdout is not None
        told = self.process.stdout.read()
        self.process.wait()
        return json.loads(told)


# --- measuring -----------------------------------------------------------------------------------------------------


@dataclass
class Run:
    """One attack in one round."""

    took: list[float]
    ours: list[float]
    """The same moves, less what the machine cost them."""
    replayed: list[float]
    lag: float
    """Seconds: the server's event loop was at most so late."""
    own_lag: float
    """And so much of it was the server's own work."""
    machine: float
    """Seconds by which a sleeper woke too late at worst."""
    answers: Counter[str] = field(default_factory=Counter)


def metrics(url: str) -> str:
    with urlopen(f"{url}/metrics") as answer:
        return str(answer.read().decode())


def worst(name: str, before: str, after: str) -> float:
    """The upper bound of the highest bucket in which anything was counted between two readings."""

    def counts(told: str) -> dict[float, float]:
        found = re.findall(rf'^{name}_bucket\{{le="([^"]+)"\}} (\S+)$', told, re.MULTILINE)
        return {float(bound): float(count) for bound, count in found}

    old, new = counts(before), counts(after)
    looks = new[math.inf] - old[math.inf]
    return min(bound for bound in new if new[bound] - old[bound] == looks)


def measure(url: str, attack: str | None, tables: Path, seconds: float, first: bool) -> Run:
    options = ["--url", url, "--seconds", str(seconds)]
    quiet = Part("--play", *options, first=first)
    sleepers = [Part("--sleep", str(core), *options, first=first) for core in cores()]
    attacker = None if attack is None else Part("--attack", attack, "--tables", str(tables), *options, first=first)
    before = metrics(url)
    if attacker is not None:
        attacker.begin()
    for sleeper in sleepers:
        sleeper.begin()
    quiet.begin()
    told = quiet.result()
    for sleeper in sleepers:
        sleeper.begin()  # the second word ends it
    late = [sleeper.result() for sleeper in sleepers]
    machine = max((over for core in late for _, over in core), default=0.0)
    after = metrics(url)
    lag, own_lag = (worst(f"scoville_loop_{name}_seconds", before, after) for name in ("lag", "own_lag"))
    answers = Counter() if attacker is None else Counter(attacker.result())
    took, ours = [move[1] for move in told["took"]], [without(move, late) for move in told["took"]]
    return Run(took, ours, told["replayed"], lag, own_lag, machine, answers)


def start(server: Server, first: bool) -> None:
    server.start()
    if first and server.process is not None:
        put_first(server.process.pid)  # before it has threads, which inherit it
    asyncio.run(server.answers())


def one_attack(name: str | None, seconds: float, place: Path | None, first: bool = False) -> Run:
    with TemporaryDirectory(dir=place) as folder:
        server = Server(f"sqlite:///{folder}/db", Path(folder) / "log", "--log-level", "error")
        tables = Path(folder) / "tables"
        try:
            start(server, first)
            if name in BEFORE:
                stranger = Stranger(server.url)
                asyncio.run(BEFORE[name](stranger))
                tables.write_text(json.dumps(stranger.tables))
                server.kill()
                start(server, first)
            return measure(server.url, name, tables, seconds, first)
        finally:
            server.kill()


def percentile(times: list[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, int(part * len(times)))]


def row(title: str, runs: list[Run], nobody: list[Run]) -> str:
    """Each figure is the median of the rounds, except where the column says otherwise."""

    def middle(of: Callable[[Run], float], runs: list[Run] = runs) -> float:
        return statistics.median(map(of, runs))

    def p50(run: Run) -> float:
        return statistics.median(run.took)

    def p95(run: Run) -> float:
        return percentile(run.took, 0.95)

    def slowest(run: Run) -> float:
        return max(run.took)

    def goal(run: Run) -> float:
        return slowest(run) / p50(run)

    def goal_of_ours(run: Run) -> float:
        return max(run.ours) / statistics.median(run.ours)

    ms = [middle(p50), middle(p95), middle(slowest), max(map(slowest, runs))]
    beside = [middle(one) / middle(one, nobody) for one in (p50, p95, slowest)]
    cells = [title, str(sum(len(run.took) for run in runs)), *(f"{1000 * one:.1f}" for one in ms)]
    cells += [f"{one:.1f} x" for one in beside]
    cells += [f"{middle(goal):.1f}", f"{max(map(goal, runs)):.1f}"]
    cells += [
        f"{middle(goal_of_ours):.1f}",
        f"{max(map(goal_of_ours, runs)):.1f}",
        f"{1000 * max(run.lag for run in runs):.0f}",
    ]
    cells += [f"{1000 * max(run.own_lag for run in runs):.0f}", f"{1000 * max(run.machine for run in runs):.1f}"]
    cells += [f"{1000 * middle(lambda run: statistics.median(run.replayed)):.0f}"]
    cells += [f"{1000 * max(max(run.replayed) for run in runs):.0f}"]
    return f"| {' | '.join(cells)} |"


HEADINGS = (
    "attack",
    "moves",
    "p50",
    "p95",
    "worst",
    "worst of all rounds",
    "p50",
    "p95",
    "worst",
    "worst / p50",
    "of all rounds",
    "ours",
    "of all rounds",
    "loop",
    "own",
    "sleeper",
    "replay p50",
    "replay worst",
)


def compare(names: list[str], seconds: float, rounds: int, place: Path | None = None, first: bool = False) -> None:
    runs: dict[str | None, list[Run]] = {name: [] for name in (None, *names)}
    for _ in range(rounds):
        for name, found in runs.items():
            found.append(one_attack(name, seconds, place, first))
            answers = dict(found[-1].answers.most_common(6))
            took = found[-1].took
            slowest, middle = 1000 * max(took), 1000 * statistics.median(took)
            told = f"worst {slowest:.1f} ms (ours {1000 * max(found[-1].ours):.1f}), median {middle:.1f}"
            print(f"  {name}: {told}; answered {answers}", file=sys.stderr)
    print(f"Moves of the quiet table in ms, then beside those without an attack; {rounds} rounds of {seconds:g} s.")
    print(f"| {' | '.join(HEADINGS)} |")
    print(f"| {' | '.join('---' for _ in HEADINGS)} |")
    for name, found in runs.items():
        print(row(name or "nobody attacks", found, runs[None]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="*", choices=list(ATTACKS), default=list(ATTACKS))
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--folder", type=Path, help="where the databases are; /dev/shm leaves the disk out of it")
    parser.add_argument("--priority", action="store_true", help="before all other work on this machine; needs root")
    parser.add_argument("--attack", choices=list(ATTACKS), help=argparse.SUPPRESS)
    parser.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--sleep", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--url", help=argparse.SUPPRESS)
    parser.add_argument("--tables", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    sleeps = options.sleep is not None
    if options.play or sleeps:
        if options.priority:
            put_first(0, PRIORITY + sleeps)
    elif options.priority and not options.attack and (why := refused_priority()):
        print(f"The system gives no real-time priority ({why}); everything runs as without.", file=sys.stderr)
        options.priority = False
    if options.attack:
        if hasattr(os, "nice") and not options.priority:  # else the others are before it anyway
            os.nice(10)
        print(json.dumps(asyncio.run(attack_for(options.url, options.attack, options.tables, options.seconds))))
    elif options.play:
        print(json.dumps(asyncio.run(play_for(options.url, options.seconds))))
    elif sleeps:
        print(json.dumps(sleep_on(options.sleep)))
    else:
        compare(options.only, options.seconds, options.rounds, options.folder, options.priority)


if __name__ == "__main__":
    main()
