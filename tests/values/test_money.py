"""Units that look like money, and those that do not."""

import pytest

from bot.values.money import looks_like_money

FOREIGN = ["kr", "zł", "lire", "dólares", "円", "원", "руб", "ＥＵＲ"]


@pytest.mark.parametrize(
    "unit",
    ["€", "$", "EUR", "dollars", "Bitcoin", "US$", "5 cents", "can-dollars", "livres", "Francs suisses", "¢", *FOREIGN],
)
def test_money_is_known_by_its_sign_or_its_name(unit: str) -> None:
    assert looks_like_money(unit)


@pytest.mark.parametrize("unit", ["", "chips", "jetons", "points", "beans", "matches", "Europa", "centaurs", "M&M"])
def test_other_units_are_no_money(unit: str) -> None:
    assert not looks_like_money(unit)
