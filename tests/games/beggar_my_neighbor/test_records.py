"""What the page says of its worked examples (B11), and records as others write them: random and handwritten."""

import pytest

from tests.games.beggar_my_neighbor.tables import BEGGAR, RECORDS, board
from tests.games.play import play_at_random
from tests.games.records import comes_back, deck_of, is_refused_at, position

TAGS = ['[Game "beggar-my-neighbor"]', '[A "A"]', '[B "B"]', '[Rules "classic"]']
PACK = deck_of(RECORDS / "beggar-first-lap.game")
DEALT = [*TAGS, "Deal 1 dealer B", PACK]  # six lines


def test_b11_1_the_first_lap_by_hand_and_at_once_lead_to_the_same() -> None:
    files = (RECORDS / "beggar-first-lap.game", RECORDS / "beggar-first-lap-b.game")
    by_hand, at_once = (position(*file.read_text().splitlines()) for file in files)
    assert board(by_hand).last_laps == board(at_once).last_laps
    assert board(by_hand).in_stack == board(at_once).in_stack == (21, 31)


HANDWRITTEN: list[tuple[list[str], int, str]] = [
    ([*DEALT, "B: turn"], 7, "not-your-turn, rule B7.1"),
    ([*DEALT, "A: turn", "A: turn"], 8, "not-your-turn, rule B7.1"),
    ([*DEALT, "A: laps 1"], 7, "not a move"),
    ([*DEALT, "A: laps 51"], 7, "not a move"),
    ([*DEALT, "A: laps 05"], 7, "not a move"),
    ([*DEALT, "A: laps"], 7, "not a move"),
    ([*DEALT, "A: turn; B: turn"], 7, "not a move"),
    ([*DEALT, "A: LAP"], 7, "not a move"),
    ([*DEALT, "A: play 7S"], 7, "not a move"),
    ([*DEALT, "C: lap"], 7, "not-seated, rule B1.1"),
    ([*DEALT, "Stock: 5C"], 7, "stock"),
    ([*DEALT, "A: turn", "Deal 2 dealer A", PACK], 8, "a deal is still on"),
    ([*DEALT, "A: resign", "B: lap"], 8, "the game is over"),
    ([*DEALT, "Result: abandoned", "B: lap"], 8, "the game is over"),
    ([*DEALT, "A: laps 50", "A: lap"], 8, "the game is over"),
    (['[Deals "2"]', *DEALT, "A: laps 50", "A: lap"], 9, "no-cards-yet, rule B10.4"),
    (['[Deals "2"]', *DEALT, "A: laps 50", "Deal 2 dealer B"], 9, "the wrong seat deals"),
    ([*TAGS, "A: turn"], 5, "no-cards-yet, rule B10.4"),
    ([*TAGS, "Deal 1 dealer C", PACK], 5, "the wrong seat deals"),
    ([*TAGS, "Deal 1 dealer A", PACK[:-3]], 6, "whole deck"),
    ([*TAGS, '[Deals "10"]'], 5, "Deals"),
    ([*TAGS, '[Laps "19"]'], 5, "Laps"),
    ([*TAGS[:3], '[C "C"]', TAGS[3]], 4, "at most 2"),
]


@pytest.mark.parametrize(("lines", "line", "why"), HANDWRITTEN, ids=[f"{why} at {at}" for _, at, why in HANDWRITTEN])
def test_b10_4_a_handwritten_mistake_is_refused_at_its_line(lines: list[str], line: int, why: str) -> None:
    is_refused_at(lines, line, why)


def test_b10_2_two_lines_of_one_seat_may_follow_each_other() -> None:
    assert board(position(*DEALT, "B: lap", "B: lap", "B: laps 2", "A: lap")).laps == 5


@pytest.mark.parametrize("laps", ["20", "1200"])
def test_b10_a_random_game_is_read_as_it_was_written(laps: str) -> None:
    for seed in range(4):
        options = BEGGAR.options({"laps": laps, "deals": ["1", "5"][seed % 2]})
        comes_back(play_at_random(BEGGAR, options, seed, seats=2))
