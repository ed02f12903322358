"""The table of Guts: the pot above all, and around it who is in. In a panel the reader's cards are by the heap."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.cards import Hand
from bot.games.guts.board import Phase
from bot.games.guts.name import NAME
from bot.games.guts.views import GutsView
from bot.games.protocol import Seat
from bot.text import Locale
from render.alt import sentences
from render.deck import PlainCard
from render.fonts import Face
from render.guts.spoken import signed, table_told
from render.names import Name, seated
from render.scene import Box, Fan, Item, Scene
from render.stage.canvas import Stage, header, scene, table
from render.stage.pieces import LABEL
from render.stage.places import middle, ring
from render.stage.pots import NOTE_HIGH, SMALLEST, noted, pot, seeded
from render.stage.seats import ground_of
from render.stage.seats import seat as drawn_seat
from render.stage.values import Badge, Coins, Disc, Look, Mark, Piece, SeatShown, State, Tone, Words, letters
from render.style import Tint
from render.typeset import Align
from render.words import say, written

CARD, CARD_STEP = 21.0, 23.0  # pt; cards that lie open at a seat, when a finished game is looked at again
OWN_CARD, OWN_STEP, OWN_HEAP = 58.0, 63.0, 112.0  # the reader's cards, and how wide pot and heap next to them are
LARGER_CARD, LARGER_STEP, LARGER_HEAP = 72.0, 77.0, 84.0  # the same for who likes larger cards
OWN_CAPTION = 18.0  # from the reader's cards down to the line that says whose they are
POT_WIDE, POT_HIGH = 236.0, 168.0
BETWEEN = 12.0


@dataclass(frozen=True, slots=True)
class TableShown:
    """The contents of a picture of the table: a view, and hands that everybody may see by now."""

    view: GutsView
    hands: tuple[Hand | None, ...]  # open ones, by seat
    is_panel: bool = False


def layout(shown: TableShown, names: Sequence[Name], stage: Stage) -> Scene:
    """Lay out the whole picture."""
    view = shown.view
    discs = letters(names)
    viewing_seat = view.seat if shown.is_panel else None
    called = seated(names, viewing_seat, stage.locale)
    items: list[Item] = [*headed(shown, names, stage), *table(len(names))]
    for number, block in enumerate(ring(len(names), viewing_seat=viewing_seat)):
        seat = Seat(number)
        items += drawn_seat(stage, _seat(shown, seat, Disc(discs[number], number), called[number], stage), block)
        if (hand := _open(shown, seat)) is not None:
            place = Box(block.right - CARD - CARD_STEP - 5, block.y + 24, CARD, CARD)
            ground = ground_of(State.TO_ACT if view.window is None and seat in view.to_act else State.LIVE)
            items.append(_cards(hand, place, CARD_STEP, ground))
    spoken = [name.spoken for name in names]
    told = table_told(view, spoken, dict(enumerate(shown.hands)), is_own=shown.is_panel, locale=stage.locale)
    return scene([*items, *_middle(shown, stage)], sentences(stage.locale, told))


def headed(shown: TableShown, names: Sequence[Name], stage: Stage) -> list[Item]:
    """Lay out the sentence above the table, and which deal it is."""
    view, board = shown.view, shown.view.board
    of = "guts-note-deal-of" if board.deal <= board.options.deals else "guts-note-deal"
    note = say(stage.locale, of, deal=str(board.deal), deals=str(board.options.deals))
    who = tuple(names[seat].printed for seat in sorted(view.to_act)) if _is_one_asked(view) else ()
    if shown.is_panel and who and view.seat in view.to_act:
        return header(stage, lambda _: say(stage.locale, "guts-said-own"), (), (note,))
    return header(stage, lambda printed: said(view, printed, stage.locale), who, (note,) if board.deal else ())


def said(view: GutsView, names: Sequence[str], locale: Locale) -> str:
    """Return the sentence above the table while a deal goes on, or before the first."""
    if names:
        return say(locale, "guts-said-to", name=names[0])
    return say(locale, "guts-choosing" if view.board.phase is Phase.DECLARE else "guts-before")


def _is_one_asked(view: GutsView) -> bool:
    return view.board.phase is Phase.DECLARE and view.window is None


def _open(shown: TableShown, seat: Seat) -> Hand | None:
    return None if shown.is_panel and seat == shown.view.seat else shown.hands[seat]


def _seat(shown: TableShown, seat: Seat, disc: Disc, name: Name, stage: Stage) -> SeatShown:
    view, board = shown.view, shown.view.board
    is_out = seat in board.left or seat in board.outs
    marks: list[Mark] = [Mark.DEALER] if board.deal and seat == board.dealer else []
    if seat in board.chosen:
        marks.append(Mark.CHOSEN)
    end: tuple[Piece, ...] = ()
    if seat in board.left:
        end = (Words(say(stage.locale, "guts-gone"), Tone.ASIDE),)
    elif _open(shown, seat) is None and board.phase is Phase.DECLARE:
        end = (_badge(shown, seat, stage),)
    state = State.DULL if is_out else State.LIVE
    if seat in view.to_act and seat not in board.chosen:
        state = State.TO_ACT if view.window is None else State.ASKED
    below = (Coins(signed(board.chips[seat]), is_dull=is_out),)
    return SeatShown(disc, name, state, tuple(marks), below=below, end=end)


def _badge(shown: TableShown, seat: Seat, stage: Stage) -> Badge:
    board = shown.view.board
    if seat in board.ins:
        return Badge(say(stage.locale, "guts-badge-in"), Look.GREEN)
    if seat in board.outs:
        return Badge(say(stage.locale, "guts-badge-out"))
    return Badge(say(stage.locale, "stage-state-unspoken"), Look.OUTLINE)


def _middle(shown: TableShown, stage: Stage) -> list[Item]:
    """Lay out the pot with its heap, the stakes and, in a panel, the reader's cards next to it."""
    view, board = shown.view, shown.view.board
    free = middle(len(board.seats))
    centre, height = free.x + free.width / 2, min(POT_HIGH, free.height)
    top = free.y + (free.height - height) / 2
    number, seed = written(board.pot), seeded(NAME, board.deal, board.pot)
    price = written(board.counts)
    note = say(stage.locale, "guts-price", win=price, lose=price)
    label = say(stage.locale, "guts-pot")
    if not (shown.is_panel and len(view.hand)):
        box = Box(centre - POT_WIDE / 2, top, POT_WIDE, height)
        return pot(stage, box, board.pot, number, label, seed=seed, note=note if board.pot else "")
    is_larger = stage.style.larger and stage.fonts.width(number, Face.TITLE, SMALLEST) <= LARGER_HEAP
    card, step = (LARGER_CARD, LARGER_STEP) if is_larger else (OWN_CARD, OWN_STEP)
    beside = LARGER_HEAP if is_larger else OWN_HEAP
    left, foot = centre - (beside + BETWEEN + card + step) / 2, top + height - NOTE_HIGH
    heap = Box(left, top + 6, beside, foot - top - 12)
    cards = Box(left + beside + BETWEEN, top + (foot - top - 1.4 * card - OWN_CAPTION) / 2, card, 0)
    return [
        *pot(stage, heap, board.pot, number, "", seed=seed),
        _cards(view.hand, cards, step),
        stage.on(Tint.ZONE).line(
            say(stage.locale, "guts-own"),
            LABEL,
            cards.x + (card + step) / 2,
            cards.y + 1.4 * card + OWN_CAPTION,
            Tint.MUTE,
            align=Align.CENTRE,
        ),
        *noted(stage, note, centre, foot, Tint.ZONE),
    ]


def _cards(hand: Hand, place: Box, step: float, ground: Tint = Tint.ZONE) -> Fan:
    cards = tuple(PlainCard(card) for card in hand)
    wide = place.width
    box = Box(place.x, place.y, wide + step * (len(cards) - 1), 1.4 * wide)
    return Fan(box, place.y, wide, step, cards, (False,) * len(cards), ground)
