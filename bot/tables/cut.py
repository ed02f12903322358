"""The cut: before each deal the player who does not deal may say a word. The deck follows from it, too."""

import unicodedata
from dataclasses import dataclass

from bot.games.protocol import Event, Seat
from bot.tables.errors import Declined, Reason

LONGEST_CUT = 40  # characters
_JOINER = "\N{ZERO WIDTH JOINER}"  # holds the parts of one emoji together


@dataclass(frozen=True, slots=True)
class Cut(Event):
    """The deck was cut with this word, which everybody may know. `seat` is None when the default was taken."""

    seat: Seat | None
    word: str


def read_cut(text: str) -> str:
    """The word that somebody typed, as one line without invisible characters.

    Raises Declined (CUT) when nothing is left, or more than `LONGEST_CUT` characters.
    """
    seen = "".join(
        sign for sign in text if sign.isspace() or sign == _JOINER or not unicodedata.category(sign).startswith("C")
    )
    word = unicodedata.normalize("NFC", " ".join(seen.split()))
    if not word.strip(_JOINER) or len(word) > LONGEST_CUT:
        raise Declined(Reason.CUT)
    return word
