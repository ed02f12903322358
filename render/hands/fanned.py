"""Groups of cards as fans in rows."""

from collections.abc import Sequence
from dataclasses import dataclass

from render.hands.held import Group
from render.hands.plan import BETWEEN_ROWS, Plan
from render.scene import LIFT, Box, Fan, Item
from render.style import Tint

LIFTED_AT_MOST = 6  # cards; when more have just come nothing is lifted, since almost everything would be


@dataclass(frozen=True, slots=True)
class Laid:
    """A hand that has been laid out, to be put into a picture."""

    items: tuple[Item, ...]
    height: float  # pt
    cuts: tuple[float, ...] = ()  # where the picture may be cut between its rows


def fans(groups: Sequence[Group], chosen: Plan, top: float, ground: Tint) -> list[tuple[Group, Fan]]:
    """Lay out every group as a fan, from `top` down. Fresh cards and those about to be played are lifted.

    Rows of equally many groups are set in columns where there is room.
    """
    lifts = 0 < sum(held.is_fresh for group in groups for held in group.cards) <= LIFTED_AT_MOST
    columns = _columns(groups, chosen)
    placed = []
    for first, end in chosen.rows:
        x = chosen.room.left
        for place, group in enumerate(groups[first:end]):
            left = x if columns is None else columns[place]
            fan = _fan(group, chosen, left, top, ground, lifts=lifts)
            placed.append((group, fan))
            x = fan.box.right + chosen.gap
        top += 1.4 * chosen.card + chosen.room.bracket + BETWEEN_ROWS
    return placed


def _columns(groups: Sequence[Group], chosen: Plan) -> list[float] | None:
    """Return the left edges of columns, if all rows have equally many groups and the columns fit."""
    counts = {end - first for first, end in chosen.rows}
    if len(counts) != 1:
        return None
    lefts, x = [], chosen.room.left
    for place in range(counts.pop()):
        lefts.append(x)
        x += max(_width(groups[first + place], chosen) for first, _ in chosen.rows) + chosen.gap
    return lefts if x - chosen.gap <= chosen.room.left + chosen.room.width + 0.01 else None


def _width(group: Group, chosen: Plan) -> float:
    return chosen.card + chosen.strip * (len(group.cards) - 1)


def _fan(group: Group, chosen: Plan, x: float, top: float, ground: Tint, *, lifts: bool) -> Fan:
    lifted = tuple(held.is_lifted or (lifts and held.is_fresh) for held in group.cards)
    rise = LIFT if any(lifted) else 0.0
    box = Box(x, top - rise, _width(group, chosen), 1.4 * chosen.card + rise)
    printed = tuple(held.printed for held in group.cards)
    return Fan(box, top, chosen.card, chosen.strip, printed, lifted, ground)
