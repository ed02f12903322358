"""A4 and A5: betting, fixed and without a limit, and the pots."""

import pytest

from bot.games.anaconda.board import Phase
from bot.games.anaconda.moves import Fold
from bot.games.anaconda.views import Sized
from bot.games.protocol import Position, Seat
from tests.games.anaconda.tables import (
    active,
    begun,
    board,
    chips,
    dealt,
    look,
    names,
    say,
    score,
    shown_down,
    silent,
    stacked,
    why,
)


def with_stacks(*stacks: int, dealer: str = "", **options: str) -> Position:
    """Return a deal in which players had so many chips before their antes of one."""
    return dealt(stacked(*stacks, dealer=dealer, **options))


def may(position: Position, seat: str) -> tuple[int, int] | None:
    """Return to how much a seat may bet or raise."""
    return look(position, seat).bounds


# A4.1 Turns


def test_a4_1_the_first_on_the_dealers_left_who_is_in_and_has_chips_begins() -> None:
    assert active(dealt(begun(4, dealer="B"))) == "C"
    position = say(dealt(begun(4, dealer="B")), "C: fold", "DAB: check")
    assert active(silent(position)) == "D"
    assert active(with_stacks(1, 30, 30)) == "B", "A is all in by the ante"


def test_a4_1_it_goes_to_the_left_and_ends_when_all_have_matched_the_highest_amount() -> None:
    position = say(dealt(begun(4)), "A: check", "B: bet 2", "C: call", "D: raise 4", "A: call")
    assert [active(position), board(position).phase] == ["B", Phase.BET]
    position = say(position, "B: call")
    assert [active(position), why(position, "D: check")] == ["C", "not-your-turn A4.1"]
    assert board(say(position, "C: fold")).phase is Phase.GIVE


def test_a4_1_the_number_is_the_total_put_in_in_this_round() -> None:
    position = say(dealt(begun()), "A: bet 2", "B: raise 4")
    assert chips(position) == (97, 95, 99)
    position = say(position, "C: call", "A: raise 6")
    assert (chips(position), board(position).bets.put) == ((93, 95, 95), (6, 4, 4))


def test_a4_1_a_check_where_nothing_is_to_match_and_a_call_where_something_is() -> None:
    position = dealt(begun())
    assert why(position, "A: call") == "nothing-to-match A4.1"
    assert why(position, "A: raise 2") == "bet-instead A4.1"
    position = say(position, "A: bet 2")
    assert why(position, "B: check") == "must-match A4.1"
    assert why(position, "B: bet 4") == "raise-instead A4.1"


# A4.2 Fixed


@pytest.mark.parametrize(("number", "size"), [(1, 2), (2, 2), (3, 4), (4, 4)])
def test_a4_2_a_bet_is_of_one_size_twice_as_large_in_rounds_3_and_4(number: int, size: int) -> None:
    position = dealt(begun())
    while (board(position).phase, board(position).round) != (Phase.BET, number):
        position = silent(position)
    assert may(position, "A") == (size, size)
    assert why(position, f"A: bet {size + 1}") == "wrong-size A4.2"
    assert why(position, f"A: bet {2 * size}") == "wrong-size A4.2"
    position = say(position, f"A: bet {size}")
    assert may(position, "B") == (2 * size, 2 * size)


def test_a4_2_one_full_bet_and_three_full_raises_a_round() -> None:
    position = say(dealt(begun()), "A: bet 2", "B: raise 4", "C: raise 6", "A: raise 8")
    assert why(position, "B: raise 10") == "is-capped A4.2"
    assert [str(move) for move in look(position, "B").legal_moves()] == ["call", "fold"]


# A4.3 No limit


def test_a4_3_without_a_limit_a_bet_is_any_amount_from_one_size_on() -> None:
    position = dealt(begun(limit="none"))
    assert may(position, "A") == (2, 99)
    assert why(position, "A: bet 1") == "too-little A4.3"
    assert why(position, "A: bet 100") == "too-much A4.4"
    assert why(position, "A: bet 57") is None


def test_a4_3_a_raise_adds_as_much_as_the_last_full_one_to_what_is_to_match() -> None:
    position = with_stacks(100, 16, 100, 100, limit="none")
    position = say(position, "A: bet 10", "B: raise 15")
    assert may(position, "C") == (25, 99)
    position = say(position, "C: raise 30")
    assert may(position, "D") == (45, 99)
    assert why(position, "D: raise 44") == "too-little A4.3"


def test_a4_3_there_is_no_cap() -> None:
    position = dealt(begun(limit="none"))
    for amount, seat in zip(range(2, 40, 2), "ABC" * 7, strict=False):
        position = say(position, f"{seat}: {'raise' if amount > 2 else 'bet'} {amount}")
    assert board(position).bets.due == 38


def test_a12_the_usual_amounts_are_the_least_half_a_pot_a_pot_and_all_in() -> None:
    position = say(dealt(begun(limit="none")), "A: bet 10")
    found = {wager.sized: wager.move.to for wager in look(position, "B").wagers}
    assert found == {Sized.LEAST: 20, Sized.HALF_POT: 21, Sized.POT: 33, Sized.ALL_IN: 99}
    fixed = {wager.sized: wager.move.to for wager in look(dealt(begun()), "A").wagers}
    assert fixed == {Sized.LEAST: 2}


# A4.4 All in


def test_a4_4_who_has_less_may_call_bet_or_raise_with_all_chips() -> None:
    position = with_stacks(30, 3, 30)
    assert chips(say(position, "A: bet 2", "B: call")) == (27, 0, 29)
    less = say(with_stacks(30, 2, 30), "A: bet 2", "B: call")
    assert (chips(less), board(less).money.all_in) == ((27, 0, 29), {Seat.B})
    assert why(with_stacks(2, 30, 30), "A: bet 1") is None
    assert why(with_stacks(30, 4, 30), "A: bet 2") is None
    assert why(say(with_stacks(30, 4, 30), "A: bet 2"), "B: raise 3") is None
    assert why(say(with_stacks(30, 3, 30), "A: bet 2"), "B: raise 3") == "too-few-chips A4.4"


def test_a4_4_a_short_raise_must_be_met_and_lets_nobody_raise_who_has_acted() -> None:
    position = say(with_stacks(30, 30, 4), "A: bet 2", "B: call", "C: raise 3")
    assert why(position, "A: raise 5") == "has-acted A4.4"
    assert [str(move) for move in look(position, "A").legal_moves()] == ["call", "fold"]
    assert look(position, "A").price == 1
    assert why(say(position, "A: call"), "B: raise 5") == "has-acted A4.4"


def test_a4_4_a_check_counts_as_acting_where_no_bet_was_full() -> None:
    position = say(with_stacks(30, 2, 30), "A: check", "B: bet 1")
    assert may(position, "C") == (3, 3), "who has not acted may raise in full"
    assert why(say(position, "C: call"), "A: raise 3") == "has-acted A4.4"
    assert may(say(position, "C: raise 3"), "A") == (5, 5), "a full raise lets all raise again"


def test_a4_4_who_has_not_acted_may_raise_in_full_or_with_all_chips() -> None:
    position = say(with_stacks(30, 4, 30, 5), "A: bet 2", "B: raise 3")
    assert may(position, "C") == (5, 5)
    position = say(position, "C: call")
    assert may(position, "D") == (4, 4)
    position = say(position, "D: raise 4")
    assert why(position, "A: raise 6") == "has-acted A4.4"


def test_a4_4_a_short_one_does_not_count_for_the_cap_nor_for_the_least_raise() -> None:
    position = say(with_stacks(90, 4, 90, 90), "A: bet 2", "B: raise 3", "C: raise 5", "D: raise 7", "A: raise 9")
    assert why(position, "C: raise 11") == "is-capped A4.2"
    none = say(with_stacks(90, 4, 90, 90, limit="none"), "A: bet 2", "B: raise 3")
    assert may(none, "C") == (5, 89)


def test_a4_4_after_the_cap_nobody_may_raise_all_in_neither() -> None:
    position = say(with_stacks(90, 90, 90, 10), "A: bet 2", "B: raise 4", "C: raise 6", "D: call", "A: raise 8")
    position = say(position, "BC: call")
    assert why(position, "D: raise 9") == "is-capped A4.2"


# A4.5 Who is asked


def test_a4_5_who_is_all_in_is_not_asked_any_more() -> None:
    position = say(with_stacks(30, 2, 30), "A: bet 2", "B: call", "C: call")
    position = silent(position)
    assert active(position) == "A"
    assert active(say(position, "A: check")) == "C"
    assert why(position, "B: check") == "is-all-in A4.5"


def test_a4_5_with_fewer_than_two_who_have_chips_there_is_no_betting() -> None:
    position = say(with_stacks(30, 3, 3), "A: bet 2", "BC: call")
    course = []
    while not board(position).scores:
        course.append((board(position).phase, board(position).round))
        position = silent(position)
    assert course == [(Phase.GIVE, 1), (Phase.GIVE, 2), (Phase.DECLARE, 3), (Phase.SHOW, 3)]


def test_a4_5_who_owes_nothing_and_whom_nobody_could_answer_is_not_asked() -> None:
    position = say(with_stacks(30, 30, 1), "A: check", "B: resign")
    assert board(position).phase is Phase.GIVE
    position = say(with_stacks(1, 30, 30), "B: fold")
    assert board(position).phase is Phase.GIVE


def test_a4_5_nobody_bets_or_raises_when_all_others_in_are_all_in() -> None:
    position = say(with_stacks(3, 30, 1), "A: bet 2")
    assert why(position, "B: raise 4") == "nobody-answers A4.5"
    assert [str(move) for move in look(position, "B").legal_moves()] == ["call", "fold"]
    others = say(with_stacks(3, 30, 30), "A: bet 2", "B: call")
    assert why(others, "C: raise 4") is None, "B has chips"


# A4.6 to A4.8


def test_a4_6_an_uncalled_bet_goes_back_at_the_end_of_a_round() -> None:
    position = say(with_stacks(100, 31, 21, limit="none"), "A: bet 50", "BC: call")
    assert chips(position) == (69, 0, 0), "of 50 B has called 30"
    assert board(position).money.paid == (31, 31, 21)


def test_a4_6_after_the_antes() -> None:
    position = with_stacks(50, 3, 2, ante="10")
    assert (chips(position), board(position).money.paid) == ((47, 0, 0), (3, 3, 2))


def test_a4_6_not_to_someone_who_has_left() -> None:
    position = say(with_stacks(100, 31, 21, limit="none"), "A: bet 50", "A: resign", "BC: call")
    assert chips(position) == (49, 0, 0)


def test_a4_7_folding_is_allowed_whenever_one_is_to_act_and_shows_nothing() -> None:
    position = dealt(begun())
    assert Fold() in look(position, "A").legal_moves()
    position = say(position, "A: fold")
    assert look(position).open_cards == {}
    assert why(position, "A: check") == "is-out A4.7"


def test_a4_8_the_amount_to_match_stays_when_its_maker_leaves() -> None:
    position = say(dealt(begun(4)), "A: bet 2", "B: raise 4", "B: resign")
    assert (active(position), look(position, "C").price, board(position).pot) == ("C", 4, 10)


# A5 Pots


def test_a5_1_a_pot_for_each_amount_that_players_who_are_in_have_paid() -> None:
    position = say(with_stacks(11, 31, 101, 101, limit="none"), "A: bet 10", "B: raise 30", "CD: call")
    assert [(pot.amount, names(pot.players)) for pot in board(position).pots] == [(44, "ABCD"), (60, "BCD")]


def test_a5_1_what_a_leaver_had_paid_above_all_others_goes_into_the_last_pot() -> None:
    position = say(with_stacks(101, 11, 21, limit="none"), "A: bet 60", "A: resign", "BC: call")
    assert [(pot.amount, names(pot.players)) for pot in board(position).pots] == [(33, "BC"), (60, "C")]


def test_a5_2_chips_left_over_are_in_the_main_pot_of_the_next_deal() -> None:
    bets = {3: ["A: bet 9", "B: call", "C: fold"], 2: ["A: check", "B: check", "C: bet 4", "AB: call"]}
    hands = {"A": "9S 9H 9D 9C 2D", "B": "5C 4S 3C 2C AC"}
    position = dealt(shown_down(stacked(30, 30, 30, limit="none"), hands, lows="B", bets=bets))
    assert board(position).money.carried == 1
    assert board(position).pots[0].amount == 4
    assert score(position).carry == 1
