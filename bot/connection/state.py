"""What the library makes of events: of messages no more than somebody asks for.

It builds a message part by part for each that is posted or changed wherever the bot reads along, and for each that is
pressed: a panel has some thirty parts. Nobody here asks for more than which message it is.
"""

from typing import TYPE_CHECKING, Generic, TypeVar, cast

from discord import Client
from discord.ext import commands
from discord.state import AutoShardedConnectionState

from bot.connection.messages import lighten

if TYPE_CHECKING:
    from collections.abc import MutableMapping

    from discord.types import gateway

C = TypeVar("C", bound=Client)


class LightState(AutoShardedConnectionState[C], Generic[C]):
    """The state of a bot that reads no messages. It dispatches `posted` for `message`, and no edits."""

    def parse_interaction_create(self, data: "gateway.InteractionCreateEvent") -> None:
        """Dispatch an interaction; the pressed message holds no components, attachments or mentions."""
        if (message := data.get("message")) is not None:
            lighten(cast("MutableMapping[str, object]", message))
        super().parse_interaction_create(data)

    def parse_message_create(self, data: "gateway.MessageCreateEvent") -> None:
        """Dispatch where a message was posted, and its id."""
        self.dispatch("posted", int(data["channel_id"]), int(data["id"]))

    def parse_message_update(self, data: "gateway.MessageUpdateEvent") -> None:
        """Let an edit pass: most of them are our own."""


class LightBot(commands.AutoShardedBot):
    """A bot with a `LightState`."""

    def _get_state(self, **options: object) -> LightState["LightBot"]:
        # The library documents no way to choose the state, but has this method for its own two kinds of clients.
        return LightState(dispatch=self.dispatch, handlers=self._handlers, hooks=self._hooks, http=self.http, **options)
