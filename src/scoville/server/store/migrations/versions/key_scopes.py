"""What an API key may be used for. Earlier keys were made for bots, so their scope is `play`."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.add_column("keys", sa.Column("scopes", sa.Text, nullable=False, server_default="play"))
