"""Every picture in every theme, language and state, drawn into a folder with a page to review changes."""

from collections.abc import Hashable, Iterable, Iterator
from functools import partial
from html import escape
from io import BytesIO
from itertools import chain
from pathlib import Path

from PIL import Image

from bot.text import LOCALES, Locale
from render import many_samples, pad, receipt, sample_names, standing_samples
from render.hands import poker, ranks, suits
from render.hands import samples as hands
from render.inputs import Picture, Style, Theme
from render.names import names_of
from render.scene import Scene
from render.stage import gallery as stages
from render.states import Draw, Samples, drawn
from render.studio import Studio
from render.style import Gamut

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


def drawings(studio: Studio) -> Iterator[tuple[str, Draw]]:
    """Yield the pictures of all games: each state's name, and a function that draws it."""
    for name, by_suit in hands.by_suit().items():
        yield name, partial(_hand, studio, by_suit, partial(suits.layout, by_suit))
    for name, by_rank in hands.by_rank().items():
        yield name, partial(_hand, studio, by_rank, partial(ranks.layout, by_rank))
    for name, of_poker in hands.poker().items():
        yield name, partial(_hand, studio, of_poker, partial(poker.layout, of_poker))
    for name, sheet in many_samples.receipts().items():
        yield name, partial(_sheet, studio, name, "settlement", sheet, partial(receipt.layout, sheet))
    for name, shown in many_samples.pads().items():
        yield name, partial(_sheet, studio, name, "scorepad", shown, partial(pad.layout, shown))
    yield from stages.drawings(studio)
    for name, stats in standing_samples.stats().items():
        yield name, drawn(studio, partial(studio.stats, stats))
    for name, card in standing_samples.daily_cards().items():
        yield name, drawn(studio, partial(studio.daily, card))
    for name, table in standing_samples.leagues().items():
        yield name, drawn(studio, partial(studio.leaderboard, table))


def _hand(studio: Studio, hand: Hashable, layout: partial[Scene], locale: Locale, style: Style) -> Picture:
    def lay() -> Scene:
        return layout(studio.fonts, locale, style=style)

    return studio.draw(studio.with_cards("hand", (hand, locale), style, lay, gamut=Gamut.WIDE))


def _sheet(
    studio: Studio, name: str, kind: str, sheet: Hashable, layout: partial[Scene], locale: Locale, style: Style
) -> Picture:
    who = sample_names.MANY_NAMES[: many_samples.seats_of(name)]

    def lay() -> Scene:
        return layout(names_of(studio.fonts, locale, who), studio.fonts, locale, style=style)

    return studio.draw(studio.without_cards(kind, (sheet, locale, who), style, lay, gamut=Gamut.WIDE))


def write(folder: Path, games: Iterable[Samples], *, only: str = "") -> int:
    """Write the gallery of these games, or only of states whose names begin with `only`, into `folder`.

    Makes a missing folder. Returns how many pictures were written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    figures: list[str] = []
    with Studio() as studio:
        for name, draw in chain(*(samples(studio) for samples in games), drawings(studio)):
            for style in _styles(name) if name.startswith(only) else ():
                for locale in LOCALES:
                    title = f"{name}-{style.theme.value}{_suffix(style)}-{locale}"
                    figures.append(_figure(folder, title, draw(locale, style), style.theme))
    (folder / "index.html").write_text(PAGE.format(figures="\n".join(figures)), encoding="utf-8")
    return len(figures)


def phone(picture: Picture, background: str) -> Image.Image:
    """Draw the picture as a phone shows it: 290 pixels wide, on the chat's background."""
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
        yield Style(Theme.NIGHT, four_colors=True)
        yield Style(Theme.DAY, four_colors=True)
        yield Style(Theme.NIGHT, larger=True)


def _suffix(style: Style) -> str:
    return f"{'-four' if style.four_colors else ''}{'-larger' if style.larger else ''}"


def _figure(folder: Path, title: str, picture: Picture, theme: Theme) -> str:
    (folder / f"{title}.png").write_bytes(picture.png)
    phone(picture, CHATS[theme]).save(folder / f"{title}-phone.png")
    return (
        f'<figure class="{theme.value}"><h2>{title}</h2>'
        f'<img src="{title}.png" width="1100" alt=""><img src="{title}-phone.png" alt="">'
        f"<figcaption>{len(picture.png):,} bytes. {escape(picture.alt)}</figcaption></figure>"
    )
