"""The private panel: a strip of both players, stock and pile, and below it the reader's hand, large."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from bot.games.cards import Card
from bot.games.mille.views import MilleView
from bot.games.protocol import Seat
from bot.text import Locale
from render import panel
from render.alt import LIMIT
from render.fonts import Fonts
from render.hands.held import HeldCard
from render.inputs import PLAIN, Style
from render.mille import hand as hands
from render.mille import table
from render.mille.groups import group_by_rank
from render.mille.spoken import Detail, called, headline, spoken_deal, spoken_seat, subline
from render.mille.strip import HIGH, strip
from render.names import Name
from render.panel import PanelShown
from render.scene import Scene
from render.stage.canvas import Stage, header
from render.words import say

USUAL_ROWS = 5  # of buttons below it


def shown(view: MilleView) -> Hashable:
    """Return everything in `view` that the panel shows. Views that agree in it give the same picture."""
    return table.shown(view), view.seat, view.hand, view.fresh, view.held_points


def describe(view: MilleView, names: tuple[Name, ...], locale: Locale, *, style: Style = PLAIN) -> str:
    """Return the alt text, which is as secret as the hand. A text that would be too long omits details of the table."""
    return _alt(view, names, locale, style)[0]


def _alt(view: MilleView, names: tuple[Name, ...], locale: Locale, style: Style) -> tuple[str, str]:
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
    hand = hands.spoken(view.held_points, groups, locale)
    for own, others in ((Detail.ALL, Detail.ALL), (Detail.COUNTS, Detail.ALL), (Detail.COUNTS, Detail.COUNTS)):
        ends = (
            spoken_seat(view.seats[viewing_seat], you, locale, detail=own),
            spoken_seat(other, called(names[other.seat], locale), locale, detail=others),
        )
        yield _joined(first, *spoken_deal(view, locale), *hand, *ends)
    ends = (
        spoken_seat(view.seats[viewing_seat], you, locale, detail=Detail.POINTS),
        spoken_seat(other, called(names[other.seat], locale), locale, detail=Detail.POINTS),
    )
    yield _joined(first, spoken_deal(view, locale)[-1], *hand, *ends)
    hand = hands.spoken(view.held_points, groups, locale, marks=False)
    yield _joined(first, spoken_deal(view, locale)[-1], *hand, *ends)
    yield _joined(first, *hand)


def _joined(*parts: str) -> str:
    return " ".join(part for part in parts if part)


def layout(
    view: MilleView,
    names: tuple[Name, ...],
    fonts: Fonts,
    locale: Locale,
    *,
    rows: int = USUAL_ROWS,
    order: Sequence[Card] = (),
    style: Style = PLAIN,
) -> Scene:
    """Lay out the panel of the player who holds the hand of `view`, over `rows` of buttons.

    `order`: the hand from left to right; by default sorted. Raises ValueError for a bystander.
    """
    viewing_seat, stage = _viewing_seat(view), Stage(fonts, locale, style)

    def said(who: tuple[str, ...]) -> str:
        return headline(view, who, locale, viewing_seat=viewing_seat)

    groups = group_by_rank(view.hand or (), view.fresh, style.order)
    hand = [HeldCard(each.card, each.is_fresh, is_plain=False) for group in groups for each in group.cards]
    shown = PanelShown(
        header(stage, said, tuple(name.printed for name in names), (subline(view, locale),)),
        (),
        (),
        partial(strip, view, names, stage),
        panel.in_order(hand, order),
        middle_high=HIGH,
    )
    alt, whole = _alt(view, names, locale, style)
    return replace(panel.layout(shown, stage, height=panel.height_of(rows)), alt=alt, whole=whole)


def _viewing_seat(view: MilleView) -> Seat:
    if view.seat is None:
        raise ValueError("a bystander has no panel")
    return view.seat
