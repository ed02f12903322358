"""Games of Daifugo set up in notation, so that a test reads like the rules."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

from bot.games.cards import CARDS, Card, Hand, parse_card
from bot.games.daifugo.board import Board, Phase, Score
from bot.games.daifugo.inner.game import DaifugoGame
from bot.games.daifugo.inner.position import DaifugoPosition
from bot.games.daifugo.moves import parse_move
from bot.games.daifugo.ranks import lowest
from bot.games.daifugo.views import DaifugoView
from bot.games.protocol import Event, Position, Seat, clockwise
from tests.games.reading import Eyes, Lines, one_by_one, set_out
from tests.there import there

DAIFUGO = DaifugoGame()
RECORDS = Path(__file__).parent / "records"

LINES = Lines(parse_move)
play, refused = LINES.after, LINES.refusal
EYES = Eyes(DaifugoView, Board, Score)
look, board, score = EYES.look, EYES.board, EYES.score
CLASSIC: Mapping[str, str] = MappingProxyType({})


def begun(seats: int = 3, *, dealer: str = "C", **options: str) -> Position:
    """Return a game before its first deck."""
    return DAIFUGO.start(DAIFUGO.options(options), seats, Seat[dealer])


def deck(position: Position, **hands: str) -> list[Card]:
    """Return a deck for the next deal: `b="AS KD"` are cards that B gets. Unrequested ones come lowest first."""
    chance = there(position.chance)
    order = clockwise(len(look(position).board.seats), after=chance.seat)
    sizes = {seat: len(range(place, 52, len(order))) for place, seat in enumerate(order)}
    return one_by_one(set_out(lowest(Hand(chance.cards), len(CARDS)), hands, sizes)[0])


def dealt(position: Position, **hands: str) -> Position:
    """Return the next deal, with these hands."""
    return position.supply(deck(position, **hands)).position


def holding(position: Position, *, leader: str = "A", **hands: str) -> Position:
    """Return a deal near its end: these are all cards that are still held, and `leader` leads."""
    assert isinstance(position, DaifugoPosition)
    held = [Hand(map(parse_card, hands.get(str(seat).lower(), "").split())) for seat in position.board.seats]
    kept = {card for cards in held for card in cards}
    board = replace(
        position.board,
        phase=Phase.PLAY,
        in_hand=tuple(map(len, held)),
        active=Seat[leader],
        laid=(),
        passed=frozenset(),
        gone=Hand(card for card in CARDS if card not in kept),
    )
    return replace(position, board=board, hands=tuple(held))


def late(seats: int = 3, *, leader: str = "A", terms: Mapping[str, str] = CLASSIC, **hands: str) -> Position:
    """Return a first deal near its end, with these options."""
    return holding(dealt(begun(seats, **terms)), leader=leader, **hands)


def finished(position: Position, order: str) -> Position:
    """Return the end of the next deal, with this order of going out; the exchange follows the default moves."""
    position = to_play(dealt(position))
    cards = {seat.lower(): f"{rank}S" for seat, rank in zip(order, "3456789T", strict=False)}
    position = holding(position, leader=order[0], **cards)
    for seat in order[:-1]:
        assert isinstance(position, DaifugoPosition)
        position = replace(position, board=replace(position.board, active=Seat[seat], laid=(), passed=frozenset()))
        position = play(position, f"{seat}: play {cards[seat.lower()]}")
    return position


def to_play(position: Position) -> Position:
    """Return a deal once all have given back their lowest cards."""
    while board(position).phase is Phase.GIVE:
        seat = min(position.awaited)
        move = there(position.default(seat))
        position = position.play(seat, move).position
    return position


def step(position: Position, line: str) -> tuple[Position, tuple[Event, ...]]:
    """Return the results of one line of a record."""
    after, events, _ = LINES.step(position, line)
    return after, events


def events(position: Position, line: str) -> list[str]:
    """Return the names of the events of one line of a record."""
    return [type(event).__name__ for event in step(position, line)[1]]


def code(position: Position, line: str) -> str:
    """Return the code and the rule of a refusal; empty if the line is none."""
    refusal = refused(position, line)
    return "" if refusal is None else f"{refusal.code} {refusal.rule}"


def hand(position: Position, seat: str) -> str:
    """Return the cards of a seat, in hand order."""
    return " ".join(map(str, look(position, seat).hand))


def legal(position: Position, seat: str) -> str:
    """Return the possible plays of a seat, without the verb, in the order in which they are listed."""
    moves = position.legal_moves(Seat[seat])
    return ", ".join(str(move).partition(" ")[2] or str(move) for move in moves)
