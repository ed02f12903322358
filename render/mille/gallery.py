"""Mille's pictures in every state, for the gallery."""

from collections.abc import Callable, Iterator
from functools import partial

from bot.games.mille.views import MilleView
from bot.games.protocol import of_kind
from bot.text import Locale
from bot.text.numbers import usual_unit
from render import sample_names
from render.inputs import Picture, Stakes, Style
from render.mille import boards, moments, samples
from render.mille.inputs import OpenTable, SettlementSheet
from render.mille.pictures import MillePictures
from render.states import Draw, Played, boards_drawn, drawn
from render.studio import Order, Studio


def drawings(studio: Studio) -> Iterator[tuple[str, Draw]]:
    """Yield the name of every state, and a function that draws it."""
    pictures = MillePictures(studio)
    names = {
        "table-twelve": sample_names.LONG_NAMES,
        "table-far": sample_names.WORLD_NAMES,
        "table-empty": sample_names.RIGHT_TO_LEFT_NAMES,
        "table-no-pile": sample_names.UNPRINTABLE_NAMES,
        "panel-twelve": sample_names.LONG_NAMES,
        "panel-waiting": sample_names.WORLD_NAMES,
        "open-clean": sample_names.LONG_NAMES,
        "pad-nine": sample_names.LONG_NAMES,
        "receipt-dear": sample_names.LONG_NAMES,
        "receipt-cents": sample_names.WORLD_NAMES,
    }

    def named(name: str, order: Callable[..., Order], shown: MilleView | OpenTable | SettlementSheet) -> Draw:
        return drawn(studio, partial(order, shown, names=names.get(name, sample_names.NAMES)))

    for name, view in samples.hands().items():
        yield name, drawn(studio, partial(pictures.hand, view))
    for name, view in samples.tables().items():
        yield name, named(name, pictures.table, view)
    for name, view in moments.panels().items():
        yield name, named(name, pictures.panel, view)
    for name, opened in moments.open_tables().items():
        yield name, named(name, pictures.open_table, opened)
    for name, view in samples.pads().items():
        yield name, named(name, partial(pictures.pad, game="sample"), view)
    for name, view in samples.keepsakes().items():
        yield name, named(name, pictures.keepsake, view)
    for name, sheet in samples.receipts().items():
        yield name, named(name, pictures.receipt, sheet)
    yield from boards_drawn(studio, boards.leaderboards())


def played(studio: Studio, game: Played) -> Iterator[tuple[str, Draw]]:
    """Yield the pictures of a game that was really played."""
    pictures, names, start = MillePictures(studio), sample_names.NAMES, "mille-played"
    begun, amid, *_, final = (of_kind(MilleView, view) for view in game.views)
    winner = min(final.outcome.winners) if final.outcome is not None and final.outcome.winners else None
    totals = (final.seats[0].total, final.seats[1].total)

    def poster(locale: Locale, style: Style) -> Picture:
        stakes = Stakes(game.stake, usual_unit(locale))
        return studio.draw(pictures.table(begun, names=names, stakes=stakes, locale=locale, style=style))

    def receipt(locale: Locale, style: Style) -> Picture:
        sheet = SettlementSheet(game.settlement, winner, totals, game.stake, usual_unit(locale), "sample")
        return studio.draw(pictures.receipt(sheet, names=names, locale=locale, style=style))

    yield f"{start}-before", poster
    yield f"{start}-amid", drawn(studio, partial(pictures.table, amid, names=names))
    yield f"{start}-pad", drawn(studio, partial(pictures.pad, final, names=names, game="sample"))
    yield f"{start}-receipt", receipt
    yield f"{start}-keepsake", drawn(studio, partial(pictures.keepsake, final, names=names))
