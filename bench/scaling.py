"""What a place of a given size needs, from measured costs: servers, NATS, PostgreSQL; for docs/scaling.md.

    python bench/cluster.py growth --costs bench/costs.json    # measures the costs of a move
    python bench/scaling.py                                    # the table

First the arithmetic: how many servers until none is more than so busy. Then a simulation of one of these servers checks
it: people move at random moments, each move waits for its turn on the server's core and for a group commit, and crosses
NATS if socket and table are on two servers. It prints how long a move takes from sent to seen.
"""

from __future__ import annotations

import heapq
import json
import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

HERE = Path(__file__).parent
SIZES = (10_000, 100_000, 1_000_000)
SEATS = 4


@dataclass(frozen=True)
class Costs:
    """Of one move at a table of four; microseconds of processor."""

    here: float
    """Socket and table on one server."""
    there: float
    """On two servers, both together."""
    nats: float
    """Of NATS for a move that crosses it."""
    postgres: float
    log_bytes: float
    """Of PostgreSQL's log."""
    nats_bytes: float
    client_bytes: float
    idle: float
    """Share of its core that a server needs for nothing."""

    @classmethod
    def read(cls, text: str) -> Costs:
        """From what `bench/cluster.py growth` has measured with one server, and with several and sockets anywhere."""
        told = json.loads(text)
        rows: dict[str, dict[str, float]] = told["servers"]
        alone = rows["1"]
        several = [(int(count), row) for count, row in rows.items() if count != "1"]

        def crossing(name: str) -> float:
            """Of a move all of whose sockets are elsewhere: with n servers a part of 1 - 1/n is."""
            found = [(row[name] - alone[name] / count) / (1 - 1 / count) for count, row in several]
            return sum(found) / len(found)

        return cls(
            here=alone["server_us"],
            there=crossing("server_us"),
            nats=crossing("nats_us"),
            postgres=sum(row["postgres_us"] for row in rows.values()) / len(rows),
            log_bytes=alone["log_bytes"],
            nats_bytes=crossing("nats_bytes"),
            client_bytes=alone["client_bytes"],
            idle=told["idle"],
        )

    def server(self, servers: int) -> float:
        """Of all servers together, with sockets anywhere."""
        return self.here / servers + self.there * (1 - 1 / servers)


@dataclass(frozen=True)
class Needs:
    people: int
    moves: float
    servers: int
    busy: float
    """Of one server's core."""
    commits: float
    nats_cores: float
    postgres_cores: float
    nats_bytes: float
    log_bytes: float
    client_bytes: float


def needs(costs: Costs, people: int, pace: float, most_busy: float, commit: float) -> Needs:
    moves = people / SEATS / pace
    servers = 1
    while moves * costs.server(servers) / 1e6 / servers + costs.idle > most_busy:
        servers += 1
    far = moves * (1 - 1 / servers)
    each = moves / servers
    # While a commit is under way, a server gathers what comes; then it commits all of that at once.
    commits = servers * min(each, each / (1 + each * commit))
    return Needs(
        people,
        moves,
        servers,
        moves * costs.server(servers) / 1e6 / servers + costs.idle,
        commits,
        far * costs.nats / 1e6,
        moves * costs.postgres / 1e6,
        far * costs.nats_bytes,
        moves * costs.log_bytes,
        moves * costs.client_bytes,
    )


@dataclass
class Simulated:
    p50: float
    p99: float
    p999: float
    busy: float
    commits: float
    """A second, of this server."""


def simulate(costs: Costs, plan: Needs, commit: float, hop: float, seconds: float, seed: int) -> Simulated:
    """One server: a queue for its core, and group commits. A move needs the core before its commit and after it."""
    luck = random.Random(seed)
    rate, work = plan.moves / plan.servers, costs.server(plan.servers) / 1e6
    far = 1 - 1 / plan.servers
    core, used, done = 0.0, 0.0, []
    gathered: list[tuple[float, bool]] = []
    committing, commits = False, 0
    events: list[tuple[float, int, str, float, bool]] = []
    number = 0

    def at(when: float, what: str, begun: float, crosses: bool) -> None:
        nonlocal number
        number += 1
        heapq.heappush(events, (when, number, what, begun, crosses))

    def compute(now: float, share: float) -> float:
        """When the core is through with it."""
        nonlocal core, used
        takes = luck.gammavariate(4, work * share / 4)  # moves differ: a challenge shows more than a pass
        core = max(core, now) + takes
        used += takes
        return core

    at(luck.expovariate(rate), "move", 0.0, False)
    flying: list[tuple[float, bool]] = []
    while events:
        now, _, what, begun, crosses = heapq.heappop(events)
        if what == "move":
            crosses = luck.random() < far
            at(compute(now + (hop / 2 if crosses else 0.0), 0.4), "gather", now, crosses)
            if now < seconds:
                at(now + luck.expovariate(rate), "move", 0.0, False)
        elif what == "gather":
            gathered.append((begun, crosses))
            if not committing:
                committing, commits = True, commits + 1
                flying, gathered = gathered, []
                at(now + luck.gammavariate(4, commit / 4), "stored", 0.0, False)
        elif what == "stored":
            for one, other in flying:
                done.append(compute(now, 0.6) + (hop / 2 if other else 0.0) - one)
            committing = bool(gathered)
            if committing:
                commits += 1
                flying, gathered = gathered, []
                at(now + luck.gammavariate(4, commit / 4), "stored", 0.0, False)
    done.sort()

    def share(part: float) -> float:
        return done[min(len(done) - 1, int(len(done) * part))] * 1000

    return Simulated(share(0.5), share(0.99), share(0.999), used / seconds + costs.idle, commits / seconds)


def bottleneck(plan: Needs, nats_core: float, postgres_commits: float, line: float) -> str:
    """What is the first to be full when the place grows, by the share that is used."""
    used = {
        "one server's core": plan.busy if plan.servers == 1 else 0.0,
        "NATS": plan.nats_cores / nats_core,
        "PostgreSQL's commits": plan.commits / postgres_commits,
        "NATS' network": plan.nats_bytes * 2 / line,
        "PostgreSQL's log": plan.log_bytes / line,
    }
    name = max(used, key=lambda key: used[key])
    return f"{name} ({used[name]:.0%})"


def size(count: float) -> str:
    return f"{count / 1e6:,.1f} MB" if count >= 1e6 else f"{count / 1e3:,.0f} kB"


@click.command()
@click.option("--costs", "file", type=click.Path(path_type=Path, exists=True), default=HERE / "costs.json")
@click.option("--pace", default=4.0, show_default=True, help="Seconds between two moves of a table.")
@click.option("--most-busy", default=0.6, show_default=True, help="Share of its core that a server uses.")
@click.option("--commit", default=3.0, show_default=True, help="Milliseconds of a commit of PostgreSQL.")
@click.option("--hop", default=7.0, show_default=True, help="Milliseconds to another server and back.")
@click.option("--commits", default=20_000.0, show_default=True, help="That one PostgreSQL can do in a second.")
@click.option("--seconds", default=60.0, show_default=True, help="Simulated.")
def command(
    file: Path, pace: float, most_busy: float, commit: float, hop: float, commits: float, seconds: float
) -> None:
    """Print what 10,000, 100,000 and 1,000,000 people need."""
    told: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    costs = Costs.read(file.read_text(encoding="utf-8"))
    click.echo(f"Costs: {told['machine']}, load {told['load before']}, {told['scoville']}, {told['date']}.")
    click.echo(
        f"A move costs {costs.here:,.0f} µs on one server and {costs.there:,.0f} µs on two "
        f"({costs.there / costs.here:.2f} times), {costs.nats:,.0f} µs of NATS, {costs.postgres:,.0f} µs of PostgreSQL."
    )
    click.echo(
        f"A table of {SEATS} moves every {pace:g} s; a server uses at most {most_busy:.0%} of its core; "
        f"a commit takes {commit:g} ms.\n"
    )
    click.echo(
        "| people | moves/s | servers | busy | commits/s | PostgreSQL cores | its log | NATS cores | through NATS "
        "| to people | p50 / p99 / p99.9 ms, simulated | fullest next |"
    )
    click.echo("| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |")
    for people in SIZES:
        plan = needs(costs, people, pace, most_busy, commit / 1000)
        seen = simulate(costs, plan, commit / 1000, hop / 1000, seconds, seed=people)
        if abs(seen.busy - plan.busy) > 0.1 * plan.busy:
            raise click.ClickException("The simulation and the arithmetic disagree about how busy a server is.")
        row = [f"{people:,}", f"{plan.moves:,.0f}", f"{plan.servers:,}", f"{seen.busy:.0%}"]
        row += [f"{seen.commits * plan.servers:,.0f}", f"{plan.postgres_cores:.1f}", f"{size(plan.log_bytes)}/s"]
        row += [f"{plan.nats_cores:.1f}", f"{size(plan.nats_bytes)}/s", f"{size(plan.client_bytes)}/s"]
        row += [f"{seen.p50:.0f} / {seen.p99:.0f} / {seen.p999:.0f}", bottleneck(plan, 4.0, commits, 1.25e9)]
        click.echo(f"| {' | '.join(row)} |")


if __name__ == "__main__":
    command()
