"""The end of a deal in a private panel: the hands that are open by now, small, and the score pad below them."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.games.cards import Hand
from render import pad
from render.alt import sentences
from render.deck import PlainCard
from render.hands.spoken import spoken_cards
from render.names import Name
from render.pad import PadSheet
from render.panel import room_over
from render.scene import Box, Fan, Item, Scene, moved, whole
from render.stage.canvas import Stage
from render.stage.pieces import Laid, disc, lay
from render.stage.values import Disc, Piece, letters
from render.style import WIDTH, Tint
from render.words import say

TOP, PITCH, EDGE = 8.0, 46.0, 14.0
WORDS = 12.0  # pt that remain, so that there is room for a prompt of two lines
CARD, WIDEST_STRIP, LEAST_STRIP = 29.0, 0.74, 0.45  # pt wide; in card widths, the least where more follows
RADIUS, GAP = 12.0, 8.0
LEAST_CELL, LEAST_LONG_CELL = 96.0, 174.0  # pt wide; with what follows a hand
FEW_ROWS, FEWEST_ROWS = 4, 2  # of the pad, under hands; under many


def layout(
    sheet: PadSheet,
    hands: Sequence[Hand | None],
    names: tuple[Name, ...],
    stage: Stage,
    *,
    rows: int,
    after_hands: Sequence[Sequence[Piece]] = (),
) -> Scene:
    """Lay out the open `hands`, by seat (None: closed), and the pad; all of it fits above `rows` of buttons.

    `after_hands`: what follows each seat's hand, as far as there is room for it, the most important first.
    """
    shown = [(seat, list(hand)) for seat, hand in enumerate(hands) if hand]
    lay_pad = partial(pad.layout, sheet, names, stage.fonts, stage.locale, style=stage.style)
    if not shown:
        return lay_pad()
    wanted = LEAST_LONG_CELL if after_hands else LEAST_CELL
    for most in (FEW_ROWS, FEWEST_ROWS):
        scene = lay_pad(most=most)
        lines = int((room_over(rows) - WORDS - TOP - scene.height) / PITCH)
        columns = -(-len(shown) // lines) if lines > 0 else 0
        if columns and (WIDTH - 2 * EDGE) / columns >= wanted:
            break
    if not columns or (WIDTH - 2 * EDGE) / columns < LEAST_CELL:
        return lay_pad(most=FEW_ROWS)
    wide, signs = (WIDTH - 2 * EDGE) / columns, letters(names)
    items = list[Item]()
    for at, (seat, cards) in enumerate(shown):
        x, y = EDGE + at % columns * wide, TOP + at // columns * PITCH
        items += disc(stage, Disc(signs[seat], seat), x + RADIUS, y + 0.7 * CARD, Tint.BG, radius=RADIUS)
        left = whole(x + 2 * RADIUS + GAP)
        room = x + wide - GAP - left
        pieces = (
            _fitting(stage, after_hands[seat], room - CARD - LEAST_STRIP * CARD * (len(cards) - 1))
            if after_hands
            else []
        )
        room -= sum(piece.width + GAP for piece in pieces)
        strip = 0.0 if len(cards) < 2 else min(WIDEST_STRIP * CARD, (room - CARD) / (len(cards) - 1))
        strip = int(2 * strip) / 2  # whole pixels
        box = Box(left, y, CARD + strip * (len(cards) - 1), 1.4 * CARD)
        items.append(Fan(box, y, CARD, strip, tuple(map(PlainCard, cards)), (False,) * len(cards), Tint.BG))
        after = box.right + GAP
        for piece in pieces:
            items += (moved(item, y + 0.7 * CARD, after) for item in piece.items)
            after += piece.width + GAP
    down = TOP + -(-len(shown) // columns) * PITCH
    said = [
        say(
            stage.locale,
            "pictures-hand-of",
            name=names[seat].spoken,
            cards=spoken_cards(cards, stage.locale),
        )
        for seat, cards in shown
    ]
    alt = sentences(stage.locale, [scene.alt, *said])
    return replace(
        scene, height=scene.height + down, items=(*items, *(moved(item, down) for item in scene.items)), alt=alt
    )


def _fitting(stage: Stage, pieces: Sequence[Piece], room: float) -> list[Laid]:
    """Return as many of the first pieces as have room, in points, laid out from the origin on."""
    found = list[Laid]()
    for piece in pieces:
        laid = lay(stage, piece, 0.0, 0.0, Tint.BG)
        room -= laid.width + GAP
        if room < 0:
            break
        found.append(laid)
    return found
