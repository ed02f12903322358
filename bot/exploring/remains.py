"""Whether anything waits though all has been well for days, and whether the forgotten are forgotten.

Rows are read one by one here, not as the bot asks for them.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence

from bot.store import (
    ENDED,
    FinishedGameRow,
    LeagueActRow,
    LeftoverRow,
    LobbyActRow,
    LobbyRow,
    OfferAnswerRow,
    OfferRow,
    OrderRow,
    PanelRow,
    PlayerRow,
    PreferenceRow,
    ReviewRow,
    SeatRow,
    Store,
    TableEndRow,
)
from bot.store.copies.kinds import PostedRow
from bot.store.copies.snapshot import Snapshot
from bot.tables.lobbies.lobby_acts import Kind


def left_over(snapshot: Snapshot) -> Iterator[str]:
    """Yield announcements that nobody has seen, challenges and lobbies without an end, and games never counted."""
    for row in snapshot.rows(PostedRow):
        if row.posted_at is None:
            yield f"announcement {row.id} was never posted"
    answered = {row.offer for row in snapshot.rows(OfferAnswerRow)}
    for offer in snapshot.rows(OfferRow):
        if offer.id not in answered:
            yield f"challenge {offer.id} never ended"
    over = {row.lobby for row in snapshot.rows(LobbyActRow) if row.kind in {Kind.START, Kind.CLOSE}}
    for lobby in snapshot.rows(LobbyRow):
        if lobby.id not in over:
            yield f"lobby {lobby.id} never ended"
    counted = {row.table for row in snapshot.rows(FinishedGameRow)}
    for ended in snapshot.rows(TableEndRow):
        if ended.table not in counted:
            yield f"table {ended.table} was never counted"


def remembered(snapshot: Snapshot, forgotten: Collection[int]) -> Iterator[str]:
    """Yield what is still known of people who were told that they are forgotten, and have pressed nothing else."""
    for person in snapshot.rows(PlayerRow):
        if person.id in forgotten and person.discord_id is not None:
            yield f"player {person.id} has a Discord id, and was forgotten"
    seats = snapshot.rows(SeatRow)
    sat = {(row.table, row.seat): row.player for row in seats}
    for seat in seats:
        if seat.player in forgotten and seat.quiet is not None:
            yield f"the quiet hours of player {seat.player} at {seat.table} are kept, who was forgotten"
    kept: Sequence[OrderRow | PanelRow | LeftoverRow | ReviewRow] = [
        *snapshot.rows(ReviewRow),
        *snapshot.rows(OrderRow),
        *snapshot.rows(PanelRow),
        *snapshot.rows(LeftoverRow),
    ]
    for row in kept:
        if row.seat is not None and sat[row.table, row.seat] in forgotten:
            yield f"a {type(row).__name__} at {row.table} is kept of someone who was forgotten"


async def unforgotten(store: Store, snapshot: Snapshot) -> list[str]:
    """Return what is kept of everyone who is forgotten, though other presses of theirs were under way."""
    gone = [each.id for each in snapshot.rows(PlayerRow) if each.discord_id is None and each.robot is None]
    chosen = [each for each in snapshot.rows(PreferenceRow) if each.player in gone]
    blocking = [each for each in gone if await store.blocks_of(each)]
    listed = [each for each in gone if await store.is_listed_everywhere(each)]
    joined = [act for each in gone for act in _last(await store.league_acts_of(each)) if act.joins]
    return [
        *(f"player {each.player} is in the league of {each.guild_id}, and was forgotten" for each in joined),
        *(f"the preference {each.key} of player {each.player} is kept, who was forgotten" for each in chosen),
        *(f"the blocks of player {each} are kept, who was forgotten" for each in blocking),
        *(f"player {each} is on the board of all servers, and was forgotten" for each in listed),
    ]


def _last(acts: Iterable[LeagueActRow]) -> Collection[LeagueActRow]:
    """Return the last of these acts in each league."""
    return {each.guild_id: each for each in acts}.values()


async def sitting(store: Store, leaving: Collection[int]) -> list[str]:
    """Return which daily deals go on though their players are forgotten; `leaving`: who has asked for that."""
    faults = list[str]()
    for each in (await store.players(leaving)).values():
        sat = await store.daily_of(each.id) if each.discord_id is None else []
        for row in (row for row in sat if row.score is None):
            moves = await store.daily_moves(row.id)
            if moves and moves[-1].text != ENDED:
                faults.append(f"the daily deal {row.id} goes on, and its player {each.id} was forgotten")
    return faults
