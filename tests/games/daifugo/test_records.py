"""What the page says of its worked examples (D9), and what a record of others may not say."""

from bot.games.protocol import Seat
from tests.games.daifugo.tables import RECORDS, board
from tests.games.records import is_refused_at, mistakes, position

LINES = (RECORDS / "daifugo-twos-close.game").read_text().splitlines()
TAGS, PACK = LINES[:7], LINES[9]
DEALT = [*TAGS, "Deal 1 dealer C", PACK]  # nine lines
MORE = [line.replace('"1"', '"2"') for line in DEALT]


def to_the_end(lines: list[str]) -> list[str]:
    """Return these lines, and the rest of the deal by default moves."""
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


test_a_handwritten_mistake_is_refused_at_its_line = mistakes(
    ([*DEALT, "A: play 5S 5H 5D 5C 6S"], 10, "not a move"),
    ([*DEALT, "A: pass-round 1"], 10, "not-a-move, rule D9"),
    ([*DEALT, "A: play 5S; B: pass"], 10, "not a move"),
    ([*DEALT, "A: play 5S; pass"], 10, "line of its own"),
    ([*DEALT, "A: play JK"], 10, "not a move"),
    ([*DEALT, "A: no"], 10, "not a move"),
    ([*SECOND, f"{DAIFUGO_SEAT}: give 3S"], AT, "rule D"),
    ([*TAGS, '[Revolution "on"]'], 8, "Revolution"),
    ([*TAGS, '[SecondExchange "1"]'], 8, "SecondExchange"),
    ([*TAGS, '[Payment "all"]'], 8, "Payment"),
)


def test_d9_cards_are_read_in_any_form_and_order() -> None:
    now = position(*DEALT, "A:  play\t5D 5♠ 5h", "B: play 2D 2S 2H")
    assert board(now).active is Seat.B


def test_d9_a_deal_of_the_page_after_an_exchange() -> None:
    """Forced gifts are not written, and gifts in return come first."""
    now = position(*SECOND)
    assert now.to_act == {DAIFUGO_SEAT}
    assert next(str(move) for move in now.legal_moves(DAIFUGO_SEAT)) == str(now.default(DAIFUGO_SEAT))
