"""What a place in a deal of Daifugo is worth in stakes, by the deals that are still to come.

Cards that are exchanged help the high and hurt the low, so a title tends to stay. `rising.txt` says how often regulars
came from each place to each; `python -m bot.robots.daifugo.counting_titles > rising.txt` makes it again, in minutes.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from bot.games.daifugo.options import Payment
from bot.games.daifugo.settlement import DAIFUGO, MILLIONAIRE
from bot.games.daifugo.titles import FOUR

FILE = Path(__file__).with_name("rising.txt")
Rows = Sequence[Sequence[float]]
"""How likely each place follows, by the place before."""


@cache
def worth(seats: int, payment: Payment, *, to_come: int) -> tuple[float, ...]:
    """Return the stakes that each place in a deal brings on average, the first place first.

    `to_come`: deals of the game after this one.
    """
    paid = _paid(seats)
    if not to_come:
        return paid
    later = worth(seats, payment, to_come=to_come - 1)
    return tuple(
        sum(chance * gain for chance, gain in zip(row, later, strict=True)) + now * (payment is Payment.EVERY)
        for row, now in zip(_risen()[seats], paid, strict=True)
    )


def _paid(seats: int) -> tuple[float, ...]:
    """Return what a deal that counts pays by place (D7.1)."""
    second = (float(MILLIONAIRE),) if seats >= FOUR else ()
    between = (0.0,) * (seats - 2 - 2 * len(second))
    return (float(DAIFUGO), *second, *between, *(-each for each in second), -float(DAIFUGO))


@cache
def _risen() -> Mapping[int, Rows]:
    found = dict[int, list[list[float]]]()
    for line in FILE.read_text(encoding="ascii").splitlines():
        if not line.startswith("#"):
            seats, *counts = map(int, line.split())
            found.setdefault(seats, []).append([count / sum(counts) for count in counts])
    return found
