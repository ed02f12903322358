"""Rolling Stone with all hands open: how a deal ends, and any moment of a finished game; score pad and receipt."""

from collections.abc import Sequence

from bot.games.cards import Hand
from bot.games.protocol import Seat, Settlement
from bot.games.rolling_stone.board import Board
from bot.text import Locale
from render.deck import PlainCard
from render.names import Name
from render.one_card import composed
from render.pad import PadRow, PadSheet
from render.receipt import ReceiptSheet
from render.rolling_stone.table import Shown, discs_of, titled
from render.rolling_stone.told import table_told
from render.scene import Box, Fan, Item, Scene
from render.stage.canvas import ZONE, Stage, zone
from render.stage.diagram import diagram
from render.stage.pieces import LABEL, at_right
from render.stage.seats import FRAME_LINE, framed, headline
from render.stage.values import Disc, Mark, SeatShown, State, Tone, Words
from render.style import Tint
from render.words import money, say, written

BETWEEN, RADIUS = 6.0, 14.0  # rows
NAME_X, NAME_RIGHT = 18.0, 152.0
HAND_X, HAND_RIGHT, RIGHT = 162.0, 466.0, 526.0
SIZE, SIZE_OF_MANY, MANY = 20.0, 18.0, 6  # pt, of ranks
CARD, CARD_EDGE = 34.0, 3.0


def layout(shown: Shown, names: Sequence[Name], stage: Stage) -> Scene:
    """A row for each player, with the cards that are left; what they pay for, or else their card of the trick."""
    items = [*titled(shown, names, stage)]
    discs, count = discs_of(names), len(names)
    high = (ZONE.height - BETWEEN * (count - 1)) / count
    for number, name in enumerate(names):
        row = Box(ZONE.x, ZONE.y + number * (high + BETWEEN), ZONE.width, high)
        items += _row(shown, Seat(number), discs[number], name, row, stage)
    spoken = [name.spoken for name in names]
    hands = {seat: hand for seat, hand in enumerate(shown.hands) if hand is not None}
    parts = table_told(shown.view, spoken, hands, is_own=False, style=stage.style, locale=stage.locale)
    return composed(items, parts, stage.locale, is_panel=False)


def _row(shown: Shown, seat: Seat, disc: Disc, name: Name, row: Box, stage: Stage) -> list[Item]:
    board, middle = shown.view.board, row.y + row.height / 2
    won = board.last is not None and board.last.winner == seat
    is_framed = won or seat == board.active
    marks = [mark for mark, holds in ((Mark.WINNER, won), (Mark.ROBOT, seat in board.left)) if holds]
    sitting = SeatShown(disc, name, State.TO_ACT if is_framed else State.LIVE, tuple(marks))
    ground = Tint.BG if is_framed else Tint.ZONE
    items = framed(State.TO_ACT, row, Tint.BG, RADIUS) if is_framed else zone(row, RADIUS)
    items += headline(stage, sitting, NAME_X, middle, NAME_RIGHT, ground)
    room = Box(HAND_X, row.y, HAND_RIGHT - HAND_X, row.height)
    hand = shown.hands[seat] if shown.hands else None
    if hand:
        items += diagram(stage, hand, room, size=SIZE_OF_MANY if len(board.seats) >= MANY else SIZE, ground=ground)
    if board.last is not None:
        points = board.last.scores[seat]
        tone = Tone.WON if points > 0 else Tone.SCARCE if points < 0 else Tone.LARGE
        items += at_right(stage, Words(written(points, signed=points > 0), tone), RIGHT, middle, ground).items
        return [*items, *(_out(board, seat, room, ground, stage) if won and not hand else ())]
    card = None if board.trick is None else board.trick.card(seat)
    return items if card is None else [*items, _card(PlainCard(card), RIGHT - CARD, row, ground)]


def _out(board: Board, seat: Seat, room: Box, ground: Tint, stage: Stage) -> list[Item]:
    """The card with which somebody went out."""
    card = None if board.trick is None else board.trick.card(seat)
    if card is None:
        return []
    middle = room.y + room.height / 2
    baseline = middle + stage.fonts.cap(LABEL.face, LABEL.size) / 2
    words = stage.on(ground).line(say(stage.locale, "rolling-stone-out-with"), LABEL, room.x, baseline, Tint.MUTE)
    last = _card(PlainCard(card), words.box.right + 12, room, ground)
    return [words, last]


def _card(card: PlainCard, x: float, row: Box, ground: Tint) -> Fan:
    """One card in a row, as far as it finds room there."""
    whole, room = 1.4 * CARD, row.height - 2 * CARD_EDGE - FRAME_LINE
    cut = room if room < whole else 0.0
    high = cut or whole
    top = row.y + (row.height - high) / 2
    return Fan(Box(x, top, CARD, high), top, CARD, 0.0, (card,), (False,), ground, is_over=True, cut=cut)


def pad_of(board: Board, locale: Locale) -> PadSheet:
    """The points of all after every deal."""
    won = frozenset() if board.outcome is None else board.outcome.winners
    return PadSheet(
        tuple((seat,) for seat in board.seats),
        tuple(
            PadRow(score.deal, score.totals, score.scores, () if score.winner is None else (int(score.winner),))
            for score in board.scores
        ),
        say(locale, "rolling-stone-pad-note"),
        say(locale, "rolling-stone-pad-crown"),
        board.outcome is not None,
        tuple(sorted(map(int, won))),
    )


def receipt_of(board: Board, settlement: Settlement, stake: int, unit: str, locale: Locale) -> ReceiptSheet:
    """What the game has cost."""
    return ReceiptSheet(
        settlement,
        () if board.outcome is None else tuple(sorted(board.outcome.winners)),
        say(locale, "rolling-stone-receipt-about", deals=len(board.scores)),
        say(locale, "rolling-stone-receipt-rate", amount=money(locale, stake, cents=bool(stake % 100))),
        unit,
    )


def hands_at_end(board: Board) -> tuple[Hand | None, ...]:
    """The cards that are left after a deal, which everybody may see."""
    return () if board.last is None else board.last.hands
