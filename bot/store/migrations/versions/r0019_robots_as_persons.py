"""Robots of one level may be as many persons as they have seats at one table, so that a level is not unique anymore.

The robots of before are number 1 of their levels.
"""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Replace the table, since SQLite cannot drop a constraint. References to players stay valid."""
    op.create_table(
        "later_players",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("discord_id", sa.BigInteger()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("locale", sa.Text(), nullable=False),
        sa.Column("dm_channel_id", sa.BigInteger()),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("robot", sa.Text()),
        sa.Column("robot_number", sa.Integer()),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
        sa.UniqueConstraint("discord_id", name="uq_players_discord_id"),
        sa.UniqueConstraint("robot", "robot_number", name="uq_players_robot_robot_number"),
    )
    op.execute(
        "INSERT INTO later_players SELECT id, discord_id, name, locale, dm_channel_id, created_at, robot, "
        "CASE WHEN robot IS NULL THEN NULL ELSE 1 END FROM players"
    )
    op.drop_table("players")
    op.rename_table("later_players", "players")
