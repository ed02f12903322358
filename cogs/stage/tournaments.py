"""The messages of tournaments: each is posted once, and edited when something has changed.

A call to a table has a thread below it, in which the table is played. After a kill between any two steps the message
that is already there is found, and Discord gives a thread the id of its message.
"""

import asyncio
import logging
from dataclasses import replace

import aiohttp
import discord
from cachetools import LRUCache

from bot.tables import Declined, Notice
from bot.text import Locale, say
from bot.tournament import Tournament, Tournaments
from bot.tournament.posted import BOARD, END, Posted, table_name
from bot.tournament.umpire import LEEWAY
from cogs.ids import CustomId
from cogs.locale_and_style import public_style
from cogs.names import pings
from cogs.permissions import FOR_THREADS
from cogs.screens.game import Manner
from cogs.screens.screen import PublicScreen
from cogs.screens.tournament import FINAL, HERE, Contest, call_screen, tournament_screen
from cogs.screens.tournament_end import end_screen
from cogs.sending import may_pass, send_shown
from cogs.stage.direct import ids_of
from cogs.stage.own_messages import own_messages
from cogs.stage.places import LONGEST_NAME, THREAD_EXISTS, UNKNOWN_MESSAGE, WEEK
from cogs.stage.stage import DiscordStage
from render import Studio

log = logging.getLogger(__name__)

KEPT = 1_000  # tournaments, of which some are shown
LOOK_BACK = 200  # messages to read when one may have been posted before
OLD = 30046  # Discord's code: a message of more than an hour takes no more edits for a while


class TournamentMessages:
    """The messages of all tournaments of the servers that this process serves."""

    def __init__(self, stage: DiscordStage, tournaments: Tournaments, studio: Studio) -> None:
        self._stage = stage
        self._tournaments = tournaments
        self._studio = studio
        self._shown: dict[tuple[str, str], PublicScreen] = {}  # by tournament and name, while it is open
        self._threadless: set[tuple[str, str]] = set()  # calls below which Discord makes no thread
        self._unsure: set[tuple[str, str]] = set()  # messages that may be there, though no answer has confirmed them
        self._began = stage.now()
        self._locks: LRUCache[str, asyncio.Lock] = LRUCache(KEPT)  # by tournament: one showing at a time

    async def show(self, found: Tournament) -> None:
        """Show everything of a tournament that has changed; what is shown already stays as it is.

        Raises what may pass: discord.HTTPException, aiohttp.ClientError and OSError.
        """
        async with self._lock(found.row.id):
            await self._show(await self._tournaments.find(found.row.id))  # more may have happened in between

    async def call(self, key: str, number: int, table: int, *, within: float) -> None:
        """Show the call to a table of a round now, with its thread; after this many seconds it is left to come later.

        Perhaps it is being shown, or a process was killed before it had made the thread.
        """
        try:
            async with asyncio.timeout(within), self._lock(key):
                found = await self._tournaments.find(key)
                if len(found.course.rounds) == number:
                    await self._call(await self.contest(found), number, table, await self.locale(found))
        except (TimeoutError, discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("tournament %s: a table has no thread yet (%s)", key, type(error).__name__)

    async def contest(self, found: Tournament) -> Contest:
        """Return a tournament with its people and the threads of its last round."""
        number, threads, threadless = len(found.course.rounds), dict[int, int](), set[int]()
        may_thread = self._may_thread(found)
        for table, _ in enumerate(found.course.rounds[-1].tables if found.course.rounds else (), start=1):
            posted = await self._tournaments.posted.of(found.row.id, name := table_name(number, table))
            if posted is not None and posted.thread_id is not None:
                threads[table] = posted.thread_id
            elif not may_thread or (found.row.id, name) in self._threadless:
                threadless.add(table)
        people = await self._tournaments.people(found)
        return Contest(found, people, threads, frozenset(threadless), await self._secret(found))

    async def _secret(self, found: Tournament) -> bytes | None:
        """Return the secret of a tournament that is over; None while a table plays, and where its key is missing."""
        try:
            return await self._tournaments.revealed(found)
        except Declined as error:
            log.warning("tournament %s: its secret stays closed (%s)", found.row.id, error.reason)
            return None

    async def screen(self, contest: Contest) -> PublicScreen:
        """Return the message of a tournament as it is now."""
        return await tournament_screen(contest, self._studio, await self._manner(contest.found))

    def _may_thread(self, found: Tournament) -> bool:
        """Return whether tables can have threads in a tournament's channel, as far as is known."""
        channel = self._stage.client.get_channel(found.row.channel_id)
        if not isinstance(channel, discord.TextChannel):
            return True
        granted = channel.permissions_for(channel.guild.me)
        return all(getattr(granted, each) for each in FOR_THREADS)

    async def show_again(self, found: Tournament) -> None:
        """Post the message of a tournament at the end of its channel, and delete the one before."""
        async with self._lock(found.row.id):
            contest = await self.contest(found)
            await self._move(contest, await self.screen(contest))
            await self._call_again(contest, await self.locale(found))

    async def _call_again(self, contest: Contest, locale: Locale) -> None:
        """Show the calls to all tables that wait, even if nothing has changed: perhaps somebody has deleted one."""
        key, rounds = contest.found.row.id, contest.found.course.rounds
        for table, _ in enumerate(rounds[-1].tables if rounds else (), start=1):
            if contest.is_waiting(len(rounds), table):
                self._shown.pop((key, table_name(len(rounds), table)), None)
                await self._call(contest, len(rounds), table, locale)

    async def _move(self, contest: Contest, screen: PublicScreen) -> None:
        """Post the message of a tournament in place of the one before."""
        before = await self._tournaments.posted.of(contest.found.row.id, BOARD)
        if await self._post(contest, BOARD, screen, before) and before is not None:
            await self._delete(contest.found, before.message_id)

    async def _is_above(self, found: Tournament) -> bool:
        """Return whether a round is over whose calls are below the message of the tournament, so that it moves down."""
        course, posted = found.course, self._tournaments.posted
        board = await posted.of(found.row.id, BOARD)
        if board is None or not course.rounds or course.current is not None:
            return False
        calls = [
            await posted.of(found.row.id, table_name(len(course.rounds), table))
            for table in range(1, len(course.rounds[-1].tables) + 1)
        ]
        return any(each is not None and each.message_id > board.message_id for each in calls)

    async def _show(self, found: Tournament) -> None:
        key = found.row.id
        course, manner = found.course, await self._manner(found)
        contest, has_called = await self.contest(found), False
        for number, played in enumerate(course.rounds, start=1):
            for table, _ in enumerate(played.tables, start=1):
                name = table_name(number, table)
                if number == len(course.rounds) or (key, name) in self._shown:
                    has_called |= await self._call(contest, number, table, manner.locale)
        if has_called:
            contest = await self.contest(await self._tournaments.find(key))
        screen = await self.screen(contest)
        await (self._move(contest, screen) if await self._is_above(found) else self._put(contest, BOARD, screen))
        if course.is_over and await self._tournaments.posted.of(key, END) is None:
            await self._post(contest, END, end_screen(contest, locale=manner.locale), None)
        if not course.is_open:
            self._shown = {each: screen for each, screen in self._shown.items() if each[0] != key}
            self._threadless = {each for each in self._threadless if each[0] != key}

    async def _call(self, contest: Contest, number: int, table: int, locale: Locale) -> bool:
        """Show the call to a table, with a thread below it. Its people have their time from then on.

        Return whether it is new that they are called, or that there is a thread.
        """
        key, name = contest.found.row.id, table_name(number, table)
        called = contest.found.course.rounds[number - 1].tables[table - 1]
        since = self._stage.now() + LEEWAY
        screen = await self._quietly(contest, call_screen(contest, number, table, locale=locale, since=since))
        before = await self._tournaments.posted.of(key, name)
        is_there = await self._put(contest, name, screen)
        posted = await self._tournaments.posted.of(key, name)
        has_thread = False
        if posted is not None and posted.thread_id is None:
            has_thread = await self._put_thread(contest, (number, table), before, posted, locale)
            if is_there and contest.is_waiting(number, table) and has_thread is (table in contest.threadless):
                now = replace(contest, threadless=contest.threadless ^ {table})
                screen = await self._quietly(now, call_screen(now, number, table, locale=locale, since=since))
                await self._put(now, name, screen)  # it says where the game begins
        is_new = is_there and called.since is None and contest.is_waiting(number, table)
        if is_new:
            await self._tournaments.called(key, number, table, since=since)
        return is_new or has_thread

    async def _put_thread(
        self, contest: Contest, place: tuple[int, int], before: Posted | None, posted: Posted, locale: Locale
    ) -> bool:
        """Make the thread of a call that waits, and return whether there is one.

        Else the one of a call `before`, which was deleted, is noted.
        """
        key, (number, table) = contest.found.row.id, place
        name = table_name(number, table)
        if not contest.is_waiting(number, table):
            if before is not None and before.thread_id is not None:  # its call was deleted; it plays on in the thread
                await self._tournaments.posted.keep(key, name, Posted(posted.message_id, before.thread_id))
            return False
        if not self._may_thread(contest.found):
            return False
        title = say(locale, "tournament-thread", round=number, table=table)
        thread = await self._thread(contest.found, posted.message_id, title)
        if thread is None:
            self._threadless.add((key, name))
            return False
        self._threadless.discard((key, name))
        await self._tournaments.posted.keep(key, name, Posted(posted.message_id, thread))
        return True

    async def _quietly(self, contest: Contest, screen: PublicScreen) -> PublicScreen:
        """Return a call that notifies nobody who wants no messages."""
        called = [each for each in contest.people.values() if each.discord_id in screen.pings]
        wishes = {each: await self._stage.tables.preferences.of(each) for each in called}
        return replace(screen, pings=pings(*(each for each in called if wishes[each].notice is not Notice.SILENCE)))

    async def _thread(self, found: Tournament, message_id: int, title: str) -> int | None:
        """Create the thread of a message, or find it; None where there can be none. Raises what may pass."""
        client = self._stage.client
        try:
            channel: object = self._channel(found)
            if client.get_guild(found.row.guild_id) is None:  # Discord informs another process of it
                channel = await client.fetch_channel(found.row.channel_id)
            if not isinstance(channel, discord.PartialMessageable | discord.TextChannel):
                return None
            message = channel.get_partial_message(message_id)
            return (await message.create_thread(name=title[:LONGEST_NAME], auto_archive_duration=WEEK)).id
        except discord.HTTPException as error:
            if error.code == THREAD_EXISTS:
                return message_id
            if may_pass(error):
                raise
            log.info("tournament %s: no thread (%d)", found.row.id, error.code)
            return None

    async def _put(self, contest: Contest, name: str, screen: PublicScreen) -> bool:
        """Post a message, or edit it if it shows something else. Return whether it is there."""
        key = contest.found.row.id
        posted = await self._tournaments.posted.of(key, name)
        if posted is None:
            return await self._post(contest, name, screen, None)
        if self._shown.get((key, name)) == screen or await self._edit(contest, name, posted, screen):
            return True
        return contest.found.course.is_open and await self._post(contest, name, screen, posted)

    async def _edit(self, contest: Contest, name: str, posted: Posted, screen: PublicScreen) -> bool:
        """Edit a message, which notifies nobody again. Return False if it has to be posted again."""
        message = self._channel(contest.found).get_partial_message(posted.message_id)
        try:
            await send_shown(
                screen,
                lambda it, view: message.edit(
                    view=view, attachments=it.files(), allowed_mentions=discord.AllowedMentions.none()
                ),
            )
        except discord.HTTPException as error:
            if may_pass(error):
                raise
            log.info("tournament %s: %s is not edited (%d)", contest.found.row.id, name, error.code)
            if error.code == OLD:
                await self._delete(contest.found, posted.message_id)
            return error.code not in {OLD, UNKNOWN_MESSAGE}
        self._shown[contest.found.row.id, name] = screen
        return True

    async def _post(self, contest: Contest, name: str, screen: PublicScreen, before: Posted | None) -> bool:
        """Post a message in place of the one `before`, and note where it is. Return False where none can be sent."""
        key = contest.found.row.id
        is_unsure = (key, name) in self._unsure or _since(contest.found, name) < self._began
        message_id = await self._find(contest.found, name) if is_unsure else None
        if before is not None and message_id is not None and message_id <= before.message_id:
            message_id = None
        nonce = f"{key}-{name}" if before is None else f"{before.message_id}"  # the same: Discord takes one of them
        if message_id is not None:
            await self._edit(contest, name, Posted(message_id), screen)  # it may show less than by now
        else:
            self._unsure.add((key, name))
            try:
                message_id = (
                    await send_shown(
                        screen,
                        lambda it, view: self._channel(contest.found).send(
                            view=view, files=it.files(), allowed_mentions=it.mentions(), nonce=nonce
                        ),
                    )
                ).id
            except discord.HTTPException as error:
                if may_pass(error):
                    raise
                log.info("tournament %s: %s is not posted (%d)", key, name, error.code)
                return False
            self._shown[key, name] = screen
        await self._tournaments.posted.keep(key, name, Posted(message_id))
        self._unsure.discard((key, name))
        return True

    async def _find(self, found: Tournament, name: str) -> int | None:
        """Return the id of a message that was posted, though nothing is noted of it."""
        key = found.row.id
        try:
            async for message in own_messages(self._stage.client, self._channel(found), limit=LOOK_BACK):
                if any(each.key == key and _name_of(each) == name for each in ids_of(message)):
                    return message.id
        except discord.HTTPException as error:  # the channel is gone: the post is not tried again either
            if may_pass(error):
                raise
            log.info("tournament %s: its channel is not read (%d)", key, error.code)
        return None

    async def _delete(self, found: Tournament, message_id: int) -> None:
        """Delete a message that a newer one has replaced."""
        try:
            await self._channel(found).get_partial_message(message_id).delete()
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("tournament %s: a message stays (%s)", found.row.id, type(error).__name__)

    def _lock(self, key: str) -> asyncio.Lock:
        return self._locks.setdefault(key, asyncio.Lock())

    def _channel(self, found: Tournament) -> discord.PartialMessageable:
        return self._stage.client.get_partial_messageable(found.row.channel_id, guild_id=found.row.guild_id)

    async def locale(self, found: Tournament) -> Locale:
        """Return the language of a tournament's messages."""
        return await self._stage.locale(found.row.guild_id)

    async def _manner(self, found: Tournament) -> Manner:
        server = await self._stage.tables.servers.of(found.row.guild_id)
        return Manner(await self.locale(found), public_style(server))


def _since(found: Tournament, name: str) -> int:
    """Return since when a message can be there (Unix ms)."""
    if name == BOARD:
        return found.row.created_at
    return found.course.last_at if name == END else found.course.rounds[int(name.partition("-")[0]) - 1].at


def _name_of(found: CustomId) -> str:
    """Return the name of the message that has a button with this id."""
    word, _, table = found.word.partition("-")
    if found.word == FINAL:
        return END
    return table_name(found.turn or 0, int(table)) if word == HERE and table.isdecimal() else BOARD
