"""Ratings and tallies are kept by game: whoever is good at one game need not be good at another."""

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKeyConstraint, Integer, PrimaryKeyConstraint, Text

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # SQLite cannot change a primary key: both tables are made anew. There was one game so far.
    _tallies()
    _ratings()


def _tallies() -> None:
    op.create_table(
        "tallies_anew",
        Column("game", Text(), nullable=False),
        Column("scope", BigInteger(), autoincrement=False, nullable=False),
        Column("period", Integer(), autoincrement=False, nullable=False),
        Column("player_id", Integer(), nullable=False),
        Column("games", Integer(), nullable=False),
        Column("wins", Integer(), nullable=False),
        Column("naturals", Integer(), nullable=False),
        Column("chapeaux", Integer(), nullable=False),
        Column("net", BigInteger(), nullable=False),
        Column("last_at", BigInteger(), nullable=False),
        Column("rating", Integer(), nullable=False),
        Column("rated", Integer(), nullable=False),
        ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_tallies_player_id"),
        PrimaryKeyConstraint("game", "scope", "period", "player_id", name="pk_tallies"),
        sqlite_with_rowid=False,
    )
    op.execute("INSERT INTO tallies_anew SELECT 'mille', tallies.* FROM tallies")
    op.drop_table("tallies")
    op.rename_table("tallies_anew", "tallies")
    for figure in ("rating", "net", "wins", "naturals", "chapeaux"):
        ordered = ["game", "scope", "period", figure, "player_id", "last_at", "rated"]
        op.create_index(f"ix_tallies_{figure}", "tallies", ordered)
    op.create_index("ix_tallies_player_id", "tallies", ["player_id"])


def _ratings() -> None:
    op.create_table(
        "ratings_anew",
        Column("game", Text(), nullable=False),
        Column("scope", BigInteger(), autoincrement=False, nullable=False),
        Column("player_id", Integer(), nullable=False),
        Column("mu", BigInteger(), nullable=False),
        Column("sigma", BigInteger(), nullable=False),
        Column("games", Integer(), nullable=False),
        ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_ratings_player_id"),
        PrimaryKeyConstraint("game", "scope", "player_id", name="pk_ratings"),
        sqlite_with_rowid=False,
    )
    op.execute("INSERT INTO ratings_anew SELECT 'mille', ratings.* FROM ratings")
    op.drop_table("ratings")
    op.rename_table("ratings_anew", "ratings")
    op.create_index("ix_ratings_player_id", "ratings", ["player_id"])
