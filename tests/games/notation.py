"""Games of one card a turn played in the notation of their records, so that a test reads like the rules."""

from functools import partial

from bot.games.cards import Hand, parse_card
from bot.games.one_card.moves import Play, read_move
from bot.games.protocol import Position, Seat, View
from tests.games.reading import Lines

LINES = Lines(partial(read_move, game=""))
step, leave, refusal, why = LINES.step, LINES.after, LINES.refusal, LINES.why


def play(position: Position, *tricks: str) -> Position:
    """Return the position after these tricks, each in playing order: `AS KS QS`."""
    for word in " ".join(tricks).split():
        position = position.play(min(position.to_act), Play(parse_card(word))).position
    return position


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
