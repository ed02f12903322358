"""The length of a game leaves out a deal that a resignation broke off; games counted before are counted again."""

from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

# As `bot.standing.facts` counts: moves that begin a turn, up to the deck after the last finished deal.
_RECOUNT = """
UPDATE finished_games SET turns = (
    SELECT count(*) FROM log
    WHERE log.table_id = finished_games.table_id
        AND log.seat IS NOT NULL
        AND substr(log.text, 1, 4) IN ('draw', 'take', 'pick', 'pass')
        AND log.ply < coalesce((
            SELECT min(broken_off.ply) FROM log AS broken_off
            WHERE broken_off.table_id = finished_games.table_id
                AND broken_off.text LIKE 'deal ' || (finished_games.deals + 1) || ' cut %'
        ), 9223372036854775807)
)
WHERE EXISTS (SELECT 1 FROM log WHERE log.table_id = finished_games.table_id)
"""


def upgrade() -> None:
    op.execute("DROP TRIGGER finished_games_no_update")
    op.execute(_RECOUNT)
    op.execute(
        "CREATE TRIGGER finished_games_no_update BEFORE UPDATE ON finished_games "
        "BEGIN SELECT RAISE(ABORT, 'finished_games is append-only'); END"
    )
