"""People who keep their profile: how they sign in, their finished games, blocks, reports, bans and the audit log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    identity()
    games()
    fair_play()


def identity() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("cat", sa.Integer),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_table(
        "credentials",
        sa.Column("id", sa.LargeBinary, primary_key=True),  # a passkey's own id, or the hash of a recovery phrase
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=False),
    )
    op.create_index("credentials_by_person", "credentials", ["person"])
    op.create_table(
        "sessions",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=False),
    )
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.create_table(
        "challenges",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
    )


def games() -> None:
    op.create_table(
        "attendances",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("seated", sa.Integer, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
    )
    op.create_index("attendances_by_table", "attendances", ["table"])
    op.create_table(
        "finished",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("against", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("began", sa.Double, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("seats", sa.LargeBinary, nullable=False),
    )
    op.create_index("finished_by_time", "finished", ["ended"])
    op.create_table(
        "results",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("against", sa.Text, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("counts", sa.LargeBinary, nullable=False),
    )
    op.create_index("results_by_time", "results", ["person", "ended"])
    op.create_index("results_by_table", "results", ["table"])


def fair_play() -> None:
    op.create_table(
        "blocks",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("other", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.create_index("blocks_by_other", "blocks", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("reporter", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )
    op.create_index("reports_by_state", "reports", ["state", "made"])
    op.create_table(
        "bans",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("expires", sa.Double),
    )
    op.create_table(
        "announcements",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("expires", sa.Double),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("time", sa.Double, nullable=False),
        sa.Column("actor", sa.Text, nullable=False),
        sa.Column("deed", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
    )
    op.create_index("audit_by_time", "audit", ["time"])
