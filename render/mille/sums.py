"""The points of a deal that was counted, where stock and pile lay while it went on."""

from collections.abc import Sequence

from bot.games.mille.scoring import DealScore
from bot.games.protocol import Seat
from bot.text import Locale
from render.fonts import Face
from render.names import Name
from render.scene import Item
from render.style import Tint
from render.typeset import Align, Setter, Type
from render.words import say, written

RIGHT = 526.0  # pt
NUMBER, LABEL = 34.0, 17.5
DISC, DISC_GAP, BETWEEN = 12.0, 8.0, 22.0
RISE, LABEL_UNDER = 4.0, 25.0  # of the numbers' baseline over the middle; of the label under it


def sums(
    score: DealScore, names: Sequence[Name], panel: Setter, locale: Locale, *, middle: float, factor: float = 1.0
) -> list[Item]:
    """Lay out what the deal brought each player, in the order of their zones, around this height."""
    style, baseline = Type(Face.TITLE, NUMBER * factor), middle + RISE * factor
    items, right = list[Item](), RIGHT
    for seat in (Seat.B, Seat.A):
        points = score.scores[seat]
        ink = Tint.LOSS if points < 0 else Tint.GAIN
        line = panel.line(written(points, signed=True), style, right, baseline, ink, align=Align.RIGHT)
        tint = Tint.PLAYER_A if seat is Seat.A else Tint.PLAYER_B
        x = line.box.x - DISC_GAP - DISC * factor
        y = line.box.y + line.box.height / 2
        items += [line, *panel.disc(names[seat], x, y, DISC * factor, tint, Tint.ON_DISC)]
        right = x - DISC * factor - BETWEEN
    label, under = Type(Face.LABEL, LABEL * factor), baseline + LABEL_UNDER * factor
    words = say(locale, "pictures-open-sums")
    return [*items, panel.line(words, label, RIGHT, under, Tint.MUTE, align=Align.RIGHT)]
