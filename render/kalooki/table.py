"""The table of Kalooki, and a player's panel: what is in them, which `render.rummy` lays out."""

from collections.abc import Sequence

from bot.games.kalooki.views import KalookiView
from bot.games.protocol import Seat
from render.kalooki.spoken import headline, named, table_told
from render.names import Name
from render.of_many import TableShown
from render.panel import PanelShown
from render.rummy import strip, table
from render.rummy.hand import held, in_hand_order
from render.rummy.shown import Piles, RummyShown
from render.scene import Item, Scene
from render.stage.canvas import Stage, header
from render.stage.spoken import Label, ahead, label
from render.stage.values import Backs, Calls, Disc, Mark, Piece, SeatShown, State, Tone, letters
from render.words import say

FEW = 2  # cards in hand, which are announced

Shown = TableShown[KalookiView]


def layout(shown: Shown, names: Sequence[Name], stage: Stage) -> Scene:
    """Lay out the whole picture."""
    return table.layout(contents(shown, names, stage), stage)


def panel_of(shown: Shown, names: Sequence[Name], stage: Stage) -> PanelShown:
    """Return a player's panel."""
    return strip.panel_of(contents(shown, names, stage), stage)


def contents(shown: Shown, names: Sequence[Name], stage: Stage) -> RummyShown:
    """Return the contents of a table or a panel."""
    view, board = shown.view, shown.view.board
    return RummyShown(
        _headed(shown, names, stage),
        told(shown, names, stage),
        _seats(shown, names),
        shown.viewing_seat,
        _piles(view, stage) if board.deal else None,
        view.contract,
        board.table.melds,
        board.table.has_laid if board.is_dealt else (),
        view.filled(),
        in_hand_order(view, stage.style) if shown.is_panel else (),
    )


def told(shown: Shown, names: Sequence[Name], stage: Stage) -> list[str]:
    """Return the picture in sentences."""
    spoken = [name.spoken for name in names]
    groups = held(shown.view, stage.style).groups if shown.is_panel else ()
    return table_told(shown.view, spoken, groups, hands=shown.hands, is_own=shown.is_panel, locale=stage.locale)


def _headed(shown: Shown, names: Sequence[Name], stage: Stage) -> list[Item]:
    """Lay out the sentence above the table, who is ahead, and how far the game is."""
    view, board, locale = shown.view, shown.view.board, stage.locale
    who = tuple(names[seat].printed for seat in named(view))
    contracts = str(len(board.options.contracts))
    at = str(min(board.at + (board.last is None and board.outcome is None), len(board.options.contracts)))
    leader = ahead(locale, board.points, names, fewest_win=True) if board.outcome is None else ()
    notes = (*leader, say(locale, "rummy-note-deal", deal=at, deals=contracts)) if board.deal else ()
    return header(stage, lambda printed: headline(view, printed, locale), who, notes)


def _piles(view: KalookiView, stage: Stage) -> Piles:
    """Return stock and pile; while some are asked, a badge says so."""
    on_table = view.board.table
    claims = label(stage.locale, Label.CALLS) if on_table.asked else ""
    return Piles(on_table.top, len(on_table.pile), on_table.stock, claims)


def _seats(shown: Shown, names: Sequence[Name]) -> tuple[SeatShown, ...]:
    """Return everyone: numbers of cards, calls left, and who is asked or to play."""
    signs = letters(names)
    return tuple(_seat(shown.view, seat, Disc(signs[seat], seat), names[seat]) for seat in shown.view.board.seats)


def _seat(view: KalookiView, seat: Seat, disc: Disc, name: Name) -> SeatShown:
    board, on_table = view.board, view.board.table
    marks = [Mark.DEALER] if board.deal and seat == board.dealer else []
    if board.outcome is not None and seat in board.outcome.winners:
        marks.append(Mark.WINNER)
    marks += [Mark.ROBOT] if seat in board.left else []
    state = State.LIVE
    if seat in on_table.asked:
        state = State.ASKED
    elif seat in board.to_act:
        state = State.TO_ACT
    if not board.deal:
        return SeatShown(disc, name, state, tuple(marks))
    count = on_table.in_hand[seat]
    tone = Tone.FEW if 0 < count <= FEW else Tone.STRONG
    below: list[Piece] = [Backs(count, is_one=True, is_small=True, tone=tone)] if count else []
    if board.is_dealt and not on_table.has_laid[seat]:
        below.append(Calls(view.calls_left(seat)))
    return SeatShown(disc, name, state, tuple(marks), below=tuple(below))
