"""The kinds of command, option, interaction and answer, by Discord's numbers."""

from enum import IntEnum


class CommandKind(IntEnum):
    """The kinds of command: typed, or an entry of the Apps menu."""

    CHAT_INPUT = 1
    USER = 2
    MESSAGE = 3
    PRIMARY_ENTRY_POINT = 4


class OptionKind(IntEnum):
    """The type of a command option."""

    SUBCOMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


class InteractionKind(IntEnum):
    """The kind of a person's act."""

    PING = 1
    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class CallbackKind(IntEnum):
    """The kind of a bot's answer."""

    PONG = 1
    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9

    @property
    def shows_message(self) -> bool:
        """Whether the answer is a message at once."""
        return self in (CallbackKind.MESSAGE, CallbackKind.UPDATE)
