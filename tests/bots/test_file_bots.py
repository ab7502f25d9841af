"""Bots by their file: `path/to/file.py:Class`, in the commands that let bots play."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from command_line import scoville

SOURCE = """
from dataclasses import dataclass
from helper_of_saint import first
from scoville.bots import Bot

class Saint(Bot):
    def __init__(self, dice, setting=""):
        self.setting = setting
    def choose(self, view, options):
        return first(options)

class Broken(Bot):
    def __init__(self, dice):
        raise RuntimeError("not today")
    def choose(self, view, options): ...
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    (tmp_path / "helper_of_saint.py").write_text("def first(options):\n    return options[0] if options else None\n")
    (tmp_path / "saints.py").write_text(SOURCE)
    return str(tmp_path / "saints.py")


@pytest.mark.parametrize("workers", ["1", "2"])
def test_it_plays_games_that_are_counted(file: str, workers: str) -> None:
    bots = f"{file}:Saint,random"
    table = ("spicy", "--players", "2", "--games", "40", "--seed", "1")
    done = scoville("simulate", *table, "--bots", bots, "--workers", workers, "--json")
    assert done.stderr == ""
    assert list(json.loads(done.stdout)["wins"]["by_bot"]) == [f"{file}:Saint", "random"]


def test_it_plays_tournaments(file: str) -> None:
    done = scoville("tournament", "spicy", "--bots", f"{file}:Saint:kind", "--deals", "2", "--workers", "1", "--json")
    assert done.stderr == ""
    assert {rated["bot"] for rated in json.loads(done.stdout)["ladder"]} == {f"{file}:Saint:kind", "random"}


@pytest.mark.parametrize("command", [("play",), ("simulate", "spicy"), ("tournament", "spicy")])
def test_what_is_wrong_with_it_is_one_sentence(file: str, command: tuple[str, ...]) -> None:
    for bot, code, says in (
        (f"{file}:Siant", 2, "there are Saint, Broken. Did you mean Saint?"),
        (file, 2, "no class after the colon; there are Saint, Broken."),
        ("nowhere.py:Saint", 2, 'There is no file "nowhere.py"'),
        (f"{file}:Broken", 1, "RuntimeError: not today"),
    ):
        done = scoville(*command, "--bots", bot, LANG="en_US.UTF-8", LC_ALL="")
        assert says in done.stderr
        assert (done.returncode, done.stderr.count("\n")) == (code, 1)


def test_in_the_terminal_only_the_terminal_is_missing(file: str) -> None:
    assert "needs a terminal" in scoville("play", "--bots", f"{file}:Saint", LANG="en_US.UTF-8", LC_ALL="").stderr
