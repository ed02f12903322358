"""The table of Contract Rummy, and a player's panel: what is in them, which `render.rummy` lays out."""

from collections.abc import Sequence

from bot.games.contract_rummy.views import ContractRummyView
from bot.games.protocol import Seat
from render.contract_rummy.spoken import headline, named, table_told
from render.names import Name
from render.of_many import TableShown
from render.panel import PanelShown
from render.rummy import strip, table
from render.rummy.hand import held, in_hand_order
from render.rummy.shown import Piles, RummyShown
from render.scene import Item, Scene
from render.stage.canvas import Stage, header
from render.stage.spoken import ahead
from render.stage.values import Backs, Calls, Disc, Mark, Piece, SeatShown, State, Tone, letters
from render.words import say

FEW = 2  # cards in hand, which are announced

Shown = TableShown[ContractRummyView]


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
        view.takable(),
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
    deals = str(len(board.options.contracts))
    notes = (say(locale, "rummy-note-deal", deal=str(board.deal), deals=deals),) if board.deal else ()
    leader = ahead(locale, board.points, names, fewest_win=True) if board.outcome is None else ()
    return header(stage, lambda printed: headline(view, printed, locale), who, (*leader, *notes))


def _piles(view: ContractRummyView, stage: Stage) -> Piles:
    """Return stock and pile; while some are asked, a badge says so."""
    on_table = view.board.table
    claims = say(stage.locale, "contract-rummy-may-i") if on_table.asked else ""
    return Piles(on_table.top, len(on_table.pile), on_table.stock, claims)


def _seats(shown: Shown, names: Sequence[Name]) -> tuple[SeatShown, ...]:
    """Return everyone: numbers of cards, how many more they may buy, and who is asked or to play."""
    signs = letters(names)
    return tuple(_seat(shown.view, seat, Disc(signs[seat], seat), names[seat]) for seat in shown.view.board.seats)


def _seat(view: ContractRummyView, seat: Seat, disc: Disc, name: Name) -> SeatShown:
    board, on_table = view.board, view.board.table
    marks = [Mark.DEALER] if board.deal and seat == board.dealer else []
    if board.outcome is not None and seat in board.outcome.winners:
        marks.append(Mark.WINNER)
    marks += [Mark.ROBOT] if seat in board.left else []
    state = State.LIVE
    if seat in on_table.asked:
        state = State.ASKED
    elif seat == on_table.active:
        state = State.TO_ACT
    if not board.deal:
        return SeatShown(disc, name, state, tuple(marks))
    count, left = on_table.in_hand[seat], view.bought_left(seat)
    tone = Tone.FEW if 0 < count <= FEW else Tone.STRONG
    below: list[Piece] = [Backs(count, is_one=True, is_small=True, tone=tone)] if count else []
    if board.is_dealt and left is not None:
        below.append(Calls(left))
    return SeatShown(disc, name, state, tuple(marks), below=tuple(below))
