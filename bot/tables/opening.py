"""Opens a table: makes the rows of a new game, which are stored as one unit. The first deck is owed."""

import json
from collections.abc import Sequence

from bot.store import SeatRow, TableRow
from bot.tables.people import Player
from bot.tables.table import Terms


def opening(
    key: str,
    terms: Terms,
    players: Sequence[Player],
    *,
    guild_id: int | None,
    channel_id: int,
    cut: str,
    now: int,
    quiet: Sequence[str | None] = (),
) -> tuple[TableRow | SeatRow, ...]:
    """The rows of a new table. `players` are in order of seat, `cut` is the default cut, `now` in Unix milliseconds.

    `quiet` are the quiet hours of the players. The clock minds them if that was agreed.
    """
    table = TableRow(
        id=key,
        game=terms.game.name,
        rules=terms.options.rules,
        options=json.dumps(terms.options.texts()),
        stake=terms.stake,
        guild_id=guild_id,
        channel_id=channel_id,
        cut=cut,
        created_at=now,
        clock=None if terms.pace is None else str(terms.pace),
        unit=terms.unit,
    )
    hours = quiet or (None,) * len(players)
    seats = (SeatRow(key, seat, player.id, hours[seat]) for seat, player in enumerate(players))
    return (table, *seats)
