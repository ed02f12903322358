"""Five at a table, and a process that ends at each commit: of a consent, of leaving, of a move that the clock plays."""

from collections.abc import Awaitable, Callable

from bot.games.protocol import Resign, Seat
from bot.store import LogRow, TableConsentRow, TableProposalEndRow
from bot.tables import Matter
from bot.tables.time import MINUTE
from tests.tables.crowd import open_crowd, play_default, seat_crowd
from tests.tables.house import House, standing
from tests.tables.kills import Kill, Run, for_some_kills

A, B, C, D, E = list(Seat)[:5]
KEY = "TABLE"

Act = Callable[[House], Awaitable[object]]


def wishes(seat: Seat, matter: Matter) -> Act:
    """Let `seat` propose something, or agree to it."""
    return lambda house: house.tables.agreements.wish(KEY, house.people[seat], matter)


async def plays(house: House, seat: Seat) -> None:
    """Let `seat` play its default move."""
    table = await house.tables.memory.table(KEY)
    if seat in table.position.awaited:
        await play_default(house, table, seat)


def choice(seat: Seat) -> Act:
    """Let `seat` choose in secret, unless it has."""
    return lambda house: plays(house, seat)


async def refuses(house: House) -> None:
    """Let D refuse A's proposal."""
    turn = (await house.tables.memory.table(KEY)).position.turn(A)
    await house.tables.agreements.refuse(KEY, house.people[D], proposed_by=A, turn=turn)


async def resumes(house: House) -> None:
    """Let B end the pause."""
    await house.tables.agreements.resume(KEY, house.people[B])


async def leaves(house: House) -> None:
    """Let E leave."""
    await house.tables.playing.play(KEY, house.people[E], Resign())


async def is_late(house: House) -> None:
    """Let nobody who is left choose in time: the clock plays for one after another."""
    while (await house.tables.memory.table(KEY)).position.awaited & {A, B, C}:
        await house.tables.waiting.look(KEY)


ACTS: tuple[tuple[int, Act], ...] = (  # and how much later than the one before each is, in milliseconds
    (0, wishes(A, Matter.PAUSE)),
    (5, wishes(B, Matter.PAUSE)),
    (5, wishes(C, Matter.PAUSE)),
    (5, wishes(E, Matter.PAUSE)),
    (5, wishes(D, Matter.PAUSE)),  # all have agreed
    (900, resumes),
    (0, choice(D)),
    (0, wishes(A, Matter.END)),
    (0, refuses),
    (0, leaves),
    (70 * MINUTE, is_late),
    (0, wishes(A, Matter.END)),
    (0, wishes(B, Matter.END)),
    (0, wishes(C, Matter.END)),
    (0, wishes(D, Matter.END)),  # E has no say
)
COMMITS = len(ACTS) + 2  # the clock plays for three


async def play(house: House, run: Run) -> None:
    """Do everything, with one kill before (or after) a commit; players without an answer try again."""
    await seat_crowd(house, 5, seed=3, clock="10m")
    run.watch(house.store, LogRow, TableConsentRow, TableProposalEndRow)
    for later, act in ACTS:
        house.clock.advance(later)
        await run.do(house, act)


@for_some_kills(COMMITS)
async def test_a_kill_loses_no_consent_and_nobody_leaves_twice(kill: Kill) -> None:
    ends = []
    for run in kill.runs():
        async with open_crowd(run.path) as house:
            await play(house, run)
            assert run.commits >= COMMITS - 1
            table = await house.tables.memory.table(KEY)
            assert standing(await house.logged(KEY)) == standing(table)
            assert table.is_over
            store = house.store
            rows = (await store.table_proposals(KEY), await store.table_consents(KEY))
            ended = await store.table_proposal_ends(KEY)
            ends.append((standing(table), await store.log(KEY), *rows, ended, await store.transfers(KEY)))
    whole, killed = ends
    assert killed == whole
