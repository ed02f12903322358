"""What a game of Beggar My Neighbor has brought: score pad and receipt."""

from bot.games.beggar_my_neighbor.board import Board
from bot.games.protocol import Ending, Settlement
from bot.text import Locale
from render.pad import PadRow, PadSheet
from render.receipt import ReceiptSheet
from render.words import money, say


def pad_of(board: Board, locale: Locale) -> PadSheet:
    """The deals that both have won, after every deal."""
    won = frozenset() if board.outcome is None else board.outcome.winners
    is_played = board.outcome is not None and board.outcome.ending is Ending.PLAYED
    return PadSheet(
        tuple((seat,) for seat in board.seats),
        tuple(
            PadRow(score.deal, score.totals, score.scores, () if score.winner is None else (int(score.winner),))
            for score in board.scores
        ),
        say(locale, "beggar-my-neighbor-pad-note"),
        say(locale, "beggar-my-neighbor-pad-crown"),
        board.outcome is not None,
        tuple(sorted(map(int, won))),
        is_drawn=is_played and not won,
    )


def receipt_of(board: Board, settlement: Settlement, stake: int, unit: str, locale: Locale) -> ReceiptSheet:
    """What the game has cost."""
    return ReceiptSheet(
        settlement,
        () if board.outcome is None else tuple(sorted(board.outcome.winners)),
        say(locale, "beggar-my-neighbor-receipt-about"),
        say(locale, "beggar-my-neighbor-receipt-rate", amount=money(locale, stake, cents=bool(stake % 100))),
        unit,
    )
