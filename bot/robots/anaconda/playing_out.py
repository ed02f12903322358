"""The rest of a deal of Anaconda on whole numbers: bets, passes, declarations and the showdown, by the rules.

Cards are `CODES` of poker, seats are their numbers, and amounts chips. What players choose is in `acting.py`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntFlag

from bot.games.anaconda.betting import MOST_FULL
from bot.games.anaconda.board import DEAREST, ROUNDS, Board, Half, Phase
from bot.games.anaconda.options import Limit, LowRanking
from bot.games.cards import Card
from bot.games.poker import CODES, Ranking

FOLD, STAY = -2, -1
"""What one may do in one's turn besides betting to an amount; who stays checks or calls."""


class Won(IntFlag):
    """A way to win chips of a pot."""

    NOTHING = 0
    HIGH = 1
    LOW = 2
    ALONE = 4  # all others have folded


@dataclass(frozen=True, slots=True)
class Terms:
    """The facts that do not change in a deal."""

    size: int  # of a bet in the first two rounds
    is_fixed: bool
    low: LowRanking
    dealt: tuple[int, ...]  # from the dealer's left
    staying: tuple[int, ...]  # who has not left the game
    is_last: bool  # whether it is the last deal: odd chips go to its winners

    @classmethod
    def of(cls, board: Board) -> "Terms":
        """Return those of a deal."""
        options = board.options
        is_last = board.deal == options.deals
        is_fixed = options.limit is Limit.FIXED
        return cls(options.bet, is_fixed, options.low, (*map(int, board.dealt),), (*map(int, board.staying),), is_last)

    def ranking(self, half: Half) -> Ranking:
        """Return the rule by which hands are compared."""
        return Ranking.HIGH if half is Half.HIGH else self.low.ranking


@dataclass(slots=True)
class PlayedOut:
    """A deal at one moment, which changes as it is played. Lists have one entry for each seat, unless they say so."""

    terms: Terms
    hands: list[tuple[int, ...]]  # seven cards of each who is in
    stacks: list[int]
    paid: list[int]  # in this deal
    ins: list[int]  # seats that are in, from the dealer's left
    carried: int  # chips from the deal before
    phase: Phase
    number: int  # the round of betting
    pending: list[int]  # seats to act in this round, in order
    put: list[int]  # in this round
    due: int
    step: int
    full: int
    acted: int  # a bit for each seat
    declared: list[Half | None]
    made: list[int]  # what the five cards are worth, once four are shown
    opened: list[Sequence[int]]  # the four open cards, where they are known
    promises: list[tuple[float, tuple[int, ...]] | None]  # what hands promise: copies share it until hands change
    places: list[tuple[float, float] | None]  # of hands, high and low, among random ones: likewise
    moods: list[float]  # how many times a share of the pot each takes a chance for
    careless: int  # a bit for each seat that bets as a beginner
    won: list[int]  # chips
    how: list[Won]

    @classmethod
    def of(cls, board: Board, hands: Sequence[tuple[int, ...]]) -> "PlayedOut":
        """Return the deal of a board, with these cards by seat."""
        money, bets, seats = board.money, board.bets, len(board.seats)
        shown = board.shown or ((),) * seats
        return cls(
            Terms.of(board),
            [*hands],
            [*money.stacks],
            [*money.paid],
            [*map(int, board.playing)],
            money.carried,
            board.phase,
            board.round,
            [*map(int, board.pending)],
            [*bets.put],
            bets.due,
            bets.step,
            bets.full,
            sum(1 << seat for seat in bets.acted),
            [*board.declared],
            [0] * seats,
            [coded(cards) for cards in shown],
            [None] * seats,
            [None] * seats,
            [1.0] * seats,
            0,
            [0] * seats,
            [Won.NOTHING] * seats,
        )

    def copy(self) -> "PlayedOut":
        """Return a copy that can be played on."""
        return PlayedOut(
            self.terms,
            self.hands[:],
            self.stacks[:],
            self.paid[:],
            self.ins[:],
            self.carried,
            self.phase,
            self.number,
            self.pending[:],
            self.put[:],
            self.due,
            self.step,
            self.full,
            self.acted,
            self.declared[:],
            self.made[:],
            self.opened[:],
            self.promises,
            self.places,
            self.moods,
            self.careless,
            self.won[:],
            self.how[:],
        )

    @property
    def is_over(self) -> bool:
        """Whether the pots are handed out."""
        return self.phase is Phase.OVER

    @property
    def pot(self) -> int:
        """All chips in the middle."""
        return sum(self.paid) + self.carried

    @property
    def size(self) -> int:
        """The chips of a full bet in this round."""
        return self.terms.size * (1 + (self.terms.is_fixed and self.number >= DEAREST))

    # Bets

    def price(self, seat: int) -> int:
        """Return the chips that a call costs."""
        return min(self.due - self.put[seat], self.stacks[seat])

    def bounds(self, seat: int) -> tuple[int, int] | None:
        """Return the least and the highest amount to which a seat may bet or raise; None where it may not."""
        every = self.put[seat] + self.stacks[seat]
        is_fixed = self.terms.is_fixed
        if every <= self.due or self.acted >> seat & 1 or (is_fixed and self.full >= MOST_FULL):
            return None
        if not self._is_answered(seat):
            return None
        least = min(self._full_amount(), every)
        return least, least if is_fixed else every

    def bet(self, choice: int) -> None:
        """Let the first of those to act fold, stay, or bet to an amount."""
        seat = self.pending.pop(0)
        if choice == FOLD:
            self.ins.remove(seat)
        elif choice == STAY:
            self._pay(seat, self.price(seat))
            self.acted |= 1 << seat
        else:
            self._raise(seat, choice)
        pending = self.pending
        while pending and self.put[pending[0]] == self.due and not self._is_answered(pending[0]):
            del pending[0]
        self._go_on()

    def _raise(self, seat: int, amount: int) -> None:
        is_full = amount >= self._full_amount()
        self._pay(seat, amount - self.put[seat])
        if is_full:
            self.step, self.full, self.acted = amount - self.due, self.full + 1, 0
        self.due, self.acted = amount, self.acted | 1 << seat
        at, stacks = self.ins.index(seat), self.stacks
        self.pending = [one for one in (*self.ins[at + 1 :], *self.ins[:at]) if stacks[one]]

    def _full_amount(self) -> int:
        return self.due + (self.size if self.terms.is_fixed else self.step)

    def _pay(self, seat: int, chips: int) -> None:
        self.put[seat] += chips
        self.paid[seat] += chips
        self.stacks[seat] -= chips

    def _is_answered(self, seat: int) -> bool:
        stacks = self.stacks
        return any(stacks[one] for one in self.ins if one != seat)

    # What all choose together

    def passes_on(self, passed: Mapping[int, Sequence[int]]) -> None:
        """Let all who are in pass three cards on."""
        ins = self.ins
        step = 1 if self.number == 1 or len(ins) == 2 else -2
        kept = {seat: [card for card in self.hands[seat] if card not in passed[seat]] for seat in ins}
        for at, seat in enumerate(ins):
            to = ins[(at + step) % len(ins)]
            self.hands[to] = (*kept[to], *passed[seat])
        self.promises, self.places = [None] * len(self.hands), [None] * len(self.hands)
        self._open(self.number + 1)

    def declares(self, halves: Mapping[int, Half]) -> None:
        """Let all who are in declare."""
        self.declared = [halves.get(seat) for seat in range(len(self.hands))]
        self.phase = Phase.SHOW

    def shows(self, made: Mapping[int, int]) -> None:
        """Let all who are in form five cards that are worth this."""
        for seat, worth in made.items():
            self.made[seat] = worth
        self._open(ROUNDS)

    # The course of the deal

    def _open(self, number: int) -> None:
        """Begin a round of betting."""
        stacks = self.stacks
        asked = [seat for seat in self.ins if stacks[seat]]
        self.phase, self.number, self.pending = Phase.BET, number, asked if len(asked) > 1 else []
        self.put, self.due, self.step, self.full, self.acted = [0] * len(stacks), 0, self.terms.size, 0, 0
        self._go_on()

    def _go_on(self) -> None:
        """Go on to the next decision."""
        if len(self.ins) == 1:
            (seat,) = self.ins
            self._win(seat, self.pot, Won.ALONE)
            self.phase = Phase.OVER
        elif not self.pending:
            self._give_back()
            if self.number == ROUNDS:
                self._show_down()
                self.phase = Phase.OVER
            else:
                self.phase = Phase.GIVE if self.number < DEAREST else Phase.DECLARE

    def _give_back(self) -> None:
        """Give back what nobody has called."""
        second, most = sorted(self.paid)[-2:]
        if most > second:
            seat = self.paid.index(most)
            if seat in self.ins:
                self.paid[seat] = second
                self.stacks[seat] += most - second

    def _show_down(self) -> None:
        """Hand out each pot by itself."""
        paid, below, over = self.paid, 0, 0
        levels = sorted({paid[seat] for seat in self.ins})
        for level in levels:
            up_to = sum(paid) if level == levels[-1] else sum([min(chips, level) for chips in paid])
            amount = up_to - below + (self.carried if level == levels[0] else 0)
            below = up_to
            over += self._divide(amount, [seat for seat in self.ins if paid[seat] >= level])
        if over and (self.terms.is_last or not any(self.stacks[seat] for seat in self.terms.staying)):
            winners = [seat for seat in self.terms.dealt if self.how[seat]]
            for place in range(over):
                seat = winners[place % len(winners)]
                self._win(seat, 1, self.how[seat])

    def _divide(self, amount: int, players: Sequence[int]) -> int:
        """Give a pot to its winners. Returns what is left over."""
        parts = []
        for half, how in ((Half.HIGH, Won.HIGH), (Half.LOW, Won.LOW)):
            rivals = [seat for seat in players if self.declared[seat] is half]
            if rivals:
                most = max([self.made[seat] for seat in rivals])
                parts.append((how, [seat for seat in rivals if self.made[seat] == most]))
        over = amount
        for how, winners in parts:
            each = amount // len(parts) // len(winners)
            over -= each * len(winners)
            for seat in winners:
                self._win(seat, each, how)
        return over

    def _win(self, seat: int, chips: int, how: Won) -> None:
        self.stacks[seat] += chips
        self.won[seat] += chips
        self.how[seat] |= how


def coded(cards: Sequence[Card]) -> tuple[int, ...]:
    """Return these cards as numbers."""
    return tuple([CODES[card.place] for card in cards])
