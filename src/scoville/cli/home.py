"""`scoville` without a command: tables on this machine, in the browser."""

from __future__ import annotations

import click
from platformdirs import user_data_path

from ..core import ScovilleError
from ..server.pages import STATIC
from .serve import command as serve

__all__ = ["open_at_home"]


def open_at_home(ctx: click.Context) -> None:
    """Serves only this machine and opens the browser. Tables are stored in the user's data folder."""
    if not (STATIC / "index.html").is_file():
        raise ScovilleError(
            "This installation has no page for the browser. From a clone, python3 dev.py play builds and opens it; "
            "scoville play starts a game in the terminal."
        )
    tables = user_data_path("scoville", appauthor=False, ensure_exists=True) / "tables.db"
    ctx.invoke(serve, open_page=True, db=f"sqlite:///{tables}", log_level="warning")
