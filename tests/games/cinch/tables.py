"""Games of Cinch set up in notation, so that a test reads like the rules."""

from pathlib import Path

from bot.games.cards import Card, parse_card
from bot.games.cinch.board import Board, Score
from bot.games.cinch.inner.game import CinchGame
from bot.games.cinch.moves import parse_move
from bot.games.cinch.views import CinchView
from bot.games.protocol import Event, Position, Seat, clockwise
from tests.games.reading import Eyes, Lines, set_out

CINCH = CinchGame()
RECORDS = Path(__file__).parent / "records"

LINES = Lines(parse_move)
step, after, refusal, why = LINES.step, LINES.after, LINES.refusal, LINES.why
EYES = Eyes(CinchView, Board, Score)
look, board, score = EYES.look, EYES.board, EYES.score

NINE_TO_FIVE = {
    "b": "TH 5D 4H KS QS JS AC KC QD",
    "c": "AH KH JH 5H 9H AS 8C 7C 3D",
    "d": "QH 3H TS 9S 8S AD JD TD 2C",
    "a": "8H 6H 2S 3S 4S 9C TC JC KD",
    "stub": "7S QC 2H 9D 7H 5S 6C 5C 4C 3C 8D 7D 6D 6S 4D 2D",
}
SHORT_STUB = {
    "b": "2S 3S 4S 6S 7S 8S 9S TS JS",
    "c": "2C 3C 4C 6C 7C 8C 9C TC JC",
    "d": "AH KH QH JH TH 9H 8H QS KS",
    "a": "5H AS KC QC AD KD 9D TD JD",
    "stub": "2H 3H 4H 2D 3D 4D 7H 6H 5D 6D 7D 8D QD AC 5S 5C",
}
"""The deals of the page's first and fifth examples (C13), A deals."""

CALLED = ("B: pass", "C: bid 8", "D: pass", "A: pass", "C: trump H")
ROBBED = (*CALLED, "A: rob 8D 7D 4C 3C")
TRICKS = (
    "C AH 3H 6H 2H",
    "C KH 7H 8H 4H",
    "C 9H QH 4C 5D",
    "D 6C 3C QC 5H",
    "C JH 5C 7D TH",
    "C 9D 5S 8D 7S",
)
"""How the first example goes on: who leads, and the cards in order."""


def played(*tricks: str) -> list[str]:
    """Return the lines of these tricks."""
    lines = []
    for trick in tricks:
        leader, *cards = trick.split()
        order = (Seat[leader], *clockwise(4, after=Seat[leader]))
        lines += [f"{seat}: play {card}" for seat, card in zip(order, cards, strict=False)]
    return lines


def begun(*, dealer: str = "A", **options: str) -> Position:
    """Return a game before its first deck."""
    return CINCH.start(CINCH.options(options), 4, Seat[dealer])


def deck(position: Position, *, stub: str = "", **hands: str) -> list[Card]:
    """Return a deck for the next deal: `b="AS KD"` are cards that B gets, in that order, `stub` its first cards."""
    chance = position.chance
    assert chance is not None
    held, rest = set_out(chance.cards, {**hands, "stub": stub}, dict.fromkeys(clockwise(4, after=chance.seat), 9))
    packets = [card for at in (0, 3, 6) for cards in held for card in cards[at : at + 3]]
    return [*packets, *map(parse_card, stub.split()), *rest]


def dealt(position: Position, *, stub: str = "", **hands: str) -> Position:
    """Return the next deal, with these hands."""
    return position.supply(deck(position, stub=stub, **hands)).position


def events(position: Position, line: str) -> tuple[Event, ...]:
    """Return the events of one line of a record."""
    return step(position, line).events


def legal(position: Position) -> str:
    """Return the possible plays, in the order in which they are listed."""
    return ", ".join(map(str, position.legal_moves(min(position.to_act))))


def default(position: Position) -> str:
    """Return the play for silence."""
    return str(position.default(min(position.to_act)))


def hand(position: Position, seat: str) -> str:
    """Return the cards of a seat, in hand order."""
    return " ".join(map(str, look(position, seat).hand))


def parts(known: Board | Score) -> str:
    """Return who has the points, in order: `AC`, `BD`, or `-` for nobody."""
    return " ".join("-" if taken is None else ("AC", "BD")[taken.side] for taken in known.taken)
