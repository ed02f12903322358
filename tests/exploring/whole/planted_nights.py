"""Faults planted in game nights, each a few words in the text of one function: the judges must find them."""

from bot.exploring.story import Kind
from bot.tables.time import MINUTE, SECOND
from tests.exploring.planted import Planted
from tests.exploring.planted_within import planted
from tests.exploring.plots import Plot, part

NIGHTS = Plot((part(24, {Kind.NIGHT: 10, Kind.SIT: 3}, {(0, 20 * SECOND): 0.7, (MINUTE, 3 * MINUTE): 0.3}),))
APART = Plot(
    (
        part(12, {Kind.BLOCK: 1}, {(0, 20 * SECOND): 1}),
        part(24, {Kind.NIGHT: 1}, {(0, 20 * SECOND): 0.7, (MINUTE, 3 * MINUTE): 0.3}),
    )
)
HOSTING, WATCH = "bot.tables.starting.nights:Nights.", "cogs.night_watch:NightWatch."

PLANTED_NIGHTS: tuple[Planted, ...] = (
    planted(
        "opens no night",
        "night",
        NIGHTS,
        f"{WATCH}_tend",
        "return await self._begin(guild, night, event)",
        "return SELDOM",
    ),
    planted(
        "calls nobody to a night",
        "night",
        NIGHTS,
        f"{HOSTING}_to_call",
        "and each not in apart and not is_gone",
        "and each not in apart and is_gone",
    ),
    planted(
        "calls the host of a night",
        "night",
        NIGHTS,
        f"{HOSTING}_to_call",
        "if each != night.host.discord_id and",
        "if",
    ),
    planted("calls whom the host of a night blocks", "night", APART, f"{HOSTING}_to_call", "and each not in apart", ""),
)
