"""Cheat at a live server: over sockets, with people who come and go."""

from __future__ import annotations

import asyncio
import json
import random
import re
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from chromium import serving
from installed import Run
from seats import post

from scoville import client

CARD = re.compile(r'"((?:10|[2-9AJQK])[cdhs])"')


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, packages: Path) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server"), packages=packages) as address:
        yield address


def read(address: str) -> str:
    with urllib.request.urlopen(address) as answer:
        text: str = answer.read().decode()
        return text


class Spy:
    """Reads every byte a seat is sent: no card may be in it that this seat neither holds, held, nor was shown."""

    def __init__(self, seat: client.Seat) -> None:
        self.known: set[str] = set()
        self.leaked: set[str] = set()
        self.heard = 0
        seat.heard = self.hear

    def hear(self, message: dict[str, Any]) -> None:
        for sight in message.get("sights", ()):
            self.known.update(sight["view"]["hand"])
            for fact in sight["facts"]:
                self.known.update(fact["cards"] if fact["fact"] == "shown" else ())
                if fact["fact"] == "laid" and fact["seat"] == sight["view"]["seat"]:
                    self.known.add(fact["card"])
        found = set(CARD.findall(json.dumps(message, separators=(",", ":")).replace("lays ", '"')))
        self.leaked |= found - self.known
        self.heard += 1


def choose(seat: client.Seat, luck: random.Random) -> str | None:
    """What a careless player does with the options alone."""
    by_name: dict[str, list[str]] = {}
    options: Any = seat.options
    for option in options:
        by_name.setdefault(option["option"], []).append(option["action"])
    if "doubt" in by_name and luck.random() < 0.1:
        return "doubts"
    if "believe" in by_name:
        return "believes"
    if "lay" in by_name and ("say" not in by_name or luck.random() < 0.7):
        return luck.choice(by_name["lay"])
    return "says" if "say" in by_name else None


async def there(seat: client.Seat, seq: int) -> None:
    """Waits until a seat has seen so much of the game."""
    await seat.until(lambda: seat.sights and seat.seq >= seq)


async def act(seat: client.Seat, luck: random.Random) -> bool:
    action = choose(seat, luck)
    if action is None:
        return False
    try:
        await seat.play(action)
    except client.StaleAction:
        return False
    return True


def test_people_play_leave_and_come_back(tmp_path: Path, packages: Path, run: Run) -> None:
    """Over two servers on one database; nobody is sent a card that is hidden from them."""
    luck = random.Random(5)

    async def play(address: str, tokens: list[str], seen: list[int], most: int) -> tuple[list[int], Any]:
        seats = [client.Seat(address, token, seen=at) for token, at in zip(tokens, seen, strict=True)]
        spies = [Spy(seat) for seat in seats]
        for seat in seats:
            await seat.open()
        if seats[0].table["state"] == "lobby":
            await seats[0].wish("start")
        for seat in seats:
            await there(seat, 0)
        acted = 0
        while acted < most and not any(seat.view["reason"] for seat in seats):
            for seat in seats:
                await there(seat, max(one.seq for one in seats))
            acted += sum([await act(seat, luck) for seat in luck.sample(seats, len(seats))])
        newest = max(seat.seq for seat in seats)
        for seat in seats:
            await there(seat, newest)
        with pytest.raises(client.Refusal) as refused:
            await seats[0].play("sings")
        assert refused.value.id in {"no-action", "not-playing"}
        assert all(spy.heard > 1 for spy in spies)
        assert [spy.leaked for spy in spies] == [set()] * 3
        for seat in seats:
            await seat.close()
        return [newest] * len(seats), seats[0]

    with serving(tmp_path, packages=packages) as address:
        settings = {"rules": {"game": "cheat"}, "seats": 3, "speed": "relaxed"}
        keys = [post(f"{address}/api/tables", {"name": "Ada", "settings": settings})]
        keys += [post(f"{address}/api/tables/{keys[0]['code']}/join", {"name": name}) for name in ("Bo", "Cy")]
        tokens = [key["token"] for key in keys]
        seen, _ = asyncio.run(play(address, tokens, [0, 0, 0], 20))
        # Bo misses what Ada and Cy saw, and gets it later
        seen[1] = max(0, seen[1] - 4)
    with serving(tmp_path, packages=packages) as address:
        _, ada = asyncio.run(play(address, tokens, seen, 5000))
        assert ada.view["reason"] == "out"
        record = read(f"{address}/api/tables/{keys[0]['table']}/games/1/record")
        shown = post(f"{address}/api/replay", {"record": record, "seat": 1, "open": False})
        assert shown["steps"][-1]["sight"]["view"]["winners"] == ada.view["winners"]
    (tmp_path / "game.toml").write_text(record)
    told = json.loads(run("-m", "scoville", "replay", str(tmp_path / "game.toml"), "--json"))
    assert told["reason"] == "out"
    assert "secret" in record
    run("-m", "scoville", "verify", str(tmp_path / "game.toml"))


def test_the_server_sends_its_words(site: str) -> None:
    english = read(f"{site}/api/words/cheat/en")
    assert "option-cheat-doubt" in english
    assert read(f"{site}/api/words/cheat/de") == english  # it has no German
    for wrong in ("cheat/xx", "chess/en", "cheat/..%2fen"):
        with pytest.raises(urllib.error.HTTPError) as refused:
            read(f"{site}/api/words/{wrong}")
        assert refused.value.code == 404
