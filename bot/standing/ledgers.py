"""All ledgers of one player, place by place: servers, and the groups and conversations where the bot only answers."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from bot.standing.proposal import Balance
from bot.store import Debt, Store, netted
from bot.tables import Player


@dataclass(frozen=True, slots=True)
class PlaceLedger:
    """The debts between a player and others in one place. There is at least one."""

    place: int  # the id of the server, or of the channel of a group or of two people
    people: tuple[Player, ...]  # with whom the player has played there, or has an entry, in order of their numbers
    balances: tuple[Balance, ...]  # the largest first


async def ledgers_of(store: Store, player: Player) -> list[PlaceLedger]:
    """Return the ledgers in which `player` owes or is owed something, the one with the newest entry first.

    Whether they are still in that place makes no difference: nobody loses a debt by leaving.
    """
    entries: dict[int, list[Debt]] = {}
    for each in reversed(await store.entries_of(player.id)):
        if each.guild_id is not None:
            entries.setdefault(each.guild_id, []).append(Debt(each.payer, each.payee, each.unit, each.amount))
    fellows: dict[int, set[int]] = defaultdict(set)
    for place, debts in entries.items():
        fellows[place] = {person for each in debts for person in (each.payer, each.payee)} - {player.id}
    for place, fellow in await store.fellows_of(player.id, [*entries]):
        fellows[place].add(fellow)
    rows = await store.players({each for people in fellows.values() for each in people})
    known = {key: Player.of(row) for key, row in rows.items()}
    return [
        PlaceLedger(place, tuple(known[each] for each in sorted(fellows[place])), _balances(owed, player, known))
        for place, debts in entries.items()
        if (owed := netted(debts))
    ]


def _balances(debts: Iterable[Debt], player: Player, known: dict[int, Player]) -> tuple[Balance, ...]:
    found = [
        Balance(known[each.payee], each.unit, -each.amount)
        if each.payer == player.id
        else Balance(known[each.payer], each.unit, each.amount)
        for each in debts
    ]
    return tuple(sorted(found, key=lambda balance: (-abs(balance.amount), balance.other.id)))
