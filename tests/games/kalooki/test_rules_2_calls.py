"""K2: the start of a turn, calls, and the stock."""

import pytest

from bot.games.kalooki.board import Phase
from bot.games.kalooki.moves import parse_move
from bot.games.protocol import Owed, Seat
from tests.games.kalooki.tables import (
    asked,
    begun,
    board,
    dealt,
    events,
    hand,
    legal,
    look,
    play,
    score,
    set_up,
    table_of,
    waiting,
    why,
)
from tests.games.rummy_tables import shown
from tests.there import there

B_LAID = "B: set 5S 5H 5D, set 6S 6H 6D, set 7S 7H 7D"
A_LAID = "A: set 5S 5H 5D, set 6S 6H 6D, set 7S 7H 7D"
ALL_LAID = [A_LAID, "B: set 8S 8H 8D", "C: set TS TH TD"]


def test_k2_1_who_has_not_laid_takes_or_draws() -> None:
    now = set_up(B_LAID, "C: set 8S 8H 8D")
    assert legal(now, "A") == ["draw", "take"]
    assert "9C" in hand(play(now, "A: take"), "A")
    assert look(play(now, "A: draw"), "A").fresh == (now.stock[0],)


def test_k2_1_who_has_laid_must_draw_for_the_rest_of_the_deal() -> None:
    now = set_up(A_LAID, "B: set 8S 8H 8D", "C: set TS TH TD")
    assert legal(now, "A") == ["draw"]
    assert why(now, "A: take") == "laid-draws K2.1"
    assert now.forced is not None


def test_k2_2_the_others_are_asked_from_the_active_players_left() -> None:
    assert asked(dealt(begun(5, dealer="A"))) == "CDEA"
    assert asked(set_up(seats=4, active="C")) == "DAB"


def test_k2_2_not_asked_is_who_has_laid() -> None:
    now = set_up(B_LAID)
    assert asked(now) == "C"
    assert why(now, "B: call") == "has-laid K2.2"


def test_k2_2_not_asked_is_who_discarded_that_very_card() -> None:
    now = play(set_up(a="5C 9D 9H", is_playing=True), "A: discard 5C")
    assert asked(now) == "C"
    assert why(now, "A: call") == "own-discard K2.2"
    assert why(now, "B: call") == "own-turn K2.2"


def test_k2_2_the_card_turned_up_may_be_called_by_all_the_dealer_too() -> None:
    assert asked(dealt(begun(3, dealer="C"))) == "BC"


def test_k2_2_an_older_card_on_top_again_may_be_called_by_who_had_discarded_it() -> None:
    now = set_up(B_LAID, seats=4, active="D", d="5C 9D", a="2D 9H", b="JK", stock="8H 8D JK 8C", is_playing=True)
    now = play(now, "D: discard 5C", "A: draw; discard 2D", "C: call", "B: draw; end")
    assert (shown(table_of(now).pile[-1:]), asked(now)) == ("5C", "DA")


def test_k2_2_if_nobody_can_be_asked_there_is_no_window() -> None:
    now = set_up(*ALL_LAID)
    assert (now.window, board(now).to_act) == (None, frozenset({Seat.A}))


def test_k2_3_when_somebody_calls_the_asking_ends() -> None:
    now = play(set_up(seats=4), "B: call")
    assert (now.window, table_of(now).phase, table_of(now).caller) == (None, Phase.CALLED, Seat.B)
    assert why(now, "C: call") == "not-asked K2.2"


def test_k2_3_an_active_player_who_has_laid_must_let_it_be() -> None:
    now = set_up(A_LAID, c="KS KD")
    assert events(now, "C: call")[1:] == ["Granted", "Penalized"]
    after = play(now, "C: call")
    assert (table_of(after).phase, len(look(after, "C").hand)) == (Phase.DRAW, 4)


def test_k2_3_otherwise_the_active_player_allows_or_takes() -> None:
    now = play(set_up(), "C: call")
    assert legal(now, "A") == ["allow", "take"]
    assert why(now, "A: draw") == "answer-first K2.3"
    rejected = play(now, "A: take")
    assert "9C" in hand(rejected, "A")
    assert table_of(rejected).calls == (0, 0, 0)
    assert events(now, "A: take") == ["Rejected"]


def test_k2_3_who_may_not_take_is_asked_as_well_and_can_only_allow() -> None:
    now = play(set_up(takes=9), "C: call")
    assert legal(now, "A") == ["allow"]
    assert (str(now.forced[1]) if now.forced else "") == "allow"
    assert why(now, "A: take") == "taken-enough K2.11"


def test_k2_3_nothing_is_allowed_that_nobody_has_called() -> None:
    assert why(set_up(), "A: allow") == "nothing-called K2.3"


def test_k2_4_the_caller_gets_the_top_card_and_the_top_of_the_stock() -> None:
    now = set_up(c="KS KD", stock="4H 4D 4C")
    after = play(now, "C: call", "A: allow")
    assert hand(after, "C") == "KS KD 9C 4H"
    assert (table_of(after).pile, table_of(after).stock, table_of(after).calls) == ((), 2, (0, 0, 1))


def test_k2_4_the_active_player_must_then_draw() -> None:
    after = play(set_up(stock="4H 4D 4C"), "C: call", "A: allow")
    assert legal(after, "A") == ["draw"]
    assert why(after, "A: take") == "must-draw K2.4"
    assert why(after, "A: discard 2S") == "must-draw K2.4"
    assert "4D" in hand(play(after, "A: draw"), "A")


def test_k2_4_only_one_call_succeeds_in_a_turn() -> None:
    after = play(set_up(seats=4, pile="3C 9C"), "B: call", "A: allow")
    assert (after.window, why(after, "C: call")) == (None, "not-asked K2.2")
    assert why(play(after, "A: draw"), "C: call") == "not-asked K2.2"


def test_k2_5_who_has_not_laid_may_take_without_waiting() -> None:
    now = set_up(seats=4)
    assert legal(now, "A") == ["take"]
    assert table_of(now.play(Seat.A, parse_move("take")).position).phase is Phase.PLAY


def test_k2_5_a_draw_waits_until_all_have_been_asked() -> None:
    now = set_up(seats=3)
    refused = there(now.refusal(Seat.A, parse_move("draw")))
    assert (refused.code, refused.rule) == ("others-asked", "K2.5")
    after = now.play(Seat.C, parse_move("no")).position
    assert after.refusal(Seat.A, parse_move("draw")) is not None
    assert after.play(Seat.B, parse_move("no")).position.refusal(Seat.A, parse_move("draw")) is None


def test_k2_5_an_answer_is_hidden_until_its_turn_comes() -> None:
    now = set_up(seats=4)
    called = now.play(Seat.C, parse_move("call")).position  # B is asked first
    assert called.window is not None
    assert look(called).window != called.window
    assert called.play(Seat.B, parse_move("no")).position.window is None
    assert table_of(called.play(Seat.B, parse_move("call")).position).caller is Seat.B


def test_k2_6_three_successful_calls_a_player_and_deal() -> None:
    now = play(set_up(calls=(0, 0, 2), overcall="refuse"), "C: call", "A: allow")
    assert table_of(now).calls == (0, 0, 3)
    assert asked(play(now, "A: draw; discard 2S")) == ""  # A has discarded the top, and C has called three times
    assert why(set_up(calls=(0, 0, 3), overcall="refuse"), "C: call") == "three-calls K2.7"


def test_k2_6_rejected_calls_do_not_count() -> None:
    assert table_of(play(set_up(), "C: call", "A: take")).calls == (0, 0, 0)


def test_k2_7_a_fourth_call_is_an_offense_and_nothing_is_taken() -> None:
    now = set_up(seats=4, calls=(0, 3, 0, 0))
    assert asked(now) == "BCD"
    after = play(now, "B: call")
    assert table_of(after).offenses == (0, 1, 0, 0)
    assert (table_of(after).pile, table_of(after).calls) == (table_of(now).pile, (0, 3, 0, 0))
    assert asked(after) == "CD"


def test_k2_7_the_asking_goes_on_with_the_next_player() -> None:
    after = play(set_up(seats=4, calls=(0, 3, 0, 0)), "B: call", "D: call")
    assert (table_of(after).caller, table_of(after).offenses) == (Seat.D, (0, 1, 0, 0))


def test_k2_7_an_answer_given_before_still_counts_after_an_offense() -> None:
    now = set_up(seats=4, calls=(0, 3, 0, 0))
    now = now.play(Seat.C, parse_move("call")).position
    assert table_of(now.play(Seat.B, parse_move("call")).position).caller is Seat.C


def test_k2_7_an_offense_before_a_take_has_happened() -> None:
    after = play(set_up(calls=(0, 0, 3)), "C: call", "A: take")
    assert table_of(after).offenses == (0, 0, 1)


def test_k2_7_fifty_points_for_the_offender_also_if_out() -> None:
    now = set_up(A_LAID, a="2S", b="KS", c="3D", offenses=(1, 0, 2), is_playing=True)
    assert score(play(now, "A: discard 2S")).scores == (50, 10, 103)


def test_k2_7_not_if_the_deal_is_thrown_out() -> None:
    now = set_up(offenses=(1, 1, 1), stock="", renewals=1)
    assert score(play(now, "A: pass")).scores == (0, 0, 0)


def test_k2_7_a_bend_of_the_offender_does_not_double() -> None:
    laying = "A: lay set 5S 5H 5D, set 6S 6H 6D, set 7S 7H 7D"
    cards = "5S 5H 5D 6S 6H 6D 7S 7H 7D"
    now = set_up(a=cards, b="KS", c="KD", offenses=(1, 0, 0), is_playing=True)
    assert (score(play(now, laying)).bent, score(play(now, laying)).scores) == (False, (50, 10, 10))


def test_k2_7_refuse_it_cannot_be_made() -> None:
    assert asked(set_up(calls=(0, 3, 3), overcall="refuse")) == ""


def test_k2_8_without_a_penalty_card_nobody_is_asked() -> None:
    assert asked(set_up(stock="", renewals=1, pile="3C 4C 9C")) == ""
    assert asked(set_up(stock="", pile="4C 9C")) == ""  # one card is left of it once the top is gone
    assert asked(set_up(stock="", pile="3C 4C 9C")) == "BC"
    assert why(set_up(stock="", pile="4C 9C"), "C: call") == "no-penalty K2.8"


def test_k2_9_the_pile_without_its_top_is_shuffled_into_a_new_stock() -> None:
    now = set_up(stock="", pile="3C 4C 9C")
    owed = there(waiting(now, "A: draw").chance)
    assert (owed.kind, [str(card) for card in owed.cards], owed.seat) == (Owed.STOCK, ["4C", "3C"], Seat.A)
    after = play(now, "A: draw")
    assert (table_of(after).stock, table_of(after).renewals, [*map(str, table_of(after).pile)]) == (1, 1, ["9C"])


def test_k2_9_once_a_deal_and_of_two_cards_at_least() -> None:
    assert why(set_up(stock="", pile="3C 4C 9C", renewals=1), "A: draw") == "stock-gone K2.10"
    assert why(set_up(stock="", pile="9C"), "A: draw") == "stock-gone K2.10"
    assert why(set_up(stock="", pile="4C 9C"), "A: draw") is None


def test_k2_9_for_a_penalty_the_pile_is_what_is_left_after_the_called_card() -> None:
    now = set_up(stock="", pile="2C 3C 4C 9C")
    called = there(waiting(play(now, "C: call"), "A: allow").chance)
    assert ([*map(str, called.cards)], called.seat) == (["3C", "2C"], Seat.C)
    after = play(now, "C: call", "A: allow")
    assert ("9C" in hand(after, "C"), [*map(str, table_of(after).pile)], table_of(after).stock) == (True, ["4C"], 1)


def test_k2_10_who_has_not_laid_may_take_or_pass() -> None:
    now = set_up(stock="", renewals=1)
    assert legal(now, "A") == ["take", "pass"]
    assert score(play(now, "A: pass")).ended == "void"
    assert why(set_up(), "A: pass") == "stock-left K2.10"


@pytest.mark.parametrize("given", [{"takes": 8}, {"laid": True}])
def test_k2_10_who_has_laid_or_may_not_take_ends_it_by_coming_to_turn(given: dict[str, int]) -> None:
    melds = ["B: set 5S 5H 5D"] if "laid" in given else []
    now = set_up(*melds, stock="", renewals=1, takes=given.get("takes", 0))
    after = play(now, "A: take; discard 2S")
    assert score(after).ended == "void"
    assert events(now, "A: take; discard 2S")[-2:] == ["ThrownOut", "Scored"]


def test_k2_10_so_does_a_call_that_leaves_nothing_for_the_active_player() -> None:
    now = set_up(stock="4H", renewals=1, pile="3C 9C")
    assert score(play(now, "C: call", "A: allow")).ended == "void"
    renewable = play(set_up(stock="4H", pile="2C 3C 9C"), "C: call", "A: allow")
    assert legal(renewable, "A") == ["draw"]


def test_k2_11_after_three_turns_of_each_that_began_with_take_the_next_may_not_take() -> None:
    now = set_up(takes=9, active="A")
    assert why(now, "A: take") == "taken-enough K2.11"
    assert table_of(play(set_up(takes=8), "A: take")).takes == 9
    assert why(set_up(takes=9, seats=4), "A: take") is None


def test_k2_11_a_card_that_leaves_the_stock_begins_the_count_again() -> None:
    assert table_of(play(set_up(takes=9), "A: draw")).takes == 0
    assert table_of(play(set_up(takes=5), "C: call", "A: allow")).takes == 0
    assert table_of(play(set_up(takes=5), "C: call", "A: take")).takes == 6


def test_k2_12_silence_is_no() -> None:
    now = set_up()
    assert [str(now.default(seat)) for seat in (Seat.A, Seat.B, Seat.C)] == ["None", "no", "no"]


def test_k2_12_a_draw_may_be_ordered_behind_a_window_and_any_call_be_let_go() -> None:
    assert [*map(str, look(set_up(), "A").waiting_moves())] == ["draw", "draw-anyway"]
    assert [*map(str, look(set_up(), "B").waiting_moves())] == []
