"""A request as the routes see it, and their answer."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from bot.playground.backend import Backend
from bot.playground.entities import Channel, Guild, Message
from bot.playground.interactions import Interaction
from bot.playground.permissions import Permission
from bot.playground.posting import Upload
from bot.playground.ratelimits import Allowance, Limits
from bot.playground.refusal import Reason, Refusal
from bot.playground.wire import LONGEST_NUMBER, Json, whole


@dataclass(frozen=True, slots=True)
class Ask:
    """One request of the bot, read but not yet looked at."""

    backend: Backend
    names: dict[str, str]  # the parts of the path
    query: dict[str, str]
    body: object  # parsed JSON; None without a body
    uploads: tuple[Upload, ...]

    @property
    def form(self) -> Json:
        """The body as an object, empty without one; raises `Refusal` 50035."""
        if self.body is None:
            return {}
        if not isinstance(self.body, dict):
            raise Refusal.of(Reason.INVALID_FORM)
        return self.body

    def id(self, name: str) -> int:
        """Return an id in the path; `@me` is the bot. Raises `Refusal` 50035 for anything but a number."""
        given = self.names[name]
        if given == "@me":
            return self.backend.world.bot.id
        found = whole(given)
        if found is None:
            said = f'Value "{given[:LONGEST_NUMBER]}" is not snowflake.'
            fault = {"code": "NUMBER_TYPE_COERCE", "message": said}
            raise Refusal.of(Reason.INVALID_FORM, {name: {"_errors": [fault]}})
        return found

    def asks(self, name: str) -> bool:
        """Return whether a flag in the query is set."""
        return self.query.get(name, "").lower() in ("1", "true")

    def guild(self) -> Guild:
        """Return the server in the path."""
        return self.backend.world.guild(self.id("guild_id"))

    def channel(self, *needed: Permission) -> Channel:
        """Return the channel in the path; raises `Refusal` 10003, 50001 (not visible) or 50013 (lacks `needed`)."""
        world = self.backend.world
        channel = world.channel(self.id("channel_id"))
        granted = world.permissions(world.bot.id, channel)
        if not granted & Permission.VIEW_CHANNEL:
            raise Refusal.of(Reason.MISSING_ACCESS)
        if any(not granted & permission for permission in needed):
            raise Refusal.of(Reason.MISSING_PERMISSIONS)
        return channel

    def message(self, channel: Channel) -> Message:
        """Return the message in the path; hidden replies are found only through their interaction. Raises 10008."""
        message = channel.messages.get(self.id("message_id"))
        if message is None or message.hidden:
            raise Refusal.of(Reason.UNKNOWN_MESSAGE)
        return message


@dataclass(frozen=True, slots=True)
class Reply:
    """A reply to the bot: 204 has no body."""

    body: object = None
    status: int = 200


NO_CONTENT = Reply(status=204)


class Pace(Enum):
    """The allowance under which a route is counted."""

    SENDS = "sends"
    EDITS = "edits"
    WEBHOOKS = "webhooks"
    OTHERS = "others"
    FREE = "free"

    def allowance(self, limits: Limits) -> Allowance | None:
        """Return the allowance; None for routes that are not counted."""
        match self:
            case Pace.SENDS:
                return limits.sends
            case Pace.EDITS:
                return limits.edits
            case Pace.WEBHOOKS:
                return limits.webhooks
            case Pace.OTHERS:
                return limits.others
            case Pace.FREE:
                return None


@dataclass(frozen=True, slots=True)
class Route:
    """One method on one shape of path."""

    method: str
    path: str
    answer: Callable[[Ask], Reply]
    pace: Pace = Pace.OTHERS
    recognize: Callable[[Ask], Interaction] | None = None  # by the token of an interaction in the path

    @property
    def by_interaction(self) -> bool:
        """Answers to interactions carry their own token and do not count against the fifty a second."""
        return self.recognize is not None
