"""Duties: what the bot must have done by now, in the time of the world. A judge of what is due and does not happen.

A duty is due at a moment that follows from what people see. The bot has some time for it from then on, or from when the
last trouble was over: it may have been down, cut off or refused by the disk, and then tries again in growing pauses.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Final

from bot.exploring.hourglass import loud
from bot.exploring.incarnation import LONGEST_WAIT
from bot.exploring.seating import due_since
from bot.exploring.twins import finished
from bot.exploring.world import World
from bot.games.protocol import Seat
from bot.store import LobbyRow, Store
from bot.tables import Matter, Table
from bot.tables.log.logs import Logs
from bot.tables.playing.robots import robot_to_act
from bot.tables.state.ahead import When, taken_of
from bot.tables.state.asking import claim_at
from bot.tables.state.turn_pauses import forced_move, pausing_seat
from bot.tables.time import HOUR, MINUTE, SECOND
from bot.tables.waiting.presence import holds
from bot.tables.waiting.windows import LONGEST, SHARE, USUAL

SOON: Final = 15 * MINUTE  # ms for what is tried again within five minutes at least
POSTED: Final = 80 * MINUTE  # ms for what is posted: a channel that failed is tried again within an hour
DEAL: Final = 2 * MINUTE  # ms from the end of a deal to the next, with all that may hold it up
LATEST: Final = 10**15  # ms; later than anything

IsLate = Callable[[int, int], bool]
"""A test whether something due at a moment (Unix ms) is undone after so many milliseconds in which all was well."""


@dataclass(frozen=True)
class Stored:
    """The database's answers about things that are due."""

    tables: Sequence[tuple[Table, int]]  # running ones, as their logs have them, and when the last row was written
    chosen: Mapping[str, int]  # tables where a move waits for the end of its turn's pause, and when it was chosen
    unposted: Sequence[tuple[str, int]]  # announcements, and when they were made
    uncounted: Sequence[str]  # tables whose game is over
    offers: Sequence[tuple[str, int]]  # open challenges, and when they expire
    answered: Sequence[tuple[str, int]]  # those that are over and shown, and since when
    lobbies: Sequence[tuple[str, int]]  # open ones, and when they lapse
    gathering: Sequence[tuple[str, int]]  # open ones where something else is due, and since when
    agreed: Sequence[tuple[str, int]]  # tables where all have agreed on something that was not carried out, and when
    ordering: Mapping[str, frozenset[int]]  # the seats at each that have ordered an answer to its window
    twins: Mapping[str, Sequence[Table]]  # all tables of its duplicate, by a table that waits for the others
    unawaited: Sequence[str]  # tables where nothing will ever be due, though they run


async def stored(store: Store, logs: Logs, world: World) -> Stored:
    """Read it: also of tables that people know, though nothing says anymore that something is due there."""
    offers = world.wall.offers
    answers = [await store.answer(key) for key in offers]
    over = [each for each in answers if each is not None]
    answered = [(each.offer, each.at) for each in over if not await _is_replaced(store, each.offer)]
    due = {row.table for row in await store.due_tables(LATEST)}
    running = [key for key in sorted(world.known_tables() - due) if await _is_running(store, key)]
    keys, lobbies = sorted([*due, *running]), await store.open_lobbies()
    tables = [await logs.table(key) for key in keys]
    return Stored(
        tables=[(table, await last_written(store, table)) for table in tables],
        chosen={table.id: at for table in tables if (at := await _chosen_at(store, table)) is not None},
        unposted=[(each.row.id, each.row.created_at) for each in await store.unposted()],
        uncounted=await store.games_to_count(limit=100, since=0),
        offers=[(each.id, each.expires_at) for each in await store.open_offers()],
        answered=answered,
        lobbies=[(each.id, each.expires_at) for each in lobbies],
        gathering=[(each.id, at) for each in lobbies if (at := await _due_in(store, each)) is not None],
        agreed=[(table.id, at) for table in tables if (at := await _agreed_at(store, table)) is not None],
        ordering={table.id: await _ordering(store, table) for table in tables},
        twins={table.id: await _twins(store, logs, table) for table in tables if table.awaits_twins},
        unawaited=running,
    )


async def _is_replaced(store: Store, key: str) -> bool:
    """Return whether the message of an offer shows the one on other terms that took its place."""
    row = await store.offer(key)
    if row is None or row.message_id is None:
        return False
    shown = await store.last_offer_at(row.message_id, challenger=row.challenger)
    return shown is not None and shown.id != key


async def _due_in(store: Store, lobby: LobbyRow) -> int | None:
    return due_since(lobby, await store.lobby_acts([lobby.id]))


async def _agreed_at(store: Store, table: Table) -> int | None:
    """Return when all have agreed to what is open at a table, as of then; None if they have not."""
    if not (made := await store.table_proposals(table.id)):
        return None
    last = made[-1]
    given = [each for each in await store.table_consents(table.id) if each.number == last.number]
    is_over = any(each.number == last.number for each in await store.table_proposal_ends(table.id))
    is_left = last.matter == Matter.END and set(table.position.left) - table.position.deputies
    at = max((each.at for each in given), default=0)
    if is_over or is_left or not given or await last_written(store, table) > at or table.is_over:
        return None
    asked = table.in_person if last.matter == Matter.PAUSE else table.deciding(at) or table.in_person
    is_meant = last.about is None or last.about in table.absent(at)
    is_same = last.seat in table.in_person and last.turn == table.position.turn(Seat(last.seat))
    return at if is_meant and is_same and asked <= {each.seat for each in given} else None


async def _is_running(store: Store, key: str) -> bool:
    seated = await store.table(key)
    return seated is not None and seated.end is None


async def _twins(store: Store, logs: Logs, table: Table) -> Sequence[Table]:
    return [await logs.table(row.table) for row in await store.twins_of(table.id)]


async def _chosen_at(store: Store, table: Table) -> int | None:
    """Return when the seat whose turn began with a pause chose its move; None where it has not."""
    if table.is_paused or (seat := pausing_seat(table)) is None:
        return None
    order = taken_of(table, seat, await store.orders(table.id))
    return None if order is None else order.at


async def _ordering(store: Store, table: Table) -> frozenset[int]:
    rows = await store.orders(table.id) if claim_at(table.position) is not None else ()
    return frozenset(row.seat for row in rows if row.kind != When.TURN and row.deal == table.deal)


async def last_written(store: Store, table: Table) -> int:
    """Return when the last row of a table's log was written, in Unix milliseconds.

    `Table.moved_at` is what everyone may know: a hidden answer in a window leaves it as it is.
    """
    rows = await store.log(table.id, after=table.ply - 1)
    return rows[-1].at if rows else table.started_at


def neglected(world: World, found: Stored, *, is_late: IsLate | None = None) -> Iterator[str]:
    """Yield what has been due for too long; `is_late`: another patience than the usual one."""
    wall, is_late = world.wall, is_late or world.is_late
    for table, written_at in found.tables:
        shown = wall.tables.get(table.id)
        if is_late(written_at, SOON) and (shown is None or shown.ply < table.ply):
            yield f"not shown: {table.id} ply {table.ply}, but {'nothing' if shown is None else shown.ply}"
        if not table.is_over:
            due = [*_due_at(world, table, is_late, written_at)]
            if any(is_late(end, SOON) for end in _window_ends(table, found.ordering[table.id])):
                due.append("its window does not close")
            if is_late(max(written_at, found.chosen.get(table.id, LATEST)), SOON):
                due.append("a move that was chosen in the pause of its turn")
            twins = found.twins.get(table.id, ())
            done_at = max((written_at, *(each.moved_at for each in twins)))
            if twins and all(finished(each) >= finished(table) for each in twins) and is_late(done_at, SOON):
                due.append("it waits for other tables, which are done")
            yield from (f"stands still: {table.id} ply {table.ply}: {what}" for what in due)
    for key, agreed_at in found.agreed:
        if is_late(agreed_at, SOON):
            yield f"stands still: {key}: all have agreed on something"
    yield from (f"nothing will be due at a running table: {key}" for key in found.unawaited)
    yield from _over(world, found, is_late)
    for key, created_at in found.unposted:
        if is_late(created_at, POSTED):
            yield f"announcement {key} waits since {(world.now - created_at) // SECOND} s"
    for key in found.uncounted:
        over = wall.tables.get(key)
        if over is not None and is_late(over.moved_at, SOON):
            yield f"table {key} is over, and not counted"


def _over(world: World, found: Stored, is_late: IsLate) -> Iterator[str]:
    """Yield challenges and lobbies whose time is over, though nothing says so."""
    wall = world.wall
    for key, expires_at in found.offers:
        if is_late(expires_at, SOON):
            yield f"challenge {key} does not expire"
    for key, expires_at in found.lobbies:
        if is_late(expires_at, SOON):
            yield f"lobby {key} does not lapse"
    for key, due_at in found.gathering:
        if is_late(due_at, SOON):
            yield f"lobby {key} waits for nobody: something is due there since {(world.now - due_at) // SECOND} s"
    for key, answered_at in found.answered:
        if key not in wall.closed and is_late(answered_at, SOON):
            yield f"challenge {key} is shown as open, though it is over"
    for lobby in wall.lobbies.values():
        if not lobby.is_over and is_late(lobby.lapses_at, SOON):
            yield f"lobby {lobby.id} is shown as open, though its time is over"


def _due_at(world: World, table: Table, is_late: IsLate, written_at: int) -> Iterator[str]:
    """Yield what is due at a running table for too long."""
    if is_late(table.moved_at + LONGEST_WAIT, SOON) and not table.awaits_twins:
        yield "nobody has played for too long"
    # A start that was stored, though the disk reported a failure, is found by the next round, in five minutes.
    if table.awaits_deck is not None and is_late(written_at, DEAL if table.ply else SOON):
        yield "no deal"
    if robot_to_act(table) is not None and is_late(written_at, SOON):
        yield "no robot plays"
    if pausing_seat(table) is not None and forced_move(table) is not None and is_late(written_at, SOON):
        yield "a move without a choice"
    if holds(table) and not table.is_played_out and is_late(table.countdown.at, SOON):  # else it waits for its twins
        yield "its clocks are stopped, and nobody has asked for that"
    if claim_at(table.position) is not None:
        return
    plays = table.terms.clock_decides
    for seat in sorted(table.countdown.running):
        end = table.countdown.deadline(seat)
        if end is not None and is_late(end, SOON):
            if plays and seat in table.position.awaited:
                yield f"the clock does not play for {seat}"
            elif not plays and not world.wall.notices[table.id, int(seat), "late", table.called[seat]]:
                yield f"nobody says that the time of {seat} is over"
        is_due = end is not None and world.now < end and is_late(_reminded_by(table, seat, end, world.now), SOON)
        if is_due and not plays and not world.wall.notices[table.id, int(seat), "reminder", table.called[seat]]:
            yield f"{seat} is not reminded"


def _window_ends(table: Table, ordering: Set[int]) -> Iterator[int]:
    """Yield when each missing answer to the open window of a table is due (Unix ms).

    That of who has quiet hours is due later, and what is ordered as late as that of anyone: orders answer together.
    """
    if (claim := claim_at(table.position)) is None:
        return
    ends = {seat: table.countdown.when_used(seat, _open_for(table)) for seat in claim.asked}
    last = max((end for end in ends.values() if end is not None), default=LATEST)
    for seat in claim.missing:
        if (end := ends[seat]) is not None:
            yield last if seat in ordering else end


def _reminded_by(table: Table, seat: Seat, end: int, now: int) -> int:
    """Return a moment (Unix ms) by which `seat`, whose time is over at `end`, must be reminded; it may be long past."""
    pace, at = table.countdown.pace, now - SOON - 1
    quiet = table.countdown.quiet[seat] if pace.minds_quiet else None
    return max(at, table.countdown.at) if loud(quiet, at, end) <= pace.reminder else LATEST


def _open_for(table: Table) -> int:
    """Return how many milliseconds of the clocks a window stays open at most."""
    pace = table.terms.pace
    if pace is None:
        return LONGEST
    return min(pace.turn // SHARE, LONGEST) if pace.turn >= HOUR else table.window or USUAL
