"""What the page says of its worked examples (D9), and records as others write them: random and handwritten."""

import pytest

from bot.games.protocol import Seat
from tests.games.daifugo.tables import DAIFUGO, RECORDS, board
from tests.games.play import play_at_random
from tests.games.records import comes_back, is_refused_at, position
from tests.left_out import first

LINES = (RECORDS / "daifugo-twos-close.game").read_text().splitlines()
TAGS, PACK = LINES[:7], LINES[9]
DEALT = [*TAGS, "Deal 1 dealer C", PACK]  # nine lines
SHORT = [*DEALT, "A: play 5S 5H 5D", "B: play 2S 2H 2D"]
MORE = [line.replace('"1"', '"2"') for line in DEALT]


def to_the_end(lines: list[str]) -> list[str]:
    """These lines, and the rest of the deal by default moves."""
    now, more = position(*lines), []
    while now.chance is None and now.outcome is None:
        seat = min(now.awaited)
        move = now.default(seat)
        assert move is not None
        more.append(f"{seat}: {move}")
        now = now.play(seat, move).position
    return [*lines, *more]


ENDED = to_the_end(MORE)
DESTITUTE, DAIFUGO_SEAT = board(position(*ENDED)).scores[0].order[-1], board(position(*ENDED)).scores[0].order[0]
SECOND = [*ENDED, f"Deal 2 dealer {DESTITUTE}", PACK]
AT = len(SECOND) + 1


def test_d9_who_has_passed_may_not_come_back() -> None:
    lines = (RECORDS / "daifugo-no-return.game").read_text().splitlines()
    is_refused_at(lines, 14, "not-your-turn, rule D4.1")


HANDWRITTEN: list[tuple[list[str], int, str]] = [
    ([*DEALT, "B: play 7S"], 10, "not-your-turn, rule D4.1"),
    ([*DEALT, "A: pass"], 10, "must-lead, rule D4.1"),
    ([*DEALT, "A: play 7S"], 10, "not-held, rule D4.1"),
    ([*DEALT, "A: play 5S 6S"], 10, "mixed-ranks, rule D4.1"),
    ([*DEALT, "A: play 5S 5S"], 10, "not-held, rule D4.1"),
    ([*DEALT, "A: play 5S 5H 5D 5C 6S"], 10, "not a move"),
    ([*DEALT, "A: give 5S 5H"], 10, "gives-nothing, rule D5"),
    ([*DEALT, "A: pass-round 1"], 10, "not-a-move, rule D9"),
    ([*DEALT, "A: play 5S; B: pass"], 10, "not a move"),
    ([*DEALT, "A: play 5S; pass"], 10, "line of its own"),
    ([*DEALT, "A: play"], 10, "not a move"),
    ([*DEALT, "A: play JK"], 10, "not a move"),
    ([*DEALT, "A: Play 5S"], 10, "not a move"),
    ([*DEALT, "A: no"], 10, "not a move"),
    ([*DEALT, "D: play 5S"], 10, "not-seated, rule D1.1"),
    ([*DEALT, "A: play 5S 5H", "B: play 7S"], 11, "wrong-number, rule D4.1"),
    ([*DEALT, "A: play 5S 5H", "B: play 7S 7H 7D"], 11, "wrong-number, rule D4.1"),
    ([*DEALT, "A: play 6S", "B: play 3H"], 11, "not-held, rule D4.1"),
    ([*DEALT, "A: play 5S", "B: pass", "C: pass", "B: play 7S"], 13, "not-your-turn, rule D4.1"),
    ([*SHORT, "C: pass"], 12, "not-your-turn, rule D4.1"),  # the round is over
    ([*SHORT, "B: pass"], 12, "must-lead, rule D4.1"),
    ([*DEALT, "Deal 2 dealer A", PACK], 10, "a deal is still on"),
    ([*DEALT, "Stock: 5C"], 10, "stock"),
    ([*DEALT, "C: resign", "C: timeout"], 11, "has-left, rule D6.2"),
    ([*DEALT, "C: resign", "A: timeout", "B: play 7S"], 12, "the game is over"),
    ([*DEALT, "Result: abandoned", "A: play 5S"], 11, "the game is over"),
    ([*ENDED, f"{DAIFUGO_SEAT}: pass"], AT - 2, "no-cards-yet, rule D3.1"),
    ([*ENDED, f"Deal 2 dealer {DAIFUGO_SEAT}"], AT - 2, "the wrong seat deals"),
    ([*SECOND, f"{DAIFUGO_SEAT}: play 3S"], AT, "exchange-first, rule D5"),
    ([*SECOND, f"{DESTITUTE}: give 3S 3H"], AT, "gives-nothing, rule D5"),
    ([*SECOND, f"{DAIFUGO_SEAT}: give 3S"], AT, "rule D"),
    ([*TAGS, "A: play 5S"], 8, "no-cards-yet, rule D3.1"),
    ([*TAGS, "Deal 1 dealer D", PACK], 8, "the wrong seat deals"),
    ([*TAGS, "Deal 1 dealer C", PACK[:-3]], 9, "whole deck"),
    ([*TAGS, '[Deals "51"]'], 8, "Deals"),
    ([*TAGS, '[Revolution "on"]'], 8, "Revolution"),
    ([*TAGS, '[SecondExchange "1"]'], 8, "SecondExchange"),
    ([*TAGS, '[Payment "all"]'], 8, "Payment"),
    ([*TAGS[:3], TAGS[4]], 4, "the tag C is missing"),
]


@pytest.mark.parametrize(("lines", "line", "why"), HANDWRITTEN, ids=[f"{why} at {at}" for _, at, why in HANDWRITTEN])
def test_a_handwritten_mistake_is_refused_at_its_line(lines: list[str], line: int, why: str) -> None:
    is_refused_at(lines, line, why)


def test_d9_cards_are_read_in_any_form_and_order() -> None:
    now = position(*DEALT, "A:  play\t5D 5♠ 5h", "B: play 2D 2S 2H")
    assert board(now).active is Seat.B


def test_d9_a_deal_of_the_page_after_an_exchange() -> None:
    """Forced gifts are not written, and what is given back stands first."""
    now = position(*SECOND)
    assert now.to_act == {DAIFUGO_SEAT}
    assert next(str(move) for move in now.legal_moves(DAIFUGO_SEAT)) == str(now.default(DAIFUGO_SEAT))


def test_f12_a_deputys_moves_are_written_as_the_seats_own() -> None:
    now = position(*to_the_end([*MORE[:9], "B: resign"]))
    assert (now.left, board(now).scores[0].order[-1] in (Seat.A, Seat.B, Seat.C)) == ((Seat.B,), True)


@pytest.mark.parametrize("seats", first(2, (3, 8, 4, 5, 6, 7), why="all sizes"))
def test_d9_a_random_game_is_read_as_it_was_written(seats: int) -> None:
    variants = (
        {"deals": "2", "second_exchange": "yes", "revolution": "yes"},
        {"deals": "3", "eights": "yes", "payment": "every"},
        {"deals": "3", "second_exchange": "yes", "payment": "every"},
    )
    for seed, given_ in enumerate(variants):
        comes_back(play_at_random(DAIFUGO, DAIFUGO.options(given_), seed, seats=seats, leaves=seed > 1))
