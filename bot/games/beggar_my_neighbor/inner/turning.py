"""Cards turned from two stacks onto the pile between them (B3)."""

from collections import deque
from collections.abc import Sequence

from bot.games.beggar_my_neighbor.board import SEATS, Go, Taken, demand, other
from bot.games.cards import Card
from bot.games.protocol import Seat


class Stacks:
    """The stacks while a move is played. Nobody looks into them."""

    def __init__(self, stacks: Sequence[Sequence[Card]], goes: Sequence[Go], turner: Seat, *, owed: int) -> None:
        self._stacks = [deque(stack) for stack in stacks]
        self.goes = [*goes]  # of the lap that is on
        self.turner = turner
        self.owed = owed

    def cards(self) -> tuple[tuple[Card, ...], ...]:
        """Return what is in them."""
        return tuple(map(tuple, self._stacks))

    @property
    def held(self) -> tuple[int, int]:
        """The number of cards in each."""
        return len(self._stacks[0]), len(self._stacks[1])

    @property
    def is_over(self) -> bool:
        """Whether one player has all cards."""
        return not all(self._stacks)

    def go(self) -> Go:
        """Turn one card, or pay until that is done or stopped."""
        seat, stack, cards = self.turner, self._stacks[self.turner], []
        for _ in range(max(1, self.owed)):
            cards.append(stack.popleft())
            if demand(cards[-1]) or not stack:
                break
        go = Go(seat, tuple(cards), self.owed)
        self.goes.append(go)
        return go

    def take(self, *, number: int) -> Taken | None:
        """Take the pile if the last go has decided it: as the lap of this number. Else the other player is next.

        A player who turns the last card of their stack loses at once, whatever the card (B4.2).
        """
        go = self.goes[-1]
        is_last = not self._stacks[go.seat]
        if not is_last and (go.demands or not go.owed):
            self.turner, self.owed = other(go.seat), go.demands
            return None
        seat = other(go.seat)
        self._stacks[seat].extend(card for go in self.goes for card in go.cards)
        taken = Taken(number, tuple(self.goes), seat, self.held)
        self.goes, self.turner, self.owed = [], seat, 0
        return taken


def larger(held: Sequence[int]) -> Seat | None:
    """Return whose stack is larger; None where they are level."""
    return None if held[0] == held[1] else max(SEATS, key=lambda seat: held[seat])
