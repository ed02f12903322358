"""Alembic's way in: runs the revisions on the connection that `migrate.py` hands over, inside its transaction.

To change the schema: change `schema.py`, then add `versions/rNNNN_what.py` whose `down_revision` is the one before, and
renew `NEWEST` in `copies/shape.py`. The tests compare all three. On SQLite a `batch_alter_table` copies a table and
silently drops its triggers: never on the log, and elsewhere only if the triggers are made again.
"""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
