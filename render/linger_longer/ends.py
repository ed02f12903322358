"""How a deal and a game of Linger Longer end: who lingered longest with which cards, the score pad, the receipt."""

from collections.abc import Sequence

from bot.games.linger_longer.board import Board, Score
from bot.games.protocol import Settlement
from bot.text import Locale
from render.deck import PlainCard
from render.linger_longer.table import Shown, composed, corners, headed, seats
from render.names import Name
from render.pad import PadRow, PadSheet
from render.receipt import ReceiptSheet
from render.scene import Box, Fan, Item, Scene
from render.stage.canvas import Stage, table
from render.stage.places import middle
from render.stage.pots import hero
from render.stage.tricks import crowned
from render.style import Tint
from render.words import money, say, written

CARD, GAP, LEAST_STRIP = 60.0, 6.0, 0.5  # pt; the last in shares of a card's width
BELOW, HERO_HIGH, HERO_WIDE = 16.0, 44.0, 190.0
LIFTED = 4.0


def layout(shown: Shown, names: Sequence[Name], stage: Stage) -> Scene:
    """The table after a deal. The winner's cards lie open in the middle: they are the score (L4.2)."""
    board = shown.view.board
    if (score := board.last) is None:
        raise ValueError("no deal has just ended")
    items: list[Item] = [*headed(shown, names, stage), *table(len(names)), *seats(shown, names, stage)]
    items += corners(board, names, stage)
    items += _won(score, len(names), stage)
    return composed(shown, names, stage, items)


def _won(score: Score, players: int, stage: Stage) -> list[Item]:
    """The winner's cards with a crown, and what they count."""
    free = middle(players)
    centre = free.x + free.width / 2
    cards = tuple(map(PlainCard, score.hand))
    high = 1.4 * CARD if cards else 0.0
    top = free.y + (free.height - high - BELOW - HERO_HIGH) / 2
    items: list[Item] = []
    if cards:
        room = free.width - 2 * GAP
        step = 0.0 if len(cards) < 2 else max(LEAST_STRIP * CARD, min(CARD + GAP, (room - CARD) / (len(cards) - 1)))
        wide = CARD + step * (len(cards) - 1)
        box = Box(centre - wide / 2, top, wide, high)
        items.append(Fan(box, top, CARD, step, cards, (False,) * len(cards), Tint.ZONE, is_over=True))
        items += crowned(box)
    points = score.scores[score.winner]
    words = say(stage.locale, "linger-longer-points", count=points)
    under = top + high + BELOW
    return [*items, *hero(stage, written(points), words, centre, under, HERO_WIDE, HERO_HIGH, Tint.ZONE)]


def pad_of(board: Board, locale: Locale) -> PadSheet:
    """The points of all after every deal."""
    won = frozenset() if board.outcome is None else board.outcome.winners
    return PadSheet(
        tuple((seat,) for seat in board.seats),
        tuple(PadRow(score.deal, score.totals, score.scores, (int(score.winner),)) for score in board.scores),
        say(locale, "linger-longer-pad-note"),
        say(locale, "linger-longer-pad-crown"),
        board.outcome is not None,
        tuple(sorted(map(int, won))),
        gone=tuple(sorted(map(int, board.left))),
    )


def receipt_of(board: Board, settlement: Settlement, stake: int, unit: str, locale: Locale) -> ReceiptSheet:
    """What the game has cost."""
    return ReceiptSheet(
        settlement,
        () if board.outcome is None else tuple(sorted(board.outcome.winners)),
        say(locale, "linger-longer-receipt-about", deals=len(board.scores)),
        say(locale, "linger-longer-receipt-rate", amount=money(locale, stake, cents=bool(stake % 100))),
        unit,
    )
