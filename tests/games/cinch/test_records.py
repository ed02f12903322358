"""What the page says of its worked examples (C13), and records as others write them: random and handwritten."""

import pytest

from bot.games.protocol import Seat
from tests.games.cinch.tables import CALLED, CINCH, RECORDS, ROBBED, TRICKS, board, parts, played, score
from tests.games.play import play_at_random
from tests.games.records import comes_back, deck_of, is_refused_at, position, told

TAGS = ['[Game "cinch"]', '[A "A"]', '[B "B"]', '[C "C"]', '[D "D"]', '[Rules "classic"]']


PACK = deck_of(RECORDS / "cinch-nine-to-five.game")
DEALT = [*TAGS, "Deal 1 dealer A", PACK]  # eight lines
PLAYED = played(*TRICKS)
THROWING = [
    *TAGS,
    "Deal 1 dealer A",
    deck_of(RECORDS / "cinch-throw-and-top-up.game"),
    "B: pass",
    "C: pass",
    "D: pass",
    "A: bid 3",
]


HANDWRITTEN: list[tuple[list[str], int, str]] = [
    ([*DEALT, "C: pass"], 9, "not-your-turn, rule C5.1"),
    ([*DEALT, "B: bid 3", "C: bid 3"], 10, "bid-too-low, rule C3.1"),
    ([*DEALT, "B: bid 14", "C: bid 14"], 10, "bid-too-low, rule C3.1"),
    ([*DEALT, "B: bid 15"], 9, "not a move"),
    ([*DEALT, "B: bid 0"], 9, "not a move"),
    ([*DEALT, "B: bid 07"], 9, "not a move"),
    ([*DEALT, "B: trump H"], 9, "call-first, rule C3.1"),
    ([*DEALT, *CALLED[:4], "A: trump H"], 13, "not-your-turn, rule C5.1"),
    ([*DEALT, *CALLED[:4], "C: pass"], 13, "name-first, rule C3.3"),
    ([*DEALT, *CALLED[:4], "C: trump N"], 13, "not a move"),
    ([*DEALT, *CALLED, "C: play AH"], 14, "not-your-turn, rule C5.1"),
    ([*DEALT, *CALLED, "A: rob 8D 7D 4C"], 14, "rob-count, rule C4.4"),
    ([*DEALT, *CALLED, "A: rob 8D 7D 4C QC"], 14, "not-in-stub, rule C4.4"),
    ([*DEALT, *CALLED, "A: rob 8D 8D 4C 3C"], 14, "not a move"),
    ([*DEALT, *CALLED, "A: rob"], 14, "not a move"),
    ([*THROWING, "A: trump H", "D: throw JH TH"], 14, "throw-count, rule C4.2"),
    ([*THROWING, "A: trump H", "D: throw QS"], 14, "not-held, rule C5.1"),
    ([*THROWING, "A: trump H", "D: throw JH", "A: rob 5S 5C"], 15, "play-now, rule C5.1"),
    ([*DEALT, *ROBBED, "C: play AS"], 15, "not-held, rule C5.1"),
    ([*DEALT, *ROBBED, *PLAYED[:9], "D: play 6C"], 24, "must-follow, rule C5.2"),
    ([*DEALT, *ROBBED, *PLAYED[:15], "C: play 9D"], 30, "follow-or-trump, rule C5.3"),
    ([*DEALT, *ROBBED, *PLAYED[:3], "B: play 4H; C: play KH"], 18, "not a move"),
    ([*DEALT, *ROBBED, *PLAYED, "C: play AH"], 39, "no-cards-yet, rule C2.2"),
    ([*DEALT, *ROBBED, *PLAYED, "Deal 2 dealer A"], 39, "the wrong seat deals"),
    ([*DEALT, "Deal 2 dealer B", PACK], 9, "a deal is still on"),
    ([*DEALT, "C: resign", "C: timeout"], 10, "has-left, rule C9.1"),
    ([*DEALT, "C: resign", "A: timeout", "B: pass"], 11, "the game is over"),
    ([*DEALT, "Result: abandoned", "B: pass"], 10, "the game is over"),
    ([*DEALT, "E: pass"], 9, "not-seated, rule C1.1"),
    ([*TAGS, "Deal 1 dealer A", PACK[:-3]], 8, "whole deck"),
    ([*TAGS, '[Target "10"]'], 7, "Target"),
    ([*TAGS, '[AllPass "throw"]'], 7, "AllPass"),
    ([*TAGS, '[Pay "chips"]'], 7, "Pay"),
    ([*TAGS[:4], TAGS[5]], 5, "the tag D is missing"),
    ([*TAGS[:5], '[E "E"]', TAGS[5]], 6, "at most 4"),
]


@pytest.mark.parametrize(("lines", "line", "why"), HANDWRITTEN, ids=[f"{why} at {at}" for _, at, why in HANDWRITTEN])
def test_c12_4_a_handwritten_mistake_is_refused_at_its_line(lines: list[str], line: int, why: str) -> None:
    is_refused_at(lines, line, why)


def test_c12_2_cards_and_suits_are_read_in_any_form() -> None:
    now = position(*DEALT, *CALLED[:4], "C: trump ♥", "A:  rob\t8♦ 7d 4C 3c", "C: play a♥".replace("a♥", "A♥"))
    assert board(now).trick is not None


def test_c12_3_a_side_or_nobody_has_each_part() -> None:
    now = position(*DEALT, *CALLED[:4], "C: trump H", ROBBED[-1], *PLAYED)
    (deal,) = told("cinch", now, 4, 100)["deals"]  # type: ignore[misc, union-attr]
    assert isinstance(deal, dict)
    assert (deal["parts"], deal["scores"]) == (
        {"high": "AC", "low": "AC", "jack": "AC", "ten": "AC", "right": "AC", "left": "BD"},
        {"AC": 4, "BD": 0},
    )
    assert parts(score(now)) == "AC AC AC AC AC BD"


def test_c9_1_a_deputys_moves_are_written_as_the_seats_own() -> None:
    now = position(*DEALT, "C: resign", *ROBBED, *PLAYED)
    assert (board(now).sums, board(now).left) == ((4, 0), (Seat.C,))


@pytest.mark.parametrize("seed", range(4))
def test_c12_a_random_game_is_read_as_it_was_written(seed: int) -> None:
    options = CINCH.options({"target": "20", "all_pass": ("dealer", "redeal")[seed % 2]})
    comes_back(play_at_random(CINCH, options, seed, leaves=seed > 1))
