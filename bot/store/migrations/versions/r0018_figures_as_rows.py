"""Figures counted by the rules are separate rows, by name, so that each game may count what it likes.

Mille's counts are carried over. A finished game now says each player's place, and who left: in games for two both
follow from who won and how the game ended.
"""

import sqlalchemy as sa
from alembic import op

from bot.store.migrations.laws import forbid_change

revision = "0018"
down_revision = "0017"

FIGURES = (
    "eights", "twos", "cleans", "chapeaux_given", "chapeaux_suffered", "skunks_given", "skunks_suffered", "best_deal",
)  # fmt: skip
BOARDS = ("naturals", "chapeaux")


def upgrade() -> None:
    _game_figures()
    _game_facts()
    _tally_figures()


def _game_figures() -> None:
    op.create_table(
        "game_figures",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["number"], ["finished_games.number"], name="fk_game_figures_number"),
        sa.PrimaryKeyConstraint("number", "seat", "name", name="pk_game_figures"),
        sqlite_with_rowid=False,
    )
    for name in FIGURES:
        op.execute(
            f"INSERT INTO game_figures SELECT number, seat, '{name}', {name} FROM game_facts WHERE {name} <> 0"  # noqa: S608
        )
    forbid_change("game_figures")


def _game_facts() -> None:
    """Add a separate table, since a column that is never null cannot be added to rows that may not change."""
    op.rename_table("game_facts", "former_game_facts")
    op.drop_index("ix_game_facts_player_id_number", "former_game_facts")
    op.create_table(
        "game_facts",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("player_id", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("place", sa.SmallInteger(), nullable=False),
        sa.Column("left_as", sa.SmallInteger(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("net", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["number"], ["finished_games.number"], name="fk_game_facts_number"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_game_facts_player_id"),
        sa.PrimaryKeyConstraint("number", "seat", name="pk_game_facts"),
        sqlite_with_rowid=False,
    )
    op.execute(
        "INSERT INTO game_facts (number, seat, player_id, won, place, left_as, points, net) "
        "SELECT facts.number, facts.seat, facts.player_id, facts.won, "
        "CASE WHEN games.ending = 'abandoned' THEN 0 ELSE 2 - facts.won END, "
        "games.ending IN ('resigned', 'timeout') AND NOT facts.won, facts.points, facts.net "
        "FROM former_game_facts AS facts JOIN finished_games AS games ON games.number = facts.number"
    )
    op.execute("DROP TRIGGER game_facts_no_update")
    op.execute("DROP TRIGGER game_facts_no_delete")
    op.drop_table("former_game_facts")
    op.create_index("ix_game_facts_player_id_number", "game_facts", ["player_id", "number"])
    forbid_change("game_facts")


def _tally_figures() -> None:
    op.create_table(
        "tally_figures",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("scope", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("period", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("board", sa.Text(), nullable=False),
        sa.Column("player_id", sa.Integer(), nullable=False),
        sa.Column("value", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_tally_figures_player_id"),
        sa.PrimaryKeyConstraint("game", "scope", "period", "board", "player_id", name="pk_tally_figures"),
        sqlite_with_rowid=False,
    )
    for board in BOARDS:
        op.execute(
            f"INSERT INTO tally_figures SELECT game, scope, period, '{board}', player_id, {board} FROM tallies"  # noqa: S608
        )
        op.drop_index(f"ix_tallies_{board}", "tallies")
        op.execute(f"ALTER TABLE tallies DROP COLUMN {board}")
    op.create_index("ix_tally_figures_player_id", "tally_figures", ["player_id"])
    op.create_index(
        "ix_tally_figures_value", "tally_figures", ["game", "scope", "period", "board", "value", "player_id"]
    )
