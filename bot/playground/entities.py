"""The things of a Discord: people, servers, channels, messages and every version a message has had."""

from dataclasses import dataclass, field
from enum import IntEnum, IntFlag

from bot.playground.wire import Json


class ChannelKind(IntEnum):
    """The kinds of channel that exist here."""

    TEXT = 0
    DIRECT = 1
    GROUP = 3
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


class MessageFlag(IntFlag):
    """The message flags that change what people see."""

    SUPPRESS_EMBEDS = 1 << 2
    HIDDEN = 1 << 6  # Discord: EPHEMERAL
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


NO_FLAGS = MessageFlag(0)


class MessageKind(IntEnum):
    """The kind of a message."""

    PLAIN = 0
    THREAD_CREATED = 18
    REPLY = 19
    COMMAND = 20
    THREAD_STARTER = 21
    MENU = 23


@dataclass(slots=True, eq=False)
class User:
    """An account, of a person or of the bot."""

    id: int
    name: str
    display_name: str
    bot: bool = False
    locale: str = "en-US"
    avatar: bytes | None = None
    dms_open: bool = True
    has_app: bool = False  # installed for themselves, and used wherever they are


@dataclass(slots=True, eq=False)
class Role:
    """A role of one server; the one with the server's id is @everyone."""

    id: int
    name: str
    permissions: int
    position: int = 0
    mentionable: bool = False  # by everyone


@dataclass(frozen=True, slots=True)
class Overwrite:
    """The changes of permissions in a channel for one role or member."""

    target_id: int
    allow: int = 0
    deny: int = 0
    for_member: bool = False


@dataclass(slots=True, eq=False)
class Member:
    """A user in one server."""

    user: User
    joined: float
    roles: list[int] = field(default_factory=list)
    nick: str | None = None


@dataclass(slots=True, eq=False)
class Guild:
    """A server: its roles, members and channels (threads among them)."""

    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    channels: "dict[int, Channel]" = field(default_factory=dict)


@dataclass(slots=True, eq=False)
class ThreadState:
    """The properties of a thread beyond those of a channel."""

    owner_id: int
    archived_at: float  # when `archived` last changed, seconds since 1970
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    auto_archive_duration: int = 4320  # minutes
    members: dict[int, float] = field(default_factory=dict)  # user id: when they joined
    total_sent: int = 0


@dataclass(slots=True, eq=False)
class Channel:
    """A text channel, a direct message, a group or a thread, with its messages in order."""

    id: int
    kind: ChannelKind
    name: str = ""
    guild_id: int | None = None
    parent_id: int | None = None
    topic: str | None = None
    position: int = 0
    recipients: tuple[int, ...] = ()
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    messages: "dict[int, Message]" = field(default_factory=dict)
    thread: ThreadState | None = None
    last_message_id: int | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Attachment:
    """A file on a message."""

    id: int
    channel_id: int
    filename: str
    content: bytes = field(repr=False)
    content_type: str
    description: str | None = None
    hidden: bool = False
    size: tuple[int, int] | None = None  # px, for pictures

    @property
    def path(self) -> str:
        """Its path on the CDN."""
        return f"/attachments/{self.channel_id}/{self.id}/{self.filename}"


@dataclass(frozen=True, slots=True)
class MessageVersion:
    """A message's content from one edit to the next."""

    content: str = ""
    embeds: tuple[Json, ...] = ()
    components: tuple[Json, ...] = ()
    attachments: tuple[Attachment, ...] = ()
    flags: MessageFlag = NO_FLAGS
    mentions: tuple[int, ...] = ()
    role_mentions: tuple[int, ...] = ()
    edited: float | None = None  # seconds since 1970

    @property
    def holds(self) -> tuple[str, ...]:
        """The parts it has that cannot be combined with Components V2."""
        parts = {"content": self.content, "embeds": self.embeds}
        return tuple(name for name, part in parts.items() if part)


@dataclass(slots=True, eq=False)
class Message:
    """A message and its whole history; `only_for` is the one person who sees a hidden reply."""

    id: int
    channel_id: int
    author_id: int
    kind: MessageKind
    versions: list[MessageVersion]
    created: float
    only_for: int | None = None
    by_interaction: bool = False
    nonce: str | int | None = None
    reference: "Reference | None" = None
    origin: Json | None = None  # the fields that say which interaction it answers
    thread_id: int | None = None
    deleted: bool = False
    dismissed: bool = False  # a hidden reply that its one reader put away
    old_edits: list[float] = field(default_factory=list)

    @property
    def now(self) -> MessageVersion:
        """The version shown at present."""
        return self.versions[-1]

    @property
    def hidden(self) -> bool:
        """Whether only one person sees it."""
        return self.only_for is not None

    @property
    def loading(self) -> bool:
        """Whether it says only that the bot is thinking."""
        return bool(self.now.flags & MessageFlag.LOADING)


@dataclass(frozen=True, slots=True)
class Reference:
    """The message that another answers."""

    channel_id: int
    message_id: int
    guild_id: int | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Emoji:
    """An emoji of the application, used in text and on components."""

    id: int
    name: str
    content: bytes = field(repr=False)
    content_type: str

    @property
    def path(self) -> str:
        """Its path on the CDN."""
        return f"/emojis/{self.id}"


class EventStatus(IntEnum):
    """The progress of a scheduled event."""

    SCHEDULED = 1
    ACTIVE = 2
    COMPLETED = 3
    CANCELED = 4


@dataclass(slots=True, eq=False)
class ScheduledEvent:
    """An event of a server, somewhere else; times in seconds since 1970."""

    id: int
    guild_id: int
    creator_id: int
    name: str
    description: str | None
    location: str
    starts: float
    ends: float
    status: EventStatus = EventStatus.SCHEDULED
    interested: list[int] = field(default_factory=list)  # users, also those who have left the server since

    @property
    def is_over(self) -> bool:
        """Whether nothing changes it anymore."""
        return self.status in {EventStatus.COMPLETED, EventStatus.CANCELED}


@dataclass(slots=True, eq=False)
class Application:
    """The bot's application: its token and what its owner allowed it in the portal."""

    id: int
    name: str
    token: str = field(repr=False)
    user: User
    owner_id: int
    privileged_intents: int = 0
