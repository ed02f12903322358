"""Standings count places at tables, so that every game counts alike; the pot is divided to the last unit."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tournament.pot import Division, nets, payments
from bot.tournament.rounds import Round, Shape
from bot.tournament.standings import Line, Result, bye_points, points_of, standings

A, B, C, D, E = range(1, 6)
ALONE, PARTNERS = Shape((1, 1, 1, 1)), Shape((2, 2))
APART = ((A,), (B,), (C,), (D,))


def test_points_are_two_for_each_opponent_behind_and_one_for_each_beside() -> None:
    assert points_of(Result(APART, ((A,), (B, C), (D,)))) == {A: 6, B: 3, C: 3, D: 0}
    assert points_of(Result(((A, C), (B, D)), ((A, C), (B, D)))) == {A: 4, B: 0, C: 4, D: 0}
    assert points_of(Result(((A, C), (B, D)), ((A, B, C, D),))) == {A: 2, B: 2, C: 2, D: 2}


def test_partners_of_whom_one_left_are_placed_apart() -> None:
    """She is below all; her partner is compared with the other side alone."""
    assert points_of(Result(((A, C), (B, D)), ((A, B, D), (C,)))) == {A: 2, C: 0, B: 3, D: 3}


@pytest.mark.parametrize(("shape", "points"), [(ALONE, 3), (PARTNERS, 2), (Shape((1, 1)), 1)])
def test_who_sits_out_gets_half_of_the_most(shape: Shape, points: int) -> None:
    assert bye_points(shape) == points


def test_standings_break_ties_by_tables_won_then_by_opponents_then_share_the_place() -> None:
    pair = Shape((1, 1))
    rounds = [
        (Round((((A,), (B,)), ((C,), (D,)))), [Result(((A,), (B,)), ((A,), (B,))), Result(((C,), (D,)), ((C, D),))]),
        (Round((((A,), (C,)), ((B,), (D,)))), [Result(((A,), (C,)), ((C,), (A,))), Result(((B,), (D,)), ((B, D),))]),
    ]
    assert standings((A, B, C, D), rounds, pair) == (
        Line(1, C, 3, 1, 4),
        Line(2, A, 2, 1, 4),
        Line(3, D, 2, 0, 4),
        Line(4, B, 1, 0, 4),
    )
    level = [(Round((((A,), (B,)),)), [Result(((A,), (B,)), ((A, B),))])]
    assert [line.place for line in standings((A, B), level, pair)] == [1, 1]


def test_who_left_is_no_line_but_counts_for_those_they_met() -> None:
    rounds = [(Round((((A,), (B,)),), (C,)), [Result(((A,), (B,)), ((B,), (A,)))])]
    assert standings((A, C), rounds, Shape((1, 1))) == (Line(1, C, 1, 0, 0), Line(2, A, 0, 0, 2))


def lines(*places: int) -> tuple[Line, ...]:
    return tuple(Line(place, number, 0, 0, 0) for number, place in enumerate(places, start=1))


@pytest.mark.parametrize(
    ("division", "places", "won"),
    [
        (Division.FIRST, (1, 2, 3, 4), [40, 0, 0, 0]),
        (Division.TWO, (1, 2, 3, 4), [27, 13, 0, 0]),
        (Division.THREE, (1, 2, 3, 4), [21, 13, 6, 0]),
        (Division.THREE, (1, 1, 3, 4), [17, 17, 6, 0]),
        (Division.TWO, (1, 2, 2, 2), [27, 5, 4, 4]),
        (Division.FIRST, (1, 1, 1, 1), [10, 10, 10, 10]),
    ],
)
def test_a_pot_of_forty_is_divided(division: Division, places: tuple[int, ...], won: list[int]) -> None:
    found = nets(10, [1, 2, 3, 4], lines(*places), division)
    assert [found[person] + 10 for person in (1, 2, 3, 4)] == won


def test_who_left_pays_and_if_nobody_stays_nobody_does() -> None:
    assert nets(10, [1, 2, 3], lines(1), Division.THREE) == {1: 20, 2: -10, 3: -10}
    assert nets(10, [1, 2, 3], (), Division.FIRST) == {1: 0, 2: 0, 3: 0}
    with pytest.raises(ValueError, match="owed by those"):
        nets(10, [1], lines(1, 2), Division.FIRST)


@given(
    st.integers(0, 10_000), st.lists(st.booleans(), min_size=1, max_size=30), st.integers(0, 5),
    st.sampled_from(Division),
)  # fmt: skip
def test_every_pot_sums_to_zero_and_nobody_pays_more_than_the_entry(
    entry: int, ties: list[bool], gone: int, division: Division
) -> None:
    places = [1]
    for number, is_tied in enumerate(ties, start=2):
        places.append(places[-1] if is_tied else number)
    found = nets(entry, range(1, len(places) + gone + 1), lines(*places), division)
    assert sum(found.values()) == 0
    assert min(found.values()) >= -entry
    won = [found[number] for number in range(1, len(places) + 1)]
    assert won == sorted(won, reverse=True)


def test_payments_lead_to_what_each_wins() -> None:
    assert payments({1: 20, 2: -10, 3: -10, 4: 0}) == ((2, 1, 10), (3, 1, 10))
    assert payments({1: -30, 2: 10, 3: 20}) == ((1, 2, 10), (1, 3, 20))
    with pytest.raises(ValueError, match="others lose"):
        payments({1: 1})
