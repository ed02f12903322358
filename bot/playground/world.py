"""Everything this Discord holds: people, servers, channels. Nobody else changes who is where.

Lookups raise the `Refusal` that Discord would give for an id it does not know.
"""

from dataclasses import dataclass, replace

from bot.playground.changes import (
    Change,
    Changes,
    ChannelChanged,
    EmojiChanged,
    GuildJoined,
    MemberChanged,
    MessageDeleted,
    MessageDismissed,
    MessagesPurged,
    RolesChanged,
    ThreadMembersChanged,
    UserChanged,
)
from bot.playground.clock import Clock
from bot.playground.entities import (
    Application,
    Attachment,
    Channel,
    ChannelKind,
    Emoji,
    Guild,
    Member,
    Message,
    Overwrite,
    Role,
    ScheduledEvent,
    ThreadState,
    User,
)
from bot.playground.limits import MOST_EMOJI
from bot.playground.permissions import EVERYDAY, IN_DIRECT_MESSAGES, NOTHING, Permission, permissions_in
from bot.playground.refusal import Reason, Refusal
from bot.playground.snowflake import Snowflakes


@dataclass(frozen=True, slots=True)
class Contents:
    """The contents of a world, as written down and put back; channels come without their messages."""

    application: Application
    newest_id: int
    users: dict[int, User]
    guilds: dict[int, Guild]
    channels: dict[int, Channel]
    messages: dict[int, Message]
    files: dict[int, Attachment]
    notes: dict[str, str]
    emoji: dict[int, Emoji]
    events: dict[int, ScheduledEvent]


class World:
    """The state of one Discord with one application in it."""

    def __init__(self, clock: Clock, *, token: str, bot_name: str) -> None:
        self.clock = clock
        self.snowflakes = Snowflakes(clock)
        self.changes = Changes()
        self.base_url = ""  # of the CDN, known once the server listens
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, Message] = {}  # deleted ones too
        self.files: dict[int, Attachment] = {}
        self.emoji: dict[int, Emoji] = {}  # the application's own
        self.events: dict[int, ScheduledEvent] = {}  # those that are over too, not the deleted ones
        self.notes: dict[str, str] = {}  # the owner's notes on this world, by name
        self._readers: dict[int, frozenset[int]] = {}  # by channel, until someone's place or powers change
        self._direct: dict[frozenset[int], Channel] = {}
        self.changes.listen(self._forget_readers)
        owner = self.add_user("owner")
        bot = User(self.snowflakes.mint(), bot_name, bot_name, bot=True)
        self.users[bot.id] = bot
        self.application = Application(bot.id, bot_name, token, bot, owner.id)

    @property
    def bot(self) -> User:
        """The bot's own account."""
        return self.application.user

    def put_back(self, contents: Contents) -> None:
        """Hold exactly this from now on, without events. For a world in which nothing has happened yet."""
        self.application = contents.application
        self.snowflakes.last = contents.newest_id
        self.users, self.guilds, self.channels = contents.users, contents.guilds, {}
        self.messages, self.files, self.notes = contents.messages, contents.files, contents.notes
        self.emoji, self.events = contents.emoji, contents.events
        self._direct = {frozenset(c.recipients): c for c in contents.channels.values() if c.kind is ChannelKind.DIRECT}
        for channel in contents.channels.values():
            self._keep(channel)
        for message in self.messages.values():
            if not message.deleted and message.channel_id in self.channels:
                self.channels[message.channel_id].messages[message.id] = message
        self._readers.clear()

    # -- building ---------------------------------------------------------------------------------

    def add_user(self, name: str, *, display_name: str | None = None, locale: str = "en-US", bot: bool = False) -> User:
        """Return a new account."""
        user = User(self.snowflakes.mint(), name, display_name or name, bot=bot, locale=locale)
        self.users[user.id] = user
        self.changes.publish(UserChanged(user))
        return user

    def add_guild(
        self,
        name: str,
        *,
        locale: str = "en-US",
        owner: User | None = None,
        with_bot: bool = True,
        shard: tuple[int, int] | None = None,
    ) -> Guild:
        """Return a new server with @everyone, its owner and (unless refused) the bot; `shard`: number and count."""
        keeper = owner or self.users[self.application.owner_id]
        new_id = self.snowflakes.mint() if shard is None else self.snowflakes.mint_for(*shard)
        guild = Guild(new_id, name, keeper.id, locale)
        guild.roles[guild.id] = Role(guild.id, "@everyone", int(EVERYDAY))
        guild.members[keeper.id] = Member(keeper, self.clock.now())
        self.guilds[guild.id] = guild
        if with_bot:
            guild.members[self.bot.id] = Member(self.bot, self.clock.now())
            self.changes.publish(GuildJoined(guild))
        return guild

    def add_channel(self, guild: Guild, name: str, *, topic: str | None = None) -> Channel:
        """Return a new text channel."""
        channel = Channel(
            self.snowflakes.mint(), ChannelKind.TEXT, name, guild.id, topic=topic, position=len(guild.channels)
        )
        self._keep(channel)
        self.changes.publish(ChannelChanged(channel, "create"))
        return channel

    def add_member(self, guild: Guild, user: User) -> Member:
        """Let a user into a server."""
        member = guild.members.get(user.id)
        if member is None:
            member = guild.members[user.id] = Member(user, self.clock.now())
            self.changes.publish(MemberChanged(guild, member, "add"))
        return member

    def remove_member(self, guild: Guild, user: User) -> None:
        """Let a user leave a server."""
        member = guild.members.pop(user.id)
        self.changes.publish(MemberChanged(guild, member, "remove"))

    def add_role(
        self, guild: Guild, name: str, permissions: Permission = NOTHING, *, mentionable: bool = False
    ) -> Role:
        """Return a new role, given to nobody yet."""
        role = Role(self.snowflakes.mint(), name, int(permissions), position=len(guild.roles), mentionable=mentionable)
        guild.roles[role.id] = role
        self.changes.publish(RolesChanged(guild, role.id, "create"))
        return role

    def change_role(self, guild: Guild, role: Role, permissions: Permission) -> None:
        """Let a role do other things from now on; @everyone is the role with the server's id."""
        role.permissions = int(permissions)
        self.changes.publish(RolesChanged(guild, role.id, "update"))

    def grant_role(self, guild: Guild, user: User, role: Role) -> None:
        """Give a member a role."""
        member = guild.members[user.id]
        if role.id not in member.roles:
            member.roles.append(role.id)
        self.changes.publish(MemberChanged(guild, member, "update"))

    def withdraw_role(self, guild: Guild, user: User, role: Role) -> None:
        """Take a role from a member."""
        member = guild.members[user.id]
        if role.id in member.roles:
            member.roles.remove(role.id)
        self.changes.publish(MemberChanged(guild, member, "update"))

    def overwrite(
        self, channel: Channel, target: User | Role, *, allow: Permission = NOTHING, deny: Permission = NOTHING
    ) -> None:
        """Let a role or member do more or less in one channel."""
        channel.overwrites[target.id] = Overwrite(target.id, int(allow), int(deny), isinstance(target, User))
        self.changes.publish(ChannelChanged(channel, "update"))

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel, its threads and all their messages. Discord reports nothing about the threads."""
        threads = [one for one in self.channels.values() if one.parent_id == channel.id]
        for gone in (*threads, channel):
            del self.channels[gone.id]
            if gone.guild_id:
                del self.guilds[gone.guild_id].channels[gone.id]
        self.changes.publish(ChannelChanged(channel, "delete"))

    def add_emoji(self, name: str, content: bytes, content_type: str) -> Emoji:
        """Return a new emoji of the application. Raises the `Refusal` for one too many."""
        if len(self.emoji) >= MOST_EMOJI:
            raise Refusal.of(Reason.TOO_MANY_EMOJI)
        emoji = Emoji(self.snowflakes.mint(), name, content, content_type)
        self.emoji[emoji.id] = emoji
        self.changes.publish(EmojiChanged())
        return emoji

    def rename_emoji(self, emoji: Emoji, name: str) -> Emoji:
        """Return an emoji has another name from now on."""
        self.emoji[emoji.id] = renamed = replace(emoji, name=name)
        self.changes.publish(EmojiChanged())
        return renamed

    def remove_emoji(self, emoji: Emoji) -> None:
        """Delete an emoji; messages keep what they said of it."""
        del self.emoji[emoji.id]
        self.changes.publish(EmojiChanged())

    # -- finding ----------------------------------------------------------------------------------

    def user(self, user_id: int) -> User:
        """Return a user by id."""
        if user := self.users.get(user_id):
            return user
        raise Refusal.of(Reason.UNKNOWN_USER)

    def guild(self, guild_id: int) -> Guild:
        """Return a server the bot is in."""
        guild = self.guilds.get(guild_id)
        if guild is None:
            raise Refusal.of(Reason.UNKNOWN_GUILD)
        if self.bot.id not in guild.members:
            raise Refusal.of(Reason.MISSING_ACCESS)
        return guild

    def member(self, guild_id: int, user_id: int) -> Member:
        """Return a member of a server the bot is in."""
        member = self.guild(guild_id).members.get(user_id)
        if member is None:
            self.user(user_id)
            raise Refusal.of(Reason.UNKNOWN_MEMBER)
        return member

    def channel(self, channel_id: int) -> Channel:
        """Return a channel by id, regardless of who may see it."""
        if channel := self.channels.get(channel_id):
            return channel
        raise Refusal.of(Reason.UNKNOWN_CHANNEL)

    def guild_of(self, channel: Channel) -> Guild | None:
        """Return the server a channel belongs to; None for direct messages."""
        return None if channel.guild_id is None else self.guilds[channel.guild_id]

    def permissions(self, user_id: int, channel: Channel) -> Permission:
        """Return what a user may do in a channel; nothing when they are not there."""
        guild = self.guild_of(channel)
        if guild is None:
            return IN_DIRECT_MESSAGES if user_id in channel.recipients else NOTHING
        member = guild.members.get(user_id)
        return NOTHING if member is None else permissions_in(guild, channel, member)

    def may_see(self, user_id: int, message: Message) -> bool:
        """Return whether this user sees a message: the one rule of what anyone may read."""
        if message.deleted or (message.hidden and (message.dismissed or message.only_for != user_id)):
            return False
        channel = self.channels.get(message.channel_id)
        return channel is not None and user_id in self.readers(channel)

    def readers(self, channel: Channel) -> frozenset[int]:
        """Return everyone who can open a channel."""
        found = self._readers.get(channel.id)
        if found is None:
            guild = self.guild_of(channel)
            present = channel.recipients if guild is None else guild.members
            found = frozenset(user for user in present if self.permissions(user, channel) & Permission.VIEW_CHANNEL)
            self._readers[channel.id] = found
        return found

    def _forget_readers(self, change: Change) -> None:
        if isinstance(change, ChannelChanged | GuildJoined | MemberChanged | RolesChanged | ThreadMembersChanged):
            self._readers.clear()

    def events_of(self, guild: Guild) -> list[ScheduledEvent]:
        """Return the scheduled events of a server that are not over, the oldest first."""
        return [each for each in self.events.values() if each.guild_id == guild.id and not each.is_over]

    # -- direct messages and threads --------------------------------------------------------------

    def find_direct_channel(self, one: int, other: int) -> Channel | None:
        """Return the direct messages between two users, if there ever were any."""
        return self._direct.get(frozenset((one, other)))

    def direct_channel(self, one: int, other: int) -> Channel:
        """Return the direct messages between two users, made when first asked for."""
        pair = frozenset((one, other))
        if channel := self._direct.get(pair):
            return channel
        channel = Channel(self.snowflakes.mint(), ChannelKind.DIRECT, recipients=(one, other))
        self._direct[pair] = channel
        self._keep(channel)
        self.changes.publish(ChannelChanged(channel, "create"))
        return channel

    def add_group(self, *people: User, name: str = "") -> Channel:
        """Return a new group of people."""
        titled = name or ", ".join(each.display_name for each in people)
        recipients = tuple(each.id for each in people)
        channel = Channel(self.snowflakes.mint(), ChannelKind.GROUP, titled, recipients=recipients)
        self._keep(channel)
        self.changes.publish(ChannelChanged(channel, "create"))
        return channel

    def leave_group(self, group: Channel, user: User) -> None:
        """Let somebody leave a group, who no longer sees anything of it."""
        group.recipients = tuple(each for each in group.recipients if each != user.id)
        self.changes.publish(ChannelChanged(group, "update"))

    def install(self, user: User, has_app: bool) -> None:
        """Let a user have the app for themselves, or not."""
        user.has_app = has_app
        self.changes.publish(UserChanged(user))

    def add_thread(
        self,
        parent: Channel,
        name: str,
        *,
        owner_id: int,
        thread_id: int | None = None,
        private: bool = False,
        archive_after: int = 4320,
        invitable: bool = True,
    ) -> Channel:
        """Return a thread in a channel, with its maker in it; one made from a message takes that message's id."""
        now = self.clock.now()
        state = ThreadState(owner_id, now, auto_archive_duration=archive_after, invitable=invitable)
        state.members[owner_id] = now
        kind = ChannelKind.PRIVATE_THREAD if private else ChannelKind.PUBLIC_THREAD
        thread = Channel(
            thread_id or self.snowflakes.mint(), kind, name, parent.guild_id, parent_id=parent.id, thread=state
        )
        self._keep(thread)
        self.changes.publish(ChannelChanged(thread, "create"))
        return thread

    def join_thread(self, thread: Channel, user_id: int) -> None:
        """Add a user to a thread."""
        if thread.thread is not None and user_id not in thread.thread.members:
            thread.thread.members[user_id] = self.clock.now()
            self.changes.publish(ThreadMembersChanged(thread, added=(user_id,)))

    def leave_thread(self, thread: Channel, user_id: int) -> None:
        """Let a user leave a thread."""
        if thread.thread is not None and thread.thread.members.pop(user_id, None) is not None:
            self.changes.publish(ThreadMembersChanged(thread, removed=(user_id,)))

    def archive(self, thread: Channel, archived: bool) -> None:
        """Put a thread away, or take it out again."""
        if thread.thread is not None and thread.thread.archived != archived:
            thread.thread.archived = archived
            thread.thread.archived_at = self.clock.now()
            self.changes.publish(ChannelChanged(thread, "update"))

    def delete(self, message: Message) -> None:
        """Remove a message from everyone's sight; its history stays for leak checks."""
        self._take_away(message)
        self.changes.publish(MessageDeleted(message))

    def purge(self, *messages: Message) -> None:
        """Remove messages of one channel at once."""
        for message in messages:
            self._take_away(message)
        self.changes.publish(MessagesPurged(messages))

    def _take_away(self, message: Message) -> None:
        message.deleted = True
        channel = self.channels.get(message.channel_id)
        if channel is not None:
            channel.messages.pop(message.id, None)

    def dismiss(self, message: Message) -> None:
        """Remove a hidden reply from its one reader's sight."""
        message.dismissed = True
        self.changes.publish(MessageDismissed(message))

    def take_direct_messages(self, user: User, willing: bool) -> None:
        """Set whether a user accepts direct messages from bots."""
        user.dms_open = willing
        self.changes.publish(UserChanged(user))

    def set_locale(self, user: User, locale: str) -> None:
        """Change the language of a user's client."""
        user.locale = locale
        self.changes.publish(UserChanged(user))

    def _keep(self, channel: Channel) -> None:
        self.channels[channel.id] = channel
        if channel.guild_id:
            self.guilds[channel.guild_id].channels[channel.id] = channel
