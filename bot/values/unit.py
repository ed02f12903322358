"""The unit of stakes, as someone typed it: a word that every font of ours has, and that formats nothing."""

import string
import unicodedata
from typing import Final

LONGEST: Final = 20  # characters
_MONEY: Final = frozenset("$€£¥¢")
_SIGNS: Final = _MONEY | frozenset(" -'’.") | frozenset(string.digits)  # besides Latin letters


def read_unit(text: str) -> str:
    """Return the unit as it is kept: with a letter or a sign of money in it, not a mere number. Raises ValueError."""
    unit = unicodedata.normalize("NFC", " ".join(text.split()))
    is_plain = all(sign in _SIGNS or _is_latin(sign) for sign in unit)
    is_word = any(sign in _MONEY or _is_latin(sign) for sign in unit)
    if len(unit) > LONGEST or not is_plain or not is_word:
        raise ValueError(f"must be a word of 1 to {LONGEST} letters, such as coins")
    return unit


def _is_latin(sign: str) -> bool:
    return sign.isalpha() and unicodedata.name(sign, "").startswith("LATIN")
