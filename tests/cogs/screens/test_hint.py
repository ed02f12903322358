"""A hint in words: what the best robot would do, and how much better that is than the next choice."""

import pytest

from bot.coach import Compared
from bot.games.guts.moves import Out
from bot.robots.coaching import Said
from bot.text import Locale
from cogs.screens.emoji import NAMES_ALONE
from cogs.screens.hint import compared, said


@pytest.mark.parametrize(
    ("cost", "within", "begins"),
    [
        (0.3, 0.1, "On average it gains 0.30 more than “Out”, in stakes (± 0.10)."),
        (0.3, 0.4, "It seems to gain 0.30 more than “Out”, in stakes, but that could be chance (± 0.40)."),
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


def hint(cost: float, within: float, locale: Locale) -> str:
    other = Compared(Out(), Said("out"), cost, within)
    return compared(other, 24, "guts", locale=locale, emoji=NAMES_ALONE)
