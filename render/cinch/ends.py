"""Cinch with all hands open: how a deal ends, and any moment of a finished game; and the score pad."""

from collections.abc import Sequence

from bot.games.cards import Card, Hand
from bot.games.cinch.board import SIDES, Board, Ended, Score, Stage, side_of
from bot.games.cinch.name import NAME
from bot.games.cinch.trumps import left_pedro
from bot.games.cinch.views import CinchView
from bot.games.protocol import Seat
from bot.text import Locale
from render import one_card
from render.cinch.spoken import is_taken, lying, named, on_table, said, scorer
from render.cinch.table import Shown, columns_and_points, composed, discs_of
from render.deck import PlainCard, Printed
from render.names import Name
from render.of_many import pad_sheet
from render.pad import PadRow, PadSheet
from render.scene import Box, Fan, Item, Scene, moved
from render.stage.canvas import Stage as Canvas
from render.stage.canvas import zone
from render.stage.pieces import LABEL, lay
from render.stage.seats import framed, headline
from render.stage.sides import TABLE
from render.stage.values import Disc, Mark, SeatShown, State, Tone, Words
from render.style import Tint
from render.tiles import tile
from render.words import say

BETWEEN, RADIUS = 5.0, 12.0  # rows
NAME_X, NAME_RIGHT = TABLE.x + 5, TABLE.x + 118
HAND_X, HAND_RIGHT, PLAYED_RIGHT = TABLE.x + 122, TABLE.right - 8, TABLE.right - 9
CARD, MOST_STEP, GAP = 36.0, 38.0, 5.0
APART = 14.0  # between trumps and other cards, at least
CUT = 5.0  # under the cards of a row
BESIDE_DISC, BID_UP, BID_UNDER, TILE = 36.0, 11.5, 13.0, 19.0  # where a name begins; the two lines of a bidder


def layout(shown: Shown, names: Sequence[Name], stage: Canvas) -> Scene:
    """Lay out a row per player with cards: all six once the deal is over, else the card of the trick."""
    board, discs = shown.view.board, discs_of(names)
    items = [*_titled(shown, names, stage), *columns_and_points(board, discs, stage)]
    high = (TABLE.height - BETWEEN * (len(names) - 1)) / len(names)
    for number, name in enumerate(names):
        row = Box(TABLE.x, TABLE.y + number * (high + BETWEEN), TABLE.width, high)
        items += _row(shown, Seat(number), discs[number], name, row, stage)
    return composed(shown, names, stage, items)


def _titled(shown: Shown, names: Sequence[Name], stage: Canvas) -> list[Item]:
    """Lay out the sentence above, and at its right the bid and the points won for it, or how far the game is."""
    view, board, locale = shown.view, shown.view.board, stage.locale
    who = tuple(names[seat].printed for seat in named(view))
    notes = [say(locale, "cinch-note-deal", deal=str(board.deal))]
    if (last := board.last) is not None and last.bidder is not None:
        notes.append(_bid_and_won(last, locale))
    elif board.stage is Stage.PLAY and board.active is not None:
        notes.insert(0, say(locale, "cinch-note-trick", trick=str(len(board.gone) + 1)))
    return one_card.headed(stage, lambda printed: said(view, printed, locale), who, tuple(notes), follow=None)


def _bid_and_won(score: Score, locale: Locale) -> str:
    won = 0 if score.bidder is None else score.points[side_of(score.bidder)]
    key = "cinch-note-bid-won" if score.bid else "cinch-note-won"
    return say(locale, key, bid=str(score.bid), won=str(won))


def _row(shown: Shown, seat: Seat, disc: Disc, name: Name, row: Box, stage: Canvas) -> list[Item]:
    board, middle = shown.view.board, row.y + row.height / 2
    last = board.last
    won = last is not None and scorer(last) is not None and seat in SIDES[scorer(last) or 0]
    is_framed = won or seat == board.active
    state = State.TO_ACT if is_framed else State.LIVE
    marks = [mark for mark, holds in ((Mark.DEALER, seat == board.dealer), (Mark.ROBOT, seat in board.left)) if holds]
    ground = Tint.BG if is_framed else Tint.ZONE
    items = framed(State.TO_ACT, row, Tint.BG, RADIUS) if is_framed else zone(row, RADIUS)
    sitting = SeatShown(disc, name, state, tuple(marks))
    if seat == board.bidder and board.trump is not None:
        items += _bidder(sitting, board, middle, ground, stage)
    else:
        items += headline(stage, sitting, NAME_X, middle, NAME_RIGHT, ground)
    hand = shown.hands[seat] if shown.hands else None
    trick = None if last is not None else on_table(board)[0]
    played = None if trick is None else trick.card(seat)
    if hand:
        room = (HAND_RIGHT if played is None else PLAYED_RIGHT - CARD - 14) - HAND_X
        items += _hand(hand, board, row, ground, room, stage)
    if played is not None:
        gray = is_taken(board) and seat != on_table(board)[1]
        items.append(_fan([_printed(played, board, is_grayed=gray)], PLAYED_RIGHT - CARD, row, ground, 0.0))
    if not hand and played is None and last is None:
        words = say(stage.locale, "cinch-no-cards")
        baseline = middle + stage.fonts.cap(LABEL.face, LABEL.size) / 2
        items.append(stage.on(ground).line(words, LABEL, HAND_X, baseline, Tint.MUTE))
    return items


def _bidder(sitting: SeatShown, board: Board, middle: float, ground: Tint, stage: Canvas) -> list[Item]:
    """Lay out the contract under its bidder's name."""
    items = headline(stage, sitting, NAME_X, middle, NAME_RIGHT, ground)
    is_disc = [item.box.right <= NAME_X + BESIDE_DISC for item in items]
    items = [item if own else moved(item, -BID_UP) for own, item in zip(is_disc, items, strict=True)]
    words = say(stage.locale, "cinch-bid-of", bid=board.bid) if board.bid else say(stage.locale, "cinch-no-bid")
    x, under = NAME_X + BESIDE_DISC, middle + BID_UNDER
    laid = lay(stage, Words(words, Tone.BRASS), x, under, ground)
    suit = tile(
        stage.on(ground), board.trump, x + laid.width + 7, under - TILE / 2, TILE,
        four_colors=stage.style.four_colors,
    )  # fmt: skip
    return [*items, *laid.items, *suit]


def _printed(card: Card, board: Board, *, is_grayed: bool) -> PlainCard:
    is_left = board.trump is not None and card == left_pedro(board.trump)
    return PlainCard(card, counts_as=board.trump if is_left else None, is_grayed=is_grayed)


def _hand(hand: Hand, board: Board, row: Box, ground: Tint, room: float, stage: Canvas) -> list[Item]:
    """Lay out trumps and, apart from them, the other cards."""
    groups = lying(hand, board.trump, stage.style).groups
    trumps = [held.printed for group in groups for held in group.cards if group.is_trumps]
    others = [held.printed for group in groups for held in group.cards if not group.is_trumps]
    apart = APART if trumps and others else 0.0
    count = len(trumps) + len(others)
    step = MOST_STEP if count < 2 else min(MOST_STEP, (room - CARD - apart) / (count - 1))
    step = int(2 * step) / 2  # whole pixels
    items: list[Item] = [_fan(trumps, HAND_X, row, ground, step)] if trumps else []
    if others:
        items.append(_fan(others, HAND_X + len(trumps) * step + _over(trumps, step, apart), row, ground, step))
    return items


def _over(trumps: Sequence[Printed], step: float, apart: float) -> float:
    """Return how much further right the other cards begin than if they lay on the trumps."""
    return max(apart, CARD - step + GAP) if trumps and apart else 0.0


def _fan(cards: Sequence[Printed], x: float, row: Box, ground: Tint, step: float) -> Fan:
    """Lay out cards in a row, as low as there is room for them."""
    high = min(1.4 * CARD, row.height - CUT)
    box = Box(x, row.y + (row.height - high) / 2, CARD + step * (len(cards) - 1), high)
    cut = high if high < 1.4 * CARD else 0.0
    return Fan(box, box.y, CARD, step, tuple(cards), (False,) * len(cards), ground, is_over=True, cut=cut)


def hands_at_end(board: Board) -> tuple[Hand | None, ...]:
    """Return each seat's cards played, once the deal is over; None for a seat that played none."""
    if board.last is None or not board.gone:
        return ()
    tricks = [gone.trick for gone in board.gone]
    return tuple(Hand(card for trick in tricks if (card := trick.card(seat)) is not None) for seat in board.seats)


def _crowned(score: Score) -> tuple[int, ...]:
    is_own = score.ended is Ended.PLAYED and bool(score.is_made) and bool(score.bid)
    return (side_of(score.bidder),) if is_own and score.bidder is not None else ()


def pad_of(view: CinchView, locale: Locale) -> PadSheet:
    """Return the points of both sides after every deal; a crown marks a contract made."""
    board = view.board
    rows = [PadRow(score.deal, score.sums, score.scores, _crowned(score)) for score in board.scores]
    return pad_sheet(NAME, board, rows, locale, target=str(board.options.target))
