"""Duplicate: whether its tables are those that their lobby says, and none showed a deal before the others were done."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from bot.standing.audit.cases import Case, read_cases
from bot.standing.audit.challenges import seed_of
from bot.standing.audit.playing import play
from bot.standing.audit.sentences import differences, wrong
from bot.standing.audit.verdicts import Ground
from bot.store import SeatRow, TwinRow
from bot.store.copies.kinds import named
from bot.store.copies.snapshot import Snapshot
from bot.tables import Player, Table
from bot.tables.lobbies import lobby_rules
from bot.tables.lobbies.lobby import Lobby
from bot.tables.lobbies.lobby_acts import after, lobby_of
from bot.tables.lobbies.opening import table_row

SAYS = "its lobby (lobby_acts: press_id, text) says"


def twin_sets(snapshot: Snapshot) -> list[list[TwinRow]]:
    """Return the tables of each duplicate, in order."""
    rows = sorted(snapshot.rows(TwinRow), key=lambda row: (row.lobby, row.number))
    return [list(some) for _, some in groupby(rows, lambda row: row.lobby)]


def twins_begun(snapshot: Snapshot) -> frozenset[str]:
    """Return the keys of the tables that came from no challenge or lobby of their own, but from that of another."""
    return frozenset(row.table for row in snapshot.rows(TwinRow) if row.table != row.lobby)


def twin_faults(snapshot: Snapshot, ground: Ground) -> Iterator[str]:
    """Yield what is wrong with duplicates."""
    for twins in twin_sets(snapshot):
        keys = dict.fromkeys([twins[0].lobby, *(row.table for row in twins)])
        cases = {case.id: case for case in read_cases(snapshot, [*keys])}
        try:
            yield from _set_faults(twins, cases, ground)
        except Exception as error:  # of any kind: a fault of one table is reported with it
            yield f"{named(twins[0])}: its lobby or a table cannot be read ({type(error).__name__})"


def _set_faults(twins: Sequence[TwinRow], cases: Mapping[str, Case], ground: Ground) -> Iterator[str]:
    first = cases[twins[0].lobby]
    lobby, seed = _lobby(first, ground), seed_of(first, ground.vault) or b""
    seated = lobby_rules.arrange(lobby, seed)
    for number, row in enumerate(twins):
        if row.number != number or number >= len(seated) or not lobby.is_duplicate:
            yield wrong(row, "number", f"is {row.number}, though its lobby became {len(seated)} tables")
            return
    if len(twins) < len(seated):
        yield f"twins with lobby_id {first.id}, number {len(twins)}: is missing"
        return
    if twins[0].table != first.id:
        yield wrong(twins[0], "table", f"is {twins[0].table}, not the first table of its lobby")
        return
    tables = []
    for row, people in zip(twins, seated, strict=True):
        case = cases[row.table]
        if row.number:
            yield from _begun_faults(case, lobby, people)
        if case.seed is not None and first.seed is not None and case.seed.commitment != first.seed.commitment:
            yield wrong(case.seed, "commitment", "is not that of its lobby, as in a duplicate")
        tables.append(play(case, ground.games, seed, unit=ground.unit, now=ground.now).table)
    for row, table in zip(twins, tables, strict=True):
        if not all(_may_be_shown(table, other) for other in tables):
            yield f"log with table_id {row.table}: text opens deal {table.opened}, which is not over at all tables"


def _lobby(case: Case, ground: Ground) -> Lobby:
    if case.lobby is None:
        raise ValueError("there is no lobby")
    lobby = lobby_of(case.lobby, ground.games[case.lobby.game].game, "")
    people = {key: Player.of(each) for key, each in case.people.items()}
    for act in case.acts:
        lobby = after(lobby, act, people)
    return lobby


def _begun_faults(case: Case, lobby: Lobby, people: Sequence[Player]) -> Iterator[str]:
    """Yield whether a further table is what the lobby says."""
    if case.table is None:
        yield f"tables with id {case.id}: is missing, though its lobby started (lobby_acts)"
        return
    at = case.table.created_at
    wanted = table_row(
        case.id, lobby.terms, guild_id=lobby.guild_id, channel_id=lobby.channel_id, cut=lobby.cut, now=at
    )
    yield from differences([case.table], [wanted], says=SAYS, without=("window",))
    seats = [SeatRow(case.id, seat, each.id) for seat, each in enumerate(people)]
    yield from differences(case.seats, seats, says=SAYS, without=("quiet",))


def _may_be_shown(table: Table, other: Table) -> bool:
    """Return whether at the `other` table is over what `table` has shown."""
    if table.is_over or other.is_played_out:
        return other.is_played_out
    is_done = other.awaits_twins or not other.is_closed
    return other.deal > table.opened or (other.deal == table.opened and is_done)
