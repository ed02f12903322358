"""Cards in hand, grouped by rank and laid out in rows."""

from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from bot.games.cards import Card, HandOrder, Rank
from bot.games.mille.kinds import ranks_in
from bot.text import Locale
from render.deck import PRINTED_VALUE
from render.fonts import Face
from render.hands.plan import BETWEEN_ROWS, Plan, Room
from render.scene import LIFT, Box, Fan, Item
from render.style import Tint
from render.typeset import Align, Setter, Type, bracket
from render.words import SUITS_IN_GROUP, say

LIFTED_AT_MOST = 6  # cards; when a larger pile was taken nothing is lifted, since almost everything would be


@dataclass(frozen=True, slots=True)
class HeldCard:
    """A card in the hand, and whether it has just arrived."""

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
    """Return a group per rank, in the holder's `order`. In a group fresh cards come last, the dear one before."""
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


def rows(groups: tuple[Group, ...], chosen: Plan, top: float, setter: Setter, locale: Locale) -> list[Item]:
    """Lay out the groups in rows from `top` down, with a bracket under each. Fresh cards are lifted."""
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
    """Lay out the bracket with the count under a group. It is bold for a set, so that sets are seen at a glance."""
    count = len(group.cards)
    if count == 1 and not group.is_wild:
        return []
    words = say(locale, "pictures-hand-wild", count=count) if group.is_wild else f"×{count}"
    is_set = group.is_wild or count >= 3
    tint, thickness = (Tint.BRASS, 2.4) if is_set else (Tint.MUTE, 1.4)
    middle = fan.box.x + fan.box.width / 2
    baseline = fan.top + 1.4 * fan.card + 0.87 * room.bracket
    label = setter.line(words, Type(Face.STRONG, room.floor), middle, baseline, tint, align=Align.CENTER)
    return bracket(setter, label, fan.box.x + 2, fan.box.right - 2, thickness, tint)
