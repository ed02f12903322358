"""The cut: before each deal the non-dealer may say a word. The deck depends on it too."""

import unicodedata
from dataclasses import dataclass

from bot.games.protocol import Event, Seat
from bot.tables.errors import Declined, Reason

LONGEST_CUT = 40  # characters
_JOINER = "\N{ZERO WIDTH JOINER}"  # holds the parts of one emoji together
_SEEN = frozenset("LNPS")  # letters, numbers, punctuation, symbols: the Unicode categories of visible characters
_BLANK = frozenset(  # of these categories, but drawn as nothing
    "\N{HANGUL CHOSEONG FILLER}\N{HANGUL JUNGSEONG FILLER}\N{HANGUL FILLER}\N{HALFWIDTH HANGUL FILLER}"
    "\N{BRAILLE PATTERN BLANK}\N{MUSICAL SYMBOL NULL NOTEHEAD}"
)


@dataclass(frozen=True, slots=True)
class Cut(Event):
    """A cut of the deck with this public word. `seat` is None when the default was taken."""

    seat: Seat | None
    word: str


def read_cut(text: str) -> str:
    """Return the word typed, as one line without control and format characters.

    Raises Declined (CUT) when nothing visible is left, or for more than `LONGEST_CUT` characters.
    """
    seen = "".join(
        sign for sign in text if sign.isspace() or sign == _JOINER or not unicodedata.category(sign).startswith("C")
    )
    word = unicodedata.normalize("NFC", " ".join(seen.split()))
    if not any(map(_leaves_ink, word)) or len(word) > LONGEST_CUT:
        raise Declined(Reason.CUT)
    return word


def _leaves_ink(sign: str) -> bool:
    """Return whether `sign` can be seen by itself. Marks and selectors only change the sign before them."""
    return unicodedata.category(sign)[0] in _SEEN and sign not in _BLANK
