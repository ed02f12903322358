"""Whether daily deals are what people were shown: sittings are kept, each person has one, and days are opened.

| must be true | otherwise |
|---|---|
| somebody has one sitting a game and day, whatever they press at once | somebody sits twice |
| all that was shown of a sitting is stored | a move is lost |
| a day that is over is open, and what was left on its tables has ended | a day stays closed |

`check` plays each sitting again, with its result.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from bot.daily.calendar import ends
from bot.store import DailyMoveRow, DailyOpenedRow, DailySittingRow
from bot.store.copies.snapshot import Snapshot
from bot.tables.time import MINUTE

SOON: Final = 10 * MINUTE  # ms after midnight


def missat(snapshot: Snapshot, shown: Mapping[str, int], now: int) -> Iterator[str]:
    """Yield what is wrong with sittings. `shown`: the ply that people saw of each; `now`: in Unix ms."""
    sittings = snapshot.rows(DailySittingRow)
    for (player, day, game), often in Counter((row.player, row.day, row.game) for row in sittings).items():
        if often > 1:
            yield f"somebody sits twice at the daily deal of {game} on {day}: player {player}"
    plies = Counter(row.sitting for row in snapshot.rows(DailyMoveRow))
    for key, ply in sorted(shown.items()):
        if plies[key] < ply:
            yield f"a move of a daily deal is lost: {key} has {plies[key]} rows, and ply {ply} was shown"
    opened = {row.day for row in snapshot.rows(DailyOpenedRow)}
    for day in sorted({row.day for row in sittings} - opened):
        if ends(day) + SOON < now:
            yield f"a day stays closed though it is over: {day}"
