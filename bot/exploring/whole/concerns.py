"""Whether people are notified of what concerns them alone: a table where they sit, a game that they are asked to, …"""

from collections import defaultdict
from collections.abc import Iterator

from bot.exploring.copied import copy_of
from bot.exploring.whole.house import House
from bot.exploring.whole.sights import Sights
from bot.store import LobbyActRow, OfferRow, PlayerRow, SeatRow, TournamentActRow


def disturbed(house: House, sights: Sights) -> Iterator[str]:
    """Yield who was notified by messages about games in which they have no part.

    Left out is where somebody was forgotten who had a part: they may be here again, as another player.
    """
    with copy_of(house.bot.path) as snapshot:
        users = {row.id: row.discord_id for row in snapshot.rows(PlayerRow) if row.robot is None}
        parts = [
            *((row.table, row.player) for row in snapshot.rows(SeatRow)),
            *((row.lobby, row.player) for row in snapshot.rows(LobbyActRow)),
            *((row.tournament, row.player) for row in snapshot.rows(TournamentActRow)),
            *((row.id, each) for row in snapshot.rows(OfferRow) for each in (row.challenger, row.challenged)),
        ]
    concerned = defaultdict[str, set[int | None]](set)
    for key, player in parts:
        if player in users:
            concerned[key].add(users[player])
    for keys, user in sorted(sights.pinged, key=lambda each: (sorted(each[0]), each[1])):
        known = [concerned[key] for key in keys if key in concerned]
        if known and not any({user, None} & each for each in known):
            yield f"somebody is notified of what does not concern them: {sorted(keys)} {user}"
