"""Debts for tests of ledgers: settled games that nobody played."""

from bot.standing import Ledger
from bot.store import SeatRow, SettlementRow, Store, TableRow, TransferRow
from bot.tables import Player
from tests.tables.house import GUILD

CHIPS = "chips"


async def owe(store: Store, key: str, payer: int, payee: int, amount: int, *, guild: int = GUILD) -> None:
    """Store a settled game in which `payer` lost to `payee`."""
    table = TableRow(key, "mille", "classic", "{}", 100, guild, 50, "777", 1)
    await store.commit(
        table,
        SeatRow(key, 0, payer),
        SeatRow(key, 1, payee),
        SettlementRow(key, key, guild, CHIPS, 1),
        TransferRow(key, payer, payee, amount),
    )


async def amounts(ledger: Ledger, player: Player) -> dict[str, int]:
    return {balance.other.name: balance.amount for balance in await ledger.balances(GUILD, player)}
