"""Find the fewest payments that make a circle of friends square."""

from collections.abc import Mapping, Sequence
from functools import cache

MOST_EXACT = 10  # people; for more of them the payments are few, but perhaps not the fewest

Repayment = tuple[int, int, int]
"""Payer, payee, and an amount above zero."""


def fewest_payments(balances: Mapping[int, int]) -> list[Repayment]:
    """The payments that make every balance zero. Whoever has a balance below zero owes.

    People whose balances sum to zero can square up among themselves, and a group of n people needs at most n − 1
    payments. So the more such groups there are, the fewer payments are needed.
    Raises ValueError unless all balances sum to zero.
    """
    if sum(balances.values()):
        raise ValueError("what some owe, others are owed")
    people = [person for person, balance in sorted(balances.items()) if balance]
    groups = _most_groups(people, balances) if len(people) <= MOST_EXACT else [people]
    return [payment for group in groups for payment in _square(group, balances)]


def _most_groups(people: Sequence[int], balances: Mapping[int, int]) -> list[list[int]]:
    """Divide the people into as many groups as possible that can square up among themselves."""
    amounts = [balances[person] for person in people]
    everybody = (1 << len(people)) - 1
    sums = [sum(amount for at, amount in enumerate(amounts) if among >> at & 1) for among in range(everybody + 1)]

    @cache
    def best(left: int) -> tuple[int, ...]:
        """The most groups among those left, as sets of bits. The lowest bit is in the first group."""
        if not left:
            return ()
        lowest = left & -left
        rest = left ^ lowest
        found: tuple[int, ...] = (left,)
        part = rest
        while part:  # every group of the lowest with some, but not all, of the rest
            part = (part - 1) & rest
            group = lowest | part
            if sums[group] == 0 and 1 + len(others := best(left ^ group)) > len(found):
                found = (group, *others)
        return found

    return [[person for at, person in enumerate(people) if group >> at & 1] for group in best(everybody)]


def _square(group: Sequence[int], balances: Mapping[int, int]) -> list[Repayment]:
    """Let whoever owes most pay whoever is owed most, until all are square: at most n − 1 payments."""
    left = {person: balances[person] for person in group}
    payments: list[Repayment] = []
    while left:
        payer, payee = (
            min(left, key=lambda person: (left[person], person)),
            max(left, key=lambda person: (left[person], -person)),
        )
        amount = min(-left[payer], left[payee])
        payments.append((payer, payee, amount))
        left[payer] += amount
        left[payee] -= amount
        left = {person: balance for person, balance in left.items() if balance}
    return payments
