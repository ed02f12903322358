"""The open part of a game of Guts: what everyone knows. No field can hold a hidden card."""

from dataclasses import dataclass
from enum import Enum

from bot.games.cards import Hand
from bot.games.dealing import DealtBoard
from bot.games.guts.options import Declare, GutsOptions
from bot.games.protocol import SEATS, Asking, Outcome, Seat, Window, clockwise

DEALT = 2  # cards each


class Phase(Enum):
    """A phase: the next thing that must happen."""

    DEAL = "deal"  # a deck is owed
    DECLARE = "declare"  # players say whether they are in
    OVER = "over"


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """A finished deal. Tuples have one entry for each seat, unless they say otherwise."""

    deal: int
    dealer: Seat
    pot: int  # after antes
    counted: int  # chips that were won, and that each loser paid (G5.2)
    dealt: tuple[Seat, ...]  # to whom, from the dealer's left
    ins: frozenset[Seat]  # who was in
    winners: tuple[Seat, ...]
    hands: tuple[Hand | None, ...]  # that were shown (G4)
    paid: tuple[int, ...]  # into the middle, by those who lost
    pot_after: int
    scores: tuple[int, ...]  # how the chips changed, antes included
    chips: tuple[int, ...]  # after it


@dataclass(frozen=True, slots=True)
class Board(DealtBoard[Score]):
    """The open part of a game at one moment. Tuples have one entry for each seat, unless they say otherwise."""

    options: GutsOptions
    dealer: Seat
    chips: tuple[int, ...]
    phase: Phase = Phase.DEAL
    deal: int = 0  # from 1; 0 before the first
    pot: int = 0
    dealt: tuple[Seat, ...] = ()  # who got cards in this deal, from the dealer's left
    ins: frozenset[Seat] = frozenset()  # who has said so, and been heard
    outs: frozenset[Seat] = frozenset()
    chosen: frozenset[Seat] = frozenset()  # who has chosen in secret
    left: tuple[Seat, ...] = ()  # in the order of leaving
    scores: tuple[Score, ...] = ()  # finished deals
    outcome: Outcome | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Everyone at the table, whether still there or not."""
        return SEATS[: len(self.chips)]

    @property
    def is_deck_owed(self) -> bool:
        """Whether the next deal can begin."""
        return self.phase is Phase.DEAL

    def heard(self, seat: Seat, *, is_in: bool) -> "Board":
        """Return the board once a seat has said that it is in or out."""
        return Board(  # what `replace` would do, in a fifth of its time: most moves of a game come here
            self.options,
            self.dealer,
            self.chips,
            self.phase,
            self.deal,
            self.pot,
            self.dealt,
            self.ins | {seat} if is_in else self.ins,
            self.outs if is_in else self.outs | {seat},
            self.chosen,
            self.left,
            self.scores,
            self.outcome,
        )

    @property
    def staying(self) -> tuple[Seat, ...]:
        """The seats that have not left."""
        return tuple(seat for seat in self.seats if seat not in self.left)

    @property
    def counts(self) -> int:
        """The counted part of the pot: it can be won, and a loser would pay as much (G5.2)."""
        return min(self.pot, self.options.cap)

    @property
    def silent(self) -> tuple[Seat, ...]:
        """The seats not yet heard in this deal, in order."""
        ins, outs = self.ins, self.outs
        return tuple([seat for seat in self.dealt if seat not in ins and seat not in outs])  # in a list: it is hot

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that may speak now: one after the other, or all that have not left (G3)."""
        if self.phase is not Phase.DECLARE:
            return ()
        if self.options.declare is Declare.TURNS:
            ins, outs = self.ins, self.outs
            for seat in self.dealt:  # the first who is silent
                if seat not in ins and seat not in outs:
                    return (seat,)
            return ()
        return tuple(seat for seat in self.silent if seat not in self.left)

    @property
    def to_act(self) -> frozenset[Seat]:
        """The seats that may speak now."""
        return frozenset(self.asked)

    @property
    def window(self) -> Window | None:
        """The secret choice that is open."""
        if self.phase is not Phase.DECLARE or self.options.declare is Declare.TURNS:
            return None
        return Window(Asking.CHOICE, self.asked, self.chosen & frozenset(self.asked))

    @property
    def next_dealer(self) -> Seat:
        """The first is chosen by lot; then the deal passes to the left, past those who have left (G2.3, G11.1)."""
        if self.deal == 0 and self.dealer not in self.left:
            return self.dealer
        return clockwise(len(self.seats), after=self.dealer, without=self.left)[0]

    @property
    def antes(self) -> bool:
        """Whether everyone puts a chip into the pot before the next deal (G2.1, G2.2)."""
        if not self.scores:
            return True
        return not any(self.scores[-1].paid) and self.pot < len(self.staying)

    @property
    def is_last(self) -> bool:
        """Whether the match ends after the deal that was counted last (G6.1)."""
        if self.deal >= 2 * self.options.deals:
            return True
        last = self.scores[-1]
        return self.deal >= self.options.deals and bool(last.winners) and self.antes

    @property
    def shown(self) -> tuple[Hand | None, ...]:
        """The hands that lie open: those of the showdown, until the next deal."""
        return self.last.hands if self.last else (None,) * len(self.seats)
