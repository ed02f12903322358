"""Whether tournaments go on by themselves, seat and settle each thing once, and concern nobody who did not join.

| must be true | otherwise |
|---|---|
| what is due in a tournament happens soon, also a result of a table that is over | it stands still |
| people are called to their tables soon | they are not called |
| its last act is shown soon | it is not shown |
| who is forgotten takes part no more | it goes on with them |
| everyone who takes part has pressed for it, and what was confirmed is there | it is lost, or nobody wanted it |
| in each round everyone who takes part sits once or sits out; nobody sits out again before everyone has | misseated |
| at a table sit some of those who were called to it, and each table is of a round | misseated |
| a pot is divided once a tournament is over, and never else; nobody pays more than the entry | mispaid |

`courses` says by which rules it runs and is paid.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from bot.exploring.courses import Contest, misjudged
from bot.exploring.duties import IsLate
from bot.exploring.people.press import Witness
from bot.exploring.world import World
from bot.hosted import Games
from bot.store import (
    PotRow,
    PotTransferRow,
    SeatRow,
    SeedRow,
    Store,
    TableEndRow,
    TableRow,
    TournamentActRow,
    TournamentRow,
)
from bot.store.copies.snapshot import Snapshot
from bot.tables import parse_clock
from bot.tables.time import MINUTE
from bot.tournament import Tournament
from bot.tournament.course import Course
from bot.tournament.rows import table_key, tournament_of
from bot.tournament.umpire import due_at

SOON: Final = 15 * MINUTE  # ms for what is tried again within five minutes at least


async def idle(store: Store, world: World, is_late: IsLate) -> list[str]:
    """Return what has been due for too long, and what is not shown."""
    faults = list[str]()
    for found in await open_ones(store, world.games):
        faults += await overdue(store, found, is_late)
        key, course, last_at = found.row.id, found.course, max(found.row.created_at, found.course.last_at)
        shown = world.wall.contests.get(key)
        if is_late(last_at, SOON) and (shown is None or shown.course.number < course.number):
            faults.append(f"not shown: tournament {key} act {course.number}")
        people = (await store.players(course.people)).values()
        gone = [each.id for each in people if each.discord_id is None]
        faults += [f"tournament {key} goes on with player {each}, who was forgotten" for each in gone]
    return faults


async def open_ones(store: Store, games: Games) -> list[Tournament]:
    """Return the tournaments that are open."""
    return [await _read(store, games, row.id) for row in await store.open_tournaments()]


async def overdue(store: Store, found: Tournament, is_late: IsLate) -> list[str]:
    """Return what has been due in a tournament for too long."""
    faults, key = list[str](), found.row.id
    course, last_at = found.course, max(found.row.created_at, found.course.last_at)
    when, over = due_at(course), await store.tables_over(found.running)
    ends = [end.at for key in over if (seated := await store.table(key)) is not None and (end := seated.end)]
    if when is not None and is_late(max(when, last_at), SOON):
        faults.append(f"stands still: tournament {key} act {course.number}")
    waiting = () if course.current is None else course.current.waiting
    if any(each.since is None for each in waiting) and is_late(last_at, SOON):
        faults.append(f"not called: tournament {key} act {course.number}")
    if any(is_late(at, SOON) for at in ends):
        faults.append(f"stands still: tournament {key} has no result of a table that is over")
    return faults


def misled(snapshot: Snapshot, games: Games, witness: Witness, *, is_timed: bool) -> Iterator[str]:
    """Yield what is wrong with tournaments at the end of a story; `is_timed`: whether times can be trusted."""
    for row in snapshot.rows(TournamentRow):
        yield from _uninvited(row.id, list(snapshot.rows(TournamentActRow, "tournament", [row.id])), witness)
    yield from misrun(snapshot, games, is_timed=is_timed)


def misrun(snapshot: Snapshot, games: Games, *, is_timed: bool = True) -> Iterator[str]:
    """Yield what is wrong with rounds, tables and pots of tournaments, whatever people have pressed.

    `is_timed`: whether times can be trusted.
    """
    acts: dict[str, list[TournamentActRow]] = {}
    for act in snapshot.rows(TournamentActRow):
        acts.setdefault(act.tournament, []).append(act)
    commitments = {row.table: row.commitment for row in snapshot.rows(SeedRow)}
    tables = set[str]()
    for row in snapshot.rows(TournamentRow):
        found = tournament_of(row, acts.get(row.id, ()), commitments[row.id], games)
        yield from _misseated(found.course, row.id)
        yield from _misplaced(found, snapshot, tables)
        own, plan = acts.get(row.id, ()), found.course.plan
        yield from _mispaid(found, own, snapshot)
        yield from misjudged(row, own, plan.shape, _sizes(found), is_timed=is_timed)
    for table in snapshot.rows(TableRow):
        if parse_clock(table.clock).is_contest and table.id not in tables:
            yield f"table {table.id} is a contest of no tournament"


def _sizes(found: Tournament) -> frozenset[int]:
    """Return the numbers of people with whom a table can begin: with partners all, else as many as can play."""
    seats, sides = found.row.seats, found.game.sides(found.row.seats)
    smaller = () if any(len(side) > 1 for side in sides) else (each for each in found.game.seats if each < seats)
    return frozenset({seats, *smaller})


async def _read(store: Store, games: Games, key: str) -> Tournament:
    row = await store.tournament(key)
    assert row is not None  # noqa: S101
    return tournament_of(row, await store.tournament_acts(key), (await store.commitments([key]))[key], games)


def _uninvited(key: str, acts: Sequence[TournamentActRow], witness: Witness) -> Iterator[str]:
    entered = [each.player for each in acts if each.kind == "join"]
    for player, often in Counter(entered).items():
        if often > 1 or (key, player) not in witness.entering:
            yield f"tournament {key}: nobody wanted player {player} to join so often"
    for other, player in sorted(witness.entered):
        if other == key and player not in entered:
            yield f"tournament {key}: player {player} has joined, and that is lost"
    presses = {each.press_id for each in acts if each.press_id is not None}
    for other, press in sorted(witness.came):
        if other == key and press not in presses:
            yield f"tournament {key}: somebody was here by press {press}, and that is lost"
    for press in sorted(presses):
        if (key, press) not in witness.coming:
            yield f"tournament {key}: nobody was here by press {press}"


def _misseated(course: Course, key: str) -> Iterator[str]:
    if len(course.rounds) > course.plan.rounds:
        yield f"tournament {key} has {len(course.rounds)} rounds"
    byes = Counter[int]()
    for number, played in enumerate(course.rounds, start=1):
        seated = [*played.round.byes, *(each for table in played.tables for each in table.people)]
        if len(seated) != len({*seated}) or not {*seated} <= {*course.entrants}:
            yield f"tournament {key} round {number}: somebody sits twice, or never joined"
        least = min((byes[each] for each in seated), default=0)
        if any(byes[each] > least for each in played.round.byes) and any(
            byes[each] == least for table in played.tables for each in table.people
        ):
            yield f"tournament {key} round {number}: somebody sits out again before everyone has"
        byes.update(played.round.byes)


def _misplaced(found: Tournament, snapshot: Snapshot, tables: set[str]) -> Iterator[str]:
    """Yield which tables are not those of the rounds; note all that are."""
    key = found.row.id
    for number, played in enumerate(found.course.rounds, start=1):
        for at, called in enumerate(played.tables, start=1):
            own = table_key(key, number, at)
            tables.add(own)
            rows = list(snapshot.rows(TableRow, "id", [own]))
            if bool(rows) != (called.begun_with is not None):
                yield f"tournament {key}: table {own} began, or did not, otherwise than its acts say"
            seats = {each.player for each in snapshot.rows(SeatRow, "table", [own])}
            if not seats <= {*called.people}:
                yield f"tournament {key}: at table {own} sits somebody who was not called to it"
            if called.begun_with and called.result and not list(snapshot.rows(TableEndRow, "table", [own])):
                yield f"tournament {key}: table {own} has a result, and plays on"


def _mispaid(found: Tournament, acts: Sequence[TournamentActRow], snapshot: Snapshot) -> Iterator[str]:
    key, course = found.row.id, found.course
    pots = [each for each in snapshot.rows(PotRow) if each.tournament == key]
    if len(pots) != (1 if course.is_over and found.row.entry else 0):
        yield f"tournament {key}: its pot was divided {len(pots)} times"
    net = Counter[int]()
    for paid in snapshot.rows(PotTransferRow):
        if paid.tournament == key:
            net[paid.payer] -= paid.amount
            net[paid.payee] += paid.amount
    if sum(net.values()) or not {*net} <= {*course.entrants} or min(net.values(), default=0) < -found.row.entry:
        yield f"tournament {key}: its pot does not sum up"
    if pots:
        contest = Contest(found.row, course.plan.shape, _sizes(found), is_timed=False)
        for act in acts:
            contest.do(act)
        for each, wins in sorted(contest.nets().items()):
            if net[each] != wins:
                yield f"tournament {key}: player {each} wins {net[each]} of the pot, not {wins}"
