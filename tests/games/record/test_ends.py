"""How deals and games end in a record."""

import pytest

from tests.games.record.files import DEAL, DEALT_OUT, DECK, GAME_OVER, GOLDEN, TAGS, fault, result, text


@pytest.mark.parametrize("more", ["; draw", "; discard 7S", "; pass", ";"])
def test_nothing_more_stands_on_the_line_that_ends_a_deal(more: str) -> None:
    assert fault(text(*DEALT_OUT[:-1], DEALT_OUT[-1] + more)) == 7


AFTER_A_DEAL = {
    "a turn": "B: draw",
    "a pass": "B: pass",
    "the same number": "Deal 1 dealer A",
    "a number left out": "Deal 3 dealer A",
    "the same dealer": "Deal 2 dealer B",
    "a deck": DECK,
    "a tag": '[Site "x"]',
}


@pytest.mark.parametrize("line", AFTER_A_DEAL.values(), ids=AFTER_A_DEAL.keys())
def test_fault_after_a_deal(line: str) -> None:
    assert fault(text(*DEALT_OUT, "", line)) == 9


def test_a_pass_after_a_deal_that_blocked_by_itself_is_a_fault() -> None:
    path = next(path for path in GOLDEN if path.stem == "blocked-by-itself")
    lines = path.read_text("utf-8").splitlines()
    for seat in "AB":
        assert fault(text(*lines, f"{seat}: pass")) == len(lines) + 1


AFTER_THE_GAME = ["A: resign", "B: timeout", "Result: abandoned", "Deal 2 dealer A", "B: draw", DECK, '[Site "x"]', "x"]


@pytest.mark.parametrize("line", AFTER_THE_GAME)
def test_only_blanks_and_comments_follow_the_end(line: str) -> None:
    assert result(text(*GAME_OVER, "", "# over", " "))["end"] == "target"
    assert fault(text(*GAME_OVER, "", line)) == 10
    for ending in ("A: resign", "B: timeout", "Result: abandoned"):
        assert fault(text(*DEAL, ending, "# over", line)) == 9


@pytest.mark.parametrize("before", [TAGS, DEAL, DEALT_OUT, [*DEAL, "A: draw"]])
@pytest.mark.parametrize(
    ("line", "end", "winner"),
    [
        ("A: resign", "resigned", "B"),
        ("B: resign", "resigned", "A"),
        ("A: timeout", "timeout", "B"),
        ("B : timeout", "timeout", "A"),
        ("Result: abandoned", "abandoned", None),
    ],
)
def test_a_game_ends_at_any_time(before: list[str], line: str, end: str, winner: str | None) -> None:
    found = result(text(*before, line))
    assert (found["end"], found["winner"]) == (end, winner)
    assert (found["settlement"] is None) == (winner is None)
