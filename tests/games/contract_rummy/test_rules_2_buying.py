"""CR2: the start of a turn, "May I?", and the stock."""

import pytest

from bot.games.contract_rummy.board import Phase
from bot.games.contract_rummy.moves import parse_move
from bot.games.protocol import Owed, Position, Seat
from tests.games.contract_rummy.tables import (
    LINES,
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


def answered(position: Position, *answers: str) -> Position:
    """Return the position after answers as they are given: `"C: ask"`, `"B: no"`."""
    for answer in answers:
        position = position.play(Seat[answer[0]], parse_move(answer[3:])).position
    return position


def test_cr2_1_the_active_player_takes_or_draws() -> None:
    now = set_up()
    assert legal(now, "A") == ["draw", "take"]
    assert "9C" in hand(play(now, "A: take"), "A")
    assert look(play(now, "A: draw"), "A").fresh == (now.stock[0],)
    assert look(play(now, f"A: draw; discard {now.stock[0]}"), "B").fresh == ()
    assert why(now, "A: discard 2S") == "begin-first CR2.1"
    assert why(now, "B: draw") == "not-your-turn CR2"
    assert why(now, "A: take; take") == "already-begun CR2.1"


def test_cr2_1_after_a_take_nobody_else_may() -> None:
    now = play(set_up(pile="3C 9C"), "A: take")
    assert (now.window, table_of(now).phase) == (None, Phase.PLAY)
    assert why(now, "B: ask") == "not-asked CR2.2"


def test_cr2_2_after_a_draw_the_others_are_asked_from_the_active_players_left() -> None:
    assert asked(play(set_up(seats=5, active="C"), "C: draw")) == "DEAB"
    assert why(set_up(), "B: ask") == "not-asked CR2.2"


def test_cr2_2_the_active_player_has_seen_the_drawn_card_but_does_nothing_yet() -> None:
    now = play(set_up(stock="4H 4D 4C"), "A: draw")
    assert "4H" in hand(now, "A")
    refused = there(now.refusal(Seat.A, parse_move("discard 4H")))
    assert (refused.code, refused.rule, legal(now, "A")) == ("others-asked", "CR2.2", [])
    assert there(now.refusal(Seat.B, parse_move("draw"))).code == "only-asked"


def test_cr2_2_the_first_who_asks_gets_it_and_the_top_card_of_the_stock() -> None:
    now = play(set_up(seats=4, stock="4H 4D 4C", pile="9C"), "A: draw")
    after = answered(now, "D: ask", "C: ask", "B: no")
    assert (hand(after, "C"), hand(after, "D")) == ("9C 4D 2S 2H", "2S 2H")
    assert (table_of(after).bought, table_of(after).stock, table_of(after).pile) == ((0, 0, 1, 0), 1, ())


def test_cr2_3_the_card_below_is_offered_to_the_same_people_until_nobody_asks() -> None:
    now = play(set_up(seats=4, stock="4H 4D 4C 5C 5D", pile="3C 8C 9C"), "A: draw", "C: ask")
    assert asked(now) == "BD"
    now = play(now, "D: ask")
    assert asked(now) == "BC"
    assert table_of(answered(now, "B: no", "C: no")).phase is Phase.PLAY


def test_cr2_3_or_until_the_pile_is_empty() -> None:
    now = play(set_up(pile="8C 9C"), "A: draw", "B: ask", "C: ask")
    assert (table_of(now).pile, table_of(now).phase) == ((), Phase.PLAY)


def test_cr2_3_nobody_gets_two_running_but_may_get_the_one_after() -> None:
    now = play(set_up(pile="3C 8C 9C"), "A: draw", "B: ask")
    assert (asked(now), LINES.why(now, "B: ask")) == ("C", "just-bought CR2.3")
    after = play(now, "C: ask")
    assert asked(after) == "B"
    assert table_of(play(after, "B: ask")).bought == (0, 2, 1)


def test_cr2_3_the_active_player_never_buys_in_the_own_turn() -> None:
    now = play(set_up(seats=4), "A: draw")
    assert there(now.refusal(Seat.A, parse_move("ask"))).code == "own-turn"


def test_cr2_4_also_who_has_melded_may_ask() -> None:
    assert asked(play(set_up("B: set 5S 5H 5D", "C: set 8S 8H 8D"), "A: draw")) == "BC"


def test_cr2_4_not_asked_is_who_discarded_the_top_card_in_the_turn_just_before() -> None:
    now = play(set_up(seats=4, active="D", d="5C 9D 9H", pile="3C", is_playing=True), "D: discard 5C", "A: draw")
    assert (asked(now), LINES.why(now, "D: ask")) == ("BC", "own-discard CR2.4")
    assert asked(play(now, "B: ask")) == "CD"  # deeper cards are free to all


def test_cr2_4_the_card_turned_up_may_be_bought_by_all_the_dealer_too() -> None:
    assert asked(play(dealt(begun(3, dealer="C")), "A: draw")) == "BC"


def test_cr2_4_with_three_not_who_has_bought_three_times_in_this_deal() -> None:
    now = play(set_up(bought=(0, 3, 2), may_i="three", pile="3C 9C"), "A: draw")
    assert (asked(now), LINES.why(now, "B: ask")) == ("C", "bought-three CR2.4")
    assert table_of(play(now, "C: ask")).phase is Phase.PLAY  # nobody is left who could be asked
    assert asked(play(set_up(bought=(0, 9, 3)), "A: draw")) == "BC"


def test_cr2_5_the_pile_without_its_top_is_shuffled_into_a_new_stock() -> None:
    now = set_up(stock="", pile="3C 4C 9C")
    owed = there(waiting(now, "A: draw").chance)
    assert (owed.kind, [str(card) for card in owed.cards], owed.seat) == (Owed.STOCK, ["4C", "3C"], Seat.A)
    after = play(now, "A: draw")
    assert (table_of(after).stock, table_of(after).renewals, shown(table_of(after).pile)) == (1, 1, "9C")
    assert asked(after) == "BC"


def test_cr2_5_it_takes_two_cards_in_the_pile_at_least() -> None:
    assert why(set_up(stock="", pile="9C"), "A: draw") == "stock-gone CR2.6"
    assert why(set_up(stock="", pile="4C 9C"), "A: draw") is None


def test_cr2_5_for_a_penalty_the_pile_is_what_is_left_after_the_bought_card() -> None:
    now = play(set_up(stock="4H", pile="2C 3C 4C 9C"), "A: draw")
    owed = there(waiting(now, "C: ask").chance)
    assert ([*map(str, owed.cards)], owed.seat) == (["3C", "2C"], Seat.C)
    after = play(now, "C: ask")
    assert ("9C" in hand(after, "C"), shown(table_of(after).pile), table_of(after).stock) == (True, "4C", 1)
    assert asked(after) == "B"


def test_cr2_5_if_no_penalty_card_could_be_had_nobody_is_asked() -> None:
    last = play(set_up(stock="4H", renewals=3, pile="3C 4C 9C"), "A: draw")
    assert (last.window, why(last, "B: ask")) == (None, "no-penalty CR2.5")
    assert asked(play(set_up(stock="4H", pile="4C 9C"), "A: draw")) == ""  # one card is left of it below the top
    assert asked(play(set_up(stock="4H", pile="3C 4C 9C"), "A: draw")) == "BC"
    assert asked(play(set_up(stock="4H 4D", pile="4C 9C", renewals=3), "A: draw", "B: ask")) == ""


def test_cr2_6_three_renewals_a_deal() -> None:
    assert why(set_up(stock="", pile="3C 4C 9C", renewals=2), "A: draw") is None
    assert why(set_up(stock="", pile="3C 4C 9C", renewals=3), "A: draw") == "stock-gone CR2.6"


def test_cr2_6_when_the_stock_is_used_up_one_may_take_or_pass() -> None:
    now = set_up(stock="", renewals=3, contracts="12")
    assert legal(now, "A") == ["take", "pass"]
    assert why(set_up(), "A: pass") == "stock-left CR2.6"
    over = play(now, "A: pass")
    assert (score(over).ended, score(over).out, score(over).scores) == ("blocked", None, (4, 4, 4))
    assert events(now, "A: pass") == ["Passed", "Blocked", "Scored"]


def test_cr2_6_who_may_not_take_ends_it_by_coming_to_turn() -> None:
    now = set_up(stock="", renewals=3, takes=8)
    assert events(now, "A: take; discard 9C")[-3:] == ["Blocked", "Scored", "Over"]
    assert score(play(now, "A: take; discard 9C")).ended == "blocked"
    assert why(set_up(pile=""), "A: take") == "no-pile CR2.6"


def test_cr2_7_after_three_turns_of_each_that_began_with_take_the_next_may_not_take() -> None:
    now = set_up(takes=9)
    assert why(now, "A: take") == "taken-enough CR2.7"
    assert (str(there(now.forced)[1]), legal(now, "A")) == ("draw", ["draw"])
    assert table_of(play(set_up(takes=8), "A: take")).takes == 9
    assert why(set_up(takes=9, seats=4), "A: take") is None


def test_cr2_7_a_turn_that_begins_with_a_draw_begins_the_count_again() -> None:
    assert table_of(play(set_up(takes=9), "A: draw")).takes == 0


def test_cr2_8_answers_may_be_given_at_the_same_time_and_stay_hidden_until_their_turn() -> None:
    now = play(set_up(seats=4), "A: draw")
    early = answered(now, "C: ask")  # B is asked first
    assert (there(early.window).answered, there(look(early).window).answered) == ({Seat.C}, frozenset())
    assert there(look(early, "C").window).answered == {Seat.C}
    assert table_of(early) == table_of(now)
    assert table_of(answered(early, "B: no")).buyer is Seat.C
    assert table_of(answered(early, "B: ask")).buyer is Seat.B
    changed = answered(early, "C: no", "B: no", "D: no")
    assert table_of(changed).phase is Phase.PLAY


def test_cr2_8_an_answer_counts_for_the_card_that_it_was_given_for() -> None:
    now = play(set_up(seats=4, pile="3C 8C 9C"), "A: draw")
    after = answered(now, "C: ask", "B: ask")
    assert (asked(after), there(after.window).answered) == ("CD", frozenset())
    assert there(after.window).number != there(now.window).number


def test_cr2_8_silence_is_no() -> None:
    now = play(set_up(), "A: draw")
    assert [str(now.default(seat)) for seat in (Seat.A, Seat.B, Seat.C)] == ["None", "no", "no"]


def test_cr2_8_the_active_player_may_choose_melds_and_a_discard_ahead() -> None:
    now = play(set_up(a="5S 5H 5D 6S 6H 6D KS", stock="9D 4D"), "A: draw")
    waits = [*map(str, look(now, "A").waiting_moves())]
    assert waits == ["lay set 6S 6H 6D, set 5S 5H 5D", *(f"discard {card}" for card in hand(now, "A").split())]
    assert look(now, "B").waiting_moves() == ()
    assert look(answered(now, "B: no", "C: no"), "A").waiting_moves() == ()
    closed = answered(now, "B: no", "C: no")
    assert board(play(closed, f"A: {waits[0]}; discard KS")).table.active is Seat.B


def test_cr9_1_buying() -> None:
    now = set_up(seats=4, pile="3S KD 9C", thrower="D", stock="4H 4D 5D 4C 5C")
    drawn = play(now, "A: draw")
    assert asked(drawn) == "BC"
    first = answered(drawn, "C: ask", "B: ask")
    assert (hand(first, "B"), asked(first)) == ("9C 4D 2S 2H", "CD")
    second = answered(first, "C: ask")
    assert (hand(second, "C"), asked(second)) == ("KD 5D 2S 2H", "BD")
    third = answered(second, "B: no", "D: no")
    assert (table_of(third).phase, table_of(third).stock, table_of(third).active) == (Phase.PLAY, 2, Seat.A)


@pytest.mark.parametrize("move", ["ask", "no"])
def test_a_claim_while_a_renewed_stock_is_owed_waits(move: str) -> None:
    owed = waiting(set_up(stock="", pile="3C 4C 9C"), "A: draw")
    assert there(owed.refusal(Seat.B, parse_move(move))).code == "cards-owed"
