"""Tournaments: whether the rules let each act happen, its tables are those that began, and its pot is divided so."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from bot.games.protocol import BadOption, UnknownEdition
from bot.games.shuffle import commitment
from bot.standing.audit.clocks import SKEW
from bot.standing.audit.sentences import differences, wrong
from bot.standing.audit.verdicts import Ground
from bot.store import (
    FinishedGameRow,
    GameFactsRow,
    PotRow,
    PotTransferRow,
    SeatRow,
    SeedRow,
    TableEndRow,
    TableRow,
    TournamentActRow,
    TournamentRow,
)
from bot.store.copies.kinds import named
from bot.store.copies.snapshot import Snapshot
from bot.tables import BadSeedKey, Declined
from bot.tables.lobbies.opening import table_row
from bot.tournament.course import Act, Kind, course_of, read_result
from bot.tournament.rows import Tournament, act_of, order_of, pot_of, row_of, seed_of, table_key, tournament_of
from bot.tournament.umpire import fault

SAYS = "its tournament (tournaments, tournament_acts: press_id) says"
DIVIDES = "its tournament (tournaments: entry, division) says"
STRAY = "follows from no tournament (tournaments: entry, division)"
TERMS = "(tournaments: host_id, seats, rounds, pace, created_at)"
UNREADABLE = (Declined, BadOption, UnknownEdition, ValueError, KeyError, TypeError)


@dataclass(frozen=True, slots=True)
class _Stored:
    """All that is stored of tournaments, and of the tables that began there."""

    acts: Mapping[str, Sequence[TournamentActRow]]
    seeds: Mapping[str, SeedRow] = field(repr=False)
    tables: Mapping[str, TableRow]
    seats: Mapping[str, Sequence[SeatRow]]
    ended: frozenset[str]  # tables
    places: Mapping[str, list[list[int]]]  # players by table, of those that are counted


def begun_in(snapshot: Snapshot) -> frozenset[str]:
    """Return the keys of the tables that began in tournaments, as their acts say: they come from no challenge."""
    rounds: dict[str, int] = {}
    found = set()
    for row in snapshot.rows(TournamentActRow):
        rounds[row.tournament] = rounds.get(row.tournament, 0) + (row.kind == Kind.ROUND)
        if row.kind == Kind.BEGIN and row.text.isdecimal():
            found.add(table_key(row.tournament, rounds[row.tournament], int(row.text)))
    return frozenset(found)


def tournament_faults(snapshot: Snapshot, ground: Ground) -> Iterator[str]:
    """Yield what is wrong with tournaments."""
    rows = snapshot.rows(TournamentRow)
    if not rows:
        return
    stored = _read(snapshot)
    wanted: list[PotRow | PotTransferRow] = []
    for row in rows:
        acts = stored.acts.get(row.id, ())
        try:
            found = tournament_of(row, (), stored.seeds[row.id].commitment, ground.games)
            rules, false = found.terms.options.rules, _false_act(found, acts)
        except UNREADABLE as error:
            words = "its game, seats, options, pace or division cannot be read"
            yield f"{named(row)}: {words} ({type(error).__name__})"
            continue
        if row.rules != rules:
            yield wrong(row, "rules", f"is {row.rules}, its options say {rules}")
        if false is not None:
            words = f"could not be, given the acts before and the terms {TERMS}"
            yield f"{named(false)}: kind, at, player_id or text {words}"
            continue
        yield from _act_faults(row, acts, ground)
        yield from _table_faults(found, acts, stored, ground)
        if acts and acts[-1].kind == Kind.OVER:
            wanted += pot_of(row, course_of(found.course.plan, map(act_of, acts)), acts[-1].at)
    pots = [each for each in wanted if isinstance(each, PotRow)]
    paid = [each for each in wanted if isinstance(each, PotTransferRow)]
    yield from differences(snapshot.rows(PotRow), pots, says=DIVIDES, stray=STRAY)
    yield from differences(snapshot.rows(PotTransferRow), paid, says=DIVIDES, stray=STRAY)


def _read(snapshot: Snapshot) -> _Stored:
    acts: dict[str, list[TournamentActRow]] = {}
    for row in snapshot.rows(TournamentActRow):
        acts.setdefault(row.tournament, []).append(row)
    keys = sorted(begun_in(snapshot))
    seats: dict[str, list[SeatRow]] = {}
    for seat in snapshot.rows(SeatRow, "table", keys):
        seats.setdefault(seat.table, []).append(seat)
    games = {each.number: each.table for each in snapshot.rows(FinishedGameRow, "table", keys)}
    places: dict[str, list[list[int]]] = {}
    facts = snapshot.rows(GameFactsRow, "number", sorted(games))
    for number, of_game in groupby(sorted(facts, key=lambda each: each.number), lambda each: each.number):
        ranked = sorted(of_game, key=_rank)
        places[games[number]] = [[each.player for each in same] for _, same in groupby(ranked, _rank)]
    return _Stored(
        acts,
        {each.table: each for each in snapshot.rows(SeedRow)},
        {each.id: each for each in snapshot.rows(TableRow, "id", keys)},
        seats,
        frozenset(each.table for each in snapshot.rows(TableEndRow, "table", keys)),
        places,
    )


def _rank(row: GameFactsRow) -> int:
    return row.place or 2 - row.won


def _false_act(found: Tournament, acts: Sequence[TournamentActRow]) -> TournamentActRow | None:
    """Return the first act that cannot have happened."""
    read: list[Act] = []
    for row in acts:
        try:
            act = act_of(row)
        except ValueError:
            return row
        if row_of(found.row.id, act) != row:
            return row
        read.append(act)
    false = fault(found.course.plan, read)
    return None if false is None else acts[read.index(false)]


def _act_faults(row: TournamentRow, acts: Sequence[TournamentActRow], ground: Ground) -> Iterator[str]:
    before = row.created_at
    for act in acts:
        if not before <= act.at <= ground.now + SKEW:
            yield wrong(act, "at", f"is {act.at}, which does not fit what was before (tournaments: created_at)")
        before = act.at


def _table_faults(
    found: Tournament, acts: Sequence[TournamentActRow], stored: _Stored, ground: Ground
) -> Iterator[str]:  # fmt: skip
    """Yield whether the seeds of tables follow from the tournament's, and whether the tables are those that began."""
    key = found.row.id
    try:
        secret = ground.vault.unseal(stored.seeds[key].seed)
    except BadSeedKey:
        yield wrong(stored.seeds[key], "seed", "is sealed with a key that is missing in CHAPEAU_SEED_KEY")
        return
    if commitment(secret) != stored.seeds[key].commitment:
        yield wrong(stored.seeds[key], "commitment", "is not that of its seed: one of both was changed")
    for number, played in enumerate(course_of(found.course.plan, map(act_of, acts)).rounds, start=1):
        for table, called in enumerate(played.tables, start=1):
            own = table_key(key, number, table)
            seed = seed_of(secret, number, table)
            if own not in stored.seeds:
                yield f"seeds with table_id {own}: is missing, though its round was seated"
            elif stored.seeds[own].commitment != commitment(seed):
                yield wrong(stored.seeds[own], "commitment", "is not that of the seed that its tournament gives")
            if called.begun_with is None:
                continue
            if own not in stored.tables:
                yield f"tables with id {own}: is missing, though it began in its tournament"
                continue
            yield from _begun_faults(found, stored.tables[own], called.cut)
            seats = [SeatRow(own, seat, each) for seat, each in enumerate(order_of(called, found.game, seed))]
            yield from differences(stored.seats.get(own, ()), seats, says=SAYS, without=("quiet",))
    yield from _result_faults(key, acts, stored)


def _begun_faults(found: Tournament, table: TableRow, cut: str) -> Iterator[str]:
    row = found.row
    wanted = table_row(
        table.id, found.terms, guild_id=row.guild_id, channel_id=row.channel_id, cut=cut, now=table.created_at
    )
    yield from differences([table], [wanted], says=SAYS, without=("window",))


def _result_faults(key: str, acts: Sequence[TournamentActRow], stored: _Stored) -> Iterator[str]:
    """Yield whether each result is that of its game."""
    rounds = 0
    for row in acts:
        rounds += row.kind == Kind.ROUND
        if row.kind != Kind.RESULT:
            continue
        number, places = read_result(row.text)
        table = table_key(key, rounds, number)
        if table not in stored.ended:
            yield wrong(row, "text", "is the result of a game that is not over")
        elif table in stored.places and [*map(sorted, places)] != [*map(sorted, stored.places[table])]:
            yield wrong(row, "text", "is not the result of its game")
