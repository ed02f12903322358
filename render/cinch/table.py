"""The table of Cinch: a cross of four, calls and contract at the seats, points and columns."""

from collections.abc import Sequence

from bot.games.cinch.board import PARTS, SIDES, Board, Part, Stage, side_of
from bot.games.cinch.trumps import in_order, left_pedro
from bot.games.cinch.views import CinchView
from bot.games.one_card.board import Phase
from bot.games.protocol import Seat
from render import one_card
from render.cinch.seats import Sitting, sit
from render.cinch.spoken import (
    card_of,
    follow,
    is_lost,
    is_sure,
    is_taken,
    named,
    on_table,
    said,
    spoken_table,
)
from render.deck import PlainCard
from render.names import Name
from render.of_many import TableShown
from render.scene import Box, Fan, Item, Scene
from render.stage.canvas import Stage as Canvas
from render.stage.canvas import zone
from render.stage.pieces import LABEL
from render.stage.piles import stock
from render.stage.pots import hero
from render.stage.sides import TABLE, TABLE_RADIUS, PointShown, SideShown, columns, points
from render.stage.spoken import Label, Spoken, label, state
from render.stage.tricks import Trick, around
from render.stage.values import Backs, Badge, Disc, Look, Mark, Piece, State, Tone, Words, letters
from render.style import Tint
from render.tiles import tile
from render.typeset import Align
from render.words import say, written

CENTER, CARD = (208.5, 163.5), 65.0  # pt: of the cross; a card in it
TRUMPS, TRUMPS_X, STOCK_X, LABEL_UNDER = (
    56.0,
    130.0,
    198.0,
    24.0,
)  # the tile in the middle before the first trick, and the words under it
HERO_HIGH, HERO_WIDE = 62.0, 150.0
DEAD, DEAD_STEP, DEAD_RIGHT, DEAD_TOP, DEAD_WIDE, DEAD_GAP = 26.0, 15.0, 397.0, 82.0, 62.0, 6.0

Shown = TableShown[CinchView]


def layout(shown: Shown, names: Sequence[Name], stage: Canvas) -> Scene:
    """Lay out the whole picture."""
    return composed(
        shown, names, stage, [*framed(shown, names, stage), *_middle(shown, stage), *_dead(shown.view.board, stage)]
    )


def framed(shown: Shown, names: Sequence[Name], stage: Canvas) -> list[Item]:
    """Lay out everything around the middle: the sentence, seats, columns and points."""
    board = shown.view.board
    discs = discs_of(names)
    items = [*titled(shown, names, stage), *zone(TABLE, TABLE_RADIUS)]
    for seat in board.seats:
        place = (seat - (shown.viewing_seat or 0)) % len(board.seats)
        items += sit(stage, sitting(board, seat, discs[seat], names[seat], stage), place)
    return [*items, *columns_and_points(board, discs, stage)]


def columns_and_points(board: Board, discs: Sequence[Disc], stage: Canvas) -> list[Item]:
    """Lay out both columns and the six points."""
    return [*columns(stage, _columns(board, discs, stage)), *points(stage, _points(board, discs, stage))]


def discs_of(names: Sequence[Name]) -> tuple[Disc, ...]:
    """Return everyone's disc: partners share a color."""
    return tuple(Disc(each, side_of(Seat(seat))) for seat, each in enumerate(letters(names)))


def titled(shown: Shown, names: Sequence[Name], stage: Canvas) -> list[Item]:
    """Lay out the sentence above the table; at its right how far the game is, and that trumps must be followed."""
    view, board, locale = shown.view, shown.view.board, stage.locale
    who = tuple(names[seat].printed for seat in named(view))
    notes: list[str] = []
    if board.stage is Stage.PLAY and board.active is not None:
        notes.append(say(locale, "cinch-note-trick", trick=str(len(board.gone) + 1)))
    if board.deal:
        notes.append(say(locale, "cinch-note-deal", deal=str(board.deal)))
    led = follow(view) if shown.is_panel else None
    return one_card.headed(stage, lambda printed: said(view, printed, locale), who, tuple(notes), follow=led)


def composed(shown: Shown, names: Sequence[Name], stage: Canvas, items: Sequence[Item]) -> Scene:
    """Lay out these items and add their words."""
    return one_card.composed(items, alt_lines(shown, names, stage), stage.locale)


def alt_lines(shown: Shown, names: Sequence[Name], stage: Canvas) -> list[str]:
    """Return the table in sentences."""
    spoken = [name.spoken for name in names]
    return spoken_table(shown, spoken, style=stage.style, locale=stage.locale)


# Seats


def sitting(board: Board, seat: Seat, disc: Disc, name: Name, stage: Canvas) -> Sitting:
    marks = [Mark.DEALER] if board.deal and seat == board.dealer else []
    if seat in board.left:
        marks.append(Mark.ROBOT)
    looks = State.TO_ACT if seat == board.active else State.DULL if seat in board.left else State.LIVE
    hand: tuple[Piece, ...] = ()
    if board.deal and board.last is None and board.phase is not Phase.OVER:
        hand = (Backs(board.in_hand[seat]),)
    return Sitting(disc, name, looks, tuple(marks), hand, _drew(board, seat), _call(board, seat, stage))


def _drew(board: Board, seat: Seat) -> tuple[Piece, ...]:
    """Return how many cards a player drew, until the first trick is over."""
    is_new = board.stage in (Stage.ROB, Stage.PLAY) and not board.gone and board.drew[seat]
    return (Words(f"+{board.drew[seat]}", Tone.GAIN),) if is_new else ()


def _call(board: Board, seat: Seat, stage: Canvas) -> Piece | None:
    """Return the contract for the player who has it; before that, the player's call."""
    locale = stage.locale
    if board.trump is not None:
        if seat != board.bidder:
            return None
        words = say(locale, "cinch-bid-of", bid=board.bid) if board.bid else say(locale, "cinch-no-bid")
        return Badge(words, Look.PANEL, suit=board.trump)
    call = next((call for call in board.calls if call.seat == seat), None)
    if call is None:
        return None
    if not call.points:
        return Words(state(locale, Spoken.PASSED), Tone.ASIDE)
    look = Look.PANEL if seat == board.bidder else Look.GRAY
    return Badge(say(locale, "cinch-bid-of", bid=call.points), look)


# Next to and under the table


def _columns(board: Board, discs: Sequence[Disc], stage: Canvas) -> list[SideShown]:
    target = board.options.target
    goal, last = say(stage.locale, "cinch-of", target=str(target)), board.last
    return [
        SideShown(
            tuple(discs[seat] for seat in side),
            written(board.sums[number]),
            board.sums[number] / target,
            goal,
            "" if last is None else written(last.scores[number], signed=last.scores[number] > 0),
        )
        for number, side in enumerate(SIDES)
    ]


def _points(board: Board, discs: Sequence[Disc], stage: Canvas) -> list[PointShown]:
    """Return the six points: empty with their worth, or in the color of the side that has them."""
    shown = []
    for part, taken in zip(PARTS, board.taken, strict=True):
        word = say(stage.locale, f"cinch-box-{part.value}")
        card = card_of(part, board.trump)
        suit = None if card is None or part not in (Part.RIGHT, Part.LEFT) else card.suit
        shown.append(
            PointShown(
                word,
                str(part.worth),
                suit,
                None if taken is None else taken.side,
                None if taken is None or taken.is_put_away else discs[taken.seat],
                is_sure=is_sure(board, part),
                is_lost=is_lost(board, part),
            )
        )
    return shown


# The middle


def _middle(shown: Shown, stage: Canvas) -> list[Item]:
    """Lay out the highest bid; trumps and the stub; or the trick, with the winning card raised."""
    board = shown.view.board
    if board.phase is not Phase.PLAY and not board.gone:
        return []
    if board.stage in (Stage.BID, Stage.NAME):
        return _bid(board, stage)
    if board.stage in (Stage.THROW, Stage.ROB):
        return _drawing(board, stage)
    trick, taker = on_table(board)
    cards: list[PlainCard | None] = [None] * len(board.seats)
    counting = None if board.trump is None else left_pedro(board.trump)
    for seat, card in trick or ():
        is_gray = is_taken(board) and seat != taker
        cards[seat] = PlainCard(card, counts_as=board.trump if card == counting else None, is_grayed=is_gray)
    following = None if is_taken(board) else board.active
    return around(Trick(tuple(cards), taker, following), CENTER, viewing_seat=shown.viewing_seat, width=CARD)


def _bid(board: Board, stage: Canvas) -> list[Item]:
    """Lay out the highest bid so far, with its label."""
    words = say(stage.locale, "cinch-highest" if board.bid else "cinch-no-bid-yet")
    x, y = CENTER
    setter = stage.on(Tint.ZONE)
    if not board.bid:
        return [setter.line(words, LABEL, x, y + 6, Tint.MUTE, align=Align.CENTER)]
    number = hero(stage, str(board.bid), "", Box(x - HERO_WIDE / 2, y - HERO_HIGH / 2 - 6, HERO_WIDE, HERO_HIGH))
    under = max(item.box.bottom for item in number) + LABEL_UNDER
    return [*number, setter.line(words, LABEL, x, under, Tint.MUTE, align=Align.CENTER)]


def _drawing(board: Board, stage: Canvas) -> list[Item]:
    """Lay out trumps in large, and the stub next to them."""
    if board.trump is None:
        return []
    x, y = TRUMPS_X, CENTER[1] - TRUMPS / 2 - 8
    setter = stage.on(Tint.ZONE)
    items = tile(setter, board.trump, x, y, TRUMPS, four_colors=stage.style.four_colors)
    under = y + TRUMPS + LABEL_UNDER
    words = label(stage.locale, Label.TRUMPS)
    items.append(setter.line(words, LABEL, x + TRUMPS / 2, under, Tint.MUTE, align=Align.CENTER))
    return [*items, *stock(stage, STOCK_X, y - 1, str(board.stub), say(stage.locale, "cinch-stub"))]


def _dead(board: Board, stage: Canvas) -> list[Item]:
    """Lay out trumps that nobody plays anymore, small, next to the trick."""
    if not board.dead or board.last is not None:
        return []
    cards = tuple(PlainCard(card) for card in in_order(board.dead, board.trump))
    step = min(DEAD_STEP, (DEAD_WIDE - DEAD) / max(1, len(cards) - 1))
    wide = DEAD + step * (len(cards) - 1)
    box = Box(DEAD_RIGHT - wide, DEAD_TOP, wide, 1.4 * DEAD)
    fan = Fan(box, box.y, DEAD, step, cards, (False,) * len(cards), Tint.ZONE, is_over=True)
    words, up = say(stage.locale, "cinch-dead"), stage.fonts.cap(LABEL.face, LABEL.size) / 2
    baseline = box.y + box.height / 2 + up
    line = stage.on(Tint.ZONE).line(words, LABEL, box.x - DEAD_GAP, baseline, Tint.MUTE, align=Align.RIGHT)
    return [fan, line]
