"""The results of leaving (F12, F20), and who pays whom (F15 to F17), as functions of plain values."""

import doctest

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games import paying
from bot.games.leaving import last_side, paid_to_nobody_gone, ranked, won
from bot.games.paying import divided, netted, paid_by_nets
from bot.games.protocol import SEATS, Ending, Seat, Settlement, Transfer, clockwise

A, B, C, D, E = SEATS[:5]
ALONE = [(A,), (B,), (C,)]
PARTNERS = [(A, C), (B, D)]


def test_the_examples_of_the_page_hold() -> None:
    assert doctest.testmod(paying).failed == 0


@pytest.mark.parametrize(
    ("sides", "left", "staying"),
    [
        (ALONE, [], None),
        (ALONE, [B], None),
        (ALONE, [B, A], (C,)),
        (PARTNERS, [A, B], None),
        (PARTNERS, [A, B, D], (C,)),
        (PARTNERS, [B, D], (A, C)),
    ],
)
def test_f20_a_game_ends_when_all_who_stay_are_of_one_side(
    sides: list[tuple[Seat, ...]], left: list[Seat], staying: tuple[Seat, ...] | None
) -> None:
    assert last_side(sides, left) == staying


def test_places_are_by_scores_and_leavers_below_all_the_earlier_the_lower() -> None:
    assert ranked(ALONE, (3, 7, 7), []) == ((B, C), (A,))
    assert ranked(ALONE, (3, 7, 7), [B]) == ((C,), (A,), (B,))
    assert ranked(ALONE, (9, 7, 7), [C, A]) == ((B,), (A,), (C,))
    assert ranked(PARTNERS, (5, 8, 5, 8), []) == ((B, D), (A, C))


def test_f12_who_left_cannot_win() -> None:
    outcome = won(ALONE, (9, 7, 7), [A], ending=Ending.PLAYED)
    assert (outcome.winners, outcome.places[-1]) == ({B, C}, (A,))


def test_f12_transfers_to_who_left_are_dropped() -> None:
    owed, dropped = Transfer(A, B, 5), Transfer(B, A, 7)
    assert paid_to_nobody_gone([owed, dropped], [A]) == (owed,)


@given(st.lists(st.integers(-1000, 1000), min_size=1, max_size=9))
def test_f16_transfers_by_nets_lead_to_the_nets(some: list[int]) -> None:
    nets = (*some, -sum(some))
    assert Settlement(transfers=paid_by_nets(nets)).nets(len(nets)) == nets


def test_f16_payers_and_payees_are_taken_in_order() -> None:
    paid = [(each.payer, each.payee, each.amount) for each in paid_by_nets((-10, 90, -60, 40, -60))]
    assert paid == [(A, B, 10), (C, B, 60), (E, B, 20), (E, D, 40)]


def test_f16_nets_that_do_not_sum_to_zero_are_none() -> None:
    with pytest.raises(ValueError, match="zero"):
        paid_by_nets((1, 0))


def test_f15_opposite_transfers_are_netted_and_sorted() -> None:
    transfers = [Transfer(C, B, 1), Transfer(B, C, 1), Transfer(B, A, 3), Transfer(A, B, 1), Transfer(A, C, 2)]
    assert netted(transfers) == (Transfer(A, C, 2), Transfer(B, A, 2))


@pytest.mark.parametrize(
    ("amount", "dealer", "parts"),
    [(7, C, {A: 4, B: 3}), (7, A, {B: 4, A: 3}), (7, None, {A: 4, B: 3}), (6, B, {A: 3, B: 3})],
)
def test_f17_odd_units_go_first_to_the_left_of_the_last_dealer(
    amount: int, dealer: Seat | None, parts: dict[Seat, int]
) -> None:
    assert divided(amount, [A, B], seats=3, dealer=dealer) == parts


def test_f4_left_is_the_next_letter_and_after_the_last_comes_a() -> None:
    assert clockwise(4, after=C) == (D, A, B, C)
    assert clockwise(4, after=C, without=[A]) == (D, B, C)
