"""Five at a table, and a process that ends at each commit: in a secret choice, in a window, with orders that wait."""

from collections.abc import Awaitable, Callable

from bot.games.protocol import Move, No, Seat
from bot.store import LogRow, OrderDoneRow, OrderRow
from bot.tables.state.ahead import When
from tests.tables.house import standing
from tests.tables.kills import Kill, Killed, Run, for_some_kills
from tests.tables.room import A, B, C, D, E, Room, gift, inner, open_room, seat_table
from tests.witness.inner.position import least
from tests.witness.moves import Claim, Discard, Draw

Act = Callable[[Room], Awaitable[object]]


def plays(seat: Seat, *moves: Move) -> Act:
    """Let `seat` play."""
    return lambda room: room.play(seat, *moves)


def orders(seat: Seat, when: When, *moves: Move) -> Act:
    """Let `seat` order."""
    return lambda room: room.tables.orders.give("TABLE", room.people[seat], when, *moves, deal=1)


def takes_back(seat: Seat, when: When) -> Act:
    """Let `seat` take an order back."""
    return lambda room: room.tables.orders.take_back("TABLE", room.people[seat], when, deal=1)


async def gives(room: Room, seat: Seat, which: int) -> None:
    """Let `seat` choose a card to give away."""
    await room.play(seat, gift(await room.now(), seat, which=which))


async def discards(room: Room) -> None:
    """Let the active player discard."""
    table = await room.now()
    active = inner(table).board.active
    assert active is not None
    await room.play(active, Discard(least(inner(table).hands[active])))


async def is_silent(room: Room) -> None:
    """Let nobody answer in time. A process that begins just then may be quicker than the test."""
    await room.tables.windows.look("TABLE")


def choice(seat: Seat, which: int = 0) -> Act:
    """Let `seat` choose in secret."""
    return lambda room: gives(room, seat, which)


ACTS: tuple[tuple[int, Act], ...] = (  # and how much later than the one before each is, in milliseconds
    (0, orders(D, When.ALWAYS, No())),
    (0, choice(A)),
    (900, choice(B)),
    (0, choice(A, 1)),
    (0, choice(C)),
    (0, orders(C, When.WINDOW, No())),
    (0, choice(E)),
    (0, choice(D)),  # the window opens; the orders of D and C wait
    (2_000, plays(C, Claim(1))),
    (0, orders(A, When.TURN, Draw())),
    (0, takes_back(A, When.TURN)),
    (0, orders(A, When.TURN, Draw())),
    (0, plays(C, No())),
    (7_000, is_silent),  # the order of D answers; C has answered by hand, and their order is spent
    (6_000, is_silent),  # for B and E; A draws
    (0, discards),
    (0, plays(E, Claim(1))),
    (15_000, is_silent),  # for C, and the order of D; E's claim holds, and B must draw
    (0, discards),
)


async def play(room: Room, run: Run) -> None:
    """Do everything, with one kill before (or after) a commit; players without an answer look, and try again."""
    await seat_table(room, 5, seed=SEED)
    run.watch(room.store, LogRow, OrderRow, OrderDoneRow)
    for later, act in ACTS:
        room.clock.advance(later)
        try:
            await act(room)
        except Killed:
            await room.reopen()
            run.watch(room.store, LogRow, OrderRow, OrderDoneRow)
            if not run.is_stored:
                await act(room)


SEED = 3  # with which A begins
COMMITS = len(ACTS)


@for_some_kills(COMMITS)
async def test_a_kill_loses_nothing_and_plays_nothing_twice(kill: Kill) -> None:
    ends = []
    for run in kill.runs():
        async with open_room(run.path) as room:
            await play(room, run)
            assert run.commits >= COMMITS
            table = await room.now()
            assert standing(await room.logged("TABLE")) == standing(table)
            ends.append((await room.store.log("TABLE"), await room.store.orders("TABLE")))
    assert ends[0] == ends[1]
    texts = [(row.seat, row.text.split()[0]) for row in ends[0][0][-10:]]
    assert texts == [
        (D, "no"),
        (B, "no"),
        (E, "no"),
        (A, "draw"),
        (A, "discard"),
        (E, "claim"),
        (D, "no"),
        (C, "no"),
        (B, "draw"),
        (B, "discard"),
    ]
