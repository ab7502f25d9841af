"""`scoville play`: leaving and saving, the command."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from command_line import scoville
from spicy_terminal import At, record, sit
from textual.widgets import Input

from scoville import load
from scoville.cli.play import seat_names
from scoville.cli.terminal.app import PlayApp
from scoville.cli.terminal.dialogs import Ask, SaveAs
from scoville.cli.terminal.saving import free_path
from scoville.spicy import (
    VARIANTS,
)

# --- leaving and saving ---------------------------------------------------------------------------------------


def test_quitting_is_asked() -> None:
    async def steps(at: At) -> None:
        await at.press("q")
        assert isinstance(at.front(), Ask)
        await at.press("escape")
        assert at.app.is_running
        await at.press("ctrl+q")
        assert isinstance(at.front(), Ask)
        await at.press("y")
        assert at.app._exit

    sit(record("c8 w5"), steps)


def test_saving_asks_before_it_overwrites(tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    file.write_text("precious")

    async def steps(at: At) -> None:
        await at.press("p", "enter", "q", "s")
        assert isinstance(at.front(), SaveAs)
        at.app.screen.query_one(Input).value = str(file)
        await at.pilot.pause()
        await at.press("enter")
        assert file.read_text() == "precious"
        await at.press("enter")
        assert isinstance(at.front(), Ask)
        assert load(file.read_text()).history == at.game.history
        assert "is saved" in at.dialog()
        assert "not saved" not in at.dialog()

    sit(record("c8 w5"), steps)


def test_a_file_that_cannot_be_written_is_a_sentence(tmp_path: Path) -> None:
    async def steps(at: At) -> None:
        await at.press("q", "s")
        at.app.screen.query_one(Input).value = str(tmp_path / "nowhere" / "game.toml")
        await at.pilot.pause()
        await at.press("enter")
        assert "could not be written" in at.dialog()

    sit(record("c8 w5"), steps)


def test_the_record_is_written_where_it_was_asked_for(tmp_path: Path) -> None:
    taken = tmp_path / "game.toml"
    taken.write_text("precious")
    apps: list[PlayApp] = []

    async def steps(at: At) -> None:
        apps.append(at.app)
        await at.press("p", "enter", "q", "y")

    sit(record("c8 w5"), steps, save=taken)
    assert apps[0].write() == free_path(tmp_path / "game.toml").with_stem("game-2")
    assert taken.read_text() == "precious"
    assert len(load((tmp_path / "game-2.toml").read_text()).history) == 1


# --- the command -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "status", "says"),
    [
        ([], 1, "needs a terminal"),
        (["--lang", "de"], 1, "braucht ein Terminal"),
        (["heated"], 1, "needs a terminal"),
        (["heated", "--variants", "copy-cat"], 2, "--variants is for SPICY"),
        (["--mode", "chaos"], 2, "--mode is for HEATED"),
        (["heated", "--house", "7"], 2, 'no "7"'),
        (["heated", "--house", "2,2"], 2, "named twice"),
        (["heated", "--add", "b7"], 2, '"b7"'),
        (["heated", "--mode", "calm"], 2, "calm"),
        (["heated", "--players", "11"], 2, "11"),
        (["heated", "--rounds", "0"], 2, "0"),
        (["heated", "--name", "nothing"], 2, "nothing"),
        (["--name", "no name"], 2, "cannot be a player's name"),
        (["--variants", "copy-dog"], 2, '"copy-dog"'),
        (["--variants", "copy-cat,copy-cat"], 2, "only once"),
        (["--variants", ",".join(VARIANTS)], 2, "up to 2"),
        (["--save", "/nowhere/at/all.toml"], 1, "no folder"),
        (["--edition", "es"], 2, "es"),
        (["--players", "7"], 2, "7"),
        (["--seed", "xyz"], 2, "xyz"),
        (["poker"], 2, "poker"),
        (["--quickness", "5"], 2, "10 to 1000 percent, not 5"),
        (["--quickness", "soon"], 2, "soon"),
    ],
)
def test_bad_input_is_one_sentence(arguments: list[str], status: int, says: str) -> None:
    done = scoville("play", *arguments, LANG="en_US.UTF-8", LC_ALL="")
    assert done.returncode == status
    assert says in done.stderr
    assert len(done.stderr.splitlines()) <= status


def test_a_table_in_the_terminal_needs_no_server() -> None:
    """What listens to the network, stores tables or counts requests takes time to import."""
    code = """
import sys
import scoville.cli.terminal.app, scoville.server.local
from scoville.cli.terminal.room import terminals
terminals()
print(sorted({"starlette", "uvicorn", "psycopg", "prometheus_client", "structlog", "sqlite3"} & set(sys.modules)))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_nobody_is_called_like_a_bot() -> None:
    for name in ("Ada", "Ancho", "Pasilla", "Piquin"):
        names = seat_names(name, 10)
        assert names[0] == name
        assert len(set(names)) == 10
