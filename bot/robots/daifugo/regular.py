"""A sound player of Daifugo: keeps groups together, counts what is out, and wins the last rounds when it can."""

from dataclasses import dataclass
from random import Random

from bot.games.daifugo.moves import Give
from bot.games.daifugo.views import DaifugoView
from bot.games.protocol import Move
from bot.robots.daifugo.holding import chosen, odds, worth
from bot.robots.daifugo.reading import counted, move_of, situation
from bot.robots.daifugo.robot import DaifugoRobot
from bot.robots.protocol import Level


@dataclass(frozen=True, slots=True)
class DaifugoRegular(DaifugoRobot):
    """A robot that plays by its hand and by the ranks that were seen."""

    level: Level = Level.REGULAR

    def plays(self, view: DaifugoView, legal: list[Move], random: Random) -> Move:
        """Return what leaves the best hand."""
        hand = counted(view.hand, is_turned=view.board.is_turned)
        return move_of(chosen(hand, situation(view)), view, legal)

    def gives(self, view: DaifugoView, random: Random) -> Give:
        """Return the gift that leaves the best hand: as a rule low single cards; among equals the lowest."""
        table = odds(situation(view))
        gifts = [move for move in view.legal_moves() if isinstance(move, Give)]

        def left(gift: Give) -> float:
            return worth(counted((card for card in view.hand if card not in gift.cards), is_turned=False), table)

        return max(gifts, key=left)
