"""Puzzles: how they are found, that each has one best answer, and that nobody is told it before answering."""

from __future__ import annotations

import json
from asyncio import run
from collections import Counter
from pathlib import Path
from urllib.parse import quote

import pytest
from command_line import scoville
from live_tables import running
from sizes import sized
from test_http import ask, request

from scoville import compiled
from scoville.bots import explain
from scoville.bots.puzzles import MARGIN, puzzle_room, puzzles_of, read_puzzles, today
from scoville.lab.puzzles import find_puzzles, give_reasons
from scoville.record import read, say
from scoville.record.record import read_action
from scoville.server.faults import Faulty
from scoville.server.protocol.learning import PuzzleAnswer
from scoville.server.puzzles import check_answer, puzzle_page, puzzle_sets

GAMES = ("spicy", "heated")


@pytest.mark.parametrize("game", GAMES)
def test_there_are_a_hundred_and_one_answer_is_the_best_by_a_clear_margin(game: str) -> None:
    puzzles = puzzles_of(game)
    assert len(puzzles) >= 100
    for puzzle in puzzles:
        best, *others = puzzle.values
        assert others
        for other in others:
            assert best.chance - other.chance >= MARGIN
            assert best.interval[0] > other.interval[1]
    kinds = Counter(puzzle.kind for puzzle in puzzles)
    assert max(kinds.values()) <= 0.45 * len(puzzles)  # who always says the same does badly


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_is_a_position_of_a_game_in_which_these_are_the_answers(game: str) -> None:
    room = puzzle_room(game)
    for puzzle in puzzles_of(game):
        *_, (position, _, _) = read(puzzle.record).steps()
        assert room.asks(position, puzzle.seat)
        legal = {say(position, puzzle.seat, action).partition(" ")[2] for action in position.legal(puzzle.seat)}
        assert {action for action, *_ in puzzle.options if action is not None} <= legal


@pytest.mark.parametrize("game", GAMES)
def test_searching_again_finds_the_same_answer(game: str) -> None:
    """Other luck, and far fewer playouts: the best answer is not an accident."""
    playouts = str(sized(2500, 2500, interpreted=400))
    for puzzle in puzzles_of(game)[: sized(4, 4, interpreted=2)]:
        *_, (position, _, _) = read(puzzle.record).steps()
        best = explain(position, puzzle.seat, budget=playouts, seed=99).best.option
        assert (None if best is None else say(position, puzzle.seat, best).partition(" ")[2]) == puzzle.options[0][0]


@pytest.mark.skipif(not compiled, reason="measures for minutes where the rules are interpreted")
def test_heated_puzzles_have_reasons_that_are_measured_again_with_other_luck() -> None:
    """The file holds what was measured; with another seed the same things speak for the same answer."""
    puzzles = puzzles_of("heated")
    assert sum(bool(puzzle.reasons) for puzzle in puzzles) >= 0.85 * len(puzzles)
    room = puzzle_room("heated")
    for puzzle in [one for one in puzzles if one.reasons][:3]:
        assert give_reasons("heated", puzzle) == puzzle
        *_, (position, _, _) = read(puzzle.record).steps()
        best, other = (read_action(position, action) for action, *_ in puzzle.options[:2] if action is not None)
        first = puzzle.reasons[0]
        again = {one.reason: one for one in room.reasons(position, puzzle.seat, best, other, 99)}[first.reason]
        tolerance = 0.06 * max(1.0, first.best, first.other)
        assert (again.best, again.other) == pytest.approx((first.best, first.other), abs=tolerance)
        # Swapped, the same numbers speak against the answer, so they are no reason.
        assert first.reason not in {one.reason for one in room.reasons(position, puzzle.seat, other, best, 99)}


def test_a_solved_puzzle_is_explained() -> None:
    number, puzzle = next((i, one) for i, one in enumerate(puzzles_of("heated"), 1) if len(one.reasons) == 2)
    solved = json.loads(check_answer("heated", number, PuzzleAnswer(puzzle.options[1][0])))
    assert [(one["reason"], one["best"], one["other"]) for one in solved["reasons"]] == [
        (one.reason, one.best, one.other) for one in puzzle.reasons
    ]


@pytest.mark.skipif(not compiled, reason="searches for minutes where the rules are interpreted")
def test_a_search_finds_the_same_again() -> None:
    known = puzzles_of("spicy")
    assert next(find_puzzles("spicy", 1, known[:1])) != known[1] or known[1].index == known[0].index + 1
    first, again = (next(filter(None, find_puzzles("spicy", 1))) for _ in range(2))
    assert first == again


def test_a_search_goes_on_where_it_stopped(tmp_path: Path) -> None:
    known = puzzles_of("spicy")
    out = tmp_path / "puzzles.jsonl"
    out.write_text((puzzle_room("spicy").file or out).read_text().splitlines(keepends=True)[0])
    told = scoville("puzzles", "spicy", "--out", str(out), "--count", "1")
    assert "1 puzzle." in told.stdout
    assert "0 games" in told.stdout
    assert read_puzzles(out) == known[:1]


@pytest.mark.parametrize("game", GAMES)
def test_a_page_tells_neither_the_answer_nor_a_hidden_card(game: str) -> None:
    for number in range(1, len(puzzles_of(game)) + 1, 10):
        puzzle = puzzles_of(game)[number - 1]
        page = json.loads(puzzle_page(game, number, 0.0))
        told = json.dumps(page)
        assert "chance" not in told
        assert '"best"' not in told
        assert puzzle.record.split("seed    = ")[1].split('"')[1] not in told
        assert all(step["action"] == "" for step in page["steps"])
        assert page["answers"] == sorted(page["answers"], key=lambda each: (each is None, each))
        assert page["steps"][-1]["sight"]["view"]["seat"] == puzzle.seat


def test_an_answer_is_judged_and_explained() -> None:
    puzzle = puzzles_of("spicy")[0]
    best, other = puzzle.options[0][0], puzzle.options[1][0]
    right = json.loads(check_answer("spicy", 1, PuzzleAnswer(best)))
    wrong = json.loads(check_answer("spicy", 1, PuzzleAnswer(other)))
    assert (right["right"], wrong["right"]) == (True, False)
    assert right["best"] == wrong["best"] == best
    assert right["thoughts"]["options"][0]["action"] == best
    assert right["truth"]
    with pytest.raises(Faulty):
        check_answer("spicy", 1, PuzzleAnswer("passes twice"))
    with pytest.raises(Faulty):
        check_answer("spicy", 10_000, PuzzleAnswer(None))


def test_every_day_has_its_puzzle() -> None:
    day = 86_400.0
    assert today(110, 20_000 * day) == today(110, 20_000 * day + 80_000) != today(110, 20_001 * day)
    assert {today(110, each * day) for each in range(110)} == set(range(1, 111))
    assert {each.game for each in puzzle_sets(0.0).sets} == set(GAMES)


def test_over_http(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path / "db", threads=0) as here:
            status, _, body = await ask(here, request("GET", "/api/puzzles/spicy/1"))
            assert (status, json.loads(body)["number"]) == (200, 1)
            answer = json.dumps({"answer": json.loads(body)["answers"][0]}).encode()
            status, _, body = await ask(here, request("POST", "/api/puzzles/spicy/1", answer))
            assert status == 200
            assert "right" in json.loads(body)
            for number in ("0", "99999", "9" * 5000, "-1", "one", "1.0", "²"):
                status, _, body = await ask(here, request("GET", f"/api/puzzles/spicy/{quote(number)}"))
                assert (status, json.loads(body)["id"]) == (404, "no-puzzle"), number
            for method, path in (("GET", "/api/puzzles/chess/1"), ("POST", f"/api/puzzles/spicy/{'9' * 5000}")):
                status, _, body = await ask(here, request(method, path, answer if method == "POST" else b""))
                assert (status, json.loads(body)["id"]) == (404, "no-puzzle")

    run(main())
