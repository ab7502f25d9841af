"""How a browser shows that it is signed in: a cookie that no script can read.

Only pages of this server send it (SameSite=Strict). A page on a neighbouring name, such as another subdomain, would
send it too, so a request with a foreign Origin counts as not signed in. Browsers put an Origin on every POST.
"""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from .identity import SESSION_LASTS

__all__ = ["COOKIE", "device", "session_token", "sign_in", "sign_out"]

COOKIE: Final = "scoville-me"
PATH: Final = "/api"
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS", "Mac"),
    ("Linux", "Linux"),
)


def session_token(request: Request) -> str | None:
    """The token of a browser that is signed in; None if a page from elsewhere asks."""
    origin = request.headers.get("origin")
    if origin is not None:
        try:
            if urlsplit(origin).netloc != request.headers.get("host", ""):
                return None
        except ValueError:
            return None
    token = request.cookies.get(COOKIE, "")
    return token if re.fullmatch(r"[A-Za-z0-9_-]{32}", token, re.ASCII) else None


def sign_in(answer: Response, token: str, secure: bool) -> None:
    answer.set_cookie(
        *(COOKIE, token), max_age=int(SESSION_LASTS), path=PATH, secure=secure, httponly=True, samesite="strict"
    )


def sign_out(answer: Response, secure: bool) -> None:
    answer.delete_cookie(COOKIE, path=PATH, secure=secure, httponly=True, samesite="strict")


def device(request: Request) -> str:
    """A browser as its owner would call it: Firefox, Linux. Only what nobody can be recognised by."""
    said = request.headers.get("user-agent", "")
    found = [next((name for mark, name in known if mark in said), "") for known in (BROWSERS, SYSTEMS)]
    return ", ".join(part for part in found if part)
