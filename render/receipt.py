"""The receipt of a game for many: what the winner gains, and who pays whom how much."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

from bot.games.protocol import Seat, Settlement, Side, Transfer
from bot.text import Locale
from bot.text.listing import listed
from bot.text.numbers import unit_after
from render.alt import sentences
from render.fonts import Face, Fonts
from render.inputs import PLAIN, Style
from render.names import Name
from render.paper import disc_on_paper
from render.scene import Area, Arrow, Box, Item, Paper, Scene
from render.stage.canvas import Stage
from render.stage.pieces import disc
from render.stage.values import Disc, letters
from render.style import SMALLEST_TYPE, Tint
from render.typeset import LABEL, Align, Type
from render.words import money, say

LEFT, LEFT_WIDTH = 20.0, 194.0  # pt; the column on the panel next to the paper
WINNER, WINNER_BASELINE, SMALLEST_WINNER = Type(Face.TITLE, 34), 46.0, 22.0
ABOUT_BASELINE = 73.0
HERO, SMALLEST_HERO = Type(Face.TITLE, 72), 28.0
HERO_BASELINE, UNIT_UNDER = 154.0, 27.0  # the unit's baseline, under that of the number
GAINS_TOP, GAIN_PITCH, GAINS_SHOWN = 196.0, 30.0, 4  # what others gain; of more the last line is a number
NET, NET_NAME, NET_DISC = Type(Face.STRONG, 20), Type(Face.STRONG, 19), 12.0

PAPER_X, PAPER_Y, PAPER_WIDTH, BELOW_PAPER = 232.0, 16.0, 302.0, 12.0
SHORTEST_PAPER = 225.0  # pt from the panel's top
INSIDE, INSIDE_RIGHT = 250.0, 516.0  # left and right edges of the print on the paper
TITLE_BASELINE, HEAD_RULE = 50.0, 62.0
ROWS_ROOM, TEETH_UNDER = 252.0, 22.0  # for the payers; from their last line to the torn edge
WIDEST_PITCH, SMALL_PITCH = 48.0, 32.0  # of a payer; rows that are less high are set smaller
AMOUNT, SMALL_AMOUNT = Type(Face.STRONG, 21), Type(Face.STRONG, 18)
PAYER, SMALL_PAYER = Type(Face.STRONG, 19), Type(Face.STRONG, 18)
PAYMENT_DISC = 12.0  # radius
DISC_GAP, ARROW, AROUND_ARROW = 6.5, 22.0, 6.0  # after a disc; length of an arrow, and the room on each side of it
PAYEE_GAP, LEAST_PAYER = 9.0, 44.0  # before another payee; room for a payer's name
PAYEES_AT, LEAST_PAYEE = 0.5, 30.0  # where named payees begin, in shares of the paper; room for such a name


@dataclass(frozen=True, slots=True)
class ReceiptSheet:
    """The contents of a receipt. It prints the settlement's transfers as they are."""

    settlement: Settlement
    winners: tuple[Seat, ...]  # none: nobody won
    about: str  # the game and how long it was, in the reader’s language: "Rummy, 9 deals"
    rate: str  # the price, in the reader's language: "1.00 a 100 pts"
    unit: str  # the word after an amount, such as "coins"
    sides: tuple[Side, ...] = ()  # the players on each side: partners have discs of one color
    is_drawn: bool = False  # nobody is ahead


def layout(
    sheet: ReceiptSheet, names: tuple[Name, ...], fonts: Fonts, locale: Locale, *, style: Style = PLAIN
) -> Scene:  # fmt: skip
    """Lay out the receipt. `names` are in seat order."""
    stage = Stage(fonts, locale, style)
    won, paid = [*_hero(sheet, names, stage), *_gains(sheet, names, stage)], _payers(sheet, names, stage)
    end = max((item.box.bottom for item in won), default=0.0)
    bottom = max(end + 12, HEAD_RULE + sum(row.high for row in paid) + TEETH_UNDER, SHORTEST_PAPER)
    items: list[Item] = [
        *_outcome(sheet, names, stage),
        *won,
        Paper(Box(PAPER_X, PAPER_Y, PAPER_WIDTH, bottom - PAPER_Y), 7, torn=True),
        *_head(sheet, stage),
    ]
    top = HEAD_RULE
    for row in paid:
        if top > HEAD_RULE:
            items.append(Area(Box(INSIDE, top - 0.5, INSIDE_RIGHT - INSIDE, 1), Tint.RULE, Tint.SHEET))
        items += row.items(sheet, names, stage, top)
        top += row.high
    if not paid:
        square, middle = say(locale, "pictures-receipt-square"), (INSIDE + INSIDE_RIGHT) / 2
        items.append(stage.on(Tint.SHEET).line(square, Type(Face.TITLE, 30), middle, 140, Tint.PEN, align=Align.CENTER))
    return Scene(bottom + BELOW_PAPER, tuple(items), describe(sheet, names, locale))


def describe(sheet: ReceiptSheet, names: Sequence[Name], locale: Locale) -> str:
    """Return the alt text: who won, what everyone gains or loses, and every payment."""
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
        spoken_payment(each, names, amount(each.amount), unit=sheet.unit, locale=locale)
        for each in largest_first(sheet)
    ]
    return sentences(locale, parts)


def spoken_payment(payment: Transfer, names: Sequence[Name], amount: str, *, unit: str, locale: Locale) -> str:
    """Return who pays whom, and what, in a sentence."""
    return say(
        locale,
        "pictures-receipt-alt-pays",
        payer=names[payment.payer].spoken,
        payee=names[payment.payee].spoken,
        amount=amount,
        unit=unit_after(unit, payment.amount),
    )


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


def _hero(sheet: ReceiptSheet, names: Sequence[Name], stage: Stage) -> list[Item]:
    """Lay out the winner's gain, as large as there is room; of winners that gain unlike sums, and of none, the best."""
    nets = ranked(sheet, len(names))
    own = [net for seat, net in nets if seat in sheet.winners]
    if not sheet.settlement.transfers:
        return []
    net, key = (own or [nets[0][1]])[0], "pictures-many-each" if len(own) > 1 else "pictures-many-unit"
    if not own or any(other != net for other in own):
        (seat, net), key = next(each for each in nets if not own or each[0] in sheet.winners), "pictures-many-for"
    else:
        seat = sheet.winners[0]
    panel, words = stage.on(Tint.BG), signed(net, stage.locale, cents=shows_cents(sheet))
    number = panel.shrunk(
        words, HERO, LEFT - 1, HERO_BASELINE, Tint.BRASS, width=LEFT_WIDTH, smallest=SMALLEST_HERO
    )  # fmt: skip
    unit = say(stage.locale, key, unit=unit_after(sheet.unit, abs(net)), name=names[seat].printed)
    under = HERO_BASELINE + UNIT_UNDER
    return [number, panel.line(unit, LABEL, LEFT + 1, under, Tint.MUTE, width=LEFT_WIDTH)]


def _gains(sheet: ReceiptSheet, names: Sequence[Name], stage: Stage) -> Iterator[Item]:
    """Yield who else gains how much, best first. The others pay, and the paper says so."""
    who, cents, panel = discs(sheet, names), shows_cents(sheet), stage.on(Tint.BG)
    nets = ranked(sheet, len(names))
    best = {*sheet.winners} or {nets[0][0]}
    gains = [(seat, net) for seat, net in nets if net > 0 and seat not in best]
    shown = gains if len(gains) <= GAINS_SHOWN else gains[: GAINS_SHOWN - 1]
    up = stage.fonts.cap(NET.face, NET.size) / 2
    for number, (seat, net) in enumerate(shown):
        middle = GAINS_TOP + (number + 0.5) * GAIN_PITCH
        yield from disc(stage, who[seat], LEFT + NET_DISC, middle, Tint.BG, radius=NET_DISC)
        words, right = signed(net, stage.locale, cents=cents), LEFT + LEFT_WIDTH
        amount = panel.line(words, NET, right, middle + up, Tint.GAIN, align=Align.RIGHT)
        yield amount
        left = LEFT + 2 * NET_DISC + DISC_GAP
        room = amount.box.x - left - DISC_GAP
        yield panel.line(names[seat].printed, NET_NAME, left, middle + up, Tint.TEXT, width=room)
    if len(shown) < len(gains):
        middle = GAINS_TOP + (len(shown) + 0.5) * GAIN_PITCH
        words = say(stage.locale, "pictures-many-more", count=len(gains) - len(shown))
        yield panel.line(words, LABEL, LEFT + 1, middle + up, Tint.MUTE)


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


@dataclass(frozen=True, slots=True)
class _Payer:
    """A payer's row: name, arrow, and each payee with an amount; of payees without room the discs, and the sum."""

    due: tuple[Transfer, ...]
    high: float

    def items(self, sheet: ReceiptSheet, names: Sequence[Name], stage: Stage, top: float) -> Iterator[Item]:
        """Yield the row."""
        middle, who, paper = top + self.high / 2, discs(sheet, names), stage.on(Tint.SHEET)
        payer, radius = self.due[0].payer, min(PAYMENT_DISC, self.high / 2 - 1)
        style = SMALL_PAYER if self.high < SMALL_PITCH else PAYER
        up = stage.fonts.cap(style.face, style.size) / 2
        payees = self._payees(sheet, names, who, stage, middle, radius)
        end = min(item.box.x for item in payees) - AROUND_ARROW
        yield from disc_on_paper(stage, who[payer], INSIDE + radius, middle, radius)
        left = INSIDE + 2 * radius + DISC_GAP
        room = end - ARROW - AROUND_ARROW - left
        yield paper.line(names[payer].printed, style, left, middle + up, Tint.PEN, width=room)
        box = Box(end - ARROW, middle - 6, ARROW, 12)
        yield Arrow(box, (box.x, middle), (end, middle), 2.4, Tint.PENCIL, Tint.SHEET)
        yield from payees

    def _payees(
        self,
        sheet: ReceiptSheet,
        names: Sequence[Name],
        who: Sequence[Disc],
        stage: Stage,
        middle: float,
        radius: float,
    ) -> list[Item]:
        """Lay out payees from the right edge: named if only one is paid, else by their discs."""
        paper, cents = stage.on(Tint.SHEET), shows_cents(sheet)
        style = SMALL_AMOUNT if self.high < SMALL_PITCH else AMOUNT
        up = stage.fonts.cap(style.face, style.size) / 2
        least = INSIDE + 2 * radius + DISC_GAP + LEAST_PAYER + ARROW + 2 * AROUND_ARROW
        items, x = list[Item](), INSIDE_RIGHT
        for due in reversed(self.due):
            words = money(stage.locale, due.amount, cents=cents)
            line = paper.line(words, style, x, middle + up, Tint.PEN, align=Align.RIGHT)
            x = line.box.x - DISC_GAP - radius
            if len(self.due) == 1:
                return [line, *_payee(names[due.payee], who[due.payee], stage, middle, radius, line.box.x, least)]
            items += [line, *disc_on_paper(stage, who[due.payee], x, middle, radius)]
            x -= radius + PAYEE_GAP
        if x + PAYEE_GAP >= least:
            return items
        total = money(stage.locale, sum(due.amount for due in self.due), cents=cents)
        line = paper.line(total, style, INSIDE_RIGHT, middle + up, Tint.PEN, align=Align.RIGHT)
        first = line.box.x - DISC_GAP - len(self.due) * (2 * radius + 1)
        if first >= least:
            marks = (
                disc_on_paper(stage, who[due.payee], first + (2 * at + 1) * radius + at, middle, radius)
                for at, due in enumerate(self.due)
            )
            return [line, *chain.from_iterable(marks)]
        count = say(stage.locale, "pictures-many-payees", count=len(self.due))
        right = line.box.x - PAYEE_GAP
        return [line, paper.line(count, LABEL, right, middle + up, Tint.PENCIL, align=Align.RIGHT)]


def _payee(
    name: Name, disc: Disc, stage: Stage, middle: float, radius: float, right: float, least: float
) -> Iterator[Item]:  # fmt: skip
    """Yield the only payee of a payer, with as much of the name as there is room for next to the amount."""
    style = SMALL_PAYER if radius < PAYMENT_DISC else PAYER
    column = INSIDE + (INSIDE_RIGHT - INSIDE) * PAYEES_AT
    x = max(least, min(column, right - DISC_GAP - 2 * radius))
    yield from disc_on_paper(stage, disc, x + radius, middle, radius)
    left, up = x + 2 * radius + DISC_GAP, stage.fonts.cap(style.face, style.size) / 2
    if (room := right - DISC_GAP - left) >= LEAST_PAYEE:
        yield stage.on(Tint.SHEET).line(name.printed, style, left, middle + up, Tint.PEN, width=room)


def _payers(sheet: ReceiptSheet, names: Sequence[Name], stage: Stage) -> list[_Payer]:
    """Return a row for each payer, the largest sum first."""
    by_payer = dict[Seat, list[Transfer]]()
    for transfer in largest_first(sheet):
        by_payer.setdefault(transfer.payer, []).append(transfer)
    dues = sorted(by_payer.values(), key=lambda due: -sum(each.amount for each in due))
    high = min(WIDEST_PITCH, ROWS_ROOM / max(1, len(dues)))
    return [_Payer(tuple(due), high) for due in dues]
