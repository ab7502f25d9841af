"""The tables of docs/performance.md are measured and written by one command, which leaves the text as it is."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

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


def test_a_commit_that_the_page_names_exists() -> None:
    git = ["git", "-C", str(ROOT)]
    asked = subprocess.run([*git, "rev-parse", "--is-shallow-repository"], check=False, capture_output=True, text=True)
    if asked.returncode or asked.stdout.strip() != "false":
        pytest.skip("the history is not here")
    named = set(re.findall(r"\b(?=[0-9a-f]*[0-9])(?=[0-9a-f]*[a-f])[0-9a-f]{7}\b", PAGE.read_text()))
    assert "aad4225" in named
    missing = [one for one in named if subprocess.run([*git, "cat-file", "-e", one], check=False).returncode]
    assert not missing
