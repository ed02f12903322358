"""What the managers of a server decided."""

from alembic import op
from sqlalchemy import BigInteger, Column, PrimaryKeyConstraint, Text

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "server_settings",
        Column("guild_id", BigInteger(), autoincrement=False, nullable=False),
        Column("key", Text(), nullable=False),
        Column("value", Text(), nullable=False),
        PrimaryKeyConstraint("guild_id", "key", name="pk_server_settings"),
        sqlite_with_rowid=False,
    )
