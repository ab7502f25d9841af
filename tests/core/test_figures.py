"""The tables of the documents are measured and written by one command, which leaves the text as it is."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from scoville.bots import bots_of
from scoville.bots.room import room_of

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "performance.md"
BLOCK = re.compile(r"<!-- figures: (\S+) -->\n(.*?)<!-- end of \1 -->\n", re.DOTALL)


@pytest.fixture
def figures(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    return import_module("figures")


def run(page: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "bench" / "figures.py"), "--page", str(page), *arguments]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **variables}
    return subprocess.run(command, check=False, capture_output=True, text=True, env=env, timeout=900)


def blocks(page: str) -> dict[str, str]:
    return dict(BLOCK.findall(page))


def test_a_table_is_written_in_its_place_and_nothing_else_changes(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE.read_text())
    done = run(page, "--small", "core")
    assert done.returncode == 0, done.stderr
    before, after = PAGE.read_text(), page.read_text()
    assert BLOCK.sub(r"\1", after) == BLOCK.sub(r"\1", before)
    assert blocks(after) | {"core": ""} == blocks(before) | {"core": ""}
    core = blocks(after)["core"]
    for part in (
        "machine: ",
        "load before: ",
        "load after: ",
        "commit ",
        "| interpreted |",
        "Again: scoville bench core --rounds 1",
    ):
        assert part in core
    assert core != blocks(before)["core"]


def test_a_table_that_cannot_be_measured_keeps_its_figures(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE.read_text())
    done = run(page, "first-start", PATH=str(tmp_path))  # no debootstrap there
    assert done.returncode == 1
    assert "Not measured: first-start." in done.stderr
    assert page.read_text() == PAGE.read_text()


def test_a_page_without_a_place_is_refused_before_anything_is_measured(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# How fast it is\n")
    done = run(page, "core")
    assert done.returncode == 1
    assert done.stderr == "Error: The page has 0 places for core; it needs one.\n"
    assert run(page, "speed").returncode == 2


def test_every_figure_has_its_place_and_its_script(figures: Any) -> None:
    assert set(blocks(PAGE.read_text())) == set(figures.FIGURES)
    assert all((ROOT / "bench" / figure.script).is_file() for figure in figures.FIGURES.values())


OTHERS = ("bots.md", "exact.md", "environments.md")


def test_the_other_pages_have_blocks_with_commands_that_can_be_called(figures: Any) -> None:
    """The commands are read by the very parsers that would run them; the long ones are not run."""
    found = figures.quoted()
    assert {block.page.name for block in found.values()} == set(OTHERS)
    assert len(found) >= 12
    for name, block in found.items():
        assert block.commands, name
        for command in block.commands:
            program, *arguments = shlex.split(command)
            if program == "scoville":
                parse_scoville(arguments)
            elif arguments[0] == "-m":
                assert find_spec(arguments[1]) is not None, command
            else:
                assert (ROOT / arguments[0]).is_file(), command


def parse_scoville(arguments: list[str]) -> None:
    name, *rest = arguments
    command = import_module(f"scoville.cli.{name}").command
    context = command.make_context(name, rest)
    for bot in context.params["bots"].split(","):
        plain = bot.partition(":")[0]
        assert plain in bots_of(context.params["game"]) or plain in room_of(context.params["game"]).requested, bot


def test_every_table_of_a_tournament_in_the_pages_has_a_marker(figures: Any) -> None:
    for name in OTHERS:
        page = (ROOT / "docs" / name).read_text()
        outside = BLOCK.sub("", page)
        assert not re.search(r"^\w+, \d players, seed \d+: [\d,]+ games", outside, re.M), name
    assert "| policy | exploitability |" not in BLOCK.sub("", (ROOT / "docs" / "exact.md").read_text())


needs_git = pytest.mark.skipif(shutil.which("git") is None, reason="a figure names its commit, and there is no git")


@needs_git
def test_a_table_of_another_page_is_run_by_its_own_command(tmp_path: Path) -> None:
    for name, source, part in (
        ("spicy-2-heuristic-honest", "bots.md", "SPICY, 2 players, seed 2026: 6 games"),
        ("baselines", "environments.md", "| HEATED | heuristic | casual |"),
    ):
        before = (ROOT / "docs" / source).read_text()
        page = tmp_path / source
        page.write_text(before)
        done = run(page, "--small", name)
        assert done.returncode == 0, done.stderr
        after = page.read_text()
        assert BLOCK.sub(r"\1", after) == BLOCK.sub(r"\1", before)
        assert blocks(after) | {name: ""} == blocks(before) | {name: ""}
        block = blocks(after)[name]
        assert part in block
        commands = [line for line in blocks(before)[name].splitlines() if line.startswith("    ")]
        assert [line for line in block.splitlines() if line.startswith("    ")] == commands, "they stay as they are"
        assert re.search("^Commit [0-9a-f]{7}:$", block, re.M)
        if name == "baselines":
            assert block.count("| game | bot |") == 1, "two commands, one table"


def test_the_names_can_be_listed(figures: Any) -> None:
    done = run(PAGE, "--list")
    assert done.returncode == 0, done.stderr
    for name in (*figures.FIGURES, *figures.quoted()):
        assert re.search(rf"^{re.escape(name)} \(", done.stdout, re.M)


@needs_git
def test_a_commit_that_the_page_names_exists() -> None:
    git = ["git", "-C", str(ROOT)]
    asked = subprocess.run([*git, "rev-parse", "--is-shallow-repository"], check=False, capture_output=True, text=True)
    if asked.returncode or asked.stdout.strip() != "false":
        pytest.skip("the history is not here")
    named = set(re.findall(r"\b(?=[0-9a-f]*[0-9])(?=[0-9a-f]*[a-f])[0-9a-f]{7}\b", PAGE.read_text()))
    assert "aad4225" in named
    missing = [one for one in named if subprocess.run([*git, "cat-file", "-e", one], check=False).returncode]
    assert not missing
