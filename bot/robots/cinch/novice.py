"""A beginner at Cinch: counts trumps, plays high, and thinks of its own trick alone."""

from dataclasses import dataclass
from random import Random

from bot.games.cards import Card, Suit
from bot.games.cinch.choosing import named, played_first
from bot.games.cinch.moves import HIGHEST_BID
from bot.games.cinch.trumps import beats, scoring, suited
from bot.games.cinch.views import CinchView
from bot.games.protocol import Seat
from bot.robots.cinch.robot import CinchRobot
from bot.robots.protocol import Level

CARELESS = 0.15  # of the cards are any
EACH = 1.5  # points that a beginner hopes for with each trump


@dataclass(frozen=True, slots=True)
class CinchNovice(CinchRobot):
    """A robot that bids by the number of its trumps, and plays the highest card that wins, or the lowest."""

    level: Level = Level.NOVICE

    def bid(self, view: CinchView, seat: Seat, random: Random) -> int:
        """Bid by the longest suit, from five trumps on."""
        suit = named(view.hand)
        count = len(suited(view.hand, suit, suit))
        return min(HIGHEST_BID, int(EACH * count) + random.randrange(2)) if count >= 4 else 0

    def trump(self, view: CinchView, random: Random) -> Suit:
        """Return the longest suit."""
        return named(view.hand)

    def card(self, view: CinchView, legal: list[Card], random: Random) -> Card:
        """Lead anything high; follow with what wins, else with the lowest that is worth nothing."""
        board = view.board
        if random.random() < CARELESS or board.trump is None:
            return random.choice(legal)
        low_first = played_first(view.playable(), board.trump)
        plain = [card for card in low_first if card not in scoring(board.trump)]
        if board.trick is None or not board.trick.cards:
            return (plain or low_first)[-1]
        best = board.trick.card(board.winning) if board.winning is not None else None
        winning = [card for card in plain if best is not None and beats(card, best, board.trump)]
        return winning[-1] if winning else (plain or low_first)[0]
