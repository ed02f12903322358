"""Who reaches a game by its id: anyone, in a server of the bot; any other game only its own people and its channel."""

from collections.abc import Collection
from dataclasses import dataclass

from bot.tables.state.people import Player


@dataclass(frozen=True, slots=True)
class Asker:
    """A person who asks for games, and the channel where they ask; None for a channel that is not known."""

    player: Player
    channel_id: int | None

    def reaches(self, *, is_open: bool, players: Collection[int], channel_id: int) -> bool:
        """Return whether this person may know of a game that is not open: they sit or sat there, or ask in its channel.

        Games in servers of the bot are open. `players` are the ids of those who sit or sat, also of those who left;
        `channel_id` is where it is played.
        """
        return is_open or self.player.id in players or self.channel_id == channel_id
