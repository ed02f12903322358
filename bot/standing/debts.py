"""Sums of debts: who is in a circle of them, what sets one to zero, which fewer ones can take the place of many."""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence

from bot.standing.netting import fewest_payments
from bot.store import Debt, TransferRow


def squaring(debt: Debt) -> list[tuple[int, int, int]]:
    """Return the transfers that set a debt to zero: payer, payee, amount."""
    return [(debt.payee, debt.payer, debt.amount)]


def tried(debts: Mapping[str, Sequence[Debt]], people: Collection[int], unit: str) -> list[str]:
    """Return the units in which any of these people have debts: the server's present `unit` first."""
    owed = [each for each, found in debts.items() if any({debt.payer, debt.payee} & {*people} for debt in found)]
    return sorted(owed, key=lambda other: (other != unit, other))


def named(payments: Sequence[Debt] | Sequence[TransferRow]) -> set[int]:
    """Return everyone who pays or is paid."""
    return {person for each in payments for person in (each.payer, each.payee)}


def within(debts: Sequence[Debt], people: Collection[int]) -> list[Debt]:
    """Return the debts among these people alone."""
    return [debt for debt in debts if debt.payer in people and debt.payee in people]


def connected(debts: Sequence[Debt], player: int) -> list[Debt]:
    """Return the debts connected with those of `player`."""
    circle, size = {player}, 0
    while size < len(circle):
        size = len(circle)
        circle |= named([debt for debt in debts if circle & {debt.payer, debt.payee}])
    return within(debts, circle)


def net_balances(debts: Sequence[Debt]) -> dict[int, int]:
    """Return the balance of each person against all others together; below zero they owe."""
    balances: dict[int, int] = defaultdict(int)
    for debt in debts:
        balances[debt.payer] -= debt.amount
        balances[debt.payee] += debt.amount
    return balances


def netting(debts: Sequence[Debt]) -> list[tuple[int, int, int]]:
    """Return the transfers that turn these debts into fewer ones with the same balances; none if there is no way.

    The people they name form a closed circle: those who keep all their debts are left out, so that netting the debts
    among the named again gives the same transfers.
    """
    while True:
        transfers = _exchange(debts, fewest_payments(net_balances(debts)))
        among = within(debts, {person for payer, payee, _ in transfers for person in (payer, payee)})
        if len(among) == len(debts):
            return transfers
        debts = among


def _exchange(debts: Sequence[Debt], payments: Sequence[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    """Return the transfers that put these `payments` in the place of the debts; none unless they are fewer."""
    if len(payments) >= len(debts):
        return []
    return _summed([*payments, *((debt.payee, debt.payer, debt.amount) for debt in debts)])


def after(debts: Sequence[Debt], entry: Sequence[TransferRow]) -> list[tuple[int, int, int]]:
    """Return what remains to be paid of these debts once the transfers of an entry count too."""
    parts: list[Debt | TransferRow] = [*debts, *entry]
    return _summed([(each.payer, each.payee, each.amount) for each in parts])


def _summed(transfers: Sequence[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    """Return one transfer for each pair of people, in the direction that remains; none where nothing does."""
    owed: dict[tuple[int, int], int] = defaultdict(int)  # by the lower id to the higher
    for payer, payee, amount in transfers:
        owed[min(payer, payee), max(payer, payee)] += amount if payer < payee else -amount
    return sorted((low, high, more) if more > 0 else (high, low, -more) for (low, high), more in owed.items() if more)
