"""What a record of Guts may not say (G11)."""

from pathlib import Path

import pytest

from bot.games.record import BadRecord
from bot.registry import GAMES
from tests.games.records import deck_of, read

RECORDS = Path(__file__).parent / "records"
TAGS = ['[Game "guts"]', '[A "A"]', '[B "B"]', '[C "C"]', '[Rules "classic"]']
PACK = deck_of(RECORDS / "guts-cap.game")
DEALT = [*TAGS, "Deal 1 dealer A", PACK]


def fault(*lines: str) -> int:
    """The line of the first fault."""
    with pytest.raises(BadRecord) as bad:
        read("\n".join(lines).encode(), games=GAMES.rules)
    return bad.value.line


def test_g11_5_what_is_out_of_turn_is_an_error_at_its_line() -> None:
    assert fault(*DEALT, "C: in") == 8
    assert fault(*DEALT, "B: in", "B: out") == 9
    assert fault(*DEALT, "B: in; C: out") == 8
    assert fault(*DEALT, "C: resign", "B: out", "C: in") == 10
    assert fault(*TAGS, "A: resign", "Deal 1 dealer A", PACK) == 7


def test_g3_4_the_last_player_is_in_unasked_when_all_others_are_out_or_gone() -> None:
    for lines in (("B: out", "C: out"), ("B: out", "C: resign"), ("B: resign", "C: out")):
        position = read("\n".join([*DEALT, *lines]).encode(), games=GAMES.rules).position
        assert position.chance is not None
        assert position.chance.deal == 2


def test_g11_1_the_deal_passes_those_who_left() -> None:
    lines = [*DEALT, "B: out", "C: out", "B: resign"]
    assert fault(*lines, "Deal 2 dealer B") == 11
    assert read("\n".join([*lines, "Deal 2 dealer C", PACK]).encode(), games=GAMES.rules).position.to_act
