"""A player's zone: one line with name and figures, and the melds under it."""

from dataclasses import dataclass
from functools import lru_cache

from bot.games.cards import Card, Rank
from bot.games.mille.melds import Meld
from bot.games.mille.views import SeatView
from bot.games.protocol import Seat
from bot.text import Locale
from render.deck import PRINTED_VALUE
from render.fonts import Face
from render.names import Name
from render.scene import EDGE_STEP, EDGES, SHOWS_SUIT, Area, Box, Closed, Fan, Frame, Glyph, Item, whole
from render.shapes import Shape
from render.stage.seats import MARK, marked
from render.stage.values import HATS
from render.style import SMALLEST_TYPE, Tint
from render.typeset import Align, Setter, Type, bracket
from render.words import SUITS_IN_GROUP, say, written

ZONE_X, ZONE_WIDTH, ZONE_RADIUS = 12.0, 526.0, 11.0
INSIDE_X = 24.0  # left edge of what lies in the zones and between them
SCORE_X = 524.0  # right edge of the scores
NAME_WIDTH = 190.0
HAT_GAP = 6.0  # before a robot's hat
LEAST_NAME = 60.0  # pt; figures that would leave less room for the name are left out

SMALLEST_MELD_CARD = 32.0  # pt wide: its letter is as large as the smallest type
MELD_GAPS = (0.30, 0.20, 0.12)  # in card widths; the widest with which all melds fit
WIDEST_STRIP = 0.42  # of a card's width
NARROWEST_STRIP = 4.2  # pt; cards shrink before strips become narrower
THINNEST_STRIP = 1.0  # pt; gaps shrink before strips become narrower
STAR, ASTERISK = 9.0, 10.5  # pt

ABOVE_MELDS = 2.0  # pt; so far the soft edges of cards reach up, and no letter of the line above reaches down

FEW_CARDS = 2  # a player with so few cards in hand must say so (Rules 4)


@dataclass(frozen=True, slots=True)
class Gauge:
    """The measures of zones and of what lies between them, in points."""

    baseline: float = 25.0  # of the line with the name, below the zone's top
    bare: float = 35.0  # height of a zone of one line
    melds: float = 36.0  # below the zone's top
    card: float = 41.0  # the largest card of a meld
    count: float = 16.5  # baseline of a count, below the meld
    foot: float = 6.1
    name: float = 20.0
    label: float = 17.5
    score: float = 25.0
    floor: float = SMALLEST_TYPE

    @property
    def height(self) -> float:
        """The height of a zone with melds."""
        return self.melds + 1.4 * self.card + self.count + self.foot

    def times(self, factor: float) -> "Gauge":
        """Return these measures, all enlarged."""
        return Gauge(
            self.baseline * factor,
            self.bare * factor,
            self.melds * factor,
            self.card * factor,
            self.count * factor,
            self.foot * factor,
            self.name * factor,
            self.label * factor,
            self.score * factor,
            self.floor * factor,
        )


@dataclass(frozen=True, slots=True)
class Fit:
    """The measures of one player's melds."""

    card: float  # pt
    strip: float  # pt, the visible part of a covered card
    gap: float  # pt


def fit(melds: tuple[Meld, ...], largest: float) -> Fit:
    """Return the widest gaps, then the largest cards, then the widest strips with which all melds fit in a row."""
    for gap in MELD_GAPS:
        card = largest
        while card >= SMALLEST_MELD_CARD:
            strip = _strip(melds, card, gap)
            is_last = card - 0.5 < SMALLEST_MELD_CARD
            if strip >= (THINNEST_STRIP if is_last else NARROWEST_STRIP):
                return Fit(card, int(2 * strip) / 2, gap * card)  # whole pixels
            card -= 0.5
    return Fit(SMALLEST_MELD_CARD, THINNEST_STRIP, MELD_GAPS[-1] * SMALLEST_MELD_CARD)


def _strip(melds: tuple[Meld, ...], card: float, gap: float) -> float:
    """Return how wide strips may be, in points, with these cards and gaps; negative if there is no room at all."""
    covered = sum(_covered(meld) for meld in melds)
    edges = sum((EDGES - 1) * EDGE_STEP for meld in melds if _is_closed(meld))
    left = SCORE_X - INSIDE_X - edges - card * (len(melds) + gap * (len(melds) - 1))
    return min(WIDEST_STRIP * card, left / covered if covered and left > 0 else left if left < 0 else card)


def _is_closed(meld: Meld) -> bool:
    return meld.is_squared or meld.is_turned


def _covered(meld: Meld) -> int:
    return 0 if _is_closed(meld) else len(meld.naturals) + len(meld.wilds) - 1


def stack_order(meld: Meld) -> tuple[Card, ...]:
    """Return the cards of a meld from back to front: wild twos, natural cards, and in front a dear card."""
    return (*meld.wilds, *sorted(meld.naturals, key=_depth))


def _depth(card: Card) -> tuple[bool, int]:
    return card in PRINTED_VALUE, SUITS_IN_GROUP.index(card.suit)


@dataclass(frozen=True, slots=True)
class Zone:
    """A drawer of one player's zone."""

    setter: Setter  # on the zone's own ground
    locale: Locale
    gauge: Gauge

    def frame(self, top: float, height: float, *, is_framed: bool) -> list[Item]:
        """Lay out the ground of a zone, in a brass frame if its player is to play or went out."""
        box = Box(ZONE_X, top, ZONE_WIDTH, height)
        items: list[Item] = [Area(box, Tint.ZONE, Tint.BG, ZONE_RADIUS, holds=True)]
        if is_framed:
            items.append(Frame(box, Tint.BRASS, Tint.ZONE, Tint.BG, ZONE_RADIUS, 2.0))
        return items

    def cuts(self, top: float, height: float) -> tuple[float, ...]:
        """Return where a picture may be cut at a zone: above it, between its line and its melds, and below it."""
        end = whole(top) + whole(height)
        middle = whole(top + self.gauge.melds - ABOVE_MELDS)
        return (whole(top), middle, end) if middle < end else (whole(top), end)

    @lru_cache(maxsize=512)  # noqa: B019  as the melds; every other picture shows this line as it was
    def head(
        self,
        seat: SeatView,
        name: Name,
        top: float,
        *,
        counts_hand: bool = True,
    ) -> tuple[Item, ...]:
        """Lay out a zone's line: disc, name and figures.

        `counts_hand`: the figures include the cards in hand.
        """
        baseline = top + self.gauge.baseline
        figures = self._figures(seat, baseline, counts_hand=counts_hand)
        disc = Tint.PLAYER_A if seat.seat == Seat.A else Tint.PLAYER_B
        radius = 11.0 * self.gauge.name / 20
        items = self.setter.disc(
            name, INSIDE_X + radius, baseline - 0.325 * self.gauge.name, radius, disc, Tint.ON_DISC
        )
        left = INSIDE_X + 2 * radius + 8
        hat = HATS.get(name.robot)
        wide = 0.0 if hat is None else MARK[hat] + HAT_GAP
        room = min(NAME_WIDTH, min(item.box.x for item in figures) - left - 14 - wide)
        words = self.setter.line(
            name.printed, Type(Face.STRONG, self.gauge.name), left, baseline, Tint.TEXT, width=room
        )
        middle = baseline - 0.325 * self.gauge.name
        worn = [] if hat is None else marked(hat, words.box.right + HAT_GAP, middle, self.setter.ground)
        return (*items, words, *worn, *figures)

    def _figures(self, seat: SeatView, baseline: float, *, counts_hand: bool) -> list[Item]:
        """Lay out score, points down and cards in hand, from the right margin inward."""
        gauge, setter, locale = self.gauge, self.setter, self.locale
        label, strong = Type(Face.LABEL, gauge.label), Type(Face.STRONG, gauge.label)
        score = setter.line(
            written(seat.total), Type(Face.STRONG, gauge.score), SCORE_X, baseline, Tint.TEXT, align=Align.RIGHT
        )
        items: list[Item] = [score]
        right = score.box.x - 18
        few = is_announced(seat)
        count = say(locale, "pictures-table-left" if few else "pictures-table-in-hand", count=seat.in_hand)
        reserved = setter.fonts.width(count, strong.face, strong.size) + (20 if few else 0)
        least = INSIDE_X + 30 + LEAST_NAME
        words = say(locale, "pictures-table-down", points=written(seat.down_points)) if seat.melds else ""
        wide = setter.fonts.width(words, label.face, label.size)
        if words and right - wide - 14 - reserved >= least:
            items.append(setter.line(words, label, right, baseline, Tint.MUTE, align=Align.RIGHT))
            right -= wide + 14
        if not counts_hand:
            return items
        if not few:
            return [*items, setter.line(count, strong, right, baseline, Tint.TEXT, align=Align.RIGHT)]
        pill = Setter(setter.fonts, Tint.BRASS)
        number = pill.line(count, strong, right - 10, baseline, Tint.ON_DISC, align=Align.RIGHT)
        up, high = gauge.label, 1.26 * gauge.label
        around = Box(number.box.x - 10, baseline - up, number.box.width + 20, high)
        return [*items, Area(around, Tint.BRASS, Tint.ZONE, high / 2, holds=True), number]

    @lru_cache(maxsize=512)  # noqa: B019  a zone is a value; three pictures of four show these melds as they were
    def melds(self, melds: tuple[Meld, ...], top: float) -> tuple[Item, ...]:
        """Lay out the melds side by side, from `top` down, each with its count under it."""
        fitted = fit(melds, self.gauge.card)
        top += 1.4 * (self.gauge.card - fitted.card) / 2
        items: list[Item] = []
        x = INSIDE_X
        for meld in melds:
            stack = _stack(meld, fitted, x, top)
            items += [stack, *self._count(meld, fitted, stack.box)]
            x = stack.box.right + fitted.gap
        return tuple(items)

    def _count(self, meld: Meld, fitted: Fit, box: Box) -> list[Item]:
        """Lay out the line under a meld: its count, with a star for each wild two that cannot be seen."""
        floor = Type(Face.STRONG, self.gauge.floor)
        middle, baseline = box.x + box.width / 2, box.bottom + self.gauge.count
        if meld.is_squared:
            words = say(self.locale, "pictures-table-squared")
            if self.setter.fonts.width(words, floor.face, floor.size) > box.width + fitted.gap:
                words = "7/8"
            return [self.setter.line(words, floor, middle, baseline, Tint.BRASS, align=Align.CENTER)]
        words = f"×{len(meld.naturals) + len(meld.wilds)}"
        if meld.is_turned:
            return self._starred(words, Shape.ASTERISK, 1, middle, baseline, Tint.BRASS)
        hidden = len(meld.wilds) if fitted.strip < SHOWS_SUIT * fitted.card and meld.rank is not Rank.TWO else 0
        if hidden:
            return self._starred(words, Shape.STAR, hidden, middle, baseline, Tint.TEXT)
        label = self.setter.line(words, floor, middle, baseline, Tint.TEXT, align=Align.CENTER)
        return bracket(self.setter, label, box.x + 2, box.right - 2, 1.4, Tint.BRACKET)

    def _starred(self, words: str, shape: Shape, stars: int, middle: float, baseline: float, ink: Tint) -> list[Item]:
        """Lay out a count with stars or an asterisk after it, centered together; more than two stars are set closer."""
        floor = Type(Face.STRONG, self.gauge.floor)
        size = (STAR if shape is Shape.STAR else ASTERISK) * self.gauge.floor / SMALLEST_TYPE
        step = size if stars <= 2 else 0.8 * size
        wide = self.setter.fonts.width(words, floor.face, floor.size)
        left = middle - (wide + 2 + size + step * (stars - 1)) / 2
        label = self.setter.line(words, floor, left, baseline, ink)
        y = label.box.y + (label.box.height - size) / 2
        return [
            label,
            *(
                Glyph(Box(label.box.right + 2 + number * step, y, size, size), shape, Tint.BRASS, self.setter.ground)
                for number in range(stars)
            ),
        ]


def is_announced(seat: SeatView) -> bool:
    """Return whether the player holds so few cards that it is announced (Rules 4)."""
    return 0 < seat.in_hand <= FEW_CARDS


def _stack(meld: Meld, fitted: Fit, x: float, top: float) -> Fan | Closed:
    card = fitted.card
    cards = stack_order(meld)
    if _is_closed(meld):
        box = Box(x, top, card + (EDGES - 1) * EDGE_STEP, 1.4 * card)
        if meld.is_turned:
            return Closed(box, card, None, meld.rank, Tint.ZONE)
        return Closed(box, card, cards[-1], None, Tint.ZONE)
    box = Box(x, top, card + fitted.strip * (len(cards) - 1), 1.4 * card)
    flat = (False,) * len(cards)
    return Fan(box, top, card, fitted.strip, cards, flat, Tint.ZONE, suits_only=True)
