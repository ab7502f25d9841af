"""Answers of the HTTP routes."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.responses import Response

__all__ = ["answer_json"]


def answer_json(body: Any, status: int = 200, **headers: str) -> Response:
    return Response(msgspec.json.encode(body), status, headers, media_type="application/json")
