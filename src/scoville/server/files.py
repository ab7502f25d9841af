"""The files of the browser's client, compressed for whoever can read that."""

from __future__ import annotations

import asyncio
import gzip
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response

__all__ = ["send_file"]

TEXTS: Final = frozenset({".css", ".html", ".js", ".svg", ".txt"})


@lru_cache(maxsize=512)
def _packed(file: Path, changed: float) -> bytes:
    """Once for each version of a file."""
    return gzip.compress(file.read_bytes(), mtime=0)


async def send_file(file: Path, request: Request, cache: str) -> Response:
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    if file.suffix not in TEXTS or "gzip" not in request.headers.get("accept-encoding", ""):
        return FileResponse(file, headers=headers)
    body = await asyncio.to_thread(_packed, file, file.stat().st_mtime)
    return Response(body, headers={**headers, "content-encoding": "gzip"}, media_type=guess_type(file.name)[0])
