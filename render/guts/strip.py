"""A player's panel in Guts: who is in, everyone's chips, and the pot between the seats and the reader's cards."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.guts.board import Phase
from bot.games.guts.name import NAME
from bot.games.protocol import Seat
from render import panel
from render.fonts import Face
from render.guts.table import Shown, alt_lines, headed, sitting
from render.hands.held import hold
from render.names import Name
from render.panel import PanelShown
from render.scene import Box, Item
from render.stage.canvas import Stage
from render.stage.pieces import centered
from render.stage.pots import heap, hero, seeded
from render.stage.values import Badge, Disc, Look, Piece, SeatShown, Tone, Words, letters
from render.style import WIDTH, Tint
from render.words import say, written

HEAP_WIDE, NUMBER_WIDE, EDGE = 96.0, 130.0, 5.0  # pt; above and below the heap
HIGHEST = 40.0  # of the number
APART = 92.0  # from the middle to that of the heap and of the price
TONES = {Look.GREEN: Tone.GAIN, Look.GRAY: Tone.MUTE}


def panel_of(shown: Shown, names: Sequence[Name], stage: Stage) -> PanelShown:
    """Return a player's panel."""
    view, signs = shown.view, letters(names)
    seats = [
        _brief(sitting(shown, Seat(seat), Disc(signs[seat], seat), names[seat], stage)) for seat in range(len(names))
    ]

    def middle(box: Box) -> Sequence[Item]:
        return _middle(shown, box, stage)

    return PanelShown(
        headed(shown, names, stage),
        alt_lines(shown, names, stage),
        panel.around(seats, view.seat),
        middle if view.board.deal and view.board.phase is not Phase.OVER else None,
        hold(view.hand),
    )


def _brief(shown: SeatShown) -> SeatShown:
    """Return a seat with what was declared, and the chips if there is room; before that, with the chips."""
    declared = [each for each in shown.end if isinstance(each, Badge) and each.look in TONES]
    words: list[Piece] = [Words(each.words, TONES[each.look]) for each in declared]
    return panel.brief(replace(shown, end=()), first=words)


def _middle(shown: Shown, box: Box, stage: Stage) -> list[Item]:
    """Lay out the heap, the pot in the middle, and the price at its right."""
    board = shown.view.board
    number, price, middle = written(board.pot), written(board.counts), box.y + box.height / 2
    size = min(HIGHEST, box.height - 2 * EDGE)
    items = hero(stage, number, "", Box((WIDTH - NUMBER_WIDE) / 2, middle - size / 2, NUMBER_WIDE, size))
    if not board.pot:
        return items
    around = Box(WIDTH / 2 - APART - HEAP_WIDE, box.y + EDGE, HEAP_WIDE, box.height - 2 * EDGE)
    items += heap(around, board.pot, seeded(NAME, board.deal, board.pot), Tint.ZONE)
    note = Words(say(stage.locale, "guts-price", win=price))
    wide = stage.fonts.width(number, Face.TITLE, size)
    return [*items, *centered(stage, note, WIDTH / 2 + max(APART, wide) + HEAP_WIDE / 2, middle, Tint.ZONE).items]
