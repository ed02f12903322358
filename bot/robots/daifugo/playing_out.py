"""The rest of a deal of Daifugo in hands that are imagined, played on by sound players. Hands are counted by rank."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.robots.daifugo.holding import COPIES, RANKS, Chosen, Counts, Situation, chosen


@dataclass(slots=True)
class PlayedOut:
    """A deal at one moment, which changes as it is played. The lowest rank in force comes first."""

    hands: list[list[int]]  # by seat
    shown: list[int]  # cards that are out
    seat: int  # who plays
    wanted: int = 0  # cards; 0 for a lead
    top: int = -1  # height of the rank to beat
    winner: int = -1  # who has played it
    passed: int = 0  # a bit for each seat
    ender: int = -1  # height of the rank that ends a round at once; -1 for none
    turns: bool = False  # whether four of a kind turns the order round
    led: int = -1  # who led to the round after the first one; -1 while nobody has

    def copy(self) -> "PlayedOut":
        """Return a copy that can be played on."""
        return PlayedOut(
            [hand[:] for hand in self.hands],
            self.shown[:],
            self.seat,
            self.wanted,
            self.top,
            self.winner,
            self.passed,
            self.ender,
            self.turns,
            self.led,
        )

    def place(self, first: Chosen) -> int:
        """Return how many others go out before the seat to play, if it plays `first` and then all play as they do."""
        own, sizes = self.seat, [sum(hand) for hand in self.hands]
        holding, move, out = sum(size > 0 for size in sizes), first, 0
        while True:
            seat = self.seat
            if move is None:
                self.passed |= 1 << seat
                ends = False
            else:
                ends = self._play(seat, *move)
                sizes[seat] -= move[1]
                if not sizes[seat]:
                    if seat == own:
                        return out
                    out += 1
                    if out == holding - 1:
                        return out
            self._go_on(sizes, ends=ends)
            move = chosen(self.hands[self.seat], self._situation(sizes))

    def _play(self, seat: int, height: int, count: int) -> bool:
        """Put cards on the table. Returns whether they end the round."""
        self.hands[seat][height] -= count
        self.shown[height] += count
        if self.turns and count == COPIES:
            self.hands = [hand[::-1] for hand in self.hands]
            self.shown.reverse()
            height = RANKS - 1 - height
            self.ender = RANKS - 1 - self.ender if self.ender >= 0 else -1
        self.wanted, self.top, self.winner = count, height, seat
        return height in (RANKS - 1, self.ender)

    def _go_on(self, sizes: Sequence[int], *, ends: bool) -> None:
        """Ask the next who is in the round, or begin another."""
        number = len(sizes)
        if not ends:
            for step in range(1, number):
                seat = (self.seat + step) % number
                if sizes[seat] and not self.passed >> seat & 1 and seat != self.winner:
                    self.seat = seat
                    return
        self.seat = next(seat % number for seat in range(self.winner, self.winner + number) if sizes[seat % number])
        self.wanted, self.top, self.passed = 0, -1, 0
        if self.led < 0:
            self.led = self.seat

    def _situation(self, sizes: Sequence[int]) -> Situation:
        own: Counts = self.hands[self.seat]
        unseen = [COPIES - mine - out for mine, out in zip(own, self.shown, strict=True)]
        others = [size for seat, size in enumerate(sizes) if size and seat != self.seat]
        return Situation(unseen, others, self.wanted, self.top, self.ender, self.turns)
