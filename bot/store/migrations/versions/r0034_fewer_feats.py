"""Losing with a good hand, falling, and playing long are no feats: players lose these four."""

from bot.store.migrations.laws import take_back

revision = "0034"
down_revision = "0033"


def upgrade() -> None:
    take_back("feats", "feat IN ('beaten-pair', 'great-fall', 'last-gasp', 'marathon')")
