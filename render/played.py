"""The pictures of games that were really played: their sums follow from their scores, as at a table."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from bot.games.protocol import of_kind
from bot.text import Locale
from bot.text.numbers import usual_unit
from render.inputs import Picture, Stakes, Style
from render.of_many import PicturesOfMany, V
from render.sample_names import MANY_LONG_NAMES, MANY_NAMES
from render.states import Draw, Played, PlayedDrawings
from render.studio import Order, Studio


def played_with(drawing: Callable[[Studio], PicturesOfMany[V]]) -> PlayedDrawings:
    """Return the pictures of a game of deals: poster, table, the end of a deal and of the game, and the settlement."""

    def drawings(studio: Studio, played: Played) -> Iterator[tuple[str, Draw]]:
        pictures = drawing(studio)
        begun, amid, ended, *_, final = (of_kind(pictures.kind, view) for view in played.views)
        seats = len(final.board.seats)
        start, names = f"{pictures.name}-played-{seats}", MANY_NAMES[:seats]
        shown = {"before": begun, "amid": amid, "deal": ended, "over": final}
        for name, view in shown.items():
            yield f"{start}-{name}", partial(_table, pictures, view, played.stake, names)
        for end, players in (("", names), ("-names", MANY_LONG_NAMES[:seats])):
            yield f"{start}-pad{end}", partial(_drawn, pictures.draw, pictures.pad, final, players)
            yield f"{start}-keepsake{end}", partial(_drawn, pictures.draw, pictures.keepsake, final, players)
            if played.settlement.transfers:
                yield f"{start}-receipt{end}", partial(_receipt, pictures, final, played, players)

    return drawings


def _drawn(
    draw: Callable[[Order], Picture],
    order: Callable[..., Order],
    view: object,
    names: Sequence[str],
    locale: Locale,
    style: Style,
) -> Picture:
    return draw(order(view, names=names, locale=locale, style=style))


def _table(
    pictures: PicturesOfMany[V], view: V, stake: int, names: Sequence[str], locale: Locale, style: Style
) -> Picture:
    stakes = Stakes(stake, usual_unit(locale))
    return pictures.draw(pictures.table(view, names=names, stakes=stakes, locale=locale, style=style))


def _receipt(
    pictures: PicturesOfMany[V], view: V, played: Played, names: Sequence[str], locale: Locale, style: Style
) -> Picture:
    unit = usual_unit(locale)
    order = pictures.receipt(
        view, played.settlement, stake=played.stake, unit=unit, names=names, locale=locale, style=style
    )
    return pictures.draw(order)
