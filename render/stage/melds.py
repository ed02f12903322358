"""Melds in a row, as if tucked into it; and the parts that go first when there are too many."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.games.cards import JOKER
from render.deck import FOLD, PlainCard
from render.scene import LIFT, Area, Box, Fan, Item, whole
from render.stage.canvas import Stage
from render.stage.pieces import LABEL, STRONG
from render.style import Tint
from render.typeset import Align

CARD, TALL, LOW = 39.0, 40.0, 38.0  # pt: a card's width in a low row, and what is seen of its height
STEP = 2.5  # pt, by which cards that could be larger shrink until they fit
TUCKED = 1.1  # of what is seen of a card: how high its row is at least
STRIP = 0.45  # of a card's width; in a narrower strip figures would be cut
NARROW = 0.6  # of the last card
BAR, BAR_GAP, NUMBER_GAP = 4.0, 5.0, 5.0
MORE_WIDE = 30.0
LONG_RUN = 3  # cards; a longer run may be folded to its ends


@dataclass(frozen=True, slots=True)
class Meld:
    """Cards that a player has laid down."""

    number: int
    cards: tuple[PlainCard, ...]  # in order; jokers say which cards they represent
    is_run: bool = False
    owner: Tint | None = None  # the color of the player who laid it
    ringed: frozenset[PlainCard] = frozenset()  # cards with a brass line around them, which rise above the others

    def folded(self) -> "Meld":
        """Return a run with only its ends and jokers drawn, the rest as dots; nothing is lost."""
        first, *within, last = self.cards
        kept: list[PlainCard] = [first]
        for card in within:
            if card.card is JOKER:
                kept.append(card)
            elif kept[-1] != FOLD:
                kept.append(FOLD)
        return replace(self, cards=(*kept, last))


@dataclass(frozen=True, slots=True)
class Fit:
    """The way melds are drawn in their row."""

    melds: tuple[Meld, ...]
    card: float
    has_bars: bool
    is_narrow: bool  # the last card of each
    gap: float
    left_out: int = 0

    @property
    def strip(self) -> float:
        """The visible part of a covered card, in whole pixels."""
        return round(2 * STRIP * self.card) / 2

    @property
    def seen(self) -> float:
        """The visible part of a card's height."""
        return whole(TALL * self.card / CARD) if self.has_bars else LOW

    @property
    def less(self) -> float:
        """The width that the last card lacks."""
        return round(2 * (1 - NARROW) * self.card) / 2 if self.is_narrow else 0.0


def fit(stage: Stage, melds: Sequence[Meld], room: float, high: float = TUCKED * TALL) -> Fit:
    """Return the first of these steps with which the melds fit: smaller cards, folded runs, fewer melds.

    They are in a row `room` pt wide and `high` pt high.
    """
    usual = Fit(tuple(melds), max(CARD, whole(CARD * high / (TUCKED * TALL))), has_bars=True, is_narrow=False, gap=9.0)
    while width(stage, usual) > room and usual.card > CARD:
        usual = replace(usual, card=max(CARD, usual.card - STEP))
    if width(stage, usual) <= room:
        return usual
    small = Fit(tuple(melds), 32.0, has_bars=False, is_narrow=True, gap=8.0)
    while width(stage, small) > room and (longest := _longest(small.melds)) is not None:
        shown = tuple(meld.folded() if meld is longest else meld for meld in small.melds)
        small = replace(small, melds=shown)
    while width(stage, small) > room and len(small.melds) > 1:
        small = replace(small, melds=small.melds[:-1], left_out=small.left_out + 1)
    return small


def width(stage: Stage, fitted: Fit) -> float:
    """Return how wide the melds are."""
    more = MORE_WIDE + fitted.gap if fitted.left_out else 0.0
    return sum(_wide(stage, fitted, meld) for meld in fitted.melds) + fitted.gap * (len(fitted.melds) - 1) + more


def lay(stage: Stage, melds: Sequence[Meld], box: Box, *, ground: Tint = Tint.ZONE) -> list[Item]:
    """Lay out melds in a row: number, and cards that end at its lower edge; "+2" at the right for those left out."""
    fitted = fit(stage, melds, box.width, box.height)
    setter = stage.on(ground)
    seen = fitted.seen
    middle = box.bottom - seen / 2
    items: list[Item] = []
    x = box.x
    for meld in fitted.melds:
        if fitted.has_bars and meld.owner is not None:
            items.append(Area(Box(x, middle - 16, BAR, 32), meld.owner, ground, BAR / 2))
            x += BAR + BAR_GAP
        up = stage.fonts.cap(LABEL.face, LABEL.size) / 2
        number = setter.line(str(meld.number), LABEL, x, middle + up, Tint.MUTE)
        cards = _cards(fitted, meld, number.box.right + NUMBER_GAP, box.bottom - seen, seen, ground)
        items += [number, cards]
        x = cards.box.right + fitted.gap
    if fitted.left_out:
        up = stage.fonts.cap(STRONG.face, STRONG.size) / 2
        more = f"+{fitted.left_out}"
        items.append(setter.line(more, STRONG, box.right, middle + up, Tint.BRASS, align=Align.RIGHT))
    return items


def _cards(fitted: Fit, meld: Meld, x: float, top: float, seen: float, ground: Tint) -> Fan:
    lifted = tuple(card in meld.ringed for card in meld.cards)
    rise = LIFT if any(lifted) else 0.0
    box = Box(x, top - rise, _spread(fitted, meld), seen + rise)
    return Fan(
        box,
        top,
        fitted.card,
        fitted.strip,
        meld.cards,
        lifted,
        ground,
        is_over=True,
        is_whole=False,
        narrow=fitted.less,
        cut=seen,
    )


def _spread(fitted: Fit, meld: Meld) -> float:
    return fitted.card - fitted.less + fitted.strip * (len(meld.cards) - 1)


def _wide(stage: Stage, fitted: Fit, meld: Meld) -> float:
    bar = BAR + BAR_GAP if fitted.has_bars and meld.owner is not None else 0.0
    number = stage.fonts.width(str(meld.number), LABEL.face, LABEL.size) + NUMBER_GAP
    return bar + number + _spread(fitted, meld)


def _longest(melds: Sequence[Meld]) -> Meld | None:
    """Return the longest run that can still be folded to fewer cards."""
    foldable = [meld for meld in melds if meld.is_run and len(meld.cards) > LONG_RUN and meld.folded() != meld]
    shorter = [meld for meld in foldable if len(meld.folded().cards) < len(meld.cards)]
    return max(shorter, key=lambda meld: len(meld.cards), default=None)
