"""What an API key may be used for. Keys made before were made for bots: they play."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.add_column("keys", sa.Column("scopes", sa.Text, nullable=False, server_default="play"))
