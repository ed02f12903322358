"""What people do as they go: some take no direct messages anymore while a clock runs for them."""

from collections.abc import Sequence
from random import Random
from typing import Final

from bot.exploring.alone import Alone
from bot.exploring.duties import LATEST
from bot.exploring.past import logs_of
from bot.exploring.whole.hands import Hands
from bot.exploring.whole.house import House

SHUT: Final = 0.3  # of all for whom a clock runs: so many hear of its end otherwise than of their turn


def part(house: House, hands: Sequence[Hands], luck: Random) -> None:
    """Let some close their direct messages, whom the bot has told of their turn already."""
    with Alone() as alone:
        store = alone.read(house.bot.path)
        logs = logs_of(store, house.games, {})
        tables = [alone.run(logs.table(row.table)) for row in alone.run(store.due_tables(LATEST))]
    timed = [each for each in tables if each.terms.pace is not None]
    awaited = {each.players[seat].discord_id for each in timed for seat in each.countdown.running}
    for each in hands:
        if each.person.user.id in awaited and not each.is_shut and luck.random() < SHUT:
            each.shut(is_shut=True)
