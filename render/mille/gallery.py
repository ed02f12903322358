"""Mille's pictures in every state, for the gallery."""

from collections.abc import Callable, Iterator
from functools import partial

from bot.games.mille.views import MilleView
from render import sample_names
from render.mille import boards, moments, samples
from render.mille.inputs import OpenTable, SettlementSheet
from render.mille.pictures import MillePictures
from render.states import Draw, boards_drawn, drawn
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
