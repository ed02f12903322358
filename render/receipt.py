"""The receipt of a game for many: what each player gains or loses, and who pays whom how much."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from bot.games.protocol import Seat, Settlement, Side, Transfer
from bot.text import Locale
from bot.text.listing import listed
from bot.text.numbers import unit_after
from render.alt import sentences
from render.fonts import Face, Fonts
from render.inputs import PLAIN, Style
from render.names import Name
from render.paper import disc_on_paper, double_line
from render.scene import Area, Arrow, Box, Item, Paper, Scene
from render.stage.canvas import Stage
from render.stage.pieces import disc
from render.stage.values import Disc, letters
from render.style import SMALLEST_TYPE, Tint
from render.typeset import FLOOR, LABEL, Align, Setter, Type
from render.words import money, say

LEFT, LEFT_WIDTH = 20.0, 190.0  # pt; the column on the panel next to the paper
WINNER, WINNER_BASELINE, SMALLEST_WINNER = Type(Face.TITLE, 34), 46.0, 22.0
ABOUT_BASELINE = 73.0
NETS_TOP, NETS_ROOM = 92.0, 212.0
UNIT_UNDER = 24.0  # from the last net's line to the baseline of the unit
NET_PITCH = 42.0  # at most
IN_A_COLUMN = 6  # nets; more go in two columns, without rules
NET = Type(Face.STRONG, 21)
NET_NAME = Type(Face.STRONG, 20)
SMALL = Type(Face.STRONG, 18)
NET_DISC = 13.5  # radius
SMALL_PITCH = 28.0  # lines that are less high are set smaller
BETWEEN_COLUMNS = 8.0
OVER = 4.0  # by which an amount may stick out of its column

PAPER_X, PAPER_Y, PAPER_WIDTH, BELOW_PAPER = 232.0, 16.0, 302.0, 12.0
SHORTEST_PAPER = 225.0  # pt from the panel's top
INSIDE, INSIDE_RIGHT = 250.0, 516.0  # left and right edges of the print on the paper
TITLE_BASELINE, HEAD_RULE = 50.0, 62.0
ROWS_ROOM = 211.0
TOTAL_UNDER, TEETH_UNDER = 32.0, 64.0  # from the last payment's line to the sum's baseline, and to the torn edge
WIDEST_PITCH = 52.0
ROWS = 6  # on the paper; of more payments the largest are shown, and the others share the last row
AMOUNT = Type(Face.STRONG, 21)
PAYER = Type(Face.STRONG, 19)
PAYMENT_DISC = 12.0
DISC_GAP, ARROW, AROUND_ARROW = 6.5, 27.0, 7.0  # after a disc; length of an arrow, and the room on each side of it
TOTAL = Type(Face.STRONG, 25)


@dataclass(frozen=True, slots=True)
class ReceiptSheet:
    """The contents of a receipt. It prints the settlement's transfers as they are."""

    settlement: Settlement
    winners: tuple[Seat, ...]  # none: nobody won
    about: str  # the game and how long it was, in the reader's language: "Kalooki, 9 deals"
    rate: str  # the price, in the reader's language: "1.00 a 100 pts"
    unit: str  # the word after an amount, such as "chips"
    sides: tuple[Side, ...] = ()  # the players on each side: partners have discs of one color
    is_drawn: bool = False  # nobody is ahead


def layout(
    sheet: ReceiptSheet, names: tuple[Name, ...], fonts: Fonts, locale: Locale, *, style: Style = PLAIN
) -> Scene:  # fmt: skip
    """Lay out the receipt. `names` are in seat order."""
    stage = Stage(fonts, locale, style)
    nets, payments = _Nets.of(sheet, names, stage), _payments(sheet, names, stage)
    end = max((item.box.bottom for item in payments), default=0.0)
    bottom = max(nets.bottom + UNIT_UNDER + 9, end + TEETH_UNDER - TOTAL_UNDER - 7, SHORTEST_PAPER)
    items = [
        *_outcome(sheet, names, stage),
        *nets.items(sheet, names, stage),
        Paper(Box(PAPER_X, PAPER_Y, PAPER_WIDTH, bottom - PAPER_Y), 7, torn=True),
        *_head(sheet, stage),
        *payments,
    ]
    return Scene(bottom + BELOW_PAPER, tuple(items), describe(sheet, names, locale))


def describe(sheet: ReceiptSheet, names: Sequence[Name], locale: Locale) -> str:
    """Return the alt text: who won, what everybody gains or loses, and every payment."""
    cents = shows_cents(sheet)

    def amount(minor: int) -> str:
        return money(locale, minor, cents=cents, grouped=False)

    def net(seat: Seat, minor: int) -> str:
        way = "plus" if minor > 0 else "minus" if minor < 0 else "zero"
        return say(locale, f"pictures-many-alt-{way}", name=names[seat].spoken, amount=amount(abs(minor)))

    parts = [f"{_headline(sheet, [name.spoken for name in names], locale)}. {sheet.about}."]
    if sheet.settlement.transfers:
        nets = ", ".join(net(seat, minor) for seat, minor in ranked(sheet, len(names)))
        parts.append(say(locale, "pictures-many-alt-nets", nets=nets, unit=sheet.unit))
    else:
        parts.append(say(locale, "pictures-receipt-alt-square"))
    parts += [
        say(
            locale,
            "pictures-receipt-alt-pays",
            payer=names[payment.payer].spoken,
            payee=names[payment.payee].spoken,
            amount=amount(payment.amount),
            unit=unit_after(sheet.unit, payment.amount),
        )
        for payment in largest_first(sheet)
    ]
    return sentences(locale, parts)


def discs(sheet: ReceiptSheet, names: Sequence[Name]) -> tuple[Disc, ...]:
    """Return the disc of each player."""
    own = {seat: number for number, side in enumerate(sheet.sides) for seat in side}
    return tuple(Disc(sign, own.get(Seat(seat), seat)) for seat, sign in enumerate(letters(names)))


def shows_cents(sheet: ReceiptSheet) -> bool:
    """Return whether amounts are printed with two decimals: all of them on a receipt, or none."""
    return any(transfer.amount % 100 for transfer in sheet.settlement.transfers)


def largest_first(sheet: ReceiptSheet) -> list[Transfer]:
    """Return the payments in the order in which they are printed."""
    return sorted(sheet.settlement.transfers, key=lambda each: -each.amount)


def ranked(sheet: ReceiptSheet, seats: int) -> list[tuple[Seat, int]]:
    """Return each seat's gain, best first."""
    nets = sheet.settlement.nets(seats)
    return sorted(((Seat(seat), net) for seat, net in enumerate(nets)), key=lambda each: -each[1])


def _headline(sheet: ReceiptSheet, names: Sequence[str], locale: Locale) -> str:
    if sheet.is_drawn:
        return say(locale, "pictures-many-drawn")
    if not sheet.winners:
        return say(locale, "pictures-receipt-no-winner")
    who = listed([names[seat] for seat in sheet.winners], locale=locale)
    return say(locale, "pictures-many-wins", names=who, count=len(sheet.winners))


def _outcome(sheet: ReceiptSheet, names: tuple[Name, ...], stage: Stage) -> list[Item]:
    """Lay out who won, and what was played."""
    panel = stage.on(Tint.BG)

    def said(who: tuple[str, ...]) -> str:
        return _headline(sheet, who, stage.locale)

    printed, width = tuple(name.printed for name in names), LEFT_WIDTH + 12
    smallest = SMALLEST_WINNER if len(sheet.winners) < 2 else SMALLEST_TYPE
    title = panel.sentence(said, printed, WINNER, LEFT, WINNER_BASELINE, Tint.TEXT, width=width, smallest=smallest)
    about = panel.line(sheet.about, LABEL, LEFT + 1, ABOUT_BASELINE, Tint.MUTE, width=LEFT_WIDTH)
    return [title, about]


@dataclass(frozen=True, slots=True)
class _Nets:
    """The layout of gains and losses: a line each, or two columns with a name above an amount."""

    columns: int
    in_a_column: int
    pitch: float

    @staticmethod
    def of(sheet: ReceiptSheet, names: Sequence[Name], stage: Stage) -> "_Nets":
        """Return two columns for many, unless an amount is too wide for them: then one of small lines."""
        nets, cents = ranked(sheet, len(names)), shows_cents(sheet)
        columns = 1 if len(nets) <= IN_A_COLUMN else 2
        room = (LEFT_WIDTH - BETWEEN_COLUMNS) / 2 - 2 * NET_DISC - DISC_GAP
        amounts = [signed(net, stage.locale, cents=cents) for _, net in nets]
        if any(stage.fonts.width(words, SMALL.face, SMALL.size) > room + OVER for words in amounts):
            columns = 1
        rows = -(-len(nets) // columns)
        return _Nets(columns, rows, min(NET_PITCH, NETS_ROOM / rows))

    @property
    def bottom(self) -> float:
        """The bottom of the last line."""
        return NETS_TOP + self.in_a_column * self.pitch

    def items(self, sheet: ReceiptSheet, names: tuple[Name, ...], stage: Stage) -> Iterator[Item]:
        """Yield the nets, best first, and below them their unit."""
        nets, who, cents = ranked(sheet, len(names)), discs(sheet, names), shows_cents(sheet)
        wide = (LEFT_WIDTH - BETWEEN_COLUMNS * (self.columns - 1)) / self.columns
        radius = min(NET_DISC, self.pitch / 2 - 1)
        for number, (seat, net) in enumerate(nets):
            column, row = divmod(number, self.in_a_column)
            x, middle = LEFT + column * (wide + BETWEEN_COLUMNS), NETS_TOP + (row + 0.5) * self.pitch
            yield from disc(stage, who[seat], x + radius, middle, Tint.BG, radius=radius)
            yield from self._net(signed(net, stage.locale, cents=cents), net, names[seat], stage, x, wide, middle)
            if self.columns == 1 and row < self.in_a_column - 1:
                line = Box(LEFT, NETS_TOP + (row + 1) * self.pitch - 0.5, LEFT_WIDTH, 1)
                yield Area(line, Tint.LINE, Tint.BG)
        unit = say(stage.locale, "pictures-many-net", unit=sheet.unit)
        right, under = LEFT + LEFT_WIDTH, self.bottom + UNIT_UNDER
        yield stage.on(Tint.BG).line(unit, LABEL, right, under, Tint.MUTE, align=Align.RIGHT, width=LEFT_WIDTH)

    def _net(
        self, words: str, net: int, name: Name, stage: Stage, left: float, wide: float, middle: float
    ) -> list[Item]:  # fmt: skip
        panel = stage.on(Tint.BG)
        tint = Tint.GAIN if net > 0 else Tint.LOSS if net < 0 else Tint.MUTE
        ink = Tint.TEXT if net > 0 else Tint.MUTE
        x = left + 2 * min(NET_DISC, self.pitch / 2 - 1) + DISC_GAP
        if self.columns > 1:
            room = left + wide - x
            return [
                panel.line(name.printed, FLOOR, x, middle - 3.5, ink, width=room),
                panel.line(words, SMALL, x, middle + 14.5, tint),
            ]
        is_small = self.pitch < SMALL_PITCH
        style, of_name = (SMALL, FLOOR) if is_small else (NET, NET_NAME)
        down = 6.5 if is_small else 7.5
        amount = panel.line(words, style, left + wide, middle + down, tint, align=Align.RIGHT)
        return [panel.line(name.printed, of_name, x, middle + down - 0.5, ink, width=amount.box.x - x - 8), amount]


def signed(net: int, locale: Locale, *, cents: bool) -> str:
    """Return a player's gain or loss, with its sign."""
    return f"{'+' if net > 0 else ''}{money(locale, net, cents=cents)}"


def _head(sheet: ReceiptSheet, stage: Stage) -> list[Item]:
    """Lay out the title of the paper, and the reason for payment."""
    paper = stage.on(Tint.SHEET)
    words = say(stage.locale, "pictures-receipt-title")
    title = paper.line(words, Type(Face.TITLE, 21), INSIDE, TITLE_BASELINE, Tint.PEN)
    room = INSIDE_RIGHT - title.box.right - 12
    rule = Area(Box(INSIDE, HEAD_RULE - 0.75, INSIDE_RIGHT - INSIDE, 1.5), Tint.PEN, Tint.SHEET)
    if not sheet.rate:
        return [title, rule]
    rate = paper.line(sheet.rate, LABEL, INSIDE_RIGHT, TITLE_BASELINE, Tint.PENCIL, align=Align.RIGHT, width=room)
    return [title, rate, rule]


def _payments(sheet: ReceiptSheet, names: tuple[Name, ...], stage: Stage) -> list[Item]:
    """Lay out the payments, a row each, and their sum; of many the largest, and the sum of the others."""
    paper, payments, cents = stage.on(Tint.SHEET), largest_first(sheet), shows_cents(sheet)
    if not payments:
        square = say(stage.locale, "pictures-receipt-square")
        middle = (INSIDE + INSIDE_RIGHT) / 2
        return [paper.line(square, Type(Face.TITLE, 30), middle, 140, Tint.PEN, align=Align.CENTRE)]
    shown = payments if len(payments) <= ROWS else payments[: ROWS - 1]
    rows = min(len(payments), ROWS)
    pitch = min(WIDEST_PITCH, ROWS_ROOM / rows)
    amounts = [money(stage.locale, each.amount, cents=cents) for each in payments]
    widest = max(stage.fonts.width(words, AMOUNT.face, AMOUNT.size) for words in amounts)
    rooms, who = _rooms(shown, names, stage, INSIDE_RIGHT - widest - 10), discs(sheet, names)
    items: list[Item] = []
    for number, payment in enumerate(shown):
        middle = HEAD_RULE + (number + 0.5) * pitch
        items += _payment(payment, names, who, stage, middle, rooms)
        items.append(paper.line(amounts[number], AMOUNT, INSIDE_RIGHT, middle + 7.5, Tint.PEN, align=Align.RIGHT))
        if number < rows - 1:
            line = Box(INSIDE, HEAD_RULE + (number + 1) * pitch - 0.5, INSIDE_RIGHT - INSIDE, 1)
            items.append(Area(line, Tint.RULE, Tint.SHEET))
    if len(shown) < len(payments):
        items += _others(payments[len(shown) :], stage, HEAD_RULE + (rows - 0.5) * pitch + 7, cents=cents)
    end = HEAD_RULE + rows * pitch
    items.append(Area(Box(INSIDE, end - 0.75, INSIDE_RIGHT - INSIDE, 1.5), Tint.PEN, Tint.SHEET))
    return [*items, *_total(sheet, stage, end + TOTAL_UNDER, cents=cents)]


def _rooms(
    payments: Sequence[Transfer], names: Sequence[Name], stage: Stage, right: float
) -> tuple[float, float]:  # fmt: skip
    """Return how wide payers' and payees' names may be: as wide as they are, or cut where they are widest."""
    whole = right - INSIDE - (4 * PAYMENT_DISC + 2 * DISC_GAP + ARROW + 2 * AROUND_ARROW)

    def widest(seats: Iterable[Seat]) -> float:
        return max(
            stage.fonts.width(names[seat].printed, stage.fonts.face_for(names[seat].printed, PAYER.face), PAYER.size)
            for seat in seats
        )

    payers, payees = widest(each.payer for each in payments), widest(each.payee for each in payments)
    spare = whole - payers - payees
    if spare >= 0:
        return payers + spare / 2, payees + spare / 2
    first = min(payers, max(whole / 2, whole - payees))
    return first, whole - first


def _payment(
    payment: Transfer,
    names: tuple[Name, ...],
    who: tuple[Disc, ...],
    stage: Stage,
    middle: float,
    rooms: tuple[float, float],
) -> Iterator[Item]:
    """Yield payer, arrow and payee, with this room for their names."""
    paper, x = stage.on(Tint.SHEET), INSIDE
    for seat, room in zip((payment.payer, payment.payee), rooms, strict=True):
        if seat == payment.payee:
            begin = x + AROUND_ARROW
            box = Box(begin, middle - 6, ARROW, 12)
            yield Arrow(box, (begin, middle), (begin + ARROW, middle), 2.4, Tint.PENCIL, Tint.SHEET)
            x = begin + ARROW + AROUND_ARROW
        yield from disc_on_paper(stage, who[seat], x + PAYMENT_DISC, middle, PAYMENT_DISC)
        x += 2 * PAYMENT_DISC + DISC_GAP
        yield paper.line(names[seat].printed, PAYER, x, middle + 7, Tint.PEN, width=room)
        x += room


def _others(payments: Sequence[Transfer], stage: Stage, baseline: float, *, cents: bool) -> list[Item]:
    """Lay out the number of payments not shown, and their sum."""
    paper = stage.on(Tint.SHEET)
    words = say(stage.locale, "pictures-many-more", count=len(payments))
    total = money(stage.locale, sum(each.amount for each in payments), cents=cents)
    return [
        paper.line(words, LABEL, INSIDE, baseline, Tint.PENCIL),
        paper.line(total, AMOUNT, INSIDE_RIGHT, baseline, Tint.PENCIL, align=Align.RIGHT),
    ]


def _total(sheet: ReceiptSheet, stage: Stage, baseline: float, *, cents: bool) -> list[Item]:
    paper: Setter = stage.on(Tint.SHEET)
    total = money(stage.locale, sheet.settlement.total, cents=cents)
    line = paper.line(total, TOTAL, INSIDE_RIGHT, baseline, Tint.PEN, align=Align.RIGHT)
    words = say(stage.locale, "pictures-many-payments", count=len(sheet.settlement.transfers))
    return [paper.line(words, PAYER, INSIDE, baseline, Tint.PEN), line, *double_line(line, baseline + 4)]
