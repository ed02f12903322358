"""The whole bot's log, as it is heard: no card, no secret, and no error but for a reason."""

import asyncio
import logging
from typing import Final

import discord

from bot.exploring.ears import betrays
from bot.exploring.whole.house import WEATHER, House
from bot.exploring.world import RECOVERED

WEATHER_TOO: Final = (*WEATHER, asyncio.TimeoutError, discord.ConnectionClosed)


class Ears(logging.Handler):
    """A listener to all lines of the log."""

    def __init__(self, house: House) -> None:
        super().__init__(logging.INFO)
        self._house = house

    def emit(self, record: logging.LogRecord) -> None:
        """Hear a line."""
        line, house = record.getMessage(), self._house
        if betrays(line, house.secrets):
            house.faults.append(f"the log names a card or a secret: {line}")
        if record.levelno >= logging.WARNING:
            house.transcript.add("log", *line.splitlines()[:1])
        if record.levelno < logging.ERROR:
            return
        error = record.exc_info[1] if record.exc_info else None
        if not (self._is_troubled() if error is None else isinstance(error, WEATHER_TOO)):
            house.faults.append(f"an error was logged: {line} {error!r}")

    def _is_troubled(self) -> bool:
        house = self._house
        now = house.timeline.now
        return min(house.trouble.well_for(now), now - house.bot.disk.failed_at) < RECOVERED
