"""The print on cards. The unit is a hundredth of a card's width: a card is 100 x 140 units.

Each shape and word is drawn once and large, as a master; `sprites.py` reduces masters and lays them on cards.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from math import ceil

from PIL import Image, ImageDraw

from bot.games.cards import JOKER, Card, Rank, Suit
from render.deck import JACK_OF_DIAMONDS, PRINTED_VALUE, QUEEN_OF_SPADES, Back, PlainCard, Printed
from render.fonts import Face, Fonts
from render.shapes import HEADGEAR, SUITS, Shape, coverage
from render.style import GRAYED, RGB, Tint, suit_tint

HEIGHT = 1.4  # of a card, in card widths
RADIUS = 12.5
MASTER = 5  # px a unit: three times the largest card on a picture, five times the usual one

INDEX_X, INDEX_TOP, INDEX_CAP = 27.0, 10.5, 37.0
TEN_CAP, TEN_SQUEEZE = 35.5, 0.85
OVERSHOOT = 2.0  # units above the capitals, since round letters are a little taller
INDEX_SUIT = (27.0, 72.0, 29.0)  # center x, center y, height
PIP = (66.5, 102.0, 48.0)
ACE_PIP = (65.5, 96.0, 60.0)
COURT_PIP = (67.5, 111.5, 40.0)
STAR_SIZE = 50.0
OPTICAL = {Shape.HEART: 0.89, Shape.CLUB: 0.95}  # factors of height: full shapes look larger than pointed ones
HEADGEAR_BOX = (47.5, 58.0, 40.0, 31.0)  # left, top, width, height
DEAR_HEADGEAR_BOX = (50.0, 47.0, 38.0, 30.0)
STRIP_SUIT_Y, STRIP_SUIT_HEIGHT = 28.0, 25.0
JOKER_INDEX = (27.0, 29.0, 40.0)  # a star in place of letter and suit
TILE = (8.0, 89.0, 38.0)  # left, top, width and height: under the suit of the index
TILE_RADIUS, TILE_SUIT = 9.0, 26.0
FOLD_DOTS, FOLD_DOT = ((22.0, 34.0), (22.0, 62.0), (22.0, 90.0)), 12.0  # centers, and their height
HAT_WIDTH = 33.0  # on the back of the house
SMALLEST_WOVEN = 56  # px wide; on smaller cards the lattice of the back would be a haze
DOT = 26.0  # the medallion of such a back


class Show(StrEnum):
    """The part of a card that is drawn. Covered cards lack the big pip: its edge next to a card looks like dirt."""

    WHOLE = "whole"
    INDEX = "index"  # covered in the hand: letter and suit
    STRIP = "strip"  # covered in a meld: the suit alone, or the star of a two, in the visible strip


class CardFace(StrEnum):
    """The kinds of faces, which differ in ground and edge."""

    PLAIN = "plain"
    WILD = "wild"  # also a joker
    GRAYED = "grayed"
    GRAYED_WILD = "grayed-wild"
    DOWN = "down"
    QUEEN = "queen"
    JACK = "jack"

    @staticmethod
    def of(card: Printed) -> "CardFace":
        """Return the kind of face that `card` has."""
        if isinstance(card, PlainCard):
            if card.card is None:
                return CardFace.PLAIN if card.is_fold else CardFace.DOWN
            if card.card is JOKER:
                return CardFace.GRAYED_WILD if card.is_grayed else CardFace.WILD
            return CardFace.GRAYED if card.is_grayed else CardFace.PLAIN
        if card == QUEEN_OF_SPADES:
            return CardFace.QUEEN
        if card == JACK_OF_DIAMONDS:
            return CardFace.JACK
        return CardFace.WILD if card.rank is Rank.TWO else CardFace.PLAIN

    @property
    def example(self) -> Printed:
        """A card with such a face, unless it lies face down."""
        match self:
            case CardFace.GRAYED:
                return PlainCard(Card(Rank.ACE, Suit.SPADES), is_grayed=True)
            case CardFace.GRAYED_WILD:
                return PlainCard(JOKER, is_grayed=True)
            case CardFace.QUEEN:
                return QUEEN_OF_SPADES
            case CardFace.JACK:
                return JACK_OF_DIAMONDS
            case CardFace.WILD:
                return Card(Rank.TWO, Suit.SPADES)
            case CardFace.PLAIN | CardFace.DOWN:
                return Card(Rank.ACE, Suit.SPADES)


@dataclass(frozen=True, slots=True)
class Dress:
    """The tints of a face."""

    ground: Tint
    edge: Tint
    edge_width: float  # units
    index: Tint
    pip: Tint


def dress(card: Printed, *, four_colors: bool) -> Dress:
    """Return the tints of `card`: twos, the queen of spades and the jack of diamonds may have special faces."""
    if isinstance(card, PlainCard):
        return _plain_dress(card, four_colors=four_colors)
    suit = suit_tint(card.suit, four_colors=four_colors)
    match CardFace.of(card):
        case CardFace.QUEEN:
            return Dress(Tint.INK, Tint.GOLD, 3.0, Tint.FACE, Tint.GOLD)
        case CardFace.JACK:
            return Dress(suit, Tint.PALE_GOLD, 3.0, Tint.FACE, Tint.PALE_GOLD)
        case CardFace.WILD:
            return Dress(Tint.WILD, Tint.WILD_EDGE, 1.8, suit, Tint.STAR)
        case _:
            return Dress(Tint.FACE, Tint.EDGE, 0.8, suit, suit)


def _plain_dress(card: PlainCard, *, four_colors: bool) -> Dress:
    if card.is_fold:
        return Dress(Tint.FACE, Tint.EDGE, 0.8, Tint.MEDALLION, Tint.MEDALLION)
    if card.card is None or card.card is JOKER:
        bright = Dress(Tint.WILD, Tint.WILD_EDGE, 1.8, Tint.STAR, Tint.STAR)
    else:
        suit = suit_tint(card.card.suit, four_colors=four_colors)
        bright = Dress(Tint.FACE, Tint.EDGE, 0.8, suit, suit)
    if not card.is_grayed:
        return bright
    ground, edge, index, pip = (GRAYED[tint] for tint in (bright.ground, bright.edge, bright.index, bright.pip))
    return Dress(ground, edge, bright.edge_width, index, pip)


@dataclass(frozen=True, slots=True)
class Print:
    """A print on a face: its coverage at the master's scale, and its place there.

    Prints are equal when they put the same thing in the same place in the same tints, whatever the card.
    """

    what: str | Shape
    mask: Image.Image = field(compare=False)
    x: int
    y: int
    ink: Tint
    ground: Tint  # what it is printed on


class Press:
    """A printer of cards. It draws everything once and large, as the coverage of one shape or word.

    Coverages have no color, so that all themes and decks share them. `sprites.py` reduces them.
    """

    def __init__(self, fonts: Fonts) -> None:
        self._fonts = fonts
        self._word = lru_cache(maxsize=64)(self._draw_word)

    def prints(self, card: Printed, show: Show, *, four_colors: bool) -> tuple[Print, ...]:
        """Return the prints on the face of `card`, in drawing order."""
        if show is Show.STRIP:  # where its suit goes depends on the width of the strip
            return ()
        if isinstance(card, PlainCard):
            return self._plain_prints(card, show, four_colors=four_colors)
        tints = dress(card, four_colors=four_colors)
        suit = SUITS[card.suit]
        index = [self._index(card.rank, tints), _shape(suit, INDEX_SUIT, tints.index, tints.ground)]
        if show is Show.INDEX:
            return tuple(index)
        if card in PRINTED_VALUE:
            headgear = _box(HEADGEAR[card.rank], DEAR_HEADGEAR_BOX, tints.pip, tints.ground)
            return (*index, headgear, *self._plate(card, tints, four_colors=four_colors))
        if card.rank is Rank.TWO:
            return (*index, _shape(Shape.STAR, (PIP[0], PIP[1], STAR_SIZE), tints.pip, tints.ground))
        return (*index, *_picture(card.rank, suit, tints))

    def _plain_prints(self, card: PlainCard, show: Show, *, four_colors: bool) -> tuple[Print, ...]:
        """Return the prints on a plain face: for a joker its rank and stars, or a star alone."""
        if card.card is None:
            return tuple(
                _shape(Shape.DISC, (*dot, FOLD_DOT), Tint.MEDALLION, Tint.FACE) for dot in FOLD_DOTS[: 3 * card.is_fold]
            )
        tints, is_whole = dress(card, four_colors=four_colors), show is Show.WHOLE
        if card.card is JOKER:
            star = _shape(Shape.STAR, (PIP[0], PIP[1], STAR_SIZE), tints.pip, tints.ground)
            if card.stands_for is None:
                index: tuple[Print, ...] = (_shape(Shape.STAR, JOKER_INDEX, tints.index, tints.ground),)
            else:
                letters = self._index(card.stands_for, tints)
                index = letters, _shape(Shape.STAR, INDEX_SUIT, tints.index, tints.ground)
            return (*index, star) if is_whole else index
        rank, suit = card.card.rank, SUITS[card.card.suit]
        index = self._index(rank, tints), _shape(suit, INDEX_SUIT, tints.index, tints.ground)
        if card.counts_as is not None:
            index += _tile(card.counts_as, tints.ground, four_colors=four_colors)
        return (*index, *_picture(rank, suit, tints)) if is_whole else index

    def back(self, rank: Rank | None, colors: Mapping[Tint, RGB], back: Back = Back.MONOGRAM) -> Image.Image:
        """Draw the back of a card or, given a rank, the back of a turned-over set of eight."""
        image = bare(Tint.FACE, Tint.EDGE, 0.8, colors)
        field = (85, 125)
        weave = Image.new("RGB", (field[0] * MASTER, field[1] * MASTER), colors[Tint.BACK])
        draw = ImageDraw.Draw(weave)
        reach = field[1] * MASTER
        for step in range(-10, 18):
            x = (step + 0.4) * 12.5 * MASTER
            for slope in (-1, 1):
                draw.line([(x, 0), (x + slope * reach, reach)], fill=colors[Tint.LATTICE], width=round(1.7 * MASTER))
        image.paste(weave, (round(7.5 * MASTER), round(7.5 * MASTER)), _rounded(85, 125, 7.0))
        if back is Back.HOUSE:
            _ring(image, 50.0, Tint.FACE, colors)
            hat = _box(Shape.HAT, (50 - HAT_WIDTH / 2, 70 - 0.42 * HAT_WIDTH, *_hat()), Tint.GOLD, Tint.MEDALLION)
            image.paste(colors[Tint.GOLD], (hat.x, hat.y), hat.mask)
        elif rank is None:
            self._medallion(image, 50.0, Tint.FACE, "M", Face.TITLE, 24.0, colors)
        else:
            cap = 26.0 if rank is Rank.TEN else 30.0
            self._medallion(image, 62.0, Tint.GOLD, _letters(rank), Face.STRONG, cap, colors)
        return image

    def _index(self, rank: Rank, tints: Dress) -> Print:
        cap = TEN_CAP if rank is Rank.TEN else INDEX_CAP
        letters = self._word(_letters(rank), Face.STRONG, cap)
        if rank is Rank.TEN:
            squeezed = round(letters.width * TEN_SQUEEZE)
            letters = letters.resize((squeezed, letters.height), Image.Resampling.LANCZOS)
        left, top = round(INDEX_X * MASTER - letters.width / 2), round((INDEX_TOP - OVERSHOOT) * MASTER)
        return Print(f"index {rank}", letters, left, top, tints.index, tints.ground)

    def _draw_word(self, text: str, face: Face, cap: float) -> Image.Image:
        """Draw the coverage of `text`, with capitals `cap` units high that begin OVERSHOOT below the top row."""
        em = 100.0
        top, bottom = self._fonts.at(face, em).getbbox("H")[1::2]
        font = self._fonts.at(face, em * cap * MASTER / (bottom - top))
        up, down = font.getbbox("H")[1::2]
        advance = [font.getlength(sign) for sign in text]
        closer = 0.015 * (down - up) if text == _letters(Rank.TEN) else 0.0
        width = sum(advance) - closer * (len(text) - 1)
        mask = Image.new("L", (round(width) + 2, round((down - up) * 1.4)))
        draw = ImageDraw.Draw(mask)
        x = 0.0
        for sign, step in zip(text, advance, strict=True):
            draw.text((x, OVERSHOOT * MASTER - up), sign, fill=255, font=font)
            x += step - closer
        box = mask.getbbox() or (0, 0, 1, 1)
        return mask.crop((box[0], 0, box[2], mask.height))

    def _plate(self, card: Card, tints: Dress, *, four_colors: bool) -> tuple[Print, Print]:
        """Return the plate with the points of a dear card."""
        width = 62.0 if card == QUEEN_OF_SPADES else 50.0
        right, bottom = 100 - tints.edge_width - 6 + 1.5, 140 - tints.edge_width - 6 + 1.5
        left, top = right - width, bottom - 30
        plate = _rounded(width, 30, 8)
        at = round(left * MASTER), round(top * MASTER)
        tint = Tint.INK if card == QUEEN_OF_SPADES else (Tint.FIFTY_FOUR if four_colors else Tint.FIFTY)
        figures = self._word(str(PRINTED_VALUE[card]), Face.STRONG, 20.0)
        x, y = (left + right) / 2 * MASTER - figures.width / 2, ((top + bottom) / 2 - 10 - OVERSHOOT) * MASTER
        return (
            Print("plate", plate, *at, tints.pip, tints.ground),
            Print(f"points {card}", figures, round(x), round(y), tint, tints.pip),
        )

    def _medallion(
        self,
        image: Image.Image,
        diameter: float,
        ring: Tint,
        text: str,
        face: Face,
        cap: float,
        colors: Mapping[Tint, RGB],
    ) -> None:
        _ring(image, diameter, ring, colors)
        letters = self._word(text, face, cap)
        x, y = 50 * MASTER - letters.width / 2, (70 - cap / 2 - OVERSHOOT) * MASTER
        image.paste(colors[Tint.GOLD], (round(x), round(y)), letters)


def small_back(colors: Mapping[Tint, RGB]) -> Image.Image:
    """Draw the back of the house for small cards: a field and a disc, without lattice and hat."""
    image = bare(Tint.FACE, Tint.EDGE, 0.8, colors)
    image.paste(colors[Tint.BACK], (9 * MASTER, 9 * MASTER), _rounded(82, 122, 6.0))
    disc = _rounded(DOT, DOT, DOT / 2)
    image.paste(colors[Tint.MEDALLION], (round((50 - DOT / 2) * MASTER), round((70 - DOT / 2) * MASTER)), disc)
    return image


def bare(ground: Tint, edge: Tint, edge_width: float, colors: Mapping[Tint, RGB]) -> Image.Image:
    """Draw a card with nothing printed on it, at the master's scale, with square corners; sprites round them."""
    image = Image.new("RGB", (100 * MASTER, 140 * MASTER), colors[edge])
    inner = _rounded(100 - 2 * edge_width, 140 - 2 * edge_width, RADIUS - edge_width)
    at = round(edge_width * MASTER)
    image.paste(colors[ground], (at, at, at + inner.width, at + inner.height), inner)
    return image


def _ring(image: Image.Image, diameter: float, ring: Tint, colors: Mapping[Tint, RGB]) -> None:
    """Draw an empty medallion in a ring, in the middle of a card."""
    for size, tint in ((diameter, ring), (diameter - 5.0, Tint.MEDALLION)):
        disc = _rounded(size, size, size / 2)
        image.paste(colors[tint], (round((50 - size / 2) * MASTER), round((70 - size / 2) * MASTER)), disc)


def _hat() -> tuple[float, float]:
    """Return the width and height of the hat on the back of the house."""
    return HAT_WIDTH, HAT_WIDTH / Shape.HAT.outline.aspect


def _picture(rank: Rank, suit: Shape, tints: Dress) -> tuple[Print, ...]:
    """Return the prints next to the index: a large suit, under the headgear of a court."""
    if rank in HEADGEAR:
        headgear = _box(HEADGEAR[rank], HEADGEAR_BOX, tints.pip, tints.ground)
        return headgear, _shape(suit, COURT_PIP, tints.pip, tints.ground)
    return (_shape(suit, ACE_PIP if rank is Rank.ACE else PIP, tints.pip, tints.ground),)


def _tile(suit: Suit, ground: Tint, *, four_colors: bool) -> tuple[Print, Print]:
    """Return a tile of brass with the suit that a card counts as."""
    left, top, size = TILE
    tile = _rounded(size, size, TILE_RADIUS)
    place = left + size / 2, top + size / 2, TILE_SUIT
    return (
        Print("tile", tile, round(left * MASTER), round(top * MASTER), Tint.GOLD, ground),
        _shape(SUITS[suit], place, suit_tint(suit, four_colors=four_colors), Tint.GOLD),
    )


def _shape(shape: Shape, place: tuple[float, float, float], ink: Tint, ground: Tint) -> Print:
    x, y, height = place
    height *= OPTICAL.get(shape, 1.0)
    width = height * shape.outline.aspect
    return _box(shape, (x - width / 2, y - height / 2, width, height), ink, ground)


def _box(shape: Shape, box: tuple[float, float, float, float], ink: Tint, ground: Tint) -> Print:
    left, top, width, height = (round(part * MASTER) for part in box)
    return Print(shape, coverage(shape, width, height), left, top, ink, ground)


def _letters(rank: Rank) -> str:
    """Return the letter or figure of `rank` as most Canadian cards have it, in either language."""
    return "10" if rank is Rank.TEN else str(rank)


@lru_cache(maxsize=64)
def _rounded(width: float, height: float, radius: float) -> Image.Image:
    """Draw the coverage of a rounded rectangle, measured in units."""
    return rounded(round(width * MASTER), round(height * MASTER), radius * MASTER)


def rounded(width: int, height: int, radius: float, oversampling: int = 4) -> Image.Image:
    """Draw the coverage of a rounded rectangle, measured in pixels."""
    mask = Image.new("L", (width, height), 255)
    # Only the corners are drawn oversampled; a whole panel would take 15 ms.
    reach = min(ceil(radius), width // 2, height // 2)
    corners = Image.new("L", (2 * reach * oversampling, 2 * reach * oversampling))
    box = (0, 0, corners.width - 1, corners.height - 1)
    ImageDraw.Draw(corners).rounded_rectangle(box, min(radius, reach) * oversampling, fill=255)
    small = corners.reduce(oversampling) if oversampling > 1 else corners
    for x, left in ((0, 0), (width - reach, reach)):
        for y, top in ((0, 0), (height - reach, reach)):
            mask.paste(small.crop((left, top, left + reach, top + reach)), (x, y))
    return mask
