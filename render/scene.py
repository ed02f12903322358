"""The geometry of a picture: what lies where, in points, and nothing about how it is drawn.

A layout returns a Scene; `paint.py` paints any scene; tests measure scenes. One point is two pixels of the export.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.games.cards import Card, Rank
from render.fonts import Face
from render.shapes import Shape
from render.style import Tint


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle, points from the picture's top left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height


@dataclass(frozen=True, slots=True)
class Text:
    """Words on one line."""

    box: Box  # as wide as the words, from the top of the capitals to the baseline
    words: str
    face: Face
    size: float  # pt
    ink: Tint
    ground: Tint


@dataclass(frozen=True, slots=True)
class Area:
    """A plain rectangle: a zone, a pill, a disc, a bar or a line."""

    box: Box
    tint: Tint
    ground: Tint
    radius: float = 0.0
    holds: bool = False  # other things lie on it


@dataclass(frozen=True, slots=True)
class Frame:
    """The outline of a rectangle, drawn inside its box."""

    box: Box
    tint: Tint
    inside: Tint
    outside: Tint
    radius: float
    thickness: float


@dataclass(frozen=True, slots=True)
class Dashes:
    """The dashed outline of a card that is not there."""

    box: Box
    tint: Tint
    ground: Tint
    radius: float


@dataclass(frozen=True, slots=True)
class Glyph:
    """A printed shape."""

    box: Box
    shape: Shape
    ink: Tint
    ground: Tint


@dataclass(frozen=True, slots=True)
class PencilRing:
    """A ring drawn by hand round a score that suffered a chapeau; `seed` keeps its hand the same."""

    box: Box
    seed: str
    ink: Tint
    ground: Tint


@dataclass(frozen=True, slots=True)
class PencilAsterisk:
    """An asterisk drawn by hand beside a score with a natural."""

    box: Box
    seed: str
    ink: Tint
    ground: Tint


@dataclass(frozen=True, slots=True)
class Paper:
    """The sheet of the pad, or the receipt with its torn lower edge."""

    box: Box
    radius: float
    torn: bool


@dataclass(frozen=True, slots=True)
class Fan:
    """Cards lying over each other from left to right: a group of the hand, or a meld."""

    box: Box  # all the cards, lifted ones included
    top: float  # of a card that is not lifted
    card: float  # width of a card
    strip: float  # how much of a covered card shows
    cards: tuple[Card, ...]
    lifted: tuple[bool, ...]
    ground: Tint
    suits_only: bool = False  # covered cards of a meld show their suit alone; a narrow strip shows nothing

    def places(self) -> Iterator[Box]:
        """Where each card lies, left to right."""
        for number in range(len(self.cards)):
            rise = LIFT if self.lifted[number] else 0.0
            yield Box(self.box.x + number * self.strip, self.top - rise, self.card, 1.4 * self.card)


@dataclass(frozen=True, slots=True)
class Closed:
    """A closed pile: a squared-up seven (its front card shows), a turned-over eight, or the stock."""

    box: Box  # the front card and the edges behind it
    card: float  # width of a card
    front: Card | None  # None: it lies face down
    rank: Rank | None  # on the back of a turned-over eight
    ground: Tint
    rises: bool = False  # the edges behind stand out above too: the stock


@dataclass(frozen=True, slots=True)
class Discards:
    """The pile: its top card, and blank cards askew behind it."""

    box: Box  # the top card
    top: Card
    buried: int  # blank cards behind, 0 to 2
    ground: Tint


Item = Text | Area | Frame | Dashes | Glyph | PencilRing | PencilAsterisk | Paper | Fan | Closed | Discards

LIFT = 6.0  # pt a card that has just come stands above the others
EDGE_STEP = 1.7  # pt between the edges of a closed pile
EDGES = 3
SHOWS_SUIT = 0.2  # of a card's width: a narrower strip shows no suit; stars after the count then say the wilds


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture before it is painted."""

    height: float  # pt
    items: tuple[Item, ...]
    alt: str
