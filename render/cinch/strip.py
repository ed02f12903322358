"""A player's panel in Cinch: calls and cards at every seat, the trick in playing order, contract and scores."""

from collections.abc import Sequence
from functools import partial

from bot.games.cinch.board import SIDES, Board, Stage
from bot.games.cinch.trumps import left_pedro
from bot.games.protocol import Seat
from render import panel
from render.cinch.spoken import held, is_taken, lying, on_table
from render.cinch.table import Shown, alt_lines, discs_of, sitting, titled
from render.deck import PlainCard
from render.names import Name
from render.one_card import strip
from render.panel import Lying, PanelShown
from render.scene import Box, Item
from render.stage.canvas import Stage as Canvas
from render.stage.spoken import Label, label
from render.stage.values import Badge, Disc, Discs, Look, Piece, SeatShown, Tone, Words
from render.words import say, written


def panel_of(shown: Shown, names: Sequence[Name], stage: Canvas) -> PanelShown:
    """Return a player's panel. Who robs the stub has its cards large, and the hand in the middle."""
    view, discs = shown.view, discs_of(names)
    seats = [_seat(view.board, Seat(seat), disc, names[seat], stage) for seat, disc in enumerate(discs)]
    hand = lying(view.rest, view.board.trump, stage.style) if _robs(shown) else held(view, stage.style)
    head, words = titled(shown, names, stage), alt_lines(shown, names, stage)
    return strip(shown, head, words, seats, partial(_middle, shown, discs, stage), hand)


def _robs(shown: Shown) -> bool:
    board = shown.view.board
    return board.stage is Stage.ROB and shown.viewing_seat == board.active and bool(shown.view.rest)


def _seat(board: Board, seat: Seat, disc: Disc, name: Name, stage: Canvas) -> SeatShown:
    """Return a player with the call, or else the number of cards, which the contract follows if there is room."""
    full = sitting(board, seat, disc, name, stage)
    call = () if full.call is None else (full.call,)
    counts = (*full.hand, *full.drew)
    shown = SeatShown(disc, name, full.state, full.marks, counts)
    return panel.brief(shown, others=call) if board.stage is not Stage.BID else panel.brief(shown, first=call)


def _middle(shown: Shown, discs: Sequence[Disc], stage: Canvas, box: Box) -> list[Item]:
    """Lay out both scores and trumps, then the highest bid, the stub, the hand of who robs it, or the trick."""
    board, locale = shown.view.board, stage.locale
    scores: list[Piece] = []
    for side, total in zip(SIDES, board.sums, strict=True):
        scores += (Discs(tuple(discs[seat] for seat in side)), Words(written(total)))
    if board.stage in (Stage.BID, Stage.NAME):
        word = Words(say(locale, "cinch-highest" if board.bid else "cinch-no-bid-yet"), Tone.MUTE)
        bid: tuple[Piece, ...] = (Badge(say(locale, "cinch-bid-of", bid=board.bid), Look.PANEL),) if board.bid else ()
        return panel.lying(stage, (), box, before=(scores,), after=((word, *bid),))
    trumps: list[Piece] = []
    if board.trump is not None:
        trumps.append(Badge(label(locale, Label.TRUMPS), Look.PANEL, suit=board.trump))
    if board.stage in (Stage.THROW, Stage.ROB):
        if not _robs(shown):
            stub = Words(f"{say(locale, 'cinch-stub')} {board.stub}", Tone.MUTE)
            return panel.lying(stage, (), box, before=(trumps, scores), after=((stub,),))
        label_of_own = [[Words(say(locale, "pictures-hand-title"), Tone.MUTE)]] if shown.view.hand else []
        own = [Lying(each.printed) for each in held(shown.view, stage.style).in_row]
        return panel.lying(stage, own, box, before=(trumps, scores), after=label_of_own)
    trick, taker = on_table(board)
    counting = None if board.trump is None else left_pedro(board.trump)
    cards = [
        Lying(
            PlainCard(
                card,
                counts_as=board.trump if card == counting else None,
                is_grayed=is_taken(board) and seat != taker,
            ),
            discs[seat],
            is_best=seat == taker,
        )
        for seat, card in trick or ()
    ]
    has_next = not is_taken(board) and board.active is not None
    return panel.lying(stage, cards, box, before=(trumps, scores), has_next=has_next)
