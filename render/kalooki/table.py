"""The table of Kalooki: a row for each player with the melds they have laid, above it stock, pile and contract."""

from collections.abc import Sequence

from bot.games.cards import JOKER
from bot.games.kalooki.views import KalookiView
from bot.games.melds import Meld as Laid
from bot.games.melds import Run, Set
from bot.games.protocol import Seat
from render.deck import PlainCard
from render.hands.held import hold, ranks_from_left
from render.hands.suits import SuitHand
from render.inputs import Style
from render.kalooki.spoken import headline, named, table_told
from render.names import Name
from render.of_many import TableShown
from render.one_card import composed
from render.scene import Item, Scene
from render.stage.canvas import Stage, header
from render.stage.melds import Meld
from render.stage.piles import stock, upcard, wanted
from render.stage.places import rows
from render.stage.rows import row
from render.stage.spoken import Label, label
from render.stage.values import Backs, Calls, Disc, Mark, Piece, SeatShown, State, Tone, letters
from render.style import PLAYERS, Tint
from render.words import say, written

STOCK_X, PILE_X, CONTRACT_RIGHT, PILES_TOP = 24.0, 146.0, 526.0, 42.0  # pt
UP = 4.0  # how much lower the pile begins, whose card may be ringed
FEW = 2  # cards in hand, which are announced

Shown = TableShown[KalookiView]


def held(view: KalookiView, style: Style) -> SuitHand:
    """Return the reader's hand in order; what has just come is lifted."""
    return SuitHand(hold(view.hand, fresh=view.fresh), None, None, ranks_from_left(style.order))


def layout(shown: Shown, names: Sequence[Name], stage: Stage) -> Scene:
    """Lay out the whole picture."""
    board, items = shown.view.board, [*headed(shown, names, stage)]
    if board.deal:
        items += _piles(shown, stage)
    seats, boxes = seats_shown(shown, names, stage), rows(len(names), viewing_seat=shown.viewing_seat)
    nothing = label(stage.locale, Label.NOTHING) if board.deal else ""
    for seat, sitting in zip(board.seats, seats, strict=True):
        items += row(stage, sitting, boxes[seat], melds_of(shown.view, seat), nothing)
    return composed(items, told(shown, names, stage), stage.locale)


def told(shown: Shown, names: Sequence[Name], stage: Stage) -> list[str]:
    """Return the picture in sentences."""
    spoken = [name.spoken for name in names]
    groups = held(shown.view, stage.style).groups if shown.is_panel else ()
    return table_told(shown.view, spoken, groups, hands=shown.hands, is_own=shown.is_panel, locale=stage.locale)


def headed(shown: Shown, names: Sequence[Name], stage: Stage) -> list[Item]:
    """Lay out the sentence above the table, and how far the game is."""
    view, board, locale = shown.view, shown.view.board, stage.locale
    who = tuple(names[seat].printed for seat in named(view))
    contracts = str(len(board.options.contracts))
    at = str(min(board.at + (board.last is None and board.outcome is None), len(board.options.contracts)))
    notes = (say(locale, "kalooki-note-deal", deal=at, deals=contracts),) if board.deal else ()
    return header(stage, lambda printed: headline(view, printed, locale), who, notes)


def seats_shown(shown: Shown, names: Sequence[Name], stage: Stage) -> tuple[SeatShown, ...]:
    """Return everybody: numbers of cards, calls left, and who is asked or to play."""
    signs = letters(names)
    return tuple(
        _seat(shown.view, seat, Disc(signs[seat], seat), names[seat], stage) for seat in shown.view.board.seats
    )


def melds_of(view: KalookiView, seat: Seat, *, has_bars: bool = True) -> list[Meld]:
    """Return the melds that a player has laid, under their numbers; jokers say what they stand for."""
    return [
        Meld(number, tuple(printed(meld)), isinstance(meld, Run), PLAYERS[seat] if has_bars else None)
        for number, (owner, meld) in enumerate(view.board.table.melds, start=1)
        if owner == seat
    ]


def printed(meld: Laid) -> list[PlainCard]:
    """Return the cards of a meld as they are printed."""
    if isinstance(meld, Set):
        return [PlainCard(card, stands_for=meld.rank if card is JOKER else None) for card in meld.cards]
    pairs = zip(meld.cards, meld.places, strict=True)
    return [PlainCard(card, stands_for=place.rank if card is JOKER else None) for card, place in pairs]


def contract_sizes(view: KalookiView) -> tuple[str, ...]:
    """Return the least lengths of the melds that the contract of the deal wants: threes, then fours."""
    wanted_now = view.contract
    return () if wanted_now is None else (*["3"] * wanted_now.sets, *["4"] * wanted_now.runs)


def _seat(view: KalookiView, seat: Seat, disc: Disc, name: Name, stage: Stage) -> SeatShown:
    board, table = view.board, view.board.table
    marks = [Mark.DEALER] if board.deal and seat == board.dealer else []
    if board.outcome is not None and seat in board.outcome.winners:
        marks.append(Mark.WINNER)
    marks += [Mark.ROBOT] if seat in board.left else []
    state = State.LIVE
    if seat in table.asked:
        state = State.ASKED
    elif seat in board.to_act:
        state = State.TO_ACT
    if not board.deal:
        return SeatShown(disc, name, state, tuple(marks))
    count = table.in_hand[seat]
    tone = Tone.FEW if 0 < count <= FEW else Tone.STRONG
    below: list[Piece] = [Backs(count, is_one=True, is_small=True, tone=tone)] if count else []
    if board.is_dealt and not table.has_laid[seat]:
        below.append(Calls(view.calls_left(seat)))
    return SeatShown(disc, name, state, tuple(marks), below=tuple(below))


def _piles(shown: Shown, stage: Stage) -> list[Item]:
    """Lay out stock, pile and contract above the rows."""
    view, table, locale = shown.view, shown.view.board.table, stage.locale
    count, called = written(table.stock), label(locale, Label.CALLS) if table.asked else ""
    items = stock(
        stage, STOCK_X, PILES_TOP, count, label(locale, Label.STOCK), ground=Tint.BG, is_empty=not table.stock
    )
    top = None if table.top is None else PlainCard(table.top)
    items += upcard(
        stage,
        PILE_X,
        PILES_TOP + UP,
        top,
        written(len(table.pile)),
        label(locale, Label.PILE),
        open_to_calls=called if top is not None else "",
        ground=Tint.BG,
    )
    if sizes := contract_sizes(view):
        items += wanted(stage, CONTRACT_RIGHT, PILES_TOP + UP, sizes, label(locale, Label.CONTRACT), ground=Tint.BG)
    return items
