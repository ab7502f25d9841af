"""Alembic runs this file. The connection is always given: there is no ini file and no offline mode."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
