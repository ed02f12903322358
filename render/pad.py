"""The score pad of a game for many: a column for each player or side, a row of running totals for each deal."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain

from bot.games.protocol import Seat, Side
from bot.text import Locale
from bot.text.listing import listed
from render.alt import sentences
from render.fonts import Face, Fonts
from render.inputs import PLAIN, Style
from render.names import Name
from render.paper import disc_on_paper, double_line
from render.scene import Area, Box, Glyph, Item, Paper, Scene, Text, moved
from render.shapes import Shape
from render.stage.canvas import Stage
from render.stage.values import Disc, letters
from render.style import MARGIN, SMALLEST_TYPE, WIDTH, Tint
from render.typeset import LABEL, TITLE, TITLE_BASELINE, Align, Setter, Type
from render.words import say, spoken, written

ROWS_SHOWN = 9  # when there are more deals, the first ones share a row
LEAST_ROWS = 3  # the sheet of a young game is not shorter
ROWS_ROOM, ROOMY_ROW = 216.0, 36.0  # pt, for all rows; of one at most
SHEET_X, SHEET_Y, SHEET_RADIUS = 12.0, 42.0, 9.0
ROWS_TOP = 85.0
FOOT = 37.0  # under the rows, on the sheet
SPINE, NARROW_SPINE = 62.0, 50.0  # the line next to the numbers of the deals; where there are many columns
EDGE = 10.0  # at the right of the last column
DISC, DISC_GAP = 12.0, 6.0  # radius; before the name
NAMED = 6  # columns at most have names in the head; more have discs alone
WITH_DELTAS = 3  # columns at most show what each deal brought
ROOMY_TOTAL, SMALLEST_TOTAL = 25.0, 18.0
CROWN, CROWN_GAP = 14.0, 4.0
SMALLEST_CROWN, LEAST_CROWN_GAP = 8.5, 1.5  # a smaller crown could not be seen: the pill alone says it
PILL, LEAST_PILL, PILL_CLEAR = 6.0, 2.5, 6.0  # at each side of what it holds; of a row's height, above and below
PILL_HIGH = 24.0  # at most
BETWEEN_COLUMNS, SPINE_CLEAR = 2.5, 5.0
TITLE_GAP, SMALLEST_TITLE = 16.0, 19.0
LEGEND, LEGEND_HIGH, LEGEND_GAP = 26.0, 18.0, 6.0  # the pill that explains the others
HEAD, FOOT_LEFT = Type(Face.STRONG, 19), 28.0


@dataclass(frozen=True, slots=True)
class PadRow:
    """A deal on the pad. Tuples have one entry for each column."""

    deal: int
    totals: tuple[int, ...]
    scores: tuple[int, ...]  # what the deal brought
    crowned: tuple[int, ...] = ()  # columns that went out, or won the deal


@dataclass(frozen=True, slots=True)
class PadSheet:
    """The contents of a pad."""

    columns: tuple[Side, ...]  # who shares each
    rows: tuple[PadRow, ...]
    note: str  # the aim, in the reader's language: "fewest points win"
    crown: str  # what the crown means, in the reader's language: "went out"
    is_over: bool = False
    winners: tuple[int, ...] = ()  # columns, once it is over
    fewest_win: bool = False
    gone: tuple[int, ...] = ()  # columns of those who have left
    left: frozenset[Seat] = frozenset()  # who of a column has left, and wins nothing with it
    is_signed: bool = False  # whether totals above zero have a plus, as the table shows them
    is_drawn: bool = False  # it is over, and nobody is ahead
    verdict: str = ""  # the key of a sentence about the `winners` where numbers do not show who leads


def layout(
    sheet: PadSheet,
    names: tuple[Name, ...],
    fonts: Fonts,
    locale: Locale,
    *,
    style: Style = PLAIN,
    most: int = ROWS_SHOWN,
) -> Scene:
    """Lay out the pad. `names` are in seat order; of more than `most` deals the first ones share a row."""
    stage = Stage(fonts, locale, style)
    fold, rows = folded(sheet.rows, most)
    count = max(min(LEAST_ROWS, most), len(rows) + (fold is not None))
    pitch = min(ROOMY_ROW, ROWS_ROOM / count)
    bottom = ROWS_TOP + count * pitch
    panel, grid = stage.on(Tint.BG), _Grid.of(sheet, stage, pitch)
    lines = [_Line(str(row.deal), row.totals, row.scores, row.crowned) for row in rows]
    if fold is not None:
        lines.insert(0, _Line(f"1–{fold.deal}", fold.totals, (), ()))
    items: list[Item] = [
        Paper(Box(SHEET_X, SHEET_Y, WIDTH - 2 * SHEET_X, bottom + FOOT - SHEET_Y), SHEET_RADIUS, torn=False),
        *titled(partial(_standing, sheet, locale), names, panel, locale),
        *_head(sheet, names, stage, grid),
        *_rules(count, pitch, grid.spine - SPINE_CLEAR),
        *chain.from_iterable(grid.row(line, ROWS_TOP + place * pitch) for place, line in enumerate(lines)),
        *_foot(sheet, stage, bottom + 24),
    ]
    if sheet.is_over and lines:
        items += grid.underlined(lines[-1], sheet.winners, ROWS_TOP + len(lines) * pitch)
    return Scene(bottom + FOOT + SHEET_X, tuple(items), describe(sheet, names, locale))


def titled(
    said: Callable[[tuple[str, ...]], str], names: Sequence[Name], panel: Setter, locale: Locale
) -> list[Item]:  # fmt: skip
    """Lay out who wins or leads, as `said` has it, in the place of a title, and at its right what the sheet is."""
    note = panel.line(
        say(locale, "pictures-pad-note"), LABEL, WIDTH - MARGIN, TITLE_BASELINE, Tint.MUTE, align=Align.RIGHT
    )
    room = note.box.x - TITLE_GAP - MARGIN
    printed = tuple(name.printed for name in names)
    title = panel.sentence(
        said, printed, TITLE, MARGIN, TITLE_BASELINE, Tint.TEXT, width=room, smallest=SMALLEST_TITLE
    )  # fmt: skip
    return [title, note]


def folded(rows: Sequence[PadRow], most: int = ROWS_SHOWN) -> tuple[PadRow | None, Sequence[PadRow]]:
    """Return the last deal of those sharing the first row (None: none do), and the deals with their own rows."""
    if len(rows) <= most:
        return None, rows
    first = len(rows) - (most - 1)
    return rows[first - 1], rows[first:]


def describe(sheet: PadSheet, names: Sequence[Name], locale: Locale) -> str:
    """Return the alt text: who leads, and the running totals of every deal."""
    parts = [
        say(locale, "pictures-many-pad-alt-title", note=sheet.note),
        f"{standing(sheet, [name.spoken for name in names], locale, spoken)}.",
    ]
    if sheet.rows:
        order = ", ".join(_together(side, [name.spoken for name in names], locale) for side in sheet.columns)
        parts.append(
            say(locale, "pictures-many-pad-alt-seats" if sheet.verdict else "pictures-many-pad-alt-order", names=order)
        )
    if sheet.gone:
        spoken_names = [name.spoken for name in names]
        left = listed([_together(sheet.columns[place], spoken_names, locale) for place in sheet.gone], locale=locale)
        parts.append(say(locale, "pictures-many-pad-alt-gone", names=left, count=len(sheet.gone)))
    fold, rows = folded(sheet.rows)
    if fold is not None:
        totals = ", ".join(map(spoken, fold.totals))
        parts.append(say(locale, "pictures-many-pad-alt-deals", deal=str(fold.deal), totals=totals))
    parts += [_spoken_row(row, sheet.crown, locale) for row in rows]
    return sentences(locale, parts)


def standing(sheet: PadSheet, names: Sequence[str], locale: Locale, say_points: Callable[[int], str]) -> str:
    """Return who wins or leads, and by how much."""
    if not sheet.rows and not sheet.winners:
        return say(locale, "pictures-pad-abandoned" if sheet.is_over else "pictures-pad-empty")
    if sheet.verdict and sheet.winners:
        seats = _first(sheet, sheet.winners)
        return say(locale, sheet.verdict, names=listed([names[seat] for seat in seats], locale=locale))
    totals = sheet.rows[-1].totals if sheet.rows else (0,) * len(sheet.columns)
    best = min(totals) if sheet.fewest_win else max(totals)
    first = sheet.winners if sheet.is_over else [place for place, total in enumerate(totals) if total == best]
    if not first and not sheet.is_drawn:
        return say(locale, "pictures-pad-abandoned")
    if sheet.is_drawn or (not sheet.is_over and len(first) == len(totals)):
        return say(locale, "pictures-pad-level")
    seats = _first(sheet, first)
    who = listed([names[seat] for seat in seats], locale=locale)
    others = [total for place, total in enumerate(totals) if place not in first]
    margins = [abs(totals[first[0]] - total) for total in others if (total < totals[first[0]]) != sheet.fewest_win]
    if len(margins) < len(others) or not others:  # players who left count no more
        return say(locale, "pictures-many-wins", names=who, count=len(seats))
    key = "pictures-many-pad-wins" if sheet.is_over else "pictures-many-pad-leads"
    return say(locale, key, names=who, count=len(seats), points=say_points(min(margins)))


def _standing(sheet: PadSheet, locale: Locale, names: Sequence[str]) -> str:
    return standing(sheet, names, locale, written)


def _first(sheet: PadSheet, places: Sequence[int]) -> list[Seat]:
    """Return the seats that lead or win in these columns."""
    return [seat for place in places for seat in sheet.columns[place] if not sheet.is_over or seat not in sheet.left]


def _together(side: Side, names: Sequence[str], locale: Locale) -> str:
    return listed([names[seat] for seat in side], locale=locale)


def _spoken_row(row: PadRow, crown: str, locale: Locale) -> str:
    totals = (
        say(locale, "pictures-many-pad-alt-crowned", total=spoken(total), word=crown)
        if place in row.crowned
        else spoken(total)
        for place, total in enumerate(row.totals)
    )
    return say(locale, "pictures-many-pad-alt-deal", deal=str(row.deal), totals=", ".join(totals))


@dataclass(frozen=True, slots=True)
class _Line:
    """One row of the sheet."""

    label: str
    totals: tuple[int, ...]
    scores: tuple[int, ...]  # none when several deals share the row
    crowned: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Grid:
    """The places of the columns, and the size of their totals and crowns."""

    paper: Setter
    columns: int
    spine: float
    pitch: float  # of rows
    size: float  # of totals
    widest: float  # of all totals
    crown: float  # its width; 0: there is no room for one
    gap: float  # before a crown
    pill: float  # at each side of a crowned total and its crown
    has_deltas: bool
    is_signed: bool

    @staticmethod
    def of(sheet: PadSheet, stage: Stage, pitch: float) -> "_Grid":
        """Return the grid in which all totals fit, with crowns next to them if they can be seen."""
        paper, columns = stage.on(Tint.SHEET), len(sheet.columns)
        totals = [_total(total, is_signed=sheet.is_signed) for row in sheet.rows for total in row.totals] or ["0"]
        spine = SPINE if columns <= NAMED else NARROW_SPINE
        wide = (WIDTH - SHEET_X - EDGE - spine) / columns
        size = ROOMY_TOTAL if pitch >= 32 else 22.0 if pitch >= 27 else 20.0
        size = SMALLEST_TOTAL if columns > NAMED else size

        def widest(at: float) -> float:
            return max(stage.fonts.width(total, Face.STRONG, at) for total in totals)

        least = 2 * LEAST_PILL + LEAST_CROWN_GAP + SMALLEST_CROWN
        while size > SMALLEST_TYPE and widest(size) + least > wide - BETWEEN_COLUMNS:
            size = max(SMALLEST_TYPE, size - 1)
        room = wide - widest(size) - BETWEEN_COLUMNS
        pill = max(LEAST_PILL, min(PILL, (room - CROWN_GAP - CROWN) / 2))
        gap = max(LEAST_CROWN_GAP, min(CROWN_GAP, room - 2 * pill - CROWN))
        crown = min(CROWN, room - 2 * pill - gap)
        crown = crown if crown >= SMALLEST_CROWN else 0.0
        return _Grid(
            paper, columns, spine, pitch, size, widest(size), crown, gap, pill, columns <= WITH_DELTAS, sheet.is_signed
        )

    @property
    def wide(self) -> float:
        """The width of a column."""
        return (WIDTH - SHEET_X - EDGE - self.spine) / self.columns

    def left(self, column: int) -> float:
        """Return the left edge of a column."""
        return self.spine + column * self.wide

    def total_right(self, column: int) -> float:
        """Return the right edge of a column's totals: they are in its middle, with room for a crown."""
        right_side = self.pill + (self.crown + self.gap if self.crown else 0.0)
        if self.has_deltas:
            return self.left(column) + 0.72 * self.wide
        return self.left(column) + min(self.wide - right_side - 1, (self.wide + self.widest) / 2 + (right_side / 8))

    def row(self, line: _Line, top: float) -> Iterator[Item]:
        """Yield a row: its deal, and in each column what it brought, the total, and a crown."""
        middle, paper = top + self.pitch / 2, self.paper
        baseline = middle + paper.fonts.cap(Face.STRONG, self.size) / 2
        label = Type(Face.LABEL, SMALLEST_TYPE)
        at = middle + paper.fonts.cap(label.face, label.size) / 2
        yield paper.line(
            line.label, label, (SHEET_X + self.spine - SPINE_CLEAR) / 2, at, Tint.PENCIL, align=Align.CENTER
        )
        for column in range(self.columns):
            is_crowned = column in line.crowned
            total = self.total(line, column, baseline, Tint.GOLD if is_crowned else Tint.SHEET)
            if is_crowned:
                yield self._pill(total, middle)
            yield total
            if self.has_deltas and line.scores:
                delta = written(line.scores[column], signed=True)
                right = min(self.left(column) + 0.33 * self.wide, total.box.x - 6)
                yield paper.line(delta, LABEL, right, baseline, Tint.PENCIL, align=Align.RIGHT)
            if is_crowned and self.crown:
                yield crown(total.box.right + self.gap, middle, self.crown)

    def _pill(self, total: Text, middle: float) -> Area:
        """Lay out the ground of a crowned total, which holds its crown too: no crown is next to another's number."""
        high = min(PILL_HIGH, self.pitch - PILL_CLEAR)
        wide = total.box.width + 2 * self.pill + (self.gap + self.crown if self.crown else 0.0)
        box = Box(total.box.x - self.pill, middle - high / 2, wide, high)
        return Area(box, Tint.GOLD, Tint.SHEET, high / 2, holds=True)

    def total(self, line: _Line, column: int, baseline: float, ground: Tint = Tint.SHEET) -> Text:
        """Lay out the total of a column in a row."""
        words, style = _total(line.totals[column], is_signed=self.is_signed), Type(Face.STRONG, self.size)
        setter = replace(self.paper, ground=ground)
        return setter.line(words, style, self.total_right(column), baseline, Tint.PEN, align=Align.RIGHT)

    def underlined(self, line: _Line, winners: Sequence[int], bottom: float) -> list[Item]:
        """Lay out the double lines under the winners' last totals."""
        return list(chain.from_iterable(double_line(self.total(line, each, bottom), bottom - 3) for each in winners))


def _total(total: int, *, is_signed: bool) -> str:
    """Return a total as it is written; zero has no sign."""
    return written(total, signed=is_signed and total != 0)


def crown(left: float, middle: float, width: float) -> Glyph:
    """Lay out the crown next to a total, on the pill of both."""
    high = width / Shape.CROWN.outline.aspect
    return Glyph(Box(left, middle - high / 2, width, high), Shape.CROWN, Tint.PEN, Tint.GOLD)


def _head(sheet: PadSheet, names: tuple[Name, ...], stage: Stage, grid: _Grid) -> Iterator[Item]:
    """Yield discs and names above the columns; discs alone where there are many."""
    middle, signs, paper = (SHEET_Y + ROWS_TOP) / 2 + 0.5, letters(names), stage.on(Tint.SHEET)
    for column, side in enumerate(sheet.columns):
        discs = 2 * DISC * len(side) + 2 * (len(side) - 1)
        line = paper.sentence(
            partial(listed, locale=stage.locale),
            tuple(names[seat].printed for seat in side),
            HEAD,
            0,
            middle + 7,
            Tint.PENCIL if column in sheet.gone else Tint.PEN,
            width=grid.wide - discs - DISC_GAP - 6,
            smallest=SMALLEST_TYPE,
        )
        has_name = grid.columns <= NAMED
        wide = discs + (DISC_GAP + line.box.width if has_name else 0)
        x = grid.left(column) + (grid.wide - wide) / 2
        for seat in side:
            shown = Disc(signs[seat], seat if len(side) == 1 else column, is_dull=column in sheet.gone)
            yield from disc_on_paper(stage, shown, x + DISC, middle, DISC)
            x += 2 * DISC + 2
        if has_name:
            yield moved(line, 0, x - 2 + DISC_GAP)


def _rules(count: int, pitch: float, spine: float) -> Iterator[Item]:
    """Yield the lines of the sheet."""
    bottom = ROWS_TOP + count * pitch
    yield Area(Box(SHEET_X, ROWS_TOP - 0.75, WIDTH - 2 * SHEET_X, 1.5), Tint.PEN, Tint.SHEET)
    for number in range(1, count + 1):
        yield Area(Box(22, ROWS_TOP + number * pitch - 1, WIDTH - 44, 1), Tint.RULE, Tint.SHEET)
    yield Area(Box(spine, ROWS_TOP + 2, 1, bottom - ROWS_TOP - 4), Tint.SPINE, Tint.SHEET)


def _foot(sheet: PadSheet, stage: Stage, baseline: float) -> list[Item]:
    """Lay out what is played for at the left, and the crown's meaning at the right."""
    paper, right = stage.on(Tint.SHEET), WIDTH - SHEET_X - 20
    items: list[Item] = []
    if any(row.crowned for row in sheet.rows):
        word = paper.line(sheet.crown, LABEL, right, baseline, Tint.PENCIL, align=Align.RIGHT)
        middle = word.box.y + word.box.height / 2
        pill = Box(word.box.x - LEGEND_GAP - LEGEND, middle - LEGEND_HIGH / 2, LEGEND, LEGEND_HIGH)
        sign = crown(pill.x + (LEGEND - CROWN) / 2, middle, CROWN)
        items += [word, Area(pill, Tint.GOLD, Tint.SHEET, LEGEND_HIGH / 2, holds=True), sign]
        right = pill.x - 16
    return [*items, paper.line(sheet.note, LABEL, FOOT_LEFT, baseline, Tint.PENCIL, width=right - FOOT_LEFT)]
