"""What the page says of its worked examples (C13), and what a record of others may not say."""

from tests.games.cinch.tables import CALLED, RECORDS, ROBBED, TRICKS, board, parts, played, score
from tests.games.records import deck_of, mistakes, position, report_of

TAGS = ['[Game "cinch"]', '[A "A"]', '[B "B"]', '[C "C"]', '[D "D"]', '[Rules "classic"]']


PACK = deck_of(RECORDS / "cinch-nine-to-five.game")
DEALT = [*TAGS, "Deal 1 dealer A", PACK]  # eight lines
PLAYED = played(*TRICKS)


test_c12_4_a_handwritten_mistake_is_refused_at_its_line = mistakes(
    ([*DEALT, "B: bid 15"], 9, "not a move"),
    ([*DEALT, "B: bid 0"], 9, "not a move"),
    ([*DEALT, "B: bid 07"], 9, "not a move"),
    ([*DEALT, *CALLED[:4], "C: trump N"], 13, "not a move"),
    ([*DEALT, *CALLED, "A: rob 8D 8D 4C 3C"], 14, "not a move"),
    ([*DEALT, *ROBBED, *PLAYED[:3], "B: play 4H; C: play KH"], 18, "not a move"),
    ([*TAGS, '[AllPass "throw"]'], 7, "AllPass"),
    ([*TAGS, '[Pay "chips"]'], 7, "Pay"),
)


def test_c12_2_cards_and_suits_are_read_in_any_form() -> None:
    now = position(*DEALT, *CALLED[:4], "C: trump ♥", "A:  rob\t8♦ 7d 4C 3c", "C: play a♥".replace("a♥", "A♥"))
    assert board(now).trick is not None


def test_c12_3_a_side_or_nobody_has_each_part() -> None:
    now = position(*DEALT, *CALLED[:4], "C: trump H", ROBBED[-1], *PLAYED)
    (deal,) = report_of("cinch", now, 4, 100)["deals"]  # type: ignore[misc, union-attr]
    assert isinstance(deal, dict)
    assert (deal["parts"], deal["scores"]) == (
        {"high": "AC", "low": "AC", "jack": "AC", "ten": "AC", "right": "AC", "left": "BD"},
        {"AC": 4, "BD": 0},
    )
    assert parts(score(now)) == "AC AC AC AC AC BD"
