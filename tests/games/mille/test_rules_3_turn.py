"""Rules 3: a turn."""

from collections.abc import Mapping

import pytest

from bot.games.cards import Rank
from bot.games.discarding import Discarded, Drew
from bot.games.mille.events import Laid, Picked, Took, WentOut
from bot.games.mille.moves import Lay
from bot.games.mille.options import PRESETS
from bot.games.protocol import Seat
from tests.games.positions import hand, look, play, refused, start, step, table

REFUSED: Mapping[str, tuple[dict[str, str], str, str]] = {  # the deal, what is tried, the code and the rule
    "3.1 after a draw": ({"a": "99"}, "draw; draw|draw; take 99|draw; pick|draw; pass", "already-begun 3.1"),
    "3.1 after a take": (
        {"a": "2222", "top": "2"},
        "take 22; draw|take 22; pick|take 22; take 22",
        "already-begun 3.1",
    ),
    "3.1 after a pick": ({"a": "22", "top": "2"}, "pick; draw|pick; take 22|pick; pick", "already-begun 3.1"),
    "3.1 nothing before it": ({"a": "KKK"}, "lay K: KKK|discard K", "begin-first 3.1"),
    "3.1 cards of the rank of the top card take": ({"a": "9 88"}, "take 88|take 9 8", "take-wrong-rank 3.1"),
    "3.1 no twos for the pair": ({"a": "9 2H 2S"}, "take 9 2H|take 2H 9|take 2H 2S", "take-wrong-rank 3.1"),
    "3.1 the pair must be held": ({"a": "9H"}, "take 9H 9D", "take-needs-pair 3.1"),
    "3.1 one card is no pair": ({"a": "9H", "b": "9H"}, "take 9H 9H", "take-needs-pair 3.1"),
    "3.1 a two on top": ({"a": "2H KH KD", "top": "2S"}, "take 2H KH|take KH KD", "take-wrong-rank 3.1"),
    "3.1 only a two is picked": ({"top": "3"}, "pick", "pick-not-now 3.1"),
    "3.1 no queen": ({"top": "QS"}, "pick", "pick-not-now 3.1"),
    "3.1 no ace": ({"top": "A"}, "pick", "pick-not-now 3.1"),
    "3.1 no pass while cards can be drawn": ({}, "pass", "pass-not-now 5"),
    "3.2 cards from the hand": (
        {"a": "KH KC"},
        "draw; lay K: KS KH KD|draw; lay K: KH KH KC|draw; lay K: KH KC 2H",
        "lay-not-held 3.2",
    ),
    "3.3 a card that is held": ({"a": "7H", "b": "7S 7S", "stock": "4"}, "draw; discard 7S", "discard-not-held 3.3"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_3_what_is_refused(what: str) -> None:
    dealt, tried, said = REFUSED[what]
    for moves in tried.split("|"):
        assert " ".join(refused(start(**dealt), f"A: {moves}")) == said, moves


@pytest.mark.parametrize(
    ("dealt", "moves", "laid"),
    [
        pytest.param({"a": "99", "top": "9S"}, "take 99", {"9": "9S 9H 9C"}, id="the three start a set"),
        pytest.param({"a": "9H 9H", "top": "9S"}, "take 9H 9H", {"9": "9S 9H 9H"}, id="two alike are a pair"),
        pytest.param({"a": "2H 2C", "top": "2S"}, "take 2H 2C", {"2": "2S 2H 2C"}, id="twos take a two on top"),
        pytest.param({"a": "KK", "top": "2S"}, "pick; lay K: KK 2S", {"K": "KH KC +2S"}, id="the picked two is laid"),
        pytest.param({"a": "KKK"}, "draw; discard K", {}, id="nothing need be laid"),
    ],
)
def test_3_what_lies_on_the_table(dealt: dict[str, str], moves: str, laid: dict[str, str]) -> None:
    assert table(play(start(**dealt), f"A: {moves}"), "A") == laid


# 3.1 draw


def test_3_1_draw_the_top_card_of_the_stock() -> None:
    position = start(stock="JD 5H")
    after = play(position, "A: draw")
    assert hand(after, "A").count("JD") == 1
    assert (look(after).stock, look(after).seats[0].in_hand) == (72, 16)


# 3.1 take


def test_3_1_take_the_whole_pile_with_a_pair() -> None:
    """The encyclopedia's example: 3-4-5-K-3-7 and a 9 on top."""
    position = start(a="99 AAAAAAAA 6666 8", b="44QQQQ TTTTTTTT 5", top="3S", stock="4S 5S KS 3H 7S 9S")
    position = play(
        position,
        "A: draw; discard 4S",
        "B: draw; discard 5S",
        "A: draw; discard KS",
        "B: draw; discard 3H",
        "A: draw; discard 7S",
        "B: draw; discard 9S",
    )
    before = hand(position, "A")
    taken = step(position, "A: take 99")
    assert table(taken.position, "A") == {"9": "9S 9H 9C"}
    assert sorted(hand(taken.position, "A")) == sorted(
        [card for card in before if card[0] != "9"] + ["3S", "4S", "5S", "KS", "3H", "7S"]
    )
    assert (look(taken.position).pile, look(taken.position).top) == (0, None)
    (event,) = taken.events
    assert isinstance(event, Took)
    assert event.to_hand == 6


def test_3_1_the_three_join_the_own_set_of_that_rank() -> None:
    position = play(start(a="99999", b="9", top="5"), "A: draw; lay 9: 999; discard 4", "B: draw; discard 9")
    position = play(position, "A: take 99")
    assert table(position, "A") == {"9": "9S 9H 9H 9D 9C 9C"}


def test_3_1_the_three_join_a_set_with_a_wild_two() -> None:
    position = play(start(a="9999 2H", b="9S", top="5"), "A: draw; lay 9: 99 2H; discard 4", "B: draw; discard 9S")
    assert table(play(position, "A: take 99"), "A") == {"9": "9S 9H 9H 9D 9C +2H"}


def test_3_1_a_two_on_top_joins_the_own_set_of_twos() -> None:
    position = play(start(a="22222", b="2S", top="5"), "A: draw; lay 2: 222; discard 4", "B: draw; discard 2S")
    assert len(table(play(position, "A: take 22"), "A")["2"].split()) == 6


@pytest.mark.parametrize("pair", ["take 9S 9S", "take 9S 9H"])
def test_3_1_a_set_on_the_table_does_not_replace_the_pair(pair: str) -> None:
    position = play(
        start(a="9H 9H 9C 9S", b="9D", top="5"), "A: draw; lay 9: 9H 9H 9C; discard 4", "B: draw; discard 9D"
    )
    assert refused(position, f"A: {pair}") == ("take-needs-pair", "3.1")


def test_3_1_taking_only_the_top_card_is_not_possible() -> None:
    position = play(start(a="99", top="5"), "A: draw; discard 4", "B: draw; discard 9")
    after = play(position, "A: take 99")
    assert (look(after).pile, look(after).seats[0].in_hand) == (0, 15 - 2 + 2)


# 3.1 pick


@pytest.mark.parametrize("preset", PRESETS)
def test_3_1_pick_the_turned_up_two_instead_of_drawing(preset: str) -> None:
    position = start(top="2S", rules=preset)
    assert look(position).may_pick
    picked = step(position, "A: pick")
    assert picked.events == (Picked(Seat.A, look(position).top),)  # type: ignore[arg-type]
    assert "2S" in hand(picked.position, "A")
    assert (look(picked.position).stock, look(picked.position).seats[0].in_hand) == (73, 16)


def test_3_1_nothing_has_to_be_laid_after_a_pick() -> None:
    position = play(start(top="2S"), "A: pick; discard 2S")
    assert table(position, "A") == {}
    assert position.to_act == {Seat.B}


@pytest.mark.parametrize("preset", PRESETS)
def test_3_1_or_draw_past_the_two(preset: str) -> None:
    position = play(start(top="2S", rules=preset), "A: draw")
    assert look(position).top is not None
    assert look(position).pile == 1


@pytest.mark.parametrize("preset", PRESETS)
def test_3_1_or_take_it_with_two_twos(preset: str) -> None:
    assert table(play(start(a="2H 2C", top="2S", rules=preset), "A: take 2H 2C"), "A") == {"2": "2S 2H 2C"}


def test_3_1_the_dealer_never_picks() -> None:
    position = play(start(b="7", top="2S", stock="2H"), "A: draw; discard 2H")
    assert not look(position).may_pick
    assert refused(position, "B: pick") == ("pick-not-now", "3.1")


def test_3_1_pick_on_the_first_turn_only() -> None:
    position = play(start(b="2H", top="5"), "A: draw; discard 4", "B: draw; discard 2H")
    assert refused(position, "A: pick") == ("pick-not-now", "3.1")


# 3.2 lay


def test_3_2_lay_a_new_set_of_three_or_more() -> None:
    position = play(start(a="KKK QQQQ"), "A: draw; lay K: KKK; lay Q: QQQQ")
    assert {rank: len(cards.split()) for rank, cards in table(position, "A").items()} == {"K": 3, "Q": 4}


def test_3_2_add_one_card_or_more_to_an_own_set() -> None:
    position = play(start(a="KKKKKK"), "A: draw; lay K: KKK; lay K: K; lay K: KK")
    assert len(table(position, "A")["K"].split()) == 6


def test_3_2_add_a_wild_two_alone_to_an_own_set() -> None:
    position = play(start(a="KKK 2H"), "A: draw; lay K: KKK; lay K: 2H")
    assert table(position, "A")["K"].endswith("+2H")


def test_3_2_lay_something() -> None:
    judged = play(start(a="KKK"), "A: draw").refusal(Seat.A, Lay(Rank.KING, ()))
    assert judged is not None
    assert (judged.code, judged.rule) == ("lay-nothing", "3.2")


# 3.3 discard


def test_3_3_the_discard_ends_the_turn() -> None:
    position = play(start(a="7S"), "A: draw; discard 7S")
    assert position.to_act == {Seat.B}
    assert (str(look(position).top), look(position).pile) == ("7S", 2)
    assert refused(position, "A: draw") == ("not-your-turn", "3")


def test_3_3_the_card_just_drawn_may_be_discarded() -> None:
    assert str(look(play(start(stock="QS"), "A: draw; discard QS")).top) == "QS"


def test_3_3_laying_every_card_needs_no_discard() -> None:
    last = step(start(a="TTTTTTTT KKKK 333", stock="K"), "A: draw; lay T: TTTTTTTT; lay K: KKKKK; lay 3: 333")
    assert last.events[1] == WentOut(Seat.A)
    assert look(last.position).scores[0].out is Seat.A


# the paragraph after 3.3


def test_3_the_pile_is_empty_after_a_pick_until_the_discard() -> None:
    picked = play(start(a="7S", top="2S"), "A: pick")
    assert (look(picked).pile, look(picked).top) == (0, None)
    after = play(picked, "A: discard 7S")
    assert (look(after).pile, str(look(after).top)) == (1, "7S")


def test_3_the_pile_is_empty_after_the_take_of_a_one_card_pile_until_the_discard() -> None:
    taken = play(start(a="99 7S"), "A: take 99")
    assert (look(taken).pile, look(taken).top, look(taken).seats[0].in_hand) == (0, None, 13)
    after = play(taken, "A: discard 7S")
    assert (look(after).pile, str(look(after).top)) == (1, "7S")


def test_3_a_take_that_leaves_no_card_in_hand_goes_out_at_once() -> None:
    position = play(
        start(a="QQ 7S", b="KKKK 44444 555 77 QS", stock="3 5"),
        "A: draw; discard 3",
        "B: draw; lay K: KKKK; lay 4: 44444; lay 5: 5555; discard QS",
        "A: take QQ; discard 7S",
    )
    assert (look(position).pile, look(position).seats[1].in_hand) == (1, 2)
    last = step(position, "B: take 77")
    assert last.events[1] == WentOut(Seat.B)
    assert look(last.position).scores[0].out is Seat.B


def test_3_what_happens_is_public() -> None:
    position = start(a="KKK 7S", stock="5H")
    seen = [
        event.seen_by(None)
        for line in ("A: draw", "A: draw; lay K: KKK", "A: draw; discard 7S")
        for event in step(position, line).events
    ]
    drew, laid, discarded = seen
    assert drew == Drew(Seat.A, None)
    assert isinstance(laid, Laid)
    assert isinstance(discarded, Discarded)


def test_3_the_drawn_card_is_its_holders_alone() -> None:
    (event,) = step(start(stock="5H"), "A: draw").events
    assert isinstance(event, Drew)
    own, other, none = event.seen_by(Seat.A), event.seen_by(Seat.B), event.seen_by(None)
    assert isinstance(own, Drew)
    assert str(own.card) == "5H"
    assert other == none == Drew(Seat.A, None)


def test_3_public_are_tables_counts_and_the_top_of_the_pile() -> None:
    position = play(start(a="KKK 7S", b="444", stock="5H"), "A: draw; lay K: KKK; discard 7S", "B: draw; lay 4: 444")
    views = [look(position), look(position, "A"), look(position, "B")]
    for view in views:
        assert [seat.in_hand for seat in view.seats] == [12, 13]
        assert [len(seat.melds) for seat in view.seats] == [1, 1]
        assert (view.stock, view.pile, str(view.top)) == (71, 2, "7S")


def test_3_buried_cards_of_the_pile_are_not_shown_again() -> None:
    position = play(start(a="7S 8S", top="9S"), "A: draw; discard 7S")
    for letter in ("", "A", "B"):
        shown = repr(look(position, letter))
        assert "9S" not in shown
