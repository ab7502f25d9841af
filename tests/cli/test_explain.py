"""`scoville explain`: what the strongest bot thinks, in words and numbers."""

from __future__ import annotations

import json
import re
from pathlib import Path
from subprocess import CompletedProcess

import pytest
from command_line import scoville
from sizes import sized

from scoville import spicy
from scoville.bots import Explanation, OptionValue
from scoville.bots.explaining import in_order
from scoville.bots.thinking import FEW
from scoville.cli.explain import _how_good, show
from scoville.heated import Colour
from scoville.heated.board import believed_hand
from scoville.heated.bots.explain import HandBelief
from scoville.locales import catalogue

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
    """Cy holds every 4 chili, so number and spice of Bo's claim cannot both be true of a plain card."""
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
        ("fr", "Puissance fausse", "Piment 4, par Bo\u00a0: la Puissance est"),
    ],
)
def test_it_speaks_three_languages(tmp_path: Path, lang: str, says: str, top: str) -> None:
    told = run(tmp_path, SPICY, "--lang", lang)
    assert told.returncode == 0
    assert says in told.stdout
    assert re.search(r"\d+\.\d% " if lang == "en" else r"\d+,\d\s% ", told.stdout)
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
    assert "Bo has 3 cards, namely" in told
    assert "Cy has 3 cards." in told


def test_without_a_name_it_is_somebody_with_something_to_weigh(tmp_path: Path) -> None:
    """The next to act only calls; the one after that has a choice."""
    text = HEATED.replace('first = "Ada"', 'first = "Ada"\nactions = ["Ada plays b7", "Ada calls", "Bo draws"]')
    found = json.loads(run(tmp_path, text, "--ply", "1", "--json").stdout)
    assert found["player"] == "Bo"


def test_options_are_told_apart_in_words_where_that_is_more_than_chance(tmp_path: Path) -> None:
    told = run(tmp_path, SPICY, "--lang", "en", "--budget", str(sized(4000, 4000, interpreted=1000))).stdout
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
    assert told.returncode == 2
    assert says in told.stderr


COPIED = """format = 1
game = "spicy"
players = ["Ancho", "Bo", "Cy"]
first = "Ancho"
actions = ["Ancho plays w5 as c1", "Bo copies p3"]
[rules]
variants = ["copy-cat"]
[position]
hands = { Ancho = "c1 w5 *s", Bo = "p10 *n p3", Cy = "c1 c1 c4" }
"""


@pytest.mark.parametrize(
    ("lang", "row", "top"),
    [
        ("en", "Bo: 1 chili, copied", "Bo's 1 chili is a copy: number and spice together are"),
        ("de", "Bo: 1 Chili, kopiert", "1 Chili von Bo ist kopiert: Zahl und Gewürz zusammen sind"),
        ("fr", "Bo\u00a0: Piment 1, copie", "Piment 1, copie de Bo\u00a0: l’annonce entière est"),
    ],
)
def test_S_COPY_WRONG_of_a_copy_it_says_whether_both_are_right(tmp_path: Path, lang: str, row: str, top: str) -> None:
    told = run(tmp_path, COPIED, "--seat", "Cy", "--lang", lang).stdout
    assert row in told
    assert top in told
    both = json.loads(run(tmp_path, COPIED, "--seat", "Cy", "--json").stdout)["claims"][1]["both"]
    (line,) = [line for line in told.splitlines() if row in line]
    assert re.findall(r"([\d.,]+)\s?%", line)[2].replace(",", ".") == f"{both * 100:.1f}"


@pytest.mark.parametrize(
    ("lang", "says"),
    [("en", "Bo has 3 cards, namely"), ("de", "Bo hat 3 Karten, nämlich"), ("fr", "Bo a 3 cartes, à savoir")],
)
def test_HEATED_a_hand_that_is_known_whole_is_named(tmp_path: Path, lang: str, says: str) -> None:
    assert says in run(tmp_path, SWAPPED, "--seat", "Ada", "--lang", lang).stdout


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", "; probably without purple or black cards."),
        ("de", "; vermutlich ohne Lila und schwarze Karten."),
        ("fr", "\xa0; sans doute sans violet ni cartes noires."),
    ],
)
def test_what_a_hand_lacks_is_a_sentence(lang: str, says: str) -> None:
    lacking = HandBelief(1, 4, (), (Colour.PURPLE,), True)
    assert believed_hand(catalogue(lang), ("Ada", "Bo"), lacking).endswith(says)


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", "What the strongest bot thinks in Ancho's place, before the first action"),
        ("de", "Was der stärkste Bot an der Stelle von Ancho denkt, vor der ersten Aktion"),
        ("fr", "Ancho\u00a0: ce que pense le robot le plus fort à cette place, avant la première action"),
    ],
)
def test_a_name_stands_where_it_needs_no_elision(tmp_path: Path, lang: str, says: str) -> None:
    told = run(tmp_path, COPIED, "--ply", "0", "--lang", lang).stdout
    assert says in told
    assert not re.search(r"\b(de|que) Ancho", told)


def test_the_choice_is_first_and_the_others_follow_by_what_is_shown(tmp_path: Path) -> None:
    found = json.loads(run(tmp_path, SPICY, "--json").stdout)["options"]
    tried = [option["chance"] for option in found[1:] if option["playouts"] >= FEW]
    assert tried == sorted(tried, reverse=True)
    assert len(tried) > 5


def test_what_was_hardly_tried_is_last_and_gets_no_verdict() -> None:
    best, rare, good = OptionValue("a", 0.5, 0.01, 200), OptionValue("b", 0.9, 0.1, 9), OptionValue("c", 0.4, 0.01, 50)
    assert in_order([best, rare, good]) == (best, good, rare)
    assert [_how_good(value, best) for value in (best, good, rare)] == ["the-best", "worse", "hardly-tried"]


def test_few_playouts_that_were_all_lost_are_no_certainty() -> None:
    """An option that lost all of its 12 playouts may still win one game in four."""
    lost, sure = OptionValue("a", 0.0, 0.0, 12), OptionValue("b", 0.0, 0.0, 5000)
    assert lost.interval[0] == sure.interval[0] == 0
    assert lost.interval[1] > 0.2
    assert sure.interval[1] < 0.005
    low, high = OptionValue("c", 0.3, 0.01, 2000).interval
    assert low < 0.3 < high
    assert high - low < 0.05


def test_the_terminal_shows_no_number_for_what_was_hardly_tried(capsys: pytest.CaptureFixture[str]) -> None:
    values = (OptionValue(None, 0.5, 0.01, 200), OptionValue(spicy.Pass(), 0.03, 0.02, 9))
    show(catalogue("en"), ("Ada", "Bo"), Explanation("spicy", 0, 0, (), values))
    best, rare = capsys.readouterr().out.splitlines()[-3:-1]
    assert re.search(r"50\.0% .* \d+% – \d+% +200 +the best", best)
    assert "hardly tried" in rare
    assert "%" not in rare


@pytest.mark.parametrize("action", ["Ada plays w9 as p3", "Ada plays *s as w2"])
def test_what_was_played_is_tried_to_the_end_however_bad(tmp_path: Path, action: str) -> None:
    text = SPICY.replace('"Ada plays w5 as c1", "Bo plays p3 as c4"', f'"{action}"').replace(
        "c1 w5 *s", "c1 w9 *s c7 p2 w3"
    )
    found = json.loads(run(tmp_path, text, "--ply", "0", "--json").stdout)["options"]
    assert len(found) > 15
    played = next(option for option in found if option["action"] == action)
    assert played["playouts"] == max(option["playouts"] for option in found)


OWN_BLANK = """format = 1
game = "heated"
players = ["Ada", "Bo"]
first = "Ada"
[rules]
add = ["blank"]
[rules.blank]
name = "Siesta"
others_draw = 1
[position]
hands = { Ada = "blank b7", Bo = "y1 y2 y3" }
top = "b3"
turn = "Ada"
"""


@pytest.mark.parametrize(("lang", "says"), [("en", "play Siesta"), ("de", "Siesta"), ("fr", "Siesta")])
def test_H_BLANK_a_card_of_the_tables_own_has_its_name(tmp_path: Path, lang: str, says: str) -> None:
    told = run(tmp_path, OWN_BLANK, "--lang", lang).stdout
    assert says in told
    assert "BLANK" not in told


@pytest.mark.parametrize(
    ("options", "german", "french"),
    [
        (("--ply", "9999"), "Diese Partie hat 2 Aktionen", "2 actions"),
        (("--seat", "Zoe"), "Hier heißt niemand", "Personne ici ne s’appelle"),
        (("--budget", "0"), "Eine Suche denkt", "Une recherche réfléchit"),
        (("--seat", "Bo"), "Bo hat dort nichts zu entscheiden", "Bo n’a rien à"),
    ],
)
def test_what_cannot_be_explained_is_told_in_the_persons_language(
    tmp_path: Path, options: tuple[str, ...], german: str, french: str
) -> None:
    for lang, says in (("de", german), ("fr", french)):
        told = run(tmp_path, SPICY, *options, "--lang", lang)
        assert told.returncode == 2
        assert says in told.stderr


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_nothing_is_cut_off_in_80_columns(tmp_path: Path, lang: str) -> None:
    file = tmp_path / "game.toml"
    file.write_text(COPIED.replace("Cy", "Tabasco").replace("Bo", "Serrano"))
    for seat in ("Ancho", "Tabasco"):
        told = scoville(
            "explain", str(file), "--ply", "2", "--seat", seat, "--budget", "60", "--lang", lang, COLUMNS="80"
        )
        assert "…" not in told.stdout
        assert "Serrano" in told.stdout
        assert max(map(len, told.stdout.splitlines())) <= 80


def test_a_game_that_is_still_open_is_named(tmp_path: Path) -> None:
    (tmp_path / "game.toml.part").write_text(SPICY)
    done = scoville("explain", str(tmp_path / "game.toml"))
    assert done.returncode == 1
    assert "This game is still open" in done.stderr
    assert str(tmp_path / "game.toml.part") in done.stderr
    assert len(done.stderr.splitlines()) == 1
