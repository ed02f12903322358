"""Messages of other processes about a table that no row has."""

import logging

from bot.games.protocol import Seat
from bot.store import Call
from bot.tables.errors import Declined
from bot.tables.ground import Ground, OnGround
from bot.tables.playing.dealing import AGREED, Dealing
from bot.tables.waiting.reactions import Reactions

log = logging.getLogger(__name__)


class Calls(OnGround):
    """A listener that hands each to the part it concerns: reactions, dealing, or the stage."""

    def __init__(self, ground: Ground, dealing: Dealing, reactions: Reactions) -> None:
        """The stage hears reactions, and every call that hosting does not know."""
        super().__init__(ground)
        self._dealing = dealing
        self._reactions = reactions

    async def hear(self, sender: str, call: Call) -> None:
        """Hand on what the process `sender` calls out; about a table that declines it, only the log says so."""
        try:
            match call.name:
                case "reaction":
                    table = await self._memory.table(call.table)
                    self._reactions.heard(table, Seat(call.seat), call.value)
                    await self._stage.called(sender, call)
                case "cut awaited":
                    await self._dealing.heard(call.table)
                case name if name == AGREED:
                    await self._dealing.heard_agreed(call.table, Seat(call.seat))
                case _:
                    await self._stage.called(sender, call)
        except Declined as error:
            log.info("table %s: a call is not heard (%s)", call.table, error.reason)
