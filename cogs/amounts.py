"""Amounts that people type and read."""

import re

from bot.games.protocol import HIGHEST_STAKE
from bot.tables import USUAL_UNIT, Declined, Reason
from bot.text import Locale
from bot.text.numbers import hundredths, unit_after, usual_unit

# Two decimals at most: three digits after a sign would be thousands to some people, decimals to others.
_AMOUNT = re.compile(r"([0-9]{1,9})(?:[.,]([0-9]{1,2}))?")


def parse_stake(text: str) -> int:
    """Return the smaller stake that a person typed, in minor units. Raises Declined (STAKE)."""
    minor = parse_amount(text)
    if minor is None or minor > HIGHEST_STAKE:
        raise Declined(Reason.STAKE)
    return minor


def parse_amount(text: str) -> int | None:
    """Return the amount that a person typed (`3`, `0.75`, `0,75`), in minor units; None for anything else."""
    typed = _AMOUNT.fullmatch(text.strip())
    return int(typed[1]) * 100 + int((typed[2] or "").ljust(2, "0")) if typed else None


def amount(minor: int, *, locale: Locale) -> str:
    """Return an amount of minor units for a message: `3`, `0.75`."""
    return hundredths(minor, locale=locale, has_decimals=minor % 100 != 0)


def unit_word(unit: str, *, locale: Locale, minor: int | None = None) -> str:
    """Return the word for the unit of stakes: a chosen one as typed, the usual one in the reader's language.

    `minor` is the amount before it in minor units, if there is one.
    """
    word = usual_unit(locale) if unit == USUAL_UNIT else unit
    return word if minor is None else unit_after(word, minor)
