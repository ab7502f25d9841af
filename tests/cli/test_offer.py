"""A command that lacks a library says so in one sentence, or installs it after asking and goes on."""

from __future__ import annotations

import os
import subprocess
import zipfile
from pathlib import Path

import pytest
from set_up import empty_environment, needed

SRC = Path(__file__).resolve().parents[2] / "src"
COMMAND = """
import sys
from scoville.cli import Commands, main
from scoville.core.needs import Missing
import click

@click.command("squeeze")
def squeeze():
    try:
        import zest
    except ImportError:
        raise Missing("Squeezing needs zest", "juice") from None
    click.echo(zest.TASTE)

Commands.get_command = lambda self, ctx, name: squeeze
"""
METADATA = "Metadata-Version: 2.1\nName: {}\nVersion: 1.0\n"
WHEEL = "Wheel-Version: 1.0\nGenerator: hand\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


@pytest.fixture
def python(tmp_path: Path) -> Path:
    """Of an environment with Scoville, whose extra `juice` asks for zest, and a command that needs it."""
    folder = tmp_path
    program = empty_environment(folder / "environment", needed("scoville"))
    site = next((folder / "environment").rglob("site-packages"))
    # Not sitecustomize.py: Debian has one of its own, which Python finds first. The last .pth finds all libraries.
    (site / "zz-squeeze.pth").write_text(f"{SRC}\nimport squeeze_command\n")
    told = site / "scoville-0.1.dist-info"
    told.mkdir()
    metadata = METADATA.format("scoville") + "Provides-Extra: juice\nRequires-Dist: zest>=1; extra == 'juice'\n"
    (told / "METADATA").write_text(metadata)
    (site / "squeeze_command.py").write_text(COMMAND)
    (folder / "wheels").mkdir()
    with zipfile.ZipFile(folder / "wheels" / "zest-1.0-py3-none-any.whl", "w") as wheel:
        wheel.writestr("zest.py", 'TASTE = "sour"\n')
        for name, text in (("METADATA", METADATA.format("zest")), ("WHEEL", WHEEL), ("RECORD", "")):
            wheel.writestr(f"zest-1.0.dist-info/{name}", text)
    return program


def variables(python: Path, wheels: str = "wheels") -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PIP"))}
    links = python.parents[2] / wheels
    return {**kept, "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(links), "PIP_CONFIG_FILE": os.devnull, "COLUMNS": "200"}


def test_without_a_terminal_one_sentence_says_how_to_get_it(python: Path) -> None:
    command = [str(python), "-m", "scoville", "squeeze"]
    done = subprocess.run(
        command, cwd=python.parents[2], env=variables(python), capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (1, "")
    sentence = "Squeezing needs zest, which is not installed. This installs it: "
    assert done.stderr == f"scoville: {sentence}environment/bin/python -m pip install 'zest>=1'\n"


def in_terminal(python: Path, terminal: tuple[int, int], answer: str, wheels: str = "wheels") -> tuple[int, str]:
    ours, theirs = terminal
    os.write(ours, answer.encode())
    command = [str(python), "-m", "scoville", "squeeze"]
    process = subprocess.Popen(command, env=variables(python, wheels), stdin=theirs, stdout=theirs, stderr=theirs)
    os.close(theirs)
    said = b""
    try:
        while part := os.read(ours, 65536):
            said += part
    except OSError:  # the other end is closed
        pass
    return process.wait(), said.decode()


def test_after_no_nothing_is_installed(python: Path, terminal: tuple[int, int]) -> None:
    code, said = in_terminal(python, terminal, "n\n")
    assert code == 1
    assert "Install zest>=1 into" in said
    assert "-m pip install 'zest>=1'" in said
    assert "sour" not in said


def test_if_pip_cannot_it_says_why(python: Path, terminal: tuple[int, int]) -> None:
    code, said = in_terminal(python, terminal, "y\n", wheels="none")
    assert code == 1
    assert "No matching distribution found for zest" in said
    assert said.rstrip().endswith("scoville: pip could not install it; the lines above say why.")


def test_after_yes_it_is_installed_and_the_command_goes_on(python: Path, terminal: tuple[int, int]) -> None:
    code, said = in_terminal(python, terminal, "y\n")
    assert code == 0, said
    assert said.rstrip().endswith("sour")
    done = subprocess.run(
        [str(python), "-m", "scoville", "squeeze"], env=variables(python), capture_output=True, text=True, check=True
    )
    assert done.stdout == "sour\n"
