"""The coach of Cinch: bids, trumps and cards, weighed in the hands that the expert imagines."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from bot.games.cards import Card, Hand, Suit
from bot.games.cinch.board import Board, Stage, partner, side_of
from bot.games.cinch.choosing import robbed_first, thrown_first, worth_of
from bot.games.cinch.moves import Bid, Name, Pass, Rob, Throw
from bot.games.cinch.options import Pay
from bot.games.cinch.scoring import scores_of
from bot.games.cinch.trumps import beats, is_trump, left_pedro, power, right_pedro
from bot.games.cinch.views import CinchView
from bot.games.one_card.moves import Play
from bot.games.protocol import Move, Seat
from bot.robots.cinch.bidding import Auction, Cards, Contract, suits_of
from bot.robots.cinch.expert import deal_with, won_before
from bot.robots.cinch.imagining import Imagining
from bot.robots.cinch.playing_out import CODES, PlayedOut, SoFar
from bot.robots.cinch.reading import Reading
from bot.robots.cinch.regular import CinchRegular
from bot.robots.cinch.stakes import Stakes
from bot.robots.coaching import Known, Measure, Option, Question, QuestionOf, Said, among
from bot.robots.one_card import CardCoach, playing

BIDS, SUITS, CARDS = 1_200, 1_600, 2_400  # playouts
LEAST = 0.3  # stakes of a card: in imagined deals experts lose less here and there
FEW_TRUMPS = 4  # of nine cards

GETS = Measure("gets", 0.05, about="deal")
OWN, THEIRS = (Measure(code, 0.05, about="deal", either=True) for code in ("made", "set"))
POINTS = Measure("points", 0.3, is_share=False, about="deal", either=True)
TRICK, LEAD, IN_TRICK, LATER = (
    Measure("trick", 0.05, same=("unbeatable",), about="trick", either=True),
    Measure("lead", 0.1, either=True),
    Measure("in-trick", 0.2, is_share=False, about="trick"),
    Measure("later", 0.2, is_share=False, either=True),
)


@dataclass(frozen=True, slots=True)
class CinchCoach(CardCoach[CinchView]):
    """The coach of Cinch. Of throwing and robbing it knows no more than what robots do, which is the same for all."""

    kind = CinchView

    def asked(self, view: CinchView, also: Move | None) -> Question | None:
        """Return a question about a bid, trumps or a card."""
        match view.board.stage:
            case Stage.BID:
                return _bid(view, also)
            case Stage.NAME:
                return _name(view)
            case Stage.THROW:
                cards = thrown_first(view.hand, view.board.trump)[: view.board.to_throw(view.seat or Seat.A)]
                return _known(Throw(Hand(cards)), "throw", cards)
            case Stage.ROB:
                cards = robbed_first(view.rest, view.board.trump)[: view.board.missing(view.board.dealer)]
                trumps = sum(is_trump(card, view.board.trump) for card in cards)
                return _known(Rob(Hand(cards)), "rob", cards, Said("rob-trumps", (("count", trumps),)))
            case _:
                return _card(view) if len(view.playable()) > 1 else None


@dataclass(frozen=True, slots=True)
class Worth:
    """The worth of a deal's points in stakes, to one side."""

    board: Board
    side: int

    def of(self, points: tuple[int, int], declarers: int, bid: int) -> float:
        """Return what the deal brings.

        Where points are paid, the points between the sides stay as far apart on average as they are after the deal:
        each later deal is as good for one side as for the other.
        """
        if self.board.options.pay is Pay.GAME:
            return 2 * Stakes.of(self.board, self.side).after(points, declarers, bid) - 1
        scores = scores_of(points, declarers, bid)
        return float(scores[self.side] - scores[1 - self.side])


@dataclass(frozen=True, slots=True)
class BidQuestion(QuestionOf[Cards]):
    """The choice of a bid, if the others go on as sound players do."""

    options: tuple[Option, ...]
    auction: Auction
    worth: Worth
    measures: tuple[Measure, ...] = (Measure("contract", 0.05, speaks_for=None), GETS, THEIRS, POINTS)
    playouts: int = BIDS

    def imagined(self, random: Random) -> Cards:
        """Return a deal in which the others would have called as they did."""
        return self.auction.imagined(random)

    def tried(self, deal: Cards, number: int) -> tuple[float, ...]:
        """Return the stakes; whether our side plays the contract, makes it, breaks theirs; and our points."""
        move = self.options[number].move
        contract = self.auction.contract(deal, move.points if isinstance(move, Bid) else 0)
        if contract is None:
            return 0.0, 0.0, 0.0, 0.0, 0.0
        return _of_deal(self.auction.points(deal, contract), contract, self.worth)


@dataclass(frozen=True, slots=True)
class NameQuestion(QuestionOf[Cards]):
    """The choice of a suit to name."""

    options: tuple[Option, ...]
    auction: Auction
    worth: Worth
    measures: tuple[Measure, ...] = (Measure("contract", 1.1), OWN, THEIRS, POINTS)
    playouts: int = SUITS

    def imagined(self, random: Random) -> Cards:
        """Return a deal in which the others would have called as they did."""
        return self.auction.imagined(random)

    def tried(self, deal: Cards, number: int) -> tuple[float, ...]:
        """Return the same as for a bid."""
        move, auction = self.options[number].move, self.auction
        if not isinstance(move, Name):
            raise TypeError("no suit")
        contract = Contract(auction.seat, move.suit, auction.board.bid)
        return _of_deal(auction.points(deal, contract), contract, self.worth)


@dataclass(frozen=True, slots=True)
class CardQuestion(QuestionOf[PlayedOut]):
    """The choice of a card to play."""

    options: tuple[Option, ...]
    imagining: Imagining
    worth: Worth
    seat: Seat
    declarers: int
    so_far: SoFar
    measures: tuple[Measure, ...] = ()
    playouts: int = CARDS
    least: float = LEAST

    def imagined(self, random: Random) -> PlayedOut:
        """Return the deal with hands that fit what everyone saw."""
        return deal_with(self.worth.board, self.imagining.hands(random), self.imagining.trump, self.so_far)

    def tried(self, deal: PlayedOut, number: int) -> tuple[float, ...]:
        """Return the stakes, whether the contract is made or set, who wins the trick, and the points of the side."""
        move = self.options[number].move
        if not isinstance(move, Play):
            raise TypeError("no card")
        side, now = self.worth.side, deal.copy()
        goes_on = now.play(CODES[self.imagining.trump][move.card.place])
        while goes_on and now.to_come < len(deal.hands):
            goes_on = now.play(now.chosen())
        leader, trick = now.seat, now.points[side] - deal.points[side]
        points = now.to_the_end() if goes_on else (now.points[0], now.points[1])
        is_ours, board = self.declarers == side, self.worth.board
        holds = points[self.declarers] >= board.bid
        return (
            self.worth.of(points, self.declarers, board.bid),
            float(holds == is_ours),
            float(leader % 2 == side),
            float(leader == self.seat),
            float(trick),
            float(points[side] - deal.points[side] - trick),
        )


def _known(move: Move, code: str, cards: Sequence[Card], *facts: Said) -> Question:
    return Known((Option(move, Said(code, (("cards", tuple(cards)),)), (Said(f"{code}-why"), *facts)),))


def _of_deal(points: tuple[int, int], contract: Contract, worth: Worth) -> tuple[float, ...]:
    declarers = side_of(contract.bidder)
    is_ours, is_made = declarers == worth.side, points[declarers] >= contract.bid
    return (
        worth.of(points, declarers, contract.bid),
        float(is_ours),
        float(is_ours and is_made),
        float(not is_ours and not is_made),
        float(points[worth.side]),
    )


def _bid(view: CinchView, also: Move | None) -> Question | None:
    if view.seat is None or not view.board.bids:
        return None
    auction = Auction.of(view)
    moves = among([Bid(points) if points else Pass() for points in auction.bids()], also)
    options = tuple(Option(move, _called(move), tuple(_of_call(view, auction, move))) for move in moves)
    return BidQuestion(options, auction, Worth(view.board, side_of(view.seat)))


def _called(move: Move) -> Said:
    return Said("bid", (("bid", move.points),)) if isinstance(move, Bid) else Said("pass")


def _of_call(view: CinchView, auction: Auction, move: Move) -> Iterator[Said]:
    """Yield what is true of a bid, or of a pass, by the hand and the calls."""
    suit = suits_of(auction.hand)[0][1]
    count = len(view.would_have(suit))
    if not isinstance(move, Bid):
        if view.board.bidder is not None and view.board.bidder == partner(auction.seat):
            yield Said("partner-bids")
        if count <= FEW_TRUMPS:
            yield Said("few-trumps", (("suit", suit.value), ("count", count)))
        return
    if move.points == view.board.bid + 1:
        yield Said("lowest-bid")
    yield Said("trumps", (("suit", suit.value), ("count", count)))


def _name(view: CinchView) -> Question | None:
    if view.seat is None:
        return None
    auction = Auction.of(view)
    options = tuple(
        Option(
            Name(suit),
            Said("name", (("suit", suit.value),)),
            tuple(_of_suit(view, suit)),
        )
        for _, suit in suits_of(auction.hand)
    )
    return NameQuestion(options, auction, Worth(view.board, side_of(view.seat)))


def _of_suit(view: CinchView, suit: Suit) -> Iterator[Said]:
    """Yield what is true of a suit to name, by the hand."""
    if _is_longest(view, suit):
        yield Said("most-trumps", (("count", len(view.would_have(suit))),))
    if points := tuple(card for card in view.would_have(suit) if worth_of(card, suit)):
        yield Said("has-points", (("cards", points),))


def _is_longest(view: CinchView, suit: Suit) -> bool:
    return all(len(view.would_have(suit)) > len(view.would_have(each)) for each in Suit if each is not suit)


def _card(view: CinchView) -> Question | None:
    board, trump = view.board, view.board.trump
    if view.seat is None or trump is None or board.declarers is None:
        return None
    legal, reading, side = [*view.playable()], Reading.of(view), side_of(view.seat)
    usual = CinchRegular().card(view, legal, Random(0))  # noqa: S311  it draws no luck
    options = tuple(
        Option(Play(card), playing(card), tuple(_facts(reading, card))) for card in dict.fromkeys((usual, *legal))
    )
    holds = OWN if board.declarers == side else THEIRS
    return CardQuestion(
        options,
        Imagining.of(view),
        Worth(board, side),
        view.seat,
        board.declarers,
        won_before(board, trump),
        (holds, TRICK, LEAD, IN_TRICK, LATER),
    )


def _facts(reading: Reading, card: Card) -> Sequence[Said]:
    """Return what is true of a card by the hand and the table alone."""
    trumps = [each for each in reading.hand if is_trump(each, reading.trump)]
    pedros = tuple(each for each in trumps if each in (right_pedro(reading.trump), left_pedro(reading.trump)))
    found = list[Said]()
    if reading.wins(card) and reading.is_safe(card):
        found.append(Said("unbeatable", (("cards", (card,)),)))
    if pedros and card not in pedros:
        found.append(Said("keeps-pedro", (("cards", pedros),)))
    top = max(trumps, key=lambda each: power(each, reading.trump), default=None)
    beaten = [beats(top, each, reading.trump) for each in reading.out] if top is not None else []
    if top is not None and top != card and len(trumps) > 1 and 2 * sum(beaten) > len(beaten):
        found.append(Said("keeps-top", (("cards", (top,)),)))
    if trumps and card not in trumps and not {each.code for each in found} & {"keeps-pedro", "keeps-top"}:
        found.append(Said("keeps-trumps", (("cards", tuple(trumps)),)))
    if reading.best is None and card in trumps and reading.out:
        found.append(Said("draws-trumps", (("count", len(reading.out)),)))
    if not reading.worth(card):
        found.append(Said("no-points", (("cards", (card,)),)))
    return found
