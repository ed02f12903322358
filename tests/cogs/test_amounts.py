"""Amounts as people type and read them."""

import pytest

from bot.games.protocol import HIGHEST_STAKE
from bot.tables import USUAL_UNIT, Declined, Reason
from cogs.amounts import amount, parse_stake, unit_word


@pytest.mark.parametrize(
    ("typed", "minor"),
    [
        ("1", 100),
        ("0.25", 25),
        ("0,25", 25),
        (" 12.5 ", 1250),
        ("0", 0),
        ("12.50", 1250),
        ("10000", HIGHEST_STAKE),
    ],
)
def test_stake_as_people_type_it(typed: str, minor: int) -> None:
    assert parse_stake(typed) == minor


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "x",
        "-1",
        "0.001",
        "10000.01",
        "-0",
        "1e2",
        "9e999990",  # as a number it has a million digits
        "1,000",
        "1_0",
        "\u0661",  # a one in Arabic digits
        "1.",
        "inf",
        "nan",
        "sNaN",
        "1.000,50",
        "9" * 500,
    ],
)
def test_absurd_stake_is_declined(typed: str) -> None:
    with pytest.raises(Declined) as caught:
        parse_stake(typed)
    assert caught.value.reason is Reason.STAKE


@pytest.mark.parametrize(
    ("minor", "english", "french"), [(0, "0", "0"), (300, "3", "3"), (75, "0.75", "0,75"), (1205, "12.05", "12,05")]
)
def test_amounts(minor: int, english: str, french: str) -> None:
    assert (amount(minor, locale="en"), amount(minor, locale="fr")) == (english, french)


@pytest.mark.parametrize(
    ("minor", "en", "fr"),
    [
        (None, "coins", "pièces"),
        (100, "coin", "pièce"),
        (25, "coins", "pièce"),
        (150, "coins", "pièce"),
        (200, "coins", "pièces"),
    ],
)
def test_the_unit_of_exactly_one_is_singular(minor: int | None, en: str, fr: str) -> None:
    assert (unit_word(USUAL_UNIT, locale="en", minor=minor), unit_word(USUAL_UNIT, locale="fr", minor=minor)) == (
        en,
        fr,
    )
    assert unit_word("euros", locale="en", minor=minor) == "euros", "as it was typed"
