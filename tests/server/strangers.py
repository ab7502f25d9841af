"""What one stranger may cost the others: the moves of a quiet table are timed with each attack and without.

    python tests/server/strangers.py                       # every attack, 10 seconds each
    python tests/server/strangers.py --only mutes chats --seconds 20

A real server, a quiet table of two people at one address, and a stranger at another who attacks from a process of
their own. To add an attack, write a coroutine `async def name(stranger)` that does it once, and put it in ATTACKS. It
is called again and again until the time is over.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

sys.path.append(str(Path(__file__).parent))
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
        """Says all of it at once and reads what comes until the last is answered or the server has had enough."""
        with suppress(OSError, WebSocketException, TimeoutError):
            async with connect(
                self.url.replace("http", "ws", 1) + "/ws", local_addr=self._local, compression=None
            ) as socket:
                await socket.send(json.dumps({"type": "hello", "token": token}))
                for number, message in enumerate(messages):
                    await socket.send(json.dumps({**message, "id": f"{number}"}))
                left = len(messages)
                while left:
                    said = json.loads(await asyncio.wait_for(socket.recv(), 5))
                    if said["type"] in {"done", "refused", "stale"}:
                        self.answers[said["fault"]["id"] if said["type"] == "refused" else said["type"]] += 1
                        left -= 1
                    elif said["type"] == "bye":
                        self.answers[f"bye {said['reason']}"] += 1
                        return


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
    """All of them opened at once, by who looks at them and by their people."""
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


async def slaps(stranger: Stranger) -> None:
    """Twenty tables of two, at which everybody slaps as often as they can."""
    if not stranger.tables:
        seats = [{"name": "A"}, {"name": "B"}]
        for _ in range(stranger.many(20)):
            made = await stranger.make("heated", seats, {"house": [3]}, start=True)
            stranger.tables += [made["token"]] if made else []
    messages = [{"type": "play", "seq": 1_000_000, "action": "slaps", "seat": i % 2} for i in range(stranger.many(58))]
    await asyncio.gather(*(stranger.flood(token, messages) for token in stranger.tables))


Attack = Callable[[Stranger], Awaitable[None]]
ATTACKS: dict[str, Attack] = {
    "long-tables": long_tables,
    "kept-tables": kept_tables,
    "mutes": mutes,
    "chats": chats,
    "replays": replays,
    "reviews": reviews,
    "slaps": slaps,
}
BEFORE: dict[str, Attack] = {"kept-tables": keep_tables}
"""What is prepared before an attack; then the server is started again."""


# --- the quiet table -----------------------------------------------------------------------------------------------


class Quiet:
    """Two people who play on, and how long each move took until it was done."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.luck = random.Random(3)
        self.took: list[float] = []
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
                    begun = time.perf_counter()
                    with suppress(client.StaleAction, client.Refusal):
                        await seat.play(action)
                        self.took.append(time.perf_counter() - begun)
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


def percentile(times: list[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, int(part * len(times)))]


async def measure(server: Server, attack: str | None, tables: Path, seconds: float) -> tuple[Quiet, Counter[str]]:
    quiet = Quiet(server.url)
    await quiet.open()
    await quiet.replay(iter([True, False]).__next__)  # the first one starts a process
    quiet.replayed.clear()
    attacker = None
    if attack is not None:
        command = [sys.executable, __file__, "--attack", attack, "--url", server.url, "--seconds", str(seconds)]
        attacker = await asyncio.create_subprocess_exec(*command, "--tables", str(tables), stdout=subprocess.PIPE)
        await asyncio.sleep(1)  # about until it has started
    end = time.monotonic() + seconds
    going = [quiet.play(lambda: time.monotonic() < end), quiet.replay(lambda: time.monotonic() < end)]
    await asyncio.gather(*going)
    await quiet.close()
    answers: Counter[str] = Counter()
    if attacker is not None:
        told, _ = await attacker.communicate()
        answers.update(json.loads(told or b"{}"))
    return quiet, answers


async def attack_for(url: str, attack: str, tables: Path, seconds: float) -> Counter[str]:
    stranger, end = Stranger(url), time.monotonic() + seconds
    stranger.tables = json.loads(tables.read_text()) if tables.exists() else []
    while time.monotonic() < end:
        await ATTACKS[attack](stranger)
        await asyncio.sleep(0.05)
    return stranger.answers


async def one_attack(name: str | None, seconds: float) -> tuple[Quiet, Counter[str]]:
    with TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/db", Path(folder) / "log", "--log-level", "error")
        tables = Path(folder) / "tables"
        server.start()
        try:
            await server.answers()
            if name in BEFORE:
                stranger = Stranger(server.url)
                await BEFORE[name](stranger)
                tables.write_text(json.dumps(stranger.tables))
                server.kill()
                server.start()
                await server.answers()
            return await measure(server, name, tables, seconds)
        finally:
            server.kill()


async def compare(names: list[str], seconds: float) -> None:
    print("Moves of the quiet table in ms, beside those without an attack; its replays in ms.")
    print("| attack | moves | p50 | p95 | worst | p50 | p95 | worst | worst / p50 | replay p50 | replay worst |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    before: list[float] = []
    for name in [None, *names]:
        quiet, answers = await one_attack(name, seconds)
        took = quiet.took
        found = [statistics.median(took), percentile(took, 0.95), max(took)]
        before = before or found
        times = " | ".join(f"{1000 * one:.1f}" for one in found)
        ratios = " | ".join(f"{one / old:.1f} x" for one, old in zip(found, before, strict=True))
        replays = f"{1000 * statistics.median(quiet.replayed):.0f} | {1000 * max(quiet.replayed):.0f}"
        title = name or "nobody attacks"
        print(f"| {title} | {len(took)} | {times} | {ratios} | {found[2] / found[0]:.1f} | {replays} |", flush=True)
        if answers:
            print(f"  {name} was answered: {dict(answers.most_common(6))}", file=sys.stderr)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="*", choices=list(ATTACKS), default=list(ATTACKS))
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--attack", choices=list(ATTACKS), help=argparse.SUPPRESS)
    parser.add_argument("--url", help=argparse.SUPPRESS)
    parser.add_argument("--tables", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.attack:
        print(json.dumps(asyncio.run(attack_for(options.url, options.attack, options.tables, options.seconds))))
    else:
        asyncio.run(compare(options.only, options.seconds))


if __name__ == "__main__":
    main()
