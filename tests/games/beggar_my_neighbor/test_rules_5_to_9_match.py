"""B5 to B9: the match, money, leaving, who may press what, what everyone sees, and the options."""

import pytest

from bot.games.beggar_my_neighbor.events import Dealt
from bot.games.beggar_my_neighbor.moves import Lap, Laps, Turn
from bot.games.beggar_my_neighbor.options import BeggarOptions
from bot.games.cards import CARDS
from bot.games.protocol import Ending, Lateness, Position, Seat
from bot.registry import GAMES
from tests.games.beggar_my_neighbor.tables import (
    BEGGAR,
    FIRST_A,
    FIRST_B,
    begun,
    board,
    dealt,
    look,
    play,
    refusal,
    score,
    to_the_end,
    why,
)
from tests.games.given import kept, wrong
from tests.there import there

SHORT = "AS AH AD AC KS KH KD KC QS QH QD QC JS JH JD JC"
"""All penalty cards: their holder wins soon."""


def won_by(seat: str, position: Position) -> Position:
    """Return the next deal, won by this seat."""
    assert position.chance is not None
    is_dealer = position.chance.seat == Seat[seat]
    return play(dealt(position, "" if is_dealer else SHORT, SHORT if is_dealer else ""), "A: laps 50")


def paid(position: Position, stake: int = 50) -> list[tuple[str, str, int]]:
    """Return who pays whom."""
    return [(str(each.payer), str(each.payee), each.amount) for each in BEGGAR.settle(position, stake).transfers]


def test_b5_1_a_match_is_as_many_deals_as_were_agreed_one_unless_said_otherwise() -> None:
    assert len(board(to_the_end(begun())).scores) == 1
    assert len(board(to_the_end(begun(deals="9"))).scores) == 9


def test_b5_1_more_deals_won_wins_and_all_are_played() -> None:
    position = won_by("A", won_by("A", begun(deals="3")))
    assert position.outcome is None, "it is decided, and each deal is worth a stake"
    position = won_by("B", position)
    assert position.outcome is not None
    assert (position.outcome.ending, position.outcome.winners) == (Ending.PLAYED, {Seat.A})
    assert board(position).points == (2, 1)


def test_b5_1_level_is_a_draw() -> None:
    position = won_by("B", won_by("A", begun(deals="2")))
    assert position.outcome is not None
    assert (position.outcome.winners, position.outcome.places) == (frozenset(), ((Seat.A, Seat.B),))
    assert paid(position) == []


def test_b5_2_a_stake_for_each_deal_netted() -> None:
    position = won_by("B", won_by("A", won_by("A", begun(deals="3"))))
    assert paid(position) == [("B", "A", 50)]
    assert paid(won_by("A", begun())) == [("B", "A", 50)]
    assert paid(won_by("A", begun()), 0) == []


def test_b5_2_the_most_is_a_stake_for_every_deal() -> None:
    assert BEGGAR.most_lost(BEGGAR.options({"deals": "9"}), seats=2, stake=50) == 450


@pytest.mark.parametrize("word", ["resign", "timeout"])
def test_b6_1_who_leaves_loses_the_match_and_the_open_deal(word: str) -> None:
    position = play(dealt(won_by("B", begun(deals="3"))), f"A: {word}")
    assert position.outcome is not None
    assert position.outcome.ending is (Ending.RESIGNED if word == "resign" else Ending.TIMEOUT)
    assert position.outcome.winners == {Seat.B}
    assert (board(position).points, len(board(position).scores)) == ((0, 1), 1)
    assert paid(position) == [("A", "B", 100)]
    assert (board(position).turner, board(position).owed) == (None, 0), "nobody turns any more"


def test_b6_1_deals_not_begun_do_not_count_and_one_stake_at_least_is_paid() -> None:
    position = play(won_by("A", begun(deals="3")), "A: resign")
    assert (board(position).points, paid(position)) == ((1, 0), [("A", "B", 50)])
    assert paid(play(dealt(begun()), "B: resign")) == [("B", "A", 50)]
    assert paid(play(dealt(won_by("A", won_by("A", begun(deals="5")))), "A: resign")) == [("A", "B", 50)]


def test_b6_2_the_default_is_a_lap_by_who_is_to_turn_and_nobody_leaves_by_it() -> None:
    position = dealt(begun())
    assert (position.awaited, position.default(Seat.A), position.default(Seat.B)) == ({Seat.A}, Lap(), None)
    assert (BEGGAR.lateness, BEGGAR.strikes) == (Lateness.DEFAULT_MOVE, None)


def test_b6_3_no_undo() -> None:
    assert dealt(begun()).play(Seat.A, Turn()).reveals


def test_b7_1_only_the_player_who_is_to_turn_may_turn() -> None:
    position = dealt(begun(), FIRST_A, FIRST_B)
    assert why(position, "B: turn") == "not-your-turn B7.1"
    assert refusal(play(position, "A: turn"), "B: turn") is None


def test_b7_2_and_b7_3_laps_may_be_turned_by_either_player() -> None:
    position = dealt(begun(), FIRST_A, FIRST_B)
    for seat in "AB":
        assert board(play(position, f"{seat}: lap")).laps == 1
        assert board(play(position, f"{seat}: laps 3")).laps == 3


@pytest.mark.parametrize("number", [0, 1, 51])
def test_b7_3_from_two_to_fifty(number: int) -> None:
    refused = there(dealt(begun()).refusal(Seat.A, Laps(number)))
    assert refused.rule == "B7.3"


def test_b7_3_the_laps_stop_when_the_deal_ends() -> None:
    position = won_by("A", begun(deals="2"))
    assert board(position).laps < 50
    assert position.chance is not None


def test_b7_4_both_may_act_and_every_move_makes_old_buttons_old() -> None:
    position = dealt(begun(), FIRST_A, FIRST_B)
    assert position.to_act == {Seat.A, Seat.B}
    after = play(position, "A: turn")
    assert [after.turn(seat) - position.turn(seat) for seat in (Seat.A, Seat.B)] == [1, 1]


def test_b8_all_views_are_equal_but_for_the_seat() -> None:
    position = play(dealt(begun(), FIRST_A, FIRST_B), "A: turn", "B: turn")
    a, b, nobody = (look(position, seat) for seat in ("A", "B", None))
    assert a.board == b.board == nobody.board
    assert a.turn == b.turn == nobody.turn
    assert a.unseen() == b.unseen() == nobody.unseen()


def test_b8_views_forget_what_went_under_a_stack() -> None:
    position = dealt(begun(), FIRST_A, FIRST_B)
    assert look(position, "A").unseen() == CARDS
    assert len(look(play(position, "A: turn", "B: turn"), "A").unseen()) == 50
    assert look(play(position, "A: lap"), "A").unseen() == CARDS


def test_b8_a_deal_shows_no_card() -> None:
    position = begun()
    assert position.supply(CARDS).events == (Dealt(1, Seat.B),)


def test_b9_other_values_are_refused() -> None:
    assert [wrong(BEGGAR, deals=deals) for deals in ("0", "10")] == ["bad-deals"] * 2
    assert [wrong(BEGGAR, laps=laps) for laps in ("19", "1201")] == ["bad-laps"] * 2


def test_b9_the_smallest_and_the_largest_values() -> None:
    assert kept(BEGGAR, deals="9", laps="20")
    assert kept(BEGGAR, laps="1200")
    assert BEGGAR.options({}) == BeggarOptions(deals=1, laps=1200)


def test_b12_nothing_is_rated() -> None:
    counting = there(GAMES[BEGGAR.name].counting)
    assert not counting.is_rated
    assert score(to_the_end(begun())).winner is not None
