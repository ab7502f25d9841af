"""Every command of README.md and docs/*.md, run where `dev.py play` has set up and nothing else is installed."""

from __future__ import annotations

import json
import os
import pty
import random
import re
import select
import signal
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import pytest
from documented import Documented, documented, small, why_not_run
from set_up import ROOT, activated, clone

from scoville import dump, spicy
from scoville.cli import COMMANDS
from scoville.core import CLOCK, Expire, combine, commit
from scoville.record import Live

DRIVER = ROOT / "tests" / "documented_driver.py"
EVERY = list(documented())
DEVELOPERS = "python3 dev.py setup"
SECRET = "5ca1ab1e" * 8
MISSING = re.compile(r"which is not installed. This installs it: (?P<command>.+)")


def goes_on(text: str) -> bool:
    """Whether it runs until somebody stops it."""
    words = text.split()
    if len(words) == 1:  # `scoville` alone opens the page
        return True
    return (
        "--help" not in words
        and "--make-key" not in words
        and bool({"play", "serve", "think", "lessons"} & set(words[1:3]))
    )


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory, packages: Path) -> Path:
    """A clone after `dev.py play`. A reader of docs/games.md has installed its example as well."""
    return made(tmp_path_factory.mktemp("play") / "clone", packages)


@pytest.fixture(scope="module")
def after_yes(tmp_path_factory: pytest.TempPathFactory, packages: Path) -> Path:
    """The same, after the answer yes to what a command asks."""
    return made(tmp_path_factory.mktemp("yes") / "clone", packages, ("lab", "environments"))


def made(folder: Path, packages: Path, extras: tuple[str, ...] = ()) -> Path:
    clone(folder, extras)
    (folder / "record.toml").write_text(record())
    (folder / "begun.toml").write_text(dump(spicy.new(("Ada", "Bo", "Cy"), 7)))
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "bots.md").read_text(encoding="utf-8"), re.DOTALL)
    (folder / "my_bots.py").write_text(next(block for block in blocks if "class Saint" in block))
    next((folder / ".venv").rglob("scoville.pth")).write_text(f"{folder / 'src'}\n{packages}\n")
    return folder


def record() -> str:
    """Of a game at a live table, played to its end."""
    nonces = {0: "rain-42"}
    game = spicy.new(("Ada", "Bo", "Cy"), combine(SECRET, [nonces.get(seat) for seat in range(3)]))
    luck = random.Random(2)  # with which Bo has a choice at ply 12, as in docs/bots.md
    while not game.over:
        seats = game.may_act()
        seat = luck.choice(seats) if seats else CLOCK
        game.apply(seat, luck.choice(game.legal(seat)) if seats else Expire(), len(game.history) + 0.125)
    live = Live(
        speed="blitz",
        begun=datetime(2026, 5, 1, 19, 30, tzinfo=UTC),
        commitment=commit(SECRET),
        secret=SECRET,
        nonces=nonces,
        names={},
        bots={},
        reason=game.reason,
        winners=game.winners,
    )
    return dump(game, live)


def run(folder: Path, commands: Sequence[Sequence[str]]) -> list[tuple[int, str]]:
    done = subprocess.run(
        [str(folder / ".venv" / "bin" / "python"), str(DRIVER)],
        input=json.dumps([list(words) for words in commands]),
        cwd=folder,
        env=activated(folder),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return [(code, said) for code, said in json.loads(done.stdout)]


def wanted() -> dict[tuple[str, ...], list[Documented]]:
    """The commands that run to their end, made small, with their places. A mere mention is run with --help."""
    found: dict[tuple[str, ...], list[Documented]] = {}
    for one in EVERY:
        if why_not_run(one.text) is None and not goes_on(one.text):
            found.setdefault(tuple(small(one.text)), []).append(one)
    return found


def test_every_command_runs_or_says_how_to_get_what_it_needs(played: Path, after_yes: Path) -> None:
    commands = wanted()
    assert len(commands) > 30
    failed, lacking = [], []
    for (words, places), (code, said) in zip(commands.items(), run(played, list(commands)), strict=True):
        found = MISSING.search(said)
        if code and found is not None:
            lacking.append(words)
            # One sentence, and a command that does not look for Scoville in an index.
            right = code == 1 and said.count("\n") == 1
            right = right and re.match(r"\.venv/bin/python -m pip install (?!.*scoville)", found["command"]) is not None
        else:
            right = code == 0
        if not right:
            failed.append(f"{places[0]}\n{' '.join(words)}: {code}\n{said}")
    assert not failed, "\n".join(failed)
    assert any("tournament" in words for words in lacking)
    for words, (code, said) in zip(lacking, run(after_yes, lacking), strict=True):
        assert code == 0, f"{' '.join(words)}: {code}\n{said}"


def test_every_benchmark_explains_itself_or_says_what_it_needs(played: Path) -> None:
    names = ("", "core", "peers", "environments", "server", "browser", "pages")
    said = run(played, [["scoville", "bench", *name.split(), "--help"] for name in names])
    for name, (code, text) in zip(names, said, strict=True):
        if name in {"browser", "pages"}:
            assert code == 1, text
            assert MISSING.search(text)
        else:
            assert code == 0, text
            assert "Usage: scoville bench" in text


def test_a_benchmark_that_needs_something_asks_before_it_measures(played: Path) -> None:
    for code, said in run(played, [["scoville", "bench", "server", "--tables", "1"], ["scoville", "bench", "core"]]):
        assert "Traceback" not in said
        if "interpreted" not in said:  # without a compiler there is no copy to compile
            assert code == 1
            assert MISSING.search(said)


GOING_ON = {
    one.text.removeprefix(".venv/bin/"): one for one in EVERY if goes_on(one.text) and why_not_run(one.text) is None
}


@pytest.mark.parametrize("one", GOING_ON.values(), ids=str)
def test_a_command_that_goes_on_begins(one: Documented, played: Path) -> None:
    """In a terminal of its own, until it shows its table or its address."""
    words = small(one.text)
    if "dev.py" in words and "--terminal" not in words:
        words += ["--port", "0"]
    if "serve" in words and "--port" not in words:
        words += ["--port", "0"]
    words = [sys.executable if word == "python3" else word for word in words]
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        words,
        cwd=played,
        env=activated(played, TERM="xterm-256color", BROWSER="true", LINES="40"),
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
    )
    os.close(theirs)
    said = b""
    try:
        while not (b"Scoville is open at" in said or b"\x1b[?1049h" in said):
            assert select.select([ours], [], [], 300)[0], said.decode()
            said += os.read(ours, 65536)
    except OSError:  # it has ended
        pytest.fail(f"{one}\n{said.decode()}")
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        os.close(ours)
    assert b"Traceback" not in said


def test_what_is_for_developers_comes_after_their_set_up() -> None:
    for one in EVERY:
        if re.match(r"python (bench|tests)/", one.text):
            page = [other for other in EVERY if other.page == one.page and other.line <= one.line]
            assert any(other.text == DEVELOPERS for other in page), str(one)


def test_an_extra_that_a_page_names_exists() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for one in EVERY:
        if one.text.startswith("pip install"):
            for word in small(one.text)[2:]:
                found = re.fullmatch(r"(?P<folder>\.[\w/]*)(?:\[(?P<extra>\w+)\])?", word)
                if found is not None:
                    assert (ROOT / found["folder"] / "pyproject.toml").is_file(), str(one)
                    assert found["extra"] is None or found["extra"] in project["optional-dependencies"], str(one)
                else:
                    assert word in {"-e", "build", "sb3-contrib"}, str(one)


def test_the_page_of_commands_has_them_all() -> None:
    page = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    assert [name for name in COMMANDS if f"`scoville {name}" not in page] == []
