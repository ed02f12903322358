"""What the page says of its worked examples (R11), and records as others write them: random and handwritten."""

import pytest

from bot.games.protocol import Seat
from tests.games.play import play_at_random
from tests.games.records import comes_back, deck_of, is_refused_at, position
from tests.games.rolling_stone.tables import OUT, RECORDS, ROLLING, board
from tests.left_out import first

TAGS = ['[Game "rolling-stone"]', '[A "A"]', '[B "B"]', '[C "C"]', '[D "D"]', '[Rules "classic"]']


PACK = deck_of(RECORDS / "rolling-stone-all-follow-cards.game")
DEALT = [*TAGS, "Deal 1 dealer A", PACK]  # eight lines
PLAYED = [f"{seat}: play {card}" for trick in OUT for seat, card in zip("BCDA", trick.split(), strict=False)]
TAKING = [
    *TAGS,
    "Deal 1 dealer A",
    deck_of(RECORDS / "rolling-stone-take-in-progress.game"),
    "B: play AD",
    "C: play KD",
    "D: play JD",
]  # eleven


HANDWRITTEN: list[tuple[list[str], int, str]] = [
    ([*DEALT, "C: play QS"], 9, "not-your-turn, rule R3.2"),
    ([*DEALT, "A: play 8S"], 9, "not-your-turn, rule R3.2"),
    ([*DEALT, "B: play QS"], 9, "not-held, rule R3.2"),
    ([*DEALT, "B: play 2S"], 9, "not-held, rule R3.2"),
    ([*DEALT, "B: play AS", "C: play QH"], 10, "must-follow, rule R3.2"),
    ([*DEALT, "B: play AS", "B: play KS"], 10, "not-your-turn, rule R3.2"),
    ([*TAKING, "B: play AS"], 12, "not-your-turn, rule R3.2"),  # A has taken up, and leads
    ([*TAKING, "A: take up"], 12, "not a move"),
    ([*TAKING, "A: play AC", "B: play AS", "D: play 9H"], 14, "not-your-turn, rule R3.2"),  # B has A♣, and leads
    ([*TAKING, "A: play KS"], 12, "not-held, rule R3.2"),
    ([*TAKING[:-1], "A: play AD"], 11, "not-your-turn, rule R3.2"),  # D can follow
    ([*DEALT, "B: play AS; C: play QS"], 9, "not a move"),
    ([*DEALT, "B: play"], 9, "not a move"),
    ([*DEALT, "B: play JK"], 9, "not a move"),
    ([*DEALT, "B: PLAY AS"], 9, "not a move"),
    ([*DEALT, "b: play AS"], 9, "none of a record's"),
    ([*DEALT, "E: play AS"], 9, "not-seated, rule R1.1"),
    ([*DEALT, "Stock: 5C"], 9, "stock"),
    ([*DEALT, "B: play AS", "Deal 2 dealer B", PACK], 10, "a deal is still on"),
    ([*DEALT, *PLAYED, "C: play JC"], 38, "the game is over"),
    ([*DEALT, *PLAYED, "Deal 2 dealer B", PACK], 38, "the game is over"),
    (['[Deals "2"]', *DEALT, *PLAYED, "C: play JC"], 39, "no-cards-yet, rule R2.1"),
    (['[Deals "2"]', *DEALT, *PLAYED, "Deal 2 dealer C"], 39, "the wrong seat deals"),
    (['[Deals "2"]', *DEALT, *PLAYED, "Deal 3 dealer B"], 39, "deal 2"),
    ([*DEALT, "C: resign", "C: timeout"], 10, "has-left, rule R7.1"),
    ([*DEALT, "C: resign", "A: timeout", "D: resign", "B: play AS"], 12, "the game is over"),
    ([*DEALT, "Result: abandoned", "B: play AS"], 10, "the game is over"),
    ([*TAGS, "B: play AS"], 7, "no-cards-yet, rule R2.1"),
    ([*TAGS, "Deal 1 dealer E", PACK], 7, "the wrong seat deals"),
    ([*TAGS, "Deal 1 dealer A", PACK[:-3]], 8, "whole deck"),
    ([*TAGS, "Deal 1 dealer A", PACK.replace("7C", "6C")], 8, "whole deck"),
    ([*TAGS[:5], '[E "E"]', TAGS[5], "Deal 1 dealer A", PACK], 9, "whole deck"),
    ([*TAGS, '[Deals "31"]'], 7, "Deals"),
    ([*TAGS, '[Pay "chips"]'], 7, "Pay"),
    ([*TAGS[:5], '[Rules "seed"]', "# of another house"], 6, "Rules"),
    ([*TAGS[:4], TAGS[5]], 5, "the tag D is missing"),
    ([*TAGS[:5], '[E "E"]', '[F "F"]', '[G "G"]', TAGS[5]], 8, "at most 6"),
]


@pytest.mark.parametrize(("lines", "line", "why"), HANDWRITTEN, ids=[f"{why} at {at}" for _, at, why in HANDWRITTEN])
def test_r10_4_a_handwritten_mistake_is_refused_at_its_line(lines: list[str], line: int, why: str) -> None:
    is_refused_at(lines, line, why)


def test_r10_1_the_number_of_seats_decides_the_deck() -> None:
    lines = (RECORDS / "rolling-stone-limit.game").read_text().splitlines()
    assert len(board(position(*lines[:11])).deck) == len(lines[10].split()) - 1 == 40


def test_r10_1_cards_are_read_in_any_form() -> None:
    assert board(position(*DEALT, "B:  play\tA♠", "C: play qs", "D: play 10s", "A: play 8S")).tricks == 1


def test_r10_2_taking_up_is_not_written_and_the_next_line_is_the_lead_of_who_took_up() -> None:
    now = position(*TAKING, "A: play AC", "B: play AC", "C: play AC")
    assert (board(now).active, board(now).taken) == (Seat.D, 4)


def test_r10_2_a_deputys_cards_are_written_as_the_seats_own() -> None:
    now = position(*DEALT, "C: resign", *PLAYED)
    assert (board(now).points, board(now).left) == ((-1, 3, -1, -1), (Seat.C,))


@pytest.mark.parametrize("seats", first(2, (4, 6, 5), why="all sizes"))
@pytest.mark.parametrize("pay", ["cards", "points"])
def test_r10_a_random_game_is_read_as_it_was_written(seats: int, pay: str) -> None:
    for seed in range(4):
        options = ROLLING.options({"pay": pay, "deals": ["1", "3"][seed % 2]})
        comes_back(play_at_random(ROLLING, options, seed, seats=seats, leaves=seed > 1))
