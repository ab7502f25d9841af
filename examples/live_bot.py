"""A bot of one's own at a live table of SPICY, over the protocol (docs/protocol.md).

    scoville serve                                        # somewhere
    python examples/live_bot.py http://localhost:8000 CODE    # sit down at a table by its code
    python examples/live_bot.py http://localhost:8000         # or make one, with bots on the other seats

It knows no rules: the server says what it may do. It tells the truth where it can, else it lies about one trait, and it
challenges what it holds too many of to be true.
"""

from __future__ import annotations

import asyncio
import random
import sys
from contextlib import suppress
from functools import partial
from typing import Any

from scoville import client

COPIES = 3  # of every card


def truth(card: str, claim: str) -> int:
    """How many traits of the claim the card has; a wild card has one."""
    return 1 if card[0] == "*" else (card[0] == claim[0]) + (card[1:] == claim[1:])


def choose(view: dict[str, Any], options: dict[str, Any], luck: random.Random) -> str | None:
    """What to do, in the words of a record; None to let things be."""
    stack = view["stack"]
    if options.get("challenges") and stack:
        claim = stack[-1]["claim"]
        held = view["hand"].count(claim) + sum(laid["card"] == claim for laid in stack)
        if held >= COPIES or luck.random() < 0.04 + 0.1 * held:
            return f"challenges {luck.choice(options['challenges'])}"
    if options.get("accepts"):
        return "accepts"
    if options.get("claims"):
        plays = [(card, claim) for card in view["hand"] for claim in options["claims"]]
        best = max(truth(*play) for play in plays)
        card, claim = luck.choice([play for play in plays if truth(*play) == best])
        return f"plays {card} as {claim}" + (" last" if options.get("announces") else "")
    return None


def moved(seat: client.Seat, decided: int) -> bool:
    return seat.seq != decided or seat.view.get("reason") is not None


async def play(seat: client.Seat, luck: random.Random) -> list[int]:
    """One game to its end; the winning seats."""
    while seat.view.get("reason") is None:
        decided = seat.seq
        action = choose(seat.view, seat.options, luck)
        if action is not None:
            with suppress(client.StaleAction, client.Refusal):  # somebody was quicker: decide again
                await seat.play(action)
        await seat.until(partial(moved, seat, decided), within=600)
    return list(seat.view["winners"])


async def main(server: str, table: str | None = None) -> list[int]:
    if table is None:
        bots = {str(seat): "casual" for seat in (1, 2)}
        settings = {"rules": {"game": "spicy"}, "seats": 3, "speed": "blitz"}
        mine = await client.make(server, {"name": "Chipotle", "settings": settings})
    else:
        bots = {}
        mine = await client.join(server, table, "Chipotle")
    async with client.Seat(server, mine["token"]) as seat:
        for number, bot in bots.items():
            await seat.wish("set-bot", seat=int(number), bot=bot)
        if table is None:
            await seat.wish("start")
        await seat.until(lambda: seat.sights, within=3600)
        winners = await play(seat, random.Random())
        print("the winners are", ", ".join(seat.table["seats"][each]["word"] for each in winners))
        return winners


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
