"""Games of Rolling Stone set up in notation, so that a test reads like the rules."""

from pathlib import Path

from bot.games.cards import Card
from bot.games.protocol import Position, Seat, clockwise
from bot.games.rolling_stone.board import Board, Score
from bot.games.rolling_stone.inner.game import RollingGame
from bot.games.rolling_stone.views import RollingView
from tests.games.reading import Eyes, one_by_one, set_out

ROLLING = RollingGame()
RECORDS = Path(__file__).parent / "records"

EYES = Eyes(RollingView, Board, Score)
look, board, score = EYES.look, EYES.board, EYES.score

ALL_FOLLOW = {
    "b": "AS KS AH KH AD KD AC KC",
    "c": "QS JS QH JH QD JD QC JC",
    "d": "TS 9S TH 9H TD 9D TC 9C",
    "a": "8S 7S 8H 7H 8D 7D 8C 7C",
}
TAKING = {
    "b": "AS KS QS JS AH KH QH AD",
    "c": "TS 9S 8S 7S JH TH KD QD",
    "d": "9H 8H 7H JD TD 9D 8D 7D",
    "a": "AC KC QC JC TC 9C 8C 7C",
}
"""The hands of the page's first two examples (R11), A deals."""

OUT = (
    "AS QS TS 8S",
    "KS JS 9S 7S",
    "AH QH TH 8H",
    "KH JH 9H 7H",
    "AD QD TD 8D",
    "KD JD 9D 7D",
    "AC QC TC 8C",
    "KC",
)
"""B's way to win the first of them."""


def begun(seats: int = 4, *, dealer: str = "A", **options: str) -> Position:
    """Return a game before its first deck."""
    return ROLLING.start(ROLLING.options(options), seats, Seat[dealer])


def deck(position: Position, **hands: str) -> list[Card]:
    """Return a deck for the next deal: `b="AS KD"` are cards that B gets. Unrequested ones come from the lowest."""
    chance = position.chance
    assert chance is not None
    sizes = dict.fromkeys(clockwise(len(chance.cards) // 8, after=chance.seat), 8)
    return one_by_one(set_out(reversed(chance.cards), hands, sizes)[0])


def dealt(position: Position, **hands: str) -> Position:
    """Return the next deal, with these hands."""
    return position.supply(deck(position, **hands)).position


def points(position: Position) -> tuple[int, ...]:
    """Return the points of everyone."""
    return board(position).points


def limited() -> list[str]:
    """Return the record in which a deal of five reaches the limit of tricks; its last line ends the deal."""
    return (RECORDS / "rolling-stone-limit.game").read_text().splitlines()
