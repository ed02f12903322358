"""What the people at a table agree on is stored, and who has agreed to it: at a table for many, all of them must."""

import sqlalchemy as sa
from alembic import op

from bot.store.migrations.laws import forbid_change

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.create_table(
        "table_proposals",
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.id", name="fk_table_proposals_table_id")),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("matter", sa.Text(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("about", sa.SmallInteger()),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("matter IN ('pause', 'end', 'deputy')", name="ck_table_proposals_matter"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_table_proposals"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "table_consents",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        _of_a_proposal("table_consents"),
        sa.PrimaryKeyConstraint("table_id", "number", "seat", name="pk_table_consents"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "table_proposal_ends",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("ply", sa.Integer()),
        sa.Column("at", sa.BigInteger(), nullable=False),
        _of_a_proposal("table_proposal_ends"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_table_proposal_ends"),
        sqlite_with_rowid=False,
    )
    for table in ("table_proposals", "table_consents", "table_proposal_ends"):
        forbid_change(table)


def _of_a_proposal(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["table_id", "number"],
        ["table_proposals.table_id", "table_proposals.number"],
        name=f"fk_{table}_table_id",
    )
