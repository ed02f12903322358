"""The table of Beggar My Neighbor: stacks left and right, the pile between them, what is owed, and a tug of war."""

from collections.abc import Sequence

from bot.games.beggar_my_neighbor.board import SEATS, Board, Go, Phase, demand
from bot.games.cards import CARDS, Card
from bot.games.protocol import Seat
from render import panel
from render.beggar_my_neighbor.spoken import laps_left, lying, named, said, spoken_table, taken
from render.deck import PlainCard
from render.fonts import Face
from render.names import Name
from render.one_card import composed
from render.panel import PanelShown
from render.scene import Box, Item, Scene, moved
from render.stage.canvas import OVER_STRIP, STRIP, STRIP_RADIUS, Stage, header, zone
from render.stage.pieces import centered
from render.stage.seats import framed, ground_of, headline
from render.stage.spoken import ahead
from render.stage.turned import Turned, pile, rally, stack, tribute, tug
from render.stage.values import Disc, Mark, SeatShown, State, Tone, Words, letters
from render.style import PLAYERS, Tint
from render.typeset import Align, Type
from render.words import rank_sign, say, written

LEFT, RIGHT = Box(18, 49, 120, 226), Box(412, 49, 120, 226)
MIDDLE = Box(146, 60, 258, 170)
NAME_Y, STACK_Y, COUNT_Y, LABEL_Y = 70.0, 94.0, 219.0, 248.0  # middles of lines; top; baseline; middle
COUNT = Type(Face.TITLE, 40)
RALLY_Y, TRIBUTE_Y = 219.0, 238.0  # baseline; top
MIDDLE_HIGH = 206.0  # with both
INSET = 5.0  # of a name in its column
BAR = Box(STRIP.x + 14, STRIP.y, STRIP.width - 28, STRIP.height)


def layout(board: Board, names: Sequence[Name], stage: Stage) -> Scene:
    """Lay out the whole picture, which is the same for everyone."""
    items: list[Item] = [*_titled(board, names, stage), *zone(OVER_STRIP), *zone(STRIP, STRIP_RADIUS)]
    discs = tuple(Disc(each, seat) for seat, each in enumerate(letters(names)))
    for seat, column in zip(SEATS, (LEFT, RIGHT), strict=True):
        items += _side(board, seat, discs[seat], names[seat], column, stage)
    if board.deal:
        items += _middle(board, stage)
    inks = PLAYERS[Seat.A], PLAYERS[Seat.B]
    trail = [lap.held[Seat.A] for lap in board.last_laps] if len(board.last_laps) > 1 else []
    items += tug(board.in_stack, len(CARDS), BAR, inks, trail=trail)
    return composed(items, spoken_table(board, [name.spoken for name in names], stage.locale), stage.locale)


def panel_of(board: Board, seat: Seat | None, names: Sequence[Name], stage: Stage) -> PanelShown:
    """Return a player's panel: everyone's number of cards, and the pile."""
    discs = tuple(Disc(each, number) for number, each in enumerate(letters(names)))
    seats = [_sitting(board, each, discs[each], names[each], stage) for each in SEATS]

    def middle(box: Box) -> Sequence[Item]:
        return [moved(item, box.y - MIDDLE.y + (box.height - MIDDLE_HIGH) / 2) for item in _middle(board, stage)]

    lines = spoken_table(board, [name.spoken for name in names], stage.locale)
    return PanelShown(_titled(board, names, stage), lines, panel.around(seats, seat), middle)


def _sitting(board: Board, seat: Seat, disc: Disc, name: Name, stage: Stage) -> SeatShown:
    count = Words(written(board.in_stack[seat]), Tone.LARGE)
    return SeatShown(disc, name, _state(board, seat), _marks(board, seat), (count,), end=(_below(board, seat, stage),))


def _state(board: Board, seat: Seat) -> State:
    return State.TO_ACT if seat == board.turner else State.DULL if seat in board.left else State.LIVE


def _marks(board: Board, seat: Seat) -> tuple[Mark, ...]:
    won = board.last is not None and board.last.winner == seat
    return (Mark.WINNER,) if won else (Mark.DEALER,) if board.deal and seat == board.dealer else ()


def _titled(board: Board, names: Sequence[Name], stage: Stage) -> list[Item]:
    """Lay out the sentence above the table; at its right how far the deal is."""
    locale = stage.locale
    notes = list(ahead(locale, board.points, names)) if board.outcome is None else []
    if board.deal and board.options.deals > 1:
        deal, deals = str(board.deal), str(board.options.deals)
        notes.append(say(locale, "beggar-my-neighbor-note-deal", deal=deal, deals=deals))
    if (left := laps_left(board)) is not None:
        notes.append(say(locale, "beggar-my-neighbor-note-late", laps=left))
    elif board.deal:
        is_on = board.phase is Phase.TURN and taken(board) is None
        notes.append(say(locale, "beggar-my-neighbor-note-lap", lap=str(board.laps + is_on)))
    who = tuple(names[seat].printed for seat in named(board))
    return header(stage, lambda printed: said(board, printed, locale), who, tuple(notes))


def _side(board: Board, seat: Seat, disc: Disc, name: Name, column: Box, stage: Stage) -> list[Item]:
    """Lay out a player's name, stack and number of cards; below it what the last lap brought, or deals won."""
    state = _state(board, seat)
    ground, middle = ground_of(state), column.x + column.width / 2
    sitting = SeatShown(disc, name, state, _marks(board, seat))
    items = framed(state, column, Tint.ZONE)
    items += headline(stage, sitting, column.x + INSET, NAME_Y, column.right - INSET, ground)
    if not board.deal:
        return items
    count = board.in_stack[seat]
    items += stack(count, middle, STACK_Y, ground)
    items.append(stage.on(ground).line(written(count), COUNT, middle, COUNT_Y, Tint.TEXT, align=Align.CENTER))
    return [*items, *centered(stage, _below(board, seat, stage), middle, LABEL_Y, ground).items]


def _below(board: Board, seat: Seat, stage: Stage) -> Words:
    """Return the words under a number of cards."""
    lap = taken(board)
    if lap is not None and board.last is None and len(board.last_laps) == 1 and lap.seat == seat:
        return Words(f"+{written(lap.count)}", Tone.WON)
    return Words(say(stage.locale, "beggar-my-neighbor-cards", count=board.in_stack[seat]), Tone.MUTE)


def _middle(board: Board, stage: Stage) -> list[Item]:
    """Lay out the pile in playing order, the cards that stopped one another, and the cards owed."""
    goes, lap = lying(board), taken(board)
    if not goes:
        return []
    cards = [(go.seat, card) for go in goes for card in go.cards]
    last = max((at for at, (_, card) in enumerate(cards) if demand(card)), default=None)
    turned = [
        Turned(PlainCard(card), is_low=seat == Seat.A, is_raised=at == last) for at, (seat, card) in enumerate(cards)
    ]
    items = pile(stage, turned, MIDDLE)
    middle = MIDDLE.x + MIDDLE.width / 2
    penalties = board.rally if lap is None else lap.rally
    if penalties:
        items += rally(stage, [rank_sign(card.rank) for card in penalties], middle, RALLY_Y, MIDDLE.width)
    if lap is None and board.owed:
        items += tribute(stage, (), board.owed, middle, TRIBUTE_Y)
    elif lap is not None and (paid := _paid(goes)):
        items += tribute(stage, [(rank_sign(card.rank), card) for card in paid], 0, middle, TRIBUTE_Y)
    return items


def _paid(goes: Sequence[Go]) -> tuple[Card, ...]:
    """Return the cards that were paid last."""
    return goes[-1].cards if goes[-1].owed else ()
