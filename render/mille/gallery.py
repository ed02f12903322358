"""Mille's pictures in every state, for the gallery."""

from collections.abc import Iterator
from functools import partial

from bot.games.mille.views import MilleView
from bot.text import Locale
from render import sample_names
from render.inputs import Picture, Style
from render.mille import boards, moments, samples
from render.mille.inputs import OpenTable, SettlementSheet
from render.mille.pictures import MillePictures
from render.states import Draw, boards_drawn
from render.studio import Studio


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
    for name, view in samples.hands().items():
        yield name, partial(_hand, pictures, view)
    for name, view in samples.tables().items():
        yield name, partial(_table, pictures, view, names.get(name, sample_names.NAMES))
    for name, view in moments.panels().items():
        yield name, partial(_panel, pictures, view, names.get(name, sample_names.NAMES))
    for name, opened in moments.open_tables().items():
        yield name, partial(_open_table, pictures, opened, names.get(name, sample_names.NAMES))
    for name, view in samples.pads().items():
        yield name, partial(_pad, pictures, view, names.get(name, sample_names.NAMES))
    for name, view in samples.keepsakes().items():
        yield name, partial(_keepsake, pictures, view, names.get(name, sample_names.NAMES))
    for name, sheet in samples.receipts().items():
        yield name, partial(_receipt, pictures, sheet, names.get(name, sample_names.NAMES))
    yield from boards_drawn(studio, boards.leaderboards())


def _hand(pictures: MillePictures, view: MilleView, locale: Locale, style: Style) -> Picture:
    return pictures.draw_hand(view, locale=locale, style=style)


def _table(pictures: MillePictures, view: MilleView, names: tuple[str, str], locale: Locale, style: Style) -> Picture:
    return pictures.draw_table(view, names=names, locale=locale, style=style)


def _panel(pictures: MillePictures, view: MilleView, names: tuple[str, str], locale: Locale, style: Style) -> Picture:
    return pictures.draw_panel(view, names=names, locale=locale, style=style)


def _open_table(
    pictures: MillePictures, opened: OpenTable, names: tuple[str, str], locale: Locale, style: Style
) -> Picture:
    return pictures.draw_open_table(opened, names=names, locale=locale, style=style)


def _pad(pictures: MillePictures, view: MilleView, names: tuple[str, str], locale: Locale, style: Style) -> Picture:
    return pictures.draw_pad(view, names=names, game="sample", locale=locale, style=style)


def _keepsake(
    pictures: MillePictures, view: MilleView, names: tuple[str, str], locale: Locale, style: Style
) -> Picture:
    return pictures.draw_keepsake(view, names=names, locale=locale, style=style)


def _receipt(
    pictures: MillePictures, sheet: SettlementSheet, names: tuple[str, str], locale: Locale, style: Style
) -> Picture:
    return pictures.draw_receipt(sheet, names=names, locale=locale, style=style)
