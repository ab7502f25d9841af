"""All interleavings of three servers that claim one table and append to it, as a model of what the store does.

A server may stop between any two steps for as long as it likes (a pause), crash at any of them, and take another one
for dead at any time: the explorer tries every order. PostgreSQL may end a transaction whose server does not go on.
The steps are those of `store/postgres.py`: look at the owner, claim over the epoch that was seen (which waits for the
share locks of open transactions), load the entries, write an entry and take the share lock, commit.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import NamedTuple

SERVERS = 3


class Server(NamedTuple):
    """`doing` is what it has done last; `epoch` what it has seen or claimed; `number` how many entries it knows of."""

    doing: str = "idle"
    epoch: int = 0
    number: int = 0


class World(NamedTuple):
    owner: int = -1
    epoch: int = 0
    entries: tuple[tuple[int, int], ...] = ()
    """Of each committed entry: the epoch it was written in, and the owner's epoch at its commit."""
    open: tuple[int, ...] = ()
    """Servers with an open transaction, which holds the share lock."""
    servers: tuple[Server, ...] = (Server(),) * SERVERS


class Rules(NamedTuple):
    """What the store does. Without one of these the explorer must find two writers."""

    fenced: bool = True
    """An append names its epoch."""
    locked: bool = True
    """It holds the owner's row until its commit, and a claim waits for that."""
    most_epochs: int = 3
    most_entries: int = 2


def steps(world: World, rules: Rules) -> Iterator[tuple[str, World]]:
    for me, server in enumerate(world.servers):
        for name, after in steps_of(me, server, world, rules):
            yield f"{me} {name}", after


def steps_of(me: int, server: Server, world: World, rules: Rules) -> Iterator[tuple[str, World]]:
    def now(**changes: object) -> World:
        """The same world with this server changed, or others things by name."""
        mine = changes.pop("mine", server)
        servers = tuple(mine if i == me else other for i, other in enumerate(world.servers))
        return world._replace(servers=servers, **changes)  # type: ignore[arg-type]

    shut = tuple(holder for holder in world.open if holder != me)
    match server.doing:
        case "idle":
            yield "looks", now(mine=Server("looked", world.epoch))
        case "looked":
            if world.epoch != server.epoch:
                yield "is beaten", now(mine=Server())
            elif world.epoch < rules.most_epochs and not (rules.locked and world.open):
                yield "claims", now(mine=Server("claimed", world.epoch + 1), owner=me, epoch=world.epoch + 1)
        case "claimed":
            yield "loads", now(mine=Server("owns", server.epoch, len(world.entries)))
        case "owns":
            if world.epoch == server.epoch or not rules.fenced:
                opened = now(mine=server._replace(doing="wrote"), open=(*world.open, me))
                yield "writes", opened
            else:
                yield "is fenced", now(mine=Server())
        case "wrote":
            # The number is the primary key: an entry that is there already is a conflict, and the table is given up.
            if me in world.open and len(world.entries) == server.number:
                if len(world.entries) < rules.most_entries:
                    entries = (*world.entries, (server.epoch, world.epoch))
                    mine = Server("owns", server.epoch, server.number + 1)
                    yield "commits", now(mine=mine, open=shut, entries=entries)
            else:
                yield "conflicts", now(mine=Server(), open=shut)
    if server.doing != "idle":
        yield "crashes", now(mine=Server(), open=shut)
    if me in world.open:
        yield "is given up by PostgreSQL", now(open=shut)


def fault(world: World) -> str | None:
    for written, owned in world.entries:
        if written != owned:
            return f"an entry of epoch {written} was kept in epoch {owned}"
    epochs = [written for written, _ in world.entries]
    return None if epochs == sorted(epochs) else f"epochs went back: {epochs}"


def two_believers(world: World) -> bool:
    return sum(server.doing in {"owns", "wrote"} for server in world.servers) > 1


class Explored(NamedTuple):
    worlds: int
    rivals: int
    """Worlds in which two servers both believe that they own the table: they exist, and harm nobody."""
    fault: str | None
    path: tuple[str, ...]


def explore(rules: Rules = Rules()) -> Explored:  # noqa: B008 - it is immutable
    """Every world that can be reached, or the shortest way to one that must not be."""
    first = World()
    seen: dict[World, tuple[World, str] | None] = {first: None}
    queue = deque([first])
    rivals = 0
    while queue:
        world = queue.popleft()
        rivals += two_believers(world)
        wrong = fault(world)
        if wrong is not None:
            return Explored(len(seen), rivals, wrong, path_to(world, seen))
        for name, after in steps(world, rules):
            if after not in seen:
                seen[after] = (world, name)
                queue.append(after)
    return Explored(len(seen), rivals, None, ())


def path_to(world: World, seen: dict[World, tuple[World, str] | None]) -> tuple[str, ...]:
    path: list[str] = []
    while (before := seen[world]) is not None:
        world, name = before
        path.append(name)
    return tuple(reversed(path))


if __name__ == "__main__":
    for name, rules in {
        "as built": Rules(most_epochs=4, most_entries=3),
        "without epochs": Rules(fenced=False),
        "without the lock": Rules(locked=False),
    }.items():
        found = explore(rules)
        print(f"{name:18}{found.worlds:>9,} worlds, {found.rivals:,} with rivals:", found.fault or "one writer")
        print(*(f"    {step}" for step in found.path), sep="\n", end="")
