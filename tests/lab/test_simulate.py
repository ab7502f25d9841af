"""`scoville simulate`: the same result however it is played, interrupted or resumed."""

from __future__ import annotations

import csv
import io
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from command_line import scoville
from sizes import sized

from scoville import compiled, heated, spicy
from scoville.lab import TableSpec, Tally, play_chunk
from scoville.lab.sequence import sequence_of
from scoville.lab.simulate import Simulation, read_resumed

ROOT = Path(__file__).resolve().parents[2]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "COLUMNS": "100"}


def apart(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """In a process of its own, which loads other modules than this one."""
    command = [sys.executable, "-m", "scoville", *arguments]
    environment = {**ENVIRONMENT, **environment}
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=900, check=False)


def simulated(*arguments: str, **environment: str) -> dict[str, Any]:
    done = (apart if environment else scoville)("simulate", *arguments, "--json", **environment)
    assert (done.returncode, done.stderr) == (0, "")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def without_time(result: dict[str, Any]) -> dict[str, Any]:
    changing = {"seconds", "decisions_per_second", "workers", "engine"}
    return {name: value for name, value in result.items() if name not in changing}


def spec_of(bots: tuple[str, ...] = ("random",) * 3, seed: int = 5) -> TableSpec:
    return TableSpec("spicy", 3, spicy.Rules(worlds_end=8), bots, seed)


def after(chunks: int) -> tuple[Callable[[], bool], Callable[[Tally], None]]:
    """Stops a run after this many chunks."""
    seen: list[Tally] = []
    return (lambda: len(seen) >= chunks), seen.append


# --- the same result -------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["spicy", "heated"])
def test_the_result_does_not_depend_on_the_workers(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = {"spicy": 45_000, "heated": 1300}[game]  # several chunks, the last one short
    games = str(sized(usual, usual, interpreted=260))
    if not compiled:
        monkeypatch.setattr(type(sequence_of(game)), "chunk", 100)
    arguments = (game, "--players", "3", "--games", games)
    one, three = (simulated(*arguments, "--seed", "11", "--workers", workers) for workers in ("1", "3"))
    assert without_time(one) == without_time(three)
    assert one["games"] == int(games)
    other = simulated(*arguments, "--seed", "12")
    assert other["wins"] != one["wins"]


def test_the_result_does_not_depend_on_the_workers_with_bots_in_python() -> None:
    arguments = ("spicy", "--bots", "casual,random", "--games", "24", "--seed", "a1", "--worlds-end", "9")
    one, two = (simulated(*arguments, "--workers", workers) for workers in ("1", "2"))
    assert without_time(one) == without_time(two)
    assert one["bots"] == ["casual", "random", "casual", "random"]
    assert sum(one["wins"]["by_bot"].values()) == pytest.approx(24)


@pytest.mark.skipif(not compiled, reason="nothing is compiled here")
def test_compiled_and_interpreted_count_the_same() -> None:
    for game in ("spicy", "heated"):
        arguments = (game, "--games", "40", "--seed", "3", "--workers", "1")
        assert without_time(simulated(*arguments)) == without_time(simulated(*arguments, SCOVILLE_INTERPRETED="1"))


def test_ray_gives_the_same_result() -> None:
    pytest.importorskip("ray", reason="Ray is an extra of its own and heavy")
    arguments = ("spicy", "--games", "45000", "--seed", "11")
    assert without_time(simulated(*arguments)) == without_time(simulated(*arguments, "--engine", "ray"))


# --- what is printed ----------------------------------------------------------------------------


def test_json_counts_what_was_played() -> None:
    games = sized(700, 700, interpreted=100)
    arguments = ("--players", "5", "--games", str(games), "--seed", "1", "--mode", "chaos", "--house", "1,4")
    found = simulated("heated", *arguments)
    tally = play_chunk(TableSpec("heated", 5, heated.Rules("chaos", house=(1, 4)), ("random",) * 5, 1), 0, games)
    assert (found["games"], found["decisions"]) == (games, tally.decisions)
    assert found["wins"]["by_seat"] == pytest.approx([float(won) for won in tally.wins(5)])
    assert found["wins"]["by_bot"] == {"random": games}
    assert found["length"]["mean"] == pytest.approx(float(tally.mean_length()))
    assert found["length"]["quantiles"]["0"] == min(tally.lengths)
    assert found["length"]["quantiles"]["100"] == max(tally.lengths)
    assert found["rules"] == {"mode": "chaos", "house": [1, 4]}
    assert found["seconds"] > 0
    for share in found["win_share"]["by_seat"]:
        assert share["low"] < share["value"] < share["high"]


def test_csv_and_table_say_the_same_as_json() -> None:
    games = str(sized(500, 500, interpreted=100))
    arguments = ("spicy", "--games", games, "--seed", "4", "--bots", "random", "--players", "2")
    found = simulated(*arguments)
    rows = list(csv.DictReader(io.StringIO(scoville("simulate", *arguments, "--csv").stdout)))
    by_seat = [float(row["value"]) for row in rows if row["measure"] == "wins_by_seat"]
    assert by_seat == found["wins"]["by_seat"]
    page = scoville("simulate", *arguments).stdout
    assert f"{found['length']['mean']:.2f} actions" in page
    assert f"{found['win_share']['by_seat'][1]['value']:.2%}" in page
    assert "SPICY, 2 players" in page


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("spicy", "--players", "7"), "2 to 6 players"),
        (("spicy", "--bots", "nobody"), 'no bot "nobody"'),
        (("spicy", "--bots", "random,random,random", "--players", "2"), "3 bots for 2 players"),
        (("spicy", "--mode", "chaos"), "--mode is for HEATED, and this is SPICY"),
        (("heated", "--house", "9"), "house rules 1 to 6"),
        (("heated", "--house", "two"), 'no "two"'),
        (("spicy", "--worlds-end", "99"), "World's End"),
        (("spicy", "--games", "0"), "--games"),
        (("spicy", "--json", "--csv"), "do not go together"),
        (("spicy", "--resume", "/nowhere/at/all.json"), "cannot be written"),
    ],
)
def test_bad_input_gets_a_sentence(arguments: tuple[str, ...], says: str) -> None:
    done = scoville("simulate", *arguments)
    assert done.returncode in {1, 2}
    assert says in done.stderr
    assert done.stdout == ""


def test_without_ray_a_sentence_says_how_to_get_it(tmp_path: Path) -> None:
    (tmp_path / "ray.py").write_text("raise ImportError('none here')")
    path = os.pathsep.join([str(tmp_path), str(ROOT / "src")])
    done = apart("simulate", "spicy", "--engine", "ray", PYTHONPATH=path)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("scoville: --engine ray needs Ray, which is not installed. This installs it: ")
    assert done.stderr.endswith("python -m pip install 'ray>=2.40'\n")


def test_progress_is_shown_on_a_terminal_and_only_there(terminal: tuple[int, int]) -> None:
    reader, writer = terminal
    command = [sys.executable, "-m", "scoville", "simulate", "spicy", "--games", "300", "--seed", "1", "--json"]
    environment = {**ENVIRONMENT, "TERM": "xterm"}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=writer, timeout=900, check=True)
    assert json.loads(done.stdout)["games"] == 300
    shown = os.read(reader, 100_000).decode(errors="replace")
    assert "Playing" in shown
    assert "300/300" in shown


# --- interrupted and resumed -------------------------------------------------------------------


def test_a_resumed_run_equals_an_uninterrupted_one(tmp_path: Path) -> None:
    whole = Simulation(spec_of(("random", "casual", "casual")), 57)
    whole.run()
    file = tmp_path / "run.json"
    first = Simulation(whole.spec, 57, file=file)
    stop, played = after(2)
    first.run(stop=stop, played=played)
    assert 0 < first.tally.games < 57
    assert not first.complete
    second = Simulation(whole.spec, 57, file=file)
    written = read_resumed(file)
    assert written is not None
    second.resume(written)
    assert second.tally == first.tally
    second.run(workers=2)
    assert second.complete
    assert second.tally == whole.tally
    assert [path.name for path in tmp_path.iterdir()] == ["run.json"]


def test_a_finished_run_can_be_made_longer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "run.json"
    few, more = sized(30_000, 30_000, interpreted=150), sized(70_000, 70_000, interpreted=350)
    if not compiled:
        monkeypatch.setattr(type(sequence_of("spicy")), "chunk", 100)
    short = Simulation(spec_of(), few, file=file)
    short.run()
    longer = Simulation(spec_of(), more, file=file)
    longer.resume(read_resumed(file) or {})
    longer.run()
    whole = Simulation(spec_of(), more)
    whole.run()
    assert longer.tally == whole.tally


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupt_prints_what_is_done_and_the_file_goes_on(tmp_path: Path, workers: str) -> None:
    file = tmp_path / "run.json"
    arguments = ["simulate", "spicy", "--games", "900000000", "--seed", "2", "--workers", workers, "--json"]
    bot = "random" if compiled else "casual"  # a chunk of 20,000 games would take a minute interpreted
    command = [sys.executable, "-m", "scoville", *arguments, "--bots", bot, "--resume", str(file)]
    playing = subprocess.Popen(
        command, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        while playing.poll() is None and not (file.exists() and json.loads(file.read_text())["done"]):
            time.sleep(0.05)
        os.killpg(playing.pid, signal.SIGINT)  # as a terminal does: to all of them
        out, err = playing.communicate(timeout=900)
    finally:
        playing.kill()
    assert playing.returncode == 130
    result = json.loads(out)
    assert result["complete"] is False
    assert "Traceback" not in err
    assert f"stopped after {result['games']:,} of 900,000,000 games" in err
    written = json.loads(file.read_text())
    assert sum(stop - start for start, stop in written["done"]) == result["games"] > 0
    start, stop = written["done"][0]
    assert play_chunk(TableSpec("spicy", 4, spicy.Rules(), (bot,) * 4, 2), start, stop).games == stop - start
    few = sized(1000, 1000, interpreted=2)
    again = scoville(*arguments[:3], str(few), "--seed", "2", "--bots", bot, "--resume", str(file))
    assert f"more than the {few:,} games asked for" in again.stderr


def test_the_seed_of_a_resumed_run_need_not_be_named(tmp_path: Path) -> None:
    file = str(tmp_path / "run.json")
    first = simulated("spicy", "--games", "300", "--resume", file)
    second = simulated("spicy", "--games", "300", "--resume", file)
    assert without_time(first) == without_time(second)


def test_a_file_of_another_run_is_refused(tmp_path: Path) -> None:
    file = str(tmp_path / "run.json")
    simulated("spicy", "--games", "300", "--seed", "1", "--resume", file)
    for arguments, says in (
        (("spicy", "--seed", "2"), "`seed` was 1, and is 2 now"),
        (("spicy", "--seed", "1", "--players", "3"), "`players`"),
        (("spicy", "--seed", "1", "--variants", "copy-cat"), "`rules`"),
        (("heated", "--seed", "1"), "`game`"),
    ):
        done = scoville("simulate", *arguments, "--resume", file)
        assert done.returncode == 2
        assert says in done.stderr
        assert done.stderr.count("\n") == 1


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The file of a run of 300 games."""
    file = tmp_path_factory.mktemp("finished") / "run.json"
    Simulation(TableSpec("spicy", 4, spicy.Rules(), ("random",) * 4, 1), 300, file=file).run()
    return file.read_text()


@pytest.mark.parametrize(
    "spoil",
    [
        lambda written: "{",
        lambda written: "[]",
        lambda written: "null",
        lambda written: "\x00\xff",
        lambda written: "[" * 100_000,
        lambda written: json.dumps({**written, "format": 2}),
        lambda written: json.dumps({**written, "tally": None}),
        lambda written: json.dumps({**written, "done": []}),
        lambda written: json.dumps({**written, "done": [[0, "x"]]}),
        lambda written: json.dumps({**written, "done": [[0, 150], [0, 150]]}),
        lambda written: json.dumps({**written, "done": [[0, 200], [100, 200]]}),
        lambda written: json.dumps({**written, "done": [[-100, 200]]}),
        lambda written: json.dumps({**written, "seconds": "long"}),
        lambda written: json.dumps({**written, "tally": {**written["tally"], "games": 299}}),
        lambda written: json.dumps({**written, "tally": {**written["tally"], "lengths": {"3": -1}}}),
        lambda written: json.dumps({**written, "tally": {**written["tally"], "winners": {"9": 300}}}),
        lambda written: json.dumps({**written, "tally": {**written["tally"], "reasons": {"boredom": 300}}}),
    ],
)
def test_a_spoilt_file_gets_one_sentence(tmp_path: Path, finished: str, spoil: Callable[[dict[str, Any]], str]) -> None:
    file = tmp_path / "run.json"
    file.write_text(spoil(json.loads(finished)), "latin-1")
    done = scoville("simulate", "spicy", "--games", "300", "--seed", "1", "--resume", str(file))
    assert done.returncode in {1, 2}  # a spoilt file may look like that of another run
    assert done.stdout == ""
    assert done.stderr.startswith("scoville: ")
    assert done.stderr.count("\n") == 1
