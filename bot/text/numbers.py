"""Numbers as people read them, in sentences and in pictures."""

from functools import cache
from itertools import product
from typing import Final

from bot.text.catalog import LOCALES, Locale, say

MINUS = "\N{MINUS SIGN}"
THIN_SPACE = "\N{THIN SPACE}"
_COUNTED: Final = ("unit-usual", "unit-chips")  # units that have a singular


def whole(number: int, *, thousands: str = "") -> str:
    """Return a whole number with a true minus; `thousands` goes between its groups of three digits."""
    digits = f"{abs(number):,}".replace(",", thousands)
    return f"{MINUS}{digits}" if number < 0 else digits


def hundredths(number: int, *, locale: Locale, has_decimals: bool, thousands: str = "") -> str:
    """Return an amount in minor units, hundredths of a unit, with two decimals or with none."""
    units, rest = divmod(abs(number), 100)
    text = f"{units:,}".replace(",", thousands)
    if has_decimals:
        text = f"{text}{_decimal_sign(locale)}{rest:02d}"
    return f"{MINUS}{text}" if number < 0 else text


def usual_unit(locale: Locale, minor: int | None = None) -> str:
    """Return the usual word for the unit of stakes. `minor` is the amount before it in minor units, if there is one.

    Of exactly 1, and in French of all below 2, the word is singular.
    """
    return _unit("unit-usual", locale, minor)


def unit_after(unit: str, minor: int) -> str:
    """Return the word for the unit of stakes after an amount in minor units: a usual word in the form that it asks for.

    So it is, too, where someone typed the usual word of a language, or chips; any other word stays as it was typed.
    """
    for key, locale in product(_COUNTED, LOCALES):
        if unit == _unit(key, locale):
            return _unit(key, locale, abs(minor))
    return unit


def _unit(key: str, locale: Locale, minor: int | None = None) -> str:
    size = "many" if minor is None or minor >= 200 else "one" if minor == 100 else "below-two"
    return say(locale, key, size=size)


@cache  # pictures write many amounts, and formatting a sentence again costs as much as painting it
def _decimal_sign(locale: Locale) -> str:
    return say(locale, "decimal-sign")
