"""Mille's pictures in every state, for the gallery."""

from collections.abc import Iterator
from functools import partial

from bot.games.mille.views import MilleView
from bot.text import Locale
from render import Draw, OpenTable, Picture, SettlementSheet, Studio, Style, moments, samples


def drawings(studio: Studio) -> Iterator[tuple[str, Draw]]:
    """The name of every state, and a function that draws it."""
    names = {
        "table-twelve": samples.LONG_NAMES,
        "table-far": samples.WORLD_NAMES,
        "table-empty": samples.RIGHT_TO_LEFT_NAMES,
        "table-no-pile": samples.UNPRINTABLE_NAMES,
        "panel-twelve": samples.LONG_NAMES,
        "panel-waiting": samples.WORLD_NAMES,
        "open-clean": samples.LONG_NAMES,
        "pad-nine": samples.LONG_NAMES,
        "receipt-dear": samples.LONG_NAMES,
        "receipt-cents": samples.WORLD_NAMES,
    }
    for name, view in samples.hands().items():
        yield name, partial(_hand, studio, view)
    for name, view in samples.tables().items():
        yield name, partial(_table, studio, view, names.get(name, samples.NAMES))
    for name, view in moments.panels().items():
        yield name, partial(_panel, studio, view, names.get(name, samples.NAMES))
    for name, opened in moments.open_tables().items():
        yield name, partial(_open_table, studio, opened, names.get(name, samples.NAMES))
    for name, view in samples.pads().items():
        yield name, partial(_pad, studio, view, names.get(name, samples.NAMES))
    for name, sheet in samples.receipts().items():
        yield name, partial(_receipt, studio, sheet, names.get(name, samples.NAMES))


def _hand(studio: Studio, view: MilleView, locale: Locale, style: Style) -> Picture:
    return studio.draw_hand(view, locale=locale, style=style)


def _table(studio: Studio, view: MilleView, names: tuple[str, str], locale: Locale, style: Style) -> Picture:
    return studio.draw_table(view, names=names, locale=locale, style=style)


def _panel(studio: Studio, view: MilleView, names: tuple[str, str], locale: Locale, style: Style) -> Picture:
    return studio.draw_panel(view, names=names, locale=locale, style=style)


def _open_table(studio: Studio, opened: OpenTable, names: tuple[str, str], locale: Locale, style: Style) -> Picture:
    return studio.draw_open_table(opened, names=names, locale=locale, style=style)


def _pad(studio: Studio, view: MilleView, names: tuple[str, str], locale: Locale, style: Style) -> Picture:
    return studio.draw_pad(view, names=names, game="sample", locale=locale, style=style)


def _receipt(studio: Studio, sheet: SettlementSheet, names: tuple[str, str], locale: Locale, style: Style) -> Picture:
    return studio.draw_receipt(sheet, names=names, locale=locale, style=style)
