"""The colors and measures that all pictures share."""

from collections.abc import Mapping
from enum import Enum, IntEnum, auto
from types import MappingProxyType

from bot.games.cards import Suit
from render.inputs import Theme

RGB = tuple[int, int, int]

WIDTH = 550  # pt; desktop chats show about 550 x 350 and shrink taller pictures, with all words in them
TALLEST = 350  # pt
SMALLEST_TYPE = 17.1  # pt: nine pixels where a phone shows a picture 290 pixels wide
CORNER = 14  # pt, radius of the panel
MARGIN = 18  # pt, left and right of text on the panel
RIM = 1  # pt


class Tint(IntEnum):  # numbers, since pictures look up by their tints thousands of times a second
    """A color by its use. A word, a sign or a shape always says the same as the color."""

    # The panel
    BG = auto()  # the panel
    ZONE = auto()  # a player's area, the leader's row
    ZONE2 = auto()  # a neutral disc
    LINE = auto()  # hairlines
    BRACKET = auto()  # the line next to a set's count
    RIM = auto()  # the outer edge
    TEXT = auto()
    MUTE = auto()  # labels
    BRASS = auto()  # the one accent: turn, complete set, winner, the sum
    GAIN = auto()
    LOSS = auto()
    PLAYER_A = auto()  # discs
    PLAYER_B = auto()
    PLAYER_C = auto()
    PLAYER_D = auto()
    PLAYER_E = auto()
    PLAYER_F = auto()  # from here on the discs have corners, so that only five colors ever have to differ
    PLAYER_G = auto()
    PLAYER_H = auto()
    PLAYER_I = auto()
    PLAYER_J = auto()
    ON_DISC = auto()  # letters on discs and pills
    # Cards
    FACE = auto()
    EDGE = auto()
    BURIED = auto()  # cards under the top of the pile
    INK = auto()  # black suits of the usual deck; the face of the queen of spades
    RED = auto()  # red suits of the usual deck
    HEART = auto()  # the four-color deck; its spade is INK
    DIAMOND = auto()
    CLUB = auto()
    WILD = auto()  # the face of a two
    WILD_EDGE = auto()
    STAR = auto()
    GOLD = auto()  # frame and plate of the queen of spades, the monogram of the back
    PALE_GOLD = auto()  # frame and plate of the jack of diamonds
    FIFTY = auto()  # the value on that plate
    FIFTY_FOUR = auto()  # the same in the four-color deck
    BACK = auto()
    LATTICE = auto()
    MEDALLION = auto()
    # Paper
    SHEET = auto()
    PEN = auto()
    PENCIL = auto()
    RING = auto()  # a chapeau
    ASTERISK = auto()  # a natural
    RULE = auto()
    SPINE = auto()
    PAPER_A = auto()  # the players' discs and bars on paper
    PAPER_B = auto()
    TRACK = auto()  # a bar's empty part
    # Chips, other than gold ones: the same by night and by day
    CHIP_BONE = auto()
    CHIP_RED = auto()
    CHIP_BLUE = auto()
    CHIP_GREEN = auto()
    CHIP_LINE = auto()  # their outlines
    # Grayed cards: face and print are mixed towards the panel
    GRAY_FACE = auto()
    GRAY_EDGE = auto()
    GRAY_INK = auto()
    GRAY_RED = auto()
    GRAY_HEART = auto()
    GRAY_DIAMOND = auto()
    GRAY_CLUB = auto()
    GRAY_WILD = auto()
    GRAY_WILD_EDGE = auto()
    GRAY_STAR = auto()


_SHARED = {
    Tint.INK: "#14161F",
    Tint.RED: "#C8202F",
    Tint.HEART: "#DD0C1C",
    Tint.DIAMOND: "#1438E0",
    Tint.CLUB: "#12705A",
    Tint.WILD: "#FAE7B3",
    Tint.WILD_EDGE: "#C99A35",
    Tint.STAR: "#8F5E06",
    Tint.GOLD: "#E8B957",
    Tint.PALE_GOLD: "#FFE3B0",
    Tint.FIFTY: "#8E1220",
    Tint.FIFTY_FOUR: "#10309E",
    Tint.BACK: "#3B4A8C",
    Tint.LATTICE: "#5566B0",
    Tint.MEDALLION: "#232B57",
    Tint.PEN: "#1E2A5A",
    Tint.PENCIL: "#5F637A",
    Tint.RING: "#C8202F",
    Tint.ASTERISK: "#8A5900",
    Tint.RULE: "#C9D6E2",
    Tint.SPINE: "#E2B4A8",
    Tint.PAPER_A: "#B4530A",
    Tint.PAPER_B: "#2456B8",
    Tint.TRACK: "#E4DAC2",
    Tint.CHIP_BONE: "#F6F1E5",
    Tint.CHIP_RED: "#FF7A66",
    Tint.CHIP_BLUE: "#8FB4FF",
    Tint.CHIP_GREEN: "#7FD1B0",
    Tint.CHIP_LINE: "#454A60",
}
_NIGHT = {
    Tint.BG: "#1B1F33",
    Tint.ZONE: "#252A43",
    Tint.ZONE2: "#2E3452",
    Tint.LINE: "#3A4163",
    Tint.BRACKET: "#6A729C",  # 3.0 on zone and panel, as by day: empty slots are outlined by it
    Tint.RIM: "#3A4163",
    Tint.TEXT: "#F6F1E5",
    Tint.MUTE: "#A9AECB",
    Tint.BRASS: "#E8B957",
    Tint.GAIN: "#7FD1B0",
    Tint.LOSS: "#FF7A66",
    Tint.PLAYER_A: "#F2A65A",
    Tint.PLAYER_B: "#8FB4FF",
    Tint.PLAYER_C: "#F0748A",
    Tint.PLAYER_D: "#E9E557",
    Tint.PLAYER_E: "#45E0CC",
    Tint.PLAYER_F: "#C0ECAA",
    Tint.PLAYER_G: "#C58BB6",
    Tint.PLAYER_H: "#F4E4D4",
    Tint.PLAYER_I: "#E86BDD",
    Tint.PLAYER_J: "#AFAF6E",
    Tint.ON_DISC: "#14161F",
    Tint.FACE: "#FFFDF6",
    Tint.EDGE: "#D9D2C1",
    Tint.BURIED: "#CFC9B8",
    Tint.SHEET: "#F6F0E0",
    Tint.GRAY_EDGE: "#838181",
    Tint.GRAY_HEART: "#861516",
    Tint.GRAY_CLUB: "#0E4C40",
    Tint.GRAY_STAR: "#533D1D",
}
_DAY = {
    Tint.BG: "#ECE6D8",
    Tint.ZONE: "#E1D9C7",
    Tint.ZONE2: "#D6CCB6",
    Tint.LINE: "#C9BEA6",
    Tint.BRACKET: "#857A5E",
    Tint.RIM: "#CFC5AF",
    Tint.TEXT: "#1A1E30",
    Tint.MUTE: "#525566",
    Tint.BRASS: "#7A4B00",
    Tint.GAIN: "#08603F",
    Tint.LOSS: "#A31F18",
    Tint.PLAYER_A: "#B85C00",
    Tint.PLAYER_B: "#2456B8",
    Tint.PLAYER_C: "#830D2F",
    Tint.PLAYER_D: "#643F05",
    Tint.PLAYER_E: "#168167",
    Tint.PLAYER_F: "#3A6F24",
    Tint.PLAYER_G: "#5D0B40",
    Tint.PLAYER_H: "#935759",
    Tint.PLAYER_I: "#B01498",
    Tint.PLAYER_J: "#1A2406",
    Tint.ON_DISC: "#FFFFFF",
    Tint.FACE: "#FFFFFF",
    Tint.EDGE: "#B9AD93",
    Tint.BURIED: "#DDD5C3",
    Tint.SHEET: "#FFFDF7",
    Tint.GRAY_EDGE: "#C9BEA6",
    Tint.GRAY_HEART: "#E2584E",
    Tint.GRAY_CLUB: "#6E917E",
    Tint.GRAY_STAR: "#9D7226",
}
_SHADOWS = {Theme.NIGHT: ((6, 8, 18), 0.51), Theme.DAY: ((60, 48, 20), 0.31)}


def _rgb(hexadecimal: str) -> RGB:
    return int(hexadecimal[1:3], 16), int(hexadecimal[3:5], 16), int(hexadecimal[5:7], 16)


GRAYED: Mapping[Tint, Tint] = MappingProxyType(
    {
        Tint.FACE: Tint.GRAY_FACE,
        Tint.EDGE: Tint.GRAY_EDGE,
        Tint.INK: Tint.GRAY_INK,
        Tint.RED: Tint.GRAY_RED,
        Tint.HEART: Tint.GRAY_HEART,
        Tint.DIAMOND: Tint.GRAY_DIAMOND,
        Tint.CLUB: Tint.GRAY_CLUB,
        Tint.WILD: Tint.GRAY_WILD,
        Tint.WILD_EDGE: Tint.GRAY_WILD_EDGE,
        Tint.STAR: Tint.GRAY_STAR,
    }
)
"""The tint of a grayed card for each of a bright one."""

_TOWARDS_PANEL = {Theme.NIGHT: 0.45, Theme.DAY: 0.35}


def mix(over: RGB, under: RGB, share: float) -> RGB:
    """Return the color of `over` laid on `under` with an opacity of `share`."""
    red, green, blue = (round(a * share + b * (1 - share)) for a, b in zip(over, under, strict=True))
    return red, green, blue


def _colored(theme: Theme, own: Mapping[Tint, str]) -> dict[Tint, RGB]:
    """Return the color of every tint in a theme."""
    given = {tint: _rgb(text) for tint, text in {**_SHARED, **own}.items()}
    panel, share = given[Tint.BG], _TOWARDS_PANEL[theme]
    mixed = {gray: mix(panel, given[bright], share) for bright, gray in GRAYED.items()}
    return {**mixed, **given}  # an edge and a star that are not lost, and suits that stay apart for every eye


COLORS: dict[Theme, dict[Tint, RGB]] = {
    theme: _colored(theme, own) for theme, own in ((Theme.NIGHT, _NIGHT), (Theme.DAY, _DAY))
}


class Gamut(Enum):
    """The tints that a picture can need. More tints leave fewer palette entries for the soft edges of each."""

    USUAL = "usual"
    WIDE = "wide"  # tables of up to ten, chips and grayed cards too

    @property
    def tints(self) -> frozenset[Tint]:
        """All of them."""
        return frozenset(Tint) if self is Gamut.WIDE else frozenset(Tint) - _WIDE_ALONE


PLAYERS = tuple(tint for tint in Tint if tint.name.startswith("PLAYER_"))
"""The discs of ten seats, in order."""

CHIPS = (Tint.CHIP_BONE, Tint.CHIP_RED, Tint.CHIP_BLUE, Tint.CHIP_GREEN, Tint.GOLD)
_WIDE_ALONE = frozenset({*GRAYED.values(), *PLAYERS[2:], *CHIPS[:-1], Tint.CHIP_LINE})


def shadow(theme: Theme) -> tuple[RGB, float]:
    """Return the color of a card's shadow, and its opacity."""
    return _SHADOWS[theme]


def suit_tint(suit: Suit, *, four_colors: bool) -> Tint:
    """Return the color of a suit in the usual deck or in the four-color deck."""
    if four_colors:
        return {Suit.HEARTS: Tint.HEART, Suit.DIAMONDS: Tint.DIAMOND, Suit.CLUBS: Tint.CLUB}.get(suit, Tint.INK)
    return Tint.RED if suit in (Suit.HEARTS, Suit.DIAMONDS) else Tint.INK


# Text and small shapes: which tint is on which ground. The test of contrast and the palettes read these lists.
TEXT_ON: tuple[tuple[Tint, Tint], ...] = (
    *((ink, ground) for ground in (Tint.BG, Tint.ZONE) for ink in (Tint.TEXT, Tint.MUTE, Tint.BRASS)),
    *((ink, ground) for ground in (Tint.BG, Tint.ZONE) for ink in (Tint.GAIN, Tint.LOSS)),
    (Tint.TEXT, Tint.ZONE2),
    (Tint.ON_DISC, Tint.PLAYER_A),
    (Tint.ON_DISC, Tint.PLAYER_B),
    (Tint.ON_DISC, Tint.BRASS),
    *((ink, Tint.FACE) for ink in (Tint.INK, Tint.RED, Tint.HEART, Tint.DIAMOND, Tint.CLUB)),
    (Tint.FACE, Tint.INK),
    (Tint.FACE, Tint.RED),
    (Tint.FACE, Tint.DIAMOND),
    (Tint.INK, Tint.GOLD),
    (Tint.FIFTY, Tint.PALE_GOLD),
    (Tint.FIFTY_FOUR, Tint.PALE_GOLD),
    *((ink, Tint.SHEET) for ink in (Tint.PEN, Tint.PENCIL, Tint.RING, Tint.ASTERISK)),
    (Tint.FACE, Tint.PAPER_A),
    (Tint.FACE, Tint.PAPER_B),
)
# Large glyphs, bars and frames, where a lower contrast is enough.
LARGE_ON: tuple[tuple[Tint, Tint], ...] = (
    *((ink, Tint.WILD) for ink in (Tint.INK, Tint.RED, Tint.HEART, Tint.DIAMOND, Tint.CLUB, Tint.STAR)),
    (Tint.GOLD, Tint.INK),
    (Tint.PALE_GOLD, Tint.RED),
    (Tint.PALE_GOLD, Tint.DIAMOND),
    (Tint.GOLD, Tint.MEDALLION),
    (Tint.FACE, Tint.MEDALLION),
    (Tint.PAPER_A, Tint.SHEET),
    (Tint.PAPER_B, Tint.SHEET),
    *((GRAYED[ink], Tint.GRAY_FACE) for ink in (Tint.INK, Tint.RED, Tint.HEART, Tint.DIAMOND, Tint.CLUB)),
    (Tint.GRAY_STAR, Tint.GRAY_WILD),
    *((Tint.BRACKET, ground) for ground in (Tint.BG, Tint.ZONE)),  # slots to fill, and sets
)
# Lines and areas: decoration, which needs no contrast.
AREA_ON: tuple[tuple[Tint, Tint], ...] = (
    (Tint.ZONE, Tint.BG),
    (Tint.ZONE2, Tint.BG),
    (Tint.LINE, Tint.BG),
    (Tint.LINE, Tint.ZONE),
    (Tint.PLAYER_A, Tint.BG),
    (Tint.PLAYER_A, Tint.ZONE),
    (Tint.PLAYER_B, Tint.BG),
    (Tint.PLAYER_B, Tint.ZONE),
    (Tint.EDGE, Tint.BG),
    (Tint.EDGE, Tint.ZONE),
    (Tint.EDGE, Tint.FACE),
    (Tint.FACE, Tint.BG),
    (Tint.FACE, Tint.ZONE),
    (Tint.WILD_EDGE, Tint.WILD),
    (Tint.WILD_EDGE, Tint.BG),
    (Tint.WILD_EDGE, Tint.ZONE),
    (Tint.BURIED, Tint.BG),
    (Tint.LATTICE, Tint.BACK),
    (Tint.FACE, Tint.BACK),
    (Tint.MEDALLION, Tint.BRASS),
    (Tint.GOLD, Tint.BG),
    (Tint.GOLD, Tint.ZONE),
    (Tint.SHEET, Tint.BG),
    (Tint.RULE, Tint.SHEET),
    (Tint.SPINE, Tint.SHEET),
    (Tint.TRACK, Tint.SHEET),
    *((ink, ground) for ink in (Tint.GRAY_FACE, Tint.GRAY_WILD_EDGE) for ground in (Tint.BG, Tint.ZONE)),
    (Tint.GRAY_EDGE, Tint.GRAY_FACE),
    (Tint.GRAY_WILD_EDGE, Tint.GRAY_WILD),
)
# The tints that a card's shadow falls on.
SHADED: tuple[Tint, ...] = (Tint.FACE, Tint.WILD, Tint.BG, Tint.ZONE, Tint.BURIED, Tint.GRAY_FACE, Tint.GRAY_WILD)

# The same for tables of many alone: usual pictures keep their palette.
MANY_TEXT_ON: tuple[tuple[Tint, Tint], ...] = (
    *((Tint.ON_DISC, player) for player in PLAYERS),
    (Tint.ON_DISC, Tint.GAIN),
    (Tint.MUTE, Tint.ZONE2),
    (Tint.PEN, Tint.GOLD),
)
MANY_LARGE_ON: tuple[tuple[Tint, Tint], ...] = tuple((player, Tint.ZONE) for player in PLAYERS)
MANY_AREA_ON: tuple[tuple[Tint, Tint], ...] = (
    *((player, Tint.BG) for player in PLAYERS),
    (Tint.ZONE2, Tint.ZONE),
    (Tint.GAIN, Tint.ZONE),
    (Tint.GOLD, Tint.SHEET),
    (Tint.CHIP_LINE, Tint.ZONE),
    (Tint.CHIP_LINE, Tint.FACE),
    *((chip, Tint.CHIP_LINE) for chip in CHIPS),
    *((chip, Tint.CHIP_BONE) for chip in CHIPS),
)
