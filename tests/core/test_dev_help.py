"""`dev.py` explains itself at once: nobody waits for an installation to read what a command does."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from scoville.cli.serve import command as serve

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("play", "--help"), "--terminal  sets up and starts a game in the terminal"),
        (("play", "--terminal", "-h"), "`python3 dev.py play --terminal --help` lists all options"),
        (("test", "--help"), "anything pytest understands can follow"),
        (("docs", "-h"), "builds the documentation site"),
        (("--help",), "python3 dev.py setup"),
    ],
)
def test_help_sets_nothing_up(tmp_path: Path, arguments: tuple[str, ...], says: str) -> None:
    shutil.copy(ROOT / "dev.py", tmp_path)
    command = [sys.executable, str(tmp_path / "dev.py"), *arguments]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert says in done.stdout
    assert [path.name for path in tmp_path.iterdir()] == ["dev.py"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("plya",), "dev.py: there is no command plya; did you mean play?"),
        (("setup", "now"), "dev.py: setup does not take now. This shows what it takes: python3 dev.py setup --help"),
        (("play", "--prot", "3"), "dev.py: there is no option --prot; did you mean --port?"),
        (("play", "--prot=3"), "dev.py: there is no option --prot; did you mean --port?"),
    ],
)
def test_a_wrong_word_is_one_sentence_and_sets_nothing_up(
    tmp_path: Path, arguments: tuple[str, ...], says: str
) -> None:
    shutil.copy(ROOT / "dev.py", tmp_path)
    options = Path("src", "scoville", "cli")
    (tmp_path / options).mkdir(parents=True)
    for name in ("serve.py", "log_options.py"):
        shutil.copy(ROOT / options / name, tmp_path / options)
    command = [sys.executable, str(tmp_path / "dev.py"), *arguments]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout, done.stderr.strip()) == (2, "", says)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["dev.py", "src"]


def test_every_option_of_the_server_may_follow_play() -> None:
    sys.path.insert(0, str(ROOT))
    try:
        dev = import_module("dev")
    finally:
        sys.path.remove(str(ROOT))
    dev.check_options([option for param in serve.params for option in param.opts if option.startswith("--")])
