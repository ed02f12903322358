"""The tools that all parts of the bot share, as one value."""

from collections.abc import Mapping
from dataclasses import dataclass

from cogs.screens.game import GameScreens
from cogs.screens.shown import Shown
from cogs.stage import DiscordStage
from render import Studio


@dataclass(frozen=True, slots=True)
class Tools:
    """The stage, with all tables and the results of games, and how each game is shown, by its name."""

    stage: DiscordStage
    screens: Mapping[str, GameScreens]
    shown: Mapping[str, Shown]
    studio: Studio
