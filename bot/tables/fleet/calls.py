"""Messages of other processes about a table that no row has."""

import logging

from bot.games.protocol import Seat
from bot.store import Call
from bot.tables.errors import Declined
from bot.tables.ground import OnGround
from bot.tables.playing.dealing import AGREED
from bot.tables.service import Tables

log = logging.getLogger(__name__)


class Calls(OnGround):
    """A listener that hands each to the part it concerns: reactions, dealing, or the stage."""

    def __init__(self, tables: Tables) -> None:
        """The stage hears reactions, and every call that hosting does not know."""
        super().__init__(tables.ground)
        self._dealing = tables.dealing
        self._reactions = tables.reactions

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
