"""The receipt of a settlement: who pays whom how much, and each item of the sum."""

from bot.games.protocol import Line, Seat
from bot.text import Locale
from render.alt import sentences
from render.fonts import Face, Fonts
from render.mille import banner
from render.mille.inputs import SettlementSheet
from render.names import Name
from render.receipt import spoken_payment
from render.scene import Area, Box, Item, Paper, PencilAsterisk, PencilRing, Scene, Text, moved
from render.style import SMALLEST_TYPE, Tint
from render.typeset import LABEL, Align, Setter, Type
from render.words import money, say, spoken, written

ORDER = ("game", "naturals", "chapeaux", "difference", "skunk")
LEFT, LEFT_WIDTH = 20.0, 186.0  # pt; the column on the panel next to the paper
HERO = Type(Face.TITLE, 88)
SMALLEST_HERO = 28.0
UNIT = Type(Face.LABEL, 20)
PAPER_X, PAPER_Y, PAPER_WIDTH = 232.0, 16.0, 302.0
INSIDE, INSIDE_RIGHT = 250.0, 516.0  # left and right edges of the print on the paper
TITLE_BASELINE, HEAD_RULE = 50.0, 62.0
PITCH, PITCH_OF_FIVE = 41.0, 37.5
TOTAL_ROOM = 79.0  # pt from the last item's line to the tips of the torn edge
BELOW_PAPER = 14.0
SHORTEST_PAPER = 288.0  # pt from the panel's top, for the column next to it
TIMES_MORE = {2: "doubled", 3: "tripled"}


def shows_cents(sheet: SettlementSheet) -> bool:
    """Return whether amounts are printed with two decimals: all of them on a receipt, or none."""
    return any(minor % 100 for line in sheet.settlement.lines for minor in (line.each, line.amount)) or bool(
        sheet.stake % 100
    )


def item_name(line: Line, locale: Locale) -> str:
    """Return the name of a line's reason for payment."""
    return say(locale, f"pictures-receipt-{line.item}", count=line.count)


def multiplied(line: Line) -> str | None:
    """Return "doubled" or "tripled" for a multiplying skunk, whose line shows what it adds to the sum above."""
    is_addition = line.item == "skunk" and line.amount == line.each * (line.count - 1)
    return TIMES_MORE.get(line.count) if is_addition else None


def describe(sheet: SettlementSheet, names: tuple[Name, ...], locale: Locale) -> str:
    """Return the alt text of the receipt."""
    cents = shows_cents(sheet)

    def amount(minor: int) -> str:
        return money(locale, minor, cents=cents, grouped=False)

    parts = [
        spoken_payment(each, names, amount(each.amount), unit=sheet.unit, locale=locale)
        for each in sheet.settlement.transfers
    ] or [say(locale, "pictures-receipt-alt-square")]
    stakes = {"smaller": amount(sheet.stake), "larger": amount(3 * sheet.stake)}
    if sheet.winner is None:
        parts.append(say(locale, "pictures-receipt-alt-stakes", **stakes))
    else:
        won, lost = sheet.totals[sheet.winner], sheet.totals[Seat(1 - sheet.winner)]
        winner = names[sheet.winner].spoken
        parts.append(
            say(locale, "pictures-receipt-alt-wins", name=winner, won=spoken(won), lost=spoken(lost), **stakes)
        )
    parts += banner.spoken(sheet.celebrations, names, locale)
    parts += [_spoken_line(line, locale, amount(line.each), amount(line.amount)) for line in printed(sheet)]
    if sheet.settlement.lines:
        parts.append(say(locale, "pictures-receipt-alt-total", amount=amount(sheet.settlement.total)))
    return sentences(locale, parts)


def printed(sheet: SettlementSheet) -> tuple[Line, ...]:
    """Return the printed lines: all whose amount is not zero."""
    return tuple(line for line in sheet.settlement.lines if line.amount)


def _spoken_line(line: Line, locale: Locale, each: str, amount: str) -> str:
    if times := multiplied(line):
        return say(locale, f"pictures-receipt-alt-{times}", sum=each, amount=amount)
    name = item_name(line, locale)
    if line.item == "game":
        return say(locale, "pictures-receipt-alt-plain", item=name, amount=amount)
    return say(locale, "pictures-receipt-alt-times", item=name, count=line.count, each=each, amount=amount)


def layout(sheet: SettlementSheet, names: tuple[Name, ...], fonts: Fonts, locale: Locale) -> Scene:
    """Lay out the receipt."""
    lines = printed(sheet)
    pitch = PITCH_OF_FIVE if len(lines) >= len(ORDER) else PITCH
    end = HEAD_RULE + len(lines) * pitch
    bottom = max(end + TOTAL_ROOM - 4, SHORTEST_PAPER)
    height = bottom + BELOW_PAPER
    panel, paper = Setter(fonts, Tint.BG), Setter(fonts, Tint.SHEET)
    cents = shows_cents(sheet)
    items = _outcome(sheet, names, panel, locale)
    if sheet.settlement.transfers:
        items += _debt(sheet, names, panel, locale, height - 34, cents=cents)
    else:
        square = say(locale, "pictures-receipt-square")
        items.append(
            panel.shrunk(square, Type(Face.TITLE, 34), LEFT, height - 34, Tint.BRASS, width=LEFT_WIDTH, smallest=20)
        )
    items.append(Paper(Box(PAPER_X, PAPER_Y, PAPER_WIDTH, bottom - PAPER_Y), 7, torn=True))
    stakes = say(
        locale,
        "pictures-receipt-stakes",
        smaller=money(locale, sheet.stake, cents=cents),
        larger=money(locale, 3 * sheet.stake, cents=cents),
    )
    stakes_line = paper.line(stakes, LABEL, INSIDE_RIGHT, TITLE_BASELINE, Tint.PENCIL, align=Align.RIGHT)
    title = say(locale, "pictures-receipt-title")
    room = stakes_line.box.x - INSIDE - 10
    items += [
        paper.shrunk(title, Type(Face.TITLE, 21), INSIDE, TITLE_BASELINE, Tint.PEN, width=room, smallest=SMALLEST_TYPE),
        stakes_line,
        Area(Box(INSIDE, HEAD_RULE - 0.5, INSIDE_RIGHT - INSIDE, 1), Tint.PEN, Tint.SHEET),
    ]
    for number, line in enumerate(lines):
        top = HEAD_RULE + number * pitch
        items += _line(line, paper, locale, top + pitch / 2 + 6.5, sheet.game, cents=cents)
        last = number == len(lines) - 1
        rule = Area(
            Box(INSIDE, top + pitch - 0.5, INSIDE_RIGHT - INSIDE, 1), Tint.PEN if last else Tint.RULE, Tint.SHEET
        )
        items.append(rule)
    items += _total(sheet, paper, locale, end + 37, cents=cents)
    down = banner.height(sheet.celebrations)
    below = (moved(item, down) for item in items) if down else items
    items = [*banner.banner(sheet.celebrations, names, panel, locale), *below]
    return Scene(height + down, tuple(items), describe(sheet, names, locale))


def _outcome(sheet: SettlementSheet, names: tuple[Name, ...], panel: Setter, locale: Locale) -> list[Item]:
    """Lay out the winner, and the totals of both players."""
    style, winner = Type(Face.TITLE, 34), sheet.winner
    title: Text
    if winner is None:
        abandoned = say(locale, "pictures-receipt-no-winner")
        title = panel.shrunk(abandoned, style, LEFT, 46, Tint.TEXT, width=LEFT_WIDTH + 12, smallest=18)
    else:

        def said(who: tuple[str, ...]) -> str:
            return say(locale, "pictures-receipt-wins", name=who[0])

        who = (names[winner].printed,)
        title = panel.sentence(said, who, style, LEFT, 46, Tint.TEXT, width=LEFT_WIDTH + 12, smallest=24)
    items: list[Item] = [title]
    order = (Seat.A, Seat.B) if sheet.winner in (None, Seat.A) else (Seat.B, Seat.A)
    for row, seat in enumerate(order):
        y = 81.5 + 32 * row
        ink = Tint.TEXT if seat == sheet.winner else Tint.MUTE
        total = panel.line(
            written(sheet.totals[seat]), Type(Face.STRONG, 21), LEFT + LEFT_WIDTH, y + 7, ink, align=Align.RIGHT
        )
        room = total.box.x - LEFT - 31 - 10
        disc = Tint.PLAYER_A if seat == Seat.A else Tint.PLAYER_B
        items += panel.disc(names[seat], LEFT + 11, y, 11, disc, Tint.ON_DISC)
        items += [panel.line(names[seat].printed, Type(Face.STRONG, 18), LEFT + 31, y + 6.5, ink, width=room), total]
    items.append(Area(Box(LEFT, 142, LEFT_WIDTH, 1), Tint.LINE, Tint.BG))
    return items


def _debt(
    sheet: SettlementSheet, names: tuple[Name, ...], panel: Setter, locale: Locale, baseline: float, *, cents: bool
) -> list[Item]:
    """Lay out who pays whom, and the sum, as large as fits next to its unit."""
    transfer = sheet.settlement.transfers[0]

    def said(who: tuple[str, ...]) -> str:
        return say(locale, "pictures-receipt-pays", payer=who[0], payee=who[1])

    unit_face = panel.fonts.face_for(sheet.unit, UNIT.face)
    unit = panel.fonts.fit(sheet.unit, unit_face, UNIT.size, 90)
    unit_width = panel.fonts.width(unit, unit_face, UNIT.size)
    amount = money(locale, transfer.amount, cents=cents)
    size = HERO.size
    while size > SMALLEST_HERO and panel.fonts.width(amount, HERO.face, size) + 10 + unit_width > LEFT_WIDTH + 4:
        size -= 2
    hero = panel.line(amount, Type(HERO.face, size), LEFT, baseline, Tint.BRASS)
    who = (names[transfer.payer].printed, names[transfer.payee].printed)
    pays = panel.sentence(said, who, UNIT, LEFT, hero.box.y - 22, Tint.MUTE, width=LEFT_WIDTH, smallest=SMALLEST_TYPE)
    return [pays, hero, panel.line(unit, UNIT, hero.box.right + 10, baseline, Tint.MUTE)]


def _line(line: Line, paper: Setter, locale: Locale, baseline: float, game: str, *, cents: bool) -> list[Item]:
    """Lay out one line: its name with a ring or an asterisk, how it is counted, and its amount."""
    sum_style = Type(Face.STRONG, 21)
    amount = paper.line(
        money(locale, line.amount, cents=cents), sum_style, INSIDE_RIGHT, baseline, Tint.PEN, align=Align.RIGHT
    )
    name = paper.line(item_name(line, locale), Type(Face.LABEL, 20), INSIDE, baseline, Tint.PEN)
    items: list[Item] = [name, amount]
    middle = name.box.y + name.box.height / 2
    edge = name.box.right
    if line.item == "naturals":
        box = Box(edge + 8, middle - 7, 14, 14)
        items.append(PencilAsterisk(box, f"{game} receipt", Tint.ASTERISK, Tint.SHEET))
        edge = box.right
    elif line.item == "chapeaux":
        box = Box(edge + 7, middle - 8, 20, 16)
        items.append(PencilRing(box, f"{game} receipt", Tint.RING, Tint.SHEET))
        edge = box.right
    if line.item != "game":
        each = money(locale, line.each, cents=cents)
        if times := multiplied(line):
            counted = say(locale, f"pictures-receipt-{times}", sum=each)
        else:
            counted = say(locale, "pictures-receipt-times", count=written(line.count), each=each)
        right = min(amount.box.x - 16, 474.0)
        factor = paper.line(counted, LABEL, right, baseline, Tint.PENCIL, align=Align.RIGHT)
        if factor.box.x < edge + 6:  # at high stakes only the amount has room
            return items
        items.append(factor)
    return items


def _total(sheet: SettlementSheet, paper: Setter, locale: Locale, baseline: float, *, cents: bool) -> list[Item]:
    words = say(locale, "pictures-receipt-total")
    total = paper.line(
        money(locale, sheet.settlement.total, cents=cents),
        Type(Face.STRONG, 28),
        INSIDE_RIGHT,
        baseline,
        Tint.PEN,
        align=Align.RIGHT,
    )
    under = [
        Area(Box(total.box.x - 2, baseline + 4.5 + step, total.box.width + 3, 1), Tint.PEN, Tint.SHEET)
        for step in (0, 3)
    ]
    return [paper.line(words, Type(Face.STRONG, 21), INSIDE, baseline, Tint.PEN), total, *under]
