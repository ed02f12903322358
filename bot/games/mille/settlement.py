"""The cost of a finished game (Rules 8), from plain integers to lines that add up."""

from dataclasses import dataclass, field

from bot.games.mille.board import OTHER
from bot.games.mille.options import Difference, MilleOptions, Skunk
from bot.games.protocol import HIGHEST_STAKE, Ending, Line, Seat, Settlement, Transfer

LARGER = 3  # times the small stake


PARTS = ("game", "difference", "naturals", "chapeaux", "skunk")  # in the order of addition; lines have their own


@dataclass(frozen=True, slots=True)
class MilleSettlement(Settlement):
    """The payments of the loser of a game of Mille.

    The lines are those of `game`, `naturals`, `chapeaux`, `difference` and `skunk` that cost something. A skunk that
    multiplies by m is a separate line that adds m − 1 times the lines before it: `count` is m, `each` their sum.
    """

    payer: Seat | None = None
    payee: Seat | None = None
    multiplier: int = 1
    parts: tuple[tuple[str, int], ...] = field(default=())  # minor units, before multiplying


def settle_totals(
    options: MilleOptions,
    *,
    totals: tuple[int, int],
    naturals: tuple[int, int],
    chapeaux: tuple[int, int],
    winner: Seat,
    ending: Ending,
    stake: int,
) -> MilleSettlement:
    """Settle a game that `winner` won, at a small stake of `stake` minor units; pairs hold one entry a seat.

    Raises ValueError for a stake out of range. Rules 8, and 8a for an `ending` by resignation or the clock.
    """
    if not 0 <= stake <= HIGHEST_STAKE:
        raise ValueError("a stake is 0 to 10,000.00")
    loser = OTHER[winner]
    larger = LARGER * stake
    lines = [
        Line("game", 1, larger, larger),
        _times("naturals", _marks(options, naturals[winner]), larger),
        _times("chapeaux", _marks(options, chapeaux[loser]), larger),
        _times("difference", _hundreds(options, totals[winner], totals[loser]), stake),
    ]
    multiplier = 1
    counts_skunk = ending is Ending.PLAYED or 2 * totals[winner] >= options.target
    if counts_skunk and options.skunk is Skunk.MARK and _is_skunked(options, totals[loser]):
        lines.append(Line("skunk", 1, larger, larger))
    parts = tuple(sorted(((line.item, line.amount) for line in lines), key=lambda part: PARTS.index(part[0])))
    if counts_skunk and options.skunk is Skunk.MULTIPLY and _is_skunked(options, totals[loser]):
        multiplier = 3 if totals[loser] < 0 else 2
        before = sum(line.amount for line in lines)
        lines.append(Line("skunk", multiplier, before, before * (multiplier - 1)))
    paid = tuple(line for line in lines if line.amount)
    total = sum(line.amount for line in paid)
    return MilleSettlement(
        lines=paid,
        transfers=(Transfer(loser, winner, total),) if total else (),
        payer=loser,
        payee=winner,
        multiplier=multiplier,
        parts=parts,
    )


def _times(item: str, count: int, each: int) -> Line:
    return Line(item, count, each, count * each)


def _is_skunked(options: MilleOptions, loser_total: int) -> bool:
    return 2 * loser_total < options.target


def _hundreds(options: MilleOptions, winner_total: int, loser_total: int) -> int:
    """Return how many hundreds of difference the loser pays for."""
    if options.difference is Difference.NEAREST:
        return max(0, nearest_hundred(winner_total) - nearest_hundred(loser_total))
    return max(0, -((loser_total - winner_total) // 100))


def nearest_hundred(total: int) -> int:
    """Return the hundreds in `total`, rounded, halves up: 649 is 6, 650 is 7, −50 is 0, −51 is −1."""
    return (total + 50) // 100


def _marks(options: MilleOptions, count: int) -> int:
    """Return how many naturals or chapeaux are paid for. If progressive, the n-th is paid n times."""
    return count * (count + 1) // 2 if options.progressive else count
