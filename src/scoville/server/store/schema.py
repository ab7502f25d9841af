"""Updates the database to the newest schema with Alembic, which is not even imported if nothing is to be done."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from ...core import BadSettings

if TYPE_CHECKING:
    from sqlalchemy import Connection

__all__ = ["NEWEST", "VERSION", "migrate"]

NEWEST: Final = "7"
"""The last revision under `migrations/versions`; a test compares."""
VERSION: Final = "SELECT version_num FROM alembic_version"


def migrate(connection: Connection) -> None:
    """Runs the missing migrations inside the connection's transaction."""
    from alembic import command  # noqa: PLC0415  # half a second that a server that starts again does not have
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        raise BadSettings.plain("This database was made by a newer Scoville; this one cannot read it.") from None
