"""What the page says of its worked examples (B11), and what a record of others may not say."""

from tests.games.beggar_my_neighbor.tables import RECORDS, board
from tests.games.records import deck_of, mistakes, position

TAGS = ['[Game "beggar-my-neighbor"]', '[A "A"]', '[B "B"]', '[Rules "classic"]']
PACK = deck_of(RECORDS / "beggar-first-lap.game")
DEALT = [*TAGS, "Deal 1 dealer B", PACK]  # six lines


def test_b11_1_the_first_lap_by_hand_and_at_once_lead_to_the_same() -> None:
    files = (RECORDS / "beggar-first-lap.game", RECORDS / "beggar-first-lap-b.game")
    by_hand, at_once = (position(*file.read_text().splitlines()) for file in files)
    assert board(by_hand).last_laps == board(at_once).last_laps
    assert board(by_hand).in_stack == board(at_once).in_stack == (21, 31)


test_b10_4_a_handwritten_mistake_is_refused_at_its_line = mistakes(
    ([*DEALT, "A: laps 1"], 7, "not a move"),
    ([*DEALT, "A: laps 51"], 7, "not a move"),
    ([*DEALT, "A: laps 05"], 7, "not a move"),
    ([*DEALT, "A: turn; B: turn"], 7, "not a move"),
    ([*DEALT, "A: play 7S"], 7, "not a move"),
    ([*TAGS, '[Laps "19"]'], 5, "Laps"),
)


def test_b10_2_two_lines_of_one_seat_may_follow_each_other() -> None:
    assert board(position(*DEALT, "B: lap", "B: lap", "B: laps 2", "A: lap")).laps == 5
