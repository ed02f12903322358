"""A whole game of Rolling Stone at one moment, hidden cards included."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.games.cards import SUITS, Card, Hand
from bot.games.dealing import dealt_round
from bot.games.entries import grown, joined, less, put
from bot.games.one_card.board import Phase
from bot.games.one_card.events import Played
from bot.games.one_card.inner.position import TrickPosition
from bot.games.one_card.moves import Play
from bot.games.protocol import Chance, Event, Move, Refusal, Seat, Side, Step, clockwise
from bot.games.rolling_stone import judge
from bot.games.rolling_stone.board import DEALT, LIMIT, NONE, Board, Ended, Gone, Score
from bot.games.rolling_stone.events import Dealt, Discarded, Few, Scored, TookUp
from bot.games.rolling_stone.scoring import scores
from bot.games.rolling_stone.views import RollingView
from bot.games.tricks import Trick, following, led_by, of_suit

FEW = 2  # cards in a hand that are announced (R8)


@dataclass(frozen=True, slots=True, repr=False)
class RollingPosition(TrickPosition[Board]):
    """A game of Rolling Stone."""

    def refusal(self, seat: Seat | None, move: Move) -> Refusal | None:
        """Return why `seat` may not play `move` now; None when it may."""
        return judge.refusal(self.board, seat, self.hand(seat), move)

    def default(self, seat: Seat) -> Move | None:
        """Return the highest card: of the suit led, or of the longest suit (R7.3)."""
        if seat not in self.awaited:
            return None
        hand = self.hands[seat]
        if self.board.led is not None:
            cards = following(hand, self.board.led)
        else:
            cards = max((of_suit(hand, suit) for suit in SUITS), key=len)
        return Play(next(iter(cards)))

    def view(self, seat: Seat | None) -> RollingView:
        """Return what `seat` may know; None for a bystander."""
        return RollingView(seat, self.turn_seen_by(seat), self.board, self.hand(seat))

    def begin(self, chance: Chance, cards: Sequence[Card]) -> Step:
        """Deal eight cards each, all there are (R2.1)."""
        board, seats = self.board, len(self.board.seats)
        order = clockwise(seats, after=chance.seat)
        hands = dealt_round(cards, order, seats=seats)
        after = Board(
            options=board.options,
            dealer=chance.seat,
            in_hand=(DEALT,) * seats,
            phase=Phase.PLAY,
            deal=chance.deal,
            trick=Trick(order),
            left=board.left,
            scores=board.scores,
            known=(NONE,) * seats,
            lacks=(frozenset(),) * seats,
            took=(0,) * seats,
            most=(DEALT,) * seats,
        )
        event = Dealt(after.deal, chance.seat, tuple(hands))
        return Step(RollingPosition(after, tuple(hands), grown(self.turns, order[0])), (event,), reveals=True)

    def laid(self, seat: Seat, card: Card) -> Step:
        """Play a card, and see whether the deal is over, or the trick: whole, or taken up by who is next (R3, R4)."""
        trick, played = self._with(seat, card)
        held = played.board.in_hand[seat]
        events: tuple[Event, ...] = (Played(seat, card, self.board.in_hand[seat] == 1),)
        if not held:
            return played._count(seat, Ended.OUT, events)
        if held <= FEW:
            events = (*events, Few(seat, held))
        gone = _gone(trick, played.hands)
        if gone is None:
            return played._asks(trick.active, events)
        after = played._taken_up(gone) if gone.is_taken else played._discarded(gone)
        board = after.board
        if gone.is_taken:
            cards = trick.cards
            taken = TookUp(gone.leader, board.tricks, cards, len(cards), board.in_hand[gone.leader])
            events = (*events, taken)
        else:
            events = (*events, Discarded(gone.leader, board.tricks, len(trick.cards)))
        if board.tricks == LIMIT:
            winner = board.fewest[0] if len(board.fewest) == 1 else None
            return after._count(winner, Ended.LIMIT, events)
        return after._asks(gone.leader, events)

    def alone(self, winners: Side) -> tuple["RollingPosition", tuple[Event, ...]]:
        """Return the only one who stays wins the open deal, as if out of cards (R7.2)."""
        counted = replace(self, board=_scored(self.board, self.hands, winners[0], Ended.LEFT))
        return counted, (Scored(counted.board.scores[-1]),)

    def _with(self, seat: Seat, card: Card) -> tuple[Trick, "RollingPosition"]:
        """Return the trick with this card, and the position in which nothing has followed from it yet."""
        board, known = self.board, self.board.known
        if board.trick is None:
            raise AssertionError("the judge has allowed something else")
        trick = board.trick.add(card)
        if card in known[seat]:
            known = put(known, seat, less(known[seat], card))
        after = replace(board, in_hand=put(board.in_hand, seat, board.in_hand[seat] - 1), trick=trick, known=known)
        return trick, RollingPosition(
            after, put(self.hands, seat, less(self.hands[seat], card)), grown(self.turns, seat)
        )

    def _discarded(self, gone: Gone) -> "RollingPosition":
        """Return all have followed: the trick is out of the deal (R3.3)."""
        board = self.board
        after = replace(
            board,
            trick=led_by(gone.leader, seats=len(self.hands)),
            before=gone,
            tricks=board.tricks + 1,
            going_round=0,
            discarded=joined(board.discarded, gone.trick.cards),
        )
        return RollingPosition(after, self.hands, self.turns)

    def _taken_up(self, gone: Gone) -> "RollingPosition":
        """Let a player who cannot follow take up the trick, known to all (R3.4, R3.5)."""
        board, seat, cards = self.board, gone.leader, gone.trick.cards
        count = board.in_hand[seat] + len(cards)
        after = replace(
            board,
            in_hand=put(board.in_hand, seat, count),
            trick=led_by(seat, seats=len(self.hands)),
            before=gone,
            tricks=board.tricks + 1,
            going_round=board.going_round + 1,
            known=put(board.known, seat, joined(board.known[seat], cards)),
            lacks=put(board.lacks, seat, board.lacks[seat] | {cards[0].suit}),
            took=put(board.took, seat, board.took[seat] + 1),
            most=put(board.most, seat, max(board.most[seat], count)),
        )
        return RollingPosition(after, put(self.hands, seat, joined(self.hands[seat], cards)), self.turns)

    def _asks(self, seat: Seat | None, events: tuple[Event, ...]) -> Step:
        """Return the step to here, where the choices of the next player have changed."""
        return Step(RollingPosition(self.board, self.hands, grown(self.turns, seat)), events, reveals=True)

    def _count(self, winner: Seat | None, ended: Ended, events: tuple[Event, ...]) -> Step:
        """Count the deal (R4, R5)."""
        counted = replace(self, board=_scored(self.board, self.hands, winner, ended))
        return counted.counted((*events, Scored(counted.board.scores[-1])))


def _gone(trick: Trick, hands: Sequence[Hand]) -> Gone | None:
    """Return how a trick is over: whole, or with the seat that cannot follow. None while it goes on."""
    follower, highest = trick.active, trick.winning(None)
    if follower is not None:
        return None if of_suit(hands[follower], trick.cards[0].suit) else Gone(trick, follower, is_taken=True)
    return None if highest is None else Gone(trick, highest, is_taken=False)


def _scored(board: Board, hands: tuple[Hand, ...], winner: Seat | None, ended: Ended) -> Board:
    """Return the board after a deal (R5.1)."""
    points = scores(hands, winner, board.options.pay, is_limit=ended is Ended.LIMIT)
    score = Score(
        deal=board.deal,
        dealer=board.dealer,
        ended=ended,
        winner=winner,
        tricks=board.tricks,
        taken=board.taken,
        hands=hands,
        took=board.took,
        most=board.most,
        scores=points,
        totals=tuple(had + more for had, more in zip(board.points, points, strict=True)),
    )
    return replace(board, phase=Phase.DEAL, scores=(*board.scores, score))
