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
from scoville.spicy import Action, View

class Saint(Bot):
    def __init__(self, dice, setting=""):
        self.setting = setting
    def choose(self, view, options):
        return first(options)

class Typed(Bot[View, Action]):
    def __init__(self, dice): ...
    def choose(self, view, options):
        return first(options)

class Heir(Typed): ...

class Named(Saint):
    game = "spicy"

class Bare(Bot):
    def choose(self, view, options):
        return first(options)

class Idle(Bot): ...

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
        (f"{file}:Siant", 2, "there are Saint, Typed, Heir, Named, Bare, Idle, Broken. Did you mean Saint?"),
        (file, 2, "no class after the colon; there are Saint, Typed, Heir,"),
        ("nowhere.py:Saint", 2, 'There is no file "nowhere.py"'),
        (f"{file}:Broken", 1, "RuntimeError: not today"),
        (f"{file}:Bare", 1, "It is made from its dice: `def __init__(self, dice)`."),
        (f"{file}:Typed:kind", 1, "`def __init__(self, dice, setting)`"),
        (f"{file}:Idle", 1, "It needs a method `choose(self, view, options)`."),
    ):
        done = scoville(*command, "--bots", bot, LANG="en_US.UTF-8", LC_ALL="")
        assert says in done.stderr
        assert (done.returncode, done.stderr.count("\n")) == (code, 1)


def test_in_the_terminal_only_the_terminal_is_missing(file: str) -> None:
    assert "needs a terminal" in scoville("play", "--bots", f"{file}:Saint", LANG="en_US.UTF-8", LC_ALL="").stderr


def test_a_class_that_cannot_be_made_is_found_in_its_own_file(file: str) -> None:
    """Not in ours, where the call is."""
    done = scoville("simulate", "spicy", "--bots", f"{file}:Bare")
    line = SOURCE.splitlines().index("class Bare(Bot):") + 1
    assert f"The bot Bare at saints.py, line {line}, cannot be made" in done.stderr
    assert "files.py" not in done.stderr


@pytest.mark.parametrize("bot", ["Typed", "Heir", "Named"])
@pytest.mark.parametrize("command", [("play", "heated"), ("simulate", "heated"), ("tournament", "heated")])
def test_a_bot_of_another_game_is_refused(file: str, bot: str, command: tuple[str, ...]) -> None:
    done = scoville(*command, "--bots", f"{file}:{bot}", LANG="en_US.UTF-8", LC_ALL="")
    assert done.returncode == 2
    assert f"The bot {bot} of" in done.stderr
    assert "is for SPICY, not for HEATED." in done.stderr


def test_a_bot_that_names_no_game_plays_any(file: str) -> None:
    done = scoville("simulate", "heated", "--games", "2", "--workers", "1", "--bots", f"{file}:Saint", "--seed", "1")
    assert done.returncode == 0, done.stderr
    typed = scoville("simulate", "spicy", "--games", "2", "--workers", "1", "--bots", f"{file}:Heir", "--seed", "1")
    assert typed.returncode == 0, typed.stderr
