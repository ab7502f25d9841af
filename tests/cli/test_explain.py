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
    ("lang", "says"), [("en", "wrong number!"), ("de", "Zahl falsch!"), ("fr", "Puissance fausse")]
)
def test_it_speaks_three_languages(tmp_path: Path, lang: str, says: str) -> None:
    told = run(tmp_path, SPICY, "--lang", lang)
    assert told.returncode == 0
    assert says in told.stdout
    assert re.search(r"\d+\.\d% ", told.stdout)


def test_HEATED_has_values_of_options(tmp_path: Path) -> None:
    found = json.loads(run(tmp_path, HEATED, "--json").stdout)
    assert found["claims"] == []
    assert "Ada plays b7" in {option["action"] for option in found["options"]}


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
