"""Tables where everybody plays at their own pace: whose turn it is, when to look at a table again, and web push."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "7"
down_revision = "6"


def upgrade() -> None:
    op.create_table(
        "turns",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("moment", sa.Integer, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
    )
    op.create_index("turns_by_table", "turns", ["table"])
    op.create_table(
        "alarms",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("due", sa.Double, nullable=False),
    )
    op.create_index("alarms_by_time", "alarms", ["due"])
    op.create_table(
        "pushes",
        sa.Column("hash", sa.LargeBinary, primary_key=True),  # of the endpoint
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("session", sa.LargeBinary, nullable=False),  # of the browser: signed out, it is told nothing
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("site", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.create_index("pushes_by_person", "pushes", ["person"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
    )
