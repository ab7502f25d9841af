"""Clubs: members, presets, their tables. Tournaments: who takes part, the tables of every round, what was decided."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    clubs()
    tournaments()


def clubs() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("invite", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.create_table(
        "club_members",
        sa.Column("club", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
    )
    op.create_index("club_members_by_person", "club_members", ["person"])
    op.create_table(
        "club_presets",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("club", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("settings", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.create_index("club_presets_by_club", "club_presets", ["club"])
    op.create_table(
        "club_tables",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("club", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.create_index("club_tables_by_club", "club_tables", ["club", "made"])


def tournaments() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("club", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("settings", sa.LargeBinary, nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("minutes", sa.Integer, nullable=False),
        sa.Column("auto", sa.Integer, nullable=False),
        sa.Column("members_only", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
    )
    op.create_index("tournaments_by_state", "tournaments", ["state", "updated"])
    op.create_index("tournaments_by_club", "tournaments", ["club"])
    op.create_index("tournaments_by_person", "tournaments", ["person"])
    op.create_table(
        "tournament_entries",
        sa.Column("tournament", sa.Text, primary_key=True),
        sa.Column("entrant", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("until", sa.Integer),
    )
    named = sa.text("person <> ''")  # nobody enters twice; an erased person has no id any more
    op.create_index(
        *("tournament_entries_by_person", "tournament_entries", ["person", "tournament"]),
        unique=True,
        sqlite_where=named,
        postgresql_where=named,
    )
    op.create_table(
        "tournament_tables",
        sa.Column("tournament", sa.Text, primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("entrants", sa.LargeBinary, nullable=False),
        sa.Column("places", sa.LargeBinary),
        sa.Column("ruled", sa.Integer, nullable=False),
        sa.Column("due", sa.Double),
    )
    op.create_table(
        "tournament_log",
        sa.Column("tournament", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("time", sa.Double, nullable=False),
        sa.Column("deed", sa.Text, nullable=False),
        sa.Column("about", sa.LargeBinary, nullable=False),
    )
    op.create_index("tournament_log_by_person", "tournament_log", ["person"])
