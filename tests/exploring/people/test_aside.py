"""What people expect of a netting: as few payments as there can be."""

import pytest

from bot.exploring.people.aside import fewest_of
from bot.standing import Payment
from bot.tables import Player


@pytest.mark.parametrize(
    ("payments", "fewest"),
    [
        ([], 0),
        ([(1, 2, 5)], 1),
        ([(1, 2, 5), (2, 3, 5)], 1),
        ([(1, 2, 5), (1, 3, 7)], 2),
        ([(1, 2, 3), (1, 4, 2), (3, 4, 5), (3, 2, 2)], 2),  # one owes 5 as another is owed 5; so with 7
        ([(1, 2, 1), (1, 3, 2), (4, 5, 3), (4, 6, 5)], 4),  # two groups of three
    ],
)
def test_so_few_payments_are_enough(payments: list[tuple[int, int, int]], fewest: int) -> None:
    people = {number: Player(number, number, f"Player {number}", "en", None) for number in range(1, 7)}
    assert fewest_of(Payment(people[payer], people[payee], amount) for payer, payee, amount in payments) == fewest
