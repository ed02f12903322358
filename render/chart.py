"""The chart under somebody's stats: a bar for each of the last games, up for a win, as long as the margin."""

from bot.text import Locale
from render.alt import sentences
from render.fonts import Fonts
from render.inputs import Bar, Chart
from render.names import Name, clean
from render.scene import Area, Box, Item, Scene
from render.style import MARGIN, WIDTH, Tint
from render.typeset import FLOOR, LABEL, Align, Setter
from render.words import say, written

TOP, LINE_Y, BOTTOM = 52.0, 112.0, 172.0  # pt: the ends of the longest bars, and the line between won and lost
HEIGHT = 190.0  # pt
LEFT = 74.0  # pt; the scale stands to the left of it
WIDEST, GAP = 26.0, 3.0  # pt: of a bar, and between two bars
SHORTEST = 2.0  # pt; so that a game without a margin shows, too


def describe(chart: Chart, locale: Locale) -> str:
    """The alt text: how many games were won, then each margin."""
    margins = ", ".join(
        say(
            locale,
            f"standing-chart-alt-{'won' if bar.won else 'lost'}",
            lead="ahead" if bar.margin > 0 else "behind" if bar.margin else "level",
            margin=str(abs(bar.margin)),
        )
        for bar in chart.bars
    )
    won = sum(bar.won for bar in chart.bars)
    who = clean(chart.name) or say(locale, "pictures-player", seat="A")
    head = say(locale, "standing-chart-alt", name=who, games=len(chart.bars), won=won)
    return sentences(locale, [head, f"{margins}." if margins else ""])


def layout(chart: Chart, name: Name, fonts: Fonts, locale: Locale) -> Scene:
    """The chart of the player with this `name`."""
    panel = Setter(fonts, Tint.BG)
    items: list[Item] = panel.header(
        name.printed, (say(locale, "standing-chart-note", games=len(chart.bars)), LABEL, Tint.MUTE)
    )
    highest = max((abs(bar.margin) for bar in chart.bars), default=0) or 1
    for words, baseline in ((written(highest, signed=True), TOP + 11), (written(-highest), BOTTOM)):
        items.append(panel.line(words, FLOOR, LEFT - 10, baseline, Tint.MUTE, align=Align.RIGHT))
    items.append(Area(Box(LEFT, LINE_Y - 0.5, WIDTH - MARGIN - LEFT, 1), Tint.LINE, Tint.BG))
    step = min(WIDEST + GAP, (WIDTH - MARGIN - LEFT) / max(1, len(chart.bars)))
    for number, bar in enumerate(chart.bars):
        items.append(_bar(bar, LEFT + number * step, step - GAP, highest))
    return Scene(HEIGHT, tuple(items), describe(chart, locale))


def _bar(bar: Bar, left: float, width: float, highest: int) -> Area:
    reach = LINE_Y - 1 - TOP
    height = max(SHORTEST, reach * abs(bar.margin) / highest)
    top = LINE_Y - 1 - height if bar.won else LINE_Y + 1
    return Area(Box(left, top, width, height), Tint.GAIN if bar.won else Tint.LOSS, Tint.BG, 2, holds=True)
