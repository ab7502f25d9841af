"""Slaps of two people with equal reactions, one 20 ms and one 200 ms of round trip away from a real server.

    python tests/server/fairness.py --slaps 2000
    python tests/server/fairness.py --slaps 2000 --liar near --lie late-pongs
    python tests/server/fairness.py --slaps 2000 --through near --hop 60
    python tests/server/fairness.py --slaps 1000 --load 2000

At every table Ada plays a TOO HOT; near and far each see it, draw a reaction from the same distribution and slap. The
one who is not last wins; slaps within 30 ms are a tie (HR-SLAP) and counted apart. The lines are delayed packet by
packet in a separate network (Linux), or with `--proxy` by relays, behind which the server sees only answers to pings.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import random
import socket
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "server")]

from databases import OwnPostgres  # noqa: E402
from far_lines import FarNetwork, relay  # noqa: E402
from kills import Server  # noqa: E402
from live_tables import wish_of  # noqa: E402
from places import OwnNats  # noqa: E402

from scoville import client  # noqa: E402

TRIPS = {"near": 0.020, "far": 0.200}
ADA, NEAR, FAR = 0, 1, 2
START = f"""
format = 1
game = "heated"
players = ["Ada", "Near", "Far"]
first = "Ada"

[rules]
deck = {{ "b-hot" = 100, "b5" = 1, {", ".join(f'"b{number}" = 40' for number in (1, 2, 3, 4, 6, 7, 8, 9))} }}

[position]
top = "b5"
hands = {{ Ada = "{"b-hot " * 100}", Near = "{"b1 b2 b3 " * 10}", Far = "{"b6 b7 b8 " * 10}" }}
"""
"""Only Ada has cards to slap; the others lay a number and it is her turn again."""
HELD_BACK = 0.280
"""Seconds a liar waits before answering a ping."""
LIES = {
    "late-pongs": "answers every ping 280 ms late",
    "later-pongs": "answers pings honestly at first, 280 ms late from then on",
    "no-pongs": "answers no ping",
    "forged-pongs": "answers pings late, and answers many that were never sent",
    "claims": "says with its first messages that they were sent earlier over a slow line",
    "slow-reader": "lets the kernel acknowledge as late as it can, and answers pings late",
}


@dataclass
class Outcome:
    """The results of the slaps."""

    near: int = 0
    far: int = 0
    ties: int = 0
    leads: list[int] = field(default_factory=list)
    """By how many milliseconds near was before far, in each."""
    liar: str | None = None
    lie: str | None = None
    late: float = 0.0
    """Milliseconds by which a timer of this script rang too late, nine times in ten at most: 1 where the machine has
    time for it. If it is many, the lines are not as fast or slow as they say."""

    @property
    def decided(self) -> int:
        return self.near + self.far

    def __str__(self) -> str:
        spread = 1.96 * math.sqrt(0.25 / max(1, self.decided))
        rows = [f"{'':6}{'round trip':>12}{'wins':>8}{'share':>9}   lies"]
        for name in ("near", "far"):
            wins = getattr(self, name)
            lie = LIES[self.lie] if self.lie and name == self.liar else "no"
            share = wins / max(1, self.decided)
            rows.append(f"{name:6}{TRIPS[name] * 1000:>9.0f} ms{wins:>8}{share:>9.1%}   {lie}")
        rows.append(f"{self.decided} slaps decided; by chance alone a share is 50 ± {100 * spread:.1f} % (95 %).")
        lead = median(self.leads) if self.leads else math.nan
        rows.append(f"{self.ties} more within 30 ms, a tie. The median slap of near was {lead:+.0f} ms before far's.")
        return "\n".join(rows)


class Liar(client.Seat):
    """Does what a client can do to the messages about its lag."""

    lie: str | None = None
    pings = 0
    claims = 0

    async def send(self, message: Any) -> None:
        kind = message.get("type")
        if self.lie == "claims" and kind in {"pong", "play"} and self.claims < 15:  # after twenty it is cut off
            self.claims += 1
            said = {"lag": 400, "round_trip": 400, "sent_at": 0, "at": 0, "time": 0}
            await super().send({**message, **said})  # cannot be read, so a second time without
        if kind != "pong":
            await super().send(message)
            return
        self.pings += 1
        if self.lie == "no-pongs":
            return
        if self.lie in {None, "claims"} or (self.lie == "later-pongs" and self.pings <= 3):
            await super().send(message)
            return
        if self.lie == "forged-pongs":
            for nonce in (0, -1, message["nonce"] + 1, message["nonce"] + 2):
                await super().send({"type": "pong", "nonce": nonce})
        asyncio.get_running_loop().call_later(HELD_BACK, self._answer, message)

    def _answer(self, message: Any) -> None:
        self.late = asyncio.ensure_future(self._send_late(message))

    async def _send_late(self, message: Any) -> None:
        with suppress(Exception):  # the line may be closed by now
            await super().send(message)

    def never_quick(self) -> None:
        """As far as a program can: the kernel may wait with its acknowledgements."""
        if self._socket is not None:
            self._socket.transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_QUICKACK, 0)


class Slapping:
    """One table: cards fall one after the other, everybody slaps, the rest goes by itself."""

    def __init__(
        self, seats: list[Liar], luck: random.Random, outcome: Outcome, wanted: int, in_step: bool = False
    ) -> None:
        self.seats, self.luck, self.outcome, self.wanted = seats, luck, outcome, wanted
        self.pause = 4.0 if in_step else 1.5 + 3 * luck.random()
        """Before the first card; the lines are being measured in it."""
        self.slapping: set[int] = set()
        self.over = False
        self.tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        for number, seat in enumerate(self.seats):
            seat.heard = lambda message, number=number: self.hear(number, message)  # type: ignore[misc]
        await asyncio.sleep(self.pause)
        await self.seats[ADA].wish("start")
        while self.outcome.decided < self.wanted:
            await asyncio.sleep(0.1)
            for task in [task for task in self.tasks if task.done()]:
                self.tasks.discard(task)
                task.result()
            if any(seat.closed for seat in self.seats):
                raise ConnectionError(f"a line is closed: {[seat.bye for seat in self.seats]}")
            if self.seats[ADA].table["state"] != "playing":
                with suppress(client.Refusal):
                    await self.seats[ADA].wish("start")
        self.over = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def hear(self, number: int, message: dict[str, Any]) -> None:
        seat = self.seats[number]
        if self.over or message["type"] not in {"update", "welcome"} or not seat.sights or seat.view["reason"]:
            return
        if number == ADA and message["type"] == "update":
            self.count(message)
        options, view = seat.options, seat.view
        if view["phase"] != "slaps":
            self.slapping.discard(number)
        if options.get("slaps"):
            if number not in self.slapping:
                self.slapping.add(number)
                # Ada's cards are the race. The player of a card knows of it before, so all others are slapped at once.
                races = view["acting_by"] == ADA and number != ADA
                self.act(seat, "slaps", max(0.1, self.luck.gauss(0.28, 0.05)) if races else 0.0)
        elif options.get("accepts"):
            self.act(seat, "accepts")
        elif options.get("plays") and view["turn"] == number and view["phase"] is None:
            self.act(seat, f"plays {options['plays'][0]['card']}")

    def act(self, seat: Liar, action: str, waits: float = 0.0) -> None:
        self.tasks.add(asyncio.create_task(self._act(seat, action, waits, seat.seq)))

    async def _act(self, seat: Liar, action: str, waits: float, seq: int) -> None:
        if waits:
            await asyncio.sleep(waits)
        with suppress(client.StaleAction):
            await seat.play(action, seq=seq)

    def count(self, message: dict[str, Any]) -> None:
        """The game's own verdict, and the margin the table was told."""
        view, verdict = message["sights"][0]["view"], message.get("verdict")
        last = {fact["seat"] for fact in message["sights"][0]["facts"] if fact["fact"] == "last-to-slap"}
        if not last or verdict is None or view["acting_by"] != ADA:
            return  # a verdict is missing where somebody did not slap at all
        behind = {line["seat"]: line["behind"] for line in verdict["lines"]}
        lead = behind[FAR] - behind[NEAR]
        # What the rules say and what the table is told are one.
        assert last == ({NEAR, FAR} if abs(lead) <= 30 else {FAR if lead > 0 else NEAR}), (last, verdict)
        self.outcome.leads.append(lead)
        if len(last) > 1:
            self.outcome.ties += 1
        elif self.outcome.decided < self.wanted:
            self.outcome.near += last == {FAR}
            self.outcome.far += last == {NEAR}


async def sit_down(
    server: str, urls: dict[str, str], options: argparse.Namespace, luck: random.Random, outcome: Outcome
) -> Slapping:
    made = await client.make(server, wish_of("heated", 3, origin={"record": START, "ply": 0}))
    seats = [Liar(server, made["token"])]
    for name, url in urls.items():
        joined = await client.join(url, made["table"], name.title())
        seats.append(Liar(url, joined["token"]))
        if options.liar == name:
            seats[-1].lie = options.lie
    await asyncio.gather(*(seat.open() for seat in seats))
    for seat in seats:
        if seat.lie == "slow-reader":
            seat.never_quick()
    return Slapping(seats, luck, outcome, options.slaps, options.in_step)


async def two_servers(stack: AsyncExitStack, folder: Path, serving: list[str], hop: float) -> tuple[Server, Server]:
    """Of one place. What the second server says to the first takes `hop` seconds, and so does the answer."""
    database = await stack.enter_context(OwnPostgres()).new_database()
    nats = stack.enter_context(OwnNats())
    slow = await stack.enter_async_context(relay(f"http://127.0.0.1:{nats.port}", hop))
    far = nats.url.replace(str(nats.port), slow.rpartition(":")[2])
    return (
        Server(database, folder / "first.log", *serving, "--nats", nats.url),
        Server(database, folder / "second.log", *serving, "--nats", far),
    )


@asynccontextmanager
async def loaded(server: Server, rate: float, tables: int) -> AsyncIterator[None]:
    """Other tables at the same server, which want this many moves a second from it, played by another process."""
    command = [sys.executable, str(ROOT / "bench" / "cluster.py"), "load", "--port", str(server.port)]
    command += ["--key", server.key, "--rate", str(rate), "--tables", str(tables)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    playing = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, env=environment)
    assert playing.stdout is not None

    async def tell() -> None:
        async for line in playing.stdout:  # type: ignore[union-attr]
            print(f"{line.decode().strip()} of {rate:.0f}", file=sys.stderr)

    try:
        first = await playing.stdout.readline()
        if not first:
            raise RuntimeError("the other tables could not be played")
        print(f"{first.decode().strip()} of {rate:.0f}", file=sys.stderr)
        telling = asyncio.create_task(tell())
        yield
        telling.cancel()
    finally:
        with suppress(ProcessLookupError):
            playing.kill()
        await playing.wait()


async def watch_the_clock(outcome: Outcome) -> None:
    loop, late = asyncio.get_running_loop(), [0.0]
    try:
        while True:
            due = loop.time() + 0.01
            await asyncio.sleep(0.01)
            late.append(loop.time() - due)
    finally:
        outcome.late = round(1000 * sorted(late)[len(late) * 9 // 10], 1)


async def slap(options: argparse.Namespace, network: FarNetwork | None) -> Outcome:
    outcome = Outcome(liar=options.liar, lie=options.lie if options.liar else None)
    luck = random.Random(options.seed)
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        serving = ["--tables-each", "1000", "--host", "0.0.0.0", *options.serve]
        server = Server(f"sqlite:///{folder / 'tables.db'}", folder / "server.log", *serving)
        second = server
        if options.through is not None:
            server, second = await two_servers(stack, folder, serving, options.hop / 1000)
        if options.load:
            server.make_key()
        for one in dict.fromkeys((server, second)):
            stack.callback(one.kill)
            one.start()
            await one.answers()
            await client.get(one.url, "/healthz")
        at = {name: second if options.through in {name, "both"} else server for name in TRIPS}
        if network is not None:
            urls = {name: f"http://{to}:{at[name].port}" for name, to in zip(TRIPS, network.addresses, strict=True)}
        else:
            urls = {name: await stack.enter_async_context(relay(at[name].url, t / 2)) for name, t in TRIPS.items()}
        lucks = [random.Random(luck.random()) for _ in range(options.tables)]
        tables = await asyncio.gather(*(sit_down(server.url, urls, options, luck, outcome) for luck in lucks))
        try:
            if options.load:  # after the tables: a busy server takes no new ones
                await stack.enter_async_context(loaded(server, options.load, options.load_tables))
            watching = asyncio.create_task(watch_the_clock(outcome))
            await asyncio.gather(*(table.run() for table in tables))
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)
            if options.load:
                metrics = await client.get(server.url, "/metrics")
                told = [line for line in metrics.splitlines() if line.startswith(("scoville_busy", "scoville_race_"))]
                print("\n".join(told), file=sys.stderr)
        finally:
            await asyncio.gather(*(seat.close() for table in tables for seat in table.seats), return_exceptions=True)
    return outcome


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--slaps", type=int, default=2000, help="decided ones")
    parser.add_argument("--tables", type=int, default=24, help="how many at once")
    parser.add_argument("--seed", type=int, default=1, help="of the reactions")
    parser.add_argument("--liar", choices=["near", "far"], help="who lies about the line")
    parser.add_argument("--lie", choices=LIES, default="late-pongs")
    parser.add_argument("--proxy", action="store_true", help="delay by relays, and tell the server so")
    parser.add_argument("--in-step", action="store_true", help="all tables play at the same moments")
    parser.add_argument("--through", choices=["near", "far", "both"], help="whose socket is at a second server")
    parser.add_argument("--hop", type=float, default=60, help="milliseconds from there to the table's server")
    parser.add_argument("--load", type=float, default=0, help="moves a second that other tables want of the server")
    parser.add_argument("--load-tables", type=int, default=200)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    options.serve = ["--behind-proxy"] if options.proxy else []
    network = None
    if not options.proxy:
        try:
            network = FarNetwork(*(trip / 2 for trip in TRIPS.values()))
        except OSError as error:
            sys.exit(f"This system gives no network of one's own ({error.strerror}); --proxy needs none.")
    outcome = asyncio.run(slap(options, network))
    print(json.dumps({**asdict(outcome), "leads": []}) if options.json else outcome)
    sys.exit(0)


if __name__ == "__main__":
    main()
