"""The settlement receipt: who pays whom, how much, and each item that makes the sum."""

from bot.games.protocol import Line, Seat
from bot.text import Locale, say
from render.alt import sentences
from render.inputs import SettlementSheet
from render.names import Name
from render.words import money, spoken

TIMES_MORE = {2: "doubled", 3: "tripled"}


def shows_cents(sheet: SettlementSheet) -> bool:
    """Whether amounts print two decimals: everywhere on a receipt, or nowhere."""
    return any(minor % 100 for line in sheet.settlement.lines for minor in (line.each, line.amount)) or bool(
        sheet.stake % 100
    )


def item_name(line: Line, locale: Locale) -> str:
    """What `line` is for, in words."""
    return say(locale, f"pictures-receipt-{line.item}", count=line.count)


def multiplied(line: Line) -> str | None:
    """ "doubled" or "tripled" when `line` is a skunk that multiplies: it prints what it adds to the sum before it."""
    is_addition = line.item == "skunk" and line.amount == line.each * (line.count - 1)
    return TIMES_MORE.get(line.count) if is_addition else None


def describe(sheet: SettlementSheet, names: tuple[Name, ...], locale: Locale) -> str:
    """The alt text of the receipt."""
    cents = shows_cents(sheet)

    def amount(minor: int) -> str:
        return money(minor, cents=cents, grouped=False)

    parts = [
        say(
            locale,
            "pictures-receipt-alt-pays",
            payer=names[transfer.payer].spoken,
            payee=names[transfer.payee].spoken,
            amount=amount(transfer.amount),
            unit=sheet.unit,
        )
        for transfer in sheet.settlement.transfers
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
    parts += [_spoken_line(line, locale, amount(line.each), amount(line.amount)) for line in printed(sheet)]
    if sheet.settlement.lines:
        parts.append(say(locale, "pictures-receipt-alt-total", amount=amount(sheet.settlement.total)))
    return sentences(locale, parts)


def printed(sheet: SettlementSheet) -> tuple[Line, ...]:
    """The lines of the receipt; what comes to nothing is left out."""
    return tuple(line for line in sheet.settlement.lines if line.amount)


def _spoken_line(line: Line, locale: Locale, each: str, amount: str) -> str:
    if times := multiplied(line):
        return say(locale, f"pictures-receipt-alt-{times}", sum=each, amount=amount)
    name = item_name(line, locale)
    if line.item == "game":
        return say(locale, "pictures-receipt-alt-plain", item=name, amount=amount)
    return say(locale, "pictures-receipt-alt-times", item=name, count=line.count, each=each, amount=amount)
