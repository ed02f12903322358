"""A whole game of Guts that fits what one seat knows."""

from collections.abc import Sequence

from bot.games.cards import Card, Hand
from bot.games.dealing import imagined_turns, must_be_unseen
from bot.games.guts.board import DEALT
from bot.games.guts.inner.position import GutsPosition
from bot.games.guts.moves import Out
from bot.games.guts.views import GutsView
from bot.games.protocol import Move, Seat


def imagine(view: GutsView, unseen: Sequence[Card]) -> GutsPosition:
    """Return a position that fits `view`. Raises ValueError for other cards than those it cannot see."""
    must_be_unseen(view, unseen)
    board, hidden, hands = view.board, list(unseen), []
    for seat, shown in zip(board.seats, board.shown, strict=True):
        if seat == view.seat or seat not in board.dealt:
            hands.append(view.hand if seat == view.seat else Hand())
        elif shown is not None:
            hands.append(shown)
        else:
            hands.append(Hand(hidden[:DEALT]))
            del hidden[:DEALT]
    choices: dict[Seat, Move] = {seat: Out() for seat in board.chosen}
    if view.seat is not None and view.choice is not None:
        choices[view.seat] = view.choice
    turns = imagined_turns(view, len(board.seats))
    return GutsPosition(board, tuple(hands), turns, tuple(hidden), tuple(sorted(choices.items())))
