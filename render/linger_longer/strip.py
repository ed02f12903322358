"""A player's panel in Linger Longer: cards left at every seat, the trick in playing order, trumps and stock."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.games.cards import Card
from bot.games.protocol import Seat
from render import panel
from render.deck import PlainCard
from render.linger_longer.spoken import held, is_taken, on_table
from render.linger_longer.table import Shown, alt_lines, headed, sitting
from render.names import Name
from render.one_card import strip
from render.panel import Lying, PanelShown
from render.scene import Box, Item
from render.stage.canvas import Stage
from render.stage.spoken import Label, Spoken, label, state
from render.stage.values import Badge, Disc, Discs, Look, Piece, SeatShown, Tone, Words, letters
from render.words import rank_sign


def panel_of(shown: Shown, names: Sequence[Name], stage: Stage) -> PanelShown:
    """Return a player's panel."""
    signs = letters(names)
    discs = [Disc(sign, seat) for seat, sign in enumerate(signs)]
    seats = [_seat(shown, Seat(seat), disc, names[seat], stage) for seat, disc in enumerate(discs)]
    head, words = headed(shown, names, stage), alt_lines(shown, names, stage)
    return strip(shown, head, words, seats, partial(_middle, shown, discs, stage), held(shown.view, stage.style))


def _seat(shown: Shown, seat: Seat, disc: Disc, name: Name, stage: Stage) -> SeatShown:
    """Return a player with the number of cards, or as out, without the trick."""
    full = sitting(shown, seat, disc, name, stage)
    if shown.view.board.out_in(seat) is None:
        return panel.brief(full)
    return panel.brief(replace(full, below=()), first=(Words(state(stage.locale, Spoken.OUT), Tone.MUTE),))


def _small(card: Card) -> Badge:
    return Badge(rank_sign(card.rank), Look.PANEL, suit=card.suit)


def _middle(shown: Shown, discs: Sequence[Disc], stage: Stage, box: Box) -> list[Item]:
    """Lay out the trick in playing order, after trumps, a card that was shown to all, and the size of the stock."""
    board, locale = shown.view.board, stage.locale
    trick, taker = on_table(board)
    cards = [
        Lying(PlainCard(card, is_grayed=is_taken(board) and seat != taker), discs[seat], is_best=seat == taker)
        for seat, card in trick or ()
    ]
    before: list[tuple[Piece, ...]] = []
    if board.trump is not None:
        trumps = Badge(label(locale, Label.TRUMPS), Look.PANEL, suit=board.trump)
        card = board.shown  # which its holder has until it is played
        known = () if card is None else (Discs((discs[board.dealer],)), _small(card))
        before.append((trumps, *known))
    before.append((Words(f"{label(locale, Label.STOCK)} {board.stock}", Tone.MUTE),))
    has_next = not is_taken(board) and board.active is not None
    return panel.lying(stage, cards, box, before=before, has_next=has_next)
