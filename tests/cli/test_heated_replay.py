"""`scoville replay` with games of HEATED: the table, the story step by step, and no spoilers."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from scoville.cli.replay import command
from scoville.locales import LANGUAGES

RECORD = """
format = 1
game = "heated"
players = ["Ada", "Bo", "Cy"]
first = "Ada"
actions = [
  "Ada plays b-draw2",
  "Bo draws",
  "Bo plays fair-play on Cy",
  "clock expires",
  "Bo discards g1 g2 y0",
  "Bo names yellow",
]
[position]
hands = { Ada = "b-draw2 b1 adjust", Bo = "g1 g2 fair-play y7", Cy = "p1 p3" }
draw_pile = "y0 b4"
top = "b5"
direction = "left"
"""


def run(*arguments: str, columns: int = 80) -> Result:
    return CliRunner().invoke(command, arguments, env={"LC_ALL": "C", "COLUMNS": str(columns)})


def write(folder: Path, text: str) -> str:
    path = folder / "game.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.fixture
def file(tmp_path: Path) -> str:
    return write(tmp_path, RECORD)


def upto(actions: int) -> str:
    """The record cut short."""
    lines = RECORD.splitlines()
    first = lines.index("actions = [") + 1
    last = lines.index("]")
    return "\n".join(lines[: first + actions] + lines[last:])


def lines(result: Result) -> list[str]:
    assert result.exit_code == 0, result.output
    return [" ".join(line.split()) for line in result.stdout.splitlines()]


def test_the_position_is_summed_up(file: str) -> None:
    shown = lines(run(file))
    assert "HEATED, after 6 actions" in " ".join(shown)
    assert "Ada 2 blue 1 · ADJUST SPICE LEVEL" in shown
    assert "Bo 2 blue 4 · yellow 7" in shown
    assert "▶ Cy 2 purple 1 3" in shown
    assert "On top lies FAIR PLAY. The colour is yellow." in shown
    assert "Play goes to the left, clockwise." in shown
    assert "It is Cy's turn." in shown


@pytest.mark.parametrize(
    ("actions", "line"),
    [
        (1, "Bo faces 2 cards."),
        (4, "FAIR PLAY: these players still have to discard: Bo."),
        (5, "Bo still has to name a colour."),
    ],
)
def test_what_play_waits_for_is_shown(tmp_path: Path, actions: int, line: str) -> None:
    assert line in lines(run(write(tmp_path, upto(actions))))


def test_who_can_be_caught_and_who_is_asked_is_shown(tmp_path: Path) -> None:
    text = RECORD[: RECORD.index("actions")] + (
        'actions = ["Ada plays getting-heated blue on Cy"]\n[position]\n'
        'hands = { Ada = "getting-heated b1", Bo = "g1", Cy = "p1 p3" }\ntop = "b5"\n'
    )
    shown = lines(run(write(tmp_path, text)))
    assert "Cy faces 2 cards." in shown
    assert any(line.startswith("GETTING HEATED waits for: ") for line in shown)
    assert "Has not called HEATED! and can be caught: Ada." in shown


def test_help_is_shown(tmp_path: Path) -> None:
    text = RECORD[: RECORD.index("actions")] + (
        'actions = ["Ada asks", "Bo offers g1"]\n[position]\n'
        'hands = { Ada = "y1 y2", Bo = "g1 g2", Cy = "p1 p3" }\ntop = "b5"\n'
    )
    assert "May still offer help: Cy." in lines(run(write(tmp_path, text)))
    closed = text.replace('"Bo offers g1"', '"Bo offers g1", "Cy declines"')
    assert "Ada chooses among the cards offered." in lines(run(write(tmp_path, closed)))


def test_step_tells_every_action_with_its_story(file: str) -> None:
    shown = lines(run(file, "--step"))
    for sentence in (
        "Ada plays blue DRAW 2.",
        "Bo draws 2 cards: yellow 0 and blue 4.",
        "Bo discards 3 cards: green 1, green 2 and yellow 0.",
        "Bo names yellow.",
    ):
        assert sentence in shown
    assert sum(line.startswith("Action ") for line in shown) == 6


def test_step_as_a_player_has_no_spoilers(file: str) -> None:
    shown = "\n".join(lines(run(file, "--step", "--as", "Cy")))
    before_discards = shown[: shown.index("Bo discards")]
    assert "Bo draws 2 cards." in shown
    assert "blue 1" not in shown
    assert "blue 4" not in shown
    assert "yellow" not in before_discards
    assert "purple 1 3" in shown


def test_the_end_of_a_game_is_told(tmp_path: Path) -> None:
    text = RECORD[: RECORD.index("actions")] + (
        'actions = ["Ada plays b1"]\n[position]\nhands = { Ada = "b1" }\ntop = "b5"\n'
    )
    assert "Ada has played the last card and wins the game." in lines(run(write(tmp_path, text)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [40, 80])
def test_every_language_fits_the_width(file: str, language: str, columns: int) -> None:
    result = run(file, "--step", "--lang", language, columns=columns)
    assert result.exit_code == 0
    assert max(map(len, result.stdout.splitlines())) <= columns
