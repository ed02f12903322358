"""A8 and A9: the end of the game, leaving, the settlement, default moves, and what each sees."""

import pytest

from bot.games.anaconda.board import Ended, Phase
from bot.games.anaconda.moves import CallAny, CallUpTo, CheckOrFold
from bot.games.leaving import cost_of_leaving
from bot.games.protocol import Ending, Lateness, Position, Resign, Seat, Transfer
from tests.games.anaconda.tables import (
    ANACONDA,
    LINES,
    active,
    begun,
    board,
    chips,
    dealt,
    holding,
    look,
    names,
    say,
    score,
    shown_down,
    silent,
    stacked,
    step,
    why,
)
from tests.there import there

FOURS, FLUSH, WHEEL = "9S 9H 9D 9C 2D", "AH JH TH 5H 2H", "5C 4S 3C 2C AC"


def ended(position: Position) -> tuple[Ending, str]:
    """Return how a game has ended, and who has won."""
    outcome = there(position.outcome)
    return outcome.ending, names(sorted(outcome.winners))


# A8.1


def test_a8_1_the_game_ends_after_the_agreed_deals_and_most_chips_win() -> None:
    position = begun(deals="2")
    for _ in range(2):
        assert position.outcome is None
        position = say(dealt(position), "A: bet 2" if board(position).deal == 0 else "B: bet 2")
        position = say(position, "BC: fold" if board(position).deal == 1 else "CA: fold")
    assert (ended(position), chips(position)) == ((Ending.PLAYED, "AB"), (101, 101, 98))


def test_a8_1_equals_win_together() -> None:
    position = shown_down(begun(deals="1"), {"A": FOURS, "B": WHEEL, "C": FLUSH}, lows="B")
    assert ended(position) == (Ending.PLAYED, "A")
    even = shown_down(begun(4, deals="1"), {"A": FOURS, "B": WHEEL, "C": FLUSH, "D": "KS QD JD TD 7C"}, lows="B")
    assert (ended(even), chips(even)) == ((Ending.PLAYED, "AB"), (101, 101, 99, 99))


def test_a8_1_it_ends_when_fewer_than_two_who_have_not_left_have_chips() -> None:
    position = shown_down(stacked(10, 10, 10, ante="10"), {"A": FOURS, "B": "5S 4S 3C 2C AC", "C": FLUSH})
    assert (ended(position), chips(position)) == ((Ending.PLAYED, "A"), (30, 0, 0))


def test_a8_1_between_deals_too() -> None:
    position = shown_down(stacked(10, 10, 10, ante="10"), {"A": FOURS, "B": WHEEL, "C": FLUSH}, lows="B")
    assert chips(position) == (15, 15, 0)
    position = say(position, "A: resign")
    assert ended(position) == (Ending.PLAYED, "B"), "C has no chips, and has not left"


def test_a8_1_who_has_no_chips_sits_out_and_has_not_left() -> None:
    position = shown_down(stacked(10, 10, 10, ante="10"), {"A": FOURS, "B": WHEEL, "C": FLUSH}, lows="B")
    position = say(position, "C: resign")
    assert (position.outcome, position.left) == (None, (Seat.C,))


# A8.2


def test_a8_2_a_seat_that_is_all_in_is_never_timed_out() -> None:
    position = say(dealt(stacked(30, 3, 30)), "A: bet 2", "B: call", "C: call")
    assert why(position, "B: timeout") == "never-late A8.2"
    assert why(position, "B: resign") is None
    assert why(position, "A: timeout") is None
    assert ANACONDA.lateness is Lateness.DEFAULT_MOVE
    assert ANACONDA.strikes == 3


@pytest.mark.parametrize("word", ["resign", "timeout"])
def test_a8_2_who_leaves_folds_at_once_out_of_turn_too_and_keeps_the_chips(word: str) -> None:
    position = say(dealt(begun(4)), "A: bet 2", f"C: {word}")
    assert (active(position), names(board(position).playing), chips(position)[Seat.C]) == ("B", "ABD", 99)
    position = say(position, "B: call")
    assert active(position) == "D"
    position = say(position, "D: fold")
    position = silent(position)
    assert board(position).passes_to == {Seat.A: Seat.B, Seat.B: Seat.A}


@pytest.mark.parametrize("phase", [Phase.GIVE, Phase.DECLARE, Phase.SHOW])
def test_a8_2_a_secret_choice_of_a_leaver_is_dropped(phase: Phase) -> None:
    position = silent(dealt(begun(4)), phase)
    for seat in (Seat.B, Seat.C):
        position = position.play(seat, there(position.default(seat))).position
    position = say(position, "B: resign")
    assert position.awaited == {Seat.A, Seat.D}
    for seat in (Seat.A, Seat.D):
        position = position.play(seat, there(position.default(seat))).position
    assert board(position).phase is not phase
    assert names(board(position).playing) == "ACD"


def test_a8_2_if_the_last_who_is_awaited_leaves_all_others_choices_count() -> None:
    position = silent(dealt(begun(4)), Phase.DECLARE)
    position = say(position, "ABC: high", "D: resign")
    assert board(position).phase is Phase.SHOW


def test_a8_2_a_leaver_gets_no_more_cards_and_is_paid_but_cannot_win() -> None:
    position = say(dealt(begun(deals="2")), "A: bet 2", "BC: fold", "A: resign")
    position = dealt(position)
    assert names(board(position).dealt) == "CB"
    position = say(position, "C: fold")
    assert (chips(position), ended(position)) == ((102, 100, 98), (Ending.PLAYED, "B"))
    assert ANACONDA.settle(position, 5).transfers == (Transfer(Seat.C, Seat.A, 10),)


@pytest.mark.parametrize(("word", "ending"), [("resign", Ending.RESIGNED), ("timeout", Ending.TIMEOUT)])
def test_a8_2_if_all_others_have_left_the_last_takes_the_pot_and_what_is_left_over(word: str, ending: Ending) -> None:
    position = say(dealt(begun()), "A: bet 2", "B: resign", f"A: {word}")
    assert (ended(position), chips(position)) == ((ending, "C"), (97, 99, 104))
    assert score(position).ended is Ended.FOLDED
    odd = shown_down(
        stacked(30, 30, 30, limit="none"),
        {"A": FOURS, "B": WHEEL},
        lows="B",
        bets={2: ["A: bet 4", "BC: call"], 3: ["A: bet 5", "B: call", "C: fold"]},
    )
    odd = say(odd, "A: resign", f"B: {word}")
    assert (ended(odd), chips(odd)) == ((ending, "C"), (32, 32, 26))


def test_a8_2_leaving_costs_what_is_known_at_once() -> None:
    position = say(dealt(begun()), "A: bet 2")
    assert cost_of_leaving(ANACONDA, look(position, "A"), seats=3, stake=5).net == -15
    assert position.play(Seat.A, Resign()).position.outcome is None


# A8.3


def test_a8_3_each_is_paid_by_the_chips_and_the_stake() -> None:
    final = shown_down(stacked(100, 100, 100, ante="10", deals="1"), {"A": FOURS, "B": WHEEL, "C": FLUSH}, lows="B")
    assert ANACONDA.settle(final, 5).nets(3) == (25, 25, -50)


# A8.4


def test_a8_4_default_moves_check_or_fold() -> None:
    position = dealt(begun())
    assert str(position.default(Seat.A)) == "check"
    assert str(say(position, "A: bet 2").default(Seat.B)) == "fold"


def test_a8_4_pass_the_three_lowest_of_equal_ranks_spades_first() -> None:
    position = silent(dealt(begun(), a="2C 2S AS KH 2D 2H QD"))
    assert str(position.default(Seat.A)) == "pass 2S 2H 2D"


def showing(hand: str, *, low: bool = False) -> str:
    """Return what A shows by default, of this hand; with `low` A has declared low."""
    position = silent(dealt(begun()), Phase.DECLARE)
    position = holding(say(position, f"A: {'low' if low else 'high'}", "BC: high"), a=hand)
    return str(position.default(Seat.A))


def test_a8_4_declare_high() -> None:
    assert str(silent(dealt(begun()), Phase.DECLARE).default(Seat.A)) == "high"


def test_a8_4_keep_the_best_five_for_the_side_declared_and_hold_the_lowest() -> None:
    assert showing("KS KH KC 5S 5D 5C 4H") == "show KS KH KC 5S hold 5D"
    assert showing("AS KH QC 9S 5D 4C 4H") == "show AS KH QC 4H hold 4C"
    assert showing("AS AH 2C 3S 4D 5C KH", low=True) == "show AS 5C 4D 3S hold 2C"


# A9


def test_a9_passed_cards_are_known_to_giver_and_receiver_alone() -> None:
    position = silent(dealt(begun(), a="AS KS QS 2H 3D 4C 5C"))
    position = say(position, "A: pass AS KS QS")
    position = position.play(Seat.B, there(position.default(Seat.B))).position
    now = position.play(Seat.C, there(position.default(Seat.C)))
    position = now.position
    assert [str(card) for card in look(position, "A").gave[0].cards] == ["AS", "KS", "QS"]
    assert look(position, "B").got[0].cards == look(position, "A").gave[0].cards
    assert all(Seat.C in (parcel.giver, parcel.receiver) for parcel in look(position, "C").parcels)
    assert look(position).parcels == ()
    assert {str(card) for card in look(position, "A").known()[Seat.B]} == {"AS", "KS", "QS"}
    assert not {"AS", "KS", "QS"} & {str(card) for card in look(position, "A").unseen()}
    passed = [event for event in now.events if type(event).__name__ == "PassedOn"]
    assert [getattr(event.seen_by(Seat.C), "cards", ()) is None for event in passed] == [True, False, False]


def test_a9_open_cards_are_public_and_at_the_showdown_the_fifth() -> None:
    position = shown_down(begun(deals="2"), {"A": FOURS, "B": WHEEL, "C": FLUSH}, lows="B")
    seen = look(position).open_cards
    assert [len(seen[seat]) for seat in (Seat.A, Seat.B, Seat.C)] == [5, 5, 5]
    assert len(look(position).unseen()) == 52 - 15


def test_a9_the_two_cards_put_away_and_a_winner_unopposed_show_nothing() -> None:
    position = dealt(begun(deals="2"))
    while board(position).round < 4:
        position = silent(position)
    position = say(position, "A: bet 4", "BC: fold")
    assert [len(cards) for cards in look(position).open_cards.values()] == [4, 4, 4]
    assert score(position).hands == (None, None, None)


def test_a9_who_folds_after_showing_four_cards_keeps_the_fifth_hidden_at_the_showdown() -> None:
    position = dealt(begun(deals="2"))
    while board(position).round < 4:
        position = silent(position)
    held = there(look(position, "B").held)
    final = say(position, "A: bet 4", "B: fold", "C: call")
    assert (score(final).playing, score(final).hands[Seat.B]) == ((Seat.A, Seat.C), None)
    assert [len(look(final).open_cards[seat]) for seat in (Seat.A, Seat.B, Seat.C)] == [5, 4, 5]
    assert held in look(final).unseen(), "A4.7: folded cards are never shown"
    own = look(final, "B")
    assert own.held == held
    assert ANACONDA.imagine(own, own.unseen()).view(Seat.B) == own


# A12: orders ahead


def test_a12_check_or_fold_is_an_order_for_one_round() -> None:
    position = dealt(begun())
    order = CheckOrFold(1)
    assert order in look(position, "B").waiting_moves()
    assert order not in look(position, "A").waiting_moves(), "it is A's turn"
    position = say(position, "A: check")
    assert str(position.comes_to(Seat.B, order)) == "check"
    assert str(say(dealt(begun()), "A: bet 2").comes_to(Seat.B, order)) == "fold"
    position = silent(silent(position))
    assert position.comes_to(Seat.A, order) == order
    assert why(position, "A: check-or-fold 2") == "not-a-move A10"
    assert not look(position, "A").may_still_come(order)


def test_a12_call_up_to_an_amount() -> None:
    position = dealt(begun())
    assert [str(move) for move in look(position, "B").waiting_moves()] == [
        "check-or-fold 1",
        "call-up-to 1 2",
        "call-up-to 1 4",
        "call-up-to 1 6",
        "call-any 1",
    ]
    assert str(say(position, "A: check").comes_to(Seat.B, CallUpTo(1, 4))) == "check"
    assert str(say(position, "A: bet 2").comes_to(Seat.B, CallUpTo(1, 4))) == "call"
    raised = say(position, "A: bet 2", "B: raise 4", "C: raise 6")
    assert raised.comes_to(Seat.A, CallUpTo(1, 4)) == CallUpTo(1, 4), "it asks"
    assert CallUpTo(1, 4) not in look(raised, "B").waiting_moves()
    assert str(raised.comes_to(Seat.A, CallAny(1))) == "call", "whatever it costs"
    assert LINES.parse("call-up-to 1 4") == CallUpTo(1, 4)
    assert LINES.parse("call-any 1") == CallAny(1)


def test_a12_who_is_all_in_or_out_orders_nothing() -> None:
    position = say(dealt(stacked(30, 3, 30, 30)), "A: bet 2", "B: call")
    assert look(position, "B").waiting_moves() == ()
    assert look(say(position, "C: fold"), "C").waiting_moves() == ()
    assert step(position, "C: fold").events
