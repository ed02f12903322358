"""A1 to A3: players, chips and options, the course of a deal, and what all choose at the same time."""

import pytest

from bot.games.anaconda.board import Ended, Half, Phase
from bot.games.anaconda.options import AnacondaOptions
from bot.games.protocol import SEATS, BadOption, Position, Seat
from tests.games.anaconda.tables import (
    ANACONDA,
    active,
    begun,
    board,
    chips,
    dealt,
    look,
    names,
    order_of,
    say,
    score,
    shown_down,
    silent,
    why,
)
from tests.games.given import kept, wrong
from tests.games.reading import any_deck
from tests.there import there

# A1 Players, chips, options


@pytest.mark.parametrize("seats", [2, 8])
def test_a1_1_three_to_seven_play(seats: int) -> None:
    assert [*ANACONDA.seats] == [3, 4, 5, 6, 7]
    with pytest.raises(ValueError, match="3 to 7"):
        begun(seats, dealer="A")


@pytest.mark.parametrize("seats", ANACONDA.seats)
def test_a1_2_seven_cards_each_and_the_rest_is_out_of_play(seats: int) -> None:
    position = dealt(begun(seats))
    assert [len(look(position, str(seat)).hand) for seat in SEATS[:seats]] == [7] * seats
    hidden = look(position).unseen()
    assert len(hidden) == 52


def test_a1_3_everyone_starts_with_the_stack_and_nobody_can_lose_more() -> None:
    assert chips(begun(4, stack="250")) == (250,) * 4
    options = ANACONDA.options({"stack": "250"})
    assert ANACONDA.most_lost(options, seats=4, stake=5) == 1250
    assert ANACONDA.propose().stake == 5
    assert ANACONDA.style.stake == 5
    assert ANACONDA.most_lost(ANACONDA.propose().options, seats=7, stake=5) == 500


def test_a1_4_the_options_and_their_values() -> None:
    assert AnacondaOptions().texts() == {
        "rules": "classic",
        "deals": "10",
        "stack": "100",
        "ante": "1",
        "bet": "2",
        "limit": "fixed",
        "low": "ace_to_five",
    }
    for name, (least, most) in {"deals": (1, 100), "stack": (20, 10000), "ante": (1, 100), "bet": (1, 1000)}.items():
        assert kept(ANACONDA, **{name: str(least)})
        assert kept(ANACONDA, **{name: str(most)})
        assert wrong(ANACONDA, **{name: str(least - 1)}) == f"bad-{name}"
        assert wrong(ANACONDA, **{name: str(most + 1)}) == f"bad-{name}"
    for name, values in {"limit": ("fixed", "none"), "low": ("ace_to_five", "ace_to_six", "deuce_to_seven")}.items():
        assert all(kept(ANACONDA, **{name: value}) for value in values)
        assert wrong(ANACONDA, **{name: "other"}) == "not-a-choice"
    with pytest.raises(BadOption) as bad:
        ANACONDA.options({"stack": "19"})
    assert bad.value.rule == "A1.4"


def test_a1_5_the_deal_passes_to_the_next_on_the_left_who_has_chips_and_has_not_left() -> None:
    position = dealt(begun(5, dealer="B"))
    assert board(position).dealer is Seat.B
    position = say(position, "C: fold", "D: fold", "E: fold", "A: fold", "C: resign")
    assert there(there(position.chance).seat) is Seat.D
    broke = shown_down(
        begun(3, stack="20", ante="20"), {"A": "AS AH AD AC KS", "B": "2S 3S 5D 7C 9H", "C": "2H 2D 6C 8C TH"}
    )
    assert broke.outcome is not None, "only A has chips"
    lows = shown_down(
        begun(4, stack="20", ante="20", dealer="A"),
        {
            "A": "AS AH AD AC KS",
            "B": "7S 5C 4S 3D 2C",
            "C": "2H 2D 6C 8C TH",
            "D": "9H TC JD QS KD",
        },
        lows="B",
    )
    assert chips(lows) == (40, 40, 0, 0)
    assert there(there(lows.chance).seat) is Seat.B


# A2 The course of a deal


def test_a2_1_all_ante_who_has_less_antes_that_and_is_all_in() -> None:
    position = dealt(begun(4, ante="3"))
    assert (chips(position), board(position).pot) == ((97,) * 4, 12)
    short = dealt(begun(3, ante="30", stack="20"))
    assert (chips(short), board(short).pot) == ((0, 0, 0), 60)
    assert board(short).phase is Phase.GIVE, "nobody has chips to bet"


def test_a2_1_cards_come_one_at_a_time_from_the_dealers_left() -> None:
    deck = any_deck()
    position = begun(4, dealer="B").supply(deck).position
    for place, seat in enumerate("CDAB"):
        assert {*look(position, seat).hand} == {*deck[place:28:4]}


def test_a2_1_players_without_chips_or_who_left_get_no_cards() -> None:
    position = say(dealt(begun(4)), "A: resign", "B: fold", "C: fold")
    assert names(order_of(position)) == "CDB", "B deals, and A has left"
    position = dealt(position)
    assert (names(board(position).dealt), len(look(position, "A").hand)) == ("CDB", 0)
    broke = shown_down(
        begun(4, stack="20", ante="20"),
        {"A": "AS AH AD AC KS", "B": "7S 5C 4S 3D 2C", "C": "2H 2D 6C 8C TH", "D": "9H TC JD QS KD"},
        lows="B",
    )
    assert names(board(dealt(broke)).dealt) in ("AB", "BA")
    assert not look(dealt(broke), "C").hand


def test_a2_2_to_a2_6_the_course_of_a_deal() -> None:
    position, course = dealt(begun()), []
    while not board(position).scores:
        now = board(position)
        course.append((now.phase, now.round))
        position = silent(position)
    assert course == [
        (Phase.BET, 1),
        (Phase.GIVE, 1),
        (Phase.BET, 2),
        (Phase.GIVE, 2),
        (Phase.BET, 3),
        (Phase.DECLARE, 3),
        (Phase.SHOW, 3),
        (Phase.BET, 4),
    ]
    assert score(position).ended is Ended.SHOWDOWN


def test_a2_2_pass_1_goes_to_the_next_on_the_left_and_a2_3_pass_2_to_the_second_on_the_right() -> None:
    position = silent(dealt(begun(5)))
    assert {str(one): str(other) for one, other in board(position).passes_to.items()} == dict(
        zip("ABCDE", "BCDEA", strict=True)
    )
    position = silent(silent(position))
    assert {str(one): str(other) for one, other in board(position).passes_to.items()} == dict(
        zip("ABCDE", "DEABC", strict=True)
    )


def test_a2_5_of_seven_cards_five_are_kept_and_four_of_them_are_shown() -> None:
    position = shown_down(begun(), {"A": "AS AH AD AC KS", "B": "7S 5C 4S 3D 2C", "C": "2H 2D 6C 8C TH"})
    assert " ".join(map(str, board(position).shown[Seat.A])) == "AS AH AD AC"
    assert all(len(cards) == 4 for cards in board(position).shown)
    assert all(len(hand or ()) == 5 for hand in score(position).hands)


def test_a2_7_one_player_left_in_gets_all_pots_and_nothing_is_shown() -> None:
    position = say(dealt(begun(deals="2")), "A: bet 2", "B: fold", "C: raise 4", "A: fold")
    assert chips(position) == (97, 99, 104)
    assert (score(position).ended, score(position).hands) == (Ended.FOLDED, (None, None, None))
    assert [(pot.amount, names(pot.high), names(pot.low)) for pot in score(position).pots] == [(9, "C", "")]


# A3 Passing, declaring, showing


def test_a3_1_nothing_moves_until_the_last_has_chosen_and_a_choice_may_be_changed() -> None:
    position = silent(dealt(begun(), a="AS KS QS JS 2H 3D 4C"))
    was = look(position, "A").hand
    position = say(position, "A: pass AS KS QS", "B: pass " + three(position, "B"))
    assert (look(position, "A").hand, position.awaited) == (was, {Seat.C})
    position = say(position, "A: pass 2H 3D 4C", "C: pass " + three(position, "C"))
    assert names(sorted(board(position).to_act)) == "A"
    assert {str(card) for card in look(position, "A").hand} >= {"AS", "KS", "QS", "JS"}


def three(position: Position, seat: str) -> str:
    """Return any three cards of a hand."""
    return " ".join(map(str, [*look(position, seat).hand][:3]))


def test_a3_1_who_is_all_in_chooses_too() -> None:
    position = dealt(begun(3, ante="20", stack="20"))
    assert position.awaited == {*SEATS[:3]}
    assert board(silent(position)).round == 2


def test_a3_1_one_passes_cards_of_the_own_seven_before_seeing_those_that_come() -> None:
    position = silent(dealt(begun(), a="AS KS QS JS 2H 3D 4C", b="AH KH QH JH 2S 3C 4D"))
    position = say(position, "A: pass AS KS QS")
    assert why(position, "B: pass AS KS QS") == "not-held A3.1"
    position = silent(silent(say(position, "B: pass AH KH QH")))
    assert board(position).phase is Phase.GIVE
    assert why(position, "B: pass AS KS QS") is None, "received cards may be passed on"


def test_a3_1_no_other_move_is_legal() -> None:
    position = silent(dealt(begun()))
    for line in ("A: check", "A: bet 2", "A: fold", "A: high", "A: show AS KS QS JS hold TS"):
        assert why(position, line) == "pass-now A3.1"
    assert why(position, "A: pass AS AS KS") == "not-held A3.1"


def test_a3_2_directions_count_only_players_still_in() -> None:
    position = say(dealt(begun(5)), "A: bet 2", "B: fold", "CDE: call")
    to = {str(one): str(other) for one, other in board(position).passes_to.items()}
    assert to == {"A": "C", "C": "D", "D": "E", "E": "A"}
    position = say(silent(position), "A: check", "C: bet 2", "D: fold", "EA: call")
    to = {str(one): str(other) for one, other in board(position).passes_to.items()}
    assert to == {"A": "C", "C": "E", "E": "A"}


def test_a3_2_with_three_in_the_second_on_the_right_is_the_first_on_the_left() -> None:
    position = silent(silent(silent(dealt(begun(3)))))
    assert {str(one): str(other) for one, other in board(position).passes_to.items()} == {"A": "B", "B": "C", "C": "A"}


def test_a3_2_with_two_in_both_passes_go_to_the_other_player() -> None:
    position = silent(say(dealt(begun(3)), "A: fold"))
    for _ in range(2):
        assert {str(one): str(other) for one, other in board(position).passes_to.items()} == {"B": "C", "C": "B"}
        position = silent(silent(position))


def test_a3_3_declarations_are_shown_when_all_have_chosen_and_nobody_declares_both() -> None:
    position = dealt(begun())
    while board(position).phase is not Phase.DECLARE:
        position = silent(position)
    position = say(position, "A: low", "B: high")
    assert board(position).declared == (None, None, None)
    position = say(position, "A: high", "A: low", "C: high")
    assert board(position).declared == (Half.LOW, Half.HIGH, Half.HIGH)
    assert board(position).phase is Phase.SHOW


def test_a3_4_four_cards_and_the_held_one_are_chosen_by_all_at_the_same_time() -> None:
    position = dealt(begun(), a="AS KS QS JS TS 3D 4C")
    while board(position).phase is not Phase.SHOW:
        position = silent(position)
    assert position.awaited == {*SEATS[:3]}
    held = [str(card) for card in look(position, "A").hand]
    assert why(position, f"A: show {' '.join(held[:4])} hold {held[0]}") == "not-held A3.1"
    position = say(position, f"A: show {' '.join(held[1:5])} hold {held[0]}")
    assert board(position).shown == ()
    position = silent(position)
    assert [str(card) for card in board(position).shown[Seat.A]] == held[1:5]
    assert str(look(position, "A").held) == held[0]
    assert active(position) == "A"
