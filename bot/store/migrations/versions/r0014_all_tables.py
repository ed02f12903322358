"""All tables, indexes and triggers, as the fourteen revisions before the first release left them.

It keeps the id of the last of them: a database that they made is at it already, and is not touched.
"""

from importlib.resources import files

from alembic import op

from bot.store.migrations.laws import forbid_change

revision = "0014"
down_revision = None

APPEND_ONLY = (
    "offer_answers", "seeds", "log", "table_ends", "settlements", "transfers", "finished_games", "game_facts",
    "proposals", "proposed_transfers", "consents", "agreements", "dissents", "feats",
)  # fmt: skip


def upgrade() -> None:
    """Make them in SQLite: PostgreSQL begins with a later revision."""
    _, *statements = files("bot.store.migrations").joinpath("sqlite_0014.sql").read_text(encoding="utf-8").split("\n\n")
    for statement in statements:
        op.execute(statement)
    for table in APPEND_ONLY:
        forbid_change(table)
