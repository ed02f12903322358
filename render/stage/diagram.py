"""A hand as books print it, where many are open at once: each suit on its tile, with its ranks after it."""

from collections.abc import Sequence
from itertools import combinations, pairwise

from bot.games.cards import RANKS, Hand, Rank, Suit
from bot.games.tricks import of_suit
from render.fonts import Face
from render.scene import Box, Item
from render.stage.canvas import Stage
from render.style import Tint
from render.tiles import tile
from render.typeset import Type
from render.words import SUITS_IN_GROUP

TILE, TILE_GAP, RUN_GAP = 19.0, 5.0, 13.0  # pt: of a suit's tile; before its ranks; between suits
BETWEEN = 23.0  # from one line to the next
ROOMY, TIGHT, FINER = 5.0, 1.0, 0.5  # between ranks, as much as there is room for
LINES = 2
TEN = "10"  # as ranks are printed
BESIDE_TEN, CLOSE = 2.0, 4.0  # more room before and after it where ranks are closer than this: it is read as one

Run = tuple[Suit, tuple[str, ...]]


def diagram(stage: Stage, hand: Hand, box: Box, *, size: float, ground: Tint, ink: Tint = Tint.TEXT) -> list[Item]:
    """Lay out the hand in a box, in the middle of its height, in two lines if it is too long for one."""
    style, gap = Type(Face.STRONG, size), ROOMY
    lines = _broken(stage, runs_of(hand), style, gap, box.width)
    while gap > TIGHT and _widest(stage, lines, style, gap) > box.width:
        gap -= FINER
        lines = _broken(stage, runs_of(hand), style, gap, box.width)
    top = box.y + (box.height - BETWEEN * (len(lines) - 1)) / 2
    setter, up = stage.on(ground), stage.fonts.cap(style.face, size) / 2
    items: list[Item] = []
    for number, line in enumerate(lines):
        x, middle = box.x, top + BETWEEN * number
        for suit, ranks in line:
            items += tile(setter, suit, x, middle - TILE / 2, TILE, four_colors=stage.style.four_colors)
            x += TILE + TILE_GAP
            for rank in ranks:
                more = _beside(rank, gap)
                printed = setter.line(rank, style, x + more, middle + up, ink)
                items.append(printed)
                x = printed.box.right + more + gap
            x += RUN_GAP - gap
    return items


def runs_of(hand: Hand) -> list[Run]:
    """Return each suit of a hand with its ranks, from the ace down."""
    found = []
    for suit in SUITS_IN_GROUP:
        held = {card.rank for card in of_suit(hand, suit)}
        if held:
            ranks = (TEN if rank is Rank.TEN else rank.value for rank in RANKS if rank in held)
            found.append((suit, tuple(ranks)))
    return found


def _broken(stage: Stage, runs: Sequence[Run], style: Type, gap: float, width: float) -> list[list[Run]]:
    """Return the runs in the fewest lines that hold them, the widest as narrow as can be; or in the most allowed."""
    best: list[list[Run]] = []
    for count in range(1, min(LINES, len(runs)) + 1):
        ways = [
            [list(runs[a:b]) for a, b in pairwise((0, *cuts, len(runs)))]
            for cuts in combinations(range(1, len(runs)), count - 1)
        ]
        best = min(ways, key=lambda way: _widest(stage, way, style, gap))
        if _widest(stage, best, style, gap) <= width:
            break
    return best


def _widest(stage: Stage, lines: Sequence[Sequence[Run]], style: Type, gap: float) -> float:
    return max((_width(stage, line, style, gap) for line in lines), default=0.0)


def _width(stage: Stage, line: Sequence[Run], style: Type, gap: float) -> float:
    every = [rank for _, ranks in line for rank in ranks]
    words = sum(stage.fonts.width(rank, style.face, style.size) + gap + 2 * _beside(rank, gap) for rank in every)
    return words + len(line) * (TILE + TILE_GAP + RUN_GAP - gap) - RUN_GAP


def _beside(rank: str, gap: float) -> float:
    return BESIDE_TEN if rank == TEN and gap < CLOSE else 0.0
