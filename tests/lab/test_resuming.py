"""A run that is interrupted and goes on from its file ends like one that never stopped, and the file stays short."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from command_line import scoville

from scoville import spicy
from scoville.core import BadSettings, ScovilleError
from scoville.lab.resuming import Done, read_resumed, whole_file
from scoville.lab.tournament import Tournament

SHORT = spicy.Rules(worlds_end=5)


def tournament(
    file: Path | None = None, until: float | None = None, bots: tuple[str, ...] = ("casual", "random")
) -> Any:
    return Tournament("spicy", 2, SHORT, bots, 3, 120 if until else 14, until, file=file)


def outcome(run: Tournament) -> dict[str, Any]:
    return run.as_json()


# --- what is done ------------------------------------------------------------------------------------


def test_ranges_grow_together_in_any_order() -> None:
    luck = Random(1)
    for _ in range(50):
        numbers = list(range(40))
        luck.shuffle(numbers)
        done = Done()
        for i, number in enumerate(numbers):
            done.add(number, number + 1)
            assert done.count == i + 1
            assert all(number in done for number in numbers[: i + 1])
            assert not any(number in done for number in numbers[i + 1 :])
            missing = [at for start, stop in done.missing(40, 7) for at in range(start, stop)]
            assert missing == sorted(numbers[i + 1 :])
            assert all(start // 7 == (stop - 1) // 7 for start, stop in done.missing(40, 7))
            assert Done(done.ranges) == done
        assert done.ranges == [(0, 40)]


def test_wrong_ranges_are_refused() -> None:
    for wrong in ([(0, 2), (1, 3)], [(2, 2)], [(-1, 1)], [(0, 1), (0, 1)]):
        with pytest.raises(ValueError, match="twice or never"):
            Done(wrong)


def test_a_file_is_written_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("before")

    def fail_in_the_middle() -> None:
        with whole_file(file) as out:
            out.write("half")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail_in_the_middle()
    assert file.read_text() == "before"
    assert list(tmp_path.iterdir()) == [file]
    with pytest.raises(ScovilleError, match="cannot be written"), whole_file(tmp_path / "no" / "file"):
        pass


# --- tournaments ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("until", [None, 0.09])
def test_a_tournament_goes_on_as_if_it_had_never_stopped(tmp_path: Path, until: float | None) -> None:
    whole = tournament(until=until)
    whole.run()
    file = tmp_path / "run.json"
    seen: list[int] = []
    for stop_after in (5, 12, 60, 10**6):
        part = tournament(file, until)
        if (written := read_resumed(file)) is not None:
            part.resume(written)
        part.run(stop=lambda most=stop_after: len(seen) >= most, played=seen.append)
    assert part.complete
    assert outcome(part) == outcome(whole)
    assert len(seen) == whole.pairings[0].deals
    assert json.loads(file.read_text())["pairings"][0]["done"] == [[0, whole.pairings[0].deals]]
    assert file.stat().st_size < 1000


def test_the_command_goes_on_from_its_file(tmp_path: Path) -> None:
    file = str(tmp_path / "run.json")
    arguments = ("tournament", "spicy", "--bots", "casual", "--worlds-end", "5", "--json")
    first = scoville(*arguments, "--deals", "4", "--seed", "3", "--resume", file)
    again = scoville(*arguments, "--deals", "4", "--resume", file)  # the seed stands in the file
    assert first.returncode == again.returncode == 0
    assert json.loads(first.stdout)["pairings"] == json.loads(again.stdout)["pairings"]
    other = scoville(*arguments, "--deals", "5", "--seed", "3", "--resume", file)
    assert other.returncode == 2
    assert "`deals` was 4, and is 5 now" in other.stderr
    table = scoville(*arguments[:-1], "--deals", "4", "--csv", "--resume", file).stdout.splitlines()
    assert table[0] == "measure,bot,against,deals,games,value,low,high"
    assert table[1].startswith("win_share,casual,random,4,8,")
    assert [line.split(",")[:2] for line in table[2:]] == [["rating", "casual"], ["rating", "random"]]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda written: {**written, "pairings": []},
        lambda written: {**written, "pairings": [{}]},
        lambda written: {**written, "open": [3]},
        lambda written: {**written, "looks": 0},
        lambda written: {**written, "seconds": None},
        lambda written: {**written, "pairings": [{**written["pairings"][0], "done": [[0, 13]]}]},
        lambda written: {**written, "pairings": [{**written["pairings"][0], "done": [[1, 15]]}]},
        lambda written: {**written, "pairings": [{**written["pairings"][0], "shares": {"2": 14}}]},
        lambda written: {**written, "pairings": [{**written["pairings"][0], "shares": {"1/0": 14}}]},
        lambda written: {**written, "pairings": [{**written["pairings"][0], "level": 2}]},
    ],
)
def test_a_spoilt_file_is_refused(tmp_path: Path, spoil: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    file = tmp_path / "run.json"
    tournament(file).run()
    written = read_resumed(file)
    assert written is not None
    tournament(file).resume(written)
    with pytest.raises(ScovilleError, match="not a file to resume from"):
        tournament(file).resume(spoil(written))
    with pytest.raises(BadSettings, match="belongs to another run"):
        tournament(file, bots=("random", "casual")).resume(written)
