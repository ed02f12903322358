"""Samples of receipts and score pads for many, for the gallery and the tests. They are invented."""

from random import Random

from bot.games.protocol import SEATS, Seat, Settlement, Side, Transfer
from render.pad import PadRow, PadSheet
from render.receipt import ReceiptSheet

ABOUT, RATE = "Rummy, 9 deals", "1.00 a 100 pts"


def payments(*entries: tuple[int, int, int]) -> Settlement:
    """Return a settlement of these payers, payees and amounts."""
    return Settlement(transfers=tuple(Transfer(Seat(payer), Seat(payee), amount) for payer, payee, amount in entries))


def receipts() -> dict[str, ReceiptSheet]:
    """Return receipts by name, with as many players as names given to the caller that draws them."""
    five = payments((4, 2, 520), (3, 2, 330), (1, 0, 120), (1, 2, 90))
    ten = payments(*((payer, payee, 115 + 310 * payer + 1000 * payee) for payer in range(4, 10) for payee in (0, 2)))
    return {
        "many-receipt": ReceiptSheet(five, (Seat.C,), ABOUT, RATE, "coins"),
        "many-receipt-one": ReceiptSheet(payments((0, 1, 300)), (Seat.B,), ABOUT, "1 a chip", "coins"),
        "many-receipt-six": ReceiptSheet(
            payments((4, 2, 5000), (3, 2, 300), (1, 0, 100), (1, 2, 900), (3, 0, 200), (4, 0, 100)),
            (Seat.C, Seat.A),
            ABOUT,
            RATE,
            "coins",
        ),
        "many-receipt-ten": ReceiptSheet(ten, (Seat.C,), ABOUT, RATE, "coins"),
        "many-receipt-dear": ReceiptSheet(
            payments(*((payer, 0, 1234567 + payer) for payer in range(1, 7))), (Seat.A,), ABOUT, RATE, "centimes"
        ),
        "many-receipt-square": ReceiptSheet(Settlement(), (), ABOUT, "", "coins"),
    }


def seats_of(name: str) -> int:
    """Return how many players a sample has."""
    return {"ten": 10, "dear": 7, "one": 3, "square": 4, "sides": 4, "seven": 7, "three": 3}.get(
        name.rpartition("-")[2], 5
    )


def pads() -> dict[str, PadSheet]:
    """Return score pads by name."""
    fewest = "Rummy · fewest points win"
    return {
        "many-pad": pad(5, 9, fewest, is_over=True, fewest_win=True),
        "many-pad-three": pad(3, 4, "first to 100"),
        "many-pad-sides": pad(4, 6, "first to 51", sides=((Seat.A, Seat.C), (Seat.B, Seat.D))),
        "many-pad-seven": pad(7, 12, fewest, fewest_win=True),
        "many-pad-ten": pad(10, 9, "most chips win", dearest=400, is_over=True),
        "many-pad-none": PadSheet(tuple((seat,) for seat in SEATS[:5]), (), fewest, "went out"),
    }


def pad(
    seats: int,
    deals: int,
    note: str,
    *,
    sides: tuple[Side, ...] = (),
    is_over: bool = False,
    fewest_win: bool = False,
    dearest: int = 60,
) -> PadSheet:
    """Return a pad of made-up scores."""
    columns = sides or tuple((seat,) for seat in SEATS[:seats])
    luck = Random(seats)  # noqa: S311  samples, no deal
    totals = [0] * len(columns)
    rows = []
    for deal in range(1, deals + 1):
        out = luck.randrange(len(columns))
        scores = [0 if column == out else luck.randrange(-dearest // 6, dearest) for column in range(len(columns))]
        totals = [total + score for total, score in zip(totals, scores, strict=True)]
        rows.append(PadRow(deal, tuple(totals), tuple(scores), (out,)))
    best = min(totals) if fewest_win else max(totals)
    winners = tuple(place for place, total in enumerate(totals) if total == best) if is_over else ()
    return PadSheet(columns, tuple(rows), note, "went out", is_over, winners, fewest_win)
