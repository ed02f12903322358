"""L4 to L6: the end of a deal, its score, the match and the money."""

from itertools import product

import pytest

from bot.games.linger_longer.board import Ended
from bot.games.linger_longer.options import LingerOptions, Trump
from bot.games.protocol import Ending, Seat
from tests.games.linger_longer.tables import LAST_CARD, LINGER, SWEEP, begun, board, dealt, points, score
from tests.games.notation import play
from tests.games.reading import to_the_end

EVERY = [*product(range(3, 7), Trump)]
TWO_TO_A = "9S KS QH", "AH 4D 3D", "TH 2C 8C"


def test_l4_1_the_deal_is_over_when_only_one_player_has_cards() -> None:
    position = play(dealt(begun(), **SWEEP), *TWO_TO_A)
    assert position.chance is not None
    assert (score(position).winner, score(position).ended) == (Seat.A, Ended.LAST)


def test_l4_1_if_two_or_more_have_cards_it_goes_on() -> None:
    position = play(dealt(begun(), **LAST_CARD), "AS KS QS", "9D 2D 7H", "8C 5C 3H")
    assert (board(position).in_hand, position.chance) == ((1, 1, 1), None)


@pytest.mark.parametrize(("seats", "trump"), EVERY)
def test_l4_1_the_winner_has_always_won_the_last_trick(seats: int, trump: Trump) -> None:
    for seed in range(5):
        last = board(to_the_end(begun(seats, trump=str(trump)), seed))
        assert all(each.winner == each.takers[-1] for each in last.scores)


def test_l4_2_a_point_for_each_card_the_one_just_drawn_included_and_nobody_else_scores() -> None:
    position = play(dealt(begun(), **SWEEP), *TWO_TO_A)
    assert (score(position).scores, " ".join(map(str, score(position).hand))) == ((3, 0, 0), "JD 6H 5C")


def test_l4_2_after_all_ran_out_on_one_trick_the_card_drawn_is_the_one_point() -> None:
    position = play(dealt(begun(), **LAST_CARD), "AS KS QS", "9D 2D 7H", "8C 5C 3H", "AH JD 4H")
    assert (score(position).scores, " ".join(map(str, score(position).hand))) == ((0, 0, 1), "QC")


@pytest.mark.parametrize(("seats", "trump"), EVERY)
def test_l4_2_and_l4_3_a_deal_is_worth_1_to_n_points_and_has_n_to_2n_less_1_tricks(seats: int, trump: Trump) -> None:
    for seed in range(5):
        last = board(to_the_end(begun(seats, trump=str(trump)), seed))
        assert all(1 <= max(each.scores) == sum(each.scores) <= seats for each in last.scores)
        assert all(seats <= len(each.tricks) <= 2 * seats - 1 for each in last.scores)


@pytest.mark.parametrize(("seats", "trump"), EVERY)
def test_l4_4_the_stock_cannot_run_out(seats: int, trump: Trump) -> None:
    position = begun(seats, trump=str(trump)).supply(next(iter([dealt_pack(seats)]))).position
    assert board(position).stock >= 2 * seats - 1


def dealt_pack(seats: int) -> tuple[object, ...]:
    """Return the pack that is owed."""
    chance = begun(seats).chance
    assert chance is not None
    return chance.cards


@pytest.mark.parametrize("seats", range(3, 7))
def test_l5_1_as_many_deals_as_players_or_as_agreed(seats: int) -> None:
    last = to_the_end(begun(seats))
    assert {each.dealer for each in board(last).scores} == {*board(last).seats}
    assert len(board(last).scores) == seats
    assert len(board(to_the_end(begun(seats, deals="2"))).scores) == 2


def test_l5_2_most_points_win() -> None:
    position = play(dealt(begun(deals="1"), **SWEEP), *TWO_TO_A)
    assert position.outcome is not None
    assert (position.outcome.ending, position.outcome.winners) == (Ending.PLAYED, {Seat.A})
    assert position.outcome.places == ((Seat.A,), (Seat.B, Seat.C))


def test_l5_2_a_tie_is_a_shared_win_without_another_deal() -> None:
    position = play(dealt(begun(deals="2"), **SWEEP), *TWO_TO_A)
    hands = {"c": "9S 4D 2C", "a": "KS 3D 8C", "b": "QH AH TH"}  # B deals, and wins three as A did
    position = play(dealt(position, **hands), *TWO_TO_A)
    assert points(position) == (3, 3, 0)
    assert position.outcome is not None
    assert position.outcome.winners == {Seat.A, Seat.B}
    assert LINGER.settle(position, 10).nets(3) == (30, 30, -60)


def test_l6_1_everybody_pays_everybody_with_more_points_the_stake_times_the_difference() -> None:
    position = play(dealt(begun(deals="1"), **SWEEP), *TWO_TO_A)
    paid = [(str(each.payer), str(each.payee), each.amount) for each in LINGER.settle(position, 10).transfers]
    assert paid == [("B", "A", 30), ("C", "A", 30)]


@pytest.mark.parametrize(("seats", "seed"), [*product(range(3, 7), range(4))])
def test_l6_1_it_is_the_same_as_everybody_paying_the_winner_of_each_deal(seats: int, seed: int) -> None:
    last = to_the_end(begun(seats), seed)
    nets = [0] * seats
    for each in board(last).scores:
        for seat in board(last).seats:
            nets[seat] += sum(each.scores) * (seats - 1 if seat == each.winner else -1)
    assert LINGER.settle(last, 7).nets(seats) == tuple(7 * net for net in nets)


def test_l6_2_for_points_only() -> None:
    assert LINGER.settle(to_the_end(begun()), 0).transfers == ()


@pytest.mark.parametrize("seats", range(3, 7))
def test_nobody_can_lose_more_than_a_whole_hand_in_every_deal(seats: int) -> None:
    assert LINGER.most_lost(LingerOptions(), seats=seats, stake=5) == 5 * seats * seats
    assert LINGER.most_lost(LingerOptions(deals=30), seats=seats, stake=5) == 5 * 30 * seats


def test_a_sweep_by_each_of_the_others_is_the_worst_there_is() -> None:
    position = play(dealt(begun(deals="1"), **SWEEP), *TWO_TO_A)
    most = LINGER.most_lost(LingerOptions(deals=1), seats=3, stake=10)
    assert min(LINGER.settle(position, 10).nets(3)) == -30 == -(most or 0)
