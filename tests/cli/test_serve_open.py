"""`scoville serve --open`: the address is told, the browser is opened, and what the browser says is not repeated."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.skipif(os.name == "nt", reason="the browser is a shell script here")
def test_the_browser_is_opened_and_its_complaints_are_not_shown(tmp_path: Path) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "no such display"\necho "no such display" >&2\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    command = [sys.executable, "-m", "scoville", "serve", "--open", "--port", "0", "--log-level", "warning"]
    command += ["--db", f"sqlite:///{tmp_path / 'tables.db'}"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "BROWSER": f"{browser} %s"}
    serving = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    for _ in range(6000):
        if serving.poll() is not None or (opened.exists() and opened.read_text()):
            break
        time.sleep(0.05)
    serving.send_signal(signal.SIGINT)
    said = serving.communicate(timeout=900)[0].splitlines()
    assert said[0] == f"Scoville is open at {opened.read_text().strip()}"
    assert said[1:] == ["If no browser opens by itself, open this address in one. Ctrl+C ends it."]
