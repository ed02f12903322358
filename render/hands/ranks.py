"""Hands by rank, for games of sets: a bracket with the count under what lies together, jokers last."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.cards import RANKS, Rank
from bot.text import Locale
from render.fonts import Face, Fonts
from render.hands import alone
from render.hands.fanned import Laid, fans
from render.hands.held import Group, HeldCard, by_rank
from render.hands.plan import WIDE_STRIP, Room, cuts, plan
from render.hands.spoken import alt_text, spoken_ranks
from render.inputs import PLAIN, Style
from render.names import Name
from render.scene import Fan, Item, Scene
from render.style import SMALLEST_TYPE, TALLEST, Tint
from render.typeset import Align, Setter, Type, bracket
from render.words import say

HEADER, FOOT = 50.0, 12.0  # pt
OF_A_SET = 3  # cards in a set, whose bracket is bold

USUAL = Room(TALLEST - HEADER - FOOT, 4, 84, strip=WIDE_STRIP)
LARGER = Room(550.0 - HEADER - FOOT, 6, 120, strip=WIDE_STRIP)


@dataclass(frozen=True, slots=True)
class RankHand:
    """A hand that is shown by rank."""

    cards: tuple[HeldCard, ...]
    ranks: tuple[Rank, ...] = RANKS  # from the left

    @property
    def groups(self) -> tuple[Group, ...]:
        """The ranks from left to right."""
        return by_rank(self.cards, ranks=self.ranks)

    @property
    def in_row(self) -> tuple[HeldCard, ...]:
        """The cards from left to right."""
        return tuple(held for group in self.groups for held in group.cards)


def lay(groups: Sequence[Group], top: float, setter: Setter, locale: Locale, *, room: Room = USUAL) -> Laid:
    """Lay out the ranks in rows from `top` down, with a bracket under two or more cards, and under jokers."""
    chosen = plan(tuple(len(group.cards) for group in groups), room)
    items: list[Item] = []
    for group, fan in fans(groups, chosen, top, setter.ground):
        items += [fan, *_bracket(group, fan, setter, locale, room)]
    return Laid(tuple(items), chosen.height, cuts(chosen, top))


def layout(
    hand: RankHand, fonts: Fonts, locale: Locale, *, style: Style = PLAIN, holder: Name | None = None
) -> Scene:  # fmt: skip
    """Lay out the hand alone. `holder` names its owner unless it is the reader."""
    setter, groups = Setter(fonts, Tint.BG), hand.groups
    items = alone.header(setter, locale, len(hand.cards), holder=holder)
    alt = alt_text(locale, len(hand.cards), spoken_ranks(groups, locale), holder=holder)
    if not groups:
        return alone.empty(items, setter, locale, alt)
    laid = lay(groups, HEADER, setter, locale, room=LARGER if style.larger else USUAL)
    return alone.scene(items, laid, alt, top=HEADER, foot=FOOT)


def _bracket(group: Group, fan: Fan, setter: Setter, locale: Locale, room: Room) -> list[Item]:
    """Lay out the bracket with the count under a group. It is bold for a set, so that sets are seen at a glance."""
    count, are_jokers = len(group.cards), group.key is None
    if not room.bracket or (count == 1 and not are_jokers):
        return []
    words = say(locale, "pictures-hand-jokers", count=count) if are_jokers else f"×{count}"
    is_bold = are_jokers or count >= OF_A_SET
    tint, thickness = (Tint.BRASS, 2.4) if is_bold else (Tint.MUTE, 1.4)
    middle = fan.box.x + fan.box.width / 2
    baseline = fan.top + 1.4 * fan.card + 0.87 * room.bracket
    style = Type(Face.STRONG, max(room.floor, SMALLEST_TYPE))
    label = setter.line(words, style, middle, baseline, tint, align=Align.CENTER)
    return bracket(setter, label, fan.box.x + 2, fan.box.right - 2, thickness, tint)
