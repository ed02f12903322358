"""A player's stats: a few numbers, and a bar for each of the last games, up for a win, as long as the margin."""

from collections.abc import Iterator

from bot.text import Locale, capitalized
from render.alt import sentences
from render.fonts import Face, Fonts
from render.inputs import Bar, Count, StatsSheet
from render.names import Name, clean
from render.scene import Area, Box, Item, Scene
from render.style import MARGIN, WIDTH, Tint
from render.typeset import TITLE, TITLE_BASELINE, Align, Setter, Type
from render.words import say, written

TOP = 48.0  # pt; of the numbers
COLUMNS, ROW = 3, 43.0  # pt; two lines for each number
COLUMN = (WIDTH - 2 * MARGIN) / COLUMNS
BETWEEN = 10.0  # pt; between two columns
FIGURE_LINE, LABEL_LINE = 19.0, 36.5  # pt; baselines below the top of a row
FIGURE = Type(Face.STRONG, 22)
LABEL = Type(Face.LABEL, 17.5)
SMALLEST_TITLE = 20.0
CHART_GAP, NOTE_LINE, CHART, FOOT = 8.0, 15.0, 83.0, 14.0  # pt; between numbers and chart, and down the chart
NOTE_GAP = 10.0
LEFT = 84.0  # pt; the scale is at its left
WIDEST, GAP = 26.0, 3.0  # pt: of a bar, and between two bars
SHORTEST = 2.0  # pt; so that a game without a margin shows too
TOGETHER = 10  # games in one sentence of the alt text


def describe(sheet: StatsSheet, locale: Locale) -> str:
    """Return the alt text: whose stats, each number, how many of the last games were won, then each margin."""
    names = [clean(name) or say(locale, "pictures-player", seat=seat) for name, seat in named(sheet)]
    won = sum(bar.won for bar in sheet.bars)
    head = say(locale, "pictures-stats-alt-chart", games=len(sheet.bars), won=won)
    counts = [count.spoken for count in sheet.counts]
    return sentences(
        locale, [f"{_title(names, locale)}.", *counts, head, *_margins(sheet.bars, locale, is_scored=sheet.is_scored)]
    )


def _margins(bars: tuple[Bar, ...], locale: Locale, *, is_scored: bool) -> Iterator[str]:
    """Yield the margins, or the places, in sentences of a few games each: a long text loses only the last ones."""
    for start in range(0, len(bars), TOGETHER):
        sentence = ", ".join(_spoken(bar, locale, is_scored=is_scored) for bar in bars[start : start + TOGETHER])
        yield f"{capitalized(sentence)}."


def _spoken(bar: Bar, locale: Locale, *, is_scored: bool) -> str:
    way = "won" if bar.won else "lost"
    if not is_scored:
        return say(locale, f"pictures-stats-alt-place-{way}", place=str(bar.place), seats=str(bar.seats))
    lead = "ahead" if bar.margin > 0 else "behind" if bar.margin else "level"
    return say(locale, f"pictures-stats-alt-{way}", lead=lead, margin=str(abs(bar.margin)))


def named(sheet: StatsSheet) -> list[tuple[str, str]]:
    """Return the names in the title, each with a letter for one that cannot be written."""
    return [(sheet.name, "A"), *([(sheet.against, "B")] if sheet.against else [])]


def layout(sheet: StatsSheet, names: tuple[Name, ...], fonts: Fonts, locale: Locale) -> Scene:
    """Lay out the stats of the player with the first of these `names`, perhaps against the second."""
    panel = Setter(fonts, Tint.BG)
    items: list[Item] = [
        panel.sentence(
            lambda said: _title(said, locale),
            tuple(name.printed for name in names),
            TITLE,
            MARGIN,
            TITLE_BASELINE,
            Tint.TEXT,
            width=WIDTH - 2 * MARGIN,
            smallest=SMALLEST_TITLE,
        )
    ]
    for number, count in enumerate(sheet.counts):
        row, column = divmod(number, COLUMNS)
        items += _count(count, panel, MARGIN + column * COLUMN, TOP + row * ROW)
    rows = -(-len(sheet.counts) // COLUMNS)
    top = TOP + rows * ROW + CHART_GAP
    items += _chart(sheet, panel, top, locale)
    return Scene(top + NOTE_LINE + NOTE_GAP + CHART + FOOT, tuple(items), describe(sheet, locale))


def _title(names: tuple[str, ...] | list[str], locale: Locale) -> str:
    if len(names) == 1:
        return names[0]
    return say(locale, "pictures-stats-against", name=names[0], opponent=names[1])


def _count(count: Count, panel: Setter, left: float, top: float) -> list[Item]:
    width = COLUMN - BETWEEN
    return [
        panel.line(count.figure, FIGURE, left, top + FIGURE_LINE, Tint.TEXT, width=width),
        panel.line(count.label, LABEL, left, top + LABEL_LINE, Tint.MUTE, width=width),
    ]


def _chart(sheet: StatsSheet, panel: Setter, top: float, locale: Locale) -> list[Item]:
    bars = sheet.bars
    caption = say(locale, "pictures-stats-chart", games=len(bars), by="margin" if sheet.is_scored else "places")
    note = panel.line(caption, LABEL, MARGIN, top + NOTE_LINE, Tint.MUTE)
    items: list[Item] = [Area(Box(MARGIN, top - CHART_GAP / 2, WIDTH - 2 * MARGIN, 1), Tint.LINE, Tint.BG), note]
    top += NOTE_LINE + NOTE_GAP
    middle = top + CHART / 2
    highest = max((abs(bar.margin) for bar in bars), default=0) or 1
    best, worst = written(highest, signed=True), written(-highest)
    if not sheet.is_scored:
        best, worst = say(locale, "pictures-stats-first"), say(locale, "pictures-stats-last")
    scale = ((True, best, top + 13), (False, worst, top + CHART))
    items += [
        panel.line(words, LABEL, LEFT - 10, y, Tint.MUTE, align=Align.RIGHT)
        for is_won, words, y in scale
        if any(bar.won is is_won for bar in bars)
    ]
    items.append(Area(Box(LEFT, middle - 0.5, WIDTH - MARGIN - LEFT, 1), Tint.LINE, Tint.BG))
    step = min(WIDEST + GAP, (WIDTH - MARGIN - LEFT) / max(1, len(bars)))
    reach = CHART / 2 - 1
    for number, bar in enumerate(bars):
        share = abs(bar.margin) / highest if sheet.is_scored else _far(bar)
        height = max(SHORTEST, reach * share)
        box = Box(LEFT + number * step, middle - 1 - height if bar.won else middle + 1, step - GAP, height)
        items.append(Area(box, Tint.GAIN if bar.won else Tint.LOSS, Tint.BG, 2, holds=True))
    return items


def _far(bar: Bar) -> float:
    """Return the bar's length for a game without points: whole for the first place won, or the last one lost."""
    behind = bar.seats - bar.place if bar.won else bar.place - 1
    return behind / max(1, bar.seats - 1)
