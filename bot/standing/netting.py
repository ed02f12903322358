"""Find the fewest payments that make a circle of friends square."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

MOST_EXACT = 14  # people; for more of them the payments are few, but perhaps not the fewest

Repayment = tuple[int, int, int]
"""Payer, payee, and an amount above zero."""


def fewest_payments(balances: Mapping[int, int]) -> list[Repayment]:
    """Return the payments that make every balance zero. People with a balance below zero owe.

    People whose balances sum to zero can square up among themselves, and a group of n people needs at most n − 1
    payments. So the more such groups there are, the fewer payments are needed. Nobody pays more than they owe, and no
    creditor pays. Raises ValueError unless all balances sum to zero.
    """
    if sum(balances.values()):
        raise ValueError("what some owe, others are owed")
    pairs, people = _pair_up(balances)
    groups = _most_groups(people, balances) if len(people) <= MOST_EXACT else [people]
    return [payment for group in (*pairs, *groups) for payment in _square(group, balances)]


def is_fewest(balances: Mapping[int, int]) -> bool:
    """Return whether `fewest_payments` is sure that there are no fewer for these balances."""
    return len(_pair_up(balances)[1]) <= MOST_EXACT


def _pair_up(balances: Mapping[int, int]) -> tuple[list[list[int]], list[int]]:
    """Return the pairs where one owes what the other is owed, and the rest of the people with a balance.

    There is always a best division with these pairs: two groups with one of the pair in each can become the pair and
    one group of all the others.
    """
    waiting: dict[int, list[int]] = defaultdict(list)
    pairs = []
    for person, balance in sorted(balances.items()):
        if balance and waiting[-balance]:
            pairs.append([waiting[-balance].pop(0), person])
        elif balance:
            waiting[balance].append(person)
    return pairs, sorted(person for people in waiting.values() for person in people)


def _most_groups(people: Sequence[int], balances: Mapping[int, int]) -> list[list[int]]:
    """Divide the people into as many groups as possible that can square up among themselves.

    Each set of people is a number whose bits say who is in it. The last person to leave the set leaves the best set of
    those before; each set that sums to zero completes one more group. So every set is looked at once.
    """
    size = 1 << len(people)
    sums, groups, last = [0], [0] * size, [0] * size
    bits = [1 << at for at in range(len(people))]
    for person in people:
        sums += [before + balances[person] for before in sums]
    for among in range(1, size):
        most = -1
        for bit in bits:
            if bit > among:
                break
            if among & bit and groups[among ^ bit] > most:
                most, last[among] = groups[among ^ bit], bit
        groups[among] = most + (not sums[among])
    return _divided(people, sums, last)


def _divided(people: Sequence[int], sums: Sequence[int], last: Sequence[int]) -> list[list[int]]:
    """Return the groups that are completed one after the other when everyone leaves in the order of `last`."""
    found: list[list[int]] = []
    among = len(sums) - 1
    while among:
        if not sums[among]:
            found.append([])
        found[-1].append(people[last[among].bit_length() - 1])
        among ^= last[among]
    return [sorted(group) for group in found]


def _square(group: Sequence[int], balances: Mapping[int, int]) -> list[Repayment]:
    """Let the largest debtor pay the largest creditor until all are square: at most n − 1 payments."""
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
