"""A whole game of Cinch at one moment, hidden cards included."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from bot.games.cards import Card, Hand, Suit
from bot.games.cinch import judge
from bot.games.cinch.board import DEALT, NONE, PACKET, PACKETS, Board, Call, Stage
from bot.games.cinch.choosing import named, played_first, robbed_first, thrown_first
from bot.games.cinch.events import Bade, Dealt, Filled, Named, Passed, Robbed, Scored, Threw, Won
from bot.games.cinch.inner.drawing import Lent, drawn
from bot.games.cinch.moves import Bid, Name, Pass, Rob, Throw
from bot.games.cinch.options import AllPass
from bot.games.cinch.scoring import after_putting_away, after_trick, gone, scored
from bot.games.cinch.trumps import is_trump, scoring, suit_of, suited
from bot.games.cinch.views import CinchView
from bot.games.entries import grown, joined, less, put
from bot.games.leaving import won
from bot.games.one_card.board import Phase
from bot.games.one_card.events import Played
from bot.games.one_card.inner.position import TrickPosition
from bot.games.one_card.moves import Play
from bot.games.protocol import Chance, Ending, Event, Move, Outcome, Refusal, Seat, Side, Step, clockwise
from bot.games.tricks import led_by


@dataclass(frozen=True, slots=True, repr=False)
class CinchPosition(TrickPosition[Board]):
    """A game of Cinch."""

    dealt: tuple[tuple[Card, ...], ...] = ()  # by seat and in that order, until trumps are named
    away: tuple[tuple[Card, ...], ...] = ((),) * 4  # by seat, as dealt: put away, and in no hand
    stub: tuple[Card, ...] = ()  # its top first
    lent: tuple[Lent, ...] = ()

    @property
    def forced(self) -> tuple[Seat, Move] | None:
        """A pass after the highest bid, and the last card in a hand: that there is no other, everyone sees."""
        board = self.board
        active = board.active
        if active is None:
            return None
        if board.stage is Stage.BID:
            return None if board.bids else (active, Pass())
        if board.stage is not Stage.PLAY or board.in_hand[active] != 1:
            return None
        (card,) = self.hands[active]
        return active, Play(card)

    def looked_at(self, seat: Seat | None) -> Hand:
        """Return what the dealer has seen of the stub, and not drawn (C4.4); nothing for anyone else."""
        board = self.board
        has_seen = board.is_deal_open and (board.stage is Stage.ROB or board.has_robbed)
        return Hand(self.stub) if has_seen and seat == board.dealer else NONE

    def refusal(self, seat: Seat | None, move: Move) -> Refusal | None:
        """Return why `seat` may not play `move` now; None when it may."""
        return judge.refusal(self.board, seat, self.hand(seat), self.looked_at(seat), move)

    def legal_moves(self, seat: Seat) -> Collection[Move]:
        """Return what `seat` may play now, without leaving."""
        return judge.legal_moves(self.board, seat, self.hand(seat), self.looked_at(seat))

    def default(self, seat: Seat) -> Move | None:
        """Return what silence means at each stage (C9.3)."""
        if seat not in self.awaited:
            return None
        board, hand = self.board, self.hands[seat]
        match board.stage:
            case Stage.BID:
                return Pass()
            case Stage.NAME:
                return Name(named(hand))
            case Stage.THROW:
                return Throw(Hand(thrown_first(hand, board.trump)[: board.to_throw(seat)]))
            case Stage.ROB:
                return Rob(Hand(robbed_first(self.looked_at(seat), board.trump)[: board.missing(seat)]))
            case Stage.PLAY:
                return Play(played_first(judge.playable(board, seat, hand), board.trump)[0])

    def view(self, seat: Seat | None) -> CinchView:
        """Return what `seat` may know; None for a bystander."""
        board, away = self.board, NONE if seat is None else Hand(self.away[seat])
        known = [Hand(lent.card for lent in self.lent if self._is_known(lent, seat, by)) for by in board.seats]
        turn = self.turn_seen_by(seat)
        return CinchView(seat, turn, board, self.hand(seat), away, self.looked_at(seat), tuple(known))

    def _is_known(self, lent: Lent, seat: Seat | None, holder: Seat) -> bool:
        return lent.owner == seat != lent.holder and lent.holder == holder and lent.card in self.hands[holder]

    # The deal

    def begin(self, chance: Chance, cards: Sequence[Card]) -> Step:
        """Deal nine cards each in packets of three (C2.2)."""
        board = self.board
        dealt: list[tuple[Card, ...]] = [()] * len(board.seats)
        order = clockwise(len(board.seats), after=chance.seat)
        for at in range(PACKETS * len(order)):
            dealt[order[at % len(order)]] += tuple(cards[PACKET * at : PACKET * (at + 1)])
        hands = tuple(map(Hand, dealt))
        after = Board(
            options=board.options,
            dealer=chance.seat,
            in_hand=(DEALT,) * len(order),
            phase=Phase.PLAY,
            deal=chance.deal,
            left=board.left,
            scores=board.scores,
            stub=len(cards) - DEALT * len(order),
        )
        turns = grown(self.turns, after.active)
        now = CinchPosition(after, hands, turns, dealt=tuple(dealt), stub=tuple(cards[DEALT * len(order) :]))
        return Step(now, (Dealt(after.deal, chance.seat, hands),), reveals=True)

    def acted(self, seat: Seat, move: Move) -> Step:
        """Call, name trumps, throw, or rob."""
        now = replace(self, turns=grown(self.turns, seat))
        match move:
            case Pass():
                return now._called(Call(seat, 0), Passed(seat, is_only=not self.board.bids))
            case Bid(points):
                return now._called(Call(seat, points), Bade(seat, points))
            case Name(suit):
                return now._named(seat, suit)
            case Throw(cards):
                return now._thrown(seat, cards)
            case Rob(cards):
                return now._robbed(seat, cards)
        raise AssertionError("the judge has allowed something else")

    def _called(self, call: Call, event: Event) -> Step:
        """Return a call; the fourth ends the bidding (C3)."""
        board = replace(self.board, calls=(*self.board.calls, call))
        if call.points:
            board = replace(board, bidder=call.seat, bid=call.points)
        if len(board.calls) < len(board.seats):
            return self._asks(board, (event,))
        if board.bidder is None and board.options.all_pass is AllPass.REDEAL:
            return replace(self, board=board)._count((event,))
        bidder = board.dealer if board.bidder is None else board.bidder
        return self._asks(replace(board, bidder=bidder, stage=Stage.NAME), (event,))

    def _named(self, seat: Seat, suit: Suit) -> Step:
        """Name trumps, and put all other cards away (C3.3, C4.1)."""
        away = tuple(tuple(card for card in cards if not is_trump(card, suit)) for cards in self.dealt)
        put_away = tuple(map(len, away))
        board = replace(
            self.board,
            stage=Stage.THROW,
            trump=suit,
            in_hand=tuple(DEALT - count for count in put_away),
            put_away=put_away,
        )
        hands = tuple(suited(hand, suit, suit) for hand in self.hands)
        after = replace(self, board=board, hands=hands, dealt=(), away=away)
        return after._drawn((Named(seat, suit, board.bid, put_away),))

    def _thrown(self, seat: Seat, cards: Hand) -> Step:
        """Throw trumps, which are shown and dead (C4.2, C4.8)."""
        board = self.board
        hand = Hand(card for card in self.hands[seat] if card not in cards)
        after = replace(
            board,
            in_hand=put(board.in_hand, seat, len(hand)),
            thrown=put(board.thrown, seat, cards),
            taken=after_putting_away(board.taken, cards, board, seat),
        )
        event = Threw(seat, cards, _scoring(board, cards))
        return replace(self, board=after, hands=put(self.hands, seat, hand))._drawn((event,))

    def _drawn(self, events: tuple[Event, ...]) -> Step:
        """Fill all hands up, once nobody has to throw anymore, and ask a dealer who may choose (C4.3 to C4.7)."""
        board = self.board
        if any(board.to_throw(seat) for seat in board.seats):
            return self._asks(board, events)
        draw = drawn(board, self.hands, self.away, self.stub)
        drew = tuple(map(len, draw.drew))
        in_hand = tuple(map(len, draw.hands))
        board = replace(board, stage=Stage.ROB, in_hand=in_hand, drew=drew, stub=len(draw.stub))
        robs = board.missing(board.dealer)
        cards, rest = tuple(map(Hand, draw.drew)), Hand(draw.stub) if robs else None
        filled = Filled(board.dealer, drew, cards, robs, len(draw.stub), rest)
        after = replace(self, hands=draw.hands, away=draw.away, stub=draw.stub, lent=draw.lent)
        return after._asks(board, (*events, filled)) if robs else after._leads(board, (*events, filled))

    def _robbed(self, seat: Seat, cards: Hand) -> Step:
        """Return the dealer has chosen; trumps that stay behind are shown and dead (C4.4, C4.5, C4.8)."""
        board, trump = self.board, self.board.trump
        rest = [card for card in self.stub if card not in cards]
        behind = Hand(card for card in rest if is_trump(card, trump))
        stub = tuple(card for card in rest if card not in behind)
        hand = joined(self.hands[seat], cards)
        after = replace(
            board,
            in_hand=put(board.in_hand, seat, len(hand)),
            drew=put(board.drew, seat, board.drew[seat] + len(cards)),
            stub=len(stub),
            has_robbed=True,
            behind=behind,
            taken=after_putting_away(board.taken, behind, board, seat),
        )
        event = Robbed(seat, len(cards), cards, behind, _scoring(board, behind))
        return replace(self, hands=put(self.hands, seat, hand), stub=stub)._leads(after, (event,))

    def _leads(self, board: Board, events: tuple[Event, ...]) -> Step:
        """Return the bidder leads to the first trick (C5.1)."""
        if board.bidder is None:
            raise AssertionError("somebody has named trumps")
        trick = led_by(board.bidder, seats=len(board.seats))
        return self._asks(replace(board, stage=Stage.PLAY, trick=trick), events)

    # Tricks

    def laid(self, seat: Seat, card: Card) -> Step:
        """Play a card, and see whether the trick is whole, and the deal over (C5, C6)."""
        board = self.board
        if board.trick is None or board.trump is None:
            raise AssertionError("the judge has allowed something else")
        trick, suit, lacks = board.trick.add(card), suit_of(card, board.trump), board.lacks
        if board.led is not None and suit is not board.led and suit is not board.trump:
            lacks = put(lacks, seat, lacks[seat] | {board.led, board.trump})
        in_hand = put(board.in_hand, seat, board.in_hand[seat] - 1)
        after = replace(board, in_hand=in_hand, trick=trick, lacks=lacks)
        hands = put(self.hands, seat, less(self.hands[seat], card))
        played = replace(self, board=after, hands=hands, turns=grown(self.turns, seat))
        events: tuple[Event, ...] = (Played(seat, card, board.in_hand[seat] == 1),)
        if not trick.is_whole:
            return played._asks(after, events)
        done = gone(trick, board.trump)
        points = sum(each.part.worth for each in done.taken)
        events = (*events, Won(done.winner, len(board.gone) + 1, done.taken, points))
        after = replace(after, gone=(*board.gone, done), taken=after_trick(board.taken, done, board.trump), trick=None)
        if not any(in_hand):
            return replace(played, board=after)._count(events)
        return played._asks(replace(after, trick=led_by(done.winner, seats=len(board.seats))), events)

    def alone(self, winners: Side) -> tuple["CinchPosition", tuple[Event, ...]]:
        """Leave the open deal unscored: the settlement puts the winners at the target instead (C9.2)."""
        return self, ()

    def ranking(self, ending: Ending) -> Outcome:
        """Return the side with more points has won; after the last deal nobody has, if both are level (C7.3)."""
        board = self.board
        outcome = won(board.sides, board.points, board.left, ending=ending)
        is_drawn = ending is Ending.PLAYED and board.sums[0] == board.sums[1]
        return replace(outcome, winners=frozenset()) if is_drawn else outcome

    def _asks(self, board: Board, events: tuple[Event, ...]) -> Step:
        """Return the step to this board, where the choices of the seats now asked have changed."""
        turns = grown(self.turns, board.active)
        return Step(replace(self, board=board, turns=turns), events, reveals=True)

    def _count(self, events: tuple[Event, ...]) -> Step:
        """Count the deal; what was hidden of it is of no use to anyone anymore."""
        score = scored(self.board)
        board = replace(self.board, phase=Phase.DEAL, scores=(*self.board.scores, score))
        none = (NONE,) * len(board.seats)
        counted = CinchPosition(replace(board, in_hand=(0,) * len(none)), none, self.turns)
        return counted.counted((*events, Scored(score)))


def _scoring(board: Board, cards: Hand) -> Hand:
    """Return those of these cards that are worth points."""
    return NONE if board.trump is None else Hand(card for card in scoring(board.trump) if card in cards)
