"""What the page says of its worked examples (R11), and what a record of others may not say."""

from bot.games.protocol import Seat
from tests.games.records import deck_of, mistakes, position
from tests.games.rolling_stone.tables import RECORDS, board

TAGS = ['[Game "rolling-stone"]', '[A "A"]', '[B "B"]', '[C "C"]', '[D "D"]', '[Rules "classic"]']


PACK = deck_of(RECORDS / "rolling-stone-all-follow-cards.game")
DEALT = [*TAGS, "Deal 1 dealer A", PACK]  # eight lines
TAKING = [
    *TAGS,
    "Deal 1 dealer A",
    deck_of(RECORDS / "rolling-stone-take-in-progress.game"),
    "B: play AD",
    "C: play KD",
    "D: play JD",
]  # eleven


test_r10_4_a_handwritten_mistake_is_refused_at_its_line = mistakes(
    ([*TAKING, "A: take up"], 12, "not a move"),
    ([*DEALT, "B: play AS; C: play QS"], 9, "not a move"),
    ([*DEALT, "B: play JK"], 9, "not a move"),
    ([*TAGS, '[Pay "chips"]'], 7, "Pay"),
)


def test_r10_1_the_number_of_seats_decides_the_deck() -> None:
    lines = (RECORDS / "rolling-stone-limit.game").read_text().splitlines()
    assert len(board(position(*lines[:11])).deck) == len(lines[10].split()) - 1 == 40


def test_r10_1_cards_are_read_in_any_form() -> None:
    assert board(position(*DEALT, "B:  play\tA♠", "C: play qs", "D: play 10s", "A: play 8S")).tricks == 1


def test_r10_2_taking_up_is_not_written_and_the_next_line_is_the_lead_of_who_took_up() -> None:
    now = position(*TAKING, "A: play AC", "B: play AC", "C: play AC")
    assert (board(now).active, board(now).taken) == (Seat.D, 4)
