"""Changes of a server while games are played there: channels, members, the bot and a right come and go."""

from bot.playground.entities import Channel, Guild, User
from bot.playground.permissions import Permission
from bot.playground.seen import Impossible
from bot.playground.world import World

PURGED = 100  # messages that a bot may delete at once
LONGEST_NAME = 100  # characters of a channel's name, as on Discord


class Grounds:
    """The servers of one playground, as its host may change them."""

    def __init__(self, world: World) -> None:
        self._world = world

    def add_channel(self, guild: Guild, name: str) -> Channel:
        """Return a new text channel, its name written as Discord does. Raises `Impossible` for an invalid name."""
        written = "-".join(name.lower().split())
        if not 0 < len(written) <= LONGEST_NAME or not written.isprintable():
            raise Impossible(f"a channel's name has 1 to {LONGEST_NAME} characters")
        return self._world.add_channel(guild, written)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or thread with everything in it. Raises `Impossible` for direct messages."""
        if channel.guild_id is None:
            raise Impossible("direct messages cannot be deleted")
        self._world.delete_channel(channel)

    def empty_channel(self, channel: Channel) -> None:
        """Delete the last hundred messages of a channel at once. Raises `Impossible` for direct messages."""
        if channel.guild_id is None:
            raise Impossible("direct messages cannot be deleted")
        if messages := [each for each in channel.messages.values() if not each.hidden][-PURGED:]:
            self._world.purge(*messages)

    def let_in(self, guild: Guild, user: User) -> None:
        """Add someone, or the bot, to the server; harmless if they are there."""
        self._world.add_member(guild, user)

    def put_out(self, guild: Guild, user: User) -> None:
        """Let someone leave the server, or remove the bot. Raises `Impossible` for its owner, who cannot leave."""
        if user.id == guild.owner_id:
            raise Impossible("the owner cannot leave the server")
        if user.id in guild.members:
            self._world.remove_member(guild, user)

    def hide_apps(self, guild: Guild, *, hidden: bool) -> None:
        """Withhold from all but its owner what lets others see the answers of apps that the server does not have."""
        everyone, right = guild.roles[guild.id], Permission.USE_EXTERNAL_APPS
        before = Permission(everyone.permissions)
        self._world.change_role(guild, everyone, before & ~right if hidden else before | right)
