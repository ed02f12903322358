"""The leaderboard: places, names, games won and lost, what a game itself counts, and net stakes or ratings."""

from collections.abc import Iterator, Sequence

from bot.text import Locale
from bot.text.listing import listed
from bot.text.numbers import THIN_SPACE, hundredths, unit_after
from render.alt import LIMIT, sentences
from render.fonts import Face, Fonts
from render.inputs import LAST, RECORD, LeaderboardRow, LeaderboardSheet
from render.names import Name, clean
from render.scene import Area, Box, Glyph, Item, Scene
from render.shapes import Shape
from render.style import MARGIN, SMALLEST_TYPE, TALLEST, WIDTH, Tint
from render.typeset import TITLE, TITLE_BASELINE, Align, Setter, Type
from render.words import money, say, written

HEAD_BASELINE = 66.0  # pt
ROWS_TOP, FOOT = 76.0, 12.0
ROW = 36.0  # of a few rows; many are as high as there is room for
PLACE_X, DISC_X, NAME_X = 38.0, 70.0, 92.0  # pt; middles of the first two, left edge of the third
OWN_RIGHT, NET_RIGHT = 436.0, 520.0  # right edges of the last own column, and of the last of all
OWN_STEP, RECORD_STEP = 52.0, 54.0  # from one right edge to the next, and from the first own column to the record
RECORD_WIDTH = 68.0
DISC, CROWN = 11.5, 20.0
HEAD = Type(Face.LABEL, 17.5)
PLACE = Type(Face.TITLE, 22)
NAME = Type(Face.STRONG, 19)
NUMBER = Type(Face.LABEL, 18)
NET = Type(Face.STRONG, 21)
MOST_LEADERS = 2  # whom the title names
NOTE_WIDE, NOTE_GAP = 340.0, 14.0
NET_GAP = 18.0  # pt; the least room before the widest amount


def shows_cents(sheet: LeaderboardSheet) -> bool:
    """Return whether amounts are printed with two decimals: all of them or none."""
    return any(row.net % 100 for row in sheet.rows)


def describe(sheet: LeaderboardSheet, locale: Locale) -> str:
    """Return the alt text of the leaderboard; long names shorten it, but every row is in it."""
    head = ", ".join(words for words in (sheet.title or say(locale, "pictures-board-title"), sheet.season) if words)
    texts = [[f"{head}.", *_rows_spoken(sheet, locale, is_short=is_short)] for is_short in (False, True)]
    return next((" ".join(text) for text in texts if len(" ".join(text)) <= LIMIT), sentences(locale, texts[-1]))


def _rows_spoken(sheet: LeaderboardSheet, locale: Locale, *, is_short: bool) -> Iterator[str]:
    cents = shows_cents(sheet)
    for row, (name, place) in zip(sheet.rows, named(sheet), strict=True):
        named_row = clean(name) or say(locale, "pictures-player", seat=place)
        words = [_spoken(row, named_row, sheet, locale, cents=cents)]
        for column, count in () if is_short else zip(sheet.columns, row.own, strict=True):
            words += [say(locale, f"pictures-board-alt-{column.key}", count=count)] if count else []
        yield f"{', '.join(words)}."


def named(sheet: LeaderboardSheet) -> list[tuple[str, str]]:
    """Return the names by row, each with its place, or its row on the page, for one that cannot be written."""
    return [(row.name, str(row.place or number)) for number, row in enumerate(sheet.rows, start=1)]


def _spoken(row: LeaderboardRow, name: str, sheet: LeaderboardSheet, locale: Locale, *, cents: bool) -> str:
    values = {"place": row.place or "none", "name": name, "won": str(row.won), "lost": str(row.lost)}
    if not sheet.has_last:
        return say(locale, "pictures-board-alt-row-bare", **values)
    if sheet.is_points:
        return say(
            locale,
            "pictures-board-alt-row",
            figure=say(locale, "pictures-board-alt-points", points=_points(row, locale, grouped=False)),
            **values,
        )
    figure = _spoken_rating(row, locale) if sheet.rated else _spoken_net(row, sheet.unit, locale, cents=cents)
    return say(locale, "pictures-board-alt-row", figure=figure, **values)


def _spoken_rating(row: LeaderboardRow, locale: Locale) -> str:
    state = "provisional" if row.is_provisional else "settled"
    return say(locale, "pictures-board-alt-rating", rating=str(row.rating), state=state)


def _spoken_net(row: LeaderboardRow, unit: str, locale: Locale, *, cents: bool) -> str:
    amount = money(locale, abs(row.net), cents=cents, grouped=False)
    sign = {1: "plus", -1: "minus"}.get((row.net > 0) - (row.net < 0))
    return f"{say(locale, f'pictures-board-alt-{sign}', amount=amount) if sign else amount} {unit_after(unit, row.net)}"


def layout(sheet: LeaderboardSheet, names: tuple[Name, ...], fonts: Fonts, locale: Locale) -> Scene:
    """Lay out the leaderboard. `names` has one name for each row."""
    panel = Setter(fonts, Tint.BG)
    items = _titled(sheet, names, panel, locale)
    cents = shows_cents(sheet)
    nets = [_last(row, sheet, locale, cents=cents) for row in sheet.rows]
    widest = max((fonts.width(net, NET.face, NET.size) for net in nets), default=0.0)
    # Long amounts push the other columns to the left.
    moved = max(0.0, widest + NET_GAP - (NET_RIGHT - OWN_RIGHT)) if sheet.has_last else OWN_RIGHT - NET_RIGHT
    items += _heads(sheet, panel, locale, moved)
    height = min(ROW, (TALLEST - ROWS_TOP - FOOT) / max(1, len(sheet.rows)))
    for number, (row, name) in enumerate(zip(sheet.rows, names, strict=True)):
        place = Box(24, ROWS_TOP + number * height, WIDTH - 48, height)
        if number and not (_leads(row, sheet) or _leads(sheet.rows[number - 1], sheet)):
            items.append(Area(Box(place.x, place.y, place.width, 1), Tint.ZONE2, Tint.BG))
        items += _row(row, name, nets[number], fonts, place, moved, sheet)
    return Scene(ROWS_TOP + len(sheet.rows) * height + FOOT, tuple(items), describe(sheet, locale))


def _titled(sheet: LeaderboardSheet, names: Sequence[Name], panel: Setter, locale: Locale) -> list[Item]:
    """Lay out who leads, and what the places go by at the right; that alone where nobody does, or many do."""
    by = sheet.title or say(locale, "pictures-board-title")
    first = [name.printed for row, name in zip(sheet.rows, names, strict=True) if _leads(row, sheet)]
    if not 0 < len(first) <= MOST_LEADERS:
        return panel.header(by, *([(sheet.season, HEAD, Tint.MUTE)] if sheet.season else []))
    words = " · ".join(filter(None, (by, sheet.season)))
    note = panel.line(words, HEAD, WIDTH - MARGIN, TITLE_BASELINE, Tint.MUTE, align=Align.RIGHT, width=NOTE_WIDE)

    def said(who: tuple[str, ...]) -> str:
        key = "pictures-board-won" if sheet.is_over else "pictures-board-leads"
        return say(locale, key, names=listed(who, locale=locale), count=len(who))

    room = note.box.x - NOTE_GAP - MARGIN
    title = panel.sentence(
        said, tuple(first), TITLE, MARGIN, TITLE_BASELINE, Tint.TEXT, width=room, smallest=SMALLEST_TYPE
    )  # fmt: skip
    return [title, note]


def _heads(sheet: LeaderboardSheet, panel: Setter, locale: Locale, moved: float) -> list[Item]:
    y = HEAD_BASELINE - 5.5
    record = say(locale, "pictures-board-record")
    heading = "pictures-board-points" if sheet.is_points else "pictures-board-rating"
    last = say(locale, heading) if sheet.rated or sheet.is_points else sheet.unit
    ink = {key: Tint.TEXT if key == sheet.by else Tint.MUTE for key in (RECORD, *(each.key for each in sheet.columns))}
    return [
        panel.line(record, HEAD, _record_right(sheet) - moved, HEAD_BASELINE, ink[RECORD], align=Align.RIGHT),
        *(
            Glyph(
                Box(right - moved - each.inset - each.width, y - 6.5, each.width, 13), each.sign, ink[each.key], Tint.BG
            )
            for each, right in zip(sheet.columns, _own_rights(sheet), strict=True)
        ),
        *(
            [panel.line(last, HEAD, NET_RIGHT, HEAD_BASELINE, Tint.MUTE, align=Align.RIGHT, width=80)]
            if sheet.has_last
            else []
        ),
    ]


def _row(
    row: LeaderboardRow, name: Name, net: str, fonts: Fonts, place: Box, moved: float, sheet: LeaderboardSheet
) -> list[Item]:
    leads = _leads(row, sheet)
    ground = Tint.ZONE if leads else Tint.BG
    setter = Setter(fonts, ground)
    items: list[Item] = []
    if leads:
        items.append(Area(Box(12, place.y + 1.5, WIDTH - 24, place.height - 2.5), Tint.ZONE, Tint.BG, 8, holds=True))
    middle = place.y + place.height / 2
    baseline = middle + 6.5
    if row.place is not None:
        ink = Tint.BRASS if leads else Tint.MUTE
        items.append(setter.line(str(row.place), PLACE, PLACE_X, baseline + 1, ink, align=Align.CENTER))
    disc, letter = (Tint.BRASS, Tint.ON_DISC) if leads else (Tint.ZONE2, Tint.TEXT)
    items += setter.disc(name, DISC_X, middle, DISC, disc, letter)
    printed = setter.line(
        name.printed, NAME, NAME_X, baseline, Tint.TEXT, width=_record_right(sheet) - RECORD_WIDTH - NAME_X - moved
    )
    items.append(printed)
    if leads:
        items.append(Glyph(Box(printed.box.right + 8, middle - 8.5, CROWN, 15.5), Shape.CROWN, Tint.BRASS, ground))
    own = zip(sheet.columns, row.own, _own_rights(sheet), strict=True)
    for key, words, right in (
        (RECORD, f"{row.won}–{row.lost}", _record_right(sheet)),
        *((column.key, str(count), right) for column, count, right in own),
    ):
        ink = Tint.TEXT if key == sheet.by or (leads and sheet.by == LAST) else Tint.MUTE
        items.append(setter.line(words, NUMBER, right - moved, baseline, ink, align=Align.RIGHT))
    if not sheet.has_last:
        return items
    return [*items, setter.line(net, NET, NET_RIGHT, baseline, _last_ink(row, sheet), align=Align.RIGHT)]


def _last_ink(row: LeaderboardRow, sheet: LeaderboardSheet) -> Tint:
    if sheet.is_points:
        return Tint.TEXT
    if sheet.rated:
        return Tint.TEXT if sheet.by == LAST and row.place is not None else Tint.MUTE
    return {1: Tint.GAIN, -1: Tint.LOSS}.get((row.net > 0) - (row.net < 0), Tint.MUTE)


def _leads(row: LeaderboardRow, sheet: LeaderboardSheet) -> bool:
    """Return whether a row is in first place; where nobody has anything, nobody leads."""
    return row.place == 1 and _counts(row, sheet)


def _counts(row: LeaderboardRow, sheet: LeaderboardSheet) -> bool:
    """Return whether a row has anything in the column that decides the places."""
    if sheet.by == RECORD:
        return row.won > 0
    if sheet.by == LAST:
        return sheet.rated or row.net > 0
    return any(count for column, count in zip(sheet.columns, row.own, strict=True) if column.key == sheet.by)


def _own_rights(sheet: LeaderboardSheet) -> list[float]:
    """Return the right edges of the game's own columns."""
    return [OWN_RIGHT - OWN_STEP * left for left in reversed(range(len(sheet.columns)))]


def _record_right(sheet: LeaderboardSheet) -> float:
    """Return the right edge of the column of games won and lost."""
    return min(_own_rights(sheet), default=OWN_RIGHT) - (RECORD_STEP if sheet.columns else 0)


def _last(row: LeaderboardRow, sheet: LeaderboardSheet, locale: Locale, *, cents: bool) -> str:
    """Return the last column: points of a league, a rating or an amount."""
    if sheet.is_points:
        return _points(row, locale)
    return _rating(row) if sheet.rated else _net(row, locale, cents=cents)


def _points(row: LeaderboardRow, locale: Locale, *, grouped: bool = True) -> str:
    """Return points: whole ones, or with a half."""
    has_half = row.net % 100 != 0
    text = hundredths(row.net, locale=locale, has_decimals=has_half, thousands=THIN_SPACE if grouped else "")
    return text.removesuffix("0") if has_half else text


def _rating(row: LeaderboardRow) -> str:
    """Return the rating, with a question mark if it is provisional."""
    return f"{written(row.rating)}{'?' if row.is_provisional else ''}"


def _net(row: LeaderboardRow, locale: Locale, *, cents: bool) -> str:
    """Return the net stakes with their sign; zero has none."""
    sign = "+" if row.net > 0 else ""
    return f"{sign}{money(locale, row.net, cents=cents)}"
