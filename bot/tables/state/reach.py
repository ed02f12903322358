"""Who reaches a game by its id: anyone, where the bot lives; a game elsewhere only its own people and its channel."""

from collections.abc import Collection
from dataclasses import dataclass

from bot.tables.state.people import Player


@dataclass(frozen=True, slots=True)
class Asker:
    """A person who asks for games, and the channel where they ask; None for a channel that is not known."""

    player: Player
    channel_id: int | None

    def reaches(self, *, is_elsewhere: bool, players: Collection[int], channel_id: int) -> bool:
        """Return whether this person may know of a game: of one elsewhere if they sit or sat there, or ask there.

        `players` are the ids of those who sit or sat, also of those who left; `channel_id` is where it is played.
        """
        return not is_elsewhere or self.player.id in players or self.channel_id == channel_id
