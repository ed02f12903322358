"""The view that a seat, or a bystander, has of a game of Daifugo."""

from dataclasses import dataclass, field

from bot.games.cards import CARDS, Card, Hand
from bot.games.daifugo.board import Board, Phase
from bot.games.daifugo.judge import legal_moves, playable, refusal
from bot.games.daifugo.moves import Give, PassRound
from bot.games.daifugo.name import NAME
from bot.games.dealing import JudgedView
from bot.games.protocol import Move, Seat

__all__ = ["DaifugoView", "Exchange", "Phase"]


@dataclass(frozen=True, slots=True)
class Exchange:
    """The exchange of two players in the deal that is on, which nobody else sees (D8)."""

    poor: Seat
    rich: Seat
    fetched: tuple[Card, ...] = field(repr=False)  # that moved to the rich, the highest
    given: tuple[Card, ...] = field(default=(), repr=False)  # that came back; empty while the rich have not given


@dataclass(frozen=True, slots=True)
class DaifugoView(JudgedView[Board]):
    """A game of Daifugo as `seat` may know it (None: a bystander)."""

    game = NAME
    judged = staticmethod(refusal)
    listed = staticmethod(legal_moves)

    exchange: Exchange | None  # of this seat in this deal
    choice: Give | None = field(repr=False)  # of this seat, while it is secret

    @property
    def ordering_round(self) -> int:
        """The round in which to pass, however often the turn goes around in it (D11)."""
        return self.board.round

    def waiting_moves(self) -> tuple[Move, ...]:
        """Return the order to pass that a player still in the round may give before their turn (D11)."""
        board, seat = self.board, self.seat
        if seat is None or seat in board.left or board.phase is not Phase.PLAY or seat == board.active:
            return ()
        return self.orderable_moves() if board.in_hand[seat] and seat not in board.passed else ()

    def orderable_moves(self) -> tuple[Move, ...]:
        """Return the order to pass in this round."""
        return (PassRound(self.board.round),)

    def may_still_come(self, move: Move) -> bool:
        """Return whether it is still the round in which to pass."""
        return not isinstance(move, PassRound) or move.round == self.board.round

    def playable(self) -> Hand:
        """Return the own cards that may be part of a play now: to be lifted in a picture."""
        if self.seat is None or self.board.phase is not Phase.PLAY or self.seat != self.board.active:
            return Hand()
        ranks = {play.cards[0].rank for play in playable(self.board, self.hand)}
        return Hand(card for card in self.hand if card.rank in ranks)

    def known(self) -> dict[Seat, tuple[Card, ...]]:
        """Return the cards that the viewing seat knows in another hand: its own exchange, until they are played."""
        exchange = self.exchange
        if exchange is None or self.board.phase not in (Phase.GIVE, Phase.PLAY):
            return {}
        if self.seat == exchange.rich:
            holder, cards = exchange.poor, exchange.given
        else:
            holder, cards = exchange.rich, tuple(card for card in exchange.fetched if card not in exchange.given)
        shown = self.shown()
        found = tuple(card for card in cards if card not in shown)
        return {holder: found} if found else {}

    def shown(self) -> Hand:
        """Return the cards of this deal that everyone has seen: on the table, or face down by now."""
        board = self.board
        lying = board.before.laid if board.before is not None else board.laid
        return Hand.of_bits(board.gone.bits + Hand(card for laid in lying for card in laid.cards).bits)

    def unseen(self) -> tuple[Card, ...]:
        """Return the hands of others, without the cards that were exchanged and are known, in hand order."""
        if self.board.deal == 0:
            return ()
        shown, known = self.shown(), {card for cards in self.known().values() for card in cards}
        return tuple(card for card in CARDS if card not in shown and card not in self.hand and card not in known)
