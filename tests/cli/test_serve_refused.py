"""`scoville serve`: every refusal is one sentence."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from command_line import scoville


def serve(folder: Path, *arguments: str) -> tuple[int, str, str]:
    ran = scoville("serve", "--port", "0", "--db", f"sqlite:///{folder / 'tables.db'}", *arguments)
    return ran.returncode, ran.stdout, ran.stderr


@pytest.mark.parametrize("host", ["nö.invalid..x", "x" * 70 + ".example", "\x1b[2Jhere", "a\0b"])
def test_an_address_that_is_none(tmp_path: Path, host: str) -> None:
    status, _, said = serve(tmp_path, "--host", host)
    assert status != 0
    assert "Nobody can listen on" in said
    assert len(said.strip().splitlines()) == 1
    assert "\x1b" not in said


def test_a_database_of_another_program(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.db")) as other:
        other.execute("CREATE TABLE entries (x)")
    status, _, said = serve(tmp_path)
    assert status != 0
    assert "cannot be brought up to date" in said


def test_an_origin_that_is_none(tmp_path: Path) -> None:
    status, _, said = serve(tmp_path, "--origin", "tables.example")
    assert status != 0
    assert "https://tables.example" in said


def test_an_archive_that_is_not_there(tmp_path: Path) -> None:
    status, _, said = serve(tmp_path, "--archive", str(tmp_path / "mistyped"))
    assert status != 0
    assert "mistyped" in said


def test_an_address_that_is_none_of_nats() -> None:
    ran = scoville("think", "--nats", "http://127.0.0.1:1")
    assert ran.returncode != 0
    assert "nats://localhost:4222" in ran.stderr


@pytest.mark.parametrize("name", ["", " ", "two\nlines", "\x1b[2J", "x" * 41, "\u202eback"])
def test_an_api_key_has_a_name_that_can_be_seen(tmp_path: Path, name: str) -> None:
    status, told, said = serve(tmp_path, "--make-key", name)
    assert (status != 0, told) == (True, "")
    assert "visible letters" in said


def test_an_api_key_is_made_for_what_it_says(tmp_path: Path) -> None:
    assert serve(tmp_path, "--make-key", "prometheus", "--scope", "metrics")[0] == 0
    assert serve(tmp_path, "--keys")[1].strip() == "prometheus (metrics)"
    for wrong in (["--make-key", "x", "--scope", "all"], ["--keys", "--scope", "play"]):
        assert serve(tmp_path, *wrong)[0] != 0


def test_names_that_were_taken_once_are_shown_harmlessly(tmp_path: Path) -> None:
    status, told, _ = serve(tmp_path, "--make-key", "Bot of Zoë")
    assert status == 0
    assert len(told.strip()) > 30
    with closing(sqlite3.connect(tmp_path / "tables.db")) as kept, kept:
        kept.execute("INSERT INTO keys (name, hash, made) VALUES (?, ?, ?)", ("a\n\x1b[2Jb", b"h", time.time()))
    _, told, _ = serve(tmp_path, "--keys")
    assert sorted(told.splitlines()) == sorted(["Bot of Zoë (play)", '"a\\n\\x1b[2Jb" (play)'])
    status, told, _ = serve(tmp_path, "--drop-key", "a\n\x1b[2Jb")
    assert status == 0
    assert "\x1b" not in told
