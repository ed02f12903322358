"""A hand as books print it, where many lie open at once: each suit on its tile, with its ranks after it."""

from collections.abc import Sequence
from itertools import combinations, pairwise

from bot.games.cards import RANKS, Hand, Rank, Suit
from bot.games.tricks import of_suit
from bot.text.numbers import THIN_SPACE
from render.fonts import Face
from render.scene import Box, Item
from render.stage.canvas import Stage
from render.style import Tint
from render.tiles import tile
from render.typeset import Type
from render.words import SUITS_IN_GROUP

TILE, TILE_GAP, RUN_GAP = 19.0, 5.0, 14.0  # pt: of a suit's tile; before its ranks; between suits
BETWEEN = 23.0  # from one line to the next
SEPARATORS = (" ", THIN_SPACE, "")  # between ranks, the widest that finds room
LINES = 2
TEN = "10"  # as ranks are printed

Run = tuple[Suit, str]


def diagram(stage: Stage, hand: Hand, box: Box, *, size: float, ground: Tint, ink: Tint = Tint.TEXT) -> list[Item]:
    """The hand in a box, in the middle of its height, in two lines if it is too long for one."""
    style, lines = Type(Face.STRONG, size), [list[Run]()]
    for separator in SEPARATORS:
        found = _broken(stage, runs_of(hand, separator), style, box.width)
        lines = found or lines
        if found and max(_width(stage, line, style) for line in found) <= box.width:
            break
    top = box.y + (box.height - BETWEEN * (len(lines) - 1)) / 2
    setter, up = stage.on(ground), stage.fonts.cap(style.face, size) / 2
    items: list[Item] = []
    for number, line in enumerate(lines):
        x, middle = box.x, top + BETWEEN * number
        for suit, ranks in line:
            items += tile(setter, suit, x, middle - TILE / 2, TILE, four_colours=stage.style.four_colours)
            words = setter.line(ranks, style, x + TILE + TILE_GAP, middle + up, ink)
            items.append(words)
            x = words.box.right + RUN_GAP
    return items


def runs_of(hand: Hand, separator: str) -> list[Run]:
    """Each suit of a hand with its ranks in words, from the ace down."""
    found = []
    for suit in SUITS_IN_GROUP:
        held = {card.rank for card in of_suit(hand, suit)}
        ranks = [TEN if rank is Rank.TEN else rank.value for rank in RANKS if rank in held]
        if ranks:
            found.append((suit, separator.join(ranks)))
    return found


def _broken(stage: Stage, runs: Sequence[Run], style: Type, width: float) -> list[list[Run]]:
    """The runs in the fewest lines in which they fit, the widest as narrow as can be; or in as many as there may be."""
    best: list[list[Run]] = []
    for count in range(1, min(LINES, len(runs)) + 1):
        ways = [
            [list(runs[a:b]) for a, b in pairwise((0, *cuts, len(runs)))]
            for cuts in combinations(range(1, len(runs)), count - 1)
        ]
        best = min(ways, key=lambda way: max(_width(stage, line, style) for line in way))
        if max(_width(stage, line, style) for line in best) <= width:
            break
    return best


def _width(stage: Stage, line: Sequence[Run], style: Type) -> float:
    words = sum(stage.fonts.width(ranks, style.face, style.size) for _, ranks in line)
    return words + len(line) * (TILE + TILE_GAP) + RUN_GAP * (len(line) - 1)
