"""Two processes with a ledger each, on one server of PostgreSQL."""

import asyncio

import pytest

from bot.standing import Ledger, Objection
from bot.store import Store
from bot.tables import Player
from bot.values.database import Server
from tests.postgresql.shared import SharedServer
from tests.standing.owing import amounts, owe
from tests.tables.house import GUILD
from tests.tables.still_clock import StillClock

pytestmark = [pytest.mark.postgresql, pytest.mark.long("PostgreSQL")]


async def agreed(ledger: Ledger, key: str, player: Player) -> bool:
    """Return whether a person's consent enters a proposal."""
    try:
        return (await ledger.agree(key, player)).is_entered
    except Objection:
        return False


async def test_one_debt_is_squared_once_wherever_people_agree(shared_server: SharedServer) -> None:
    server: Server = await shared_server.copied()
    async with await Store.open(server) as one, await Store.open(server) as other:
        clock = StillClock()
        ledgers = [Ledger(store, clock) for store in (one, other)]
        ann, bob = [
            Player.of(await one.player(1001 + at, name=name, locale="en")) for at, name in enumerate(("A", "B"))
        ]
        for number in range(8):
            await owe(one, f"G{number}", ann.id, bob.id, 700)
            proposals = [await ledgers[0].propose_square(GUILD, ann, bob) for _ in ledgers]
            entered = await asyncio.gather(
                *(agreed(ledger, each.id, bob) for ledger, each in zip(ledgers, proposals, strict=True))
            )
            assert sorted(entered) == [False, True]
            assert await amounts(ledgers[0], ann) == await amounts(ledgers[1], ann) == {}
        await owe(one, "LAST", ann.id, bob.id, 700)
        proposal = await ledgers[0].propose_square(GUILD, ann, bob)
        await asyncio.gather(ledgers[0].agree(proposal.id, bob), ledgers[1].refuse(proposal.id, ann))
        assert await one.is_agreed(proposal.id) is not (await one.dissent(proposal.id) is not None), "never both"
    await shared_server.drop(server)
