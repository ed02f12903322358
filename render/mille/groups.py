"""Cards in hand, grouped by rank and laid out in rows: the largest cards for which there is room."""

from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, groupby, pairwise

from bot.games.cards import Card, HandOrder, Rank
from bot.games.mille.kinds import ranks_in
from bot.text import Locale
from render.deck import PRINTED_VALUE
from render.fonts import Face
from render.scene import LIFT, OUTLINE, Box, Fan, Item, whole
from render.style import MARGIN, SMALLEST_TYPE, WIDTH, Tint
from render.typeset import Align, Setter, Type, bracket
from render.words import SUITS_IN_GROUP, say

BRACKET = 19.0  # pt; room under each row for its brackets
BETWEEN_ROWS = 10.0
STRIP, WIDE_STRIP = 0.485, 0.62  # of a card's width: exactly the column of the index; where there is room
SMALLEST_CARD = 32  # pt wide; its letter is as large as the smallest type
NARROWEST_GAP, WIDEST_GAP = 0.22, 0.40  # between groups, in card widths
LIFTED_AT_MOST = 6  # cards; when a larger pile was taken nothing is lifted, since almost everything would be


@dataclass(frozen=True, slots=True)
class HeldCard:
    """A card in the hand, and whether it has just come to it."""

    card: Card
    is_fresh: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """The cards of one rank from left to right; only the last one is seen whole."""

    rank: Rank
    cards: tuple[HeldCard, ...]

    @property
    def is_wild(self) -> bool:
        """Whether these are the twos."""
        return self.rank is Rank.TWO


@lru_cache(maxsize=512)  # asked for by a picture and by its alt text
def group_by_rank(
    hand: Collection[Card], fresh: Collection[Card], order: HandOrder = HandOrder.DOWN
) -> tuple[Group, ...]:
    """A group for each rank, in the holder's `order`. In a group fresh cards come last, before them the dear one."""
    waiting = list(fresh)
    held: list[HeldCard] = []
    for card in hand:
        is_fresh = card in waiting
        if is_fresh:
            waiting.remove(card)
        held.append(HeldCard(card, is_fresh))
    ranks = ranks_in(hand, order)
    held.sort(key=lambda one: (ranks.index(one.card.rank), *_place(one)))
    return tuple(Group(rank, tuple(cards)) for rank, cards in groupby(held, key=lambda one: one.card.rank))


def _place(held: HeldCard) -> tuple[bool, bool, int]:
    return held.is_fresh, held.card in PRINTED_VALUE, SUITS_IN_GROUP.index(held.card.suit)


@dataclass(frozen=True, slots=True)
class Room:
    """How much room the rows of a hand have, in points."""

    height: float  # of all rows with their brackets
    rows: int  # at most
    largest: int  # of a card's width
    left: float = MARGIN
    width: float = WIDTH - 2 * MARGIN
    bracket: float = BRACKET  # under each row; 0 for no brackets
    floor: float = SMALLEST_TYPE  # of the counts in the brackets
    strip: float = STRIP  # the widest strip of a covered card, in card widths

    def needed(self, card: float, rows: int) -> float:
        """The height of `rows` rows of cards so wide, with their brackets."""
        return rows * (1.4 * card + self.bracket) + (rows - 1) * BETWEEN_ROWS


@dataclass(frozen=True, slots=True)
class Plan:
    """How the groups are broken into rows, and how large the cards are."""

    card: int  # pt wide
    rows: tuple[tuple[int, int], ...]  # for each row the first group, and the one after its last
    gap: float  # pt between groups
    strip: float  # pt, of a covered card
    room: Room

    @property
    def height(self) -> float:
        """The height of all rows with their brackets, in points."""
        return self.room.needed(self.card, len(self.rows))


@lru_cache(maxsize=512)
def plan(sizes: tuple[int, ...], room: Room) -> Plan:
    """The plan for groups of these `sizes`: the largest cards, then the fewest rows, then the narrowest widest row.

    Cards are never smaller than SMALLEST_CARD: a hand that has too little room for them becomes taller than it.
    """
    widths = [1 + STRIP * (size - 1) for size in sizes]
    best = Plan(0, (), 0.0, 0.0, room)
    for count in range(1, len(sizes) + 1):
        rows, widest = _break(widths, count)
        high = (room.height - BETWEEN_ROWS * (count - 1)) / count - room.bracket
        wide = int(room.width / widest)
        card = min(room.largest, wide, int(high / 1.4)) if count <= room.rows else min(SMALLEST_CARD, wide)
        if card > best.card:
            best = _spread(sizes, rows, card, room)
        if best.card >= SMALLEST_CARD and count >= room.rows:
            break
    return best


def _break(widths: list[float], count: int) -> tuple[tuple[tuple[int, int], ...], float]:
    """The rows of the best break into `count` rows, and the width of the widest one in card widths."""
    best: tuple[tuple[int, int], ...] = ()
    narrowest = float("inf")
    for cuts in combinations(range(1, len(widths)), count - 1):
        rows = tuple(pairwise((0, *cuts, len(widths))))
        widest = max(sum(widths[a:b]) + NARROWEST_GAP * (b - a - 1) for a, b in rows)
        if widest < narrowest:
            best, narrowest = rows, widest
    return best, narrowest


def _spread(sizes: tuple[int, ...], rows: tuple[tuple[int, int], ...], card: int, room: Room) -> Plan:
    """These rows with strips, and then with gaps between groups, as wide as the fullest row allows."""
    wide = room.width / card
    strips, gaps = [room.strip], [WIDEST_GAP]
    for first, end in rows:
        count, covered = end - first, sum(sizes[first:end]) - (end - first)
        if covered:
            strips.append((wide - count - WIDEST_GAP * (count - 1)) / covered)
    strip = max(STRIP, min(strips))
    for first, end in rows:
        count, covered = end - first, sum(sizes[first:end]) - (end - first)
        if count > 1:
            gaps.append((wide - count - strip * covered) / (count - 1))
    narrow, wide_strip = round(2 * STRIP * card) / 2, int(2 * strip * card) / 2  # whole pixels
    return Plan(card, rows, min(gaps) * card, max(narrow, wide_strip), room)


def cuts(chosen: Plan, top: float) -> tuple[float, ...]:
    """Where a picture may be cut between the rows of a plan: above the lifted cards of each but the first."""
    row = 1.4 * chosen.card + chosen.room.bracket + BETWEEN_ROWS
    return tuple(whole(top + number * row) - LIFT - OUTLINE for number in range(1, len(chosen.rows)))


def rows(groups: tuple[Group, ...], chosen: Plan, top: float, setter: Setter, locale: Locale) -> list[Item]:
    """The groups in rows from `top` down, with a bracket under each. Cards that have just come are lifted."""
    lifts = 0 < sum(held.is_fresh for group in groups for held in group.cards) <= LIFTED_AT_MOST
    room = chosen.room
    items: list[Item] = []
    for first, end in chosen.rows:
        x = room.left
        for group in groups[first:end]:
            fan = _fan(group, chosen, x, top, setter.ground, lifts=lifts)
            if group.is_wild and group is groups[-1] and len(chosen.rows) > 1:
                right = room.left + room.width - fan.box.width
                fan = _fan(group, chosen, right, top, setter.ground, lifts=lifts)
            items.append(fan)
            items += _count(group, fan, setter, locale, room) if room.bracket else []
            x = fan.box.right + chosen.gap
        top += 1.4 * chosen.card + room.bracket + BETWEEN_ROWS
    return items


def _fan(group: Group, chosen: Plan, x: float, top: float, ground: Tint, *, lifts: bool) -> Fan:
    card, strip = chosen.card, chosen.strip
    lifted = tuple(lifts and held.is_fresh for held in group.cards)
    rise = LIFT if any(lifted) else 0.0
    box = Box(x, top - rise, card + strip * (len(lifted) - 1), 1.4 * card + rise)
    return Fan(box, top, card, strip, tuple(held.card for held in group.cards), lifted, ground)


def _count(group: Group, fan: Fan, setter: Setter, locale: Locale, room: Room) -> list[Item]:
    """The bracket with the count under a group. It is bold for a set, so that sets are seen at a glance."""
    count = len(group.cards)
    if count == 1 and not group.is_wild:
        return []
    words = say(locale, "pictures-hand-wild", count=count) if group.is_wild else f"×{count}"
    is_set = group.is_wild or count >= 3
    tint, thickness = (Tint.BRASS, 2.4) if is_set else (Tint.MUTE, 1.4)
    middle = fan.box.x + fan.box.width / 2
    baseline = fan.top + 1.4 * fan.card + 0.87 * room.bracket
    label = setter.line(words, Type(Face.STRONG, room.floor), middle, baseline, tint, align=Align.CENTRE)
    return bracket(setter, label, fan.box.x + 2, fan.box.right - 2, thickness, tint)
