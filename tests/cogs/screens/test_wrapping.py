"""How wide words are, and how many lines they take: with the font itself, and in a browser as the playground's page."""

import html
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PIL import ImageFont

from bot import text
from bot.games.protocol import Seat
from bot.playground.web.page import STATIC
from bot.text import LOCALES, Locale
from cogs.screens.game import Manner
from cogs.screens.page import SIZES, SMALL_TYPE
from cogs.screens.registry import SHOWN
from cogs.screens.table import panel
from cogs.screens.wrapping import BOLD, SMALL_SIZE, lines, width
from render import Studio
from render.fonts import FOLDER
from tests.browser import DESKTOP, Windows
from tests.cogs.desk import SMALL_CARDS
from tests.cogs.law import as_large_as_agreed
from tests.cogs.test_panel_law import hosted
from tests.games.kits import Table

SLACK = 1.07  # times as wide as the font says, or as narrow
TABLES = [Table(name, seats) for name, seats in (("guts", 6), ("cinch", 4), ("daifugo", 5), ("mille", 2))]
PLIES = range(2, 40, 9)


def sentences(locale: Locale) -> Iterator[str]:
    """Yield what the catalogs of a language say without a variable."""
    for path in sorted((Path(text.__file__).parent / locale).glob("*.ftl")):
        for line in path.read_text().splitlines():
            if (said := re.match(r"(?:[\w-]+ =)? +([^{}*]{25,})$", line)) is not None:
                yield said[1]


@pytest.mark.parametrize("locale", LOCALES)
def test_words_are_as_wide_as_in_the_font(locale: Locale) -> None:
    bold = partial(ImageFont.truetype(FOLDER / "DejaVuSans-Bold.ttf", 160).getlength)
    said = list(sentences(locale))
    assert len(said) > 300
    for each in said:
        assert 1 / SLACK < width(f"**{each}**") / (bold(each) / 10) < SLACK, each
    whole = "".join(said)
    assert width(f"**{whole}**") == pytest.approx(bold(whole) / 10, rel=0.01)
    assert width(whole) == pytest.approx(width(f"**{whole}**") / BOLD)


def test_lines_are_broken_between_words_and_a_long_word_where_it_must_be() -> None:
    assert lines("", 100) == 1
    assert lines("m" * 6, 100) == 1
    assert lines("mmm mmm mmm", 100) == 2
    assert lines("mmmm mmmm mmmm", 100) == 3, "no word is broken that fits a line of its own"
    assert lines("m" * 20, 100) == 4
    assert lines("mmm mmm mmm", 100, size=SMALL_SIZE) == 2
    assert lines("<:card_9c:1234567890> 9♣, <#42>", 160) == 1, "a sign is as wide as what it shows"


async def texts(locale: Locale, studio: Studio) -> list[str]:
    """Return the paragraphs of panels of whole games."""
    found = dict[str, None]()
    for at in TABLES:
        screens = as_large_as_agreed(SHOWN[at.name].screens, studio)
        for plies in PLIES:
            for seat in (Seat.A, Seat.B):
                screen = await panel(hosted(at, plies), seat, screens, Manner(locale, emoji=SMALL_CARDS))
                found |= dict.fromkeys(
                    line for block in screen.blocks if isinstance(block, str) for line in block.splitlines()
                )
    return [line for line in found if "<#" not in line]


def as_page(line: str, room: int) -> str:
    """Return a paragraph as the page has it."""
    words = html.escape(re.sub(r"<:\w+:\d+>", "\0", line.removeprefix(SMALL_TYPE)))
    words = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", words).replace("\0", "<img class='emoji'>")
    kind = "subtext" if line.startswith(SMALL_TYPE) else "paragraph"
    return f"<div style='width: {room}px'><div class='markdown'><span class='{kind}'>{words}</span></div></div>"


@pytest.mark.long("browser")
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.asyncio(loop_scope="session")
async def test_no_browser_needs_more_lines(locale: Locale, studio: Studio, windows: Windows) -> None:
    style = "".join(path.read_text() for path in sorted((STATIC / "css").glob("*.css")))
    said = await texts(locale, studio)
    page = await windows.open(DESKTOP)
    for size in SIZES:
        blocks = "".join(as_page(line, size.width) for line in said)
        await page.set_content(f"<style>{style} .paragraph {{ display: block; }}</style>{blocks}")
        script = "() => [...document.querySelectorAll('.markdown > *')].map((each) => each.offsetHeight)"
        for line, high in zip(said, await page.evaluate(script), strict=True):
            is_small = line.startswith(SMALL_TYPE)
            words, type_size = line.removeprefix(SMALL_TYPE), SMALL_SIZE if is_small else 16
            assert round(high / (18 if is_small else 22)) <= lines(words, size.width, size=type_size), line
    await windows.close()
