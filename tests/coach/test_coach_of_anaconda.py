"""What the coach of Anaconda says where a person would know what to do, and why."""

from dataclasses import replace
from random import Random

import pytest

from bot.coach import Advice, advise
from bot.games.anaconda.board import Phase
from bot.games.protocol import Move, Position, Seat
from bot.robots.anaconda.coach import AnacondaCoach, AnacondaQuestion
from tests.games.anaconda.tables import ANACONDA, begun, dealt, holding, shown_down, silent
from tests.there import there

QUADS, FLUSH, WHEEL, NOTHING = "KS KH KD KC QS", "AH JH TH 5H 2H", "5C 4S 3C 2C AC", "QD JC TC 8S 7D"


def asked(position: Position, seat: str, played: str = "") -> tuple[AnacondaQuestion, Advice]:
    """Return the question, and what the coach says after a short thought; of `played`, if a move is given."""
    move: Move | None = ANACONDA.parse(played) if played else None
    question = there(AnacondaCoach().question(position.view(Seat[seat]), move))
    assert isinstance(question, AnacondaQuestion)
    return question, advise(replace(question, playouts=150), Random(1), played=move)


def facts(question: AnacondaQuestion, move: str) -> set[str]:
    """Return the codes of what is true of a choice by the view alone."""
    return {fact.code for option in question.options if str(option.move) == move for fact in option.facts}


def in_the_last_round(lows: str, *lines: str) -> Position:
    hands = {"A": QUADS, "B": FLUSH, "C": WHEEL if "C" in lows else NOTHING}
    return shown_down(begun(deals="2"), hands, lows=lows, bets={4: [*lines]}, is_over=False)


def test_to_fold_what_nobody_can_beat_is_a_mistake() -> None:
    question, advice = asked(in_the_last_round("C", "A: bet 4", "B: call"), "C", "fold")
    assert there(advice.played).is_mistake
    assert facts(question, "raise 8") >= {"alone-low"}
    assert "wins" in {reason.code for reason in advice.reasons}


def test_to_call_open_cards_that_beat_the_hand_is_a_mistake() -> None:
    question, advice = asked(in_the_last_round("", "A: bet 4"), "B", "call")
    assert str(advice.best.move) == "fold"
    assert there(advice.played).is_mistake
    assert facts(question, "fold") == {"beaten"}
    assert facts(asked(in_the_last_round(""), "A")[0], "bet 4") >= {"unbeatable"}


@pytest.mark.parametrize(
    ("hand", "passed", "kept"),
    [
        ("9S 9H 9D 9C 2D 7H KC", "2D 7H KC", "four-alike"),
        ("AS 2H 3D 5C KS KH QD", "KS KH QD", "four-low"),
        ("AH JH TH 5H 2C 2D 9S", "9S 2D 2C", "four-suited"),
        ("KS KH 8D 8C 3C 9S TD", "9S TD 3C", "two-pair"),
        ("KS TH 9H 8C 4S 3D 3C", "8C 4S 3D", "highest"),
    ],
)
def test_it_says_what_a_pass_keeps(hand: str, passed: str, kept: str) -> None:
    question, _ = asked(holding(silent(dealt(begun())), a=hand), "A", f"pass {passed}")
    cards = str(ANACONDA.parse(f"pass {passed}"))
    assert facts(question, cards) == {kept}


def test_to_pass_on_four_of_a_kind_is_a_mistake() -> None:
    position = holding(silent(dealt(begun())), a="9S 9H 9D 9C 2D 7H KC")
    _, advice = asked(position, "A", "pass 9S 9H 9D")
    assert {*str(advice.best.move).split()[1:]} == {"2D", "7H", "KC"}


@pytest.mark.parametrize(
    ("hand", "half", "other"), [(f"{QUADS} 2D 4C", "high", "low"), (f"{WHEEL} KS QS", "low", "high")]
)
def test_to_declare_for_the_other_half_is_a_mistake(hand: str, half: str, other: str) -> None:
    question, advice = asked(holding(silent(dealt(begun()), Phase.DECLARE), a=hand), "A", other)
    assert str(advice.best.move) == half
    assert there(advice.played).is_mistake
    assert facts(question, half) == {f"fits-{half}"}


def test_to_show_less_than_the_best_five_is_no_good() -> None:
    position = silent(dealt(begun()), Phase.DECLARE)
    position = holding(position, a=f"{QUADS} 2D 4C")
    for seat in "ABC":
        position = position.play(Seat[seat], ANACONDA.parse("high")).position
    question, advice = asked(position, "A", "show KS KH QS 2D hold 4C")
    assert {*str(advice.best.move).split()} >= {"KS", "KH", "KD", "KC"}
    assert facts(question, str(advice.best.move)) >= {"best-high"}
    assert there(advice.played).cost > 0


def test_it_says_which_card_of_a_low_hand_stays_face_down() -> None:
    position = holding(silent(dealt(begun()), Phase.DECLARE), a="8S 5S 3C 2C AC KS QS")
    for seat in "ABC":
        position = position.play(Seat[seat], ANACONDA.parse("low")).position
    question, _ = asked(position, "A")
    codes = {str(option.move).split()[-1]: {fact.code for fact in option.facts} for option in question.options}
    assert codes["8S"] == {"best-low", "highest-down"}
    assert codes["AC"] == {"best-low", "lowest-down"}
    assert codes["3C"] == {"best-low"}
