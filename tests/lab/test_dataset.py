"""`simulate --out`: a row for every decision, whole files only, the same from any number of workers."""

from __future__ import annotations

import gzip
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from command_line import scoville
from installed import Run

from scoville import heated, spicy
from scoville.core import BadSettings
from scoville.lab import TableSpec, frames, play_chunk
from scoville.lab.dataset import Dataset, parts_of, read_rows
from scoville.lab.rows import COLUMNS, rows_of

SHORT = spicy.Rules(worlds_end=8)
MIXED = TableSpec("spicy", 3, SHORT, ("random", "casual", "heuristic"), 7)
CHAOS = TableSpec("heated", 3, heated.Rules(mode="chaos"), ("random", "casual", "heuristic"), 7)


@pytest.mark.parametrize("spec", [MIXED, CHAOS], ids=lambda spec: spec.game)
def test_a_row_says_what_was_seen_possible_and_done(spec: TableSpec) -> None:
    for index in range(3):
        rows, result = rows_of(spec, index)
        assert [row["decision"] for row in rows] == list(range(result.decisions))
        for row in rows:
            assert list(row) == list(COLUMNS)
            if row["choice"] is None:
                assert row["reacting"]
            elif "reorganize" not in row["choice"]:  # of equal orders of seats only one is listed
                assert row["choice"] in row["options"]
            assert row["bot"] == spec.bots[row["seat"]]
            assert row["won"] == (row["seat"] in result.winners) / len(result.winners)
            assert row["view"]["seat"] == row["seat"]
            assert "rules" not in row["view"]
            assert json.loads(json.dumps(row)) == row
        again, _ = rows_of(spec, index)
        assert again == rows


def test_nobody_sees_another_hand() -> None:
    """A view counts the cards of the others; it never names them."""
    rows, _ = rows_of(MIXED, 0)
    for row in rows:
        assert all(isinstance(player["hand"], int) for player in row["view"]["players"])
        assert all(laid["card"] is None or laid["by"] == row["seat"] for laid in row["view"]["stack"])


@pytest.mark.parametrize("name", ["games.jsonl", "games.jsonl.gz", "games.parquet"])
def test_the_file_is_the_same_however_it_is_made(tmp_path: Path, name: str) -> None:
    if name.endswith("parquet"):
        pytest.importorskip("pyarrow")
    whole = Dataset(MIXED, 25, tmp_path / name)
    whole.prepare()
    whole.run(workers=2)
    assert whole.complete
    assert whole.tally == play_chunk(MIXED, 0, 25)
    other = tmp_path / f"other-{name}"
    first = Dataset(MIXED, 25, other)
    first.prepare()
    seen: list[int] = []
    first.run(stop=lambda: bool(seen), played=seen.append)
    assert not first.complete
    assert not other.exists()
    assert parts_of(other).is_dir()
    second = Dataset(MIXED, 25, other)
    second.prepare()
    assert second.tally.games == 10
    second.run()
    assert other.read_bytes() == (tmp_path / name).read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([name, other.name])
    assert list(read_rows(other)) == [row for index in range(25) for row in rows_of(MIXED, index)[0]]


def test_parts_of_another_run_are_refused(tmp_path: Path) -> None:
    Dataset(MIXED, 25, tmp_path / "a.jsonl").prepare()
    with pytest.raises(BadSettings, match="`games` was 25, and is 30 now"):
        Dataset(MIXED, 30, tmp_path / "a.jsonl").prepare()


def test_the_command_writes_and_counts(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl.gz"
    arguments = ("simulate", "spicy", "--games", "30", "--seed", "3", "--worlds-end", "8", "--json")
    done = scoville(*arguments, "--out", str(file))
    assert done.returncode == 0
    plain = json.loads(scoville(*arguments).stdout)
    result = json.loads(done.stdout)
    assert {**result, "seconds": 0, "decisions_per_second": 0} == {**plain, "seconds": 0, "decisions_per_second": 0}
    with gzip.open(file, "rt") as lines:
        assert sum(1 for _ in lines) == result["decisions"]
    assert f"Wrote {result['decisions']:,} decisions of 30 games to {file}" in done.stderr
    assert "older file" not in done.stderr
    assert "in place of an older file" in scoville(*arguments, "--out", str(file)).stderr


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--out", "games.csv"), "ends in .jsonl, .jsonl.gz, .parquet"),
        (("--out", "/nowhere/at/all.jsonl"), "There is no folder /nowhere/at"),
        (("--out", "a.jsonl", "--resume", "b.json"), "leave --resume out"),
        (("--out", "a.jsonl", "--games", "1000001"), "1 to 1,000,000 games"),
    ],
)
def test_what_cannot_be_written_is_said_before_anything_is_played(arguments: tuple[str, ...], says: str) -> None:
    done = scoville("simulate", "spicy", *arguments)
    assert done.returncode in {1, 2}
    assert says in done.stderr
    assert done.stdout == ""


def test_an_interrupt_leaves_no_half_file_and_the_same_command_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    arguments = ["-m", "scoville", "simulate", "spicy", "--games", "2000", "--bots", "casual", "--workers", "2"]
    playing = subprocess.Popen(
        [sys.executable, *arguments, "--out", str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        while playing.poll() is None and len(list(parts_of(file).glob("*.gz"))) < 2:
            time.sleep(0.05)
        os.killpg(playing.pid, signal.SIGINT)
        _, err = playing.communicate(timeout=900)
    finally:
        playing.kill()
    assert playing.returncode == 130
    assert f"the same command goes on from {parts_of(file)}" in err
    assert not file.exists()
    seed = json.loads((parts_of(file) / "about.json").read_text())["seed"]
    data = Dataset(TableSpec("spicy", 4, spicy.Rules(), ("casual",) * 4, seed), 2000, file)
    data.prepare()
    assert data.tally.games >= 20


@pytest.mark.parametrize("library", frames.LIBRARIES)
def test_frames(tmp_path: Path, library: str) -> None:
    made = pytest.importorskip(library)
    file = tmp_path / "games.jsonl"
    data = Dataset(MIXED, 5, file)
    data.prepare()
    data.run()
    decisions = frames.decisions(file, library)
    assert isinstance(decisions, made.DataFrame)
    assert list(decisions.columns) == list(COLUMNS)
    assert len(decisions) == data.tally.decisions
    narrow = frames.decisions(file, library, view=["deck", "hand"])
    assert list(narrow.columns)[-2:] == ["view_deck", "view_hand"]
    assert narrow["view_deck"].max() == 82
    same = frames.play(MIXED, 5, library, view=["deck", "hand"])
    assert narrow.equals(same)
    games = frames.games(file, library)
    assert len(games) == 5
    assert list(games["length"]) == [rows_of(MIXED, index)[1].actions for index in range(5)]
    assert list(games["bots"][0]) == list(MIXED.bots)
    with pytest.raises(BadSettings, match='no field "secret"; there are seat, hand'):
        frames.decisions(file, library, view=["secret"])


def test_an_unknown_library_is_refused() -> None:
    with pytest.raises(BadSettings, match="there are pandas, polars"):
        frames.play(MIXED, 1, "excel")


def test_what_is_missing_is_named(tmp_path: Path) -> None:
    """As where neither pyarrow nor pandas is installed."""
    code = """
import sys
sys.modules["pyarrow"] = sys.modules["pandas"] = None
from scoville.cli import main
sys.argv = ["scoville", "simulate", "spicy", "--out", "games.parquet"]
main()
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "Parquet needs pyarrow, which is not installed. This installs it:" in done.stderr
    assert "scoville[data]" not in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_game_of_another_package(run: Run, tmp_path: Path) -> None:
    run("-m", "scoville", "simulate", "cheat", "--games", "12", "--bots", "cat,random", "--out", "games.jsonl")
    rows: list[dict[str, Any]] = list(read_rows(tmp_path / "games.jsonl"))
    assert {row["index"] for row in rows} == set(range(12))
    assert all(row["choice"] in row["options"] if row["choice"] else row["reacting"] for row in rows)
    assert {"hand", "players", "turn"} <= set(rows[0]["view"])
