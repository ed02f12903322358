"""Who should pay whom so that a circle of friends is square with the fewest payments."""

from collections.abc import Mapping, Sequence
from functools import cache

MOST_EXACT = 10  # people; for more the payments are few, but perhaps not the fewest

Repayment = tuple[int, int, int]
"""Who pays, who is paid, and how much, above zero."""


def fewest_payments(balances: Mapping[int, int]) -> list[Repayment]:
    """Payments that make every balance zero (below zero owes, above is owed). Raises ValueError unless they sum to it.

    People whose balances sum to zero among themselves can square up alone, and a group of n takes n − 1 payments:
    the more such groups, the fewer payments.
    """
    if sum(balances.values()):
        raise ValueError("what some owe, others are owed")
    people = [person for person, balance in sorted(balances.items()) if balance]
    groups = _most_groups(people, balances) if len(people) <= MOST_EXACT else [people]
    return [payment for group in groups for payment in _square(group, balances)]


def _most_groups(people: Sequence[int], balances: Mapping[int, int]) -> list[list[int]]:
    """The people in as many groups as can square up alone."""
    amounts = [balances[person] for person in people]
    everybody = (1 << len(people)) - 1
    sums = [sum(amount for at, amount in enumerate(amounts) if among >> at & 1) for among in range(everybody + 1)]

    @cache
    def best(left: int) -> tuple[int, ...]:
        """The groups among those left, the person of the lowest bit in the first."""
        if not left:
            return ()
        lowest = left & -left
        rest = left ^ lowest
        found: tuple[int, ...] = (left,)
        part = rest
        while part:  # every group of the lowest with some of the rest, but not with all
            part = (part - 1) & rest
            group = lowest | part
            if sums[group] == 0 and 1 + len(others := best(left ^ group)) > len(found):
                found = (group, *others)
        return found

    return [[person for at, person in enumerate(people) if group >> at & 1] for group in best(everybody)]


def _square(group: Sequence[int], balances: Mapping[int, int]) -> list[Repayment]:
    """At most one payment fewer than there are people: whoever owes most pays whoever is owed most."""
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
