"""The private hand: a fan of cards for each rank, as large as the picture allows."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, groupby, pairwise

from bot.games.cards import Card, HandOrder, Rank
from bot.games.mille.kinds import ranks_in
from bot.games.mille.views import MilleView
from bot.text import Locale
from render.alt import LIMIT
from render.fonts import Face, Fonts
from render.inputs import PLAIN, Style
from render.names import Name
from render.scene import LIFT, Box, Fan, Item, Scene
from render.style import MARGIN, TALLEST, WIDTH, Tint
from render.typeset import FLOOR, LABEL, LABEL_STRONG, Align, Setter, Type, bracket
from render.words import PRINTED_VALUE, SUITS_IN_GROUP, say, suit_word, written

HEADER = 50.0  # pt
FOOT = 12.0
BRACKET = 19.0  # room under each row for its brackets
BETWEEN_ROWS = 10.0
STRIP = 0.485  # of a card's width: exactly the column of the index
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


def group_by_rank(hand: Iterable[Card], fresh: Iterable[Card], order: HandOrder = HandOrder.DOWN) -> tuple[Group, ...]:
    """A group for each rank, in the holder's `order`. In a group fresh cards come last, before them the dear one."""
    waiting = list(fresh)
    held: list[HeldCard] = []
    cards = tuple(hand)
    for card in cards:
        is_fresh = card in waiting
        if is_fresh:
            waiting.remove(card)
        held.append(HeldCard(card, is_fresh))
    ranks = ranks_in(cards, order)
    held.sort(key=lambda one: (ranks.index(one.card.rank), *_place(one)))
    return tuple(Group(rank, tuple(cards)) for rank, cards in groupby(held, key=lambda one: one.card.rank))


def _place(held: HeldCard) -> tuple[bool, bool, int]:
    return held.is_fresh, held.card in PRINTED_VALUE, SUITS_IN_GROUP.index(held.card.suit)


def describe(view: MilleView, groups: tuple[Group, ...], locale: Locale, *, holder: Name | None = None) -> str:
    """The alt text, which is as secret as the hand."""
    texts = [" ".join(spoken(view, groups, locale, holder=holder, marks=marks)) for marks in (True, False)]
    return next((text for text in texts if len(text) <= LIMIT), texts[-1])


def spoken(
    view: MilleView, groups: tuple[Group, ...], locale: Locale, *, holder: Name | None = None, marks: bool = True
) -> list[str]:
    """The hand in sentences, rank by rank; `marks` tells which cards have just come."""
    count = sum(len(group.cards) for group in groups)
    fresh = sum(held.is_fresh for group in groups for held in group.cards)
    came = "" if not marks else "pictures-hand-alt-fresh" if fresh == 1 else "pictures-hand-alt-taken"
    if holder is None:
        parts = [say(locale, "pictures-hand-alt", count=count, points=str(view.held))]
    else:
        parts = [say(locale, "pictures-hand-alt-of", name=holder.spoken, count=count, points=str(view.held))]
    parts += [_spoken_group(group, locale, came) for group in groups]
    return parts


def _spoken_group(group: Group, locale: Locale, came: str) -> str:
    """The cards of one rank: "3 tens: 2 clubs, 1 diamond."; a single one by its name: "King of diamonds."."""
    title = say(locale, f"pictures-group-{group.rank}", count=len(group.cards))
    if len(group.cards) == 1:
        (held,) = group.cards
        words = say(locale, "pictures-hand-alt-single", group=title, suit=suit_word(locale, held.card))
        return f"{_marked(words, held, 1, locale, came)}."
    cards = ", ".join(
        _marked(say(locale, f"pictures-suits-{held.card.suit}", count=copies), held, copies, locale, came)
        for held, copies in Counter(held if came else HeldCard(held.card) for held in group.cards).items()
    )
    return say(locale, "pictures-hand-alt-group", group=title, cards=cards)


def _marked(words: str, held: HeldCard, copies: int, locale: Locale, came: str) -> str:
    """These `words` for equal cards, with the points of a dear card, and whether they have just come to the hand."""
    if held.card in PRINTED_VALUE:
        words = say(locale, "pictures-hand-alt-worth", card=words, points=PRINTED_VALUE[held.card], count=copies)
    return say(locale, came, card=words) if came and held.is_fresh else words


@dataclass(frozen=True, slots=True)
class Room:
    """How much room the rows of a hand have."""

    height: float  # pt, of all rows with their brackets
    rows: int  # at most
    largest: int  # pt, of a card's width


USUAL = Room(TALLEST - HEADER - FOOT, 4, 84)
LARGER = Room(550.0 - HEADER - FOOT, 6, 120)  # for "larger cards"; a phone shows so tall a picture whole


@dataclass(frozen=True, slots=True)
class Plan:
    """How the groups are broken into rows, and how large the cards are."""

    card: int  # pt wide
    rows: tuple[tuple[int, int], ...]  # for each row the first group, and the one after its last
    gap: float  # pt between groups

    @property
    def height(self) -> float:
        """The height of all rows with their brackets, in points."""
        return height(self.card, len(self.rows))


def height(card: float, rows: int) -> float:
    """The height of `rows` rows of cards so wide, with their brackets, in points."""
    return rows * (1.4 * card + BRACKET) + (rows - 1) * BETWEEN_ROWS


@lru_cache(maxsize=256)
def plan(sizes: tuple[int, ...], room: Room) -> Plan:
    """The plan for groups of these `sizes`: the largest cards, then the fewest rows, then the narrowest widest row.

    Cards are never smaller than SMALLEST_CARD: a hand that has too little room for them becomes taller than it.
    """
    widths = [1 + STRIP * (size - 1) for size in sizes]
    best = Plan(0, (), 0.0)
    for count in range(1, len(sizes) + 1):
        rows, widest = _break(widths, count)
        high = (room.height - BETWEEN_ROWS * (count - 1)) / count - BRACKET
        wide = int((WIDTH - 2 * MARGIN) / widest)
        card = min(room.largest, wide, int(high / 1.4)) if count <= room.rows else min(SMALLEST_CARD, wide)
        if card > best.card:
            best = Plan(card, rows, _gap(widths, rows, card))
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


def _gap(widths: list[float], rows: tuple[tuple[int, int], ...], card: int) -> float:
    """The gap between groups in all rows, in points: as wide as the fullest row allows."""
    room = WIDTH - 2 * MARGIN
    gaps = [(room - card * sum(widths[a:b])) / (b - a - 1) for a, b in rows if b - a > 1]
    return min([WIDEST_GAP * card, *gaps])


def layout(
    view: MilleView, fonts: Fonts, locale: Locale, *, style: Style = PLAIN, holder: Name | None = None
) -> Scene:  # fmt: skip
    """The hand of `view`; `holder` names its owner unless it is the reader. Raises ValueError for a bystander."""
    if view.hand is None:
        raise ValueError("a bystander has no hand to draw")
    groups = group_by_rank(view.hand, view.fresh, style.order)
    setter = Setter(fonts, Tint.BG)
    items = setter.header(
        say(locale, "pictures-hand-title") if holder is None else holder.printed,
        (say(locale, "pictures-hand-cards", count=len(view.hand)), LABEL_STRONG, Tint.TEXT),
        (say(locale, "pictures-hand-held", points=written(view.held)), LABEL, Tint.MUTE),
    )
    alt = describe(view, groups, locale, holder=holder)
    if not groups:
        empty = say(locale, "pictures-hand-empty")
        items.append(setter.line(empty, Type(Face.ASIDE, 18), MARGIN, 74, Tint.MUTE))
        return Scene(96, tuple(items), alt)
    chosen = plan(tuple(len(group.cards) for group in groups), LARGER if style.larger else USUAL)
    items += rows(groups, chosen, HEADER, setter, locale)
    return Scene(HEADER + chosen.height + FOOT, tuple(items), alt)


def rows(groups: tuple[Group, ...], chosen: Plan, top: float, setter: Setter, locale: Locale) -> list[Item]:
    """The groups in rows from `top` down, with a bracket under each. Cards that have just come are lifted."""
    lifts = 0 < sum(held.is_fresh for group in groups for held in group.cards) <= LIFTED_AT_MOST
    items: list[Item] = []
    for first, end in chosen.rows:
        x = float(MARGIN)
        for group in groups[first:end]:
            fan = _fan(group, chosen.card, x, top, setter.ground, lifts=lifts)
            if group.is_wild and group is groups[-1] and len(chosen.rows) > 1:
                fan = _fan(group, chosen.card, WIDTH - MARGIN - fan.box.width, top, setter.ground, lifts=lifts)
            items.append(fan)
            items += _count(group, fan, setter, locale)
            x = fan.box.right + chosen.gap
        top += 1.4 * chosen.card + BRACKET + BETWEEN_ROWS
    return items


def _fan(group: Group, card: int, x: float, top: float, ground: Tint, *, lifts: bool) -> Fan:
    strip = round(2 * STRIP * card) / 2  # whole pixels
    lifted = tuple(lifts and held.is_fresh for held in group.cards)
    rise = LIFT if any(lifted) else 0.0
    box = Box(x, top - rise, card + strip * (len(lifted) - 1), 1.4 * card + rise)
    return Fan(box, top, card, strip, tuple(held.card for held in group.cards), lifted, ground)


def _count(group: Group, fan: Fan, setter: Setter, locale: Locale) -> list[Item]:
    """The bracket with the count under a group. It is bold for a set, so that sets are seen at a glance."""
    count = len(group.cards)
    if count == 1 and not group.is_wild:
        return []
    words = say(locale, "pictures-hand-wild", count=count) if group.is_wild else f"×{count}"
    is_set = group.is_wild or count >= 3
    tint, thickness = (Tint.BRASS, 2.4) if is_set else (Tint.MUTE, 1.4)
    middle = fan.box.x + fan.box.width / 2
    label = setter.line(words, FLOOR, middle, fan.top + 1.4 * fan.card + 16.5, tint, align=Align.CENTRE)
    return bracket(setter, label, fan.box.x + 2, fan.box.right - 2, thickness, tint)
