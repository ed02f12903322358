"""The end of a deal and of a game of Linger Longer: who lingered longest with which cards, and the score pad."""

from collections.abc import Sequence

from bot.games.linger_longer.board import Score
from bot.games.linger_longer.name import NAME
from bot.games.linger_longer.views import LingerView
from bot.text import Locale
from render.deck import PlainCard
from render.linger_longer.table import Shown, composed, corners, headed, seats
from render.names import Name
from render.of_many import pad_sheet
from render.pad import PadRow, PadSheet
from render.scene import Box, Fan, Item, Scene, whole
from render.stage.canvas import Stage, table
from render.stage.places import middle
from render.stage.pots import hero
from render.stage.tricks import crowned
from render.style import Tint
from render.words import say, written

CARD, GAP, LEAST_STRIP = 76.0, 6.0, 0.5  # pt; the last in shares of a card's width
BELOW, HERO_HIGH, HERO_WIDE = 11.0, 44.0, 190.0
UNDER = 8.0  # figures hang below the line


def layout(shown: Shown, names: Sequence[Name], stage: Stage) -> Scene:
    """Lay out the table after a deal. The winner's cards are open in the middle: they are the score (L4.2)."""
    board = shown.view.board
    if (score := board.last) is None:
        raise ValueError("no deal has just ended")
    items: list[Item] = [*headed(shown, names, stage), *table(len(names)), *seats(shown, names, stage)]
    items += corners(board, names, stage)
    items += _won(score, len(names), stage)
    return composed(shown, names, stage, items)


def _won(score: Score, players: int, stage: Stage) -> list[Item]:
    """Lay out the winner's cards with a crown, and their points."""
    free = middle(players)
    center = free.x + free.width / 2
    cards = tuple(map(PlainCard, score.hand))
    card = whole(min(CARD, (free.height - BELOW - HERO_HIGH - UNDER) / 1.4))
    high = 1.4 * card if cards else 0.0
    top = free.y + (free.height - high - BELOW - HERO_HIGH - UNDER) / 2
    items: list[Item] = []
    if cards:
        room = free.width - 2 * GAP
        step = 0.0 if len(cards) < 2 else max(LEAST_STRIP * card, min(card + GAP, (room - card) / (len(cards) - 1)))
        wide = card + step * (len(cards) - 1)
        box = Box(center - wide / 2, top, wide, high)
        items.append(Fan(box, top, card, step, cards, (False,) * len(cards), Tint.ZONE, is_over=True))
        items += crowned(Box(box.right - card, top, card, high))
    points = score.scores[score.winner]
    words = say(stage.locale, "linger-longer-points", count=points)
    under = top + high + BELOW
    return [*items, *hero(stage, written(points), words, Box(center - HERO_WIDE / 2, under, HERO_WIDE, HERO_HIGH))]


def pad_of(view: LingerView, locale: Locale) -> PadSheet:
    """Return the points of all after every deal."""
    scores = view.board.scores
    rows = [PadRow(score.deal, score.totals, score.scores, (int(score.winner),)) for score in scores]
    return pad_sheet(NAME, view.board, rows, locale)
