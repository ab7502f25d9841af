"""`scoville serve --open`: it prints the address, opens the browser, and does not repeat the browser's output."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from scoville.server.store import open_store

ROOT = Path(__file__).resolve().parents[2]
INTERRUPTED = """
import os, signal, sys
from scoville.cli import main, serve

signal.signal(signal.SIGINT, getattr(signal, sys.argv.pop()))
serve._ready = lambda url, open_page: os.kill(os.getpid(), signal.SIGINT)
main()
"""
INTERRUPTED_LOOP = """
import asyncio, os, signal, weakref
from scoville.cli import main
from scoville.server import serve

signal.signal(signal.SIGINT, signal.default_int_handler)
made = serve._loop_factory() or asyncio.new_event_loop
making = weakref.WeakValueDictionary.__init__

def interrupted(self, *content):
    os.kill(os.getpid(), signal.SIGINT)
    making(self, *content)

def factory():
    weakref.WeakValueDictionary.__init__ = interrupted  # the loop makes one before it is complete
    try:
        return made()
    finally:
        weakref.WeakValueDictionary.__init__ = making

serve._loop_factory = lambda: factory
main()
"""
STARTED = """
import signal
from scoville.cli import main

signal.signal(signal.SIGINT, signal.default_int_handler)
main()
"""
"""As from a terminal: what a shell starts in the background would ignore Ctrl+C."""


class Desk:
    """A folder with a database, and a browser that complains and writes down what it was to open."""

    def __init__(self, folder: Path) -> None:
        browser, self.opened = folder / "browser", folder / "opened"
        complaint = "no such display"
        browser.write_text(f'#!/bin/sh\necho "{complaint}"\necho "{complaint}" >&2\necho "$1" > {self.opened}\n')
        browser.chmod(0o755)
        self.database = folder / "tables.db"
        self.environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "BROWSER": f"{browser} %s"}

    def serve(self, *options: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-c", STARTED, "serve", "--port", "0", "--log-level", "warning"]
        command += ["--db", f"sqlite:///{self.database}", *options]
        return subprocess.Popen(
            command,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )

    def browsed(self, serving: subprocess.Popen[str] | None = None) -> str:
        """What the browser was told to open, once it was."""
        until = time.monotonic() + 900
        while not (self.opened.exists() and self.opened.read_text().endswith("\n")):
            assert time.monotonic() < until
            assert serving is None or serving.poll() is None
            time.sleep(0.05)
        found = self.opened.read_text().strip()
        self.opened.unlink()
        return found


@pytest.mark.skipif(os.name == "nt", reason="the browser is a shell script here")
def test_the_browser_is_opened_and_its_complaints_are_not_shown(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    serving = desk.serve("--open")
    opened = desk.browsed(serving)
    serving.send_signal(signal.SIGINT)
    said = serving.communicate(timeout=900)[0].splitlines()
    assert said[0] == f"Scoville is open at {opened}"
    assert said[1:] == ["If no browser opens by itself, open this address in one. Ctrl+C ends it."]


@pytest.mark.parametrize("before", ["default_int_handler", "SIG_IGN"])
def test_an_interrupt_while_the_page_is_being_opened_ends_the_server_in_good_order(tmp_path: Path, before: str) -> None:
    """Even if its parent ignores the signal, as a shell does for background jobs."""
    command = [sys.executable, "-c", INTERRUPTED, "serve", "--open", "--port", "0"]
    command += ["--db", f"sqlite:///{tmp_path / 'tables.db'}", before]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=900, check=True)
    assert [json.loads(line)["event"] for line in done.stderr.splitlines()] == ["open", "closed"]


@pytest.mark.skipif(os.name == "nt", reason="signals cannot be held back there")
def test_an_interrupt_while_the_event_loop_is_made_ends_silently(tmp_path: Path) -> None:
    command = [sys.executable, "-c", INTERRUPTED_LOOP, "serve", "--port", "0"]
    command += ["--db", f"sqlite:///{tmp_path / 'tables.db'}"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=900, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.skipif(os.name == "nt", reason="the browser is a shell script here")
def test_a_second_start_opens_the_server_that_runs_already(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    first = desk.serve("--open")
    address = desk.browsed(first)

    plain = desk.serve()
    assert "Another server is using the database" in plain.communicate(timeout=900)[0]
    assert plain.returncode == 1

    again = desk.serve("--open")
    said = again.communicate(timeout=900)[0].splitlines()
    assert (again.returncode, said[0]) == (0, f"Scoville is already open at {address}")
    assert desk.browsed() == address

    first.kill()
    first.communicate(timeout=900)
    left = Path(f"{desk.database}-address")
    assert left.read_text() == address  # nobody could take it away
    next_one = desk.serve("--open")
    assert desk.browsed(next_one) == left.read_text() != address
    next_one.send_signal(signal.SIGINT)
    next_one.communicate(timeout=900)
    assert not left.exists()


@pytest.mark.parametrize("said", [None, "", "file:///etc/passwd", "http://127.0.0.1:9/", "http://127.0.0.1:99999/"])
def test_without_an_address_that_answers_it_says_what_to_do(tmp_path: Path, said: str | None) -> None:
    async def hold() -> tuple[str, int]:
        store = open_store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        if said is not None:
            store.announce(said)
        second = Desk(tmp_path).serve("--open")
        told = (await asyncio.to_thread(second.communicate, timeout=900))[0]
        await store.close()
        return told, second.returncode

    told, code = asyncio.run(hold())
    assert (code, len(told.splitlines())) == (1, 1)
    assert "Its address is not known here: open that in a browser, or end the other server first." in told


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="shows which processes there are")
def test_an_interrupt_while_the_first_process_beside_the_server_starts_ends_silently(tmp_path: Path) -> None:
    """Ctrl+C in a terminal reaches that process, too, in the middle of its imports."""
    serving = Desk(tmp_path).serve()
    children = Path(f"/proc/{serving.pid}/task/{serving.pid}/children")
    while serving.poll() is None and not any(
        b"forkserver" in _command(int(pid)) for pid in children.read_text().split()
    ):
        time.sleep(0.01)
    os.killpg(serving.pid, signal.SIGINT)
    said = serving.communicate(timeout=900)[0]
    assert said.strip() in {"", *(line for line in said.splitlines() if line.startswith("Scoville is open at"))}
    assert serving.returncode in {0, 130}


def _command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:  # it has ended
        return b""
