"""The stage on Discord: it keeps public messages and panels up to date, and posts announcements."""

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, AbstractContextManager
from dataclasses import replace

import discord

from bot.games.protocol import Seat
from bot.standing import Standing
from bot.tables import (
    Announcement,
    Call,
    Clock,
    Lobby,
    News,
    Notice,
    Offer,
    Player,
    ServerSettings,
    Stage,
    Table,
    TableProposal,
    Tables,
)
from bot.text import Locale
from cogs.debouncer import Calm
from cogs.emoji import OwnEmoji
from cogs.locale_and_style import private_manner
from cogs.press import TablePress
from cogs.requests import Requests
from cogs.screens.game import GameScreens
from cogs.screens.lobby import removed_notice
from cogs.screens.screen import PrivateScreen, PublicScreen
from cogs.sending import for_now
from cogs.stage.announcements import Announcements
from cogs.stage.asked import AskedMessages
from cogs.stage.called import find_calls
from cogs.stage.deletions import Deletions
from cogs.stage.direct import LONGEST_NONCE, DirectMessages
from cogs.stage.ground import Ground
from cogs.stage.late import LateAnswers
from cogs.stage.leftovers import Leftovers
from cogs.stage.live import USUAL as USUAL_MEMORY
from cogs.stage.lobby_panels import LobbyPanels
from cogs.stage.news import NewsShown
from cogs.stage.nights import NightMessages
from cogs.stage.notices import Notices
from cogs.stage.openly import OpenPresses
from cogs.stage.panels import Panels
from cogs.stage.pressed import Pressed
from cogs.stage.processes import OtherProcesses
from cogs.stage.reached import Reached
from cogs.stage.settled import Settled
from cogs.stage.table_message import TableMessages


class DiscordStage:
    """The tables shown on Discord; a `Stage` for hosting, which it makes for itself (see `host`)."""

    def __init__(  # noqa: PLR0913  each is one thing that it works with
        self,
        client: discord.Client,
        screens: Mapping[str, GameScreens],
        clock: Clock,
        *,
        host: Callable[[Stage], tuple[Tables, Standing]],
        calm: Calm,
        emoji: OwnEmoji,
        has_threads: bool = False,
        double_press: float = 0,
        memory: int = USUAL_MEMORY,
    ) -> None:
        """Make the stage; `host` makes the tables that are shown here, and the standing of their players.

        Tables are made with their stage, and the stage shows tables. Making them here leaves no moment at which one
        lacks the other. `host` must not call the stage yet.

        `calm` is awaited before any drawing that nobody has asked for. `emoji`: the small cards that
        Discord keeps for the bot, which are begun and closed here. `has_threads`: whether each game
        gets its own thread in servers that did not decide it. `double_press`:
        for how many seconds after a change of a panel a press may have been meant for its old contents; 0 also
        draws every press on a table by itself.
        `memory`: bytes that the panels in use may take.
        """
        self.tables, self.standing = host(self)
        self._ground = Ground(
            client, screens, clock, tables=self.tables, standing=self.standing, memory=memory, calm=calm, emoji=emoji
        )
        self._leftovers = Leftovers(self._ground)
        self._messages = TableMessages(self._ground, self._leftovers, has_threads=has_threads)
        self.deletions = Deletions(self._ground, self._messages)
        self.nights = NightMessages(self._ground)
        self._asked = AskedMessages(self._ground, self._messages.places, self._messages.elsewhere)
        self.late = LateAnswers(self._ground, self._asked)
        self.lobby_panels = LobbyPanels(self._ground)
        self._direct = direct = DirectMessages(self._ground, self._leftovers)
        self._panels = Panels(self._ground, self._messages, direct)
        self.pressed = Pressed(self._ground, self._panels, self._leftovers, double_press=double_press)
        self._processes = OtherProcesses(self._ground, self._messages, self._panels, self.deletions)
        self._notices = Notices(self._ground, self._messages, direct)
        self._open = OpenPresses(self._ground, self._messages, self.public_screen, bundles=double_press > 0)
        self._settled = Settled(self._ground, is_behind=self._is_behind)
        self._news = NewsShown(self._ground, self._messages, self._panels)
        self._announcements = Announcements(self._ground, direct)
        self.reached = Reached(self._ground, direct, moment=double_press)

    def start(self) -> None:
        """Begin the tasks that are due at their times."""
        self._ground.timekeeper.start()
        self._settled.start()
        self._leftovers.start()
        self.emoji.start()

    async def close(self) -> None:
        """Stop showing tables. The next process shows the rest."""
        await self.emoji.close()
        await self._ground.timekeeper.close()
        await self._settled.close()
        await self._panels.close()
        await self._messages.close()
        await self._ground.requests.close()

    @property
    def client(self) -> discord.Client:
        """The client through which everything is sent."""
        return self._ground.client

    def now(self) -> int:
        """Return the time in Unix milliseconds."""
        return self._ground.clock.now()

    async def locale(self, guild_id: int | None) -> Locale:
        """Return the language of public messages in a server."""
        return await self._ground.locale(guild_id)

    def own_id(self) -> int | None:
        """Return the Discord id of the bot; None before it is logged in."""
        user = self._ground.client.user
        return None if user is None else user.id

    def has_threads(self, server: ServerSettings) -> bool:
        """Return whether each game of a server gets its own thread."""
        return self._messages.places.has_threads(server)

    def tell(self, news: News) -> None:
        """Bring the players' panels and the public message up to date, soon; returns at once."""
        if self._ground.home.holds(news.table.guild_id):
            self._settled.report(news.table)
        if not news.is_hidden:
            self._news.show(news)

    def is_live(self, table: Table, seat: Seat) -> bool:
        """Return whether the person at `seat` has a panel in use; see `Stage.is_live`."""
        return self._ground.live.is_used(table.id, seat)

    def is_shown(self, table: Table) -> bool:
        """Return whether everyone could see the present state of `table`; see `Stage.is_shown`."""
        return not (self._messages.is_behind(table.id) or self._panels.is_behind(table.id))

    def _is_behind(self, key: str) -> bool:
        """Return whether this process still has something of a table to show, perhaps by an answer on its way."""
        return self._messages.is_behind(key) or self._panels.is_behind(key) or self._open.is_answering(key)

    async def countered(self, offer: Offer) -> None:
        """Show an open challenge on its message, with its terms of now; see `Stage.countered`."""
        await self._asked.countered(offer)

    async def closed(self, offer: Offer) -> None:
        """Show on the message of a challenge how it ended; see `Stage.closed`."""
        await self._asked.closed(offer)

    async def closed_offer(self, offer: Offer) -> PublicScreen:
        """Return the message of a challenge that says how it ended."""
        return await self._asked.closed_offer(offer)

    async def show_lobby(self, lobby: Lobby) -> None:
        """Show the present state of `lobby`; see `Stage.show_lobby`."""
        self.lobby_panels.put(lobby.id)
        await self._asked.show_lobby(lobby)

    async def reaches(self, lobby: Lobby, player: Player, greeting: PrivateScreen) -> bool:
        """Return whether the hand of `player`, now sitting down in `lobby`, can come by direct message, or need not."""
        is_by_dm = (await self.tables.preferences.of(player)).notice is Notice.DM
        if not is_by_dm or not lobby.terms.game.has_hands:
            return True
        if lobby.terms.is_elsewhere:
            return await self.reached.is_reached(lobby.id, player, lobby.terms, greeting)
        return await self._direct.reaches(lobby.id, player, greeting)

    async def own_channel(self, player: Player) -> int:
        """Return the channel of the direct messages with `player`; 0 if there can be none."""
        return await self._direct.own_channel(player)

    async def removed(self, lobby: Lobby, player: Player) -> None:
        """Notify `player` in a direct message that the host took them off the table, if they get notices that way."""
        preferences = await self.tables.preferences.of(player)
        if preferences.notice is Notice.DM:
            screen = removed_notice(lobby, locale=await self._ground.locale_for(player))
            is_silent = preferences.is_quiet(self._ground.clock.now())
            nonce = f"off{lobby.id}{player.id}"[:LONGEST_NONCE]  # Discord takes a second one like it as the first
            await self._direct.tell(lobby.id, player, screen, nonce=nonce, is_silent=is_silent)

    async def remind(self, table: Table, seat: Seat) -> None:
        """Notify `seat` that its time will be over soon; see `Stage.remind`."""
        self._settled.report(table)
        await self._ground.requests.finish(self._notices.remind(table, seat))

    async def time_over(self, table: Table, late: Sequence[Seat]) -> None:
        """Show that `late` have no time left, and offer the others their choices; see `Stage.time_over`."""
        self._settled.report(table)
        await self._ground.requests.finish(self._notices.time_over(table, late))

    async def announce(
        self, announcement: Announcement, table: Table, *, unsure: bool, is_last: bool = False
    ) -> int | None:
        """Post `announcement`; see `Stage.announce`."""
        with for_now():
            return await self._announcements.post(announcement, table, unsure=unsure, is_last=is_last)

    async def give_up(self, announcement: Announcement, table: Table | None) -> int | None:
        """Say in plain text that `announcement` cannot be shown; see `Stage.give_up`."""
        with for_now():
            return await self._announcements.give_up(announcement, table)

    def follows(self, key: str) -> bool:
        """Return whether a player uses a panel of the table `key` here; see `Stage.follows`."""
        return self._ground.live.holds(key) or self._ground.by_presses.can_show(key)

    # For the cogs too

    def refresh(self, table: Table) -> None:
        """Show `table` again, since a public part of it has changed without a move."""
        self._messages.put(table)
        if len(table.players) > 2 or table.terms.is_elsewhere:
            self._panels.asides.put(table)

    async def ask(self, table: Table, proposal: TableProposal, *, by: Player) -> None:
        """Ask each of those who are to agree for it alone, where no message of the bot would reach them together."""
        await self._ground.requests.finish(self._notices.ask(table, proposal, by=by))

    def let_in(self) -> None:
        """Note that the bot came to a server, or is back in one."""
        self._ground.let_in()

    def seen(self, channel_id: int, message_id: int) -> None:
        """Note that a message was posted in a channel, by anyone."""
        self._messages.scroll.seen(channel_id, message_id)

    @property
    def requests(self) -> Requests:
        """The requests that go on even if nobody waits for them anymore."""
        return self._ground.requests

    @property
    def emoji(self) -> OwnEmoji:
        """The small cards that Discord keeps for the bot."""
        return self._ground.emoji

    @property
    def deleted(self) -> Collection[int]:
        """The ids of the channels that are known to be deleted."""
        return self._ground.deleted

    def settled_where(self, table: Table) -> str:
        """Return the end of keys of sentences about where the settlement of `table` is: empty for its channel."""
        if table.terms.is_elsewhere:
            return "-elsewhere"
        if self.tables.presence.was_removed(table):
            return "-removed"
        return "-direct" if table.channel_id in self._ground.deleted else ""

    async def is_gone(self, table: Table) -> bool:
        """Return whether the place where `table` is played is deleted or closed to the bot."""
        if table.terms.is_elsewhere:
            return False  # nobody can know
        return await self._messages.places.is_gone(table)

    async def public_screen(self, table: Table) -> PublicScreen:
        """Return the table as its public message shows it, but notifying nobody: each call is made once, elsewhere."""
        screen = await self._messages.screen(table, await find_calls(self._ground, table))
        return replace(screen, pings=())

    async def screen_aside(self, press: TablePress) -> PublicScreen:
        """Return the table as everyone may see it, for the one person who asks for it elsewhere."""
        emoji = self.emoji.for_one(press.preferences)
        return await self._messages.aside(press.table, private_manner(press.preferences, press.locale, emoji))

    async def show_openly(self, interaction: discord.Interaction, table: Table) -> None:
        """Answer a press on the public message of `table` there, at once or soon; this edit counts for nothing.

        Where the bot is not, the pressed message shows the table from now on. Raises Barred for an older one.
        """
        self._settled.report(table)
        if table.terms.is_elsewhere:
            await self._messages.elsewhere.answer(interaction, table)
            return
        await self._open.answer(interaction, table)

    def taking(self, press: TablePress) -> AbstractAsyncContextManager[None]:
        """Take a press on a table's message where the bot is not; see `TablesElsewhere.pressing`."""
        return self._messages.elsewhere.pressing(press)

    def can_show(self, table: Table) -> bool:
        """Return whether this process can change the message of `table` now, or is posting it."""
        return self._messages.is_shown_here(table) or self._ground.by_presses.is_posting(table.id)

    def posting(self, key: str) -> AbstractContextManager[None]:
        """Note that the message of a challenge or lobby `key` is on its way; see `ByPresses.posting`."""
        return self._ground.by_presses.posting(key)

    def posted_elsewhere(self, interaction: discord.Interaction, key: str, message_id: int) -> None:
        """Note which message of a challenge, lobby or table `key` answers `interaction`, where the bot is not."""
        self._ground.by_presses.note(key, interaction, message_id, at=self._ground.clock.now())

    async def post_elsewhere(self, key: str, screen: PublicScreen) -> bool:
        """Post an answer to the message of `key`, where the bot is not; see `ByPresses.post`."""
        return await self._ground.by_presses.post(key, screen)

    async def replaced(self, table: Table, message_id: int) -> None:
        """Make a message that `/table show` has posted the public one of `table`."""
        self._settled.report(table)
        await self._messages.replaced(table, message_id)

    async def nudge(self, table: Table, seats: Sequence[Seat]) -> None:
        """Notify `seats` that another player waits, now or not at all; see `OtherProcesses.nudge`."""
        await self._processes.nudge(table, seats)

    async def reacted(self, table: Table, seat: Seat) -> None:
        """Show a reaction of `seat` in the others' live panels; the public table shows it with its next edit."""
        await self._panels.asides.show_reaction(table, seat)

    # Other processes

    async def missed(self) -> None:
        """Redraw what others may have changed meanwhile; see `Stage.missed`."""
        await self._processes.missed()

    async def called(self, sender: str, call: Call) -> None:
        """Note another process's report about a seat; see `Stage.called`."""
        await self._processes.called(sender, call)

    async def without(self, living: Collection[str]) -> None:
        """Take over the players of processes that are gone; see `Stage.without`."""
        await self._processes.without(living)
