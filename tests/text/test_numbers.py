"""Numbers as people read them: true minus signs, groups, and the decimal sign of the language."""

import pytest

from bot.text import Locale
from bot.text.numbers import THIN_SPACE, hundredths, whole


@pytest.mark.parametrize(
    ("number", "plain", "grouped"),
    [
        (0, "0", "0"),
        (999, "999", "999"),
        (-12400, "−12400", f"−12{THIN_SPACE}400"),
        (1_000_000, "1000000", f"1{THIN_SPACE}000{THIN_SPACE}000"),
    ],
)
def test_whole_numbers(number: int, plain: str, grouped: str) -> None:
    assert whole(number) == plain
    assert whole(number, thousands=THIN_SPACE) == grouped


@pytest.mark.parametrize(
    ("minor", "locale", "has_decimals", "text"),
    [
        (300, "en", False, "3"),
        (300, "en", True, "3.00"),
        (75, "fr", True, "0,75"),
        (-5, "en", True, "−0.05"),
        (123_456_789, "fr", True, f"1{THIN_SPACE}234{THIN_SPACE}567,89"),
    ],
)
def test_amounts_of_hundredths(minor: int, locale: Locale, has_decimals: bool, text: str) -> None:
    assert hundredths(minor, locale=locale, has_decimals=has_decimals, thousands=THIN_SPACE) == text
