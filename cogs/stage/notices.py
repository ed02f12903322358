"""Notices about time: to each player in the way that the player has chosen."""

import logging
from collections.abc import Sequence

import discord

from bot.games.protocol import Seat
from bot.tables import Notice, Player, SeatNotice, Table, TableProposal
from cogs.screens.leaving import own_proposal_question
from cogs.screens.screen import PrivateScreen
from cogs.screens.waiting import late_choices, reminder
from cogs.stage.calls import Call
from cogs.stage.direct import DirectMessages
from cogs.stage.ground import Ground
from cogs.stage.table_message import TableMessages

log = logging.getLogger(__name__)


class Notices:
    """A notifier of players whose time runs out: by direct message, or by a line under the table."""

    def __init__(self, ground: Ground, messages: TableMessages, direct: DirectMessages) -> None:
        self._ground = ground
        self._messages = messages
        self._direct = direct

    async def remind(self, table: Table, seat: Seat) -> None:
        """Notify `seat` that its time will be over soon; see `Stage.remind`. Where nobody has a hand, none is lost."""
        if not table.terms.game.has_hands:
            return
        locale = await self._ground.locale_for(table.players[seat])
        notice = SeatNotice(seat, "reminder", table.called[seat])
        screen = reminder(table, seat, locale=locale)
        await self._call(table, await self._notify(table, seat, screen, "table-ping-reminder", notice))

    async def time_over(self, table: Table, late: Sequence[Seat]) -> None:
        """Show that `late` have no time left, and offer the others their choices; see `Stage.time_over`."""
        notice, calls = SeatNotice(late[0], "late", table.called[late[0]]), list[Call | None]()
        for seat in sorted(table.deciding(self._ground.clock.now())):
            player = table.players[seat]
            choices = await self._ground.tables.waiting.choices(table, player)
            locale = await self._ground.locale_for(player)
            screen = late_choices(table, choices, locale=locale)
            calls.append(await self._notify(table, seat, screen, "table-ping-late", notice))
        await self._call(table, *calls)
        self._messages.put(table)

    async def ask(self, table: Table, proposal: TableProposal, *, by: Player) -> None:
        """Ask whose answer is missing for it by direct message, but nobody who blocks the proposer; it may be lost."""
        blockers = await self._ground.tables.blocking.blockers_of(by)
        for seat in sorted(proposal.missing):
            player = table.players[seat]
            preferences = await self._ground.tables.preferences.of(player)
            if player.discord_id in blockers or self._ground.notice(table, player, preferences) is not Notice.DM:
                continue
            screen = own_proposal_question(table, proposal, seat, locale=await self._ground.locale_for(player))
            is_silent = preferences.is_quiet(self._ground.clock.now())
            nonce = f"{table.id}-p{proposal.number}{seat}"
            await self._direct.tell(table.id, player, screen, nonce=nonce, is_silent=is_silent)

    async def _call(self, table: Table, *calls: Call | None) -> None:
        """Make those calls that are to be made, in one line."""
        if made := [call for call in calls if call is not None]:
            await self._messages.call(table, *made)

    async def _notify(
        self, table: Table, seat: Seat, screen: PrivateScreen, line: str, seat_notice: SeatNotice
    ) -> Call | None:
        """Notify `seat` in the way that its player prefers: by direct message, or by a `line` under the table.

        Returns the call with that line, which also takes the place of a direct message that is not accepted.
        """
        player = table.players[seat]
        preferences = await self._ground.tables.preferences.of(player)
        notice = self._ground.notice(table, player, preferences)
        is_silent = preferences.is_quiet(self._ground.clock.now())
        if notice is Notice.DM:
            try:
                about = "" if seat_notice.seat == seat or len(table.players) == 2 else f"{seat_notice.seat}"
                nonce = f"{table.id}-{seat_notice.turn}{seat_notice.kind[0]}{seat}{about}"
                await self._direct.to_person(table.id, player, screen, nonce=nonce, is_silent=is_silent)
            except (discord.Forbidden, discord.NotFound) as error:
                log.info(
                    "table %s ply %d: seat %s takes no direct messages (%d)", table.id, table.ply, seat, error.code
                )
                await self._direct.lost(player, error)
                notice = self._ground.notice(table, player, preferences)
        if notice is not Notice.MENTION:
            return None
        return Call(seat, line, seat_notice, is_new=True, is_silent=is_silent)
