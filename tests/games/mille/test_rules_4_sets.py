"""Rules 4: sets on the table."""

import pytest

from bot.games.discarding import FewLeft
from bot.games.mille.events import SquaredUp, TurnedOver
from bot.games.mille.views import Caution, Meld
from bot.games.protocol import Position, Seat
from tests.games.positions import look, move, play, refusal, refused, start, step, table


@pytest.mark.parametrize(
    ("hand", "lays", "code"),
    [
        pytest.param("KK 2H 2S", "K: KK|K: K|K: K 2H|2: 2H 2S", "lay-needs-three", id="three cards or more"),
        pytest.param("KKK QH JD", "K: KK QH|Q: KK QH|K: KKK QH|K: KK JD", "lay-wrong-rank", id="of one rank"),
        pytest.param("QQ 2222", "Q: 222|Q: 2222", "lay-needs-natural", id="one card of the rank itself"),
        pytest.param("222 K", "2: 22 K|2: 222 K", "lay-wrong-rank", id="a set of twos holds only twos"),
    ],
)
def test_4_what_is_no_set(hand: str, lays: str, code: str) -> None:
    for lay in lays.split("|"):
        assert refused(start(a=hand), f"A: draw; lay {lay}") == (code, "4"), lay


def meld(position: Position, letter: str = "A") -> Meld:
    """Return the only meld of a seat."""
    (only,) = look(position).seats[Seat[letter]].melds
    return only


@pytest.mark.parametrize("lay", ["lay Q: Q 22", "lay Q: QQ 2", "lay Q: QQ 222", "lay Q: Q 222"])
def test_4_twos_may_stand_for_cards_of_the_rank(lay: str) -> None:
    assert refusal(start(a="QQ 222"), f"A: draw; {lay}") is None


def test_4_a_set_of_twos_counts_as_natural() -> None:
    position = play(start(a="222"), "A: draw; lay 2: 222")
    assert (len(meld(position).naturals), meld(position).wilds) == (3, ())


def test_4_later_sets_merge_into_the_set_of_that_rank() -> None:
    position = play(start(a="KKKKKK"), "A: draw; lay K: KKK; lay K: KKK")
    assert len(meld(position).naturals) == 6


def test_4_sets_of_later_turns_merge_too() -> None:
    """The example of the tens: three laid, a pair kept, the pile taken with it."""
    position = play(start(a="TTTTT 8", b="T"), "A: draw; lay T: TTT; discard 8", "B: draw; discard T", "A: take TT")
    assert len(meld(position).naturals) == 6


def test_4_merging_keeps_the_wild_twos() -> None:
    position = play(start(a="KKKK 22"), "A: draw; lay K: K 22; lay K: KKK")
    assert (len(meld(position).naturals), len(meld(position).wilds)) == (4, 2)


def test_4_a_wild_two_cannot_move() -> None:
    position = play(start(a="KK 2H QH QC"), "A: draw; lay K: KK 2H")
    assert refused(position, "A: lay Q: QH QC 2H") == ("lay-not-held", "3.2")
    assert table(position, "A")["K"].endswith("+2H")


def test_4_a_laid_card_does_not_return_to_hand() -> None:
    position = play(start(a="KS KH KD 8"), "A: draw; lay K: KS KH KD")
    assert refused(position, "A: discard KS") == ("discard-not-held", "3.3")


@pytest.mark.parametrize("lay", ["lay K: KS", "lay K: KS KH", "lay K: 2S"])
def test_4_nobody_adds_to_the_opponents_sets(lay: str) -> None:
    position = play(start(a="KKK 8", b="KS KH 2S"), "A: draw; lay K: KKK; discard 8", "B: draw")
    assert refusal(position, f"B: {lay}") is not None


def test_4_both_players_may_have_a_set_of_one_rank() -> None:
    position = play(start(a="KKK 8", b="KKK"), "A: draw; lay K: KKK; discard 8", "B: draw; lay K: KKK")
    assert [len(seat.melds) for seat in look(position).seats] == [1, 1]


def test_4_part_of_a_held_set_may_be_kept_back() -> None:
    position = play(start(a="TTTTT 8"), "A: draw; lay T: TTT; discard 8")
    assert look(position).seats[0].in_hand == 15 + 1 - 3 - 1


def test_4_the_count_of_hand_cards_is_public() -> None:
    position = play(start(a="KKK"), "A: draw; lay K: KKK")
    assert look(position).seats[0].in_hand == look(position, "B").seats[0].in_hand == 13


@pytest.mark.parametrize(("lays", "left"), [("lay K: KKKK 2", 2), ("lay K: KKKK 22", 1)])
def test_4_two_cards_or_one_left_after_the_turn_are_announced(lays: str, left: int) -> None:
    position = start(a="TTTTTTTT KKKK 22 7", stock="8")
    events = step(position, f"A: draw; lay T: TTTTTTTT; {lays}; discard 8").events
    assert events[-1] == FewLeft(Seat.A, left)
    assert events[-1].seen_by(None) == events[-1]


@pytest.mark.parametrize("last", ["discard 8", "lay 7: 777"], ids=["three are left", "within the turn"])
def test_4_more_cards_or_a_turn_that_goes_on_are_not_announced(last: str) -> None:
    position = start(a="TTTTTTTT KKKK 777", stock="8")
    events = step(position, f"A: draw; lay T: TTTTTTTT; lay K: KKKK; {last}").events
    assert not any(isinstance(event, FewLeft) for event in events)


def test_4_seven_naturals_are_squared_up() -> None:
    last = step(start(a="TTTTTTT"), "A: draw; lay T: TTTTTT; lay T: T")
    assert (meld(last.position).is_squared, meld(last.position).is_turned) == (True, False)
    assert [type(event) for event in last.events][1:] == [SquaredUp]


@pytest.mark.parametrize("hand", ["TTTTTT", "TTTTTT 2"])
def test_4_fewer_are_not_squared_up(hand: str) -> None:
    position = play(start(a=hand), f"A: draw; lay T: {hand}")
    assert not meld(position).is_squared


def test_4_eight_naturals_are_turned_over() -> None:
    last = step(start(a="TTTTTTTT"), "A: draw; lay T: TTTTTTT; lay T: T")
    assert (meld(last.position).is_squared, meld(last.position).is_turned) == (False, True)
    assert [type(event) for event in last.events][1:] == [TurnedOver]


def test_4_a_take_squares_up_and_turns_over() -> None:
    position = play(start(a="TTTTTT 8", b="TT"), "A: draw; lay T: TTTT; discard 8", "B: draw; discard T")
    taken = step(position, "A: take TT")
    assert meld(taken.position).is_squared
    assert any(isinstance(event, SquaredUp) for event in taken.events)


def test_4_eight_twos_are_turned_over() -> None:
    assert meld(play(start(a="22222222"), "A: draw; lay 2: 22222222")).is_turned


@pytest.mark.parametrize("tens", ["TTTTTTT", "TTTTTTTT"])
def test_4_adding_a_wild_two_undoes_either(tens: str) -> None:
    position = play(start(a=f"{tens} 2"), f"A: draw; lay T: {tens}; lay T: 2")
    assert not meld(position).is_squared
    assert not meld(position).is_turned


def test_4_the_eighth_natural_beside_a_wild_two_turns_nothing_over() -> None:
    last = step(start(a="TTTTTTTT 2"), "A: draw; lay T: TTTTTTT 2; lay T: T")
    assert not meld(last.position).is_turned
    assert not any(isinstance(event, TurnedOver) for event in last.events)


def test_4_a_wild_two_counts_its_own_points() -> None:
    assert look(play(start(a="KK 22"), "A: draw; lay K: KK 22")).seats[0].down_points == 10 + 10 + 20 + 20


def test_4_no_limit_on_wild_twos_beside_one_natural() -> None:
    position = play(start(a="K 22222222"), "A: draw; lay K: K 22222222")
    assert len(meld(position).wilds) == 8


def test_4_a_meld_of_twos_and_wild_twos_are_separate_things() -> None:
    position = play(start(a="KK 2H 2S 2D 2C"), "A: draw; lay 2: 2S 2D 2C; lay K: KK 2H")
    assert table(position, "A") == {"K": "KH KC +2H", "2": "2S 2D 2C"}
    position = play(start(a="KK 2H 2S 2D 2C"), "A: draw; lay K: KK 2H")
    assert refused(position, "A: lay 2: 2S 2D") == ("lay-needs-three", "4")


def warnings(position: Position, line: str) -> set[str]:
    """Return the warnings to A before the last move of `line`."""
    letter, _, moves = line.partition(":")
    *before, last = moves.split(";")
    position = play(position, f"{letter}:{';'.join(before)}")
    return set(look(position, letter).warnings(move(position, letter, last.strip())))


@pytest.mark.parametrize("lay", ["lay T: TTTTTTTT 2", "lay T: TTT 2"])
def test_4_who_would_spoil_a_natural_is_warned(lay: str) -> None:
    assert Caution.NATURAL in warnings(start(a="TTTTTTTT 2"), f"A: draw; {lay}")


def test_4_who_would_spoil_a_laid_natural_is_warned() -> None:
    assert Caution.NATURAL in warnings(start(a="TTTTTTTT 2"), "A: draw; lay T: TTTTTTTT; lay T: 2")


def test_4_who_would_spoil_a_clean_exit_is_warned_once() -> None:
    position = start(a="KK QH QC 22")
    assert warnings(position, "A: draw; lay K: KK 2") == {Caution.CLEAN}
    assert warnings(position, "A: draw; lay K: KK 2; lay Q: QH QC 2") == set()


def test_4_sets_without_wild_twos_spoil_nothing() -> None:
    assert warnings(start(a="KKK 222"), "A: draw; lay K: KKK") == set()
    assert warnings(start(a="KKK 222"), "A: draw; lay 2: 222") == set()
