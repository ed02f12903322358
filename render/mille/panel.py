"""The private panel: the opponent above, the piles, the reader below, and the reader's hand under that."""

from collections.abc import Hashable, Iterator
from dataclasses import replace

from bot.games.mille.views import MilleView
from bot.games.protocol import Seat
from bot.text import Locale
from render.alt import LIMIT
from render.fonts import Fonts
from render.hands.plan import BRACKET, WIDE_STRIP, Plan, Room, cuts, plan
from render.inputs import PLAIN, Style
from render.mille import hand as hands
from render.mille import table
from render.mille.groups import group_by_rank, rows
from render.mille.middle import middle
from render.mille.spoken import Detail, headline, spoken_deal, spoken_seat
from render.mille.zone import Gauge, Zone
from render.names import Name
from render.scene import Item, Scene
from render.style import SMALLEST_TYPE, Tint
from render.typeset import Setter
from render.words import say, written

EDGE = 9.0  # pt above the first zone
BETWEEN = 67.0  # pt between the zones
PILE_CARD = 41.0
ABOVE_HAND, FOOT = 12.0, 6.0
COMPACT = Gauge(baseline=23.0, bare=32.0, melds=31.0, card=36.5, count=15.2, foot=4.7)
TALLEST = 470.0  # pt; under it there is room for news and buttons
MOST_ROWS, LARGEST_CARD = 3, 72
LEAST_CARD, ROWS_OF_MANY = 44, 4  # a hand with too little room for such cards makes the picture taller
LARGER = 1.2  # the preference "larger cards" enlarges labels and melds so much
TALLEST_LARGER, LARGEST_LARGER, LEAST_LARGER = 640.0, 110, 60


def shown(view: MilleView) -> Hashable:
    """Return everything in `view` that the panel shows. Views that agree in it give the same picture."""
    return table.shown(view), view.seat, view.hand, view.fresh, view.held_points


def describe(view: MilleView, names: tuple[Name, ...], locale: Locale, *, style: Style = PLAIN) -> str:
    """Return the alt text, which is as secret as the hand. A text that would be too long omits details of the table."""
    return _told(view, names, locale, style)[0]


def _told(view: MilleView, names: tuple[Name, ...], locale: Locale, style: Style) -> tuple[str, str]:
    """Return the alt text, and the complete text if that is longer."""
    whole = text = ""
    for text in _tellings(view, names, locale, style):
        whole = whole or text
        if len(text) <= LIMIT:
            break
    return text, "" if text == whole else whole


def _tellings(view: MilleView, names: tuple[Name, ...], locale: Locale, style: Style) -> Iterator[str]:
    """Yield the same panel in fewer and fewer words; each keeps the whole hand."""
    viewing_seat = _viewing_seat(view)
    other = view.seats[1 - viewing_seat]
    spoken = tuple(name.spoken for name in names)
    groups = group_by_rank(view.hand or (), view.fresh, style.order)
    first = say(locale, "pictures-table-alt-turn", headline=headline(view, spoken, locale, viewing_seat=viewing_seat))
    you = say(locale, "you-label")
    told = hands.spoken(view.held_points, groups, locale)
    for own, others in ((Detail.ALL, Detail.ALL), (Detail.COUNTS, Detail.ALL), (Detail.COUNTS, Detail.COUNTS)):
        ends = (
            spoken_seat(view.seats[viewing_seat], you, locale, detail=own),
            spoken_seat(other, spoken[other.seat], locale, detail=others),
        )
        yield _joined(first, *spoken_deal(view, locale), *told, *ends)
    ends = (
        spoken_seat(view.seats[viewing_seat], you, locale, detail=Detail.POINTS),
        spoken_seat(other, spoken[other.seat], locale, detail=Detail.POINTS),
    )
    yield _joined(first, spoken_deal(view, locale)[-1], *told, *ends)
    told = hands.spoken(view.held_points, groups, locale, marks=False)
    yield _joined(first, spoken_deal(view, locale)[-1], *told, *ends)
    yield _joined(first, *told)


def _joined(*parts: str) -> str:
    return " ".join(part for part in parts if part)


def layout(
    view: MilleView, names: tuple[Name, ...], fonts: Fonts, locale: Locale, *, style: Style = PLAIN
) -> Scene:  # fmt: skip
    """Lay out the panel of the player who holds the hand of `view`. Raises ValueError for a bystander."""
    viewing_seat = _viewing_seat(view)
    factor = LARGER if style.larger else 1.0
    gauge, card, between = COMPACT.times(factor), PILE_CARD * factor, BETWEEN * factor
    zone, panel = Zone(Setter(fonts, Tint.ZONE), locale, gauge), Setter(fonts, Tint.BG)
    zones: list[Item] = []
    top = EDGE
    tops: list[float] = []
    places: list[float] = []
    for seat in (Seat(1 - viewing_seat), viewing_seat):
        own = view.seats[seat]
        tops.append(top)
        high = gauge.height if own.melds else gauge.bare
        places += zone.cuts(top, high)
        zones += zone.frame(top, high, is_framed=seat in view.to_act)
        zones += zone.melds(own.melds, top + gauge.melds)
        if seat == viewing_seat:
            held = say(locale, "pictures-panel-held", points=written(view.held_points))
            zones += zone.head(own, names[seat], top, label=say(locale, "you-label"), notes=(held,))
        else:
            zones += zone.head(own, names[seat], top)
        top += high + (between if seat != viewing_seat else 0.0)
    pile = tops[1] - between + (between - 1.4 * card) / 2

    def said(who: tuple[str, ...]) -> str:
        return headline(view, who, locale, viewing_seat=viewing_seat)

    items = middle(view, names, panel, locale, top=pile, card=card, factor=factor, said=said)
    items += zones
    groups = group_by_rank(view.hand or (), view.fresh, style.order)
    alt, whole = _told(view, names, locale, style)
    if not groups:
        return Scene(top + EDGE, tuple(items), alt, tuple(places[1:-1]), whole)
    top += ABOVE_HAND
    chosen = _plan(tuple(len(group.cards) for group in groups), top, larger=style.larger)
    items += rows(groups, chosen, top, panel, locale)
    places += cuts(chosen, top)
    return Scene(top + chosen.height + FOOT, tuple(items), alt, tuple(places[1:]), whole)


def _viewing_seat(view: MilleView) -> Seat:
    if view.seat is None:
        raise ValueError("a bystander has no panel")
    return view.seat


def _plan(sizes: tuple[int, ...], top: float, *, larger: bool) -> Plan:
    """Return the plan of a hand that begins at `top`: within a panel's height, unless cards get too small."""
    tallest, largest, least, factor = (
        (TALLEST_LARGER, LARGEST_LARGER, LEAST_LARGER, LARGER) if larger else (TALLEST, LARGEST_CARD, LEAST_CARD, 1.0)
    )
    room = Room(
        tallest - top - FOOT,
        MOST_ROWS,
        largest,
        bracket=BRACKET * factor,
        floor=SMALLEST_TYPE * factor,
        strip=WIDE_STRIP,
    )
    chosen = plan(sizes, room)
    if chosen.card >= least:
        return chosen
    more = replace(room, height=room.needed(least, ROWS_OF_MANY), rows=ROWS_OF_MANY, largest=least)
    return plan(sizes, more)
