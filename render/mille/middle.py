"""The middle of a table: the headline, the stock and the pile."""

from collections.abc import Callable, Sequence

from bot.games.mille.views import MilleView
from bot.text import Locale
from render.fonts import Face
from render.mille.spoken import subline
from render.mille.zone import INSIDE_X
from render.names import Name
from render.scene import EDGE_STEP, EDGES, Box, Closed, Dashes, Discards, Item
from render.style import SMALLEST_TYPE, Tint
from render.typeset import Align, Setter, Type
from render.words import say, written

PILES_RIGHT = 526.0  # right edge of the pile's top card
TITLE = 25.0  # pt
SMALLEST_TITLE = 18.0
NUMBER, LABEL = 28.0, 17.5  # pt, of the figures next to the piles
BETWEEN = 80.0  # from the stock to the pile, for its figure


def middle(
    view: MilleView,
    names: tuple[Name, ...],
    setter: Setter,
    locale: Locale,
    *,
    place: Box,
    factor: float = 1.0,
    said: Callable[[tuple[str, ...]], str],
    aside: Sequence[Item] = (),
) -> list[Item]:
    """Lay out the middle of the table around cards as high and wide as their `place`; `factor` enlarges type.

    `said` makes the headline of the names; what is `aside` takes the place of stock and pile.
    """
    line = place.y + place.height / 2
    items = list(aside) or _piles(view, setter, locale, place.y, place.width, factor)
    room = min(item.box.x for item in items) - INSIDE_X - 14
    printed = tuple(name.printed for name in names)
    title = Type(Face.TITLE, TITLE * factor)
    label = Type(Face.LABEL, LABEL * factor)
    return [
        *items,
        setter.sentence(
            said, printed, title, INSIDE_X, line, Tint.TEXT, width=room, smallest=SMALLEST_TITLE
        ),
        setter.shrunk(
            subline(view, locale), label, INSIDE_X, line + 21 * factor, Tint.MUTE, width=room, smallest=SMALLEST_TYPE
        ),
    ]  # fmt: skip


def _piles(
    view: MilleView, setter: Setter, locale: Locale, top: float, card: float, factor: float
) -> list[Item]:  # fmt: skip
    """Lay out the stock, face down, and the pile with its top card; count and label are next to each."""
    high = 1.4 * card
    pile_box = Box(PILES_RIGHT - card, top, card, high)
    stock_box = Box(pile_box.x - BETWEEN * factor - card, top, card, high)
    stock: Item
    if view.stock:
        reach = EDGES * EDGE_STEP
        around = Box(stock_box.x - reach, top - reach, card + reach, high + reach)
        stock = Closed(around, card, None, None, Tint.BG, rises=True)
    else:
        stock = Dashes(stock_box, Tint.BRACKET, Tint.BG, 0.125 * card)
    pile: Item
    if view.top is not None:
        pile = Discards(pile_box, view.top, min(view.pile - 1, 2), Tint.BG)
    else:
        pile = Dashes(pile_box, Tint.BRACKET, Tint.BG, 0.125 * card)
    figure, label = Type(Face.STRONG, NUMBER * factor), Type(Face.LABEL, LABEL * factor)
    line = top + 0.7 * card + 3.5 * factor
    items: list[Item] = []
    for count, key, right in (
        (view.pile, "pictures-table-pile", pile_box.x - 14),
        (view.stock, "pictures-table-stock", stock_box.x - 16),
    ):
        items.append(setter.line(written(count), figure, right, line, Tint.TEXT, align=Align.RIGHT))
        words = say(locale, key)
        items.append(setter.line(words, label, right, line + 18.5 * factor, Tint.MUTE, align=Align.RIGHT))
    return [*items, stock, pile]  # to be painted before the zones, which cover the ends of the shadows
