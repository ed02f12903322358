"""`python -m bot story TABLE`: what happened at a table, with times, for an operator who is asked what went wrong.

Of a running game it tells times, seats and plies, but no move's words: those may name cards that someone holds. Where
something may be claimed off turn it tells no seats either: nobody may know who has answered, or whose claim was let
pass.
"""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime

from bot.cli.printing import complain
from bot.config import BadSettings, read_settings
from bot.games.protocol import SEATS
from bot.store import ReadStore, SeatedTable, StoreError, Unavailable
from bot.values.database import Database


@dataclass(frozen=True, slots=True)
class Happening:
    """One line of the story."""

    at: int  # ms
    words: str

    def __str__(self) -> str:
        time = datetime.fromtimestamp(self.at / 1000, UTC)
        return f"{time:%Y-%m-%d %H:%M:%S}.{self.at % 1000:03} UTC  {self.words}"


def tell(table: str) -> int:
    """Print the story of a table, line by line; the bot may be running. Return the exit status."""
    try:
        for line in asyncio.run(_story(read_settings().database, table)):
            print(line)
    except BadSettings as error:
        return complain(*error.lines)
    except StoreError as error:
        return complain(f"story: {error}")
    return 0


async def _story(database: Database, table: str) -> list[str]:
    async with await ReadStore.open(database) as store:
        seated = await store.table(table)
        gathered = await _gathered(store, table)
        if seated is None and gathered:
            return list(map(str, gathered))
        if seated is None:
            raise Unavailable(f"there is no table {table}")
        happened = [*gathered, Happening(seated.row.created_at, "the table is made"), *await _moves(store, seated)]
        happened += [*await _announced(store, table), *await _proposed(store, table)]
        happened += await _ended(store, seated)
        notices = [
            f"notice of turn {each.turn}: {each.kind}, seat {_seat(each.seat)}" for each in await store.notices(table)
        ]
        panels = [
            f"panel of turn {each.turn}: seat {_seat(each.seat)}, message {each.message_id} in {each.channel_id}"
            for each in await store.panels(table)
        ]
    ordered = sorted(happened, key=lambda each: each.at)
    return [*_heading(seated), *map(str, ordered), *notices, *panels]


def _heading(seated: SeatedTable) -> Iterator[str]:
    row = seated.row
    place = f"server {row.guild_id}, channel {seated.channel_id}"
    yield f"table {row.id}: {row.game}, {row.rules}, stake {row.stake}, {place}"
    yield ", ".join(f"{_seat(seat)} is player {player}" for seat, player in enumerate(seated.players))


def _seat(seat: int | None) -> str:
    return "-" if seat is None else str(SEATS[seat])


async def _gathered(store: ReadStore, table: str) -> list[Happening]:
    """Return what happened in the lobby of a table."""
    acts = await store.lobby_acts([table])
    return [
        Happening(
            act.at,
            f"lobby, act {act.number}: {act.kind}"
            + ("" if act.player is None else f", player {act.player}")
            + ("" if act.text is None else f", {act.text}"),
        )
        for act in acts
    ]


async def _moves(store: ReadStore, seated: SeatedTable) -> list[Happening]:
    from bot.registry import GAMES  # noqa: PLC0415  games are slow to load

    is_over, game = seated.end is not None, GAMES.rules.get(seated.row.game)
    has_windows = game is None or game.has_windows
    found = []
    for entry in await store.log(seated.row.id):
        seat = "" if has_windows and not is_over else f", seat {_seat(entry.seat)}"
        found.append(Happening(entry.at, f"ply {entry.ply}{seat}" + (f": {entry.text}" if is_over else "")))
    return found


async def _proposed(store: ReadStore, table: str) -> list[Happening]:
    """Return what the people at a table were asked to agree on, who agreed, and how it ended."""
    consents, ends = await store.table_consents(table), await store.table_proposal_ends(table)
    found = []
    for asked in await store.table_proposals(table):
        name, about = f"proposal {asked.number}", "" if asked.about is None else f" for seat {_seat(asked.about)}"
        words = f"{name}: {asked.matter}{about}, by seat {_seat(asked.seat)} in its turn {asked.turn}"
        found.append(Happening(asked.at, words))
        found += [
            Happening(each.at, f"{name}: seat {_seat(each.seat)} agrees")
            for each in consents
            if each.number == asked.number
        ]
        for end in (each for each in ends if each.number == asked.number):
            how = "is refused" if end.ply is None else f"is carried out as ply {end.ply}"
            found.append(Happening(end.at, f"{name}: it {how}, seat {_seat(end.seat)} was the last"))
    return found


async def _announced(store: ReadStore, table: str) -> list[Happening]:
    found = []
    for each in await store.announcements(table):
        name = f"announcement {each.id} ({each.kind}) for {each.channel_id}"
        found.append(Happening(each.created_at, f"{name} is made"))
        if each.tried_at is not None:
            found.append(Happening(each.tried_at, f"{name} was tried last"))
        if each.posted_at is not None:
            found.append(Happening(each.posted_at, f"{name} is posted as message {each.message_id}"))
    return found


async def _ended(store: ReadStore, seated: SeatedTable) -> list[Happening]:
    found = []
    if seated.end is not None:
        found.append(Happening(seated.end.at, f"the game is over: {seated.end.how}"))
    settlement = await store.settlement(seated.row.id)
    if settlement is not None:
        owed = [
            f"player {each.payer} owes player {each.payee} {each.amount}"
            for each in await store.transfers(seated.row.id)
        ]
        unit = f" (unit: {settlement.unit})" if settlement.unit else ""
        found.append(Happening(settlement.at, f"settled{unit}: {', '.join(owed) or 'nobody owes anything'}"))
    return found
