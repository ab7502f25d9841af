"""Sends a live server everything that nobody should send: mutated messages, deep JSON, huge numbers, binary, floods.

    python tests/server/fuzzing.py --messages 5000000

The server runs in this process, behind real sockets. Others play at a table of their own all the while.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import sys
import tempfile
from collections import Counter
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import psutil  # type: ignore[import-untyped]

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / folder) for folder in ("tests/server", "tests", "bench")]

from live_sockets import Socket, connect  # noqa: E402
from live_tables import Running, choose, running, seated, wish_of  # noqa: E402
from nasty_records import nasty_request  # noqa: E402

from scoville import client  # noqa: E402
from scoville.server import frames, limits, sockets  # noqa: E402
from scoville.server.frames import LARGEST_FRAME  # noqa: E402
from scoville.server.people.identity import new_person, new_session  # noqa: E402
from scoville.server.people.phrases import hash_phrase, new_phrase  # noqa: E402
from scoville.server.people.rows import Credential  # noqa: E402

BATCH = 40
"""Messages sent in one breath."""
NASTY: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 9, 10, 2**31, 2**53 + 1, 2**63, 2**64, -(2**70), 10**40, 1e308, -0.0, 0.5),
    *(
        "",
        " ",
        "\0",
        "\ud800",
        "\udfff\ud800",
        "\u202e",
        "e\u0301" * 12,
        "🌶" * 30,
        "clock",
        "null",
        "x" * 300,
        "9" * 400,
    ),
    *([], {}, [[]], [None] * 50, {"": ""}, {"type": "hello"}, ["Ada"] * 12),
)
RAW: tuple[bytes, ...] = (
    *(b"", b" ", b"null", b"true", b"[]", b"{}", b'"hello"', b"{", b"}", b"\xff\xfe", b"\x00" * 20, b"NaN", b"1e999"),
    *(
        b"[" * 4000,
        b'{"a":' * 1500,
        b'{"type":' * 1000,
        b"9" * 5000,
        b"-" * 100,
        b'{"type":"play","seq":' + b"9" * 4000 + b"}",
    ),
    *(
        b'{"type":"play","type":"chat","id":"1","id":"2"}',
        b'{"type":"pong","nonce":-1}',
        b'{"type":"pong","nonce":1e400}',
    ),
    *(b'{"type":"chat","id":"s","text":"\\ud800"}', b'{"type":"chat","id":"s","text":"\xed\xa0\x80"}'),
    *(b'{"type":"hello","token":"' + b"t" * 7000 + b'"}', b"\xef\xbb\xbf{}", b"{}" * 2000, b'{"type":"\\u0070lay"}'),
)
ACTIONS = (
    *("passes", "accepts", "plays w5 as c2", "plays *s as p10 with c1 c1 last", "copies w5", "challenges number"),
    *("challenges blind", "peeks Ada", "peeks stack", "plays b7", "plays draw4 green", "plays ghost green on Bo Bo"),
    *("plays give-take green on Bo giving b3", "plays trap at 99999999999999999999", "plays reorganize red on Ada Ada"),
    *("draws", "draws 0", "draws -1", "draws 1e9", "asks", "offers b3", "declines", "takes Bo", "takes nothing"),
    *(
        "discards b3 b3 b3",
        "slaps",
        "calls",
        "wonders",
        "names green",
        "expires",
        "plays",
        "plays trap^",
        "plays w5 as",
    ),
)
PATHS = (
    *("/api/games", "/api/tables", "/api/tables/{t}", "/api/tables/{t}/join", "/api/tables/{t}/games/last/record"),
    *("/api/tables/{t}/games/1/record", "/api/tables/{t}/games/-1/record", "/api/tables/{t}/games/99999999999/record"),
    *(
        "/api/key",
        "/healthz",
        "/metrics",
        "/",
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/x",
        "/assets/..%2f..%2fx",
        "/api/%00",
        "/%ff",
    ),
    *("/%00", "/assets/%00x", "/" + "x" * 300, "/api/tables/%00", "/api/tables/%00/join", "/api/rules", "/api/replay"),
    *("/api/tables/ABCDEF", "/api/tables/" + "x" * 500, "/api/nothing", "/ws", "/api/tables/%F0%9F%8C%B6/join"),
)

CREDENTIAL = {"rawId": "AAAA", "response": {"clientDataJSON": "eyJjaGFsbGVuZ2UiOiJBQUFBIn0", "attestationObject": "oA"}}
KEEP = {"name": "Eve", "cat": 3, "language": "de"}
MINE: dict[str, Any] = {
    "/api/me": KEEP,
    "/api/me/phrase": KEEP,
    "/api/me/passkey": KEEP,
    "/api/me/passkey/made": {"credential": CREDENTIAL, "keep": KEEP},
    "/api/me/passkey/drop": {"id": "AAAA"},
    "/api/me/enter": {"phrase": "lusab babad gutih tugad mudof sakat zanan pabik"},
    "/api/me/enter/passkey": {},
    "/api/me/enter/signed": {"credential": CREDENTIAL},
    "/api/me/leave": {"device": "0123456789abcdef"},
    "/api/me/seats": {"keys": ["t" * 32]},
    "/api/me/tables/{table}/key": {},
    "/api/me/blocks": {"kind": "mute", "table": "{t}", "person": "nobody"},
    "/api/me/reports": {"table": "{t}", "person": "nobody", "reason": "chat", "words": "x"},
    "/api/me/erase": {"name": "Nobody"},
    "/api/me/push": {"endpoint": "https://push.example/x", "key": "B" * 87, "auth": "A" * 22},
    "/api/me/push/drop": {"id": "0" * 64},
}
"""Routes of a kept profile and what is sent to them. A test compares them with those of the server."""
CUP = {"name": "Cup", "settings": wish_of()["settings"], "plan": "swiss", "size": 3, "rounds": 2, "minutes": 1}
CLUBS: dict[str, Any] = {
    "/api/clubs": {"name": "Club", "about": "x"},
    "/api/clubs/{club}": {"name": "Club", "about": "y"},
    "/api/clubs/{club}/join": {"invite": "0123456789abcdef01234567"},
    "/api/clubs/{club}/leave": {},
    "/api/clubs/{club}/invite": {},
    "/api/clubs/{club}/members": {"person": "0123456789abcdef", "role": "organiser"},
    "/api/clubs/{club}/presets": {"name": "House", "settings": wish_of()["settings"]},
    "/api/clubs/{club}/presets/drop": {"id": "0123456789ab"},
    "/api/clubs/{club}/tables": {"name": "Eve", "settings": wish_of()["settings"], "cat": 1},
    "/api/clubs/{club}/close": {"name": "x"},
    "/api/tournaments": CUP,
    "/api/tournaments/{tournament}/enter": {},
    "/api/tournaments/{tournament}/withdraw": {"entrant": None},
    "/api/tournaments/{tournament}/readmit": {"entrant": "0123456789ab"},
    "/api/tournaments/{tournament}/round": {},
    "/api/tournaments/{tournament}/rule": {"round": 1, "number": 1, "places": [1, 2, 0]},
    "/api/tournaments/{tournament}/end": {},
    "/api/tournaments/{tournament}/drop": {},
    "/api/tournaments/{tournament}/sit": {},
}
"""The same for clubs and tournaments."""
CLUBS_ASKED = (
    *("/api/clubs", "/api/clubs/{club}", "/api/clubs/{club}/season"),
    *("/api/tournaments", "/api/tournaments/{tournament}"),
)
ASKED = (
    *("/api/me", "/api/me/games", "/api/me/play", "/api/me/blocks", "/api/me/export", "/api/announcements"),
    *("/api/me/turns", "/api/me/push"),
)
ASKING = (
    "",
    "?game=spicy",
    "?game=%00",
    "?players=3",
    "?players=-1",
    "?before=nan",
    "?before=1e999",
    "?result=won&against=x",
    *("?season=2026-4", "?season=9999-4", "?season=0000-1", "?season=x", "?round=1", "?round=-1", "?club=x"),
)


@dataclass
class Found:
    sent: int = 0
    requests: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    cut_off: int = 0
    moves: int = 0
    """Of the others, meanwhile."""
    errors: list[str] = field(default_factory=list)
    tables: int = 0
    early: int = 0
    """Bytes of memory after the first fifth."""
    late: int = 0


class Mutator:
    def __init__(self, luck: random.Random, running: Running) -> None:
        self.luck = luck
        self.running = running
        self.people = ["", "nobody"]
        self.tokens = ["", "t" * 32]
        self.cookies = ["x", "t" * 32, "\xe9", "a" * 5000]
        self.count = 0
        self.club = self.tournament = "0" * 24
        """That of somebody whose cookie is above."""

    def clubs(self, path: str) -> str:
        known = self.luck.random() < 0.9
        path = path.replace("{club}", self.club if known else "x")
        return path.replace("{tournament}", self.tournament if known else "%00")

    def valid(self) -> dict[str, Any]:
        luck = self.luck
        self.count += 1
        name, seat = f"{self.count:x}", luck.choice([None, *range(10)])
        settings = {"rules": {"game": luck.choice(["spicy", "heated"])}, "seats": luck.randint(2, 4), "speed": "blitz"}
        return luck.choice(
            [
                {"type": "hello", "token": luck.choice(self.tokens), "seen": luck.randrange(50)},
                {"type": "sit", "id": name, "seat": seat, "name": None},
                {"type": "stand", "id": name, "seat": seat or 0},
                {"type": "kick", "id": name, "person": "nobody"},
                {"type": "lock", "id": name, "locked": luck.random() < 0.5},
                {"type": "set-bot", "id": name, "seat": seat or 0, "bot": luck.choice(["random", None, "nobody"])},
                {"type": "change-settings", "id": name, "settings": settings},
                {"type": "nonce", "id": name, "nonce": "abc", "seat": seat},
                {"type": "start", "id": name},
                {"type": "chat", "id": name, "text": "hi"},
                {"type": "chat", "id": name, "phrase": "ouch"},
                {"type": "mute", "id": name, "person": luck.choice(self.people), "muted": luck.random() < 0.5},
                {"type": "pong", "nonce": luck.randrange(20)},
                *[
                    {"type": "play", "id": name, "seq": luck.randrange(200), "action": action, "seat": seat}
                    for action in luck.sample(ACTIONS, 8)
                ],
            ]
        )

    def message(self) -> bytes:
        luck = self.luck
        part = luck.random()
        if part < 0.06:
            return luck.choice(RAW)
        message = self.valid()
        if part < 0.3:
            return json.dumps(message).encode()
        if part < 0.75:
            return json.dumps(self.bent(message)).encode("utf-8", "surrogatepass")
        return self.broken(json.dumps(message).encode())

    def frame(self) -> tuple[int, bytes]:
        """Text, bytes, pings. What ends a connection at once comes seldom: what follows would not be read."""
        raw, part = self.message(), self.luck.random()
        if part > 0.98:
            return self.luck.choice([9, 10]), raw[:125]
        if part < 0.0005:
            return 1, raw + b" " * LARGEST_FRAME
        try:
            raw.decode()
        except UnicodeDecodeError:
            return 1 if part < 0.005 else 2, raw
        return 2 if part < 0.05 else 1, raw

    def bent(self, message: Any) -> Any:
        """Another value somewhere, a field more or less."""
        luck = self.luck
        bent = dict(message)
        for _ in range(luck.choice([1, 1, 2, 3])):
            key = luck.choice(list(bent) or ["type"])
            match luck.randrange(6):
                case 0 | 1 | 2:
                    bent[key] = luck.choice(NASTY)
                case 3:
                    bent.pop(key, None)
                case 4:
                    bent[luck.choice(["x", "__proto__", "seat", "person", "time", "token"])] = luck.choice(NASTY)
                case 5 if isinstance(bent.get(key), dict):
                    bent[key] = self.bent(bent[key])
        return bent

    def broken(self, raw: bytes) -> bytes:
        """Another text altogether."""
        luck = self.luck
        text = bytearray(raw)
        for _ in range(luck.randint(1, 4)):
            at = luck.randrange(len(text) + 1)
            match luck.randrange(4):
                case 0:
                    text[at:at] = bytes(luck.randrange(256) for _ in range(luck.randint(1, 6)))
                case 1:
                    del text[at : at + luck.randint(1, 9)]
                case 2:
                    text[at:at] = text[: luck.randint(0, len(text))]
                case 3 if at < len(text):
                    text[at] ^= 1 << luck.randrange(8)
        return bytes(text)

    def request(self, tables: list[str]) -> bytes:
        """An HTTP request, more or less."""
        luck = self.luck
        path = luck.choice(PATHS).replace("{t}", luck.choice(tables))
        method = "POST" if path.endswith(("/join", "/api/tables", "/api/key")) else "GET"
        if luck.random() < 0.1:
            method = luck.choice(["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "get", "X" * 40])
        wish = wish_of(luck.choice(["spicy", "heated"]), luck.randint(2, 6))
        said: Any = self.bent(luck.choice([wish, wish["settings"], {"name": "Eve"}]))
        if luck.random() < 0.4:
            method = "POST"
            path, said = nasty_request(luck, wish, NASTY)
        if luck.random() < 0.25:
            path, said = luck.choice([*MINE.items()])
            table = luck.choice(tables)
            method, path = "POST", path.replace("{table}", table)
            said = self.bent({key: table if value == "{t}" else value for key, value in said.items()})
        elif luck.random() < 0.15:
            path, said = luck.choice([*CLUBS.items()])
            method, path, said = "POST", self.clubs(path), self.bent(said)
        elif luck.random() < 0.1:
            method, path = "GET", self.clubs(luck.choice([*ASKED, *CLUBS_ASKED])) + luck.choice(ASKING)
        body = json.dumps(said).encode("utf-8", "surrogatepass")
        if luck.random() < 0.2:
            body = luck.choice([self.broken(body), luck.choice(RAW), b"x" * 20_000])
        headers = {"host": "localhost", "content-length": str(len(body)), "content-type": "application/json"}
        if luck.random() < 0.2:
            headers["authorization"] = luck.choice(
                ["Bearer x", "Bearer", "Basic eDp4", "Bearer \xe9", "Bearer " + "k" * 3000]
            )
        if luck.random() < 0.5:
            headers["cookie"] = f"scoville-me={luck.choice(self.cookies)}"
        if luck.random() < 0.1:
            headers["origin"] = luck.choice(
                ["http://evil.example", "null", "http://localhost", "::", "http://[", "\xff"]
            )
        head = f"{method} {path} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        return head.encode("latin-1") + b"\r\n" + body


class Attacker:
    """A guest of a table with their own token and no manners."""

    def __init__(self, mutator: Mutator, found: Found, port: int, token: str) -> None:
        self.mutator = mutator
        self.found = found
        self.port = port
        self.token = token
        self.socket: Socket | None = None
        self.heard = asyncio.Event()
        self.wanted = b""

    def hear(self, socket: Socket, raw: bytes) -> None:
        kind = raw[9 : raw.find(b'"', 9)].decode()
        self.found.answers[kind] += 1
        if self.wanted and self.wanted in raw:
            self.heard.set()

    async def batch(self, count: int) -> None:
        """Many messages at once, then a good one that must be answered, unless the server has hung up."""
        if self.socket is None or self.socket.closed:
            self.socket = await connect("127.0.0.1", self.port, "/ws", self.hear)
            self.socket.send(json.dumps({"type": "hello", "token": self.token}).encode())
            self.found.sent += 1
        for _ in range(count):
            self.socket.send_frame(*self.mutator.frame())
        self.found.sent += count
        self.mutator.count += 1
        name = f"good{self.mutator.count}"
        self.wanted = f'"id":"{name}"'.encode()
        self.heard.clear()
        self.socket.send(json.dumps({"type": "mute", "id": name, "person": "x" * 12}).encode())
        for _ in range(30_000):
            if self.heard.is_set() or self.socket.closed:
                break
            with suppress(TimeoutError):
                await asyncio.wait_for(self.heard.wait(), 0.02)
        else:
            self.found.errors.append("a table did not answer any more")
        self.found.cut_off += self.socket.closed


async def attack_http(mutator: Mutator, found: Found, port: int, tables: list[str], count: int) -> None:
    """Requests on connections that are kept as long as the server keeps them."""
    while count > 0:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        with suppress(ConnectionError, asyncio.IncompleteReadError):
            for _ in range(25):
                count -= 1
                found.requests += 1
                raw = mutator.request(tables)
                writer.write(raw)
                head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 600)
                status = head[9:12].decode()
                found.answers[f"http {status}"] += 1
                if status[0] == "5" and b"/ HTTP" not in raw[:60] and status != "503":
                    found.errors.append(f"{status} to {raw[:200]!r}")
                length = next(
                    (line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length")), b": 0"
                )
                if not raw.startswith(b"HEAD"):
                    await reader.readexactly(int(length.partition(b":")[2]))
                if b"connection: close" in head.lower():
                    break
        writer.close()


async def play_meanwhile(seats: list[client.Seat], found: Found, stop: asyncio.Event) -> None:
    """Two people at their own table, who notice nothing."""
    luck = random.Random(3)
    while not stop.is_set():
        if seats[0].table["state"] != "playing":
            await seats[0].wish("start")
            await seats[1].until(lambda: seats[1].table["state"] == "playing")
        for seat in seats:
            action = choose(seat, luck)
            if action is not None:
                with suppress(client.Refusal, client.StaleAction):
                    await seat.play(action)
                    found.moves += 1
        await asyncio.sleep(0.02)


async def fuzz(messages: int, folder: Path, seed: int = 1) -> Found:
    """A fifth of it over HTTP. The limits on how much anybody may say are lifted, so that everything is read."""
    async with running(folder / "tables.db") as here:
        return await fuzz_at(here, here, messages, seed)


async def fuzz_at(here: Running, there: Running, messages: int, seed: int = 1) -> Found:
    """Tables are made at one server, and bad messages sent to the other, if there are two."""
    found = Found()
    luck = random.Random(seed)
    asyncio.get_running_loop().set_exception_handler(lambda loop, about: found.errors.append(str(about)))
    mutator = Mutator(luck, here)
    port = int(there.url.rpartition(":")[2])
    attackers, tables = await let_in(here, mutator, found, port)
    mutator.cookies += [await signed_in(here), await signed_in(here)]
    await organised(here, mutator)
    stop = asyncio.Event()
    async with seated(here.url, "spicy", 2, settings={"speed": "blitz"}) as seats:
        others = asyncio.create_task(play_meanwhile(seats, found, stop))
        while found.sent + found.requests < messages:
            before = found.moves
            jobs = [attacker.batch(BATCH) for attacker in attackers]
            await asyncio.gather(*jobs, attack_http(mutator, found, port, tables, BATCH * len(attackers) // 4))
            async with asyncio.timeout(600):
                while found.moves == before and not others.done():  # the others' table goes on
                    await asyncio.sleep(0.01)
            if others.done():
                break
            if not found.early and found.sent + found.requests > messages / 5:
                found.early = memory()
        stop.set()
        await others
    found.late = memory()
    for server in dict.fromkeys((here, there)):
        found.tables += len(server.hall.tables)
        mistakes = server.hall.metrics.registry.get_sample_value("scoville_errors_total")
        if mistakes:
            found.errors.append(f"{mistakes:g} mistakes of the server")
    return found


async def organised(here: Running, mutator: Mutator) -> None:
    """A club and a tournament that runs, of people whose cookies are known."""
    async with AsyncExitStack() as stack:
        one, other = [
            await stack.enter_async_context(httpx.AsyncClient(base_url=here.url, timeout=600)) for _ in range(2)
        ]
        one.cookies["scoville-me"], other.cookies["scoville-me"] = mutator.cookies[-2:]
        mutator.club = (await one.post("/api/clubs", json={"name": "Club"})).json()["club"]
        cup = (await one.post("/api/tournaments", json=CUP)).json()["tournament"]
        for person in (one, other):
            await person.post(f"/api/tournaments/{cup}/enter", json={})
        await one.post(f"/api/tournaments/{cup}/round", json={})
        mutator.tournament = cup


async def signed_in(here: Running) -> str:
    """The cookie of somebody who keeps a profile."""
    assert here.hall.people is not None
    now, phrase = here.hall.clock.now(), new_phrase()
    person = new_person("Eve", None, "en", now)
    credential = Credential(hash_phrase(phrase), person.id, "phrase", b"", 0, "", now, now)
    token, session = new_session(person.id, "", now)
    await here.hall.people.identity.make(person, credential, session)
    return token


async def let_in(here: Running, mutator: Mutator, found: Found, port: int) -> tuple[list[Attacker], list[str]]:
    attackers, tables = [], []
    for game in ("spicy", "heated", "spicy"):
        made = await client.make(here.url, wish_of(game, 3, settings={"speed": "blitz"}))
        tables.append(made["table"])
        for joined in (made, *[await client.join(here.url, made["table"], name) for name in ("Bo", "Cy", "Di")]):
            mutator.people.append(joined["person"])
            attackers.append(Attacker(mutator, found, port, joined["token"]))
    return attackers, tables


def memory() -> int:
    gc.collect()
    return int(psutil.Process().memory_info().rss)


def lift_limits() -> None:
    sockets.MESSAGES = (1e9, 1e9)  # type: ignore[misc]
    frames.FRAMES = (1e9, 1e9)  # type: ignore[misc]
    sockets.MOST_BAD = 10**9  # type: ignore[misc]
    limits.Allowance.take = lambda self, kind, person, seated, now: True  # type: ignore[method-assign]
    limits.Buckets.take = lambda self, key, now, amount=1.0: True  # type: ignore[method-assign]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--messages", type=int, default=5_000_000)
    parser.add_argument("--seed", type=int, default=2)
    options = parser.parse_args()
    lift_limits()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(fuzz(options.messages, Path(folder), options.seed))
    print(f"{found.sent} messages, {found.requests} requests; {found.moves} moves of others meanwhile")
    print(f"cut off {found.cut_off} times; {found.tables} tables open")
    print(f"memory {found.early >> 20} MiB after a fifth, {found.late >> 20} MiB at the end")
    print(dict(found.answers.most_common()))
    for error in found.errors[:20]:
        print(f"ERROR: {error}")
    sys.exit(1 if found.errors else 0)


if __name__ == "__main__":
    main()
