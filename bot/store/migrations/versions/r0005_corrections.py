"""Corrections of the ledger, and saying no to a proposal."""

from alembic import op
from sqlalchemy import BigInteger, CheckConstraint, Column, ForeignKeyConstraint, Integer, PrimaryKeyConstraint, Text

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # SQLite cannot change a law of a table: it is made anew, rows, triggers and all (foreign keys are not looked at).
    op.create_table(
        "proposals_anew",
        Column("id", Text(), nullable=False),
        Column("kind", Text(), nullable=False),
        Column("guild_id", BigInteger(), nullable=False),
        Column("unit", Text(), nullable=False),
        Column("at", BigInteger(), nullable=False),
        CheckConstraint("kind IN ('square', 'net', 'correct')", name="ck_proposals_kind"),
        PrimaryKeyConstraint("id", name="pk_proposals"),
    )
    op.execute(
        "INSERT INTO proposals_anew (id, kind, guild_id, unit, at) SELECT id, kind, guild_id, unit, at FROM proposals"
    )
    op.drop_table("proposals")
    op.rename_table("proposals_anew", "proposals")
    op.create_table(
        "dissents",
        Column("proposal_id", Text(), nullable=False),
        Column("player_id", Integer(), nullable=False),
        Column("at", BigInteger(), nullable=False),
        ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_dissents_player_id"),
        ForeignKeyConstraint(["proposal_id"], ["proposals.id"], name="fk_dissents_proposal_id"),
        PrimaryKeyConstraint("proposal_id", name="pk_dissents"),
    )
    for table in ("proposals", "dissents"):
        for change in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER {table}_no_{change.lower()} BEFORE {change} ON {table} "
                f"BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END"
            )
