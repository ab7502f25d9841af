r"""Three servers, one place, and everything that can go wrong with it: looks for what was lost, doubled or unshown.

    python tests/server/cluster_faults.py --kills 200 --pauses 100 --nats 50 --postgres 20 --partitions 50 \
        --stops 20 --upgrades 5

Real `scoville serve` processes on a real PostgreSQL and a real NATS; people who play over sockets at random servers,
come back with their tokens and resend what was not answered. A trigger in the database notes who has appended each
entry and who owned the table then. In the end everything anybody was told is compared with what the database holds.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import sys
import tempfile
import time
from contextlib import AsyncExitStack, suppress
from math import inf
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "server")]

from databases import OwnPostgres  # noqa: E402
from kills import GAMES, PEOPLE, Server, check, compare  # noqa: E402
from live_tables import wish_of  # noqa: E402
from places import OwnNats  # noqa: E402
from wanderers import ClusterFindings, Wanderer, spread  # noqa: E402
from wires import Wire  # noqa: E402

from scoville import client  # noqa: E402

SERVERS = 3
LEASE = 2.0
TAKEN_OVER_WITHIN = 3.0
PLAYABLE_WITHIN = 60.0
AUDIT = """
    CREATE TABLE noted ("table" text, number int, writer text, owner text, epoch bigint);
    CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO noted SELECT NEW."table", NEW.number, session_user, o.server, o.epoch
        FROM owners o WHERE o."table" = NEW."table";
        RETURN NULL;
    END $$;
    CREATE TRIGGER noted AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION note();
"""


class Harness:
    def __init__(self, folder: Path, postgres: OwnPostgres, nats: OwnNats, seed: int, talk: bool) -> None:
        self.folder, self.postgres, self.nats, self.talk = folder, postgres, nats, talk
        self.luck = random.Random(seed)
        self.rests = 0.0
        self.minutes = inf
        """After which no more faults are made; what was made is compared."""
        self.found = ClusterFindings()
        self.servers: list[Server] = []
        self.wires: list[dict[str, Wire]] = []
        self.players: list[Wanderer] = []
        self.playing: list[asyncio.Task[None]] = []

    async def run(self, plan: dict[str, int]) -> ClusterFindings:
        async with AsyncExitStack() as stack:
            todo = [kind for kind, count in plan.items() for _ in range(count)]
            self.luck.shuffle(todo)
            try:
                await self._begin(stack)
                await self._played_on(everything=True)
                begun = time.monotonic()
                for number, kind in enumerate(todo, start=1):
                    if time.monotonic() - begun > self.minutes * 60:
                        break
                    await getattr(self, kind)()
                    self.found.faults_made[kind] += 1
                    await self._played_on()
                    if self.talk and number % 5 == 0:
                        print(f"{number} of {len(todo)}: {spread(self.found.takeovers)}", flush=True)
                await self._end()
            finally:
                for server in self.servers:
                    self._signal(server, signal.SIGCONT)
                    server.kill()
            await self._look()
        return self.found

    # --- beginning and end ------------------------------------------------------------------------------

    async def _begin(self, stack: AsyncExitStack) -> None:
        self.database = await self.postgres.new_database()
        name = self.database.partition("@/")[2].partition("?")[0]
        socket = str(self.postgres.folder / "s" / ".s.PGSQL.5432")
        for number in range(SERVERS):
            wires = {
                "postgres": Wire(lambda: asyncio.open_unix_connection(socket)),
                "nats": Wire(lambda: asyncio.open_connection("127.0.0.1", self.nats.port)),
            }
            for wire in wires.values():
                await stack.enter_async_context(wire)
            self.wires.append(wires)
            connection = await asyncpg.connect(self.database)
            await connection.execute(f"DROP ROLE IF EXISTS server{number}")
            await connection.execute(f"CREATE ROLE server{number} SUPERUSER LOGIN")
            await connection.close()
            database = f"postgresql://server{number}@127.0.0.1:{wires['postgres'].port}/{name}?sslmode=disable"
            nats = self.nats.url.replace(str(self.nats.port), str(wires["nats"].port))
            options = ["--nats", nats, "--tables-each", "100000"]
            self.servers.append(Server(database, self.folder / f"server{number}.log", *options))
        await self._restart(self.servers[0])
        connection = await asyncpg.connect(self.database)
        await connection.execute(AUDIT)
        await connection.close()
        for server in self.servers[1:]:
            await self._restart(server)
        await self._sit_down()
        self.playing = [asyncio.create_task(player.play()) for player in self.players]

    async def _sit_down(self) -> None:
        for number, game in enumerate(GAMES):
            where = [self.servers[(number + i) % SERVERS] for i in range(PEOPLE)]
            made = await client.make(where[0].url, wish_of(game, PEOPLE, settings={"speed": "blitz"}))
            tokens = [made["token"]]
            for server, name in zip(where[1:], ("Bo", "Cy"), strict=True):
                tokens.append((await client.join(server.url, made["table"], name))["token"])
            for seat, token in enumerate(tokens):
                player = Wanderer(where[0], made["table"], token, random.Random(self.luck.random()))
                player.servers, player.seats, player.rests = self.servers, [seat], self.rests
                self.players.append(player)

    async def _end(self) -> None:
        await asyncio.sleep(0.3)
        for player, task in zip(self.players, self.playing, strict=True):
            player.stopped = True
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)
        for player in self.players:
            with suppress(Exception):
                async with asyncio.timeout(2):
                    await player.seat.close()

    async def _look(self) -> None:
        await compare(self.database, list(self.players), self.found)
        connection = await asyncpg.connect(self.database)
        rows = await connection.fetch(
            'SELECT "table", number, writer, owner, epoch FROM noted ORDER BY "table", number'
        )
        await connection.close()
        writers: dict[tuple[str, int], set[tuple[str, str]]] = {}
        newest: dict[str, int] = {}
        for table, _, writer, owner, epoch in rows:
            writers.setdefault((table, epoch), set()).add((writer, owner))
            if epoch < newest.get(table, 0):
                self.found.faults.append(f"an entry of epoch {epoch} came after one of epoch {newest[table]}")
            newest[table] = epoch
        self.found.claims = len(writers)
        self.found.faults += [f"two servers have written in one epoch: {w}" for w in writers.values() if len(w) > 1]
        for server in self.servers:
            mistakes = [line for line in server.log.read_text().splitlines() if '"event": "mistake"' in line]
            self.found.faults += [f"a mistake in a log: {line[:300]}" for line in mistakes[:3]]

    async def _played_on(self, everything: bool = False) -> None:
        """Until every table has gone on, whoever plays there."""
        begun = time.monotonic()
        before = {player.table: 0 for player in self.players}
        for player in self.players:
            before[player.table] += len(player.acknowledged)
        while True:
            check(self.playing)
            now = dict.fromkeys(before, 0)
            for player in self.players:
                now[player.table] += len(player.acknowledged)
            if all(now[table] > before[table] for table in before) and all(player.here for player in self.players):
                break
            if time.monotonic() - begun > PLAYABLE_WITHIN:
                stuck = [table[:6] for table in before if now[table] == before[table]]
                self.found.faults.append(f"a table was not played on: {stuck}, {self.found.faults_made}")
                break
            await asyncio.sleep(0.02)
        if not everything:
            self.found.playable.append(time.monotonic() - begun)
        await asyncio.sleep(self.luck.random() * 0.4)

    # --- what goes wrong ---------------------------------------------------------------------------------

    def _name(self, server: Server) -> str:
        """What the server calls itself, by its log."""
        opened = [line for line in server.log.read_text().splitlines() if '"event": "open"' in line]
        return str(json.loads(opened[-1])["where"])

    async def _owned(self, server: Server) -> set[str]:
        connection = await asyncpg.connect(self.database)
        rows = await connection.fetch('SELECT "table" FROM owners WHERE server = $1', self._name(server))
        await connection.close()
        return {row[0] for row in rows}

    async def _an_owner(self) -> tuple[int, set[str]]:
        """Of tables; best of one with somebody who is connected elsewhere."""
        found = (self.luck.randrange(SERVERS), set[str]())
        for number in self.luck.sample(range(SERVERS), SERVERS):
            tables = await self._owned(self.servers[number])
            if tables:
                found = (number, tables)
                if self._elsewhere(self.servers[number], tables):
                    break
        return found

    def _signal(self, server: Server, which: int) -> None:
        if server.process is not None and server.process.poll() is None:
            os.kill(server.process.pid, which)

    async def _restart(self, server: Server) -> None:
        server.start()
        async with asyncio.timeout(120):
            await server.answers()
            while True:  # it listens before it is open
                try:
                    await client.get(server.url, "/healthz")
                    return
                except OSError:
                    ended = server.process is None or server.process.poll() is not None
                    assert not ended, f"a server did not start: {server.log.read_text()[-2000:]}"
                    await asyncio.sleep(0.1)

    def _elsewhere(self, server: Server, tables: set[str]) -> list[Wanderer]:
        return [player for player in self.players if player.table in tables and player.here and player.at is not server]

    async def _welcomed(self, people: list[Wanderer], since: float) -> dict[Wanderer, tuple[float, float]]:
        """The first welcome of each over the line they had."""
        came = {player: player.came for player in people}
        until = time.monotonic() + 20
        found: dict[Wanderer, tuple[float, float]] = {}
        while len(found) < len(people) and time.monotonic() < until:
            check(self.playing)
            for player in people:
                if player.came != came[player] and player not in found:
                    self.found.late.append(f"somebody connected elsewhere was cut off: {player.seat.bye}")
                    found[player] = (time.monotonic(), 0.0)
                for at, silent in player.welcomed:
                    if at > since and player not in found:
                        found[player] = (at, silent)
            await asyncio.sleep(0.01)
        if len(found) < len(people):
            self.found.late.append("somebody connected elsewhere was not welcomed again within 20 s")
        return found

    async def kills(self) -> None:
        number, tables = await self._an_owner()
        server = self.servers[number]
        people = self._elsewhere(server, tables)
        since = time.monotonic()
        server.kill()
        self._gone(server)
        welcomed = await self._welcomed(people, since)
        by_table: dict[str, float] = {}
        for player, (at, _) in welcomed.items():
            by_table[player.table] = min(by_table.get(player.table, at), at)
        self.found.takeovers += [at - since for at in by_table.values()]
        await self._restart(server)

    def _gone(self, server: Server) -> None:
        for player in self.players:
            if player.at is server:
                player.here = False

    async def stops(self) -> None:
        """SIGTERM, as an upgrade does."""
        number, tables = await self._an_owner()
        await self._replace(self.servers[number], tables)

    async def upgrades(self) -> None:
        """Every server in turn is stopped and a new one comes up; people play all the while."""
        begun = time.monotonic()
        for server in self.luck.sample(self.servers, SERVERS):
            others = [player for player in self.players if player.here and player.at is not server]
            lines = {player: len(player.byes) for player in others}
            await self._replace(server, await self._owned(server))
            for player, before in lines.items():
                # A machine without time to spare loses lines for other reasons, and says so.
                if "stopping" in player.byes[before : before + 1]:
                    self.found.faults.append("somebody connected elsewhere was sent away")
            self.found.replaced += 1
            await self._played_on()
        self.found.upgrades.append(time.monotonic() - begun)

    async def _replace(self, server: Server, tables: set[str]) -> None:
        people = self._elsewhere(server, tables)
        since = time.monotonic()
        self._signal(server, signal.SIGTERM)
        welcomed = await self._welcomed(people, since)
        self.found.handovers += [silent for _, silent in welcomed.values()]
        assert server.process is not None
        async with asyncio.timeout(60):
            while server.process.poll() is None:
                await asyncio.sleep(0.02)
        self._gone(server)
        await self._restart(server)

    async def pauses(self) -> None:
        """SIGSTOP for longer than the lease: the others take over, and the sleeper wakes up as an owner of old."""
        number, _ = await self._an_owner()
        server = self.servers[number]
        self._signal(server, signal.SIGSTOP)
        await asyncio.sleep(LEASE + 0.5 + self.luck.random() * 2)
        self._signal(server, signal.SIGCONT)

    async def nats_restarts(self) -> None:
        self.nats.stop()
        await asyncio.sleep(self.luck.random() * 3)
        await asyncio.to_thread(self.nats.start)

    async def postgres_restarts(self) -> None:
        await asyncio.to_thread(self.postgres.stop)
        await asyncio.sleep(self.luck.random() * 2)
        await asyncio.to_thread(self.postgres.start)

    async def partitions(self) -> None:
        wire = self.luck.choice(self.wires)[self.luck.choice(["nats", "postgres"])]
        self.luck.choice([wire.hold, wire.cut])()
        await asyncio.sleep(1 + self.luck.random() * 4)
        wire.mend()


async def break_everything(
    folder: Path,
    plan: dict[str, int],
    seed: int = 1,
    talk: bool = False,
    rests: float = 0.0,
    minutes: float = inf,
) -> ClusterFindings:
    with OwnPostgres() as postgres, OwnNats() as nats:
        harness = Harness(folder, postgres, nats, seed, talk)
        harness.rests, harness.minutes = rests, minutes
        return await harness.run(plan)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    kinds = {"kills": 200, "pauses": 100, "nats": 50, "postgres": 20, "partitions": 50, "stops": 20, "upgrades": 5}
    for kind, count in kinds.items():
        parser.add_argument(f"--{kind}", type=int, default=count)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=inf, help="then no more faults are made")
    parser.add_argument("--rests", type=float, default=0.0, help="seconds between two actions of a person")
    options = parser.parse_args()
    names = {"nats": "nats_restarts", "postgres": "postgres_restarts"}
    plan = {names.get(kind, kind): getattr(options, kind) for kind in kinds}
    with tempfile.TemporaryDirectory() as folder:
        how = {"seed": options.seed, "rests": options.rests, "minutes": options.minutes}
        found = asyncio.run(break_everything(Path(folder), plan, talk=True, **how))
    late = [took for took in found.takeovers if took > TAKEN_OVER_WITHIN]
    if late:
        found.late.append(f"{len(late)} tables were taken over after more than {TAKEN_OVER_WITHIN:g} s")
    print(found)
    for fault in [*found.faults, *found.late][:20]:
        print(f"FAULT: {fault}")
    sys.exit(1 if found.faults or found.late else 0)


if __name__ == "__main__":
    main()
