"""`dev.py` explains itself at once, without an installation, and runs all tests whatever fails."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

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


@pytest.fixture
def dev(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT))
    return import_module("dev")


def test_tests_in_the_browser_run_although_others_fail(
    dev: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "test_fails.py").write_text("def test_fails() -> None:\n    assert not 'this'\n")
    (tmp_path / "test_passes.py").write_text("def test_passes() -> None:\n    pass\n")
    monkeypatch.setattr(dev, "install", lambda *_: None)
    monkeypatch.setattr(dev, "compile_now", lambda: None)
    monkeypatch.setattr(dev, "check", lambda: 0)
    monkeypatch.setattr(dev, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(dev, "TESTS", [(name, [str(tmp_path / f"test_{name}.py")]) for name in ("fails", "passes")])
    assert dev.test([]) == 1
    said = capfd.readouterr().out
    assert "1 failed" in said
    assert "1 passed" in said


def test_every_option_of_the_server_may_follow_play(dev: Any) -> None:
    dev.check_options([option for param in serve.params for option in param.opts if option.startswith("--")])
