"""Turns with pauses, and a process that ends at each commit: of a choice, of its move, and of one without a choice."""

from bot.games.protocol import Seat
from bot.registry import GAMES
from bot.store import LogRow, OrderDoneRow, OrderRow
from bot.tables import Table
from bot.tables.state.turn_pauses import forced_move
from bot.tables.time import SECOND
from tests.tables.crowd import open_crowd, seat_crowd
from tests.tables.house import House, standing
from tests.tables.kills import Kill, Killed, Run, for_some_kills

DAIFUGO, KEY = GAMES["daifugo"].game, "TABLE"
LONGEST = 8 * SECOND  # that a pause takes
TURNS = 12
FORCED = 3  # of them
COMMITS = 2 * TURNS - FORCED


def to_act(table: Table) -> Seat:
    """Return the only seat that is to act."""
    (seat,) = table.position.to_act
    return seat


async def chooses(house: House) -> None:
    """Let whose turn it is choose, unless there is no choice."""
    table = await house.tables.memory.table(KEY)
    if forced_move(table) is None:
        move = table.position.default(to_act(table))
        assert move is not None
        await house.tables.playing.play(KEY, table.players[to_act(table)], move)


async def looks(house: House) -> None:
    """Let the pause be over."""
    await house.tables.pause_ends.look(KEY)


async def play(house: House, run: Run) -> None:
    """Play some turns, with one kill before (or after) a commit; a player without an answer tries again."""
    await seat_crowd(house, 4, seed=36, game=DAIFUGO, deals="1", clock="forced")
    run.watch(house.store, LogRow, OrderRow, OrderDoneRow)
    for _ in range(TURNS):
        for act, later in ((chooses, LONGEST), (looks, 0)):
            try:
                await act(house)
            except Killed:
                await house.restart()
                if not run.is_stored:
                    await act(house)
            house.clock.advance(later)


@for_some_kills(COMMITS)
async def test_a_kill_loses_no_choice_and_plays_nothing_twice(kill: Kill) -> None:
    ends = []
    for run in kill.runs():
        async with open_crowd(run.path, games=GAMES) as house:
            await play(house, run)
            assert run.commits >= COMMITS
            table = await house.tables.memory.table(KEY)
            assert standing(await house.logged(KEY)) == standing(table)
            ends.append((standing(table), await house.store.log(KEY), await house.store.orders(KEY)))
    whole, killed = ends
    assert killed == whole
    assert len(whole[1]) == TURNS + 1
