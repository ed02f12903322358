"""The robots of Anaconda: a beginner who calls too much, and a player who knows the price of a chance."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from bot.games.anaconda.betting import Bounds, wager
from bot.games.anaconda.board import Half, Phase
from bot.games.anaconda.choosing import kept, ranking
from bot.games.anaconda.moves import Call, Check, Fold, High, Low, PassOn, Show
from bot.games.anaconda.views import AnacondaView
from bot.games.cards import Card
from bot.games.poker import worth
from bot.games.protocol import Move
from bot.robots.anaconda.holding import best_parting, place_of, rules_of
from bot.robots.anaconda.prices import CURIOUS, PROUD, early_share, is_worth_betting, is_worth_calling, sized
from bot.robots.anaconda.sampling import is_beaten, shares
from bot.robots.protocol import Level, RobotOf

BLUFF = 0.04

DEALS = 48  # that are imagined for one choice: some 8 ms with six others


class AnacondaRobot(RobotOf[AnacondaView]):
    """A player of Anaconda."""

    __slots__ = ()

    kind = AnacondaView

    def move(self, view: AnacondaView, random: Random) -> Move:
        """Return the next move."""
        match view.board.phase:
            case Phase.GIVE:
                return self.passes(view, random)
            case Phase.DECLARE:
                return High() if self.side(view, random) is Half.HIGH else Low()
            case Phase.SHOW:
                return self.shows(view)
        return self.bets(view, random)

    @abstractmethod
    def passes(self, view: AnacondaView, random: Random) -> PassOn:
        """Return the cards to pass on."""

    @abstractmethod
    def side(self, view: AnacondaView, random: Random) -> Half:
        """Return the half to declare for."""

    @abstractmethod
    def shows(self, view: AnacondaView) -> Show:
        """Return the cards to show and to hold."""

    @abstractmethod
    def bets(self, view: AnacondaView, random: Random) -> Move:
        """Return what to do in a round of betting."""


def _declared(view: AnacondaView) -> Half:
    seat = view.seat
    return (view.board.declared[seat] if seat is not None else None) or Half.HIGH


def _stays(view: AnacondaView) -> Move:
    return Call() if view.price else Check()


def _leaves(view: AnacondaView) -> Move:
    return Fold() if view.price else Check()


@dataclass(frozen=True, slots=True)
class AnacondaNovice(AnacondaRobot):
    """A robot that keeps its highest cards, calls with every better hand, and does not look at others.

    It only sees when their open cards beat it already.
    """

    level: Level = Level.NOVICE

    def passes(self, view: AnacondaView, random: Random) -> PassOn:
        """Pass the lowest cards that are no part of the best five."""
        best = kept(view.hand, ranking(view.board.options, self._half(view))).five
        spare = [card for card in view.hand if card not in best]
        more = [card for card in sorted(best, key=_height) if card not in spare]
        return PassOn(tuple([*spare, *more][:3]))

    def side(self, view: AnacondaView, random: Random) -> Half:
        """Declare for the half in which the hand is better among random ones."""
        return self._half(view)

    def shows(self, view: AnacondaView) -> Show:
        """Show the best four."""
        return kept(view.hand, ranking(view.board.options, _declared(view)))

    def bets(self, view: AnacondaView, random: Random) -> Move:
        """Bet with a very good hand, call with every better one."""
        if is_beaten(view):
            return _leaves(view)
        place = self._place(view)
        if view.wagers and (place > PROUD or random.random() < BLUFF):
            return view.wagers[0].move
        return _stays(view) if place > CURIOUS else _leaves(view)

    def _half(self, view: AnacondaView) -> Half:
        if view.board.phase is Phase.BET and view.seat is not None and view.board.declared[view.seat] is not None:
            return _declared(view)
        return max(rules_of(view.board.options), key=lambda each: place_of(worth(view.hand, each[1]), each[1]))[0]

    def _place(self, view: AnacondaView) -> float:
        rule = ranking(view.board.options, self._half(view))
        return place_of(worth(view.hand, rule), rule)


@dataclass(frozen=True, slots=True)
class AnacondaRegular(AnacondaRobot):
    """A robot that keeps what promises most, and bets by its chances in imagined deals that fit what it knows.

    Among novices it gains chips at every table, most of all without a limit: `bot/robots/README.md` says how many.
    """

    level: Level = Level.REGULAR

    def passes(self, view: AnacondaView, random: Random) -> PassOn:
        """Keep the four cards that promise most."""
        return PassOn(best_parting(tuple(view.hand), view.board.options.low)[1])

    def side(self, view: AnacondaView, random: Random) -> Half:
        """Declare for the half in which the hand wins more of the pot."""
        found = shares(view, random, deals=DEALS)
        return max(found, key=found.__getitem__)

    def shows(self, view: AnacondaView) -> Show:
        """Hold the card without which the others look worst."""
        rule = ranking(view.board.options, _declared(view))
        five = kept(view.hand, rule).five
        held = min(five, key=lambda card: worth(_without(five, card), rule))
        return Show(_without(five, held), held)

    def bets(self, view: AnacondaView, random: Random) -> Move:
        """Bet or raise with more than an even share of the pot, and call what the chance is worth."""
        board, share = view.board, self._share(view, random)
        is_good = is_worth_betting(share, len(board.playing), board.bets.full, number=board.round)
        if is_good and (bounds := view.bounds) is not None:
            return self._wager(view, share, bounds)
        if not view.price or is_worth_calling(share, board.pot + view.price, view.price, number=board.round):
            return _stays(view)
        return Fold()

    def _wager(self, view: AnacondaView, share: float, bounds: Bounds) -> Move:
        """Return the bet: without a limit half a pot, or a whole one with much of what can be won."""
        board = view.board
        return wager(board, sized(share, board.bets.due, board.pot + view.price, *bounds))

    def _share(self, view: AnacondaView, random: Random) -> float:
        if view.board.round > 2:
            return max(shares(view, random, deals=DEALS).values())
        promised = best_parting(tuple(view.hand), view.board.options.low)[0] if view.hand else 0.0
        return early_share(promised, len(view.board.playing), view.board.bets.full)


def _without(five: Sequence[Card], card: Card) -> tuple[Card, ...]:
    return tuple([one for one in five if one != card])


def _height(card: Card) -> int:
    return -card.rank.place
