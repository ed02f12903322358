"""Names as a picture can print them: cleaned, in a face that has their letters, short enough."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.protocol import Seat
from bot.text import Locale
from render.fonts import SCRIPTS, Fonts
from render.words import say

# Letters, their marks, digits and punctuation. Everything else (emoji, controls, direction overrides,
# zero-width signs) goes: it cannot be drawn, or could make one name look like another.
KEPT = frozenset({"Lu", "Ll", "Lt", "Lm", "Lo", "Mc", "Mn", "Nd", "Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po"})
MARKS_A_LETTER = 2  # more stacked marks than any language needs are decoration
RIGHT_TO_LEFT = frozenset({"R", "AL"})


@dataclass(frozen=True, slots=True)
class Name:
    """A player's name as printed, and as spoken in the alt text."""

    printed: str
    spoken: str

    @property
    def letter(self) -> str:
        """What stands in the player's disc."""
        return next((sign for sign in self.printed if sign.isalnum()), self.printed[:1]).upper()[:1]


def clean(name: str) -> str:
    """`name` with nothing in it but letters, digits, punctuation and single spaces."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", name):
        category = unicodedata.category(sign)
        marks = marks + 1 if category == "Mn" else 0
        if category == "Zs" or sign in "\t\n":
            kept.append(" ")
        elif category in KEPT and marks <= MARKS_A_LETTER and (category != "Mn" or any(s != " " for s in kept[-1:])):
            kept.append(sign)
    return " ".join("".join(kept).split())


def name_of(fonts: Fonts, locale: Locale, name: str, place: str) -> Name:
    """How `name` is printed; a name no face can write is "Player A" by seat, or by place on a board."""
    tidy = clean(name)
    needs_shaping = any(unicodedata.bidirectional(sign) in RIGHT_TO_LEFT for sign in tidy)
    if tidy and (fonts.can_shape or not needs_shaping):
        for face in SCRIPTS:
            if fonts.covers(face, tidy):
                return Name(tidy, tidy)
    stand_in = say(locale, "pictures-player", seat=place)
    return Name(stand_in, tidy or stand_in)


def names_of(fonts: Fonts, locale: Locale, names: Sequence[str]) -> tuple[Name, ...]:
    """How the players' names are printed, by seat."""
    return tuple(name_of(fonts, locale, name, str(Seat(seat))) for seat, name in enumerate(names))
