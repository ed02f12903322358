"""Games of one card a turn played in the notation of their records, so that a test reads like the rules."""

import random

from bot.games.cards import Hand, parse_card
from bot.games.one_card.moves import Play, read_move
from bot.games.protocol import Position, Refusal, Seat, Step, View


def step(position: Position, line: str) -> Step:
    """Return the results of one line of a record."""
    seat, _, move = line.partition(": ")
    return position.play(Seat[seat], read_move(move, game=""))


def play(position: Position, *tricks: str) -> Position:
    """Return the position after these tricks, each in playing order: `AS KS QS`."""
    for word in " ".join(tricks).split():
        position = position.play(min(position.to_act), Play(parse_card(word))).position
    return position


def leave(position: Position, *lines: str) -> Position:
    """Return the position after these lines of a record: `C: resign`."""
    for line in lines:
        position = step(position, line).position
    return position


def refusal(position: Position, line: str) -> Refusal | None:
    """Return why a line of a record is refused."""
    seat, _, move = line.partition(": ")
    return position.refusal(Seat[seat], read_move(move, game=""))


def hand(position: Position, seat: str) -> str:
    """Return the cards of a seat, in hand order."""
    return " ".join(map(str, held_by(position.view(Seat[seat]))))


def held_by(view: View) -> Hand:
    """Return the reader's hand in a view."""
    held = getattr(view, "hand", None)
    assert isinstance(held, Hand)
    return held


def cards(text: str) -> str:
    """Return these cards in hand order."""
    return " ".join(map(str, sorted(map(parse_card, text.split()), key=lambda card: card.place)))


def legal(position: Position) -> str:
    """Return the possible plays, in hand order."""
    return " ".join(str(move).removeprefix("play ") for move in position.legal_moves(min(position.to_act)))


def to_the_end(position: Position, seed: int = 1) -> Position:
    """Play on at random until the match is over."""
    chooser = random.Random(seed)
    while position.outcome is None:
        if position.chance is not None:
            cards_owed = position.chance.cards
            position = position.supply(chooser.sample(cards_owed, len(cards_owed))).position
        else:
            seat = min(position.to_act)
            position = position.play(seat, chooser.choice([*position.legal_moves(seat)])).position
    return position
