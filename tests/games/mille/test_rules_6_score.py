"""Rules 6: the score of a deal, with every worked example of that page."""

import pytest

from bot.games.cards import pack, parse_card
from bot.games.mille.options import PRESETS, MilleOptions
from bot.games.mille.scoring import DealScore, Side, score_side
from bot.games.protocol import Seat
from tests.games.positions import look, play, start

B_OUT = "KKKK AAAA QQQ 3333"  # 15 cards B goes out with, clean: (40 + 60 + 30 + 20) × 2
B_LAYS = "lay K: KKKK; lay A: AAAA; lay Q: QQQ; lay 3: 3333"


def a_goes_out(hand: str, *lays: str, **options: str) -> DealScore:
    """A goes out on the first turn: lays all of `hand` and discards the card drawn."""
    cards = [f"lay {one[0]}: {one}" for one in lays]
    position = play(start(a=hand, stock="7", **options), f"A: draw; {'; '.join(cards)}; discard 7")
    return look(position).scores[0]


def b_goes_out(hand: str, *lays: str, **options: str) -> DealScore:
    """A lays some of `hand` on the first turn, then B goes out with B_OUT."""
    cards = "".join(f"lay {one[0]}: {one}; " for one in lays)
    position = play(
        start(a=hand, b=B_OUT, stock="47", **options), f"A: draw; {cards}discard 4", f"B: draw; {B_LAYS}; discard 7"
    )
    return look(position).scores[0]


def test_6_table_minus_the_cards_left_in_hand() -> None:
    score = b_goes_out("TTT JJJJ 5555 6666", "TTT", "JJJJ")
    assert (score.table[0], score.caught[0], score.scores[0]) == (70, 40, 30)


def test_6_nothing_is_taken_from_the_player_who_went_out() -> None:
    score = b_goes_out("TTT JJJJ 5555 6666")
    assert (score.out, score.caught[1], score.scores[1]) == (Seat.B, 0, 300)


def test_6_eight_naturals_double_that_set_only() -> None:
    score = b_goes_out("TTTTTTTT JJJ 5555", "TTTTTTTT", "JJJ")
    assert (score.table[0], score.naturals[0]) == (160 + 30, 1)


def test_6_seven_naturals_do_not() -> None:
    score = b_goes_out("TTTTTTT JJJ 55555", "TTTTTTT")
    assert (score.table[0], score.naturals[0]) == (70, 0)


def test_6_either_player_can_have_a_set_of_eight() -> None:
    score = b_goes_out("TTTTTTTT 5555 666", "TTTTTTTT")
    assert (score.out, score.naturals) == (Seat.B, (1, 1))


def test_6_two_sets_of_eight_are_two_asterisks() -> None:
    laid = pack(parse_card(rank + suit) for rank in "TK" for suit in "SHDC" for _ in range(2))
    side = score_side(MilleOptions(), Side(laid=laid, wilds=0, hand=pack([parse_card("5H")])), went_out=False)
    assert (side.eights, side.is_clean, side.table, side.caught) == (2, False, 320, 5)


def test_6_clean_doubles_all_own_table_points() -> None:
    score = a_goes_out("TTTT KKKKK JJJ 333", "TTTT", "KKKKK", "JJJ", "333")
    assert (score.scores[0], score.naturals[0]) == (2 * (40 + 50 + 30 + 15), 1)


def test_6_a_set_of_twos_is_clean() -> None:
    score = a_goes_out("TTTT KKKKK 222 333", "TTTT", "KKKKK", "222", "333")
    assert (score.scores[0], score.naturals[0]) == (2 * (40 + 50 + 60 + 15), 1)


def test_6_one_wild_two_is_not_clean() -> None:
    score = a_goes_out("TTTT KKKK 2 JJJ 333", "TTTT", "KKKK2", "JJJ", "333")
    assert (score.scores[0], score.naturals[0]) == (40 + 60 + 30 + 15, 0)


def test_6_a_wild_two_beside_a_set_of_twos_is_not_clean() -> None:
    score = a_goes_out("TTTT KKKK 2222 333", "TTTT", "KKKK2", "222", "333")
    assert (score.scores[0], score.naturals[0]) == (40 + 60 + 60 + 15, 0)


@pytest.mark.parametrize(
    ("preset", "table", "naturals"),
    [("classic", 30, 0), ("wikipedia", 30, 0), ("denexa", 60, 1), ("progressive", 30, 0)],
)
def test_6_who_did_not_go_out_is_clean_only_with_any(preset: str, table: int, naturals: int) -> None:
    score = b_goes_out("TTT JJJJ 5555 6666", "TTT", rules=preset)
    assert (score.table[0], score.naturals[0]) == (table, naturals)


def test_6_who_laid_nothing_has_no_natural() -> None:
    score = b_goes_out("TTT JJJJ 5555 6666", clean_natural="any")
    assert (score.table[0], score.naturals[0]) == (0, 0)


def test_6_with_any_a_wild_two_spoils_it_too() -> None:
    score = b_goes_out("TTT 2 JJJ 5555 6666", "TTT2", clean_natural="any")
    assert (score.table[0], score.naturals[0]) == (50, 0)


def test_6_a_chapeau_is_a_score_below_zero_of_who_did_not_go_out() -> None:
    score = b_goes_out("TTT JJJJ 5555 6666", "TTT")
    assert (score.scores[0], score.chapeaux) == (30 - 80, (True, False))


def test_6_exactly_zero_is_no_chapeau() -> None:
    score = b_goes_out("JJJJJJ TTT 666666", "JJJJJJ")
    assert (score.scores[0], score.chapeaux[0]) == (0, False)


@pytest.mark.parametrize(("clean_natural", "scored", "chapeau"), [("out", -10, True), ("any", 45, False)])
def test_6_a_chapeau_is_judged_after_all_doublings(clean_natural: str, scored: int, chapeau: bool) -> None:
    score = b_goes_out("JJJ 66666 TTTTTT 5", "JJJ", "66666", clean_natural=clean_natural)
    assert (score.scores[0], score.chapeaux[0]) == (scored, chapeau)


# The worked examples


@pytest.mark.parametrize(("clean_natural", "scored", "asterisks"), [("out", 125, 1), ("any", 285, 2)])
def test_6_worked_eight_tens_and_35_in_hand(clean_natural: str, scored: int, asterisks: int) -> None:
    score = b_goes_out("TTTTTTTT 5555 666", "TTTTTTTT", clean_natural=clean_natural)
    assert (score.scores[0], score.naturals[0]) == (scored, asterisks)


@pytest.mark.parametrize("preset", PRESETS)
def test_6_worked_out_clean_with_a_set_of_eight(preset: str) -> None:
    score = a_goes_out("TTTTTTTT KKKK 333", "TTTTTTTT", "KKKK", "333", rules=preset)
    assert (score.scores[0], score.naturals[0]) == (430, 2)


def test_6_worked_two_sets_of_eight_out_clean() -> None:
    position = play(start(a="TTTTTTTT KKKKKKK", stock="K"), "A: draw; lay T: TTTTTTTT; lay K: KKKKKKKK")
    assert (look(position).scores[0].scores[0], look(position).scores[0].naturals[0]) == (640, 3)


def test_6_worked_eight_twos() -> None:
    score = b_goes_out("22222222 5555 666", "22222222")
    assert (score.table[0], score.naturals[0]) == (320, 1)


def test_6_worked_eight_twos_in_a_clean_exit() -> None:
    score = a_goes_out("22222222 KKKK 333", "22222222", "KKKK", "333")
    assert (score.scores[0] - 2 * (40 + 15), score.naturals[0]) == (640, 2)


def test_6_worked_eight_tens_and_a_wild_two() -> None:
    score = a_goes_out("TTTTTTTT 2 KKK 333", "TTTTTTTT2", "KKK", "333")
    assert (score.scores[0], score.naturals[0]) == (145, 0)


def test_6_eight_queens_double_to_520() -> None:
    position = play(
        start(a="QQQQQQ QS QS 5555 666", b="KKKK AAAA JJJ 3333", stock="47"),
        "A: draw; lay Q: QQQQQQ QS QS; discard 4",
        "B: draw; lay K: KKKK; lay A: AAAA; lay J: JJJ; lay 3: 3333; discard 7",
    )
    assert look(position).scores[0].table[0] == 520


def test_6_eight_kings_double_to_160() -> None:
    position = play(
        start(a="KKKKKKKK 5555 666", b="QQQQ AAAA JJJ 3333", stock="47"),
        "A: draw; lay K: KKKKKKKK; discard 4",
        "B: draw; lay Q: QQQQ; lay A: AAAA; lay J: JJJ; lay 3: 3333; discard 7",
    )
    assert look(position).scores[0].table[0] == 160


def test_6_encyclopedia_235_laid_and_60_in_hand_score_175() -> None:
    position = play(
        start(a="QS QS Q 55555 TTTTT 66", b=B_OUT, stock="47"),
        "A: draw; lay Q: QS QS Q; lay 5: 55555; discard 4",
        f"B: draw; {B_LAYS}; discard 7",
    )
    score = look(position).scores[0]
    assert (score.table[0], score.caught[0], score.scores[0]) == (235, 60, 175)
