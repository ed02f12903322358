"""The cut: before each deal the player who does not deal may say a word, and the deck follows from it too."""

import unicodedata
from dataclasses import dataclass

from bot.games.protocol import Event, Seat
from bot.tables.errors import Declined, Reason

LONGEST_CUT = 40  # characters
_JOINER = "\N{ZERO WIDTH JOINER}"  # holds the parts of one emoji together


@dataclass(frozen=True, slots=True)
class Cut(Event):
    """The deck was cut with these words, which everybody may know; `seat` is None when the pause took the default."""

    seat: Seat | None
    word: str


def read_cut(text: str) -> str:
    """The word of a cut as somebody typed it: one line, no sign that cannot be seen. Raises Declined (CUT)."""
    seen = "".join(
        sign for sign in text if sign.isspace() or sign == _JOINER or not unicodedata.category(sign).startswith("C")
    )
    word = unicodedata.normalize("NFC", " ".join(seen.split()))
    if not word.strip(_JOINER) or len(word) > LONGEST_CUT:
        raise Declined(Reason.CUT)
    return word
