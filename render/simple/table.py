"""The table of a small game: points and cards at every seat, stock and last discard, the reader's hand below."""

from collections.abc import Sequence
from functools import partial

from bot.games.cards import Hand
from bot.games.protocol import Seat
from bot.games.simple.views import SimpleView
from bot.text import Locale
from render import panel
from render.deck import PlainCard
from render.hands.held import hold, ranks_from_left
from render.hands.suits import SuitHand
from render.inputs import Style
from render.names import Name
from render.of_many import TableShown
from render.one_card import composed
from render.panel import Lying, PanelShown
from render.scene import Box, Item, Scene
from render.simple.spoken import headline, spoken_table, winners
from render.stage.canvas import Stage, header, table
from render.stage.piles import stock, upcard
from render.stage.places import middle, ring, scale_of
from render.stage.seats import seat as drawn_seat
from render.stage.spoken import Label, label
from render.stage.values import Backs, Disc, Faces, Mark, Piece, SeatShown, State, Tone, Words, letters
from render.words import say, written

MOST_BACKS = 3  # backs next to the points; of more cards, one represents all, next to their number
MOST_OPEN = 5  # cards drawn at a seat; of more the words report
PILES_WIDE, PILES_HIGH, UPCARD_DOWN = 100.0, 124.0, 68.0  # stock and thrown cards, one below the other


Shown = TableShown[SimpleView]


def held(view: SimpleView, style: Style) -> SuitHand:
    """Return the reader's hand in order."""
    return SuitHand(hold(view.hand), None, None, ranks_from_left(style.order))


def layout(shown: Shown, names: Sequence[Name], stage: Stage) -> Scene:
    """Lay out the whole picture."""
    locale = stage.locale
    discs = letters(names)
    items = [*_headed(shown, names, stage), *table(len(names))]
    for number, block in enumerate(ring(len(names), viewing_seat=shown.viewing_seat)):
        seat = Seat(number)
        sitting = _seat(shown, seat, Disc(discs[number], number), names[number], stage)
        items += drawn_seat(stage, sitting, block, scale=scale_of(len(names)))
    items += _piles(shown, stage)
    return composed(items, alt_lines(shown, names, locale), locale)


def panel_of(shown: Shown, names: Sequence[Name], stage: Stage) -> PanelShown:
    """Return a player's panel."""
    discs = letters(names)
    seats = [
        panel.brief(_seat(shown, Seat(seat), Disc(discs[seat], seat), names[seat], stage)) for seat in range(len(names))
    ]
    return PanelShown(
        _headed(shown, names, stage),
        alt_lines(shown, names, stage.locale),
        panel.around(seats, shown.view.seat),
        partial(_lying, shown, stage),
        held(shown.view, stage.style).in_row,
    )


def alt_lines(shown: Shown, names: Sequence[Name], locale: Locale) -> list[str]:
    """Return the table in sentences."""
    spoken = [name.spoken for name in names]
    return spoken_table(shown.view, spoken, dict(enumerate(shown.hands)), is_own=shown.is_panel, locale=locale)


def _lying(shown: Shown, stage: Stage, box: Box) -> list[Item]:
    """Lay out the last discard, after the number of cards in the stock."""
    board, locale = shown.view.board, stage.locale
    stocked = ((Words(f"{label(locale, Label.STOCK)} {board.stock}", Tone.MUTE),),) if board.stock else ()
    cards = [Lying(PlainCard(card)) for card in board.thrown[-1:]]
    pile = ((Words(f"{label(locale, Label.PILE)} {len(board.thrown)}", Tone.MUTE),),) if cards else ()
    return panel.lying(stage, cards, box, before=stocked, after=pile)


def _headed(shown: Shown, names: Sequence[Name], stage: Stage) -> list[Item]:
    view, board = shown.view, shown.view.board
    who = tuple(names[seat].printed for seat in (winners(board) or sorted(board.to_act)))
    deal, deals = str(board.deal), str(board.options.deals)
    notes = (say(stage.locale, f"{view.game}-note-deal", deal=deal, deals=deals),) if board.deal else ()
    return header(
        stage, lambda printed: headline(view, printed, stage.locale, is_own=shown.is_panel), who, notes
    )  # fmt: skip


def _open(shown: Shown, seat: Seat) -> Hand | None:
    hand = shown.hands[seat] if seat < len(shown.hands) else None
    is_own = shown.is_panel and seat == shown.view.seat
    return hand if hand and len(hand) <= MOST_OPEN and not is_own else None


def _seat(shown: Shown, seat: Seat, disc: Disc, name: Name, stage: Stage) -> SeatShown:
    board = shown.view.board
    marks = [Mark.DEALER] if board.deal and seat == board.dealer else []
    marks += [Mark.WINNER] if seat in winners(board) else []
    marks += [Mark.ROBOT] if seat in board.left else []
    is_backs = board.in_hand[seat] and _open(shown, seat) is None and not (shown.is_panel and seat == shown.view.seat)
    count = board.in_hand[seat]
    end: tuple[Piece, ...] = (Backs(count, is_one=count > MOST_BACKS),) if is_backs else ()
    if (hand := _open(shown, seat)) is not None:
        end = (Faces(tuple(map(PlainCard, hand))),)
    points = say(stage.locale, f"{shown.view.game}-in-seat", points=written(board.points[seat]))
    state = State.TO_ACT if seat in board.to_act else State.LIVE
    return SeatShown(disc, name, state, tuple(marks), below=(Words(points),), end=end)


def _piles(shown: Shown, stage: Stage) -> list[Item]:
    """Lay out the stock, and below it the last discard."""
    board, free = shown.view.board, middle(len(shown.view.board.seats))
    x, y = free.x + (free.width - PILES_WIDE) / 2, free.y + (free.height - PILES_HIGH) / 2
    items: list[Item] = []
    if board.stock:
        items += stock(stage, x, y, written(board.stock), label(stage.locale, Label.STOCK))
    if board.thrown:
        card, count = PlainCard(board.thrown[-1]), written(len(board.thrown))
        items += upcard(stage, x, y + UPCARD_DOWN, card, count, label(stage.locale, Label.PILE))
    return items
