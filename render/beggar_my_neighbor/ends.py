"""The results of deals of Beggar My Neighbor: the score pad."""

from dataclasses import replace

from bot.games.beggar_my_neighbor.name import NAME
from bot.games.beggar_my_neighbor.views import BeggarView
from bot.text import Locale
from render.of_many import pad_sheet
from render.pad import PadRow, PadSheet


def pad_of(view: BeggarView, locale: Locale) -> PadSheet:
    """Return the score pad: the deals that each player has won, after every deal."""
    rows = [
        PadRow(score.deal, score.totals, score.scores, () if score.winner is None else (int(score.winner),))
        for score in view.board.scores
    ]
    return replace(pad_sheet(NAME, view.board, rows, locale), gone=())  # who of two left has lost
