"""`scoville puzzles`: the browser's positions in the terminal, answered by a key and explained."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from command_line import scoville
from terminals import Typist

from scoville.bots.puzzles import puzzles_of
from scoville.cli.puzzle_page import Score, Sheet
from scoville.locales import LANGUAGES, catalogue
from scoville.server.puzzles import puzzle_page, puzzle_sets

NOON = 1_700_000_000.0


@pytest.fixture
def noon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scoville.cli.puzzle_page.time", lambda: NOON)


@pytest.mark.usefixtures("noon")
@pytest.mark.parametrize("game", ["spicy", "heated"])
def test_the_puzzle_of_the_day_is_that_of_the_browser(game: str) -> None:
    number = next(one.today for one in puzzle_sets(NOON).sets if one.game == game)
    done = scoville("puzzles", game, "--lang", "en")
    assert done.returncode == 0, done.stderr
    count = len(puzzles_of(game))
    assert f"{game.upper()} · The puzzle of the day (Puzzle {number} of {count})" in done.stdout
    assert f"scoville puzzles {game} {number} --answer 1" in done.stdout
    assert "The puzzle of the day" not in scoville("puzzles", game, str(number % count + 1), "--lang", "en").stdout


@pytest.mark.parametrize("game", ["spicy", "heated"])
def test_positions_and_answers_are_those_of_the_browser(game: str) -> None:
    """Every puzzle can be shown, and its answers have the browser's numbers."""
    words = catalogue("en")
    for number in range(1, len(puzzles_of(game)) + 1):
        sheet, sent = Sheet(words, game, number), json.loads(puzzle_page(game, number, NOON))
        assert list(sheet.puzzle.answers) == sent["answers"]
        assert sent["names"][sent["seat"]] == sheet.name
        assert len({sheet.answer_words(answer) for answer in sheet.puzzle.answers}) == len(sent["answers"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["spicy", "heated"])
def test_an_answer_is_judged_and_explained(game: str, lang: str) -> None:
    words, puzzle = catalogue(lang), puzzles_of(game)[1]
    sheet = Sheet(words, game, 2)
    best = puzzle.answers.index(puzzle.options[0][0]) + 1
    wrong = best % len(puzzle.answers) + 1
    right = scoville("puzzles", game, "2", "--answer", str(best), "--lang", lang)
    assert words.say("puzzle-right") in right.stdout
    poor = scoville("puzzles", game, "2", "--answer", str(wrong), "--lang", lang)
    assert words.say("puzzle-wrong", best=sheet.answer_words(puzzle.options[0][0])) in poor.stdout
    for told in (right.stdout, poor.stdout):
        assert f"{round(100 * puzzle.options[0][1])}" in told  # the chance of the best answer is the reason
        assert told.count("█") > 0
        assert told.count("▸") == 1
        assert words.say("puzzle-you", name=sheet.name) in told


def test_before_the_answer_nothing_hidden_is_shown() -> None:
    puzzle = puzzles_of("spicy")[1]
    sheet = Sheet(catalogue("en"), "spicy", 2)
    asked = scoville("puzzles", "spicy", "2", "--lang", "en").stdout
    answered = scoville("puzzles", "spicy", "2", "--answer", "1", "--lang", "en").stdout
    assert answered.startswith(asked.partition("To answer")[0])
    top = sheet.position.stack[-1]
    assert top.by != puzzle.seat
    assert "The card was" not in asked
    assert "The card was" in answered


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("spicy", "0"), "SPICY has puzzles 1 to"),
        (("heated", "99999"), "HEATED has puzzles 1 to"),
        (("spicy", "2", "--answer", "9"), "This puzzle has answers 1 to 3."),
        (("spicy", "two"), "NUMBER"),
        (("spicey",), "Did you mean spicy?"),
        (("--out", "x.jsonl"), "Name the game"),
    ],
)
def test_wrong_use_is_one_sentence(arguments: tuple[str, ...], says: str) -> None:
    done = scoville("puzzles", *arguments, "--lang", "en")
    assert done.returncode == 2
    assert says in done.stderr


def test_a_puzzle_counts_once() -> None:
    score = Score()
    score.note("spicy", 1, False)
    score.note("spicy", 1, True)
    score.note("spicy", 2, True)
    assert (score.right, score.all) == (1, 2)


def test_keys_answer_go_on_and_leave(tmp_path: Path, terminal: tuple[int, int]) -> None:
    with Typist(terminal, tmp_path, "puzzles", "spicy", "110", "--lang", "en") as person:
        person.until("Puzzle 110 of 110")
        person.until("q leave")
        person.type("7x")  # no such answer, no such key
        person.type(str(puzzles_of("spicy")[109].answers.index(puzzles_of("spicy")[109].options[0][0]) + 1))
        person.until("Well answered!")
        person.until("1 of 1 answered well · Enter next puzzle")
        person.type("\n")
        person.until("Puzzle 1 of 110")
        person.type("n")
        person.until("Puzzle 2 of 110")
        person.type("q")
        assert person.ended() == 0
