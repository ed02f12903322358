"""What stakes are counted in, as it was agreed: a server may choose another unit while a game goes on."""

from alembic import op
from sqlalchemy import Column, Text

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("offers", Column("unit", Text(), nullable=True))
    op.add_column("tables", Column("unit", Text(), nullable=True))
    # Older rows: as it was settled, else as the server counts now. None where nobody chose: as the operator says.
    op.execute(
        "UPDATE offers SET unit = (SELECT value FROM server_settings AS chosen "
        "WHERE chosen.guild_id = offers.guild_id AND chosen.key = 'unit' AND chosen.value <> '')"
    )
    op.execute(
        "UPDATE tables SET unit = coalesce("
        "(SELECT settlements.unit FROM settlements WHERE settlements.table_id = tables.id), "
        "(SELECT value FROM server_settings AS chosen "
        "WHERE chosen.guild_id = tables.guild_id AND chosen.key = 'unit' AND chosen.value <> ''))"
    )
