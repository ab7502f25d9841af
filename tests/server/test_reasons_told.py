"""What people are told when settings or a record will not do: in their language, without a word of English."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from live_tables import running, seated, wish_of

from scoville import client
from scoville.locales import LANGUAGES, catalogue
from scoville.server.names import hash_token

SPICY = 'format = 1\ngame = "spicy"\nplayers = ["Ada", "Bo", "Cy"]\nfirst = "Ada"\n'
HEATED = SPICY.replace("spicy", "heated")
ENGLISH = re.compile(
    r"\b(the|is|are|must|there|not|cannot|of|this|which|cards?|nobody|has|have|with|whole|named|missing|seat)\b",
    re.I,
)
"""Words that neither German nor French has, and that name no card, key or choice."""

SETTINGS: dict[str, dict[str, Any]] = {
    "an edition": {"edition": "klingon"},
    "a variant": {"variants": ["sugar"]},
    "a variant twice": {"variants": ["copy-cat", "copy-cat"]},
    "too many variants": {"variants": ["copy-cat", "we-love-chili", "turn-it-up"]},
    "chosen and at random": {"variants": ["copy-cat"], "variants_at_random": 1},
    "the World's End too deep": {"worlds_end": 99},
    "too large a hand": {"hand": 15, "seats": 6},
    "too many people": {"seats": 8},
    "a first seat that is not there": {"first": 5},
    "a mode": {"game": "heated", "mode": "boring"},
    "an unknown card": {"game": "heated", "deck": {"b77": 3}},
    "an empty deck": {"game": "heated", "deck": {"b7": 0}},
    "a small deck": {"game": "heated", "deck": {"b7": 9}},
    "a large deck": {"game": "heated", "deck": {f"b{n}": 400 for n in range(9)}},
    "a deck without colour": {"game": "heated", "deck": {"adjust": 90}},
    "a deck and a mode": {"game": "heated", "mode": "chaos", "deck": {"b7": 90}},
    "a card that cannot be added": {"game": "heated", "mode": "chaos", "add": ["b7"]},
    "BLANK without meaning": {"game": "heated", "mode": "chaos", "add": ["blank"]},
    "BLANK as itself": {"game": "heated", "blank": "blank"},
    "BLANK as no card": {"game": "heated", "blank": "rubbish"},
    "BLANK in a deck": {"game": "heated", "deck": {"b7": 90, "blank": 1}},
    "a house rule twice": {"game": "heated", "house": [1, 1]},
    "BLANK doing too much": {
        "game": "heated",
        "blank": {
            "name": "X",
            "everyone_draws": 1,
            "others_draw": 1,
            "next_draws": 1,
            "target_draws": 1,
            "player_draws": 1,
            "everyone_discards": 1,
            "others_discard": 1,
            "next_discards": 1,
            "skip": True,
        },
    },
}
RECORDS = {
    "nothing": "",
    "prose": "Ada plays a card.",
    "half a line": 'format = 1\ngame = "spicy',
    "nested": "x = " + "[" * 5000,
    "another format": SPICY.replace("1", "2"),
    "a format that is a text": SPICY.replace("1", '"1"'),
    "another game": SPICY.replace("spicy", "poker"),
    "no players": 'format = 1\ngame = "spicy"\n',
    "one player": SPICY.replace('["Ada", "Bo", "Cy"]', '["Ada"]'),
    "a name with a blank": SPICY.replace("Bo", "B o"),
    "the clock": SPICY.replace("Bo", "clock"),
    "a reserved name": SPICY.replace("Bo", "stack"),
    "the same name": SPICY.replace("Bo", "Cy"),
    "somebody else first": SPICY.replace('first = "Ada"', 'first = "Zoe"'),
    "an unknown key": SPICY + "colour = 1\n",
    "an unknown rule": SPICY + "[rules]\nsugar = 1\n",
    "a rule of another kind": SPICY + '[rules]\nhand = "many"\n',
    "a flag": SPICY + "[rules]\nopen_deck = 3\n",
    "manners": SPICY + '[rules]\nmanners = "bad"\n',
    "a small game": SPICY + "[rules]\nranks = 0\n",
    "too small a game": SPICY + "[rules]\nranks = 1\nspices = 1\ncopies = 1\n",
    "an idle variant": SPICY + '[rules]\nranks = 3\nvariants = ["turn-it-up"]\n',
    "a seed": "seed = 'zz'\n" + SPICY,
    "an empty hand": SPICY + '[position]\nhands = { Ada = "" }\n',
    "a hand of numbers": SPICY + "[position]\nhands = { Ada = 3 }\n",
    "a hand of nobody": SPICY + '[position]\nhands = { Zoe = "c1" }\n',
    "an unknown card": SPICY + '[position]\nhands = { Ada = "x9" }\n',
    "a card too often": SPICY + '[position]\nhands = { Ada = "c1 c1 c1 c1" }\n',
    "too many trophies": SPICY + "[position]\ntrophies = { Ada = 3 }\n",
    "fewer than none": SPICY + "[position]\npoints = { Ada = -3 }\n",
    "too many points": SPICY + "[position]\npoints = { Ada = 300 }\n",
    "a stack": SPICY + '[position]\nstack = ["Ada thinks"]\n',
    "a copy": SPICY + '[position]\nstack = ["Ada w5 as c2", "Bo copy p3 as c2"]\n',
    "an action of nobody": SPICY + 'actions = ["Zoe passes"]\n',
    "an action too early": SPICY + 'actions = ["Bo passes"]\n',
    "an action that is none": SPICY + 'actions = ["Ada sings"]\n',
    "an action that is no text": SPICY + "actions = [3]\n",
    "live": SPICY + "[live]\nspeed = 'slow'\n",
    "a key of many parts": SPICY + "a.b.c.d.e.f.g.h.i.j.k.l = 1\n",
    "a secret": SPICY + "[live]\nsecret = 'abc'\n",
    "a nonce": SPICY + "[live]\nnonces = { Ada = 'a b' }\n",
    "races": SPICY + "[live]\nraces = [1]\n",
    "a runner": SPICY + "actions = ['Ada passes']\n[live]\nraces = [{ at = 0, by = 'time', order = ['Bo flies'] }]\n",
    "a winner": SPICY + "[live]\nwinners = ['Zoe']\n",
    "a HEATED card": HEATED + '[position]\nhands = { Ada = "c1" }\n',
    "a HEATED deck": HEATED + "[rules]\ndeck = 3\n",
    "a HEATED deck with odd counts": HEATED + "[rules]\ndeck = { b7 = -1 }\n",
    "no card in a HEATED deck": HEATED + "[rules]\ndeck = {}\n",
    "a BLANK key": HEATED + "[rules.blank]\nname = 'X'\nsings = 1\n",
    "a BLANK without a name": HEATED + "[rules.blank]\nskip = true\n",
    "a BLANK number": HEATED + "[rules.blank]\nname = 'X'\nnext_draws = 99\n",
    "a BLANK colour": HEATED + "[rules.blank]\nname = 'X'\ncolour = 'red'\n",
    "a white top": HEATED + '[position]\ntop = "no-thanks"\n',
    "a top without colour": HEATED + '[position]\ntop = "adjust"\n',
    "a top of another colour": HEATED + '[position]\ntop = "b7"\ncolour = "green"\n',
    "a direction": HEATED + '[position]\ndirection = "up"\n',
    "a HEATED action": HEATED + 'actions = ["Ada plays x"]\n',
    "house rule 9": HEATED + "[rules]\nhouse = [9]\n",
    "how it is called": HEATED + '[rules]\nheated_call = "loudly"\n',
}


def told(fault: dict[str, Any], language: str) -> str:
    """The sentence a client would show: the message of its catalogue, with what it quotes in the same language."""
    values = dict(fault.get("values", {}))
    if fault.get("why"):
        values["why"] = told(fault["why"], language)
    return catalogue(language).say(fault["message"], **values)


def check(fault: dict[str, Any], case: str) -> None:
    assert told(fault, "en") == fault["sentence"], case
    assert fault["message"].startswith("bad-"), (case, fault)  # the very reason, not that there is one
    for language in LANGUAGES:
        if language != "en":
            said = re.sub(r'"[^"]*"|`[^`]*`|„[^“]*“|« [^»]* »|\[[^]]*\]', "", told(fault, language))
            assert not ENGLISH.search(said), (case, said)


def test_the_words_are_english() -> None:
    assert ENGLISH.search("There is no mode x; there are y.")


def test_every_reason_is_told_in_three_languages(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path / "db", threads=0) as server:
            await server.hall.store.add_key("tester", hash_token("key"), 0.0)  # may try as often as it likes
            key = {"authorization": "Bearer key"}
            for case, given in SETTINGS.items():
                rules = dict(given)
                settings = {key: rules.pop(key) for key in ("seats", "first") if key in rules}
                wish: dict[str, Any] = {
                    "name": "Ada",
                    "settings": {"seats": 3, **settings, "rules": {"game": "spicy", **rules}},
                }
                with pytest.raises(client.HttpFault) as refused:
                    await client.post(server.url, "/api/tables", wish, **key)
                check(refused.value.fault, case)
            for number, (case, text) in enumerate(RECORDS.items()):
                ways: list[tuple[str, Any]] = [("/api/tables", wish_of(origin={"record": text, "ply": 1}))]
                if number % 6 == 0:  # nobody may ask these as often
                    ways.append(("/api/replay", {"record": text}))
                    ways.append(("/api/review", {"origin": {"record": text, "ply": 1}}))
                for path, wish in ways:
                    with pytest.raises(client.HttpFault) as refused:
                        await client.post(server.url, path, wish, **key)
                    check(refused.value.fault, f"{case} at {path}")

    asyncio.run(main())


def test_rules_no_table_has_are_told_in_words(tmp_path: Path) -> None:
    """A record may say what no table can be set to, and a table what makes no sense."""

    async def main() -> None:
        async with running(tmp_path / "db") as server:
            record = HEATED + "[rules]\ndeck = { b7 = 450, g8 = 30 }\n"
            for wish, why in (
                (wish_of(seats=3, origin={"record": record, "ply": 0}), "bad-beyond-tables"),
                (wish_of("heated", 3, rules={"mode": "chaos", "add": ["trap", "trap"]}), "bad-heated-add-twice"),
            ):
                with pytest.raises(client.HttpFault) as refused:
                    await client.post(server.url, "/api/tables", wish)
                assert refused.value.status == 400
                assert refused.value.fault["message"] == why
                check(refused.value.fault, why)
            looked = await client.post(server.url, "/api/replay", {"record": record})
            assert looked["rules"]["deck"]["b7"] == 450
            assert server.hall.metrics.registry.get_sample_value("scoville_errors_total") == 0

    asyncio.run(main())


def test_a_change_of_settings_is_refused_in_words_too(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path / "db") as server, seated(server.url, "heated", 3) as (ada, _, _):
            rules = {"game": "heated", "deck": {"b77": 3}}
            with pytest.raises(client.Refusal) as refused:
                await ada.wish("change-settings", settings={"rules": rules, "seats": 3})
            check(refused.value.fault, "change-settings")

    asyncio.run(main())
