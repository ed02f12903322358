"""A hint in words: what the best robot would do, and how much better that is than the next choice."""

import pytest

from bot.coach import Advice, Compared
from bot.games.cards import parse_card
from bot.games.guts.moves import Out
from bot.games.one_card.moves import Play
from bot.robots.coaching import Said
from bot.text import Locale
from cogs.screens.emoji import NAMES_ALONE
from cogs.screens.hint import compared, hint_line, said


@pytest.mark.parametrize(
    ("cost", "within", "begins"),
    [
        (0.3, 0.1, "On average it gains 0.30 more than “Out”, in stakes (±\u00a00.10)."),
        (
            0.3,
            0.4,
            "It seems to gain 0.30 more than “Out”, in stakes, but that could be chance (±\u00a00.40).",
        ),
        (0.1, 0.4, "“Out” is about as good."),
        (0.004, 0.001, "“Out” is about as good."),  # never that it gains 0.00 more
    ],
)
def test_how_much_better_it_is_is_said_as_surely_as_the_deals_say_it(cost: float, within: float, begins: str) -> None:
    assert hint(cost, within, "en").startswith(begins)


def test_in_french_another_choice_is_worth_as_much() -> None:
    assert hint(0.1, 0.4, "fr").startswith("«\N{NO-BREAK SPACE}Passer\N{NO-BREAK SPACE}» vaut à peu près autant.")


def test_a_score_below_zero_has_a_true_minus() -> None:
    reason = Said("theirs-less", (("best", -59), ("next", 42)))
    assert "\N{MINUS SIGN}59, not 42" in said(reason, "mille", locale="en", emoji=NAMES_ALONE)


def test_many_deals_are_written_as_in_other_lists() -> None:
    assert "Tried in 2\N{THIN SPACE}896 deals" in hint(0.3, 0.1, "en", deals=2896)


@pytest.mark.parametrize(
    ("reason", "others", "ends"),
    [
        (Said("trick", (("best", 60), ("next", 54))), 2, "not 54%. Compared with “Play 5♦”."),
        (Said("trick", (("best", 60), ("next", 54))), 1, "not 54%."),  # there is no other that it could be
        (Said("cheapest"), 2, "beats everything in the trick."),
        (Said("deal-either", (("best", 65),)), 2, "**Play Q♦**"),  # it does not say why
    ],
)
def test_a_lesson_names_the_card_with_which_a_reason_compares(reason: Said, others: int, ends: str) -> None:
    best, *rest = (
        Compared(Play(parse_card(card)), Said("play", (("cards", (parse_card(card),)),)), cost, 0.1)
        for card, cost in (("QD", 0.0), ("5D", 0.5), ("4D", 0.6))
    )
    advice = Advice(best, tuple(rest[:others]), best, rest[0], (reason,), 100)
    line = hint_line(advice, "linger-longer", locale="en", emoji=NAMES_ALONE)
    assert line.startswith("**Play Q♦**")
    assert line.endswith(ends)


def hint(cost: float, within: float, locale: Locale, *, deals: int = 24) -> str:
    other = Compared(Out(), Said("out"), cost, within)
    return compared(other, deals, "guts", locale=locale, emoji=NAMES_ALONE)
