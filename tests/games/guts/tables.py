"""Games of Guts set up and played in notation, so that a test reads like the rules."""

import random

from bot.games.cards import CARDS, Card, parse_card
from bot.games.guts.board import Score
from bot.games.guts.views import GutsView
from bot.games.protocol import SEATS, Position, Refusal, Seat, Step
from bot.registry import GAMES

GUTS = GAMES["guts"].game


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


def step(position: Position, line: str) -> Step:
    """Return the results of one line of a record."""
    seat, _, move = line.partition(": ")
    return position.play(Seat[seat], GUTS.parse(move))


def say(position: Position, *lines: str) -> Position:
    """Return the position after these lines of a record; `BC: out` are two."""
    for line in lines:
        seats, _, move = line.partition(": ")
        for seat in seats:
            position = step(position, f"{seat}: {move}").position
    return position


def refusal(position: Position, line: str) -> Refusal | None:
    """Return why a line of a record is refused."""
    seat, _, move = line.partition(": ")
    return position.refusal(Seat[seat], GUTS.parse(move))


def look(position: Position, seat: str | None = None) -> GutsView:
    """Return what a seat knows; a bystander if none is named."""
    view = position.view(None if seat is None else Seat[seat])
    assert isinstance(view, GutsView)
    return view


def chips(position: Position) -> tuple[int, ...]:
    """Return the chips of everybody."""
    return look(position).board.chips


def pot(position: Position) -> int:
    """Return the chips in the middle."""
    return look(position).board.pot


def score(position: Position) -> Score:
    """Return the deal that was counted last."""
    return look(position).board.scores[-1]


def hand(position: Position, seat: str) -> list[str]:
    """Return the cards of a seat."""
    return sorted(map(str, look(position, seat).hand))


def any_deck(seed: int = 1) -> list[Card]:
    """Return a pack in some order."""
    return random.Random(seed).sample(CARDS, len(CARDS))
