"""The table of Linger Longer: hands that shrink, the trick in the middle."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.cards import Hand, Suit
from bot.games.linger_longer.board import Board
from bot.games.linger_longer.views import LingerView
from bot.games.one_card.board import Phase
from bot.games.protocol import Seat
from render import one_card
from render.deck import PlainCard
from render.hands.held import hold
from render.hands.suits import SuitHand
from render.linger_longer.spoken import held, is_taken, named, on_table, said, spoken_table
from render.names import Name
from render.of_many import TableShown
from render.scene import Box, Item, Scene
from render.stage.canvas import Stage, table
from render.stage.pieces import LABEL
from render.stage.piles import shown as shown_card
from render.stage.piles import stock
from render.stage.places import ring, scale_of
from render.stage.seats import seat as drawn_seat
from render.stage.spoken import Label, Spoken, ahead, label, state
from render.stage.tricks import Trick, around
from render.stage.values import Backs, Disc, Faces, Mark, Piece, SeatShown, State, Tone, Words, letters
from render.style import Tint
from render.tiles import tile
from render.typeset import Align
from render.words import say

TRUMPS, TRUMPS_UNDER = Box(25, 49, 56, 56), Box(20, 52, 48, 48)  # pt; where a seat is next to them, the label is below
LABEL_GAP, LABEL_UNDER = 8.0, 118.0
ASIDE_X, ASIDE_Y, ASIDE_WIDE = 30.0, 274.0, 125.0
STOCK_X, STOCK_Y = 433.0, 275.0


Shown = TableShown[LingerView]


def layout(shown: Shown, names: Sequence[Name], stage: Stage) -> Scene:
    """Lay out the whole picture."""
    board = shown.view.board
    items: list[Item] = [*headed(shown, names, stage), *table(len(names)), *seats(shown, names, stage)]
    if board.deal:
        items += corners(board, names, stage)
        items += _trick(shown)
    return composed(shown, names, stage, items)


def headed(shown: Shown, names: Sequence[Name], stage: Stage) -> list[Item]:
    """Lay out the sentence above the table; at its right how far the game is, and which suit the reader must follow."""
    view, board, locale = shown.view, shown.view.board, stage.locale
    who = tuple(names[seat].printed for seat in named(view))
    notes = list(ahead(locale, board.scores[-1].totals, names)) if board.scores and board.outcome is None else []
    if not notes and board.active is not None:
        notes.append(say(locale, "linger-longer-note-trick", trick=str(len(board.tricks) + 1)))
    if board.deal:
        notes.append(say(locale, "linger-longer-note-deal", deal=str(board.deal), deals=str(board.deals)))
    follow = held(view, stage.style).follow if shown.is_panel else None
    return one_card.headed(stage, lambda printed: said(view, printed, locale), who, tuple(notes), follow=follow)


def open_hand(shown: Shown, seat: Seat) -> Hand | None:
    """Return the cards of a seat, if they lie open there."""
    last = shown.view.board.last
    is_elsewhere = seat == shown.viewing_seat or (last is not None and seat == last.winner)
    return shown.hands[seat] if shown.hands and not is_elsewhere else None


def seats(shown: Shown, names: Sequence[Name], stage: Stage) -> list[Item]:
    """Lay out everyone around the table."""
    discs = letters(names)
    items: list[Item] = []
    for number, block in enumerate(ring(len(names), viewing_seat=shown.viewing_seat)):
        seat = Seat(number)
        sat = sitting(shown, seat, Disc(discs[number], number), names[number], stage)
        items += drawn_seat(stage, sat, block, scale=scale_of(len(names)))
    return items


def corners(board: Board, names: Sequence[Name], stage: Stage) -> list[Item]:
    """Lay out trumps, a card from the stock that fixed them, and the stock."""
    locale, items = stage.locale, list[Item]()
    if board.trump is not None:
        items += _trumps(board.trump, len(names), stage)
    if board.aside is not None:
        turned, words = say(locale, "linger-longer-turned"), say(locale, "linger-longer-aside")
        items += shown_card(stage, ASIDE_X, ASIDE_Y, PlainCard(board.aside), turned, words, width=ASIDE_WIDE)
    return [*items, *stock(stage, STOCK_X, STOCK_Y, str(board.stock), label(locale, Label.STOCK))]


def composed(shown: Shown, names: Sequence[Name], stage: Stage, items: Sequence[Item]) -> Scene:
    """Lay out these items and add their words."""
    return one_card.composed(items, alt_lines(shown, names, stage), stage.locale)


def alt_lines(shown: Shown, names: Sequence[Name], stage: Stage) -> list[str]:
    """Return the table in sentences."""
    spoken = [name.spoken for name in names]
    lying = replace(shown, hands=tuple(open_hand(shown, Seat(seat)) for seat in range(len(names))))
    return spoken_table(lying, spoken, style=stage.style, locale=stage.locale)


def _trumps(trump: Suit, players: int, stage: Stage) -> list[Item]:
    setter, words = stage.on(Tint.ZONE), label(stage.locale, Label.TRUMPS)
    is_under = players == 5  # a seat is at its right
    box = TRUMPS_UNDER if is_under else TRUMPS
    x, baseline = box.right + LABEL_GAP, box.y + box.height / 2 + stage.fonts.cap(LABEL.face, LABEL.size) / 2
    if is_under:
        x, baseline = box.x + box.width / 2, LABEL_UNDER
    return [
        *tile(setter, trump, box.x, box.y, box.width, four_colors=stage.style.four_colors),
        setter.line(words, LABEL, x, baseline, Tint.MUTE, align=Align.CENTER if is_under else Align.LEFT),
    ]


def _trick(shown: Shown) -> list[Item]:
    """Lay out the trick on the table; the card that took a finished one is raised."""
    board = shown.view.board
    trick, taker = on_table(board)
    cards: list[PlainCard | None] = [None] * len(board.seats)
    for seat, card in trick or ():
        cards[seat] = PlainCard(card, is_grayed=is_taken(board) and seat != taker)
    following = None if is_taken(board) else board.active
    return around(Trick(tuple(cards), taker, following), viewing_seat=shown.viewing_seat)


def sitting(shown: Shown, seat: Seat, disc: Disc, name: Name, stage: Stage) -> SeatShown:
    board = shown.view.board
    out = board.out_in(seat)
    marks = [Mark.DEALER] if board.deal and seat == board.dealer else []
    if seat in board.left:
        marks.append(Mark.ROBOT)
    if board.last is not None and seat == board.last.winner:
        marks.append(Mark.WINNER)
    looks = State.TO_ACT if seat == board.active else State.LIVE
    if looks is State.LIVE and (out is not None or seat in board.left):
        looks = State.DULL
    return SeatShown(disc, name, looks, tuple(marks), below=_below(shown, seat, stage), end=_end(shown, seat, stage))


def _below(shown: Shown, seat: Seat, stage: Stage) -> tuple[Piece, ...]:
    """Return how many cards a player has, or since when none."""
    board = shown.view.board
    if board.last is not None and seat == board.last.winner:
        return (Words(f"+{board.last.scores[seat]}", Tone.GAIN),)
    if (out := board.out_in(seat)) is not None:
        return (Words(say(stage.locale, "linger-longer-out", trick=str(out)), Tone.MUTE),)
    if board.deal == 0:
        return (Words(state(stage.locale, Spoken.LEFT), Tone.ASIDE),) if seat in board.left else ()
    if hand := open_hand(shown, seat):
        groups = SuitHand(hold(hand), board.trump).groups
        return (Faces(tuple(PlainCard(each.card) for group in groups for each in group.cards)),)
    count = board.in_hand[seat]
    return (Backs(count, face=board.shown if seat == board.dealer else None),)


def _end(shown: Shown, seat: Seat, stage: Stage) -> tuple[Piece, ...]:
    """Return that a player has drawn a card, or has one left."""
    board = shown.view.board
    if board.phase is not Phase.PLAY or not board.in_hand[seat] or open_hand(shown, seat):
        return ()
    if is_taken(board) and seat == board.takers[-1]:
        return (Words("+1", Tone.GAIN),)
    return (Words(say(stage.locale, "linger-longer-last-card"), Tone.BRASS),) if board.in_hand[seat] == 1 else ()
