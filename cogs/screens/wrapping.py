"""The width of words on a reader's screen, and how many lines they take: in one place, for all panels.

Discord promises no type, so the widest is taken in which the playground's page is seen: DejaVu Sans, whose letters need
a tenth more than those of Discord's own clients. What fits in it fits everywhere.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

KEPT = 4_096  # widths, of words and of sentences
SIZE, SMALL_SIZE = 16, 13  # px of type, usual and small
BOLD = 1.13  # times as wide as usual letters
EMOJI, MENTION = 22.0, 96.0  # px; a mention is one of a name of ten letters, or of a time
OTHER, UNKNOWN = 11.0, 17.0  # px of a letter of a Latin alphabet that is not below; of any further one
_LETTERS: Final[Mapping[float, str]] = {  # px at `SIZE`
    0: "*\u200b\\",  # marks of Discord's, which nobody sees
    3: "\u202f",
    4.5: "ijlIJ'îïÎÏ",
    5.1: " \u00a0,.’‘·",
    5.5: "f/:;|",
    6.3: "()[]-rt!",
    8.5: "sz?“”–_",
    9: "cçFL",
    9.6: "kvxyPaeoàâäéèêëôö",
    10.1: "bdghnpqu0123456789ùûüñTYESÉÈÊ",
    11: "ABCKRVXZÀÂÇ",
    12.2: "DGHNOQUÔÛ&",
    13.3: "w+=<>×→−✔",
    15.5: "mMæ%½♠♥♦♣",
    16.2: "W@…—œ",
}


class _Widths(dict[str, float]):
    """Widths of letters in pixels, also of those that are in no list."""

    def __missing__(self, letter: str) -> float:
        return OTHER if letter < "\u0250" else UNKNOWN


_width_of: Final = _Widths((letter, wide) for wide, letters in _LETTERS.items() for letter in letters).__getitem__
_SIGN = re.compile(r"<(a?:\w+:\d+)?[^<>\s]*>")  # an emoji, or a mention


@lru_cache(KEPT)  # labels and words are nearly all the same again
def width(words: str, *, is_bold: bool = False, size: int = SIZE) -> float:
    """Return how wide `words` are, in pixels. As in Discord ** begins and ends bold type."""
    signs, scale = 0.0, size / SIZE
    if "<" in words:
        signs = sum(EMOJI if each.group(1) else MENTION for each in _SIGN.finditer(words))
        words = _SIGN.sub("", words)
    if "**" not in words:
        return scale * (signs + sum(map(_width_of, words)) * (BOLD if is_bold else 1))
    parts = [sum(map(_width_of, part)) for part in words.split("**")]
    bold = sum(parts[0 if is_bold else 1 :: 2])
    return scale * (signs + sum(parts) + (BOLD - 1) * bold)


@lru_cache(KEPT)  # a sentence is measured when it is chosen, and again where the panel's buttons are placed
def lines(words: str, room: float, *, size: int = SIZE) -> int:
    """Return how many lines of `room` px a paragraph takes, broken between words as a client does it."""
    room *= SIZE / size
    if width(words) <= room:
        return 1
    space, left, count, is_bold = _width_of(" "), room, 1, False
    for word in words.split(" "):
        wide = width(word, is_bold=is_bold)
        is_bold ^= word.count("**") % 2 == 1
        if wide > left and left < room:
            count, left = count + 1, room
        while wide > left:  # a word longer than a line
            count, wide = count + 1, wide - left
        left -= wide + space
    return count
