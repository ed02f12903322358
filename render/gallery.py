"""Draws every picture in every theme, language and state into a folder, with a page to review changes."""

from collections.abc import Callable, Iterator
from functools import partial
from html import escape
from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.games.mille.views import MilleView
from bot.text import LOCALES, Locale
from render import moments, samples, standing_samples
from render.inputs import LeaderboardSheet, OpenTable, Picture, SettlementSheet, StatsSheet, Style, Theme
from render.studio import Studio

PHONE_WIDTH = 290  # px
CHATS = {Theme.NIGHT: "#313338", Theme.DAY: "#ffffff"}  # Discord's dark and white backgrounds
PAGE = """<!doctype html><meta charset="utf-8"><title>Chapeau: the pictures</title>
<style>
body {{ background: #313338; color: #f2f3f5; font: 15px/1.5 sans-serif; margin: 2rem; }}
figure {{ margin: 0 0 2.5rem; max-width: 1540px; }}
.day {{ background: #fff; color: #1a1e30; padding: 1rem; }}
img {{ vertical-align: top; margin-right: 1rem; }}
figcaption {{ max-width: 60rem; }}
</style>
<h1>The pictures</h1>
{figures}
"""

Draw = Callable[[Locale, Style], Picture]


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
    for name, leaders in standing_samples.leaderboards().items():
        yield name, partial(_leaderboard, studio, leaders)
    for name, stats in standing_samples.stats().items():
        yield name, partial(_stats, studio, stats)


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


def _leaderboard(studio: Studio, sheet: LeaderboardSheet, locale: Locale, style: Style) -> Picture:
    return studio.draw_leaderboard(sheet, locale=locale, style=style)


def _stats(studio: Studio, sheet: StatsSheet, locale: Locale, style: Style) -> Picture:
    return studio.draw_stats(sheet, locale=locale, style=style)


def write(folder: Path, *, only: str = "") -> int:
    """Write the gallery, or the states whose names begin with `only`, into `folder`, which is created if missing.

    Returns how many pictures were written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    figures: list[str] = []
    with Studio() as studio:
        for name, draw in drawings(studio):
            for style in _styles(name) if name.startswith(only) else ():
                for locale in LOCALES:
                    title = f"{name}-{style.theme.value}{_suffix(style)}-{locale}"
                    figures.append(_figure(folder, title, draw(locale, style), style.theme))
    (folder / "index.html").write_text(PAGE.format(figures="\n".join(figures)), encoding="utf-8")
    return len(figures)


def phone(picture: Picture, background: str) -> Image.Image:
    """The picture as a phone shows it: 290 pixels wide, on the chat's background."""
    image = Image.open(BytesIO(picture.png)).convert("RGBA")
    height = round(image.height * PHONE_WIDTH / image.width)
    small = image.resize((PHONE_WIDTH, height), Image.Resampling.LANCZOS)
    chat = Image.new("RGBA", small.size, background)
    chat.alpha_composite(small)
    return chat.convert("RGB")


def _styles(name: str) -> Iterator[Style]:
    yield Style(Theme.NIGHT)
    yield Style(Theme.DAY)
    if name.startswith(("hand", "table", "panel", "open")):
        yield Style(Theme.NIGHT, four_colours=True)
        yield Style(Theme.DAY, four_colours=True)
        yield Style(Theme.NIGHT, larger=True)


def _suffix(style: Style) -> str:
    return f"{'-four' if style.four_colours else ''}{'-larger' if style.larger else ''}"


def _figure(folder: Path, title: str, picture: Picture, theme: Theme) -> str:
    (folder / f"{title}.png").write_bytes(picture.png)
    phone(picture, CHATS[theme]).save(folder / f"{title}-phone.png")
    return (
        f'<figure class="{theme.value}"><h2>{title}</h2>'
        f'<img src="{title}.png" width="1100" alt=""><img src="{title}-phone.png" alt="">'
        f"<figcaption>{len(picture.png):,} bytes. {escape(picture.alt)}</figcaption></figure>"
    )
