"""An index for what somebody proposed or agreed to: theirs to take away."""

from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_consents_player_id", "consents", ["player_id"])
