"""Records of Guts as others write them: random games come back as they were, mistakes are refused at their line."""

import pytest

from tests.games.guts.tables import GUTS, any_deck
from tests.games.play import play_at_random
from tests.games.records import comes_back, is_refused_at
from tests.left_out import first

PACK = "Deck: " + " ".join(map(str, any_deck()))
TAGS = ['[Game "guts"]', '[A "A"]', '[B "B"]', '[C "C"]', '[Rules "classic"]']
DEALT = [*TAGS, "Deal 1 dealer A", PACK]
TOGETHER = ['[Declare "together"]', *DEALT]


HANDWRITTEN: list[tuple[list[str], int, str]] = [
    ([*DEALT, "C: in"], 8, "not-your-turn, rule G3.1"),
    ([*DEALT, "A: out"], 8, "not-your-turn, rule G3.1"),
    ([*DEALT, "B: in", "B: out"], 9, "has-spoken, rule G3.1"),
    ([*DEALT, "B: in; C: out"], 8, "not a move"),
    ([*DEALT, "B: check"], 8, "not a move"),
    ([*DEALT, "B: in 3"], 8, "not a move"),
    ([*DEALT, "B: out-if-in"], 8, "not-a-move, rule G11.2"),  # chosen ahead, never played as such
    ([*DEALT, "B: IN"], 8, "not a move"),
    ([*DEALT, "b: in"], 8, "none of a record's"),
    ([*DEALT, "D: in"], 8, "not-seated, rule G1.1"),
    ([*DEALT, "Pot: 3"], 8, "none of a record's"),
    ([*DEALT, "B: in", "Deal 2 dealer B", PACK], 9, "a deal is still on"),
    ([*DEALT, "B: out", "C: out", "A: in"], 10, "no-cards-yet, rule G2.3"),  # in without a line (G3.4)
    ([*DEALT, "B: out", "C: out", "Deal 2 dealer A"], 10, "the wrong seat deals"),
    ([*DEALT, "B: out", "C: out", "Deal 3 dealer B"], 10, "deal 2"),
    ([*DEALT, "B: resign", "B: in"], 9, "has-left, rule G7.1"),
    ([*DEALT, "B: resign", "B: timeout"], 9, "has-left, rule G7.1"),
    ([*DEALT, "B: resign", "C: resign", "A: in"], 10, "the game is over"),
    ([*DEALT, "C: out", "B: resign"], 8, "not-your-turn, rule G3.1"),
    ([*DEALT, "C: resign", "B: out", "Deal 2 dealer C"], 10, "the wrong seat deals"),
    ([*DEALT, "Result: abandoned", "B: in"], 9, "the game is over"),
    ([*DEALT, "Stock: AS"], 8, "stock"),
    ([*TAGS, "B: in"], 6, "no-cards-yet, rule G2.3"),
    ([*TAGS, "Deal 1 dealer D", PACK], 6, "the wrong seat deals"),
    ([*TAGS, "A: resign", "Deal 1 dealer A", PACK], 7, "the wrong seat deals"),
    ([*TAGS, "Deal 1 dealer A", PACK[:-3]], 7, "whole deck"),
    ([*TAGS, "Deal 1 dealer A", f"{PACK} JK"], 7, "whole deck"),
    ([*TAGS, "Deal 1 dealer A", PACK[:-2] + PACK[6:8]], 7, "whole deck"),
    ([*TOGETHER, "B: in", "B: out"], 10, "has chosen"),
    ([*TOGETHER, "A: in", "A: resign", "A: out"], 11, "has-left"),
    ([*TAGS, '[Cap "9"]'], 6, "Cap"),
    ([*TAGS, '[Deals "101"]'], 6, "Deals"),
    ([*TAGS, '[Declare "both"]'], 6, "Declare"),
    ([*TAGS[:4], '[Rules "seed"]', "# of another house"], 5, "Rules"),
    ([*TAGS[:3], TAGS[4]], 4, "the tag C is missing"),
    ([*TAGS, '[E "E"]'], 6, "the tag D is missing"),
    ([*TAGS, '[Stake "0.001"]'], 6, "Stake"),
]


@pytest.mark.parametrize(("lines", "line", "why"), HANDWRITTEN, ids=[f"{why} at {at}" for _, at, why in HANDWRITTEN])
def test_g11_5_a_handwritten_mistake_is_refused_at_its_line(lines: list[str], line: int, why: str) -> None:
    is_refused_at(lines, line, why)


@pytest.mark.parametrize("seats", first(2, (3, 10, 4, 5, 6, 7, 8, 9), why="all sizes"))
@pytest.mark.parametrize("declare", ["turns", "together"])
def test_g11_2_a_random_game_is_read_as_it_was_written(seats: int, declare: str) -> None:
    for seed in range(3):
        options = GUTS.options({"declare": declare, "deals": str(1 + seed), "cap": "10"})
        comes_back(play_at_random(GUTS, options, seed, seats=seats, leaves=seed == 2))
