"""Whether what people chose for themselves holds: quiet hours, who may challenge them, boards, and whom they block.

| must be true | otherwise |
|---|---|
| each choice is stored as it was made last | a choice of a person is lost, or nobody made it |
| a game whose clock minds quiet hours begins with those of its players | a seat has other quiet hours |
| the bot goes by what is stored | it goes by an older choice |

Of two choices at once either may hold, and so may one that nobody heard an answer to.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator

from bot.exploring.incarnation import GUILDS
from bot.exploring.people.chosen import by_setting, possible
from bot.exploring.people.own import BLOCKED, EVERYWHERE, JOINED, LISTED, blocked, joined_in
from bot.exploring.people.press import Chosen
from bot.exploring.settings import SLACK
from bot.store import LobbyRow, OfferRow, SeatRow, Store, TableRow
from bot.store.copies.snapshot import Snapshot
from bot.tables import parse_clock
from bot.tables.settings.preferences import QUIET


async def mischosen(store: Store, own: Iterable[Chosen], leaving: Collection[int], now: int) -> list[str]:
    """Return which choices of people are stored otherwise than they were made by `now` (Unix ms).

    `leaving`: the players who have asked to be forgotten.
    """
    made, faults = by_setting(own), list[str]()
    keys = defaultdict[int, list[str]](list)
    for player, key in made:
        keys[player].append(key)
    for player in sorted(keys.keys() - leaving):
        stored = await store.preferences(player)
        stored |= {blocked(each.blocked_id): BLOCKED for each in await store.blocks_of(player)}
        stored |= {EVERYWHERE: EVERYWHERE} if await store.is_listed_everywhere(player) else {}
        stored |= {joined_in(act.guild_id): JOINED if act.joins else "" for act in await store.league_acts_of(player)}
        if any(each.value != "yes" for each in made.get((player, LISTED), ())):  # who hides leaves when one is named
            stored = {key: value for key, value in stored.items() if key not in map(joined_in, GUILDS)}
            keys[player] = [key for key in keys[player] if key not in map(joined_in, GUILDS)]
        for key in sorted({*keys[player], *stored}):
            values = possible(made.get((player, key), ()), now, now)
            if stored.get(key, "") not in values:
                what = f"{key} of player {player}: {stored.get(key)!r}, not {values}"
                faults.append(f"a choice of a person is not what they made: {what}")
    return faults


def misrested(snapshot: Snapshot, own: Iterable[Chosen], leaving: Collection[int]) -> Iterator[str]:
    """Yield the seats that have other quiet hours than their players had when the game began."""
    requests: list[OfferRow | LobbyRow] = [*snapshot.rows(OfferRow), *snapshot.rows(LobbyRow)]
    requested = {row.id for row in requests}  # else it is practice, where no clock runs
    made, begun = by_setting(own), {row.id: row for row in snapshot.rows(TableRow)}
    for seat in snapshot.rows(SeatRow):
        at, pace = begun[seat.table].created_at, parse_clock(begun[seat.table].clock).pace
        if pace is None or not pace.minds_quiet or seat.table not in requested or seat.player in leaving:
            continue
        values = possible(made.get((seat.player, QUIET), ()), at - SLACK, at + SLACK)
        if (seat.quiet or "") not in values:
            where = f"{seat.table} seat {seat.seat}"
            yield f"a seat has other quiet hours than its player chose: {where}: {seat.quiet}, not {values}"
