"""The end of a game, a picture to keep: who won, the one number, how the scores went, and the game's moment."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.text import capitalized, listed
from render import moments
from render.alt import sentences
from render.fonts import Face
from render.moment_banner import banner
from render.moments import Moment
from render.names import Name
from render.pad import PadSheet
from render.scene import Area, Box, Frame, Glyph, Item, Polyline, Scene
from render.shapes import Shape
from render.stage.canvas import Stage, zone
from render.stage.pieces import disc
from render.stage.values import Disc, letters
from render.style import TALLEST, WIDTH, Tint
from render.typeset import LABEL, Align, Type
from render.words import say, spoken

LEFT, TITLE_BASELINE, ABOUT_BASELINE = 22.0, 52.0, 80.0  # pt
TITLE, SMALLEST_TITLE = Type(Face.TITLE, 40), 24.0
HERO, SMALLEST_HERO, HERO_BASELINE, UNIT_UNDER = Type(Face.TITLE, 108), 44.0, 206.0, 30.0
UNIT = Type(Face.LABEL, 22)
DISC, CROWN = 15.0, 30.0
HERO_WIDE = 190.0  # the column of the number; the chart is at its right
CHART = Box(232.0, 96.0, 306.0, 168.0)
CHART_RADIUS, INSIDE_X, INSIDE_Y, LABEL_X, CAPTION = 18.0, 16.0, 14.0, 26.0, 26.0
LINE, WINNERS_LINE, LABEL_RADIUS, TURN = 2.5, 5.0, 10.0, 7.0
BANNER = Box(12.0, 276.0, 526.0, 62.0)
LEAST_DEALS = 2  # of a chart
MOST_APART = 6  # lines that all have labels; of more some are drawn without


@dataclass(frozen=True, slots=True)
class Keepsake:
    """The contents of the picture."""

    sheet: PadSheet  # of all deals
    about: str  # the game and how long it was
    number: str  # the one number
    unit: str  # the word after it
    moment: Moment | None = None


def layout(kept: Keepsake, names: tuple[Name, ...], stage: Stage) -> Scene:
    """Lay out the picture. `names` are in seat order."""
    panel, sheet = stage.on(Tint.BG), kept.sheet
    who = _winners(sheet)
    discs, printed = discs_of(sheet, names), tuple(name.printed for name in names)
    items: list[Item] = []
    x = LEFT
    for seat in who:
        items += disc(stage, discs[seat], x + DISC, TITLE_BASELINE - 14, Tint.BG, radius=DISC)
        x += 2 * DISC + 3
    x += 7 if who else 0.0
    high = CROWN / Shape.CROWN.outline.aspect
    room = WIDTH - 2 * LEFT - (x - LEFT) - CROWN - 10
    title = panel.sentence(
        lambda shown: said(sheet, shown, stage),
        printed,
        TITLE,
        x,
        TITLE_BASELINE,
        Tint.TEXT,
        width=room,
        smallest=SMALLEST_TITLE,
    )
    items.append(title)
    if who:
        box = Box(title.box.right + 10, TITLE_BASELINE - 14 - high / 2, CROWN, high)
        items.append(Glyph(box, Shape.CROWN, Tint.BRASS, Tint.BG))
    items.append(panel.line(kept.about, LABEL, LEFT + 1, ABOUT_BASELINE, Tint.MUTE, width=WIDTH - 2 * LEFT))
    has_chart = len(sheet.rows) >= LEAST_DEALS
    wide, center = (HERO_WIDE, LEFT + HERO_WIDE / 2) if has_chart else (WIDTH - 2 * LEFT, WIDTH / 2)
    number = panel.shrunk(kept.number, HERO, 0, HERO_BASELINE, Tint.BRASS, width=wide, smallest=SMALLEST_HERO)
    style = Type(number.face, number.size)
    items.append(panel.line(number.words, style, center, HERO_BASELINE, Tint.BRASS, align=Align.CENTER))
    under = HERO_BASELINE + UNIT_UNDER
    items.append(panel.line(kept.unit, UNIT, center, under, Tint.MUTE, align=Align.CENTER, width=wide))
    if has_chart:
        items += _chart(sheet, discs, stage)
    if kept.moment is not None:
        items += banner(kept.moment, names, stage, BANNER)
    return Scene(TALLEST if kept.moment is not None else BANNER.y, tuple(items), describe(kept, names, stage))


def describe(kept: Keepsake, names: Sequence[Name], stage: Stage) -> str:
    """Return the alt text."""
    locale, sheet = stage.locale, kept.sheet
    called = [name.spoken for name in names]
    parts = [f"{said(sheet, called, stage)}. {kept.about}. {kept.number} {kept.unit}."]
    if kept.moment is not None:
        parts.append(moments.spoken(kept.moment, names, locale))
    if (deal := ahead_since(sheet)) is not None:
        ahead = say(locale, "pictures-keepsake-ahead", deal=str(deal))
        parts.append(f"{capitalized(ahead)}.")
    if sheet.rows and not sheet.verdict:
        totals = (
            f"{listed([called[seat] for seat in side], locale=locale)} {spoken(total)}"
            for side, total in zip(sheet.columns, sheet.rows[-1].totals, strict=True)
        )
        parts.append(say(locale, "pictures-keepsake-totals", totals=", ".join(totals)))
    return sentences(locale, parts)


def said(sheet: PadSheet, names: Sequence[str], stage: Stage) -> str:
    """Return who has won."""
    who = _winners(sheet)
    if not who:
        return say(stage.locale, "pictures-many-drawn")
    return say(
        stage.locale,
        "pictures-many-wins",
        names=listed([names[seat] for seat in who], locale=stage.locale),
        count=len(who),
    )


def ahead_since(sheet: PadSheet) -> int | None:
    """Return the deal from which on the winner was ahead; None where several won, or nobody, or from the first one."""
    if len(sheet.winners) != 1 or sheet.verdict:
        return None
    (own,) = sheet.winners
    sign = -1 if sheet.fewest_win else 1
    since = None
    for row in sheet.rows:
        is_ahead = all(sign * row.totals[own] > sign * other for at, other in enumerate(row.totals) if at != own)
        since = (since or row.deal) if is_ahead else None
    return since if since is not None and sheet.rows and since > sheet.rows[0].deal else None


def largest(sheet: PadSheet) -> Moment | None:
    """Return the largest deal of a game, where points are worth having."""
    best: Moment | None = None
    for row in () if sheet.fewest_win or sheet.verdict else sheet.rows:
        for column, score in enumerate(row.scores):
            if score > 0 and (best is None or score > best.number):
                best = Moment("pictures-moment-largest", row.deal, sheet.columns[column], score, weight=0)
    return best


def discs_of(sheet: PadSheet, names: Sequence[Name]) -> tuple[Disc, ...]:
    """Return everyone's disc, by seat: partners share a color."""
    signs = letters(names)
    column = {int(seat): number for number, side in enumerate(sheet.columns) for seat in side}
    is_alone = all(len(side) == 1 for side in sheet.columns)
    return tuple(Disc(sign, seat if is_alone else column[seat]) for seat, sign in enumerate(signs))


def _winners(sheet: PadSheet) -> list[int]:
    """Return who has won; nobody where all are level."""
    if sheet.is_drawn:
        return []
    return [seat for place in sheet.winners for seat in sheet.columns[place] if seat not in sheet.left]


def _chart(sheet: PadSheet, discs: Sequence[Disc], stage: Stage) -> Iterator[Item]:
    """Yield a line of running totals for each column, the winner's above all others, with its disc at the end."""
    yield from zone(CHART, CHART_RADIUS)
    since = ahead_since(sheet)
    caption = CAPTION if since is not None else 0.0
    field = Box(
        CHART.x + INSIDE_X, CHART.y + INSIDE_Y, CHART.width - 2 * INSIDE_X - LABEL_X,
        CHART.height - 2 * INSIDE_Y - caption,
    )  # fmt: skip
    series = [_series(sheet, column) for column in range(len(sheet.columns))]
    low, high = min(map(min, series)), max(map(max, series))
    turned = sheet.fewest_win or bool(sheet.verdict)

    def at(step: int, total: float) -> tuple[float, float]:
        share = (total - low) / (high - low) if high > low else 0.5
        across = step / (len(series[0]) - 1)
        return field.x + across * field.width, field.y + (share if turned else 1 - share) * field.height

    if low < 0 < high:
        yield Area(Box(field.x, at(0, 0)[1] - 0.5, field.width, 1.0), Tint.LINE, Tint.ZONE)
    order = sorted(range(len(series)), key=lambda column: (column in sheet.winners, -column))
    ends = _labels([at(len(line) - 1, line[-1])[1] for line in series], order, field)
    for column in order:
        has_won = column in sheet.winners
        tint = discs[sheet.columns[column][0]].tint if column in ends else Tint.BRACKET
        points = tuple(at(step, total) for step, total in enumerate(series[column]))
        thick = WINNERS_LINE if has_won else LINE
        yield Polyline(CHART, points, thick, tint, Tint.ZONE)
    for column, y in ends.items():
        shown, x = discs[sheet.columns[column][0]], field.right + LABEL_X / 2 + 6
        yield from disc(stage, shown, x, y, Tint.ZONE, radius=LABEL_RADIUS)
    if since is not None:
        step = next(number for number, row in enumerate(sheet.rows) if row.deal == since) + _begins(sheet)
        x, y = at(step, series[sheet.winners[0]][step])
        around = Box(x - TURN, y - TURN, 2 * TURN, 2 * TURN)
        yield Area(around, Tint.BRASS, Tint.ZONE, TURN, holds=True, is_over=True)
        yield Frame(around, Tint.TEXT, Tint.BRASS, Tint.ZONE, TURN, 2.0)
        words = say(stage.locale, "pictures-keepsake-ahead", deal=str(since))
        baseline = CHART.bottom - 12
        sign = Box(field.x, baseline - 12, 12, 12)
        yield Area(sign, Tint.BRASS, Tint.ZONE, 6, holds=True)
        yield Frame(sign, Tint.TEXT, Tint.BRASS, Tint.ZONE, 6, 1.5)
        yield stage.on(Tint.ZONE).line(
            words, LABEL, sign.right + 8, baseline, Tint.MUTE, width=CHART.right - INSIDE_X - sign.right - 8
        )


def _begins(sheet: PadSheet) -> int:
    """Return 1 where lines begin with nothing before the first deal; places do not."""
    return int(not sheet.verdict)


def _series(sheet: PadSheet, column: int) -> list[int]:
    return [*([0] * _begins(sheet)), *(row.totals[column] for row in sheet.rows)]


def _labels(wanted: Sequence[float], order: Sequence[int], field: Box) -> dict[int, float]:
    """Return the heights of labels by column; of many lines only those, the best first, that have room at their end."""
    if len(wanted) <= MOST_APART:
        return dict(enumerate(_apart(wanted, field)))
    found = dict[int, float]()
    for column in reversed(order):
        if all(abs(wanted[column] - other) > 2 * LABEL_RADIUS for other in found.values()):
            found[column] = wanted[column]
    return found


def _apart(wanted: Sequence[float], field: Box) -> list[float]:
    """Return the heights of labels near these, none over another."""
    pitch = min(2 * LABEL_RADIUS + 1, (field.height + 2 * LABEL_RADIUS) / max(1, len(wanted)))
    order = sorted(range(len(wanted)), key=lambda each: wanted[each])
    found = list(wanted)
    last = field.y - LABEL_RADIUS - pitch
    for each in order:
        found[each] = last = max(found[each], last + pitch)
    last = field.bottom + LABEL_RADIUS + pitch
    for each in reversed(order):
        found[each] = last = min(found[each], last - pitch)
    return found
