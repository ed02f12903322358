"""Games of Beggar My Neighbor set up in notation, so that a test reads like the rules."""

from pathlib import Path

from bot.games.beggar_my_neighbor.board import Board, Score
from bot.games.beggar_my_neighbor.inner.game import BeggarGame
from bot.games.beggar_my_neighbor.moves import parse_move
from bot.games.beggar_my_neighbor.views import BeggarView
from bot.games.cards import CARDS, parse_card
from bot.games.protocol import Position, Seat
from tests.games.reading import Eyes, Lines

BEGGAR = BeggarGame()
RECORDS = Path(__file__).parent / "records"

LINES = Lines(parse_move)
step, play, refusal, why = LINES.step, LINES.after, LINES.refusal, LINES.why
EYES = Eyes(BeggarView, Board, Score)
look, board, score = EYES.look, EYES.board, EYES.score

FIRST_A, FIRST_B = "7S 4H 9D QS 5C", "KD JC 3S 6H 8D"
"""The tops of the stacks of the page's first example (B11), B deals."""


def begun(*, dealer: str = "B", **options: str) -> Position:
    """Return a game before its first deck."""
    return BEGGAR.start(BEGGAR.options(options), 2, Seat[dealer])


def dealt(position: Position, first: str = "", dealer: str = "") -> Position:
    """Return the next deal, with these cards atop the stacks: the first player's, and the dealer's.

    Below them lie number cards while there are any, and then penalty cards.
    """
    tops = [[parse_card(word) for word in words.split()] for words in (first, dealer)]
    rest = [card for card in reversed(CARDS) if card not in tops[0] and card not in tops[1]]
    stacks = [[*top, *(rest.pop(0) for _ in range(26 - len(top)))] for top in tops]
    return position.supply([card for pair in zip(*stacks, strict=True) for card in pair]).position


def to_the_end(position: Position) -> Position:
    """Turn on, each deal dealt with the pack in an order that ends, until the match is over."""
    while position.outcome is None:
        if position.chance is not None:
            position = dealt(position, FIRST_A, FIRST_B)
        position = play(position, "A: laps 50")
    return position


def pile(position: Position) -> str:
    """Return the cards on the pile."""
    return " ".join(map(str, board(position).pile))
