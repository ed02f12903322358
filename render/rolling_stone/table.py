"""The table of Rolling Stone: swelling hands, the trick in a row, suits left in play."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from bot.games.one_card.board import Phase
from bot.games.protocol import Seat
from bot.games.rolling_stone.board import Board, Gone
from bot.games.rolling_stone.views import RollingView
from render.deck import PlainCard
from render.names import Name
from render.of_many import TableShown
from render.one_card import composed, headed
from render.rolling_stone.spoken import FEW, grown, held, is_late, named, on_table, said, spoken_table
from render.scene import Box, Item, Scene, moved
from render.stage.canvas import OVER_STRIP, STRIP, STRIP_RADIUS, Stage, zone
from render.stage.pieces import LABEL, lay
from render.stage.places import SCALE_OVER_STRIP, ring_over_strip
from render.stage.pots import arrow
from render.stage.seats import hull
from render.stage.seats import seat as drawn_seat
from render.stage.spoken import Spoken, ahead, state
from render.stage.tricks import ROW_CARD, in_order
from render.stage.values import Backs, Disc, Discs, Mark, Piece, SeatShown, State, Tone, Words, letters
from render.style import Tint
from render.tiles import tile
from render.words import SUITS_IN_GROUP, say, written

SECOND = 45.5  # pt from a block's top to the middle of its second line
CARDS: Mapping[int, float] = MappingProxyType({4: 62, 5: 58, 6: 54})  # pt wide, of a trick, by the number of players
FREE, CROWN_ROOM = Box(148, 112, 254, 98), 13.0  # between the seats; next to a card that has won
ARROW_ROOM, ARROW_SIDE, ARROW_CLEAR, CORNER = 30.0, 12.0, 3.0, 14.0  # at a side; above or below; around its ends
STRIP_X, STRIP_RIGHT, TILE, NUMBER_GAP = 26.0, 524.0, 27.0, 7.0
PITCH, LATE_PITCH = 97.0, 68.0  # from one suit to the next; with the fewest cards next to them
SCARCE = "!"  # after the number of a suit of which a trick will be picked up
MOST_DISCS, DISC_GAP = 2, 5.0

Shown = TableShown[RollingView]


def layout(shown: Shown, names: Sequence[Name], stage: Stage) -> Scene:
    """Lay out the whole picture."""
    view = shown.view
    blocks = ring_over_strip(len(names), viewing_seat=shown.viewing_seat)
    items: list[Item] = [*titled(shown, names, stage), *zone(OVER_STRIP), *zone(STRIP, STRIP_RADIUS)]
    discs, places = discs_of(names), list[Box]()
    for number, block in enumerate(blocks):
        shown_seat = sitting(view.board, Seat(number), discs[number], names[number], stage)
        drawn = drawn_seat(stage, shown_seat, block, second=SECOND, scale=SCALE_OVER_STRIP)
        items += drawn
        places.append(hull(drawn))
    if view.board.deal:
        items += _trick(view.board, places, stage)
        items += _strip(view.board, discs, stage)
    return composed(items, alt_lines(shown, names, stage), stage.locale)


def alt_lines(shown: Shown, names: Sequence[Name], stage: Stage) -> list[str]:
    """Return the table in sentences."""
    spoken = [name.spoken for name in names]
    return spoken_table(replace(shown, hands=()), spoken, style=stage.style, locale=stage.locale)


def titled(shown: Shown, names: Sequence[Name], stage: Stage) -> list[Item]:
    """Lay out the sentence above the table; at its right how far the game is, and which suit the reader must follow."""
    view, board, locale = shown.view, shown.view.board, stage.locale
    who = tuple(names[seat].printed for seat in named(view))
    leader = ahead(locale, board.scores[-1].totals, names) if board.scores and board.outcome is None else ()
    notes = list(leader)
    if board.deal and board.options.deals > 1:
        notes.append(
            say(locale, "rolling-stone-note-deal", deal=str(board.deal), deals=str(board.options.deals)),
        )
    if is_late(board):
        notes.append(say(locale, "rolling-stone-note-late", tricks=board.tricks_left))
    elif not leader and board.active is not None:
        notes.append(say(locale, "rolling-stone-note-trick", trick=str(board.tricks + 1)))
    follow = held(view, stage.style).follow if shown.is_panel else None
    return headed(stage, lambda printed: said(view, printed, locale), who, tuple(notes), follow=follow)


def discs_of(names: Sequence[Name]) -> tuple[Disc, ...]:
    """Return everyone's disc, by seat."""
    return tuple(Disc(each, seat) for seat, each in enumerate(letters(names)))


def sitting(board: Board, seat: Seat, disc: Disc, name: Name, stage: Stage) -> SeatShown:
    """Return a hand as a balloon of backs; its number is red after growing, and brass when small."""
    marks = [Mark.DEALER] if board.deal and seat == board.dealer else []
    if seat in board.left:
        marks.append(Mark.ROBOT)
    looks = State.TO_ACT if seat == board.active else State.DULL if seat in board.left else State.LIVE
    if board.deal == 0:
        gone = (Words(state(stage.locale, Spoken.LEFT), Tone.ASIDE),) if seat in board.left else ()
        return SeatShown(disc, name, looks, tuple(marks), below=gone)
    count = board.in_hand[seat]
    after_name: tuple[Piece, ...] = ()
    few: tuple[Piece, ...] = ()
    tone = Tone.LARGE
    if seat == grown(board) and board.before is not None:
        after_name, tone = (Words(f"+{len(board.before.trick.cards)}", Tone.GREW),), Tone.GREW
    elif 0 < count <= FEW and board.phase is Phase.PLAY:
        few, tone = (Words(say(stage.locale, "rolling-stone-few", count=count), Tone.BRASS),), Tone.FEW
    return SeatShown(disc, name, looks, tuple(marks), after_name, (Backs(count, swells=True, tone=tone), *few))


def _trick(board: Board, places: Sequence[Box], stage: Stage) -> list[Item]:
    """Lay out the trick; one taken up is on its way to its taker, and one that is out is gray."""
    trick, gone = on_table(board)
    wide = CARDS[len(board.seats)]
    cards = () if trick is None else trick.cards
    if trick is None or gone is None:
        suit = None if trick is None else trick.led
        return in_order(
            stage, tuple(map(PlainCard, cards)), FREE, suit=suit, has_next=board.active is not None, card=wide
        )
    if not gone.is_taken:
        best = gone.trick.players.index(gone.leader)
        shown = tuple(PlainCard(card, is_grayed=at != best) for at, card in enumerate(cards))
        room = Box(FREE.x, FREE.y, FREE.width - CROWN_ROOM, FREE.height)
        return in_order(stage, shown, room, suit=trick.led, winner=best, card=wide)
    return _sliding(gone, places[gone.leader], wide, stage)


def _sliding(gone: Gone, block: Box, wide: float, stage: Stage) -> list[Item]:
    """Lay out the cards that a player took up, shifted a little toward that seat, and an arrow."""
    center, cards = FREE.x + FREE.width / 2, tuple(map(PlainCard, gone.trick.cards))
    room, down = FREE, 0.0
    if block.x + block.width / 2 < FREE.x:
        room = Box(FREE.x + ARROW_ROOM, FREE.y, FREE.width - ARROW_ROOM, FREE.height)
    elif block.x + block.width / 2 > FREE.right:
        room = Box(FREE.x, FREE.y, FREE.width - ARROW_ROOM, FREE.height)
    else:
        down, wide = ARROW_SIDE if block.y < FREE.y else -ARROW_SIDE, ROW_CARD
    items = [moved(item, down) for item in in_order(stage, cards, room, suit=gone.trick.led, card=wide)]
    left, right = min(item.box.x for item in items), max(item.box.right for item in items)
    top, bottom = min(item.box.y for item in items), max(item.box.bottom for item in items)
    end_x = _within(center, block.x + CORNER, block.right - CORNER)
    end_y = _within((top + bottom) / 2, block.y + CORNER, block.bottom - CORNER)
    if down:
        end_y = block.bottom + ARROW_CLEAR if down > 0 else block.y - ARROW_CLEAR
        start = (_within(end_x, left, right), top - ARROW_CLEAR if down > 0 else bottom + ARROW_CLEAR)
    else:
        end_x = block.right + ARROW_CLEAR if block.x < center else block.x - ARROW_CLEAR
        start = (left - ARROW_CLEAR if block.x < center else right + ARROW_CLEAR, _within(end_y, top, bottom))
    return [*items, *arrow(start, (end_x, end_y))]


def _within(wanted: float, least: float, most: float) -> float:
    return max(least, min(most, wanted))


def _strip(board: Board, discs: Sequence[Disc], stage: Stage) -> list[Item]:
    """Lay out how many cards of each suit are left in play; late in a deal also who has the fewest cards.

    Of every suit there are two cards per player. Red: one per player is left, so that a trick of this suit is taken up
    unless everyone happens to have one; a mark says it too.
    """
    setter, middle = stage.on(Tint.ZONE), STRIP.y + STRIP.height / 2
    up = stage.fonts.cap(LABEL.face, LABEL.size) / 2
    late = is_late(board)
    label = setter.line(say(stage.locale, "rolling-stone-in-play"), LABEL, STRIP_X, middle + up, Tint.MUTE)
    pitch = LATE_PITCH if late else PITCH
    x = label.box.right + (14.0 if late else STRIP_RIGHT - label.box.right - 4 * PITCH + (PITCH - TILE - 34) / 2)
    items: list[Item] = [label]
    for suit in SUITS_IN_GROUP:
        count = board.in_play(suit)
        items += tile(setter, suit, x, middle - TILE / 2, TILE, four_colors=stage.style.four_colors)
        is_scarce = 0 < count <= len(board.seats)
        tone, sign = (Tone.SCARCE, SCARCE) if is_scarce else (Tone.LARGE if count else Tone.MUTE, "")
        items += lay(stage, Words(f"{written(count)}{sign}", tone), x + TILE + NUMBER_GAP, middle, Tint.ZONE).items
        x += pitch
    if not late:
        return items
    right = STRIP_RIGHT
    for piece in reversed(_fewest(board, discs, stage)):
        laid = lay(stage, piece, 0.0, middle, Tint.ZONE)
        items += [moved(item, 0.0, right - laid.width) for item in laid.items]
        right -= laid.width + DISC_GAP
    return items


def _fewest(board: Board, discs: Sequence[Disc], stage: Stage) -> tuple[Piece, ...]:
    """Return who would win now, or how many are level."""
    least = board.fewest
    number = Words(written(board.in_hand[least[0]]), Tone.FEW)
    if len(least) > MOST_DISCS:
        return Words(say(stage.locale, "rolling-stone-level", count=len(least)), Tone.MUTE), number
    words = Words(say(stage.locale, "rolling-stone-fewest"), Tone.MUTE)
    return words, Discs(tuple(discs[seat] for seat in least)), number
