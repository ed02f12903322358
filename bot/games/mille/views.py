"""The view that a seat, or a bystander, has of a game of Mille. No field can hold a hidden card of anyone else."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from bot.games.cards import BYTE_SIZES, CARDS, RANKS, Card, Hand, Rank, pack, rank_cards, size, unpack
from bot.games.mille.board import OTHER, Board, Phase
from bot.games.mille.judge import refusal
from bot.games.mille.kinds import points, wild_points
from bot.games.mille.legal import legal_moves
from bot.games.mille.melds import SQUARED, TURNED, Meld, card_at, melds_of
from bot.games.mille.moves import Lay
from bot.games.mille.options import MilleOptions
from bot.games.mille.scoring import DealScore, ScoreLine, left_of
from bot.games.protocol import Move, Outcome, Refusal, Seat, View, Window

__all__ = ["Caution", "DealScore", "Meld", "MilleView", "Phase", "Preview", "ScoreLine", "SeatView"]


class Caution(StrEnum):
    """A chance that a legal move would spoil. Screens ask the player once before such a move (Rules 4)."""

    NATURAL = "spoils-natural"  # a set of eight natural cards, or a good chance of one
    CLEAN = "spoils-clean"  # going out clean: it would be the first wild two on the player's table


@dataclass(frozen=True, slots=True)
class Preview:
    """The player's table and hand after some lays."""

    down_points: int  # points on the table as printed on the cards
    held_points: int  # points in hand
    in_hand: int  # cards


@dataclass(frozen=True, slots=True)
class SeatView:
    """The public facts about one player."""

    seat: Seat
    in_hand: int  # cards
    melds: tuple[Meld, ...]  # in hand order of their ranks
    down_points: int  # points on the table as printed on the cards, before doubling
    total: int  # points of the finished deals
    naturals: int  # in the finished deals of this game
    chapeaux: int  # in the finished deals of this game
    known: Hand  # cards in hand that everyone saw this player take


@dataclass(frozen=True, slots=True)
class MilleView(View):
    """A game of Mille as `seat` may know it (None: a bystander)."""

    seat: Seat | None
    options: MilleOptions = field()  # so that the property of `View` is no default of it
    to_act: frozenset[Seat] = field()
    outcome: Outcome | None = field()
    turn: int  # for a bystander it grows with every seat's
    phase: Phase
    deal: int  # number of the deal on the table, from 1; 0 before the first
    dealer: Seat
    stock: int  # cards
    renewals: int  # times the stock of this deal was renewed
    pile: int  # cards
    top: Card | None  # of the pile
    may_pick: bool  # the turned-up two may be picked now, by the seat to act
    seats: tuple[SeatView, SeatView]
    scores: tuple[DealScore, ...]  # finished deals
    hand: Hand | None  # of this seat; None for a bystander
    held_points: int  # points of `hand`
    fresh: tuple[Card, ...] = field(repr=False)  # cards this seat got into hand this turn and still holds
    board: Board = field(repr=False)  # the open facts once more, packed for the judge
    left: tuple[Seat, ...] = ()  # who gave up or ran out of time
    window: Window | None = None  # there is none in Mille
    _melds: list[tuple[Lay, ...]] = field(default_factory=list, init=False, repr=False, compare=False)

    @property
    def is_stock_gone(self) -> bool:
        """Whether the stock is used up: only taking the pile and passing are left (Rules 5)."""
        return self.board.is_stock_gone

    @property
    def buried(self) -> Hand:
        """The pile under its top, which everyone saw. Robots may remember it; screens do not show it (Rules 3)."""
        return Hand.of_bits(self.board.buried)

    def refusal(self, move: Move) -> Refusal | None:
        """Return why the own seat may not play `move` now; None when it may."""
        return refusal(self.board, self.seat, self._own_bits(), move)

    def legal_moves(self) -> Collection[Move]:
        """Return what the own seat may play now, without resigning; nothing for a bystander."""
        return legal_moves(self.board, self.seat, self._own_bits())

    def unseen(self) -> tuple[Card, ...]:
        """Return cards of hidden hands and the stock, in hand order, without those everyone saw a player take."""
        board = self.board
        if board.number == 0:
            return ()
        seen = list(unpack(self._own_bits()))
        seen += unpack(board.buried)
        seen += [CARDS[board.top]] if board.pile else []
        for side in self.seats:
            seen += [card for meld in side.melds for card in meld.naturals + meld.wilds]
            seen += side.known if side.seat != self.seat else ()
        return unpack(pack(CARDS * 2) - pack(seen))

    def warnings(self, move: Move) -> tuple[Caution, ...]:
        """Return what laying a wild two now would spoil. It depends only on the open table and the own hand.

        A natural is spoiled when the own meld and hand hold all eight cards of the rank, or seven with the eighth not
        on the opponent's table. The meld must hold no wild two yet. The same holds for a meld of twos that a two would
        leave. A clean exit is spoilt by the first wild two on the table.
        """
        if not isinstance(move, Lay) or not move.wilds or self.seat is None or self.refusal(move) is not None:
            return ()
        cautions = []
        if any(self._may_become_natural(self.seat, rank) for rank in (move.rank, Rank.TWO)):
            cautions.append(Caution.NATURAL)
        if not self.board.wilds[self.seat]:
            cautions.append(Caution.CLEAN)
        return tuple(cautions)

    def all_melds(self) -> tuple[Lay, ...]:
        """Return the largest lay of each rank that can be laid without a wild two. Empty while this seat may not lay.

        Twos are kept in hand, where they stay wild.
        """
        if self.seat is None or self.board.actor != self.seat or self.phase is not Phase.PLAY:
            return ()
        if not self._melds:  # a panel asks twice, and so does the press on it
            self._melds.append(self._find_melds())
        return self._melds[0]

    def _find_melds(self) -> tuple[Lay, ...]:
        hand = self._own_bits()
        held = ((rank, byte) for rank in RANKS[: Rank.TWO.place] if (byte := hand >> 8 * rank.place & 255))
        lays = (Lay(rank, rank_cards(rank.place, byte)) for rank, byte in held)
        return tuple(lay for lay in lays if self.refusal(lay) is None)

    def preview_lays(self, lays: Sequence[Lay]) -> Preview:
        """Return what these legal lays would make of the own table and hand. Raises ValueError for a bystander."""
        if self.seat is None:
            raise ValueError("a bystander has no side of the table")
        own = self.seats[self.seat]
        cards = [card for lay in lays for card in lay.cards]
        moved = points(pack(cards))
        return Preview(own.down_points + moved, self.held_points - moved, own.in_hand - len(cards))

    def _own_bits(self) -> int:
        return 0 if self.hand is None else self.hand.bits

    def _may_become_natural(self, seat: Seat, rank: Rank) -> bool:
        """Return whether this seat has or may well get eight natural cards of `rank` for a meld without a wild two."""
        shift = 8 * rank.place
        board, other = self.board, OTHER[seat]
        if board.wilds[seat] >> shift & 255:
            return False
        own = BYTE_SIZES[board.laid[seat] >> shift & 255] + BYTE_SIZES[self._own_bits() >> shift & 255]
        if own == TURNED:
            return True
        gone = BYTE_SIZES[board.laid[other] >> shift & 255]
        if rank is Rank.TWO:
            gone += size(board.wilds[Seat.A]) + size(board.wilds[Seat.B])
        return own == SQUARED and not gone


def view_of(
    board: Board,
    *,
    seat: Seat | None,
    hand: int,
    fresh: int,
    options: MilleOptions,
    scores: tuple[DealScore, ...],
    outcome: Outcome | None,
) -> MilleView:
    """Return the view of `seat`, built from the open board and its packed hand (0 for a bystander)."""
    return MilleView(
        seat=seat,
        options=options,
        to_act=board.to_act,
        outcome=outcome,
        turn=sum(board.turns) if seat is None else board.turns[seat],
        phase=board.phase,
        deal=board.number,
        dealer=board.dealer,
        stock=board.stock,
        renewals=board.renewals,
        pile=board.pile,
        top=card_at(board.top),
        may_pick=board.may_pick,
        seats=(_seat_view(board, Seat.A, scores), _seat_view(board, Seat.B, scores)),
        scores=scores,
        hand=None if seat is None else Hand.of_bits(hand),
        held_points=points(hand),
        fresh=unpack(fresh),
        board=board,
        left=left_of(outcome),
    )


def _seat_view(board: Board, seat: Seat, scores: tuple[DealScore, ...]) -> SeatView:
    return SeatView(
        seat=seat,
        in_hand=board.in_hand[seat],
        melds=melds_of(board.laid[seat], board.wilds[seat]),
        down_points=points(board.laid[seat]) + wild_points(board.wilds[seat]),
        total=scores[-1].totals[seat] if scores else 0,
        naturals=sum(score.naturals[seat] for score in scores),
        chapeaux=sum(score.chapeaux[seat] for score in scores),
        known=Hand.of_bits(board.known[seat]),
    )
