"""Games of Guts set up and played in notation, so that a test reads like the rules."""

from bot.games.cards import CARDS, parse_card
from bot.games.guts.board import Board, Score
from bot.games.guts.views import GutsView
from bot.games.protocol import SEATS, Position, Seat
from bot.registry import GAMES
from tests.games.reading import Eyes, Lines

GUTS = GAMES["guts"].game

LINES = Lines(GUTS.parse)
step, refusal = LINES.step, LINES.refusal
EYES = Eyes(GutsView, Board, Score)
look, score = EYES.look, EYES.score


def begun(seats: int = 3, *, dealer: str = "A", **options: str) -> Position:
    """Return a game before its first deck."""
    return GUTS.start(GUTS.options(options), seats, Seat[dealer])


def dealt(position: Position, **hands: str) -> Position:
    """Return the next deal: B gets `b="AS KD"`; the hands of the others are low cards, no two of a rank."""
    chance = position.chance
    assert chance is not None
    assert chance.seat is not None
    at, everybody = SEATS.index(chance.seat), [seat for seat in SEATS if seat in look(position).board.seats]
    order = [seat for seat in everybody[at + 1 :] + everybody[: at + 1] if seat not in position.left]
    wanted = {seat: [parse_card(word) for word in hands.get(str(seat).lower(), "").split()] for seat in order}
    taken = {card for hand in wanted.values() for card in hand}
    low = [card for card in reversed(CARDS) if card not in taken]
    for hand in wanted.values():
        while len(hand) < 2:
            card = next(card for card in low if not hand or card.rank is not hand[0].rank)
            hand.append(card)
            low.remove(card)
    return position.supply([*(wanted[seat][0] for seat in order), *(wanted[seat][1] for seat in order), *low]).position


def say(position: Position, *lines: str) -> Position:
    """Return the position after these lines of a record; `BC: out` are two."""
    for line in lines:
        seats, _, move = line.partition(": ")
        for seat in seats:
            position = step(position, f"{seat}: {move}").position
    return position


def chips(position: Position) -> tuple[int, ...]:
    """Return the chips of everyone."""
    return look(position).board.chips


def pot(position: Position) -> int:
    """Return the chips in the middle."""
    return look(position).board.pot


def hand(position: Position, seat: str) -> list[str]:
    """Return the cards of a seat."""
    return sorted(map(str, look(position, seat).hand))
