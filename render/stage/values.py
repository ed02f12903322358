"""The contents of a table of two to ten, as plain values: seats and the pieces on them. They name no game."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from bot.games.cards import Card, Suit
from render.deck import Printed
from render.names import REMARK, Name
from render.shapes import Shape
from render.style import PLAYERS, Tint

ROUND = 5  # the first seats have round discs, the others square ones


@dataclass(frozen=True, slots=True)
class Disc:
    """A player's disc: the player, by letter, color, shape and place."""

    letters: str  # one, or two when another begins with the same
    seat: int  # from 0; of partners the number of their side
    is_dull: bool = False  # of a player who is out, or has passed; a seat's own disc is as dull as the seat

    @property
    def tint(self) -> Tint:
        """The color of the seat, the same in every picture."""
        return Tint.ZONE2 if self.is_dull else PLAYERS[self.seat]

    @property
    def is_round(self) -> bool:
        """Whether it has no corners."""
        return self.seat < ROUND


class State(Enum):
    """The highlighting of a seat, if any. Words next to it say the same."""

    LIVE = "live"
    TO_ACT = "to-act"  # in a brass frame
    ASKED = "asked"  # in a dashed one
    DULL = "dull"  # passed, folded, out or gone


class Mark(Enum):
    """A sign after a name."""

    CHOSEN = "chosen"  # in secret: never what
    LAID = "laid"  # melds that this player had to lay first
    DEALER = "dealer"
    WINNER = "winner"
    ROBOT = "robot"  # plays for a player who left
    NOVICE = "novice"  # the hats of robots that play for themselves: the better one plays, the taller it is
    REGULAR = "regular"
    EXPERT = "expert"


HATS = {mark.value: mark for mark in (Mark.NOVICE, Mark.REGULAR, Mark.EXPERT)}  # by the level


class Tone(Enum):
    """The style of words."""

    STRONG = "strong"  # counts and amounts
    MUTE = "mute"  # labels
    ASIDE = "aside"  # in italics: passed, folded
    BRASS = "brass"
    GAIN = "gain"
    LOSS = "loss"
    LARGE = "large"  # a count that matters most
    FEW = "few"  # such a count, of a player who is nearly out
    GREW = "grew"  # such a count, which has just grown
    SCARCE = "scarce"  # such a count, too small; or what a player has lost
    WON = "won"  # such a count, of what a player has won
    PLACE = "place"  # won: "1st"


@dataclass(frozen=True, slots=True)
class Words:
    """A few words or a number."""

    words: str
    tone: Tone = Tone.STRONG


@dataclass(frozen=True, slots=True)
class Backs:
    """A hand face down: one back per card while there is room, and its number.

    Only the number decides what is drawn, so that nothing reveals the cards except one shown to all.
    """

    count: int
    is_one: bool = False  # one back, whatever the number
    is_small: bool = False  # the back, in a row of melds
    face: Card | None = None  # one of them that everyone knows, in brief after the backs
    swells: bool = False  # more cards are a larger fan of larger backs
    tone: Tone = Tone.STRONG  # of the number


@dataclass(frozen=True, slots=True)
class Coins:
    """An amount of chips, next to one chip."""

    words: str
    is_dull: bool = False


class Look(Enum):
    """The ground of a badge."""

    BRASS = "brass"  # a bet, calls that are open, the highest title
    BLUE = "blue"  # low
    GREEN = "green"  # in
    GRAY = "gray"  # out, and plain titles
    OUTLINE = "outline"  # not yet spoken
    PANEL = "panel"  # a contract
    TORN = "torn"  # the lowest title


@dataclass(frozen=True, slots=True)
class Badge:
    """A word on its own ground, perhaps after a sign and before a suit on a tile."""

    words: str
    look: Look = Look.GRAY
    sign: Shape | None = None
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class Calls:
    """A player's calls left: filled dots out of all."""

    left: int
    of: int = 3


@dataclass(frozen=True, slots=True)
class Discs:
    """Discs in a row: those who can win a pot, or own these cards."""

    discs: tuple[Disc, ...]


@dataclass(frozen=True, slots=True)
class Faces:
    """Cards that lie open at a seat, from left to right."""

    cards: tuple[Printed, ...]


Piece = Words | Backs | Coins | Badge | Calls | Discs | Faces


@dataclass(frozen=True, slots=True)
class SeatShown:
    """A seat. The caller that arranges it leaves out what the reader may not see."""

    disc: Disc
    name: Name
    state: State = State.LIVE
    marks: tuple[Mark, ...] = ()
    after_name: tuple[Piece, ...] = ()  # on the line of the name, at its right end
    below: tuple[Piece, ...] = ()  # on the second line, from the left
    end: tuple[Piece, ...] = ()  # on the second line, at its right end

    @property
    def signs(self) -> tuple[Mark, ...]:
        """The marks, and a robot's hat before them."""
        hat = None if Mark.ROBOT in self.marks else HATS.get(self.name.robot)
        return self.marks if hat is None else (hat, *self.marks)

    @property
    def is_dull(self) -> bool:
        """Whether it has the colors of a player who has nothing to say."""
        return self.state is State.DULL


@dataclass(frozen=True, slots=True)
class OpenShown:
    """A seat whose cards are open."""

    seat: SeatShown  # its second line is not drawn
    cards: tuple[Printed, ...] = ()  # in order from the left
    bet: Badge | None = None  # at the right of the cards
    chips: str = ""  # under the bet


def letters(names: Sequence[Name]) -> tuple[str, ...]:
    """Return the letters in the discs, no two alike: the first of each name, or two where another has the same.

    The second is the one after it or, where that is shared as well, the first that is not ("Annie", "Anna": Ai, Aa). Of
    names without such a letter the later ones get another of theirs, or a number.
    """
    firsts = [name.letter for name in names]
    written = [_signs(name) for name in names]
    found: list[str] = []
    for first, signs in zip(firsts, written, strict=True):
        rivals = [other for other in written if other[:2] == signs[:2]]
        apart = (at for at in range(2, len(signs)) if any(other[: at + 1] != signs[: at + 1] for other in rivals))
        at = next(apart, 1) if f"{first}{signs[1:2]}" in found else 1
        wished = first if firsts.count(first) == 1 else f"{first}{signs[at : at + 1]}"
        others = (f"{first}{sign}" for sign in (*signs[1:], *map(str, range(2, len(names) + 2))))
        found.append(next(each for each in (wished, *others) if each not in found))
    return tuple(found)


def _signs(name: Name) -> str:
    """Return the signs that can mark a disc, without accents that hang on a letter and without remarks."""
    return "".join(sign for sign in REMARK.sub("", name.called) if sign.isalnum()).lower()
