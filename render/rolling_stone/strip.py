"""A player's panel in Rolling Stone: how many cards everyone has, the trick in playing order, suits left in play."""

from collections.abc import Sequence
from functools import partial

from bot.games.protocol import Seat
from render import panel
from render.deck import PlainCard
from render.names import Name
from render.one_card import strip
from render.panel import Lying, PanelShown
from render.rolling_stone.spoken import held, on_table
from render.rolling_stone.table import Shown, alt_lines, discs_of, sitting, titled
from render.scene import Box, Item
from render.stage.canvas import Stage
from render.stage.values import Badge, Disc, Look
from render.words import SUITS_IN_GROUP

TWO_LINES = 58.0  # pt, of suits left in play


def panel_of(shown: Shown, names: Sequence[Name], stage: Stage) -> PanelShown:
    """Return a player's panel."""
    board, discs = shown.view.board, discs_of(names)
    seats = [panel.brief(sitting(board, Seat(seat), disc, names[seat], stage)) for seat, disc in enumerate(discs)]
    head, words = titled(shown, names, stage), alt_lines(shown, names, stage)
    return strip(shown, head, words, seats, partial(_middle, shown, discs, stage), held(shown.view, stage.style))


def _middle(shown: Shown, discs: Sequence[Disc], stage: Stage, box: Box) -> list[Item]:
    """Lay out the trick; one that is over is gray, but for the card that took it out of play."""
    board = shown.view.board
    trick, gone = on_table(board)
    cards = [
        Lying(
            PlainCard(card, is_grayed=gone is not None and (gone.is_taken or seat != gone.leader)),
            discs[seat],
            is_best=gone is not None and not gone.is_taken and seat == gone.leader,
        )
        for seat, card in trick or ()
    ]
    suits = [Badge(str(board.in_play(suit)), Look.PANEL, suit=suit) for suit in SUITS_IN_GROUP]
    in_play = (suits[:2], suits[2:]) if box.height >= TWO_LINES else (suits,)
    return panel.lying(stage, cards, box, before=in_play, has_next=gone is None and board.active is not None)
