"""The cost of a finished game."""

from dataclasses import dataclass

from bot.games.protocol.seats import Seat

HIGHEST_STAKE = 1_000_000  # minor units of the stake


@dataclass(frozen=True, slots=True)
class Transfer:
    """`payer` owes `payee` `amount` minor units, at least one."""

    payer: Seat
    payee: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a settlement: its `item`, and `amount` minor units, explained as `count` times `each`.

    The sum of all amounts is the total.
    """

    item: str
    count: int
    each: int
    amount: int


@dataclass(frozen=True, slots=True)
class Settlement:
    """The cost of a finished game: transfers between seats, and lines that explain them and add up to their sum.

    A game of chips may have transfers alone, and they may go to others than the winners.
    """

    lines: tuple[Line, ...] = ()
    transfers: tuple[Transfer, ...] = ()

    @property
    def total(self) -> int:
        """The sum of all payments, in minor units."""
        return sum(transfer.amount for transfer in self.transfers)

    def nets(self, seats: int) -> tuple[int, ...]:
        """Return what each seat gains, or loses if negative. The nets sum to zero."""
        nets = [0] * seats
        for transfer in self.transfers:
            nets[transfer.payer] -= transfer.amount
            nets[transfer.payee] += transfer.amount
        return tuple(nets)
