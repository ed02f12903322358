"""The one kernel of robots that think ahead: which of several moves gains most in deals that fit what a player knows.

A game brings the rest: `imagined`, a deal that fits all that its player saw, and `gained`, what a move brings there if
all then play soundly, on integers of its own.
"""

from collections.abc import Callable, Iterable
from typing import TypeVar

Choice = TypeVar("Choice")
Deal = TypeVar("Deal")

FEWEST = 8  # deals


def best(
    choices: Iterable[Choice],
    imagined: Callable[[], Deal],
    gained: Callable[[Deal, Choice], float],
    *,
    playouts: int,
    sure: float = 0.0,
) -> Choice:
    """Return the choice that gains most in the same imagined deals for all; the first of those that gain as much.

    So the usual move comes first. The better half of the choices is tried again, in as many playouts together, until
    one is left: `playouts` in all at most, and no thought takes much longer than another. No choice is dropped for what
    fewer than `FEWEST` deals said: with few playouts, all are tried to the end. `gained` leaves the deal as it was.

    With `sure`, the usual move is tried to the end too, and another must gain more by so many standard errors.
    """
    usual = {choice: number for number, choice in enumerate(dict.fromkeys(choices))}
    left, gains, squares, deals = [*usual], dict.fromkeys(usual, 0.0), dict.fromkeys(usual, 0.0), 0
    first = left[0]
    rounds = max(1, min((len(left) - 1).bit_length(), playouts // (FEWEST * len(left))))
    for more in reversed(range(rounds)):
        if len(left) == 1:
            break
        for _ in range(playouts // rounds // len(left)):
            deal, deals = imagined(), deals + 1
            found = {choice: gained(deal, choice) for choice in left}
            for choice, gain in found.items():
                gains[choice] += gain
                squares[choice] += (gain - found[first]) ** 2 if sure else 0.0
        left.sort(key=lambda choice: (-gains[choice], usual[choice]))
        del left[(len(left) + 1) // 2 if more else 1 :]
        if sure and more and first not in left:
            left[1:] = [*left[1:-1], first]
    ahead = gains[left[0]] - gains[first]
    is_chance = sure and ahead**2 <= sure**2 * (squares[left[0]] - ahead**2 / max(1, deals))
    return first if is_chance else left[0]
