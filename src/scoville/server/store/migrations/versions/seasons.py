"""Ratings: rated games, everybody's rating after each of them, and the standings of every season."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    op.create_table(
        "rated_games",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("seats", sa.LargeBinary, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
    )
    op.create_index("rated_games_by_state", "rated_games", ["done", "ended"])
    op.create_table(
        "rating_steps",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("against", sa.Text, primary_key=True),
        sa.Column("count", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("season", sa.Text, nullable=False),
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("spread", sa.Double, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
    )
    op.create_index("rating_steps_by_game", "rating_steps", ["table", "number", "person"], unique=True)
    op.create_table(
        "ratings",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("season", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("against", sa.Text, primary_key=True),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("spread", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    quick_matches()
    op.create_index("ratings_by_rating", "ratings", ["season", "game", "players", "against", "rating"])


def quick_matches() -> None:
    op.create_table(
        "seekers",
        sa.Column("ticket", sa.Text, primary_key=True),  # its hash: the ticket itself brings a seat
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("lag", sa.Double, nullable=False),
        sa.Column("bots", sa.Integer, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_index("seekers_by_game", "seekers", ["game", "players", "rated"])
    op.create_table(
        "matched",
        sa.Column("ticket", sa.Text, primary_key=True),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("table", sa.Text, nullable=False),
    )
