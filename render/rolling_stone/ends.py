"""Rolling Stone with all hands open: how a deal ends, and any moment of a finished game; and the score pad."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.cards import Card
from bot.games.protocol import Seat
from bot.games.rolling_stone.board import Board
from bot.games.rolling_stone.name import NAME
from bot.games.rolling_stone.views import RollingView
from bot.text import Locale
from render.deck import PlainCard
from render.names import Name
from render.of_many import pad_sheet
from render.one_card import composed
from render.pad import PadRow, PadSheet
from render.rolling_stone.spoken import in_suits, spoken_table
from render.rolling_stone.table import Shown, discs_of, titled
from render.scene import Box, Fan, Item, Scene
from render.stage.canvas import ZONE, Stage, zone
from render.stage.diagram import diagram
from render.stage.pieces import LABEL, at_right
from render.stage.seats import framed, headline
from render.stage.values import Disc, Mark, SeatShown, State, Tone, Words
from render.style import Tint
from render.words import say, written

BETWEEN, CLOSE, RADIUS = 6.0, 2.5, 14.0  # rows; between those of many
NAME_X, NAME_RIGHT = 18.0, 152.0
HAND_X, HAND_RIGHT, RIGHT = 160.0, 476.0, 526.0
SIZE, SIZE_OF_MANY, MANY = 20.0, 18.0, 6  # pt, of ranks
LARGEST, SMALLEST, EDGE = 44.0, 34.0, 3.0  # pt, of a card's width; above and below the cards of a row
LEAST_STRIP, STRIP = 0.485, 0.62  # of a card's width


def layout(shown: Shown, names: Sequence[Name], stage: Stage) -> Scene:
    """Lay out a row per player with the cards left; their cost, or else the card of the trick."""
    items = [*titled(shown, names, stage)]
    discs, count = discs_of(names), len(names)
    between = BETWEEN if count < MANY else CLOSE
    high = (ZONE.height - between * (count - 1)) / count
    card = _wide(high, max((len(each or ()) for each in shown.hands), default=0))
    for number, name in enumerate(names):
        row = Box(ZONE.x, ZONE.y + number * (high + between), ZONE.width, high)
        items += _row(shown, Seat(number), discs[number], name, row, card, stage)
    spoken = [name.spoken for name in names]
    parts = spoken_table(replace(shown, is_panel=False), spoken, style=stage.style, locale=stage.locale)
    return composed(items, parts, stage.locale)


def _row(
    shown: Shown, seat: Seat, disc: Disc, name: Name, row: Box, card: float, stage: Stage
) -> list[Item]:  # fmt: skip
    """Lay out a player's row; its cards are `card` wide, or printed as books do if that is 0."""
    board, middle = shown.view.board, row.y + row.height / 2
    won = board.last is not None and board.last.winner == seat
    is_framed = won or seat == board.active
    marks = [mark for mark, holds in ((Mark.WINNER, won), (Mark.ROBOT, seat in board.left)) if holds]
    sitting = SeatShown(disc, name, State.TO_ACT if is_framed else State.LIVE, tuple(marks))
    ground = Tint.BG if is_framed else Tint.ZONE
    items = framed(State.TO_ACT, row, Tint.BG, RADIUS) if is_framed else zone(row, RADIUS)
    items += headline(stage, sitting, NAME_X, middle, NAME_RIGHT, ground)
    card = _inside(row, card) if is_framed else card
    room = Box(HAND_X, row.y, HAND_RIGHT - HAND_X, row.height)
    hand = shown.hands[seat] if shown.hands else None
    if hand and card:
        items.append(_fan(in_suits(hand), card, room.x, row, ground))
    elif hand:
        items += diagram(stage, hand, room, size=SIZE_OF_MANY if len(board.seats) >= MANY else SIZE, ground=ground)
    if board.last is not None:
        points = board.last.scores[seat]
        tone = Tone.WON if points > 0 else Tone.SCARCE if points < 0 else Tone.LARGE
        items += at_right(stage, Words(written(points, signed=points > 0), tone), RIGHT, middle, ground).items
        return [
            *items,
            *(_out(board, seat, row, card or _inside(row, SMALLEST), ground, stage) if won and not hand else ()),
        ]
    played = None if board.trick is None else board.trick.card(seat)
    wide = card or (_inside(row, SMALLEST) if is_framed else SMALLEST)
    return items if played is None else [*items, _fan([played], wide, RIGHT - wide, row, ground)]


def _out(board: Board, seat: Seat, row: Box, wide: float, ground: Tint, stage: Stage) -> list[Item]:
    """Lay out the card with which a player went out."""
    card = None if board.trick is None else board.trick.card(seat)
    if card is None:
        return []
    baseline = row.y + row.height / 2 + stage.fonts.cap(LABEL.face, LABEL.size) / 2
    words = stage.on(ground).line(say(stage.locale, "rolling-stone-out-with"), LABEL, HAND_X, baseline, Tint.MUTE)
    return [words, _fan([card], wide, words.box.right + 12, row, ground)]


def _wide(high: float, most: int) -> float:
    """Return the width of cards in rows this high, of which one holds `most`; 0 where a row cannot hold them."""
    fitting = (HAND_RIGHT - HAND_X) / (1 + LEAST_STRIP * max(0, most - 1))
    if fitting < SMALLEST:
        return 0.0
    return float(int(min(LARGEST, max(SMALLEST, (high - 2 * EDGE) / 1.4), fitting, high / 1.4)))


def _inside(row: Box, card: float) -> float:
    """Return the width of a card that leaves the frame of its row free."""
    return float(int(min(card, (row.height - 2 * EDGE) / 1.4)))


def _fan(cards: Sequence[Card], card: float, x: float, row: Box, ground: Tint) -> Fan:
    """Lay out whole cards in a row."""
    high = 1.4 * card
    widest = STRIP * card if len(cards) < 2 else min(STRIP * card, (HAND_RIGHT - HAND_X - card) / (len(cards) - 1))
    strip = int(2 * widest) / 2  # whole pixels
    box = Box(x, row.y + (row.height - high) / 2, card + strip * (len(cards) - 1), high)
    lying = tuple(map(PlainCard, cards))
    return Fan(box, box.y, card, strip, lying, (False,) * len(lying), ground, is_over=True)


def pad_of(view: RollingView, locale: Locale) -> PadSheet:
    """Return the points of all after every deal."""
    rows = [
        PadRow(score.deal, score.totals, score.scores, () if score.winner is None else (int(score.winner),))
        for score in view.board.scores
    ]
    return pad_sheet(NAME, view.board, rows, locale)
