"""An index for what was read from end to end: the tables of a server the bot comes to or is removed from."""

from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_tables_guild_id", "tables", ["guild_id"])
