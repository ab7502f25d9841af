"""A finished game as a whole (everybody's chances, what they did), and a game that is held until somebody goes on."""

from __future__ import annotations

import json
from asyncio import run
from pathlib import Path
from typing import Any

import pytest
from live_tables import running, wish_of

from scoville import client, dump, heated, spicy
from scoville.bots import room_of
from scoville.lab import TableSpec, play_game
from scoville.record import read
from scoville.server.faults import Faulty
from scoville.server.looking_back import MOST_POINTS, look_back
from scoville.server.reviews import think

RULES = {"spicy": spicy.Rules(), "heated": heated.Rules()}


def played(game: str, seed: int = 5) -> str:
    games: list[Any] = []
    play_game(TableSpec(game, 3, RULES[game], ("cat",) * 3, seed), 0, lambda now, *_: games.append(now))
    return dump(games[-1])


def pages(record: str) -> list[dict[str, Any]]:
    found, start = [], 0
    while start is not None:
        found.append(json.loads(look_back(record, start)))
        start = found[-1]["next"]
    return found


@pytest.mark.parametrize("game", ["spicy", "heated"])
def test_everybodys_chances_come_in_pages_and_end_with_the_winner(game: str) -> None:
    record = played(game)
    found = pages(record)
    points = [point for page in found for point in page["points"]]
    assert len(points) == found[0]["total"] <= MOST_POINTS + 1
    assert [point["step"] for point in points] == sorted({point["step"] for point in points})
    for point in points:
        assert sum(point["chances"]) == pytest.approx(1, abs=0.01)
    *_, (end, _, _) = read(record).steps()
    assert [seat for seat, chance in enumerate(points[-1]["chances"]) if chance > 0] == list(end.winners)
    assert points[0]["error"] < 0.03
    assert all(0.1 < chance < 0.7 for chance in points[0]["chances"])  # nobody has won before it begins
    with pytest.raises(Faulty):
        look_back(record, 5000)


ABOUT_TO_WIN = {
    "spicy": 'hands = { Ada = "c1 c2", Bo = "p10 *n w2 w3 w4 w5" }\npoints = { Ada = 40, Bo = 0 }\nworlds_end = 2',
    "heated": 'hands = { Ada = "b1", Bo = "g3 g4 g5 g6 y7 y8 y9" }\ntop = "b2"\nturn = "Ada"',
}


@pytest.mark.parametrize("game", ["spicy", "heated"])
def test_whoever_is_about_to_win_has_the_better_chance(game: str) -> None:
    """The cards are open, but not those still to be drawn: the draw pile is shuffled for every playout."""
    text = f'format = 1\ngame = "{game}"\nplayers = ["Ada", "Bo"]\nfirst = "Ada"\nseed = 1\n[position]\n'
    position = read(text + ABOUT_TO_WIN[game]).game
    before = repr(position.view(None))
    ada, bo = room_of(game).chances(position, 100, 0)
    assert ada > 0.9
    assert ada + bo == pytest.approx(1)
    assert repr(position.view(None)) == before  # the game itself is left alone


SPICY = """format = 1
game = "spicy"
players = ["Ada", "Bo"]
first = "Ada"
seed = 7
actions = [
  "Ada plays w5 as c1",
  "Bo plays p10 as c8",
  "Ada challenges spice",
  "Bo plays w2 as w2",
  "Ada challenges number",
]
[position]
hands = { Ada = "c1 w5 *s", Bo = "p10 *n w2" }
worlds_end = 20
"""


def test_bluffs_and_challenges_are_counted() -> None:
    ada, bo = ({deed["name"]: deed["counts"] for deed in deeds} for deeds in json.loads(look_back(SPICY, 0))["deeds"])
    assert ada["bluffs"] == {"told": 1, "believed": 1, "caught": 0}
    assert ada["challenges"] == {"right": 1, "wrong": 1}
    assert bo["bluffs"] == {"told": 1, "believed": 0, "caught": 1}


def test_slaps_calls_and_refusals_are_counted() -> None:
    record = played("heated")
    deeds = json.loads(look_back(record, 0))["deeds"]
    counted = {
        name: sum(each["counts"][name] for of in deeds for each in of if name in each["counts"])
        for name in ("all", "refused")
    }
    assert counted["all"] == record.count(" slaps")
    assert 0 < counted["refused"] <= record.count("plays no-thanks")  # it may also be played as any card


def test_a_review_says_between_what_a_chance_lies_and_tries_what_was_done() -> None:
    found = think(SPICY, 0, 0)
    assert all(one.low <= one.chance <= one.high for one in found.options if one.known)
    done = next(one for one in found.options if one.action == "plays w5 as c1")
    assert done.playouts == max(one.playouts for one in found.options)


def test_a_held_game_waits_until_somebody_goes_on(tmp_path: Path) -> None:
    """It is Bo's turn, and Bo is a bot: without `hold` it plays at once."""
    origin = {"record": SPICY, "ply": 1}
    wish = wish_of(seats=2, origin=origin, start=True, hold=True, settings={"speed": "blitz"})
    wish["seats"] = [{}, {"bot": "casual"}]

    async def main() -> None:
        async with running(tmp_path / "db", threads=0, seed=1) as here:
            made = await client.make(here.url, wish)
            ada = client.Seat(here.url, made["token"])
            await ada.open()
            live = here.hall.tables[made["table"]]
            assert ada.table["held"]
            assert live.dealer is not None
            assert live.dealer.next_bell() is None  # no clock runs and no bot has a plan
            await ada.wish("start")
            await ada.until(lambda: not ada.table["held"])
            await ada.until(lambda: ada.view["turn"] == 0 or ada.view["reason"] is not None)
            await ada.close()

    run(main())


def test_a_held_game_still_waits_after_a_restart(tmp_path: Path) -> None:
    wish = wish_of(seats=2, origin={"record": SPICY, "ply": 1}, start=True, hold=True, settings={"speed": "blitz"})
    wish["seats"] = [{}, {"bot": "casual"}]

    async def main() -> None:
        async with running(tmp_path / "db", threads=0, seed=1) as here:
            made = await client.make(here.url, wish)
        async with running(tmp_path / "db", threads=0, seed=1) as here:
            ada = client.Seat(here.url, made["token"])
            await ada.open()
            live = here.hall.tables[made["table"]]
            assert ada.table["held"]
            assert live.dealer is not None
            assert live.dealer.next_bell() is None
            await ada.wish("start")
            await ada.until(lambda: ada.view["turn"] == 0 or ada.view["reason"] is not None)
            await ada.close()
        async with running(tmp_path / "db", threads=0, seed=1) as here:  # Bo has played since
            ada = client.Seat(here.url, made["token"])
            await ada.open()
            assert not ada.table["held"]
            await ada.close()

    run(main())


def test_whoever_plays_first_lets_a_held_game_go_on(tmp_path: Path) -> None:
    wish = wish_of(seats=2, origin={"record": SPICY, "ply": 2}, start=True, hold=True)
    wish["seats"] = [{}, {"bot": "casual"}]

    async def main() -> None:
        async with running(tmp_path / "db", threads=0, seed=1) as here:
            made = await client.make(here.url, wish)
            ada = client.Seat(here.url, made["token"])
            await ada.open()
            await ada.play("challenges spice")
            await ada.until(lambda: not ada.table["held"])
            await ada.close()

    run(main())
