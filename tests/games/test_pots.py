"""Pots of betting games, against the plain definition: each chip of each layer, one at a time."""

import doctest
from collections.abc import Collection, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games import pots as module
from bot.games.pots import Chips, Pot, pots, shared, uncalled
from bot.games.protocol import SEATS, Seat

A, B, C, D = SEATS[:4]


def test_the_examples_of_the_page_hold() -> None:
    assert doctest.testmod(module).failed == 0


@st.composite
def lines(draw: st.DrawFn) -> tuple[tuple[int, ...], frozenset[Seat]]:
    """Return each seat's payments in a deal, and who is still playing."""
    paid = draw(st.lists(st.integers(0, 12), min_size=2, max_size=7))
    playing = draw(st.sets(st.sampled_from(SEATS[: len(paid)]), min_size=1))
    return tuple(paid), frozenset(playing)


def plain_pots(paid: Sequence[int], playing: Collection[Seat], carried: int) -> list[tuple[int, set[Seat]]]:
    """Return pots by each seat's chips stacked: a player with one at some height can win all at that height."""
    found = [(carried, set(playing))]
    for height in range(1, max(paid) + 1):
        chips = sum(each >= height for each in paid)
        players = {seat for seat in playing if paid[seat] >= height} or found[-1][1]
        if players == found[-1][1]:
            found[-1] = found[-1][0] + chips, players
        else:
            found.append((chips, players))
    return [pot for pot in found if pot[0]]


@given(lines(), st.integers(0, 3))
def test_pots_are_what_lies_at_each_height(line: tuple[tuple[int, ...], frozenset[Seat]], carried: int) -> None:
    paid, playing = line
    found = pots(paid, playing, carried=carried)
    assert [(pot.amount, {*pot.players}) for pot in found] == plain_pots(paid, playing, carried)
    assert sum(pot.amount for pot in found) == sum(paid) + carried
    assert all(pot.players == tuple(sorted(pot.players)) for pot in found)


@given(lines())
def test_only_what_one_alone_has_paid_goes_back(line: tuple[tuple[int, ...], frozenset[Seat]]) -> None:
    paid, playing = line
    back = uncalled(paid, playing)
    for seat, chips in enumerate(back):
        others = max(each for other, each in enumerate(paid) if other != seat)
        assert chips == (max(0, paid[seat] - others) if seat in playing else 0)


def plain_shares(amount: int, parts: Sequence[Collection[Seat]], order: Sequence[Seat]) -> tuple[dict[Seat, int], int]:
    """Return one chip to each part in turn, then one of a part to each winner; odd ones only with an order."""
    won = {seat: 0 for part in parts for seat in part}
    kept = [part for part in parts if part]
    halves = [0 for _ in kept]
    while kept and amount >= (1 if order else len(kept)):
        for at in range(min(len(kept), amount)):
            halves[at] += 1
            amount -= 1
    for chips, part in zip(halves, kept, strict=True):
        winners, left = sorted(part, key=order.index) if order else [*part], chips
        while left >= (1 if order else len(winners)):
            for seat in winners[:left]:
                won[seat] += 1
            left -= len(winners[:left])
        amount += left
    return won, amount


@given(
    st.integers(0, 60),
    st.lists(st.sets(st.sampled_from(SEATS[:5])), min_size=1, max_size=3),
    st.just([]) | st.permutations(SEATS[:5]),
)
def test_shares_are_alike_chip_by_chip(amount: int, parts: list[set[Seat]], order: list[Seat]) -> None:
    found = shared(amount, parts, order=order)
    assert (found.won, found.over) == plain_shares(amount, parts, order)
    assert sum(found.won.values()) + found.over == amount
    assert found.over == 0 or not order or not any(parts)


@given(lines(), st.integers(0, 3), st.data())
def test_the_sum_of_all_chips_never_changes(
    line: tuple[tuple[int, ...], frozenset[Seat]], carried: int, data: st.DataObject
) -> None:
    """A whole deal of bets, calls with too little, folds, and pots with halves that nobody may win."""
    stacks, playing = line
    chips = Chips.dealt(stacks, playing, carried=carried)
    total = chips.total
    for _ in range(data.draw(st.integers(0, 12))):
        seat = data.draw(st.sampled_from(sorted(chips.playing)))
        if data.draw(st.integers(0, 5)) == 0 and len(chips.playing) > 1:
            chips = chips.folds(seat)
        else:
            before = chips.stacks[seat]
            chips = chips.pays(seat, data.draw(st.integers(0, 9)))
            assert (chips.stacks[seat] == 0) == (seat in chips.all_in)
            assert chips.paid[seat] + chips.stacks[seat] == stacks[seat]
            assert chips.stacks[seat] <= before
        assert chips.total == total
    for after in (chips, chips.returned()):
        assert after.total == total
        assert sum(pot.amount for pot in after.pots) + sum(after.stacks) == total

    def winners(pot: Pot) -> list[set[Seat]]:
        return [data.draw(st.sets(st.sampled_from(pot.players))) for _ in range(2)]

    order = data.draw(st.just([]) | st.permutations(SEATS[: len(stacks)]))
    over = chips.returned().won(winners, order=order)
    assert over.total == total
    assert not any(over.paid)
    assert min(over.stacks) >= 0
    assert over.returned() == over


def test_an_ante_is_what_each_player_has_of_it() -> None:
    """B has less, and is all in; C doesn't play."""
    chips = Chips.dealt((9, 2, 5), (A, B), carried=1, ante=3)
    assert (chips.stacks, chips.paid, chips.total) == ((6, 0, 5), (3, 2, 0), 17)
    assert chips.all_in == {B}


def test_a_seat_that_is_all_in_wins_from_each_as_much_as_it_paid() -> None:
    """A is all in with 10, B and C pay 30: A is best high, B the only low, C the next high."""
    chips = Chips.dealt((10, 30, 30), (A, B, C)).pays(A, 30).pays(B, 30).pays(C, 30)
    assert chips.all_in == {A, B, C}
    assert chips.pots == (Pot(30, (A, B, C)), Pot(40, (B, C)))
    after = chips.won(lambda pot: [{A} if A in pot.players else {C}, {B}])
    assert (after.stacks, after.carried) == ((15, 35, 20), 0)


@pytest.mark.parametrize(
    ("order", "stacks", "carried"), [((), (7, 15, 7), 1), ((A, B, C), (8, 15, 7), 0), ((B, C, A), (7, 15, 8), 0)]
)
def test_odd_chips_stay_over_or_go_by_the_order(order: Sequence[Seat], stacks: tuple[int, ...], carried: int) -> None:
    chips = Chips((0, 0, 0), (10, 10, 10), frozenset((A, B, C)))
    after = chips.won(lambda _: [{A, C}, {B}], order=order)
    assert (after.stacks, after.carried) == (stacks, carried)


def test_the_first_part_gets_the_odd_chip_of_the_halves() -> None:
    assert shared(25, [{B}, {A}], order=(A, B)).won == {A: 12, B: 13}


def test_a_half_that_nobody_can_win_goes_to_the_other() -> None:
    assert shared(30, [{A}, ()]) == ({A: 30}, 0)
    assert shared(30, [(), ()], order=(A,)) == ({}, 30)


def test_an_uncalled_bet_goes_back_to_who_is_playing() -> None:
    chips = Chips.dealt((50, 20, 50), (A, B, C)).pays(A, 40).pays(B, 40).pays(C, 5).folds(C)
    assert chips.returned().paid == (20, 20, 5)
    assert chips.returned().stacks == (30, 0, 45)
    assert uncalled((40, 20, 5), {B, C}) == (0, 0, 0)


def test_what_a_folded_seat_paid_above_all_others_is_in_the_last_pot() -> None:
    assert pots((10, 20, 50), {A, B}) == (Pot(30, (A, B)), Pot(50, (B,)))


def test_chips_left_over_are_in_the_main_pot() -> None:
    assert pots((4, 2), {A, B}, carried=3) == (Pot(7, (A, B)), Pot(2, (A,)))
    assert pots((0, 0), {A, B}, carried=3) == (Pot(3, (A, B)),)
    assert pots((0, 0), {A, B}) == ()


def test_somebody_must_be_playing() -> None:
    with pytest.raises(ValueError, match="nobody"):
        pots((4, 2), ())
