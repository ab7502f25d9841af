"""The files of the browser's client, compressed for browsers that can read that."""

from __future__ import annotations

import asyncio
import gzip
from functools import lru_cache
from mimetypes import add_type, guess_type
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response

__all__ = ["send_file", "send_page"]

TEXTS: Final = frozenset({".css", ".html", ".js", ".svg", ".txt", ".webmanifest"})
add_type("application/manifest+json", ".webmanifest")


@lru_cache(maxsize=512)
def _packed(file: Path, changed: float) -> bytes:
    """Compressed once for each version of a file."""
    return gzip.compress(file.read_bytes(), mtime=0)


async def send_file(file: Path, request: Request, cache: str) -> Response:
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    if file.suffix not in TEXTS or "gzip" not in request.headers.get("accept-encoding", ""):
        return FileResponse(file, headers=headers)
    body = await asyncio.to_thread(_packed, file, file.stat().st_mtime)
    return Response(body, headers={**headers, "content-encoding": "gzip"}, media_type=guess_type(file.name)[0])


def send_page(page: str, request: Request, headers: dict[str, str]) -> Response:
    """Sends a page that was written for this request."""
    body, headers = page.encode(), {**headers, "vary": "accept-encoding, accept-language"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = gzip.compress(body, mtime=0), "gzip"
    return Response(body, headers=headers, media_type="text/html; charset=utf-8")
