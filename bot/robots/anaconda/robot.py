"""The robots of Anaconda: a beginner who calls too much, and a player who knows the price of a chance."""

import math
from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from bot.games.anaconda.board import Half, Phase
from bot.games.anaconda.choosing import kept, ranking
from bot.games.anaconda.moves import Call, Check, Fold, High, Low, PassOn, Show
from bot.games.anaconda.views import AnacondaView, Sized
from bot.games.cards import Card
from bot.games.poker import worth
from bot.games.protocol import Move
from bot.robots.anaconda.holding import best_parting, place_of, rules_of
from bot.robots.anaconda.sampling import is_beaten, shares
from bot.robots.protocol import Level, RobotOf

CURIOUS = 0.45  # a beginner calls with the better hands above this place
PROUD = 0.9  # and bets with those above this one
BLUFF = 0.04

DEALS = 48  # that are imagined for one choice: some 8 ms with six others
MARGIN = 1.1  # times the price that a chance must be worth, since worse hands pay in later rounds too
FAIR = 1.35  # times the even share with which the regular bets
SOBER = 0.1  # so much more for each bet of the round, to raise it
EARLY = (0.55, 1.1)  # an early hand is worth this share of an even one, and so much more the better it is
CAUTION = 0.85  # times that share, for each raise of the round: others have something too
SCARED = 2  # raises that count: without a limit there may be forty small ones


class AnacondaRobot(RobotOf[AnacondaView]):
    """A player of Anaconda."""

    __slots__ = ()

    kind = AnacondaView

    def move(self, view: AnacondaView, random: Random) -> Move:
        """Return the next move."""
        match view.board.phase:
            case Phase.GIVE:
                return self.passes(view)
            case Phase.DECLARE:
                return High() if self.side(view, random) is Half.HIGH else Low()
            case Phase.SHOW:
                return self.shows(view)
        return self.bets(view, random)

    @abstractmethod
    def passes(self, view: AnacondaView) -> PassOn:
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

    def passes(self, view: AnacondaView) -> PassOn:
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

    def passes(self, view: AnacondaView) -> PassOn:
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
        share, even = self._share(view, random), 1 / len(view.board.playing)
        if view.wagers and share > FAIR * even * (1 + view.board.bets.full * SOBER):
            return self._wager(view, share)
        if not view.price:
            return Check()
        pot = view.board.pot + view.price
        return Call() if share * pot > MARGIN * view.price else Fold()

    def _wager(self, view: AnacondaView, share: float) -> Move:
        """Return the bet: without a limit half a pot, or a whole one with more than half of what can be won."""
        wanted = Sized.POT if share > 0.45 else Sized.HALF_POT
        found = [wager for wager in view.wagers if wager.sized is wanted]
        return (found or view.wagers)[0].move

    def _share(self, view: AnacondaView, random: Random) -> float:
        if view.board.round > 2:
            return max(shares(view, random, deals=DEALS).values())
        promised = best_parting(tuple(view.hand), view.board.options.low)[0] if view.hand else 0.0
        least, more = EARLY
        share = (least + more * promised) / len(view.board.playing)
        raises = max(0, view.board.bets.full - 1)
        return share * math.pow(CAUTION, min(raises, SCARED))


def _without(five: Sequence[Card], card: Card) -> tuple[Card, ...]:
    return tuple([one for one in five if one != card])


def _height(card: Card) -> int:
    return -card.rank.place
