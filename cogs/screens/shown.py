"""The facts about each hosted game for the outer rooms: one entry for each, handed in by name."""

from collections.abc import Callable
from dataclasses import dataclass

from cogs.options import Variants
from cogs.screens.game import GameScreens
from cogs.screens.lesson import Lesson
from cogs.screens.rulebook import Rulebook
from render import OwnColumn, PlayedDrawings, Samples, Studio
from render.bench import Measured


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """The entry of one game: `ENTRY` in `cogs/screens/GAME/entry.py`. Its drawing parts are made once per studio."""

    name: str  # of the game
    screens: Callable[[Studio], GameScreens]
    rulebook: Callable[[Studio], Rulebook]
    variants: Variants  # every option but the presets, with its values: first those unlike the usual rules
    samples: Samples  # its pictures in every state, for the gallery
    played: PlayedDrawings | None = None  # those of a game that was really played too
    lesson: Callable[[Studio], Lesson] | None = None  # what `/learn` teaches, if anything
    columns: tuple[OwnColumn, ...] = ()  # of its own leaderboards, three at most
    measured: Measured | None = None  # pictures that `bench render` times
