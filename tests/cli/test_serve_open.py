"""`scoville serve --open`: it prints the address, opens the browser, and does not repeat the browser's output."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
INTERRUPTED = """
import os, signal, sys
from scoville.cli import main, serve

signal.signal(signal.SIGINT, getattr(signal, sys.argv.pop()))
serve._ready = lambda url, open_page: os.kill(os.getpid(), signal.SIGINT)
main()
"""


@pytest.mark.skipif(os.name == "nt", reason="the browser is a shell script here")
def test_the_browser_is_opened_and_its_complaints_are_not_shown(tmp_path: Path) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "no such display"\necho "no such display" >&2\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    command = [sys.executable, "-m", "scoville", "serve", "--open", "--port", "0", "--log-level", "warning"]
    command += ["--db", f"sqlite:///{tmp_path / 'tables.db'}"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "BROWSER": f"{browser} %s"}
    serving = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    while serving.poll() is None and not (opened.exists() and opened.read_text()):
        time.sleep(0.05)
    serving.send_signal(signal.SIGINT)
    said = serving.communicate(timeout=900)[0].splitlines()
    assert said[0] == f"Scoville is open at {opened.read_text().strip()}"
    assert said[1:] == ["If no browser opens by itself, open this address in one. Ctrl+C ends it."]


@pytest.mark.parametrize("before", ["default_int_handler", "SIG_IGN"])
def test_an_interrupt_while_the_page_is_being_opened_ends_the_server_in_good_order(tmp_path: Path, before: str) -> None:
    """Even if its parent ignores the signal, as a shell does for background jobs."""
    command = [sys.executable, "-c", INTERRUPTED, "serve", "--open", "--port", "0"]
    command += ["--db", f"sqlite:///{tmp_path / 'tables.db'}", before]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=900, check=True)
    assert [json.loads(line)["event"] for line in done.stderr.splitlines()] == ["open", "closed"]
