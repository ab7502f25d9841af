"""What `python -m build` makes, installed into an environment with nothing else in it, and played."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from set_up import ROOT, empty_environment, needed

import scoville

STATIC = "scoville/server/static/index.html"
CLIENT = ROOT / "src" / STATIC


def build(folder: Path, what: str, out: Path, **variables: str) -> Path:
    """`python -m build`, with the build's own requirements from the environment of the tests."""
    command = [sys.executable, "-m", "build", f"--{what}", "--no-isolation", "--skip-dependency-check", "--outdir"]
    done = subprocess.run(
        [*command, str(out), str(folder)], env={**os.environ, **variables}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = out.iterdir()
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of what is compiled and built here already: nothing is stale, or the tests would not run."""
    if not CLIENT.is_file():
        pytest.skip("the browser client is not built: python hatch_build.py web")
    return build(ROOT, "wheel", tmp_path_factory.mktemp("wheel"))


def install(wheel: Path, folder: Path) -> Path:
    """The folder of programs of a new environment that holds the wheel and what it asks for."""
    python = empty_environment(folder, needed("scoville"))
    command = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-index", "--no-deps"]
    subprocess.run([*command, str(wheel)], check=True, capture_output=True, text=True)
    return python.parent


def outside(tmp_path: Path, **variables: str) -> dict[str, str]:
    """The variables of a shell that knows nothing of this folder."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "SCOVILLE"))}
    return {**kept, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data"), **variables}


@pytest.fixture
def opened(wheel: Path, tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """The programs of the environment, and the address that `scoville` alone has opened a browser with."""
    programs = install(wheel, tmp_path / "environment")
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened.part\nmv {tmp_path}/opened.part {tmp_path}/opened\n')
    browser.chmod(0o755)
    environment = outside(tmp_path, BROWSER=f"{browser} %s")
    with subprocess.Popen(
        [str(programs / "scoville")], cwd=tmp_path, env=environment, stdout=subprocess.PIPE, text=True
    ) as serving:
        assert serving.stdout is not None
        said = serving.stdout.readline()
        found = re.fullmatch(r"Scoville is open at (http://\S+)\n", said)
        assert found, said
        while not (tmp_path / "opened").exists():
            assert serving.poll() is None
            time.sleep(0.05)
        assert (tmp_path / "opened").read_text().strip() == found[1]
        yield programs, found[1]
        serving.send_signal(signal.SIGINT)
        assert serving.wait(900) == 0


def test_the_wheel_carries_the_page_the_words_and_the_compiled_rules(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert STATIC in names
    assert "scoville/locales/fr/web.ftl" in names
    hot = {path.with_suffix("").relative_to(ROOT / "src").as_posix() for path in (ROOT / "src").rglob("*.pxd")}
    hot = {name for name in hot if not name.endswith("__init__")}
    compiled = {name.split(".")[0] for name in names if name.endswith((".so", ".pyd"))}
    assert compiled == (hot | {"scoville/_cython"} if scoville.compiled else set())
    assert wheel.name.endswith("-py3-none-any.whl") is not scoville.compiled


def test_an_sdist_becomes_a_wheel_without_node_and_without_a_compiler(wheel: Path, tmp_path: Path) -> None:
    source = build(ROOT, "sdist", tmp_path / "sdist")
    with tarfile.open(source) as archive:
        names = archive.getnames()
        archive.extraction_filter = getattr(tarfile, "data_filter", None)  # none before Python 3.11.4
        archive.extractall(tmp_path / "unpacked")
    assert not [name for name in names if name.endswith((".so", ".pyd", ".c")) and "/src/" in name]
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    made = build(unpacked, "wheel", tmp_path / "wheel", PATH=str(tmp_path / "no-programs"))
    assert made.name.endswith("-py3-none-any.whl")
    here, there = (
        {name for name in zipfile.ZipFile(one).namelist() if name.startswith("scoville/") and not name.endswith(".so")}
        for one in (wheel, made)
    )
    assert here == there
    assert STATIC in there
    programs = install(made, tmp_path / "environment")
    played = [str(programs / "scoville"), "simulate", "spicy", "--games", "3", "--workers", "1", "--seed", "1"]
    subprocess.run(played, cwd=tmp_path, env=outside(tmp_path), check=True, capture_output=True)


def test_scoville_alone_opens_a_table_and_a_game_is_played_there(opened: tuple[Path, str], tmp_path: Path) -> None:
    programs, address = opened
    told = [str(programs / "python"), "-c", "import scoville; print(scoville.compiled, scoville.__file__)"]
    said = subprocess.run(told, cwd=tmp_path, env=outside(tmp_path), check=True, capture_output=True, text=True).stdout
    assert said.startswith(f"{scoville.compiled} {tmp_path}")
    bot = [str(programs / "python"), str(ROOT / "examples" / "live_bot.py"), address.rstrip("/")]
    done = subprocess.run(bot, cwd=tmp_path, env=outside(tmp_path), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout
    assert (tmp_path / "data" / "scoville" / "tables.db").is_file()
