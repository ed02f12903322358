"""Games of Linger Longer set up and played in notation, so that a test reads like the rules."""

from pathlib import Path

from bot.games.cards import CARDS, Card, Suit, parse_card
from bot.games.linger_longer.board import Board, Score
from bot.games.linger_longer.views import LingerView
from bot.games.protocol import Position, Seat, clockwise
from bot.registry import GAMES
from tests.games.reading import Eyes, one_by_one, set_out

LINGER = GAMES["linger-longer"].game
RECORDS = Path(__file__).parent / "records"

EYES = Eyes(LingerView, Board, Score)
look, board, score = EYES.look, EYES.board, EYES.score

LAST_CARD = {"b": "AS 4H 9D", "c": "KS 3H 2D", "a": "QS 8C 7H", "stock": "5C JD AH QC TD"}
SWEEP = {"b": "9S 4D 2C", "c": "KS 3D 8C", "a": "QH AH TH", "stock": "5C JD 6H"}
"""The hands of the page's examples (L11), A deals."""


def begun(seats: int = 3, *, dealer: str = "A", **options: str) -> Position:
    """Return a game before its first deck."""
    return LINGER.start(LINGER.options(options), seats, Seat[dealer])


def deck(position: Position, **hands: str) -> list[Card]:
    """Return a deck for the next deal: B gets `b="AS KD 2C"`, in that order, and `stock` is on top of it.

    The dealer's last card fixes trumps. Unrequested cards are dealt from the lowest, so that an unnamed hand holds low
    ones.
    """
    chance = position.chance
    assert chance is not None
    seats = len(look(position).board.seats)
    sizes = dict.fromkeys(clockwise(seats, after=chance.seat), seats)
    held, rest = set_out(reversed(CARDS), hands, sizes)
    return [*one_by_one(held), *map(parse_card, hands.get("stock", "").split()), *rest]


def dealt(position: Position, **hands: str) -> Position:
    """Return the next deal, with these hands."""
    return position.supply(deck(position, **hands)).position


def points(position: Position) -> tuple[int, ...]:
    """Return the points of everyone."""
    return board(position).points


def trumps(position: Position) -> Suit | None:
    """Return the suit of trumps."""
    return board(position).trump
