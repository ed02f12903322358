"""Writing, rewriting and finding messages: what a request says becomes a version of a message."""

import mimetypes
import re
import struct
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.playground.changes import MessageEdited, MessagePosted
from bot.playground.components import cleansed, finished, texts
from bot.playground.entities import Attachment, Channel, Message, MessageFlag, MessageKind, MessageVersion, Reference
from bot.playground.permissions import Permission
from bot.playground.wire import Json, child, children, number, text, values, whole
from bot.playground.world import World

SETTABLE = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2
MENTION = re.compile(r"<@!?([0-9]{1,20})>")
ROLE_MENTION = re.compile(r"<@&([0-9]{1,20})>")


@dataclass(frozen=True, slots=True)
class Upload:
    """A file as it came with a request."""

    index: int
    filename: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Author:
    """The author of a message, and its origin."""

    user_id: int
    kind: MessageKind = MessageKind.PLAIN
    only_for: int | None = None
    by_interaction: bool = False
    origin: Json | None = None
    reference: Reference | None = None
    nonce: str | int | None = None


def post(world: World, channel: Channel, version: MessageVersion, author: Author) -> Message:
    """Put a new message into a channel and notify everyone."""
    if author.only_for is not None:
        version = replace(version, flags=version.flags | MessageFlag.HIDDEN)
    message = Message(
        world.snowflakes.mint(),
        channel.id,
        author.user_id,
        author.kind,
        [version],
        world.clock.now(),
        only_for=author.only_for,
        by_interaction=author.by_interaction,
        nonce=author.nonce,
        reference=author.reference,
        origin=author.origin,
    )
    channel.messages[message.id] = world.messages[message.id] = message
    if not message.hidden:
        channel.last_message_id = message.id
        if channel.thread is not None:
            channel.thread.total_sent += 1
    world.changes.publish(MessagePosted(message))
    return message


def revise(world: World, message: Message, version: MessageVersion) -> None:
    """Give a message a new version and notify everyone."""
    message.versions.append(version)
    world.changes.publish(MessageEdited(message))


def compose(
    world: World,
    channel: Channel,
    payload: Json,
    uploads: Sequence[Upload],
    *,
    before: MessageVersion | None = None,
    hidden: bool = False,
    fulfills: bool = False,
) -> MessageVersion:
    """Return the version of a message that a request asks for; what an edit does not name stays as it was.

    `fulfills` is the first real text of a message that so far said only that the bot is thinking.
    """
    old = before or MessageVersion()
    files = _attachments(world, channel, payload, uploads, old, hidden)
    flags = old.flags & ~MessageFlag.LOADING
    if "flags" in payload:
        asked = MessageFlag(number(payload, "flags")) & SETTABLE
        flags = (flags & ~MessageFlag.SUPPRESS_EMBEDS) | asked
    content = text(payload, "content") if "content" in payload else old.content
    embeds = _embeds(children(payload, "embeds"), files, world.base_url) if "embeds" in payload else old.embeds
    if "components" in payload:
        components = finished(children(payload, "components"), files, world.base_url)
    else:
        components = old.components
    edited = None if before is None or fulfills else world.clock.now()
    words = "\n".join([content, *texts(components)])
    mentions, roles = _mentions(world, words, payload), _role_mentions(world, channel, words, payload)
    return MessageVersion(content, embeds, components, files, flags, mentions, roles, edited)


def _attachments(
    world: World, channel: Channel, payload: Json, uploads: Sequence[Upload], old: MessageVersion, hidden: bool
) -> tuple[Attachment, ...]:
    listed = children(payload, "attachments")
    kept = old.attachments
    if "attachments" in payload:
        wanted = {whole(item.get("id")) for item in listed}
        kept = tuple(file for file in kept if file.id in wanted)
    details = {whole(item.get("id")): item for item in listed}
    fresh = []
    for upload in uploads:
        detail = details.get(upload.index, {})
        name = text(detail, "filename") or upload.filename
        file = Attachment(
            world.snowflakes.mint(),
            channel.id,
            cleansed(name),
            upload.content,
            mimetypes.guess_type(name)[0] or "application/octet-stream",
            description=text(detail, "description") or None,
            hidden=hidden,
            size=_picture_size(upload.content),
        )
        world.files[file.id] = file
        fresh.append(file)
    return (*kept, *fresh)


def _picture_size(content: bytes) -> tuple[int, int] | None:
    """Return the width and height of a PNG."""
    if content[:8] == b"\x89PNG\r\n\x1a\n" and len(content) >= 24:
        width, height = struct.unpack(">II", content[16:24])
        return int(width), int(height)
    return None


def _embeds(embeds: Sequence[Json], files: Sequence[Attachment], base_url: str) -> tuple[Json, ...]:
    named = {f"attachment://{file.filename}": base_url + file.path for file in files}
    finished_embeds = []
    for embed in embeds:
        done: Json = {"type": "rich", **embed}
        for key in ("image", "thumbnail"):
            if url := text(child(embed, key), "url"):
                scheme, _, name = url.partition("attachment://")
                url = url if scheme else named.get(f"attachment://{cleansed(name)}", url)
                done[key] = {**child(embed, key), "url": url, "proxy_url": url}
        finished_embeds.append(done)
    return tuple(finished_embeds)


def _mentions(world: World, content: str, payload: Json) -> tuple[int, ...]:
    """Return the users a text pings, as far as `allowed_mentions` lets it."""
    named = [user for found in MENTION.findall(content) if (user := int(found)) in world.users]
    return _allowed(named, payload, "users")


def _role_mentions(world: World, channel: Channel, content: str, payload: Json) -> tuple[int, ...]:
    """Return the roles a text of the bot pings: those that everyone may mention, or all if it may mention everyone."""
    guild = world.guild_of(channel)
    if guild is None:
        return ()
    may_all = world.permissions(world.bot.id, channel) & Permission.MENTION_EVERYONE
    roles = (guild.roles.get(int(found)) for found in ROLE_MENTION.findall(content))
    named = [role.id for role in roles if role is not None and role.id != guild.id and (may_all or role.mentionable)]
    return _allowed(named, payload, "roles")


def _allowed(named: Sequence[int], payload: Json, kind: str) -> tuple[int, ...]:
    """Return those of the named users or roles (`kind`) that a message may ping, each once."""
    if "allowed_mentions" in payload:
        allowed = child(payload, "allowed_mentions")
        if kind not in values(allowed, "parse"):
            chosen = {whole(each) for each in values(allowed, kind)}
            named = [each for each in named if each in chosen]
    return tuple(dict.fromkeys(named))
