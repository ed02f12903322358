"""Hands by suit, for games of tricks: trumps at one end and bracketed in brass, others each with its tile and count."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.cards import RANKS, Rank, Suit
from bot.text import Locale
from render.fonts import Face, Fonts
from render.hands import alone
from render.hands.fanned import Laid, fans
from render.hands.held import Group, HeldCard, by_suit
from render.hands.plan import Room, cuts, plan
from render.hands.spoken import alt_text, spoken_suits
from render.inputs import PLAIN, Style
from render.names import Name
from render.scene import Area, Box, Fan, Item, Scene
from render.style import MARGIN, TALLEST, WIDTH, Tint
from render.tiles import tile
from render.typeset import LABEL, TITLE_BASELINE, Align, Setter, Type
from render.words import say

HEADER, FOOT = 47.0, 9.0  # pt
BRACKET = 28.0  # under each row
TILE = 19.0
COUNT = Type(Face.STRONG, 18)
STRIP = 0.7  # of a card's width, where there is room
LARGEST, SMALLEST = 75, 44  # pt, of a card's width
LARGEST_LARGER, SMALLEST_LARGER = 100, 60
LINE, LINE_OF_TRUMPS = 1.5, 4.0
TILE_GAP = 6.0  # between tile and count, and between them and the lines

USUAL = Room(TALLEST - HEADER - FOOT, 3, LARGEST, bracket=BRACKET, strip=STRIP, smallest=SMALLEST)
LARGER = Room(550.0 - HEADER - FOOT, 4, LARGEST_LARGER, bracket=BRACKET, strip=STRIP, smallest=SMALLEST_LARGER)


@dataclass(frozen=True, slots=True)
class SuitHand:
    """A hand that is shown by suit."""

    cards: tuple[HeldCard, ...]
    trumps: Suit | None = None
    follow: Suit | None = None  # the suit that must be followed
    ranks: tuple[Rank, ...] = RANKS  # from the left
    trumps_first: bool = False  # they are on the left, not on the right

    @property
    def groups(self) -> tuple[Group, ...]:
        """The suits from left to right."""
        return by_suit(self.cards, trumps=self.trumps, ranks=self.ranks, trumps_first=self.trumps_first)

    @property
    def in_row(self) -> tuple[HeldCard, ...]:
        """The cards from left to right."""
        return tuple(held for group in self.groups for held in group.cards)


def lay(
    groups: Sequence[Group], top: float, setter: Setter, locale: Locale, *, style: Style = PLAIN, room: Room = USUAL
) -> Laid:
    """Lay out the suits in rows from `top` down, with a bracket under each."""
    chosen = plan(tuple(len(group.cards) for group in groups), room)
    items: list[Item] = []
    for group, fan in fans(groups, chosen, top, setter.ground):
        right = WIDTH - MARGIN if group is groups[-1] else fan.box.right + chosen.gap - TILE_GAP
        span = (fan.box.x - chosen.gap + TILE_GAP, right)
        items += [fan, *_bracket(group, fan, span, setter, locale, style)]
    return Laid(tuple(items), chosen.height, cuts(chosen, top))


def layout(
    hand: SuitHand, fonts: Fonts, locale: Locale, *, style: Style = PLAIN, holder: Name | None = None
) -> Scene:  # fmt: skip
    """Lay out the hand alone. `holder` names its owner unless it is the reader."""
    setter, groups = Setter(fonts, Tint.BG), hand.groups
    items = alone.header(setter, locale, len(hand.cards), holder=holder)
    alt = alt_text(locale, len(hand.cards), spoken_suits(groups, locale), follow=hand.follow, holder=holder)
    if not groups:
        return alone.empty(items, setter, locale, alt)
    if hand.follow is not None:
        items += follow_note(hand.follow, setter, locale, items[-1].box.x - 26, style=style)
    laid = lay(groups, HEADER, setter, locale, style=style, room=LARGER if style.larger else USUAL)
    return alone.scene(items, laid, alt, top=HEADER, foot=FOOT)


def follow_note(suit: Suit, setter: Setter, locale: Locale, right: float, *, style: Style) -> list[Item]:
    """Lay out which suit must be followed, on the line of a header that ends at `right`."""
    size = TILE + 3
    words = say(locale, "pictures-hand-follow")
    line = setter.line(words, LABEL, right - size - TILE_GAP, TITLE_BASELINE, Tint.MUTE, align=Align.RIGHT)
    middle = line.box.y + line.box.height / 2
    return [line, *tile(setter, suit, right - size, middle - size / 2, size, four_colors=style.four_colors)]


def _bracket(
    group: Group, fan: Fan, span: tuple[float, float], setter: Setter, locale: Locale, style: Style
) -> list[Item]:
    """Lay out a line under a suit, broken by its tile and count; brass for trumps, bright for playable cards."""
    ink = Tint.BRASS if group.is_trumps else Tint.MUTE if group.is_grayed else Tint.TEXT
    words, left, wide = _count(group, fan, span, setter, locale)
    middle = fan.top + 1.4 * fan.card + 15.0
    baseline = middle + setter.fonts.cap(COUNT.face, COUNT.size) / 2
    suit = group.key if isinstance(group.key, Suit) else None
    thickness = LINE_OF_TRUMPS if group.is_trumps else LINE
    items = tile(setter, suit, left, middle - TILE / 2, TILE, four_colors=style.four_colors)
    items.append(setter.line(words, COUNT, left + TILE + TILE_GAP - 1, baseline, ink))
    for start, end in ((fan.box.x + 2, left - TILE_GAP), (left + wide + TILE_GAP, fan.box.right - 2)):
        if end - start >= 3:
            box = Box(start, middle - thickness / 2, end - start, thickness)
            items.append(Area(box, ink, setter.ground, thickness / 2))
    return items


def _count(
    group: Group, fan: Fan, span: tuple[float, float], setter: Setter, locale: Locale
) -> tuple[str, float, float]:
    """Return the words under a suit, where its tile begins, and the width of both.

    Trumps are named so. A few cards' words are wider than the cards: they reach over at the right, or else at the left,
    as far as `span` goes.
    """

    def wide(words: str) -> float:
        return TILE + TILE_GAP + setter.fonts.width(words, COUNT.face, COUNT.size)

    def centered(words: str) -> float:
        return fan.box.x + (fan.box.width - wide(words)) / 2

    if group.is_trumps:
        words = say(locale, "pictures-hand-trumps", count=len(group.cards))
        left = max(fan.box.x, centered(words))
        left = min(left, span[1] - wide(words))
        if left >= span[0]:
            return words, left, wide(words)
    words = str(len(group.cards))
    return words, centered(words), wide(words)
