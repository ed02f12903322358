"""Moves of Kalooki in short, in either language: those of all rummies, and `call`, `allow`, `end`, `tack on all`."""

from bot.games.kalooki.moves import Allow, Call, Discard, EndTurn, parse_move
from bot.games.kalooki.views import KalookiView
from bot.games.protocol import Move, NotAMove
from cogs.screens.rummy import typed

_BARE = typed.bare(
    (Call(), "c call appelle appeler"),
    (Allow(), "allow cède céder cede ceder laisse laisser"),
    (EndTurn(), "end fin termine terminer"),
)


def several_typed(view: KalookiView, text: str) -> tuple[Move, ...]:
    """Return everything that can be tacked on at once, if the text asks for that; none for any other text."""
    if not typed.asks_all(text):
        return ()
    if not (moves := view.tacks_at_once()):
        raise NotAMove(view.game, "nothing-to-tack")
    return moves


def move_typed(view: KalookiView, words: str) -> Move | None:
    """Return the move that these words mean; None for no such form."""
    return typed.move_typed(words, parse_move, view.arrangements, _BARE)


def lays_suggested(view: KalookiView, text: str) -> list[str]:
    """Return the ways to lay the contract that begin with what was typed, as a record writes them."""
    is_playing = any(isinstance(move, Discard | EndTurn) for move in view.legal_moves())
    return [*typed.lays_suggested(view.arrangements(), text)] if is_playing else []
