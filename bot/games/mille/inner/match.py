"""A game of Mille at one moment: deals up to the target, hidden cards included (Rules 5 and 7)."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from bot.games.cards import Card, common, pack, unpack
from bot.games.dealing import must_be_unseen
from bot.games.mille import judge
from bot.games.mille.board import FIRST_TWO, OTHER, SEATS, Phase
from bot.games.mille.events import Ended, Scored
from bot.games.mille.inner import deal as deals
from bot.games.mille.inner.deal import DECK, Deal, Played
from bot.games.mille.kinds import POINTS
from bot.games.mille.legal import legal_moves
from bot.games.mille.moves import Discard, Draw, Lay, Pass, Pick, Take
from bot.games.mille.options import MilleOptions
from bot.games.mille.scoring import DealScore, left_of, score_deal, winner_of, won_by
from bot.games.mille.views import MilleView, view_of
from bot.games.protocol import (
    Chance,
    Ending,
    Event,
    Move,
    Outcome,
    Owed,
    Position,
    Refusal,
    Refused,
    Resign,
    Seat,
    Step,
    Timeout,
)


@dataclass(frozen=True, slots=True)
class Match:
    """The part of a game that changes at most once a deal: the terms, the score pad, and the end."""

    options: MilleOptions
    scores: tuple[DealScore, ...] = ()
    outcome: Outcome | None = None

    @property
    def totals(self) -> tuple[int, int]:
        """The points of the finished deals."""
        return self.scores[-1].totals if self.scores else (0, 0)

    @property
    def naturals(self) -> tuple[int, int]:
        """Naturals of the finished deals."""
        return _sums([score.naturals for score in self.scores])

    @property
    def chapeaux(self) -> tuple[int, int]:
        """Chapeaux of the finished deals."""
        return _sums([score.chapeaux for score in self.scores])


@dataclass(frozen=True, slots=True, repr=False)
class MillePosition(Position):
    """A whole game of Mille at one moment. Frozen: a play returns another position."""

    match: Match
    deal: Deal

    def __repr__(self) -> str:
        board = self.deal.board
        return f"MillePosition(deal {board.number}, {board.phase.value}, to act: {sorted(map(str, board.to_act))})"

    @property
    def options(self) -> MilleOptions:
        """The agreed options."""
        return self.match.options

    @property
    def chance(self) -> Chance | None:
        """The deck or the renewed stock that is owed; None when none is."""
        board = self.deal.board
        if board.to_act:
            return None
        match board.phase:
            case Phase.DEAL:
                return Chance(Owed.DECK, board.number + 1, board.number + 1, DECK, deals.next_dealer(board))
            case Phase.RENEW if board.actor is not None:
                return Chance(Owed.STOCK, board.number, board.renewals + 1, deals.owed_stock(board), board.actor)
            case _:
                return None

    @property
    def to_act(self) -> frozenset[Seat]:
        """The seat that may play now; nobody while cards are owed or when the game is over."""
        return self.deal.board.to_act

    @property
    def awaited(self) -> frozenset[Seat]:
        """The same seat: nothing is ever asked of several."""
        return self.deal.board.to_act

    @property
    def outcome(self) -> Outcome | None:
        """The end of the game; None while it goes on."""
        return self.match.outcome

    @property
    def left(self) -> tuple[Seat, ...]:
        """The seats that gave up or ran out of time, which ended the game."""
        outcome = self.match.outcome
        return () if outcome is None else left_of(outcome)

    def turn(self, seat: Seat) -> int:
        """Return a number that grows when, and only when, what `seat` may choose changes."""
        return self.deal.board.turns[seat]

    def refusal(self, seat: Seat | None, move: Move) -> Refusal | None:
        """Return why `seat` may not play `move` now; None when it may."""
        return judge.refusal(self.deal.board, seat, self._hand(seat), move)

    def play(self, seat: Seat | None, move: Move) -> Step:
        """Play `move`. Raises Refused, and then nothing has changed."""
        refusal = judge.refusal(self.deal.board, seat, self._hand(seat), move)
        if refusal is not None:
            raise Refused(refusal)
        if seat is None or isinstance(move, _GIVING_UP):
            return self._end_early(seat, move)
        after, events = _played(self.deal, seat, move)
        if after.board.actor is None:
            return self._count(after, events)
        return Step(MillePosition(self.match, after), events, isinstance(move, _BEGINNINGS))

    def back_to(self, earlier: Position) -> "MillePosition":
        """Return to `earlier`, since when nothing was revealed. Turns grow once more where choices change.

        Raises TypeError for a position of another game.
        """
        if not isinstance(earlier, MillePosition):
            raise TypeError("a position of another game")
        before, now = earlier.deal.board.turns, self.deal.board.turns
        turns = (now[0] + (now[0] != before[0]), now[1] + (now[1] != before[1]))
        return replace(earlier, deal=earlier.deal._replace(board=earlier.deal.board._replace(turns=turns)))

    def supply(self, cards: Sequence[Card]) -> Step:
        """Supply the cards of `chance` in random order. Raises ValueError for any other cards."""
        chance = self.chance
        if chance is None or sorted([card.place for card in cards]) != [card.place for card in chance.cards]:
            raise ValueError("these are not the cards that are owed")
        board = self.deal.board
        if board.phase is Phase.DEAL or board.actor is None:
            after, events = deals.deal_out(board, cards)
        else:
            after, events = deals.renew(self.deal, board.actor, cards)
        return Step(MillePosition(self.match, after), events, reveals=True)

    def legal_moves(self, seat: Seat) -> Collection[Move]:
        """Return what `seat` may play now, without resigning; one representative for each class of equal cards."""
        return legal_moves(self.deal.board, seat, self._hand(seat))

    def default(self, seat: Seat) -> Move | None:
        """Draw, then discard the drawn card, or the cheapest if it is a two. Pass once the stock is used up."""
        deal = self.deal
        if seat not in self.to_act:
            return None
        if deal.board.phase is Phase.BEGIN:
            return Pass() if deal.board.is_stock_gone else Draw()
        drawn = unpack(common(deal.fresh, deal.hands[seat]))
        if len(drawn) == 1 and drawn[0].place < FIRST_TWO:
            return Discard(drawn[0])
        return Discard(min(unpack(deal.hands[seat]), key=_reluctance))

    def view(self, seat: Seat | None) -> MilleView:
        """Return what `seat` may know; None for a bystander."""
        deal = self.deal
        hand = self._hand(seat)
        return view_of(
            deal.board,
            seat=seat,
            hand=hand,
            fresh=common(deal.fresh, hand) if seat == deal.board.actor else 0,
            options=self.match.options,
            scores=self.match.scores,
            outcome=self.match.outcome,
        )

    def _hand(self, seat: Seat | None) -> int:
        return 0 if seat is None or seat > _LAST_SEAT else self.deal.hands[seat]

    def _count(self, after: Deal, events: tuple[Event, ...]) -> Step:
        """Count the finished deal, and see whether the game is over (Rules 6 and 7)."""
        match = self.match
        score = score_deal(match.options, after.board, after.hands, match.totals)
        match = replace(match, scores=(*match.scores, score))
        events = (*events, Scored(score))
        winner = winner_of(match.options, match.totals, match.naturals)
        if winner is not None:
            outcome = won_by(winner, Ending.PLAYED)
            match = replace(match, outcome=outcome)
            after = deals.stop(after)
            events = (*events, Ended(outcome))
        return Step(MillePosition(match, after), events, reveals=True)

    def _end_early(self, seat: Seat | None, move: Move) -> Step:
        """End the game by resignation, the clock or agreement. The open deal is not counted (Rules 8a)."""
        if seat is None:
            outcome = Outcome(ending=Ending.ABANDONED)
        else:
            ending = Ending.RESIGNED if isinstance(move, Resign) else Ending.TIMEOUT
            outcome = won_by(OTHER[seat], ending)
        ended = MillePosition(replace(self.match, outcome=outcome), deals.stop(self.deal))
        return Step(ended, (Ended(outcome, seat),), reveals=False)


_BEGINNINGS = (Draw, Take, Pick)  # they bring cards to hand, so that they cannot be taken back
_GIVING_UP = (Resign, Timeout)
_LAST_SEAT = SEATS[-1]


def _played(deal: Deal, seat: Seat, move: Move) -> Played:
    match move:
        case Discard():
            return deals.discard(deal, seat, move)
        case Draw():
            return deals.draw(deal, seat)
        case Lay():
            return deals.lay(deal, seat, move)
        case Take():
            return deals.take(deal, seat, move)
        case Pick():
            return deals.pick(deal, seat)
        case _:
            return deals.pass_by(deal, seat)


def _reluctance(card: Card) -> tuple[bool, int, int]:
    """Sort key of the cards to discard by default: cheapest first, of equal ones the last in hand, twos last."""
    return (card.place >= FIRST_TWO, POINTS[card.place], -card.place)


def _sums(pairs: Sequence[tuple[int, int]]) -> tuple[int, int]:
    return (sum(pair[0] for pair in pairs), sum(pair[1] for pair in pairs))


def imagine(view: MilleView, unseen: Sequence[Card]) -> MillePosition:
    """Return a position that fits `view`: hidden hands, then the stock, filled from `unseen` in order.

    Raises ValueError when `unseen` are not the cards that the view cannot see.
    """
    board = view.board
    must_be_unseen(view, unseen)
    left = list(unseen)
    hands = [0, 0]
    for seat in SEATS:
        if seat == view.seat and view.hand is not None:
            hands[seat] = view.hand.bits
            continue
        known = view.seats[seat].known
        hidden = board.in_hand[seat] - len(known)
        hands[seat] = known.bits + pack(left[:hidden])
        del left[:hidden]
    stock = bytes(card.place for card in left)
    match = Match(view.options, view.scores, view.outcome)
    return MillePosition(match, Deal(board, (hands[0], hands[1]), stock, pack(view.fresh)))
