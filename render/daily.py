"""The card of a daily deal, to share: the game, the day, and how the result compares. It shows no card of the deal."""

from bot.text import Locale
from render.alt import sentences
from render.fonts import Face, Fonts
from render.inputs import DailyCard
from render.names import Name
from render.scene import Area, Box, Item, Scene
from render.style import MARGIN, WIDTH, Tint
from render.typeset import Setter, Type

DAY = Type(Face.LABEL, 20)
NAME = Type(Face.STRONG, 24)
SCORE = Type(Face.TITLE, 46)
BEATEN = Type(Face.STRONG, 26)
SMALL = Type(Face.LABEL, 22)
NAME_BASELINE, SCORE_BASELINE, BEATEN_BASELINE = 90.0, 146.0, 190.0  # pt
BAR_TOP, BAR_HEIGHT, TILES, GAP = 208.0, 30.0, 10, 7.0
FOOT, STREAK = 20.0, 38.0


def describe(card: DailyCard, locale: Locale) -> str:
    """Return the alt text."""
    parts = (card.title, card.day, card.name, card.score, card.beaten, card.streak)
    return sentences(locale, [f"{part.rstrip('.')}." for part in parts if part])


def layout(card: DailyCard, name: Name, fonts: Fonts, locale: Locale) -> Scene:
    """Lay out the card."""
    panel = Setter(fonts, Tint.BG)
    room = WIDTH - 2 * MARGIN
    items: list[Item] = panel.header(card.title, (card.day, DAY, Tint.MUTE))
    items += panel.disc(name, MARGIN + 14, NAME_BASELINE - 8, 14, Tint.BRASS, Tint.ON_DISC)
    items += [
        panel.line(name.printed, NAME, MARGIN + 38, NAME_BASELINE, Tint.TEXT, width=room - 38),
        panel.line(card.score, SCORE, MARGIN, SCORE_BASELINE, Tint.BRASS, width=room),
        panel.line(card.beaten, BEATEN, MARGIN, BEATEN_BASELINE, Tint.TEXT, width=room),
    ]
    bottom = BAR_TOP
    if card.tenths is not None:
        width = (room - GAP * (TILES - 1)) / TILES
        for at in range(TILES):
            place = Box(MARGIN + at * (width + GAP), BAR_TOP, width, BAR_HEIGHT)
            items.append(Area(place, Tint.GAIN if at < card.tenths else Tint.ZONE2, Tint.BG, 6))
        bottom += BAR_HEIGHT + FOOT
    if card.streak:
        bottom += STREAK
        items.append(panel.line(card.streak, SMALL, MARGIN, bottom - FOOT, Tint.MUTE, width=room))
    return Scene(bottom, tuple(items), describe(card, locale))
