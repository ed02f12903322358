"""The geometry of a picture: what lies where, but not how it is drawn.

A layout returns a `Scene`, `paint.py` paints it, and tests measure it. Measures are in points; a point is two pixels of
the picture.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

from bot.games.cards import Rank
from render.deck import Back, Printed
from render.fonts import EXPORT, Face
from render.shapes import Shape
from render.style import Tint


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle, in points from the picture's top left corner."""

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
    """A line of text."""

    box: Box  # as wide as the words, from the top of the capitals to the baseline
    words: str
    face: Face
    size: float  # pt
    ink: Tint
    ground: Tint


@dataclass(frozen=True, slots=True)
class Area:
    """A plain rectangle, perhaps with round corners: a zone, a pill, a disc, a bar or a line."""

    box: Box
    tint: Tint
    ground: Tint
    radius: float = 0.0
    holds: bool = False  # other items lie on it
    is_over: bool = False  # it lies over other items: its corners cover nothing


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
    """A dashed outline: of an empty place for a card, or around a player who is asked."""

    box: Box
    tint: Tint
    ground: Tint
    radius: float
    thickness: float = 1.5
    dash: float = 5.0
    gap: float = 4.0


@dataclass(frozen=True, slots=True)
class Glyph:
    """A printed shape."""

    box: Box
    shape: Shape
    ink: Tint
    ground: Tint


@dataclass(frozen=True, slots=True)
class PencilRing:
    """A ring drawn by hand round the score of a chapeau; the same `seed` gives the same ring."""

    box: Box
    seed: str
    ink: Tint
    ground: Tint


@dataclass(frozen=True, slots=True)
class PencilAsterisk:
    """An asterisk drawn by hand next to a score with a natural; the same `seed` gives the same asterisk."""

    box: Box
    seed: str
    ink: Tint
    ground: Tint


@dataclass(frozen=True, slots=True)
class Paper:
    """The sheet of a score pad, or a receipt with its torn lower edge."""

    box: Box
    radius: float
    torn: bool


@dataclass(frozen=True, slots=True)
class Fan:
    """Cards that overlap from left to right: a group in the hand, or a meld; or cards side by side, all whole."""

    box: Box  # around all cards, including lifted ones
    top: float  # of a card that is not lifted
    card: float  # width of a card
    strip: float  # width of the visible part of a covered card
    cards: tuple[Printed, ...]
    lifted: tuple[bool, ...]
    ground: Tint
    suits_only: bool = False  # covered cards show only their suits, as in a meld, or nothing in a narrow strip
    is_over: bool = False  # it may lie over other items, and covers only what its cards and shadows cover
    is_whole: bool = True  # the last card shows more than its index
    narrow: float = 0.0  # pt by which the last card is narrower, of one that lies over others
    cut: float = 0.0  # pt; the cards are seen so far down, as if they were tucked into something; 0: wholly

    def places(self) -> Iterator[Box]:
        """Yield the place of each card, from left to right."""
        for number in range(len(self.cards)):
            rise = LIFT if self.lifted[number] else 0.0
            high = self.cut + rise if self.cut else 1.4 * self.card
            wide = self.card - (self.narrow if number == len(self.cards) - 1 else 0.0)
            yield Box(self.box.x + number * self.strip, self.top - rise, wide, high)


@dataclass(frozen=True, slots=True)
class Closed:
    """A closed pile: a squared-up set of seven with its front card, a turned-over set of eight, or the stock."""

    box: Box  # around the front card and the edges behind it
    card: float  # width of a card
    front: Printed | None  # None: the pile lies face down
    rank: Rank | None  # printed on the back of a turned-over set of eight
    ground: Tint
    rises: bool = False  # the edges also show above, as at the stock
    back: Back = Back.MONOGRAM


@dataclass(frozen=True, slots=True)
class Discards:
    """The pile: its top card, and blank cards askew behind it."""

    box: Box  # around the top card
    top: Printed
    buried: int  # blank cards behind, 0 to 2
    ground: Tint


@dataclass(frozen=True, slots=True)
class Chip:
    """A chip next to an amount; its number is never the number of chips drawn."""

    box: Box
    tint: Tint
    ground: Tint


@dataclass(frozen=True, slots=True)
class Heap:
    """A heap of chips; the same `seed` gives the same heap."""

    box: Box
    seed: str  # of what everyone knows
    chips: int
    radius: float  # of a chip
    ground: Tint


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow between two points in its box."""

    box: Box
    start: tuple[float, float]
    end: tuple[float, float]
    thickness: float
    ink: Tint
    ground: Tint


@dataclass(frozen=True, slots=True)
class Polyline:
    """A line through points in its box, such as of a player's scores."""

    box: Box
    points: tuple[tuple[float, float], ...]
    thickness: float
    ink: Tint
    ground: Tint


Item = (
    Text
    | Area
    | Frame
    | Dashes
    | Glyph
    | PencilRing
    | PencilAsterisk
    | Paper
    | Fan
    | Closed
    | Discards
    | Chip
    | Heap
    | Arrow
    | Polyline
)

LIFT = 6.0  # pt; how far a card that has just come rises above the others
OUTLINE = 2.0  # pt; width of the brass line round it
EDGE_STEP = 1.7  # pt between the edges of a closed pile
EDGES = 3
SHOWS_SUIT = 0.2  # in card widths; a narrower strip shows no suit, and stars after the count mark the wild twos


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture before it is painted."""

    height: float  # pt
    items: tuple[Item, ...]
    alt: str
    # Where it may be cut, in points and whole pixels, from the top down: nothing that is seen sticks out of its box
    # there. What lies between two cuts is drawn once, and kept for other pictures.
    cuts: tuple[float, ...] = ()
    whole: str = ""  # all that there is to say, where `alt` leaves some out

    def strips(self) -> Iterator[tuple[float, float, tuple[Item, ...]]]:
        """Yield the parts between two cuts: where each begins and ends, and the items that touch it."""
        spans = [(item.box.y, item.box.bottom, item) for item in self.items]
        for top, bottom in pairwise((0.0, *self.cuts, self.height)):
            yield top, bottom, tuple([item for begin, end, item in spans if begin < bottom and top < end])


def whole(points: float) -> float:
    """Return `points` rounded to whole pixels."""
    return round(points * EXPORT) / EXPORT


def moved(item: Item, down: float, right: float = 0.0) -> Item:
    """Return `item` moved by `down` and `right` points."""
    box = replace(item.box, x=item.box.x + right, y=item.box.y + down)
    match item:
        case Fan():
            return replace(item, box=box, top=item.top + down)
        case Arrow(start=(x, y), end=(end_x, end_y)):
            return replace(item, box=box, start=(x + right, y + down), end=(end_x + right, end_y + down))
        case _:
            return replace(item, box=box)


def scaled(item: Item, factor: float, x: float, y: float) -> Item:
    """Return `item` as it looks `factor` times as large, seen from the point (x, y), which stays where it is."""
    old = item.box
    box = Box(x + (old.x - x) * factor, y + (old.y - y) * factor, old.width * factor, old.height * factor)
    match item:
        case Fan(cards=cards):
            card, strip = whole(item.card * factor), whole(item.strip * factor)
            top = y + (item.top - y) * factor
            box = replace(box, width=card + strip * (len(cards) - 1), height=1.4 * card + (top - box.y))
            return replace(
                item, box=box, top=top, card=card, strip=strip, narrow=item.narrow * factor, cut=item.cut * factor
            )
        case Text():
            return replace(item, box=box, size=item.size * factor)
        case Area() | Frame() | Dashes():
            return replace(item, box=box, radius=item.radius * factor)
        case Glyph() | Chip():
            return replace(item, box=box)
        case _:
            raise TypeError(f"nothing scales a {type(item).__name__}")
