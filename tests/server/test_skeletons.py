"""Names as people see them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from live_tables import running, wish_of

from scoville import client
from scoville.server.faults import Faulty
from scoville.server.names import clean_name, own_name
from scoville.server.skeletons import skeletons


@pytest.mark.parametrize("sign", ["\u3164", "\u2800", "\ufe0f", "\u034f", "\u200b", "\u115f", "\uffa0", "\U000e0041"])
def test_a_name_that_shows_nothing_is_refused_and_hidden_signs_are_taken_out(sign: str) -> None:
    for name in (sign, sign * 24, f" {sign} {sign}", f"{sign}\u0301"):
        with pytest.raises(Faulty, match="visible characters"):
            clean_name(name)
    assert clean_name(f"{sign}A{sign}da {sign}") == "Ada"


@pytest.mark.parametrize("name", ["Ada", "Zoë", "Åse", "Юрий", "王小明", "אבא", "สมชาย", "😀", "1st", "J.-P.", "ㅁㅁ"])
def test_a_name_in_any_script_stays_as_it_is(name: str) -> None:
    assert clean_name(name) == name
    assert own_name(name, ["Bo", "Cy"]) == name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Guest", "guest"),
        ("Guest", "\uff27\uff55\uff45\uff53\uff54"),  # full width
        ("Ada", "\u0410d\u0430"),  # Cyrillic
        ("Ada", "A\u034fda"),
        ("OLGA", "\u039fLG\u0410"),  # Greek and Cyrillic
        ("Bill", "BiIl"),
        ("Bill", "Bi1l"),
        ("Ida", "lda"),
        ("Bob0", "BobO"),
        ("Tom", "Torn"),
        ("Zo\u00eb", "Zoe\u0308"),
        ("Stra\u00dfe", "STRASSE"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert skeletons(one) & skeletons(other)
    assert own_name(other, [one]) == f"{other} 2"


@pytest.mark.parametrize(("one", "other"), [("Zoe", "Zoë"), ("Lia", "Ila"), ("Ana", "Anna"), ("Bo", "Во́")])
def test_names_that_can_be_told_apart(one: str, other: str) -> None:
    assert own_name(other, [one]) == other


def test_a_number_is_found_that_fits() -> None:
    assert own_name("Guest", ["Guest", "GUEST 2", "Guest 3"]) == "Guest 4"
    long = "x" * 24
    assert own_name(long, [long]) == "x" * 22 + " 2"
    taken = [long]
    for _ in range(12):
        taken.append(own_name(long, taken))
        assert len(taken[-1]) <= 24
    assert len(set(taken)) == 13


def test_at_a_table_everybody_has_a_name_of_their_own(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path / "db") as here:
            bots = [{}, {"bot": "cat", "name": "guest"}, {"name": "Ancho"}, {"bot": "cat"}]
            mine = await client.make(here.url, {**wish_of("heated", 8, name="Guest"), "seats": bots})
            for name in ("GUEST", "Cayenne", "\u0261uest"):
                await client.join(here.url, mine["code"], name)
            async with client.Seat(here.url, mine["token"]) as seat:
                await seat.wish("sit", seat=7, name="Cayenne")
                await seat.wish("stand", seat=0)
                await seat.wish("sit", seat=0)  # the own name is free for oneself
                names = [place["name"] for place in seat.table["seats"]]
                assert names[:4] == ["Guest", "guest 2", "Ancho", "Cayenne"]
                assert names[4:] == ["GUEST 3", "Cayenne 2", "\u0261uest 4", "Cayenne 3"]
            with pytest.raises(client.HttpFault) as refused:
                await client.join(here.url, mine["code"], "\u3164")
            assert (refused.value.status, refused.value.fault["id"]) == (400, "bad-name")

    asyncio.run(main())
