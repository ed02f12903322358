"""The private panel: a strip of who has how much and what lies there, and below it the reader's hand, large.

A game gives a `PanelShown`: its header, its seats, what lies in the middle, and the hand. `layout` does the rest:

    shown = PanelShown(headed, alt_lines, around(seats, viewing_seat), partial(middle, ...), in_order(hand, order))
    scene = layout(shown, stage, height=height_of(rows))

A game whose seats have more than fits one line draws them in its middle, and says how high that is.

Measures are in points, two pixels each. The height follows from the rows of buttons and the number of seats, never from
a hand: nothing moves while a card is played.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from bot.games.cards import Card
from bot.games.protocol import Seat
from render.alt import in_full, sentences
from render.deck import Printed
from render.hands import poker
from render.hands.fanned import LIFTED_AT_MOST
from render.hands.held import HeldCard
from render.hands.plan import STRIP
from render.hands.poker import Best, PokerHand
from render.scene import LIFT, OUTLINE, Area, Box, Fan, Item, Scene, moved, whole
from render.stage.canvas import HEADLINE_BASELINE, Stage, zone
from render.stage.pieces import SMALL_DISC, STYLES, Laid, disc, lay
from render.stage.piles import place
from render.stage.seats import MARK, framed, ground_of, pinned
from render.stage.tricks import crowned
from render.stage.values import HATS, Backs, Coins, Disc, Mark, Piece, SeatShown, Words
from render.style import WIDTH, Tint
from render.typeset import LABEL_STRONG, Type

TALLEST, LESS_EACH = 330.0, 44.0  # pt; how high a panel is at most, and how much a row of buttons takes
OF_NO_ROWS, OF_MANY, MANY = 482.0, 506.0, 7  # pt, without that row; with so MANY nothing has all of it in view
BASELINE = 26.0  # of the header
ZONE_X, ZONE_Y, RADIUS = 12.0, 35.0, 16.0
SEATS_X, SEATS_INSET, SEAT_HIGH, FRAME_HIGH = 18.0, 3.0, 30.0, 27.0
MOST_IN_A_ROW = 5  # seats
NAME_X, LEAST_NAME, LEAST_OF_ALL, GAP, INSET = 28.0, 34.0, 24.0, 4.0, 2.0  # in a seat; next to a count
LESS = ((), tuple(HATS.values()), (Mark.DEALER,))  # what goes for the whole of a name: what is at the end, then these
HATLESS = 2  # of LESS: where no name would be whole, the dealer stays
RADIUS_OF_SEAT, DISC_OF_SEAT, LINE = 8.0, 11.0, 2.0
BETWEEN, FOOT = 7.0, 8.0  # strip and hand; under the hand
SHARE, LARGER_SHARE = 0.36, 0.3  # of the height that the middle takes; with larger cards in the hand
LEAST_MIDDLE, MOST_MIDDLE, LEAST_LEFT = 48.0, 88.0, 104.0  # with less left for both there is no middle
LEAST_HAND = 36.0  # of the hand, or the middle gives way
PIECE_HIGH, ASIDE_GAP, MIDDLE_X, MOST_ASIDE = 30.0, 12.0, 26.0, 172.0
MOST_LYING, LYING_GAP, LYING_ROOM = 56.0, 6.0, 6.0  # pt wide, of a card in the middle; above and below it together
LEAST_LYING_STRIP = 0.45
DISC_UNDER = 6.0  # how far a player's disc reaches below the card
HAND_X = 14.0
LARGEST, LARGEST_LARGER = 84.0, 116.0  # pt wide, of a card in the hand
ONE_ROW, ONE_ROW_LARGER = 14, 8  # cards that always lie in one row
SEEN = 0.64  # of the height of the upper row's cards, which the lower one overlaps
GAIN_OF_THREE = 1.2  # how much larger cards have to become by a third row
WIDEST_STRIP = 0.74  # in card widths

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class PanelShown:
    """The contents of a panel."""

    headed: Sequence[Item]  # as `stage.canvas.header` lays it out
    alt_lines: Sequence[str]  # all of it in words, the most important first
    seats: Sequence[
        SeatShown
    ]  # from the reader on; only `after_name` is drawn after the name, and `end` if there is room
    middle: Callable[[Box], Sequence[Item]] | None = None
    hand: Sequence[HeldCard] = ()  # from left to right
    middle_high: float | None = None  # pt; None: a share of what there is
    share: float | None = None  # of the height for middle and hand; None: as usual, and not too high
    best: tuple[Best, ...] = ()  # of a hand of poker: marked under its cards, and named
    strip: float = WIDEST_STRIP  # of each card, in its widths, at most: over one, cards are apart


@dataclass(frozen=True, slots=True)
class Lying:
    """A card in the middle, perhaps of someone."""

    card: Printed
    disc: Disc | None = None
    is_best: bool = False


def height_of(rows: int) -> float:
    """Return the height of a panel with so many rows of buttons under it, in points."""
    return min(TALLEST, room_over(rows))


def room_over(rows: int) -> float:
    """Return how much room there is over so many rows of buttons, in points."""
    return (OF_NO_ROWS if rows < MANY else OF_MANY) - LESS_EACH * rows


def around(seats: Sequence[T], viewing_seat: Seat | None) -> tuple[T, ...]:
    """Return what belongs to the seats, from the reader on."""
    first = viewing_seat or 0
    return (*seats[first:], *seats[:first])


def brief(shown: SeatShown, *, first: Sequence[Piece] = (), others: Sequence[Piece] = ()) -> SeatShown:
    """Return a seat for a strip: numbers instead of backs and chips, on one line.

    The `first` pieces, or else what is counted, always follow the name; all else, and `others`, only where it fits.
    """
    pieces = [*first, *shown.after_name, *shown.below]
    dear = list(first) or [each for each in pieces if isinstance(each, Backs | Coins)] or pieces[:1]
    rest = [each for each in pieces if each not in dear]
    return replace(
        shown,
        after_name=tuple(_in_brief(each) for each in dear),
        below=(),
        end=tuple(_in_brief(each) for each in (*rest, *others, *shown.end)),
    )


def _in_brief(piece: Piece) -> Piece:
    match piece:
        case Backs(count):
            return Words(str(count), piece.tone)
        case Coins(words):
            return Words(words)
        case _:
            return piece


def in_order(hand: Iterable[HeldCard], order: Sequence[Card]) -> tuple[HeldCard, ...]:
    """Return a hand as the buttons have it; what they do not name comes last, in its own order."""
    left, found = list(hand), list[HeldCard]()
    for card in order:
        if (held := next((each for each in left if each.card == card), None)) is not None:
            left.remove(held)
            found.append(held)
    return (*found, *left)


def layout(shown: PanelShown, stage: Stage, *, height: float) -> Scene:
    """Lay out the panel."""
    items = [moved(item, BASELINE - HEADLINE_BASELINE) for item in shown.headed]
    rows = -(-len(shown.seats) // MOST_IN_A_ROW)
    strip = rows * SEAT_HIGH + 2 * SEATS_INSET if rows else 0.0
    left = height - ZONE_Y - strip - FOOT
    foot = poker.UNDER if shown.best else 0.0
    middle = (shown.middle_high or _middle_high(left - BETWEEN, stage, shown.share)) if shown.hand else left
    if shown.hand and left - middle - BETWEEN - foot < LEAST_HAND:
        middle = 0.0
    end = ZONE_Y + strip + (middle if shown.middle is not None else 0.0)
    items += zone(Box(ZONE_X, ZONE_Y, WIDTH - 2 * ZONE_X, end - ZONE_Y), RADIUS)
    if rows:
        items += _seats(shown.seats, rows, stage)
    if shown.middle is not None and middle:
        items += shown.middle(Box(ZONE_X, ZONE_Y + strip, WIDTH - 2 * ZONE_X, middle))
    if shown.hand:
        box = Box(HAND_X, end + BETWEEN, WIDTH - 2 * HAND_X, height - FOOT - end - BETWEEN - foot)
        items += (fans := _hand(shown.hand, box, stage, shown.strip))
        if shown.best:
            (fan,) = fans
            room = Box(HAND_X + 4, fan.box.bottom, WIDTH - 2 * HAND_X - 4, foot)
            items += poker.under(PokerHand(tuple(shown.hand), shown.best), fan, room, stage.on(Tint.BG))
    alt = sentences(stage.locale, shown.alt_lines, more="stage-alt-more")
    cuts = (whole(end + BETWEEN / 2),) if shown.hand else ()
    return Scene(height, tuple(items), alt, cuts, in_full(shown.alt_lines, alt))


def aside(cards: int) -> float:
    """Return how wide words next to so many cards in the middle may be, in points; of many cards strips give way."""
    return max(MOST_ASIDE, (WIDTH - cards * (MOST_LYING + LYING_GAP)) / 2 - ASIDE_GAP - MIDDLE_X)


def lying(
    stage: Stage,
    cards: Sequence[Lying],
    box: Box,
    *,
    before: Sequence[Sequence[Piece]] = (),
    after: Sequence[Sequence[Piece]] = (),
    has_next: bool = False,
) -> list[Item]:
    """Lay out cards in the middle of a box, in playing order, with discs of their players.

    `before` and `after` them are a few lines of pieces; `has_next`: another card is to come.
    """
    middle, count = box.y + box.height / 2, len(cards) + has_next
    rise = LIFT if any(each.is_best for each in cards) else 0.0
    under = DISC_UNDER if any(each.disc is not None for each in cards) else 0.0
    card = min(MOST_LYING, int((box.height - LYING_ROOM - rise - under) / 1.4))
    first, last = (_stacked(lines, middle, box.height, stage, aside(count)) for lines in (before, after))
    items = [moved(item, 0.0, MIDDLE_X) for item in first.items]
    left = MIDDLE_X + (first.width + ASIDE_GAP if before else 0.0)
    right = WIDTH - MIDDLE_X - (last.width + ASIDE_GAP if after else 0.0)
    if not count:
        return [*items, *(moved(item, 0.0, (left + right + ASIDE_GAP) / 2) for item in last.items)]
    step = card + LYING_GAP if count < 2 else min(card + LYING_GAP, (right - left - card) / (count - 1))
    step = int(2 * max(step, LEAST_LYING_STRIP * card)) / 2  # whole pixels
    across = card + step * (count - 1)
    x = max(left, min((WIDTH - across) / 2, right - across))
    x, top = whole(x), whole(middle + (rise - under) / 2 - 0.7 * card)
    items += [moved(item, 0.0, x + across + ASIDE_GAP) for item in last.items]
    if cards:
        lifted = tuple(each.is_best for each in cards)
        fan = Box(x, top - rise, card + step * (len(cards) - 1), 1.4 * card + rise)
        printed = tuple(each.card for each in cards)
        items.append(Fan(fan, top, card, step, printed, lifted, Tint.ZONE, is_over=True))
    for at, each in enumerate(cards):
        if each.disc is not None:
            middle_x = x + at * step + min(step, card) / 2
            items += _over(
                disc(
                    stage, each.disc, middle_x, top + 1.4 * card + DISC_UNDER - SMALL_DISC, Tint.ZONE, radius=SMALL_DISC
                )
            )
        if each.is_best and step >= card:
            items += crowned(Box(x + at * step, top - rise, card, 1.4 * card))
    if has_next:
        items.append(place(Box(x + across - card, top, card, 1.4 * card)))
    return items


def _stacked(lines: Sequence[Sequence[Piece]], middle: float, high: float, stage: Stage, most: float) -> Laid:
    """Lay out lines of pieces around this height; words wider than `most` points are cut."""
    items, widest = list[Item](), 0.0
    pitch = min(PIECE_HIGH, high / max(1, len(lines)))
    for at, pieces in enumerate(lines):
        x, y = 0.0, middle + (at - (len(lines) - 1) / 2) * pitch
        for piece in pieces:
            laid = lay(stage, _cut(piece, stage, most), x, y, Tint.ZONE)
            items += laid.items
            x += laid.width + GAP
        widest = max(widest, x - GAP)
    return Laid(tuple(items), widest)


def _cut(piece: Piece, stage: Stage, most: float) -> Piece:
    if not isinstance(piece, Words):
        return piece
    style, _ = STYLES[piece.tone]
    face = stage.fonts.face_for(piece.words, style.face)
    return replace(piece, words=stage.fonts.fit(piece.words, face, style.size, most))


def _over(items: Sequence[Item]) -> list[Item]:
    return [replace(item, is_over=True) if isinstance(item, Area) else item for item in items]


def _middle_high(room: float, stage: Stage, own: float | None) -> float:
    """Return how high the middle is, of the room for it and the hand."""
    if room < LEAST_LEFT:
        return 0.0
    if own is not None:
        return whole(max(LEAST_MIDDLE, own * room))
    share = LARGER_SHARE if stage.style.larger else SHARE
    return whole(max(LEAST_MIDDLE, min(MOST_MIDDLE, share * room)))


def _seats(seats: Sequence[SeatShown], rows: int, stage: Stage) -> list[Item]:
    """Lay out everyone in one row or two."""
    columns = -(-len(seats) // rows)
    fair = (WIDTH - 2 * SEATS_X) / columns
    wishes = [[_wished(each, stage, less) for each in seats] for less in range(len(LESS) + 1)]
    wished = [[max(each[column::columns]) for column in range(columns)] for each in wishes]
    wide = _shared(next((each for each in wished if sum(each) <= fair * columns), wished[-1]), fair)
    items: list[Item] = []
    for number, shown in enumerate(seats):
        row, column = divmod(number, columns)
        x, y = SEATS_X + sum(wide[:column]), ZONE_Y + SEATS_INSET + row * SEAT_HIGH
        block = Box(whole(x) + LINE / 2, y + (SEAT_HIGH - FRAME_HIGH) / 2, whole(wide[column]) - LINE, FRAME_HIGH)
        items += _seat(shown, block, stage)
    return items


def _shared(wanted: Sequence[float], fair: float) -> list[float]:
    """Return how wide each column is: `fair`, but a column that needs less gives the rest to those that need more."""
    lacks = [max(0.0, each - fair) for each in wanted]
    spares = [max(0.0, fair - each) for each in wanted]
    given = min(sum(lacks), sum(spares))
    if not given:
        return [fair] * len(wanted)
    return [fair + given * (lack / sum(lacks) - spare / sum(spares)) for lack, spare in zip(lacks, spares, strict=True)]


def _wished(shown: SeatShown, stage: Stage, less: int) -> float:
    """Return how wide a seat is with its whole name and what is always counted, without the first `less` of LESS."""
    face = stage.fonts.face_for(shown.name.bare, LABEL_STRONG.face)
    named = stage.fonts.width(shown.name.bare, face, LABEL_STRONG.size)
    pieces = shown.after_name if less else (*shown.after_name, *shown.end)
    counts = [lay(stage, piece, 0.0, 0.0, Tint.ZONE, is_dull=shown.is_dull).width for piece in pieces]
    return NAME_X + named + GAP + _wide(_without(shown.signs, less)) + sum(each + GAP for each in counts) + INSET + LINE


def _seat(shown: SeatShown, block: Box, stage: Stage) -> list[Item]:
    """Lay out a disc, a name without its remark, marks, and what is counted, next to one another."""
    ground, middle = ground_of(shown.state), block.y + block.height / 2
    items = framed(shown.state, block, Tint.ZONE, RADIUS_OF_SEAT)
    own = replace(shown.disc, is_dull=shown.is_dull)
    items += disc(stage, own, block.x + INSET + DISC_OF_SEAT + 1, middle, ground, radius=DISC_OF_SEAT)
    face = stage.fonts.face_for(shown.name.bare, LABEL_STRONG.face)
    style = Type(face, LABEL_STRONG.size)
    named = stage.fonts.width(shown.name.bare, face, style.size)
    x, end = block.x + NAME_X, block.right - INSET
    counts = list[Laid]()
    for number, piece in enumerate((*shown.after_name, *shown.end)):
        laid = lay(stage, piece, 0.0, middle, ground, is_dull=shown.is_dull)
        # What a dull seat says in a word is seen too: no letter of the name goes for it.
        is_dear = number < len(shown.after_name) and not (shown.is_dull and isinstance(piece, Words))
        is_end = number >= len(shown.after_name)
        least = named + _wide(shown.marks) * is_end if not is_dear else min(named, LEAST_OF_ALL)
        if end - laid.width - GAP - x >= least:
            counts.append(laid)
            end -= laid.width + GAP
    tries = [_without(shown.signs, less) for less in range(1, len(LESS) + 1)]
    marks = next((each for each in tries if end - x - _wide(each) >= named), tries[HATLESS - 1])
    while marks and end - x - _wide(marks) < min(named, LEAST_NAME):
        marks.pop(0)
    up = stage.fonts.cap(LABEL_STRONG.face, style.size) / 2
    ink = Tint.MUTE if shown.is_dull else Tint.TEXT
    words = stage.on(ground).line(shown.name.bare, style, x, middle + up, ink, width=end - x - _wide(marks))
    items.append(words)
    x = words.box.right + GAP
    for mark in marks:
        items += pinned(stage, mark, x, middle, ground)
        x += MARK[mark] + GAP
    for laid in counts:
        items += [moved(item, 0.0, x) for item in laid.items]
        x += laid.width + GAP
    return items


def _without(marks: Sequence[Mark], less: int) -> list[Mark]:
    """Return the marks without the first `less` of LESS."""
    return [mark for mark in marks if not any(mark in each for each in LESS[:less])]


def _wide(marks: Sequence[Mark]) -> float:
    return sum(MARK[mark] + GAP for mark in marks)


def _hand(hand: Sequence[HeldCard], box: Box, stage: Stage, widest: float) -> list[Fan]:
    """Lay out the hand in one row, or many cards in two or three that overlap: whichever has the larger cards."""
    fresh = sum(held.is_fresh for held in hand)
    lifted = [held.is_lifted or (held.is_fresh and fresh <= LIFTED_AT_MOST) for held in hand]
    if all(lifted):  # then nothing stands out
        lifted = [False] * len(hand)
    most = LARGEST_LARGER if stage.style.larger else LARGEST
    high = box.height - LIFT - OUTLINE
    rows, card = 1, _widest(len(hand), box.width, high, most)
    if len(hand) > (ONE_ROW_LARGER if stage.style.larger else ONE_ROW):
        for more, gain in ((2, 1.0), (3, GAIN_OF_THREE)):
            wide = _widest(-(-len(hand) // more), box.width, (high - LIFT * (more - 1)) / (1 + SEEN * (more - 1)), most)
            if wide > gain * card:
                rows, card = more, wide
    between = whole(SEEN * 1.4 * card + LIFT)
    top = box.y + LIFT + OUTLINE + (high - 1.4 * card - between * (rows - 1)) / 2
    a_row = -(-len(hand) // rows)
    laid = [
        _row(hand[at : at + a_row], lifted[at : at + a_row], card, top + number * between, box, widest)
        for number, at in enumerate(range(0, len(hand), a_row))
    ]
    return [laid[0], *(replace(each, is_over=True) for each in laid[1:])]


def _widest(count: int, width: float, height: float, most: float) -> float:
    """Return how wide each of `count` cards in a row may be."""
    return float(int(min(most, height / 1.4, width / (1 + STRIP * (count - 1)))))


def _row(
    hand: Sequence[HeldCard], lifted: Sequence[bool], card: float, top: float, box: Box, widest: float
) -> Fan:  # fmt: skip
    count = len(hand)
    strip = 0.0 if count < 2 else min(widest * card, (box.width - card) / (count - 1))
    strip = int(2 * strip) / 2  # whole pixels
    wide, top = card + strip * (count - 1), whole(top)
    rise = LIFT if any(lifted) else 0.0
    around = Box(whole((WIDTH - wide) / 2), top - rise, wide, 1.4 * card + rise)
    return Fan(around, top, card, strip, tuple(held.printed for held in hand), tuple(lifted), Tint.BG)
