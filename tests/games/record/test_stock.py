"""A renewed stock comes right before the draw that needs it."""

import pytest

from tests.games.record.files import BURIED, DEALT_OUT, DECK, IDLE, STOCK, fault, position, text
from tests.games.records import read, write


def test_a_stock_is_read_top_card_first() -> None:
    assert position(*IDLE, STOCK, f"B: draw; discard {BURIED[0]}").to_act
    assert fault(text(*IDLE, STOCK, "B: draw; discard QH; draw")) == 81


def test_a_stock_may_be_the_last_line_of_a_record() -> None:
    reading = read(text(*IDLE, STOCK))
    assert reading.position.outcome is None
    assert write(reading.record).endswith(STOCK + "\n")


def test_a_renewed_stock_is_written_before_its_turn() -> None:
    record = read(text(*IDLE, "", STOCK, "# the draw", "B: draw")).record
    assert write(record).endswith(f"{STOCK}\nB: draw\n")


def test_a_draw_from_an_empty_stock_without_it_is_a_fault_at_the_draw() -> None:
    assert fault(text(*IDLE, "", "B: draw")) == 81


STOCK_FAULTS = {
    "one card missing": STOCK.rsplit(" ", 1)[0],
    "the top card too": f"{STOCK} {DECK.split()[-1]}",
    "another card": STOCK.replace(BURIED[0], BURIED[0][0] + ("H" if BURIED[0][1] != "H" else "C"), 1),
    "no cards": "Stock:",
    "no card": STOCK + " XX",
}


@pytest.mark.parametrize("line", STOCK_FAULTS.values(), ids=STOCK_FAULTS.keys())
def test_fault_in_the_stock(line: str) -> None:
    assert fault(text(*IDLE, line, "B: draw")) == 80


def test_a_stock_stands_directly_before_the_draw_and_nowhere_else() -> None:
    assert fault(text(*IDLE, STOCK, STOCK)) == 81
    assert fault(text(*IDLE[:-1], STOCK)) == 79
    assert fault(text(*IDLE, STOCK, "B: draw", STOCK)) == 82
    assert fault(text(*DEALT_OUT, STOCK)) == 8


@pytest.mark.parametrize("line", ["B: take 7S 7H", "B: pass", "A: draw", "Deal 2 dealer A"])
def test_after_a_stock_only_a_draw_is_legal(line: str) -> None:
    assert fault(text(*IDLE, STOCK, "", line)) == 82


def test_a_resignation_may_follow_a_stock() -> None:
    assert position(*IDLE, STOCK, "A: resign").outcome is not None
