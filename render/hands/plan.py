"""The breaking of groups of cards into rows: with the largest cards for which there is room."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, pairwise

from render.scene import LIFT, OUTLINE, whole
from render.style import MARGIN, SMALLEST_TYPE, WIDTH

BRACKET = 19.0  # pt; room under each row for its brackets
BETWEEN_ROWS = 10.0
STRIP, WIDE_STRIP = 0.485, 0.62  # of a card's width: exactly the column of the index; where there is room
SMALLEST_CARD = 32  # pt wide; its letter is as large as the smallest type
NARROWEST_GAP, WIDEST_GAP = 0.22, 0.40  # between groups, in card widths


@dataclass(frozen=True, slots=True)
class Room:
    """The room that the rows of a hand have, in points."""

    height: float  # of all rows with their brackets
    rows: int  # at most
    largest: int  # of a card's width
    left: float = MARGIN
    width: float = WIDTH - 2 * MARGIN
    bracket: float = BRACKET  # under each row; 0 for no brackets
    floor: float = SMALLEST_TYPE  # of the counts in the brackets
    strip: float = STRIP  # the widest strip of a covered card, in card widths
    smallest: int = SMALLEST_CARD  # of a card's width: a hand with too little room for so large cards becomes taller

    def needed(self, card: float, rows: int) -> float:
        """Return the height of `rows` rows of cards this wide, with their brackets."""
        return rows * (1.4 * card + self.bracket) + (rows - 1) * BETWEEN_ROWS


@dataclass(frozen=True, slots=True)
class Plan:
    """The rows that groups are broken into, and the size of the cards."""

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
    """Return the plan for groups of these `sizes`: largest cards, then fewest rows, then the narrowest widest row.

    Cards are never smaller than the room allows: a hand with too little of it becomes taller.
    """
    widths = [1 + STRIP * (size - 1) for size in sizes]
    best = Plan(0, (), 0.0, 0.0, room)
    for count in range(1, len(sizes) + 1):
        rows, widest = _break(widths, count)
        high = (room.height - BETWEEN_ROWS * (count - 1)) / count - room.bracket
        wide = int(room.width / widest)
        card = min(room.largest, wide, int(high / 1.4)) if count <= room.rows else min(room.smallest, wide)
        if card > best.card:
            best = _spread(sizes, rows, card, room)
        if best.card >= room.smallest and count >= room.rows:
            break
    return best


def _break(widths: list[float], count: int) -> tuple[tuple[tuple[int, int], ...], float]:
    """Return the rows of the best break into `count` rows, and the width of the widest one in card widths."""
    best: tuple[tuple[int, int], ...] = ()
    narrowest = float("inf")
    for cuts in combinations(range(1, len(widths)), count - 1):
        rows = tuple(pairwise((0, *cuts, len(widths))))
        widest = max(sum(widths[a:b]) + NARROWEST_GAP * (b - a - 1) for a, b in rows)
        if widest < narrowest:
            best, narrowest = rows, widest
    return best, narrowest


def _spread(sizes: tuple[int, ...], rows: tuple[tuple[int, int], ...], card: int, room: Room) -> Plan:
    """Return these rows with strips, and then with gaps between groups, as wide as the fullest row allows."""
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
    """Return where a picture may be cut between a plan's rows: above the lifted cards of each but the first."""
    row = 1.4 * chosen.card + chosen.room.bracket + BETWEEN_ROWS
    return tuple(whole(top + number * row) - LIFT - OUTLINE for number in range(1, len(chosen.rows)))
