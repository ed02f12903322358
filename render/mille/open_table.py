"""The table with both hands open: at the end of a deal, and at each moment of a finished game."""

from collections.abc import Hashable, Iterator
from dataclasses import replace

from bot.games.protocol import Seat
from bot.text import Locale
from render.alt import LIMIT, sentences
from render.fonts import Face, Fonts
from render.hands.plan import Plan, Room, plan
from render.inputs import PLAIN, Style
from render.mille import banner, table
from render.mille import hand as hands
from render.mille.groups import group_by_rank, rows
from render.mille.inputs import OpenHand, OpenTable
from render.mille.middle import middle
from render.mille.spoken import Detail, counted, ending, spoken_deal, spoken_seat
from render.mille.sums import sums
from render.mille.zone import INSIDE_X, SCORE_X, Gauge, Zone
from render.names import Name
from render.scene import Box, Item, Scene
from render.style import Tint
from render.typeset import Align, Setter, Type, bracket
from render.words import say, written

EDGE = 11.0  # pt
BETWEEN = 78.0  # pt between the zones
PILE_CARD = 46.0
GAUGE = Gauge(baseline=24.0, bare=34.0, melds=33.0, card=38.0, count=15.5, foot=5.5)
LARGER, LARGER_OF_MANY, MANY = 1.2, 1.05, 20  # of hands with more cards the picture would weigh too much
ABOVE_LINE, LINE = 5.0, 19.0  # pt above the line over a hand, and of the line itself
LARGEST_CARD = 40
TALLEST_HAND = 1000.0  # pt: any hand has room


def shown(opened: OpenTable) -> Hashable:
    """Return everything that the picture shows. Tables that agree in it give the same picture."""
    return table.shown(opened.view), opened.hands, opened.celebrations


def describe(opened: OpenTable, names: tuple[Name, ...], locale: Locale) -> str:
    """Return the alt text. A text that would be too long omits details of the table."""
    parts: list[str] = []
    for parts in _tellings(opened, names, locale):
        if len(" ".join(parts)) <= LIMIT:
            break
    return sentences(locale, parts)


def _tellings(opened: OpenTable, names: tuple[Name, ...], locale: Locale) -> Iterator[list[str]]:
    view = opened.view
    said = ending(view, tuple(name.spoken for name in names), locale)
    first = [
        say(locale, "pictures-table-alt-turn", headline=said),
        *banner.spoken(opened.celebrations, names, locale),
    ]
    for detail in reversed(Detail):
        parts = [*first, *(part for part in spoken_deal(view, locale) if part and detail is not Detail.POINTS)]
        for seat, held in zip(view.seats, opened.hands, strict=True):
            parts.append(spoken_seat(seat, names[seat.seat].spoken, locale, detail=detail))
            parts += _spoken_hand(held, names[seat.seat], locale, marks=detail is not Detail.POINTS)
        yield parts


def _spoken_hand(held: OpenHand, name: Name, locale: Locale, *, marks: bool) -> list[str]:
    if not held.cards:
        return []
    return hands.spoken(held.points, group_by_rank(held.cards, held.fresh), locale, holder=name, marks=marks)


def layout(
    opened: OpenTable, names: tuple[Name, ...], fonts: Fonts, locale: Locale, *, style: Style = PLAIN
) -> Scene:  # fmt: skip
    """Lay out the table with both hands open, under a banner if there is something to celebrate."""
    view = opened.view
    factor = LARGER if style.larger else 1.0
    zone, panel = Zone(Setter(fonts, Tint.ZONE), locale, GAUGE.times(factor)), Setter(fonts, Tint.BG)
    card, between = PILE_CARD * factor, BETWEEN * factor
    top = EDGE + banner.height(opened.celebrations)
    zones: list[Item] = []
    pile = 0.0
    for seat, held in zip(view.seats, opened.hands, strict=True):
        items, bottom = _zone(opened, seat.seat, held, names[seat.seat], zone, top, style)
        zones += items
        pile = pile or bottom + (between - 1.4 * card) / 2
        top = bottom + between

    def said(who: tuple[str, ...]) -> str:
        return ending(view, who, locale)

    score, place = counted(view), Box(0.0, pile, card, 1.4 * card)
    brought = [] if score is None else sums(score, names, panel, locale, middle=pile + 0.7 * card, factor=factor)
    items = [
        *banner.banner(opened.celebrations, names, panel, locale),
        *middle(view, names, panel, locale, place=place, factor=factor, said=said, aside=brought),
        *zones,
    ]
    return Scene(top - between + EDGE, tuple(items), describe(opened, names, locale))


def _zone(
    opened: OpenTable, seat: Seat, held: OpenHand, name: Name, zone: Zone, top: float, style: Style
) -> tuple[list[Item], float]:
    """Lay out a player's zone with the open hand under the melds; also return where it ends."""
    view, gauge = opened.view, zone.gauge
    own = view.seats[seat]
    bottom = top + (gauge.height if own.melds else gauge.bare)
    items = [*zone.melds(own.melds, top + gauge.melds), *zone.head(own, name, top, counts_hand=not held.cards)]
    if held.cards:
        groups = group_by_rank(held.cards, held.fresh, style.order)
        grown = gauge.label / GAUGE.label
        bottom += ABOVE_LINE * grown if own.melds else 0.0
        items += _line(held, zone, bottom)
        start = bottom + LINE * grown
        chosen = _plan(tuple(len(group.cards) for group in groups), style)
        items += rows(groups, chosen, start, zone.setter, zone.locale)
        bottom = start + chosen.height + 10
    score = counted(view)
    is_framed = seat in view.to_act or (score is not None and score.out == seat)
    return [*zone.frame(top, bottom - top, is_framed=is_framed), *items], bottom


def _line(held: OpenHand, zone: Zone, y: float) -> list[Item]:
    """Lay out a hand's contents, in the middle of a line across the zone."""
    words = say(zone.locale, "pictures-open-hand", count=len(held.cards), points=written(held.points))
    style = Type(Face.LABEL, zone.gauge.label)
    label = zone.setter.line(
        words, style, (INSIDE_X + SCORE_X) / 2, y + 0.63 * zone.gauge.label, Tint.MUTE, align=Align.CENTER
    )
    return bracket(zone.setter, label, INSIDE_X, SCORE_X, 1.4, Tint.LINE)


def _plan(sizes: tuple[int, ...], style: Style) -> Plan:
    """Return the plan with the fewest rows, and in them the largest cards."""
    grown = LARGER if sum(sizes) <= MANY else LARGER_OF_MANY
    largest = int(LARGEST_CARD * (grown if style.larger else 1.0))
    room = Room(TALLEST_HAND, 1, largest, left=INSIDE_X, width=SCORE_X - INSIDE_X, bracket=0.0)
    fewest = len(plan(sizes, room).rows)
    return plan(sizes, replace(room, rows=fewest))
