"""Payments: nets, divided amounts, and settling between two (F15 to F17). Amounts are whole numbers."""

from collections.abc import Iterable, Mapping, Sequence

from bot.games.pots import shared
from bot.games.protocol import SEATS, Seat, Transfer, clockwise


def paid_by_nets(nets: Sequence[int]) -> tuple[Transfer, ...]:
    """Return the transfers that lead to these net amounts, one for each seat, which sum to zero (F16).

    Payers and payees are taken in order of seats; each pays the first payee as much as both allow.

    >>> [f"{each.payer} {each.payee} {each.amount}" for each in paid_by_nets((-10, 90, -40, 0, -40))]
    ['A B 10', 'C B 40', 'E B 40']
    """
    if sum(nets):
        raise ValueError("net amounts sum to zero")
    owed = [(seat, net) for seat, net in zip(SEATS, nets, strict=False) if net > 0]
    transfers = []
    for payer, net in zip(SEATS, nets, strict=False):
        debt = -net
        while debt > 0:
            payee, due = owed.pop(0)
            amount = min(debt, due)
            transfers.append(Transfer(payer, payee, amount))
            debt -= amount
            if due > amount:
                owed.insert(0, (payee, due - amount))
    return netted(transfers)


def netted(transfers: Iterable[Transfer]) -> tuple[Transfer, ...]:
    """Return these transfers with at most one between two seats, in order of payer and payee (F15)."""
    balances: dict[tuple[Seat, Seat], int] = {}
    for transfer in transfers:
        low, high = sorted((transfer.payer, transfer.payee))
        sign = 1 if transfer.payer == low else -1
        balances[low, high] = balances.get((low, high), 0) + sign * transfer.amount
    found = [
        Transfer(low, high, amount) if amount > 0 else Transfer(high, low, -amount)
        for (low, high), amount in balances.items()
        if amount
    ]
    return tuple(sorted(found, key=lambda transfer: (transfer.payer, transfer.payee)))


def divided(amount: int, among: Iterable[Seat], *, seats: int, dealer: Seat | None) -> Mapping[Seat, int]:
    """Return `amount` in equal parts among these of all seats (F17).

    The remainder goes one each to those first reached from the left of the last dealer, or from A if nobody has dealt
    yet.
    """
    order = clockwise(seats, after=SEATS[seats - 1] if dealer is None else dealer)
    return shared(amount, [set(among)], order=order).won
