"""The client's files come compressed to clients that can read that, and as they are to all others."""

from __future__ import annotations

import asyncio
import gzip
import os
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from scoville.server.files import send_file


def ask(file: Path, accepts: bytes = b"gzip, deflate, br") -> Response:
    request = Request({"type": "http", "headers": [(b"accept-encoding", accepts)]})
    return asyncio.run(send_file(file, request, "no-cache"))


def test_a_text_is_compressed_and_a_new_version_anew(tmp_path: Path) -> None:
    file = tmp_path / "index.html"
    for number, text in enumerate(("<p>one</p>" * 100, "<p>two</p>" * 100)):
        file.write_text(text)
        os.utime(file, (number, number))
        answer = ask(file)
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
        assert len(answer.body) < len(text)
        assert gzip.decompress(bytes(answer.body)).decode() == text


def test_who_cannot_read_it_and_what_is_no_text_get_the_file(tmp_path: Path) -> None:
    text, picture = tmp_path / "a.js", tmp_path / "a.png"
    for file in (text, picture):
        file.write_bytes(b"x" * 1000)
    for answer in (ask(text, b"identity"), ask(picture)):
        assert isinstance(answer, FileResponse)
        assert "content-encoding" not in answer.headers
        assert answer.headers["vary"] == "accept-encoding"
