"""Each thing of a world as JSON text, and back.

A form holds the fields of its dataclass by their names; what another table holds is named by id. Reading back raises
KeyError, TypeError or ValueError for anything else than such a form.
"""

import json
from base64 import b64decode, b64encode
from collections.abc import Mapping
from dataclasses import fields
from functools import lru_cache
from typing import TYPE_CHECKING

from bot.playground.entities import (
    Application,
    Attachment,
    Channel,
    ChannelKind,
    Emoji,
    EventStatus,
    Guild,
    Member,
    Message,
    MessageFlag,
    MessageKind,
    MessageVersion,
    Overwrite,
    Reference,
    Role,
    ScheduledEvent,
    ThreadState,
    User,
)
from bot.playground.limits import MOST_EMOJI
from bot.playground.wire import Json

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

LINKS = ("url", "proxy_url")  # where a message says its server's address, which is another one after a restart
HERE = "here:"  # replaces that address on disk


def _written(thing: "DataclassInstance", *left_out: str, **instead: object) -> str:
    return json.dumps(_form(thing, *left_out) | instead, separators=(",", ":"))


def _form(thing: "DataclassInstance", *left_out: str) -> Json:
    return {field.name: getattr(thing, field.name) for field in fields(thing) if field.name not in left_out}


def write_user(user: User) -> str:
    """Return an account."""
    return _written(user, avatar=None if user.avatar is None else b64encode(user.avatar).decode())


def read_user(form: str) -> User:
    """Return the account again."""
    said = json.loads(form)
    avatar = said.pop("avatar")
    return User(**said, avatar=None if avatar is None else b64decode(avatar))


def write_application(application: Application) -> str:
    """Return the bot's application; its account is among the users."""
    return _written(application, user=application.user.id)


def read_application(form: str, users: Mapping[int, User]) -> Application:
    """Return the application again."""
    said = json.loads(form)
    return Application(**said | {"user": users[said["user"]]})


def write_guild(guild: Guild) -> str:
    """Return a server with its roles and members, without its channels."""
    return _written(
        guild,
        "channels",
        roles=[_form(role) for role in guild.roles.values()],
        members=[_form(member) | {"user": member.user.id} for member in guild.members.values()],
    )


def read_guild(form: str, users: Mapping[int, User]) -> Guild:
    """Return the server again, without channels."""
    said = json.loads(form)
    roles = [Role(**role) for role in said["roles"]]
    members = [Member(**member | {"user": users[member["user"]]}) for member in said["members"]]
    return Guild(
        **said | {"roles": {role.id: role for role in roles}, "members": {member.user.id: member for member in members}}
    )


def write_channel(channel: Channel) -> str:
    """Return a channel, thread or direct message, without what was said in it."""
    thread = channel.thread
    return _written(
        channel,
        "messages",
        overwrites=[_form(overwrite) for overwrite in channel.overwrites.values()],
        thread=None if thread is None else _form(thread) | {"members": list(thread.members.items())},
    )


def read_channel(form: str) -> Channel:
    """Return the channel again, empty."""
    said = json.loads(form)
    overwrites = [Overwrite(**overwrite) for overwrite in said["overwrites"]]
    thread = said["thread"]
    return Channel(
        **said
        | {
            "kind": ChannelKind(said["kind"]),
            "recipients": tuple(said["recipients"]),
            "overwrites": {overwrite.target_id: overwrite for overwrite in overwrites},
            "thread": None if thread is None else ThreadState(**thread | {"members": dict(thread["members"])}),
        }
    )


def write_message(message: Message) -> str:
    """Return a message without its versions."""
    reference = None if message.reference is None else _form(message.reference)
    return _written(message, "versions", reference=reference)


def read_message(form: str, versions: list[MessageVersion]) -> Message:
    """Return the message again."""
    said = json.loads(form)
    reference = None if said["reference"] is None else Reference(**said["reference"])
    return Message(**said | {"kind": MessageKind(said["kind"]), "reference": reference, "versions": versions})


def write_version(version: MessageVersion, base_url: str) -> str:
    """Return what a message says, with links of this server that hold wherever it listens next."""
    instead = {
        "embeds": [_moved(embed, base_url + "/", HERE) for embed in version.embeds],
        "components": [_moved(component, base_url + "/", HERE) for component in version.components],
        "attachments": [file.id for file in version.attachments],
    }
    return _written(version, **instead)


def read_version(form: str, files: Mapping[int, Attachment], base_url: str) -> MessageVersion:
    """Return what the message said."""
    said = json.loads(form)
    return MessageVersion(
        **said
        | {
            "embeds": tuple(_moved(embed, HERE, base_url + "/") for embed in said["embeds"]),
            "components": tuple(_moved(component, HERE, base_url + "/") for component in said["components"]),
            "attachments": tuple(files[file] for file in said["attachments"]),
            "flags": MessageFlag(said["flags"]),
            "mentions": tuple(said["mentions"]),
            "role_mentions": tuple(said.get("role_mentions", ())),  # those of an older playground called none
        }
    )


def write_file(file: Attachment) -> str:
    """Return a file without its bytes."""
    return _written(file, "content")


def read_file(form: str, content: bytes) -> Attachment:
    """Return the file again."""
    said = json.loads(form)
    return Attachment(**said | {"content": content, "size": None if said["size"] is None else tuple(said["size"])})


@lru_cache(MOST_EMOJI)  # each write asks for all of them, and they hardly ever change
def write_emoji(emoji: Emoji) -> str:
    """Return an emoji of the application with its picture."""
    return _written(emoji, content=b64encode(emoji.content).decode())


def read_emoji(form: str) -> Emoji:
    """Return the emoji again."""
    said = json.loads(form)
    return Emoji(**said | {"content": b64decode(said["content"])})


def write_event(event: ScheduledEvent) -> str:
    """Return a scheduled event with those interested."""
    return _written(event)


def read_event(form: str) -> ScheduledEvent:
    """Return the event again."""
    said = json.loads(form)
    return ScheduledEvent(**said | {"status": EventStatus(said["status"])})


def write_commands(commands: list[Json]) -> str:
    """Return the commands of one scope."""
    return json.dumps(commands, separators=(",", ":"))


def read_commands(form: str) -> list[Json]:
    """Return the commands again."""
    return [dict(command) for command in json.loads(form)]


def write_note(note: str) -> str:
    """Return a note; as JSON, since SQLite takes no half of a surrogate pair."""
    return json.dumps(note)


def read_note(form: str) -> str:
    """Return the note again."""
    return str(json.loads(form))


def _moved(thing: Mapping[str, object], before: str, after: str) -> Json:
    """Return it with `before` replaced by `after` at the start of links."""

    def moved(key: str, value: object) -> object:
        match value:
            case str() if key in LINKS and value.startswith(before):
                return after + value.removeprefix(before)
            case dict():
                return _moved(value, before, after)
            case list() | tuple():
                return [moved(key, inner) for inner in value]
            case _:
                return value

    return {key: moved(key, value) for key, value in thing.items()}
