"""D1 to D4: titles, the deal, rounds, going out, and the two options; worked cases of D10."""

import pytest

from bot.games.daifugo.board import Closed, Phase
from bot.games.daifugo.titles import Title, by_seat, titles
from bot.games.protocol import Position, Seat
from tests.games.daifugo.tables import begun, board, code, dealt, events, finished, hand, late, legal, look, play, score
from tests.there import there

REVOLUTION = {"revolution": "yes"}
EIGHTS = {"eights": "yes"}


def test_d2_2_titles_by_the_number_of_players() -> None:
    assert titles(3) == (Title.DAIFUGO, Title.COMMONER, Title.DESTITUTE)
    assert titles(4) == (Title.DAIFUGO, Title.MILLIONAIRE, Title.POOR, Title.DESTITUTE)
    assert titles(5) == tuple(Title)
    assert titles(8).count(Title.COMMONER) == 4


def test_d10_7_seven_players() -> None:
    named = by_seat([Seat[name] for name in "CAGBFDE"])
    assert [title.value for title in named] == [
        "millionaire",
        "commoner",
        "daifugo",
        "poor",
        "destitute",
        "commoner",
        "commoner",
    ]


def test_d10_6_five_players_are_dealt_unevenly_from_the_dealers_left() -> None:
    assert board(dealt(begun(5, dealer="E"))).in_hand == (11, 11, 10, 10, 10)
    assert board(dealt(begun(8, dealer="B"))).in_hand == (6, 6, 7, 7, 7, 7, 6, 6)


def test_d3_1_and_d3_2_the_destitute_deals_the_second_deal_and_the_daifugo_leads_it() -> None:
    position = dealt(begun(4, dealer="B"))
    assert board(position).active is Seat.C
    position = finished(begun(4, dealer="B"), "DBCA")
    assert position.chance is not None
    assert position.chance.seat is Seat.A
    position = dealt(position)
    assert (board(position).dealer, board(position).phase, position.to_act) == (Seat.A, Phase.GIVE, {Seat.D})


THREES = {"a": "5S 5H 5D 3S", "b": "6S 6H 6D 6C 4S 4H AS AH 5C 3H", "c": "2S 2H 2D 3D 3C"}


@pytest.mark.parametrize(
    ("line", "refused"),
    [
        ("B: play 6S 6H 6D", ""),
        ("B: play 6H 6D 6C", ""),
        ("B: play 6S 6H 6D 6C", "wrong-number D4.1"),
        ("B: play AS AH", "wrong-number D4.1"),
        ("B: play 4S 4H 5C", "mixed-ranks D4.1"),
        ("B: play 6S 6S 6S", "not-held D4.1"),
        ("B: play 2S 2H 2D", "not-held D4.1"),
        ("B: pass", ""),
        ("B: pass-round 1", "not-a-move D9"),
        ("B: give 6S", "gives-nothing D5"),
        ("C: play 2S 2H 2D", "not-your-turn D4.1"),
        ("C: pass", "not-your-turn D4.1"),
        ("D: pass", "not-seated D1.1"),
    ],
)
def test_d10_1_the_same_number_of_one_higher_rank(line: str, refused: str) -> None:
    assert code(play(late(**THREES), "A: play 5S 5H 5D"), line) == refused


def test_d10_1_lower_and_equal_ranks_are_refused_and_twos_end_the_round_at_once() -> None:
    position = play(late(a="5S 5H 3S", b="5D 5C 4S 4H 6S 6H 7S", c="2S 2H 7D 8S"), "A: play 5S 5H")
    assert code(position, "B: play 5D 5C") == "not-higher D4.1"
    assert code(position, "B: play 4S 4H") == "not-higher D4.1"
    position = play(position, "B: play 6S 6H")
    assert legal(position, "C") == "2S 2H, pass"
    position = play(position, "C: play 2S 2H")
    before = there(board(position).before)
    assert (before.closed, before.leader, board(position).active) == (Closed.UNBEATABLE, Seat.C, Seat.C)
    assert legal(position, "C") == "7D, 8S"


def test_d4_1_a_leader_plays_one_to_four_of_a_rank_and_may_not_pass() -> None:
    position = late(a="5S 5H 5D 5C 3S", b="6S 6H", c="2S 2H")
    assert legal(position, "A") == "3S, 5S, 5S 5H, 5S 5H 5D, 5S 5H 5D 5C"
    assert code(position, "A: pass") == "must-lead D4.1"
    assert code(position, "A: play 5S 3S") == "mixed-ranks D4.1"


def test_d4_2_and_d4_3_who_has_passed_waits_for_the_next_round() -> None:
    position = play(late(a="4S 9S 9H", b="5S 3S 3H", c="6S 7S 8S"), "A: play 4S", "B: pass", "C: play 6S", "A: play 9S")
    assert position.to_act == {Seat.C}, "B has passed"
    assert code(position, "B: play 5S") == "has-passed D4.2"
    assert code(position, "A: play 9H") == "not-your-turn D4.1"
    position = play(position, "C: pass")
    assert (position.to_act, board(position).passed, board(position).round) == ({Seat.A}, frozenset(), 2)
    assert board(position).top is None


def test_d10_2_out_and_lead() -> None:
    position = play(late(a="AS", b="3S 4S", c="2S 4H 5H"), "A: play AS")
    assert board(position).out == (Seat.A,)
    assert board(play(position, "B: pass", "C: pass")).active is Seat.B
    assert code(position, "A: pass") == "is-out D4.4"
    assert board(play(position, "B: pass", "C: play 2S")).active is Seat.C


FOUR = {"a": "7S KS", "b": "3S 4S", "c": "5S 6S", "d": "8S AS 3H"}


def one_left_in_the_round() -> Position:
    """Return a round that B and C have passed, and in which A has played the last card."""
    return play(late(4, **FOUR), "A: play 7S", "B: pass", "C: pass", "D: play 8S", "A: play KS")


def test_d10_3_one_left_in_the_round_may_beat_the_last_card_of_who_is_out_and_leads_then() -> None:
    position = one_left_in_the_round()
    assert position.to_act == {Seat.D}
    position = play(position, "D: play AS")
    assert (position.to_act, board(position).laid) == ({Seat.D}, ())


def test_d10_3_or_passes_and_the_next_to_the_left_leads_although_they_had_passed() -> None:
    position = play(one_left_in_the_round(), "D: pass")
    assert position.to_act == {Seat.B}
    before = there(board(position).before)
    assert before.closed is Closed.PASSED


def test_d4_4_who_is_out_is_passed_over_and_so_is_the_lead() -> None:
    position = play(late(4, a="2S", b="3S", c="4S 6S", d="5S 7S"), "A: play 2S", "B: play 3S", "C: pass", "D: pass")
    assert (board(position).out, position.to_act) == ((Seat.A, Seat.B), {Seat.C})


def test_d10_4_out_with_the_last_two() -> None:
    position = play(late(a="2S", b="9S 9H", c="AS AH KS"), "A: play 2S", "B: play 9S 9H")
    assert position.to_act == frozenset(), "C is not asked to beat it"
    assert (score(position).order, score(position).held) == ((Seat.A, Seat.B, Seat.C), 3)
    assert score(position).titles == (Title.DAIFUGO, Title.COMMONER, Title.DESTITUTE)
    assert (score(position).places, score(position).totals) == ((1, 2, 3), (1, 0, 0))


def test_d10_9_out_with_a_two() -> None:
    position = late(a="2S", b="3S 4S", c="5S 6S")
    assert events(position, "A: play 2S") == ["Played", "Out", "RoundOver"]
    assert board(play(position, "A: play 2S")).active is Seat.B


def test_d4_6_a_pass_of_who_cannot_play_is_a_choice_all_the_same() -> None:
    position = play(late(a="9S 9H 9D", b="3S", c="4S 4H 5H"), "A: play 9S 9H")
    assert (position.to_act, position.forced, legal(position, "B")) == ({Seat.B}, None, "pass")


def test_an_only_card_that_is_led_plays_itself() -> None:
    position = play(late(a="4S 2S", b="3S 3H", c="3C 3D"), "A: play 2S")
    assert position.forced is not None
    assert [str(each) for each in position.forced] == ["A", "play 4S"]
    assert play(late(a="4S 4H", b="3S 3H", c="3C 3D")).forced is None


FOURS = {"a": "5S 5H 5D 5C 9S", "b": "4S 4H 4D 4C 6S 6H 6D 6C 9H", "c": "3S 3H 3D 3C 7S KS"}


def test_d10_8_a_four_of_a_kind_turns_the_order_at_once() -> None:
    position = late(terms=REVOLUTION, **FOURS)
    assert events(position, "A: play 5S 5H 5D 5C") == ["Played", "Turned", "Few"]
    position = play(position, "A: play 5S 5H 5D 5C")
    assert board(position).is_turned
    assert legal(position, "B") == "4S 4H 4D 4C, pass"
    assert code(position, "B: play 6S 6H 6D 6C") == "not-higher D4.1"
    threes = play(position, "B: pass", "C: play 3S 3H 3D 3C")
    assert (board(threes).is_turned, board(threes).top is not None) == (False, True), "threes are low again"


def test_d10_8_and_another_turns_it_back() -> None:
    position = play(late(terms=REVOLUTION, **FOURS), "A: play 5S 5H 5D 5C", "B: play 4S 4H 4D 4C")
    assert not board(position).is_turned
    assert code(position, "C: play 3S 3H 3D 3C") == "not-higher D4.1"
    assert board(position).revolutions == 2


def test_d10_8_a_single_three_ends_the_round_while_the_order_is_turned() -> None:
    position = late(terms=REVOLUTION, a="5S 5H 5D 5C 3S 9S", b="2S 4H", c="2H 7S")
    position = play(position, "A: play 5S 5H 5D 5C", "B: pass", "C: pass", "A: play 3S")
    before = there(board(position).before)
    assert (before.closed, position.to_act) == (Closed.UNBEATABLE, {Seat.A})
    position = play(position, "A: play 9S")
    assert legal(position, "B") == "4H, pass"


def test_d4_7_twos_that_turn_the_order_are_low_themselves() -> None:
    position = play(late(terms=REVOLUTION, a="2S 2H 2D 2C 9S", b="AS AH AD AC 4S", c="2H 7S"), "A: play 2S 2H 2D 2C")
    assert legal(position, "B") == "AS AH AD AC, pass"


def test_d4_7_without_the_option_four_of_a_kind_is_a_set_like_any_other() -> None:
    position = play(late(**FOURS), "A: play 5S 5H 5D 5C")
    assert not board(position).is_turned
    assert legal(position, "B") == "6S 6H 6D 6C, pass"


@pytest.mark.parametrize(("cards", "leader"), [("8S 3S", "A"), ("8S", "B")])
def test_d4_8_an_eight_ends_the_round(cards: str, leader: str) -> None:
    hands = {"a": cards, "b": "9S 9H", "c": "TS TH"}
    position = play(late(terms=EIGHTS, **hands), "A: play 8S")
    before = there(board(position).before)
    assert (before.closed, position.to_act) == (Closed.EIGHT, {Seat[leader]})
    assert board(play(late(**hands), "A: play 8S")).before is None


def test_d8_what_is_told_of_a_play() -> None:
    position = late(a="4S 4H 9S 9H 9D", b="5S 5H KS", c="6S 7S 8S")
    assert events(position, "A: play 9S") == ["Played"]
    assert events(position, "A: play 9S 9H 9D") == ["Played", "Few"]
    assert events(play(position, "A: play 4S 4H"), "B: play 5S 5H") == ["Played", "Few"]
    assert events(play(position, "A: play 4S 4H", "B: pass"), "C: pass") == ["Passed", "RoundOver"]


def test_d8_earlier_rounds_lie_face_down_and_the_last_one_only_until_somebody_leads() -> None:
    position = play(late(a="4S 9S 9H", b="5S 3S 3H", c="6S 7S 8S"), "A: play 9S", "B: pass", "C: pass")
    before = there(board(position).before)
    assert [str(card) for laid in before.laid for card in laid.cards] == ["9S"]
    position = play(position, "A: play 4S")
    assert (board(position).before, [laid.seat for laid in board(position).laid]) == (None, [Seat.A])
    assert hand(position, "A") == "9H"
    assert look(position).hand == look(position, None).hand
