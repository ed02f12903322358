"""Names as a picture can print them: cleaned, and only if a face has their letters."""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from bot.games.protocol import Seat
from bot.text import Locale, You
from bot.text import you as reader
from render.fonts import SCRIPTS, Fonts
from render.words import say

# Categories of letters, their marks, digits and punctuation. Everything else (emoji, control characters, direction
# overrides, zero-width characters) is removed: it cannot be drawn, or could make one name look like another.
KEPT = frozenset({"Lu", "Ll", "Lt", "Lm", "Lo", "Mc", "Mn", "Nd", "Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po"})
MARKS_A_LETTER = 2  # no language needs more; further marks are decoration
RIGHT_TO_LEFT = frozenset({"R", "AL"})


REMARK = re.compile(r"(?<=\S) \([^()]*\)$")


class RobotName(str):
    """The name of a robot, which pictures show with the hat of its `level`."""

    __slots__ = ("level",)
    level: str

    def __new__(cls, name: str, level: str = "") -> "RobotName":
        """Return this name, for a robot of this level."""
        made = super().__new__(cls, name)
        made.level = level
        return made

    def __eq__(self, other: object) -> bool:
        """Return whether `other` is a robot's name, too, and of the same level: their pictures differ."""
        return isinstance(other, RobotName) and str.__eq__(self, other) and self.level == other.level

    def __hash__(self) -> int:
        """Return the hash of the name."""
        return str.__hash__(self)


@dataclass(frozen=True, slots=True)
class Name:
    """A player's name as printed, and as spoken in the alt text."""

    printed: str
    spoken: str
    robot: str = ""  # the level of a robot
    own: str = ""  # of the reader, printed as "You"

    @property
    def letter(self) -> str:
        """The letter in the player's disc."""
        return next((sign for sign in self.called if sign.isalnum()), self.called[:1]).upper()[:1]

    @property
    def called(self) -> str:
        """The name in public, which marks the player's disc: also of the reader."""
        return self.own or self.printed

    @property
    def bare(self) -> str:
        """The name without a remark in parentheses at its end ("Ann (away)"), for where both do not fit."""
        return self.printed if isinstance(self.printed, You) else REMARK.sub("", self.printed)


@lru_cache(maxsize=1024)  # every picture asks for the names of its players
def clean(name: str) -> str:
    """Return `name` reduced to letters, digits, punctuation and single spaces."""
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
    """Return how `name` is printed. One that no face can write becomes "Player" and the `place`: a seat or a rank."""
    if isinstance(name, You):
        return Name(name, name, own=name_of(fonts, locale, name.name, place).printed)
    tidy = clean(name)
    if tidy and (fonts.can_shape or not any(unicodedata.bidirectional(sign) in RIGHT_TO_LEFT for sign in tidy)):
        for face in SCRIPTS:
            if fonts.covers(face, tidy):
                return Name(tidy, tidy, name.level if isinstance(name, RobotName) else "")
    stand_in = say(locale, "pictures-player", seat=place)
    return Name(stand_in, tidy or stand_in)


def seated(names: Sequence[str], viewing_seat: Seat | None, locale: Locale) -> tuple[str, ...]:
    """Return the names for a panel, where the reader is "You"; the public table has no "You"."""
    return tuple(
        reader(name, locale=locale) if seat == viewing_seat and not isinstance(name, You) else name
        for seat, name in enumerate(names)
    )


def names_of(fonts: Fonts, locale: Locale, names: Sequence[str]) -> tuple[Name, ...]:
    """Return how the players' names are printed, by seat."""
    return tuple(name_of(fonts, locale, name, str(Seat(seat))) for seat, name in enumerate(names))
