"""A player's panel in Anaconda: everyone's chips or open cards, the pots, what was passed, and the reader's hand."""

from collections.abc import Callable, Sequence
from functools import partial

from bot.games.anaconda.views import AnacondaView, Parcel, Phase
from bot.games.cards import Card
from bot.games.protocol import Seat
from render import panel
from render.anaconda.hands import best_of, in_order
from render.anaconda.rivals import A_ROW, high_of_rivals, rivals
from render.anaconda.seats import flag, seated
from render.anaconda.spoken import pots_of
from render.anaconda.table import Shown, alt_lines, discs_of, headed, pots_shown
from render.hands.held import HeldCard, hold
from render.names import Name
from render.panel import PanelShown
from render.scene import Box, Item
from render.stage.canvas import Stage
from render.stage.pieces import SMALL_DISC, disc, lay
from render.stage.pots import hero
from render.stage.sidepots import PotShown, in_a_row
from render.stage.values import Badge, Coins, Disc, Look, Piece, SeatShown, Tone, Words
from render.style import WIDTH, Tint
from render.tiles import SLOT_HIGH, SLOT_WIDE, slot
from render.words import rank_sign, say, written

ROW = 30.0  # pt, of the line of pots, and of one of passed cards
EDGE, GAP, SLOT_GAP = 26.0, 8.0, 2.0
APART = 1.08  # from one card of the hand to the next, in card widths
NUMBER = 40.0  # size of the pot's number, at most
PARCEL, PARCEL_OPEN = 200.0, 190.0  # wide, of passed cards with their words; next to those that lie open


def panel_of(shown: Shown, names: Sequence[Name], stage: Stage) -> PanelShown:
    """Return a player's panel: until cards are open everyone in a line or two, from then on those cards."""
    view, discs = shown.view, discs_of(names)
    is_open = any(view.board.shown)
    middle: Callable[[Box], Sequence[Item]] = partial(_middle, shown, discs, stage)
    seats: Sequence[SeatShown] = [_brief(view, Seat(at), discs[at], name, stage) for at, name in enumerate(names)]
    high = None
    if is_open:
        middle, seats = partial(_open_middle, shown, names, discs, stage), ()
        high = high_of_rivals(len(names) - 1) + ROW * (1 + _has_row_of_pots(view, len(names)) + bool(view.gave))
    elif view.parcels:
        high = max(ROW * max(len(view.gave), len(view.got)) + 6, 58.0)
    return PanelShown(
        headed(shown, names, stage),
        alt_lines(shown, names, stage),
        panel.around(seats, view.seat),
        middle if view.board.deal and view.board.phase is not Phase.OVER else None,
        held(view),
        middle_high=high,
        best=() if is_open else best_of(view, stage.locale),  # which matters to those who have yet to show
        strip=APART,
    )


def held(view: AnacondaView) -> tuple[HeldCard, ...]:
    """Return the reader's hand from the highest rank down; once five are chosen, the two put away are grayed."""
    playable = None
    if view.held is not None and view.seat is not None:
        playable = (*view.board.shown[view.seat], view.held)
    return hold(in_order(view.hand), playable=playable)


def _brief(view: AnacondaView, seat: Seat, disc: Disc, name: Name, stage: Stage) -> SeatShown:
    """Return a seat in a line: the chips, and if there is room its bet or why it is out."""
    shown = seated(view, seat, disc, name, stage)
    first: list[Piece] = [Words(written(view.board.money.stacks[seat]))]
    others: list[Piece] = []
    if seat in view.board.money.all_in:
        others.append(Words(say(stage.locale, "anaconda-all-in"), Tone.ASIDE))
    if shown.bet is not None:
        is_narrow = len(view.board.seats) == panel.MOST_IN_A_ROW  # it would cut every name, and have no room
        (others if is_narrow else first).append(shown.bet)
    flags = [Badge("", each.look, each.sign) for each in shown.seat.after_name if isinstance(each, Badge)]
    return panel.brief(
        SeatShown(disc, name, shown.seat.state, shown.seat.marks, below=shown.seat.below),
        first=[*flags, *first],
        others=others,
    )


def _middle(shown: Shown, discs: Sequence[Disc], stage: Stage, box: Box) -> list[Item]:
    """Lay out the pots at the left, and at the right the cards that came and went."""
    view = shown.view
    rows = [(each, "anaconda-to", each.receiver) for each in view.gave]
    back = [(each, "anaconda-from", each.giver) for each in view.got]
    if not rows:
        return _pots(view, discs, stage, box)
    count = max(len(rows), len(back))
    items = _pots(view, discs, stage, Box(box.x, box.y, WIDTH - 2 * PARCEL - EDGE - box.x, box.height))
    top = box.y + (box.height - ROW * count) / 2
    for column, parcels in enumerate((rows, back)):
        x = WIDTH - EDGE - PARCEL * (2 - column) + (0 if column else -6)
        for at, (parcel, key, other) in enumerate(parcels):
            items += _parcel(stage, parcel, key, discs[other], x, top + ROW * (at + 0.5))
    return items


def _parcel(stage: Stage, parcel: Parcel, key: str, other: Disc, x: float, middle: float) -> list[Item]:
    """Lay out who got or gave these cards, and the cards in brief."""
    word = lay(stage, Words(say(stage.locale, key), Tone.MUTE), x, middle, Tint.ZONE)
    items, x = [*word.items], x + word.width + 5
    items += disc(stage, other, x + SMALL_DISC, middle, Tint.ZONE, radius=SMALL_DISC)
    return [*items, *_slots(stage, in_order(parcel.cards), x + 2 * SMALL_DISC + 5, middle)]


def _slots(stage: Stage, cards: Sequence[Card], x: float, middle: float) -> list[Item]:
    items = list[Item]()
    for at, card in enumerate(cards):
        box = Box(x + at * (SLOT_WIDE + SLOT_GAP), middle - SLOT_HIGH / 2, SLOT_WIDE, SLOT_HIGH)
        items += slot(stage.on(Tint.ZONE), rank_sign(card.rank), card, box, four_colors=stage.style.four_colors)
    return items


def _pots(view: AnacondaView, discs: Sequence[Disc], stage: Stage, box: Box) -> list[Item]:
    """Lay out all there is to win, large, and side pots under it."""
    pots = pots_shown(view, discs)
    if len(pots) < 2:
        size = min(NUMBER, box.height - 14)
        return hero(
            stage,
            written(view.board.pot),
            say(stage.locale, "stage-label-pot"),
            Box(box.x + EDGE / 2, box.y + (box.height - size * 0.7) / 2, box.width - EDGE, size),
            largest=size,
        )
    top = Box(box.x + EDGE / 2, box.y + 6, box.width - EDGE, 24.0)
    items = hero(stage, written(view.board.pot), say(stage.locale, "stage-label-pot"), top, largest=NUMBER)
    return [*items, *in_a_row(stage, pots, box.x + 6, box.right - 4, box.bottom - ROW / 2)]


def _open_middle(shown: Shown, names: Sequence[Name], discs: Sequence[Disc], stage: Stage, box: Box) -> list[Item]:
    """Lay out the others' open cards, then the reader's chips and the pots, last what was passed, and what is down."""
    view = shown.view
    count = len(names)
    first = 0 if view.seat is None else int(view.seat)
    others = [Seat((first + step) % count) for step in range(1, count)]
    seats = [seated(view, seat, discs[seat], names[seat], stage) for seat in others]
    high = high_of_rivals(len(seats))
    items = rivals(stage, seats, Box(box.x, box.y, box.width, high))
    middle, pots = box.y + high + ROW / 2, pots_shown(view, discs)
    has_row = _has_row_of_pots(view, count)
    items += _own_and_pot(view, names, discs, stage, middle, box, () if has_row else pots)
    if has_row:
        middle += ROW
        items += in_a_row(stage, pots, box.x + GAP, box.right - GAP, middle)
    x, middle = EDGE, middle + ROW
    for parcel in view.gave:
        items += _parcel(stage, parcel, "anaconda-to", discs[parcel.receiver], x, middle)
        x += PARCEL_OPEN
    if view.held is not None:
        word = lay(stage, Words(say(stage.locale, "anaconda-down"), Tone.MUTE), x, middle, Tint.ZONE)
        items += [*word.items, *_slots(stage, (view.held,), x + word.width + 5, middle)]
    return items


def _has_row_of_pots(view: AnacondaView, seats: int) -> bool:
    """Return whether pots have a row: next to more players the hand would be too small."""
    return len(pots_of(view)) > 1 and seats - 1 <= A_ROW


def _own_and_pot(
    view: AnacondaView,
    names: Sequence[Name],
    discs: Sequence[Disc],
    stage: Stage,
    middle: float,
    box: Box,
    pots: Sequence[PotShown],
) -> list[Item]:
    """Lay out the reader's declaration, bet and chips, and at their right all there is to win, with these pots."""
    items, x, board = list[Item](), EDGE, view.board
    pieces: list[Piece] = []
    if view.seat is not None:
        items += disc(stage, discs[view.seat], x + SMALL_DISC, middle, Tint.ZONE, radius=SMALL_DISC)
        x += 2 * SMALL_DISC + 5
        pieces.append(Words(names[view.seat].bare))
        if board.declared and (half := board.declared[view.seat]) is not None:
            own = flag(half, stage.locale)
            pieces.append(own if len(pots) < 2 else Badge("", own.look, own.sign))
        pieces.append(Coins(written(board.money.stacks[view.seat])))
        if board.phase is Phase.BET and board.bets.put[view.seat]:
            pieces.append(Badge(written(board.bets.put[view.seat]), Look.BRASS))
    for piece in pieces:
        laid = lay(stage, piece, x, middle, Tint.ZONE)
        items += laid.items
        x += laid.width + GAP
    number = Words(f"{written(board.pot)} {say(stage.locale, 'stage-label-pot')}", Tone.FEW)
    laid = lay(stage, number, 0.0, middle, Tint.ZONE)
    left = x + 2 * GAP if len(pots) > 1 else max(x + 2 * GAP, (WIDTH - laid.width) / 2)
    items += lay(stage, number, left, middle, Tint.ZONE).items
    if len(pots) > 1:
        items += in_a_row(stage, pots, left + laid.width + GAP, box.right - GAP, middle)
    return items
