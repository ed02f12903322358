"""The public table: both players' melds, stock and pile between them, and whose turn it is."""

from collections.abc import Hashable

from bot.games.mille.views import MilleView, SeatView
from bot.text import Locale
from render.alt import in_full, sentences
from render.fonts import Face, Fonts
from render.inputs import PLAIN, Style
from render.mille.middle import middle
from render.mille.spoken import headline, spoken_table
from render.mille.zone import INSIDE_X, Gauge, Zone
from render.names import Name
from render.scene import Box, Item, Scene
from render.style import Tint
from render.typeset import Setter, Type
from render.words import say

EDGE = 11.0  # pt above the first zone and below the last; the seats never swap during a game
BETWEEN = 92.0  # pt between the zones
PILE_CARD = 52.0
USUAL = Gauge()
LARGER = 1.25  # the preference "larger cards" enlarges labels and melds so much


def shown(view: MilleView) -> Hashable:
    """Return everything in `view` that the table shows. Views that agree in it give the same picture."""
    rules = view.options.target, view.options.natural_required
    who = (view.to_act, view.outcome, view.phase, view.is_stock_gone, view.scores[-1:])
    seats = tuple([(seat.in_hand, seat.total) for seat in view.seats])
    melds = view.board.laid, view.board.wilds  # packed: a panel has a dozen cards there, and each would be hashed
    return rules, who, view.deal, view.stock, view.renewals, view.pile, view.top, seats, melds


def layout(
    view: MilleView, names: tuple[Name, ...], fonts: Fonts, locale: Locale, *, style: Style = PLAIN
) -> Scene:  # fmt: skip
    """Lay out the table of `view`."""
    factor = LARGER if style.larger else 1.0
    gauge = USUAL.times(factor)
    card = PILE_CARD * factor
    zone = Zone(Setter(fonts, Tint.ZONE), locale, gauge)
    high, between = gauge.height, BETWEEN * factor
    top = EDGE + high + (between - 1.4 * card) / 2

    place = Box(0.0, top, card, 1.4 * card)

    def said(who: tuple[str, ...]) -> str:
        return headline(view, who, locale)

    items = middle(view, names, Setter(fonts, Tint.BG), locale, place=place, factor=factor, said=said)
    cuts: list[float] = []
    for seat in view.seats:
        top = EDGE + seat.seat * (high + between)
        items += _zone(seat, names[seat.seat], zone, top, is_to_play=seat.seat in view.to_act)
        cuts += zone.cuts(top, high)
    height = 2 * (EDGE + high) + between
    parts = spoken_table(view, names, locale)
    alt = sentences(locale, parts)
    return Scene(height, tuple(items), alt, tuple(cuts[1:-1]), in_full(parts, alt))


def _zone(seat: SeatView, name: Name, zone: Zone, top: float, *, is_to_play: bool) -> list[Item]:
    gauge = zone.gauge
    items = zone.frame(top, gauge.height, is_framed=is_to_play)
    if seat.melds:
        items += zone.melds(seat.melds, top + gauge.melds)
    else:
        nothing, aside = say(zone.locale, "pictures-table-nothing-down"), Type(Face.ASIDE, gauge.label)
        items.append(zone.setter.line(nothing, aside, INSIDE_X, top + 0.62 * gauge.height, Tint.MUTE))
    return [*items, *zone.head(seat, name, top)]
