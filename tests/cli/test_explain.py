"""`scoville explain`: what the strongest bot thinks, in words and numbers."""

from __future__ import annotations

import json
import re
from pathlib import Path
from subprocess import CompletedProcess

import pytest
from command_line import scoville

SPICY = """format = 1
game = "spicy"
players = ["Ada", "Bo", "Cy"]
first = "Ada"
actions = ["Ada plays w5 as c1", "Bo plays p3 as c4"]
[position]
hands = { Ada = "c1 w5 *s", Bo = "p10 *n p3", Cy = "c4 c4 c4" }
"""
HEATED = """format = 1
game = "heated"
players = ["Ada", "Bo"]
first = "Ada"
[position]
hands = { Ada = "b7 g-draw2", Bo = "y1 y2 y3" }
top = "b3"
turn = "Ada"
"""


def run(path: Path, text: str, *options: str) -> CompletedProcess[str]:
    file = path / "game.toml"
    file.write_text(text)
    return scoville("explain", str(file), "--budget", "400", *options)


def test_it_believes_what_can_be_known(tmp_path: Path) -> None:
    """Cy holds every 4 chili: number and spice of Bo's claim cannot both be true of a plain card."""
    found = json.loads(run(tmp_path, SPICY, "--json").stdout)
    assert (found["player"], found["ply"], found["game"]) == ("Cy", 2, "spicy")
    first, second = found["claims"]
    assert (first["by"], first["claim"], second["claim"]) == ("Ada", "c1", "c4")
    assert second["both"] == 0
    assert 0 < first["both"] < 1
    actions = {option["action"] for option in found["options"]}
    assert {"Cy passes", "Cy challenges number", "Cy challenges spice", "Cy plays c4 as c5"} <= actions
    assert all(0 <= option["chance"] <= 1 and option["playouts"] > 0 for option in found["options"])


def test_the_same_seed_gives_the_same_numbers(tmp_path: Path) -> None:
    assert run(tmp_path, SPICY, "--json").stdout == run(tmp_path, SPICY, "--json").stdout


@pytest.mark.parametrize(
    ("lang", "says", "top"),
    [
        ("en", "wrong number!", "Bo's 4 chili: the number is"),
        ("de", "Zahl falsch!", "4 Chili von Bo: Die Zahl ist"),
        ("fr", "Puissance fausse", "Piment 4 de Bo : la puissance est"),
    ],
)
def test_it_speaks_three_languages(tmp_path: Path, lang: str, says: str, top: str) -> None:
    told = run(tmp_path, SPICY, "--lang", lang)
    assert told.returncode == 0
    assert says in told.stdout
    assert re.search(r"\d+\.\d% " if lang == "en" else r"\d+,\d % ", told.stdout)
    assert top in told.stdout


def test_HEATED_has_values_of_options(tmp_path: Path) -> None:
    found = json.loads(run(tmp_path, HEATED, "--json").stdout)
    assert found["claims"] == []
    assert "Ada plays b7" in {option["action"] for option in found["options"]}


SWAPPED = """format = 1
game = "heated"
players = ["Ada", "Bo", "Cy"]
first = "Ada"
actions = ["Ada plays b-swap on Bo", "Bo accepts", "Cy plays b9", "Bo draws", "Bo plays b8"]
[position]
hands = { Ada = "b-swap g1 no-thanks y4", Bo = "p1 p2 p3", Cy = "b9 y7 y8 y6" }
draw_pile = "b8 g5 g6 g7 g8"
top = "b3"
turn = "Ada"
"""


def test_HEATED_says_what_is_known_of_the_others_hands(tmp_path: Path) -> None:
    """Ada has swapped hands with Bo, so she knows what he holds; then he had to draw, until he could play."""
    found = json.loads(run(tmp_path, SWAPPED, "--seat", "Ada", "--json").stdout)
    bo, cy = found["hands"]
    assert (bo["player"], bo["cards"], sorted(bo["known"])) == ("Bo", 3, ["g1", "no-thanks", "y4"])
    assert (cy["cards"], cy["known"], cy["lacks"]) == (3, [], [])
    told = run(tmp_path, SWAPPED, "--seat", "Ada", "--lang", "en").stdout
    assert "Bo has 3 cards, among them" in told
    assert "Cy has 3 cards." in told


def test_without_a_name_it_is_somebody_with_something_to_weigh(tmp_path: Path) -> None:
    """The next to act only calls; the one after that has a choice."""
    text = HEATED.replace('first = "Ada"', 'first = "Ada"\nactions = ["Ada plays b7", "Ada calls", "Bo draws"]')
    found = json.loads(run(tmp_path, text, "--ply", "1", "--json").stdout)
    assert found["player"] == "Bo"


def test_options_are_told_apart_in_words_where_that_is_more_than_chance(tmp_path: Path) -> None:
    told = run(tmp_path, SPICY, "--lang", "en").stdout
    assert "the best" in told
    assert "worse" in told


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("--ply", "9"), "This game has 2 actions"),
        (("--seat", "Zoe"), "Nobody here is called"),
        (("--budget", "soon"), "thinks for a time"),
    ],
)
def test_what_cannot_be_explained_is_one_sentence(tmp_path: Path, options: tuple[str, ...], says: str) -> None:
    told = run(tmp_path, SPICY, *options)
    assert told.returncode == 1
    assert says in told.stderr
