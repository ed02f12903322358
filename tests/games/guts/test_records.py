"""Records of Guts as others write them: mistakes are refused at their line, and who is in unasked."""

import pytest

from tests.games.reading import any_deck
from tests.games.records import mistakes, position

PACK = "Deck: " + " ".join(map(str, any_deck()))
TAGS = ['[Game "guts"]', '[A "A"]', '[B "B"]', '[C "C"]', '[Rules "classic"]']
DEALT = [*TAGS, "Deal 1 dealer A", PACK]
TOGETHER = ['[Declare "together"]', *DEALT]


test_g11_5_a_handwritten_mistake_is_refused_at_its_line = mistakes(
    ([*DEALT, "C: in"], 8, "not-your-turn, rule G3.1"),
    ([*DEALT, "A: out"], 8, "not-your-turn, rule G3.1"),
    ([*DEALT, "B: in", "B: out"], 9, "has-spoken, rule G3.1"),
    ([*DEALT, "B: in; C: out"], 8, "not a move"),
    ([*DEALT, "B: check"], 8, "not a move"),
    ([*DEALT, "B: in 3"], 8, "not a move"),
    ([*DEALT, "B: out-if-in"], 8, "not-a-move, rule G11.2"),  # chosen ahead, never played as such
    ([*DEALT, "C: out", "B: resign"], 8, "not-your-turn, rule G3.1"),
    ([*TAGS, "A: resign", "Deal 1 dealer A"], 7, "the wrong seat deals"),
    ([*DEALT, "B: out", "C: out", "B: resign", "Deal 2 dealer B"], 11, "the wrong seat deals"),
    ([*TOGETHER, "B: in", "B: out"], 10, "has chosen"),
    ([*TAGS, '[Declare "both"]'], 6, "Declare"),
)


@pytest.mark.parametrize("lines", [("B: out", "C: out"), ("B: out", "C: resign"), ("B: resign", "C: out")])
def test_g3_4_the_last_player_is_in_unasked_when_all_others_are_out_or_gone(lines: tuple[str, str]) -> None:
    now = position(*DEALT, *lines)
    assert now.chance is not None
    assert now.chance.deal == 2


def test_g11_1_the_deal_passes_those_who_left() -> None:
    assert position(*DEALT, "B: out", "C: out", "B: resign", "Deal 2 dealer C", PACK).to_act
