"""The open part of a game of Anaconda: what everyone knows. No field can hold a hidden card."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from bot.games.anaconda.options import AnacondaOptions, Limit
from bot.games.cards import Card
from bot.games.dealing import DealtBoard
from bot.games.pots import Chips, Pot
from bot.games.protocol import SEATS, Asking, Ending, Outcome, Seat, Window, clockwise

DEALT = 7  # cards each
ROUNDS = 4  # of betting
DEAREST = 3  # the round from which a fixed bet is twice as large


class Phase(Enum):
    """A phase: the next thing that must happen."""

    DEAL = "deal"  # a deck is owed
    BET = "bet"  # a round of betting
    GIVE = "give"  # all choose three cards to pass on
    DECLARE = "declare"  # all choose high or low
    SHOW = "show"  # all choose the four cards to show, and the one to hold
    OVER = "over"

    __hash__ = object.__hash__  # that of an enum is computed in Python, and there is one object for each


class Half(Enum):
    """A half of the pot, and a declaration for it."""

    HIGH = "high"
    LOW = "low"


class Ended(Enum):
    """A way for a deal to end."""

    SHOWDOWN = "showdown"
    FOLDED = "folded"  # only one player was left in (A2.7)


@dataclass(frozen=True, slots=True, kw_only=True)
class WonPot:
    """A pot, and who has won it."""

    amount: int  # chips
    players: tuple[Seat, ...]  # who could win it, in order of seats
    high: tuple[Seat, ...]  # who won the high half, or all of it; an unopposed winner too
    low: tuple[Seat, ...]
    won: tuple[int, ...]  # chips that each seat got of it


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """A finished deal. Tuples have one entry for each seat, unless they say otherwise."""

    deal: int
    dealer: Seat
    ended: Ended
    dealt: tuple[Seat, ...]  # to whom, from the dealer's left
    playing: tuple[Seat, ...]  # who was in at the end, in order of seats
    declared: tuple[Half | None, ...]
    hands: tuple[tuple[Card, ...] | None, ...]  # the five cards at a showdown, the one that was held last
    pots: tuple[WonPot, ...]  # the main one first
    carry: int  # chips left over
    odd: tuple[int, ...]  # chips of what was left over, which nobody else could win anymore (A7.5)
    scores: tuple[int, ...]  # how the chips changed
    chips: tuple[int, ...]  # after it

    @property
    def totals(self) -> tuple[int, ...]:
        """The chips after the deal."""
        return self.chips


class Bets(NamedTuple):
    """The bets of a round until now. Amounts are chips."""

    put: tuple[int, ...] = ()  # put in, with one entry for each seat
    due: int = 0  # the amount to match
    step: int = 0  # what the last full bet or raise added
    full: int = 0  # the number of full ones
    acted: frozenset[Seat] = frozenset()  # who has acted since the last of them, or in the round at all


NO_BETS = Bets()


@dataclass(frozen=True, slots=True)
class Board(DealtBoard[Score]):
    """The open part of a game at one moment. Tuples have one entry for each seat, unless they say otherwise."""

    options: AnacondaOptions
    dealer: Seat
    money: Chips  # stacks, what each has paid in this deal, who is in, and what is left over
    phase: Phase = Phase.DEAL
    deal: int = 0  # from 1; 0 before the first
    dealt: tuple[Seat, ...] = ()  # who got cards in this deal, from the dealer's left
    round: int = 0  # of betting, from 1; after it comes what follows it
    pending: tuple[Seat, ...] = ()  # who is still to act in this round, in order; the first is active
    bets: Bets = NO_BETS  # of this round
    chosen: frozenset[Seat] = frozenset()  # who has chosen in secret
    second_pass: tuple[tuple[Seat, Seat], ...] = ()  # who passed cards to whom, once that is done
    declared: tuple[Half | None, ...] = ()
    shown: tuple[tuple[Card, ...], ...] = ()  # the four open cards
    left: tuple[Seat, ...] = ()  # in the order of leaving
    scores: tuple[Score, ...] = ()  # finished deals
    outcome: Outcome | None = None

    def after(
        self,
        *,
        money: Chips | None = None,
        phase: Phase | None = None,
        number: int | None = None,
        pending: tuple[Seat, ...] | None = None,
        bets: Bets | None = None,
        chosen: frozenset[Seat] | None = None,
        scores: tuple[Score, ...] | None = None,
    ) -> "Board":
        """Return the board after a move: what `replace` would do, in a fraction of its time, for what moves change."""
        return Board(
            self.options,
            self.dealer,
            self.money if money is None else money,
            self.phase if phase is None else phase,
            self.deal,
            self.dealt,
            self.round if number is None else number,
            self.pending if pending is None else pending,
            self.bets if bets is None else bets,
            self.chosen if chosen is None else chosen,
            self.second_pass,
            self.declared,
            self.shown,
            self.left,
            self.scores if scores is None else scores,
            self.outcome,
        )

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Everyone at the table, whether still there or not."""
        return SEATS[: len(self.money.stacks)]

    @property
    def is_deck_owed(self) -> bool:
        """Whether the next deal can begin."""
        return self.phase is Phase.DEAL

    @property
    def active(self) -> Seat | None:
        """The player who is to bet, call, or fold."""
        return self.pending[0] if self.pending else None

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The players who are in, from the dealer's left."""
        return tuple([seat for seat in self.dealt if seat in self.money.playing])

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that may act now, in order."""
        return self.playing if self.phase in _SECRET else self.pending[:1]

    @property
    def to_act(self) -> frozenset[Seat]:
        """The seats that may act now."""
        return frozenset(self.asked)

    @property
    def window(self) -> Window | None:
        """The secret choice that is open."""
        if self.phase not in _SECRET:
            return None
        return Window(Asking.CHOICE, self.playing, self.chosen, number=self.round + (self.phase is Phase.SHOW))

    @property
    def staying(self) -> tuple[Seat, ...]:
        """The seats that have not left."""
        return tuple([seat for seat in self.seats if seat not in self.left])

    @property
    def solvent(self) -> tuple[Seat, ...]:
        """The seats that have chips and have not left: they are dealt the next cards."""
        stacks = self.money.stacks
        return tuple([seat for seat in self.staying if stacks[seat]])

    @property
    def next_dealer(self) -> Seat:
        """The first is chosen by lot; then the deal passes to the left, to players with chips (A1.5)."""
        if self.deal == 0 and self.dealer not in self.left:
            return self.dealer
        solvent = self.solvent
        return next(seat for seat in clockwise(len(self.money.stacks), after=self.dealer) if seat in solvent)

    @property
    def size(self) -> int:
        """The chips of a full bet in this round (A4.2, A4.3)."""
        is_twice = self.options.limit is Limit.FIXED and self.round >= DEAREST
        return self.options.bet * (1 + is_twice)

    @property
    def pots(self) -> tuple[Pot, ...]:
        """The main pot and the side pots as they are now, the bets of this round included (A5); none between deals."""
        return self.money.pots if self.money.playing else ()

    @property
    def pot(self) -> int:
        """All chips in the middle."""
        return sum(self.money.paid) + self.money.carried

    @property
    def passes_to(self) -> dict[Seat, Seat]:
        """The receivers of cards in this pass, by giver: the next on the left, then the second on the right (A3.2)."""
        order = self.playing
        step = 1 if self.round == 1 or len(order) == 2 else -2  # with two in, both go to the other
        return {seat: order[(place + step) % len(order)] for place, seat in enumerate(order)}

    @property
    def chips(self) -> tuple[int, ...]:
        """The chips after the last finished deal; at the end of the game all."""
        if self.outcome is not None and self.outcome.ending is not Ending.ABANDONED:
            return self.money.stacks
        return self.scores[-1].chips if self.scores else (self.options.stack,) * len(self.seats)


_SECRET = (Phase.GIVE, Phase.DECLARE, Phase.SHOW)
