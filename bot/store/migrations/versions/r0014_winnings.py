"""Net stakes are counted unit by unit: a server may change its unit, and amounts of two units cannot be added."""

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKeyConstraint, Integer, PrimaryKeyConstraint, Text

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

_KEEP = """
INSERT INTO tallies_anew (game, scope, period, player_id, games, wins, naturals, chapeaux, last_at, rating, rated)
SELECT game, scope, period, player_id, games, wins, naturals, chapeaux, last_at, rating, rated FROM tallies
"""

# Whoever paid, or was paid, in a server: for all time, for the season and for the month, which begin at midnight UTC.
_COUNT = """
INSERT INTO winnings (game, scope, period, unit, player_id, net)
SELECT game, guild_id, period, unit, player_id, sum(net) FROM (
    SELECT games.game, games.guild_id, periods.period, games.unit, facts.player_id, facts.net
    FROM finished_games AS games
    JOIN game_facts AS facts ON facts.number = games.number
    JOIN (
        SELECT number, 0 AS period FROM finished_games
        UNION ALL
        SELECT number, 10 * strftime('%Y', at / 1000, 'unixepoch') + (strftime('%m', at / 1000, 'unixepoch') + 2) / 3
        FROM finished_games
        UNION ALL
        SELECT number, 100 * strftime('%Y', at / 1000, 'unixepoch') + strftime('%m', at / 1000, 'unixepoch')
        FROM finished_games
    ) AS periods ON periods.number = games.number
    WHERE games.unit IS NOT NULL AND games.guild_id IS NOT NULL
) GROUP BY game, guild_id, period, unit, player_id
"""


def upgrade() -> None:
    _units()
    _tallies()
    _winnings()


def _units() -> None:
    op.add_column("finished_games", Column("unit", Text(), nullable=True))
    op.execute("DROP TRIGGER finished_games_no_update")
    op.execute(
        "UPDATE finished_games SET unit = "
        "(SELECT settlements.unit FROM settlements WHERE settlements.table_id = finished_games.table_id) "
        "WHERE amount > 0"
    )
    op.execute(
        "CREATE TRIGGER finished_games_no_update BEFORE UPDATE ON finished_games "
        "BEGIN SELECT RAISE(ABORT, 'finished_games is append-only'); END"
    )


def _tallies() -> None:
    # Made anew without `net`: not every SQLite can drop a column.
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
        Column("last_at", BigInteger(), nullable=False),
        Column("rating", Integer(), nullable=False),
        Column("rated", Integer(), nullable=False),
        ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_tallies_player_id"),
        PrimaryKeyConstraint("game", "scope", "period", "player_id", name="pk_tallies"),
        sqlite_with_rowid=False,
    )
    op.execute(_KEEP)
    op.drop_table("tallies")
    op.rename_table("tallies_anew", "tallies")
    for figure in ("rating", "wins", "naturals", "chapeaux"):
        ordered = ["game", "scope", "period", figure, "player_id", "last_at", "rated"]
        op.create_index(f"ix_tallies_{figure}", "tallies", ordered)
    op.create_index("ix_tallies_player_id", "tallies", ["player_id"])


def _winnings() -> None:
    op.create_table(
        "winnings",
        Column("game", Text(), nullable=False),
        Column("scope", BigInteger(), autoincrement=False, nullable=False),
        Column("period", Integer(), autoincrement=False, nullable=False),
        Column("unit", Text(), nullable=False),
        Column("player_id", Integer(), nullable=False),
        Column("net", BigInteger(), nullable=False),
        ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_winnings_player_id"),
        PrimaryKeyConstraint("game", "scope", "period", "unit", "player_id", name="pk_winnings"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_winnings_net", "winnings", ["game", "scope", "period", "unit", "net", "player_id"])
    op.create_index("ix_winnings_player_id", "winnings", ["player_id"])
    op.execute(_COUNT)
