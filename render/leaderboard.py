"""The leaderboard: places, names, games won and lost, naturals, chapeaux, and net stakes or ratings."""

from bot.text import Locale
from render.alt import sentences
from render.fonts import Face, Fonts
from render.inputs import Column, LeaderboardRow, LeaderboardSheet
from render.names import Name, clean
from render.scene import Area, Box, Glyph, Item, Scene
from render.shapes import Shape
from render.style import MARGIN, SMALLEST_TYPE, WIDTH, Tint
from render.typeset import LABEL, Align, Setter, Type
from render.words import money, say, written

ROWS_SHOWN = 7
HEAD_BASELINE = 69.5  # pt
ROWS_TOP, ROW = 80.0, 36.0
GAP = 6.0  # above and below the asking player's row where places are left out
FOOT = 12.0
PLACE_X, DISC_X, NAME_X = 38.0, 70.0, 92.0  # pt; middles of the first two, left edge of the third
NAME_WIDTH = 170.0
RECORD_RIGHT, NATURALS_RIGHT, CHAPEAUX_RIGHT, NET_RIGHT = 330.0, 384.0, 436.0, 520.0
HEAD = Type(Face.LABEL, SMALLEST_TYPE)
NUMBER = Type(Face.LABEL, 18)
NET = Type(Face.STRONG, 21)
NET_GAP = 18.0  # pt; the least room before the widest amount


def shown(sheet: LeaderboardSheet) -> tuple[LeaderboardRow, ...]:
    """The rows that fit; the asking player's row takes the place of the last one if it would be cut."""
    rows = sheet.rows[:ROWS_SHOWN]
    own = next((row for row in sheet.rows[ROWS_SHOWN:] if row.own), None)
    return rows if own is None else (*rows[:-1], own)


def shows_cents(sheet: LeaderboardSheet) -> bool:
    """Whether amounts are printed with two decimals: all of them or none."""
    return any(row.net % 100 for row in sheet.rows)


def describe(sheet: LeaderboardSheet, locale: Locale) -> str:
    """The alt text of the leaderboard."""
    title = (
        say(locale, "pictures-board-alt-season", season=sheet.season)
        if sheet.season
        else say(locale, "pictures-board-alt-title")
    )
    cents = shows_cents(sheet)
    rows = [
        _spoken_rating(row, locale) if sheet.rated else _spoken_row(row, sheet.unit, locale, cents=cents)
        for row in shown(sheet)
    ]
    return sentences(locale, [title, *(rows or [f"{say(locale, 'pictures-board-empty')}."])])


def _spoken_row(row: LeaderboardRow, unit: str, locale: Locale, *, cents: bool) -> str:
    amount = money(locale, abs(row.net), cents=cents, grouped=False)
    sign = {1: "plus", -1: "minus"}.get((row.net > 0) - (row.net < 0))
    return say(
        locale,
        "pictures-board-alt-row",
        place=row.place,
        name=clean(row.name) or say(locale, "pictures-player", seat=str(row.place)),
        net=say(locale, f"pictures-board-alt-{sign}", amount=amount) if sign else amount,
        unit=unit,
        won=str(row.won),
        lost=str(row.lost),
        naturals=row.naturals,
        chapeaux=row.chapeaux,
    )


def _spoken_rating(row: LeaderboardRow, locale: Locale) -> str:
    return say(
        locale,
        "standing-board-alt-rating",
        place=row.place,
        name=clean(row.name) or say(locale, "pictures-player", seat=str(row.place)),
        rating=str(row.rating),
        won=str(row.won),
        lost=str(row.lost),
        naturals=row.naturals,
        chapeaux=row.chapeaux,
    )


def layout(sheet: LeaderboardSheet, names: tuple[Name, ...], fonts: Fonts, locale: Locale) -> Scene:
    """The leaderboard. `names` has one name for each row of `shown`."""
    panel = Setter(fonts, Tint.BG)
    notes = [(sheet.season, LABEL, Tint.MUTE)] if sheet.season else []
    items = panel.header(say(locale, "pictures-board-title"), *notes)
    rows = shown(sheet)
    if not rows:
        empty = say(locale, "pictures-board-empty")
        items.append(panel.line(empty, Type(Face.ASIDE, 18), MARGIN, 74, Tint.MUTE))
        return Scene(96, tuple(items), describe(sheet, locale))
    cents = shows_cents(sheet)
    nets = [written(row.rating) if sheet.rated else _net(row, locale, cents=cents) for row in rows]
    widest = max(fonts.width(net, NET.face, NET.size) for net in nets)
    # Long amounts push the other columns to the left.
    moved = max(0.0, widest + NET_GAP - (NET_RIGHT - CHAPEAUX_RIGHT))
    items += _heads(sheet, panel, locale, moved)
    top = ROWS_TOP
    for number, (row, name) in enumerate(zip(rows, names, strict=True)):
        if number and (row.own or rows[number - 1].own) and row.place > rows[number - 1].place + 1:
            top += GAP
        if number and not (_leads(row, sheet) or _leads(rows[number - 1], sheet)):
            items.append(Area(Box(24, top, WIDTH - 48, 1), Tint.ZONE2, Tint.BG))
        items += _row(row, name, nets[number], fonts, top, moved, sheet)
        top += ROW
    return Scene(top + FOOT, tuple(items), describe(sheet, locale))


def _heads(sheet: LeaderboardSheet, panel: Setter, locale: Locale, moved: float) -> list[Item]:
    y = HEAD_BASELINE - 5.5
    record = say(locale, "pictures-board-record")
    last = say(locale, "standing-board-rating") if sheet.rated else sheet.unit
    ink = {column: Tint.TEXT if column is sheet.by is not Column.LAST else Tint.MUTE for column in Column}
    return [
        panel.line(record, HEAD, RECORD_RIGHT - moved, HEAD_BASELINE, ink[Column.RECORD], align=Align.RIGHT),
        Glyph(Box(NATURALS_RIGHT - moved - 14, y - 6.5, 13, 13), Shape.ASTERISK, ink[Column.NATURALS], Tint.BG),
        Glyph(Box(CHAPEAUX_RIGHT - moved - 17, y - 6.5, 17, 13), Shape.RING, ink[Column.CHAPEAUX], Tint.BG),
        panel.line(last, HEAD, NET_RIGHT, HEAD_BASELINE, Tint.MUTE, align=Align.RIGHT, width=80),
    ]


def _row(
    row: LeaderboardRow, name: Name, net: str, fonts: Fonts, top: float, moved: float, sheet: LeaderboardSheet
) -> list[Item]:
    leads = _leads(row, sheet)
    ground = Tint.ZONE if leads else Tint.BG
    setter = Setter(fonts, ground)
    items: list[Item] = []
    if leads:
        items.append(Area(Box(12, top + 2, WIDTH - 24, ROW - 3), Tint.ZONE, Tint.BG, 8, holds=True))
    middle = top + ROW / 2
    baseline = middle + 6.5
    brass_or_mute = Tint.BRASS if leads else Tint.MUTE
    items.append(
        setter.line(str(row.place), Type(Face.TITLE, 22), PLACE_X, baseline + 1, brass_or_mute, align=Align.CENTRE)
    )
    disc, letter = (Tint.BRASS, Tint.ON_DISC) if leads else (Tint.ZONE2, Tint.TEXT)
    items += setter.disc(name, DISC_X, middle, 11.5, disc, letter)
    printed = setter.line(name.printed, Type(Face.STRONG, 19), NAME_X, baseline, Tint.TEXT, width=NAME_WIDTH - moved)
    items.append(printed)
    if leads:
        items.append(Glyph(Box(printed.box.right + 8, middle - 8.5, 20, 15.5), Shape.CROWN, Tint.BRASS, ground))
    for column, words, right in (
        (Column.RECORD, f"{row.won}–{row.lost}", RECORD_RIGHT),
        (Column.NATURALS, str(row.naturals), NATURALS_RIGHT),
        (Column.CHAPEAUX, str(row.chapeaux), CHAPEAUX_RIGHT),
    ):
        ink = Tint.TEXT if column is sheet.by or (leads and sheet.by is Column.LAST) else Tint.MUTE
        items.append(setter.line(words, NUMBER, right - moved, baseline, ink, align=Align.RIGHT))
    tint = {1: Tint.GAIN, -1: Tint.LOSS}.get((row.net > 0) - (row.net < 0), Tint.MUTE)
    if sheet.rated:
        tint = Tint.TEXT if sheet.by is Column.LAST else Tint.MUTE
    return [*items, setter.line(net, NET, NET_RIGHT, baseline, tint, align=Align.RIGHT)]


def _leads(row: LeaderboardRow, sheet: LeaderboardSheet) -> bool:
    """Whether a row is in the first place; where nobody has anything, nobody leads."""
    return row.place == 1 and _counts(row, sheet)


def _counts(row: LeaderboardRow, sheet: LeaderboardSheet) -> bool:
    """Whether a row has anything in the column that decides the places."""
    match sheet.by:
        case Column.RECORD:
            return row.won > 0
        case Column.NATURALS:
            return row.naturals > 0
        case Column.CHAPEAUX:
            return row.chapeaux > 0
        case Column.LAST:
            return sheet.rated or row.net > 0


def _net(row: LeaderboardRow, locale: Locale, *, cents: bool) -> str:
    """The net stakes with their sign; zero has none."""
    sign = "+" if row.net > 0 else ""
    return f"{sign}{money(locale, row.net, cents=cents)}"
