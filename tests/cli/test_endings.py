"""How every command ends: a full disk, a closed pipe, wrong use, Ctrl+C."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import redirect_stderr
from io import StringIO
from pathlib import Path
from unittest import mock

import pytest
from command_line import scoville
from spicy_terminal import record

from scoville import compiled
from scoville.cli import COMMANDS, main
from scoville.cli import scoville as program

RECORD = "RECORD"
"""Stands for a file with a game in it."""
PRINTING = {
    "prune": ["--keep", "1d", "--dry-run", "--db", "sqlite:///DB"],
    "archive": ["--older", "1d", "--to", "DB-archive", "--db", "sqlite:///DB"],
    "think": ["-h"],
    "admin": ["people", "--db", "sqlite:///DB"],
    "serve": ["--keys", "--db", "sqlite:///DB"],
    "rules": [],
    "ask": ["who", "may", "challenge"],
    "companion": ["--plan"],
    "cards": ["heated"],
    "replay": ["--json", RECORD],
    "verify": [RECORD],
    "explain": [RECORD, "--budget", "5"],
    "simulate": ["spicy", "--games", "2", "--workers", "1", "--json"],
    "tournament": ["spicy", "--bots", "casual", "--deals", "1", "--workers", "1"],
    "balance": ["spicy"],
    "learn": ["-h"],
    "exploit": ["-h"],
    "puzzles": ["spicy", "2"],
    "bench": ["core", "-h"],
    "completion": ["fish"],
    "play": ["-h"],
    "lessons": ["-h"],
}
"""A call of every command that prints something, as quick as it can be."""


@pytest.fixture
def files(tmp_path: Path) -> Path:
    (tmp_path / RECORD).write_text(record("c8 w5"))
    made = scoville("serve", "--make-key", "someone", "--db", f"sqlite:///{tmp_path / 'DB'}")
    assert made.returncode == 0
    return tmp_path


def call(command: str, files: Path) -> list[str]:
    given = PRINTING[command]
    return [command, *(arg.replace("DB", f"{files / 'DB'}").replace(RECORD, str(files / RECORD)) for arg in given)]


def ended(arguments: list[str], into: int) -> tuple[object, str]:
    """The exit code and the output, with standard output going to a file descriptor that is then closed."""
    err = StringIO()
    with (
        os.fdopen(into, "w") as out,
        mock.patch.dict(os.environ, {"COLUMNS": "80"}),
        mock.patch.multiple(sys, argv=["scoville", *arguments], stdout=out, stdin=StringIO()),
        redirect_stderr(err),
        pytest.raises(SystemExit) as end,
    ):
        main()
    return end.value.code, err.getvalue()


def test_every_command_is_here() -> None:
    assert set(PRINTING) == set(COMMANDS)


@pytest.mark.parametrize("command", PRINTING)
def test_a_full_disk_is_one_sentence(command: str, files: Path) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("this system has no /dev/full")
    code, said = ended(call(command, files), os.open("/dev/full", os.O_WRONLY))
    assert said == "scoville: the output could not be written: No space left on device.\n"
    assert code == 1


@pytest.mark.parametrize("command", PRINTING)
def test_a_closed_pipe_is_silence(command: str, files: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    assert ended(call(command, files), writer) == (141, "")


@pytest.mark.parametrize(("to", "code"), [("/dev/full", 1), ("pipe", 141)])
def test_python_itself_says_nothing_more_at_its_end(to: str, code: int) -> None:
    """Python writes the rest of a buffer once more when the process ends."""
    if to == "pipe":
        reader, out = os.pipe()
        os.close(reader)
    elif Path(to).exists():
        out = os.open(to, os.O_WRONLY)
    else:
        pytest.skip(f"this system has no {to}")
    try:
        done = subprocess.run(
            [sys.executable, "-m", "scoville", "cards", "spicy", "--json"],
            stdout=out,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    finally:
        os.close(out)
    assert done.returncode == code
    assert len(done.stderr.splitlines()) == (code == 1)


# --- wrong use ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_short_help_and_refuses_what_it_does_not_know(command: str) -> None:
    assert scoville(command, "-h").stdout.startswith(f"Usage: scoville {command}")
    if command != "bench":  # hands its options on to a benchmark, which may not be installed
        wrong = scoville(command, "--no-such-thing")
        assert (wrong.returncode, wrong.stdout) == (2, "")
        assert wrong.stderr.startswith('scoville: There is no option "--no-such-thing".')


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["plya"], 'no command "plya"; there are play, lessons, serve'),
        (["plya"], "Did you mean play"),
        (["play", "spicey"], 'no game "spicey"; there are spicy, heated. Did you mean spicy?'),
        (["play", "--variant", "copy-cat"], "Did you mean --variants"),
        (["play", "--variants", "copycat"], "copy-cat. Did you mean copy-cat?"),
        (["simulate", "spicy", "--variants", "copycat"], "Did you mean copy-cat?"),
        (["tournament", "spicy", "--variants", "copycat"], "Did you mean copy-cat?"),
        (["rules", "spicy", "--variants", "copycat"], "Did you mean copy-cat?"),
        (["play", "heated", "--mode", "chaso"], "Did you mean chaos?"),
        (["cards", "heated", "--mode", "chaso"], "Did you mean chaos?"),
        (["simulate", "heated", "--add", "ghots"], "there are hot, ghost"),
        (["play", "--bots", "tigre"], "Did you mean tiger?"),
        (["simulate", "spicy", "--bots", "tigre"], "Did you mean tiger?"),
        (["tournament", "spicy", "--bots", "tigre"], "Did you mean tiger?"),
        (["balance", "spicy", "players", "--bots", "tigre"], "Did you mean tiger?"),
        (["play", "--bots", "cat:bolt"], "Did you mean bold?"),
        (["balance", "spicy", "variant"], "Did you mean variants?"),
        (["bench", "cores"], "Did you mean core?"),
        (["rules", "S-LEED"], "Did you mean S-LEAD"),
        (["rules", "--lang", "eng"], "there are en, de, fr. Did you mean en?"),
        (["play", "--speed", "blits"], "Did you mean blitz?"),
        (["simulate", "spicy", "--engine", "process"], "Did you mean processes?"),
        (["serve", "--log-level", "warn"], "Did you mean warning?"),
        (["completion", "bahs"], "Did you mean bash?"),
        (["play", "--players", "7"], "SPICY is for 2 to 6 players, not 7."),
        (["simulate", "spicy", "--players", "7"], "SPICY is for 2 to 6 players, not 7."),
        (["rules", "--players", "7"], "SPICY is for 2 to 6 players, not 7."),
        (["play", "heated", "--variants", "copy-cat"], "--variants is for SPICY, and this is HEATED."),
        (["simulate", "heated", "--variants", "copy-cat"], "--variants is for SPICY, and this is HEATED."),
        (["rules", "heated", "--variants", "copy-cat"], "--variants is for SPICY, and this is HEATED."),
        (["cards", "spicy", "--mode", "chaos"], "--mode is for HEATED, and this is SPICY."),
        (["prune", "--keep", "soon"], "90d"),
        (["serve", "--scope", "play"], "--scope goes with --make-key."),
        (["play", "heated", "--call", "race"], "Did you mean --heated-call?"),
        (["lessons", "heeted"], 'no game "heeted"; there are spicy, heated. Did you mean heated?'),
        (["rules", "spicey"], "Did you mean spicy"),
        (["cards"], "The game is missing; there are spicy, heated."),
        (["verify"], "RECORD is missing."),
        (["balance", "spicy", "--games", "2"], "--games is a whole number of 30 or more, not "),
        (["cards", "heated", "--players", "77"], "--players is a whole number from 2 to 10, not "),
        (["simulate", "spicy", "--games", "9" * 30], "--games is a whole number from 1 to 1000000000000, not "),
        (["simulate", "spicy", "--games", "many"], "--games is a whole number from 1 to 1000000000000, not "),
        (["serve", "--port", "x"], "--port is a whole number from 0 to 65535, not "),
    ],
)
def test_wrong_use_is_said_in_one_way(arguments: list[str], says: str) -> None:
    done = scoville(*arguments, LANG="en_US.UTF-8", LC_ALL="")
    assert says in done.stderr
    assert done.returncode == 2
    first, *hint = done.stderr.splitlines()
    assert first.startswith("scoville: ")
    assert not hint or hint == [f"Try: scoville {arguments[0]} -h"]


searches = pytest.mark.skipif(not compiled, reason="a puzzle is searched for first, for minutes where interpreted")


@pytest.mark.parametrize(
    ("out", "says"),
    [
        ("garbage", "This is not a file of puzzles."),
        pytest.param("file/puzzles", "Not a directory.", marks=searches),
    ],
)
def test_a_file_that_cannot_be_used_is_one_sentence(tmp_path: Path, out: str, says: str) -> None:
    (tmp_path / "garbage").write_bytes(b"\xff\x00{")
    (tmp_path / "file").write_text("")
    done = scoville("puzzles", "spicy", "--count", "1", "--out", str(tmp_path / out))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.splitlines()[-1] == f"scoville: {tmp_path / out}: {says}"


def test_ctrl_c_is_130() -> None:
    with mock.patch.object(program, "invoke", side_effect=KeyboardInterrupt):
        done = scoville("rules")
    assert (done.returncode, done.stdout, done.stderr.strip()) == (130, "", "")


# --- the Tab key -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_is_installed_once(shell: str, tmp_path: Path) -> None:
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": "", "XDG_CONFIG_HOME": "", "ZDOTDIR": "", "SHELL": f"/bin/{shell}"}
    for _ in range(2):
        done = scoville("completion", "--install", **home)
        assert (done.returncode, done.stderr) == (0, "")
    written = [file for file in tmp_path.rglob("*") if file.is_file()]
    assert len(written) == (2 if shell == "zsh" else 1)
    script = scoville("completion", **home).stdout
    assert script in [file.read_text() for file in written]
    if shell == "zsh":
        assert (tmp_path / ".zshrc").read_text().count("source ") == 1


def test_a_shell_completes_what_can_be_chosen() -> None:
    asked = {"_SCOVILLE_COMPLETE": "bash_complete", "COMP_WORDS": "scoville play heated --mode c", "COMP_CWORD": "4"}
    done = subprocess.run(
        [sys.executable, "-m", "scoville"], env={**os.environ, **asked}, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["plain,classics", "plain,chaos"]
