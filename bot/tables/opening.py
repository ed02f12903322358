"""Opening a table: the rows of a new game, its first deal included, to be stored as one unit."""

import json
from collections.abc import Sequence

from bot.store import LogRow, SeatRow, SeedRow, TableRow
from bot.tables.dealer import new_seed
from bot.tables.keys import new_key
from bot.tables.people import Player
from bot.tables.table import Terms, deal_text


def opening(
    terms: Terms,
    players: Sequence[Player],
    *,
    guild_id: int | None,
    channel_id: int,
    offer: str | None,
    now: int,
) -> tuple[str, tuple[TableRow | SeatRow | SeedRow | LogRow, ...]]:
    """The key of a new table and its rows; `players` in order of seat, `now` in Unix milliseconds."""
    key = new_key()
    table = TableRow(
        id=key,
        game=terms.game.name,
        rules=terms.options.rules,
        options=json.dumps(terms.options.texts()),
        stake=terms.stake,
        guild_id=guild_id,
        channel_id=channel_id,
        offer=offer,
        created_at=now,
    )
    seats = (SeatRow(key, seat, player.id) for seat, player in enumerate(players))
    return key, (table, *seats, SeedRow(key, new_seed()), LogRow(key, 1, None, deal_text(1), now))
