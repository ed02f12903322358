"""Moves of Contract Rummy in short, in either language: those of all rummies, and `ask` or `may I`, `lay off all`."""

from bot.games.contract_rummy.moves import Ask, parse_move
from bot.games.contract_rummy.views import ContractRummyView, Phase
from bot.games.protocol import Move, NotAMove
from cogs.screens.rummy import typed

_BARE = typed.bare((Ask(), "a ask buy achète acheter"))
_MAY_I = frozenset(("may i", "may i?", "je l’achète", "j’achète"))


def several_typed(view: ContractRummyView, text: str) -> tuple[Move, ...]:
    """Return everything that can be laid off at once, if the text asks for that; none for any other text."""
    if not typed.asks_all(text):
        return ()
    if not (moves := view.layoffs_at_once()):
        raise NotAMove(view.game, "nothing-to-lay-off")
    return moves


def move_typed(view: ContractRummyView, words: str) -> Move | None:
    """Return the move that these words mean; None for no such form."""
    if words.casefold().replace("'", "’") in _MAY_I:
        return Ask()
    return typed.move_typed(words, parse_move, view.arrangements, _BARE)


def lays_suggested(view: ContractRummyView, text: str) -> list[str]:
    """Return the ways to lay the contract that begin with what was typed, as a record writes them."""
    is_playing = view.seat in view.to_act and view.board.phase is Phase.PLAY
    return [*typed.lays_suggested(view.arrangements(), text)] if is_playing else []
