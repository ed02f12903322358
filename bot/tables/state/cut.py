"""The cut: before each deal the player who does not deal may say a word. The deck follows from it, too."""

import unicodedata
from dataclasses import dataclass

from bot.games.protocol import Event, Seat
from bot.tables.errors import Declined, Reason

LONGEST_CUT = 40  # characters
_JOINER = "\N{ZERO WIDTH JOINER}"  # holds the parts of one emoji together
_SEEN = frozenset("LNPS")  # letters, numbers, punctuation, symbols: the Unicode categories of what leaves ink
_BLANK = frozenset(  # of these categories, and drawn as nothing
    "\N{HANGUL CHOSEONG FILLER}\N{HANGUL JUNGSEONG FILLER}\N{HANGUL FILLER}\N{HALFWIDTH HANGUL FILLER}"
    "\N{BRAILLE PATTERN BLANK}\N{MUSICAL SYMBOL NULL NOTEHEAD}"
)


@dataclass(frozen=True, slots=True)
class Cut(Event):
    """The deck was cut with this word, which everybody may know. `seat` is None when the default was taken."""

    seat: Seat | None
    word: str


def read_cut(text: str) -> str:
    """Return the word that somebody typed, as one line without control and format characters.

    Raises Declined (CUT) when nobody could see anything of what is left, or for more than `LONGEST_CUT` characters.
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
