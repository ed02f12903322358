"""The rows stored with the end of a game: all that is owed, for any kind of game."""

from dataclasses import replace

import pytest

from bot.games.mille.inner.game import MilleGame
from bot.games.protocol import Abandon, Line, Position, Resign, Seat, Settlement, Transfer
from bot.store import Conflict, SettlementRow, TableEndRow, TransferRow
from bot.tables import Declined, Reason, Table
from bot.tables.state.consequences import consequences
from tests.tables.house import GUILD, House, make_tables, seat_table

pytestmark = pytest.mark.file_only


class Chips(MilleGame):
    """A game paid for in chips when everyone gets up: there is no winner."""

    def settle(self, final: Position, stake: int) -> Settlement:  # type: ignore[override]
        """Settle with Ann's loss of five chips to Bob."""
        return Settlement((Line("chips", 5, stake, 5 * stake),), (Transfer(Seat.A, Seat.B, 5 * stake),))


def ended(table: Table) -> Table:
    """Return the table once all agreed to end the game, which has no winner."""
    return replace(table, position=table.position.play(None, Abandon()).position)


async def test_what_is_owed_without_a_winner_is_stored(house: House) -> None:
    table = await seat_table(house, stake=100)
    over = ended(replace(table, terms=replace(table.terms, game=Chips())))
    ann, bob, _ = house.people
    await house.store.commit(*consequences(over, ()))
    assert await house.store.transfers(table.id) == [TransferRow(table.id, ann.id, bob.id, 500)]
    assert [debt.amount for debt in await house.store.debts(GUILD)] == [500]


async def test_a_game_that_nobody_won_and_nobody_pays_for_is_not_settled(house: House) -> None:
    rows = consequences(ended(await seat_table(house)), ())
    assert not [row for row in rows if isinstance(row, SettlementRow | TransferRow)]


async def test_a_game_that_somebody_won_is_settled_even_for_fun(house: House) -> None:
    table = await seat_table(house, stake=0)
    over = replace(table, position=table.position.play(Seat.A, Resign()).position)
    assert [type(row) for row in consequences(over, ())][-1] is SettlementRow


async def test_only_a_ply_that_is_taken_already_makes_a_move_stale(house: House) -> None:
    """Any other clash is a fault, and no player's press that came too late."""
    table = await seat_table(house)
    await house.store.commit(TableEndRow(table.id, "target", 1))
    with pytest.raises(Conflict):
        await house.tables.playing.play(table.id, house.people[0], Resign())
    other = await seat_table(house, "OTHER")
    await make_tables(house.store, house.stage, house.clock).playing.play(other.id, house.people[1], Resign())
    with pytest.raises(Declined) as caught:
        await house.tables.playing.play(other.id, house.people[0], Resign())
    assert caught.value.reason is Reason.OVER, "it is judged anew, by what the other process has left"
