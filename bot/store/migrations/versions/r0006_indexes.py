"""Indexes for what was read from end to end: a server's debts, somebody's tallies and challenges, the latest ends."""

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_table_ends_at", "table_ends", ["at", "table_id"])
    op.create_index("ix_settlements_guild_id", "settlements", ["guild_id"])
    op.create_index("ix_proposals_guild_id", "proposals", ["guild_id"])
    op.create_index("ix_tallies_player_id", "tallies", ["player_id"])
    op.create_index("ix_ratings_player_id", "ratings", ["player_id"])
    op.create_index("ix_offers_challenger_id", "offers", ["challenger_id"])
    op.create_index("ix_offers_challenged_id", "offers", ["challenged_id"])
