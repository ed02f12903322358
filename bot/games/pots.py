"""Pots of betting games: who can win which chips, what goes back, and how winners share. Chips are whole numbers.

A seat that is all in can win from each other seat as much as it has paid itself. What the others bet beyond that makes
a side pot, which it cannot win.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, Self

from bot.games.entries import put
from bot.games.protocol import SEATS, Seat


@dataclass(frozen=True, slots=True)
class Pot:
    """The main pot or a side pot."""

    amount: int  # chips
    players: tuple[Seat, ...]  # who can win it, in order of seats


class Shares(NamedTuple):
    """The division of a pot."""

    won: Mapping[Seat, int]  # chips of each winner
    over: int  # chips that nobody got


def pots(paid: Sequence[int], playing: Collection[Seat], *, carried: int = 0) -> tuple[Pot, ...]:
    """Return the pots made of what each seat has paid in this deal, the main pot first.

    Each amount that a seat of `playing` has paid ends a pot: it holds what all seats paid up to it, above the pot
    before. Only those who paid that much can win it. Chips that the others paid above the last amount are in the last
    pot, `carried` ones from an earlier deal in the first. Raises ValueError where nobody is playing.

    >>> [f"{pot.amount} {[*map(str, pot.players)]}" for pot in pots((10, 30, 30, 5), {Seat.A, Seat.B, Seat.C})]
    ["35 ['A', 'B', 'C']", "40 ['B', 'C']"]
    """
    levels = sorted({paid[seat] for seat in playing})
    if not levels:
        raise ValueError("nobody can win the pot")
    found, below = [], 0
    for level in levels:
        up_to = sum(paid) if level == levels[-1] else sum([chips if chips < level else level for chips in paid])
        if up_to > below or carried:
            players = tuple(sorted([seat for seat in playing if paid[seat] >= level]))
            found.append(Pot(up_to - below + carried, players))
        below, carried = up_to, 0
    return tuple(found)


def uncalled(paid: Sequence[int], playing: Collection[Seat]) -> tuple[int, ...]:
    """Return the chips that go back to each seat: what one alone has paid above all others, if that seat is playing."""
    second = sorted(paid)[-2]
    return tuple([max(chips - second, 0) if SEATS[seat] in playing else 0 for seat, chips in enumerate(paid)])


def shared(amount: int, parts: Sequence[Collection[Seat]], *, order: Sequence[Seat] = ()) -> Shares:
    """Divide a pot between the winners of its parts: a single part, or those of the best hands high and low.

    Parts without a winner are left out; the others are alike, and the seats of each share it alike. With an `order` of
    all seats that may win, odd chips go one each to the first parts, and within a part to its first winners in that
    order. Without it they stay over, as the whole pot does where nobody wins.

    >>> shared(25, [{Seat.A}, {Seat.B}])
    Shares(won={<Seat.A: 0>: 12, <Seat.B: 1>: 12}, over=1)
    >>> shared(25, [{Seat.A}, {Seat.B}], order=SEATS).won
    {<Seat.A: 0>: 13, <Seat.B: 1>: 12}
    """
    won: dict[Seat, int] = {}
    kept, over = [part for part in parts if part], amount
    for place, part in enumerate(kept):
        chips = amount // len(kept) + (bool(order) and place < amount % len(kept))
        each, odd = divmod(chips, len(part))
        for number, seat in enumerate(sorted(part, key=order.index) if order else part):
            more = each + (bool(order) and number < odd)
            won[seat] = won.get(seat, 0) + more
            over -= more
    return Shares(won, over)


@dataclass(frozen=True, slots=True)
class Chips:
    """All chips of a deal with bets. Their sum never changes. Tuples have one entry for each seat."""

    stacks: tuple[int, ...]  # before each seat
    paid: tuple[int, ...]  # in this deal
    playing: frozenset[Seat]  # who can still win
    carried: int = 0  # left over from the deal before, in the main pot

    @classmethod
    def dealt(cls, stacks: Sequence[int], playing: Collection[Seat], *, carried: int = 0, ante: int = 0) -> Self:
        """Return the state before the first bet of a deal in which these seats play, and have paid the ante.

        Who has less pays what there is, and is all in.
        """
        paid = tuple([min(ante, chips) if SEATS[seat] in playing else 0 for seat, chips in enumerate(stacks)])
        left = tuple([chips - less for chips, less in zip(stacks, paid, strict=True)])
        return cls(left, paid, frozenset(playing), carried)

    @property
    def total(self) -> int:
        """All chips there are."""
        return sum(self.stacks) + sum(self.paid) + self.carried

    @property
    def all_in(self) -> frozenset[Seat]:
        """The seats in play without chips left to bet."""
        return frozenset(seat for seat in self.playing if not self.stacks[seat])

    @property
    def pots(self) -> tuple[Pot, ...]:
        """The main pot and the side pots as they are now."""
        return pots(self.paid, self.playing, carried=self.carried)

    def pays(self, seat: Seat, amount: int) -> Self:
        """Put `amount` in; a seat with fewer puts in all it has, and is then all in."""
        amount = min(amount, self.stacks[seat])
        stacks, paid = (
            put(self.stacks, seat, self.stacks[seat] - amount),
            put(self.paid, seat, self.paid[seat] + amount),
        )
        return type(self)(stacks, paid, self.playing, self.carried)

    def folds(self, seat: Seat) -> Self:
        """Go on without a seat. What it has paid stays in the pots."""
        return type(self)(self.stacks, self.paid, self.playing - {seat}, self.carried)

    def returned(self) -> Self:
        """Give the chips back that nobody has called."""
        back = uncalled(self.paid, self.playing)
        if not any(back):
            return self
        stacks = tuple([had + more for had, more in zip(self.stacks, back, strict=True)])
        return replace(self, stacks=stacks, paid=tuple([had - less for had, less in zip(self.paid, back, strict=True)]))

    def won(self, winners: Callable[[Pot], Sequence[Collection[Seat]]], *, order: Sequence[Seat] = ()) -> Self:
        """Give each pot to its winners, part by part as `shared` does. A remainder is `carried` to the next deal."""
        stacks, over = list(self.stacks), 0
        for pot in self.pots:
            shares = shared(pot.amount, winners(pot), order=order)
            over += shares.over
            for seat, chips in shares.won.items():
                stacks[seat] += chips
        return replace(self, stacks=tuple(stacks), paid=(0,) * len(stacks), carried=over)
