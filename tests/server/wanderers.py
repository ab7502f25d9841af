"""People at a place of several servers, and what was found out about their games."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from statistics import median, quantiles
from typing import Any

from kills import Findings, Player, Server

from scoville import client

ANSWER_WITHIN = 6.0
"""Seconds after which a person gives a server up and tries another one, as the browser does."""


@dataclass(eq=False)
class Wanderer(Player):
    """Plays on at whichever server lets it in."""

    servers: list[Server] = field(default_factory=list)
    at: Server | None = None
    rests: float = 0.0
    """Seconds after each action: whoever plays as fast as possible costs the machine a lot."""
    heard_at: float = 0.0
    welcomed: list[tuple[float, float]] = field(default_factory=list)
    """When a welcome came over an open line, and how long nothing had come before."""
    came: int = 0
    byes: list[str] = field(default_factory=list)
    """Why each line has ended, in the server's words; empty if nobody said anything."""

    def hear(self, message: dict[str, Any]) -> None:
        super().hear(message)
        now = time.monotonic()
        if message["type"] == "welcome" and self.here:
            self.welcomed.append((now, now - self.heard_at))
        self.heard_at = now

    async def come(self) -> None:
        if self.came:
            self.byes.append(self.seat.bye["reason"] if self.seat.bye else "")
        while not self.stopped:
            server = self.luck.choice(self.servers)
            self.seat = client.Seat(server.url, self.token, seen=self.seat.seq)
            self.seat.heard = self.hear
            try:
                async with asyncio.timeout(ANSWER_WITHIN):
                    await self.seat.open()
                if self.seat.bye is None:
                    self.at, self.here = server, True
                    self.came += 1
                    self.heard_at = time.monotonic()
                    return
            except (OSError, ConnectionError, TimeoutError, EOFError, client.Refusal):
                pass
            except Exception as error:
                if not type(error).__module__.startswith("websockets"):
                    raise
            with suppress(Exception):
                async with asyncio.timeout(1):
                    await self.seat.close()
            await asyncio.sleep(0.1)

    async def act(self) -> None:
        if time.monotonic() - self.heard_at > ANSWER_WITHIN:  # a server that stands still says nothing at all
            with suppress(Exception):
                async with asyncio.timeout(0.5):
                    await self.seat.close()
            raise ConnectionError
        async with asyncio.timeout(ANSWER_WITHIN):
            await super().act()
        await asyncio.sleep(self.rests)


@dataclass
class ClusterFindings(Findings):
    late: list[str] = field(default_factory=list)
    """What took too long. A machine without time to spare does that by itself, so the tests do not look at it."""
    faults_made: Counter[str] = field(default_factory=Counter)
    takeovers: list[float] = field(default_factory=list)
    """Seconds from a kill until somebody with a socket elsewhere was welcomed by the next owner."""
    handovers: list[float] = field(default_factory=list)
    """Seconds without a word for somebody with a socket elsewhere while a server was stopped."""
    upgrades: list[float] = field(default_factory=list)
    """Seconds in which all servers were replaced, one after the other."""
    replaced: int = 0
    claims: int = 0
    playable: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        made = ", ".join(f"{count} {kind}" for kind, count in self.faults_made.items())
        return (
            f"{made}; {self.games} games begun, {self.entries} entries in {self.claims} epochs, {self.acknowledged} "
            f"wishes acknowledged ({self.resent} resent), {self.updates} updates shown\n"
            f"taken over after a kill, socket elsewhere: {spread(self.takeovers)}\n"
            f"pause while a server stops, socket elsewhere: {spread(self.handovers)}\n"
            f"all servers replaced: {spread(self.upgrades)}\n"
            f"until every table was played on again after a fault: {spread(self.playable)}"
        )


def spread(times: list[float]) -> str:
    if len(times) < 2:
        return f"{len(times)} measured"
    cuts = quantiles(times, n=100, method="inclusive")
    parts = [f"median {median(times):.2f} s", f"90 % {cuts[89]:.2f} s", f"99 % {cuts[98]:.2f} s"]
    return f"{', '.join(parts)}, longest {max(times):.2f} s of {len(times)}"
