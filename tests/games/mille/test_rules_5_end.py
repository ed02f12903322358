"""Rules 5: the end of a deal, renewed stocks and blocked deals."""

from collections import Counter

import pytest

from bot.games.discarding import Passed
from bot.games.mille.events import Blocked, Renewed, WentOut
from bot.games.mille.options import PRESETS
from bot.games.mille.scoring import DealScore
from bot.games.protocol import Position, Seat
from tests.games.positions import (
    hand,
    idle,
    idle_until_last_card,
    idle_until_stock_is,
    look,
    move,
    play,
    refusal,
    refused,
    start,
    step,
)

SEVENS = {"a": "77", "b": "7"}  # A can take a seven that B discards


@pytest.fixture(scope="module")
def before_the_last_draw() -> Position:
    """A game with three renewals done, in which B draws the last card; A holds two sevens, B one seven."""
    return idle_until_last_card(start(**SEVENS))


@pytest.fixture(scope="module")
def stock_gone(before_the_last_draw: Position) -> Position:
    """A game with nothing left to draw, in which A holds a pair for the top card."""
    return play(before_the_last_draw, "B: draw; discard 7")


def test_5_out_by_laying_all() -> None:
    last = step(start(a="TTTTTTTT KKKK 333", stock="K"), "A: draw; lay T: TTTTTTTT; lay K: KKKKK; lay 3: 333")
    assert last.events[1] == WentOut(Seat.A)
    assert (last.position.chance is not None, last.position.to_act) == (True, frozenset())


def test_5_out_by_discarding_the_last_card() -> None:
    last = step(start(a="TTTTTTTT KKKK 333", stock="7"), "A: draw; lay T: TTTTTTTT; lay K: KKKK; lay 3: 333; discard 7")
    assert last.events[1] == WentOut(Seat.A)


def test_5_nobody_plays_on_after_going_out() -> None:
    position = play(start(a="TTTTTTTT KKKK 333", stock="K"), "A: draw; lay T: TTTTTTTT; lay K: KKKKK; lay 3: 333")
    assert {refused(position, f"{seat}: draw")[0] for seat in "AB"} == {"cards-owed"}


def test_5_an_empty_stock_is_renewed_from_the_pile_except_its_top_card() -> None:
    position = idle_until_stock_is(start(), 0)
    view = look(position)
    assert (view.stock, view.pile, view.renewals) == (0, 74, 0)
    top = view.top
    (seat,) = position.to_act
    owing = position.play(seat, move(position, str(seat), "draw")).position
    assert owing.chance is not None
    assert (owing.chance.kind, owing.chance.deal, owing.chance.number) == ("stock", 1, 1)
    assert owing.to_act == frozenset()
    held = [card for letter in "AB" for card in hand(position, letter)]
    assert Counter(map(str, owing.chance.cards)) + Counter([*held, str(top)]) == Counter(
        {rank + suit: 2 for rank in "AKQJT98765432" for suit in "SHDC"}
    )
    renewed = owing.supply(tuple(reversed(owing.chance.cards)))
    view = look(renewed.position)
    assert (view.top, view.pile, view.stock, view.renewals) == (top, 1, 72, 1)
    assert renewed.events[0] == Renewed(1, 73)
    assert look(renewed.position, str(seat)).fresh == (owing.chance.cards[-1],)


def test_5_a_renewed_stock_holds_exactly_those_cards() -> None:
    position = idle_until_stock_is(start(), 0)
    owing = position.play(Seat.B, move(position, "B", "draw")).position
    assert owing.chance is not None
    with pytest.raises(ValueError):
        owing.supply(owing.chance.cards[1:])
    with pytest.raises(ValueError):
        owing.supply((owing.chance.cards[-1], *owing.chance.cards[1:]))


def test_5_the_stock_is_renewed_only_when_a_player_draws() -> None:
    position = idle_until_stock_is(start(), 1)
    position = play(position, "A: draw")
    assert (look(position).stock, look(position).renewals, position.chance) == (0, 0, None)
    (drawn,) = look(position, "A").fresh
    position = play(position, f"A: discard {drawn}")
    assert (look(position).stock, look(position).renewals, position.chance) == (0, 0, None)


def test_5_the_pile_may_be_taken_whole_instead() -> None:
    position = play(idle_until_stock_is(start(a="7 6", b="77"), 1), "A: draw; discard 7")
    position = play(position, "B: take 77")
    assert (look(position).stock, look(position).renewals, look(position).pile) == (0, 0, 0)
    assert look(position).seats[1].in_hand == 15 - 2 + 73


def test_5_nobody_passes_while_the_stock_can_be_renewed() -> None:
    position = play(idle_until_stock_is(start(a="7 6", b="77"), 1), "A: draw; discard 7")
    assert refused(position, "B: pass") == ("pass-not-now", "5")


def test_5_a_stock_is_renewed_three_times_at_most(before_the_last_draw: Position) -> None:
    assert look(before_the_last_draw).renewals == 3
    last = idle(before_the_last_draw, 1)
    assert look(last).renewals == 3
    assert look(last).scores[0].out is None


def test_5_then_only_take_or_pass(stock_gone: Position) -> None:
    assert stock_gone.to_act == {Seat.A}
    assert refused(stock_gone, "A: draw") == ("stock-gone", "5")
    assert refusal(stock_gone, "A: take 77") is None
    assert refusal(stock_gone, "A: pass") is None


def test_5_a_pass_ends_the_deal_as_blocked(stock_gone: Position) -> None:
    last = step(stock_gone, "A: pass")
    assert last.events[:2] == (Passed(Seat.A), Blocked())
    assert look(last.position).scores[0].out is None


def test_5_having_no_take_ends_it_after_the_discard_without_a_pass(before_the_last_draw: Position) -> None:
    drawn = play(before_the_last_draw, "B: draw")
    (card,) = look(drawn, "B").fresh
    last = step(drawn, f"B: discard {card}")
    assert last.events[1] == Blocked()
    assert refusal(last.position, "A: pass") is not None


def test_5_a_take_goes_on_with_the_deal(stock_gone: Position) -> None:
    taken = play(stock_gone, "A: take 77")
    assert taken.to_act == {Seat.A}
    assert look(taken).pile == 0
    assert refused(taken, "A: pass") == ("already-begun", "3.1")


def test_5_a_one_card_pile_cannot_be_renewed_so_a_deal_blocks_before_three_renewals() -> None:
    position = play(idle_until_stock_is(start(a="7 6", b="77 8"), 1), "A: draw; discard 7", "B: take 77")
    last = step(position, "B: discard 8")
    assert last.events[1] == Blocked()
    assert look(last.position).scores[0].out is None


def test_5_a_one_card_pile_may_still_be_taken_or_passed() -> None:
    position = play(idle_until_stock_is(start(a="7 88", b="77 8"), 1), "A: draw; discard 7", "B: take 77; discard 8")
    assert position.to_act == {Seat.A}
    assert (look(position).stock, look(position).pile, look(position).renewals) == (0, 1, 0)
    assert refused(position, "A: draw") == ("stock-gone", "5")
    assert look(play(position, "A: pass")).scores[0].out is None
    after = play(position, "A: take 88; discard 6")
    assert look(after).scores == () or look(after).scores[0].out is None


def test_5_the_last_discard_goes_out_rather_than_blocks() -> None:
    position = play(
        start(a="7 6 88 KKKKK QQQQQQ", b="77 8", stock="4"), "A: draw; lay K: KKKKK; lay Q: QQQQQQ; discard 4"
    )
    position = play(idle_until_stock_is(idle(position, 1), 1), "A: draw; discard 7", "B: take 77; discard 8")
    (left,) = {card[0] for card in hand(position, "A")} - {"6", "8"}
    assert left == "2"
    last = step(position, "A: take 88; lay K: 2; discard 6")
    assert last.events[1] == WentOut(Seat.A)
    assert look(last.position).scores[0].out is Seat.A


def blocked(first: str, second: str, *, a: str, b: str, **options: str) -> DealScore:
    """Return the score of a deal where A lays `first`, B `second`, and B takes from the empty stock, leaving a card."""
    position = play(start(a=f"7 6 {a}", b=f"77 8 {b}", stock="4 4", **options), f"A: draw; {first}; discard 4")
    position = play(position, f"B: draw; {second}; discard 4")
    position = play(idle_until_stock_is(position, 1), "A: draw; discard 7", "B: take 77; discard 8")
    return look(position).scores[0]


@pytest.mark.parametrize("preset", PRESETS)
def test_5_in_a_blocked_deal_both_score_table_minus_hand(preset: str) -> None:
    """Nobody is clean here, so that the presets agree."""
    score = blocked("lay K: KK 2", "lay Q: QQ 2", a="KK 2", b="QQ 2", rules=preset)
    assert score.out is None
    assert score.table == (40, 40 + 15)
    assert score.scores == (40 - score.caught[0], 55 - score.caught[1])


def test_5_in_a_blocked_deal_sets_of_eight_double() -> None:
    score = blocked("lay T: TTTTTTTT", "lay K: KKK", a="TTTTTTTT", b="KKK")
    assert (score.table, score.naturals) == ((160, 30 + 15), (1, 0))


def test_5_in_a_blocked_deal_either_may_suffer_a_chapeau() -> None:
    score = blocked("lay K: KKK", "lay Q: QQQ", a="KKK", b="QQQ")
    assert score.scores[0] < 0
    assert score.scores[1] < 0
    assert score.chapeaux == (True, True)


def test_5_in_a_blocked_deal_clean_naturals_count_with_any() -> None:
    score = blocked("lay K: KKK", "lay Q: QQQ", a="KKK", b="QQQ", clean_natural="any")
    assert (score.table, score.naturals) == ((60, 2 * (30 + 15)), (1, 1))


def test_5_in_a_blocked_deal_nobody_is_clean_with_out() -> None:
    score = blocked("lay K: KKK", "lay Q: QQQ", a="KKK", b="QQQ", clean_natural="out")
    assert (score.table, score.naturals) == ((30, 30 + 15), (0, 0))
