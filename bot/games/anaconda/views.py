"""The view that a seat, or a bystander, has of a game of Anaconda."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.games.anaconda import knowing
from bot.games.anaconda.betting import Bounds, Sized, Wager, bounds, price, wagers
from bot.games.anaconda.board import Board, Ended, Half, Phase, Score, WonPot
from bot.games.anaconda.judge import legal_moves, refusal
from bot.games.anaconda.knowing import Parcel, Place
from bot.games.anaconda.moves import CallAny, CallUpTo, CheckOrFold
from bot.games.anaconda.name import NAME
from bot.games.anaconda.options import Limit
from bot.games.cards import Card
from bot.games.dealing import JudgedView
from bot.games.protocol import Move, Seat
from bot.games.whereabouts import Whereabouts

__all__ = ["AnacondaView", "Bounds", "Ended", "Half", "Parcel", "Phase", "Score", "Sized", "Wager", "WonPot"]

_STEPS = {Limit.FIXED: (1, 2, 3), Limit.NONE: (2, 5, 10, 25)}  # bets up to which one may call by order


@dataclass(frozen=True, slots=True)
class AnacondaView(JudgedView[Board]):
    """A game of Anaconda as `seat` may know it (None: a bystander). Its hand keeps the cards that it shows."""

    game = NAME
    judged = staticmethod(refusal)
    listed = staticmethod(legal_moves)

    choice: Move | None = field(repr=False)  # of this seat, while it is secret
    parcels: tuple[Parcel, ...]  # that this seat has passed on, or got, in this deal
    held: Card | None = field(repr=False)  # the fifth card of this seat, once it shows the other four

    # Bets

    @property
    def is_to_bet(self) -> bool:
        """Whether it is the own turn in a round of betting."""
        return self.seat is not None and self.board.phase is Phase.BET and self.board.active == self.seat

    @property
    def price(self) -> int:
        """The chips that a call costs the own seat now; 0 where it may check, or is not to bet."""
        return price(self.board, self.seat) if self.seat is not None and self.is_to_bet else 0

    @property
    def bounds(self) -> Bounds | None:
        """The amounts to which the own seat may bet or raise now; None where it may not."""
        return bounds(self.board, self.seat) if self.seat is not None and self.is_to_bet else None

    @property
    def wagers(self) -> tuple[Wager, ...]:
        """The usual amounts among them, with their moves; any other is a move as well where there is no limit."""
        return wagers(self.board, self.seat) if self.seat is not None and self.is_to_bet else ()

    # Orders

    @property
    def ordering_round(self) -> int:
        """The round of betting for which one orders."""
        return self.board.round

    def waiting_moves(self) -> tuple[Move, ...]:
        """Return the orders of a player who may still be asked in this round of betting."""
        board, seat = self.board, self.seat
        if seat is None or board.phase is not Phase.BET or seat == board.active:
            return ()
        if seat not in board.money.playing or not board.money.stacks[seat]:
            return ()
        every = board.bets.put[seat] + board.money.stacks[seat]  # up to that is whatever it costs
        found = self.orderable_moves()
        return tuple([move for move in found if not isinstance(move, CallUpTo) or board.bets.due <= move.to < every])

    def orderable_moves(self) -> tuple[Move, ...]:
        """Return the orders of this round: check or fold, check or call up to some amounts, or whatever it costs."""
        board = self.board
        if not board.round:
            return ()
        amounts = (step * board.size for step in _STEPS[board.options.limit])
        up_to = (CallUpTo(board.round, amount) for amount in amounts if amount < board.money.total)
        return (CheckOrFold(board.round), *up_to, CallAny(board.round))

    def may_still_come(self, move: Move) -> bool:
        """Return whether it is still the round for which a move was ordered."""
        is_on = self.board.phase is Phase.BET
        return not isinstance(move, CheckOrFold | CallUpTo | CallAny) or (is_on and move.round == self.board.round)

    # Cards

    @property
    def gave(self) -> tuple[Parcel, ...]:
        """The cards that the own seat passed on in this deal, and to whom."""
        return tuple(parcel for parcel in self.parcels if parcel.giver == self.seat)

    @property
    def got(self) -> tuple[Parcel, ...]:
        """The cards that came to the own seat in this deal, and from whom."""
        return tuple(parcel for parcel in self.parcels if parcel.receiver == self.seat)

    @property
    def open_cards(self) -> Mapping[Seat, tuple[Card, ...]]:
        """The cards of each player that lie open: four, or five at a showdown."""
        return knowing.open_cards(self.board)

    def known(self) -> Mapping[Seat, tuple[Card, ...]]:
        """Return the cards in others' hands that the own seat has passed there, and that don't lie open."""
        return {} if self.seat is None else knowing.sure(self.board, self.seat, self.hand, self.parcels)

    def whereabouts(self) -> Whereabouts[Place]:
        """Return where the unseen cards may lie."""
        return knowing.whereabouts(self.board, self.seat, self.hand, self.parcels)

    def unseen(self) -> tuple[Card, ...]:
        """Return the cards whose places the own seat cannot know, in hand order."""
        return knowing.unseen(self.board, self.seat, self.hand, self.parcels)
