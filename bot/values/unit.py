"""What stakes are counted in, as somebody typed it: a word that every font of ours has, and that formats nothing."""

import unicodedata
from typing import Final

LONGEST: Final = 20  # characters
_SIGNS: Final = frozenset(" -'’.$€£¥¢")  # beside Latin letters and digits


def read_unit(text: str) -> str:
    """The unit as it is kept. Raises ValueError."""
    unit = unicodedata.normalize("NFC", " ".join(text.split()))
    is_plain = all(sign in _SIGNS or sign.isdecimal() or _is_latin(sign) for sign in unit)
    if not 1 <= len(unit) <= LONGEST or not is_plain:
        raise ValueError(f"must be a word of 1 to {LONGEST} letters, such as chips")
    return unit


def _is_latin(sign: str) -> bool:
    return sign.isalpha() and unicodedata.name(sign, "").startswith("LATIN")
