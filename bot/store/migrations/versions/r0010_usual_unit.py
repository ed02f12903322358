"""Chips that nobody chose are the usual unit, an empty text: each language has its own word for it."""

from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

# Where a server typed that very word, it stays as typed.
_UPDATE = """
UPDATE offers SET unit = '' WHERE unit = 'chips' AND NOT EXISTS (
    SELECT 1 FROM server_settings AS chosen
    WHERE chosen.guild_id = offers.guild_id AND chosen.key = 'unit' AND chosen.value = 'chips'
)
"""


def upgrade() -> None:
    for table in ("offers", "tables"):
        op.execute(_UPDATE.replace("offers", table))
    for table in ("settlements", "proposals"):  # which nothing else may ever change
        op.execute(f"DROP TRIGGER {table}_no_update")
        op.execute(_UPDATE.replace("offers", table))
        op.execute(
            f"CREATE TRIGGER {table}_no_update BEFORE UPDATE ON {table} "
            f"BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END"
        )
