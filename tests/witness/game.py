"""Magpie by value, as a registry would hold it, and a deal of it that is easy to follow."""

from collections.abc import Mapping

from bot.games.protocol import Game, Position
from bot.hosted import Games
from bot.registry import GAMES as REAL_GAMES
from bot.robots.hosted import Hosted
from tests.games.records import read
from tests.witness.inner.game import MagpieGame
from tests.witness.report import MagpieReport
from tests.witness.robots import ROBOTS

MAGPIE = MagpieGame()
GAMES: Mapping[str, Game] = {MAGPIE.name: MAGPIE}
HOSTED = Hosted(game=MAGPIE, robots=ROBOTS, report=MagpieReport())
MORE_GAMES = Games(*REAL_GAMES.values(), HOSTED)
"""The games of the bot, and Magpie."""

TAGS = ['[Game "magpie"]', '[A "Ann"]', '[B "Bob"]', '[C "Cem"]', '[Rules "classic"]', '[Deals "1"]']

# A holds A K Q of spades, B of hearts, C of diamonds. A joker is turned up; A♣ K♣ Q♣ and the other joker are drawn.
DEAL = [*TAGS, "Deal 1 dealer C", "Deck: AS AH AD KS KH KD QS QH QD JK AC KC QC JK"]  # eight lines
GIFTS = ["A: give QS", "B: give QH", "C: give QD"]
GIVEN = [*DEAL, *GIFTS]  # eleven lines; A holds A K of spades and Q♦, B those of hearts and Q♠, C of diamonds and Q♥
TURNS = [
    "B: claim 1",
    "A: draw; discard QD",
    "C: claim 2",
    "B: draw; discard QS",
    "C: draw; discard QH",
    "A: take; discard QH",
    "B: draw; discard KC",
]
PLAYED = [*GIVEN, *TURNS]  # eighteen lines; the stock is empty
STOCK = "Stock: QH QS"
OVER = [*PLAYED, STOCK, "C: draw; discard QH"]  # twenty lines


def text(*lines: str) -> bytes:
    """Return a record of these lines."""
    return ("\n".join(lines) + "\n").encode()


def position(*lines: str) -> Position:
    """Return the position that a record of these lines leads to."""
    return read(text(*lines), games=GAMES).position
