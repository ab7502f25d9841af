"""Which server owns a table where several form one place, and in which epoch. A single server writes nothing here."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    op.create_table(
        "owners",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("server", sa.Text, nullable=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
    )
    op.create_index("owners_by_server", "owners", ["server"])
