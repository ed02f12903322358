"""The usual terms of a server are kept by game, and a table remembers how long its windows stay open.

Until now there was one game, so that the rules, the target and the stake that a server chose are those of Mille.
"""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.add_column("tables", sa.Column("window", sa.Integer()))
    # `options` of a server that chose a target alone: that of the classic rules, as until now.
    op.execute(
        "INSERT INTO server_settings (guild_id, key, value) "
        "SELECT guild_id, 'terms/mille', json_patch('{}', json_object("
        "'options', CASE WHEN rules IS NULL AND target IS NULL THEN NULL "
        "ELSE json_patch('{}', json_object('rules', coalesce(rules, 'classic'), 'target', target)) END, "
        "'stake', CAST(stake AS INTEGER))) "
        "FROM (SELECT guild_id, "
        "max(CASE WHEN key = 'rules' THEN nullif(value, '') END) AS rules, "
        "max(CASE WHEN key = 'target' THEN nullif(value, '') END) AS target, "
        "max(CASE WHEN key = 'stake' THEN nullif(value, '') END) AS stake "
        "FROM server_settings GROUP BY guild_id) "
        "WHERE rules IS NOT NULL OR target IS NOT NULL OR stake IS NOT NULL"
    )
    op.execute("DELETE FROM server_settings WHERE key IN ('rules', 'target', 'stake')")
