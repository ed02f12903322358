"""The score pad: a row for each deal with running totals, chapeaux ringed and naturals starred."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from bot.games.mille.scoring import DealScore
from bot.games.mille.views import MilleView
from bot.games.protocol import Ending, Seat
from bot.text import Locale
from render.alt import sentences
from render.fonts import Face, Fonts
from render.names import Name
from render.pad import titled
from render.scene import Area, Box, Glyph, Item, Paper, PencilAsterisk, PencilRing, Scene, Text
from render.shapes import Shape
from render.style import SMALLEST_TYPE, WIDTH, Tint
from render.typeset import LABEL, Align, Setter, Type
from render.words import say, spoken, written

ROWS_SHOWN = 8  # when there are more deals, the first ones share a row
ROW_HEIGHTS = {6: 32.0, 7: 27.0, 8: 24.0}  # pt, by the number of rows
ROOMY_ROW = 36.0
TOTAL_SIZES = {6: 25, 7: 22, 8: 20}  # pt
ROOMY_TOTAL = 25
LEAST_ROWS = 3  # the sheet of a young game is not shorter

SHEET_X, SHEET_Y, SHEET_RADIUS = 12.0, 52.0, 9.0
ROWS_TOP = 110.0
FOOT = 36.0  # under the rows, on the sheet
COLUMN_X = (28.0, 301.0)  # left edge of each player's half
COLUMN_WIDTH = 221.0
DELTA_RIGHT, TOTAL_RIGHT = 60.0, 162.0  # from the left edge of a half
SPINE = (257.0, 293.0)
TALLY_ASTERISK, TALLY_RING = 12.0, (15.0, 11.5)


def folded(scores: tuple[DealScore, ...]) -> tuple[DealScore | None, tuple[DealScore, ...]]:
    """Return the last deal of those sharing the first row (None: none do), and the deals with their own rows."""
    if len(scores) <= ROWS_SHOWN:
        return None, scores
    first = len(scores) - (ROWS_SHOWN - 1)
    return scores[first - 1], scores[first:]


def winner(view: MilleView) -> Seat | None:
    """Return who won the game; None while nobody has."""
    return min(view.outcome.winners) if view.outcome is not None and view.outcome.winners else None


def shown(view: MilleView) -> Hashable:
    """Return everything in `view` that the pad shows. Views that agree in it give the same picture."""
    tallies = tuple((seat.total, seat.naturals, seat.chapeaux) for seat in view.seats)
    return view.outcome, view.options, view.scores, tallies


def describe(view: MilleView, names: tuple[Name, ...], locale: Locale) -> str:
    """Return the alt text of the score pad."""
    natural = "-natural" if view.options.natural_required else ""
    parts = [
        say(locale, f"pictures-pad-alt-title{natural}", target=spoken(view.options.target)),
        _spoken_standing(view, names, locale),
    ]
    if view.scores:
        parts.append(say(locale, "pictures-pad-alt-order", name=names[Seat.A].spoken))
    fold, rows = folded(view.scores)
    if fold is not None:
        first, second = (spoken(total) for total in fold.totals)
        parts.append(say(locale, "pictures-pad-alt-deals", deal=fold.deal, first=first, second=second))
    parts += [_spoken_deal(row, locale) for row in rows]
    for key, count in (("naturals", _naturals), ("chapeaux", _chapeaux)):
        parts.append(_spoken_tally(f"pictures-pad-alt-{key}", view, names, locale, count))
    return sentences(locale, parts)


def standing(view: MilleView, names: tuple[str, ...], locale: Locale, say_points: Callable[[int], str]) -> str:
    """Return who wins or leads, and by how much."""
    first, second = (seat.total for seat in view.seats)
    won = winner(view)
    if view.outcome is not None:
        if won is None:
            return say(locale, "pictures-pad-abandoned")
        margin = view.seats[won].total - view.seats[1 - won].total
        if view.outcome.ending is Ending.PLAYED and margin > 0:
            return say(locale, "pictures-pad-wins-by", name=names[won], points=say_points(margin))
        return say(locale, "pictures-pad-wins", name=names[won])
    if not view.scores:
        return say(locale, "pictures-pad-empty")
    if first == second:
        return say(locale, "pictures-pad-level")
    leader = Seat.A if first > second else Seat.B
    return say(locale, "pictures-pad-leads", name=names[leader], points=say_points(abs(first - second)))


def _spoken_standing(view: MilleView, names: tuple[Name, ...], locale: Locale) -> str:
    first, second = (seat.total for seat in view.seats)
    won = winner(view)
    if view.outcome is not None and won is not None:
        totals = {"won": spoken(view.seats[won].total), "lost": spoken(view.seats[1 - won].total)}
        return say(locale, "pictures-pad-alt-wins", name=names[won].spoken, **totals)
    if view.outcome is not None or not view.scores:
        return f"{standing(view, tuple(name.spoken for name in names), locale, spoken)}."
    if first == second:
        return say(locale, "pictures-pad-alt-level", points=spoken(first), count=first)
    leader = names[Seat.A if first > second else Seat.B].spoken
    return say(
        locale,
        "pictures-pad-alt-leads",
        name=leader,
        won=spoken(max(first, second)),
        lost=spoken(min(first, second)),
    )


def _spoken_deal(row: DealScore, locale: Locale) -> str:
    first, second = (_spoken_total(row, seat, locale) for seat in (Seat.A, Seat.B))
    return say(locale, "pictures-pad-alt-deal", deal=row.deal, first=first, second=second)


def _spoken_total(row: DealScore, seat: Seat, locale: Locale) -> str:
    words = spoken(row.totals[seat])
    if row.chapeaux[seat]:
        words = say(locale, "pictures-pad-alt-marked", total=words)
    if row.naturals[seat]:
        words = say(locale, "pictures-pad-alt-natural", total=words, count=row.naturals[seat])
    return words


def _naturals(view: MilleView, seat: Seat) -> int:
    return view.seats[seat].naturals


def _chapeaux(view: MilleView, seat: Seat) -> int:
    return view.seats[seat].chapeaux


def _spoken_tally(
    key: str, view: MilleView, names: tuple[Name, ...], locale: Locale, count: Callable[[MilleView, Seat], int]
) -> str:
    counts = {seat: count(view, seat) for seat in (Seat.A, Seat.B)}
    if not any(counts.values()):
        return ""
    if counts[Seat.A] == counts[Seat.B]:
        return say(locale, key, counts=say(locale, "pictures-pad-alt-each", count=counts[Seat.A]))
    each = [
        say(locale, "pictures-pad-alt-one", name=names[seat].spoken, count=counts[seat])
        for seat in counts
        if counts[seat]
    ]
    return say(locale, key, counts=", ".join(each))


def layout(view: MilleView, names: tuple[Name, ...], fonts: Fonts, locale: Locale, *, game: str = "") -> Scene:
    """Lay out the score pad of `view`. `game` seeds the pencil marks, so that they differ between games."""
    fold, rows = folded(view.scores)
    count = max(LEAST_ROWS, len(rows) + (fold is not None))
    row_height = ROW_HEIGHTS.get(count, ROOMY_ROW)
    bottom = ROWS_TOP + count * row_height
    panel, sheet = Setter(fonts, Tint.BG), Setter(fonts, Tint.SHEET)
    natural = "-natural" if view.options.natural_required else ""
    target = say(locale, f"pictures-pad-target{natural}", target=written(view.options.target))
    items = [
        *titled(lambda printed: standing(view, printed, locale, written), names, panel, locale),
        Paper(Box(SHEET_X, SHEET_Y, WIDTH - 2 * SHEET_X, bottom + FOOT - SHEET_Y), SHEET_RADIUS, torn=False),
    ]
    for seat in (Seat.A, Seat.B):
        items += _head(view, seat, names[seat], sheet)
    items += _grid(count, row_height)
    size = TOTAL_SIZES.get(count, ROOMY_TOTAL)
    lines = [_Row.of(row) for row in rows]
    if fold is not None:
        lines.insert(0, _Row.folded(fold))
    for number, line in enumerate(lines):
        items += _row(line, ROWS_TOP + number * row_height, row_height, size, sheet, game)
    won = winner(view)
    if won is not None and lines:
        items += _underline(items, won, ROWS_TOP + len(lines) * row_height)
    items += _foot(target, sheet, locale, bottom + 23)
    return Scene(bottom + FOOT + SHEET_X, tuple(items), describe(view, names, locale))


@dataclass(frozen=True, slots=True)
class _Row:
    """One row of the sheet."""

    label: str
    totals: tuple[int, int]
    scores: tuple[int, int] | None  # None when several deals share the row, which then has no marks
    naturals: tuple[int, int] = (0, 0)
    chapeaux: tuple[bool, bool] = (False, False)

    @staticmethod
    def of(row: DealScore) -> "_Row":
        return _Row(str(row.deal), row.totals, row.scores, row.naturals, row.chapeaux)

    @staticmethod
    def folded(last: DealScore) -> "_Row":
        return _Row(f"1–{last.deal}", last.totals, None)


def _head(view: MilleView, seat: Seat, name: Name, sheet: Setter) -> list[Item]:
    """Lay out a player's disc, name and tallies, and a bar of the way to the target."""
    left = COLUMN_X[seat]
    right = left + COLUMN_WIDTH
    tint = (Tint.PAPER_A, Tint.PAPER_B)[seat]
    counts = view.seats[seat]
    items: list[Item] = sheet.disc(name, left + 11, 74.5, 11, tint, Tint.FACE)
    x = right
    for count, shape, ink in (
        (counts.naturals, Shape.ASTERISK, Tint.ASTERISK),
        (counts.chapeaux, Shape.RING, Tint.RING),
    ):
        if count:
            number = sheet.line(str(count), Type(Face.STRONG, 18), x, 80.5, ink, align=Align.RIGHT)
            width, height = TALLY_RING if shape is Shape.RING else (TALLY_ASTERISK, TALLY_ASTERISK)
            box = Box(number.box.x - 3 - width, 74.5 - height / 2, width, height)
            items += [number, Glyph(box, shape, ink, Tint.SHEET)]
            x = box.x - 11
    room = x - left - 31 - 8
    items.append(sheet.line(name.printed, Type(Face.STRONG, 21), left + 31, 81.5, Tint.PEN, width=room))
    items.append(Area(Box(left, 93, COLUMN_WIDTH, 5), Tint.TRACK, Tint.SHEET, 2.5, holds=True))
    share = min(1.0, max(0.0, counts.total / view.options.target))
    if share * COLUMN_WIDTH >= 5:
        items.append(Area(Box(left, 93, share * COLUMN_WIDTH, 5), tint, Tint.SHEET, 2.5))
    return items


def _grid(count: int, row_height: float) -> list[Item]:
    bottom = ROWS_TOP + count * row_height
    items: list[Item] = [Area(Box(SHEET_X, ROWS_TOP - 0.5, WIDTH - 2 * SHEET_X, 1), Tint.PEN, Tint.SHEET)]
    for number in range(1, count + 1):
        y = ROWS_TOP + number * row_height - 1
        items.append(Area(Box(22, y, WIDTH - 44, 1), Tint.RULE, Tint.SHEET))
    items += [Area(Box(x, ROWS_TOP + 6, 1, bottom - ROWS_TOP - 12), Tint.SPINE, Tint.SHEET) for x in SPINE]
    return items


def _row(row: _Row, top: float, height: float, size: int, sheet: Setter, game: str) -> list[Item]:
    cap = sheet.fonts.cap(Face.STRONG, size)
    baseline = top + height / 2 + cap / 2
    label = Type(Face.LABEL, SMALLEST_TYPE)
    middle = (SPINE[0] + SPINE[1] + 1) / 2
    line = top + height / 2 + sheet.fonts.cap(label.face, label.size) / 2
    items: list[Item] = [sheet.line(row.label, label, middle, line, Tint.PENCIL, align=Align.CENTER)]
    for seat in (Seat.A, Seat.B):
        left = COLUMN_X[seat]
        if row.scores is not None:
            delta = written(row.scores[seat], signed=True)
            items.append(sheet.line(delta, LABEL, left + DELTA_RIGHT, baseline, Tint.PENCIL, align=Align.RIGHT))
        total = sheet.line(
            written(row.totals[seat]),
            Type(Face.STRONG, size),
            left + TOTAL_RIGHT,
            baseline,
            Tint.PEN,
            align=Align.RIGHT,
        )
        items += [total, *_marks(row, seat, total, height, f"{game} {row.label} {seat}")]
    return items


def _marks(row: _Row, seat: Seat, total: Text, height: float, seed: str) -> list[Item]:
    """Lay out a ring around a chapeau's total, and an asterisk to the right of a total for each natural."""
    items: list[Item] = []
    right = total.box.right
    if row.chapeaux[seat]:
        high = min(height + 2, total.box.height + 13)
        around = Box(total.box.x - 16, total.box.y + (total.box.height - high) / 2, total.box.width + 31, high)
        items.append(PencilRing(around, seed, Tint.RING, Tint.SHEET))
        right = around.right - 3
    size = min(14.0, height * 0.55)
    for number in range(row.naturals[seat]):
        box = Box(right + 6 + number * (size + 1), total.box.y - 1.5, size, size)
        items.append(PencilAsterisk(box, f"{seed} {number}", Tint.ASTERISK, Tint.SHEET))
    return items


def _underline(items: list[Item], won: Seat, bottom: float) -> list[Item]:
    """Lay out the double line under the winner's last total, which is among `items`."""
    edge = COLUMN_X[won] + TOTAL_RIGHT
    totals = [item for item in items if isinstance(item, Text) and abs(item.box.right - edge) < 0.01]
    last = totals[-1].box
    return [Area(Box(last.x - 1, bottom - 3 + step, last.width + 2, 1), Tint.PEN, Tint.SHEET) for step in (0, 2.5)]


def _foot(target: str, sheet: Setter, locale: Locale, baseline: float) -> list[Item]:
    """Lay out the foot: at the left what is played for, at the right what the two marks mean."""
    items: list[Item] = []
    x = COLUMN_X[1] + COLUMN_WIDTH
    for key, shape, ink, (width, height) in (
        ("natural", Shape.ASTERISK, Tint.ASTERISK, (TALLY_ASTERISK, TALLY_ASTERISK)),
        ("chapeau", Shape.RING, Tint.RING, TALLY_RING),
    ):
        word = sheet.line(say(locale, f"pictures-pad-{key}"), LABEL, x, baseline, Tint.PENCIL, align=Align.RIGHT)
        box = Box(word.box.x - 5 - width, baseline - 5.5 - height / 2, width, height)
        items += [word, Glyph(box, shape, ink, Tint.SHEET)]
        x = box.x - 18
    return [*items, sheet.line(target, LABEL, COLUMN_X[0], baseline, Tint.PENCIL, width=x - COLUMN_X[0])]
