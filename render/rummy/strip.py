"""A player's panel: the piles, and the contract as the hand fills it; once laid, the melds of everyone."""

import math
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Protocol

from bot.games.cards import JOKER, Card, Hand, Rank, Sorting
from bot.games.protocol import SEATS, Seat
from bot.games.rummy.nearing import Slot
from render import panel
from render.deck import PlainCard
from render.hands.held import Group, HeldCard, by_rank, by_run, by_suit, hold, ranks_from_left
from render.inputs import Style
from render.panel import PanelShown
from render.rummy.laid import melds_of
from render.rummy.shown import Piles, RummyShown
from render.scene import LIFT, OUTLINE, Area, Box, Fan, Item
from render.stage.brief import LINE as BRIEF_LINE
from render.stage.brief import Token, in_brief, in_lines
from render.stage.canvas import Stage
from render.stage.melds import Meld, fit
from render.stage.melds import lay as lay_melds
from render.stage.pieces import SMALL_DISC, disc, lay
from render.stage.piles import lone, place
from render.stage.spoken import Label, label
from render.stage.values import Disc, Mark, Piece, SeatShown, Tone, Words
from render.style import Tint
from render.words import written

EDGE, GAP, PILE_GAP = 14.0, 8.0, 18.0  # pt; around the middle, between its parts, after the piles
MOST_PILE, LINE = 42.0, 24.0  # pt; the width of the upcard, the pitch of the words next to it
MARGIN, MELDS_HIGH = 6.0, 42.0  # above and below cards together; the least height of a line of melds
RING = LIFT + OUTLINE  # how much higher a line is that has a joker to take
SHARE = 0.36  # of the height that the middle takes
SHARE_OF_BOTH = 0.44  # of it, where others have laid
SHARE_OF_MELDS = 0.52  # once the contract is laid, when the hand is small
SLOT_CARDS = 44.0, 40.0, 36.0, 32.0, 28.0  # pt wide, of a card in a slot: the widest with which all slots fit
SLOT_STRIP, SLOT_GAP = 0.45, 14.0
INDEX = 0.94  # of a card's width, how high its index is with suit
DISC_IN_BRIEF = 10.0
FEW = 6  # melds of others, for which half of the height is enough while the reader still fills slots
READY, READY_GAP = 2.5, 1.5  # the line under a slot that is full


def panel_of(shown: RummyShown, stage: Stage) -> PanelShown:
    """Return a player's panel."""
    seats = [panel.brief(_with_laid(shown, each)) for each in shown.seats]
    return PanelShown(
        shown.headed,
        shown.alt_lines,
        panel.around(seats, shown.viewing_seat),
        None if shown.piles is None else partial(_middle, shown, shown.piles, stage),
        shown.hand,
        share=SHARE_OF_MELDS if not shown.slots else SHARE_OF_BOTH if shown.melds else SHARE,
    )


def in_hand_order(hand: Hand, fresh: Sequence[Card], slots: Sequence[Slot], style: Style) -> tuple[HeldCard, ...]:
    """Return the hand from left to right: melds that are ready first, then the others as their reader sorts them."""
    held = list(hold(hand, fresh=fresh))
    ready = [_taken(held, card) for slot in slots if not slot.lacks for card, _ in slot.lying]
    groups = _SORTED[style.sorting](held, ranks=ranks_from_left(style.order))
    return (*ready, *(each for group in groups for each in group.cards))


class _Sorted(Protocol):
    def __call__(self, held: Iterable[HeldCard], *, ranks: Sequence[Rank]) -> tuple[Group, ...]:
        """Return the cards in groups."""


_SORTED: Mapping[Sorting, _Sorted] = MappingProxyType(
    {Sorting.SUIT: by_suit, Sorting.SETS: by_rank, Sorting.RUNS: by_run}
)


def _printed(slot: Slot) -> tuple[PlainCard, ...]:
    """Return the cards of the hand that are in a slot; a joker says what it stands for, once that is certain."""
    rank = None if slot.is_run or not slot.cards else slot.cards[0].rank
    stand_ins = ((card, rank if place is None else place.rank) for card, place in slot.lying)
    return tuple(PlainCard(card, stands_for=stand_in if card is JOKER else None) for card, stand_in in stand_ins)


def _taken(held: list[HeldCard], card: Card) -> HeldCard:
    found = next(each for each in held if each.card == card)
    held.remove(found)
    return found


def _with_laid(shown: RummyShown, sitting: SeatShown) -> SeatShown:
    """Return a seat with a tick if it has laid the contract."""
    if not shown.has_laid or not shown.has_laid[sitting.disc.seat]:
        return sitting
    return SeatShown(
        sitting.disc, sitting.name, sitting.state, (Mark.LAID, *sitting.marks), sitting.after_name, sitting.below
    )


def _middle(shown: RummyShown, piles: Piles, stage: Stage, box: Box) -> list[Item]:
    """Lay out the piles, and next to them slots, melds, or both where there are two lines."""
    items, x = _piles(piles, stage, box)
    room = Box(x, box.y, box.right - EDGE - x, box.height)
    slots, melds = shown.slots, _by_owner(shown)
    discs = [each.disc for each in shown.seats]
    if slots and melds and box.height >= MELDS_HIGH + BRIEF_LINE:
        is_much = sum(len(each) for _, each in melds) > FEW
        half = min(box.height / (1 if is_much else 2), box.height - MELDS_HIGH)  # slots cannot be lower
        upper = Box(room.x, room.y, room.width, box.height - half)
        lower = Box(room.x, upper.bottom, room.width, half)
        return [*items, *_slots(slots, stage, upper), *_melds(melds, discs, stage, lower)]
    return [*items, *(_slots(slots, stage, room) if slots else _melds(melds, discs, stage, room))]


def _piles(piles: Piles, stage: Stage, box: Box) -> tuple[list[Item], float]:
    """Lay out the top of the pile, and next to it both numbers; return where they end too."""
    locale, middle = stage.locale, box.y + box.height / 2
    wide = float(int(min(MOST_PILE, (box.height - MARGIN - LIFT) / 1.4)))
    x, top = box.x + EDGE, middle - 0.7 * wide
    if piles.top is None:
        items: list[Item] = [place(Box(x, top, wide, 1.4 * wide))]
    else:
        items = [lone(PlainCard(piles.top), x, top, wide, Tint.ZONE, is_ringed=bool(piles.claims))]
    x, most = x + wide + GAP, 0.0
    counts = (Label.PILE, piles.pile), (Label.STOCK, piles.stock)
    for number, (name, count) in enumerate(counts):
        pieces: tuple[Piece, ...] = Words(written(count)), Words(label(locale, name), Tone.MUTE)
        right, down = x, middle + (number - 0.5) * LINE
        for piece in pieces:
            laid = lay(stage, piece, right, down, Tint.ZONE)
            items += laid.items
            right += laid.width + GAP / 2
        most = max(most, right)
    return items, most + PILE_GAP


def _slots(slots: Sequence[Slot], stage: Stage, box: Box) -> list[Item]:
    """Lay out the contract: each meld with the cards that the hand has for it, and a place for each that it lacks."""
    sizes = [len(slot.lying) + slot.lacks for slot in slots]
    free = box.height - MARGIN - READY - READY_GAP
    fitting = (card for card in SLOT_CARDS if _slots_wide(sizes, card) <= box.width and INDEX * card <= free)
    card = next(fitting, SLOT_CARDS[-1])
    strip, high = _strip(card), min(1.4 * card, free)
    over = _slots_wide(sizes, card) - box.width
    if over > 0:  # longer melds than the contract asks for
        strip -= math.ceil(2 * over / sum(size - 1 for size in sizes)) / 2
    across = sum(card + strip * (size - 1) for size in sizes) + SLOT_GAP * (len(sizes) - 1)
    x, top = box.right - across, box.y + (box.height - high - READY - READY_GAP) / 2
    items = list[Item]()
    for slot, size in zip(slots, sizes, strict=True):
        cards, wide = _printed(slot), card + strip * (size - 1)
        right = x
        if cards:
            right = x + card + strip * (len(cards) - 1)
            around, flat = Box(x, top, right - x, high), (False,) * len(cards)
            cut = high if high < 1.4 * card else 0.0
            items.append(Fan(around, top, card, strip, cards, flat, Tint.ZONE, is_over=True, is_whole=not cut, cut=cut))
        for number in range(slot.lacks):
            next_wide = strip if cards or number else card
            items.append(place(Box(right + 2, top, next_wide - 2, high)))
            right += next_wide
        if not slot.lacks:
            items.append(Area(Box(x, top + high + READY_GAP, wide, READY), Tint.BRASS, Tint.ZONE, READY / 2))
        x += wide + SLOT_GAP
    return items


def _strip(card: float) -> float:
    return round(2 * SLOT_STRIP * card) / 2  # whole pixels


def _slots_wide(sizes: Sequence[int], card: float) -> float:
    return sum(card + _strip(card) * (size - 1) for size in sizes) + SLOT_GAP * (len(sizes) - 1)


def _by_owner(shown: RummyShown) -> list[tuple[Seat, list[Meld]]]:
    """Return the melds of everyone who has some, from the reader on."""
    owners = panel.around(SEATS[: len(shown.seats)], shown.viewing_seat)
    return [(seat, melds) for seat in owners if (melds := melds_of(shown, seat, has_bars=False))]


def _melds(owners: Sequence[tuple[Seat, list[Meld]]], discs: Sequence[Disc], stage: Stage, box: Box) -> list[Item]:
    """Lay out the melds after the discs of their owners: their cards if all fit, else all in brief."""
    if not owners:
        return []
    tall = MELDS_HIGH + (RING if any(meld.ringed for _, melds in owners for meld in melds) else 0.0)
    lines = max(1, min(len(owners), int(box.height // tall)))
    high, items, each_line = box.height / lines, list[Item](), -(-len(owners) // lines)
    for line in range(lines):
        together = owners[line * each_line : (line + 1) * each_line]
        middle = box.y + (line + 0.5) * high
        count, x = sum(len(melds) for _, melds in together), box.x
        free = box.width - len(together) * (2 * SMALL_DISC + GAP) - (len(together) - 1) * GAP
        for seat, melds in together:
            items += disc(stage, discs[seat], x + SMALL_DISC, middle, Tint.ZONE, radius=SMALL_DISC)
            x += 2 * SMALL_DISC + GAP
            row = Box(x, middle + tall / 2 - MELDS_HIGH, free * len(melds) / count, MELDS_HIGH - 1)
            if high < tall - 1 or fit(stage, melds, row.width, row.height).left_out:
                return _in_brief(owners, discs, stage, box)
            items += lay_melds(stage, melds, row)
            x += row.width + GAP
    return items


def _in_brief(owners: Sequence[tuple[Seat, list[Meld]]], discs: Sequence[Disc], stage: Stage, box: Box) -> list[Item]:
    """Lay out the melds in lines, each owner's disc before the first of theirs."""
    tokens = list[Token]()
    for seat, (first, *others) in owners:
        tokens.append(_owned(stage, discs[seat], in_brief(stage, first, Tint.ZONE)))
        tokens += [in_brief(stage, meld, Tint.ZONE) for meld in others]
    return in_lines(stage, tokens, box, ground=Tint.ZONE)


def _owned(stage: Stage, owner: Disc, first: Token) -> Token:
    before = 2 * DISC_IN_BRIEF + GAP / 2

    def placed(x: float, middle: float) -> list[Item]:
        own = disc(stage, owner, x + DISC_IN_BRIEF, middle, Tint.ZONE, radius=DISC_IN_BRIEF)
        return [*own, *first.placed(x + before, middle)]

    return Token(before + first.wide, placed)
