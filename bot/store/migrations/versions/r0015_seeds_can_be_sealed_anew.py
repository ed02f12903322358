"""A seed may be stored in another form: opened when its game is over, or sealed with a new key. It stays the same."""

from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.execute("DROP TRIGGER seeds_no_update")
    op.execute(
        "CREATE TRIGGER seeds_no_update BEFORE UPDATE OF table_id, commitment ON seeds "
        "BEGIN SELECT RAISE(ABORT, 'a seed keeps its table and its commitment'); END"
    )
