"""The middle of a table with bets: the pot as the one hero number, and below it each pot with who can win it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from render.scene import Box, Item, moved
from render.stage.canvas import Stage
from render.stage.pieces import LABEL, SMALL_DISC
from render.stage.pots import NOTE_HIGH, NOTE_SIDE, heap, hero, noted, pot, side
from render.stage.values import Disc
from render.style import Tint
from render.words import say, written

PITCH = NOTE_HIGH + 3.0  # pt, of the lines
LEAST_POT, LEAST_HERO, WIDE = 96.0, 26.0, 2.5  # high, with a heap and without; a box this much wider than high
FEW = 3  # discs
LINES_WIDE, ROW_WIDE, BETWEEN, GAP, DISC_STEP = 190.0, 132.0, 12.0, 5.0, 2 * SMALL_DISC + 1.5


@dataclass(frozen=True, slots=True)
class PotShown:
    """The main pot, or a side pot."""

    amount: int
    who: tuple[Disc, ...]  # can win it
    of: int  # players who are still in


def middle_of_pots(stage: Stage, box: Box, total: int, pots: Sequence[PotShown], *, seed: str) -> list[Item]:
    """Lay out everything there is to win in a box. The pots, the main one first, are drawn apart if there are several.

    Those that find no room share the last line.
    """
    drawn = pots if len(pots) > 1 else ()
    label, number = say(stage.locale, "stage-label-pot"), written(total)
    if box.width > WIDE * box.height and (drawn or box.height < LEAST_POT):
        return _side_by_side(stage, box, total, drawn, seed=seed)
    most = max(1, int((box.height - LEAST_HERO - GAP) / PITCH))
    lines = _lines(stage, drawn, most)
    left = replace(box, height=box.height - PITCH * len(lines) - (GAP if lines else 0.0))
    if left.height >= LEAST_POT:
        items = pot(stage, left, total, number, label, seed=seed)
    else:
        items = hero(stage, number, label, left, largest=60.0)
    return [*items, *_under(stage, lines, box, box.bottom - PITCH * len(lines) + 3)]


def in_a_row(stage: Stage, pots: Sequence[PotShown], left: float, right: float, middle: float) -> list[Item]:
    """Lay out pots next to one another from `left` on, the main one first, in words or with their amounts alone.

    Those that find no room share a last one, or are counted.
    """
    top = middle - NOTE_HIGH / 2
    for most in range(len(pots), 1, -1):
        lines = _lines(stage, pots, most)
        for laid in (
            [_under(stage, [line], Box(0.0, 0.0, ROW_WIDE, NOTE_HIGH), top) for line in lines],
            [_in_short(stage, *line, top) for line in lines],
        ):
            items, x = list[Item](), left
            for each in laid:
                first = min(item.box.x for item in each)
                items += [moved(item, 0.0, x - first) for item in each]
                x = max(item.box.right for item in items) + GAP
            if x - GAP <= right:
                return items
    number = noted(
        stage, say(stage.locale, "stage-label-pots", count=len(pots)), 0.0, middle - NOTE_HIGH / 2, Tint.ZONE
    )
    return [moved(item, 0.0, left - min(each.box.x for each in number)) for item in number]


def _side_by_side(stage: Stage, box: Box, total: int, pots: Sequence[PotShown], *, seed: str) -> list[Item]:
    """Lay out heap, number and lines next to one another."""
    label, number = say(stage.locale, "stage-label-pot"), written(total)
    lines = _lines(stage, pots, int(box.height / PITCH)) if pots else []
    right = Box(box.right - LINES_WIDE, box.y, LINES_WIDE, box.height)
    if not lines:  # heap and number together are in the middle
        box = Box(box.x + LINES_WIDE / 2, box.y, box.width - LINES_WIDE / 2, box.height)
    rest = (box.width - LINES_WIDE - 2 * BETWEEN) / 2
    middle = box.y + box.height / 2
    items = heap(Box(box.x, box.y, rest, box.height), total, seed, Tint.ZONE)
    items += hero(stage, number, label, Box(box.x + rest + BETWEEN, middle - 22, rest, 44.0), largest=60.0)
    return [*items, *_under(stage, lines, right, middle - PITCH * len(lines) / 2 + 1.5)]


def _lines(stage: Stage, pots: Sequence[PotShown], most: int) -> list[tuple[str, PotShown | None]]:
    """Return the words of each line with its pot; without one for a line about the rest."""
    shown = list(pots) if len(pots) <= most else list(pots[: most - 1])
    words = [
        say(stage.locale, "stage-label-side-pot" if at else "stage-label-main-pot", amount=written(each.amount))
        for at, each in enumerate(shown)
    ]
    lines: list[tuple[str, PotShown | None]] = [*zip(words, shown, strict=True)]
    if rest := pots[len(shown) :]:
        amount = written(sum(each.amount for each in rest))
        lines.append((say(stage.locale, "stage-label-more-pots", count=len(rest), amount=amount), None))
    return lines


def _under(stage: Stage, lines: Sequence[tuple[str, PotShown | None]], box: Box, top: float) -> list[Item]:
    items, middle = list[Item](), box.x + box.width / 2
    for words, each in lines:
        if each is None:
            items += noted(stage, words, middle, top, Tint.ZONE)
        else:
            items += side(stage, words, _who(stage, words, each, box.width), middle, top)
        top += PITCH
    return items


def _in_short(stage: Stage, words: str, shown: PotShown | None, top: float) -> list[Item]:
    """Lay out the amount of a pot, and who can win it: a few discs, or how many of how many."""
    if shown is None:
        return noted(stage, words, 0.0, top, Tint.ZONE)
    who = shown.who if len(shown.who) <= FEW else f"{len(shown.who)}/{shown.of}"
    return side(stage, written(shown.amount), who, 0.0, top)


def _who(stage: Stage, words: str, shown: PotShown, room: float) -> tuple[Disc, ...] | str:
    """Return discs of those who can win a pot if the line has room for them, else how many they are."""
    taken = stage.fonts.width(words, LABEL.face, LABEL.size) + 2 * NOTE_SIDE + 12
    if taken + DISC_STEP * len(shown.who) <= room:
        return shown.who
    return say(stage.locale, "stage-label-can-win", count=len(shown.who), of=shown.of)
