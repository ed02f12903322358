"""Rules 6: the score of a deal, with every worked example of that page."""

import pytest

from bot.games.cards import pack, parse_card
from bot.games.mille.options import PRESETS, MilleOptions
from bot.games.mille.scoring import DealScore, Side, score_side
from bot.games.protocol import Seat
from tests.games.positions import look, play, start

B_OUT = "KKKK AAAA QQQ 3333"  # 15 cards B goes out with, clean: (40 + 60 + 30 + 20) × 2
B_LAYS = "lay K: KKKK; lay A: AAAA; lay Q: QQQ; lay 3: 3333"


def a_goes_out(*laid: str, **options: str) -> DealScore:
    """Return a deal in which A goes out on the first turn: lays the whole hand and discards the card drawn."""
    cards = [f"lay {one[0]}: {one}" for one in laid]
    position = play(start(a=" ".join(laid), stock="7", **options), f"A: draw; {'; '.join(cards)}; discard 7")
    return look(position).scores[0]


def b_goes_out(laid: str, left: str, **options: str) -> DealScore:
    """Return a deal where A lays these sets on the first turn and keeps `left` when B goes out with B_OUT."""
    cards = "".join(f"lay {one[0]}: {one}; " for one in laid.split())
    position = start(a=f"{laid} {left}", b=B_OUT, stock="47", **options)
    return look(play(position, f"A: draw; {cards}discard 4", f"B: draw; {B_LAYS}; discard 7")).scores[0]


OUT, ANY = {"clean_natural": "out"}, {"clean_natural": "any"}


@pytest.mark.parametrize(
    ("laid", "left", "options", "expected"),
    [
        pytest.param("TTT JJJJ", "5555 6666", {}, {"table": 70, "caught": 40, "scores": 30}, id="table minus hand"),
        pytest.param("TTTTTTTT JJJ", "5555", {}, {"table": 160 + 30, "naturals": 1}, id="eight naturals"),
        pytest.param("TTTTTTT", "JJJ 55555", {}, {"table": 70, "naturals": 0}, id="seven do not double"),
        pytest.param("TTT", "JJJJ 5555 6666", {"rules": "classic"}, {"table": 30, "naturals": 0}, id="classic"),
        pytest.param("TTT", "JJJJ 5555 6666", {"rules": "wikipedia"}, {"table": 30, "naturals": 0}, id="wikipedia"),
        pytest.param("TTT", "JJJJ 5555 6666", {"rules": "denexa"}, {"table": 60, "naturals": 1}, id="denexa"),
        pytest.param("TTT", "JJJJ 5555 6666", {"rules": "progressive"}, {"table": 30, "naturals": 0}, id="progressive"),
        pytest.param("", "TTT JJJJ 5555 6666", ANY, {"table": 0, "naturals": 0}, id="nothing laid is not clean"),
        pytest.param("TTT2", "JJJ 5555 6666", ANY, {"table": 50, "naturals": 0}, id="a wild two spoils any, too"),
        pytest.param("TTT", "JJJJ 5555 6666", {}, {"scores": 30 - 80, "chapeaux": True}, id="a chapeau"),
        pytest.param("JJJJJJ", "TTT 666666", {}, {"scores": 0, "chapeaux": False}, id="zero is no chapeau"),
        pytest.param("JJJ 66666", "TTTTTT 5", OUT, {"scores": -10, "chapeaux": True}, id="not doubled, a chapeau"),
        pytest.param("JJJ 66666", "TTTTTT 5", ANY, {"scores": 45, "chapeaux": False}, id="doubled, none"),
        pytest.param("TTTTTTTT", "5555 666", OUT, {"scores": 125, "naturals": 1}, id="worked, eight tens"),
        pytest.param("TTTTTTTT", "5555 666", ANY, {"scores": 285, "naturals": 2}, id="worked, eight tens with any"),
        pytest.param("22222222", "5555 666", {}, {"table": 320, "naturals": 1}, id="worked, eight twos"),
    ],
)
def test_6_who_did_not_go_out(laid: str, left: str, options: dict[str, str], expected: dict[str, int]) -> None:
    score = b_goes_out(laid, left, **options)
    assert {name: getattr(score, name)[0] for name in expected} == expected
    assert (score.out, score.caught[1], score.scores[1]) == (Seat.B, 0, 300), "nothing is taken from who went out"
    assert (score.naturals[1], score.chapeaux[1]) == (1, False), "either player can have one"


@pytest.mark.parametrize(
    ("laid", "scored", "naturals"),
    [
        pytest.param("TTTT KKKKK JJJ 333", 2 * (40 + 50 + 30 + 15), 1, id="clean doubles all own table points"),
        pytest.param("TTTT KKKKK 222 333", 2 * (40 + 50 + 60 + 15), 1, id="a set of twos is clean"),
        pytest.param("TTTT KKKK2 JJJ 333", 40 + 60 + 30 + 15, 0, id="one wild two is not"),
        pytest.param("TTTT KKKK2 222 333", 40 + 60 + 60 + 15, 0, id="nor is one beside a set of twos"),
        pytest.param("22222222 KKKK 333", 640 + 2 * (40 + 15), 2, id="worked, eight twos in a clean exit"),
        pytest.param("TTTTTTTT2 KKK 333", 145, 0, id="worked, eight tens and a wild two"),
    ],
)
def test_6_who_went_out(laid: str, scored: int, naturals: int) -> None:
    score = a_goes_out(*laid.split())
    assert (score.scores[0], score.naturals[0]) == (scored, naturals)


@pytest.mark.parametrize("preset", PRESETS)
def test_6_worked_out_clean_with_a_set_of_eight(preset: str) -> None:
    score = a_goes_out("TTTTTTTT", "KKKK", "333", rules=preset)
    assert (score.scores[0], score.naturals[0]) == (430, 2)


def test_6_worked_two_sets_of_eight_out_clean() -> None:
    position = play(start(a="TTTTTTTT KKKKKKK", stock="K"), "A: draw; lay T: TTTTTTTT; lay K: KKKKKKKK")
    assert (look(position).scores[0].scores[0], look(position).scores[0].naturals[0]) == (640, 3)


def test_6_two_sets_of_eight_are_two_asterisks() -> None:
    laid = pack(parse_card(rank + suit) for rank in "TK" for suit in "SHDC" for _ in range(2))
    side = score_side(MilleOptions(), Side(laid=laid, wilds=0, hand=pack([parse_card("5H")])), went_out=False)
    assert (side.eights, side.is_clean, side.table, side.caught) == (2, False, 320, 5)


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
