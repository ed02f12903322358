"""A row per player, for games with melds: disc and name, hand and calls left, and the cards laid down."""

from collections.abc import Sequence

from render.fonts import Face
from render.scene import Box, Item
from render.stage.brief import lay as lay_melds
from render.stage.canvas import Stage, zone
from render.stage.melds import Meld
from render.stage.pieces import lay
from render.stage.seats import FRAME_LINE, framed, ground_of, headline
from render.stage.values import SeatShown, State
from render.style import Tint
from render.typeset import Type

RADIUS = 12.0
NAME_X, NAME_RIGHT = 6.0, 106.0
COUNTS_X, MELDS_X, MELDS_RIGHT = 107.0, 150.0, 520.0
FIRST, SECOND = 0.35, 0.77  # of the row's height, down to the middles of count and calls
ASIDE = Type(Face.ASIDE, 19)


def row(stage: Stage, shown: SeatShown, box: Box, melds: Sequence[Meld], nothing: str) -> list[Item]:
    """Lay out a player's row; `nothing` is written where no melds are. The hand's count takes two lines."""
    ground = ground_of(shown.state)
    items = zone(box, RADIUS)
    if shown.state in (State.TO_ACT, State.ASKED):
        items += framed(shown.state, box, Tint.BG, RADIUS)
    middle = box.y + box.height / 2
    items += headline(stage, shown, box.x + NAME_X, middle, box.x + NAME_RIGHT, ground)
    lines = (FIRST * box.height, SECOND * box.height) if len(shown.below) > 1 else (box.height / 2,)
    for piece, down in zip(shown.below, lines, strict=False):
        items += lay(stage, piece, box.x + COUNTS_X, box.y + down, ground, is_dull=shown.is_dull).items
    foot = 0.0 if ground == Tint.ZONE and shown.state is not State.ASKED else FRAME_LINE
    room = Box(box.x + MELDS_X, box.y, MELDS_RIGHT - MELDS_X, box.height - foot)
    if melds:
        return [*items, *lay_melds(stage, melds, room, ground=ground)]
    up = stage.fonts.cap(ASIDE.face, ASIDE.size) / 2
    return [*items, stage.on(ground).line(nothing, ASIDE, room.x, middle + up, Tint.MUTE, width=room.width)]
