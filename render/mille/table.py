"""The public table: both players' sets, stock and pile between them, and whose turn it is."""

from collections.abc import Hashable
from dataclasses import dataclass
from functools import partial

from bot.games.cards import Card, Rank
from bot.games.mille.board import Phase
from bot.games.mille.melds import Meld
from bot.games.mille.views import MilleView, SeatView
from bot.games.protocol import Ending, Seat
from bot.text import Locale
from render.alt import sentences
from render.fonts import Face, Fonts
from render.names import Name
from render.scene import (
    EDGE_STEP,
    EDGES,
    SHOWS_SUIT,
    Area,
    Box,
    Closed,
    Dashes,
    Discards,
    Fan,
    Frame,
    Glyph,
    Item,
    Scene,
)
from render.shapes import Shape
from render.style import Tint
from render.typeset import FLOOR, LABEL, LABEL_STRONG, NAME, SCORE, Align, Setter, Type, bracket
from render.words import PRINTED_VALUE, SUITS_IN_GROUP, card_words, say, spoken, suit_word, written

HEIGHT = 346.0  # pt
ZONE_X, ZONE_WIDTH, ZONE_HEIGHT, ZONE_RADIUS = 12.0, 526.0, 116.0, 11.0
ZONE_TOPS = (11.0, 219.0)  # by seat; the seats never swap during a game
ZONE_BASELINE, MELDS_DOWN = 25.0, 36.0  # below a zone's top
INSIDE_X = 24.0  # left edge of what lies in the zones and between them
SCORE_X = 524.0  # right edge of the scores
NAME_WIDTH = 190.0
PILE_CARD = 52.0
PILE_TOP = 136.0
DISCARDS_X, STOCK_X = 474.0, 342.0  # left edges of the front cards
TITLE_STYLE = Type(Face.TITLE, 25)

MELD_CARD, SMALLEST_MELD_CARD = 41.0, 30.0  # pt wide
MELD_GAP, NARROW_GAP = 0.30, 0.20  # in card widths; the narrow one is for thirteen sets
WIDEST_STRIP = 0.42  # of a card's width
NARROWEST_STRIP = 4.2  # pt; cards shrink before strips become narrower
SETS_OF_ALL_RANKS = 13
STAR = 9.0  # pt

FEW_CARDS = 2  # a player with so few cards in hand must say so (Rules 4)


def shown(view: MilleView) -> Hashable:
    """Everything in `view` that the table shows. Views for which it is equal give the same picture."""
    who = (view.to_act, view.outcome, view.phase, view.is_stock_gone, view.options, view.scores[-1:])
    return (*who, view.deal, view.stock, view.renewals, view.pile, view.top, view.seats)


def headline(view: MilleView, names: tuple[str, ...], locale: Locale) -> str:
    """The sentence in the middle of the table: whose turn it is, or how the deal or the game ended."""
    if view.outcome is not None:
        if view.outcome.ending is Ending.ABANDONED or not view.outcome.winners:
            return say(locale, "pictures-table-abandoned")
        return say(locale, "pictures-table-wins", name=names[min(view.outcome.winners)])
    if view.phase is Phase.RENEW:
        return say(locale, "pictures-table-renewing")
    if not view.to_act:
        return _deal_ended(view, names, locale)
    seat = min(view.to_act)
    if view.phase is Phase.BEGIN and view.is_stock_gone:
        return say(locale, "pictures-table-take-or-pass", name=names[seat])
    return say(locale, "pictures-table-turn", name=names[seat])


def _deal_ended(view: MilleView, names: tuple[str, ...], locale: Locale) -> str:
    if not view.scores:
        return say(locale, "pictures-table-dealing")
    out = view.scores[-1].out
    return say(locale, "pictures-table-blocked") if out is None else say(locale, "pictures-table-out", name=names[out])


def describe(view: MilleView, names: tuple[Name, ...], locale: Locale) -> str:
    """The alt text of the table."""
    natural = "-natural" if view.options.natural_required else ""
    target = spoken(view.options.target)
    parts = [
        say(locale, "pictures-table-alt-turn", headline=headline(view, tuple(name.spoken for name in names), locale)),
        say(locale, f"pictures-table-alt-deal{natural}", deal=view.deal or 1, target=target),
        say(locale, "pictures-table-alt-renewed", times=view.renewals) if view.renewals else "",
        _spoken_piles(view, locale),
    ]
    return sentences(locale, [*parts, *(_spoken_seat(seat, names[seat.seat], locale) for seat in view.seats)])


def _spoken_piles(view: MilleView, locale: Locale) -> str:
    if view.top is None:
        return say(locale, "pictures-table-alt-empty", stock=view.stock)
    return say(locale, "pictures-table-alt-piles", card=card_words(locale, view.top), pile=view.pile, stock=view.stock)


def _spoken_seat(seat: SeatView, name: Name, locale: Locale) -> str:
    hand = "pictures-table-alt-left" if _is_announced(seat) else "pictures-table-alt-in-hand"
    melds = say(locale, "pictures-table-alt-nothing")
    if seat.melds:
        sets = ", ".join(_spoken_meld(meld, locale) for meld in seat.melds)
        melds = say(locale, "pictures-table-alt-down", points=spoken(seat.down), melds=sets)
    return say(
        locale,
        "pictures-table-alt-seat",
        name=name.spoken,
        total=spoken(seat.total),
        hand=say(locale, hand, count=seat.in_hand),
        melds=melds,
    )


def _spoken_meld(meld: Meld, locale: Locale) -> str:
    title = say(locale, f"pictures-set-{meld.rank}")
    if meld.is_turned:
        words = say(locale, "pictures-table-alt-turned", set=title)
    elif meld.is_squared:
        words = say(locale, "pictures-table-alt-squared", set=title)
    elif meld.wilds:
        count = len(meld.naturals) + len(meld.wilds)
        words = say(locale, "pictures-table-alt-wilds", set=title, count=count, wilds=len(meld.wilds))
    else:
        words = say(locale, "pictures-table-alt-set", set=title, count=len(meld.naturals))
    for dear in PRINTED_VALUE:
        words = _with_dear(words, dear, meld.naturals.count(dear), locale)
    return words


def _with_dear(words: str, dear: Card, copies: int, locale: Locale) -> str:
    if copies == 2:
        plural = say(locale, f"pictures-set-{dear.rank}")
        return say(locale, "pictures-table-alt-with-two", meld=words, set=plural, suit=suit_word(locale, dear))
    if copies == 1:
        return say(locale, "pictures-table-alt-with", meld=words, card=card_words(locale, dear), rank=str(dear.rank))
    return words


def subline(view: MilleView, locale: Locale) -> str:
    """The small line under the sentence: how often the stock was renewed, or the deal and the target."""
    if view.renewals and view.outcome is None:
        return say(locale, "pictures-table-renewed", times=view.renewals)
    natural = "-natural" if view.options.natural_required else ""
    deal = view.deal or 1  # before any cards are dealt the first deal is meant
    return say(locale, f"pictures-table-deal{natural}", deal=deal, target=written(view.options.target))


@dataclass(frozen=True, slots=True)
class Fit:
    """The measures of one player's melds."""

    card: float  # pt
    strip: float  # pt, the visible part of a covered card
    gap: float  # pt


def fit(melds: tuple[Meld, ...]) -> Fit:
    """The largest cards, and then the widest strips, with which all melds fit side by side in a zone."""
    room = SCORE_X - INSIDE_X
    gap = NARROW_GAP if len(melds) >= SETS_OF_ALL_RANKS else MELD_GAP
    covered = sum(_covered(meld) for meld in melds)
    edges = sum((EDGES - 1) * EDGE_STEP for meld in melds if _is_closed(meld))
    card = MELD_CARD
    while True:
        left = room - edges - card * (len(melds) + gap * (len(melds) - 1))
        strip = min(WIDEST_STRIP * card, left / covered if covered else WIDEST_STRIP * card)
        if strip >= NARROWEST_STRIP or card <= SMALLEST_MELD_CARD:
            return Fit(card, int(2 * max(strip, 1.0)) / 2, gap * card)  # whole pixels
        card -= 0.5


def _is_closed(meld: Meld) -> bool:
    return meld.is_squared or meld.is_turned


def _covered(meld: Meld) -> int:
    return 0 if _is_closed(meld) else len(meld.naturals) + len(meld.wilds) - 1


def stack_order(meld: Meld) -> tuple[Card, ...]:
    """The cards of a meld from back to front: wild twos, natural cards, and in front a dear card."""
    return (*meld.wilds, *sorted(meld.naturals, key=_depth))


def _depth(card: Card) -> tuple[bool, int]:
    return card in PRINTED_VALUE, SUITS_IN_GROUP.index(card.suit)


def layout(view: MilleView, names: tuple[Name, ...], fonts: Fonts, locale: Locale) -> Scene:
    """The table of `view`."""
    setter = Setter(fonts, Tint.BG)
    piles = _piles(view, setter, locale)
    room = min(item.box.x for item in piles) - INSIDE_X - 14
    printed = tuple(name.printed for name in names)
    said = partial(_said, view, locale)
    items = [
        *piles,  # painted first, so that the zones cover the ends of their shadows
        setter.sentence(said, printed, TITLE_STYLE, INSIDE_X, 172.5, Tint.TEXT, width=room, smallest=18),
        setter.shrunk(subline(view, locale), LABEL, INSIDE_X, 193.5, Tint.MUTE, width=room, smallest=15),
    ]
    for seat in view.seats:
        items += _zone(seat, names[seat.seat], fonts, locale, is_to_play=seat.seat in view.to_act)
    return Scene(HEIGHT, tuple(items), describe(view, names, locale))


def _said(view: MilleView, locale: Locale, names: tuple[str, ...]) -> str:
    return headline(view, names, locale)


def _zone(seat: SeatView, name: Name, fonts: Fonts, locale: Locale, *, is_to_play: bool) -> list[Item]:
    top = ZONE_TOPS[seat.seat]
    box = Box(ZONE_X, top, ZONE_WIDTH, ZONE_HEIGHT)
    setter = Setter(fonts, Tint.ZONE)
    items: list[Item] = [Area(box, Tint.ZONE, Tint.BG, ZONE_RADIUS, holds=True)]
    if is_to_play:
        items.append(Frame(box, Tint.BRASS, Tint.ZONE, Tint.BG, ZONE_RADIUS, 2.0))
    baseline = top + ZONE_BASELINE
    figures = _figures(seat, setter, locale, baseline)
    disc = Tint.PLAYER_A if seat.seat == Seat.A else Tint.PLAYER_B
    items += setter.disc(name, INSIDE_X + 11, baseline - 6.5, 11, disc, Tint.ON_DISC)
    room = min(NAME_WIDTH, min(item.box.x for item in figures) - 54 - 14)
    items += [setter.line(name.printed, NAME, 54, baseline, Tint.TEXT, width=room), *figures]
    if not seat.melds:
        nothing = say(locale, "pictures-table-nothing-down")
        return [*items, setter.line(nothing, Type(Face.ASIDE, 18), INSIDE_X, top + 72, Tint.MUTE)]
    return [*items, *_melds(seat.melds, setter, locale, top + MELDS_DOWN)]


def _figures(seat: SeatView, setter: Setter, locale: Locale, baseline: float) -> list[Item]:
    """Score, points down and cards in hand, laid out from the right margin inwards."""
    score = setter.line(written(seat.total), SCORE, SCORE_X, baseline, Tint.TEXT, align=Align.RIGHT)
    points = say(locale, "pictures-table-down", points=written(seat.down))
    down = setter.line(points, LABEL, score.box.x - 18, baseline, Tint.MUTE, align=Align.RIGHT)
    if not _is_announced(seat):
        count = say(locale, "pictures-table-in-hand", count=seat.in_hand)
        return [score, down, setter.line(count, LABEL_STRONG, down.box.x - 14, baseline, Tint.TEXT, align=Align.RIGHT)]
    pill = Setter(setter.fonts, Tint.BRASS)
    few = say(locale, "pictures-table-left", count=seat.in_hand)
    number = pill.line(few, LABEL_STRONG, down.box.x - 14 - 10, baseline, Tint.ON_DISC, align=Align.RIGHT)
    around = Box(number.box.x - 10, baseline - 17.5, number.box.width + 20, 22)
    return [score, down, Area(around, Tint.BRASS, Tint.ZONE, 11, holds=True), number]


def _is_announced(seat: SeatView) -> bool:
    """Whether the player holds so few cards that it is announced (Rules 4)."""
    return 0 < seat.in_hand <= FEW_CARDS


def _melds(melds: tuple[Meld, ...], setter: Setter, locale: Locale, top: float) -> list[Item]:
    fitted = fit(melds)
    top += 1.4 * (MELD_CARD - fitted.card) / 2
    items: list[Item] = []
    x = INSIDE_X
    for meld in melds:
        stack = _stack(meld, fitted, x, top)
        items += [stack, *_count(meld, fitted, stack.box, setter, locale)]
        x = stack.box.right + fitted.gap
    return items


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


def _count(meld: Meld, fitted: Fit, box: Box, setter: Setter, locale: Locale) -> list[Item]:
    """What stands under a meld: its count, with a star for each wild two that cannot be seen."""
    middle, baseline = box.x + box.width / 2, box.bottom + 16.5
    if meld.is_squared:
        words = say(locale, "pictures-table-squared")
        return [setter.line(words, FLOOR, middle, baseline, Tint.BRASS, align=Align.CENTRE)]
    count = len(meld.naturals) + len(meld.wilds)
    if meld.is_turned:
        return _starred(f"×{count}", Shape.ASTERISK, 1, setter, middle, baseline, Tint.BRASS)
    hidden = len(meld.wilds) if fitted.strip < SHOWS_SUIT * fitted.card and meld.rank is not Rank.TWO else 0
    if hidden:
        return _starred(f"×{count}", Shape.STAR, hidden, setter, middle, baseline, Tint.TEXT)
    label = setter.line(f"×{count}", FLOOR, middle, baseline, Tint.TEXT, align=Align.CENTRE)
    return bracket(setter, label, box.x + 2, box.right - 2, 1.4, Tint.BRACKET)


def _starred(
    words: str, shape: Shape, stars: int, setter: Setter, middle: float, baseline: float, ink: Tint
) -> list[Item]:
    """A count with stars or an asterisk after it, centred together; more than two stars stand closer."""
    size = STAR if shape is Shape.STAR else 10.5
    step = size if stars <= 2 else size * 0.8
    wide = setter.fonts.width(words, FLOOR.face, FLOOR.size)
    left = middle - (wide + 2 + size + step * (stars - 1)) / 2
    label = setter.line(words, FLOOR, left, baseline, ink)
    y = label.box.y + (label.box.height - size) / 2
    return [
        label,
        *(
            Glyph(Box(label.box.right + 2 + number * step, y, size, size), shape, Tint.BRASS, setter.ground)
            for number in range(stars)
        ),
    ]


def _piles(view: MilleView, setter: Setter, locale: Locale) -> list[Item]:
    """The stock, face down, and the pile with its top card; beside each stand its count and label."""
    stock_box = Box(STOCK_X, PILE_TOP, PILE_CARD, 1.4 * PILE_CARD)
    pile_box = Box(DISCARDS_X, PILE_TOP, PILE_CARD, 1.4 * PILE_CARD)
    stock: Item
    if view.stock:
        reach = EDGES * EDGE_STEP
        around = Box(stock_box.x - reach, PILE_TOP - reach, PILE_CARD + reach, stock_box.height + reach)
        stock = Closed(around, PILE_CARD, None, None, Tint.BG, rises=True)
    else:
        stock = Dashes(stock_box, Tint.LINE, Tint.BG, 0.125 * PILE_CARD)
    pile: Item
    if view.top is not None:
        pile = Discards(pile_box, view.top, min(view.pile - 1, 2), Tint.BG)
    else:
        pile = Dashes(pile_box, Tint.LINE, Tint.BG, 0.125 * PILE_CARD)
    return [
        *_number(view.pile, say(locale, "pictures-table-pile"), DISCARDS_X - 14, setter),
        *_number(view.stock, say(locale, "pictures-table-stock"), STOCK_X - 16, setter),
        stock,
        pile,
    ]


def _number(count: int, label: str, right: float, setter: Setter) -> list[Item]:
    return [
        setter.line(written(count), Type(Face.STRONG, 28), right, 176, Tint.TEXT, align=Align.RIGHT),
        setter.line(label, LABEL, right, 194.5, Tint.MUTE, align=Align.RIGHT),
    ]
